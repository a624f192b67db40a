//! How far a search may go, and who tells it the time.

use std::time::Duration;

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
    /// Positions to look at, never exceeded.
    pub nodes: Option<u64>,
    /// Time by the clock handed in, looked at every [`Limits::NODES_BETWEEN_LOOKS`] nodes. A search
    /// in slices has no clock and leaves this to whoever slices it.
    pub time: Option<Duration>,
    /// Moves that are worse than the best by no more than so many hundredths of a man may be chosen
    /// in its place, depending on the seed. 0 chooses the best.
    pub looseness_centimen: u16,
    /// Chooses among such moves: the same seed in the same position makes the same choice.
    pub seed: u64,
}

impl Limits {
    /// How many nodes a search looks at between two looks at the clock.
    pub const NODES_BETWEEN_LOOKS: u64 = 1024;
}

/// Tells a search the time, which it does not ask by itself.
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
    /// The time since some moment that stays the same; it never runs backwards.
    fn now(&self) -> Duration;
}

/// A clock that stands still: for searches that nodes or depth limit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}
