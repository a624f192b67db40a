//! Where a piece could go in positions that may come.

use crate::{Bitboard, Color, Direction, Kind, Position, Square, Variant};

impl<V: Variant> Position<V> {
    /// The squares to which the piece on a square could go by one move of its side, whatever else stands
    /// on the board then: what may be asked of it before the opponent has moved. Empty where there is
    /// no piece; never the square itself.
    ///
    /// ```
    /// use damier_rules::{Position, Square};
    /// let position: Position = Position::from_fen("B:W32:B1").unwrap();
    /// let reach = position.reach(Square::new(32).unwrap());
    /// assert!(reach.contains(Square::new(28).unwrap())); // a step
    /// assert!(reach.contains(Square::new(14).unwrap())); // two captures, backwards too
    /// assert!(!reach.contains(Square::new(37).unwrap()));
    /// ```
    #[must_use]
    pub fn reach(&self, square: Square) -> Bitboard<V::Geometry> {
        let Some(piece) = self.piece_at(square) else {
            return Bitboard::EMPTY;
        };
        let start = Bitboard::single(square);
        let steps = reach_of::<V>(start, piece.color, piece.kind);
        steps.without(start)
    }
}

fn reach_of<V: Variant>(
    start: Bitboard<V::Geometry>,
    color: Color,
    kind: Kind,
) -> Bitboard<V::Geometry> {
    if kind == Kind::King && V::FLYING_KINGS {
        return Bitboard::ALL;
    }
    let forward = Direction::forward(color);
    let may = |direction: Direction, backwards: bool| {
        kind == Kind::King || backwards || forward.contains(&direction)
    };
    let mut steps = Bitboard::EMPTY;
    for direction in Direction::ALL {
        if may(direction, false) {
            steps |= start.step(direction);
        }
    }
    let mut jumps = start;
    loop {
        let mut next = jumps;
        for direction in Direction::ALL {
            if may(direction, V::MEN_CAPTURE_BACKWARDS) {
                next |= jumps.step(direction).step(direction);
            }
        }
        let crowned = next & Bitboard::crown_row(color);
        if V::CROWNS_IN_PASSING && kind == Kind::Man && !crowned.is_empty() {
            return steps | next | reach_of::<V>(crowned, color, Kind::King);
        }
        if next == jumps {
            return steps | jumps;
        }
        jumps = next;
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::{Brazilian, Checkers, International, Russian};

    /// Every legal move of games played by a fixed rule lies within the reach before the opponent's.
    fn holds<V: Variant>() {
        for seed in 0..40_usize {
            let mut position = Position::<V>::start();
            for ply in 0..80_usize {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get((seed * 7 + ply * 13) % moves.len().max(1)) else {
                    break;
                };
                let next = position.after(mv);
                for &reply in &next.legal_moves() {
                    let reach = position.reach(reply.from());
                    let is_home = reply.from() == reply.to();
                    assert!(
                        is_home || reach.contains(reply.to()),
                        "{reply:?} in {next:?}"
                    );
                }
                position = next;
            }
        }
    }

    #[test]
    fn every_move_that_comes_lies_within_the_reach() {
        holds::<International>();
        holds::<Checkers>();
        holds::<Russian>();
        holds::<Brazilian>();
    }

    #[test]
    fn a_man_of_checkers_stays_in_front_of_itself() {
        let position = Position::<Checkers>::from_fen("W:W14:B5").expect("a legal position");
        let square = Square::new(14).expect("a square");
        let reach: Vec<u8> = position.reach(square).iter().map(Square::number).collect();
        assert_eq!(reach, [5, 7, 9, 10]);
    }

    #[test]
    fn nothing_reaches_nothing() {
        let position: Position<International> = Position::start();
        let empty = Square::new(25).expect("a square");
        assert!(position.reach(empty).is_empty());
    }
}
