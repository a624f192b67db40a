//! Decides whether an answer is right, and if not, in which way it is wrong.

use damier_rules::{Game, Move, MoveText, Refusal, Variant};

use crate::game::ForGame;
use crate::lesson::{Goal, Lesson, Right, Step, Turn, What, Wrong};
use crate::play::{game_before, squares};

/// What a learner answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A move, as text or as squares joined by hyphens.
    Move(String),
    /// Squares that were touched, with blanks between them.
    Squares(String),
    /// The name of an option.
    Option(String),
}

/// What is said of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is right.
    Right {
        /// The move that was played, as it is written, where the answer is a move.
        played: Option<String>,
        /// The opponent's reply.
        reply: Option<String>,
        /// Whether this was the last turn of the step.
        done: bool,
    },
    /// It is wrong.
    Wrong {
        /// The message that says why; none if only the rules forbid it.
        key: Option<String>,
        /// The code of the rule that forbids it; none if it is legal.
        reason: Option<&'static str>,
        /// The move that was played, as it is written, if it is legal.
        played: Option<String>,
        /// The opponent's moves, and those forced between them, that punish it.
        refutation: Vec<String>,
    },
    /// Some squares were right, and others are still to be touched.
    Incomplete {
        /// How many are still to be touched.
        missing: usize,
    },
}

impl Lesson {
    /// Judges an answer to a turn of a step.
    ///
    /// # Panics
    /// When there is no such step or turn, or the lesson has faults.
    #[must_use]
    pub fn judge(&self, step: usize, turn: usize, answer: &Answer) -> Verdict {
        self.game.run(Judging {
            lesson: self,
            step,
            turn,
            answer,
        })
    }
}

struct Judging<'a> {
    lesson: &'a Lesson,
    step: usize,
    turn: usize,
    answer: &'a Answer,
}

impl ForGame for Judging<'_> {
    type Output = Verdict;

    fn run<V: Variant>(self) -> Verdict {
        match self.answer {
            Answer::Move(text) => self.judge_move::<V>(text),
            Answer::Squares(text) => self.judge_squares::<V>(text),
            Answer::Option(name) => self.judge_option(name),
        }
    }
}

impl Judging<'_> {
    fn step(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    fn turn(&self) -> &Turn {
        &self.step().turns[self.turn]
    }

    fn right(&self, played: Option<String>) -> Verdict {
        let reply = self.turn().reply.as_ref();
        Verdict::Right {
            played,
            reply: reply.map(|reply| reply.value.clone()),
            done: self.turn + 1 == self.step().turns.len(),
        }
    }

    fn wrong(
        &self,
        wrong: Option<&Wrong>,
        reason: Option<&'static str>,
        played: Option<String>,
    ) -> Verdict {
        Verdict::Wrong {
            key: wrong.map(|wrong| self.lesson.wrong_key(self.step, &wrong.name)),
            reason,
            played,
            refutation: wrong.map_or_else(Vec::new, |wrong| wrong.refutation.clone()),
        }
    }

    fn listed(&self, fits: impl Fn(&What) -> bool) -> Option<&Wrong> {
        let wrong = self.turn().wrong.iter().map(|wrong| &wrong.value);
        wrong.into_iter().find(|wrong| fits(&wrong.what))
    }

    fn judge_move<V: Variant>(&self, text: &str) -> Verdict {
        let game = game_before::<V>(self.step(), self.turn).expect("the lesson has no faults");
        match game.position().read_move(text) {
            Ok(mv) => self.judge_legal(&game, mv),
            Err(refusal) => self.judge_refused::<V>(text, &refusal),
        }
    }

    fn judge_legal<V: Variant>(&self, game: &Game<V>, mv: Move<V>) -> Verdict {
        let position = game.position();
        let played = Some(position.move_text(mv));
        let is = |text: &str| position.read_move(text).is_ok_and(|named| named == mv);
        let is_right = self.turn().right.iter().any(|right| match &right.value {
            Right::Any => true,
            Right::This(text) => is(text),
        });
        if is_right {
            return self.right(played);
        }
        let wrong = self
            .listed(|what| matches!(what, What::This(text) if is(text)))
            .or_else(|| self.listed(|what| *what == What::Other));
        self.wrong(wrong, None, played)
    }

    fn judge_refused<V: Variant>(&self, text: &str, refusal: &Refusal<V>) -> Verdict {
        let code = refusal.reason().code();
        let ends = |text: &str| {
            let read = MoveText::read::<V>(text).ok()?;
            let squares = read.squares();
            Some((*squares.first()?, *squares.last()?))
        };
        let here = ends(text);
        let is = |listed: &str| here.is_some() && ends(listed) == here;
        let wrong = self
            .listed(|what| matches!(what, What::This(listed) if is(listed)))
            .or_else(|| self.listed(|what| matches!(what, What::Refused(at) if at == code)));
        self.wrong(wrong, Some(code), None)
    }

    fn judge_squares<V: Variant>(&self, text: &str) -> Verdict {
        let touched = squares::<V>(text).unwrap_or_default();
        let right = self
            .turn()
            .right
            .iter()
            .find_map(|right| match &right.value {
                Right::This(text) => squares::<V>(text),
                Right::Any => None,
            });
        let right = right.unwrap_or_default();
        let astray = touched.iter().find(|square| !right.contains(square));
        match astray {
            Some(square) => {
                let name = square.to_string();
                let is = |text: &str| squares::<V>(text).is_some_and(|one| one == [*square]);
                let wrong = self
                    .listed(|what| matches!(what, What::This(text) if *text == name || is(text)))
                    .or_else(|| self.listed(|what| *what == What::Other));
                self.wrong(wrong, None, None)
            }
            None if touched.len() < right.len() => Verdict::Incomplete {
                missing: right.len() - touched.len(),
            },
            None => self.right(None),
        }
    }

    fn judge_option(&self, name: &str) -> Verdict {
        let is_right = |right: &Right| matches!(right, Right::This(text) if text == name);
        if self.turn().right.iter().any(|right| is_right(&right.value)) {
            return self.right(None);
        }
        let is_option = matches!(&self.step().goal, Goal::Choose(all) if all.iter().any(|option| option == name));
        let wrong = self
            .listed(|what| matches!(what, What::This(text) if text == name))
            .or_else(|| self.listed(|what| is_option && *what == What::Other));
        self.wrong(wrong, None, None)
    }
}
