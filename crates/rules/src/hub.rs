//! The position and move texts of the Hub protocol.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::read_number;
use crate::setup::write_list;
use crate::{
    Bitboard, Color, Geometry, Kind, Move, Piece, Position, PositionError, Setup, Square, Variant,
};

impl<V: Variant> Position<V> {
    /// The position of a Hub text: the side to move, then one letter a square: `w` and `b` for men,
    /// `W` and `B` for kings, `e` for empty. 51 letters for International; 33 for the games on eight
    /// by eight, an extension of ours.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let text = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    /// let start: Position = Position::from_hub(text).unwrap();
    /// assert_eq!(start.hub(), text);
    /// ```
    ///
    /// # Errors
    /// Every reason why it is none. Hub has no positions in which a side has no piece.
    pub fn from_hub(text: &str) -> Result<Self, HubErrors> {
        let expected = usize::from(V::Geometry::SQUARES) + 1;
        let found = text.chars().count();
        if found != expected {
            return Err(HubErrors(Vec::from([HubError::Length { found, expected }])));
        }
        let mut errors = Vec::new();
        let mut letters = text.chars();
        let turn = letters.next().unwrap_or(' ');
        let mut setup = Setup {
            turn: Some(if turn == 'B' {
                Color::Black
            } else {
                Color::White
            }),
            ..Setup::default()
        };
        if !matches!(turn, 'W' | 'B') {
            errors.push(HubError::Turn { found: turn });
        }
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        for (square, letter) in squares.zip(letters) {
            let (color, kind) = match letter {
                'w' => (Color::White, Kind::Man),
                'W' => (Color::White, Kind::King),
                'b' => (Color::Black, Kind::Man),
                'B' => (Color::Black, Kind::King),
                'e' => continue,
                found => {
                    errors.push(HubError::Letter { square, found });
                    continue;
                }
            };
            setup.pieces.push((square, Piece { color, kind }));
        }
        for color in [Color::White, Color::Black] {
            if setup.pieces.iter().all(|(_, piece)| piece.color != color) {
                errors.push(HubError::NoPieces { color });
            }
        }
        match setup.position() {
            Ok(position) if errors.is_empty() => return Ok(position),
            Ok(_) => {}
            Err(reasons) => {
                let impossible = |reason: &&PositionError| **reason != PositionError::NoPieces;
                let reasons = reasons.iter().filter(impossible).cloned();
                errors.extend(reasons.map(HubError::Position));
            }
        }
        Err(HubErrors(errors))
    }

    /// The Hub text of this position.
    #[must_use]
    pub fn hub(&self) -> String {
        let mut text = String::from(self.turn().letter());
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        text.extend(squares.map(|square| match self.piece_at(square) {
            None => 'e',
            Some(piece) => match (piece.color, piece.kind) {
                (Color::White, Kind::Man) => 'w',
                (Color::White, Kind::King) => 'W',
                (Color::Black, Kind::Man) => 'b',
                (Color::Black, Kind::King) => 'B',
            },
        }));
        text
    }

    /// The Hub text of a move: start and end, then every captured square, as in `28x19x23`.
    #[must_use]
    pub fn hub_move(&self, mv: Move<V>) -> String {
        use fmt::Write;
        let sign = if mv.is_capture() { 'x' } else { '-' };
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write!(text, "{}{sign}{}", mv.from(), mv.to());
        for square in mv.captured().iter() {
            let _ = write!(text, "x{square}");
        }
        text
    }

    /// The legal move that a Hub text names; the captured squares may come in any order.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::from_fen("W:WK4:B13,20,32,37").unwrap();
    /// let mv = position.read_hub_move("4x15x37x13x20").unwrap();
    /// assert_eq!(position.move_text(mv), "4x31x42x15");
    /// ```
    ///
    /// # Errors
    /// When the text is no Hub move, or the move is not legal here.
    pub fn read_hub_move(&self, text: &str) -> Result<Move<V>, HubError> {
        let unreadable = || HubError::Move {
            text: text.chars().take(80).collect(),
        };
        let sign = if text.contains('x') { 'x' } else { '-' };
        let mut squares = text.split(sign).map(read_number::<V>);
        let mut next = || squares.next().flatten().ok_or_else(unreadable);
        let (from, to) = (next()?, next()?);
        let mut captured = Bitboard::EMPTY;
        for square in squares {
            let square = square.ok_or_else(unreadable)?;
            if sign == '-' || captured.contains(square) {
                return Err(unreadable());
            }
            captured.insert(square);
        }
        let named = |mv: &Move<V>| (mv.from(), mv.to(), mv.captured()) == (from, to, captured);
        let illegal = || HubError::Illegal {
            text: text.chars().take(80).collect(),
        };
        self.legal_moves()
            .into_iter()
            .find(named)
            .ok_or_else(illegal)
    }
}

/// Why a text is not a Hub position or a legal Hub move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HubError {
    /// Too many or too few characters.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The first letter is not a side.
    Turn {
        /// The letter.
        found: char,
    },
    /// A letter that stands for nothing.
    Letter {
        /// The square it was meant for.
        square: Square,
        /// The letter.
        found: char,
    },
    /// A side without pieces.
    NoPieces {
        /// The side.
        color: Color,
    },
    /// Not a possible position.
    Position(PositionError),
    /// Not a move of Hub.
    Move {
        /// The text, or the beginning of a long one.
        text: String,
    },
    /// A move that is not legal in the position.
    Illegal {
        /// The text, or the beginning of a long one.
        text: String,
    },
}

impl fmt::Display for HubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found, expected } => {
                write!(
                    f,
                    "the Hub position has {found} characters, expected {expected}"
                )
            }
            Self::Turn { found } => {
                write!(f, "the Hub position begins with {found:?}, expected W or B")
            }
            Self::Letter { square, found } => {
                write!(
                    f,
                    "square {square} holds {found:?}, expected one of w, b, W, B and e"
                )
            }
            Self::NoPieces { color } => write!(f, "{color} has no piece, expected at least one"),
            Self::Position(error) => fmt::Display::fmt(error, f),
            Self::Move { text } => {
                write!(
                    f,
                    "{text:?} is not a Hub move, expected the form 32-28 or 28x19x23"
                )
            }
            Self::Illegal { text } => write!(f, "the move {text} is not legal here"),
        }
    }
}

impl core::error::Error for HubError {}

/// Every reason why a text is not a Hub position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HubErrors(Vec<HubError>);

impl HubErrors {
    /// The reasons.
    pub fn iter(&self) -> core::slice::Iter<'_, HubError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a HubErrors {
    type Item = &'a HubError;
    type IntoIter = core::slice::Iter<'a, HubError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for HubErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.0)
    }
}

impl core::error::Error for HubErrors {}

#[cfg(test)]
mod tests {
    use crate::{International, Position};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn every_reason_is_named() {
        let text = "Xwbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwqwb";
        let errors = Position::<International>::from_hub(text).expect_err("no position");
        let found: Vec<_> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 4, "{found:?}");
        for (found, reason) in found
            .iter()
            .zip(["'X'", "square 48", "stands on 1", "on 50"])
        {
            assert!(found.contains(reason), "{found}");
        }
    }
}
