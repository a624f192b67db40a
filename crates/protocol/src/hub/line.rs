//! One line of Hub: a command, and arguments with or without a value.

use std::fmt;
use std::iter::Peekable;
use std::str::{CharIndices, FromStr};

/// A line: a command and its arguments, not yet understood.
///
/// ```
/// use damier_protocol::hub::Line;
/// let line: Line = "  pos pos = Weee moves=\"32-28 19-23\" x=1 x=2\r\n".parse()?;
/// assert_eq!(line.command(), "pos");
/// assert_eq!(line.value("moves"), Some("32-28 19-23"));
/// assert_eq!(line.value("x"), Some("2")); // the last one counts
/// assert_eq!(line.value("start"), None);
/// # Ok::<(), damier_protocol::hub::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    // Invariant: names are not empty and have no blank, `=` or `"`; values have no `"`;
    // none has a control character.
    command: String,
    arguments: Vec<Argument>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Argument {
    name: String,
    /// `None` for a flag.
    value: Option<String>,
}

impl Line {
    /// The longest line that is read, in bytes: a game of a thousand moves takes about ten thousand.
    pub const MAX_BYTES: usize = 1 << 20;

    /// A line without arguments. The name is one of ours.
    pub(crate) fn new(command: &'static str) -> Self {
        debug_assert!(is_name(command));
        Self {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// The same with one more argument. There is no way to write a quote, so `'` takes its place,
    /// and a blank that of what would end the line.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        debug_assert!(is_name(name));
        let replace = |letter| match letter {
            '"' => '\'',
            letter if char::is_control(letter) => ' ',
            letter => letter,
        };
        self.arguments.push(Argument {
            name: name.to_owned(),
            value: Some(value.to_string().chars().map(replace).collect()),
        });
        self
    }

    /// The same with one more argument, if there is a value.
    #[must_use]
    pub(crate) fn with_some(self, name: &'static str, value: Option<impl fmt::Display>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The same with one more flag.
    #[must_use]
    pub(crate) fn with_flag(mut self, name: &'static str) -> Self {
        debug_assert!(is_name(name));
        self.arguments.push(Argument {
            name: name.to_owned(),
            value: None,
        });
        self
    }

    /// The first word.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument: of the last with this name, empty if it is a flag, `None` if there
    /// is no such argument.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        let named = |argument: &&Argument| argument.name == name;
        let argument = self.arguments.iter().rfind(named)?;
        Some(argument.value.as_deref().unwrap_or_default())
    }

    /// The arguments in order, each with its value; a flag has an empty one.
    pub fn arguments(&self) -> impl Iterator<Item = (&str, &str)> {
        self.arguments.iter().map(|argument| {
            let value = argument.value.as_deref().unwrap_or_default();
            (argument.name.as_str(), value)
        })
    }
}

/// Whatever else a control character means, it ends a word.
fn is_blank(letter: char) -> bool {
    letter == ' ' || letter.is_control()
}

fn is_special(letter: char) -> bool {
    is_blank(letter) || matches!(letter, '=' | '"')
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && !text.contains(is_special)
}

impl FromStr for Line {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        if text.len() > Self::MAX_BYTES {
            return Err(LineError::TooLong { found: text.len() });
        }
        let mut scanner = Scanner::new(text);
        scanner.skip_blanks();
        if scanner.letters.peek().is_none() {
            return Err(LineError::Empty);
        }
        let command = scanner.name("a command")?.to_owned();
        let mut arguments = Vec::new();
        loop {
            scanner.skip_blanks();
            if scanner.letters.peek().is_none() {
                return Ok(Self { command, arguments });
            }
            let name = scanner.name("the name of an argument")?.to_owned();
            scanner.skip_blanks();
            let value = if scanner
                .letters
                .next_if(|(_, letter)| *letter == '=')
                .is_some()
            {
                Some(scanner.value()?.replace(char::is_control, " "))
            } else {
                None
            };
            arguments.push(Argument { name, value });
        }
    }
}

