//! Boards as bit layouts: which bit is which square, and how to step from one to the next.
//!
//! Every pair of rows is followed by one *gap* bit that is no square. A step off the left or right
//! side then falls on a gap, and a step off the top or bottom falls outside the board, so all four
//! diagonal steps are plain shifts by two constants, without masks. On ten by ten:
//!
//! ```text
//!     0   1   2   3   4          bit = (n - 1) + (n - 1) / 10     for square n
//!   5   6   7   8   9            down left  = +5    up right = -5
//!    11  12  13  14  15          down right = +6    up left  = -6
//!  16  17  18  19  20            bits 10, 21, 32, 43 are gaps
//! ```

#![expect(
    clippy::cast_possible_truncation,
    reason = "no board has more than 98 squares, and a board of ten fits 64 bits"
)]
#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

use crate::Square;

/// An unsigned integer wide enough for the squares and gaps of a board.
///
/// Implemented for `u64` (up to ten by ten) and `u128` (up to fourteen by fourteen).
pub trait Word:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No bit set.
    const ZERO: Self;
    /// The lowest bit set.
    const ONE: Self;
    /// The highest bit set.
    const TOP: Self;
    /// How many bits are set.
    #[must_use]
    fn count(self) -> u32;
    /// The index of the lowest bit set; the width of the word if none is.
    #[must_use]
    fn lowest(self) -> u32;
    /// The word without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The lowest bit set and all bits below it; all bits if none is set.
    #[must_use]
    fn lowest_and_below(self) -> Self;
    /// The highest bit set and all bits above it; all bits if none is set.
    #[must_use]
    fn highest_and_above(self) -> Self;
    /// The lowest 64 bits: the whole board up to ten by ten.
    #[must_use]
    fn low_u64(self) -> u64;
    /// The word with these lowest 64 bits and no others.
    #[must_use]
    fn from_u64(bits: u64) -> Self;
}

macro_rules! word {
    ($($integer:ty),*) => {$(
        impl Word for $integer {
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const TOP: Self = 1 << (Self::BITS - 1);
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline(always)]
            fn lowest_and_below(self) -> Self {
                self ^ self.wrapping_sub(1)
            }
            #[inline(always)]
            fn highest_and_above(self) -> Self {
                Self::MAX << (Self::BITS - 1 - (self | 1).leading_zeros())
            }
            #[inline(always)]
            fn low_u64(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn from_u64(bits: u64) -> Self {
                Self::from(bits)
            }
        }
    )*};
}
word!(u64, u128);

/// The size of a board, and with it the layout of its bits.
///
/// The constants from `SHORT` on follow from the first two; leave them as they are. Boards have an
/// even number of rows, half as many playing squares a row as columns, and a dark corner at
/// White's near left.
///
/// ```
/// use damier_rules::{Board10, Geometry, Square};
/// let square = Square::new(46).unwrap();
/// assert_eq!((Board10::row(square), Board10::column(square)), (10, 1));
/// assert_eq!(Board10::SQUARES, 50);
/// ```
pub trait Geometry: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The integer that holds a set of squares.
    type Word: Word;
    /// Rows and columns of the board; even.
    const SIZE: u32;
    /// All playing squares as bits of the layout above: [`board_bits`] of the size.
    const ALL: Self::Word;

    /// Playing squares in a row, and the shift of the steps down left and up right.
    const SHORT: u32 = Self::SIZE / 2;
    /// The shift of the steps down right and up left.
    const LONG: u32 = Self::SHORT + 1;
    /// How many playing squares there are; they are numbered from 1 to this.
    const SQUARES: u8 = (Self::SIZE * Self::SIZE / 2) as u8;

    /// Whether a square lies on this board.
    #[must_use]
    fn contains(square: Square) -> bool {
        square.number() <= Self::SQUARES
    }

    /// The row of a square, from 1 at the top to `SIZE` at the bottom, as White sees it.
    #[must_use]
    fn row(square: Square) -> u8 {
        (square.number() - 1) / Self::SHORT as u8 + 1
    }

    /// The column of a square, from 1 at the left, as White sees it.
    #[must_use]
    fn column(square: Square) -> u8 {
        let place = (square.number() - 1) % Self::SHORT as u8;
        2 * place + 1 + Self::row(square) % 2
    }

    /// The playing square in a row and a column, both from 1; `None` for a light square or one
    /// outside the board.
    #[must_use]
    fn square_at(row: u8, column: u8) -> Option<Square> {
        let inside = |line: u8| (1..=Self::SIZE as u8).contains(&line);
        if !inside(row) || !inside(column) || (row + column).is_multiple_of(2) {
            return None;
        }
        Square::new((row - 1) * Self::SHORT as u8 + (column - 1) / 2 + 1)
    }

    /// The bit of a square in the layout above. The square must lie on this board.
    #[must_use]
    #[inline(always)]
    fn bit_index(square: Square) -> u32 {
        let index = u32::from(square.number()) - 1;
        index + index / Self::SIZE
    }

    /// The square of a bit in the layout above. The bit must not be a gap.
    #[must_use]
    #[inline(always)]
    fn square_of(bit_index: u32) -> Square {
        let number = bit_index - bit_index / (Self::SIZE + 1) + 1;
        Square::new(number as u8).expect("a bit of the board has a number from 1 to 98")
    }
}

/// The playing squares of a board with this many rows and columns, as bits with gaps.
///
/// ```
/// use damier_rules::board_bits;
/// assert_eq!(board_bits(8), 0b1111_1111_0_1111_1111_0_1111_1111_0_1111_1111);
/// ```
#[must_use]
pub const fn board_bits(size: u32) -> u128 {
    let mut bits = 0;
    let mut pair = 0;
    while pair < size / 2 {
        bits |= ((1 << size) - 1) << (pair * (size + 1));
        pair += 1;
    }
    bits
}

/// The board of International Draughts: ten rows, fifty squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board10;

impl Geometry for Board10 {
    type Word = u64;
    const SIZE: u32 = 10;
    const ALL: u64 = board_bits(10) as u64;
}

/// The board of Checkers, Russian and Brazilian draughts: eight rows, 32 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board8;

impl Geometry for Board8 {
    type Word = u64;
    const SIZE: u32 = 8;
    const ALL: u64 = board_bits(8) as u64;
}
