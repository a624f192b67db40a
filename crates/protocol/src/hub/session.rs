//! The engine's side of a session.

use std::collections::VecDeque;

use super::{
    AnyGame, CommandError, FromEngine, GameKind, Id, Level, LineError, Mode, Param, ParamKind,
    ToEngine,
};

/// What an engine has been told, and what it has to do next.
///
/// It says what to do in [`Action`]s; whoever has the pipe and the search does it, and reports the
/// end of each search with [`Session::done`].
///
/// ```
/// use damier_protocol::hub::{Action, FromEngine, Id, Session};
/// let mut session = Session::new(Id::default(), Vec::new());
/// session.line("level depth=9");
/// let actions = session.line("go think");
/// assert!(matches!(&actions[..], [Action::Search(request)] if request.level.depth == Some(9)));
/// assert_eq!(session.line("ping"), [Action::Reply(FromEngine::Pong)]);
/// let actions = session.done(Some("32-28".into()), None);
/// assert!(matches!(&actions[..], [Action::Reply(FromEngine::Done { .. })]));
/// assert_eq!(session.line("stop"), []); // nothing to stop any more
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    id: Id,
    params: Vec<Param>,
    kind: GameKind,
    game: AnyGame,
    level: Level,
    is_searching: bool,
    /// What came during a search and has to wait for its end.
    waiting: VecDeque<ToEngine>,
}

/// Something to do for the engine.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Write this line.
    Reply(FromEngine),
    /// Load what the parameters ask for.
    Load,
    /// Forget what earlier searches found.
    Forget,
    /// Search, and report the end with [`Session::done`].
    Search(Box<Request>),
    /// The clock of the search runs from now on.
    PonderHit,
    /// End the search soon.
    Stop,
    /// End the program at once.
    Quit,
}

/// A search that is asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position with its history; the side to move has a legal move.
    pub game: AnyGame,
    /// What for.
    pub mode: Mode,
    /// How far.
    pub level: Level,
}

/// Two requests are equal if position, mode and level are; histories are not compared.
impl PartialEq for Request {
    fn eq(&self, other: &Self) -> bool {
        let of = |request: &Self| (request.game.hub(), request.mode, request.level);
        of(self) == of(other)
    }
}

impl Session {
    /// How many commands can wait for the end of a search.
    pub const MAX_WAITING: usize = 1000;

    /// A session of an engine that is called so and has these parameters. One named `variant` says
    /// which game is played, by the names of [`GameKind`].
    #[must_use]
    pub fn new(id: Id, params: Vec<Param>) -> Self {
        let variant = params.iter().find(|param| param.name == "variant");
        let kind = variant.and_then(|param| GameKind::named(&param.value));
        let kind = kind.unwrap_or_default();
        Self {
            id,
            params,
            kind,
            game: kind.start(),
            level: Level::default(),
            is_searching: false,
            waiting: VecDeque::new(),
        }
    }

    /// The parameter `variant`, for [`Session::new`].
    #[must_use]
    pub fn variant_param(kind: GameKind) -> Param {
        let values = GameKind::ALL.map(|kind| kind.name().to_owned()).to_vec();
        Param {
            name: "variant".to_owned(),
            value: kind.name().to_owned(),
            kind: ParamKind::Enum { values },
        }
    }

    /// The value of a parameter; empty if there is none with this name.
    #[must_use]
    pub fn param(&self, name: &str) -> &str {
        let param = self.params.iter().find(|param| param.name == name);
        param.map_or("", |param| &param.value)
    }

    /// The position that a search would begin with.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What to do about a line that came in.
    ///
    /// During a search `ping` is answered at once, `stop` and `ponder-hit` are passed on, and the
    /// rest waits for its end. Unknown commands and empty lines are ignored; what cannot be right is
    /// answered with `error`, and changes nothing.
    pub fn line(&mut self, text: &str) -> Vec<Action> {
        let command = match text.parse() {
            Ok(command) => command,
            Err(CommandError::Unknown { .. } | CommandError::Line(LineError::Empty)) => {
                return Vec::new();
            }
            Err(error) => return vec![refused(&error)],
        };
        match command {
            ToEngine::Ping => vec![Action::Reply(FromEngine::Pong)],
            ToEngine::Quit => vec![Action::Quit],
            // What follows a command that waits is about that command.
            ToEngine::Stop | ToEngine::PonderHit if self.waiting.is_empty() => self.act(command),
            _ if self.is_searching => self.wait(command),
            _ => self.act(command),
        }
    }

