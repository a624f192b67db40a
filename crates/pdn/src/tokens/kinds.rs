//! What tokens there are.

use crate::place::Place;

/// A token and where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// Where it begins.
    pub place: Place,
    /// Line ends between it and the token before.
    pub line_ends: usize,
    /// What it is.
    pub kind: TokenKind<'a>,
}

/// What a token is. Bytes are as in the file (see [`decode`](crate::decode)); texts of moves and
/// results are in normal form: no blanks, no leading zeros, `-` for all dashes, small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TokenKind<'a> {
    /// `[Name "value"]`, the value still with its escapes.
    Tag {
        /// The name.
        name: &'a [u8],
        /// What is between the quotes, if there is a value.
        value: Option<&'a [u8]>,
        /// What is wrong with it.
        flaw: Option<Flaw>,
    },
    /// A comment without its signs.
    Comment {
        /// The comment.
        text: &'a [u8],
        /// How it was written.
        form: CommentForm,
        /// What is wrong with it.
        flaw: Option<Flaw>,
    },
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
    /// `12.`, `12...`, `...`
    Number(MoveNumber),
    /// `32-28`, `c3:e5:g7`, or `-` for a move that is left unknown.
    Move {
        /// The move, in ASCII.
        text: &'a [u8],
        /// Its two squares, if there are only two.
        plain: Option<Plain>,
    },
    /// `<42, 29>`: the captured squares of the move before, without blanks.
    CaptureList(&'a str),
    /// `!`, `?!`, `(!)`
    Mark(&'a str),
    /// A `*` glued to its move: the move was forced.
    Forced,
    /// `$7`
    Nag(u16),
    /// A result other than `*`.
    Result(&'a str),
    /// A `*` between games, or a `[pdn]` wrapper of a forum.
    Separator,
    /// `/FEN "..."/`, what is between the quotes.
    Setup(&'a [u8]),
    /// What is none of these.
    Unreadable {
        /// What is wrong.
        flaw: Flaw,
        /// What was found.
        text: &'a [u8],
    },
}

/// The two squares of a move that is written with two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain {
    /// Where it starts.
    pub from: u8,
    /// Where it ends.
    pub to: u8,
    /// Whether it was written with fields: `c3` is then 22, row by row from the top left.
    pub is_algebraic: bool,
    /// Whether a capture sign stands between them.
    pub is_capture: bool,
}

/// A move number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveNumber {
    /// The number, if there is one that fits.
    pub value: Option<u32>,
    /// Whether more than one dot follows: the next move is by the second player.
    pub is_ellipsis: bool,
}

/// How a comment was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CommentForm {
    /// `{...}`
    Braces,
    /// `;` and the rest of the line.
    Semicolon,
    /// `%` at the start of a line, and the rest of it.
    Percent,
}

/// What may be wrong with a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// Text of no known form.
    UnexpectedText,
    /// A `}` that closes no comment.
    StrayBrace,
    /// A comment without its `}`.
    UnclosedComment,
    /// A tag without its `]`.
    UnclosedTag,
    /// A tag value without its closing quote.
    UnclosedValue,
    /// A tag value that is not between quotes.
    UnquotedValue,
    /// A quote inside a tag value that is not escaped.
    BareQuote,
    /// A `/` that begins no setup command.
    BadSetup,
    /// A `$` without a number up to 65535.
    BadNag,
    /// A `<` that begins no list of squares.
    BadCaptureList,
    /// Over the limit of bytes.
    TooLong,
    /// A byte order mark of UTF-16.
    Utf16,
}
