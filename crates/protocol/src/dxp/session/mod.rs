//! One program's side of a connection: what may be said when, and what it means.

mod action;
mod back;
mod receive;

use std::fmt;
use std::time::Duration;

use damier_rules::{Color, DrawRules, EndReason as RulesReason, Game, Move, Outcome};

pub use action::{Action, Agreement, EndedBy, Over};

use super::{ChatText, EndReason, GameAnswer, GameRequest, Message, Name, PlayedMove};

/// How a program behaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What it is called.
    pub name: Name,
    /// Whether it plays when it is asked for a game.
    pub follows: bool,
    /// Whether moves can be taken back.
    pub takes_back: bool,
    /// When it says that a game is drawn.
    pub rules: DrawRules,
}

/// A connection as one program sees it: who is to move, what was played, what is being waited for.
///
/// It says what to do in [`Action`]s; whoever has the socket and the engine does it.
///
/// ```
/// use damier_protocol::dxp::{Action, Message, Name, Session, Settings};
/// use damier_rules::{DrawRules, International};
/// use std::time::Duration;
///
/// let settings = Settings {
///     name: Name::new("Demo"),
///     follows: true,
///     takes_back: true,
///     rules: DrawRules::default_of::<International>(),
/// };
/// let mut session = Session::new(settings);
/// let actions = session.receive(b"R01Tornado voor Windows 4.0        W060065A");
/// assert!(matches!(actions[..], [Action::Send(_), Action::Begin(_), Action::Think]));
/// let mv = session.game().position().read_move("32-28").unwrap();
/// let actions = session.play(mv, Duration::from_secs(12))?;
/// let [Action::Send(message)] = &actions[..] else { panic!("a move to send") };
/// assert_eq!(message.encode(), b"M0012322800");
/// # Ok::<(), damier_protocol::dxp::SessionError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    settings: Settings,
    phase: Phase,
    /// The game that is played, or was played last.
    game: Game,
    agreed: Option<Agreement>,
    /// The ply that we asked to go back to, while there is no answer.
    asked_back: Option<usize>,
}

/// What is being waited for.
#[derive(Clone, Debug)]
enum Phase {
    /// For a game.
    Idle,
    /// For the answer to our request.
    Requested(GameRequest),
    /// For a move, of the side that is to move.
    Playing,
    /// For the acknowledgement of our end of the game.
    Ending { over: Over, stop: bool },
}

