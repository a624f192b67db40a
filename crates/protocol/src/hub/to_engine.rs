//! What a user interface or match runner says to an engine.

use std::fmt;
use std::str::FromStr;

use super::value::{CommandError, Values, Words};
use super::{Level, Line};

/// A command to the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ToEngine {
    /// `hub`: introduce yourself.
    Hub,
    /// `set-param`: a parameter gets a value.
    SetParam {
        /// Which.
        name: String,
        /// The value, as text.
        value: String,
    },
    /// `init`: load what you need, and say when you are ready.
    Init,
    /// `new-game`: forget what was found so far.
    NewGame,
    /// `pos`: the position to search from now on.
    Position(PositionText),
    /// `level`: one more limit.
    Level(Level),
    /// `go`: search.
    Go(Mode),
    /// `ponder-hit`: the expected move was played, the clock runs.
    PonderHit,
    /// `stop`: finish soon.
    Stop,
    /// `ping`: answer `pong`.
    Ping,
    /// `quit`: end.
    Quit,
    /// A known command that asks for nothing we know.
    Ignored,
}

/// How an engine is to search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// For a move.
    Think,
    /// While the other side thinks; the move expected of it is in the position already.
    Ponder,
    /// To show what it sees, until it is stopped.
    Analyze,
}

impl Mode {
    /// The flag of `go`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Think => "think",
            Self::Ponder => "ponder",
            Self::Analyze => "analyze",
        }
    }
}

/// A position and the moves that follow it, as texts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PositionText {
    /// A Hub position, or `None` for the start position.
    pub position: Option<String>,
    /// Hub moves.
    pub moves: Vec<String>,
}

impl ToEngine {
    /// The command that a line is.
    ///
    /// # Errors
    /// When it is none, or an argument cannot be what it is.
    pub fn read(line: &Line) -> Result<Self, CommandError> {
        Ok(match line.command() {
            "hub" => Self::Hub,
            "init" => Self::Init,
            "new-game" => Self::NewGame,
            "ponder-hit" => Self::PonderHit,
            "stop" => Self::Stop,
            "ping" => Self::Ping,
            "quit" => Self::Quit,
            "level" => Level::read(line)?,
            "pos" => Self::Position(PositionText::read(line)),
            "set-param" => {
                let command = "set-param";
                let values = Values { command, line };
                Self::SetParam {
                    name: values.required("name")?,
                    value: values.text("value").unwrap_or_default(),
                }
            }
            "go" => {
                let modes = [Mode::Think, Mode::Ponder, Mode::Analyze];
                let named = |mode: &Mode| line.value(mode.name()).is_some();
                let mode = modes.into_iter().find(named);
                Self::Go(mode.ok_or(CommandError::Missing {
                    command: "go",
                    expected: "think, ponder or analyze",
                })?)
            }
            other => {
                return Err(CommandError::Unknown {
                    command: other.chars().take(80).collect(),
                });
            }
        })
    }

    /// The command as a line. [`ToEngine::Ignored`] has none.
    fn line(&self) -> Option<Line> {
        Some(match self {
            Self::Hub => Line::new("hub"),
            Self::SetParam { name, value } => Line::new("set-param")
                .with("name", name)
                .with("value", value),
            Self::Init => Line::new("init"),
            Self::NewGame => Line::new("new-game"),
            Self::Position(position) => position.line(),
            Self::Level(level) => level.line(),
            Self::Go(mode) => Line::new("go").with_flag(mode.name()),
            Self::PonderHit => Line::new("ponder-hit"),
            Self::Stop => Line::new("stop"),
            Self::Ping => Line::new("ping"),
            Self::Quit => Line::new("quit"),
            Self::Ignored => return None,
        })
    }
}

impl PositionText {
    fn read(line: &Line) -> Self {
        let values = Values {
            command: "pos",
            line,
        };
        Self {
            position: values.text("pos"),
            moves: values.words("moves"),
        }
    }

    fn line(&self) -> Line {
        let line = match &self.position {
            Some(position) => Line::new("pos").with("pos", position),
            None => Line::new("pos").with_flag("start"),
        };
        let moves = (!self.moves.is_empty()).then_some(Words(&self.moves));
        line.with_some("moves", moves)
    }
}

impl FromStr for ToEngine {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        Self::read(&text.parse()?)
    }
}

impl fmt::Display for ToEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line() {
            Some(line) => fmt::Display::fmt(&line, f),
            None => Ok(()),
        }
    }
}
