//! What depends on how the engine is asked to think; everything else deals in texts and times.

use std::ops::ControlFlow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use damier_engine::{
    Allotment, BestMove, Clock, Endgames, Engine, Info, Level, Limits, Score, Table, TimeLeft,
};
use damier_protocol::hub;
use damier_rules::{Game, Variant};

/// The largest table, in mebibytes.
pub(crate) const MAX_HASH_MIB: usize = Table::MAX_MIB;
/// The most threads.
pub(crate) const MAX_THREADS: usize = Engine::<damier_rules::International>::MAX_THREADS;

/// A level with the same moves for the same game everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strength(Level);

/// Chooses among a level's equally good moves.
const SEED: u64 = 1;

impl Strength {
    pub(crate) fn named(name: &str) -> Option<Self> {
        Level::named(name).map(Self)
    }

    /// The mebibytes of memory that it searches with.
    pub(crate) const fn hash_mib(self) -> usize {
        self.0.hash_mib()
    }
}

/// The levels that a parameter offers: `1` to `8`, as far as there are, and those with names.
pub(crate) fn level_names() -> impl Iterator<Item = &'static str> {
    let names = [
        "1", "2", "3", "4", "5", "6", "7", "8", "easy", "normal", "expert",
    ];
    names
        .into_iter()
        .filter(|name| Level::named(name).is_some())
}

/// Tells a search from outside when its clock starts and when it ends.
#[derive(Debug)]
pub(crate) struct Signals {
    begun: Instant,
    clock_started: OnceLock<Instant>,
    is_stopped: AtomicBool,
}

impl Signals {
    /// For a search that begins now; while it ponders its clock stands still.
    pub(crate) fn new(is_pondering: bool) -> Self {
        let begun = Instant::now();
        let clock_started = OnceLock::new();
        if !is_pondering {
            let _ = clock_started.set(begun);
        }
        Self {
            begun,
            clock_started,
            is_stopped: AtomicBool::new(false),
        }
    }

    pub(crate) fn start_clock(&self) {
        // It runs already if it was started before.
        let _ = self.clock_started.set(Instant::now());
    }

    pub(crate) fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

impl Clock for Signals {
    fn now(&self) -> Duration {
        let started = self.clock_started.get();
        started.map_or(Duration::ZERO, Instant::elapsed)
    }

    fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }
}

/// How to think about one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) level: hub::Level,
    pub(crate) lines: usize,
    pub(crate) is_analysis: bool,
    /// In place of the limits, a level.
    pub(crate) strength: Option<Strength>,
}

impl Wish {
    fn limits(&self) -> Limits {
        Limits {
            depth: self.level.depth,
            nodes: self.level.nodes,
            time: allotment(&self.level),
            lines: self.lines,
            think_on_only_move: self.is_analysis,
            endgames: Endgames::Distances,
            ..Limits::default()
        }
    }
}

/// The time for a move: what was set for it, or its share of what is left, whichever is less.
fn allotment(level: &hub::Level) -> Option<Allotment> {
    let fixed = level.move_time.map(Allotment::exactly);
    let share = (level.time.is_some() || level.inc.is_some()).then(|| {
        TimeLeft {
            left: level.time.unwrap_or_default(),
            increment: level.inc.unwrap_or_default(),
            moves: level.moves.filter(|moves| *moves > 0),
        }
        .allotment()
    });
    match (fixed, share) {
        (Some(fixed), Some(share)) => Some(Allotment {
            soft: fixed.soft.min(share.soft),
            hard: fixed.hard.min(share.hard),
        }),
        (fixed, share) => fixed.or(share),
    }
}

/// An engine for one game, which remembers what it found until it is told to forget.
pub(crate) fn engine<V: Variant>(hash_mib: usize, threads: usize) -> Engine<V> {
    // In the background: a first search may begin before the tables are unpacked.
    std::thread::spawn(Engine::<V>::unpack_tables);
    let mut engine = Engine::new(hash_mib);
    engine.set_threads(threads);
    engine.keep_memory(true);
    engine
}

