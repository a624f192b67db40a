//! What a match has shown.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::limit::Limit;
use crate::player::Note;
use crate::report::Heading;
use crate::stats::{Estimate, Sprt, Verdict, superiority};
use crate::tally::Tally;

/// What a match has shown, from A's view.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The name of A.
    pub a: String,
    /// The name of B.
    pub b: String,
    /// What a move of A, and of B, could cost; `None` where the engine decides.
    pub limits: [Option<String>; 2],
    /// Games played.
    pub games: u64,
    /// Those that A won.
    pub wins: u64,
    /// Those that were drawn.
    pub draws: u64,
    /// Those that A lost.
    pub losses: u64,
    /// The part of the games that was drawn.
    pub draw_rate: f64,
    /// The strength by single games, with 95% bounds.
    pub by_games: Option<Estimate>,
    /// The strength by pairs of games, with 95% bounds: the one to go by.
    pub by_pairs: Option<Estimate>,
    /// Pairs in which A made 0, ½, 1, 1½ and 2 points.
    pub pentanomial: [u64; 5],
    /// The likelihood that A is the stronger.
    pub superiority: f64,
    /// How the test stands.
    pub sprt: Option<SprtSummary>,
    /// How often each ending came.
    pub endings: BTreeMap<String, u64>,
    /// Every breach of the rules of the match.
    pub irregular: Vec<IrregularGame>,
    /// Pairs whose two games were the same, move by move.
    pub mirrored_pairs: u64,
    /// Games that were the same as an earlier one, move by move.
    pub repeated_games: u64,
    /// The median and the greatest length of a game in plies.
    pub plies: Option<(usize, usize)>,
    /// The time that A, and B, used in the games of this run.
    pub times: [Option<TimeUse>; 2],
    /// How long this run took.
    pub seconds: f64,
}

/// A game in which an engine broke a rule of the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IrregularGame {
    /// The number of the game.
    pub game: u32,
    /// Its opening.
    pub opening: String,
    /// The name of the engine.
    pub engine: String,
    /// In what way: `crash`, `hang`, `overrun`, `illegal` or `protocol`.
    pub kind: String,
    /// What happened, with the move.
    pub text: String,
}

/// How a sequential test stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SprtSummary {
    /// The test: ELO0,ELO1,ALPHA,BETA.
    pub test: String,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// Where hypothesis 0 is taken.
    pub lower: f64,
    /// Where hypothesis 1 is taken.
    pub upper: f64,
    /// `accepted` for hypothesis 1, `rejected` for 0, nothing while it goes on.
    pub verdict: Option<&'static str>,
}

/// The time that an engine used.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TimeUse {
    /// Its moves.
    pub moves: usize,
    /// Seconds a move, on average.
    pub mean: f64,
    /// Seconds that half of the moves did not take.
    pub median: f64,
    /// Seconds of the longest move.
    pub longest: f64,
    /// With a fixed time a move: moves that took over a tenth longer.
    pub late: usize,
    /// Plies it looked ahead on average, where it says so.
    pub depth: Option<f64>,
    /// Nodes a move on average, where it says so.
    pub nodes: Option<f64>,
}

