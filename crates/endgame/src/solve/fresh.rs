//! Whether the 25-move limit takes wins away when its counter begins at nothing.

use std::collections::HashMap;

use damier_rules::{Kind, Variant};

use super::{Solved, Solver};
use crate::index::Cursor;
use crate::layout::Placement;
use crate::value::distance;

/// The plies of the 25-move limit; a win on the last of them stands.
const LIMIT: u16 = 50;

/// What the 25-move limit does to the won and lost positions of a slice that take longer than it
/// allows, when no move has been counted yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FreshCounter {
    /// Won and lost positions that take more than 50 plies.
    pub long: u64,
    /// Those of them that are draws, because no win can be forced within the limit.
    pub late: u64,
    /// The most plies that the winner needs in a row from one of the others until a capture, a
    /// move of a man or the end.
    pub longest_run: u16,
}

impl<V: Variant> Solver<V> {
    /// What the 25-move limit does to a solved slice. Its partner must be solved, and so must be
    /// what they lead to; `None` if the slice is not.
    ///
    /// Each move that sets the counter back leads to a position of a slice that was asked before,
    /// or to one of this pair, which is asked itself: if none is late, no win is lost anywhere.
    #[must_use]
    pub fn fresh_counter(&self, slice: &Solved<V>) -> FreshCounter {
        let mut found = FreshCounter::default();
        let mut search = Search {
            solver: self,
            known: HashMap::new(),
        };
        let mut cursor = Cursor::new(&slice.index, 0);
        for (number, &value) in (0..).zip(&slice.values) {
            if u16::from(value) <= LIMIT + 1 {
                continue;
            }
            cursor.seek(number);
            let placement = cursor.placement();
            found.long += 1;
            match (1..=LIMIT).find(|&left| search.is_forced(&placement, left)) {
                Some(run) => found.longest_run = found.longest_run.max(run),
                None => found.late += 1,
            }
        }
        found
    }
}

/// A search among moves of kings.
struct Search<'a, V: Variant> {
    solver: &'a Solver<V>,
    /// For each position, the most plies with which its run is known not to end, and the fewest
    /// with which it is known to.
    known: HashMap<Placement, (u16, u16)>,
}

impl<V: Variant> Search<'_, V> {
    /// Whether the winner of a decided position comes to the end, or to a move that sets the
    /// counter back, within so many plies.
    fn is_forced(&mut self, placement: &Placement, left: u16) -> bool {
        let value = self.solver.look_up(placement);
        if u16::from(value) <= left + 1 {
            return true;
        }
        if left == 0 {
            return false;
        }
        let (not_with, with) = self.known.get(placement).copied().unwrap_or((0, u16::MAX));
        if left <= not_with || left >= with {
            return left >= with;
        }
        let is_forced = self.search(placement, left, value);
        let known = self.known.entry(*placement).or_insert((0, u16::MAX));
        if is_forced {
            known.1 = known.1.min(left);
        } else {
            known.0 = known.0.max(left);
        }
        is_forced
    }

    /// The winner needs one move that keeps the win, the loser has only such moves.
    fn search(&mut self, placement: &Placement, left: u16, value: u8) -> bool {
        let position = placement.position::<V>();
        let wins = value.is_multiple_of(2);
        for &mv in &position.legal_moves() {
            let after = Placement::of(&position.after(mv));
            let reply = self.solver.look_up(&after);
            let keeps = reply != distance::DRAW && reply.is_multiple_of(2) != wins && {
                mv.is_capture() || mv.kind() == Kind::Man || self.is_forced(&after, left - 1)
            };
            if keeps == wins {
                return wins;
            }
        }
        !wins
    }
}
