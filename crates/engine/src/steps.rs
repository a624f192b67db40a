//! The steps of the search at one position.
//!
//! Alpha-beta without recursion: the line that is being looked at is a list of frames, so that the
//! search can stop after any node and go on later. Each step does one thing with the frame at the
//! end of the line and says what is to be done next.

use damier_rules::{Move, Variant};

use crate::Score;
use crate::evaluation::{can_step, threatens};
use crate::frame::{Look, Trial};
use crate::path::{counters_key, is_reversible};
use crate::search::{MAX_PLY, Search, Task};
use crate::table::{Bound, Found};
use crate::weights::{REDUCE_FROM_DEPTH, REDUCE_FROM_MOVE, REDUCE_MORE_FROM};

impl<V: Variant> Search<V> {
    /// Looks at a position for the first time.
    pub(crate) fn enter(&mut self) -> Task {
        let ply = self.ply;
        self.path.enter(ply, self.frames[ply].keyed.key());
        if ply > 0 {
            if self.is_drawn() {
                return Task::Leave(Score::DRAW);
            }
            if let Some(score) = self.leaf() {
                return Task::Leave(score);
            }
        }
        let known = match self.probe_table() {
            Ok(known) => known,
            Err(score) => return Task::Leave(score),
        };
        let frame = &mut self.frames[ply];
        let position = *frame.keyed.position();
        position.moves_into(&mut frame.moves);
        if frame.moves.is_empty() {
            return Task::Leave(lost_at(ply));
        }
        let known = if ply == 0 { self.best_at_root() } else { known };
        let frame = &mut self.frames[ply];
        self.memory
            .rank(&position, &frame.moves, known, ply, &mut frame.order);
        Task::Next
    }

    /// Whether the rules make the position a draw. A side that cannot move has lost all the same.
    fn is_drawn(&self) -> bool {
        let frame = &self.frames[self.ply];
        if self.path.is_repeated(self.ply, frame.reversible) {
            return true;
        }
        frame.counters.reached(&self.rules).is_some() && frame.keyed.position().has_move()
    }

    /// The score of a position that is not looked into any further: the depth is used up, nothing
    /// is to be captured, and no threat asks for one more ply.
    fn leaf(&mut self) -> Option<Score> {
        let frame = &mut self.frames[self.ply];
        let position = frame.keyed.position();
        if self.ply >= MAX_PLY {
            return Some(self.evaluator.evaluate(position));
        }
        if frame.depth > 0 || position.has_capture() {
            return None;
        }
        if !can_step(position) {
            return Some(lost_at(self.ply));
        }
        if frame.may_extend && threatens(position, !position.turn()) {
            // Safe because it happens once in a line: the moves here lead to leaves.
            frame.may_extend = false;
            return None;
        }
        Some(self.evaluator.evaluate(position))
    }

    /// Asks the table: the place of the best move, or as an error the score, where it is known well
    /// enough. Where the score itself is wanted, it is looked for again, for its line.
    fn probe_table(&mut self) -> Result<Option<usize>, Score> {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        if frame.depth <= 0 {
            return Ok(None);
        }
        frame.table_key = frame.keyed.key() ^ counters_key(&frame.counters, &self.rules);
        let Some(entry) = self.table.probe(frame.table_key) else {
            return Ok(None);
        };
        if !frame.is_open()
            && let Some(score) = entry.cutoff(frame.depth, frame.alpha, frame.beta, ply)
        {
            return Err(score);
        }
        Ok(Some(entry.best()))
    }

    /// Looks at the next move of a position, or leaves it when there is none.
    pub(crate) fn next(&mut self) -> Task {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let Some((mv, at)) = frame.next_move() else {
            return self.finish();
        };
        let is_first = frame.tried == 1;
        let depth = frame.depth - 1 + i32::from(self.extends());
        let look = if is_first {
            Look::Full
        } else if self.reduction(mv) > 0 {
            Look::Reduced
        } else {
            Look::Scout
        };
        let bonus = if ply == 0 {
            self.bonus(&self.frames[0].keyed, mv)
        } else {
            0
        };
        let next = self.frames[ply].keyed.after(mv);
        let counters = self.counters_after(ply, mv, &next);
        let reversible = if is_reversible(mv) {
            self.frames[ply].reversible + 1
        } else {
            0
        };
        let may_extend = self.frames[ply].may_extend;
        let child = &mut self.frames[ply + 1];
        child.keyed = next;
        child.counters = counters;
        child.reversible = reversible;
        child.may_extend = may_extend;
        self.look_at(Trial {
            mv,
            at,
            look,
            depth,
            bonus,
        })
    }

