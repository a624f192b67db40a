//! What the endgame tables say in a search.
//!
//! A position that a capture brings into the tables is looked into no further: its outcome is known,
//! and no draw counter has run yet that could change it. A game that stands in the tables already keeps
//! its outcome; where distances are asked for, and of kings against a lone king always, it is played by
//! them, as far as its counters allow.

use damier_endgame::{Outcome, PliesLeft, Tables, Verdict};
use damier_rules::{Color, Game, Move, Position, Variant};

use crate::root::RootMove;
use crate::search::{Search, Task};
use crate::{Endgames, Info, Score};

/// A win that the tables know, but not how long it takes, in hundredths of a man: more than any
/// evaluation, less than a win that the search sees to its end.
const KNOWN_WIN: i32 = 20_000;
/// The longest line given for a position in the tables, in plies.
const LINE: usize = 6;

/// What a move of a position in the tables leads to, under the draw counters of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Worth {
    Loss,
    /// A loss that the counters may turn into a draw before it comes.
    LateLoss,
    Draw,
    /// A win that the counters may turn into a draw before it comes.
    LateWin,
    Win,
}

impl<V: Variant> Search<V> {
    /// The score of a position that the tables know, unless the root is one of them.
    pub(crate) fn table_score(&self) -> Option<Score> {
        let position = self.frames[self.ply].keyed.position();
        let pieces = pieces(position);
        if pieces > self.tabled_pieces {
            return None;
        }
        let tables = self.tables?;
        let ply = i32::try_from(self.ply).unwrap_or(0);
        let outcome = tables.outcome(position)?;
        let is_seen = outcome == Outcome::Loss && !position.has_move();
        if outcome != Outcome::Draw && (pieces >= self.won_pieces || is_seen) {
            return None;
        }
        Some(match outcome {
            Outcome::Win => Score::from_centimen(KNOWN_WIN - ply),
            Outcome::Draw => Score::DRAW,
            Outcome::Loss => Score::from_centimen(ply - KNOWN_WIN),
        })
    }

    /// Asks the tables about the root. Moves that end worse than others are not looked at.
    pub(crate) fn ask_tables(&mut self, game: &Game<V>) {
        self.root_is_drawn = false;
        self.late_win = None;
        self.won_pieces = u32::MAX;
        self.tabled_pieces = self.tables.map_or(0, Tables::max_pieces);
        let Some(tables) = self.tables else { return };
        let position = game.position();
        if pieces(position) > self.tabled_pieces {
            return;
        }
        let asks_distances =
            self.limits.endgames == Endgames::Distances || is_against_lone_king(position);
        if asks_distances && let Some(moves) = tables.moves(position) {
            let best = self.take_verdicts(tables, position, &moves);
            if matches!(best, Some(Worth::LateWin | Worth::LateLoss)) {
                self.late_win = tables.late_win(game);
            }
            return;
        }
        let Some(best) = tables.outcome(position) else {
            return;
        };
        self.keep_root_moves(|mv| tables.outcome(&position.after(mv)) == Some(best.reversed()));
        match best {
            Outcome::Win => self.won_pieces = pieces(position),
            Outcome::Draw => self.root_is_drawn = true,
            Outcome::Loss => {}
        }
        if best != Outcome::Win {
            // The tables would say the same of every move: the search sees for itself.
            self.tabled_pieces = 0;
        }
    }

    fn keep_root_moves(&mut self, keeps: impl Fn(Move<V>) -> bool) {
        self.root.moves.retain(|root| keeps(root.mv));
        self.root.lines = self.root.lines.min(self.root.moves.len());
    }

