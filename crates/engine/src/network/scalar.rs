//! The views one number at a time: the definition that the other paths are compared with.

use super::units::Changes;
use super::{FULL, Layers, Row};

/// Changes both views, and gives their weighted units.
pub(super) fn sum(
    layers: &Layers,
    views: &mut [Row; 2],
    changes: &Changes,
    outputs: [&Row; 2],
) -> i32 {
    let mut total = 0;
    for (at, (view, outputs)) in views.iter_mut().zip(outputs).enumerate() {
        for input in changes.come() {
            change(
                view,
                &layers.rows[usize::from(input[at])],
                i16::wrapping_add,
            );
        }
        for input in changes.gone() {
            change(
                view,
                &layers.rows[usize::from(input[at])],
                i16::wrapping_sub,
            );
        }
        total += weighted(view, outputs);
    }
    total
}

#[inline]
fn change(view: &mut Row, row: &Row, by: impl Fn(i16, i16) -> i16) {
    let units = view.0.as_flattened_mut().iter_mut();
    for (unit, weight) in units.zip(row.numbers()) {
        *unit = by(*unit, *weight);
    }
}

#[inline]
fn weighted(view: &Row, outputs: &Row) -> i32 {
    let weighted = view.numbers().iter().zip(outputs.numbers());
    weighted
        .map(|(&unit, &output)| {
            let unit = i32::from(unit.clamp(0, FULL));
            unit * unit * i32::from(output)
        })
        .sum()
}
