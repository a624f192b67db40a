//! Counting the positions a given number of plies ahead: the standard proof of a move generator.

#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

use alloc::vec::Vec;
use core::hint::black_box;
use core::marker::PhantomData;

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
        self.lines::<Counted>(depth)
    }

    /// As [`Position::perft`], but every position at the end of a line is really made.
    #[must_use]
    pub fn perft_made(&self, depth: u32) -> u64 {
        self.lines::<Made>(depth)
    }

    fn lines<L: LastPly>(&self, depth: u32) -> u64 {
        let mut chains = Chains::new();
        let Board { own, enemy } = *self.board();
        match self.turn() {
            Color::White => lines::<V, White, L>(own, enemy, depth, &mut chains),
            Color::Black => lines::<V, Black, L>(own, enemy, depth, &mut chains),
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

/// What is done with the positions one ply before the end of a line.
trait LastPly {
    /// The number of moves of side `S`.
    fn moves<V: Variant, S: Side>(board: &Board<V::Geometry>, chains: &mut Chains<V>) -> u64;
}

/// The last ply is counted.
struct Counted;

impl LastPly for Counted {
    #[inline(always)]
    fn moves<V: Variant, S: Side>(board: &Board<V::Geometry>, chains: &mut Chains<V>) -> u64 {
        let mut counter = Counter::default();
        movegen::generate::<V, S, _>(board, chains, &mut counter);
        counter.0
    }
}

/// The last ply is played.
struct Made;

impl LastPly for Made {
    #[inline(always)]
    fn moves<V: Variant, S: Side>(board: &Board<V::Geometry>, chains: &mut Chains<V>) -> u64 {
        let mut made = Each(Maker(Ends { total: 0 }));
        movegen::generate::<V, S, _>(board, chains, &mut made);
        made.0.0.total
    }
}

/// Receives the positions at the end of lines.
struct Ends {
    total: u64,
}

impl<V: Variant, S: Side> Visit<V, S> for Ends {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, _: &mut Chains<V>) {
        // Opaque, so that the compiler cannot count without making the position.
        black_box(child);
        self.total += 1;
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        Visit::<V, S>::quiet(self, child, chains);
    }
}

/// Receives the positions one ply before the end of lines. After quiet moves, which are most, the
/// last ply is inlined.
struct BeforeLast<L> {
    total: u64,
    last: PhantomData<L>,
}

impl<V: Variant, S: Side, L: LastPly> Visit<V, S> for BeforeLast<L> {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += L::moves::<V, S::Opponent>(&child, chains);
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += last_ply::<V, S::Opponent, L>(child.own, child.enemy, chains);
    }
}

/// Receives the positions further up.
struct Further<L> {
    depth: u32,
    total: u64,
    last: PhantomData<L>,
}

impl<V: Variant, S: Side, L: LastPly> Visit<V, S> for Further<L> {
    #[inline(always)]
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        self.total += lines::<V, S::Opponent, L>(child.own, child.enemy, self.depth, chains);
    }

    #[inline(always)]
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>) {
        Visit::<V, S>::quiet(self, child, chains);
    }
}

/// The armies are passed one by one because a pair of words travels in registers.
#[inline(never)]
fn last_ply<V: Variant, S: Side, L: LastPly>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    chains: &mut Chains<V>,
) -> u64 {
    L::moves::<V, S>(&Board { own, enemy }, chains)
}

fn lines<V: Variant, S: Side, L: LastPly>(
    own: Army<V::Geometry>,
    enemy: Army<V::Geometry>,
    depth: u32,
    chains: &mut Chains<V>,
) -> u64 {
    let board = Board { own, enemy };
    match depth {
        0 => 1,
        1 => last_ply::<V, S, L>(own, enemy, chains),
        2 => {
            let mut sink = Each(Maker(BeforeLast::<L> {
                total: 0,
                last: PhantomData,
            }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
        _ => {
            let depth = depth - 1;
            let mut sink = Each(Maker(Further::<L> {
                depth,
                total: 0,
                last: PhantomData,
            }));
            movegen::generate::<V, S, _>(&board, chains, &mut sink);
            sink.0.0.total
        }
    }
}
