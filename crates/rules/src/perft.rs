//! Counting the positions a given number of plies ahead: the standard proof of a move generator.

use alloc::vec::Vec;
use core::hint::black_box;

use crate::board::{Black, Board, Side, White};
use crate::movegen::{self, Chains, Counter, Visitor};
use crate::{Color, Move, Position, Variant};

impl<V: Variant> Position<V> {
    /// The number of lines of `depth` plies from here. Two routes over the same pieces count once.
    ///
    /// The last ply is counted and not played, which is what most programs call *bulk counting*.
    /// Every line has exactly `depth` plies: a line that ends earlier does not count, and draw rules
    /// do not end one.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::start();
    /// assert_eq!(position.perft(5), 27_117);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        let mut chains = Chains::new();
        match self.turn() {
            Color::White => lines::<V, White>(self.board(), depth, &mut chains),
            Color::Black => lines::<V, Black>(self.board(), depth, &mut chains),
        }
    }

    /// As [`Position::perft`], but every position at the end of a line is really made.
    #[must_use]
    pub fn perft_made(&self, depth: u32) -> u64 {
        let mut chains = Chains::new();
        match self.turn() {
            Color::White => made_lines::<V, White>(self.board(), depth, &mut chains),
            Color::Black => made_lines::<V, Black>(self.board(), depth, &mut chains),
        }
    }

    /// The legal moves, each with the number of lines of `depth` plies that begin with it. For a
    /// depth of 0 there are none.
    #[must_use]
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move<V>, u64)> {
        let Some(below) = depth.checked_sub(1) else {
            return Vec::new();
        };
        self.legal_moves()
            .into_iter()
            .map(|mv| (mv, self.after(mv).perft(below)))
            .collect()
    }
}

#[inline(always)]
fn count<V: Variant, S: Side>(board: &Board<V::Geometry>, chains: &mut Chains<V>) -> u64 {
    let mut counter = Counter::default();
    movegen::generate::<V, S, _>(board, chains, &mut counter);
    counter.0
}

fn lines<V: Variant, S: Side>(
    board: &Board<V::Geometry>,
    depth: u32,
    chains: &mut Chains<V>,
) -> u64 {
    match depth {
        0 => 1,
        1 => count::<V, S>(board, chains),
        // The count is inlined in the ply above it.
        2 => {
            let mut total = 0;
            let mut visitor = Visitor::new(|child: Board<V::Geometry>, chains: &mut Chains<V>| {
                total += count::<V, S::Opponent>(&child, chains);
            });
            movegen::generate::<V, S, _>(board, chains, &mut visitor);
            total
        }
        _ => {
            let mut total = 0;
            let mut visitor = Visitor::new(|child: Board<V::Geometry>, chains: &mut Chains<V>| {
                total += lines::<V, S::Opponent>(&child, depth - 1, chains);
            });
            movegen::generate::<V, S, _>(board, chains, &mut visitor);
            total
        }
    }
}

fn made_lines<V: Variant, S: Side>(
    board: &Board<V::Geometry>,
    depth: u32,
    chains: &mut Chains<V>,
) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut total = 0;
            let mut visitor = Visitor::new(|child: Board<V::Geometry>, _: &mut Chains<V>| {
                // Opaque, so that the compiler cannot count without making the position.
                black_box(&child);
                total += 1;
            });
            movegen::generate::<V, S, _>(board, chains, &mut visitor);
            total
        }
        _ => {
            let mut total = 0;
            let mut visitor = Visitor::new(|child: Board<V::Geometry>, chains: &mut Chains<V>| {
                total += made_lines::<V, S::Opponent>(&child, depth - 1, chains);
            });
            movegen::generate::<V, S, _>(board, chains, &mut visitor);
            total
        }
    }
}
