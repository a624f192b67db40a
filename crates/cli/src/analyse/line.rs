//! Lines of play as texts.

use damier_rules::{Move, Position, Variant};

/// A text for each move of a line that begins in a position.
pub(super) fn each_move<V: Variant>(
    start: &Position<V>,
    moves: &[Move<V>],
    text: impl Fn(&Position<V>, Move<V>) -> String,
) -> Vec<String> {
    let mut position = *start;
    let mut next = |&mv: &Move<V>| {
        let text = text(&position, mv);
        position = position.after(mv);
        text
    };
    moves.iter().map(&mut next).collect()
}

/// The moves of a line as their game writes them.
pub(super) fn texts<V: Variant>(start: &Position<V>, moves: &[Move<V>]) -> Vec<String> {
    each_move(start, moves, Position::move_text)
}

/// Which number the first move of a line has, and whether it is the second one with that number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    first: usize,
    is_second: bool,
}

impl Numbers {
    /// Those of a position, of which it may be said which number its next move has.
    pub(super) fn of<V: Variant>(position: &Position<V>, fullmove_number: Option<u16>) -> Self {
        Self {
            first: fullmove_number.map_or(1, usize::from).max(1),
            is_second: position.turn() != V::FIRST,
        }
    }

    /// Moves with their numbers.
    pub(super) fn text(self, moves: &[String]) -> String {
        let word = |(index, text): (usize, &String)| {
            let ply = index + usize::from(self.is_second);
            let number = self.first + ply / 2;
            match (ply % 2, index) {
                (0, _) => format!("{number}. {text}"),
                (_, 0) => format!("{number}... {text}"),
                _ => text.clone(),
            }
        };
        let words: Vec<String> = moves.iter().enumerate().map(word).collect();
        words.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::{Checkers, International};

    use super::*;

    #[track_caller]
    fn check<V: Variant>(fen: &str, number: Option<u16>, expected: &str) {
        let position = Position::<V>::from_fen(fen).unwrap();
        let moves: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
        assert_eq!(Numbers::of(&position, number).text(&moves), expected);
    }

    #[test]
    fn moves_are_numbered_from_whoever_begins() {
        check::<International>("W:W31:B20", None, "1. a b 2. c");
        check::<International>("B:W31:B20", Some(41), "41... a 42. b c");
        check::<Checkers>("B:W31:B20", None, "1. a b 2. c");
        check::<Checkers>("W:W31:B20", None, "1... a 2. b c");
    }
}
