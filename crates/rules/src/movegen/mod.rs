//! Move generation: sets of moves, handed to a [`Sink`] that counts, plays or lists them.
//!
//! Nothing is stored that need not be. Steps and short captures by men come out as sets of landing
//! squares for all men at once; only captures of three pieces and more, and captures by kings, are
//! searched one by one and kept as [`Chain`]s. The design and its measurements are described in
//! `docs/movegen.md`.

#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

/// Repeats a block for each direction. Spelled out, because a loop over [`Direction::ALL`] with a
/// large body is not unrolled, and a shift in a direction unknown to the compiler is a jump table.
macro_rules! for_each_direction {
    ($direction:ident $body:block) => {
        for_each_direction!($direction in UpLeft, UpRight, DownLeft, DownRight $body)
    };
    ($direction:ident in $($name:ident),* $body:block) => {
        $({
            let $direction = Direction::$name;
            $body
        })*
    };
}

mod chains;
mod sinks;

pub(crate) use chains::Chains;
pub(crate) use sinks::{Counter, Each, Lister, Maker, Sink, Visit};

use crate::bitboard::Direction;
use crate::board::{Board, Side};
use crate::{Bitboard, Geometry, Kind, Variant};
use chains::Hunt;

/// A set for each direction, in the order of [`Direction::ALL`].
type PerDirection<G> = [Bitboard<G>; 4];

/// For each direction, the enemy pieces that a jump in that direction could take: the square behind
/// them is empty.
#[inline(always)]
fn victims<G: Geometry>(enemy: Bitboard<G>, empty: Bitboard<G>) -> PerDirection<G> {
    Direction::ALL.map(|direction| empty.shift(direction.opposite()) & enemy)
}

/// For each direction, the squares from which a man could jump that way: an enemy piece is next, and
/// the square after it is empty. Some are gaps: intersect the sets with squares before use.
#[inline(always)]
fn jumpable<G: Geometry>(enemy: Bitboard<G>, empty: Bitboard<G>) -> PerDirection<G> {
    Direction::ALL.map(|direction| {
        let back = direction.opposite();
        enemy.shift(back) & empty.shift(back).shift(back)
    })
}

#[inline(always)]
fn union<G: Geometry>(sets: &[Bitboard<G>; 4]) -> Bitboard<G> {
    sets[0] | sets[1] | sets[2] | sets[3]
}

/// The squares from which a jump exists in any direction but the way back from `came`.
#[inline(always)]
fn onward<G: Geometry>(jumpable: &PerDirection<G>, came: Direction) -> Bitboard<G> {
    let [left, right] = came.sideways();
    jumpable[came as usize] | jumpable[left as usize] | jumpable[right as usize]
}

/// Landing squares of jumps from `pieces` in one direction.
#[inline(always)]
fn jump<G: Geometry>(
    pieces: Bitboard<G>,
    jumpable: &PerDirection<G>,
    direction: Direction,
) -> Bitboard<G> {
    (pieces & jumpable[direction as usize])
        .shift(direction)
        .shift(direction)
}

/// The directions in which a man of this side captures.
#[inline(always)]
fn man_captures<V: Variant, S: Side>(direction: Direction) -> bool {
    V::MEN_CAPTURE_BACKWARDS || Direction::forward(S::COLOR).contains(&direction)
}

/// For each direction, the squares that flying kings reach before they meet a piece, and their own.
#[inline(always)]
fn reach<G: Geometry>(kings: Bitboard<G>, empty: Bitboard<G>) -> PerDirection<G> {
    Direction::ALL.map(|direction| kings.fill(direction, empty))
}

/// For each direction, the pieces that flying kings can take first, by the squares they reach.
#[inline(always)]
fn taken_first<G: Geometry>(
    reached: &PerDirection<G>,
    enemy: Bitboard<G>,
    empty: Bitboard<G>,
) -> PerDirection<G> {
    let victims = victims(enemy, empty);
    Direction::ALL
        .map(|direction| reached[direction as usize].shift(direction) & victims[direction as usize])
}

