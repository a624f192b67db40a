//! Tags, whole and faulty.

use std::io::{self, Read};

use memchr::{memchr, memchr_iter, memchr2};

use super::comments::find_tag_line;
use super::{Flaw, Lexeme, Tokens};
use crate::input::Range;
use crate::limits;

impl<R: Read> Tokens<R> {
    pub(super) fn tag(&mut self) -> io::Result<Lexeme> {
        let mut found = read_tag(self.input.rest());
        if found.is_none() && !self.input.is_exhausted() {
            self.input.want(limits::TAG_BYTES)?;
            found = read_tag(self.input.rest());
        }
        let start = self.input.at();
        let rest = self.input.rest();
        let found = found.unwrap_or_else(|| read_faulty_tag(rest));
        self.input.skip_text(found.length);
        Ok(found.lexeme(start))
    }
}

/// A tag within some bytes.
struct Tag {
    name: (usize, usize),
    value: Option<(usize, usize)>,
    length: usize,
    flaw: Option<Flaw>,
}

impl Tag {
    fn lexeme(self, window: usize) -> Lexeme {
        let range = |(start, end): (usize, usize)| Range {
            start: window + start,
            end: window + end,
        };
        Lexeme::Tag {
            name: range(self.name),
            value: self.value.map(range),
            flaw: self.flaw,
        }
    }
}

/// The start and the end of the tag's name, and where its value begins.
fn read_name(text: &[u8]) -> ((usize, usize), usize) {
    let blanks = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        from + rest
            .iter()
            .take_while(|&&byte| byte == b' ' || byte == b'\t')
            .count()
    };
    let start = blanks(1);
    let is_part = |byte: &&u8| !crate::text::is_blank(**byte) && !matches!(**byte, b'"' | b']');
    let end = start + text[start..].iter().take_while(is_part).count();
    ((start, end), blanks(end))
}

/// A tag in the form of the standard, or `None` if it is in another form or not all there.
fn read_tag(text: &[u8]) -> Option<Tag> {
    let text = &text[..text.len().min(limits::TAG_BYTES)];
    let (name, quote) = read_name(text);
    if name.0 == name.1 || text.get(quote) != Some(&b'"') {
        return None;
    }
    let start = quote + 1;
    let mut end = start;
    loop {
        end += memchr2(b'"', b'\\', &text[end..])?;
        if text[end] == b'"' {
            break;
        }
        end += 2;
        if end > text.len() {
            return None;
        }
    }
    let bracket = end
        + 1
        + text[end + 1..]
            .iter()
            .take_while(|&&byte| byte == b' ')
            .count();
    let is_whole = text.get(bracket) == Some(&b']');
    // A quote of the next line would close a value that was not closed in its own.
    let is_one_line = || find_tag_line(&text[start..end]).is_none();
    (is_whole && is_one_line()).then(|| Tag {
        name,
        value: Some((start, end)),
        length: bracket + 1,
        flaw: None,
    })
}

/// A tag with something wrong in it, which ends at the latest where its line ends.
fn read_faulty_tag(text: &[u8]) -> Tag {
    let text = &text[..text.len().min(limits::TAG_BYTES)];
    let line_end = memchr2(b'\n', b'\r', text);
    let line = &text[..line_end.unwrap_or(text.len())];
    let (name, value) = read_name(line);
    let too_long = line_end.is_none() && line.len() == limits::TAG_BYTES;
    let flaw = |flaw: Flaw| Some(if too_long { Flaw::TooLong } else { flaw });
    if line.get(value) != Some(&b'"') {
        return read_unquoted_tag(line, name, value, flaw(Flaw::UnclosedTag));
    }
    let start = value + 1;
    let quoted_end = memchr_iter(b'"', &line[start..])
        .map(|at| start + at)
        .find(|&quote| crate::text::trim(&line[quote + 1..]).first() == Some(&b']'));
    if let Some(end) = quoted_end {
        let bracket = end + memchr(b']', &line[end..]).unwrap_or_default();
        let bare = memchr(b'"', &line[start..end]).is_some();
        let flaw = bare.then_some(Flaw::BareQuote);
        return Tag {
            name,
            value: Some((start, end)),
            length: bracket + 1,
            flaw,
        };
    }
    let trimmed = start + crate::text::trim(&line[start..]).len();
    let (end, flaw) = match line[..trimmed.max(start)] {
        [.., b']'] => (trimmed - 1, flaw(Flaw::UnclosedValue)),
        [.., b'"'] if trimmed > start => (trimmed - 1, flaw(Flaw::UnclosedTag)),
        _ => (line.len(), flaw(Flaw::UnclosedTag)),
    };
    Tag {
        name,
        value: Some((start, end.max(start))),
        length: line.len().max(1),
        flaw,
    }
}

fn read_unquoted_tag(
    line: &[u8],
    name: (usize, usize),
    start: usize,
    unclosed: Option<Flaw>,
) -> Tag {
    let bracket = memchr(b']', line);
    let end = bracket.unwrap_or(line.len());
    let start = start.min(end);
    let length = crate::text::trim(&line[start..end]).len();
    let value = (length > 0).then_some((start, start + length));
    let flaw = match (bracket, value) {
        (None, _) => unclosed,
        (Some(_), Some(_)) => Some(Flaw::UnquotedValue),
        (Some(_), None) => None,
    };
    let name = (name.0.min(end), name.1.min(end));
    Tag {
        name,
        value,
        length: bracket.map_or(line.len(), |at| at + 1).max(1),
        flaw,
    }
}
