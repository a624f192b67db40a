//! What the endgame tables say in a search.
//!
//! A position that a capture brings into the tables is looked into no further: its outcome is known,
//! and no draw counter has run yet that could change it. A game that stands in the tables already is
//! played by their distances, as far as its counters allow.

use damier_endgame::{Outcome, Tables, Verdict};
use damier_rules::{Game, Move, Position, Variant};

use crate::root::RootMove;
use crate::search::{Search, Task};
use crate::{Info, Score};

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
        if pieces(position) > self.tabled_pieces {
            return None;
        }
        let tables = self.tables?;
        let ply = i32::try_from(self.ply).unwrap_or(0);
        Some(match tables.outcome(position)? {
            Outcome::Win => Score::from_centimen(KNOWN_WIN - ply),
            Outcome::Draw => Score::DRAW,
            Outcome::Loss => Score::from_centimen(ply - KNOWN_WIN),
        })
    }

    /// Asks the tables about the root. A win or a loss decides at once; among moves that draw the
    /// search decides.
    pub(crate) fn ask_tables(&mut self, game: &Game<V>) {
        self.root_is_drawn = false;
        self.tabled_pieces = self.tables.map_or(0, Tables::max_pieces);
        let Some(tables) = self.tables else { return };
        if pieces(game.position()) > self.tabled_pieces {
            return;
        }
        let Some(moves) = tables.moves(game.position()) else {
            return;
        };
        // From here on the search sees for itself: the tables would say the same of every move.
        self.tabled_pieces = 0;
        let worth = |mv| {
            let found = moves.iter().find(|(other, _)| *other == mv);
            found.map_or((Worth::Loss, 0), |(_, verdict)| self.rank(mv, *verdict))
        };
        let mut ranked: Vec<_> = self.root.moves.iter().map(|root| worth(root.mv)).collect();
        let Some(best) = ranked.iter().map(|(worth, _)| *worth).max() else {
            return;
        };
        if best == Worth::Draw {
            let mut ranks = ranked.drain(..);
            self.root
                .moves
                .retain(|_| ranks.next().is_some_and(|(worth, _)| worth == best));
            self.root.lines = self.root.lines.min(self.root.moves.len());
            self.root_is_drawn = true;
            return;
        }
        let bonus = |mv| self.bonus(game.keyed(), mv);
        let mut order: Vec<_> = ranked.into_iter().zip(self.root.moves.clone()).collect();
        order.sort_by_key(|(rank, root)| std::cmp::Reverse((*rank, bonus(root.mv))));
        let lines = self.root.lines;
        let told = order.into_iter().enumerate().map(|(at, (rank, root))| {
            if at < lines {
                known_move(tables, game.position(), root, rank, at + 1)
            } else {
                root
            }
        });
        self.root.moves = told.collect();
        self.root.line = self.root.lines;
        self.task = Task::Tell;
    }

    /// How good a move of the root is by its verdict: its worth, and among moves of the same worth
    /// the nearest win and the farthest loss first.
    fn rank(&self, mv: Move<V>, verdict: Verdict) -> (Worth, i32) {
        let plies = i32::from(verdict.plies.unwrap_or_default());
        let next = self.frames[0].keyed.after(mv);
        let counters = self.counters_after(0, mv, &next);
        let left = counters
            .each(&self.rules)
            .filter_map(|(limit, plies)| Some(limit.plies.saturating_sub(plies?)))
            .min();
        let in_time = left.is_none_or(|left| plies - 1 <= i32::from(left));
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
    root: RootMove<V>,
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
        ..root.info
    };
    RootMove { info, ..root }
}

fn pieces<V: Variant>(position: &Position<V>) -> u32 {
    use damier_rules::Color::{Black, White};
    let all = position.pieces(White).len() + position.pieces(Black).len();
    u32::try_from(all).unwrap_or(u32::MAX)
}
