//! Fits weights to the results of games.

use std::marker::PhantomData;
use std::time::Instant;

use anyhow::Result;
use damier_rules::Variant;

use crate::data::{Data, Sample};
use crate::model::{Model, Terms};
use crate::openings::Lot;
use crate::state::State;

/// How weights are fitted.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// What counts: 1 the result of the game alone, 0 the score that the search found alone.
    pub lambda: f32,
    /// A side so many hundredths of a man ahead scores 73% (the logistic curve at 1).
    pub scale: f32,
    /// How often each position is looked at.
    pub passes: u32,
    /// The step of a weight at the beginning; it falls in a straight line to a hundredth of it.
    pub rate: f32,
    /// Positions between two steps.
    pub batch: usize,
    /// The part of a weight that is taken off it each step, times the rate.
    pub decay: f32,
    /// Decides the order of the positions.
    pub seed: u64,
    /// Threads; the weights do not depend on how many.
    pub threads: usize,
}

/// A batch is cut into so many parts, always the same, so that sums do not depend on threads.
pub(crate) const PARTS: usize = 8;
/// How much of the mean gradient, and of its mean square, is kept from step to step.
pub(crate) const KEPT: f32 = 0.9;
pub(crate) const SQUARE_KEPT: f32 = 0.999;
/// Keeps the step of a weight small that hardly ever counts: it is compared to the gradients summed
/// over a batch, in which each position counts up to 1.
const RARE: f32 = 0.5;

/// Mean loss over positions, in the unit of the cross-entropy (nats).
pub(crate) fn loss<V: Variant>(
    samples: &[Sample],
    weights: &[[f32; 2]],
    lambda: f32,
    scale: f32,
) -> f64 {
    let mut terms = Terms::new();
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            Model::<V>::terms(&sample.sets, &mut terms);
            let value = Model::<V>::value(weights, &terms);
            cross_entropy(f64::from(value), f64::from(target(sample, lambda, scale)))
        })
        .sum();
    sum / count(samples.len())
}

/// The loss of a value, through the logistic curve, against a target from 0 to 1.
#[must_use]
pub fn cross_entropy(value: f64, target: f64) -> f64 {
    // ln(1 + e^value) - target * value, without overflow.
    value.max(0.0) + (-value.abs()).exp().ln_1p() - target * value
}

pub(crate) fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

pub(crate) fn target(sample: &Sample, lambda: f32, scale: f32) -> f32 {
    let result = f32::from(sample.points) / 2.0;
    let by_score = sigmoid(f32::from(sample.score) / scale);
    lambda * result + (1.0 - lambda) * by_score
}

#[expect(clippy::cast_precision_loss, reason = "a mean needs no more precision")]
pub(crate) fn count(number: usize) -> f64 {
    number.max(1) as f64
}

/// What is learned in passes over positions.
pub(crate) trait Learner {
    /// Passes done.
    fn passes(&self) -> u32;

    /// Learns from a batch, given as places in the list of positions, and gives the sum of its
    /// losses. `left` is the part of all steps that is still to come.
    fn learn(&mut self, batch: &[u32], left: f64) -> f64;

    /// The mean loss over the positions held out.
    fn held_out_loss(&self) -> f64;

    /// Counts a pass as done and keeps what was learned.
    ///
    /// # Errors
    /// If it cannot be kept.
    fn end_pass(&mut self) -> Result<()>;
}

/// Goes on with the passes over `len` positions that a learner has not made yet.
///
/// # Errors
/// If what was learned cannot be kept.
pub(crate) fn passes(
    settings: &Settings,
    len: usize,
    learner: &mut impl Learner,
    say: &mut dyn FnMut(&str),
) -> Result<()> {
    let began = Instant::now();
    let first = learner.passes();
    while learner.passes() < settings.passes {
        let pass = learner.passes();
        let loss = one_pass(settings, len, learner, say);
        learner.end_pass()?;
        let minutes = began.elapsed().as_secs_f64() / 60.0;
        let left = f64::from(settings.passes - pass - 1) * minutes / f64::from(pass + 1 - first);
        say(&format!(
            "pass {} of {}: loss {loss:.5} on the way, {:.5} held out, {left:.1} minutes left",
            pass + 1,
            settings.passes,
            learner.held_out_loss(),
        ));
    }
    Ok(())
}

/// Makes the next pass, and gives its mean loss.
fn one_pass(
    settings: &Settings,
    len: usize,
    learner: &mut impl Learner,
    say: &mut dyn FnMut(&str),
) -> f64 {
    let pass = learner.passes();
    let order = shuffled(len, settings.seed, pass);
    let batches = len.div_ceil(settings.batch);
    let mut sum = 0.0;
    let mut said = Instant::now();
    for (number, batch) in order.chunks(settings.batch).enumerate() {
        let done = count(pass as usize * batches + number) - 1.0;
        let left = 1.0 - done / count(settings.passes as usize * batches);
        sum += learner.learn(batch, left);
        if said.elapsed().as_secs() >= 30 {
            said = Instant::now();
            say(&format!(
                "pass {}: {:.0}%, loss so far {:.5}",
                pass + 1,
                100.0 * count(number) / count(batches),
                sum / count((number + 1) * settings.batch)
            ));
        }
    }
    sum / count(len)
}

