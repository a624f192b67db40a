//! What a lesson is made of.

use std::fmt;

use crate::claim::{Claim, Promise};
use crate::game::GameName;

/// A value with the line of the file it came from, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lined<T> {
    /// The line.
    pub line: usize,
    /// What stands there.
    pub value: T,
}

/// What is wrong in a lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What was found and what was expected.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Fault {}

/// A lesson: one idea, in steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name, which its messages begin with.
    pub name: String,
    /// The game it is about.
    pub game: GameName,
    /// The part of the course it belongs to.
    pub part: String,
    /// The section of the rules page that says the same, if there is one.
    pub rule: Option<String>,
    /// The steps, in order; at least one.
    pub steps: Vec<Step>,
}

/// One task on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name within the lesson, with the line where it begins.
    pub name: Lined<String>,
    /// The position as FEN; the learner has the side to move.
    pub position: Lined<String>,
    /// Moves played from the position before the learner is asked, for counters and repetition.
    pub before: Vec<Lined<String>>,
    /// What is asked for.
    pub goal: Goal,
    /// Squares that are marked on the board.
    pub marks: Vec<u8>,
    /// The answers, turn by turn; one at least, and more where the opponent replies in between.
    pub turns: Vec<Turn>,
    /// How many pieces the opponent has lost more than the learner when the step is done.
    pub gain: Option<Lined<i32>>,
}

/// What a step asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A move.
    Play,
    /// Squares to be touched, all of them, in any order.
    Touch,
    /// One of the options named.
    Choose(Vec<String>),
}

/// One answer of the learner, and the opponent's reply to it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// What is said of the position before the answer.
    pub claims: Vec<Lined<Claim>>,
    /// The right answers.
    pub right: Vec<Lined<Right>>,
    /// What is said of the position after a right answer.
    pub promises: Vec<Lined<Promise>>,
    /// The wrong answers that have words of their own.
    pub wrong: Vec<Lined<Wrong>>,
    /// The opponent's move after a right answer.
    pub reply: Option<Lined<String>>,
}

/// A right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Right {
    /// Any legal move.
    Any,
    /// A move, an option, or squares with blanks between them.
    This(String),
}

/// A wrong answer with words of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Which answers it is.
    pub what: What,
    /// The name of its message within the step.
    pub name: String,
    /// How the opponent punishes it: moves from the position after it.
    pub refutation: Vec<String>,
}

/// Which answers are wrong in one way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// This move, option or square.
    This(String),
    /// Every move that the rules refuse for this reason, by its code.
    Refused(String),
    /// Every other legal move, or every other square or option.
    Other,
}

impl Lesson {
    /// The message with its title.
    #[must_use]
    pub fn title_key(&self) -> &str {
        &self.name
    }

    /// The message that asks for the answer of a turn.
    #[must_use]
    pub fn ask_key(&self, step: usize, turn: usize) -> String {
        let step = &self.steps[step].name.value;
        match turn {
            0 => format!("{}-{step}", self.name),
            _ => format!("{}-{step}-turn{}", self.name, turn + 1),
        }
    }

    /// The message for the end of a step.
    #[must_use]
    pub fn right_key(&self, step: usize) -> String {
        format!("{}-{}-right", self.name, self.steps[step].name.value)
    }

    /// The message for a wrong answer.
    #[must_use]
    pub fn wrong_key(&self, step: usize, wrong: &str) -> String {
        format!("{}-{}-{wrong}", self.name, self.steps[step].name.value)
    }

    /// The message with the label of an option, or `None` where the option is a number and is its
    /// own label.
    #[must_use]
    pub fn option_key(&self, step: usize, option: &str) -> Option<String> {
        let is_number = option.bytes().all(|byte| byte.is_ascii_digit());
        (!is_number).then(|| format!("{}-{}-say-{option}", self.name, self.steps[step].name.value))
    }

    /// Every message it needs, with the line that asks for it.
    #[must_use]
    pub fn keys(&self) -> Vec<Lined<String>> {
        let mut keys = vec![Lined {
            line: 1,
            value: self.name.clone(),
        }];
        for (at, step) in self.steps.iter().enumerate() {
            let mut add = |line, value| keys.push(Lined { line, value });
            for turn in 0..step.turns.len() {
                add(step.name.line, self.ask_key(at, turn));
            }
            add(step.name.line, self.right_key(at));
            if let Goal::Choose(options) = &step.goal {
                for key in options.iter().filter_map(|name| self.option_key(at, name)) {
                    add(step.name.line, key);
                }
            }
            for wrong in step.turns.iter().flat_map(|turn| &turn.wrong) {
                add(wrong.line, self.wrong_key(at, &wrong.value.name));
            }
        }
        keys.sort_by(|a, b| (&a.value, a.line).cmp(&(&b.value, b.line)));
        keys.dedup_by(|a, b| a.value == b.value);
        keys
    }
}
