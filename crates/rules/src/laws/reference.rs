//! A slow generator that follows the wording of the rules square by square, and shares nothing with
//! the fast one but the traits of the game.

use alloc::vec::Vec;

use crate::{Bitboard, Color, Geometry, Kind, Position, Square, Variant};

type Found<V> = (Square, Square, Bitboard<<V as Variant>::Geometry>, bool);

/// Rows and columns to go in one step.
type Heading = (i8, i8);
const HEADINGS: [Heading; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// A capture under way.
#[derive(Clone)]
struct Capture<V: Variant> {
    start: Square,
    at: Square,
    kind: Kind,
    taken: Bitboard<V::Geometry>,
}

/// The legal moves in ascending order.
pub(super) fn legal_moves<V: Variant>(position: &Position<V>) -> Vec<Found<V>> {
    let mut captures = Vec::new();
    let mut quiet = Vec::new();
    for from in position.pieces(position.turn()).iter() {
        let kind = kind_at(position, from);
        let begin = Capture::<V> {
            start: from,
            at: from,
            kind,
            taken: Bitboard::EMPTY,
        };
        carry_on(position, &begin, &mut captures);
        for heading in HEADINGS {
            step(position, from, kind, heading, &mut quiet);
        }
    }
    if captures.is_empty() {
        quiet.sort();
        return quiet;
    }
    let most = captures.iter().map(|(_, _, taken, _)| taken.len()).max();
    captures.retain(|(_, _, taken, _)| !V::MAJORITY || Some(taken.len()) == most);
    captures.sort();
    captures.dedup();
    captures
}

fn kind_at<V: Variant>(position: &Position<V>, square: Square) -> Kind {
    position
        .piece_at(square)
        .expect("a piece stands there")
        .kind
}

fn neighbour<V: Variant>(square: Square, (down, right): Heading) -> Option<Square> {
    let row = V::Geometry::row(square).checked_add_signed(down)?;
    let column = V::Geometry::column(square).checked_add_signed(right)?;
    V::Geometry::square_at(row, column)
}

fn is_forward(turn: Color, (down, _): Heading) -> bool {
    (down < 0) == (turn == Color::White)
}

fn is_far_row<V: Variant>(turn: Color, square: Square) -> bool {
    let far = if turn == Color::White {
        1
    } else {
        V::Geometry::SIZE as u8
    };
    V::Geometry::row(square) == far
}

fn step<V: Variant>(
    position: &Position<V>,
    from: Square,
    kind: Kind,
    heading: Heading,
    quiet: &mut Vec<Found<V>>,
) {
    if kind == Kind::Man && !is_forward(position.turn(), heading) {
        return;
    }
    let mut next = neighbour::<V>(from, heading);
    while let Some(to) = next.filter(|&to| position.piece_at(to).is_none()) {
        let promotes = kind == Kind::Man && is_far_row::<V>(position.turn(), to);
        quiet.push((from, to, Bitboard::EMPTY, promotes));
        let flies = kind == Kind::King && V::FLYING_KINGS;
        next = if flies {
            neighbour::<V>(to, heading)
        } else {
            None
        };
    }
}

/// Takes one more piece in every possible way; keeps the capture if there is none.
fn carry_on<V: Variant>(
    position: &Position<V>,
    capture: &Capture<V>,
    captures: &mut Vec<Found<V>>,
) {
    let mut carried_on = false;
    for heading in HEADINGS {
        let mut longer = Vec::new();
        take_one(position, capture, heading, &mut longer);
        carried_on |= !longer.is_empty();
        // A capture must go on where it can: of the squares behind a piece, those from which it
        // does, if there are any.
        let goes_on = |next: &Capture<V>| {
            HEADINGS.iter().any(|&heading| {
                let mut found = Vec::new();
                take_one(position, next, heading, &mut found);
                !found.is_empty()
            })
        };
        let any_goes_on = longer.iter().any(goes_on);
        for next in longer.iter().filter(|next| !any_goes_on || goes_on(next)) {
            carry_on(position, next, captures);
        }
    }
    if !carried_on && !capture.taken.is_empty() {
        let was = kind_at(position, capture.start);
        let crowned = capture.kind == Kind::King || is_far_row::<V>(position.turn(), capture.at);
        let promotes = was == Kind::Man && crowned;
        captures.push((capture.start, capture.at, capture.taken, promotes));
    }
}

/// The captures with one more piece taken in one direction, one for each square to land on.
fn take_one<V: Variant>(
    position: &Position<V>,
    capture: &Capture<V>,
    heading: Heading,
    longer: &mut Vec<Capture<V>>,
) {
    let turn = position.turn();
    let man = capture.kind == Kind::Man;
    if man && !V::MEN_CAPTURE_BACKWARDS && !is_forward(turn, heading) {
        return;
    }
    let flies = !man && V::FLYING_KINGS;
    let is_empty = |square| square == capture.start || position.piece_at(square).is_none();
    let mut next = neighbour::<V>(capture.at, heading);
    while let Some(square) = next.filter(|&square| flies && is_empty(square)) {
        next = neighbour::<V>(square, heading);
    }
    let Some(victim) = next else { return };
    let enemy = !is_empty(victim)
        && position
            .piece_at(victim)
            .is_some_and(|piece| piece.color != turn)
        && !capture.taken.contains(victim);
    if !enemy {
        return;
    }
    let mut taken = capture.taken;
    taken.insert(victim);
    let mut landing = neighbour::<V>(victim, heading);
    while let Some(at) = landing.filter(|&square| is_empty(square)) {
        let crowned = V::CROWNS_IN_PASSING && is_far_row::<V>(turn, at);
        let kind = if crowned { Kind::King } else { capture.kind };
        longer.push(Capture {
            at,
            kind,
            taken,
            start: capture.start,
        });
        landing = if flies {
            neighbour::<V>(at, heading)
        } else {
            None
        };
    }
}
