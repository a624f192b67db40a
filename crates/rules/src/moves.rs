//! Moves and lists of them.

use alloc::vec::{self, Vec};
use core::fmt;
use core::ops::Deref;

use crate::{Bitboard, Geometry, International, Kind, Square, Variant};

/// A move: where the piece starts and ends, and every piece it takes.
///
/// Moves come from a [`Position`](crate::Position) and belong to it.
///
/// # Equality
/// Two routes that take the same pieces are the *same* move; two captures with the same start and
/// end that take different pieces are different moves. See
/// [`Position::routes`](crate::Position::routes).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move<V: Variant = International> {
    captured: Bitboard<V::Geometry>,
    from: u8,
    to: u8,
    kind: Kind,
    promotes: bool,
}

impl<V: Variant> Move<V> {
    #[inline(always)]
    pub(crate) fn new(
        from: Bitboard<V::Geometry>,
        to: Bitboard<V::Geometry>,
        captured: Bitboard<V::Geometry>,
        kind: Kind,
        promotes: bool,
    ) -> Self {
        let (from, to) = (from.lowest_index() as u8, to.lowest_index() as u8);
        Self {
            captured,
            from,
            to,
            kind,
            promotes,
        }
    }

    /// The square the piece starts from.
    #[must_use]
    #[inline]
    pub fn from(self) -> Square {
        V::Geometry::square_of(u32::from(self.from))
    }

    /// The square the piece ends on; it may be the one it started from.
    #[must_use]
    #[inline]
    pub fn to(self) -> Square {
        V::Geometry::square_of(u32::from(self.to))
    }

    /// The squares of the pieces taken; empty for a quiet move.
    #[must_use]
    #[inline]
    pub fn captured(self) -> Bitboard<V::Geometry> {
        self.captured
    }

    /// Whether the move takes anything.
    #[must_use]
    #[inline]
    pub fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }

    /// What the piece was before the move.
    #[must_use]
    #[inline]
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// Whether a man becomes a king by this move.
    #[must_use]
    #[inline]
    pub fn promotes(self) -> bool {
        self.promotes
    }

    #[inline(always)]
    pub(crate) fn start_set(self) -> Bitboard<V::Geometry> {
        Bitboard::at_index(u32::from(self.from))
    }

    #[inline(always)]
    pub(crate) fn end_set(self) -> Bitboard<V::Geometry> {
        Bitboard::at_index(u32::from(self.to))
    }

    /// Bits of the start and end squares in the layout of the geometry.
    #[inline(always)]
    pub(crate) fn indices(self) -> (usize, usize) {
        (usize::from(self.from), usize::from(self.to))
    }
}

impl<V: Variant> fmt::Debug for Move<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.from(), self.to())?;
        if self.is_capture() {
            write!(f, " taking {:?}", self.captured)?;
        }
        Ok(())
    }
}

/// The legal moves of a position, as a slice.
///
/// Keep one per ply and refill it with [`Position::moves_into`](crate::Position::moves_into): it
/// holds on to its memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveList<V: Variant = International> {
    moves: Vec<Move<V>>,
}

impl<V: Variant> MoveList<V> {
    /// An empty list that reserves nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { moves: Vec::new() }
    }

    /// Empties the list and keeps its memory.
    pub fn clear(&mut self) {
        self.moves.clear();
    }

    /// The moves, to be put in another order.
    pub fn as_mut_slice(&mut self) -> &mut [Move<V>] {
        &mut self.moves
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move<V>) {
        self.moves.push(mv);
    }
}

impl<V: Variant> Default for MoveList<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: Variant> Deref for MoveList<V> {
    type Target = [Move<V>];

    fn deref(&self) -> &[Move<V>] {
        &self.moves
    }
}

impl<V: Variant> IntoIterator for MoveList<V> {
    type Item = Move<V>;
    type IntoIter = vec::IntoIter<Move<V>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter()
    }
}

impl<'a, V: Variant> IntoIterator for &'a MoveList<V> {
    type Item = &'a Move<V>;
    type IntoIter = core::slice::Iter<'a, Move<V>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.iter()
    }
}
