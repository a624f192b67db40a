//! The patterns with weights of any size, as they are while they are fitted.

use std::marker::PhantomData;

use damier_engine::patterns::{Patterns, Sets, UNITS, Weight};
use damier_rules::{Color, Geometry, Variant};

/// The most terms of a position: shapes, counts, and one for each man and king.
const MOST_TERMS: usize = 160;

/// The terms of one position: pairs of a place in the list of weights and how often it counts.
pub(crate) struct Terms {
    places: [(u32, f32); MOST_TERMS],
    len: usize,
    /// The share of the early values.
    pub(crate) early: f32,
}

impl Terms {
    pub(crate) fn new() -> Self {
        Self {
            places: [(0, 0.0); MOST_TERMS],
            len: 0,
            early: 0.0,
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let terms = self.places[..self.len].iter();
        terms.map(|&(place, count)| (place as usize, count))
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "there are some 90,000 weights, and counts are small"
    )]
    fn push(&mut self, place: usize, count: i32) {
        self.places[self.len] = (place as u32, count as f32);
        self.len += 1;
    }
}

/// The list of weights while it is fitted: behind those of [`Patterns`] stands one for a man on
/// each square.
///
/// The latter say nothing that the windows do not, but what they learn from every position holds in
/// rare windows too. In the end they are put into the windows.
pub(crate) struct Model<V>(PhantomData<V>);

impl<V: Variant> Model<V> {
    /// How many weights there are, each with an early and a late value.
    pub(crate) const LEN: usize = Patterns::<V>::len() + V::Geometry::SQUARES as usize;

    /// The terms of a position.
    #[expect(clippy::cast_precision_loss, reason = "there are few pieces")]
    pub(crate) fn terms(sets: &Sets, terms: &mut Terms) {
        terms.len = 0;
        terms.early = Patterns::<V>::early(sets) as f32 / Patterns::<V>::phases() as f32;
        Patterns::<V>::features_of(sets, &mut |index, count| terms.push(index, count));
        let sign = if sets.turn() == Color::White { 1 } else { -1 };
        let last = usize::from(V::Geometry::SQUARES) - 1;
        let [white, black] = sets.men_words();
        each_square::<V>(white, |square| {
            terms.push(Patterns::<V>::len() + square, sign);
        });
        each_square::<V>(black, |square| {
            terms.push(Patterns::<V>::len() + last - square, -sign);
        });
    }

    /// What a position is worth to these weights, in their own unit.
    pub(crate) fn value(weights: &[[f32; 2]], terms: &Terms) -> f32 {
        let (mut early, mut late) = (0.0, 0.0);
        for (place, count) in terms.iter() {
            early += weights[place][0] * count;
            late += weights[place][1] * count;
        }
        early * terms.early + late * (1.0 - terms.early)
    }

    /// The weights of [`Patterns`] alone that give the same value.
    ///
    /// A man that is its own in the windows of one view is the enemy's in those of the other: its
    /// weight is shared out evenly among all windows that see it.
    pub(crate) fn folded(weights: &[[f32; 2]]) -> Vec<[f32; 2]> {
        let (patterns, squares) = weights.split_at(Patterns::<V>::len());
        let mut folded = patterns.to_vec();
        let last = squares.len() - 1;
        let mut seen = vec![0_u8; squares.len()];
        let windows = 0..Patterns::<V>::windows_of_a_view();
        let windows: Vec<[usize; 8]> = windows
            .map(|window| {
                let squares = Patterns::<V>::window_squares(window);
                squares.map(|square| usize::from(square.number()) - 1)
            })
            .collect();
        for &square in windows.iter().flatten() {
            seen[square] += 1;
            seen[last - square] += 1;
        }
        for (window, window_squares) in windows.iter().enumerate() {
            for entry in 0..6561 {
                let into = &mut folded[window * 6561 + entry];
                let mut digits = entry;
                for &square in window_squares {
                    let (man_on, sign) = match digits % 3 {
                        1 => (square, 1.0),
                        2 => (last - square, -1.0),
                        _ => (square, 0.0),
                    };
                    digits /= 3;
                    for phase in 0..2 {
                        into[phase] += sign * squares[man_on][phase] / f32::from(seen[man_on]);
                    }
                }
            }
        }
        folded
    }

