//! Moves as JSON shows them.

use damier_rules::{
    Geometry, Move, MoveTextError, Position, Square, SquareNames, Variant, square_name,
};
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

/// Moves as people type them in a game, for texts that say what is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Examples {
    pub(crate) step: &'static str,
    pub(crate) capture: &'static str,
    /// A capture of several pieces by its whole way.
    pub(crate) long: &'static str,
}

impl Examples {
    pub(crate) fn of<V: Variant>() -> Self {
        let (step, capture, long) = match (V::SQUARE_NAMES, V::CAPTURE_SIGN) {
            (SquareNames::Algebraic, ':') => ("c3-d4", "c3:e5", "c3:e5:g7"),
            (SquareNames::Algebraic, _) => ("c3-d4", "c3xe5", "c3xe5xg7"),
            (SquareNames::Numeric, _) if V::Geometry::SIZE == 8 => ("11-15", "11x18", "11x18x25"),
            (SquareNames::Numeric, _) => ("32-28", "32x23", "4x27x15"),
        };
        Self {
            step,
            capture,
            long,
        }
    }
}

/// Why a text is no move, in the names of the game.
pub(crate) fn unread<V: Variant>(error: &MoveTextError) -> String {
    match error {
        MoveTextError::Unreadable(text) => {
            let Examples { step, capture, .. } = Examples::of::<V>();
            format!("{text:?} is not a move, expected the form {step} or {capture}")
        }
        error => error.to_string(),
    }
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
