//! How far a search may go, and who tells it the time.

use std::time::Duration;

use crate::Allotment;

/// When a search stops. Without any limit it goes on until its callback breaks, or to the depth
/// where nothing more can be looked at.
///
/// ```
/// use damier_engine::Limits;
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert_eq!(limits.depth, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Plies to look ahead; captures behind them are still resolved.
    pub depth: Option<u32>,
    /// Positions to look at, never exceeded by one thread. Several threads share them.
    pub nodes: Option<u64>,
    /// Time by the clock handed in, looked at every [`Limits::NODES_BETWEEN_LOOKS`] nodes. A search
    /// in slices has no clock and leaves this to whoever slices it.
    pub time: Option<Allotment>,
    /// How many of the best moves are wanted, each with its line; 0 and 1 mean the best only.
    pub lines: usize,
    /// Whether to think where there is only one move, as one does to analyse.
    pub think_on_only_move: bool,
    /// Moves that are worse than the best by no more than so many hundredths of a man may be chosen
    /// in its place, depending on the seed. 0 chooses the best.
    pub looseness_centimen: u16,
    /// How much of what a position is worth beside its pieces is not seen, in percent: a beginner
    /// counts men. 0 sees everything.
    pub coarseness_percent: u8,
    /// In one position out of so many, by the seed, what the other side can take at once is
    /// overlooked. 0 overlooks nothing.
    pub overlooks_one_in: u8,
    /// What is asked of the endgame tables.
    pub endgames: Endgames,
    /// Chooses among such moves: the same seed in the same position makes the same choice.
    pub seed: u64,
}

impl Limits {
    /// How many nodes a search looks at between two looks at the clock.
    pub const NODES_BETWEEN_LOOKS: u64 = 1024;
}

/// What a search asks of the endgame tables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Endgames {
    /// Nothing.
    Unknown,
    /// How positions end, and of kings alone against a lone king when: what every build of the engine
    /// knows. On its way to another known win the search sees for itself.
    #[default]
    Outcomes,
    /// Where the position searched is in the tables, also when it ends: the nearest win, the farthest
    /// loss. With the feature `distances`; otherwise as [`Endgames::Outcomes`].
    Distances,
}

/// Tells a search the time, which it does not ask by itself, and when to stop.
///
/// ```
/// use damier_engine::Clock;
/// use std::time::{Duration, Instant};
///
/// struct WallClock(Instant);
/// impl Clock for WallClock {
///     fn now(&self) -> Duration {
///         self.0.elapsed()
///     }
/// }
/// ```
pub trait Clock {
    /// The time that this move has taken; it never runs backwards. It stays at zero while the
    /// engine thinks on the opponent's time.
    fn now(&self) -> Duration;

    /// Whether the search shall end now.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// A clock that stands still: for searches that nodes or depth limit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}
