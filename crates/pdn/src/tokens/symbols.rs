//! The characters of moves, numbers and results, whatever they were typed with.

use crate::text::latin;

/// What one character means inside a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symbol {
    Digit(u8),
    /// A file of the board, `a` to `j`, in lower case.
    Letter(u8),
    /// A capture sign, `x` or `:`.
    Capture(u8),
    Dash,
    Half,
    Plus,
    Slash,
    Dot,
    Blank,
    Other,
    /// A line end, the end of the file, or a character that belongs to another token.
    End,
}

/// Reads symbols one by one; a copy of it is a place to come back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbols<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Symbols<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Bytes read so far.
    pub(super) fn length(&self) -> usize {
        self.at
    }

    pub(super) fn peek(&self) -> Symbol {
        symbol(&self.bytes[self.at..]).0
    }

    pub(super) fn next(&mut self) -> Symbol {
        let (symbol, length) = symbol(&self.bytes[self.at..]);
        self.at += length;
        symbol
    }

    pub(super) fn accept(&mut self, expected: Symbol) -> bool {
        let found = self.peek() == expected;
        if found {
            self.next();
        }
        found
    }

    /// Steps over blanks, and says whether there were any.
    pub(super) fn skip_blanks(&mut self) -> bool {
        let start = self.at;
        while self.accept(Symbol::Blank) {}
        self.at > start
    }

    /// Whether there is a `+` in the next few bytes, as long as the longest result.
    pub(super) fn has_plus(&self) -> bool {
        const LONGEST: usize = 12;
        self.bytes.iter().take(LONGEST).any(|&byte| byte == b'+')
    }

    /// Whether a word can end here.
    pub(super) fn is_at_end(&self) -> bool {
        matches!(self.peek(), Symbol::Blank | Symbol::End)
    }
}

fn symbol(bytes: &[u8]) -> (Symbol, usize) {
    let Some(&first) = bytes.first() else {
        return (Symbol::End, 0);
    };
    let symbol = match first {
        b'0'..=b'9' => Symbol::Digit(first - b'0'),
        b'a'..=b'j' => Symbol::Letter(first),
        b'A'..=b'J' => Symbol::Letter(first.to_ascii_lowercase()),
        b'x' | b'X' => Symbol::Capture(b'x'),
        b':' => Symbol::Capture(b':'),
        b'-' => Symbol::Dash,
        b'+' => Symbol::Plus,
        b'/' => Symbol::Slash,
        b'.' => Symbol::Dot,
        b' ' | b'\t' => Symbol::Blank,
        // Line ends, and the signs with which other tokens begin.
        0 | b'\n' | b'\r' | 0x0B | 0x0C | 0x1A | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b';'
        | b'!' | b'?' | b'*' | b'$' | b'<' | b'>' | b'"' => Symbol::End,
        0x80.. => return wide(bytes),
        _ => Symbol::Other,
    };
    (symbol, 1)
}

fn wide(bytes: &[u8]) -> (Symbol, usize) {
    let (character, length) = character(bytes);
    let symbol = match character {
        // Hyphens, dashes and the minus sign.
        '\u{2010}'..='\u{2015}' | '\u{2212}' => Symbol::Dash,
        // The multiplication sign and the Cyrillic letter that looks like x.
        '×' | 'х' | 'Х' => Symbol::Capture(b'x'),
        '½' => Symbol::Half,
        // Cyrillic letters that look like the files they are typed for.
        'а' | 'А' => Symbol::Letter(b'a'),
        'с' | 'С' => Symbol::Letter(b'c'),
        'е' | 'Е' => Symbol::Letter(b'e'),
        '…' => Symbol::Dot,
        _ if is_wide_blank(character) => Symbol::Blank,
        _ => Symbol::Other,
    };
    (symbol, length)
}

/// Blanks outside ASCII, and marks that show nothing.
pub(super) fn is_wide_blank(character: char) -> bool {
    matches!(
        character,
        '\u{A0}' | '\u{2000}'
            ..='\u{200B}' | '\u{2028}' | '\u{2029}' | '\u{202F}' | '\u{3000}' | '\u{FEFF}'
    )
}

/// The first character of `bytes`, as UTF-8 or else as Latin-1, and its length in bytes.
pub(super) fn character(bytes: &[u8]) -> (char, usize) {
    let length = match bytes[0] {
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF7 => 4,
        _ => 1,
    };
    let text = bytes
        .get(..length)
        .and_then(|bytes| std::str::from_utf8(bytes).ok());
    match text.and_then(|text| text.chars().next()) {
        Some(character) => (character, length),
        None => (latin(bytes[0]), 1),
    }
}
