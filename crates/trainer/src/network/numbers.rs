//! The numbers of a network while it is fitted.

use std::marker::PhantomData;

use damier_engine::network::{BUCKETS, FULL, HIDDEN, MOST_BIAS, MOST_WEIGHT, Network, OUTPUT_ONE};
use damier_rules::Variant;

use crate::openings::Lot;

/// Numbers that are added up at a time, so that they stay in registers.
const AT_A_TIME: usize = 64;

/// One number for each unit of a view.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(64))]
pub(super) struct Row([[f32; AT_A_TIME]; HIDDEN / AT_A_TIME]);

impl Row {
    pub(super) const NOTHING: Self = Self([[0.0; AT_A_TIME]; HIDDEN / AT_A_TIME]);

    #[inline]
    pub(super) fn numbers(&self) -> &[f32; HIDDEN] {
        let numbers = self.0.as_flattened();
        numbers.try_into().expect("as many as there are units")
    }

    #[inline]
    pub(super) fn numbers_mut(&mut self) -> &mut [f32; HIDDEN] {
        let numbers = self.0.as_flattened_mut();
        numbers.try_into().expect("as many as there are units")
    }

    /// This row and those rows of a list that are named.
    #[inline]
    pub(super) fn plus(&self, rows: &[Self], named: &[u8]) -> Self {
        let mut sums = Self::NOTHING;
        for (part, sum) in sums.0.iter_mut().enumerate() {
            let mut total = self.0[part];
            for &name in named {
                let row = &rows[usize::from(name)].0[part];
                for (total, number) in total.iter_mut().zip(row) {
                    *total += number;
                }
            }
            *sum = total;
        }
        sums
    }

    /// Adds another row to this one.
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        for (number, more) in self.numbers_mut().iter_mut().zip(other.numbers()) {
            *number += more;
        }
    }
}

/// Where the numbers stand in the list of rows: the biases of the first layer, a row for each
/// input, two for each output layer, and one with the biases of the output layers.
pub(super) struct Rows<V>(PhantomData<V>);

impl<V: Variant> Rows<V> {
    pub(super) const BIASES: usize = 0;
    pub(super) const INPUTS: usize = 1;
    pub(super) const OUTPUTS: usize = Self::INPUTS + Network::<V>::inputs();
    pub(super) const OUTPUT_BIASES: usize = Self::OUTPUTS + 2 * BUCKETS;
    pub(super) const LEN: usize = Self::OUTPUT_BIASES + 1;

    /// The largest number that a row may hold, with either sign: what the engine can take.
    pub(super) fn most(row: usize) -> f32 {
        if row == Self::BIASES {
            f32::from(MOST_BIAS) / f32::from(FULL)
        } else if row < Self::OUTPUTS {
            f32::from(MOST_WEIGHT) / f32::from(FULL)
        } else if row < Self::OUTPUT_BIASES {
            f32::from(i8::MAX) / f32::from(OUTPUT_ONE)
        } else {
            f32::MAX
        }
    }

    /// Small numbers drawn by lot; all output layers begin alike.
    pub(super) fn drawn(seed: u64) -> Vec<Row> {
        let mut lot = Lot::new(seed, u32::MAX);
        let mut row = |most: f32| {
            let mut row = Row::NOTHING;
            for number in row.numbers_mut() {
                let drawn = u16::try_from(lot.below(2001)).unwrap_or_default();
                *number = most * (f32::from(drawn) / 1000.0 - 1.0);
            }
            row
        };
        let mut rows = vec![Row::NOTHING; Self::LEN];
        for place in &mut rows[Self::INPUTS..Self::OUTPUTS] {
            *place = row(FIRST_WEIGHT);
        }
        let outputs = [row(FIRST_OUTPUT), row(FIRST_OUTPUT)];
        for both in rows[Self::OUTPUTS..Self::OUTPUT_BIASES].chunks_mut(2) {
            both.copy_from_slice(&outputs);
        }
        rows[Self::BIASES].numbers_mut().fill(FIRST_BIAS);
        rows
    }
}

/// The largest weight of the first layer at the beginning, ...
const FIRST_WEIGHT: f32 = 0.1;
/// ... its biases, half way between empty and full for most units, ...
const FIRST_BIAS: f32 = 0.3;
/// ... and the largest weight of an output layer.
const FIRST_OUTPUT: f32 = 0.06;
