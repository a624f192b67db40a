//! Why a move is not allowed, and what must be played instead.

use alloc::vec::Vec;
use core::fmt;

use crate::notation::{MoveText, MoveTextError};
use crate::routes::{Mover, between, direction_to};
use crate::{Bitboard, Direction, Geometry, International, Kind, Move, Position, Square, Variant};

/// The rule that forbids a move.
///
/// The codes are stable: they never change their meaning. Programs and translations rely on them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The text is not a move.
    Unreadable,
    /// The text names a square the board does not have.
    NoSuchSquare,
    /// Nothing stands where the move starts.
    EmptySquare,
    /// A piece of the other side stands where the move starts.
    NotYourPiece,
    /// The move ends where it starts, and is no capture in a circle.
    SameSquare,
    /// A piece of the same side stands on the way or at the end.
    OwnPieceInTheWay,
    /// A piece of the other side stands at the end.
    EnemyPieceInTheWay,
    /// The piece cannot be jumped: the square behind it is not empty.
    NoRoomToLand,
    /// Start and end do not lie on one diagonal.
    NotOnADiagonal,
    /// A man moves forward only, unless it captures.
    ManDoesNotStepBackwards,
    /// A man moves one square only, unless it captures.
    ManStepsOneSquare,
    /// A king of this game moves one square only, unless it captures.
    KingStepsOneSquare,
    /// A man of this game captures forward only.
    ManDoesNotCaptureBackwards,
    /// The text says capture, and there is nothing to take on the way.
    NothingToCapture,
    /// The move takes nothing, and a capture is compulsory.
    CaptureIsCompulsory,
    /// Another capture takes more pieces, and the longest is compulsory.
    LongerCaptureExists,
    /// The capture goes on from where the move stops.
    CaptureGoesOn,
    /// The capture goes on from another square behind the last piece; one of those must be chosen.
    LandWhereItGoesOn,
    /// A piece already captured stands on the way: pieces are removed only after the whole capture,
    /// and none is jumped twice.
    CapturedPieceStillStands,
    /// A capture with this start and end exists, but not by these squares or of these pieces.
    NoSuchRoute,
    /// Several captures have this text; they are what may be played instead.
    Ambiguous,
}

impl Reason {
    /// Every reason, in the order of the documentation.
    pub const ALL: [Self; 21] = [
        Self::Unreadable,
        Self::NoSuchSquare,
        Self::EmptySquare,
        Self::NotYourPiece,
        Self::SameSquare,
        Self::OwnPieceInTheWay,
        Self::EnemyPieceInTheWay,
        Self::NoRoomToLand,
        Self::NotOnADiagonal,
        Self::ManDoesNotStepBackwards,
        Self::ManStepsOneSquare,
        Self::KingStepsOneSquare,
        Self::ManDoesNotCaptureBackwards,
        Self::NothingToCapture,
        Self::CaptureIsCompulsory,
        Self::LongerCaptureExists,
        Self::CaptureGoesOn,
        Self::LandWhereItGoesOn,
        Self::CapturedPieceStillStands,
        Self::NoSuchRoute,
        Self::Ambiguous,
    ];

    /// The stable name, as in `capture-is-compulsory`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::NoSuchSquare => "no-such-square",
            Self::EmptySquare => "empty-square",
            Self::NotYourPiece => "not-your-piece",
            Self::SameSquare => "same-square",
            Self::OwnPieceInTheWay => "own-piece-in-the-way",
            Self::EnemyPieceInTheWay => "enemy-piece-in-the-way",
            Self::NoRoomToLand => "no-room-to-land",
            Self::NotOnADiagonal => "not-on-a-diagonal",
            Self::ManDoesNotStepBackwards => "man-does-not-step-backwards",
            Self::ManStepsOneSquare => "man-steps-one-square",
            Self::KingStepsOneSquare => "king-steps-one-square",
            Self::ManDoesNotCaptureBackwards => "man-does-not-capture-backwards",
            Self::NothingToCapture => "nothing-to-capture",
            Self::CaptureIsCompulsory => "capture-is-compulsory",
            Self::LongerCaptureExists => "longer-capture-exists",
            Self::CaptureGoesOn => "capture-goes-on",
            Self::LandWhereItGoesOn => "land-where-it-goes-on",
            Self::CapturedPieceStillStands => "captured-piece-still-stands",
            Self::NoSuchRoute => "no-such-route",
            Self::Ambiguous => "ambiguous",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unreadable => "this is not a move, expected the form 32-28 or 32x23",
            Self::NoSuchSquare => "there is no such square on this board",
            Self::EmptySquare => "there is no piece on the square the move starts from",
            Self::NotYourPiece => "the piece belongs to the opponent",
            Self::SameSquare => "the move ends where it starts",
            Self::OwnPieceInTheWay => "a piece of the same side is in the way",
            Self::EnemyPieceInTheWay => "a piece of the opponent stands where the move ends",
            Self::NoRoomToLand => {
                "a piece can be jumped only if the square directly behind it is empty"
            }
            Self::NotOnADiagonal => "pieces move along diagonals only",
            Self::ManDoesNotStepBackwards => "a man does not step backwards",
            Self::ManStepsOneSquare => "a man steps one square only",
            Self::KingStepsOneSquare => "a king of this game steps one square only",
            Self::ManDoesNotCaptureBackwards => "a man of this game captures forwards only",
            Self::NothingToCapture => "there is nothing to capture on the way",
            Self::CaptureIsCompulsory => "a capture is compulsory",
            Self::LongerCaptureExists => "the capture that takes the most pieces is compulsory",
            Self::CaptureGoesOn => "the capture is not finished: more pieces must be taken",
            Self::LandWhereItGoesOn => {
                "the capture must land on a square from which it goes on"
            }
            Self::CapturedPieceStillStands => {
                "a captured piece stays on the board until the whole capture is made, and cannot be \
                 jumped again"
            }
            Self::NoSuchRoute => "no capture between these squares goes this way",
            Self::Ambiguous => "several captures have this text: name the squares in between",
        })
    }
}

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
    pub(crate) fn refuse_text(&self, error: MoveTextError) -> Refusal<V> {
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
        if squares.len() > 2 && unexplained {
            if let Some((reason, square)) = self.first_fault(squares) {
                return Refusal {
                    reason,
                    square: Some(square),
                    ..refusal
                };
            }
        }
        refusal
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
        let (reason, square) = self
            .unfinished_capture(from, to, piece.kind)
            .map(|reason| (reason, None))
            .unwrap_or_else(|| self.forbidden_step(from, to, piece.kind));
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
    fn compulsory(&self) -> Vec<Move<V>> {
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
        let position = Position::<V>::from_fen(fen).unwrap();
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
    fn a_captured_piece_bars_the_way() {
        check::<International>("W:W29:B33", "29x38x29", "captured-piece-still-stands");
    }
}
