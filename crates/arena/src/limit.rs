//! What a move, or a whole game, may cost.

use std::fmt;
use std::time::Duration;

/// What an engine may use for its moves.
///
/// ```
/// use damier_arena::{Clock, Limit};
/// use std::time::Duration;
///
/// let limit = Limit::Clock("60+0.6".parse().unwrap());
/// assert_eq!(limit.to_string(), "clock 60+0.6");
/// assert!("fast".parse::<Clock>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So much time for each move.
    MoveTime(Duration),
    /// So many positions looked at for each move.
    Nodes(u64),
    /// So many plies looked ahead for each move.
    Depth(u32),
    /// A clock for the game.
    Clock(Clock),
}

/// The time for a game, or for each stretch of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What the clock shows at first, and what it gets for every stretch.
    pub base: Duration,
    /// What is added before each move, the first one too.
    pub increment: Duration,
    /// The moves of a stretch; `None` where the whole game is one.
    pub moves: Option<u32>,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoveTime(time) => write!(f, "{} s a move", time.as_secs_f64()),
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
            Self::Clock(clock) => write!(f, "clock {clock}"),
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.base.as_secs_f64())?;
        if !self.increment.is_zero() {
            write!(f, "+{}", self.increment.as_secs_f64())?;
        }
        if let Some(moves) = self.moves {
            write!(f, "/{moves}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Clock {
    type Err = LimitError;

    /// Reads `BASE`, `BASE+INCREMENT` or `BASE/MOVES`, with times in seconds.
    fn from_str(text: &str) -> Result<Self, LimitError> {
        let (base, rest) = text.split_at(text.find(['+', '/']).unwrap_or(text.len()));
        let mut clock = Self {
            base: seconds(base)?,
            increment: Duration::ZERO,
            moves: None,
        };
        if let Some(increment) = rest.strip_prefix('+') {
            clock.increment = seconds(increment)?;
        } else if let Some(moves) = rest.strip_prefix('/') {
            clock.moves = Some(count(moves)?);
        }
        if clock.base.is_zero() {
            return Err(LimitError::new(base, "a time above 0"));
        }
        Ok(clock)
    }
}

/// Reads a time in seconds, with a fraction where one is given.
///
/// # Errors
/// What is no number, is negative, or longer than a year.
pub fn seconds(text: &str) -> Result<Duration, LimitError> {
    const YEAR: f64 = 31_556_952.0;
    let number = text.parse::<f64>().ok();
    let number = number.filter(|seconds| (0.0..=YEAR).contains(seconds));
    number
        .map(Duration::from_secs_f64)
        .ok_or_else(|| LimitError::new(text, "seconds, such as 0.1"))
}

/// Reads a whole number above 0.
pub(crate) fn count<T>(text: &str) -> Result<T, LimitError>
where
    T: std::str::FromStr + PartialOrd + Default,
{
    let number = text.parse::<T>().ok();
    number
        .filter(|number| *number > T::default())
        .ok_or_else(|| LimitError::new(text, "a whole number above 0"))
}

/// A limit that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LimitError {
    found: String,
    expected: &'static str,
}

impl LimitError {
    pub(crate) fn new(found: &str, expected: &'static str) -> Self {
        Self {
            found: found.to_owned(),
            expected,
        }
    }
}

impl fmt::Display for LimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for LimitError {}

/// The clock of one player in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RunningClock {
    clock: Clock,
    /// What is left of the time, before the increment for the move to come is added.
    pub(crate) left: Duration,
    /// The moves to be made in it; `None` for all.
    pub(crate) moves: Option<u32>,
}

impl RunningClock {
    pub(crate) fn new(clock: Clock) -> Self {
        Self {
            clock,
            left: clock.base,
            moves: clock.moves,
        }
    }

    /// What is added before the move to come.
    pub(crate) fn increment(&self) -> Duration {
        self.clock.increment
    }

    /// What the move to come may take.
    pub(crate) fn available(&self) -> Duration {
        self.left + self.clock.increment
    }

    /// Takes the time of a move off the clock; up to `margin` more than is left is forgiven.
    ///
    /// # Errors
    /// By how much the time was overstepped.
    pub(crate) fn spend(&mut self, used: Duration, margin: Duration) -> Result<(), Duration> {
        let available = self.available();
        let over = used.saturating_sub(available);
        if over > margin {
            return Err(over);
        }
        self.left = available.saturating_sub(used);
        if let (Some(moves), Some(stretch)) = (self.moves.as_mut(), self.clock.moves) {
            *moves -= 1;
            if *moves == 0 {
                *moves = stretch;
                self.left += self.clock.base;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARGIN: Duration = Duration::from_millis(100);

    fn running(text: &str) -> RunningClock {
        RunningClock::new(text.parse().expect("a clock"))
    }

    fn at(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn an_increment_comes_before_each_move() {
        let mut clock = running("2+1");
        assert_eq!(clock.available(), at(3.0));
        assert_eq!(clock.spend(at(2.5), MARGIN), Ok(()));
        assert_eq!(clock.left, at(0.5));
        assert_eq!(clock.spend(at(1.75), MARGIN), Err(at(0.25)));
    }

    #[test]
    fn a_stretch_ends_with_its_last_move() {
        let mut clock = running("2/2");
        assert_eq!((clock.left, clock.moves), (at(2.0), Some(2)));
        assert_eq!(clock.spend(at(1.0), MARGIN), Ok(()));
        assert_eq!((clock.left, clock.moves), (at(1.0), Some(1)));
        assert_eq!(clock.spend(at(0.5), MARGIN), Ok(()));
        assert_eq!((clock.left, clock.moves), (at(2.5), Some(2)));
    }

    #[test]
    fn the_margin_is_forgiven() {
        let mut clock = running("1");
        assert_eq!(clock.spend(at(1.05), MARGIN), Ok(()));
        assert_eq!(clock.left, Duration::ZERO);
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in ["", "0", "1+", "1/0", "1/x", "-1", "1e99", "NaN", "1+2/3"] {
            assert!(text.parse::<Clock>().is_err(), "{text}");
        }
    }
}