/// Thinks until a limit or a signal ends it. `None` if the side to move cannot move.
pub(crate) fn think<V: Variant>(
    engine: &mut Engine<V>,
    game: &Game<V>,
    wish: &Wish,
    signals: &Signals,
    mut report: impl FnMut(hub::Info),
) -> Option<BestMove<V>> {
    if let Some(Strength(level)) = wish.strength
        && !wish.is_analysis
    {
        let best = engine.play(game, level, SEED)?;
        report(hub_info(game, &best.info, 1, signals.begun.elapsed()));
        return Some(best);
    }
    engine.search(game, &wish.limits(), signals, |info| {
        report(hub_info(game, info, wish.lines, signals.begun.elapsed()));
        ControlFlow::Continue(())
    })
}

/// The report of a search as Hub writes it.
fn hub_info<V: Variant>(game: &Game<V>, info: &Info<V>, lines: usize, time: Duration) -> hub::Info {
    let mut position = *game.position();
    let mut pv = Vec::with_capacity(info.pv.len());
    for &mv in &info.pv {
        pv.push(position.hub_move(mv));
        position = position.after(mv);
    }
    hub::Info {
        multi_pv: (lines > 1).then(|| u32::try_from(info.line).unwrap_or(u32::MAX)),
        depth: Some(info.depth),
        mean_depth: None,
        max_depth: None,
        score: Some(men(info.score)),
        nodes: Some(info.nodes),
        time: Some(Duration::from_millis(
            u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        )),
        nps: Some(millions_a_second(info.nodes, time)),
        pv,
    }
}

/// The least score of a forced win, and one more than the greatest that is none.
const FORCED_WIN: f64 = 90.0;

/// A score in men, from the side to move. A forced win is 100 less a hundredth for each ply.
fn men(score: Score) -> f64 {
    let Some(centimen) = score.centimen() else {
        let plies = f64::from(score.plies_to_end().unwrap_or(u16::MAX));
        let win = (100.0 - plies / 100.0).max(FORCED_WIN);
        return if score.is_win() { win } else { -win };
    };
    (f64::from(centimen) / 100.0).clamp(1.0 - FORCED_WIN, FORCED_WIN - 1.0)
}

/// With one decimal, and 0 before a millisecond has passed.
fn millions_a_second(nodes: u64, time: Duration) -> f64 {
    let micros = time.as_micros();
    if micros < 1000 {
        return 0.0;
    }
    let tenths = u128::from(nodes) * 10 / micros;
    f64::from(u32::try_from(tenths).unwrap_or(u32::MAX)) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_in_men_and_wins_near_a_hundred() {
        let near = |score, expected: f64| (men(score) - expected).abs() < 1e-9;
        assert!(near(Score::from_centimen(-125), -1.25));
        assert!(near(Score::win_after(5), 99.95));
        assert!(near(Score::loss_after(5), -99.95));
        assert!(near(Score::win_after(2000), 90.0));
        assert!(near(Score::from_centimen(29_000), 89.0));
    }

    #[test]
    fn speed_is_in_millions() {
        let near = |speed: f64, expected: f64| (speed - expected).abs() < 1e-9;
        assert!(near(
            millions_a_second(31_261_613, Duration::from_millis(3906)),
            8.0
        ));
        assert!(near(millions_a_second(5, Duration::ZERO), 0.0));
    }

    #[test]
    fn the_clock_stands_still_while_pondering() {
        let signals = Signals::new(true);
        assert_eq!(signals.now(), Duration::ZERO);
        signals.start_clock();
        std::thread::sleep(Duration::from_millis(2));
        assert!(signals.now() > Duration::ZERO);
    }

    #[test]
    fn the_tighter_of_two_times_counts() {
        let level = hub::Level {
            move_time: Some(Duration::from_secs(9)),
            time: Some(Duration::from_secs(3)),
            ..hub::Level::default()
        };
        let allotted = allotment(&level).expect("a time");
        assert!(allotted.hard < Duration::from_secs(3));
        assert!(allotment(&hub::Level::default()).is_none());
    }
}