impl Summary {
    pub(super) fn new(
        heading: &Heading,
        tally: &Tally,
        limits: [Option<Limit>; 2],
        sprt: Option<(Sprt, Option<Verdict>)>,
        times: [Option<TimeUse>; 2],
        elapsed: Duration,
    ) -> Self {
        let [wins, draws, losses] = tally.wins_draws_losses();
        let irregular = tally.irregularities().iter();
        let irregular = irregular.map(|(game, opening, irregularity)| IrregularGame {
            game: *game,
            opening: opening.clone(),
            engine: heading.names[irregularity.engine.index()].clone(),
            kind: irregularity.kind.clone(),
            text: irregularity.text.clone(),
        });
        let mut irregular: Vec<_> = irregular.collect();
        irregular.sort_by_key(|irregular| irregular.game);
        let [a, b] = heading.names.clone();
        Self {
            a,
            b,
            limits: limits.map(|limit| limit.map(|limit| limit.to_string())),
            games: tally.games(),
            wins,
            draws,
            losses,
            draw_rate: tally.draw_rate(),
            by_games: tally.by_games(),
            by_pairs: tally.by_pairs(),
            pentanomial: tally.pairs().0,
            superiority: superiority(tally.best_counts()),
            sprt: sprt.map(|(sprt, verdict)| SprtSummary::new(&sprt, verdict, tally)),
            endings: tally.endings().clone(),
            irregular,
            mirrored_pairs: tally.mirrored_pairs(),
            repeated_games: tally.repeated_games(),
            plies: tally.lengths(),
            times,
            seconds: elapsed.as_secs_f64(),
        }
    }
}

impl SprtSummary {
    fn new(sprt: &Sprt, verdict: Option<Verdict>, tally: &Tally) -> Self {
        let (lower, upper) = sprt.bounds();
        Self {
            test: sprt.to_string(),
            llr: sprt.llr(&tally.pairs()),
            lower,
            upper,
            verdict: verdict.map(|verdict| match verdict {
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            }),
        }
    }
}

/// The times of an engine, move by move.
#[derive(Clone, Default, Debug)]
pub(super) struct Times {
    seconds: Vec<f32>,
    depth: Mean,
    nodes: Mean,
}

#[derive(Clone, Copy, Default, Debug)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn push(&mut self, value: Option<f64>) {
        self.sum += value.unwrap_or(0.0);
        self.count += u32::from(value.is_some());
    }

    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    fn value(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / f64::from(self.count))
    }
}

impl Times {
    #[expect(
        clippy::cast_precision_loss,
        reason = "nodes of a move are far below 2^52"
    )]
    pub(super) fn push(&mut self, used: Duration, note: Note) {
        self.seconds.push(used.as_secs_f32());
        self.depth.push(note.depth.map(f64::from));
        self.nodes.push(note.nodes.map(|nodes| nodes as f64));
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.seconds.extend(&other.seconds);
        self.depth.add(other.depth);
        self.nodes.add(other.nodes);
    }

    pub(super) fn sum_up(mut self, limit: Option<Limit>) -> Option<TimeUse> {
        self.seconds.sort_by(f32::total_cmp);
        let most = match limit {
            Some(Limit::MoveTime(time)) => time.as_secs_f32() * 1.1,
            _ => f32::INFINITY,
        };
        let mut mean = Mean::default();
        for &seconds in &self.seconds {
            mean.push(Some(f64::from(seconds)));
        }
        Some(TimeUse {
            moves: self.seconds.len(),
            mean: mean.value()?,
            median: f64::from(*self.seconds.get(self.seconds.len() / 2)?),
            longest: f64::from(*self.seconds.last()?),
            late: self
                .seconds
                .iter()
                .filter(|&&seconds| seconds > most)
                .count(),
            depth: self.depth.value(),
            nodes: self.nodes.value(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_summed_up() {
        let mut times = Times::default();
        for (millis, depth) in [(10, Some(8)), (30, None), (20, Some(10))] {
            let note = Note {
                depth,
                ..Note::default()
            };
            times.push(Duration::from_millis(millis), note);
        }
        let limit = Some(Limit::MoveTime(Duration::from_millis(19)));
        let found = times.sum_up(limit).expect("there are moves");
        assert_eq!(
            (found.moves, found.depth, found.nodes),
            (3, Some(9.0), None)
        );
        let near = |found: f64, expected: f64| (found - expected).abs() < 1e-6;
        assert!(near(found.mean, 0.02) && near(found.median, 0.02) && near(found.longest, 0.03));
        assert_eq!(Times::default().sum_up(None), None);
    }
}
