//! Why a move is not allowed, and what must be played instead.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::{MoveText, MoveTextError};
use crate::routes::{Mover, between, direction_to};
use crate::{
    Bitboard, Direction, Geometry, International, Kind, Move, Position, Reason, Square, Variant,
};

/// A move that is not allowed: why, where, and what may be played instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<V: Variant = International> {
    reason: Reason,
    square: Option<Square>,
    instead: Vec<Move<V>>,
}

impl<V: Variant> Refusal<V> {
    pub(crate) fn new(reason: Reason, square: Option<Square>, instead: Vec<Move<V>>) -> Self {
        Self {
            reason,
            square,
            instead,
        }
    }

    /// The rule that forbids the move.
    #[must_use]
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// The square the reason speaks of, such as that of the piece in the way.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        self.square
    }

    /// What may be played instead: every capture where one is compulsory, the candidates of an
    /// ambiguous text, otherwise the moves of the piece, which may be none.
    #[must_use]
    pub fn instead(&self) -> &[Move<V>] {
        &self.instead
    }
}

impl<V: Variant> fmt::Display for Refusal<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.reason, f)?;
        match self.square {
            Some(square) => write!(f, " (square {square})"),
            None => Ok(()),
        }
    }
}

impl<V: Variant> core::error::Error for Refusal<V> {}

/// How many partial captures are looked at to explain one refusal.
const MAX_TRIES: u32 = 20_000;

impl<V: Variant> Position<V> {
    /// The legal move from one square to another, or why there is none.
    ///
    /// ```
    /// use damier_rules::{Position, Reason, Square};
    /// let position: Position = Position::from_fen("W:W28,32:B23").unwrap();
    /// let square = |n| Square::new(n).unwrap();
    /// let refusal = position.explain(square(32), square(27)).unwrap_err();
    /// assert_eq!(refusal.reason(), Reason::CaptureIsCompulsory);
    /// assert_eq!(position.move_text(refusal.instead()[0]), "28x19");
    /// ```
    ///
    /// # Errors
    /// The reason; [`Reason::Ambiguous`] with the candidates if several captures start and end there.
    pub fn explain(&self, from: Square, to: Square) -> Result<Move<V>, Refusal<V>> {
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        moves.retain(|mv| (mv.from(), mv.to()) == (from, to));
        match moves[..] {
            [mv] => Ok(mv),
            [] => Err(self.refuse(from, to)),
            _ => Err(Refusal::new(Reason::Ambiguous, None, moves)),
        }
    }

    /// Why a text is no move here.
    pub(crate) fn refuse_text(&self, error: &MoveTextError) -> Refusal<V> {
        let reason = match error {
            MoveTextError::Unreadable(_) => Reason::Unreadable,
            MoveTextError::NoSuchSquare(_) => Reason::NoSuchSquare,
        };
        Refusal::new(reason, None, self.compulsory())
    }

    /// Why a text that was read names no legal move.
    pub(crate) fn refuse_path(&self, text: &MoveText) -> Refusal<V> {
        let squares = text.squares();
        let (from, to) = (squares[0], squares[squares.len() - 1]);
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        moves.retain(|mv| (mv.from(), mv.to()) == (from, to));
        match moves.first() {
            Some(mv) if mv.is_capture() => {
                let fault = self.first_fault(squares);
                let (reason, square) = fault.map_or((Reason::NoSuchRoute, None), |(reason, at)| {
                    (reason, Some(at))
                });
                return Refusal::new(reason, square, moves);
            }
            Some(_) => return Refusal::new(Reason::NothingToCapture, None, moves),
            None => {}
        }
        let refusal = self.refuse(from, to);
        let unexplained = matches!(
            refusal.reason,
            Reason::NotOnADiagonal | Reason::ManStepsOneSquare | Reason::SameSquare
        );
        match self.first_fault(squares) {
            Some((reason, square)) if unexplained && squares.len() > 2 => Refusal {
                reason,
                square: Some(square),
                ..refusal
            },
            _ => refusal,
        }
    }

    /// The first thing wrong on a path given square by square.
    fn first_fault(&self, squares: &[Square]) -> Option<(Reason, Square)> {
        let enemy = self.pieces(!self.turn());
        let mut captured = Bitboard::EMPTY;
        let start = Bitboard::single(squares[0]);
        for leg in squares.windows(2) {
            let Some(over) = between::<V>(leg[0], leg[1]) else {
                return Some((Reason::NotOnADiagonal, leg[1]));
            };
            let way = over | Bitboard::single(leg[1]);
            let own = self.pieces(self.turn()) & !start & way;
            if let Some(square) = (captured & way).first() {
                return Some((Reason::CapturedPieceStillStands, square));
            }
            if let Some(square) = own.first() {
                return Some((Reason::OwnPieceInTheWay, square));
            }
            if let Some(square) = (enemy & Bitboard::single(leg[1])).first() {
                return Some((Reason::EnemyPieceInTheWay, square));
            }
            if (enemy & over).is_empty() {
                return Some((Reason::NothingToCapture, leg[1]));
            }
            captured |= enemy & over;
        }
        None
    }

