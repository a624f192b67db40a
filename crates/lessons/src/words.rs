//! The messages of a file of Fluent, as far as lessons need them.

use std::collections::BTreeMap;

use crate::lesson::Fault;

/// The messages of a file, by name, each with its line and its text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    messages: BTreeMap<String, (usize, String)>,
}

impl Words {
    /// Reads the messages of a text of Fluent.
    ///
    /// ```
    /// use damier_lessons::Words;
    /// let words = Words::read("# A lesson.\nmen = Men\nmen-move =\n    Play <b>32-28</b>.\n").unwrap();
    /// assert_eq!(words.get("men-move"), Some("Play <b>32-28</b>."));
    /// ```
    ///
    /// # Errors
    /// Messages that stand twice, are empty, or hold what a lesson's text may not.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let mut words = Self::default();
        let mut faults = Vec::new();
        let mut last: Option<String> = None;
        for (at, line) in text.lines().enumerate() {
            let number = at + 1;
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with(char::is_whitespace) {
                let message = last.as_ref().and_then(|key| words.messages.get_mut(key));
                match message {
                    Some((_, text)) => {
                        if !text.is_empty() {
                            text.push(' ');
                        }
                        text.push_str(line.trim());
                    }
                    None => faults.push(fault(number, "a line that continues nothing")),
                }
                continue;
            }
            let Some((key, value)) = line.split_once('=') else {
                faults.push(fault(number, "expected NAME = TEXT"));
                continue;
            };
            let key = key.trim().to_owned();
            let value = value.trim().to_owned();
            if words
                .messages
                .insert(key.clone(), (number, value))
                .is_some()
            {
                faults.push(fault(number, &format!("{key:?} stands twice")));
            }
            last = Some(key);
        }
        for (key, (line, text)) in &words.messages {
            faults.extend(unfit(text).map(|what| fault(*line, &format!("{key:?} {what}"))));
        }
        faults.sort_by_key(|fault| fault.line);
        if faults.is_empty() {
            Ok(words)
        } else {
            Err(faults)
        }
    }

    /// The text of a message.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.messages.get(key).map(|(_, text)| text.as_str())
    }

    /// The names of the messages with their lines.
    pub fn iter(&self) -> impl Iterator<Item = (&str, usize)> {
        let messages = self.messages.iter();
        messages.map(|(key, (line, _))| (key.as_str(), *line))
    }
}

fn fault(line: usize, message: &str) -> Fault {
    Fault {
        line,
        message: message.to_owned(),
    }
}

/// What is wrong with a text that a lesson shows as it is.
fn unfit(text: &str) -> Option<&'static str> {
    let opened = text.matches("<b>").count();
    if text.is_empty() {
        Some("is empty")
    } else if text.contains(['{', '}']) {
        Some("holds a brace: texts of lessons have no variables")
    } else if opened != text.matches("</b>").count() || opened != text.matches('<').count() / 2 {
        Some("has a tag other than <b> and </b>, or one that is not closed")
    } else {
        None
    }
}
