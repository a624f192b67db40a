//! What a session asks its owner to do.

use damier_rules::{Color, End, Move, Outcome};

use crate::dxp::{BackAnswer, ChatText, GameAnswer, Message, Name, PlayedMove, ThinkingTime};

/// Something to do, or to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Send this message.
    Send(Message),
    /// A game begins.
    Begin(Agreement),
    /// We are to move: find a move, and play it.
    Think,
    /// Whatever is being thought about is no longer needed.
    Cancel,
    /// The other side has moved, and says that it took so many seconds.
    Played {
        /// The move.
        mv: Move,
        /// Seconds.
        seconds: u16,
    },
    /// The other side has sent a move that is not legal. It was told so, and is still to move.
    Illegal(PlayedMove),
    /// Moves were taken back, to where so many plies have been played.
    TakenBack(usize),
    /// The other side does not take back.
    NotTakenBack(BackAnswer),
    /// The other side says something.
    Heard(ChatText),
    /// The other side does not play the game that we asked for.
    Refused(GameAnswer),
    /// The game is over.
    Over(Over),
    /// The other side did something odd, which was overlooked.
    Odd(String),
    /// One of both wants no further game: close the connection.
    Close,
}

/// What was agreed about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// What the other side is called.
    pub opponent: Name,
    /// The side that we play.
    pub ours: Color,
    /// Thinking time for each side, for the whole game.
    pub time: ThinkingTime,
    /// Moves of each side for the whole game; 0 is no limit.
    pub moves: u16,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who ended it.
    pub by: EndedBy,
    /// What that side says about it.
    pub claimed: Option<Outcome>,
    /// What the rules say about the last position, if they end the game there.
    pub by_rules: Option<End>,
}

/// Who ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndedBy {
    /// This program.
    Us,
    /// The other one.
    Peer,
    /// Nobody: the connection is gone.
    LostConnection,
}