    /// Why no legal move goes from one square to another.
    fn refuse(&self, from: Square, to: Square) -> Refusal<V> {
        let on_board = |square: &Square| V::Geometry::contains(*square);
        if let Some(square) = [from, to].iter().find(|square| !on_board(square)) {
            return Refusal::new(Reason::NoSuchSquare, Some(*square), self.compulsory());
        }
        let piece = match self.piece_at(from) {
            None => return Refusal::new(Reason::EmptySquare, Some(from), self.compulsory()),
            Some(piece) if piece.color != self.turn() => {
                return Refusal::new(Reason::NotYourPiece, Some(from), self.compulsory());
            }
            Some(piece) => piece,
        };
        let (reason, square) = self.unfinished_capture(from, to, piece.kind).map_or_else(
            || self.forbidden_step(from, to, piece.kind),
            |reason| (reason, None),
        );
        let mut instead = self.compulsory();
        if instead.is_empty() {
            instead.extend(
                self.legal_moves()
                    .into_iter()
                    .filter(|mv| mv.from() == from),
            );
        }
        Refusal::new(reason, square, instead)
    }

    /// The captures, if the side to move must capture.
    pub(crate) fn compulsory(&self) -> Vec<Move<V>> {
        self.legal_moves()
            .into_iter()
            .filter(|mv| mv.is_capture())
            .collect()
    }

    /// Whether the squares are the beginning of a capture, or a whole one that is too short.
    fn unfinished_capture(&self, from: Square, to: Square, kind: Kind) -> Option<Reason> {
        let start = Bitboard::single(from);
        let mover = Mover {
            color: self.turn(),
            kind,
            at: start,
            came: None,
            empty: self.empty() | start,
            targets: self.pieces(!self.turn()),
        };
        let mut tries = Tries {
            to,
            found: None,
            left: MAX_TRIES,
            removes_at_once: false,
        };
        tries.go::<V>(mover, 0);
        let goes_on_legally = || self.legal_moves().iter().any(|mv| mv.from() == from);
        match tries.found {
            Some(Reason::CaptureGoesOn | Reason::LandWhereItGoesOn)
                if V::MAJORITY && !goes_on_legally() =>
            {
                Some(Reason::LongerCaptureExists)
            }
            Some(reason) => Some(reason),
            None => {
                let mut tries = Tries {
                    to,
                    found: None,
                    left: MAX_TRIES,
                    removes_at_once: true,
                };
                tries.go::<V>(mover, 0);
                tries.found.map(|_| Reason::CapturedPieceStillStands)
            }
        }
    }

    /// Why a piece does not go from one square to another as if nothing were to be captured; where
    /// it could, a capture is compulsory.
    fn forbidden_step(&self, from: Square, to: Square, kind: Kind) -> (Reason, Option<Square>) {
        if from == to {
            return (Reason::SameSquare, None);
        }
        if let Some(piece) = self.piece_at(to) {
            let own = piece.color == self.turn();
            let reason = if own {
                Reason::OwnPieceInTheWay
            } else {
                Reason::EnemyPieceInTheWay
            };
            return (reason, Some(to));
        }
        let (Some(over), Some(direction)) = (between::<V>(from, to), direction_to::<V>(from, to))
        else {
            return (Reason::NotOnADiagonal, None);
        };
        if kind == Kind::King && V::FLYING_KINGS {
            return self.blocked_line(from, over, direction);
        }
        let forward = kind == Kind::King || Direction::forward(self.turn()).contains(&direction);
        let theirs = self.pieces(!self.turn());
        if over.is_empty() {
            return if forward {
                (Reason::CaptureIsCompulsory, None)
            } else {
                (Reason::ManDoesNotStepBackwards, None)
            };
        }
        if over.len() == 1 && !(over & theirs).is_empty() && !forward {
            return (Reason::ManDoesNotCaptureBackwards, over.first());
        }
        if let Some(square) = (over & self.pieces(self.turn())).first() {
            return (Reason::OwnPieceInTheWay, Some(square));
        }
        let reason = if kind == Kind::Man {
            Reason::ManStepsOneSquare
        } else {
            Reason::KingStepsOneSquare
        };
        (reason, None)
    }

