//! The steps of the search at one position.
//!
//! Alpha-beta without recursion: the line that is being looked at is a list of frames, so that the
//! search can stop after any node and go on later. Each step does one thing with the frame at the
//! end of the line and says what is to be done next.

use damier_rules::{Move, Variant};

use crate::Score;
use crate::evaluation::{can_step, threatens};
use crate::frame::{Look, Trial};
use crate::ordering::Ranked;
use crate::path::{counters_key, is_reversible};
use crate::search::{MAX_PLY, Search, Task};
use crate::table::{Bound, Found};
use crate::tuning::{
    GIVE_UP_MARGIN, KNOW_FROM_DEPTH, LEAVE_MARGIN, LEAVE_TO_DEPTH, LOGARITHM, REDUCE_DIVISOR,
    REDUCE_FROM_DEPTH, REDUCE_FROM_MOVE, REDUCE_HISTORY, TEST_DEPTH_PERCENT, TEST_FROM_DEPTH,
    TEST_MARGIN,
};

impl<V: Variant> Search<V> {
    /// Looks at a position for the first time.
    pub(crate) fn enter(&mut self) -> Task {
        let ply = self.ply;
        let frame = &self.frames[ply];
        self.path.enter(frame.height, frame.keyed.key());
        if ply == 0 {
            return self.list_root_moves();
        }
        if self.is_drawn() {
            return Task::Leave(Score::DRAW);
        }
        if let Some(score) = self.table_score() {
            return Task::Leave(score);
        }
        if let Some(score) = self.leaf() {
            return Task::Leave(score);
        }
        if let Some(score) = self.probe_table() {
            return Task::Leave(score);
        }
        if let Some(score) = self.leave_far_ahead() {
            return Task::Leave(score);
        }
        if let Some(score) = self.leave_far_behind() {
            return Task::Leave(score);
        }
        match self.test_for_cutoff() {
            Some(task) => task,
            None => self.list_moves(),
        }
    }

    /// Whether the rules make the position a draw. A side that cannot move has lost all the same.
    fn is_drawn(&self) -> bool {
        let frame = &self.frames[self.ply];
        if frame.reversible >= 4 && self.path.is_repeated(frame.height, frame.reversible) {
            return true;
        }
        frame.counters != self.at_rest
            && frame.counters.reached(&self.rules).is_some()
            && frame.keyed.position().has_move()
    }

    /// The score of a position that is not looked into any further: the depth is used up and
    /// nothing is to be captured.
    fn leaf(&mut self) -> Option<Score> {
        let frame = &self.frames[self.ply];
        let position = frame.keyed.position();
        if self.ply >= MAX_PLY || (self.overlooks && frame.depth <= 0) {
            return Some(self.value(position));
        }
        if frame.depth > 0 || position.has_capture() {
            return None;
        }
        if !can_step(position) {
            return Some(lost_at(self.ply));
        }
        Some(self.value(position))
    }

    /// Asks the table for the best move, and gives the score where it is known well enough. Where
    /// the score itself is wanted, it is looked for again, for its line.
    fn probe_table(&mut self) -> Option<Score> {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        if frame.depth <= 0 {
            return None;
        }
        frame.table_key = frame.keyed.key();
        if frame.counters != self.at_rest {
            frame.table_key ^= counters_key(&frame.counters, &self.rules);
        }
        let found = self.table.probe(frame.table_key, ply)?;
        frame.known = Some(found.best);
        if frame.is_open() {
            return None;
        }
        found.cutoff(frame.depth, frame.alpha, frame.beta)
    }

    /// The score of a position near the leaves that is better by a margin than anything the other
    /// side has to allow. Never where a score is wanted, nor where either side can capture.
    fn leave_far_ahead(&self) -> Option<Score> {
        let frame = &self.frames[self.ply];
        let position = frame.keyed.position();
        if !(1..=LEAVE_TO_DEPTH).contains(&frame.depth)
            || frame.is_open()
            || frame.beta.centimen().is_none()
            || position.has_capture()
            || threatens(position, !position.turn())
        {
            return None;
        }
        let value = self.value(position);
        (value >= frame.beta.shifted(LEAVE_MARGIN * frame.depth)).then_some(value)
    }

