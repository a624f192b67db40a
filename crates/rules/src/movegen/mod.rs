//! Move generation: sets of moves, handed to a [`Sink`] that counts, plays or lists them.
//!
//! Nothing is stored that need not be. Steps and short captures by men come out as sets of landing
//! squares for all men at once; only captures of three pieces and more, and captures by kings, are
//! searched one by one and kept as [`Chain`]s. The design and its measurements are described in
//! `docs/movegen.md`.

mod chains;
mod sinks;

pub(crate) use chains::Chains;
pub(crate) use sinks::{Counter, Lister, Sink, Visitor};

use crate::bitboard::Direction;
use crate::board::{Board, Side};
use crate::{Bitboard, Geometry, Kind, Variant};
use chains::Hunt;

/// For each direction, the squares from which a piece of the side to move could jump that way.
type Jumpable<G> = [Bitboard<G>; 4];

#[inline(always)]
fn jumpable<G: Geometry>(enemy: Bitboard<G>, empty: Bitboard<G>) -> Jumpable<G> {
    Direction::ALL.map(|direction| {
        let back = direction.opposite();
        ((empty.shift(back) & enemy).shift(back)) & Bitboard::ALL
    })
}

#[inline(always)]
fn union<G: Geometry>(sets: &[Bitboard<G>; 4]) -> Bitboard<G> {
    sets[0] | sets[1] | sets[2] | sets[3]
}

/// The squares from which a jump exists in any direction but the way back from `came`.
#[inline(always)]
fn onward<G: Geometry>(jumpable: &Jumpable<G>, came: Direction) -> Bitboard<G> {
    let [left, right] = came.sideways();
    jumpable[came as usize] | jumpable[left as usize] | jumpable[right as usize]
}

/// Landing squares of jumps from `pieces` in one direction.
#[inline(always)]
fn jump<G: Geometry>(
    pieces: Bitboard<G>,
    jumpable: &Jumpable<G>,
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

/// Whether any of the flying kings has a capture.
#[inline(always)]
fn kings_capture<G: Geometry>(board: &Board<G>, empty: Bitboard<G>) -> bool {
    let enemy = board.enemy.all();
    let mut landings = Bitboard::EMPTY;
    for direction in Direction::ALL {
        let reached = board.own.kings.fill(direction, empty);
        landings |= (reached.shift(direction) & enemy).shift(direction) & empty;
    }
    !landings.is_empty()
}

/// Hands every legal move of side `S` to the sink, each once.
#[inline(always)]
pub(crate) fn generate<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    if V::FLYING_KINGS {
        if !board.own.kings.is_empty() && kings_capture(board, empty) {
            return hunt_all::<V, S, K>(board, empty, &jumpable, chains, sink);
        }
    } else if !(board.own.kings & union(&jumpable)).is_empty() {
        return free_captures::<V, S, K>(board, empty, &jumpable, chains, sink);
    }
    if (board.own.men & men_jumpable::<V, S>(&jumpable)).is_empty() {
        quiet_moves::<V, S, K>(board, empty, chains, sink);
    } else if V::MAJORITY {
        men_captures::<V, S, K>(board, empty, &jumpable, chains, sink);
    } else {
        free_captures::<V, S, K>(board, empty, &jumpable, chains, sink);
    }
}

/// The squares from which a man of side `S` could capture.
#[inline(always)]
fn men_jumpable<V: Variant, S: Side>(jumpable: &Jumpable<V::Geometry>) -> Bitboard<V::Geometry> {
    if V::MEN_CAPTURE_BACKWARDS {
        return union(jumpable);
    }
    let [left, right] = Direction::forward(S::COLOR);
    jumpable[left as usize] | jumpable[right as usize]
}

/// Whether side `S` must capture.
#[inline(always)]
pub(crate) fn has_capture<V: Variant, S: Side>(board: &Board<V::Geometry>) -> bool {
    let empty = board.empty();
    let jumpable = jumpable(board.enemy.all(), empty);
    let men = board.own.men & men_jumpable::<V, S>(&jumpable);
    let kings = board.own.kings;
    !men.is_empty()
        || (!kings.is_empty()
            && if V::FLYING_KINGS {
                kings_capture(board, empty)
            } else {
                !(kings & union(&jumpable)).is_empty()
            })
}

