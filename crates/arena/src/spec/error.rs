//! Why a text names no engine.

use std::fmt;

/// Why a text names no engine.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SpecError {
    /// There is nothing in it.
    Empty,
    /// A quote has no end.
    OpenQuote {
        /// The quote.
        sign: char,
        /// The text that it is in.
        text: String,
    },
    /// The first word is no kind of engine.
    NoKind(String),
    /// A word is not `key=value`.
    NoSetting(String),
    /// The kind of engine has no such setting.
    UnknownSetting {
        /// The kind.
        kind: String,
        /// The name of the setting.
        setting: String,
        /// The names that there are.
        known: String,
    },
    /// The value of a setting is not possible.
    Value {
        /// The name of the setting.
        name: &'static str,
        /// What is wrong and what was expected.
        reason: String,
    },
    /// Two limits of a move.
    SeveralLimits,
    /// A program is to be started and is not named.
    NoCommand,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("no engine is named, expected such as 'damier nodes=5000'"),
            Self::OpenQuote { sign, text } => write!(f, "a {sign} has no end in {text:?}"),
            Self::NoKind(found) => write!(
                f,
                "{found:?} is no kind of engine, expected one of damier, greedy, random, hub, hub1, \
                 dxp-server, dxp-client"
            ),
            Self::NoSetting(word) => write!(f, "{word:?} is no setting, expected key=value"),
            Self::UnknownSetting {
                kind,
                setting,
                known,
            } => write!(
                f,
                "{kind} has no setting {setting:?}, expected one of {known}"
            ),
            Self::Value { name, reason } => write!(f, "{name}: {reason}"),
            Self::SeveralLimits => f.write_str("only one of time, nodes, depth and clock is taken"),
            Self::NoCommand => f.write_str("no program is named, expected cmd=\"PROGRAM ...\""),
        }
    }
}

impl std::error::Error for SpecError {}