    /// What to do about the end of the input: whoever was there has gone.
    pub fn end_of_input(&mut self) -> Vec<Action> {
        vec![Action::Quit]
    }

    /// What to do about the end of a search, with its move and the reply that it expects. Nothing if
    /// no search runs.
    pub fn done(&mut self, mv: Option<String>, ponder: Option<String>) -> Vec<Action> {
        if !self.is_searching {
            return Vec::new();
        }
        self.is_searching = false;
        self.level = Level::default();
        let mut actions = vec![Action::Reply(FromEngine::Done { mv, ponder })];
        while let Some(command) = self.waiting.pop_front() {
            let concerns_search = matches!(command, ToEngine::Stop | ToEngine::PonderHit);
            if self.is_searching && !concerns_search {
                self.waiting.push_front(command);
                break;
            }
            actions.extend(self.act(command));
        }
        actions
    }

    fn wait(&mut self, command: ToEngine) -> Vec<Action> {
        if self.waiting.len() >= Self::MAX_WAITING {
            let message = format!(
                "{} commands wait for the end of the search, expected stop",
                self.waiting.len()
            );
            return vec![refused(&message)];
        }
        self.waiting.push_back(command);
        Vec::new()
    }

    fn act(&mut self, command: ToEngine) -> Vec<Action> {
        match command {
            ToEngine::Hub => self.introduce(),
            ToEngine::SetParam { name, value } => self.set_param(&name, &value),
            ToEngine::Init => vec![Action::Load, Action::Reply(FromEngine::Ready)],
            ToEngine::NewGame => vec![Action::Forget],
            ToEngine::Position(position) => match self.kind.read(&position) {
                Ok(game) => {
                    self.game = game;
                    self.level = Level::default();
                    Vec::new()
                }
                Err(error) => vec![refused(&error)],
            },
            ToEngine::Level(level) => {
                self.level.add(&level);
                Vec::new()
            }
            ToEngine::Go(mode) => self.go(mode),
            ToEngine::PonderHit if self.is_searching => vec![Action::PonderHit],
            ToEngine::Stop if self.is_searching => vec![Action::Stop],
            ToEngine::Ping => vec![Action::Reply(FromEngine::Pong)],
            ToEngine::Quit => vec![Action::Quit],
            ToEngine::PonderHit | ToEngine::Stop | ToEngine::Ignored => Vec::new(),
        }
    }

    fn introduce(&self) -> Vec<Action> {
        let mut lines = vec![FromEngine::Id(self.id.clone())];
        lines.extend(self.params.iter().cloned().map(FromEngine::Param));
        lines.push(FromEngine::Wait);
        lines.into_iter().map(Action::Reply).collect()
    }

    fn set_param(&mut self, name: &str, value: &str) -> Vec<Action> {
        let Some(param) = self.params.iter_mut().find(|param| param.name == name) else {
            let names: Vec<&str> = self
                .params
                .iter()
                .map(|param| param.name.as_str())
                .collect();
            let name: String = name.chars().take(80).collect();
            let expected = names.join(", ");
            return vec![refused(&format!(
                "set-param: name is {name:?}, expected one of {expected}"
            ))];
        };
        if let Err(error) = param.set(value) {
            return vec![refused(&format!("set-param: {error}"))];
        }
        if let Some(kind) = GameKind::named(value).filter(|kind| *kind != self.kind)
            && name == "variant"
        {
            self.kind = kind;
            self.game = kind.start();
        }
        Vec::new()
    }

    fn go(&mut self, mode: Mode) -> Vec<Action> {
        if !self.game.has_move() {
            self.level = Level::default();
            let nothing = FromEngine::Done {
                mv: None,
                ponder: None,
            };
            return vec![Action::Reply(nothing)];
        }
        self.is_searching = true;
        vec![Action::Search(Box::new(Request {
            game: self.game.clone(),
            mode,
            level: self.level,
        }))]
    }
}

fn refused(reason: &impl ToString) -> Action {
    Action::Reply(FromEngine::Error {
        message: reason.to_string(),
    })
}
