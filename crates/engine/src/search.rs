//! The search as a whole: from one depth to the next, in slices of nodes.

use std::cell::RefCell;
use std::sync::Arc;

use damier_endgame::{LateWin, Tables};
use damier_rules::{
    Color, Condition, Counters, DrawRules, Game, Keyed, Limit, Move, Position, Variant,
};

use crate::busy::Busy;
use crate::evaluation::{Evaluator, material};
use crate::frame::Frame;
use crate::network::Units;
use crate::ordering::Memory;
use crate::path::{Path, mix, reversible_plies};
use crate::root::Root;
use crate::tuning::give_up_to_depth;
use crate::{BestMove, Endgames, Info, Limits, Score, Table};

/// The farthest that any line is followed, in plies from the root.
pub(crate) const MAX_PLY: usize = 160;
/// The deepest a search goes when nothing else stops it.
const MAX_DEPTH: i32 = 99;

/// What is to be done next with the position at the end of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Begin with the next look at the root.
    Deepen,
    /// Look at it for the first time.
    Enter,
    /// Look at its next move.
    Next,
    /// Go back from it with its score.
    Leave(Score),
    /// Report what the tables know, and stop.
    Tell,
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
/// two slices. How it is sliced changes neither the move nor the number of nodes. An
/// [`Engine`](crate::Engine) begins it.
///
/// ```
/// use damier_engine::{Engine, Limits, Progress};
/// use damier_rules::{Game, International};
///
/// let game: Game<International> = Game::new();
/// let limits = Limits { nodes: Some(5_000), ..Limits::default() };
/// let mut search = Engine::new(1).begin(&game, limits).expect("White can move");
/// let best = loop {
///     match search.advance(500) {
///         Progress::Running => {} // draw the board, look at the clock, ...
///         Progress::Done(best) => break best,
///     }
/// };
/// assert!(game.position().is_legal(best.mv));
/// ```
#[derive(Debug)]
pub struct Search<V: Variant> {
    pub(crate) rules: DrawRules,
    pub(crate) limits: Limits,
    pub(crate) table: Table,
    pub(crate) evaluator: Arc<Evaluator<V>>,
    /// What the network had added up for the last positions valued, by the side to move: most differ little
    /// from the next.
    units: RefCell<[Units; 2]>,
    pub(crate) memory: Memory<V>,
    pub(crate) path: Path,
    /// The line that is being looked at; behind `ply` only memory to be used again.
    pub(crate) frames: Vec<Frame<V>>,
    pub(crate) ply: usize,
    pub(crate) nodes: u64,
    pub(crate) task: Task,
    /// The depth that is being looked at.
    pub(crate) depth: i32,
    pub(crate) root: Root<V>,
    /// The counters of positions in which none of them has begun to count.
    pub(crate) at_rest: Counters,
    /// Whether no counter runs while there is no king.
    only_kings_count: bool,
    /// Whether captures behind the depth looked at are overlooked in this position.
    pub(crate) overlooks: bool,
    /// The endgame tables to ask in place of those in the program.
    own_tables: Option<&'static Tables<V>>,
    /// The endgame tables, if this search asks them.
    pub(crate) tables: Option<&'static Tables<V>>,
    /// They are asked about positions with so many pieces at most.
    pub(crate) tabled_pieces: u32,
    /// Wins and losses are looked into where a position has so many pieces or more.
    pub(crate) won_pieces: u32,
    /// Whether the tables know the root to be a draw.
    pub(crate) root_is_drawn: bool,
    pub(crate) late_win: Option<LateWin>,
    /// See [`give_up_to_depth`].
    pub(crate) give_up_to_depth: i32,
    /// What the threads of this search are looking at, if there is more than one.
    pub(crate) busy: Option<Arc<Busy>>,
    /// The best move of the last depth that was completed.
    completed: BestMove<V>,
}

