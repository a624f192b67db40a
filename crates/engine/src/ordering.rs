//! In which order moves are tried: those that refuted other positions first.

use damier_rules::{Color, Geometry, Move, Position, Square, Variant};

/// A move by its place in the list of legal moves, with how soon it is tried: the higher the sooner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranked {
    pub(crate) rank: i32,
    pub(crate) at: u16,
}

const TABLE_RANK: i32 = 1 << 30;
const PROMOTION_RANK: i32 = 1 << 22;
const KILLER_RANK: i32 = 1 << 20;
/// For each piece taken; captures stand among captures only.
const CAPTURED_RANK: i32 = 1 << 16;
/// No history goes beyond this.
const MAX_HISTORY: i32 = 1 << 14;

/// What moves have done elsewhere in the tree.
#[derive(Clone, Debug)]
pub(crate) struct Memory<V: Variant> {
    /// The last two quiet moves that refuted a position at each distance from the root.
    killers: Vec<[Option<Move<V>>; 2]>,
    /// How often a quiet move refuted a position, by side, start and end.
    history: Vec<i32>,
    /// The same by where the move before it ended.
    replies: Vec<i16>,
}

impl<V: Variant> Memory<V> {
    const SQUARES: usize = V::Geometry::SQUARES as usize + 1;

    pub(crate) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            history: vec![0; 2 * Self::SQUARES * Self::SQUARES],
            replies: vec![0; Self::SQUARES * Self::SQUARES * Self::SQUARES],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fill(0);
        self.replies.fill(0);
    }

    /// How well a quiet move has done elsewhere, and as a reply to moves like the last, from -32,768
    /// to 32,768.
    pub(crate) fn history(&self, turn: Color, mv: Move<V>, last: Option<Move<V>>) -> i32 {
        self.history[Self::history_index(turn, mv)]
            + i32::from(self.replies[Self::reply_index(mv, last)])
    }

    fn reply_index(mv: Move<V>, last: Option<Move<V>>) -> usize {
        let number = |square: Square| usize::from(square.number());
        let before = last.map_or(0, |last| number(last.to()));
        (before * Self::SQUARES + number(mv.from())) * Self::SQUARES + number(mv.to())
    }

    fn history_index(turn: Color, mv: Move<V>) -> usize {
        let side = usize::from(turn == Color::Black);
        let number = |square: Square| usize::from(square.number());
        (side * Self::SQUARES + number(mv.from())) * Self::SQUARES + number(mv.to())
    }

    /// Ranks the legal moves of a position; `known` is the place of the move that the table names.
    pub(crate) fn rank(
        &self,
        position: &Position<V>,
        moves: &[Move<V>],
        known: Option<u16>,
        ply: usize,
        last: Option<Move<V>>,
        order: &mut Vec<Ranked>,
    ) {
        order.clear();
        let their_kings = position.kings(!position.turn());
        for (at, &mv) in (0..).zip(moves) {
            let rank = if known == Some(at) {
                TABLE_RANK
            } else if mv.is_capture() {
                let weight = mv.captured().len() + (mv.captured() & their_kings).len();
                weight.cast_signed() * CAPTURED_RANK
            } else if mv.promotes() {
                PROMOTION_RANK
            } else if self.is_killer(ply, mv) {
                KILLER_RANK
            } else {
                self.history(position.turn(), mv, last)
            };
            order.push(Ranked { rank, at });
        }
    }

    pub(crate) fn is_killer(&self, ply: usize, mv: Move<V>) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// Notes that a quiet move refuted a position, and that those tried before it did not.
    pub(crate) fn refuted(
        &mut self,
        turn: Color,
        ply: usize,
        depth: i32,
        mv: Move<V>,
        last: Option<Move<V>>,
        tried: impl Iterator<Item = Move<V>>,
    ) {
        if self.killers[ply][0] != Some(mv) {
            self.killers[ply] = [Some(mv), self.killers[ply][0]];
        }
        let weight = (depth * depth).min(400);
        self.adjust(turn, mv, last, weight);
        for other in tried {
            self.adjust(turn, other, last, -weight);
        }
    }

    /// Moves a value of the history towards its bound, the slower the nearer it is.
    fn adjust(&mut self, turn: Color, mv: Move<V>, last: Option<Move<V>>, weight: i32) {
        let value = &mut self.history[Self::history_index(turn, mv)];
        *value += weight - *value * weight.abs() / MAX_HISTORY;
        let value = &mut self.replies[Self::reply_index(mv, last)];
        let before = i32::from(*value);
        let after = before + weight - before * weight.abs() / MAX_HISTORY;
        *value = i16::try_from(after).unwrap_or(*value);
    }
}

/// Takes the move to be tried next to the front of those left.
pub(crate) fn bring_forward(order: &mut [Ranked], next: usize) -> Option<Ranked> {
    let left = order.get_mut(next..)?;
    // Of equal moves the first in the list: the order must not depend on earlier exchanges.
    let first = (0..left.len()).max_by_key(|&i| (left[i].rank, std::cmp::Reverse(left[i].at)))?;
    left.swap(0, first);
    left.first().copied()
}
