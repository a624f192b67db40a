//! The views eight units at a time, in WebAssembly with SIMD.

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_splat, v128, v128_load, v128_store,
};

use super::units::Changes;
use super::{FULL, HIDDEN, LANES, Layers, Row};

/// Registers of eight lanes that are changed at a time, so that they stay registers.
const AT_A_TIME: usize = 8;
const HALF: usize = LANES / 2;

/// Changes both views, and gives their weighted units.
pub(super) fn sum(
    layers: &Layers,
    views: &mut [Row; 2],
    changes: &Changes,
    outputs: [&Row; 2],
) -> i32 {
    let mut lanes = i32x4_splat(0);
    for (at, (view, outputs)) in views.iter_mut().zip(outputs).enumerate() {
        for part in 0..HIDDEN / HALF / AT_A_TIME {
            let mut units = load(view, part);
            for input in changes.come() {
                let row = load(&layers.rows[usize::from(input[at])], part);
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = i16x8_add(*unit, weight);
                }
            }
            for input in changes.gone() {
                let row = load(&layers.rows[usize::from(input[at])], part);
                for (unit, weight) in units.iter_mut().zip(row) {
                    *unit = i16x8_sub(*unit, weight);
                }
            }
            store(units, view, part);
            lanes = i32x4_add(lanes, weighted(units, load(outputs, part)));
        }
    }
    i32x4_extract_lane::<0>(lanes)
        + i32x4_extract_lane::<1>(lanes)
        + i32x4_extract_lane::<2>(lanes)
        + i32x4_extract_lane::<3>(lanes)
}

#[inline]
fn weighted(units: [v128; AT_A_TIME], outputs: [v128; AT_A_TIME]) -> v128 {
    let mut total = i32x4_splat(0);
    for (unit, output) in units.into_iter().zip(outputs) {
        let unit = i16x8_min(i16x8_max(unit, i16x8_splat(0)), i16x8_splat(FULL));
        // At most 255 times 127, which fits sixteen bits: the weights of a file are bytes.
        let weighted = i16x8_mul(unit, output);
        total = i32x4_add(total, i32x4_dot_i16x8(weighted, unit));
    }
    total
}

#[inline]
fn load(row: &Row, part: usize) -> [v128; AT_A_TIME] {
    let mut registers = [i32x4_splat(0); AT_A_TIME];
    let lanes = row.numbers()[part * AT_A_TIME * HALF..].chunks_exact(HALF);
    for (register, lanes) in registers.iter_mut().zip(lanes) {
        // SAFETY: the lanes are 16 bytes.
        *register = unsafe { v128_load(lanes.as_ptr().cast()) };
    }
    registers
}

#[inline]
fn store(registers: [v128; AT_A_TIME], row: &mut Row, part: usize) {
    let numbers = row.0.as_flattened_mut();
    let lanes = numbers[part * AT_A_TIME * HALF..].chunks_exact_mut(HALF);
    for (register, lanes) in registers.into_iter().zip(lanes) {
        // SAFETY: the lanes are 16 bytes.
        unsafe { v128_store(lanes.as_mut_ptr().cast(), register) };
    }
}
