//! What the program says, to people or as JSON, and the exit code that sums it up.

use std::io::{self, BufWriter, Stdout, Write};
use std::process::ExitCode;

use serde::Serialize;

/// The answer to a question, by its exit code; a greater one is worse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Answer {
    /// What was asked for is done.
    Done = 0,
    /// The answer is no: a move is not legal, a file has faulty games, a game has ended.
    No = 1,
    /// The input could not be understood, or not be read.
    NotUnderstood = 2,
}

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> Self {
        Self::from(answer as u8)
    }
}

/// Standard output and standard error for one run.
#[derive(Debug)]
pub(crate) struct Output {
    json: bool,
    /// The line of standard input that is being answered.
    line: Option<u64>,
    out: BufWriter<Stdout>,
}

#[derive(Serialize)]
struct Refused<'a> {
    error: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
}

impl Output {
    pub(crate) fn new(json: bool) -> Self {
        Self {
            json,
            line: None,
            out: BufWriter::new(io::stdout()),
        }
    }

    /// Whether the stable form for programs was asked for.
    pub(crate) fn is_json(&self) -> bool {
        self.json
    }

    pub(crate) fn set_line(&mut self, line: u64) {
        self.line = Some(line);
    }

    /// The line of standard input that is being answered, if it is one.
    pub(crate) fn line(&self) -> Option<u64> {
        self.line
    }

    /// Writes a text for people.
    pub(crate) fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        let mut text = lines.join("\n");
        text.push('\n');
        self.text(&text)
    }

    /// Writes a text that ends its lines itself.
    pub(crate) fn text(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    /// Hands on what was written; what is not handed on at the end is lost.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Writes one object on a line of its own.
    pub(crate) fn object(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.text(&line)
    }

    /// Says on standard error why something is not done, a reason a line.
    pub(crate) fn complain(&self, reasons: &[String]) {
        self.to_stderr("error", reasons);
    }

    /// Says on standard error what is unusual.
    pub(crate) fn warn(&self, reasons: &[String]) {
        self.to_stderr("warning", reasons);
    }

    fn to_stderr(&self, kind: &str, reasons: &[String]) {
        let place = self
            .line
            .map(|line| format!("line {line}: "))
            .unwrap_or_default();
        let mut text = String::new();
        for reason in reasons {
            text.extend([kind, ": ", &place, reason, "\n"]);
        }
        // Where nobody listens to errors there is nobody to tell that this failed.
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }

    /// Says every reason why the input was not understood.
    pub(crate) fn refuse(&mut self, reasons: &[String]) -> io::Result<Answer> {
        self.complain(reasons);
        if self.json {
            self.object(&Refused {
                error: reasons,
                line: self.line,
            })?;
        }
        Ok(Answer::NotUnderstood)
    }
}

/// Says on standard error what names its own place and kind, a line each.
pub(crate) fn note(lines: &[String]) {
    let mut text = String::new();
    for line in lines {
        text.extend([line, "\n"]);
    }
    // Where nobody listens to errors there is nobody to tell that this failed.
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// A text from outside as it may be shown on a terminal: without control characters, of which some
/// move the cursor or change the direction of writing, and not too long.
pub(crate) fn printable(text: &str) -> String {
    const LENGTH: usize = 400;
    let mut shown = String::new();
    for (index, letter) in text.chars().enumerate() {
        if index == LENGTH {
            shown.push('…');
            break;
        }
        if letter.is_control() || is_invisible(letter) {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Marks of direction and line ends that are no control characters for Unicode.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_as_escapes() {
        assert_eq!(printable("a\x1b[2Jb\u{202e}é"), "a\\u{1b}[2Jb\\u{202e}é");
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(printable(&"x".repeat(100_000)).chars().count(), 401);
    }

    #[test]
    fn the_worst_answer_counts() {
        assert_eq!(Answer::Done.max(Answer::No), Answer::No);
        assert_eq!(Answer::NotUnderstood.max(Answer::No), Answer::NotUnderstood);
    }
}
