//! What an engine says.

use std::fmt;
use std::str::FromStr;

use super::value::{CommandError, Values};
use super::{Info, Line, Param};

/// A line of the engine.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum FromEngine {
    /// `id`: who it is.
    Id(Id),
    /// `param`: a parameter it has.
    Param(Param),
    /// `wait`: parameters can be set now.
    Wait,
    /// `ready`: it can search.
    Ready,
    /// `info`: what the search has found so far.
    Info(Info),
    /// `done`: the end of a search.
    Done {
        /// The move, in Hub's form; `None` if there is none to play.
        mv: Option<String>,
        /// The reply that it expects.
        ponder: Option<String>,
    },
    /// `pong`: the answer to `ping`.
    Pong,
    /// `error`: something it was told makes no sense.
    Error {
        /// What and why.
        message: String,
    },
}

/// Who an engine is; nothing of it is required.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Id {
    /// Its name.
    pub name: Option<String>,
    /// Its version.
    pub version: Option<String>,
    /// Who wrote it.
    pub author: Option<String>,
    /// Where it comes from.
    pub country: Option<String>,
}

impl FromEngine {
    /// What a line of the engine says.
    ///
    /// # Errors
    /// When it is none, or an argument cannot be what it is.
    pub fn read(line: &Line) -> Result<Self, CommandError> {
        let values = |command| Values { command, line };
        Ok(match line.command() {
            "wait" => Self::Wait,
            "ready" => Self::Ready,
            "pong" => Self::Pong,
            "info" => Self::Info(Info::read(&values("info"))?),
            "param" => Self::Param(Param::read(&values("param"))?),
            "id" => {
                let values = values("id");
                Self::Id(Id {
                    name: values.text("name"),
                    version: values.text("version"),
                    author: values.text("author"),
                    country: values.text("country"),
                })
            }
            "done" => {
                let values = values("done");
                let stated = |text: &String| !text.is_empty();
                Self::Done {
                    mv: values.text("move").filter(stated),
                    ponder: values.text("ponder").filter(stated),
                }
            }
            "error" => Self::Error {
                message: line.value("message").unwrap_or_default().to_owned(),
            },
            other => {
                return Err(CommandError::Unknown {
                    command: other.chars().take(80).collect(),
                });
            }
        })
    }

    fn line(&self) -> Line {
        match self {
            Self::Id(id) => Line::new("id")
                .with_some("name", id.name.as_deref())
                .with_some("version", id.version.as_deref())
                .with_some("author", id.author.as_deref())
                .with_some("country", id.country.as_deref()),
            Self::Param(param) => param.line(),
            Self::Wait => Line::new("wait"),
            Self::Ready => Line::new("ready"),
            Self::Info(info) => info.line(),
            Self::Done { mv, ponder } => Line::new("done")
                .with_some("move", mv.as_deref())
                .with_some("ponder", ponder.as_deref()),
            Self::Pong => Line::new("pong"),
            Self::Error { message } => Line::new("error").with("message", message),
        }
    }
}

impl FromStr for FromEngine {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        Self::read(&text.parse()?)
    }
}

impl fmt::Display for FromEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.line(), f)
    }
}
