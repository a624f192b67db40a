//! Both views one number at a time: the definition that the other paths are compared with.

use super::{FULL, Inputs, Layers, Row};

/// The weighted units of both views.
pub(super) fn sum(layers: &Layers, inputs: &Inputs, bucket: usize) -> i32 {
    let [own, other] = &layers.outputs[bucket];
    view(layers, inputs.own(), own) + view(layers, inputs.other(), other)
}

fn view(layers: &Layers, inputs: &[u8], outputs: &Row) -> i32 {
    let mut units = layers.biases;
    for &input in inputs {
        let row = layers.rows[usize::from(input)].numbers();
        for (unit, weight) in units.0.as_flattened_mut().iter_mut().zip(row) {
            *unit = unit.wrapping_add(*weight);
        }
    }
    let weighted = units.numbers().iter().zip(outputs.numbers());
    weighted
        .map(|(&unit, &output)| {
            let unit = i32::from(unit.clamp(0, FULL));
            unit * unit * i32::from(output)
        })
        .sum()
}