impl Session {
    /// A connection that was just made.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            phase: Phase::Idle,
            game: Game::new(),
            agreed: None,
            asked_back: None,
        }
    }

    /// The game that is played, or was played last.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was agreed about it; `None` before the first.
    #[must_use]
    pub fn agreed(&self) -> Option<&Agreement> {
        self.agreed.as_ref()
    }

    /// Whether a game is played and we are to move.
    #[must_use]
    pub fn is_our_turn(&self) -> bool {
        matches!(self.phase, Phase::Playing) && self.ours() == Some(self.game.position().turn())
    }

    /// Whether neither a game nor an answer is under way.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        matches!(self.phase, Phase::Idle)
    }

    fn ours(&self) -> Option<Color> {
        self.agreed.as_ref().map(|agreed| agreed.ours)
    }

    /// Asks for a game. The name in the request is that of the settings.
    ///
    /// # Errors
    /// When a game or an answer is under way.
    pub fn request(&mut self, mut request: GameRequest) -> Result<Vec<Action>, SessionError> {
        if !self.is_idle() {
            return Err(SessionError::NotIdle);
        }
        request.name = self.settings.name.clone();
        self.phase = Phase::Requested(request.clone());
        Ok(vec![Action::Send(Message::Request(request))])
    }

    /// Makes our move, for which so much time was used.
    ///
    /// # Errors
    /// When it is not our turn, an answer to our wish to take back is awaited, or the move is not
    /// legal.
    pub fn play(&mut self, mv: Move, used: Duration) -> Result<Vec<Action>, SessionError> {
        self.expect_our_turn()?;
        if self.asked_back.is_some() {
            return Err(SessionError::AskedBack);
        }
        let message = Message::Move(PlayedMove::new(self.game.position(), mv, used));
        self.game.play(mv).map_err(|error| SessionError::Move {
            reason: error.to_string(),
        })?;
        Ok(vec![Action::Send(message)])
    }

    /// Ends the game in place of a move; with `stop` it is the last one.
    ///
    /// # Errors
    /// When it is not our turn: the protocol has no other moment for it.
    pub fn end(&mut self, reason: EndReason, stop: bool) -> Result<Vec<Action>, SessionError> {
        self.expect_our_turn()?;
        self.asked_back = None;
        let over = self.over(EndedBy::Us, reason);
        self.phase = Phase::Ending { over, stop };
        Ok(vec![Action::Send(Message::End { reason, stop })])
    }

    /// Says something. It changes nothing.
    #[must_use]
    pub fn say(&self, text: &str) -> Action {
        Action::Send(Message::Chat(ChatText::new(text)))
    }

    /// What the end of the connection means.
    pub fn lost(&mut self) -> Vec<Action> {
        let was = std::mem::replace(&mut self.phase, Phase::Idle);
        match was {
            Phase::Playing => {
                let over = self.over(EndedBy::LostConnection, EndReason::Unknown);
                vec![Action::Cancel, Action::Over(over)]
            }
            // All that is missing is the acknowledgement.
            Phase::Ending { over, .. } => vec![Action::Over(over)],
            Phase::Requested(_) | Phase::Idle => Vec::new(),
        }
    }

    fn expect_our_turn(&self) -> Result<(), SessionError> {
        if self.is_our_turn() {
            Ok(())
        } else {
            Err(SessionError::NotOurTurn)
        }
    }

    /// How the game stands when it ends so.
    fn over(&self, by: EndedBy, reason: EndReason) -> Over {
        let ours = self.ours().unwrap_or(Color::White);
        let sender = if by == EndedBy::Us { ours } else { !ours };
        let claimed = match reason {
            EndReason::Unknown => None,
            EndReason::Loss => Some(Outcome::Win(!sender)),
            EndReason::Draw => Some(Outcome::Draw),
            EndReason::Win => Some(Outcome::Win(sender)),
        };
        Over {
            by,
            claimed,
            by_rules: self.game.end(),
        }
    }

    /// Starts the game that was agreed on.
    fn begin(&mut self, request: &GameRequest, opponent: Name, ours: Color) -> Vec<Action> {
        let agreed = Agreement {
            opponent,
            ours,
            time: request.time,
            moves: request.moves,
        };
        self.game = Game::with_rules(request.start.position(), self.settings.rules);
        self.agreed = Some(agreed.clone());
        self.asked_back = None;
        self.phase = Phase::Playing;
        let mut actions = vec![Action::Begin(agreed)];
        actions.extend(self.next());
        actions
    }

    /// What we do in the position on the board, if we are to move: end the game where the rules or
    /// the number of moves have ended it, think otherwise.
    fn next(&mut self) -> Vec<Action> {
        if !self.is_our_turn() || self.asked_back.is_some() {
            return Vec::new();
        }
        let ended = self.game.end().map(|end| match end.outcome {
            Outcome::Draw => EndReason::Draw,
            Outcome::Win(color) if Some(color) == self.ours() => EndReason::Win,
            Outcome::Win(_) => EndReason::Loss,
        });
        let most = self.agreed.as_ref().map_or(0, |agreed| agreed.moves);
        let are_used_up = most > 0 && self.game.plies() >= 2 * usize::from(most);
        match ended.or(are_used_up.then_some(EndReason::Unknown)) {
            Some(reason) => self.end(reason, false).unwrap_or_default(),
            None => vec![Action::Think],
        }
    }
}

impl Over {
    /// The result: what the rules say, otherwise what was claimed; `None` if neither says anything.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.by_rules.map(|end| end.outcome).or(self.claimed)
    }

    /// The code of the reason that the rules give, such as `25-move`.
    #[must_use]
    pub fn reason_code(&self) -> Option<&'static str> {
        self.by_rules.map(|end| RulesReason::code(end.reason))
    }
}

impl fmt::Display for GameAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Accepted => "accepted",
            Self::WrongVersion => "it speaks another version of the protocol",
            Self::NotThis => "it does not want this game",
            Self::Never => "it does not want any game",
        })
    }
}

/// Why something cannot be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SessionError {
    /// A game or an answer is under way.
    NotIdle,
    /// No game is played, or the other side is to move.
    NotOurTurn,
    /// The other side has not answered our wish to take back.
    AskedBack,
    /// The move is not legal.
    Move {
        /// Why.
        reason: String,
    },
    /// There is no such move to go back to.
    NoSuchMove {
        /// The move number.
        number: u16,
    },
}

impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotIdle => f.write_str("a game is under way, expected none"),
            Self::NotOurTurn => f.write_str("the other side is to move, expected our turn"),
            Self::AskedBack => f.write_str(
                "the other side has not said whether it takes back, expected its answer",
            ),
            Self::Move { reason } => write!(f, "the move cannot be played: {reason}"),
            Self::NoSuchMove { number } => {
                write!(f, "move {number} was not played, expected one that was")
            }
        }
    }
}

impl std::error::Error for SessionError {}
