use std::fmt;

use damier_rules::Color;

use crate::place::Place;

/// Whether a game is faulty, or only worth a second look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The game is whole; something in it is unusual.
    Warning,
    /// Something in the game could not be read or is against the rules.
    Error,
}

/// Something wrong in a game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where it begins.
    pub place: Place,
    /// What was found and what was expected.
    pub fault: Fault,
}

impl Problem {
    pub(crate) fn new(place: Place, fault: Fault) -> Self {
        Self { place, fault }
    }

    /// Whether the game is faulty for this reason.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.fault.severity()
    }

    /// Whether this is an error.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

/// What was found, and what was expected instead.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Text that is no part of a game.
    UnexpectedText(String),
    /// A `}` that closes no comment.
    StrayBrace,
    /// A `)` that closes no variation.
    StrayBracket,
    /// A comment that goes on to the next game or the end of the file.
    UnclosedComment,
    /// A variation that goes on to the next game or the end of the file.
    UnclosedVariation,
    /// A tag without `]`.
    UnclosedTag,
    /// A tag value without closing quote.
    UnclosedValue,
    /// A tag value that is not in quotes.
    UnquotedValue,
    /// A quote inside a tag value, not written `\"`.
    BareQuote,
    /// A tag value over several lines.
    LineEndInValue,
    /// A tag without a value.
    NoValue(String),
    /// Square brackets among the moves that hold no tag.
    NoTag(String),
    /// A setup command that is not `/FEN "..."/`.
    BadSetup,
    /// A `$` without a number up to 65535.
    BadNag(String),
    /// A list of captured squares that follows no move, or is not closed.
    BadCaptureList,
    /// A strength mark or numeric annotation where no move is.
    MarkWithoutMove(String),
    /// A result where no game is.
    ResultWithoutGame(String),
    /// A byte order mark of UTF-16.
    Utf16,
    /// A comment, tag or other token over its limit, in bytes.
    TooLong {
        /// What it is.
        what: &'static str,
        /// The limit in bytes.
        limit: usize,
    },
    /// Too much of something in one game.
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
    /// Variations nested too deep.
    TooDeep {
        /// The deepest nesting that is read.
        limit: usize,
    },
    /// A main-line move that is not legal; the moves behind it are not checked.
    IllegalMove {
        /// The ply, from 1.
        ply: usize,
        /// The move as it is in the file.
        text: String,
        /// Why it is not allowed.
        reason: String,
    },
    /// A move of a variation that is not legal; the rest of the variation is not checked.
    IllegalVariation {
        /// The move as it is in the file.
        text: String,
        /// Why it is not allowed.
        reason: String,
    },
    /// A move left unknown in the file; the moves behind it are not checked.
    UnknownMove {
        /// The ply, from 1.
        ply: usize,
    },
    /// A start or setup position that is not understood or not possible.
    BadPosition {
        /// The position as it is in the file.
        text: String,
        /// Why it is refused.
        reason: String,
    },
    /// The result behind the moves is not that of the Result tag.
    ResultMismatch {
        /// In the tag.
        tag: String,
        /// Behind the moves.
        moves: String,
    },
    /// The result says something else than the rules, by which the moves end with a win: a side has no
    /// piece or no move left.
    WrongResult {
        /// Who has won by the rules.
        winner: Color,
        /// The result of the file.
        result: String,
    },
    /// A capture whose squares in between, or captured pieces, are not those of the only capture with
    /// its start and end; that one is taken.
    WrongRoute {
        /// The capture as it is in the file.
        text: String,
        /// The move that is taken, in canonical form.
        taken: String,
    },
    /// A `GameType` tag that names no game: the game is guessed by its moves.
    UnknownGameType(String),
    /// A game whose tags do not say which it is that fits none of the games that are checked.
    UnknownGame {
        /// The ply, from 1, of the first move that fits none of them.
        ply: usize,
        /// That move as it is in the file.
        text: String,
    },
}

