//! Both views eight units at a time, in WebAssembly with SIMD.

use std::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
    i32x4_extract_lane, i32x4_splat, v128, v128_load,
};

use super::{FULL, HIDDEN, Inputs, LANES, Layers, Row};

/// Registers of eight lanes that are added up at a time, so that they stay registers.
const AT_A_TIME: usize = 8;
const HALF: usize = LANES / 2;

/// The weighted units of both views.
pub(super) fn sum(layers: &Layers, inputs: &Inputs, bucket: usize) -> i32 {
    let [own, other] = &layers.outputs[bucket];
    let own = view(layers, inputs.own(), own);
    let lanes = i32x4_add(own, view(layers, inputs.other(), other));
    i32x4_extract_lane::<0>(lanes)
        + i32x4_extract_lane::<1>(lanes)
        + i32x4_extract_lane::<2>(lanes)
        + i32x4_extract_lane::<3>(lanes)
}

fn view(layers: &Layers, inputs: &[u8], outputs: &Row) -> v128 {
    let mut total = i32x4_splat(0);
    for part in 0..HIDDEN / HALF / AT_A_TIME {
        let mut units = load(&layers.biases, part);
        for &input in inputs {
            let row = load(&layers.rows[usize::from(input)], part);
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit = i16x8_add(*unit, weight);
            }
        }
        for (unit, output) in units.into_iter().zip(load(outputs, part)) {
            let unit = i16x8_min(i16x8_max(unit, i16x8_splat(0)), i16x8_splat(FULL));
            // At most 255 times 127, which fits sixteen bits: the weights of a file are bytes.
            let weighted = i16x8_mul(unit, output);
            total = i32x4_add(total, i32x4_dot_i16x8(weighted, unit));
        }
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
