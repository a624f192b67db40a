//! Moves given square by square, as a hand makes them on a board.

use alloc::vec::Vec;

use crate::routes::{between, sort_few};
use crate::{Bitboard, International, Move, Position, Square, Variant};

/// A square on which a piece may be put down next, in the middle of a move or at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Continuation<V: Variant = International> {
    /// The square.
    pub square: Square,
    /// The legal moves that go on by it or end there, in the order of the list.
    pub moves: Vec<Move<V>>,
    /// Those of them that can end there.
    pub ends: Vec<Move<V>>,
    /// The pieces taken up to it, by the first of the ways that lead there.
    pub captured: Vec<Square>,
}

impl<V: Variant> Position<V> {
    /// The squares on which the piece may be put down next, for the squares where it stood so far: the
    /// one it starts from, and those passed in a capture. Any square before the end may be left out.
    ///
    /// A capture may be given step by step or by its end at once, so both the next turns and the ends
    /// are among them, in the order of their numbers.
    ///
    /// ```
    /// use damier_rules::{Position, Square};
    /// let position: Position = Position::from_fen("W:WK47:B14,19,29,31,42").unwrap();
    /// let square = |number| Square::new(number).unwrap();
    /// let next = position.continuations(&[square(47), square(38)]);
    /// let numbers: Vec<_> = next.iter().map(|next| next.square.number()).collect();
    /// assert_eq!(numbers, [20, 24, 36]);
    /// assert_eq!(next[2].ends.len(), 2); // by two ways, taking different pieces
    /// ```
    #[must_use]
    pub fn continuations(&self, path: &[Square]) -> Vec<Continuation<V>> {
        // Who stops where a capture turns means that one, and not another that slides over the square.
        let found = self.continued_by(path, stops_at);
        if found.is_empty() {
            self.continued_by(path, slides_over::<V>)
        } else {
            found
        }
    }

    /// The continuations of the routes that fit the squares so far, as `fits` gives the place behind them.
    fn continued_by(
        &self,
        path: &[Square],
        fits: fn(&[Square], &[Square]) -> Option<usize>,
    ) -> Vec<Continuation<V>> {
        let mut found: Vec<Continuation<V>> = Vec::new();
        let Some((&start, stops)) = path.split_first() else {
            return found;
        };
        let moves = self.legal_moves();
        for &mv in moves.iter().filter(|mv| mv.from() == start) {
            for route in self.routes(mv) {
                let Some(next) = fits(&route, stops) else {
                    continue;
                };
                let captured = taken_on(mv, &route);
                let end = route.len() - 1;
                for at in [next, end] {
                    let taken = &captured[..captured.len().min(at)];
                    note(&mut found, route[at], mv, at == end, taken);
                }
            }
        }
        sort_few(&mut found, |next| next.square);
        found
    }
}

/// The pieces that a route of a move takes, in order.
fn taken_on<V: Variant>(mv: Move<V>, route: &[Square]) -> Vec<Square> {
    let legs = route.windows(2);
    legs.filter_map(|leg| (between::<V>(leg[0], leg[1])? & mv.captured()).first())
        .collect()
}

/// Adds a way to a square to what was found.
fn note<V: Variant>(
    found: &mut Vec<Continuation<V>>,
    square: Square,
    mv: Move<V>,
    is_end: bool,
    captured: &[Square],
) {
    let known = found.iter().position(|next| next.square == square);
    let at = known.unwrap_or_else(|| {
        found.push(Continuation {
            square,
            moves: Vec::new(),
            ends: Vec::new(),
            captured: captured.to_vec(),
        });
        found.len() - 1
    });
    let next = &mut found[at];
    if !next.moves.contains(&mv) {
        next.moves.push(mv);
    }
    if is_end && !next.ends.contains(&mv) {
        next.ends.push(mv);
    }
}

/// The place in a route behind the stops made so far, each of which is one of its squares; `None` if they
/// are not, or the route ends with them.
fn stops_at(route: &[Square], stops: &[Square]) -> Option<usize> {
    let mut at = 1;
    for stop in stops {
        at += route[at..].iter().position(|square| square == stop)? + 1;
    }
    (at < route.len()).then_some(at)
}

