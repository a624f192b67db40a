//! Makes the weights of the engine from those of a fit.

use anyhow::{Context, Result, ensure};
use damier_engine::patterns::Patterns;
use damier_rules::{Color, Variant};

use crate::data::Sample;
use crate::fit;
use crate::model::{Model, Terms};
use crate::state::State;

/// Weights for the engine, and what became of them on the way.
#[derive(Debug)]
pub struct Export<V: Variant> {
    /// The weights.
    pub patterns: Patterns<V>,
    /// Hundredths of a man that are one unit of the fit's logistic curve.
    pub scale: f64,
    /// How many weights were too large for the file and are cut off.
    pub cut_off: usize,
}

/// Rounds weights so that one man more is worth 100 hundredths of a man on the average.
///
/// The average is the slope of the value on the difference of men (least squares through 0), over
/// the positions given that have no king.
///
/// # Errors
/// If these positions do not tell what a man is worth.
pub fn export<V: Variant>(state: &State, samples: &[Sample], origin: &str) -> Result<Export<V>> {
    let mut terms = Terms::new();
    let slope = men_slope(samples, |sample| {
        Model::<V>::terms(&sample.sets, &mut terms);
        Model::<V>::value(&state.weights, &terms)
    });
    ensure!(
        slope > 0.001,
        "a man more is worth {slope:.4} on the logistic curve: these weights know nothing yet"
    );
    let scale = 100.0 / slope;
    let folded = Model::<V>::folded(&state.weights);
    let (weights, cut_off) = Model::<V>::rounded(&folded, scale);
    let patterns = Patterns::new(&weights, origin).context("the weights cannot be used")?;
    Ok(Export {
        patterns,
        scale,
        cut_off,
    })
}

/// The slope of a value on the difference of men (least squares through 0), over the positions that
/// have no king; 0 if there are none.
pub(crate) fn men_slope(samples: &[Sample], mut value: impl FnMut(&Sample) -> f32) -> f64 {
    let (mut products, mut squares) = (0.0, 0.0);
    for sample in samples
        .iter()
        .filter(|sample| sample.sets.kings() == [0, 0])
    {
        let [white, black] = sample.sets.men().map(f64::from);
        let difference = match sample.sets.turn() {
            Color::White => white - black,
            Color::Black => black - white,
        };
        if difference != 0.0 {
            products += difference * f64::from(value(sample));
            squares += difference * difference;
        }
    }
    if squares == 0.0 {
        0.0
    } else {
        products / squares
    }
}

/// The mean loss of a fit's weights, before they are rounded, against the results alone.
#[must_use]
pub fn loss<V: Variant>(state: &State, samples: &[Sample]) -> f64 {
    fit::loss::<V>(samples, &state.weights, 1.0, 1.0)
}
