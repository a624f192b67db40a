//! FEN, the text form of a position: liberal in reading, strict in writing.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::Variant;
use crate::notation::{read_square, square_name};
use crate::setup::write_list;
use crate::{Color, Geometry, Kind, Piece, Position, PositionError, Setup, Square, SquareNames};

/// The longest FEN that is read, in characters. Fifty squares with blanks need fewer than 400.
pub const MAX_FEN_CHARS: usize = 1024;

/// Reads the text of a position in game `V`, without asking whether it is possible.
///
/// Takes every form of FEN in use: the colours in any order and repeated, blanks around tokens, runs
/// (`31-50`, with one `K` for the whole run), a final dot, algebraic squares where the board is
/// eight by eight, `?` for an unknown side to move, and the fields `H` (plies counted towards a
/// draw) and `F` (move number) of lidraughts.
///
/// ```
/// use damier_rules::{International, read_fen};
/// let setup = read_fen::<International>("W:WK1-3:B20.").unwrap();
/// assert_eq!(setup.pieces.len(), 4);
/// ```
///
/// # Errors
/// Everything that could not be understood, each with its place.
pub fn read_fen<V: Variant>(text: &str) -> Result<Setup, FenErrors> {
    let (setup, errors) = Reader::<V>::read(text);
    if errors.is_empty() {
        Ok(setup)
    } else {
        Err(FenErrors(errors))
    }
}

impl<V: Variant> Position<V> {
    /// The position that a FEN describes; see [`read_fen`] for the forms that are taken.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::from_fen("B:B1-20:W31-50").unwrap();
    /// assert_eq!(position.legal_moves().len(), 9);
    /// assert!(Position::<damier_rules::International>::from_fen("W:W4:B49").is_err());
    /// ```
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(text: &str) -> Result<Self, FenErrors> {
        let (setup, mut errors) = Reader::<V>::read(text);
        let understood = errors.is_empty();
        match setup.position() {
            Ok(position) if understood => return Ok(position),
            Ok(_) => {}
            Err(reasons) => {
                // What was not read may be what is missing: name it only once.
                let secondary = |reason: &PositionError| {
                    matches!(
                        reason,
                        PositionError::NoSideToMove | PositionError::NoPieces
                    )
                };
                let reasons = reasons
                    .iter()
                    .filter(|reason| understood || !secondary(reason));
                errors.extend(reasons.cloned().map(FenError::Position));
            }
        }
        Err(FenErrors(errors))
    }

    /// The FEN of this position in its strict form: numbers in ascending order, White first.
    ///
    /// ```
    /// use damier_rules::{Position, Russian};
    /// let position = Position::<Russian>::from_fen("W:WKd2:Bf6,c5").unwrap();
    /// assert_eq!(position.fen(), "W:WK26:B11,14");
    /// ```
    #[must_use]
    pub fn fen(&self) -> String {
        self.fen_in(SquareNames::Numeric)
    }

    /// The FEN of this position with squares named in one of the two ways.
    #[must_use]
    pub fn fen_in(&self, names: SquareNames) -> String {
        let mut fen = String::from(self.turn().letter());
        for color in [Color::White, Color::Black] {
            fen.push(':');
            fen.push(color.letter());
            for (index, square) in self.pieces(color).iter().enumerate() {
                if index > 0 {
                    fen.push(',');
                }
                if self.kings(color).contains(square) {
                    fen.push('K');
                }
                fen.push_str(&square_name::<V>(square, names));
            }
        }
        fen
    }
}

/// A part of the text with the column of its first character, from 1.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Part<'a> {
    /// Splits at a character, and trims blanks.
    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let part = Part { text, column }.trim();
            column += text.chars().count() + 1;
            part
        })
    }

    fn trim(self) -> Self {
        let start = self.text.trim_start();
        let skipped = self.text[..self.text.len() - start.len()].chars().count();
        Self {
            text: start.trim_end(),
            column: self.column + skipped,
        }
    }

    /// The part behind its first characters, which must be ASCII.
    fn skip(self, count: usize) -> Self {
        Self {
            text: &self.text[count..],
            column: self.column + count,
        }
        .trim()
    }
}

struct Reader<V: Variant> {
    setup: Setup,
    errors: Vec<FenError>,
    game: core::marker::PhantomData<V>,
}

impl<V: Variant> Reader<V> {
    fn read(text: &str) -> (Setup, Vec<FenError>) {
        let mut reader = Self {
            setup: Setup::default(),
            errors: Vec::new(),
            game: core::marker::PhantomData,
        };
        let length = text.chars().count();
        if length > MAX_FEN_CHARS {
            reader.errors.push(FenError::TooLong { length });
            return (reader.setup, reader.errors);
        }
        let whole = Part { text, column: 1 }.trim();
        let body = Part {
            text: whole.text.strip_suffix('.').unwrap_or(whole.text),
            ..whole
        };
        let mut fields = body.split(':');
        if let Some(turn) = fields.next() {
            reader.turn(turn);
        }
        let mut any = false;
        for field in fields {
            any = true;
            reader.field(field);
        }
        if !any {
            reader.fail(body.skip(body.text.len()), Expected::ColorField);
        }
        (reader.setup, reader.errors)
    }

    fn fail(&mut self, part: Part<'_>, expected: Expected) {
        let found = part.text.to_string();
        self.errors.push(FenError::Text {
            column: part.column,
            found,
            expected,
        });
    }

