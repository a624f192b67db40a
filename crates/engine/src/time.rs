//! How much of the time that is left a move may take.

use std::time::Duration;

/// The time for one move.
///
/// ```
/// use damier_engine::{Allotment, TimeLeft};
/// use std::time::Duration;
///
/// let left = TimeLeft { left: Duration::from_secs(60), increment: Duration::ZERO, moves: None };
/// let allotment = left.allotment();
/// assert!(allotment.soft < allotment.hard && allotment.hard < Duration::from_secs(20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allotment {
    /// After this a search begins no further depth.
    pub soft: Duration,
    /// After this it breaks off.
    pub hard: Duration,
}

impl Allotment {
    /// All of a fixed time, to be used up.
    #[must_use]
    pub const fn exactly(time: Duration) -> Self {
        Self {
            soft: time,
            hard: time,
        }
    }
}

/// What a clock shows before a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// The time left.
    pub left: Duration,
    /// What is added before every move, this one included.
    pub increment: Duration,
    /// Moves to be made in the time left, this one included; `None` for the rest of the game.
    pub moves: Option<u32>,
}

/// What is never touched, for the way of a move to whoever keeps the clock and for a busy machine,
/// which holds a program up for some tenths of a second now and then: this part of what is left ...
const RESERVE_PART: u32 = 10;
/// ... but no less, and no more, than these.
const RESERVE: (Duration, Duration) = (Duration::from_millis(15), Duration::from_millis(400));
/// How many more moves a game is expected to take when nothing says so.
const MOVES_TO_GO: u32 = 30;
/// No move is expected to be the only one: something is always kept for a surprise.
const SOFT_PERCENT: u32 = 70;
/// How far a difficult move may go beyond its share ...
const HARD_FACTOR: u32 = 3;
/// ... and the most of what is left that it may take, in percent.
const HARD_PERCENT: u32 = 30;

impl TimeLeft {
    /// The time for the move about to be made.
    #[must_use]
    pub fn allotment(&self) -> Allotment {
        let moves = self.moves.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        let left = self.left + self.increment;
        let usable = left.saturating_sub((left / RESERVE_PART).clamp(RESERVE.0, RESERVE.1));
        // What later moves bring counts now, as far as there is time for it.
        let coming = self.increment * (moves - 1);
        let share = ((usable + coming) / moves).min(usable);
        let most = if moves == 1 {
            usable
        } else {
            usable * HARD_PERCENT / 100
        };
        let hard = (share * HARD_FACTOR).min(most.max(share.min(usable / 2)));
        let soft = if moves == 1 {
            share
        } else {
            (share * SOFT_PERCENT / 100).min(hard)
        };
        Allotment { soft, hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn allotment(left_ms: u64, increment_ms: u64, moves: Option<u32>) -> (u128, u128) {
        let left = TimeLeft {
            left: Duration::from_millis(left_ms),
            increment: Duration::from_millis(increment_ms),
            moves,
        };
        let Allotment { soft, hard } = left.allotment();
        assert!(soft <= hard, "{soft:?} {hard:?}");
        let most = left.left + left.increment;
        assert!(
            hard <= most.saturating_sub(RESERVE.0),
            "{hard:?} of {most:?}"
        );
        (soft.as_millis(), hard.as_millis())
    }

    #[test]
    fn some_is_kept_for_later_moves() {
        assert_eq!(allotment(60_400, 0, None), (1_400, 6_000));
        assert_eq!(allotment(60_400, 0, Some(10)), (4_200, 18_000));
    }

    #[test]
    fn the_last_move_of_a_control_may_take_all() {
        assert_eq!(allotment(1_000, 0, Some(1)), (900, 900));
        assert_eq!(allotment(20_000, 0, Some(1)), (19_600, 19_600));
    }

    #[test]
    fn an_increment_is_spent() {
        let (soft, _) = allotment(1_000, 1_000, None);
        assert!((600..1_000).contains(&soft), "{soft}");
    }

    #[test]
    fn nothing_left_is_no_time() {
        assert_eq!(allotment(0, 0, None), (0, 0));
        assert_eq!(allotment(10, 0, Some(1)), (0, 0));
        assert_eq!(allotment(5, 0, Some(40)), (0, 0));
    }
}