    /// What stops a flying king on its way over the squares between start and an empty end.
    fn blocked_line(
        &self,
        from: Square,
        over: Bitboard<V::Geometry>,
        direction: Direction,
    ) -> (Reason, Option<Square>) {
        let mut at = Bitboard::<V::Geometry>::single(from).step(direction);
        let own = self.pieces(self.turn());
        while !(at & over).is_empty() {
            if !(at & own).is_empty() {
                return (Reason::OwnPieceInTheWay, at.first());
            }
            let behind = at.step(direction);
            if (at & self.empty()).is_empty() && (behind & self.empty()).is_empty() {
                let reason = if (behind & own).is_empty() {
                    (Reason::NoRoomToLand, at.first())
                } else {
                    (Reason::OwnPieceInTheWay, behind.first())
                };
                return reason;
            }
            at = behind;
        }
        (Reason::CaptureIsCompulsory, None)
    }
}

/// A search through the beginnings of captures of one piece for those that reach a square.
struct Tries {
    to: Square,
    found: Option<Reason>,
    left: u32,
    /// As a beginner may think it: captured pieces vanish during the capture.
    removes_at_once: bool,
}

impl Tries {
    fn go<V: Variant>(&mut self, mover: Mover<V>, count: u32) {
        let legs = mover.legs();
        let least = if self.removes_at_once { 2 } else { 1 };
        if count >= least && mover.at.contains(self.to) {
            let here = Mover {
                at: Bitboard::single(self.to),
                ..mover
            };
            let reason = if legs.is_empty() {
                Reason::LongerCaptureExists
            } else if here.legs().is_empty() {
                Reason::LandWhereItGoesOn
            } else {
                Reason::CaptureGoesOn
            };
            // A whole capture says more than the beginning of one.
            if self.found.is_none() || reason == Reason::LongerCaptureExists {
                self.found = Some(reason);
            }
        }
        for leg in legs {
            if self.left == 0 || self.found == Some(Reason::LongerCaptureExists) {
                return;
            }
            self.left -= 1;
            let mut next = mover.along(leg);
            if self.removes_at_once {
                next.empty |= leg.victim;
                next.came = None;
            }
            self.go(next, count + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checkers, Russian};

    #[track_caller]
    fn check<V: Variant>(fen: &str, text: &str, expected: &str) {
        let position = Position::<V>::from_fen(fen).expect("a legal position");
        let found = match position.read_move(text) {
            Ok(mv) => position.move_text(mv),
            Err(refusal) => refusal.reason().code().into(),
        };
        assert_eq!(found, expected, "{text} in {fen}");
    }

    #[test]
    fn every_reason_has_a_code_of_its_own() {
        let mut codes = Reason::ALL.map(Reason::code);
        codes.sort_unstable();
        assert!(codes.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn refusals_name_the_rule() {
        let start = "W:W31-50:B1-20";
        check::<International>(start, "hello", "unreadable");
        check::<International>(start, "32-51", "no-such-square");
        check::<International>(start, "28-23", "empty-square");
        check::<International>(start, "19-23", "not-your-piece");
        check::<International>(start, "32-32", "same-square");
        check::<International>(start, "37-32", "own-piece-in-the-way");
        check::<International>(start, "32-27", "32-27");
        check::<International>(start, "32x27", "nothing-to-capture");
        check::<International>(start, "32-23", "man-steps-one-square");
        check::<International>(start, "32-26", "not-on-a-diagonal");
        check::<International>("W:W28:B10", "28-32", "man-does-not-step-backwards");
        check::<International>("W:W28:B23,K19", "28-23", "enemy-piece-in-the-way");
        check::<International>("W:WK46:B28,32", "46-5", "no-room-to-land");
        check::<International>("W:WK46,28:B1", "46-5", "own-piece-in-the-way");
        check::<International>("W:W28,32:B23", "32-27", "capture-is-compulsory");
    }

    #[test]
    fn refused_captures_name_the_rule() {
        let two = "W:W28,K50:B23,13,44";
        check::<International>(two, "28x19", "capture-goes-on");
        check::<International>(two, "50x39", "longer-capture-exists");
        check::<International>("W:WK22:BK18,K31", "22x13x36", "captured-piece-still-stands");
        check::<International>("W:WK47:B14,19,29,31,42", "47x36", "ambiguous");
        check::<Russian>("W:WK29:B22,13,9", "29x15", "land-where-it-goes-on");
        check::<Checkers>("W:W18:B22,1", "18x25", "man-does-not-capture-backwards");
        check::<Checkers>("W:WK18:B1", "18-11", "king-steps-one-square");
    }

    #[test]
    fn a_short_text_names_file_and_target() {
        let start = "W:W21-32:B1-12";
        check::<Russian>(start, "cd4", "c3-d4");
        check::<Russian>(start, "ae5", "no-such-route");
        check::<Russian>("W:Wc3:Bd4", "c:e5", "c3:e5");
        check::<Russian>("W:WKc3,Kc5:Bh8", "cd4", "ambiguous");
    }

    #[test]
    fn a_captured_piece_bars_the_way() {
        check::<International>("W:W29:B33", "29x38x29", "captured-piece-still-stands");
    }
}
