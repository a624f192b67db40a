//! The kernels against the definition, written out square by square.

use damier_rules::{
    Brazilian, Checkers, Color, Direction, Geometry, International, Kind, Position, Russian,
    Square, Variant,
};

use super::layout::{BALANCES, KING_COUNTS, Layout, WINDOW_ENTRIES};
use super::{Path, Patterns, Sets, UNITS, Weight, WeightsError};

/// Numbers that look random and are always the same.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 11
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap_or_default()
    }
}

/// Positions of games in which every move is chosen by lot; captures stand among them too.
fn positions<V: Variant>() -> Vec<Position<V>> {
    let mut positions = Vec::new();
    let mut numbers = Numbers(0x2026_1130);
    for _ in 0..120 {
        let mut position = Position::<V>::start();
        for _ in 0..160 {
            positions.push(position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[numbers.below(moves.len())]);
        }
    }
    positions
}

fn patterns<V: Variant>() -> Patterns<V> {
    let mut numbers = Numbers(77);
    let mut value = || i16::try_from(numbers.below(4001)).unwrap_or_default() - 2000;
    let weights: Vec<Weight> = (0..Patterns::<V>::len())
        .map(|_| Weight {
            early: value(),
            late: value(),
        })
        .collect();
    Patterns::new(&weights, "by lot").expect("as many weights as the game has")
}

fn digit<V: Variant>(view: &Position<V>, square: Square) -> usize {
    match view.piece_at(square) {
        Some(piece) if piece.kind == Kind::Man => 1 + usize::from(piece.color == Color::Black),
        _ => 0,
    }
}

fn shape<V: Variant>(view: &Position<V>, squares: &[Square]) -> usize {
    let digits = squares.iter().rev().map(|&square| digit(view, square));
    digits.fold(0, |index, digit| 3 * index + digit)
}

fn squares<V: Variant>() -> Vec<Square> {
    let numbers = 1..=V::Geometry::SQUARES;
    numbers.filter_map(Square::new).collect()
}

fn count(number: usize) -> i32 {
    i32::try_from(number).expect("a small number")
}

fn next<V: Variant>(square: Square, direction: Direction) -> Option<Square> {
    let (row, column) = (V::Geometry::row(square), V::Geometry::column(square));
    match direction {
        Direction::UpLeft => V::Geometry::square_at(row - 1, column - 1),
        Direction::UpRight => V::Geometry::square_at(row - 1, column + 1),
        Direction::DownLeft => V::Geometry::square_at(row + 1, column - 1),
        Direction::DownRight => V::Geometry::square_at(row + 1, column + 1),
    }
}

/// Whether a black piece could capture a king that has come to a square.
fn is_denied<V: Variant>(view: &Position<V>, square: Square) -> bool {
    let is_empty = |square: Square| view.piece_at(square).is_none();
    Direction::ALL.into_iter().any(|direction| {
        if !next::<V>(square, direction).is_some_and(is_empty) {
            return false;
        }
        let mut from = next::<V>(square, direction.opposite());
        let mut steps = 1;
        while let Some(empty) = from.filter(|&square| is_empty(square)) {
            from = next::<V>(empty, direction.opposite());
            steps += 1;
        }
        let Some(piece) = from.and_then(|square| view.piece_at(square)) else {
            return false;
        };
        let forward = Direction::forward(Color::Black).contains(&direction);
        piece.color == Color::Black
            && match piece.kind {
                Kind::Man => steps == 1 && (V::MEN_CAPTURE_BACKWARDS || forward),
                Kind::King => steps == 1 || V::FLYING_KINGS,
            }
    })
}

