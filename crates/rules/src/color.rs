//! The two sides and their pieces.

use core::fmt;
use core::ops::Not;

/// One of the two sides.
///
/// White sits at the bottom of the diagram, on the high square numbers, in every game.
///
/// ```
/// use damier_rules::Color;
/// assert_eq!(!Color::White, Color::Black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The side at the bottom of the diagram, moving up to the low numbers.
    White,
    /// The side at the top of the diagram, moving down to the high numbers.
    Black,
}

impl Color {
    /// `W` or `B`, as FEN and Hub write it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::White => 0,
            Self::Black => 1,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// What a piece is: a man, or a king made by reaching the far row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A piece that steps forward one square at a time.
    Man,
    /// A crowned piece.
    King,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Man => "man",
            Self::King => "king",
        })
    }
}

/// A man or a king of one side.
///
/// ```
/// use damier_rules::{Color, Kind, Piece};
/// let king = Piece { color: Color::Black, kind: Kind::King };
/// assert_eq!(king.to_string(), "black king");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// Man or king.
    pub kind: Kind,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = match self.color {
            Color::White => "white",
            Color::Black => "black",
        };
        write!(f, "{color} {}", self.kind)
    }
}
