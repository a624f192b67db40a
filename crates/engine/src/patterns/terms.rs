//! The terms of a position: which weights count, and how often.
//!
//! White's view is the board as it stands. Black's view is the board turned by half a turn with
//! colours exchanged; it is not made, but cut from the other end of the same words with tables that
//! read the squares in the opposite order.

use damier_rules::{Color, Variant};

use super::kings::Reach;
use super::layout::{BALANCES, EdgeGather, KING_COUNTS, Layout, WINDOW_ENTRIES, trits_of};
use super::sets::Sets;

/// Window bits gathered by [`Windows::gather`], in base 3.
pub(super) struct Windows<V>(std::marker::PhantomData<V>);

impl<V: Variant> Windows<V> {
    /// The squares of the window's first row and its second, which lie `SHORT` bits apart.
    pub(super) const TWO_ROWS: u64 = 3 | 3 << Layout::<V>::SHORT;
    /// Black's windows begin so many bits in; from there they lie as White's do.
    pub(super) const NEAR_SHIFT: u32 = Layout::<V>::row_bit(Layout::<V>::SIZE - 6);
    const FAR_TRITS: [u16; 512] = Self::trits(false);
    const NEAR_TRITS: [u16; 512] = Self::trits(true);

    /// The bits of a window that begins at bit 0, in nine bits: rows 0 and 2, then rows 1 and 3.
    #[inline]
    fn gather(word: u64) -> usize {
        let near = word >> (Layout::<V>::PAIR - 2) & Self::TWO_ROWS << 2;
        low_bits(word & Self::TWO_ROWS | near)
    }

    const fn trits(is_turned: bool) -> [u16; 512] {
        let mut powers = [0; 9];
        let mut place = 0;
        while place < 8 {
            let row = place / 2;
            let bit = row % 2 * Layout::<V>::SHORT + row / 2 * 2 + place % 2;
            let digit = if is_turned { 7 - place } else { place };
            powers[bit as usize] = 3_u16.pow(digit);
            place += 1;
        }
        trits_of(&powers)
    }

    /// The bit at which a window of Black's view begins on the board, behind `NEAR_SHIFT`: the
    /// last window first.
    #[inline]
    pub(super) const fn near_bit(window: usize) -> u32 {
        Layout::<V>::window_bit(Layout::<V>::WINDOWS - 1 - window)
    }
}

/// Two rows of a window, four bits, in base 3 ...
#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
))]
pub(super) const TWO_ROWS: [i8; 16] = two_rows([1, 3, 9, 27]);
/// ... and with the squares in the opposite order.
#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
))]
pub(super) const TWO_ROWS_TURNED: [i8; 16] = two_rows([27, 9, 3, 1]);

#[cfg(any(
    target_arch = "x86_64",
    all(target_arch = "wasm32", target_feature = "simd128")
))]
const fn two_rows(powers: [i8; 4]) -> [i8; 16] {
    let mut values = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        let mut place = 0;
        while place < 4 {
            if bits >> place & 1 == 1 {
                values[bits] += powers[place];
            }
            place += 1;
        }
        bits += 1;
    }
    values
}

/// The lowest nine bits, as an index that needs no check.
#[inline]
fn low_bits(word: u64) -> usize {
    (word & 511) as usize
}

/// Own squares count once and enemy squares twice.
#[inline]
fn base3(trits: &[u16; 512], own: usize, enemy: usize) -> usize {
    usize::from(trits[own]) + 2 * usize::from(trits[enemy])
}

/// The windows of both views: an index into the list of weights and 1, or -1 for Black's view.
#[inline]
pub(super) fn windows<V: Variant>(men: [u64; 2], visit: &mut impl FnMut(usize, i32)) {
    let near = men.map(|word| word >> Windows::<V>::NEAR_SHIFT);
    for window in 0..Layout::<V>::WINDOWS {
        let table = window * WINDOW_ENTRIES;
        let [own, enemy] =
            men.map(|word| Windows::<V>::gather(word >> Layout::<V>::window_bit(window)));
        visit(table + base3(&Windows::<V>::FAR_TRITS, own, enemy), 1);
        let [enemy, own] =
            near.map(|word| Windows::<V>::gather(word >> Windows::<V>::near_bit(window)));
        visit(table + base3(&Windows::<V>::NEAR_TRITS, own, enemy), -1);
    }
}

/// Everything but the windows, from White's view: an index into the list of weights and how often
/// that weight counts. The tempo is not among them.
#[inline]
pub(super) fn others<V: Variant>(sets: &Sets, visit: &mut impl FnMut(usize, i32)) {
    edges::<V>(sets.men, visit);
    back_rows::<V>(sets.men, visit);
    let [white, black] = sets.men;
    visit(Layout::<V>::MAN, count(white) - count(black));
    visit(Layout::<V>::BALANCE + balance::<V>(white), 1);
    visit(Layout::<V>::BALANCE + balance::<V>(black), -1);
    if sets.kings != [0, 0] {
        kings::<V>(sets, visit);
    }
}