fn reached<V: Variant>(view: &Position<V>) -> Vec<Square> {
    let mut reached = Vec::new();
    for king in view.kings(Color::White).iter() {
        for direction in Direction::ALL {
            let mut at = next::<V>(king, direction);
            while let Some(square) = at.filter(|&square| view.piece_at(square).is_none()) {
                reached.push(square);
                at = next::<V>(square, direction).filter(|_| V::FLYING_KINGS);
            }
        }
    }
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// The terms of a view, its own side being White.
fn view_terms<V: Variant>(view: &Position<V>, any_kings: bool) -> Vec<(usize, i32)> {
    let size = u8::try_from(V::Geometry::SIZE).expect("a small board");
    let mut terms = Vec::new();
    for top in [1, 3] {
        for left in (1..=size - 3).step_by(2) {
            let block: Vec<Square> = squares::<V>()
                .into_iter()
                .filter(|&square| (top..top + 4).contains(&V::Geometry::row(square)))
                .filter(|&square| (left..left + 4).contains(&V::Geometry::column(square)))
                .collect();
            assert_eq!(block.len(), 8);
            terms.push((terms.len() * WINDOW_ENTRIES + shape(view, &block), 1));
        }
    }
    let long = if size == 10 { 9 } else { 8 };
    let edge: Vec<Square> = (1..=long)
        .filter_map(|row| V::Geometry::square_at(row, 1 + row % 2))
        .collect();
    assert_eq!(edge.len(), usize::from(long));
    terms.push((Layout::<V>::EDGE + shape(view, &edge), 1));
    let all = squares::<V>();
    let back = &all[all.len() - usize::from(long)..];
    terms.push((Layout::<V>::BACK + shape(view, back), 1));
    let men = view.men(Color::White);
    terms.push((Layout::<V>::MAN, count(men.len() as usize)));
    let left = men
        .iter()
        .filter(|&square| V::Geometry::column(square) <= size / 2)
        .count();
    let difference = left.abs_diff(men.len() as usize - left);
    terms.push((Layout::<V>::BALANCE + difference.min(BALANCES - 1), 1));
    if any_kings {
        terms.extend(king_terms(view));
    }
    terms
}

fn king_terms<V: Variant>(view: &Position<V>) -> Vec<(usize, i32)> {
    let kings = view.kings(Color::White);
    let mut terms = vec![(
        Layout::<V>::KINGS + (kings.len() as usize).min(KING_COUNTS - 1),
        1,
    )];
    for square in kings.iter() {
        terms.push((
            Layout::<V>::KING_SQUARE + usize::from(square.number()) - 1,
            1,
        ));
    }
    let reached = reached(view);
    let denied = reached
        .iter()
        .filter(|&&square| is_denied(view, square))
        .count();
    terms.push((Layout::<V>::SAFE, count(reached.len() - denied)));
    terms.push((Layout::<V>::DENIED, count(denied)));
    terms
}

/// The terms of a position by the definition, each index once, in order, none that cancels out.
fn terms<V: Variant>(position: &Position<V>) -> Vec<(usize, i32)> {
    let turned = position.turned();
    let (own, other) = match position.turn() {
        Color::White => (position, &turned),
        Color::Black => (&turned, position),
    };
    let any_kings = !(position.kings(Color::White) | position.kings(Color::Black)).is_empty();
    let mut terms = view_terms(own, any_kings);
    terms.extend(
        view_terms(other, any_kings)
            .into_iter()
            .map(|(index, count)| (index, -count)),
    );
    terms.push((Layout::<V>::TEMPO, 1));
    joined(terms)
}

fn joined(mut terms: Vec<(usize, i32)>) -> Vec<(usize, i32)> {
    terms.sort_unstable();
    terms.dedup_by(|second, first| {
        let same = second.0 == first.0;
        if same {
            first.1 += second.1;
        }
        same
    });
    terms.retain(|&(_, count)| count != 0);
    terms
}

/// The value by the definition.
fn value<V: Variant>(patterns: &Patterns<V>, position: &Position<V>) -> i32 {
    let pieces = (position.pieces(Color::White) | position.pieces(Color::Black)).len();
    let phases = i32::try_from(2 * V::ROWS_OF_MEN * V::Geometry::SHORT).expect("a small board");
    let early = phases.min(pieces.cast_signed());
    let weights: Vec<Weight> = patterns.weights().collect();
    let total: i32 = terms(position)
        .into_iter()
        .map(|(index, count)| {
            let Weight {
                early: at_first,
                late,
            } = weights[index];
            count * (early * i32::from(at_first) + (phases - early) * i32::from(late))
        })
        .sum();
    let value = total / (phases * UNITS);
    if Sets::of(position).is_drawish::<V>(value) {
        value / 8
    } else {
        value
    }
}

fn check_game<V: Variant>() {
    let patterns = patterns::<V>();
    let mut with_kings = 0;
    for position in positions::<V>() {
        let fen = position.fen();
        let mut found = Vec::new();
        Patterns::features(&position, &mut |index, count| found.push((index, count)));
        assert_eq!(joined(found), terms(&position), "{fen}");
        let expected = value(&patterns, &position);
        for path in Path::ALL {
            let found = patterns.evaluate_by(path, &position);
            assert!(
                found.is_none_or(|found| found == expected),
                "{path:?} gives {found:?} in {fen}"
            );
        }
        assert_eq!(patterns.evaluate(&position), expected, "{fen}");
        assert_eq!(patterns.evaluate(&position.turned()), expected, "{fen}");
        with_kings += usize::from(!position.kings(Color::White).is_empty());
    }
    assert!(
        with_kings > 500,
        "only {with_kings} positions have white kings"
    );
}

#[test]
fn every_path_gives_what_the_definition_says_in_international() {
    check_game::<International>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_checkers() {
    check_game::<Checkers>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_russian() {
    check_game::<Russian>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_brazilian() {
    check_game::<Brazilian>();
}

#[test]
fn weights_are_read_back_as_they_were_written() {
    let patterns = patterns::<Brazilian>();
    let again = Patterns::<Brazilian>::from_bytes(&patterns.to_bytes()).expect("just written");
    assert!(again.weights().eq(patterns.weights()));
    assert_eq!(again.origin(), "by lot");
}

#[test]
fn damaged_and_foreign_weights_are_refused() {
    let bytes = patterns::<Brazilian>().to_bytes();
    let read = |bytes: &[u8]| Patterns::<Brazilian>::from_bytes(bytes).map(|_| ());
    assert_eq!(read(b"DAMGAME1"), Err(WeightsError::NotWeights));
    for end in (8..bytes.len()).step_by(997).chain(8..64) {
        assert_eq!(
            read(&bytes[..end]),
            Err(WeightsError::Damaged),
            "cut at {end}"
        );
    }
    let mut changed = bytes.clone();
    changed[5000] ^= 1;
    assert_eq!(read(&changed), Err(WeightsError::Damaged));
    changed[8] = 2;
    assert_eq!(read(&changed), Err(WeightsError::Version(2)));
    let refusal = Patterns::<Russian>::from_bytes(&bytes)
        .map(|_| ())
        .unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "the weights are for brazilian, and russian was asked for"
    );
    let refusal = Patterns::<Russian>::new(&[], "").map(|_| ()).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "there are 0 weights, and the game has 52537"
    );
}
