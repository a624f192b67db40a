//! Makes the network of the engine from the numbers of a fit.

use anyhow::{Context, Result, ensure};
use damier_engine::network::{BUCKETS, FULL, Network, OUTPUT_ONE, SCALE_UNITS, Weights};
use damier_rules::Variant;

use super::fit;
use super::gradient::Forward;
use super::numbers::{Row, Rows};
use super::state::State;
use crate::data::Sample;
use crate::export::men_slope;

/// A network for the engine, and what became of it on the way.
#[derive(Debug)]
pub struct Export<V: Variant> {
    /// The network.
    pub network: Network<V>,
    /// Hundredths of a man that are one unit of the fit's logistic curve.
    pub scale: f64,
}

/// Rounds a network so that one man more is worth 100 hundredths of a man on the average.
///
/// The average is the slope of the value on the difference of men (least squares through 0), over
/// the positions given that have no king.
///
/// # Errors
/// If these positions do not tell what a man is worth.
pub fn export<V: Variant>(state: &State, samples: &[Sample], origin: &str) -> Result<Export<V>> {
    let rows = &state.numbers;
    let slope = men_slope(samples, |sample| Forward::of::<V>(rows, &sample.sets).value);
    ensure!(
        slope > 0.03,
        "a man more is worth {slope:.4} on the logistic curve: this network knows nothing yet"
    );
    let scale = 100.0 / slope;
    let network = Network::new(&rounded::<V>(rows, scale), origin);
    Ok(Export {
        network: network.context("the network cannot be used")?,
        scale,
    })
}

/// The mean loss of a network, before it is rounded, against the results alone.
#[must_use]
pub fn loss<V: Variant>(state: &State, samples: &[Sample]) -> f64 {
    fit::loss::<V>(&state.numbers, samples, 1.0, 1.0)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a fit keeps its numbers within what the engine can take"
)]
fn rounded<V: Variant>(rows: &[Row], scale: f64) -> Weights {
    let (full, one) = (f32::from(FULL), f32::from(OUTPUT_ONE));
    let words = |rows: &[Row]| -> Vec<i16> {
        let numbers = rows.iter().flat_map(Row::numbers);
        numbers
            .map(|number| (number * full).round() as i16)
            .collect()
    };
    let outputs = rows[Rows::<V>::OUTPUTS..Rows::<V>::OUTPUT_BIASES].iter();
    let output_biases = rows[Rows::<V>::OUTPUT_BIASES].numbers()[..BUCKETS].iter();
    Weights {
        biases: words(&rows[Rows::<V>::BIASES..Rows::<V>::INPUTS]),
        rows: words(&rows[Rows::<V>::INPUTS..Rows::<V>::OUTPUTS]),
        outputs: outputs
            .flat_map(Row::numbers)
            .map(|number| (number * one).round() as i8)
            .collect(),
        output_biases: output_biases
            .map(|bias| (bias * full * full * one).round() as i32)
            .collect(),
        scale: (scale * f64::from(SCALE_UNITS)).round() as u16,
    }
}
