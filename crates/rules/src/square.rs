//! Squares by their printed numbers.

use core::fmt;
use core::num::NonZeroU8;

/// A playing square, by the number printed in every diagram.
///
/// Numbers run row by row from the top left as White sees the board: 1 to 50 on ten by ten, 1 to 32
/// on eight by eight, 1 to 72 on twelve by twelve. Whether a square lies on the board of a
/// particular game is asked where the two meet: see
/// [`Geometry::contains`](crate::Geometry::contains).
///
/// ```
/// use damier_rules::Square;
/// assert_eq!(Square::new(28).map(Square::number), Some(28));
/// assert_eq!(Square::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(NonZeroU8); // Invariant: 1..=MAX, so Option<Square> is one byte

impl Square {
    /// The highest number on any board a [`Geometry`](crate::Geometry) can describe: fourteen by
    /// fourteen.
    pub const MAX: u8 = 98;

    /// The square with this number, or `None` outside 1 to [`Square::MAX`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::MAX => Some(Self(number)),
            _ => None,
        }
    }

    /// The printed number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
