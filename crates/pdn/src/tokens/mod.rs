//! PDN cut into tokens, in constant memory.

mod comments;
mod kinds;
mod quick;
mod signs;
mod single;
mod symbols;
mod tags;
mod words;

use std::io::{self, Read};

use crate::input::{Input, Mark, Range};
use crate::limits;
use crate::place::Place;

use quick::Quick;

pub use kinds::{CommentForm, Flaw, MoveNumber, Plain, Token, TokenKind};
pub(crate) use single::{certain_result, is_certain_result, normal_move, single_move};

/// A token found: ranges of the window and the scratch string instead of texts.
#[derive(Clone, Copy, Debug)]
enum Lexeme {
    Tag {
        name: Range,
        value: Option<Range>,
        flaw: Option<Flaw>,
    },
    Comment {
        text: Range,
        form: CommentForm,
        flaw: Option<Flaw>,
    },
    Open,
    Close,
    Number(MoveNumber),
    PlainMove {
        text: Range,
        plain: Plain,
    },
    Move(Option<Plain>),
    CaptureList,
    Mark(Range),
    Forced,
    Nag(u16),
    Result,
    Separator,
    Setup(Range),
    Unreadable {
        flaw: Flaw,
        text: Range,
    },
}

/// A move number with one dot.
#[inline(always)]
fn plain_number(value: u8) -> MoveNumber {
    MoveNumber {
        value: Some(value.into()),
        is_ellipsis: false,
    }
}

/// A file cut into tokens, one at a time.
///
/// ```
/// use damier_pdn::{TokenKind, Tokens};
///
/// let mut tokens = Tokens::new("1. 32-28! {good} *".as_bytes());
/// let mut moves = 0;
/// while let Some(token) = tokens.next_token()? {
///     if let TokenKind::Move { text, .. } = token.kind {
///         assert_eq!((text, token.place.column), (&b"32-28"[..], 4));
///         moves += 1;
///     }
/// }
/// assert_eq!(moves, 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Tokens<R> {
    input: Input<R>,
    scratch: String,
    /// The token reached, where it begins, and the line ends before it.
    found: Lexeme,
    start: Mark,
    line_ends: usize,
    /// Where the last move or its mark ended: a `*` there belongs to it.
    move_end: u64,
    /// The rest of a comment over the limit, still to be skipped.
    long_comment: Option<CommentForm>,
}

impl<R: Read> Tokens<R> {
    /// The tokens of what `source` gives. It need not be buffered.
    #[must_use]
    pub fn new(source: R) -> Self {
        Self {
            input: Input::new(source),
            start: Mark::default(),
            scratch: String::new(),
            found: Lexeme::Separator,
            line_ends: 0,
            move_end: u64::MAX,
            long_comment: None,
        }
    }

