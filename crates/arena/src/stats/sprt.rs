//! The sequential test that says when a match has been long enough.

use std::fmt;
use std::str::FromStr;

use super::elo::{as_f64, score_of_elo};

/// A sequential probability ratio test between two Elo differences, on pairs of games.
///
/// Hypothesis 0: the first player is `elo0` stronger; hypothesis 1: `elo1`. After every pair the
/// logarithm of the likelihood ratio says which is the more likely, and by how much; the match ends
/// when a bound is crossed (A. Wald, *Sequential Analysis*, 1947).
///
/// ```
/// use damier_arena::stats::{Pairs, Sprt, Verdict};
///
/// let sprt: Sprt = "0,10".parse().unwrap();
/// assert_eq!(sprt.verdict(&Pairs([40, 180, 900, 290, 90])), Some(Verdict::Accepted));
/// assert_eq!(sprt.verdict(&Pairs([0, 1, 5, 2, 0])), None);
/// assert_eq!("10,0".parse::<Sprt>().unwrap_err().to_string(), "the test 10,0 is from 10 to 0 Elo, expected ELO0 below ELO1");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
}

/// How a sequential test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The greater difference is the more likely one: hypothesis 1.
    Accepted,
    /// The lesser difference is the more likely one: hypothesis 0.
    Rejected,
}

/// How many pairs of games gave the first player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pairs(pub [u64; 5]);

impl Sprt {
    /// The chance of a wrong answer, either way, where none is named.
    pub const ERROR: f64 = 0.05;

    /// A test of `elo0` against `elo1` with the chance `alpha` to accept what is not so, and `beta` to
    /// reject what is.
    ///
    /// # Errors
    /// Differences in the wrong order, and chances outside of 0 to ½.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, SprtError> {
        // Also refuses what is not a number.
        if !(elo0 < elo1 && elo0.is_finite() && elo1.is_finite()) {
            return Err(SprtError::Order { elo0, elo1 });
        }
        for chance in [alpha, beta] {
            if !(chance > 0.0 && chance < 0.5) {
                return Err(SprtError::Chance { chance });
            }
        }
        Ok(Self {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }

    /// The bounds of the log-likelihood ratio: at the lower one hypothesis 0 is taken, at the upper
    /// one hypothesis 1. Wald's approximation.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        (lower, upper)
    }

    /// The logarithm of how much more likely these pairs are under hypothesis 1 than under 0.
    ///
    /// The *generalised* test: the five probabilities are not known, so under each hypothesis those
    /// are taken that make the pairs the most likely among all with the mean of the hypothesis
    /// (M. Van den Bergh, "A practical introduction to the GSPRT", 2020; the maximum is derived in
    /// A. B. Owen, *Empirical Likelihood*, 2001, section 2.9).
    #[must_use]
    pub fn llr(&self, pairs: &Pairs) -> f64 {
        let seen = Seen::from(pairs);
        if seen.size <= 0.0 {
            return 0.0;
        }
        let under0 = seen.most_likely(score_of_elo(self.elo0));
        let under1 = seen.most_likely(score_of_elo(self.elo1));
        let ratio = |index: usize| seen.part[index] * (under1[index] / under0[index]).ln();
        seen.size * (0..5).map(ratio).sum::<f64>()
    }

    /// Whether the match can end, and how.
    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        let (lower, upper) = self.bounds();
        let llr = self.llr(pairs);
        if llr >= upper {
            Some(Verdict::Accepted)
        } else if llr <= lower {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

/// The relative frequencies of the five results of a pair.
struct Seen {
    size: f64,
    part: [f64; 5],
}

impl From<&Pairs> for Seen {
    fn from(pairs: &Pairs) -> Self {
        /// A result that was not seen may still come; without this, the first pairs would end the
        /// test at once. As the test of the chess programmers' network has it.
        const UNSEEN: f64 = 1e-3;
        if pairs.0.iter().all(|&count| count == 0) {
            return Self {
                size: 0.0,
                part: [0.0; 5],
            };
        }
        let count = pairs.0.map(|count| as_f64(count).max(UNSEEN));
        let size = count.iter().sum();
        Self {
            size,
            part: count.map(|count| count / size),
        }
    }
}

impl Seen {
    /// The distribution with this mean under which what was seen is the most likely.
    ///
    /// Each frequency `part` is divided by `1 + t * (value - mean)`, where `t` makes the mean right.
    /// The mean falls as `t` grows, so `t` is found by halving the range in which all stay positive.
    fn most_likely(&self, mean: f64) -> [f64; 5] {
        let away: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0].map(|value: f64| value - mean);
        let excess = |t: f64| -> f64 {
            let term = |index: usize| self.part[index] * away[index] / (1.0 + t * away[index]);
            (0..5).map(term).sum()
        };
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        // Enough to come to the last place of an `f64`.
        for _ in 0..100 {
            let middle = f64::midpoint(low, high);
            if excess(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        let t = f64::midpoint(low, high);
        std::array::from_fn(|index| self.part[index] / (1.0 + t * away[index]))
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads `ELO0,ELO1[,ALPHA[,BETA]]`.
    fn from_str(text: &str) -> Result<Self, SprtError> {
        let numbers: Result<Vec<f64>, _> =
            text.split(',').map(|part| part.trim().parse()).collect();
        match numbers.as_deref() {
            Ok(&[elo0, elo1]) => Self::new(elo0, elo1, Self::ERROR, Self::ERROR),
            Ok(&[elo0, elo1, alpha]) => Self::new(elo0, elo1, alpha, alpha),
            Ok(&[elo0, elo1, alpha, beta]) => Self::new(elo0, elo1, alpha, beta),
            _ => Err(SprtError::Text(text.to_owned())),
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{},{},{},{}",
            self.elo0, self.elo1, self.alpha, self.beta
        )
    }
}

/// Why a sequential test is none.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum SprtError {
    /// The text is not made of two to four numbers.
    Text(String),
    /// The differences are equal, in the wrong order or not numbers.
    Order {
        /// The first.
        elo0: f64,
        /// The second.
        elo1: f64,
    },
    /// The chance of an error is not a chance.
    Chance {
        /// What was given.
        chance: f64,
    },
}

impl fmt::Display for SprtError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(
                f,
                "{text:?} is no sequential test, expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA"
            ),
            Self::Order { elo0, elo1 } => write!(
                f,
                "the test {elo0},{elo1} is from {elo0} to {elo1} Elo, expected ELO0 below ELO1"
            ),
            Self::Chance { chance } => write!(
                f,
                "the chance of an error is {chance}, expected more than 0 and less than 0.5"
            ),
        }
    }
}

