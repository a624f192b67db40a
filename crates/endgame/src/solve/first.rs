//! The first pass: what captures and promotions decide, and how many quiet moves there are.

use std::sync::atomic::Ordering;

use damier_rules::{Geometry, MoveList, Variant};

use super::{FINAL, HOLDS, SolveError, Solver, Working};
use crate::index::Cursor;
use crate::layout::{Layout, Placement};
use crate::value::distance::Best;

/// A distance does not fit in a byte.
pub(super) struct TooLong;

impl<V: Variant> Solver<V> {
    /// Fills the values and counts of a pair; gives the greatest value.
    pub(super) fn first_pass(&self, pair: &[Working<V::Geometry>]) -> Result<u8, SolveError> {
        let mut greatest = 0;
        for working in pair {
            let slice = working.index.material();
            let pass = |start, end| self.first_portion(working, start, end);
            let found = self.in_portions(working.index.positions(), pass);
            greatest = greatest.max(found.map_err(|_| SolveError::TooLong { slice })?);
        }
        Ok(greatest)
    }

    fn first_portion(
        &self,
        working: &Working<V::Geometry>,
        start: u64,
        end: u64,
    ) -> Result<u8, TooLong> {
        let mut cursor = Cursor::new(&working.index, start);
        let mut moves = MoveList::new();
        let mut greatest = 0;
        for number in start..end {
            let (value, open) = self.first_value(&cursor.placement(), &mut moves)?;
            working.values[number as usize].store(value, Ordering::Relaxed);
            working.open[number as usize].store(open, Ordering::Relaxed);
            greatest = greatest.max(value);
            cursor.advance();
        }
        Ok(greatest)
    }

    fn first_value(
        &self,
        placement: &Placement,
        moves: &mut MoveList<V>,
    ) -> Result<(u8, u8), TooLong> {
        let position = placement.position::<V>();
        if position.has_capture() {
            position.moves_into(moves);
            let mut best = Best::default();
            for &mv in moves.iter() {
                let reply = self.look_up(&Placement::of(&position.after(mv)));
                best.add(reply).ok_or(TooLong)?;
            }
            return Ok((best.value(), FINAL));
        }
        let quiet = quiet_moves::<V>(placement);
        let promotions = self.promotions(placement)?;
        if quiet == 0 {
            return Ok((promotions.value(), FINAL));
        }
        let holds = promotions.win().is_some() || promotions.draws();
        let open = if holds { quiet | HOLDS } else { quiet };
        Ok((promotions.win().unwrap_or(0), open))
    }

    /// What the promotions of a position without captures are worth.
    pub(super) fn promotions(&self, placement: &Placement) -> Result<Best, TooLong> {
        let mut best = Best::default();
        let mut men = placement.white_men & Layout::<V::Geometry>::BEFORE_TOP;
        let free = Layout::<V::Geometry>::TOP & !placement.occupied();
        while men != 0 {
            let man = men & men.wrapping_neg();
            men ^= man;
            let [left, right, ..] = Layout::<V::Geometry>::steps(man);
            for end in [left & free, right & free] {
                if end != 0 {
                    let after = Placement {
                        white_men: placement.white_men ^ man,
                        white_kings: placement.white_kings | end,
                        ..*placement
                    };
                    let reply = self.look_up(&after.turned::<V::Geometry>());
                    best.add(reply).ok_or(TooLong)?;
                }
            }
        }
        Ok(best)
    }
}

/// How many quiet moves White has that are no promotions.
fn quiet_moves<V: Variant>(placement: &Placement) -> u8 {
    let empty = Layout::<V::Geometry>::ALL & !placement.occupied();
    let [left, right, ..] = Layout::<V::Geometry>::steps(placement.white_men);
    let inside = empty & !Layout::<V::Geometry>::TOP;
    let mut moves = (left & inside).count_ones() + (right & inside).count_ones();
    if placement.white_kings != 0 {
        moves += Layout::<V::Geometry>::king_moves::<V>(placement.white_kings, empty);
    }
    moves as u8
}

/// The most quiet moves of a side: five kings of five on the longest diagonals.
const _: () = assert!(5 * (4 * <damier_rules::Board10 as Geometry>::SIZE) < 2 * HOLDS as u32);
