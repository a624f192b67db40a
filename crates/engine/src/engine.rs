//! A search from beginning to end, with a clock, threads and reports.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use damier_endgame::Tables;
use damier_rules::{Game, International, Variant};

use crate::busy::Busy;
use crate::evaluation::{Evaluation, Evaluator};
use crate::search::Pause;
use crate::{BestMove, Clock, Info, Level, Limits, Search, Table};

/// Finds moves, one search after another with the same memory.
///
/// ```
/// use damier_engine::{Engine, Limits, NoClock};
/// use damier_rules::{Game, Position};
/// use std::ops::ControlFlow;
///
/// // White gives a man, and then takes three.
/// let fen = "W:W27,29,32,37,40,49,50:B1,2,10,17,18,19";
/// let position: Position = Position::from_fen(fen).unwrap();
/// let game = Game::from_position(position);
/// let limits = Limits { nodes: Some(20_000), ..Limits::default() };
/// let mut depths = 0;
/// let best = Engine::new(1).search(&game, &limits, &NoClock, |info| {
///     depths = info.depth;
///     ControlFlow::Continue(())
/// });
/// assert_eq!(best.map(|best| position.move_text(best.mv)).as_deref(), Some("29-23"));
/// assert!(depths > 3);
/// ```
#[derive(Debug)]
pub struct Engine<V: Variant = International> {
    table: Table,
    evaluator: Arc<Evaluator<V>>,
    threads: usize,
    keeps_memory: bool,
    /// Endgame tables in place of those in the program.
    tables: Option<&'static Tables<V>>,
    /// A search that is over, whose memory is used again.
    spare: Option<Box<Search<V>>>,
    /// Those of the other threads.
    helpers: Vec<Box<Search<V>>>,
}

impl<V: Variant> Engine<V> {
    /// The most threads that can be asked for.
    pub const MAX_THREADS: usize = 256;

    /// An engine with a table of so many mebibytes, and one thread.
    #[must_use]
    pub fn new(hash_mib: usize) -> Self {
        Self {
            table: Table::with_mib(hash_mib),
            evaluator: Arc::new(Evaluator::new(Evaluation::built_in())),
            threads: 1,
            keeps_memory: false,
            tables: None,
            spare: None,
            helpers: Vec::new(),
        }
    }

    /// Unpacks the endgame tables of the game, which are in the program, for all engines of this
    /// process. Without it each part of them is unpacked when a search first asks it, and makes it
    /// wait: fewer nodes in the same time, but never another move. Takes up to some seconds.
    pub fn unpack_tables() {
        if let Some(tables) = damier_endgame::built_in::<V>() {
            tables.unpack();
        }
    }

    /// Sets endgame tables to ask in place of those in the program, such as tables of five pieces.
    pub fn set_tables(&mut self, tables: &'static Tables<V>) {
        self.change_tables(Some(tables));
        self.forget();
    }

    fn change_tables(&mut self, tables: Option<&'static Tables<V>>) -> Option<&'static Tables<V>> {
        if tables.is_some() || self.tables.is_some() {
            self.spare = None;
            self.helpers.clear();
        }
        std::mem::replace(&mut self.tables, tables)
    }

    /// Sets the size of the table in mebibytes; what it knew is forgotten.
    pub fn set_hash(&mut self, hash_mib: usize) {
        if self.table.size_mib() != Table::rounded_mib(hash_mib) {
            self.table = Table::with_mib(hash_mib);
        }
        self.forget();
    }

    /// Sets how many threads search at a time, from 1 to [`Engine::MAX_THREADS`]. More than one
    /// find different moves from run to run.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, Self::MAX_THREADS);
    }

    /// Sets how positions are valued; what was found out by other values is forgotten.
    pub fn set_evaluation(&mut self, evaluation: Evaluation<V>) {
        self.evaluator = Arc::new(Evaluator::new(evaluation));
        self.spare = None;
        self.helpers.clear();
        self.forget();
    }

    /// Sets whether a search knows what earlier ones found out, as in a game against others. It
    /// does not at first, so that the same position and limits give the same move.
    pub fn keep_memory(&mut self, keeps: bool) {
        self.keeps_memory = keeps;
    }

    /// Forgets what earlier searches found out, as before a new game.
    pub fn forget(&mut self) {
        self.table.begin_search(true);
    }

    /// Searches until a limit is reached, the clock stops it or `on_info` breaks, which is called
    /// for each line after each depth.
    ///
    /// The same game and limits give the same move and the same number of nodes with one thread and
    /// no memory kept, unless it is time or `on_info` that ends it. Returns `None` only if the side
    /// to move has no legal move.
    pub fn search(
        &mut self,
        game: &Game<V>,
        limits: &Limits,
        clock: &impl Clock,
        mut on_info: impl FnMut(&Info<V>) -> ControlFlow<()>,
    ) -> Option<BestMove<V>> {
        let mut search = self.begin(game, *limits)?;
        let best = if self.threads == 1 {
            let others = || 0;
            drive(&mut search, limits, clock, &mut on_info, &others)
        } else {
            self.search_in_threads(&mut search, game, limits, clock, &mut on_info)
        };
        self.spare = Some(search);
        Some(best)
    }