impl std::error::Error for SprtError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn sprt(text: &str) -> Sprt {
        text.parse().expect("a test")
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let (lower, upper) = sprt("0,5").bounds();
        assert!((upper - 19.0_f64.ln()).abs() < 1e-12); // 2.944
        assert!((lower + 19.0_f64.ln()).abs() < 1e-12);
        let (lower, upper) = sprt("0,5,0.01,0.2").bounds();
        assert!((lower - (0.2_f64 / 0.99).ln()).abs() < 1e-12);
        assert!((upper - 80.0_f64.ln()).abs() < 1e-12);
    }

    /// Where only both ends came, the most likely distribution is known: the mean itself.
    #[test]
    fn won_and_lost_pairs_are_the_test_of_a_coin() {
        let (wins, losses) = (700.0, 600.0);
        let (score0, score1) = (score_of_elo(0.0), score_of_elo(20.0));
        let expected =
            wins * (score1 / score0).ln() + losses * ((1.0 - score1) / (1.0 - score0)).ln();
        let found = sprt("0,20").llr(&Pairs([600, 0, 0, 0, 700]));
        assert!((found - expected).abs() < 0.001, "{found} {expected}");
    }

    #[test]
    fn the_ratio_of_mirrored_pairs_is_mirrored() {
        let forth = sprt("-3,5").llr(&Pairs([4, 30, 100, 40, 6]));
        let back = sprt("-5,3").llr(&Pairs([6, 40, 100, 30, 4]));
        assert!((forth + back).abs() < 1e-9, "{forth} {back}");
    }

    /// Values found by another program, which maximises the likelihood by Newton's method.
    #[test]
    fn ratios_are_those_of_an_independent_program() {
        for (test, pairs, expected) in [
            ("0,5", [40, 180, 900, 290, 90], 8.229_141),
            ("0,5", [10, 100, 300, 100, 10], -0.399_509),
            ("-3,1", [120, 800, 3000, 850, 130], 4.175_757),
            ("0,10", [0, 1, 5, 2, 0], 0.119_285),
            ("0,50", [0, 0, 0, 1, 9], 1.336_020),
        ] {
            let found = sprt(test).llr(&Pairs(pairs));
            assert!((found - expected).abs() < 1e-5, "{pairs:?}: {found}");
        }
    }

    #[test]
    fn a_test_ends_at_its_bounds() {
        let even = Pairs([10, 100, 300, 100, 10]);
        assert_eq!(sprt("0,5").verdict(&even), None);
        let even = Pairs([1000, 10_000, 30_000, 10_000, 1000]);
        assert_eq!(sprt("0,5").verdict(&even), Some(Verdict::Rejected));
        assert_eq!(sprt("-5,0").verdict(&even), Some(Verdict::Accepted));
        assert_eq!(sprt("-5,0").verdict(&Pairs::default()), None);
    }

    #[test]
    fn what_is_no_test_is_refused_with_the_reason() {
        for (text, reason) in [
            ("5", "\"5\" is no sequential test, expected ELO0,ELO1"),
            ("0,x", "\"0,x\" is no sequential test"),
            ("NaN,1", "expected ELO0 below ELO1"),
            ("0,5,0.5", "the chance of an error is 0.5"),
        ] {
            let error = text.parse::<Sprt>().expect_err(text).to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}
