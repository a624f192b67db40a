//! The search as a whole: from one depth to the next, in slices of nodes.

use damier_rules::{Counters, DrawRules, Game, Keyed, Move, Variant};

use crate::evaluation::Evaluator;
use crate::frame::Frame;
use crate::ordering::Memory;
use crate::path::{Path, mix, reversible_plies};
use crate::{BestMove, Info, Limits, Score, Table};

/// The farthest that any line is followed, in plies from the root.
pub(crate) const MAX_PLY: usize = 160;
/// The deepest a search goes when nothing else stops it.
const MAX_DEPTH: i32 = 99;

/// What is to be done next with the position at the end of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Begin with the next depth at the root.
    Deepen,
    /// Look at it for the first time.
    Enter,
    /// Look at its next move.
    Next,
    /// Go back from it with its score.
    Leave(Score),
    /// Nothing: the search is over.
    Stop,
}

/// How far a search in slices has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress<V: Variant> {
    /// It goes on with the next slice.
    Running,
    /// It has ended with this move.
    Done(BestMove<V>),
}

/// Why a search paused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pause {
    /// As many nodes as asked for have been looked at.
    Nodes,
    /// One more depth is done.
    Depth,
    /// It is over.
    End,
}

/// A search that goes on in slices, whenever and as long as its owner wants.
///
/// It never runs by itself, calls nothing back and asks no clock, so that a browser can draw between
/// two slices. How it is sliced changes neither the move nor the number of nodes.
///
/// ```
/// use damier_engine::{Limits, Progress, Search, Table};
/// use damier_rules::{Game, International};
///
/// let game: Game<International> = Game::new();
/// let limits = Limits { nodes: Some(5_000), ..Limits::default() };
/// let mut search = Search::new(&game, limits, Table::with_mib(1)).expect("White can move");
/// let best = loop {
///     match search.advance(500) {
///         Progress::Running => {} // draw the board, look at the clock, ...
///         Progress::Done(best) => break best,
///     }
/// };
/// assert!(game.position().is_legal(best.mv));
/// ```
#[derive(Clone, Debug)]
pub struct Search<V: Variant> {
    pub(crate) rules: DrawRules,
    pub(crate) limits: Limits,
    pub(crate) table: Table,
    pub(crate) evaluator: Evaluator<V>,
    pub(crate) memory: Memory<V>,
    pub(crate) path: Path,
    /// The line that is being looked at; behind `ply` only memory to be used again.
    pub(crate) frames: Vec<Frame<V>>,
    pub(crate) ply: usize,
    pub(crate) nodes: u64,
    pub(crate) task: Task,
    /// The depth that is being looked at.
    pub(crate) depth: i32,
    /// What the last depth that was completed has found.
    best: BestMove<V>,
}

impl<V: Variant> Search<V> {
    /// A search of the position on the board of a game, with the draws that its history and its
    /// rules bring. It looks at nothing yet. Whether the game has ended, it does not ask.
    ///
    /// `None` if the side to move has no legal move.
    #[must_use]
    pub fn new(game: &Game<V>, limits: Limits, mut table: Table) -> Option<Self> {
        table.begin_search();
        let root = Frame::new(*game.keyed(), *game.counters(), reversible_plies(game));
        let empty = Frame::new(*game.keyed(), Counters::default(), 0);
        let mut frames = vec![empty; MAX_PLY + 1];
        frames[0] = root;
        let moves = game.position().legal_moves();
        let evaluator = Evaluator::new();
        let first = BestMove {
            mv: *moves.first()?,
            info: Info {
                depth: 0,
                score: evaluator.evaluate(game.position()),
                nodes: 0,
                pv: vec![moves[0]],
            },
        };
        frames[0].moves = moves;
        let is_forced = frames[0].moves.len() == 1;
        Some(Self {
            rules: *game.rules(),
            limits,
            table,
            evaluator,
            memory: Memory::new(MAX_PLY + 1),
            path: Path::of(game, MAX_PLY),
            frames,
            ply: 0,
            nodes: 0,
            task: if is_forced { Task::Stop } else { Task::Deepen },
            depth: 0,
            best: first,
        })
    }

