//! Moves as JSON shows them.

use damier_rules::{Move, Position, Square, SquareNames, Variant, square_name};
use serde::Serialize;

/// A legal move: squares by number, in Russian and Brazilian also its whole way in their own names.
#[derive(Serialize, Debug)]
pub(crate) struct MoveView {
    text: String,
    from: u8,
    to: u8,
    captured: Vec<u8>,
    path: Vec<u8>,
    promotes: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

impl MoveView {
    pub(crate) fn new<V: Variant>(position: &Position<V>, mv: Move<V>) -> Self {
        let route = position.route(mv);
        Self {
            text: numeric_text(position, mv),
            from: mv.from().number(),
            to: mv.to().number(),
            captured: numbers(&position.captured_in_order(mv)),
            path: numbers(&route),
            promotes: mv.promotes(),
            algebraic: is_algebraic::<V>().then(|| whole_way::<V>(&route, mv.is_capture())),
        }
    }
}

/// Whether the texts of a game name squares by letters and digits.
pub(crate) fn is_algebraic<V: Variant>() -> bool {
    V::SQUARE_NAMES == SquareNames::Algebraic
}

/// The text of a move with squares by number, as every JSON field holds them.
pub(crate) fn numeric_text<V: Variant>(position: &Position<V>, mv: Move<V>) -> String {
    position.move_text_in(mv, SquareNames::Numeric)
}

/// The whole way of a move in the square names and with the capture sign of its game.
pub(crate) fn algebraic_way<V: Variant>(position: &Position<V>, mv: Move<V>) -> String {
    whole_way::<V>(&position.route(mv), mv.is_capture())
}

fn whole_way<V: Variant>(route: &[Square], capture: bool) -> String {
    let sign = if capture { V::CAPTURE_SIGN } else { '-' };
    let names: Vec<String> = route
        .iter()
        .map(|&square| square_name::<V>(square, V::SQUARE_NAMES))
        .collect();
    names.join(&sign.to_string())
}

fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

/// Moves in the order of their start, their end and the squares in between.
pub(crate) fn in_order<V: Variant>(position: &Position<V>, moves: &[Move<V>]) -> Vec<Move<V>> {
    let mut moves = moves.to_vec();
    moves.sort_by_cached_key(|&mv| (mv.from(), mv.to(), position.route(mv)));
    moves
}

/// The texts of moves as their game writes them, in order.
pub(crate) fn texts<V: Variant>(position: &Position<V>, moves: &[Move<V>]) -> Vec<String> {
    in_order(position, moves)
        .into_iter()
        .map(|mv| position.move_text(mv))
        .collect()
}
