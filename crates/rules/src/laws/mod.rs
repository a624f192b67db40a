//! Laws that hold for every input, each a function that panics when its law is broken.
//!
//! The property tests and the fuzz targets call them. Not part of the public interface: the feature
//! `laws` is for the tests of this project.

mod reference;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{
    Bitboard, Color, Game, Geometry, Keyed, Kind, Move, MoveText, Piece, Position, Reason, Setup,
    Square, SquareNames, Variant, read_fen,
};

/// How many routes of a move are read back.
const ROUTES_READ: usize = 8;
/// The longest game that is played.
const PLIES: usize = 120;

/// A position made of arbitrary bytes: the first says who moves, each of the others puts a piece on
/// a square or leaves it empty. `None` if that is no position.
#[must_use]
pub fn position_of<V: Variant>(bytes: &[u8]) -> Option<Position<V>> {
    let (first, rest) = bytes.split_first()?;
    let turn = if first % 2 == 0 {
        Color::White
    } else {
        Color::Black
    };
    let mut setup = Setup {
        turn: Some(turn),
        ..Setup::default()
    };
    for (square, byte) in (1..=V::Geometry::SQUARES).filter_map(Square::new).zip(rest) {
        let color = if byte & 1 == 0 {
            Color::White
        } else {
            Color::Black
        };
        let far = Bitboard::<V::Geometry>::crown_row(color).contains(square);
        let kind = match (byte >> 1) % 8 {
            0..=3 if far => Kind::King,
            0..=2 => Kind::Man,
            3 => Kind::King,
            _ => continue,
        };
        setup.pieces.push((square, Piece { color, kind }));
    }
    setup.position().ok()
}

/// Everything that holds for a single position.
pub fn hold_for_a_position<V: Variant>(position: &Position<V>) {
    agrees_with_the_reference(position);
    lists_what_it_accepts(position);
    moves_have_one_text(position);
    texts_give_the_position_back(position);
    turning_the_board_turns_the_moves(position);
}

fn squares<V: Variant>() -> impl Iterator<Item = Square> {
    (1..=V::Geometry::SQUARES).filter_map(Square::new)
}

fn agrees_with_the_reference<V: Variant>(position: &Position<V>) {
    let mut found: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|mv| (mv.from(), mv.to(), mv.captured(), mv.promotes()))
        .collect();
    found.sort();
    assert_eq!(found, reference::legal_moves(position), "{position:?}");
    assert_eq!(position.perft(1), found.len() as u64);
    assert_eq!(position.perft_made(1), found.len() as u64);
    assert_eq!(position.has_move(), !found.is_empty());
    assert_eq!(
        position.has_capture(),
        found.iter().any(|(_, _, taken, _)| !taken.is_empty())
    );
}

/// A move is in the list exactly if no reason forbids it.
fn lists_what_it_accepts<V: Variant>(position: &Position<V>) {
    let legal = position.legal_moves();
    for from in squares::<V>() {
        for to in squares::<V>() {
            let listed: Vec<Move<V>> = legal
                .iter()
                .copied()
                .filter(|mv| (mv.from(), mv.to()) == (from, to))
                .collect();
            match (position.explain(from, to), &listed[..]) {
                (Ok(mv), [one]) => assert_eq!(mv, *one),
                (Err(refusal), []) => {
                    assert_ne!(refusal.reason(), Reason::Ambiguous);
                    assert!(refusal.instead().iter().all(|mv| position.is_legal(*mv)));
                }
                (Err(refusal), [_, _, ..]) => {
                    assert_eq!(refusal.reason(), Reason::Ambiguous);
                    assert_eq!(refusal.instead(), listed);
                }
                (answer, listed) => panic!("{position:?} {from} {to}: {answer:?} {listed:?}"),
            }
        }
    }
}

/// The text of a move is read as that move, in all its forms.
fn moves_have_one_text<V: Variant>(position: &Position<V>) {
    for &mv in &position.legal_moves() {
        for names in [SquareNames::Numeric, SquareNames::Algebraic] {
            if names == SquareNames::Algebraic && V::Geometry::SIZE != 8 {
                continue;
            }
            let text = position.move_text_in(mv, names);
            assert_eq!(position.read_move(&text), Ok(mv), "{text} in {position:?}");
        }
        assert_eq!(position.read_hub_move(&position.hub_move(mv)), Ok(mv));
        assert_eq!(
            position.captured_in_order(mv).len(),
            mv.captured().len() as usize
        );
        let sign = if mv.is_capture() { "x" } else { "-" };
        for route in position.routes(mv).iter().take(ROUTES_READ) {
            let numbers: Vec<String> = route.iter().map(Square::to_string).collect();
            let text = numbers.join(sign);
            match position.read_move(&text) {
                Ok(read) => assert_eq!(read, mv, "{text} in {position:?}"),
                // A single capture beside a longer one with the same ends.
                Err(refusal) => assert!(
                    route.len() == 2 && refusal.reason() == Reason::Ambiguous,
                    "{text} in {position:?}: {refusal}"
                ),
            }
        }
    }
}

