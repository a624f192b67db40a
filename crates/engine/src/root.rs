//! The moves of the position that is searched, with what is known of each.

use damier_rules::{Move, Variant};

use crate::tuning::{EXPECT_FROM_DEPTH, EXPECT_WITHIN};
use crate::{Info, Score};

/// One move of the root.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<V: Variant> {
    pub(crate) mv: Move<V>,
    /// Its place in the list of legal moves.
    pub(crate) at: u16,
    /// What the last look at it as one of the best has found; its depth is 0 before.
    pub(crate) info: Info<V>,
}

/// The moves of the root, the best first.
#[derive(Clone, Debug)]
pub(crate) struct Root<V: Variant> {
    pub(crate) moves: Vec<RootMove<V>>,
    /// How many of the best are wanted.
    pub(crate) lines: usize,
    /// Which of them is being looked for, from 0.
    pub(crate) line: usize,
    /// Whether several lines are looked at one move after the other, and then all other moves together.
    one_by_one: bool,
    /// The look at all other moves: whether one of them is better than the worst of the lines.
    rest: Option<Rest>,
    /// The bounds within which its score is expected, and how far they are from the middle.
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
    within: i32,
}

/// The look at the moves that are none of the lines.
#[derive(Clone, Copy, Debug, Default)]
struct Rest {
    /// One that is better, by its place in the list of legal moves.
    better: Option<u16>,
    /// How many became lines at this depth. Scores of two looks may disagree, so there is a limit.
    taken: usize,
}

impl<V: Variant> Root<V> {
    /// The root of a search that has looked at nothing, or `None` without a move.
    pub(crate) fn new(moves: &[Move<V>], score: Score, lines: usize) -> Option<Self> {
        let moves: Vec<_> = (0..)
            .zip(moves)
            .map(|(at, &mv)| RootMove {
                mv,
                at,
                info: Info {
                    depth: 0,
                    score,
                    nodes: 0,
                    pv: vec![mv],
                    line: 1,
                },
            })
            .collect();
        let lines = lines.clamp(1, moves.len().max(1));
        (!moves.is_empty()).then_some(Self {
            moves,
            lines,
            line: 0,
            one_by_one: false,
            rest: None,
            alpha: Score::MIN,
            beta: Score::MAX,
            within: EXPECT_WITHIN,
        })
    }

    /// The moves that are looked at: the one of a line, those that are none, or all behind the better ones found
    /// already.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = &RootMove<V>> {
        let end = if self.one_by_one && self.line < self.lines {
            self.line + 1
        } else {
            self.moves.len()
        };
        self.moves[self.line..end].iter()
    }

    /// Whether all looks of a depth are done.
    pub(crate) fn is_done(&self) -> bool {
        self.line >= self.lines && self.rest.is_none()
    }

    /// Whether it is only asked if a move is better than the lines, and not by how much.
    pub(crate) fn looks_at_rest(&self) -> bool {
        self.rest.is_some() && self.line >= self.lines
    }

    /// Begins with the first line of a depth.
    pub(crate) fn begin(&mut self, depth: i32, is_exact: bool) {
        self.line = 0;
        self.rest = None;
        self.one_by_one = self.lines > 1 && depth >= EXPECT_FROM_DEPTH && is_exact;
        self.expect(depth, is_exact);
    }

    /// Goes on behind a line: to the next, or to the moves that are none.
    pub(crate) fn go_on(&mut self, depth: i32, is_exact: bool) {
        self.line += 1;
        if self.line < self.lines {
            self.expect(depth, is_exact);
        } else if self.one_by_one && self.lines < self.moves.len() {
            let taken = self.rest.map_or(0, |rest| rest.taken);
            self.rest = (taken < self.moves.len()).then_some(Rest {
                better: None,
                taken,
            });
            let lines = self.moves[..self.lines].iter();
            let worst = lines.map(|root| root.info.score).min();
            self.alpha = worst.unwrap_or(Score::MIN);
            self.beta = self.alpha.just_above();
        } else {
            self.rest = None;
        }
    }

    /// Takes note of a move that is better than the worst of the lines.
    pub(crate) fn note_better(&mut self, at: u16) {
        if let Some(rest) = &mut self.rest {
            rest.better = Some(at);
        }
    }

    /// Puts the move that turned out to be better in the place of the worst line, to be looked at as one.
    pub(crate) fn take_better(&mut self, depth: i32) {
        let better = self.rest.and_then(|rest| rest.better);
        let place = better.and_then(|at| self.moves.iter().position(|root| root.at == at));
        let (Some(place), Some(rest)) = (place, &mut self.rest) else {
            self.rest = None;
            return;
        };
        rest.taken += 1;
        rest.better = None;
        let lines = self.moves[..self.lines].iter().enumerate();
        let worst = lines.min_by_key(|(_, root)| root.info.score);
        let worst = worst.map_or(self.lines - 1, |(worst, _)| worst);
        self.moves[worst..self.lines].rotate_left(1);
        self.moves.swap(self.lines - 1, place);
        self.line = self.lines - 1;
        self.moves[self.line].info.score = self.beta;
        self.expect(depth, true);
    }

    /// Sets the bounds for the look at a depth.
    fn expect(&mut self, depth: i32, is_exact: bool) {
        let before = self.moves[self.line].info.score;
        self.within = EXPECT_WITHIN;
        if depth < EXPECT_FROM_DEPTH || !is_exact || before.centimen().is_none() {
            (self.alpha, self.beta) = (Score::MIN, Score::MAX);
        } else {
            self.alpha = before.shifted(-self.within);
            self.beta = before.shifted(self.within);
        }
    }

    /// Widens the bounds that a score has turned out to lie beyond; says whether it did.
    pub(crate) fn widen(&mut self, score: Score) -> bool {
        let is_low = score <= self.alpha && self.alpha > Score::MIN;
        let is_high = score >= self.beta && self.beta < Score::MAX;
        if is_low || is_high {
            self.within *= 2;
            let is_far = self.within > 100 * EXPECT_WITHIN || score.centimen().is_none();
            if is_low {
                let lower = score.shifted(-self.within);
                self.alpha = if is_far { Score::MIN } else { lower };
            } else {
                let higher = score.shifted(self.within);
                self.beta = if is_far { Score::MAX } else { higher };
            }
        }
        is_low || is_high
    }

    /// Puts a move before those that are looked at with it, with what was found.
    ///
    /// A move that turns out better than was expected has no line behind it until it is looked at again: the
    /// line that it had stays until then.
    pub(crate) fn promote(&mut self, at: u16, mut info: Info<V>) {
        let place = self.moves[self.line..]
            .iter()
            .position(|root| root.at == at);
        if let Some(place) = place {
            self.moves[self.line..=self.line + place].rotate_right(1);
            let root = &mut self.moves[self.line];
            if info.pv.len() == 1 && root.info.pv.first() == info.pv.first() {
                std::mem::swap(&mut info.pv, &mut root.info.pv);
            }
            root.info = info;
        }
    }

    /// Puts the lines of a depth that is done in order, the best first.
    pub(crate) fn sort_lines(&mut self) {
        self.moves[..self.lines].sort_by_key(|root| std::cmp::Reverse(root.info.score));
        for (number, root) in (1..).zip(&mut self.moves[..self.lines]) {
            root.info.line = number;
        }
    }
}