#[inline(always)]
fn quiet_moves<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    for direction in Direction::forward(S::COLOR) {
        let landings = board.own.men.shift(direction) & empty;
        sink.steps(board, Kind::Man, direction, landings, chains);
    }
    if board.own.kings.is_empty() {
        return;
    }
    if V::FLYING_KINGS {
        sink.slides(board, empty, chains);
    } else {
        for direction in Direction::ALL {
            let landings = board.own.kings.shift(direction) & empty;
            sink.steps(board, Kind::King, direction, landings, chains);
        }
    }
}

/// Captures by men under the majority rule: one piece, two pieces, or a search for more.
///
/// Exact without a captured set for one and two pieces: landing squares of men have another parity
/// than the pieces they jump, and none can be met again before the fifth jump.
#[inline(always)]
fn men_captures<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    jumpable: &Jumpable<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let first = Direction::ALL.map(|direction| jump(board.own.men, jumpable, direction));
    let mut go_on = Bitboard::EMPTY;
    for direction in Direction::ALL {
        go_on |= first[direction as usize] & onward(jumpable, direction);
    }
    if go_on.is_empty() {
        for direction in Direction::ALL {
            sink.jumps(
                board,
                Kind::Man,
                direction,
                first[direction as usize],
                chains,
            );
        }
        return;
    }
    let mut second = [[Bitboard::EMPTY; 4]; 4];
    let mut third = Bitboard::EMPTY;
    for direction in Direction::ALL {
        for then in Direction::ALL {
            if then != direction.opposite() {
                let landings = jump(first[direction as usize], jumpable, then);
                second[direction as usize][then as usize] = landings;
                third |= landings & onward(jumpable, then);
            }
        }
    }
    if third.is_empty() {
        for direction in Direction::ALL {
            for then in Direction::ALL {
                if then != direction.opposite() {
                    let landings = second[direction as usize][then as usize];
                    sink.double_jumps(board, [direction, then], landings, chains);
                }
            }
        }
        return;
    }
    long_captures::<V, S, K>(board, empty, jumpable, &second, chains, sink);
}

/// Captures of three pieces and more, from the ends of those of two that go on.
#[inline(never)]
fn long_captures<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    jumpable: &Jumpable<V::Geometry>,
    second: &[[Bitboard<V::Geometry>; 4]; 4],
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let mut hunt = Hunt::<V, S>::new(board, empty, chains);
    for direction in Direction::ALL {
        for then in Direction::ALL {
            let landings = second[direction as usize][then as usize] & onward(jumpable, then);
            for landing in landings.singles() {
                hunt.man_after_two(landing, direction, then);
            }
        }
    }
    let start = hunt.start();
    deliver::<V, S, K>(board, start, chains, sink);
}

/// Captures without a majority rule: one jump where none goes on, or a search.
#[inline(always)]
fn free_captures<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    jumpable: &Jumpable<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let crown_row = Bitboard::crown_row(S::COLOR);
    let mut go_on = Bitboard::EMPTY;
    for direction in Direction::ALL {
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
    }
    if !go_on.is_empty() {
        return hunt_all::<V, S, K>(board, empty, jumpable, chains, sink);
    }
    for direction in Direction::ALL {
        if man_captures::<V, S>(direction) {
            let landings = jump(board.own.men, jumpable, direction);
            sink.jumps(board, Kind::Man, direction, landings, chains);
        }
        if !V::FLYING_KINGS {
            let landings = jump(board.own.kings, jumpable, direction);
            sink.jumps(board, Kind::King, direction, landings, chains);
        }
    }
}

#[inline(always)]
fn without_way_back<G: Geometry>(jumpable: &Jumpable<G>, came: Direction) -> Jumpable<G> {
    let mut onward = *jumpable;
    onward[came.opposite() as usize] = Bitboard::EMPTY;
    onward
}

/// Searches the captures of every piece one by one.
#[inline(never)]
fn hunt_all<V: Variant, S: Side, K: Sink<V, S>>(
    board: &Board<V::Geometry>,
    empty: Bitboard<V::Geometry>,
    jumpable: &Jumpable<V::Geometry>,
    chains: &mut Chains<V>,
    sink: &mut K,
) {
    let mut hunt = Hunt::<V, S>::new(board, empty, chains);
    for king in board.own.kings.singles() {
        hunt.king_from(king);
    }
    for man in (board.own.men & men_jumpable::<V, S>(jumpable)).singles() {
        hunt.man_from(man);
    }
    let start = hunt.start();
    deliver::<V, S, K>(board, start, chains, sink);
}

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
