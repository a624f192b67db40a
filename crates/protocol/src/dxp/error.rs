//! What is wrong with a message.

use std::fmt;

use damier_rules::PositionErrors;

/// Why bytes are no message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DecodeError {
    /// There are none.
    Empty,
    /// No message has this type.
    Type {
        /// The first byte.
        found: u8,
    },
    /// The message is too short or too long.
    Length {
        /// What kind of message it is.
        message: &'static str,
        /// How many bytes it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A field has a value that it cannot have.
    Field {
        /// What kind of message it is.
        message: &'static str,
        /// The field.
        field: &'static str,
        /// Where it begins, counted from 0.
        place: usize,
        /// What it holds; `?` stands for what is no printable ASCII.
        found: String,
        /// What it can hold.
        expected: &'static str,
    },
    /// The version of the protocol is not 1: answer so.
    Version {
        /// The version.
        found: String,
    },
    /// The position of a request is impossible.
    Position(PositionErrors),
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the message is empty"),
            Self::Type { found } => write!(
                f,
                "the message begins with {:?}, expected one of R, A, M, E, C, B and K",
                char::from(*found)
            ),
            Self::Length {
                message,
                found,
                expected,
            } => write!(f, "{message} has {found} characters, expected {expected}"),
            Self::Field {
                message,
                field,
                place,
                found,
                expected,
            } => write!(
                f,
                "{message}: the {field} at {place} is {found:?}, expected {expected}"
            ),
            Self::Version { found } => {
                write!(f, "GAMEREQ: the version at 1 is {found:?}, expected \"01\"")
            }
            Self::Position(errors) => {
                let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
                write!(f, "GAMEREQ: the position at 43: {}", reasons.join("; "))
            }
        }
    }
}

impl std::error::Error for DecodeError {}