    /// Whole weights, of which `scale` make one of these; and how many were too large.
    #[expect(clippy::cast_possible_truncation, reason = "it is cut off before")]
    pub(crate) fn rounded(folded: &[[f32; 2]], scale: f64) -> (Vec<Weight>, usize) {
        let mut too_large = 0;
        let mut round = |value: f32| {
            let value = (f64::from(value) * scale * f64::from(UNITS)).round();
            too_large += usize::from(value.abs() > f64::from(i16::MAX));
            value.clamp(f64::from(-i16::MAX), f64::from(i16::MAX)) as i16
        };
        let weights = folded
            .iter()
            .map(|&[early, late]| Weight {
                early: round(early),
                late: round(late),
            })
            .collect();
        (weights, too_large)
    }
}

/// Calls `visit` with the number less one of every square whose bit is set.
fn each_square<V: Variant>(word: u64, mut visit: impl FnMut(usize)) {
    let mut rest = word;
    while rest != 0 {
        let bit = rest.trailing_zeros();
        rest &= rest - 1;
        visit((bit - bit / (V::Geometry::SIZE + 1)) as usize);
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::{Brazilian, International, Position};

    use super::*;
    use crate::openings::Lot;

    fn check_folding<V: Variant>() {
        let mut lot = Lot::new(9, 9);
        let mut value = || f32::from(u8::try_from(lot.below(200)).unwrap_or_default()) - 100.0;
        let weights: Vec<[f32; 2]> = (0..Model::<V>::LEN).map(|_| [value(), value()]).collect();
        let mut folded = Model::<V>::folded(&weights);
        assert_eq!(folded.len(), Patterns::<V>::len());
        folded.resize(Model::<V>::LEN, [0.0; 2]);
        let mut terms = Terms::new();
        let mut position = Position::<V>::start();
        let mut lot = Lot::new(10, 10);
        while let moves = position.legal_moves()
            && !moves.is_empty()
            && position.kings(Color::White).len() < 3
        {
            Model::<V>::terms(&Sets::of(&position), &mut terms);
            let (before, after) = (
                Model::<V>::value(&weights, &terms),
                Model::<V>::value(&folded, &terms),
            );
            assert!(
                (before - after).abs() < 0.05,
                "{before} {after} {}",
                position.fen()
            );
            position = position.after(moves[lot.below(moves.len())]);
        }
    }

    #[test]
    fn men_on_squares_are_the_same_in_the_windows() {
        check_folding::<International>();
        check_folding::<Brazilian>();
    }

    #[test]
    fn rounded_weights_give_the_value_that_the_fit_gives() {
        let mut lot = Lot::new(1, 1);
        let mut value = || f32::from(u8::try_from(lot.below(200)).unwrap_or_default()) - 100.0;
        let len = Patterns::<International>::len();
        let mut weights: Vec<[f32; 2]> = (0..len).map(|_| [value(), value()]).collect();
        let (rounded, too_large) = Model::<International>::rounded(&weights, 1.0);
        assert_eq!(too_large, 0);
        let patterns = Patterns::<International>::new(&rounded, "").expect("as many as there are");
        weights.resize(Model::<International>::LEN, [0.0; 2]);
        let mut terms = Terms::new();
        let position = Position::<International>::start();
        for mv in &position.legal_moves() {
            let next = position.after(*mv);
            Model::<International>::terms(&Sets::of(&next), &mut terms);
            let exact = Model::<International>::value(&weights, &terms);
            let whole = patterns.evaluate(&next);
            assert!((exact.trunc() - f32::from(i16::try_from(whole).expect("small"))).abs() <= 1.0);
        }
    }
}
