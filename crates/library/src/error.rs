//! Why a search is refused.

use std::fmt;

/// A condition of a search, by the name that it has in a [`Query`](crate::Query).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Field {
    /// Either side.
    Player,
    /// Who has White.
    White,
    /// Who has Black.
    Black,
    /// The event.
    Event,
    /// The place.
    Site,
    /// The first day.
    From,
    /// The last day.
    To,
    /// The result.
    Result,
    /// Which of the games.
    Game,
    /// How many pieces.
    Material,
    /// The position.
    Fen,
    /// A part of the position.
    Contains,
    /// The least plies.
    MinPlies,
    /// The most plies.
    MaxPlies,
    /// The order of what is found.
    Sort,
}

impl Field {
    /// The name, as in `minPlies`. The names do not change.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::White => "white",
            Self::Black => "black",
            Self::Event => "event",
            Self::Site => "site",
            Self::From => "from",
            Self::To => "to",
            Self::Result => "result",
            Self::Game => "game",
            Self::Material => "material",
            Self::Fen => "fen",
            Self::Contains => "contains",
            Self::MinPlies => "minPlies",
            Self::MaxPlies => "maxPlies",
            Self::Sort => "sort",
        }
    }
}

/// A value of a search that is not understood, or over a limit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueryError {
    /// Which condition it is.
    pub field: Field,
    /// The stable name of what is wrong: `too-long`, `bad-date`, `bad-result`, `bad-game`,
    /// `bad-material`, `bad-fen`, `bad-plies`, `bad-sort`.
    pub code: &'static str,
    /// The value, its first 80 characters.
    pub text: String,
    /// Where in the value, in characters from 1.
    pub column: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

/// The characters of a value that an error repeats.
const SHOWN: usize = 80;

impl QueryError {
    pub(crate) fn new(
        field: Field,
        code: &'static str,
        text: &str,
        column: usize,
        message: impl Into<String>,
    ) -> Self {
        Self {
            field,
            code,
            text: text.chars().take(SHOWN).collect(),
            column,
            message: message.into(),
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            field,
            text,
            column,
            message,
            ..
        } = self;
        write!(f, "{} {text:?}, column {column}: {message}", field.name())
    }
}

impl std::error::Error for QueryError {}