struct Scanner<'a> {
    text: &'a str,
    letters: Peekable<CharIndices<'a>>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            letters: text.char_indices().peekable(),
        }
    }

    fn place(&mut self) -> usize {
        self.letters
            .peek()
            .map_or(self.text.len(), |(place, _)| *place)
    }

    /// The place as people count it.
    fn column(&self, place: usize) -> usize {
        self.text[..place].chars().count() + 1
    }

    fn skip_blanks(&mut self) {
        while self
            .letters
            .next_if(|(_, letter)| is_blank(*letter))
            .is_some()
        {}
    }

    /// A word without special characters, which may be empty.
    fn word(&mut self) -> &'a str {
        let begin = self.place();
        while self
            .letters
            .next_if(|(_, letter)| !is_special(*letter))
            .is_some()
        {}
        let end = self.place();
        &self.text[begin..end]
    }

    fn name(&mut self, expected: &'static str) -> Result<&'a str, LineError> {
        let begin = self.place();
        let word = self.word();
        match self.letters.peek() {
            Some((_, found)) if word.is_empty() => Err(LineError::Unexpected {
                found: *found,
                column: self.column(begin),
                expected,
            }),
            _ => Ok(word),
        }
    }

    /// The value behind `=`: a word, or anything between two quotes.
    fn value(&mut self) -> Result<&'a str, LineError> {
        self.skip_blanks();
        let begin = self.place();
        if self.letters.next_if(|(_, letter)| *letter == '"').is_none() {
            return Ok(self.word());
        }
        for (end, letter) in self.letters.by_ref() {
            if letter == '"' {
                return Ok(&self.text[begin + 1..end]);
            }
        }
        Err(LineError::UnclosedQuote {
            column: self.column(begin),
        })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for Argument { name, value } in &self.arguments {
            match value {
                None => write!(f, " {name}")?,
                Some(value) if is_name(value) => write!(f, " {name}={value}")?,
                Some(value) => write!(f, " {name}=\"{value}\"")?,
            }
        }
        Ok(())
    }
}

/// Why a text is no line of Hub.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LineError {
    /// Nothing but blanks.
    Empty,
    /// Longer than [`Line::MAX_BYTES`].
    TooLong {
        /// How long, in bytes.
        found: usize,
    },
    /// A character where none of its kind can stand.
    Unexpected {
        /// The character.
        found: char,
        /// Where, counted from 1.
        column: usize,
        /// What could stand there.
        expected: &'static str,
    },
    /// A quoted value that does not end.
    UnclosedQuote {
        /// Where it begins, counted from 1.
        column: usize,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the line is empty, expected a command"),
            Self::TooLong { found } => write!(
                f,
                "the line has {found} bytes, expected at most {}",
                Line::MAX_BYTES
            ),
            Self::Unexpected {
                found,
                column,
                expected,
            } => write!(f, "column {column}: {found:?}, expected {expected}"),
            Self::UnclosedQuote { column } => {
                write!(f, "the quote in column {column} is not closed")
            }
        }
    }
}

impl std::error::Error for LineError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let line: Line = text.parse().unwrap();
        assert_eq!(line.to_string(), expected);
        assert_eq!(expected.parse(), Ok(line));
    }

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        let error = text.parse::<Line>().unwrap_err();
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn blanks_around_tokens_mean_nothing() {
        check(" \t go   think \r\n", "go think");
        check("level time = 5 inc= 2", "level time=5 inc=2");
    }

    #[test]
    fn values_are_quoted_where_they_must_be() {
        check(
            "a b=\"c\" d=\"\" e=\"f g\" h=\"i=j\"",
            "a b=c d=\"\" e=\"f g\" h=\"i=j\"",
        );
        check("a b= ", "a b=\"\"");
    }

    #[test]
    fn control_characters_are_blanks() {
        check("go\0think\x0b x=\"1\0\n2\"\u{85}", "go think x=\"1  2\"");
    }

    #[test]
    fn a_quote_ends_its_value() {
        check("a b=\"c\"d", "a b=c d");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        check_refused("  \r\n", "the line is empty, expected a command");
        check_refused("=1", "column 1: '=', expected a command");
        check_refused("a b=c=d", "column 6: '=', expected the name of an argument");
        check_refused(
            "é \"x\"",
            "column 3: '\"', expected the name of an argument",
        );
        check_refused("pos moves=\"32-28", "the quote in column 11 is not closed");
    }

    #[test]
    fn what_cannot_be_written_is_replaced() {
        let line = Line::new("error").with("message", "a \"b\"\nc");
        assert_eq!(line.to_string(), "error message=\"a 'b' c\"");
    }
}