    /// Looks at so many more positions, at least one, or fewer if that ends the search.
    ///
    /// An only move ends it at once.
    pub fn advance(&mut self, nodes: u64) -> Progress<V> {
        let until = self.nodes.saturating_add(nodes.max(1));
        loop {
            match self.run(until) {
                Pause::Depth => {}
                Pause::Nodes => return Progress::Running,
                Pause::End => return Progress::Done(self.best()),
            }
        }
    }

    /// The best move so far.
    #[must_use]
    pub fn best(&self) -> BestMove<V> {
        let mut best = self.best.clone();
        best.info.nodes = self.nodes;
        if self.task != Task::Stop {
            // The depth in progress begins with the best move of the last: what it has found is
            // better founded.
            self.take_root(&mut best);
        }
        best
    }

    /// Positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Ends the search, and gives its memory back for the next.
    #[must_use]
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Looks at positions until there are so many, or a depth is done, or all is done.
    pub(crate) fn run(&mut self, until: u64) -> Pause {
        loop {
            self.task = match self.task {
                Task::Stop => return Pause::End,
                Task::Deepen => self.deepen(),
                Task::Next => self.next(),
                Task::Leave(_) if self.ply == 0 => {
                    self.complete_depth();
                    return Pause::Depth;
                }
                Task::Leave(score) => self.leave(score),
                Task::Enter if self.limits.nodes.is_some_and(|most| self.nodes >= most) => {
                    self.best = self.best();
                    Task::Stop
                }
                Task::Enter if self.nodes >= until => return Pause::Nodes,
                Task::Enter => {
                    self.nodes += 1;
                    self.enter()
                }
            };
        }
    }

    /// Begins with the next depth, unless that is forbidden or useless.
    fn deepen(&mut self) -> Task {
        let deepest = self
            .limits
            .depth
            .and_then(|depth| i32::try_from(depth).ok())
            .map_or(MAX_DEPTH, |depth| depth.min(MAX_DEPTH));
        let end_in_sight = |plies: u16| i32::from(plies) <= self.depth;
        let is_decided = self
            .best
            .info
            .score
            .plies_to_end()
            .is_some_and(end_in_sight);
        if self.depth >= deepest || is_decided {
            return Task::Stop;
        }
        self.depth += 1;
        self.frames[0].begin(self.depth, Score::MIN, Score::MAX);
        Task::Enter
    }

    /// Keeps what a whole depth has found at the root.
    fn complete_depth(&mut self) {
        let mut best = self.best.clone();
        self.take_root(&mut best);
        best.info.depth = self.depth.unsigned_abs();
        best.info.nodes = self.nodes;
        self.best = best;
        self.task = Task::Deepen;
    }

    /// Takes over what stands at the root, if a move has been looked at there.
    fn take_root(&self, best: &mut BestMove<V>) {
        let root = &self.frames[0];
        if let (Some(_), Some(&mv)) = (root.best_at, root.pv.first()) {
            best.mv = mv;
            best.info.score = root.best.shifted(-root.best_bonus);
            best.info.pv.clone_from(&root.pv);
        }
    }

    /// The place of the best move so far in the list of legal moves of the root.
    pub(crate) fn best_at_root(&self) -> Option<usize> {
        let mv = self.best.mv;
        self.frames[0].moves.iter().position(|&other| other == mv)
    }

    /// How much better than it is a move of the root shall seem, by the seed of this search. It
    /// depends on the move itself, not on its place in a list.
    pub(crate) fn bonus(&self, keyed: &Keyed<V>, mv: Move<V>) -> i32 {
        let span = u64::from(self.limits.looseness_centimen) + 1;
        let ends = [mv.from(), mv.to()];
        let number = ends
            .into_iter()
            .chain(mv.captured().iter())
            .fold(mix(self.limits.seed) ^ keyed.key(), |number, square| {
                mix(number ^ u64::from(square.number()))
            });
        i32::try_from(number % span).unwrap_or_default()
    }

    pub(crate) fn counters_after(&self, ply: usize, mv: Move<V>, next: &Keyed<V>) -> Counters {
        self.frames[ply]
            .counters
            .after(&self.rules, mv, next.position())
    }
}
