//! How well values agree with the results of games.

use std::fmt::Write;

use damier_engine::network::Network;
use damier_engine::patterns::Patterns;
use damier_rules::Variant;

use crate::data::Sample;
use crate::fit::cross_entropy;

/// Positions with this many pieces and fewer, down to the next line, stand in one line.
const GROUPS: [u32; 11] = [50, 36, 32, 28, 24, 20, 16, 12, 8, 6, 4];

/// Values of positions, in hundredths of a man for the side to move, against the results.
#[derive(Debug)]
pub struct Judged {
    name: String,
    values: Vec<f64>,
    /// Hundredths of a man at which the side ahead scores 73%, as fits the results best.
    pub scale: f64,
    /// The mean loss at that scale.
    pub loss: f64,
}

impl Judged {
    /// Judges the values that a function gives.
    pub fn new(name: &str, samples: &[Sample], value: impl Fn(&Sample) -> i32) -> Self {
        let values: Vec<f64> = samples
            .iter()
            .map(|sample| f64::from(value(sample)))
            .collect();
        let (scale, loss) = best_scale(samples, &values);
        Self {
            name: name.to_owned(),
            values,
            scale,
            loss,
        }
    }

    /// Judges a network.
    #[must_use]
    pub fn network<V: Variant>(name: &str, samples: &[Sample], network: &Network<V>) -> Self {
        Self::new(name, samples, |sample| network.evaluate_sets(&sample.sets))
    }

    /// Judges weights.
    #[must_use]
    pub fn patterns<V: Variant>(name: &str, samples: &[Sample], patterns: &Patterns<V>) -> Self {
        Self::new(name, samples, |sample| patterns.evaluate_sets(&sample.sets))
    }

    /// The mean loss when so many hundredths of a man score 73%.
    #[must_use]
    pub fn loss_at(&self, samples: &[Sample], scale: f64) -> f64 {
        mean_loss(samples.iter().zip(&self.values), scale).0
    }

    /// Judges the scores that the search found when the games were played.
    #[must_use]
    pub fn scores(samples: &[Sample]) -> Self {
        Self::new("scores in the games", samples, |sample| {
            i32::from(sample.score)
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "a mean needs no more precision")]
fn mean_loss<'a>(judged: impl Iterator<Item = (&'a Sample, &'a f64)>, scale: f64) -> (f64, usize) {
    let (mut sum, mut number) = (0.0, 0_usize);
    for (sample, value) in judged {
        sum += cross_entropy(value / scale, f64::from(sample.points) / 2.0);
        number += 1;
    }
    (sum / number.max(1) as f64, number)
}

/// The scale with the least loss, by golden section on its logarithm.
fn best_scale(samples: &[Sample], values: &[f64]) -> (f64, f64) {
    let loss = |exponent: f64| mean_loss(samples.iter().zip(values), exponent.exp()).0;
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (10.0_f64.ln(), 2000.0_f64.ln());
    while high - low > 0.01 {
        let (left, right) = (high - golden * (high - low), low + golden * (high - low));
        if loss(left) < loss(right) {
            high = right;
        } else {
            low = left;
        }
    }
    let middle = f64::midpoint(low, high);
    (middle.exp(), loss(middle))
}

/// A table of the losses: all positions first, then by the number of pieces on the board.
#[must_use]
pub fn table(samples: &[Sample], judged: &[Judged]) -> String {
    let mut text = String::new();
    for (number, judged) in judged.iter().enumerate() {
        let (name, scale) = (&judged.name, judged.scale);
        let _ = writeln!(
            text,
            "{}: {name}, 73% at {scale:.0} hundredths of a man",
            number + 1
        );
    }
    let _ = write!(text, "{:>8} {:>10}", "pieces", "positions");
    for number in 1..=judged.len() {
        let _ = write!(text, " {number:>8}");
    }
    let _ = writeln!(text);
    let mut line = |name: &str, most: u32, least: u32| {
        let is_in = |sample: &Sample| (least..=most).contains(&sample.sets.pieces());
        let mut cells = String::new();
        let mut positions = 0;
        for judged in judged {
            let both = samples
                .iter()
                .zip(&judged.values)
                .filter(|(sample, _)| is_in(sample));
            let (loss, number) = mean_loss(both, judged.scale);
            positions = number;
            let _ = write!(cells, " {loss:8.5}");
        }
        if positions > 0 {
            let _ = writeln!(text, "{name:>8} {positions:>10}{cells}");
        }
    };
    line("all", u32::MAX, 0);
    for (at, &most) in GROUPS.iter().enumerate() {
        let least = GROUPS.get(at + 1).map_or(0, |next| next + 1);
        line(&format!("{least}-{most}"), most, least);
    }
    text
}
