//! The views sixteen units at a time.

use std::arch::x86_64::{
    __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
    _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_load_si256,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_mullo_epi16, _mm256_set1_epi16,
    _mm256_setzero_si256, _mm256_store_si256, _mm256_sub_epi16,
};

use super::units::Changes;
use super::{FULL, HIDDEN, LANES, Layers, Row};

type Registers = [__m256i; HIDDEN / LANES];

/// Changes both views, and gives their weighted units.
#[target_feature(enable = "avx2")]
pub(super) fn sum(
    layers: &Layers,
    views: &mut [Row; 2],
    changes: &Changes,
    outputs: [&Row; 2],
) -> i32 {
    let [white, black] = views;
    let white = view::<0>(layers, white, changes, outputs[0]);
    let black = view::<1>(layers, black, changes, outputs[1]);
    lanes_sum(_mm256_add_epi32(white, black))
}

#[target_feature(enable = "avx2")]
#[inline]
fn view<const VIEW: usize>(
    layers: &Layers,
    view: &mut Row,
    changes: &Changes,
    outputs: &Row,
) -> __m256i {
    let mut units = load(view);
    for input in changes.come() {
        let row = load(&layers.rows[usize::from(input[VIEW])]);
        for (unit, weights) in units.iter_mut().zip(row) {
            *unit = _mm256_add_epi16(*unit, weights);
        }
    }
    for input in changes.gone() {
        let row = load(&layers.rows[usize::from(input[VIEW])]);
        for (unit, weights) in units.iter_mut().zip(row) {
            *unit = _mm256_sub_epi16(*unit, weights);
        }
    }
    store(units, view);
    weighted(units, outputs)
}

/// The weighted units of a view, added up within the lanes.
#[target_feature(enable = "avx2")]
#[inline]
fn weighted(units: Registers, outputs: &Row) -> __m256i {
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
fn load(row: &Row) -> Registers {
    let mut registers = [_mm256_setzero_si256(); HIDDEN / LANES];
    for (register, lanes) in registers.iter_mut().zip(&row.0) {
        // SAFETY: the lanes are 32 bytes, and a row is aligned to as many.
        *register = unsafe { _mm256_load_si256(lanes.as_ptr().cast()) };
    }
    registers
}

#[target_feature(enable = "avx2")]
#[inline]
fn store(registers: Registers, row: &mut Row) {
    for (register, lanes) in registers.into_iter().zip(&mut row.0) {
        // SAFETY: the lanes are 32 bytes, and a row is aligned to as many.
        unsafe { _mm256_store_si256(lanes.as_mut_ptr().cast(), register) };
    }
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
