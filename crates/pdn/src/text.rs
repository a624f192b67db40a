//! Bytes to text: encodings, escapes and blanks.

use std::borrow::Cow;

use memchr::{memchr, memchr2};

/// The windows-1252 characters of the bytes 0x80 to 0x9F, where plain Latin-1 has only control
/// characters that no game file means.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of `bytes`: UTF-8 if they are valid UTF-8, else Latin-1 (as Windows has it).
///
/// ```
/// use damier_pdn::decode;
///
/// assert_eq!(decode("Épinal".as_bytes()), "Épinal");
/// assert_eq!(decode(b"\xc9pinal"), "Épinal");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| latin(byte)).collect()),
    }
}

pub(crate) fn latin(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The blanks of PDN: what separates tokens and what is trimmed from comments.
pub(crate) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C)
}

pub(crate) fn trim(mut bytes: &[u8]) -> &[u8] {
    while let [first, rest @ ..] = bytes
        && is_blank(*first)
    {
        bytes = rest;
    }
    while let [rest @ .., last] = bytes
        && is_blank(*last)
    {
        bytes = rest;
    }
    bytes
}

pub(crate) fn trim_text(text: &str) -> &str {
    text.trim_matches(|c: char| u8::try_from(c).is_ok_and(is_blank))
}

/// Whether a text is a strength mark.
pub(crate) fn is_mark(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| matches!(byte, b'!' | b'?'))
}

/// Appends a comment with its line ends taken out: one line end (with the blanks around it) is a
/// `line_end`, a blank line is one `\n`. In a file `line_end` is a blank: what a writer wraps is then
/// read back as it was.
pub(crate) fn push_comment(out: &mut Vec<u8>, comment: &str, line_end: u8) {
    let mut rest = comment.as_bytes();
    if memchr2(b'\n', b'\r', rest).is_none() {
        return out.extend_from_slice(rest);
    }
    while let Some(at) = rest.iter().position(|&byte| is_blank(byte)) {
        let blanks = rest[at..].iter().take_while(|&&byte| is_blank(byte));
        let end = at + blanks.count();
        let run = &rest[at..end];
        out.extend_from_slice(&rest[..at]);
        match line_ends(run) {
            0 => out.extend_from_slice(run),
            1 => out.push(line_end),
            _ => out.push(b'\n'),
        }
        rest = &rest[end..];
    }
    out.extend_from_slice(rest);
}

fn line_ends(run: &[u8]) -> usize {
    let mut ends = 0;
    let mut bytes = run.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        ends += usize::from(byte == b'\n' || byte == b'\r' && bytes.peek() != Some(&b'\n'));
    }
    ends
}

/// Appends a tag value: `\"` and `\\` mean `"` and `\`, any other `\` is itself, and a line end
/// (with the blanks around it) is a blank.
pub(crate) fn push_value(out: &mut Vec<u8>, value: &str) {
    let start = out.len();
    let mut rest = value.as_bytes();
    while let Some(at) = memchr(b'\\', rest) {
        out.extend_from_slice(&rest[..at]);
        rest = &rest[at + 1..];
        match rest.first() {
            Some(&escaped @ (b'"' | b'\\')) => {
                out.push(escaped);
                rest = &rest[1..];
            }
            _ => out.push(b'\\'),
        }
    }
    out.extend_from_slice(rest);
    join_lines(out, start);
}

/// Makes what was appended since `start` one line.
pub(crate) fn join_lines(out: &mut Vec<u8>, start: usize) {
    if memchr2(b'\n', b'\r', &out[start..]).is_some() {
        let value = out.split_off(start);
        let lines = value.split(|byte| matches!(byte, b'\n' | b'\r'));
        let lines = lines
            .map(<[u8]>::trim_ascii)
            .filter(|line| !line.is_empty());
        let lines: Vec<&[u8]> = lines.collect();
        out.extend_from_slice(&lines.join(&b' '));
    }
}

/// The first characters of some text, for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LENGTH: usize = 40;
    let shown: String = text
        .chars()
        .take(LENGTH)
        .map(|c| if c.is_control() { '\u{FFFD}' } else { c })
        .collect();
    if text.chars().nth(LENGTH).is_some() {
        shown + "..."
    } else {
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn comment(text: &str, expected: &str) {
        let mut out = Vec::new();
        push_comment(&mut out, text, b' ');
        assert_eq!(out, expected.as_bytes());
    }

    #[track_caller]
    fn value(text: &str, expected: &str) {
        let mut out = Vec::new();
        push_value(&mut out, text);
        assert_eq!(out, expected.as_bytes());
    }

    #[test]
    fn line_ends_in_comments_become_blanks_and_blank_lines_stay() {
        comment("a  b\tc", "a  b\tc");
        comment("a \r\n  b", "a b");
        comment("a\rb\nc", "a b c");
        comment("a\n\n\nb", "a\nb");
        comment("a\r\n\r\nb  c", "a\nb  c");
    }

    #[test]
    fn escapes_in_values() {
        value(r#"Cup \"Noord\" \\ B"#, r#"Cup "Noord" \ B"#);
        value(r"C:\games\", r"C:\games\");
        value("two\r\n lines", "two lines");
    }

    #[test]
    fn undecodable_bytes_are_latin_1() {
        assert_eq!(decode(b"69\xb0 caf\xe9 \x96"), "69° café –");
    }
}
