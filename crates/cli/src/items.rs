//! A text from the command line, or one item for each line of standard input.

use std::io::{self, BufRead};

use anyhow::Context;

use crate::output::{Answer, Output};

/// The longest line that is read, in bytes.
const MAX_LINE_BYTES: usize = 1 << 20;

/// The argument that stands for standard input.
pub(crate) const STDIN: &str = "-";

/// Answers a text; if it is `-`, each line of standard input that is not empty. Gives the worst of
/// the answers.
pub(crate) fn for_each_item(
    out: &mut Output,
    text: &str,
    mut answer: impl FnMut(&mut Output, &str) -> anyhow::Result<Answer>,
) -> anyhow::Result<Answer> {
    if text != STDIN {
        let answered = answer(out, text)?;
        out.flush()?;
        return Ok(answered);
    }
    let mut worst = Answer::Done;
    let mut input = io::stdin().lock();
    let mut number = 0;
    while let Some(line) = next_line(&mut input).context("standard input cannot be read")? {
        number += 1;
        out.set_line(number);
        let answered = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(out, line.trim())?,
            Err(reason) => out.refuse(&[reason])?,
        };
        out.flush()?;
        worst = worst.max(answered);
    }
    Ok(worst)
}

/// The next line without its end, or why it cannot be taken; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    let mut length = 0_usize;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            if length == 0 {
                return Ok(None);
            }
            break;
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.map_or(chunk.len(), |end| end + 1)];
        length = length.saturating_add(part.len());
        if length <= MAX_LINE_BYTES {
            bytes.extend_from_slice(part);
        }
        let read = part.len();
        input.consume(read);
        if end.is_some() {
            break;
        }
    }
    if length > MAX_LINE_BYTES {
        let reason = format!("the line has {length} bytes, expected at most {MAX_LINE_BYTES}");
        return Ok(Some(Err(reason)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let column = error.utf8_error().valid_up_to() + 1;
        format!("byte {column} of the line is not UTF-8, expected UTF-8 text")
    });
    Ok(Some(text.map(|text| {
        text.trim_start_matches('\u{feff}').to_owned()
    })))
}

/// Splits a line in the text of a position and what follows it: at the first tab if there is one,
/// so that the position may have blanks in it, otherwise at the first blanks.
pub(crate) fn split_position(line: &str) -> (&str, &str) {
    let (position, rest) = line
        .split_once('\t')
        .or_else(|| line.split_once(char::is_whitespace))
        .unwrap_or((line, ""));
    (position.trim(), rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_without_their_ends() {
        let mut input = "a\r\n\nb".as_bytes();
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input).unwrap() {
            lines.push(line.unwrap().trim().to_owned());
        }
        assert_eq!(lines, ["a", "", "b"]);
    }

    #[test]
    fn a_line_too_long_is_refused_and_the_next_one_read() {
        let text = format!("{}\nb\n", "x".repeat(MAX_LINE_BYTES));
        let mut input = text.as_bytes();
        assert!(next_line(&mut input).unwrap().unwrap().is_err());
        assert_eq!(next_line(&mut input).unwrap().unwrap().unwrap(), "b\n");
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let line = next_line(&mut &b"W:\xff\n"[..]).unwrap().unwrap();
        assert!(line.unwrap_err().starts_with("byte 3"));
    }

    #[test]
    fn a_tab_sets_a_position_with_blanks_apart() {
        assert_eq!(split_position("W:W31:B20 31-27"), ("W:W31:B20", "31-27"));
        assert_eq!(
            split_position("W:W 31 :B20\t31-27 20-25"),
            ("W:W 31 :B20", "31-27 20-25")
        );
        assert_eq!(split_position("start"), ("start", ""));
    }
}
