//! Which weights there are and where they stand in the list.

use std::marker::PhantomData;

use damier_rules::{Geometry, Variant};

/// Entries of a window: eight squares, each empty, own man or enemy man.
pub(super) const WINDOW_ENTRIES: usize = 6561;
/// King counts that are told apart: 0, 1, 2, 3, and 4 or more.
pub(super) const KING_COUNTS: usize = 5;
/// Differences of left and right men that are told apart: 0 to 6, and 7 or more.
pub(super) const BALANCES: usize = 8;

/// The tables of one game, one after the other in the list of weights.
///
/// A board of any other size than eight and ten has none.
pub(super) struct Layout<V>(PhantomData<V>);

impl<V: Variant> Layout<V> {
    pub(super) const HAS_PATTERNS: bool = V::Geometry::SIZE == 10 || V::Geometry::SIZE == 8;
    /// Rows of the board; of one without patterns as if it had eight, so that all this is defined.
    pub(super) const SIZE: u32 = if V::Geometry::SIZE == 10 { 10 } else { 8 };
    pub(super) const SHORT: u32 = Self::SIZE / 2;
    pub(super) const LONG: u32 = Self::SHORT + 1;
    /// From the first bit of a pair of rows to the first bit of the next pair.
    pub(super) const PAIR: u32 = Self::SIZE + 1;
    /// The highest bit of the board.
    pub(super) const LAST_BIT: u32 = Self::SIZE / 2 * Self::PAIR - 2;
    /// All squares.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a board of ten has 54 bits"
    )]
    pub(super) const ALL: u64 = damier_rules::board_bits(Self::SIZE) as u64;
    /// Pieces at the start of the game: with so many on board the early values count alone.
    #[expect(clippy::cast_possible_wrap, reason = "a board has at most 98 squares")]
    pub(super) const PIECES: i32 = (2 * V::ROWS_OF_MEN * Self::SHORT) as i32;

    /// Windows side by side: the leftmost begins in the first place of a row.
    pub(super) const WINDOWS_ABREAST: u32 = Self::SHORT - 1;
    /// Windows of a view: half begin on its far row, half two rows nearer.
    pub(super) const WINDOWS: usize = 2 * Self::WINDOWS_ABREAST as usize;
    /// Squares of the edge, and of the back rows.
    pub(super) const LONG_SHAPE: u32 = if Self::SIZE == 10 { 9 } else { 8 };
    const LONG_ENTRIES: usize = 3_usize.pow(Self::LONG_SHAPE);

    pub(super) const EDGE: usize = Self::WINDOWS * WINDOW_ENTRIES;
    pub(super) const BACK: usize = Self::EDGE + Self::LONG_ENTRIES;
    pub(super) const KING_SQUARE: usize = Self::BACK + Self::LONG_ENTRIES;
    pub(super) const KINGS: usize = Self::KING_SQUARE + (Self::SIZE * Self::SHORT) as usize;
    pub(super) const MAN: usize = Self::KINGS + KING_COUNTS;
    pub(super) const SAFE: usize = Self::MAN + 1;
    pub(super) const DENIED: usize = Self::SAFE + 1;
    pub(super) const BALANCE: usize = Self::DENIED + 1;
    pub(super) const TEMPO: usize = Self::BALANCE + BALANCES;
    /// How many weights there are.
    pub(super) const LEN: usize = Self::TEMPO + 1;

    /// The first bit of a row, counted from 0 at the top.
    pub(super) const fn row_bit(row: u32) -> u32 {
        row / 2 * Self::PAIR + row % 2 * Self::SHORT
    }

    /// The bit of a window's first square, in a view.
    pub(super) const fn window_bit(window: usize) -> u32 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "there are at most eight windows"
        )]
        let window = window as u32;
        window / Self::WINDOWS_ABREAST * Self::PAIR + window % Self::WINDOWS_ABREAST
    }

    /// The bit of the `place`-th square of the left edge, in a view: the first of each row.
    pub(super) const fn edge_square(place: u32) -> u32 {
        Self::row_bit(place)
    }

    /// The bit of the `place`-th square of the back rows, in a view: the last squares of all.
    pub(super) const fn back_square(place: u32) -> u32 {
        Self::LAST_BIT + 1 - Self::LONG_SHAPE + place
    }
}

