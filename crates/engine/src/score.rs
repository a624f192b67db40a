//! What a position is worth.

use std::fmt;
use std::ops::Neg;

/// How good a position is, from the view of the side to move: in hundredths of a man, or as a
/// forced win or loss with its distance.
///
/// Every win is greater than every other score, and a nearer win greater than a farther one.
///
/// ```
/// use damier_engine::Score;
/// assert_eq!(Score::from_centimen(-125).to_string(), "-1.25");
/// assert_eq!(Score::win_after(3).plies_to_end(), Some(3));
/// assert_eq!((-Score::win_after(3)).to_string(), "loss in 3 plies");
/// assert!(Score::win_after(3) > Score::win_after(5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score(i32); // Invariant: within ±WIN

/// A win at once. Fits 16 bits, so that the table can hold it.
const WIN: i32 = DECISIVE + FARTHEST as i32;
/// No evaluation goes beyond this; what does is a win or a loss.
const DECISIVE: i32 = 30_000;
/// The most plies that a win is counted in; those that take longer seem to take this long.
const FARTHEST: u16 = 2_000;

impl Score {
    /// A draw, or a position that favours nobody.
    pub const DRAW: Self = Self(0);
    /// Worse than any position.
    pub(crate) const MIN: Self = Self(-WIN - 1);
    /// Better than any position.
    pub(crate) const MAX: Self = Self(WIN + 1);

    /// The score of so many hundredths of a man. Beyond ±299 men it is cut off there.
    #[must_use]
    pub const fn from_centimen(centimen: i32) -> Self {
        let limit = DECISIVE - 100;
        Self(if centimen > limit {
            limit
        } else if centimen < -limit {
            -limit
        } else {
            centimen
        })
    }

    /// The score of a side that wins so many plies from now, counted to the position in which the
    /// other side cannot move.
    #[must_use]
    pub const fn win_after(plies: u16) -> Self {
        Self(WIN - if plies < FARTHEST { plies } else { FARTHEST } as i32)
    }

    /// The score of a side that has lost after so many plies.
    #[must_use]
    pub const fn loss_after(plies: u16) -> Self {
        Self(-Self::win_after(plies).0)
    }

    /// Hundredths of a man, or `None` for a forced win or loss.
    #[must_use]
    pub const fn centimen(self) -> Option<i32> {
        if self.is_decisive() {
            None
        } else {
            Some(self.0)
        }
    }

    /// Plies to the end of a forced win or loss, or `None` if neither is in sight.
    #[must_use]
    pub fn plies_to_end(self) -> Option<u16> {
        if self.is_decisive() {
            u16::try_from(WIN - self.0.abs()).ok()
        } else {
            None
        }
    }

    /// Whether the side to move wins by force.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= DECISIVE
    }

    /// Whether the side to move loses by force.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -DECISIVE
    }

    const fn is_decisive(self) -> bool {
        self.is_win() || self.is_loss()
    }

    /// As the table keeps it: a win is counted from the position itself, not from the root.
    pub(crate) fn to_table(self, ply: usize) -> i16 {
        let ply = i32::try_from(ply).unwrap_or(0);
        let value = match self {
            _ if self.is_win() => (self.0 + ply).min(WIN),
            _ if self.is_loss() => (self.0 - ply).max(-WIN),
            _ => self.0,
        };
        i16::try_from(value).unwrap_or_default()
    }

    /// The score that the table kept, for a position so many plies from the root.
    pub(crate) fn from_table(value: i16, ply: usize) -> Self {
        let score = Self(i32::from(value));
        let ply = i32::try_from(ply).unwrap_or(0);
        match score {
            _ if score.is_win() => Self((score.0 - ply).max(DECISIVE)),
            _ if score.is_loss() => Self((score.0 + ply).min(-DECISIVE)),
            _ => score,
        }
    }

    /// Better or worse by so many hundredths of a man; wins and losses stay what they are.
    pub(crate) fn shifted(self, centimen: i32) -> Self {
        if self.is_decisive() {
            self
        } else {
            Self::from_centimen(self.0 + centimen)
        }
    }

    /// The least that is better than this.
    pub(crate) fn just_above(self) -> Self {
        Self(self.0 + 1)
    }

    /// The greatest that is worse than this.
    pub(crate) fn just_below(self) -> Self {
        Self(self.0 - 1)
    }

    /// Whether nothing lies between this and a higher score.
    pub(crate) fn touches(self, higher: Self) -> bool {
        self.0 + 1 >= higher.0
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.plies_to_end() {
            let end = if self.is_win() { "win" } else { "loss" };
            let unit = if plies == 1 { "ply" } else { "plies" };
            write!(f, "{end} in {plies} {unit}")
        } else {
            let sign = if self.0 < 0 { '-' } else { '+' };
            write!(f, "{sign}{}.{:02}", self.0.abs() / 100, self.0.abs() % 100)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_counts_a_win_from_its_own_position() {
        let score = Score::win_after(9);
        let stored = score.to_table(4);
        assert_eq!(Score::from_table(stored, 0), Score::win_after(5));
        assert_eq!(Score::from_table(stored, 4), score);
        assert_eq!(Score::from_table((-score).to_table(4), 4), -score);
    }

    #[test]
    fn no_evaluation_is_a_win() {
        assert_eq!(Score::from_centimen(1_000_000).plies_to_end(), None);
        assert_eq!(Score::from_centimen(i32::MIN).plies_to_end(), None);
        assert_eq!(Score::win_after(u16::MAX).plies_to_end(), Some(2000));
    }
}
