//! Anything a text can say about a position, and the check that turns it into a [`Position`].

use alloc::vec::Vec;
use core::fmt;

use crate::board::Army;
use crate::{Bitboard, Color, Geometry, Kind, Piece, Position, Square, Variant};

/// A position as somebody described it, possible or not.
///
/// Every field is public: it promises nothing. [`Setup::position`] checks it against a game.
///
/// ```
/// use damier_rules::{Color, International, Kind, Piece, Setup, Square};
/// let king = Piece { color: Color::White, kind: Kind::King };
/// let setup = Setup {
///     turn: Some(Color::White),
///     pieces: vec![(Square::new(28).unwrap(), king)],
///     ..Setup::default()
/// };
/// assert_eq!(setup.position::<International>().unwrap().fen(), "W:WK28:B");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Setup {
    /// The side to move; `None` if the text leaves it open (`?`).
    pub turn: Option<Color>,
    /// The pieces, in the order in which they were named.
    pub pieces: Vec<(Square, Piece)>,
    /// Plies already counted towards a draw, when the text says so (`:H12`).
    pub halfmove_clock: Option<u16>,
    /// The number of the coming move, when the text says so (`:F63`).
    pub fullmove_number: Option<u16>,
}

impl Setup {
    /// The position this describes.
    ///
    /// # Errors
    /// Every reason why it is impossible in game `V`.
    pub fn position<V: Variant>(&self) -> Result<Position<V>, PositionErrors> {
        let mut errors = Vec::new();
        let mut armies = [Army::<V::Geometry>::EMPTY; 2];
        for &(square, piece) in &self.pieces {
            let army = &mut armies[piece.color.index()];
            let set = Bitboard::single(square);
            if set.is_empty() {
                let squares = V::Geometry::SQUARES;
                errors.push(PositionError::NotOnBoard { square, squares });
            } else if piece.kind == Kind::King {
                army.kings |= set;
            } else if !(set & Bitboard::crown_row(piece.color)).is_empty() {
                errors.push(PositionError::ManOnFarRow {
                    square,
                    color: piece.color,
                });
            } else {
                army.men |= set;
            }
        }
        errors.extend(self.squares_named_twice());
        if self.pieces.is_empty() {
            errors.push(PositionError::NoPieces);
        }
        let Some(turn) = self.turn else {
            errors.push(PositionError::NoSideToMove);
            return Err(PositionErrors(errors));
        };
        if errors.is_empty() {
            Ok(Position::from_armies(armies, turn))
        } else {
            Err(PositionErrors(errors))
        }
    }

    /// Each square that holds more than one piece, once.
    fn squares_named_twice(&self) -> impl Iterator<Item = PositionError> {
        let mut times = [0_u8; Square::MAX as usize + 1];
        for (square, _) in &self.pieces {
            let times = &mut times[usize::from(square.number())];
            *times = times.saturating_add(1);
        }
        (1..=Square::MAX).filter_map(move |number| {
            let square = Square::new(number)?;
            (times[usize::from(number)] > 1).then_some(PositionError::SquareTwice { square })
        })
    }
}

impl<V: Variant> From<&Position<V>> for Setup {
    fn from(position: &Position<V>) -> Self {
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        let pieces = squares
            .filter_map(|s| position.piece_at(s).map(|p| (s, p)))
            .collect();
        Self {
            turn: Some(position.turn()),
            pieces,
            ..Self::default()
        }
    }
}

/// Why a [`Setup`] is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// A square beyond the last one of the board.
    NotOnBoard {
        /// The square.
        square: Square,
        /// How many squares the board has.
        squares: u8,
    },
    /// A man on the row where it would have been crowned.
    ManOnFarRow {
        /// Where it stands.
        square: Square,
        /// Whose man it is.
        color: Color,
    },
    /// A square that holds two pieces.
    SquareTwice {
        /// The square.
        square: Square,
    },
    /// A board without any piece.
    NoPieces,
    /// It is not said whose move it is.
    NoSideToMove,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOnBoard { square, squares } => {
                write!(
                    f,
                    "square {square} is not on the board, which has squares 1 to {squares}"
                )
            }
            Self::ManOnFarRow { square, color } => write!(
                f,
                "a man of {color} stands on {square}, where it would be a king: write K{square}"
            ),
            Self::SquareTwice { square } => {
                write!(
                    f,
                    "square {square} is named twice, and holds one piece only"
                )
            }
            Self::NoPieces => f.write_str("there is no piece on the board"),
            Self::NoSideToMove => f.write_str("it is not said who is to move, expected W or B"),
        }
    }
}

impl core::error::Error for PositionError {}

/// Every reason why a [`Setup`] is not a position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionErrors(Vec<PositionError>);

impl PositionErrors {
    /// The reasons.
    pub fn iter(&self) -> core::slice::Iter<'_, PositionError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a PositionErrors {
    type Item = &'a PositionError;
    type IntoIter = core::slice::Iter<'a, PositionError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.0)
    }
}

/// Writes reasons in one line.
pub(crate) fn write_list<E: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    reasons: &[E],
) -> fmt::Result {
    for (index, reason) in reasons.iter().enumerate() {
        let separator = if index == 0 { "" } else { "; " };
        write!(f, "{separator}{reason}")?;
    }
    Ok(())
}

impl core::error::Error for PositionErrors {}