/// How to gather the bits of a row of squares into neighbouring bits, and what these bits are worth
/// in base 3.
///
/// Two steps of a row make a distance `PAIR`; multiplied by a number with bits at distance
/// `PAIR - 1`, one bit of each pair arrives beside that of the pair before, and no two products
/// meet, so nothing carries.
pub(super) struct EdgeGather<V>(PhantomData<V>);

impl<V: Variant> EdgeGather<V> {
    const STEP: u32 = Layout::<V>::PAIR - 1;
    const FIRST: u32 = Self::STEP * 5;
    pub(super) const MAGIC: u64 = {
        let mut magic = 0;
        let mut pair = 0;
        while pair < Layout::<V>::SIZE / 2 {
            magic |= 1 << (Self::FIRST - pair * Self::STEP);
            pair += 1;
        }
        magic
    };
    /// The right edge begins so many bits in; then its squares lie as those of the left edge do.
    pub(super) const RIGHT_SHIFT: u32 = Layout::<V>::SHORT - 1;
    pub(super) const LEFT: u64 = Self::mask(false);
    pub(super) const RIGHT: u64 = Self::mask(true);
    pub(super) const LEFT_FIRST: u32 = Self::FIRST;
    /// On ten by ten the right edge has no square on the far row, whose bit would come first.
    pub(super) const RIGHT_FIRST: u32 = Self::FIRST + Self::lacking();
    pub(super) const BITS: u64 = (1 << Layout::<V>::LONG_SHAPE) - 1;

    const fn lacking() -> u32 {
        Layout::<V>::SIZE - Layout::<V>::LONG_SHAPE
    }

    /// The bit, before gathering, of the `place`-th square of a view's left edge.
    const fn square(is_right: bool, place: u32) -> u32 {
        let bit = Layout::<V>::edge_square(place);
        if is_right {
            Layout::<V>::LAST_BIT - bit - Self::RIGHT_SHIFT
        } else {
            bit
        }
    }

    const fn mask(is_right: bool) -> u64 {
        let mut mask = 0;
        let mut place = 0;
        while place < Layout::<V>::LONG_SHAPE {
            mask |= 1 << Self::square(is_right, place);
            place += 1;
        }
        mask
    }

    /// Where that square's bit arrives.
    const fn arrives(is_right: bool, place: u32) -> u32 {
        let bit = Self::square(is_right, place);
        let pair = bit / Layout::<V>::PAIR;
        let first = if is_right { Self::lacking() } else { 0 };
        bit - pair * Self::STEP - first
    }

    /// What gathered bits are worth in base 3.
    const fn trits(is_right: bool) -> [u16; 512] {
        let mut powers = [0; 9];
        let mut place = 0;
        while place < Layout::<V>::LONG_SHAPE {
            powers[Self::arrives(is_right, place) as usize] = 3_u16.pow(place);
            place += 1;
        }
        trits_of(&powers)
    }

    pub(super) const LEFT_TRITS: [u16; 512] = Self::trits(false);
    pub(super) const RIGHT_TRITS: [u16; 512] = Self::trits(true);
}

/// The sum of the powers whose bits are set, for every set of nine bits.
pub(super) const fn trits_of(powers: &[u16; 9]) -> [u16; 512] {
    let mut trits = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        let mut place = 0;
        while place < 9 {
            if bits >> place & 1 == 1 {
                trits[bits] += powers[place];
            }
            place += 1;
        }
        bits += 1;
    }
    trits
}
