//! One position of the line that the search is looking at, and what it knows there.

use damier_rules::{Counters, Keyed, Move, MoveList, Variant};

use crate::Score;
use crate::ordering::{Ranked, bring_forward};

/// How a move is being looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// No move at all: whether the position is far too good, looked at less deeply.
    Test,
    /// Only whether it is better than the best so far, and less deeply by so many plies.
    Reduced(i32),
    /// Only whether it is better than the best so far.
    Scout,
    /// How good it is.
    Full,
}

/// A move being looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial<V: Variant> {
    /// The move, with its place in the list of legal moves; `None` to test the position itself.
    pub(crate) mv: Option<(Move<V>, u16)>,
    pub(crate) look: Look,
    /// How deeply the position behind it is looked at, in full.
    pub(crate) depth: i32,
    /// Hundredths of a man that make it seem better than it is; at the root only.
    pub(crate) bonus: i32,
}

/// One position of the line. Its memory is used again for every position at this distance from the
/// root.
#[derive(Clone, Debug)]
pub(crate) struct Frame<V: Variant> {
    pub(crate) keyed: Keyed<V>,
    pub(crate) counters: Counters,
    /// How many moves lead here from the root.
    pub(crate) height: usize,
    /// How many plies before this can be repeated.
    pub(crate) reversible: usize,
    pub(crate) table_key: u64,
    /// Plies to look ahead; 0 or less where only captures are resolved.
    pub(crate) depth: i32,
    /// What the side to move has elsewhere: less changes nothing.
    pub(crate) alpha: Score,
    /// What the other side has elsewhere: more changes nothing.
    pub(crate) beta: Score,
    /// `alpha` as it was at first.
    pub(crate) floor: Score,
    /// The move that the table names, by its place in the list of legal moves.
    pub(crate) known: Option<u16>,
    /// The move that led here, if one did.
    pub(crate) last: Option<Move<V>>,
    pub(crate) moves: MoveList<V>,
    pub(crate) order: Vec<Ranked>,
    /// How many moves have been taken from the order.
    pub(crate) tried: usize,
    pub(crate) trial: Option<Trial<V>>,
    pub(crate) best: Score,
    /// The place of the best move in the list of legal moves.
    pub(crate) best_at: Option<u16>,
    pub(crate) best_bonus: i32,
    pub(crate) pv: Vec<Move<V>>,
}

impl<V: Variant> Frame<V> {
    pub(crate) fn new(keyed: Keyed<V>, counters: Counters, reversible: usize) -> Self {
        Self {
            keyed,
            counters,
            height: 0,
            reversible,
            table_key: 0,
            depth: 0,
            alpha: Score::MIN,
            beta: Score::MAX,
            floor: Score::MIN,
            known: None,
            last: None,
            moves: MoveList::new(),
            order: Vec::new(),
            tried: 0,
            trial: None,
            best: Score::MIN,
            best_at: None,
            best_bonus: 0,
            pv: Vec::new(),
        }
    }

    /// Begins to look at the position of this frame.
    pub(crate) fn begin(&mut self, depth: i32, alpha: Score, beta: Score) {
        self.depth = depth;
        (self.alpha, self.beta, self.floor) = (alpha, beta, alpha);
        self.known = None;
        self.tried = 0;
        self.trial = None;
        self.best = Score::MIN;
        self.best_at = None;
        self.best_bonus = 0;
        self.pv.clear();
    }

    /// Whether a score is wanted here, and not only on which side of a bound it lies.
    pub(crate) fn is_open(&self) -> bool {
        !self.floor.touches(self.beta)
    }

    /// The next move to look at, with its place in the list of legal moves.
    pub(crate) fn next_move(&mut self) -> Option<(Move<V>, u16)> {
        let ranked = bring_forward(&mut self.order, self.tried)?;
        self.tried += 1;
        Some((self.moves[usize::from(ranked.at)], ranked.at))
    }

    /// Leaves the move taken last for the end; `false` if it comes from there.
    pub(crate) fn defer(&mut self) -> bool {
        const LAST: i32 = i32::MIN;
        let place = self.tried - 1;
        if self.order[place].rank == LAST {
            return false;
        }
        let Ranked { at, .. } = self.order.remove(place);
        self.order.push(Ranked { rank: LAST, at });
        self.tried = place;
        true
    }

    /// The quiet moves tried before the last one.
    pub(crate) fn tried_in_vain(&self) -> impl Iterator<Item = Move<V>> + '_ {
        let before = self.tried.saturating_sub(1);
        self.order[..before]
            .iter()
            .map(|ranked| self.moves[usize::from(ranked.at)])
            .filter(|mv| !mv.is_capture())
    }
}
