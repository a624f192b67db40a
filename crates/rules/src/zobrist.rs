//! Positions with a hash that is kept up to date move by move.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::{Bitboard, Color, International, Kind, Move, Position, Variant};

/// Bits of the widest layout: fourteen by fourteen with its gaps.
const BITS: usize = 128;

/// One step of splitmix64 (Steele, Lea and Flood 2014), a fixed sequence without bad seeds.
const fn next_random(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut value = state;
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, value ^ (value >> 31))
}

/// A number for each kind of piece on each bit, and one for Black to move. The seed is the year of
/// the first printed book on draughts on the hundred-square board, and has no other meaning.
const NUMBERS: ([[u64; BITS]; 4], u64) = {
    let mut table = [[0; BITS]; 4];
    let mut state = 1727;
    let mut piece = 0;
    while piece < 4 {
        let mut bit = 0;
        while bit < BITS {
            (state, table[piece][bit]) = next_random(state);
            bit += 1;
        }
        piece += 1;
    }
    (table, next_random(state).1)
};

static PIECES: [[u64; BITS]; 4] = NUMBERS.0;
const BLACK_TO_MOVE: u64 = NUMBERS.1;

#[inline(always)]
fn numbers(color: Color, kind: Kind) -> &'static [u64; BITS] {
    &PIECES[color.index() * 2 + usize::from(kind == Kind::King)]
}

#[inline(always)]
fn sum<V: Variant>(set: Bitboard<V::Geometry>, numbers: &[u64; BITS]) -> u64 {
    set.singles().fold(0, |key, single| {
        key ^ numbers[single.lowest_index() as usize % BITS]
    })
}

/// A position with its Zobrist key, which a move changes in a few steps.
///
/// The bare [`Position`] has no key, because counting and mobility do not need one. What needs it, a
/// search or a [`Game`](crate::Game), keeps this. Equal positions of one game have equal keys, in
/// every run and on every machine of this version; keys are not a format.
///
/// ```
/// use damier_rules::{Keyed, Position};
/// let start: Keyed = Position::start().into();
/// let mv = start.position().legal_moves()[0];
/// assert_eq!(start.after(mv), Keyed::from(start.position().after(mv)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Keyed<V: Variant = International> {
    position: Position<V>,
    key: u64,
}

impl<V: Variant> Keyed<V> {
    /// The position.
    #[must_use]
    #[inline]
    pub fn position(&self) -> &Position<V> {
        &self.position
    }

    /// The key.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The position after a move of its own list, with its key; see [`Position::after`].
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move<V>) -> Self {
        let color = self.position.turn();
        let (from, to) = mv.indices();
        let ends_as = if mv.promotes() { Kind::King } else { mv.kind() };
        let mut key = self.key ^ BLACK_TO_MOVE;
        key ^= numbers(color, mv.kind())[from % BITS] ^ numbers(color, ends_as)[to % BITS];
        if mv.is_capture() {
            let kings = self.position.kings(!color);
            key ^= sum::<V>(mv.captured() & kings, numbers(!color, Kind::King));
            key ^= sum::<V>(mv.captured() & !kings, numbers(!color, Kind::Man));
        }
        Self {
            position: self.position.after(mv),
            key,
        }
    }
}

impl<V: Variant> From<Position<V>> for Keyed<V> {
    fn from(position: Position<V>) -> Self {
        let mut key = if position.turn() == Color::Black {
            BLACK_TO_MOVE
        } else {
            0
        };
        for color in [Color::White, Color::Black] {
            key ^= sum::<V>(position.men(color), numbers(color, Kind::Man));
            key ^= sum::<V>(position.kings(color), numbers(color, Kind::King));
        }
        Self { position, key }
    }
}

impl<V: Variant> Hash for Keyed<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state); // equal positions have equal keys
    }
}

impl<V: Variant> fmt::Debug for Keyed<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Keyed({}, {:#018x})", self.position.fen(), self.key)
    }
}
