//! The score of a match as it stands.

use std::collections::{BTreeMap, HashMap};

use crate::report::{GameReport, Irregularity};
use crate::stats::{Estimate, Pairs, estimate};

/// What the games so far add up to, from A's view.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games A lost, drew and won.
    counts: [u64; 3],
    pairs: Pairs,
    /// The half points and the key of the first game of each pair that came.
    half_pairs: HashMap<u32, (u8, u64)>,
    endings: BTreeMap<String, u64>,
    irregularities: Vec<(u32, String, Irregularity)>,
    plies: Vec<usize>,
    /// How often each game came, by its key.
    keys: HashMap<u64, u64>,
    mirrored: u64,
}

impl Tally {
    /// Adds a game; each number only once.
    pub fn add(&mut self, report: &GameReport) {
        let points = report.points.min(2);
        self.counts[usize::from(points)] += 1;
        let pair = (report.number.max(1) - 1) / 2;
        match self.half_pairs.remove(&pair) {
            Some((other, key)) => {
                self.pairs.0[usize::from(points + other)] += 1;
                self.mirrored += u64::from(key == report.key);
            }
            None => {
                self.half_pairs.insert(pair, (points, report.key));
            }
        }
        *self.endings.entry(report.ending.clone()).or_default() += 1;
        self.irregularities.extend(
            report
                .irregularity
                .clone()
                .map(|irregularity| (report.number, report.opening.clone(), irregularity)),
        );
        self.plies.push(report.plies);
        *self.keys.entry(report.key).or_default() += 1;
    }

    /// Games played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Games that A won, drew and lost.
    #[must_use]
    pub fn wins_draws_losses(&self) -> [u64; 3] {
        let [losses, draws, wins] = self.counts;
        [wins, draws, losses]
    }

    /// Pairs of games that are complete, by A's points.
    #[must_use]
    pub fn pairs(&self) -> Pairs {
        self.pairs
    }

    /// The part of the games that was drawn, 0 to 1; 0 without games.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "no match has 2^52 games")]
    pub fn draw_rate(&self) -> f64 {
        self.counts[1] as f64 / self.games().max(1) as f64
    }

    /// The strength by single games: the trinomial estimate.
    #[must_use]
    pub fn by_games(&self) -> Option<Estimate> {
        estimate(&self.counts)
    }

    /// The strength by pairs of games: the pentanomial estimate.
    #[must_use]
    pub fn by_pairs(&self) -> Option<Estimate> {
        estimate(&self.pairs.0)
    }

    /// The counts to judge superiority by: of pairs if there are two or more, else of games.
    pub(crate) fn best_counts(&self) -> &[u64] {
        if self.pairs.0.iter().sum::<u64>() > 1 {
            &self.pairs.0
        } else {
            &self.counts
        }
    }

    /// How often each ending came.
    #[must_use]
    pub fn endings(&self) -> &BTreeMap<String, u64> {
        &self.endings
    }

    /// Every breach of the rules of the match, with the number of the game and its opening.
    #[must_use]
    pub fn irregularities(&self) -> &[(u32, String, Irregularity)] {
        &self.irregularities
    }

    /// Pairs whose two games were the same, move by move: they say nothing about the strength.
    #[must_use]
    pub fn mirrored_pairs(&self) -> u64 {
        self.mirrored
    }

    /// Games that were the same as an earlier one, move by move.
    #[must_use]
    pub fn repeated_games(&self) -> u64 {
        self.keys.values().map(|count| count - 1).sum()
    }

    /// The median and the greatest length of a game in plies.
    #[must_use]
    pub fn lengths(&self) -> Option<(usize, usize)> {
        let mut plies = self.plies.clone();
        plies.sort_unstable();
        Some((*plies.get(plies.len() / 2)?, *plies.last()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(number: u32, points: u8, key: u64) -> GameReport {
        GameReport {
            number,
            opening: "start".to_owned(),
            points,
            ending: "no-moves".to_owned(),
            irregularity: None,
            plies: 10 * number as usize,
            key,
        }
    }

    #[test]
    fn pairs_are_counted_when_they_are_complete() {
        let mut tally = Tally::default();
        for (number, points) in [(1, 2), (4, 1), (2, 1), (5, 0), (3, 1)] {
            tally.add(&report(number, points, u64::from(number)));
        }
        assert_eq!(tally.games(), 5);
        assert_eq!(tally.wins_draws_losses(), [1, 3, 1]);
        assert_eq!(tally.pairs(), Pairs([0, 0, 1, 1, 0]));
        assert!((tally.draw_rate() - 0.6).abs() < 1e-9);
        assert_eq!(tally.lengths(), Some((30, 50)));
        assert_eq!(tally.mirrored_pairs(), 0);
    }

    #[test]
    fn games_that_say_nothing_are_counted() {
        let mut tally = Tally::default();
        for (number, key) in [(1, 7), (2, 7), (3, 8), (4, 9), (5, 7)] {
            tally.add(&report(number, 1, key));
        }
        assert_eq!((tally.mirrored_pairs(), tally.repeated_games()), (1, 2));
    }
}