#[inline]
fn edges<V: Variant>(men: [u64; 2], visit: &mut impl FnMut(usize, i32)) {
    type Gather<V> = EdgeGather<V>;
    let [own, enemy] = men.map(|word| {
        let spread = (word & Gather::<V>::LEFT).wrapping_mul(Gather::<V>::MAGIC);
        low_bits(spread >> Gather::<V>::LEFT_FIRST & Gather::<V>::BITS)
    });
    visit(
        Layout::<V>::EDGE + base3(&Gather::<V>::LEFT_TRITS, own, enemy),
        1,
    );
    let [enemy, own] = men.map(|word| {
        let squares = word >> Gather::<V>::RIGHT_SHIFT & Gather::<V>::RIGHT;
        let spread = squares.wrapping_mul(Gather::<V>::MAGIC);
        low_bits(spread >> Gather::<V>::RIGHT_FIRST & Gather::<V>::BITS)
    });
    visit(
        Layout::<V>::EDGE + base3(&Gather::<V>::RIGHT_TRITS, own, enemy),
        -1,
    );
}

/// The back rows in base 3, as White's view has them and as Black's has them.
struct BackRows<V>(std::marker::PhantomData<V>);

impl<V: Variant> BackRows<V> {
    const NEAR_TRITS: [u16; 512] = Self::trits(false);
    const FAR_TRITS: [u16; 512] = Self::trits(true);

    const fn trits(is_turned: bool) -> [u16; 512] {
        let mut powers = [0; 9];
        let mut place = 0;
        while place < Layout::<V>::LONG_SHAPE {
            let last = Layout::<V>::LONG_SHAPE - 1;
            let digit = if is_turned { last - place } else { place };
            powers[place as usize] = 3_u16.pow(digit);
            place += 1;
        }
        trits_of(&powers)
    }
}

#[inline]
fn back_rows<V: Variant>(men: [u64; 2], visit: &mut impl FnMut(usize, i32)) {
    let [own, enemy] = men.map(|word| low_bits(word >> Layout::<V>::back_square(0)));
    visit(
        Layout::<V>::BACK + base3(&BackRows::<V>::NEAR_TRITS, own, enemy),
        1,
    );
    let [enemy, own] = men.map(|word| low_bits(word & EdgeGather::<V>::BITS));
    visit(
        Layout::<V>::BACK + base3(&BackRows::<V>::FAR_TRITS, own, enemy),
        -1,
    );
}

/// How many men more stand on one half of the board than on the other, up to the last table entry.
#[inline]
fn balance<V: Variant>(men: u64) -> usize {
    let left = (men & Left::<V>::HALF).count_ones();
    let right = (men & !Left::<V>::HALF).count_ones();
    (left.abs_diff(right) as usize).min(BALANCES - 1)
}

struct Left<V>(std::marker::PhantomData<V>);

impl<V: Variant> Left<V> {
    /// The squares of the left half of the columns.
    const HALF: u64 = {
        let mut half = 0;
        let mut row = 0;
        while row < Layout::<V>::SIZE {
            let mut place = 0;
            while place < Layout::<V>::SHORT {
                // In even rows, counted from 0 at the top, the first column is a light square.
                let column = 2 * place + 1 - row % 2;
                if column < Layout::<V>::SHORT {
                    half |= 1 << (Layout::<V>::row_bit(row) + place);
                }
                place += 1;
            }
            row += 1;
        }
        half
    };
}

/// King squares, how many kings there are, and how far they reach.
#[inline(never)]
fn kings<V: Variant>(sets: &Sets, visit: &mut impl FnMut(usize, i32)) {
    let occupied = sets.men[0] | sets.men[1] | sets.kings[0] | sets.kings[1];
    let empty = Layout::<V>::ALL & !occupied;
    for color in [Color::White, Color::Black] {
        let (side, sign) = match color {
            Color::White => (0, 1),
            Color::Black => (1, -1),
        };
        let own_kings = sets.kings[side];
        let number = own_kings.count_ones() as usize;
        visit(Layout::<V>::KINGS + number.min(KING_COUNTS - 1), sign);
        if own_kings == 0 {
            continue;
        }
        let mut rest = own_kings;
        while rest != 0 {
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let bit = if side == 0 {
                bit
            } else {
                Layout::<V>::LAST_BIT - bit
            };
            let square = bit - bit / Layout::<V>::PAIR;
            visit(Layout::<V>::KING_SQUARE + square as usize, sign);
        }
        let reach = Reach {
            own_kings,
            enemy: !color,
            enemy_men: sets.men[1 - side],
            enemy_kings: sets.kings[1 - side],
            empty,
        };
        let (safe, denied) = reach.squares::<V>();
        visit(Layout::<V>::SAFE, sign * safe.cast_signed());
        visit(Layout::<V>::DENIED, sign * denied.cast_signed());
    }
}

#[inline]
fn count(set: u64) -> i32 {
    set.count_ones().cast_signed()
}
