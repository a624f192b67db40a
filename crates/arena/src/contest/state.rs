//! What the threads of a match share.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::summary::{Summary, Times};
use super::{MOST_IRREGULARITIES, MatchError, MatchSettings, Observer, Standing};
use crate::report::{GameReport, Heading, Side};
use crate::stats::Verdict;
use crate::tally::Tally;

/// The match as it stands, under one lock.
pub(super) struct State<'a> {
    settings: &'a MatchSettings,
    observer: &'a mut dyn Observer,
    began: Instant,
    tally: Tally,
    /// The numbers of the games played before.
    done: HashSet<u32>,
    next_pair: u32,
    /// Games played by this run.
    played: u32,
    times: [Times; 2],
    verdict: Option<Verdict>,
    stopped: bool,
    error: Option<MatchError>,
}

impl<'a> State<'a> {
    pub(super) fn new(
        settings: &'a MatchSettings,
        before: &[GameReport],
        observer: &'a mut dyn Observer,
    ) -> Self {
        let mut state = Self {
            settings,
            observer,
            began: Instant::now(),
            tally: Tally::default(),
            done: HashSet::new(),
            next_pair: 0,
            played: 0,
            times: [Times::default(), Times::default()],
            verdict: None,
            stopped: false,
            error: None,
        };
        for report in before {
            if state.done.insert(report.number) {
                state.tally.add(report);
            }
        }
        state.look();
        state
    }

    /// The numbers of the games of the next pair that is not complete, or nothing at the end.
    pub(super) fn take_pair(&mut self) -> Option<Vec<u32>> {
        while !self.stopped {
            let first = self.next_pair.checked_mul(2)?.checked_add(1)?;
            if first > self.settings.games {
                break;
            }
            self.next_pair += 1;
            let numbers = [first, first + 1].into_iter();
            let is_left =
                |number: &u32| *number <= self.settings.games && !self.done.contains(number);
            let left: Vec<u32> = numbers.filter(is_left).collect();
            if !left.is_empty() {
                return Some(left);
            }
        }
        None
    }

    pub(super) fn record(
        &mut self,
        game: &damier_pdn::Game,
        report: &GameReport,
        times: [Times; 2],
    ) {
        self.tally.add(report);
        self.played += 1;
        for (all, new) in self.times.iter_mut().zip(times) {
            all.add(&new);
        }
        self.look();
        let standing = Standing {
            tally: &self.tally,
            games: self.settings.games,
            elapsed: self.began.elapsed(),
            played: self.played,
            llr: self.settings.sprt.map(|sprt| sprt.llr(&self.tally.pairs())),
        };
        if let Err(error) = self.observer.game_over(game, report, &standing) {
            self.fail(MatchError::Keep(error));
        }
    }

    /// Looks whether the match has been long enough.
    fn look(&mut self) {
        let sprt = self.settings.sprt.filter(|_| self.verdict.is_none());
        self.verdict = self.verdict.or_else(|| sprt?.verdict(&self.tally.pairs()));
        let failures = self.tally.irregularities().len();
        let too_many = failures >= MOST_IRREGULARITIES && !self.settings.tolerates;
        self.stopped |= self.verdict.is_some() || too_many;
    }

    /// Ends the match; the first error is the one that is told.
    pub(super) fn fail(&mut self, error: MatchError) {
        self.stopped = true;
        self.error.get_or_insert(error);
    }

    pub(super) fn summary(
        self,
        settings: &MatchSettings,
        heading: &Heading,
        elapsed: Duration,
    ) -> Result<Summary, MatchError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let limits = Side::BOTH.map(|side| settings.limit_of(side));
        let [a, b] = self.times;
        let times = [a.sum_up(limits[0]), b.sum_up(limits[1])];
        Ok(Summary::new(
            heading,
            &self.tally,
            limits,
            settings.sprt.map(|sprt| (sprt, self.verdict)),
            times,
            elapsed,
        ))
    }
}
