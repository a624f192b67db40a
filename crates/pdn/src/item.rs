use crate::tokens::Plain;

/// One thing in a game's movetext.
///
/// A game's moves are a flat list of items; a variation is what stands between
/// [`Item::VariationStart`] and the [`Item::VariationEnd`] that belongs to it, and replaces the
/// move before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Item<'a> {
    /// A move in normal form, `32-28`, or `-` for a move left unknown.
    Move(&'a str),
    /// A strength mark: `!`, `?!`.
    Mark(&'a str),
    /// A numeric annotation, `$7`. A `*` glued to a move is read as 7, "forced".
    Nag(u16),
    /// A comment, trimmed, with `\n` where a file has a blank line; see
    /// [`commands`](crate::commands) for the clock times and other commands in it.
    Comment(&'a str),
    /// A line that begins with `%`, without it.
    CommentLine(&'a str),
    /// A setup command: the position from here on.
    Setup(&'a str),
    /// `(`
    VariationStart,
    /// `)`
    VariationEnd,
    /// A result inside a variation.
    Result(&'a str),
}

/// A part of a game's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Move,
    Mark,
    /// Its number is the span's end.
    Nag,
    Comment,
    CommentLine,
    Setup,
    Start,
    End,
    Result,
}

/// An item as it is kept: its text is a span of the game's text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) kind: Kind,
    /// The squares of a move of two squares.
    pub(crate) plain: Option<Plain>,
    pub(crate) span: Span,
    pub(crate) place: crate::Place,
}
