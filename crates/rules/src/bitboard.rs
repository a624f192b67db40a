//! Sets of squares, one bit each.

#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::geometry::{Geometry, Word};
use crate::{Color, Square};

/// One of the four diagonal directions, as White sees the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To lower numbers, to the left.
    UpLeft,
    /// To lower numbers, to the right.
    UpRight,
    /// To higher numbers, to the left.
    DownLeft,
    /// To higher numbers, to the right.
    DownRight,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// The way back.
    #[must_use]
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// The two directions at right angles.
    #[must_use]
    #[inline(always)]
    pub const fn sideways(self) -> [Self; 2] {
        match self {
            Self::UpLeft | Self::DownRight => [Self::UpRight, Self::DownLeft],
            Self::UpRight | Self::DownLeft => [Self::UpLeft, Self::DownRight],
        }
    }

    /// The two directions in which men of this colour advance.
    #[must_use]
    #[inline(always)]
    pub const fn forward(color: Color) -> [Self; 2] {
        match color {
            Color::White => [Self::UpLeft, Self::UpRight],
            Color::Black => [Self::DownLeft, Self::DownRight],
        }
    }
}

/// A set of squares of one board.
///
/// ```
/// use damier_rules::{Bitboard, Board10, Square};
/// let square = Square::new(28).unwrap();
/// let mut set = Bitboard::<Board10>::EMPTY;
/// set.insert(square);
/// assert!(set.contains(square));
/// assert_eq!(set.iter().map(Square::number).collect::<Vec<_>>(), [28]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard<G: Geometry>(G::Word); // Invariant: only bits of G::ALL

impl<G: Geometry> Bitboard<G> {
    /// No square.
    pub const EMPTY: Self = Self(G::Word::ZERO);
    /// Every playing square.
    pub const ALL: Self = Self(G::ALL);

    /// The squares given, which must lie on the board: others are left out.
    #[must_use]
    pub fn from_squares(squares: impl IntoIterator<Item = Square>) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }

    /// The set with this one square; empty if it is not on the board.
    #[must_use]
    #[inline(always)]
    pub fn single(square: Square) -> Self {
        if G::contains(square) {
            Self(G::Word::ONE << G::bit_index(square))
        } else {
            Self::EMPTY
        }
    }

    /// The squares whose bits are set in a word of this board's layout; gap bits are left out.
    #[must_use]
    pub fn from_word(word: G::Word) -> Self {
        Self(word & G::ALL)
    }

    /// The squares as bits in the layout of the [geometry](crate::Geometry), for code that
    /// computes on whole boards.
    #[must_use]
    #[inline(always)]
    pub fn word(self) -> G::Word {
        self.0
    }

    /// Adds a square; one outside the board is ignored.
    pub fn insert(&mut self, square: Square) {
        *self |= Self::single(square);
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline(always)]
    pub fn contains(self, square: Square) -> bool {
        !(self & Self::single(square)).is_empty()
    }

    /// Whether there is no square in the set.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == G::Word::ZERO
    }

    /// The squares of this set that are not in another. One instruction less than `self & !other`,
    /// which has to keep gaps out.
    #[must_use]
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many squares are in the set.
    #[must_use]
    #[inline(always)]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// The square with the lowest number, or `None` if the set is empty.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| G::square_of(self.0.lowest()))
    }

    /// The squares in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone + fmt::Debug {
        Singles(self).map(|single| G::square_of(single.0.lowest()))
    }

    /// The squares in ascending order, each as a set of its own.
    #[inline(always)]
    pub(crate) fn singles(self) -> Singles<G> {
        Singles(self)
    }

    /// The bit of the lowest square in the layout.
    #[inline(always)]
    pub(crate) fn lowest_index(self) -> u32 {
        self.0.lowest()
    }

    /// The square at a bit of the layout, as a set.
    #[inline(always)]
    pub(crate) fn at_index(index: u32) -> Self {
        Self(G::Word::ONE << index)
    }

    /// The far row on which men of this colour are crowned.
    #[must_use]
    #[inline(always)]
    pub fn crown_row(color: Color) -> Self {
        let row = (G::Word::ONE << G::SHORT) - G::Word::ONE;
        match color {
            Color::White => Self(row),
            Color::Black => Self(row << (G::SIZE / 2 * (G::SIZE + 1) - 1 - G::SHORT)),
        }
    }

    /// All squares moved one step; those that leave the board are dropped.
    #[must_use]
    #[inline(always)]
    pub fn step(self, direction: Direction) -> Self {
        self.shift(direction) & Self::ALL
    }

    /// All squares moved one step. Squares that leave the board end on gaps, so the result must be
    /// intersected with a set of squares before anything else is done with it.
    #[inline(always)]
    pub(crate) fn shift(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::UpLeft => self.0 >> G::LONG,
            Direction::UpRight => self.0 >> G::SHORT,
            Direction::DownLeft => self.0 << G::SHORT,
            Direction::DownRight => self.0 << G::LONG,
        })
    }

    #[inline(always)]
    fn shift_by(self, direction: Direction, steps: u32) -> Self {
        Self(match direction {
            Direction::UpLeft => self.0 >> (G::LONG * steps),
            Direction::UpRight => self.0 >> (G::SHORT * steps),
            Direction::DownLeft => self.0 << (G::SHORT * steps),
            Direction::DownRight => self.0 << (G::LONG * steps),
        })
    }

    /// The empty squares that a line from this single square reaches in one direction.
    ///
    /// One long mask serves all squares: moved to the square it may run off the side of the board,
    /// but it meets a gap there, and a gap is not empty.
    #[inline(always)]
    pub(crate) fn ray(self, direction: Direction, empty: Self) -> Self {
        let index = self.0.lowest();
        let line = match direction {
            Direction::UpLeft => line_down::<G>(G::LONG) >> (G::Word::TOP.lowest() - index),
            Direction::UpRight => line_down::<G>(G::SHORT) >> (G::Word::TOP.lowest() - index),
            Direction::DownLeft => line_up::<G>(G::SHORT) << index,
            Direction::DownRight => line_up::<G>(G::LONG) << index,
        };
        let blockers = line & !empty.0;
        let near = match direction {
            Direction::UpLeft | Direction::UpRight => blockers.highest_and_above(),
            Direction::DownLeft | Direction::DownRight => blockers.lowest_and_below(),
        };
        Self(line & empty.0 & near)
    }

    /// This set and every square that a line from it in one direction reaches over empty squares,
    /// up to seven steps: enough to find what a king can capture on a board of ten.
    #[inline(always)]
    pub(crate) fn fill(self, direction: Direction, empty: Self) -> Self {
        let mut reached = self;
        let mut open = empty;
        reached |= open & reached.shift(direction);
        open &= open.shift(direction);
        reached |= open & reached.shift_by(direction, 2);
        open &= open.shift_by(direction, 2);
        reached |= open & reached.shift_by(direction, 4);
        if G::SIZE > 10 {
            open &= open.shift_by(direction, 4);
            reached |= open & reached.shift_by(direction, 8);
        }
        reached
    }

    /// Carries a [`Self::fill`] on to the end of the longest diagonal of a board of ten.
    #[inline(always)]
    pub(crate) fn fill_on(self, direction: Direction, empty: Self) -> Self {
        let mut reached = self;
        if G::SIZE == 10 {
            reached |= reached.shift(direction) & empty;
            reached |= reached.shift(direction) & empty;
        }
        reached
    }
}