impl<V: Variant> Search<V> {
    /// A search of the position on the board of a game, with the draws that its history and its
    /// rules bring. It looks at nothing yet. Whether the game has ended, it does not ask.
    ///
    /// `None` if the side to move has no legal move.
    pub(crate) fn new(
        game: &Game<V>,
        limits: Limits,
        table: Table,
        evaluator: Arc<Evaluator<V>>,
        own_tables: Option<&'static Tables<V>>,
    ) -> Option<Self> {
        let moves = game.position().legal_moves();
        let root = Root::new(&moves, evaluator.evaluate(game.position()), limits.lines)?;
        let empty = Frame::new(*game.keyed(), Counters::default(), 0);
        let mut search = Self {
            rules: *game.rules(),
            limits,
            table,
            evaluator,
            units: RefCell::default(),
            memory: Memory::new(MAX_PLY + 2),
            path: Path::of(game, MAX_PLY + 1),
            frames: vec![empty; MAX_PLY + 2],
            ply: 0,
            nodes: 0,
            task: Task::Stop,
            depth: 0,
            completed: BestMove {
                mv: root.moves[0].mv,
                info: root.moves[0].info.clone(),
            },
            root,
            at_rest: Counters::default(),
            only_kings_count: false,
            overlooks: false,
            own_tables,
            tables: None,
            tabled_pieces: 0,
            won_pieces: 0,
            root_is_drawn: false,
            late_win: None,
            give_up_to_depth: give_up_to_depth(V::NAME),
            busy: None,
        };
        search.set_up(game);
        Some(search)
    }

    /// Begins anew with the position of a game, in the memory that is there.
    pub(crate) fn restart(
        mut self: Box<Self>,
        game: &Game<V>,
        limits: Limits,
        table: Table,
    ) -> Option<Box<Self>> {
        let moves = game.position().legal_moves();
        let score = self.evaluator.evaluate(game.position());
        self.root = Root::new(&moves, score, limits.lines)?;
        self.rules = *game.rules();
        self.limits = limits;
        self.table = table;
        self.busy = None;
        self.memory.clear();
        self.path = Path::of(game, MAX_PLY + 1);
        self.set_up(game);
        Some(self)
    }

    /// Begins at a depth later than the first, to look at other things than other threads do.
    pub(crate) fn skip_depths(&mut self, depths: usize) {
        self.depth = i32::try_from(depths).unwrap_or_default();
        self.root.line = self.root.lines;
    }

    fn set_up(&mut self, game: &Game<V>) {
        let root = &mut self.frames[0];
        root.keyed = *game.keyed();
        root.counters = *game.counters();
        root.reversible = reversible_plies(game);
        root.last = None;
        game.position().moves_into(&mut root.moves);
        (self.ply, self.nodes, self.depth) = (0, 0, 0);
        self.at_rest = Counters::at_start(&self.rules, &Position::<V>::start());
        let counts_men = |limit: &Limit| limit.condition == Condition::NoCapture;
        self.only_kings_count = !self.rules.limits.iter().any(counts_men);
        let one_in = u64::from(self.limits.overlooks_one_in);
        let lot = mix(mix(self.limits.seed) ^ game.keyed().key());
        self.overlooks = one_in > 0 && lot.is_multiple_of(one_in);
        self.root_is_drawn = false;
        self.late_win = None;
        let is_forced = self.root.moves.len() == 1 && !self.limits.think_on_only_move;
        self.task = if is_forced { Task::Stop } else { Task::Deepen };
        self.tables = match self.limits.endgames {
            Endgames::Unknown => None,
            Endgames::Outcomes | Endgames::Distances => {
                self.own_tables.or_else(damier_endgame::built_in)
            }
        };
        if !is_forced {
            self.ask_tables(game);
        }
        let first = &self.root.moves[0];
        self.completed = BestMove {
            mv: first.mv,
            info: first.info.clone(),
        };
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
        let mut best = self.completed.clone();
        let first = &self.root.moves[0];
        // A depth in progress begins with the best move of the last, so what it has found to be
        // better is better founded. Beside the first line it looks at others.
        if self.root.line == 0 && first.info.nodes > best.info.nodes {
            best.mv = first.mv;
            best.info.score = first.info.score;
            best.info.pv.clone_from(&first.info.pv);
        }
        best.info.nodes = self.nodes;
        best
    }

    /// The best moves of the last depth that was completed, as many as were asked for.
    pub fn lines(&self) -> impl Iterator<Item = &Info<V>> {
        let lines = self.root.moves[..self.root.lines].iter();
        lines.map(|root| &root.info).filter(|info| info.depth > 0)
    }

    /// Whether the endgame tables know that the position searched is a draw with best play.
    #[must_use]
    pub fn is_known_draw(&self) -> bool {
        self.root_is_drawn
    }

    /// Whether the endgame tables know the position searched to be won or lost, but not within what the
    /// draw counters of its game leave.
    #[must_use]
    pub fn late_win(&self) -> Option<LateWin> {
        self.late_win
    }