/// Hands every legal move of side `S` to the sink, each once.
///
/// What must be searched is searched in functions of their own that know nothing of the sink: so
/// what the sink counts stays in registers.
#[inline(always)]
pub(crate) fn generate<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    let mut reached = [Bitboard::EMPTY; 4];
    let mut hunted = None;
    if V::FLYING_KINGS && !board.own.kings.is_empty() {
        reached = reach(board.own.kings, empty);
        let first = taken_first(&reached, board.enemy.all(), empty);
        if !union(&first).is_empty() {
            hunted = Some(hunt_all::<V, S>(board, &first, chains));
        }
    }
    let start = if let Some(start) = hunted {
        start
    } else if jumpers::<V, S>(board, &jumpable).is_empty() {
        return quiet_moves::<V, S, K>(board, empty, &reached, chains, sink);
    } else if V::MAJORITY && V::FLYING_KINGS {
        if short_captures::<V, S, K>(board, &jumpable, chains, sink) {
            return;
        }
        long_captures::<V, S>(board, chains)
    } else {
        if !V::MAJORITY && free_captures::<V, S, K>(board, &jumpable, chains, sink) {
            return;
        }
        hunt_all::<V, S>(board, &[Bitboard::EMPTY; 4], chains)
    };
    deliver::<V, S, K>(board, start, chains, sink);
}

/// The squares from which a man of side `S` could capture.
#[inline(always)]
fn men_jumpable<V: Variant, S: Side>(
    jumpable: &PerDirection<V::Geometry>,
) -> Bitboard<V::Geometry> {
    if V::MEN_CAPTURE_BACKWARDS {
        return union(jumpable);
    }
    let [left, right] = Direction::forward(S::COLOR);
    jumpable[left as usize] | jumpable[right as usize]
}

/// The men of side `S` that could capture, and the kings too if they do not fly.
#[inline(always)]
fn jumpers<V: Variant, S: Side>(
    board: &Board<V::Geometry>,
    jumpable: &PerDirection<V::Geometry>,
) -> Bitboard<V::Geometry> {
    let men = board.own.men & men_jumpable::<V, S>(jumpable);
    if V::FLYING_KINGS {
        men
    } else {
        men | (board.own.kings & union(jumpable))
    }
}

/// Whether side `S` must capture.
#[inline(always)]
pub(crate) fn has_capture<V: Variant, S: Side>(board: &Board<V::Geometry>) -> bool {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    if !jumpers::<V, S>(board, &jumpable).is_empty() {
        return true;
    }
    let kings = board.own.kings;
    V::FLYING_KINGS
        && !kings.is_empty()
        && !union(&taken_first(&reach(kings, empty), board.enemy.all(), empty)).is_empty()
}

#[inline(always)]
fn quiet_moves<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    reached: &PerDirection<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let [left, right] = Direction::forward(S::COLOR);
    sink.steps(
        board,
        Kind::Man,
        left,
        board.own.men.shift(left) & empty,
        chains,
    );
    sink.steps(
        board,
        Kind::Man,
        right,
        board.own.men.shift(right) & empty,
        chains,
    );
    if board.own.kings.is_empty() {
        return;
    }
    if V::FLYING_KINGS {
        sink.slides(board, empty, reached, chains);
    } else {
        for_each_direction!(direction {
            let landings = board.own.kings.shift(direction) & empty;
            sink.steps(board, Kind::King, direction, landings, chains);
        });
    }
}

/// Landing squares of second jumps, by the directions of the first and the second.
type Second<G> = [PerDirection<G>; 4];

/// The second jumps of men after the first jumps to these squares, and the squares among them from
/// which a third is possible.
///
/// Exact without a captured set: landing squares of men have another parity than the pieces they
/// jump, and none can be met again before the fifth jump.
#[inline(always)]
fn second_jumps<G: Geometry>(
    first: &PerDirection<G>,
    jumpable: &PerDirection<G>,
) -> (Second<G>, Bitboard<G>) {
    let mut second = [[Bitboard::EMPTY; 4]; 4];
    let mut third = Bitboard::EMPTY;
    for_each_direction!(direction {
        for_each_direction!(then {
            if then != direction.opposite() {
                let landings = jump(first[direction as usize], jumpable, then);
                second[direction as usize][then as usize] = landings;
                third |= landings & onward(jumpable, then);
            }
        });
    });
    (second, third)
}