/// The same, where the route may also slide over the stops.
fn slides_over<V: Variant>(route: &[Square], stops: &[Square]) -> Option<usize> {
    let mut stops = stops.iter().copied().peekable();
    for (leg, ends) in route.windows(2).enumerate() {
        let over = between::<V>(ends[0], ends[1]).unwrap_or(Bitboard::EMPTY);
        let mut over: Vec<Square> = over.iter().collect();
        if ends[0] > ends[1] {
            over.reverse();
        }
        for square in over {
            stops.next_if_eq(&square);
        }
        if stops.peek().is_none() {
            return Some(leg + 1);
        }
        stops.next_if_eq(&ends[1]);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checkers, Russian};

    #[track_caller]
    fn check<V: Variant>(fen: &str, path: &[u8], expected: &[(u8, usize, usize)]) {
        let position = Position::<V>::from_fen(fen).expect("a legal position");
        let path: Vec<Square> = path.iter().filter_map(|&n| Square::new(n)).collect();
        let found: Vec<(u8, usize, usize)> = position
            .continuations(&path)
            .iter()
            .map(|next| (next.square.number(), next.moves.len(), next.ends.len()))
            .collect();
        assert_eq!(found, expected, "{path:?} in {fen}");
    }

    #[test]
    fn a_quiet_move_has_its_ends() {
        check::<International>("W:W31-50:B1-20", &[32], &[(27, 1, 1), (28, 1, 1)]);
        check::<International>("W:W31-50:B1-20", &[32, 28], &[]);
        check::<International>("W:W31-50:B1-20", &[28], &[]);
        check::<International>("W:W31-50:B1-20", &[], &[]);
    }

    #[test]
    fn a_capture_goes_by_its_turns_or_straight_to_its_end() {
        let two = "W:W28:B23,14";
        check::<International>(two, &[28], &[(10, 1, 1), (19, 1, 0)]);
        check::<International>(two, &[28, 19], &[(10, 1, 1)]);
        check::<International>(two, &[28, 19, 10], &[]);
    }

    #[test]
    fn a_circle_ends_where_it_began() {
        let circle = "W:WK38:B18,19,32,33";
        let position: Position = Position::from_fen(circle).expect("a legal position");
        let start = Square::new(38).expect("a square");
        let next = position.continuations(&[start]);
        let home = next.iter().find(|next| next.square == start);
        assert_eq!(home.map(|next| next.ends.len()), Some(1));
        assert_eq!(home.map(|next| next.captured.len()), Some(4));
    }

    #[test]
    fn who_stops_at_a_turn_turns_there() {
        let fork = "W:WK47:B14,19,29,31,42";
        check::<International>(fork, &[47, 38, 24], &[(13, 1, 0), (36, 1, 1)]);
        check::<International>(fork, &[47, 38, 20], &[(9, 1, 0), (36, 1, 1)]);
        // Before the turns nothing is decided.
        check::<International>(fork, &[47, 33], &[(20, 1, 0), (24, 1, 0), (36, 2, 2)]);
        check::<International>(fork, &[47, 15], &[]);
    }

    #[test]
    fn the_pieces_taken_so_far_come_with_each_square() {
        let position = Position::<Checkers>::from_fen("B:B1:W6,14").expect("a legal position");
        let square = |number| Square::new(number).expect("a square");
        let next = position.continuations(&[square(1)]);
        let taken: Vec<(u8, usize)> = next
            .iter()
            .map(|next| (next.square.number(), next.captured.len()))
            .collect();
        assert_eq!(taken, [(10, 1), (17, 2)]);
    }

    #[test]
    fn every_legal_move_can_be_clicked_to_its_end() {
        for fen in ["W:WK29:B22,13,9", "W:Wc3,e3:Bd4,f6,b6,d6"] {
            let position = Position::<Russian>::from_fen(fen).expect("a legal position");
            for &mv in &position.legal_moves() {
                for route in position.routes(mv) {
                    for length in 1..route.len() {
                        let next = position.continuations(&route[..length]);
                        let offers = |next: &Continuation<Russian>| {
                            next.square == route[length] && next.moves.contains(&mv)
                        };
                        assert!(next.iter().any(offers), "{route:?} at {length} in {fen}");
                    }
                }
            }
        }
    }
}
