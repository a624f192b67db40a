//! Strength differences with the doubt that belongs to them.

use serde::Serialize;

use super::normal::{Z_95, below};

/// The Elo difference of a player who scores this part of the points.
///
/// The logistic curve that rating systems use: 400 points are a ratio of 10 to 1. Infinite where all
/// or no points were made.
///
/// ```
/// use damier_arena::stats::elo_of_score;
/// assert!((elo_of_score(0.75) - 190.848).abs() < 0.001);
/// assert_eq!(elo_of_score(1.0), f64::INFINITY);
/// ```
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        // Plus zero, so that an even score is not minus zero.
        -400.0 * (1.0 / score - 1.0).log10() + 0.0
    }
}

/// The part of the points that a player scores who is so many Elo points stronger.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A score with its 95% interval, in points and in Elo.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The part of the points that was scored, 0 to 1.
    pub score: f64,
    /// The Elo difference of that score; infinite at 0 and 1.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// Half the width of the interval: the number behind a "±".
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// The distribution of results: how often each of several scores, spread evenly from 0 to 1, came.
#[derive(Clone, Copy, Debug)]
struct Sample<'a>(&'a [u64]);

impl Sample<'_> {
    /// Each score from 0 to 1 with its count.
    fn values(&self) -> impl Iterator<Item = (f64, f64)> + '_ {
        let last = as_f64(self.0.len() as u64) - 1.0;
        let count = |index: usize| as_f64(self.0[index]);
        (0..self.0.len()).map(move |index| (as_f64(index as u64) / last, count(index)))
    }

    fn size(&self) -> u64 {
        self.0.iter().sum()
    }

    fn mean(&self) -> f64 {
        self.values()
            .map(|(score, count)| score * count)
            .sum::<f64>()
            / as_f64(self.size())
    }

    /// The variance of one result, estimated without bias; `None` for fewer than two.
    fn variance(&self) -> Option<f64> {
        let mean = self.mean();
        let squares = |(score, count): (f64, f64)| (score - mean).powi(2) * count;
        let freedom = self.size().checked_sub(1).filter(|&freedom| freedom > 0)?;
        Some(self.values().map(squares).sum::<f64>() / as_f64(freedom))
    }
}

/// What the counts of equally spaced scores, the worst first, say about the strength: losses, draws
/// and wins for single games, [five](super::Pairs) for pairs. `None` without any.
///
/// The interval is Wilson's (E. B. Wilson, "Probable inference, the law of succession, and
/// statistical inference", Journal of the American Statistical Association 22, 1927) with as many
/// trials as would have the variance seen here if each were won or lost. In the middle it is the mean
/// ± 1.96 standard errors; it stays finite on the inner side where all points were made.
///
/// Pairs of games with swapped colours share the luck of their opening, so their variance is smaller
/// than that of single games: the interval from pairs is the one to go by.
#[must_use]
pub fn estimate(counts: &[u64]) -> Option<Estimate> {
    let sample = Sample(counts);
    if sample.size() == 0 || counts.len() < 2 {
        return None;
    }
    let score = sample.mean();
    let (low, high) = interval(&sample, score);
    Some(Estimate {
        score,
        elo: elo_of_score(score),
        low: elo_of_score(low),
        high: elo_of_score(high),
    })
}