/// Hands out the captures by men under the majority rule if none takes more than two pieces;
/// otherwise says `false`.
#[inline(always)]
fn short_captures<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    jumpable: &PerDirection<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) -> bool {
    let first = Direction::ALL.map(|direction| jump(board.own.men, jumpable, direction));
    let mut go_on = Bitboard::EMPTY;
    for_each_direction!(direction {
        go_on |= first[direction as usize] & onward(jumpable, direction);
    });
    if go_on.is_empty() {
        for_each_direction!(direction {
            sink.jumps(
                board,
                Kind::Man,
                direction,
                first[direction as usize],
                chains,
            );
        });
        return true;
    }
    let (second, third) = second_jumps(&first, jumpable);
    if !third.is_empty() {
        return false;
    }
    for_each_direction!(direction {
        for_each_direction!(then {
            if then != direction.opposite() {
                let landings = second[direction as usize][then as usize];
                sink.double_jumps(board, [direction, then], landings, chains);
            }
        });
    });
    true
}

/// Searches captures of three pieces and more, from the ends of those of two that go on. Returns
/// where the chains it found begin.
#[inline(never)]
fn long_captures<V: Variant, S: Side>(board: &Board<V::Geometry>, chains: &mut Chains<V>) -> usize {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    let first = Direction::ALL.map(|direction| jump(board.own.men, &jumpable, direction));
    let (second, _) = second_jumps(&first, &jumpable);
    let mut hunt = Hunt::<V, S>::new(board, empty, chains);
    for_each_direction!(direction {
        for_each_direction!(then {
            let landings = second[direction as usize][then as usize] & onward(&jumpable, then);
            for landing in landings.singles() {
                hunt.man_after_two(landing, direction, then);
            }
        });
    });
    hunt.start()
}

/// Hands out the captures without a majority rule if none goes on after its first piece; otherwise
/// says `false`.
#[inline(always)]
fn free_captures<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    jumpable: &PerDirection<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) -> bool {
    let crown_row = Bitboard::crown_row(S::COLOR);
    let mut go_on = Bitboard::EMPTY;
    for_each_direction!(direction {
        if man_captures::<V, S>(direction) {
            let landings = jump(board.own.men, jumpable, direction);
            go_on |= landings & men_jumpable::<V, S>(&without_way_back(jumpable, direction));
            if V::CROWNS_IN_PASSING {
                go_on |= landings & crown_row;
            }
        }
        if !V::FLYING_KINGS {
            go_on |= jump(board.own.kings, jumpable, direction) & onward(jumpable, direction);
        }
    });
    if !go_on.is_empty() {
        return false;
    }
    for_each_direction!(direction {
        if man_captures::<V, S>(direction) {
            let landings = jump(board.own.men, jumpable, direction);
            sink.jumps(board, Kind::Man, direction, landings, chains);
        }
        if !V::FLYING_KINGS {
            let landings = jump(board.own.kings, jumpable, direction);
            sink.jumps(board, Kind::King, direction, landings, chains);
        }
    });
    true
}

#[inline(always)]
fn without_way_back<G: Geometry>(jumpable: &PerDirection<G>, came: Direction) -> PerDirection<G> {
    let mut onward = *jumpable;
    onward[came.opposite() as usize] = Bitboard::EMPTY;
    onward
}

/// Searches the captures of all pieces; `first` is what flying kings can take first. Returns where
/// the chains it found begin.
#[inline(never)]
fn hunt_all<V: Variant, S: Side>(
    board: &Board<V::Geometry>,
    first: &PerDirection<V::Geometry>,
    chains: &mut Chains<V>,
) -> usize {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    let mut hunt = Hunt::<V, S>::new(board, empty, chains);
    if V::FLYING_KINGS {
        hunt.kings_taking(first);
    } else {
        for king in (board.own.kings & union(&jumpable)).singles() {
            hunt.short_king_from(king);
        }
    }
    for man in (board.own.men & men_jumpable::<V, S>(&jumpable)).singles() {
        hunt.man_from(man);
    }
    hunt.start()
}

/// Hands out the chains from `start` on, and takes them off the stack.
#[inline(always)]
fn deliver<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    start: usize,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let mut index = start;
    while let Some(chain) = chains.get(index) {
        sink.chain(board, chain, chains);
        index += 1;
    }
    chains.truncate(start);
}