    fn search_in_threads(
        &mut self,
        search: &mut Search<V>,
        game: &Game<V>,
        limits: &Limits,
        clock: &impl Clock,
        on_info: &mut impl FnMut(&Info<V>) -> ControlFlow<()>,
    ) -> BestMove<V> {
        let is_over = AtomicBool::new(false);
        let helped: Vec<AtomicU64> = (1..self.threads).map(|_| AtomicU64::new(0)).collect();
        // Helpers share nothing but the table: what they find there speeds up the search that counts.
        let endless = Limits {
            depth: None,
            nodes: None,
            time: None,
            lines: 1,
            ..*limits
        };
        let busy = Arc::new(Busy::new());
        search.busy = Some(Arc::clone(&busy));
        let mut spares = std::mem::take(&mut self.helpers).into_iter();
        let (best, helpers) = std::thread::scope(|scope| {
            let mut threads = Vec::new();
            for (number, nodes) in helped.iter().enumerate() {
                let (is_over, table) = (&is_over, self.table.shared());
                let (spare, evaluator) = (spares.next(), Arc::clone(&self.evaluator));
                let (busy, tables) = (Arc::clone(&busy), self.tables);
                threads.push(scope.spawn(move || {
                    let mut other = match spare {
                        Some(spare) => spare.restart(game, endless, table)?,
                        None => Box::new(Search::new(game, endless, table, evaluator, tables)?),
                    };
                    other.busy = Some(busy);
                    other.skip_depths(number % 2);
                    while !is_over.load(Ordering::Relaxed)
                        && other.run(other.nodes() + Limits::NODES_BETWEEN_LOOKS) != Pause::End
                    {
                        nodes.store(other.nodes(), Ordering::Relaxed);
                    }
                    Some(other)
                }));
            }
            let others = || {
                helped
                    .iter()
                    .map(|nodes| nodes.load(Ordering::Relaxed))
                    .sum()
            };
            let best = drive(search, limits, clock, on_info, &others);
            is_over.store(true, Ordering::Relaxed);
            let ended = threads.into_iter().map(|thread| thread.join().ok());
            (best, ended.flatten().flatten().collect())
        });
        self.helpers = helpers;
        best
    }

    /// The same search in slices, by this thread alone; `None` if the side to move has no legal
    /// move.
    #[must_use]
    pub fn begin(&mut self, game: &Game<V>, limits: Limits) -> Option<Box<Search<V>>> {
        self.table.begin_search(!self.keeps_memory);
        let table = self.table.shared();
        if let Some(spare) = self.spare.take() {
            return spare.restart(game, limits, table);
        }
        let evaluator = Arc::clone(&self.evaluator);
        Search::new(game, limits, table, evaluator, self.tables).map(Box::new)
    }

    /// The move that a level plays, the same everywhere for the same game and seed, whatever the engine
    /// was set to. Its table is as large as [`Level::hash_mib`] says from then on.
    ///
    /// Returns `None` only if the side to move has no legal move.
    pub fn play(&mut self, game: &Game<V>, level: Level, seed: u64) -> Option<BestMove<V>> {
        let go_on = |_: &Info<V>| ControlFlow::Continue(());
        self.set_hash(level.hash_mib());
        let keeps_memory = std::mem::replace(&mut self.keeps_memory, false);
        let threads = std::mem::replace(&mut self.threads, 1);
        let tables = self.change_tables(None);
        let best = self.search(game, &level.limits::<V>(seed), &crate::NoClock, go_on);
        (self.keeps_memory, self.threads) = (keeps_memory, threads);
        self.change_tables(tables);
        best
    }
}

/// Runs a search until something ends it; `others` tells how many nodes other threads looked at.
fn drive<V: Variant>(
    search: &mut Search<V>,
    limits: &Limits,
    clock: &impl Clock,
    on_info: &mut impl FnMut(&Info<V>) -> ControlFlow<()>,
    others: &impl Fn() -> u64,
) -> BestMove<V> {
    loop {
        let pause = search.run(search.nodes().saturating_add(Limits::NODES_BETWEEN_LOOKS));
        let all_nodes = search.nodes() + others();
        let mut is_over = pause == Pause::End || clock.is_stopped();
        if pause == Pause::Depth {
            for info in search.lines() {
                let mut info = info.clone();
                info.nodes = all_nodes;
                is_over |= on_info(&info).is_break();
            }
        }
        if let Some(time) = limits.time {
            let most = if pause == Pause::Depth {
                time.soft
            } else {
                time.hard
            };
            is_over |= clock.now() >= most;
        }
        is_over |= limits.nodes.is_some_and(|most| all_nodes >= most);
        if is_over {
            let mut best = search.best();
            best.info.nodes = all_nodes;
            return best;
        }
    }
}

impl<V: Variant> Default for Engine<V> {
    fn default() -> Self {
        Self::new(Table::DEFAULT_MIB)
    }
}
