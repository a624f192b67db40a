//! The messages.

use std::time::Duration;

use damier_rules::{Bitboard, Color, Move, Position, Square};

use super::{ChatText, Name};

/// One message.
///
/// ```
/// use damier_protocol::dxp::Message;
/// let message = Message::decode(b"M001205250422122320")?;
/// assert!(matches!(&message, Message::Move(played) if played.captured.len() == 4));
/// assert_eq!(message.encode(), b"M001205250422122320");
/// # Ok::<(), damier_protocol::dxp::DecodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Message {
    /// `R`, GAMEREQ: the initiator asks for a game.
    Request(GameRequest),
    /// `A`, GAMEACC: the follower answers.
    Answer {
        /// The follower's name.
        name: Name,
        /// What it says.
        answer: GameAnswer,
    },
    /// `M`, MOVE.
    Move(PlayedMove),
    /// `E`, GAMEEND: sent in place of a move, and to acknowledge it.
    End {
        /// Why, as the sender sees it.
        reason: EndReason,
        /// Whether the sender wants no further game.
        stop: bool,
    },
    /// `C`, CHAT.
    Chat(ChatText),
    /// `B`, BACKREQ: take moves back.
    BackRequest {
        /// The number of the move to go back to, 1 to 999; both sides' moves have the same number.
        number: u16,
        /// Who is to move there.
        turn: Color,
    },
    /// `K`, BACKACC: the answer to that.
    BackAnswer(BackAnswer),
}

/// What the initiator asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRequest {
    /// The initiator's name.
    pub name: Name,
    /// The side that the follower plays.
    pub follower: Color,
    /// For each side, for the whole game.
    pub time: ThinkingTime,
    /// Moves of each side for the whole game, at most 999; 0 is no limit.
    pub moves: u16,
    /// Where the game starts.
    pub start: Start,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// The start position, White to move.
    Normal,
    /// Another position.
    Position(Box<Position>),
}

impl Start {
    /// The position.
    #[must_use]
    pub fn position(&self) -> Position {
        match self {
            Self::Normal => Position::start(),
            Self::Position(position) => **position,
        }
    }
}

/// Thinking time as three characters can say it: whole minutes to 999, or a decimal number such as
/// `0.5`, which some programs read and write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ThinkingTime {
    // Invariant: below 10 minutes a multiple of 0.1, below 1 of 0.01, otherwise whole; at most 999.
    hundredths: u32,
}

impl ThinkingTime {
    /// The longest there is.
    pub const MAX: Self = Self { hundredths: 99_900 };

    /// The shortest time that can be said and is not shorter than this one; 999 minutes at most.
    ///
    /// ```
    /// use damier_protocol::dxp::ThinkingTime;
    /// use std::time::Duration;
    /// assert_eq!(ThinkingTime::at_least(Duration::from_secs(31)).to_string(), ".52");
    /// assert_eq!(ThinkingTime::at_least(Duration::from_secs(90)).to_string(), "1.5");
    /// assert_eq!(ThinkingTime::at_least(Duration::from_secs(3601)).to_string(), "061");
    /// ```
    #[must_use]
    pub fn at_least(time: Duration) -> Self {
        let hundredths = time.as_millis().div_ceil(600);
        let step = match hundredths {
            0..100 => 1,
            100..1000 => 10,
            _ => 100,
        };
        let rounded = hundredths.div_ceil(step).saturating_mul(step);
        Self {
            hundredths: u32::try_from(rounded).map_or(99_900, |rounded| rounded.min(99_900)),
        }
    }

    /// The time.
    #[must_use]
    pub fn duration(self) -> Duration {
        Duration::from_millis(u64::from(self.hundredths) * 600)
    }

    pub(super) fn from_hundredths(hundredths: u32) -> Self {
        Self::at_least(Duration::from_millis(u64::from(hundredths) * 600))
    }
}

impl std::fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (minutes, rest) = (self.hundredths / 100, self.hundredths % 100);
        match (minutes, rest) {
            (_, 0) => write!(f, "{minutes:03}"),
            (0, rest) if rest % 10 != 0 => write!(f, ".{rest:02}"),
            _ => write!(f, "{minutes}.{}", rest / 10),
        }
    }
}

/// What the follower says to a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameAnswer {
    /// The game is on.
    Accepted,
    /// The version of the protocol is not the right one.
    WrongVersion,
    /// Not this game; another perhaps.
    NotThis,
    /// No game at all.
    Never,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Seconds used for it, for information only.
    pub seconds: u16,
    /// Where the piece comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What it captures, each once, in any order.
    pub captured: Vec<Square>,
}

impl PlayedMove {
    /// The longest time that a message can say.
    pub const MAX_SECONDS: u16 = 9999;

    /// A move of a position, with the time used for it; captured pieces in the order of the capture.
    #[must_use]
    pub fn new(position: &Position, mv: Move, used: Duration) -> Self {
        let seconds = u16::try_from(used.as_secs()).unwrap_or(Self::MAX_SECONDS);
        Self {
            seconds: seconds.min(Self::MAX_SECONDS),
            from: mv.from(),
            to: mv.to(),
            captured: position.captured_in_order(mv),
        }
    }

    /// The legal move that it names, if there is one.
    ///
    /// ```
    /// use damier_protocol::dxp::Message;
    /// use damier_rules::Position;
    /// let position: Position = Position::from_fen("W:W26:B11,12,21,22").unwrap();
    /// let Message::Move(played) = Message::decode(b"M00052606021121")? else { panic!("a move") };
    /// let mv = played.find(&position).expect("it is legal");
    /// assert_eq!(position.move_text(mv), "26x6");
    /// # Ok::<(), damier_protocol::dxp::DecodeError>(())
    /// ```
    #[must_use]
    pub fn find(&self, position: &Position) -> Option<Move> {
        let captured = Bitboard::from_squares(self.captured.iter().copied());
        let named =
            |mv: &Move| (mv.from(), mv.to(), mv.captured()) == (self.from, self.to, captured);
        position.legal_moves().into_iter().find(named)
    }
}

/// Why a game ends, as the sender sees it. It is information only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// None is given.
    Unknown,
    /// The sender loses.
    Loss,
    /// It is a draw.
    Draw,
    /// The sender wins.
    Win,
}

/// The answer to a wish to take back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BackAnswer {
    /// Both go back.
    Accepted,
    /// This program never does.
    Unsupported,
    /// Not now.
    Refused,
}
