//! Why a match cannot be played.

use std::fmt;
use std::io;

use crate::limit::Limit;

/// Why a match is not played, or not to its end.
#[derive(Debug)]
#[non_exhaustive]
pub enum MatchError {
    /// An engine has no limit for its moves.
    NoLimit {
        /// Its name.
        engine: String,
    },
    /// An engine does not know such a limit.
    LimitNotKnown {
        /// Its name.
        engine: String,
        /// The limit.
        limit: Limit,
    },
    /// An engine speaks a protocol that knows International Draughts alone.
    OnlyInternational {
        /// Its name.
        engine: String,
    },
    /// An engine does not start.
    Start {
        /// Its name.
        engine: String,
        /// What happened.
        reason: String,
    },
    /// A file holds a game of a match with other settings.
    OtherMatch(String),
    /// A game cannot be kept.
    Keep(io::Error),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLimit { engine } => write!(
                f,
                "{engine} has no limit for a move, expected a time, nodes, a depth or a clock"
            ),
            Self::LimitNotKnown { engine, limit } => {
                write!(
                    f,
                    "{engine} cannot be told the limit {limit}, expected a time or a clock"
                )
            }
            Self::OnlyInternational { engine } => write!(
                f,
                "{engine} speaks a protocol that has no other game than international"
            ),
            Self::Start { engine, reason } => write!(f, "{engine} does not start: {reason}"),
            Self::OtherMatch(difference) => {
                write!(f, "the file holds games of another match: {difference}")
            }
            Self::Keep(_) => f.write_str("a game cannot be kept"),
        }
    }
}

impl std::error::Error for MatchError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Keep(error) => Some(error),
            _ => None,
        }
    }
}
