//! The normal distribution.

use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// The value below which 97.5% of a normal distribution lie: 95% lie between it and its negative.
pub(super) const Z_95: f64 = 1.959_963_984_540_054;

/// The part of a normal distribution that lies below `x` standard deviations.
///
/// The series of Abramowitz and Stegun, *Handbook of Mathematical Functions*, 7.1.6, whose terms are
/// all positive, so that nothing cancels: exact to a few units of the last place.
pub(super) fn below(x: f64) -> f64 {
    /// Beyond it `f64` has no room between the result and 0 or 1.
    const FARTHEST: f64 = 8.3;
    if x.abs() > FARTHEST {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let z = x * FRAC_1_SQRT_2;
    let mut term = z;
    let mut sum = z;
    let mut odd = 1.0;
    while term.abs() > f64::EPSILON * sum.abs() {
        odd += 2.0;
        term *= 2.0 * z * z / odd;
        sum += term;
    }
    0.5 + (-z * z).exp() / PI.sqrt() * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_the_tables() {
        // Abramowitz and Stegun, table 26.1.
        for (x, expected) in [
            (0.0, 0.5),
            (0.5, 0.691_462_461_274_013),
            (1.0, 0.841_344_746_068_543),
            (2.0, 0.977_249_868_051_821),
            (3.0, 0.998_650_101_968_370),
        ] {
            assert!((below(x) - expected).abs() < 1e-14, "{x}: {}", below(x));
            assert!((below(-x) - (1.0 - expected)).abs() < 1e-14, "-{x}");
        }
        assert!((below(Z_95) - 0.975).abs() < 1e-14);
        assert!((below(40.0) - 1.0).abs() < f64::EPSILON);
        assert!(below(-40.0).abs() < f64::EPSILON);
    }
}
