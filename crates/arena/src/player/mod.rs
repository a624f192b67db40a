//! Those who play: engines in this process and programs outside of it.

mod dxp;
mod greedy;
mod hub;
mod hub1;
mod own;
mod process;

use std::fmt;
use std::time::{Duration, Instant};

use damier_rules::{Color, Game, Move, Outcome, Position, Variant};

use crate::limit::{Limit, RunningClock};
use crate::spec::{Dialect, EngineSpec, Kind};

/// One engine, for as many games as it lives.
pub(crate) trait Player<V: Variant>: Send {
    /// Gets ready for a game that begins at the game's position.
    fn begin(&mut self, setting: &Setting<'_, V>) -> Result<(), Breach>;

    /// Finds a move for the side to move.
    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach>;

    /// Hears of a move that the opponent has made, before it is to find one itself.
    fn opponent_moves(
        &mut self,
        _before: &Position<V>,
        _mv: Move<V>,
        _used: Duration,
    ) -> Result<(), Breach> {
        Ok(())
    }

    /// Hears that the game is over.
    fn finish(&mut self, _color: Color, _outcome: Outcome) -> Result<(), Breach> {
        Ok(())
    }
}

/// A game that is about to begin.
#[derive(Debug)]
pub(crate) struct Setting<'a, V: Variant> {
    pub(crate) game: &'a Game<V>,
    pub(crate) color: Color,
    pub(crate) limit: Option<Limit>,
    /// Decides what is left to chance: the same for both games of a pair.
    pub(crate) seed: u64,
}

/// A move that is to be found.
#[derive(Debug)]
pub(crate) struct Turn<'a, V: Variant> {
    pub(crate) game: &'a Game<V>,
    pub(crate) allowance: Allowance,
    /// An engine that has not answered by then hangs.
    pub(crate) deadline: Instant,
}

/// What one move may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Allowance {
    /// What the engine decides by itself.
    Own,
    Time(Duration),
    Nodes(u64),
    Depth(u32),
    Clock(RunningClock),
}

/// What an engine said.
#[derive(Debug)]
pub(crate) struct Answer<V: Variant> {
    pub(crate) reply: Reply<V>,
    /// The time from question to answer.
    pub(crate) used: Duration,
    pub(crate) note: Note,
}

/// A move, or the end of the game.
#[derive(Debug)]
pub(crate) enum Reply<V: Variant> {
    Move(Move<V>),
    /// A text that is no legal move.
    Illegal(String),
    Resigns,
}

/// What an engine says of its move.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Note {
    /// In men, from the view of the side that moved; beyond 90 for wins and losses.
    pub(crate) score: Option<f64>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
}

/// How a forced win or loss counts as a score in men.
pub(crate) const WON: f64 = 100.0;

/// An engine broke the rules of the match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Breach {
    pub(crate) kind: BreachKind,
    /// What happened.
    pub(crate) text: String,
}

/// In what way an engine can break the rules of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BreachKind {
    /// It ended, or closed its connection.
    Crash,
    /// It did not answer.
    Hang,
    /// It answered, but after its time was up.
    Overrun,
    /// It played what is not a legal move.
    Illegal,
    /// It said what the protocol does not allow.
    Protocol,
}

impl BreachKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::Crash,
        Self::Hang,
        Self::Overrun,
        Self::Illegal,
        Self::Protocol,
    ];

    /// The stable name, as in `crash`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Crash => "crash",
            Self::Hang => "hang",
            Self::Overrun => "overrun",
            Self::Illegal => "illegal",
            Self::Protocol => "protocol",
        }
    }
}

impl Breach {
    pub(crate) fn new(kind: BreachKind, text: impl Into<String>) -> Self {
        Self {
            kind,
            text: text.into(),
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.code(), self.text)
    }
}

/// Starts an engine.
pub(crate) fn start<V: Variant>(spec: &EngineSpec) -> Result<Box<dyn Player<V>>, Breach> {
    Ok(match spec.kind() {
        Kind::Own(own) => Box::new(own::OwnEngine::start(own)?),
        Kind::Greedy { captures } => Box::new(greedy::Greedy::new(Some(*captures))),
        Kind::Random => Box::new(greedy::Greedy::new(None)),
        Kind::Hub(hub) => match hub.dialect {
            Dialect::One => Box::new(hub1::OldHubEngine::start(hub)?),
            Dialect::Two => Box::new(hub::HubEngine::start::<V>(hub)?),
        },
        Kind::Dxp(dxp) => Box::new(dxp::DxpEngine::start(dxp)?),
    })
}