    /// Whether the moves of this position are looked at one ply deeper: a single reply costs
    /// nothing, and sacrifices consist of them. Bounded, so that no line runs away.
    fn extends(&self) -> bool {
        let frame = &self.frames[self.ply];
        frame.depth > 0
            && frame.moves.len() == 1
            && self.ply < 2 * self.depth.unsigned_abs() as usize
    }

    /// By how many plies a move is looked at less deeply, because many before it were better.
    /// Never a capture, a promotion, a move that refuted a sibling, or a move of the root.
    fn reduction(&self, mv: Move<V>) -> i32 {
        let frame = &self.frames[self.ply];
        let before = frame.tried - 1;
        let is_plain = !mv.is_capture() && !mv.promotes() && !self.memory.is_killer(self.ply, mv);
        if self.ply == 0
            || !is_plain
            || frame.depth < REDUCE_FROM_DEPTH
            || before < REDUCE_FROM_MOVE
        {
            return 0;
        }
        let (depth, number) = REDUCE_MORE_FROM;
        1 + i32::from(frame.depth >= depth && before >= number)
    }

    /// Goes on to the position behind a move with the bounds that the kind of look asks for.
    fn look_at(&mut self, trial: Trial<V>) -> Task {
        let reduction = match trial.look {
            Look::Reduced => self.reduction(trial.mv),
            Look::Scout | Look::Full => 0,
        };
        let frame = &mut self.frames[self.ply];
        frame.trial = Some(trial);
        let alpha = frame.alpha.shifted(-trial.bonus);
        let beta = match trial.look {
            Look::Reduced | Look::Scout => alpha.just_above(),
            Look::Full => frame.beta.shifted(-trial.bonus),
        };
        self.ply += 1;
        self.frames[self.ply].begin(trial.depth - reduction, -beta, -alpha);
        Task::Enter
    }

    /// Goes back to the position before with the score of this one.
    pub(crate) fn leave(&mut self, score: Score) -> Task {
        self.ply -= 1;
        let frame = &mut self.frames[self.ply];
        let Some(trial) = frame.trial.take() else {
            return Task::Next;
        };
        let value = (-score).shifted(trial.bonus);
        let again = match trial.look {
            Look::Reduced if value > frame.alpha => Some(Look::Scout),
            Look::Scout if value > frame.alpha && value < frame.beta => Some(Look::Full),
            _ => None,
        };
        match again {
            Some(look) => self.look_at(Trial { look, ..trial }),
            None => self.accept(trial, value),
        }
    }

    /// Takes note of what a move is worth.
    fn accept(&mut self, trial: Trial<V>, value: Score) -> Task {
        let (before, behind) = self.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&mut before[self.ply], &behind[0]);
        if value <= frame.best {
            return Task::Next;
        }
        frame.best = value;
        frame.best_at = Some(trial.at);
        frame.best_bonus = trial.bonus;
        if value <= frame.alpha {
            return Task::Next;
        }
        frame.alpha = value;
        if frame.is_open() {
            frame.pv.clear();
            frame.pv.push(trial.mv);
            frame.pv.extend_from_slice(&child.pv);
        }
        if value < frame.beta {
            return Task::Next;
        }
        if !trial.mv.is_capture() && frame.depth > 0 {
            let turn = frame.keyed.position().turn();
            let tried = frame.tried_in_vain();
            self.memory
                .refuted(turn, self.ply, frame.depth, trial.mv, tried);
        }
        self.finish()
    }

    /// Leaves a position with its best score, and keeps it in the table.
    fn finish(&mut self) -> Task {
        let ply = self.ply;
        let frame = &self.frames[ply];
        if frame.depth > 0 && ply > 0 {
            let bound = if frame.best >= frame.beta {
                Bound::AtLeast
            } else if frame.best > frame.floor {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let found = Found {
                score: frame.best,
                bound,
                depth: frame.depth,
                best: frame.best_at.unwrap_or_default(),
            };
            self.table.store(frame.table_key, ply, &found);
        }
        Task::Leave(frame.best)
    }
}

/// The score of a side that cannot move, so many plies from the root.
fn lost_at(ply: usize) -> Score {
    Score::loss_after(u16::try_from(ply).unwrap_or(u16::MAX))
}
