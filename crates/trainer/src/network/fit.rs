//! Fits a network to the results of games.

use std::marker::PhantomData;

use anyhow::Result;
use damier_rules::Variant;

use super::gradient::Forward;
use super::numbers::{Row, Rows};
use super::state::State;
use crate::data::{Data, Sample};
use crate::fit::{
    KEPT, Learner, PARTS, SQUARE_KEPT, Settings, count, cross_entropy, in_parts, passes, sigmoid,
    target,
};

/// Keeps the step of a number small that hardly ever counts.
const RARE: f32 = 1e-8;
/// The step at the very end, as a part of that at the beginning.
const LAST_STEP: f64 = 0.001;

/// A fit of a network on its way.
struct Fit<'a, V, K> {
    settings: &'a Settings,
    data: &'a Data,
    state: &'a mut State,
    gradients: Vec<Vec<Row>>,
    keep: K,
    game: PhantomData<V>,
}

impl<V: Variant, K: FnMut(&State) -> Result<()>> Learner for Fit<'_, V, K> {
    fn passes(&self) -> u32 {
        self.state.passes
    }

    fn learn(&mut self, batch: &[u32], left: f64) -> f64 {
        let (settings, samples) = (self.settings, &self.data.fitted);
        let rows = &self.state.numbers;
        let sum = in_parts(settings, batch, &mut self.gradients, |part, gradients| {
            add_part::<V>(settings, samples, part, rows, gradients)
        });
        #[expect(clippy::cast_possible_truncation, reason = "a part of 1")]
        let share = (1.0 / count(batch.len())) as f32;
        step::<V>(settings, self.state, &mut self.gradients, share, left);
        sum
    }

    fn held_out_loss(&self) -> f64 {
        let (lambda, scale) = (self.settings.lambda, self.settings.scale);
        loss::<V>(&self.state.numbers, &self.data.held_out, lambda, scale)
    }

    fn end_pass(&mut self) -> Result<()> {
        self.state.passes += 1;
        (self.keep)(self.state)
    }
}

/// Goes on with the passes that a state has not seen yet; `keep` is called after each.
///
/// # Errors
/// Those of `keep`.
pub fn run<V: Variant>(
    settings: &Settings,
    data: &Data,
    state: &mut State,
    say: &mut dyn FnMut(&str),
    keep: impl FnMut(&State) -> Result<()>,
) -> Result<()> {
    let mut fit = Fit::<V, _> {
        settings,
        data,
        state,
        gradients: vec![vec![Row::NOTHING; Rows::<V>::LEN]; PARTS],
        keep,
        game: PhantomData,
    };
    passes(settings, data.fitted.len(), &mut fit, say)
}

/// Mean loss over positions, in the unit of the cross-entropy (nats).
pub(super) fn loss<V: Variant>(rows: &[Row], samples: &[Sample], lambda: f32, scale: f32) -> f64 {
    let losses = samples.iter().map(|sample| {
        let value = Forward::of::<V>(rows, &sample.sets).value;
        cross_entropy(f64::from(value), f64::from(target(sample, lambda, scale)))
    });
    losses.sum::<f64>() / count(samples.len())
}

fn add_part<V: Variant>(
    settings: &Settings,
    samples: &[Sample],
    part: &[u32],
    rows: &[Row],
    gradients: &mut [Row],
) -> f64 {
    let mut sum = 0.0;
    for &at in part {
        let sample = &samples[at as usize];
        let forward = Forward::of::<V>(rows, &sample.sets);
        let target = target(sample, settings.lambda, settings.scale);
        sum += cross_entropy(f64::from(forward.value), f64::from(target));
        let slope = sigmoid(forward.value) - target;
        forward.add_gradients::<V>(rows, slope, gradients);
    }
    sum
}

/// One step of all numbers against their mean gradients (Adam, with the decay apart from it), and
/// the gradients back to nothing. A position counts for `share`; `left` is the part of all steps
/// that is still to come.
fn step<V: Variant>(
    settings: &Settings,
    state: &mut State,
    gradients: &mut [Vec<Row>],
    share: f32,
    left: f64,
) {
    state.steps += 1;
    let steps = i32::try_from(state.steps).unwrap_or(i32::MAX);
    #[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
    let rate = settings.rate * left.max(LAST_STEP) as f32;
    let mean_part = 1.0 - KEPT.powi(steps);
    let square_part = 1.0 - SQUARE_KEPT.powi(steps);
    let shrink = 1.0 - rate * settings.decay;
    for (place, row) in state.numbers.iter_mut().enumerate() {
        let mut sums = Row::NOTHING;
        for part in &mut *gradients {
            sums.add(&std::mem::replace(&mut part[place], Row::NOTHING));
        }
        let most = Rows::<V>::most(place);
        let means = state.means[place].numbers_mut().iter_mut();
        let squares = state.squares[place].numbers_mut().iter_mut();
        let moments = means.zip(squares);
        let numbers = row.numbers_mut().iter_mut().zip(sums.numbers());
        for ((number, sum), (mean, square)) in numbers.zip(moments) {
            let slope = sum * share;
            *mean = KEPT * *mean + (1.0 - KEPT) * slope;
            *square = SQUARE_KEPT * *square + (1.0 - SQUARE_KEPT) * slope * slope;
            let scaled = (*square / square_part).sqrt() + RARE;
            let next = *number * shrink - rate * (*mean / mean_part) / scaled;
            *number = next.clamp(-most, most);
        }
    }
}