    /// Orders the moves of the root by what they are worth, and gives the worth of the best. A win or a
    /// loss decides at once; among moves that draw the search decides.
    fn take_verdicts(
        &mut self,
        tables: &Tables<V>,
        position: &Position<V>,
        moves: &[(Move<V>, Verdict)],
    ) -> Option<Worth> {
        self.tabled_pieces = 0;
        let rank = |search: &Self, mv: Move<V>| {
            let found = moves.iter().find(|(other, _)| *other == mv);
            found.map_or((Worth::Loss, 0), |(_, verdict)| {
                search.rank(tables, mv, *verdict)
            })
        };
        let moves = self.root.moves.iter();
        let mut order: Vec<_> = moves
            .map(|root| (rank(self, root.mv), root.clone()))
            .collect();
        let key = self.frames[0].keyed;
        order.sort_by_key(|(rank, root)| std::cmp::Reverse((*rank, self.bonus(&key, root.mv))));
        let best = order.first().map(|((worth, _), _)| *worth);
        if best.is_none_or(|worth| worth == Worth::Draw) {
            self.keep_root_moves(|mv| {
                let mut all = order.iter();
                all.any(|((worth, _), root)| *worth == Worth::Draw && root.mv == mv)
            });
            self.root_is_drawn = true;
            return best;
        }
        let lines = self.root.lines;
        let told = order.into_iter().enumerate().map(|(at, (rank, root))| {
            if at < lines {
                known_move(tables, position, &root, rank, at + 1)
            } else {
                root
            }
        });
        self.root.moves = told.collect();
        self.root.line = self.root.lines;
        self.task = Task::Tell;
        best
    }

    /// How good a move of the root is by its verdict: its worth, and among moves of the same worth
    /// the nearest win and the farthest loss first.
    fn rank(&self, tables: &Tables<V>, mv: Move<V>, verdict: Verdict) -> (Worth, i32) {
        let plies = i32::from(verdict.plies.unwrap_or_default());
        let next = self.frames[0].keyed.after(mv);
        let counters = self.counters_after(0, mv, &next);
        let left = counters
            .each(&self.rules)
            .filter_map(|(limit, plies)| Some(limit.plies.saturating_sub(plies?)))
            .min();
        // A line that takes longer may set a counter back on its way.
        let in_time = left.is_none_or(|left| plies - 1 <= i32::from(left))
            || PliesLeft::of(&self.rules, &counters).is_some_and(|left| {
                let forced = tables.outcome_within(next.position(), left);
                forced == Some(verdict.outcome.reversed())
            });
        match (verdict.outcome, in_time) {
            (Outcome::Win, true) => (Worth::Win, -plies),
            (Outcome::Win, false) => (Worth::LateWin, -plies),
            (Outcome::Draw, _) => (Worth::Draw, 0),
            (Outcome::Loss, false) => (Worth::LateLoss, plies),
            (Outcome::Loss, true) => (Worth::Loss, plies),
        }
    }
}

/// A move of the root with what the tables know of it, as one of the lines that were asked for.
fn known_move<V: Variant>(
    tables: &Tables<V>,
    position: &Position<V>,
    root: &RootMove<V>,
    (worth, rank): (Worth, i32),
    line: usize,
) -> RootMove<V> {
    let mut pv = vec![root.mv];
    let mut after = position.after(root.mv);
    while pv.len() < LINE
        && let Some(&(mv, _)) = tables.moves(&after).as_ref().and_then(|all| all.first())
    {
        pv.push(mv);
        after = after.after(mv);
    }
    let plies = u16::try_from(rank.abs()).unwrap_or(u16::MAX);
    let info = Info {
        depth: u32::try_from(pv.len()).unwrap_or_default(),
        score: match worth {
            Worth::Win => Score::win_after(plies),
            Worth::Loss => Score::loss_after(plies),
            Worth::LateWin | Worth::Draw | Worth::LateLoss => Score::DRAW,
        },
        pv,
        line,
        nodes: root.info.nodes,
    };
    RootMove { info, ..*root }
}

/// Whether there are only kings, and one of the sides has one: every build knows the distances of these.
fn is_against_lone_king<V: Variant>(position: &Position<V>) -> bool {
    let kings = |color| position.kings(color).len();
    let (white, black) = (kings(Color::White), kings(Color::Black));
    white + black == pieces(position) && white.min(black) == 1
}

fn pieces<V: Variant>(position: &Position<V>) -> u32 {
    position.pieces(Color::White).len() + position.pieces(Color::Black).len()
}