fn texts_give_the_position_back<V: Variant>(position: &Position<V>) {
    let fen = position.fen();
    assert_eq!(Position::from_fen(&fen).as_ref(), Ok(position));
    if V::Geometry::SIZE == 8 {
        let algebraic = position.fen_in(SquareNames::Algebraic);
        assert_eq!(Position::from_fen(&algebraic).as_ref(), Ok(position));
    }
    assert_eq!(Setup::from(position).position().as_ref(), Ok(position));
    let both = [Color::White, Color::Black]
        .iter()
        .all(|c| !position.pieces(*c).is_empty());
    assert_eq!(
        Position::from_hub(&position.hub()).as_ref() == Ok(position),
        both
    );
}

fn turning_the_board_turns_the_moves<V: Variant>(position: &Position<V>) {
    let turn = |square: Square| Position::<V>::turned_square(square);
    let mut turned: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|mv| {
            let captured: Bitboard<V::Geometry> = mv.captured().iter().map(turn).collect();
            (turn(mv.from()), turn(mv.to()), captured, mv.promotes())
        })
        .collect();
    turned.sort();
    let other = position.turned();
    let mut moves: Vec<_> = other
        .legal_moves()
        .iter()
        .map(|mv| (mv.from(), mv.to(), mv.captured(), mv.promotes()))
        .collect();
    moves.sort();
    assert_eq!(turned, moves, "{position:?}");
}

/// Plays the game that bytes choose from a position: keys stay true, and undo and redo restore
/// everything.
pub fn hold_for_a_game<V: Variant>(start: &Position<V>, choices: &[u8]) {
    let mut game = Game::from_position(*start);
    let mut states = Vec::from([state(&game)]);
    for choice in choices.iter().take(PLIES) {
        let legal = game.position().legal_moves();
        let index = usize::from(*choice) % legal.len().max(1);
        let Some(&mv) = legal.get(index).filter(|_| game.end().is_none()) else {
            break;
        };
        let expected = game.position().after(mv);
        game.play(mv).expect("a listed move of a game that goes on");
        assert_eq!(*game.keyed(), Keyed::from(expected));
        assert_eq!(game.keyed().key(), Keyed::from(expected).key());
        let stood = game.positions().filter(|earlier| *earlier == game.keyed());
        assert_eq!(game.repetitions() as usize, stood.count());
        states.push(state(&game));
    }
    for expected in states.iter().rev().skip(1) {
        assert!(game.undo().is_some());
        assert_eq!(state(&game), *expected);
    }
    assert!(game.undo().is_none());
    for expected in states.iter().skip(1) {
        assert!(game.redo().is_some());
        assert_eq!(state(&game), *expected);
    }
    assert!(game.redo().is_none());
}

/// All that can be seen of a game.
fn state<V: Variant>(game: &Game<V>) -> String {
    let limits: Vec<_> = game.limits().collect();
    format!(
        "{:?} {} {:?} {:?}",
        game.keyed(),
        game.repetitions(),
        limits,
        game.end()
    )
}

/// No text makes a reader panic, and what is read is written and read again as the same.
pub fn hold_for_a_text<V: Variant>(text: &str) {
    if let Ok(setup) = read_fen::<V>(text) {
        assert_eq!(read_fen::<V>(text), Ok(setup.clone()));
        if let Ok(position) = setup.position::<V>() {
            assert_eq!(Position::from_fen(text), Ok(position));
            texts_give_the_position_back(&position);
        }
    }
    if let Err(errors) = Position::<V>::from_fen(text) {
        assert!(errors.iter().count() > 0 && !errors.to_string().is_empty());
    }
    if let Ok(position) = Position::<V>::from_hub(text) {
        assert_eq!(position.hub(), text);
    }
    let start = Position::<V>::start();
    let read = start.read_move(text);
    if let Ok(mv) = &read {
        assert!(start.is_legal(*mv));
    }
    match MoveText::read::<V>(text) {
        Ok(moved) => {
            assert!(!moved.squares().is_empty());
            assert_eq!(start.find_move(&moved), read);
        }
        Err(error) => assert!(!error.to_string().is_empty() && read.is_err()),
    }
    let _ = start.read_hub_move(text);
}
