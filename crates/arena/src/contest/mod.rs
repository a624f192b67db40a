//! A match: pairs of games, played by as many threads as are wanted.

mod crew;
mod error;
mod state;
mod summary;

use std::io;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use damier_rules::{International, Variant};

use self::crew::Crew;
pub use self::error::MatchError;
use self::state::State;
pub use self::summary::{IrregularGame, SprtSummary, Summary, TimeUse};
use crate::adjudication::Adjudication;
use crate::limit::Limit;
use crate::openings::Openings;
use crate::referee::{Margin, Referee};
use crate::report::{GameReport, Heading, Side};
use crate::spec::{EngineSpec, Kind};
use crate::stats::Sprt;
use crate::tally::Tally;

/// Everything that a match is made of, but the openings.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// A and B.
    pub engines: [EngineSpec; 2],
    /// What a move costs, for engines that do not say it themselves.
    pub limit: Option<Limit>,
    /// Games to be played, at most.
    pub games: u32,
    /// Games at a time: threads with two engines each.
    pub concurrency: usize,
    /// Decides what is left to chance.
    pub seed: u64,
    /// How much longer than allowed a move may take; `None` is [`MatchSettings::CLOCK_MARGIN`] with a
    /// clock, and [`MatchSettings::MOVE_MARGIN`] with a fixed time.
    pub margin: Option<Duration>,
    /// When an engine is given up for a move that no time limits.
    pub hang: Option<Duration>,
    /// When games end before the rules end them.
    pub adjudication: Adjudication,
    /// A test that ends the match.
    pub sprt: Option<Sprt>,
    /// Whether the match goes on however often engines break its rules.
    pub tolerates: bool,
    /// The date for the file, `2026.11.30`; empty for none.
    pub date: String,
}

/// How a match stands after a game.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The games so far.
    pub tally: &'a Tally,
    /// Games to be played.
    pub games: u32,
    /// Since the match began or went on.
    pub elapsed: Duration,
    /// Games played in that time.
    pub played: u32,
    /// The log-likelihood ratio, with a test.
    pub llr: Option<f64>,
}

impl Standing<'_> {
    /// How long the games that are left will take, at the speed so far.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        let left = u64::from(self.games).saturating_sub(self.tally.games());
        let each = self.elapsed.checked_div(self.played)?;
        each.checked_mul(u32::try_from(left).ok()?)
    }
}

/// Who keeps the games of a match and watches it.
pub trait Observer: Send {
    /// A game is over.
    ///
    /// # Errors
    /// What ends the match: the game cannot be kept.
    fn game_over(
        &mut self,
        game: &damier_pdn::Game,
        report: &GameReport,
        standing: &Standing<'_>,
    ) -> io::Result<()>;
}

/// After so many irregular endings a match stops, unless it tolerates them.
pub const MOST_IRREGULARITIES: usize = 10;

impl MatchSettings {
    /// What is forgiven a player with a clock: the way of a move to the clock, on a busy machine.
    pub const CLOCK_MARGIN: Duration = Duration::from_millis(200);
    /// What is forgiven a player with a fixed time for each move. It is more, since no clock makes
    /// good for it: a busy machine holds a program up for some tenths of a second now and then. How
    /// long moves took on average, and how many were late, is in the [`Summary`].
    pub const MOVE_MARGIN: Duration = Duration::from_secs(1);

    /// A match of 100 games, one at a time, without limits, adjudication or test.
    #[must_use]
    pub fn new(a: EngineSpec, b: EngineSpec) -> Self {
        Self {
            engines: [a, b],
            limit: None,
            games: 100,
            concurrency: 1,
            seed: 1,
            margin: None,
            hang: None,
            adjudication: Adjudication::default(),
            sprt: None,
            tolerates: false,
            date: String::new(),
        }
    }