    /// The next token, or `None` at the end of the file.
    ///
    /// # Errors
    /// What reading from the source gives.
    #[inline(always)]
    pub fn next_token(&mut self) -> io::Result<Option<Token<'_>>> {
        let start = self.input_at_token()?;
        // Given at once: keeping it first would cost as much as finding it.
        if let Some(found) = quick::quick(self.input.ahead()) {
            let kind = match found {
                Quick::Number(value, length) => {
                    self.input.skip_plain(length);
                    TokenKind::Number(plain_number(value))
                }
                Quick::Move(plain, length) => {
                    self.input.skip_plain(length);
                    self.move_end = self.input.offset();
                    let text = self.input.slice(Range {
                        start,
                        end: start + length,
                    });
                    TokenKind::Move {
                        text,
                        plain: Some(plain),
                    }
                }
            };
            return Ok(Some(Token {
                place: self.start.place(),
                line_ends: self.line_ends,
                kind,
            }));
        }
        self.next_slowly()
    }

    /// The next token, if it is none of the short ones.
    #[inline(never)]
    fn next_slowly(&mut self) -> io::Result<Option<Token<'_>>> {
        Ok(if self.advance_slowly()? {
            Some(self.token())
        } else {
            None
        })
    }

    /// Goes to the next token, if there is one.
    #[inline]
    pub(crate) fn advance(&mut self) -> io::Result<bool> {
        let start = self.input_at_token()?;
        match quick::quick(self.input.ahead()) {
            Some(Quick::Number(value, length)) => {
                self.input.skip_plain(length);
                self.found = Lexeme::Number(plain_number(value));
            }
            Some(Quick::Move(plain, length)) => {
                self.input.skip_plain(length);
                self.move_end = self.input.offset();
                let text = Range {
                    start,
                    end: start + length,
                };
                self.found = Lexeme::PlainMove { text, plain };
            }
            None => return self.advance_slowly(),
        }
        Ok(true)
    }

    /// Steps over the blanks before the next token, and says where in the window it begins.
    #[inline(always)]
    fn input_at_token(&mut self) -> io::Result<usize> {
        self.line_ends = self.skip_blanks()?;
        self.start = self.input.mark();
        Ok(self.input.at())
    }

    /// Goes to a token that is none of the short ones that most of a file is made of.
    fn advance_slowly(&mut self) -> io::Result<bool> {
        let Some(&first) = self.input.rest().first() else {
            return Ok(false);
        };
        self.found = self.lexeme(first)?;
        Ok(true)
    }

    /// The token reached.
    #[inline]
    pub(crate) fn token(&self) -> Token<'_> {
        Token {
            place: self.start.place(),
            line_ends: self.line_ends,
            kind: self.kind(self.found),
        }
    }

    /// The token reached, if it is a move of two squares as it is kept: most are.
    #[inline]
    pub(crate) fn plain_move(&self) -> Option<(&[u8], Plain, Place)> {
        match self.found {
            Lexeme::PlainMove { text, plain } => {
                Some((self.input.slice(text), plain, self.start.place()))
            }
            _ => None,
        }
    }

    /// Where the next byte is that no token has taken.
    #[must_use]
    pub fn place(&self) -> Place {
        self.input.place()
    }

    /// Makes the token last given the next one again.
    pub(crate) fn put_back(&mut self) {
        self.input.go_back(self.start);
        self.long_comment = None;
    }

    /// Steps over blanks, and says how many lines they end. Behind them a whole word is in the
    /// window.
    #[inline(always)]
    fn skip_blanks(&mut self) -> io::Result<usize> {
        if let Some(form) = self.long_comment.take() {
            self.skip_long_comment(form)?;
        }
        self.input.want(2 * limits::WORD_BYTES)?;
        let line_ends = self.input.skip_blanks();
        let next = self.input.ahead()[0];
        // The end-of-file sign of DOS is a blank, and bytes outside ASCII may be.
        let ends = next.is_ascii() && next != 0x1A;
        if ends && self.input.has(limits::WORD_BYTES) {
            Ok(line_ends)
        } else {
            Ok(line_ends + self.skip_rare_blanks()?)
        }
    }

    #[cold]
    fn skip_rare_blanks(&mut self) -> io::Result<usize> {
        let mut line_ends = 0;
        loop {
            self.input.want(2 * limits::WORD_BYTES)?;
            line_ends += self.input.skip_blanks();
            match self.wide_blank() {
                0 if self.input.has(limits::WORD_BYTES) => return Ok(line_ends),
                length => self.input.skip_text(length),
            }
        }
    }

    fn wide_blank(&self) -> usize {
        let rest = self.input.rest();
        match rest.first() {
            Some(0x1A) => return 1,
            Some(0x80..) => {}
            _ => return 0,
        }
        let (character, length) = symbols::character(rest);
        if symbols::is_wide_blank(character) {
            length
        } else {
            0
        }
    }

    fn lexeme(&mut self, first: u8) -> io::Result<Lexeme> {
        match first {
            b'{' => return self.comment(),
            b'[' => return self.tag(),
            b';' => return self.line_comment(CommentForm::Semicolon),
            b'%' if self.input.at_line_start() => return self.line_comment(CommentForm::Percent),
            _ => {}
        }
        let before = self.input.offset();
        let start = self.input.at();
        let (lexeme, length) = self.short(first, start);
        if length > 0 {
            self.input.skip_text(length);
        }
        match lexeme {
            Lexeme::Move(_) | Lexeme::Forced | Lexeme::CaptureList => {
                self.move_end = self.input.offset();
            }
            Lexeme::Mark(_) if self.move_end == before => self.move_end = self.input.offset(),
            _ => {}
        }
        Ok(lexeme)
    }

    /// A token of one kind of sign, within the bytes wanted.
    fn short(&mut self, first: u8, start: usize) -> (Lexeme, usize) {
        let one = Range {
            start,
            end: start + 1,
        };
        let rest = self.input.rest();
        let rest = &rest[..rest.len().min(limits::WORD_BYTES)];
        match first {
            b'(' => signs::open(rest, start),
            b')' => (Lexeme::Close, 1),
            b'}' => (
                Lexeme::Unreadable {
                    flaw: Flaw::StrayBrace,
                    text: one,
                },
                1,
            ),
            b'*' if self.move_end == self.input.offset() => (Lexeme::Forced, 1),
            b'*' => (Lexeme::Separator, 1),
            b'!' | b'?' => {
                let length = signs::mark_length(rest);
                (
                    Lexeme::Mark(Range {
                        start,
                        end: start + length,
                    }),
                    length,
                )
            }
            b'$' => signs::nag(rest, start),
            b'<' => signs::capture_list(rest, start, &mut self.scratch),
            b'/' => signs::setup(rest, start),
            0xFE | 0xFF if signs::is_utf16(rest) && self.input.offset() == 0 => {
                let text = Range {
                    start,
                    end: start + 2,
                };
                (
                    Lexeme::Unreadable {
                        flaw: Flaw::Utf16,
                        text,
                    },
                    2,
                )
            }
            _ => match words::read(rest, &mut self.scratch) {
                (words::Word::Number(number), length) => (Lexeme::Number(number), length),
                (words::Word::Move(plain), length) => (Lexeme::Move(plain), length),
                (words::Word::Result, length) => (Lexeme::Result, length),
                (words::Word::Junk, length) => {
                    let text = Range {
                        start,
                        end: start + length,
                    };
                    (
                        Lexeme::Unreadable {
                            flaw: Flaw::UnexpectedText,
                            text,
                        },
                        length,
                    )
                }
            },
        }
    }

    #[inline]
    fn kind(&self, lexeme: Lexeme) -> TokenKind<'_> {
        match lexeme {
            Lexeme::PlainMove { text, plain } => TokenKind::Move {
                text: self.input.slice(text),
                plain: Some(plain),
            },
            Lexeme::Number(number) => TokenKind::Number(number),
            Lexeme::Tag { name, value, flaw } => TokenKind::Tag {
                name: self.input.slice(name),
                value: value.map(|value| self.input.slice(value)),
                flaw,
            },
            Lexeme::Comment { text, form, flaw } => TokenKind::Comment {
                text: self.input.slice(text),
                form,
                flaw,
            },
            Lexeme::Open => TokenKind::VariationStart,
            Lexeme::Close => TokenKind::VariationEnd,
            Lexeme::Move(plain) => TokenKind::Move {
                text: self.scratch.as_bytes(),
                plain,
            },
            Lexeme::CaptureList => TokenKind::CaptureList(&self.scratch),
            Lexeme::Mark(text) => TokenKind::Mark(self.ascii(text)),
            Lexeme::Forced => TokenKind::Forced,
            Lexeme::Nag(number) => TokenKind::Nag(number),
            Lexeme::Result => TokenKind::Result(&self.scratch),
            Lexeme::Separator => TokenKind::Separator,
            Lexeme::Setup(text) => TokenKind::Setup(self.input.slice(text)),
            Lexeme::Unreadable { flaw, text } => TokenKind::Unreadable {
                flaw,
                text: self.input.slice(text),
            },
        }
    }

    #[inline]
    fn ascii(&self, text: Range) -> &str {
        std::str::from_utf8(self.input.slice(text)).unwrap_or_default()
    }
}
