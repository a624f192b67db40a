//! Which pieces stand on the board, without where.

use std::fmt;
use std::str::FromStr;

/// The most pieces that a slice can have.
pub const MAX_PIECES: u32 = 6;

/// The men and kings of both sides, White to move. Black to move is the same with the colours
/// exchanged and the board turned.
///
/// ```
/// use damier_endgame::Material;
/// let material: Material = "2m1k-1k".parse().unwrap();
/// assert_eq!((material.white_men, material.pieces()), (2, 4));
/// assert_eq!(material.turned().to_string(), "1k-2m1k");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Material {
    /// Men of the side to move.
    pub white_men: u8,
    /// Kings of the side to move.
    pub white_kings: u8,
    /// Men of the other side.
    pub black_men: u8,
    /// Kings of the other side.
    pub black_kings: u8,
}

impl Material {
    /// How many pieces there are.
    #[must_use]
    pub fn pieces(self) -> u32 {
        u32::from(self.white_men)
            + u32::from(self.white_kings)
            + u32::from(self.black_men)
            + u32::from(self.black_kings)
    }

    /// How many of the pieces are men.
    #[must_use]
    pub fn men(self) -> u32 {
        u32::from(self.white_men) + u32::from(self.black_men)
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            white_men: self.black_men,
            white_kings: self.black_kings,
            black_men: self.white_men,
            black_kings: self.white_kings,
        }
    }

    /// Every material of so many pieces in which both sides have one, in the order in which they
    /// are solved: fewer men first, and partners next to each other.
    #[must_use]
    pub fn all(pieces: u32) -> Vec<Self> {
        let most = u8::try_from(pieces.min(MAX_PIECES)).unwrap_or(0);
        let mut all = Vec::new();
        for white_men in 0..=most {
            for white_kings in 0..=most - white_men {
                for black_men in 0..=most - white_men - white_kings {
                    let material = Self {
                        white_men,
                        white_kings,
                        black_men,
                        black_kings: most - white_men - white_kings - black_men,
                    };
                    if material.both_sides_play() {
                        all.push(material);
                    }
                }
            }
        }
        all.sort_by_key(|material| material.order());
        all
    }

    /// Whether each side has a piece.
    #[must_use]
    pub fn both_sides_play(self) -> bool {
        self.white_men + self.white_kings > 0 && self.black_men + self.black_kings > 0
    }

    /// A key to sort by: what is solved first comes first.
    fn order(self) -> (u32, u32, [u8; 4], [u8; 4]) {
        let numbers = self.numbers();
        let pair = numbers.max(self.turned().numbers());
        (
            self.pieces(),
            self.men(),
            pair,
            [u8::MAX; 4].map(|most| most - numbers[0]),
        )
    }

    /// The slice with these men and kings of the side to move and of the other.
    pub(crate) fn from_numbers(numbers: [u8; 4]) -> Option<Self> {
        let [white_men, white_kings, black_men, black_kings] = numbers;
        let material = Self {
            white_men,
            white_kings,
            black_men,
            black_kings,
        };
        let few = numbers.iter().all(|&number| u32::from(number) < MAX_PIECES);
        (few && material.both_sides_play() && material.pieces() <= MAX_PIECES).then_some(material)
    }

    pub(crate) fn numbers(self) -> [u8; 4] {
        [
            self.white_men,
            self.white_kings,
            self.black_men,
            self.black_kings,
        ]
    }

    /// A number below [`Self::KEYS`], different for each material.
    #[inline]
    pub(crate) fn key(self) -> usize {
        let [a, b, c, d] = self.numbers().map(usize::from);
        ((a * 7 + b) * 7 + c) * 7 + d
    }

    /// How many keys there are.
    pub(crate) const KEYS: usize = 7 * 7 * 7 * 7;
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |f: &mut fmt::Formatter<'_>, men: u8, kings: u8| match (men, kings) {
            (0, kings) => write!(f, "{kings}k"),
            (men, 0) => write!(f, "{men}m"),
            (men, kings) => write!(f, "{men}m{kings}k"),
        };
        side(f, self.white_men, self.white_kings)?;
        f.write_str("-")?;
        side(f, self.black_men, self.black_kings)
    }
}

/// A text that names no material.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MaterialError {
    /// The text, or the beginning of a long one.
    pub text: String,
}

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} names no slice, expected the pieces of the side to move and of the other, \
             {MAX_PIECES} at most, as in 2m1k-1k",
            self.text
        )
    }
}

impl std::error::Error for MaterialError {}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Self, MaterialError> {
        let error = || MaterialError {
            text: text.chars().take(40).collect(),
        };
        let (white, black) = text.split_once('-').ok_or_else(error)?;
        let (white_men, white_kings) = side(white).ok_or_else(error)?;
        let (black_men, black_kings) = side(black).ok_or_else(error)?;
        let material = Self {
            white_men,
            white_kings,
            black_men,
            black_kings,
        };
        if material.both_sides_play() && material.pieces() <= MAX_PIECES {
            Ok(material)
        } else {
            Err(error())
        }
    }
}

/// The men and kings of `2m1k`, `2m` or `1k`.
fn side(text: &str) -> Option<(u8, u8)> {
    let digit = |text: &str| match text.as_bytes() {
        [digit @ b'0'..=b'6'] => Some(digit - b'0'),
        _ => None,
    };
    let (men, rest) = match text.split_once('m') {
        Some((men, rest)) => (digit(men)?, rest),
        None => (0, text),
    };
    match rest.strip_suffix('k') {
        Some(kings) => Some((men, digit(kings)?)),
        None => (rest.is_empty() && !text.is_empty()).then_some((men, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back() {
        for pieces in 2..=MAX_PIECES {
            for material in Material::all(pieces) {
                assert_eq!(material.to_string().parse(), Ok(material));
            }
        }
        assert_eq!(
            "0m1k-2m0k".parse::<Material>().unwrap().to_string(),
            "1k-2m"
        );
    }

    #[test]
    fn what_names_no_material_is_refused() {
        for text in [
            "", "-", "1k", "1k-", "1k-0k", "4k-3k", "1k1m-1k", "9m-1k", "k-k", "1q-1k",
        ] {
            assert!(text.parse::<Material>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_a_slice_needs_comes_before_it() {
        assert_eq!(Material::all(2).len(), 4);
        let all = Material::all(4);
        assert!(all.windows(2).all(|pair| pair[0].men() <= pair[1].men()));
        for material in &all {
            let place = |wanted: Material| all.iter().position(|other| *other == wanted).unwrap();
            let distance = place(*material).abs_diff(place(material.turned()));
            assert!(distance <= 1, "{material}");
        }
    }
}