    fn turn(&mut self, part: Part<'_>) {
        match part.text {
            "W" | "w" => self.setup.turn = Some(Color::White),
            "B" | "b" => self.setup.turn = Some(Color::Black),
            "?" => {}
            _ => self.fail(part, Expected::Turn),
        }
    }

    fn field(&mut self, part: Part<'_>) {
        match part.text.chars().next() {
            Some('W' | 'w') => self.pieces(part.skip(1), Color::White),
            Some('B' | 'b') => self.pieces(part.skip(1), Color::Black),
            Some('H') => self.setup.halfmove_clock = self.number(part),
            Some('F') => self.setup.fullmove_number = self.number(part),
            _ => self.fail(part, Expected::ColorField),
        }
    }

    fn number(&mut self, part: Part<'_>) -> Option<u16> {
        let digits = part.skip(1);
        let number = Some(digits.text)
            .filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
            .and_then(|text| text.parse().ok());
        if number.is_none() {
            self.fail(digits, Expected::Number);
        }
        number
    }

    fn pieces(&mut self, part: Part<'_>, color: Color) {
        if part.text.is_empty() {
            return;
        }
        for item in part.split(',') {
            self.item(item, color);
        }
    }

    fn item(&mut self, whole: Part<'_>, color: Color) {
        let crowned = whole.text.starts_with(['K', 'k']);
        let kind = if crowned { Kind::King } else { Kind::Man };
        let squares = if crowned { whole.skip(1) } else { whole };
        if squares.text.starts_with(['G', 'P']) {
            return self.fail(whole, Expected::NoGhost);
        }
        let mut run_ends = squares.split('-');
        let first = run_ends.next().and_then(|part| self.square(part));
        let last = run_ends.next().map(|part| {
            let again = crowned && part.text.starts_with(['K', 'k']);
            self.square(if again { part.skip(1) } else { part })
        });
        if run_ends.next().is_some() {
            return self.fail(whole, Expected::Square);
        }
        let piece = Piece { color, kind };
        match (first, last) {
            (Some(square), None) => self.setup.pieces.push((square, piece)),
            (Some(first), Some(Some(last))) if first <= last => {
                let run = (first.number()..=last.number()).filter_map(Square::new);
                self.setup.pieces.extend(run.map(|square| (square, piece)));
            }
            (Some(_), Some(Some(_))) => self.fail(whole, Expected::AscendingRun),
            _ => {} // said where the square was read
        }
    }

    fn square(&mut self, part: Part<'_>) -> Option<Square> {
        let square = read_square::<V>(part.text);
        if square.is_none() {
            let number = part.text.bytes().all(|byte| byte.is_ascii_digit());
            let squares = V::Geometry::SQUARES;
            let expected = if number && !part.text.is_empty() {
                Expected::SquareUpTo(squares)
            } else {
                Expected::Square
            };
            self.fail(part, expected);
        }
        square
    }
}

/// What a FEN should have held at some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// The side to move.
    Turn,
    /// A colour and its squares.
    ColorField,
    /// A square, or a run of squares.
    Square,
    /// A square of the board with so many.
    SquareUpTo(u8),
    /// A run from a lower to a higher number.
    AscendingRun,
    /// A whole number.
    Number,
    /// A piece that stands on the board, not one captured in a move that is not finished.
    NoGhost,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn => f.write_str("expected W, B or ? for the side to move"),
            Self::ColorField => f.write_str("expected W or B followed by squares"),
            Self::Square => f.write_str("expected a square"),
            Self::SquareUpTo(last) => write!(f, "expected a square from 1 to {last}"),
            Self::AscendingRun => f.write_str("expected a run from a lower to a higher square"),
            Self::Number => f.write_str("expected a whole number up to 65535"),
            Self::NoGhost => f.write_str(
                "expected a man or a king: a piece captured in an unfinished move is no position",
            ),
        }
    }
}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenError {
    /// More than [`MAX_FEN_CHARS`] characters.
    TooLong {
        /// How many there are.
        length: usize,
    },
    /// A part that is not what should stand there.
    Text {
        /// The place of its first character, from 1.
        column: usize,
        /// The part; may be empty.
        found: String,
        /// What should stand there.
        expected: Expected,
    },
    /// The text says something, but not a possible position.
    Position(PositionError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { length } => write!(
                f,
                "the position has {length} characters, expected at most {MAX_FEN_CHARS}"
            ),
            Self::Text {
                column,
                found,
                expected,
            } if found.is_empty() => {
                write!(f, "column {column}: nothing there, {expected}")
            }
            Self::Text {
                column,
                found,
                expected,
            } => {
                write!(f, "column {column}: \"")?;
                found
                    .chars()
                    .take(40)
                    .try_for_each(|letter| f.write_char(letter))?;
                write!(f, "\", {expected}")
            }
            Self::Position(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for FenError {}

/// Every reason why a text is not a position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenErrors(Vec<FenError>);

impl FenErrors {
    /// The reasons.
    pub fn iter(&self) -> core::slice::Iter<'_, FenError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a FenErrors {
    type Item = &'a FenError;
    type IntoIter = core::slice::Iter<'a, FenError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for FenErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.0)
    }
}

impl core::error::Error for FenErrors {}
