//! Counts of a solved slice.

use damier_rules::Variant;

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
        let mut values = &self.values[..];
        while !values.is_empty() {
            let (row, mut squares) = cursor.row();
            let quiet = !row.captures::<V>();
            let (these, rest) = values.split_at(squares.count_ones() as usize);
            for &value in these {
                let bit = squares.trailing_zeros();
                squares &= squares - 1;
                let is_quiet = quiet >> bit & 1 == 1;
                statistics.take(value, is_quiet, || row.with(bit).position::<V>().fen());
            }
            values = rest;
            if !values.is_empty() {
                cursor.next_row();
            }
        }
        statistics
    }
}

impl Statistics {
    #[inline]
    fn take(&mut self, value: u8, is_quiet: bool, example: impl Fn() -> String) {
        let kind = match distance::to_two_bits(value) {
            two_bits::WIN => 0,
            two_bits::DRAW => 1,
            _ => 2,
        };
        self.outcomes[kind] += 1;
        self.quiet[kind] += u64::from(is_quiet);
        if value != distance::DRAW {
            let longest = match kind {
                0 => &mut self.win,
                _ => &mut self.loss,
            };
            longest.take(u32::from(value) - 1, example);
        }
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