    /// Positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Looks at positions until there are so many, or a depth is done, or all is done.
    pub(crate) fn run(&mut self, until: u64) -> Pause {
        loop {
            self.task = match self.task {
                Task::Stop => return Pause::End,
                Task::Tell => {
                    self.task = Task::Stop;
                    return Pause::Depth;
                }
                Task::Deepen => self.deepen(),
                Task::Next => self.next(),
                Task::Leave(score) if self.ply == 0 => {
                    self.task = Task::Deepen;
                    if self.complete(score) {
                        return Pause::Depth;
                    }
                    Task::Deepen
                }
                Task::Leave(score) => self.leave(score),
                Task::Enter if self.limits.nodes.is_some_and(|most| self.nodes >= most) => {
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

    /// Begins with the next look at the root: wider bounds, the next line or the next depth, unless
    /// that is forbidden or useless.
    fn deepen(&mut self) -> Task {
        if self.root.is_done() || self.depth == 0 {
            let deepest = self
                .limits
                .depth
                .and_then(|depth| i32::try_from(depth).ok())
                .map_or(MAX_DEPTH, |depth| depth.min(MAX_DEPTH));
            if self.depth >= deepest || self.is_decided() {
                return Task::Stop;
            }
            self.depth += 1;
            self.root
                .begin(self.depth, self.limits.looseness_centimen == 0);
        }
        self.frames[0].begin(self.depth, self.root.alpha, self.root.beta);
        Task::Enter
    }

    /// Whether nothing deeper can change the result.
    fn is_decided(&self) -> bool {
        let end_in_sight = |plies: u16| i32::from(plies) <= self.depth;
        let scores = self.root.moves[..self.root.lines].iter();
        scores
            .map(|root| root.info.score.plies_to_end())
            .all(|plies| plies.is_some_and(end_in_sight))
    }

    /// Keeps what a look at the root has found, and says whether it completes the depth.
    fn complete(&mut self, score: Score) -> bool {
        let line = self.root.line;
        if self.root.looks_at_rest() {
            self.root.take_better(self.depth);
        } else if self.root.widen(score) {
            return false;
        } else {
            self.root.moves[line].info.depth = self.depth.unsigned_abs();
            self.root.moves[line].info.line = line + 1;
            self.root
                .go_on(self.depth, self.limits.looseness_centimen == 0);
        }
        let is_done = self.root.is_done();
        if is_done {
            self.root.sort_lines();
        }
        if is_done || line == 0 {
            let best = &self.root.moves[0];
            self.completed = BestMove {
                mv: best.mv,
                info: best.info.clone(),
            };
        }
        is_done
    }

    /// Takes note of a better move at the root.
    pub(crate) fn note_root(&mut self, at: u16) {
        if self.root.looks_at_rest() {
            return self.root.note_better(at);
        }
        let frame = &self.frames[0];
        let info = Info {
            depth: self.root.moves[self.root.line].info.depth,
            score: if self.root_is_drawn {
                Score::DRAW
            } else {
                frame.best.shifted(-frame.best_bonus)
            },
            nodes: self.nodes,
            pv: frame.pv.clone(),
            line: self.root.line + 1,
        };
        self.root.promote(at, info);
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

    /// What a position is worth where it is looked into no further, as this search sees it.
    pub(crate) fn value(&self, position: &Position<V>) -> Score {
        let units = &mut self.units.borrow_mut()[usize::from(position.turn() == Color::Black)];
        let score = self.evaluator.evaluate_from(position, units);
        let coarseness = i32::from(self.limits.coarseness_percent.min(100));
        if coarseness == 0 {
            return score;
        }
        let seen = score.centimen().unwrap_or_default();
        let counted = material(position);
        Score::from_centimen((seen * (100 - coarseness) + counted * coarseness) / 100)
    }

    /// The draw counters behind a move.
    pub(crate) fn counters_after(&self, ply: usize, mv: Move<V>, next: &Keyed<V>) -> Counters {
        let counters = &self.frames[ply].counters;
        let position = next.position();
        let has_kings = |color| !position.kings(color).is_empty();
        if self.only_kings_count
            && *counters == self.at_rest
            && !has_kings(position.turn())
            && !has_kings(!position.turn())
        {
            // Only kings can be counted: this is so nearly everywhere.
            return *counters;
        }
        counters.after(&self.rules, mv, position)
    }
}