impl Fault {
    /// Whether it makes a game faulty.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            Self::LineEndInValue
            | Self::NoValue(_)
            | Self::UnquotedValue
            | Self::IllegalVariation { .. }
            | Self::UnknownMove { .. }
            | Self::ResultMismatch { .. }
            | Self::WrongResult { .. }
            | Self::WrongRoute { .. }
            | Self::UnknownGameType(_)
            | Self::UnknownGame { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Fault {
    /// The stable name, as in `illegal-move`. The codes never change their meaning.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnexpectedText(_) => "unexpected-text",
            Self::StrayBrace => "stray-brace",
            Self::StrayBracket => "stray-bracket",
            Self::UnclosedComment => "unclosed-comment",
            Self::UnclosedVariation => "unclosed-variation",
            Self::UnclosedTag => "unclosed-tag",
            Self::UnclosedValue => "unclosed-value",
            Self::UnquotedValue => "unquoted-value",
            Self::BareQuote => "bare-quote",
            Self::LineEndInValue => "line-end-in-value",
            Self::NoValue(_) => "no-value",
            Self::NoTag(_) => "no-tag",
            Self::BadSetup => "bad-setup",
            Self::BadNag(_) => "bad-nag",
            Self::BadCaptureList => "bad-capture-list",
            Self::MarkWithoutMove(_) => "mark-without-move",
            Self::ResultWithoutGame(_) => "result-without-game",
            Self::Utf16 => "utf-16",
            Self::TooLong { .. } => "too-long",
            Self::TooMany { .. } => "too-many",
            Self::TooDeep { .. } => "too-deep",
            Self::IllegalMove { .. } => "illegal-move",
            Self::IllegalVariation { .. } => "illegal-variation",
            Self::UnknownMove { .. } => "unknown-move",
            Self::BadPosition { .. } => "bad-position",
            Self::ResultMismatch { .. } => "result-mismatch",
            Self::WrongResult { .. } => "wrong-result",
            Self::WrongRoute { .. } => "wrong-route",
            Self::UnknownGameType(_) => "unknown-game-type",
            Self::UnknownGame { .. } => "unknown-game",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnexpectedText(text) => {
                write!(
                    f,
                    "found {text:?}, expected a move, a comment, a variation or a result"
                )
            }
            Self::StrayBrace => f.write_str("found '}', which closes no comment"),
            Self::StrayBracket => f.write_str("found ')', which closes no variation"),
            Self::UnclosedComment => f.write_str("the comment that begins here has no '}'"),
            Self::UnclosedVariation => f.write_str("the variation that begins here has no ')'"),
            Self::UnclosedTag => f.write_str("the tag that begins here has no ']'"),
            Self::UnclosedValue => {
                f.write_str("the value of this tag has no closing '\"' before its line ends")
            }
            Self::UnquotedValue => {
                f.write_str("the value of this tag is not between '\"' and '\"'")
            }
            Self::BareQuote => f.write_str("a '\"' inside the value of this tag, expected '\\\"'"),
            Self::LineEndInValue => f.write_str("the value of this tag goes over several lines"),
            Self::NoValue(name) => {
                write!(f, "tag {name:?} has no value, expected [{name} \"...\"]")
            }
            Self::NoTag(text) => write!(f, "found {text:?} among the moves, which is no tag"),
            Self::BadSetup => {
                f.write_str("found '/', expected a setup command like /FEN \"W:...\"/")
            }
            Self::BadNag(text) => write!(f, "found {text:?}, expected $ and a number up to 65535"),
            Self::BadCaptureList => {
                f.write_str("found '<', expected the captured squares of a move, like <42,29>")
            }
            Self::MarkWithoutMove(text) => write!(f, "found {text:?}, expected a move before it"),
            Self::ResultWithoutGame(text) => {
                write!(
                    f,
                    "result {text:?} stands alone, expected tags or moves before it"
                )
            }
            Self::Utf16 => f.write_str("the file is in UTF-16, expected UTF-8 or Latin-1"),
            Self::TooLong { what, limit } => {
                write!(
                    f,
                    "the {what} that begins here is longer than {limit} bytes"
                )
            }
            Self::TooMany { what, limit } => write!(f, "the game has more than {limit} {what}"),
            Self::TooDeep { limit } => {
                write!(
                    f,
                    "variations are nested more than {limit} deep; deeper ones are left out"
                )
            }
            _ => self.fmt_by_rules(f),
        }
    }
}

impl Fault {
    /// What the rules find wrong.
    fn fmt_by_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { ply, text, reason } => {
                write!(f, "move {text} (ply {ply}) is not legal: {reason}")
            }
            Self::IllegalVariation { text, reason } => {
                write!(f, "move {text} of a variation is not legal: {reason}")
            }
            Self::UnknownMove { ply } => {
                write!(
                    f,
                    "the move at ply {ply} is left unknown; the game is checked up to it"
                )
            }
            Self::BadPosition { text, reason } => {
                write!(f, "position {text:?} is refused: {reason}")
            }
            Self::ResultMismatch { tag, moves } => {
                write!(
                    f,
                    "the Result tag says {tag:?}, the moves end with {moves:?}"
                )
            }
            _ => self.fmt_by_tags(f),
        }
    }

    /// What does not fit the tags, or the text of a move.
    fn fmt_by_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame { ply, text } => write!(
                f,
                "move {text} (ply {ply}) fits none of the games that are checked, \
                 and no tag says which game it is: the moves are not checked"
            ),
            Self::WrongResult { winner, result } => write!(
                f,
                "the moves end with {winner}'s win by the rules, the result says {result:?}"
            ),
            Self::WrongRoute { text, taken } => write!(
                f,
                "no capture goes by the squares of {text}; taken for {taken}, \
                 the only one with its start and end"
            ),
            Self::UnknownGameType(value) => write!(
                f,
                "the GameType tag holds {value:?}, expected a number like 20 or a name like \
                 Russian; the game is guessed by its moves"
            ),
            // Everything else is told by `Display`.
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}

impl std::error::Error for Problem {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}
