//! Quiet moves taken back from decided positions, one distance after another.

use std::sync::atomic::Ordering;

use damier_rules::Variant;

use super::{FINAL, HOLDS, SolveError, Solver, Working};
use crate::index::{Cursor, Index};
use crate::layout::{Layout, Placement};

/// What happens in one portion of a slice: the positions that were decided at this distance.
struct Step<'a, V: Variant> {
    solver: &'a Solver<V>,
    from: &'a Working<V::Geometry>,
    /// Where the moves before them were made.
    to: &'a Working<V::Geometry>,
    value: u8,
}

impl<V: Variant> Solver<V> {
    /// Decides what quiet moves decide, until no distance is left; `longest` is the greatest value
    /// so far.
    pub(super) fn retreat(
        &self,
        pair: &[Working<V::Geometry>],
        mut longest: u8,
    ) -> Result<(), SolveError> {
        let mut value = 1;
        while value <= longest {
            for (place, from) in pair.iter().enumerate() {
                let slice = from.index.material();
                let too_long = SolveError::TooLong { slice };
                let to = &pair[pair.len() - 1 - place];
                let step = Step {
                    solver: self,
                    from,
                    to,
                    value,
                };
                let work = |start, end| step.portion(start, end).ok_or(too_long.clone());
                longest = longest.max(self.in_portions(from.index.positions(), work)?);
            }
            if value == u8::MAX {
                break;
            }
            value += 1;
        }
        Ok(())
    }
}

impl<V: Variant> Step<'_, V> {
    fn portion(&self, start: u64, end: u64) -> Option<u8> {
        let mut cursor = None;
        let mut greatest = 0;
        let values = &self.from.values[start as usize..end as usize];
        for (number, value) in (start..end).zip(values) {
            if value.load(Ordering::Relaxed) != self.value {
                continue;
            }
            let cursor = cursor.get_or_insert_with(|| Cursor::new(&self.from.index, number));
            cursor.seek(number);
            let before = cursor.placement().turned::<V::Geometry>();
            greatest = greatest.max(self.take_back(&before)?);
        }
        Some(greatest)
    }

    /// Takes back each quiet move that White can have made to get here.
    fn take_back(&self, after: &Placement) -> Option<u8> {
        let mut greatest = 0;
        let empty = Layout::<V::Geometry>::ALL & !after.occupied();
        if after.white_kings != 0 {
            let tile = self.to.index.tile(after);
            let others = after.black_men | after.white_men | after.black_kings;
            let mut kings = after.white_kings;
            while kings != 0 {
                let king = kings & kings.wrapping_neg();
                kings ^= king;
                let rest = after.white_kings ^ king;
                let mut starts = Layout::<V::Geometry>::king_reach::<V>(king, empty);
                while starts != 0 {
                    let start = starts & starts.wrapping_neg();
                    starts ^= start;
                    let white_kings = rest | start;
                    let within = Index::<V::Geometry>::within(white_kings, others);
                    let before = || Placement {
                        white_kings,
                        ..*after
                    };
                    greatest = greatest.max(self.decide(tile + within, before)?);
                }
            }
        }
        let mut men = after.white_men;
        while men != 0 {
            let man = men & men.wrapping_neg();
            men ^= man;
            let [.., left, right] = Layout::<V::Geometry>::steps(man);
            for start in [left & empty, right & empty] {
                if start != 0 {
                    let before = Placement {
                        white_men: after.white_men ^ man | start,
                        ..*after
                    };
                    let number = self.to.index.of(&before);
                    greatest = greatest.max(self.decide(number, || before)?);
                }
            }
        }
        Some(greatest)
    }

    /// Notes that a position has a move to one of this step's value; gives the value it has now if
    /// it is new, otherwise 0.
    #[inline]
    fn decide(&self, number: u64, before: impl Fn() -> Placement) -> Option<u8> {
        let open = &self.to.open[number as usize];
        if open.load(Ordering::Relaxed) == FINAL {
            return Some(0);
        }
        let value = &self.to.values[number as usize];
        let next = self.value.checked_add(1)?;
        if self.value % 2 == 1 {
            let known = value.load(Ordering::Relaxed);
            if known != 0 && known <= next {
                return Some(0);
            }
            value.store(next, Ordering::Relaxed);
            return Some(next);
        }
        let left = open.fetch_sub(1, Ordering::Relaxed) - 1;
        if left != 0 {
            debug_assert_ne!(left, HOLDS - 1, "more moves lead here than were counted");
            return Some(0);
        }
        // A promotion into a finished slice may hold out longer than every quiet move.
        let before = before();
        let mut loss = next;
        if before.white_men & Layout::<V::Geometry>::BEFORE_TOP != 0 {
            let promotions = self.solver.promotions(&before).ok()?;
            loss = loss.max(promotions.loss().unwrap_or(0));
        }
        value.store(loss, Ordering::Relaxed);
        Some(loss)
    }
}
