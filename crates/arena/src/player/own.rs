//! Our own engine, in this process.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use damier_engine::{
    Allotment, BestMove, Clock, Endgames, Engine, Evaluation, Info, Level, Limits, Score, TimeLeft,
};
use damier_rules::Variant;

use super::{Allowance, Answer, Breach, BreachKind, Note, Player, Reply, Setting, Turn, WON};
use crate::endgames::endgames_in;
use crate::spec::{Own, Valuation};

pub(super) struct OwnEngine<V: Variant> {
    engine: Engine<V>,
    level: Option<Level>,
    seed: u64,
}

impl<V: Variant> OwnEngine<V> {
    pub(super) fn start(settings: &Own) -> Result<Self, Breach> {
        let mut engine = Engine::new(settings.hash_mib);
        match &settings.endgames {
            None => Engine::<V>::unpack_tables(),
            Some(folder) => {
                let tables = endgames_in(Path::new(folder));
                let tables = tables.map_err(|reason| Breach::new(BreachKind::Crash, reason))?;
                tables.unpack();
                engine.set_tables(tables);
            }
        }
        engine.set_threads(settings.threads);
        engine.keep_memory(settings.keeps_memory);
        match &settings.evaluation {
            Valuation::BuiltIn => {}
            Valuation::HandMade => engine.set_evaluation(Evaluation::HandMade),
            Valuation::File(file) => engine.set_evaluation(evaluation(file)?),
        }
        Ok(Self {
            engine,
            level: settings.level,
            seed: 0,
        })
    }

    fn search(&mut self, turn: &Turn<'_, V>, began: Instant) -> Option<BestMove<V>> {
        if let Some(level) = self.level {
            return self.engine.play(turn.game, level, self.seed);
        }
        let limits = limits(turn.allowance);
        let go_on = |_: &Info<V>| ControlFlow::Continue(());
        self.engine
            .search(turn.game, &limits, &WallClock(began), go_on)
    }
}

impl<V: Variant> Player<V> for OwnEngine<V> {
    fn begin(&mut self, setting: &Setting<'_, V>) -> Result<(), Breach> {
        self.engine.forget();
        self.seed = setting.seed;
        Ok(())
    }

    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach> {
        let began = Instant::now();
        let best = self.search(turn, began);
        let used = began.elapsed();
        Ok(match best {
            Some(best) => Answer {
                reply: Reply::Move(best.mv),
                used,
                note: note(&best.info),
            },
            None => Answer {
                reply: Reply::Illegal("no move".to_owned()),
                used,
                note: Note::default(),
            },
        })
    }
}

fn evaluation<V: Variant>(file: &str) -> Result<Evaluation<V>, Breach> {
    let refused = |reason: String| Breach::new(BreachKind::Crash, format!("{file}: {reason}"));
    let bytes = std::fs::read(file).map_err(|error| refused(error.to_string()))?;
    Evaluation::from_bytes(&bytes).map_err(|error| refused(error.to_string()))
}

struct WallClock(Instant);

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

fn limits(allowance: Allowance) -> Limits {
    let mut limits = Limits {
        endgames: Endgames::Distances,
        ..Limits::default()
    };
    match allowance {
        Allowance::Own => {}
        Allowance::Time(time) => limits.time = Some(Allotment::exactly(time)),
        Allowance::Nodes(nodes) => limits.nodes = Some(nodes),
        Allowance::Depth(depth) => limits.depth = Some(depth),
        Allowance::Clock(clock) => {
            let left = TimeLeft {
                left: clock.left,
                increment: clock.increment(),
                moves: clock.moves,
            };
            limits.time = Some(left.allotment());
        }
    }
    limits
}

fn note<V: Variant>(info: &Info<V>) -> Note {
    Note {
        score: Some(men(info.score)),
        depth: Some(info.depth),
        nodes: Some(info.nodes),
    }
}

fn men(score: Score) -> f64 {
    match score.centimen() {
        Some(centimen) => f64::from(centimen) / 100.0,
        None if score.is_win() => WON,
        None => -WON,
    }
}
