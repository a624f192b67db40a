//! The side of a user interface or match runner.

use std::fmt;

use super::{
    CommandError, FromEngine, Id, Info, Level, LineError, Mode, Param, PositionText, ToEngine,
};

/// What an engine has said, and what to say to it.
///
/// ```
/// use damier_protocol::hub::{Controller, Event, Level, Mode, PositionText, ToEngine};
/// let settings = vec![("threads".to_owned(), "2".to_owned())];
/// let mut engine = Controller::new(settings);
/// assert_eq!(engine.begin(), ToEngine::Hub);
/// engine.line("id name=Demo")?;
/// engine.line("param name=threads value=1 type=int min=1 max=16")?;
/// let events = engine.line("wait")?;
/// let Event::Send(set) = &events[0] else { panic!("a line to send") };
/// assert_eq!(set.to_string(), "set-param name=threads value=2");
/// assert_eq!(engine.line("ready")?, [Event::Ready]);
/// let lines = engine.search(PositionText::default(), Level::default(), Mode::Think);
/// assert_eq!(lines.last(), Some(&ToEngine::Go(Mode::Think)));
/// assert!(matches!(&engine.line("done move=32-28")?[..], [Event::Done { .. }]));
/// # Ok::<(), damier_protocol::hub::ControllerError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Controller {
    settings: Vec<(String, String)>,
    id: Id,
    params: Vec<Param>,
    is_ready: bool,
    /// `go` lines whose `done` has not come.
    searches: usize,
    /// Whether the last of them is still wanted.
    is_wanted: bool,
}

/// Something that an engine's line brings about.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Write this line to the engine.
    Send(ToEngine),
    /// The engine can search.
    Ready,
    /// What the search has found so far.
    Info(Info),
    /// The search has ended, with a move and the reply expected to it.
    Done {
        /// The move, in Hub's form; `None` if the engine sees none.
        mv: Option<String>,
        /// The reply that it expects.
        ponder: Option<String>,
    },
    /// The answer to `ping`.
    Pong,
    /// The engine says that something makes no sense to it.
    Complaint(String),
}

impl Controller {
    /// Of an engine whose parameters are to be set so.
    #[must_use]
    pub fn new(settings: Vec<(String, String)>) -> Self {
        Self {
            settings,
            id: Id::default(),
            params: Vec::new(),
            is_ready: false,
            searches: 0,
            is_wanted: false,
        }
    }

    /// The first line to the engine.
    #[must_use]
    pub fn begin(&self) -> ToEngine {
        ToEngine::Hub
    }

    /// Who the engine says it is.
    #[must_use]
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// The parameters that it says it has, with the values that it began with.
    #[must_use]
    pub fn params(&self) -> &[Param] {
        &self.params
    }

    /// Whether it can search.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.is_ready
    }

    /// Whether a search that is wanted has not ended.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.searches > 0 && self.is_wanted
    }

    /// What a line of the engine brings about. What belongs to a search that was given up, and what
    /// is not known, brings about nothing.
    ///
    /// # Errors
    /// When the line cannot be read, or a setting is none that the engine can have.
    pub fn line(&mut self, text: &str) -> Result<Vec<Event>, ControllerError> {
        let line = match text.parse() {
            Ok(line) => line,
            Err(CommandError::Unknown { .. } | CommandError::Line(LineError::Empty)) => {
                return Ok(Vec::new());
            }
            Err(error) => return Err(ControllerError::Line(error)),
        };
        let is_current = self.searches == 1 && self.is_wanted;
        Ok(match line {
            FromEngine::Id(id) => {
                self.id = id;
                Vec::new()
            }
            FromEngine::Param(param) => {
                self.params.push(param);
                Vec::new()
            }
            FromEngine::Wait => self.settings()?.into_iter().map(Event::Send).collect(),
            FromEngine::Ready => {
                self.is_ready = true;
                vec![Event::Ready]
            }
            FromEngine::Info(info) if is_current => vec![Event::Info(info)],
            FromEngine::Done { mv, ponder } => {
                self.searches = self.searches.saturating_sub(1);
                if is_current {
                    vec![Event::Done { mv, ponder }]
                } else {
                    Vec::new()
                }
            }
            FromEngine::Info(_) => Vec::new(),
            FromEngine::Pong => vec![Event::Pong],
            FromEngine::Error { message } => vec![Event::Complaint(message)],
        })
    }

    /// The settings that differ from what the engine began with, and `init`.
    fn settings(&self) -> Result<Vec<ToEngine>, ControllerError> {
        let mut lines = Vec::new();
        for (name, value) in &self.settings {
            let param = self.params.iter().find(|param| param.name == *name);
            let Some(param) = param else {
                let names: Vec<&str> = self.params.iter().map(|param| &*param.name).collect();
                return Err(ControllerError::Setting {
                    reason: format!("{name} is none of its parameters ({})", names.join(", ")),
                });
            };
            let set = param.clone().set(value);
            set.map_err(|error| ControllerError::Setting {
                reason: error.to_string(),
            })?;
            if param.value != *value {
                lines.push(ToEngine::SetParam {
                    name: name.clone(),
                    value: value.clone(),
                });
            }
        }
        lines.push(ToEngine::Init);
        Ok(lines)
    }

    /// The lines that begin a search. One that still runs is stopped and given up.
    pub fn search(&mut self, position: PositionText, level: Level, mode: Mode) -> Vec<ToEngine> {
        let mut lines = self.give_up();
        lines.extend([
            ToEngine::Position(position),
            ToEngine::Level(level),
            ToEngine::Go(mode),
        ]);
        self.searches += 1;
        self.is_wanted = true;
        lines
    }

    /// The lines that stop a search whose result is no longer wanted.
    pub fn give_up(&mut self) -> Vec<ToEngine> {
        let lines = self.stop();
        self.is_wanted = false;
        lines
    }

    /// The lines that stop a search and make it give its move.
    #[must_use]
    pub fn stop(&self) -> Vec<ToEngine> {
        if self.is_searching() {
            vec![ToEngine::Stop]
        } else {
            Vec::new()
        }
    }
}

/// Why an engine cannot be talked to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ControllerError {
    /// It says something that cannot be read.
    Line(CommandError),
    /// A setting is none that it can have.
    Setting {
        /// Which and why.
        reason: String,
    },
}

impl fmt::Display for ControllerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => write!(f, "the engine's line cannot be read: {error}"),
            Self::Setting { reason } => write!(f, "the engine cannot be set up: {reason}"),
        }
    }
}

impl std::error::Error for ControllerError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Line(error) => Some(error),
            Self::Setting { .. } => None,
        }
    }
}
