//! The windows of a view four at a time, in WebAssembly with SIMD.

use std::arch::wasm32::{
    i8x16, i8x16_add, i8x16_swizzle, i32x4, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
    i32x4_mul, i32x4_splat, i32x4_sub, u32x4_shr, v128, v128_and, v128_or,
};

use damier_rules::Variant;

use super::layout::{Layout, WINDOW_ENTRIES};
use super::terms::{TWO_ROWS, TWO_ROWS_TURNED, Windows};

/// The windows of White's view without those of Black's, each `early * its early value + late * its
/// late value`.
#[inline]
pub(super) fn windows<V: Variant>(weights: &[u32], men: [u64; 2], early: i32, late: i32) -> i32 {
    let [white, black] = men;
    let shift = Windows::<V>::NEAR_SHIFT;
    let (own, enemy) = (low(black >> shift), low(white >> shift));
    let share = i32x4_splat(early | late << 16);
    let mut total = i32x4_splat(0);
    for upper in [0, Layout::<V>::WINDOWS_ABREAST as usize] {
        let bit = Layout::<V>::window_bit(upper);
        let far = base3::<V>(low(white) >> bit, low(black) >> bit, TWO_ROWS, [1, 81]);
        let near = base3::<V>(own >> bit, enemy >> bit, TWO_ROWS_TURNED, [81, 1]);
        let far = look_up::<V>(weights, far, |lane| upper + lane);
        let near = look_up::<V>(weights, near, |lane| {
            Layout::<V>::WINDOWS - 1 - upper - lane
        });
        total = i32x4_add(total, i32x4_dot_i16x8(far, share));
        total = i32x4_sub(total, i32x4_dot_i16x8(near, share));
    }
    i32x4_extract_lane::<0>(total)
        + i32x4_extract_lane::<1>(total)
        + i32x4_extract_lane::<2>(total)
        + i32x4_extract_lane::<3>(total)
}

#[expect(clippy::cast_possible_truncation, reason = "windows lie in 32 bits")]
#[inline]
const fn low(word: u64) -> u32 {
    word as u32
}

/// The windows that begin at bits 0 to 3, each in a lane, in base 3.
#[inline]
fn base3<V: Variant>(own: u32, enemy: u32, two_rows: [i8; 16], scales: [i32; 2]) -> v128 {
    let own = pairs_of_rows::<V>(own, two_rows);
    let enemy = pairs_of_rows::<V>(enemy, two_rows);
    let digits = i8x16_add(own, i8x16_add(enemy, enemy));
    let upper = v128_and(digits, i32x4_splat(0xff));
    let lower = u32x4_shr(digits, 8);
    i32x4_add(
        i32x4_mul(upper, i32x4_splat(scales[0])),
        i32x4_mul(lower, i32x4_splat(scales[1])),
    )
}

/// The two upper rows of each lane's window in its lowest byte and the two lower rows in the next,
/// in base 3.
#[inline]
#[expect(clippy::many_single_char_names, reason = "lanes have no names")]
fn pairs_of_rows<V: Variant>(word: u32, two_rows: [i8; 16]) -> v128 {
    let rows = const { low(Windows::<V>::TWO_ROWS).cast_signed() };
    let word = word.cast_signed();
    let lane = i32x4(word, word >> 1, word >> 2, word >> 3);
    let upper = v128_and(lane, i32x4_splat(rows));
    let lower = v128_and(
        u32x4_shr(lane, Layout::<V>::PAIR - 8),
        i32x4_splat(rows << 8),
    );
    let both = v128_or(upper, lower);
    let joined = v128_or(both, u32x4_shr(both, Layout::<V>::SHORT - 2));
    let nibbles = v128_and(joined, i32x4_splat(0x0f0f));
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = two_rows;
    let table = i8x16(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    i8x16_swizzle(table, nibbles)
}

/// The weights of the lanes that have a window; 0 in the others.
#[inline]
fn look_up<V: Variant>(weights: &[u32], lanes: v128, window: impl Fn(usize) -> usize) -> v128 {
    let weight = |lane: usize, index: i32| {
        if lane < Layout::<V>::WINDOWS_ABREAST as usize {
            weights[window(lane) * WINDOW_ENTRIES + index.cast_unsigned() as usize].cast_signed()
        } else {
            0
        }
    };
    i32x4(
        weight(0, i32x4_extract_lane::<0>(lanes)),
        weight(1, i32x4_extract_lane::<1>(lanes)),
        weight(2, i32x4_extract_lane::<2>(lanes)),
        weight(3, i32x4_extract_lane::<3>(lanes)),
    )
}