    /// Reads the games of this match that a file holds: those that are whole, each once. The rest is
    /// to be dropped.
    ///
    /// # Errors
    /// A whole game that is of another match.
    pub fn resume<V: Variant>(
        &self,
        openings: &Openings<V>,
        games: impl IntoIterator<Item = damier_pdn::Game>,
    ) -> Result<Vec<(damier_pdn::Game, GameReport)>, MatchError> {
        let heading = self.heading(openings);
        let mut whole: Vec<(damier_pdn::Game, GameReport)> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for game in games {
            let Some(report) = GameReport::read(&game).filter(|_| game.check().is_correct()) else {
                continue;
            };
            if let Some(difference) = heading.difference(&game) {
                return Err(MatchError::OtherMatch(difference));
            }
            if seen.insert(report.number) {
                whole.push((game, report));
            }
        }
        Ok(whole)
    }

    /// Plays the match, without the games that were played before.
    ///
    /// # Errors
    /// Engines that cannot play it or do not start, and games that cannot be kept.
    pub fn run<V: Variant>(
        &self,
        openings: &Openings<V>,
        before: &[GameReport],
        observer: &mut dyn Observer,
    ) -> Result<Summary, MatchError> {
        self.check::<V>()?;
        let state = Mutex::new(State::new(self, before, observer));
        let began = Instant::now();
        let referee = Referee {
            margin: Margin {
                clock: self.margin.unwrap_or(Self::CLOCK_MARGIN),
                move_time: self.margin.unwrap_or(Self::MOVE_MARGIN),
            },
            hang: self.hang,
            adjudication: self.adjudication,
        };
        let heading = self.heading(openings);
        thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                let work = || Crew::new(self, openings, &referee, &heading, &state).work();
                scope.spawn(work);
            }
        });
        let state = state
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        state.summary(self, &heading, began.elapsed())
    }

    /// The limit of an engine: its own, or that of the match.
    #[must_use]
    pub fn limit_of(&self, side: Side) -> Option<Limit> {
        let spec = &self.engines[side.index()];
        spec.limit().or(self.limit.filter(|_| spec.needs_limit()))
    }

    /// What to be warned of before the match begins.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let [a, b] = &self.engines;
        let limits = Side::BOTH.map(|side| self.limit_of(side));
        let is_same = a.is_same_engine(b) && limits[0] == limits[1];
        let mut warnings = Vec::new();
        if is_same && a.is_deterministic(limits[0]) {
            warnings.push(
                "both engines are the same and always play the same: both games of a pair will be \
                 the same, and say nothing"
                    .to_owned(),
            );
        }
        warnings
    }

    fn check<V: Variant>(&self) -> Result<(), MatchError> {
        for side in Side::BOTH {
            let spec = &self.engines[side.index()];
            let name = || spec.name().to_owned();
            let limit = self.limit_of(side);
            if spec.needs_limit() && limit.is_none() {
                return Err(MatchError::NoLimit { engine: name() });
            }
            let is_old = match spec.kind() {
                Kind::Hub(hub) => hub.dialect == crate::spec::Dialect::One,
                Kind::Dxp(_) => true,
                Kind::Own(_) | Kind::Greedy { .. } | Kind::Random => false,
            };
            if is_old && V::NAME != International::NAME {
                return Err(MatchError::OnlyInternational { engine: name() });
            }
            let has_no_nodes = is_old && matches!(limit, Some(Limit::Nodes(_)));
            let is_dxp = matches!(spec.kind(), Kind::Dxp(_));
            let has_no_depth = is_dxp && matches!(limit, Some(Limit::Depth(_)));
            if let Some(limit) = limit.filter(|_| has_no_nodes || has_no_depth) {
                return Err(MatchError::LimitNotKnown {
                    engine: name(),
                    limit,
                });
            }
        }
        Ok(())
    }

    fn heading<V: Variant>(&self, openings: &Openings<V>) -> Heading {
        let engine = |side: Side| {
            let text = self.engines[side.index()].text();
            match self.limit_of(side) {
                Some(limit) => format!("{text}, {limit}"),
                None => text.to_owned(),
            }
        };
        let [a, b] = [&self.engines[0], &self.engines[1]].map(|spec| spec.name().to_owned());
        let names = if a == b {
            [format!("{a} (A)"), format!("{b} (B)")]
        } else {
            [a, b]
        };
        Heading {
            names,
            engines: Side::BOTH.map(engine),
            terms: format!(
                "{} seed {}, {}{}",
                V::NAME,
                self.seed,
                openings.description(),
                self.adjudication
            ),
            date: self.date.clone(),
        }
    }
}
