//! What a network makes of a position, and which way its numbers should go.

use damier_engine::network::{HIDDEN, Inputs, Network};
use damier_engine::patterns::Sets;
use damier_rules::Variant;

use super::numbers::{Row, Rows};

/// A position on its way through a network.
pub(super) struct Forward {
    inputs: Inputs,
    bucket: usize,
    /// The units of the side to move and of the other, before they are cut off.
    units: [Row; 2],
    /// The value, in the unit of the logistic curve.
    pub(super) value: f32,
}

impl Forward {
    pub(super) fn of<V: Variant>(rows: &[Row], sets: &Sets) -> Self {
        let inputs = Inputs::of::<V>(sets);
        let bucket = Network::<V>::bucket(inputs.pieces());
        let biases = &rows[Rows::<V>::BIASES];
        let first = &rows[Rows::<V>::INPUTS..Rows::<V>::OUTPUTS];
        let units = [inputs.own(), inputs.other()].map(|view| biases.plus(first, view));
        let outputs = &rows[Rows::<V>::OUTPUTS + 2 * bucket..][..2];
        let value = rows[Rows::<V>::OUTPUT_BIASES].numbers()[bucket]
            + weighted(&units[0], &outputs[0])
            + weighted(&units[1], &outputs[1]);
        Self {
            inputs,
            bucket,
            units,
            value,
        }
    }

    /// Adds to the gradients what a slope of the loss on the value makes of them.
    pub(super) fn add_gradients<V: Variant>(
        &self,
        rows: &[Row],
        slope: f32,
        gradients: &mut [Row],
    ) {
        gradients[Rows::<V>::OUTPUT_BIASES].numbers_mut()[self.bucket] += slope;
        let views = [self.inputs.own(), self.inputs.other()];
        for (side, (units, view)) in self.units.iter().zip(views).enumerate() {
            let output = Rows::<V>::OUTPUTS + 2 * self.bucket + side;
            let mut slopes = Row::NOTHING;
            let to_outputs = gradients[output].numbers_mut();
            let (slopes_of, outputs) = (slopes.numbers_mut(), rows[output].numbers());
            for place in 0..HIDDEN {
                let unit = units.numbers()[place];
                let cut = unit.clamp(0.0, 1.0);
                to_outputs[place] += slope * cut * cut;
                // Of a unit that is empty or full nothing changes with its inputs.
                let moving = if unit < 1.0 { cut } else { 0.0 };
                slopes_of[place] = 2.0 * slope * outputs[place] * moving;
            }
            gradients[Rows::<V>::BIASES].add(&slopes);
            for &input in view {
                gradients[Rows::<V>::INPUTS + usize::from(input)].add(&slopes);
            }
        }
    }
}

/// Lanes that a sum is kept in, always the same, so that it is the same on every machine.
const LANES: usize = 16;

#[inline]
fn weighted(units: &Row, outputs: &Row) -> f32 {
    let mut sums = [0.0; LANES];
    let units = units.numbers().chunks_exact(LANES);
    for (units, outputs) in units.zip(outputs.numbers().chunks_exact(LANES)) {
        for ((sum, unit), output) in sums.iter_mut().zip(units).zip(outputs) {
            let unit = unit.clamp(0.0, 1.0);
            *sum += unit * unit * output;
        }
    }
    sums.iter().sum()
}
