//! Why a move is not allowed, and what must be played instead.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::{MoveText, MoveTextError};
use crate::{
    Bitboard, Direction, Geometry, International, Move, Position, Reason, Square, Variant,
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
        let moves = self.moves_between(from, to);
        match moves[..] {
            [mv] => Ok(mv),
            [] => Err(self.refuse(from, to, false)),
            _ => Err(Refusal::new(Reason::Ambiguous, None, moves)),
        }
    }

    /// The legal moves of the piece on a square, at least one, or why it has none: a capture that is
    /// compulsory elsewhere, else what stands in its way.
    ///
    /// ```
    /// use damier_rules::{Position, Reason, Square};
    /// let position: Position = Position::start();
    /// let touch = |number| position.explain_piece(Square::new(number).unwrap());
    /// assert_eq!(touch(32).map(|moves| moves.len()), Ok(2));
    /// assert_eq!(touch(37).unwrap_err().reason(), Reason::OwnPieceInTheWay);
    /// assert_eq!(touch(20).unwrap_err().reason(), Reason::NotYourPiece);
    /// ```
    ///
    /// # Errors
    /// The reason, with the captures where one is compulsory.
    pub fn explain_piece(&self, square: Square) -> Result<Vec<Move<V>>, Refusal<V>> {
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        moves.retain(|mv| mv.from() == square);
        if !moves.is_empty() {
            return Ok(moves);
        }
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        let others = squares.filter(|&to| to != square);
        let refusals = others.map(|to| self.refuse(square, to, false));
        let is_own = self.pieces(self.turn()).contains(square);
        let refusal = refusals.min_by_key(|refusal| weight(refusal.reason(), is_own));
        let refusal = refusal.unwrap_or_else(|| self.refuse(square, square, false));
        Err(if is_own && weight(refusal.reason, is_own) > 1 {
            let (reason, at) = self.blocking(square);
            Refusal::new(reason, at, refusal.instead)
        } else {
            refusal
        })
    }

    /// What stands in the way of a piece that can neither step nor capture.
    fn blocking(&self, square: Square) -> (Reason, Option<Square>) {
        let own = self.pieces(self.turn());
        let from = Bitboard::single(square);
        let is_king = self.kings(self.turn()).contains(square);
        let forward = Direction::forward(self.turn());
        let ways = Direction::ALL.into_iter();
        let faults = ways
            .filter(|way| is_king || forward.contains(way))
            .filter_map(|way| {
                let next = from.step(way);
                let behind = next.step(way);
                let reason = if !(next & own).is_empty() {
                    Reason::OwnPieceInTheWay
                } else if behind.is_empty() {
                    Reason::EnemyPieceInTheWay
                } else {
                    Reason::NoRoomToLand
                };
                next.first().map(|at| (reason, Some(at)))
            });
        let weight = |fault: &(Reason, Option<Square>)| match fault.0 {
            Reason::NoRoomToLand => 0,
            Reason::EnemyPieceInTheWay => 1,
            _ => 2,
        };
        // Every square has a neighbour.
        faults
            .min_by_key(weight)
            .unwrap_or((Reason::OwnPieceInTheWay, None))
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
        let moves = self.moves_between(from, to);
        match moves.first() {
            Some(mv) if mv.is_capture() => {
                // Right ends, wrong squares in between, unless it is the captured pieces that are.
                let fault = self.first_fault(squares).filter(|_| !text.lists_captured());
                let (reason, square) = fault.unwrap_or((Reason::NoSuchRoute, None));
                return Refusal::new(reason, square, moves);
            }
            Some(_) => return Refusal::new(Reason::NothingToCapture, None, moves),
            None => {}
        }
        if squares.len() > 2 {
            let listed = self.moves_between(from, squares[1]);
            let theirs = self.pieces(!self.turn());
            let captured = squares[2..].iter().all(|square| theirs.contains(*square));
            if captured && listed.iter().any(|mv| mv.is_capture()) {
                return Refusal::new(Reason::NoSuchRoute, None, listed);
            }
        }
        let refusal = self.refuse(from, to, text.is_capture());
        let unfinished = matches!(
            refusal.reason,
            Reason::CaptureGoesOn | Reason::LandWhereItGoesOn | Reason::LongerCaptureExists
        );
        match self.first_fault(squares) {
            Some((reason, square)) if squares.len() > 2 && !unfinished => Refusal {
                reason,
                square,
                ..refusal
            },
            _ => refusal,
        }
    }

    /// The legal moves from one square to another.
    fn moves_between(&self, from: Square, to: Square) -> Vec<Move<V>> {
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        moves.retain(|mv| (mv.from(), mv.to()) == (from, to));
        moves
    }

    /// Why no legal move goes from one square to another; as a capture, if it was meant as one.
    pub(crate) fn refuse(&self, from: Square, to: Square, capture: bool) -> Refusal<V> {
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
            || self.forbidden_step(from, to, piece.kind, capture),
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
}

