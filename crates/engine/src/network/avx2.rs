//! Both views sixteen units at a time.

use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
    _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_load_si256,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_mullo_epi16, _mm256_set1_epi16,
    _mm256_setzero_si256,
};

use super::{FULL, HIDDEN, Inputs, LANES, Layers, Row};

/// The weighted units of both views.
#[target_feature(enable = "avx2")]
pub(super) fn sum(layers: &Layers, inputs: &Inputs, bucket: usize) -> i32 {
    let [own, other] = &layers.outputs[bucket];
    let own = view(layers, inputs.own(), own);
    let other = view(layers, inputs.other(), other);
    lanes_sum(_mm256_add_epi32(own, other))
}

/// The weighted units of one view, two to a lane and a lane of each register in one.
#[target_feature(enable = "avx2")]
#[inline]
fn view(layers: &Layers, inputs: &[u8], outputs: &Row) -> __m256i {
    let mut units = load(&layers.biases);
    for &input in inputs {
        let row = load(&layers.rows[usize::from(input)]);
        for (unit, weight) in units.iter_mut().zip(row) {
            *unit = _mm256_add_epi16(*unit, weight);
        }
    }
    let mut total = _mm256_setzero_si256();
    for (unit, output) in units.into_iter().zip(load(outputs)) {
        let unit = _mm256_max_epi16(unit, _mm256_setzero_si256());
        let unit = _mm256_min_epi16(unit, _mm256_set1_epi16(FULL));
        // At most 255 times 127, which fits sixteen bits: the weights of a file are bytes.
        let weighted = _mm256_mullo_epi16(unit, output);
        total = _mm256_add_epi32(total, _mm256_madd_epi16(weighted, unit));
    }
    total
}

#[target_feature(enable = "avx2")]
#[inline]
fn load(row: &Row) -> [__m256i; HIDDEN / LANES] {
    let mut registers = [_mm256_setzero_si256(); HIDDEN / LANES];
    for (register, lanes) in registers.iter_mut().zip(&row.0) {
        // SAFETY: the lanes are 32 bytes, and a row is aligned to as many.
        *register = unsafe { _mm256_load_si256(lanes.as_ptr().cast()) };
    }
    registers
}

#[target_feature(enable = "avx2")]
#[inline]
fn lanes_sum(lanes: __m256i) -> i32 {
    let four = _mm_add_epi32(
        _mm256_castsi256_si128(lanes),
        _mm256_extracti128_si256::<1>(lanes),
    );
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b_01_00_11_10>(four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b_00_00_00_01>(two)))
}
