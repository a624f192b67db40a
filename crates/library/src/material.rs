//! How many men and kings there are.

use std::fmt;

use damier_rules::{Color, Position, Variant};

use crate::error::{Field, QueryError};

/// The men and kings of both sides.
///
/// Its text has White's pieces first, then a dash and Black's: `3k-1k`, `2m1k-3m`, `0-4m`.
///
/// ```
/// use damier_library::Material;
/// use damier_rules::Position;
///
/// let material = Material::read("2m1k-3m")?;
/// assert_eq!(material.to_string(), "2m1k-3m");
/// let position: Position = Position::from_fen("W:W28,32,K5:B1,2,3").unwrap();
/// assert_eq!(Material::of(&position), material);
/// # Ok::<(), damier_library::QueryError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Material {
    /// The men, White's before Black's.
    pub men: [u8; 2],
    /// The kings, White's before Black's.
    pub kings: [u8; 2],
}

/// Squares of the largest board.
const MOST: u8 = 50;
/// Bits of one count in a code.
const BITS: u32 = 6;

impl Material {
    /// What stands on a board.
    #[must_use]
    pub fn of<V: Variant>(position: &Position<V>) -> Self {
        const SIDES: [Color; 2] = [Color::White, Color::Black];
        let count = |pieces: u32| u8::try_from(pieces).unwrap_or(u8::MAX);
        Self {
            men: SIDES.map(|side| count(position.men(side).len())),
            kings: SIDES.map(|side| count(position.kings(side).len())),
        }
    }

    /// The material that a text names: for each side so many men, `m`, and so many kings, `k`, in any
    /// order, or `0` for a side without a piece.
    ///
    /// # Errors
    /// A text that is none, or names more than fifty of a kind.
    pub fn read(text: &str) -> Result<Self, QueryError> {
        let mut material = Self::default();
        let refused = |at: usize, message: &str| {
            let column = text[..at].chars().count() + 1;
            QueryError::new(Field::Material, "bad-material", text, column, message)
        };
        let Some((white, black)) = text.split_once('-') else {
            return Err(refused(text.len(), FORM));
        };
        for (side, (part, from)) in [(white, 0), (black, white.len() + 1)]
            .into_iter()
            .enumerate()
        {
            let (men, kings) =
                one_side(part).map_err(|(at, message)| refused(from + at, message))?;
            material.men[side] = men;
            material.kings[side] = kings;
        }
        if material == Self::default() {
            return Err(refused(
                0,
                "expected a piece: one side may be without, not both",
            ));
        }
        Ok(material)
    }

    /// The material as one number, different for each.
    pub(crate) fn code(self) -> u32 {
        let counts = [self.men[0], self.kings[0], self.men[1], self.kings[1]];
        counts
            .into_iter()
            .fold(0, |code, count| code << BITS | u32::from(count))
    }

    pub(crate) fn of_code(code: u32) -> Self {
        let count = |place: u32| (code >> (BITS * place) & ((1 << BITS) - 1)) as u8;
        Self {
            men: [count(3), count(1)],
            kings: [count(2), count(0)],
        }
    }

    /// Whether positions with this material can still lead to `other`: no side gets more pieces, or
    /// more men.
    pub(crate) fn can_become(self, other: Self) -> bool {
        (0..2).all(|side| {
            self.men[side] >= other.men[side]
                && self.men[side] + self.kings[side] >= other.men[side] + other.kings[side]
        })
    }

    /// Whether every kind of piece of `part` is there as often.
    pub(crate) fn holds(self, part: Self) -> bool {
        (0..2).all(|side| self.men[side] >= part.men[side] && self.kings[side] >= part.kings[side])
    }
}

const FORM: &str = "expected White's pieces, a dash and Black's, such as 2m1k-3m";

/// The men and kings of one side, or where and why the text is none.
fn one_side(text: &str) -> Result<(u8, u8), (usize, &'static str)> {
    if text.trim() == "0" {
        return Ok((0, 0));
    }
    let (mut men, mut kings) = (None, None);
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count = rest[..digits].parse().ok().filter(|count| *count <= MOST);
        let count: u8 = count.ok_or((at, "expected a number up to 50, then m or k"))?;
        let kind = match rest[digits..].chars().next() {
            Some('m' | 'M') => &mut men,
            Some('k' | 'K') => &mut kings,
            _ => return Err((at + digits, "expected m for men or k for kings")),
        };
        if kind.replace(count).is_some() {
            return Err((at, "expected each kind of piece once"));
        }
        at += digits + 1;
    }
    match (men, kings) {
        (None, None) => Err((0, FORM)),
        (men, kings) => Ok((men.unwrap_or(0), kings.unwrap_or(0))),
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in 0..2 {
            if side > 0 {
                f.write_str("-")?;
            }
            match (self.men[side], self.kings[side]) {
                (0, 0) => f.write_str("0")?,
                (men, 0) => write!(f, "{men}m")?,
                (0, kings) => write!(f, "{kings}k")?,
                (men, kings) => write!(f, "{men}m{kings}k")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_written() {
        for text in ["3k-1k", "2m1k-3m", "0-4m", "20m-20m", "12m12k-1k"] {
            let material = Material::read(text).expect(text);
            assert_eq!(material.to_string(), text);
            assert_eq!(Material::of_code(material.code()), material);
        }
        assert_eq!(Material::read("1K2m-3M"), Material::read("2m1k-3m"));
    }

    #[track_caller]
    fn check_refused(text: &str, column: usize) {
        let error = Material::read(text).expect_err(text);
        assert_eq!(
            (error.code, error.column),
            ("bad-material", column),
            "{error}"
        );
    }

    #[test]
    fn other_texts_are_refused_with_their_place() {
        check_refused("3k", 3);
        check_refused("3k-", 4);
        check_refused("3q-1k", 2);
        check_refused("3k-51m", 4);
        check_refused("1m2m-1k", 3);
        check_refused("é1k-1k", 1);
        check_refused("1é-1k", 2);
        check_refused("0-0", 1);
        check_refused("999999999999999m-1k", 1);
    }

    #[test]
    fn pieces_only_become_fewer() {
        let material = |text| Material::read(text).expect(text);
        assert!(material("2m-2m").can_become(material("2k-1m1k")));
        assert!(!material("2m-2m").can_become(material("3m-1m")));
        assert!(!material("1m1k-2m").can_become(material("2m-2m")));
        assert!(material("2m1k-1k").holds(material("1m-1k")));
        assert!(!material("2m1k-1k").holds(material("3m-1k")));
    }
}