/// A fit of weights on its way.
struct Fit<'a, V, K> {
    settings: &'a Settings,
    data: &'a Data,
    state: &'a mut State,
    gradients: Vec<Vec<[f32; 2]>>,
    keep: K,
    game: PhantomData<V>,
}

impl<V: Variant, K: FnMut(&State) -> Result<()>> Learner for Fit<'_, V, K> {
    fn passes(&self) -> u32 {
        self.state.passes
    }

    fn learn(&mut self, batch: &[u32], left: f64) -> f64 {
        let (settings, samples) = (self.settings, &self.data.fitted);
        let weights = &self.state.weights;
        let sum = in_parts(settings, batch, &mut self.gradients, |part, gradient| {
            add_part::<V>(settings, samples, part, weights, gradient)
        });
        step(settings, self.state, &mut self.gradients, left);
        sum
    }

    fn held_out_loss(&self) -> f64 {
        let (lambda, scale) = (self.settings.lambda, self.settings.scale);
        loss::<V>(&self.data.held_out, &self.state.weights, lambda, scale)
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
        gradients: vec![vec![[0.0; 2]; Model::<V>::LEN]; PARTS],
        keep,
        game: PhantomData,
    };
    passes(settings, data.fitted.len(), &mut fit, say)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "positions number far below 2^32"
)]
fn shuffled(len: usize, seed: u64, pass: u32) -> Vec<u32> {
    let mut order: Vec<u32> = (0..len as u32).collect();
    let mut lot = Lot::new(seed, pass);
    for last in (1..len).rev() {
        order.swap(last, lot.below(last + 1));
    }
    order
}

/// Adds up the gradients of a batch, part by part, and gives the sum of its losses.
pub(crate) fn in_parts<G: Send>(
    settings: &Settings,
    batch: &[u32],
    gradients: &mut [G],
    add: impl Fn(&[u32], &mut G) -> f64 + Sync,
) -> f64 {
    let part_len = batch.len().div_ceil(PARTS).max(1);
    let mut parts: Vec<_> = batch
        .chunks(part_len)
        .zip(gradients)
        .map(|part| (part, 0.0))
        .collect();
    let each = parts.len().div_ceil(settings.threads.max(1)).max(1);
    let add = &add;
    std::thread::scope(|scope| {
        for mine in parts.chunks_mut(each) {
            scope.spawn(move || {
                for ((part, gradient), sum) in mine {
                    *sum = add(part, gradient);
                }
            });
        }
    });
    parts.iter().map(|(_, sum)| sum).sum()
}

fn add_part<V: Variant>(
    settings: &Settings,
    samples: &[Sample],
    part: &[u32],
    weights: &[[f32; 2]],
    gradient: &mut [[f32; 2]],
) -> f64 {
    let mut terms = Terms::new();
    let mut sum = 0.0;
    for &at in part {
        let sample = &samples[at as usize];
        Model::<V>::terms(&sample.sets, &mut terms);
        let value = Model::<V>::value(weights, &terms);
        let target = target(sample, settings.lambda, settings.scale);
        sum += cross_entropy(f64::from(value), f64::from(target));
        let slope = sigmoid(value) - target;
        let (early, late) = (slope * terms.early, slope * (1.0 - terms.early));
        for (place, count) in terms.iter() {
            gradient[place][0] += early * count;
            gradient[place][1] += late * count;
        }
    }
    sum
}

/// One step of all weights against their gradients (Adam, with the decay apart from it), and the
/// gradients back to nothing. `left` is the part of all steps that is still to come.
fn step(settings: &Settings, state: &mut State, gradients: &mut [Vec<[f32; 2]>], left: f64) {
    state.steps += 1;
    let steps = i32::try_from(state.steps).unwrap_or(i32::MAX);
    #[expect(clippy::cast_possible_truncation, reason = "a share of 1")]
    let rate = settings.rate * left.max(0.01) as f32;
    let mean_part = 1.0 - KEPT.powi(steps);
    let square_part = 1.0 - SQUARE_KEPT.powi(steps);
    let shrink = 1.0 - rate * settings.decay;
    for (place, weight) in state.weights.iter_mut().enumerate() {
        let mut gradient = [0.0; 2];
        for part in &mut *gradients {
            let [early, late] = std::mem::take(&mut part[place]);
            gradient[0] += early;
            gradient[1] += late;
        }
        let (mean, square) = (&mut state.means[place], &mut state.squares[place]);
        for phase in 0..2 {
            let slope = gradient[phase];
            mean[phase] = KEPT * mean[phase] + (1.0 - KEPT) * slope;
            square[phase] = SQUARE_KEPT * square[phase] + (1.0 - SQUARE_KEPT) * slope * slope;
            let scaled = (square[phase] / square_part).sqrt() + RARE;
            weight[phase] = weight[phase] * shrink - rate * (mean[phase] / mean_part) / scaled;
        }
    }
}