    /// The score of a position near the leaves that is so far behind what the side to move has elsewhere that
    /// the depth left will not make up for it. Never where a score is wanted, nor where something is captured.
    fn leave_far_behind(&self) -> Option<Score> {
        let frame = &self.frames[self.ply];
        let position = frame.keyed.position();
        if !(1..=self.give_up_to_depth).contains(&frame.depth)
            || frame.is_open()
            || frame.alpha.centimen().is_none()
            || position.has_capture()
        {
            return None;
        }
        let value = self.value(position);
        (value.shifted(GIVE_UP_MARGIN * frame.depth) <= frame.alpha).then_some(value)
    }

    /// Looks at the position less deeply first: if it is better by a margin than anything the other
    /// side has to allow, it is not looked into further.
    ///
    /// In the place of a null move, which draughts refutes: captures are compulsory, and a side
    /// often wants not to move. Never where a score is wanted, nor where something is captured.
    fn test_for_cutoff(&mut self) -> Option<Task> {
        let ply = self.ply;
        let frame = &self.frames[ply];
        if frame.depth < TEST_FROM_DEPTH
            || frame.is_open()
            || frame.beta.centimen().is_none()
            || frame.keyed.position().has_capture()
        {
            return None;
        }
        let beta = frame.beta.shifted(TEST_MARGIN * frame.depth);
        let depth = frame.depth * TEST_DEPTH_PERCENT / 100;
        let trial = Trial {
            mv: None,
            look: Look::Test,
            depth,
            bonus: 0,
        };
        let (before, behind) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&mut before[ply], &mut behind[0]);
        frame.trial = Some(trial);
        child.keyed = frame.keyed;
        child.counters = frame.counters;
        child.reversible = frame.reversible;
        child.height = frame.height;
        child.last = frame.last;
        child.begin(depth, beta.just_below(), beta);
        self.ply += 1;
        Some(Task::Enter)
    }

    /// Lists the moves of a position in the order in which they are looked at.
    fn list_moves(&mut self) -> Task {
        let ply = self.ply;
        let frame = &mut self.frames[ply];
        let position = *frame.keyed.position();
        position.moves_into(&mut frame.moves);
        if frame.moves.is_empty() {
            return Task::Leave(lost_at(ply));
        }
        if frame.known.is_none() && frame.depth >= KNOW_FROM_DEPTH && frame.moves.len() > 1 {
            // Its moves are looked at in poor order: better look less deeply, and know one later.
            frame.depth -= 1;
        }
        let known = frame.known;
        self.memory.rank(
            &position,
            &frame.moves,
            known,
            ply,
            frame.last,
            &mut frame.order,
        );
        Task::Next
    }

    /// The moves of the root are looked at in the order that the last depths brought them into.
    fn list_root_moves(&mut self) -> Task {
        let frame = &mut self.frames[0];
        let ranks = (0..).zip(self.root.candidates());
        frame.order.clear();
        frame
            .order
            .extend(ranks.map(|(behind, root): (i32, _)| Ranked {
                rank: -behind,
                at: root.at,
            }));
        Task::Next
    }

    /// Looks at the next move of a position, or leaves it when there is none.
    pub(crate) fn next(&mut self) -> Task {
        let ply = self.ply;
        let Some((mv, at)) = self.next_move() else {
            return self.finish();
        };
        let depth = self.frames[ply].depth - 1 + i32::from(self.extends());
        let look = if self.frames[ply].tried == 1 {
            Look::Full
        } else {
            match self.reduction(mv) {
                0 => Look::Scout,
                plies => Look::Reduced(plies),
            }
        };
        let bonus = if ply == 0 && self.limits.looseness_centimen > 0 {
            self.bonus(&self.frames[0].keyed, mv)
        } else {
            0
        };
        self.make(mv, depth);
        self.look_at(Trial {
            mv: Some((mv, at)),
            look,
            depth,
            bonus,
        })
    }

    /// Sets up the frame behind a move, to be looked into so deeply.
    fn make(&mut self, mv: Move<V>, depth: i32) {
        let ply = self.ply;
        let next = self.frames[ply].keyed.after(mv);
        if depth > 0 {
            self.table.prefetch(next.key());
        }
        let counters = self.counters_after(ply, mv, &next);
        let (before, behind) = self.frames.split_at_mut(ply + 1);
        let (frame, child) = (&before[ply], &mut behind[0]);
        child.keyed = next;
        child.counters = counters;
        child.height = frame.height + 1;
        child.reversible = if is_reversible(mv) {
            frame.reversible + 1
        } else {
            0
        };
        child.last = Some(mv);
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
        if self.ply == 0
            || frame.depth < REDUCE_FROM_DEPTH
            || before < REDUCE_FROM_MOVE
            || mv.is_capture()
            || mv.promotes()
            || self.memory.is_killer(self.ply, mv)
        {
            return 0;
        }
        let last = LOGARITHM.len() - 1;
        let depth = LOGARITHM[usize::try_from(frame.depth).unwrap_or(last).min(last)];
        let number = LOGARITHM[before.min(last)];
        let turn = frame.keyed.position().turn();
        let history = self.memory.history(turn, mv, frame.last) / REDUCE_HISTORY;
        let plies = 1 + depth * number / REDUCE_DIVISOR - history - i32::from(frame.is_open());
        plies.clamp(0, frame.depth - 2)
    }

    /// Goes on to the position behind a move with the bounds that the kind of look asks for.
    fn look_at(&mut self, trial: Trial<V>) -> Task {
        let reduction = match trial.look {
            Look::Reduced(plies) => plies,
            Look::Test | Look::Scout | Look::Full => 0,
        };
        let frame = &mut self.frames[self.ply];
        frame.trial = Some(trial);
        let alpha = frame.alpha.shifted(-trial.bonus);
        let beta = match trial.look {
            Look::Full => frame.beta.shifted(-trial.bonus),
            Look::Test | Look::Reduced(_) | Look::Scout => alpha.just_above(),
        };
        self.ply += 1;
        self.frames[self.ply].begin(trial.depth - reduction, -beta, -alpha);
        Task::Enter
    }

    /// Goes back to the position before with the score of this one.
    pub(crate) fn leave(&mut self, score: Score) -> Task {
        let tested_beta = self.frames[self.ply].beta;
        self.ply -= 1;
        let frame = &mut self.frames[self.ply];
        let Some(trial) = frame.trial.take() else {
            return Task::Next;
        };
        let Some((_, at)) = trial.mv else {
            return if score >= tested_beta {
                Task::Leave(frame.beta)
            } else {
                self.list_moves()
            };
        };
        let value = (-score).shifted(trial.bonus);
        let again = match trial.look {
            Look::Reduced(_) if value > frame.alpha => Some(Look::Scout),
            Look::Scout if value > frame.alpha && value < frame.beta => Some(Look::Full),
            _ => None,
        };
        if let Some(look) = again {
            return self.look_at(Trial { look, ..trial });
        }
        self.release(at);
        self.accept(&trial, at, value)
    }

    /// Takes note of what a move is worth.
    fn accept(&mut self, trial: &Trial<V>, at: u16, value: Score) -> Task {
        let (before, behind) = self.frames.split_at_mut(self.ply + 1);
        let (frame, child) = (&mut before[self.ply], &behind[0]);
        if value <= frame.best {
            return Task::Next;
        }
        frame.best = value;
        frame.best_at = Some(at);
        frame.best_bonus = trial.bonus;
        if value <= frame.alpha {
            return Task::Next;
        }
        let mv = frame.moves[usize::from(at)];
        if frame.is_open() {
            frame.pv.clear();
            frame.pv.push(mv);
            frame.pv.extend_from_slice(&child.pv);
        }
        frame.alpha = value;
        let is_refutation = value >= frame.beta;
        if self.ply == 0 {
            self.note_root(at);
        }
        if !is_refutation {
            return Task::Next;
        }
        let frame = &self.frames[self.ply];
        if !mv.is_capture() && frame.depth > 0 {
            let turn = frame.keyed.position().turn();
            let tried = frame.tried_in_vain();
            self.memory
                .refuted(turn, self.ply, frame.depth, mv, frame.last, tried);
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
