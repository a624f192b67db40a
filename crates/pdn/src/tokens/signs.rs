//! The short tokens that begin with a sign of their own.

use memchr::memchr3;

use super::{Flaw, Lexeme};
use crate::input::Range;

pub(super) fn mark_length(text: &[u8]) -> usize {
    text.iter()
        .take_while(|&&byte| matches!(byte, b'!' | b'?'))
        .count()
}

/// `(`, or a mark in brackets: `(!)`.
pub(super) fn open(text: &[u8], start: usize) -> (Lexeme, usize) {
    let length = mark_length(&text[1..]);
    if length > 0 && text.get(length + 1) == Some(&b')') {
        let mark = Range {
            start: start + 1,
            end: start + 1 + length,
        };
        return (Lexeme::Mark(mark), length + 2);
    }
    (Lexeme::Open, 1)
}

pub(super) fn nag(text: &[u8], start: usize) -> (Lexeme, usize) {
    let digits = text[1..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let length = 1 + digits;
    let number = std::str::from_utf8(&text[1..length])
        .ok()
        .and_then(|digits| digits.parse().ok());
    let range = Range {
        start,
        end: start + length,
    };
    let unreadable = Lexeme::Unreadable {
        flaw: Flaw::BadNag,
        text: range,
    };
    (number.map_or(unreadable, Lexeme::Nag), length)
}

/// `<42, 29, 14, 31>`
pub(super) fn capture_list(text: &[u8], start: usize, out: &mut String) -> (Lexeme, usize) {
    out.clear();
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'<' if at == 0 => out.push('<'),
            b'0'..=b'9' | b'a'..=b'j' | b',' => out.push(char::from(byte)),
            b' ' | b'\t' => {}
            b'>' => {
                out.push('>');
                return (Lexeme::CaptureList, at + 1);
            }
            _ => break,
        }
    }
    let text = Range {
        start,
        end: start + 1,
    };
    (
        Lexeme::Unreadable {
            flaw: Flaw::BadCaptureList,
            text,
        },
        1,
    )
}

/// `/FEN "W:..."/`
pub(super) fn setup(text: &[u8], start: usize) -> (Lexeme, usize) {
    find_setup(text).map_or_else(
        || {
            let text = Range {
                start,
                end: start + 1,
            };
            (
                Lexeme::Unreadable {
                    flaw: Flaw::BadSetup,
                    text,
                },
                1,
            )
        },
        |(from, to, length)| {
            (
                Lexeme::Setup(Range {
                    start: start + from,
                    end: start + to,
                }),
                length,
            )
        },
    )
}

fn find_setup(text: &[u8]) -> Option<(usize, usize, usize)> {
    let blanks = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        from + rest
            .iter()
            .take_while(|&&byte| byte == b' ' || byte == b'\t')
            .count()
    };
    let name = blanks(1);
    if !text.get(name..name + 3)?.eq_ignore_ascii_case(b"FEN") {
        return None;
    }
    let quote = blanks(name + 3);
    if text.get(quote) != Some(&b'"') {
        return None;
    }
    let start = quote + 1;
    let end = start + memchr3(b'"', b'\n', b'\r', &text[start..])?;
    let slash = blanks(end + 1);
    (text[end] == b'"' && text.get(slash) == Some(&b'/')).then_some((start, end, slash + 1))
}

pub(super) fn is_utf16(text: &[u8]) -> bool {
    matches!(text, [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..])
}
