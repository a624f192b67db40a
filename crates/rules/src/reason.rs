//! The rules that forbid moves, as stable values.

use core::fmt;

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
    /// Such a piece captures only a neighbour, and lands directly behind it.
    CapturesNeighboursOnly,
    /// A man is crowned only where its move ends, and does not go on as a king in the same move.
    NoKingBeforeTheEnd,
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
    pub const ALL: [Self; 23] = [
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
        Self::CapturesNeighboursOnly,
        Self::NoKingBeforeTheEnd,
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
            Self::CapturesNeighboursOnly => "captures-neighbours-only",
            Self::NoKingBeforeTheEnd => "no-king-before-the-end",
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
            Self::CapturesNeighboursOnly => {
                "this piece captures only a neighbour, and lands directly behind it"
            }
            Self::NoKingBeforeTheEnd => {
                "a man becomes a king only where its move ends, and does not go on as one"
            }
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
