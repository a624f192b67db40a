//! Counts of a solved slice.

use damier_rules::{Position, Variant};

use super::Solved;
use crate::index::Cursor;
use crate::layout::Placement;
use crate::value::{distance, two_bits};

/// The longest play of a kind, in plies.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Longest {
    /// Plies to the end.
    pub plies: u32,
    /// How many positions are that long; 0 if there is none of the kind.
    pub positions: u64,
    /// The FEN of the first of them.
    pub example: Option<String>,
}

/// Counts of a slice.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Wins, draws and losses of the side to move.
    pub outcomes: [u64; 3],
    /// The same where it has no capture.
    pub quiet: [u64; 3],
    /// The longest win.
    pub win: Longest,
    /// The longest loss.
    pub loss: Longest,
}

impl<V: Variant> Solved<V> {
    /// Counts the slice.
    #[must_use]
    pub fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::default();
        let mut cursor = Cursor::new(&self.index, 0);
        for &value in &self.values {
            let position: Position<V> = cursor.placement().position();
            let kind = match distance::to_two_bits(value) {
                two_bits::WIN => 0,
                two_bits::DRAW => 1,
                _ => 2,
            };
            statistics.outcomes[kind] += 1;
            statistics.quiet[kind] += u64::from(!position.has_capture());
            if value != distance::DRAW {
                let longest = match kind {
                    0 => &mut statistics.win,
                    _ => &mut statistics.loss,
                };
                longest.take(u32::from(value) - 1, || position.fen());
            }
            cursor.advance();
        }
        statistics
    }
}

impl Longest {
    fn take(&mut self, plies: u32, example: impl Fn() -> String) {
        if self.positions == 0 || plies > self.plies {
            *self = Self {
                plies,
                positions: 1,
                example: Some(example()),
            };
        } else if plies == self.plies {
            self.positions += 1;
        }
    }
}

impl<V: Variant> Solved<V> {
    /// Compares every outcome with that of tables; gives how many there are.
    ///
    /// # Errors
    /// The FEN of the first position on which they do not agree.
    pub fn compare(&self, tables: &crate::Tables<V>) -> Result<u64, String> {
        self.compare_each(|placement, value| {
            tables.look_up(placement) == Some(distance::to_two_bits(value))
        })
    }

    /// Compares the plies of every `step`-th position with those of tables; gives how many that
    /// are.
    ///
    /// # Errors
    /// The FEN of the first position on which they do not agree.
    pub fn compare_plies(&self, tables: &crate::Tables<V>, step: u64) -> Result<u64, String> {
        let mut passed = 0;
        self.compare_each(|placement, value| {
            passed += 1;
            if passed % step != 0 {
                return true;
            }
            let plies = (value != distance::DRAW).then(|| u16::from(value) - 1);
            let verdict = tables.verdict(&placement.position());
            verdict.is_some_and(|verdict| verdict.plies == plies)
        })?;
        Ok(self.index.positions() / step)
    }

    fn compare_each(&self, mut agrees: impl FnMut(&Placement, u8) -> bool) -> Result<u64, String> {
        let mut cursor = Cursor::new(&self.index, 0);
        for &value in &self.values {
            let placement = cursor.placement();
            if !agrees(&placement, value) {
                return Err(placement.position::<V>().fen());
            }
            cursor.advance();
        }
        Ok(self.index.positions())
    }
}
