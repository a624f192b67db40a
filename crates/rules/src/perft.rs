//! Counting the positions a given number of plies ahead: the standard proof of a move generator.

#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

use alloc::vec::Vec;
use core::hint::black_box;

use crate::board::{Army, Black, Board, Side, White};
use crate::movegen::{self, Chains, Counter, Each, Maker, Visit};
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
        let Board { own, enemy } = *self.board();
        match self.turn() {
            Color::White => lines::<V, White>(own, enemy, depth, &mut chains),
            Color::Black => lines::<V, Black>(own, enemy, depth, &mut chains),
        }
    }

    /// As [`Position::perft`], but every position at the end of a line is really made.
    #[must_use]
    pub fn perft_made(&self, depth: u32) -> u64 {
        let mut chains = Chains::new();
        let Board { own, enemy } = *self.board();
        match self.turn() {
            Color::White => made_lines::<V, White>(own, enemy, depth, &mut chains),
            Color::Black => made_lines::<V, Black>(own, enemy, depth, &mut chains),
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

/// The armies are passed one by one because a pair of words travels in registers.
#[inline(never)]
fn count<V: Variant, S: Side>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    chains: &mut Chains<V>,
) -> u64 {
    count_inlined::<V, S>(own, enemy, chains)
}

#[inline(always)]
fn count_inlined<V: Variant, S: Side>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    chains: &mut Chains<V>,
) -> u64 {
    let mut counter = Counter::default();
    movegen::generate::<V, S, _>(&Board { own, enemy }, chains, &mut counter);
    counter.0
}

/// Counts the moves in each position. After quiet moves, which are most, the counter is inlined.
struct Bulk {
    total: u64,
}

impl<V: Variant, S: Side> Visit<V, S> for Bulk {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += count_inlined::<V, S::Opponent>(child.own, child.enemy, chains);
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += count::<V, S::Opponent>(child.own, child.enemy, chains);
    }
}

/// Counts the lines from each position.
struct Lines {
    depth: u32,
    total: u64,
}

impl<V: Variant, S: Side> Visit<V, S> for Lines {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += lines::<V, S::Opponent>(child.own, child.enemy, self.depth, chains);
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        Visit::<V, S>::quiet(self, child, chains);
    }
}

fn lines<V: Variant, S: Side>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    depth: u32,
    chains: &mut Chains<V>,
) -> u64 {
    let board = Board { own, enemy };
    match depth {
        0 => 1,
        1 => count::<V, S>(own, enemy, chains),
        2 => {
            let mut sink = Each(Maker(Bulk { total: 0 }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
        _ => {
            let mut sink = Each(Maker(Lines {
                depth: depth - 1,
                total: 0,
            }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
    }
}

/// Makes each position.
struct Made {
    total: u64,
}

impl<V: Variant, S: Side> Visit<V, S> for Made {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, _: &mut Chains<V>) {
        // Opaque, so that the compiler cannot count without making the position.
        black_box(&child);
        self.total += 1;
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        Visit::<V, S>::quiet(self, child, chains);
    }
}

/// Counts the lines from each position, making the last ones too.
struct MadeLines {
    depth: u32,
    total: u64,
}

impl<V: Variant, S: Side> Visit<V, S> for MadeLines {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += made_lines::<V, S::Opponent>(child.own, child.enemy, self.depth, chains);
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        Visit::<V, S>::quiet(self, child, chains);
    }
}

fn made_lines<V: Variant, S: Side>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    depth: u32,
    chains: &mut Chains<V>,
) -> u64 {
    let board = Board { own, enemy };
    match depth {
        0 => 1,
        1 => {
            let mut sink = Each(Maker(Made { total: 0 }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
        _ => {
            let mut sink = Each(Maker(MadeLines {
                depth: depth - 1,
                total: 0,
            }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
    }
}
