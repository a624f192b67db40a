//! The windows of a view all at once, one in each of eight lanes of 32 bits.

use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_setr_epi8, _mm_shuffle_epi32, _mm256_add_epi8,
    _mm256_add_epi32, _mm256_and_si256, _mm256_broadcastsi128_si256, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_i32gather_epi32, _mm256_madd_epi16, _mm256_maddubs_epi16,
    _mm256_or_si256, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setr_epi32, _mm256_shuffle_epi8,
    _mm256_srlv_epi32, _mm256_sub_epi32,
};

use damier_rules::Variant;

use super::layout::{Layout, WINDOW_ENTRIES};
use super::terms::{TWO_ROWS, TWO_ROWS_TURNED, Windows};

/// The windows of White's view without those of Black's, each `early * its early value + late * its
/// late value`.
///
/// # Panics
/// If the list of weights is too short to hold the windows and a table behind them.
#[target_feature(enable = "avx2")]
pub(super) fn windows<V: Variant>(weights: &[u32], men: [u64; 2], early: i32, late: i32) -> i32 {
    let [white, black] = men;
    let far = base3::<V>(low(white), low(black), far_bits::<V>(), TWO_ROWS, [1, 81]);
    let shift = Windows::<V>::NEAR_SHIFT;
    let (own, enemy) = (low(black >> shift), low(white >> shift));
    let near = base3::<V>(own, enemy, near_bits::<V>(), TWO_ROWS_TURNED, [81, 1]);
    let share = _mm256_set1_epi32(early | late << 16);
    let far = _mm256_madd_epi16(look_up::<V>(weights, far), share);
    let near = _mm256_madd_epi16(look_up::<V>(weights, near), share);
    sum(_mm256_sub_epi32(far, near))
}

#[expect(clippy::cast_possible_truncation, reason = "windows lie in 32 bits")]
#[inline]
const fn low(word: u64) -> i32 {
    (word as u32).cast_signed()
}

/// Where the window of each lane begins; a lane without one is moved beyond all squares.
const fn lane_bits<V: Variant>(is_turned: bool) -> [i32; 8] {
    let mut bits = [32; 8];
    let mut window = 0;
    while window < Layout::<V>::WINDOWS {
        bits[window] = if is_turned {
            Windows::<V>::near_bit(window).cast_signed()
        } else {
            Layout::<V>::window_bit(window).cast_signed()
        };
        window += 1;
    }
    bits
}

#[target_feature(enable = "avx2")]
#[inline]
fn far_bits<V: Variant>() -> __m256i {
    lanes(const { lane_bits::<V>(false) })
}

#[target_feature(enable = "avx2")]
#[inline]
fn near_bits<V: Variant>() -> __m256i {
    lanes(const { lane_bits::<V>(true) })
}

#[target_feature(enable = "avx2")]
#[inline]
#[expect(clippy::many_single_char_names, reason = "lanes have no names")]
fn lanes(values: [i32; 8]) -> __m256i {
    let [a, b, c, d, e, f, g, h] = values;
    _mm256_setr_epi32(a, b, c, d, e, f, g, h)
}

/// Each lane's window in base 3: at most 120 in a byte, and 9840 in a lane, whatever the words are.
#[target_feature(enable = "avx2")]
#[inline]
fn base3<V: Variant>(
    own: i32,
    enemy: i32,
    bits: __m256i,
    two_rows: [i8; 16],
    scales: [i16; 2],
) -> __m256i {
    let own = pairs_of_rows::<V>(own, bits, two_rows);
    let enemy = pairs_of_rows::<V>(enemy, bits, two_rows);
    let digits = _mm256_add_epi8(own, _mm256_add_epi8(enemy, enemy));
    _mm256_maddubs_epi16(digits, _mm256_set1_epi16(scales[0] | scales[1] << 8))
}

/// The two upper rows of each lane's window in its lowest byte and the two lower rows in the next,
/// in base 3.
#[target_feature(enable = "avx2")]
#[inline]
#[expect(clippy::many_single_char_names, reason = "lanes have no names")]
fn pairs_of_rows<V: Variant>(word: i32, bits: __m256i, two_rows: [i8; 16]) -> __m256i {
    let rows = const { low(Windows::<V>::TWO_ROWS) };
    let lane = _mm256_srlv_epi32(_mm256_set1_epi32(word), bits);
    let upper = _mm256_and_si256(lane, _mm256_set1_epi32(rows));
    let lower = shift_right::<V>(lane, Layout::<V>::PAIR - 8);
    let lower = _mm256_and_si256(lower, _mm256_set1_epi32(rows << 8));
    let both = _mm256_or_si256(upper, lower);
    let joined = _mm256_or_si256(both, shift_right::<V>(both, Layout::<V>::SHORT - 2));
    let nibbles = _mm256_and_si256(joined, _mm256_set1_epi32(0x0f0f));
    let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = two_rows;
    let table = _mm_setr_epi8(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p);
    _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table), nibbles)
}

#[target_feature(enable = "avx2")]
#[inline]
fn shift_right<V: Variant>(lanes: __m256i, count: u32) -> __m256i {
    _mm256_srlv_epi32(lanes, _mm256_set1_epi32(count.cast_signed()))
}

/// Each lane's weight; for a lane without a window always the same one.
#[target_feature(enable = "avx2")]
#[inline]
fn look_up<V: Variant>(weights: &[u32], indices: __m256i) -> __m256i {
    const HIGHEST: usize = 9840;
    assert!(
        weights.len() > (Layout::<V>::WINDOWS - 1) * WINDOW_ENTRIES + HIGHEST,
        "there are fewer weights than the windows need"
    );
    let tables = lanes(const { table_starts::<V>() });
    let indices = _mm256_add_epi32(indices, tables);
    // SAFETY: the assertion above keeps every lane inside the list: `base3` gives at most
    // `HIGHEST`, and a table begins at most at the last window.
    unsafe { _mm256_i32gather_epi32::<4>(weights.as_ptr().cast(), indices) }
}

const fn table_starts<V: Variant>() -> [i32; 8] {
    let mut starts = [0; 8];
    let mut window = 0;
    while window < Layout::<V>::WINDOWS {
        #[expect(
            clippy::cast_possible_wrap,
            clippy::cast_possible_truncation,
            reason = "below 60,000"
        )]
        let start = (window * WINDOW_ENTRIES) as i32;
        starts[window] = start;
        window += 1;
    }
    starts
}

#[target_feature(enable = "avx2")]
#[inline]
fn sum(lanes: __m256i) -> i32 {
    let four = _mm_add_epi32(
        _mm256_castsi256_si128(lanes),
        _mm256_extracti128_si256::<1>(lanes),
    );
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b_01_00_11_10>(four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b_00_00_00_01>(two)))
}