fn interval(sample: &Sample<'_>, mean: f64) -> (f64, f64) {
    let size = as_f64(sample.size());
    let of_trial = mean * (1.0 - mean);
    // One result alone says no more than a coin.
    let variance = sample.variance().unwrap_or(0.25);
    let is_certain = mean <= 0.0 || mean >= 1.0;
    if variance <= 0.0 && !is_certain {
        // The same result every time. Another one has at most the probability that makes it likely
        // (97.5%) to be seen in so many trials, and moves the mean by no more than half.
        let unseen = (1.0 - 0.025_f64.powf(1.0 / size)) / 2.0;
        return ((mean - unseen).max(0.0), (mean + unseen).min(1.0));
    }
    let trials = if is_certain {
        size
    } else {
        size * of_trial / variance
    };
    let z2 = Z_95 * Z_95;
    let center = (mean + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
    let spread = (z2 * of_trial / trials + (z2 / trials).powi(2) / 4.0).sqrt();
    let half = spread / (1.0 + z2 / trials);
    // Where all or no points were made, the outer end is exact.
    let low = if mean <= 0.0 { 0.0 } else { center - half };
    let high = if mean >= 1.0 { 1.0 } else { center + half };
    (low.max(0.0), high.min(1.0))
}

/// The likelihood that the first player is the stronger, from counts as for [`estimate`]: how much of
/// a normal distribution with the mean and standard error seen lies above one half.
///
/// For single games near an even score it is the formula that engine lists use,
/// `(1 + erf((wins - losses) / sqrt(2 * (wins + losses)))) / 2`. 0.5 where nothing can be said.
#[must_use]
pub fn superiority(counts: &[u64]) -> f64 {
    let sample = Sample(counts);
    let Some(variance) = sample.variance() else {
        return 0.5;
    };
    let lead = sample.mean() - 0.5;
    if variance > 0.0 {
        below(lead / (variance / as_f64(sample.size())).sqrt())
    } else if lead == 0.0 {
        0.5
    } else {
        f64::from(u8::from(lead > 0.0))
    }
}

/// Counts of games are far below what `f64` holds exactly.
#[expect(clippy::cast_precision_loss, reason = "no match has 2^52 games")]
pub(super) fn as_f64(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `expected`: score, Elo, low, high, by the formulas as an independent program has them.
    #[track_caller]
    fn check(counts: &[u64], expected: [f64; 4]) {
        let found = estimate(counts).expect("there are results");
        let found = [found.score, found.elo, found.low, found.high];
        for (found, expected) in found.iter().zip(expected) {
            let is_same = found.total_cmp(&expected).is_eq() || (found - expected).abs() < 1e-5;
            assert!(is_same, "{counts:?}: {found}, expected {expected}");
        }
    }

    #[test]
    fn intervals_are_those_of_an_independent_program() {
        let inf = f64::INFINITY;
        check(&[20, 50, 30], [0.55, 34.860_070, -13.376_159, 83.096_300]);
        check(&[3, 1, 4], [0.5625, 43.657_788, -182.429_009, 269.744_584]);
        check(
            &[2, 10, 40, 20, 3],
            [0.54, 27.854_371, -3.995_556, 59.704_299],
        );
        check(
            &[0, 0, 0, 1, 49],
            [0.995, 919.541_232, 617.042_783, 1_222.039_679],
        );
        // All won; all the same; one pair, lost.
        check(&[0, 0, 20], [1.0, inf, 286.613_523, inf]);
        check(&[0, 10, 0], [0.5, 0.0, -110.791_506, 110.791_506]);
        check(&[1, 0, 0, 0, 0], [0.0, -inf, -inf, 233.798_476]);
    }

    #[test]
    fn elo_and_score_are_inverse() {
        for elo in [-400.0, -35.0, 0.0, 5.0, 250.0] {
            assert!(
                (elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-9,
                "{elo}"
            );
        }
    }

    #[test]
    fn nothing_is_said_without_results() {
        assert_eq!(estimate(&[0, 0, 0]), None);
        assert!((superiority(&[0, 0, 0]) - 0.5).abs() < f64::EPSILON);
    }

    #[test]
    fn superiority_is_near_the_formula_of_the_engine_lists() {
        // 30 wins, 50 draws, 20 losses: (1 + erf(10 / sqrt(100))) / 2 = 0.92135.
        assert!((superiority(&[20, 50, 30]) - 0.92135).abs() < 0.003);
        assert!((superiority(&[30, 50, 20]) - 0.07865).abs() < 0.003);
        assert!((superiority(&[0, 0, 4]) - 1.0).abs() < f64::EPSILON);
        assert!((superiority(&[0, 4, 0]) - 0.5).abs() < f64::EPSILON);
    }
}