/// Every `step`-th bit above the lowest one, far enough to cross a board.
#[inline(always)]
fn line_up<G: Geometry>(step: u32) -> G::Word {
    let mut line = G::Word::ONE << step;
    line = line | line << step;
    line = line | line << (2 * step);
    line = line | line << (4 * step);
    line | line << (4 * step)
}

/// Every `step`-th bit below the highest one, far enough to cross a board.
#[inline(always)]
fn line_down<G: Geometry>(step: u32) -> G::Word {
    let mut line = G::Word::TOP >> step;
    line = line | line >> step;
    line = line | line >> (2 * step);
    line = line | line >> (4 * step);
    line | line >> (4 * step)
}

macro_rules! set_operator {
    ($($operator:ident $method:ident, $assign:ident $assign_method:ident);*) => {$(
        impl<G: Geometry> $operator for Bitboard<G> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(self.0.$method(other.0))
            }
        }
        impl<G: Geometry> $assign for Bitboard<G> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                self.0 = self.0.$method(other.0);
            }
        }
    )*};
}
set_operator!(
    BitAnd bitand, BitAndAssign bitand_assign;
    BitOr bitor, BitOrAssign bitor_assign;
    BitXor bitxor, BitXorAssign bitxor_assign
);

impl<G: Geometry> Not for Bitboard<G> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0 & G::ALL)
    }
}

impl<G: Geometry> FromIterator<Square> for Bitboard<G> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Self::from_squares(squares)
    }
}

impl<G: Geometry> fmt::Debug for Bitboard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Square::number))
            .finish()
    }
}

/// The squares of a set, one at a time, each as a set of its own.
#[derive(Clone, Debug)]
pub(crate) struct Singles<G: Geometry>(Bitboard<G>);

impl<G: Geometry> Iterator for Singles<G> {
    type Item = Bitboard<G>;

    #[inline(always)]
    fn next(&mut self) -> Option<Bitboard<G>> {
        if self.0.is_empty() {
            return None;
        }
        let rest = Bitboard(self.0.0.without_lowest());
        let single = self.0 ^ rest;
        self.0 = rest;
        Some(single)
    }
}