/// How little a reason says about why a piece has no legal move at all.
const fn weight(reason: Reason, is_own: bool) -> u8 {
    match reason {
        Reason::LongerCaptureExists => 0,
        Reason::CaptureIsCompulsory => 1,
        _ if is_own => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Brazilian, Checkers, Russian};

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
        check::<International>(start, "32x23", "nothing-to-capture");
        check::<International>("W:WK46:B1", "46x28x5", "nothing-to-capture");
    }

    #[test]
    fn refused_jumps_of_men_name_the_rule() {
        check::<International>("W:W28:B23,19", "28x14", "no-room-to-land");
        check::<International>("W:W28:B19,9", "28x14x3", "captures-neighbours-only");
        check::<International>("W:W28:B19", "28x14", "captures-neighbours-only");
        check::<Brazilian>("W:Wh6:Bg7,c5", "h6xf8xb4", "no-king-before-the-end");
        check::<Brazilian>("W:W12,31:BK8,10", "12x3x21", "no-king-before-the-end");
        check::<Checkers>("W:W11:B7,6", "11x2x9", "no-king-before-the-end");
        check::<Checkers>("W:W22:B18,19", "22x15x24", "man-does-not-capture-backwards");
        check::<Russian>("W:W21-32:B1-12", "c3:e5", "nothing-to-capture");
    }

    #[test]
    fn a_list_of_captured_pieces_must_be_right() {
        let fork = "W:WK47:B14,19,29,31,42";
        check::<International>(fork, "47x36<42,29>", "no-such-route");
        check::<International>(fork, "47x36x42x29x14", "no-such-route");
        check::<International>(fork, "47x36x31x29x14x42", "47x38x20x9x36");
        check::<International>("W:W26:B11,12,21,22", "26x6<22,11>", "no-such-route");
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
        check::<Russian>(start, "cc5", "not-on-a-diagonal");
        check::<Russian>(start, "ab6", "enemy-piece-in-the-way");
        check::<Russian>("W:Wc3:Bd4,f6", "ce5", "capture-goes-on");
        check::<Russian>("W:Wc3:Bh8", "ab4", "empty-square");
        check::<Russian>("W:Wc3:Bd4", "c:e5", "c3:e5");
        check::<Russian>("W:WKc3,Kc5:Bh8", "cd4", "ambiguous");
    }

    #[track_caller]
    fn check_piece<V: Variant>(fen: &str, square: u8, expected: &str) {
        let position = Position::<V>::from_fen(fen).expect("a legal position");
        let square = Square::new(square).expect("a square");
        let found = position.explain_piece(square);
        let found = found.map_or_else(|refusal| refusal.reason().code(), |_| "may move");
        assert_eq!(found, expected, "{square} in {fen}");
    }

    #[test]
    fn a_piece_that_may_not_move_says_why() {
        let start = "W:W31-50:B1-20";
        check_piece::<International>(start, 32, "may move");
        check_piece::<International>(start, 38, "own-piece-in-the-way");
        check_piece::<International>(start, 20, "not-your-piece");
        check_piece::<International>(start, 25, "empty-square");
        check_piece::<International>(start, 60, "no-such-square");
        check_piece::<International>("W:W28,32:B23", 32, "capture-is-compulsory");
        check_piece::<International>("W:W28,K50:B23,13,44", 50, "longer-capture-exists");
        check_piece::<International>("W:W26,45:B21,17", 26, "no-room-to-land");
        check_piece::<International>("W:W36,45,31:B27,22", 36, "own-piece-in-the-way");
        check_piece::<International>("W:W45,40,36:B4", 45, "own-piece-in-the-way");
        check_piece::<International>("W:W11:B6,7,1,2", 11, "no-room-to-land");
        check_piece::<International>("W:W31,32:B26,27,21,22", 31, "no-room-to-land");
        check_piece::<Checkers>("W:W12,32:B8,3", 12, "no-room-to-land");
        check_piece::<Checkers>("W:W20,32:B16,11", 20, "no-room-to-land");
    }

    #[test]
    fn a_captured_piece_bars_the_way() {
        check::<International>("W:W29:B33", "29x38x29", "captured-piece-still-stands");
    }
}
