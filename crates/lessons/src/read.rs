//! Reads a lesson from its text.

use crate::claim::{CLAIMS, PROMISES, numbers, read_claim, read_promise};
use crate::game::GameName;
use crate::lesson::{Fault, Goal, Lesson, Lined, Right, Step, Turn, What, Wrong};

impl Lesson {
    /// Reads a lesson. The positions and moves in it are not checked yet: see [`Lesson::faults`].
    ///
    /// # Errors
    /// Every line that is not of the format.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::default();
        for (at, line) in text.lines().enumerate() {
            let line_number = at + 1;
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                reader.line(line_number, line);
            }
        }
        reader.finish()
    }
}

#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
    name: Option<String>,
    game: Option<GameName>,
    part: Option<String>,
    rule: Option<String>,
    steps: Vec<Step>,
}

impl Reader {
    fn fault(&mut self, line: usize, message: impl Into<String>) {
        let message = message.into();
        self.faults.push(Fault { line, message });
    }

    fn line(&mut self, line: usize, text: &str) {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "lesson" => self.name = self.named(line, rest),
            "part" => self.part = self.named(line, rest),
            "rule" => self.rule = self.named(line, rest),
            "game" => {
                self.game = GameName::named(rest);
                if self.game.is_none() {
                    self.fault(line, format!("{rest:?} is not one of the four games"));
                }
            }
            "step" => self.begin_step(line, rest),
            _ if self.steps.is_empty() => {
                self.fault(
                    line,
                    format!("{word:?}, expected lesson, game, part, rule or step"),
                );
            }
            _ => self.step_line(line, word, rest),
        }
    }

    /// A name of small letters, digits and hyphens, as messages are called.
    fn named(&mut self, line: usize, name: &str) -> Option<String> {
        let fits = |letter: char| matches!(letter, 'a'..='z' | '0'..='9' | '-');
        let is_name = name.starts_with(|first: char| first.is_ascii_lowercase());
        if is_name && name.chars().all(fits) {
            return Some(name.to_owned());
        }
        self.fault(
            line,
            format!("{name:?} is not a name, expected small letters, digits and hyphens"),
        );
        None
    }

    fn begin_step(&mut self, line: usize, rest: &str) {
        let value = self.named(line, rest).unwrap_or_default();
        if self.steps.iter().any(|step| step.name.value == value) {
            self.fault(line, format!("a second step is named {value:?}"));
        }
        self.steps.push(Step {
            name: Lined { line, value },
            position: Lined {
                line,
                value: String::new(),
            },
            before: Vec::new(),
            goal: Goal::Play,
            marks: Vec::new(),
            turns: vec![Turn::default()],
            gain: None,
        });
    }

    fn step_line(&mut self, line: usize, word: &str, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let lined = |text: &str| Lined {
            line,
            value: text.to_owned(),
        };
        let Some(step) = self.steps.last_mut() else {
            return;
        };
        match word {
            "position" => step.position = lined(rest),
            "before" => step.before.extend(words.iter().map(|mv| lined(mv))),
            "play" => step.goal = Goal::Play,
            "touch" => step.goal = Goal::Touch,
            "choose" => step.goal = Goal::Choose(words.iter().map(ToString::to_string).collect()),
            "mark" => match numbers(&words) {
                Some(squares) => step.marks = squares,
                None => self.fault(line, format!("{rest:?}, expected numbers of squares")),
            },
            "gain" => match rest.parse() {
                Ok(value) => step.gain = Some(Lined { line, value }),
                Err(_) => self.fault(line, format!("gain {rest:?}, expected a number of pieces")),
            },
            _ => self.turn_line(line, word, rest, &words),
        }
    }

    fn turn_line(&mut self, line: usize, word: &str, rest: &str, words: &[&str]) {
        let message = {
            let step = self.steps.last_mut();
            let Some(turn) = step.and_then(|step| step.turns.last_mut()) else {
                return;
            };
            match word {
                "claim" => match read_claim(words) {
                    Some(value) => return turn.claims.push(Lined { line, value }),
                    None => format!("claim {rest:?}, expected {CLAIMS}"),
                },
                "then" => match read_promise(words) {
                    Some(value) => return turn.promises.push(Lined { line, value }),
                    None => format!("then {rest:?}, expected {PROMISES}"),
                },
                "right" if rest.is_empty() => "right without an answer".to_owned(),
                "right" => {
                    let value = match rest {
                        "*" => Right::Any,
                        text => Right::This(text.to_owned()),
                    };
                    return turn.right.push(Lined { line, value });
                }
                "wrong" => match read_wrong(rest) {
                    Some(value) => return turn.wrong.push(Lined { line, value }),
                    None => format!("wrong {rest:?}, expected an answer and a name"),
                },
                "reply" => {
                    turn.reply = Some(Lined {
                        line,
                        value: rest.to_owned(),
                    });
                    let step = self.steps.last_mut();
                    return step.into_iter().for_each(|step| {
                        step.turns.push(Turn::default());
                    });
                }
                _ => format!("{word:?} is no word of a step"),
            }
        };
        self.fault(line, message);
    }

    fn finish(mut self) -> Result<Lesson, Vec<Fault>> {
        if self.steps.is_empty() {
            self.fault(1, "the lesson has no step");
        }
        for step in &mut self.steps {
            // Nothing after the last reply: it only shows what happens.
            if step.turns.len() > 1 && step.turns.last() == Some(&Turn::default()) {
                step.turns.pop();
            }
        }
        for (line, name) in self.unanswered() {
            self.fault(
                line,
                format!("step {name:?} has a turn without a right answer"),
            );
        }
        for (word, found) in [
            ("lesson", self.name.is_some()),
            ("game", self.game.is_some()),
            ("part", self.part.is_some()),
        ] {
            if !found {
                self.fault(1, format!("a line that begins with {word:?} is missing"));
            }
        }
        match (self.name, self.game, self.part) {
            (Some(name), Some(game), Some(part)) if self.faults.is_empty() => Ok(Lesson {
                name,
                game,
                part,
                rule: self.rule,
                steps: self.steps,
            }),
            _ => Err(self.faults),
        }
    }

    fn unanswered(&self) -> Vec<(usize, String)> {
        let lacks = |step: &&Step| step.turns.iter().any(|turn| turn.right.is_empty());
        let place = |step: &Step| (step.name.line, step.name.value.clone());
        self.steps.iter().filter(lacks).map(place).collect()
    }
}

/// `ANSWER NAME` or `ANSWER NAME : MOVE MOVE`.
fn read_wrong(text: &str) -> Option<Wrong> {
    let (head, tail) = text.split_once(" : ").unwrap_or((text, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let [answer, name] = words[..] else {
        return None;
    };
    let what = match answer.strip_prefix("reason:") {
        Some(code) => What::Refused(code.to_owned()),
        None if answer == "*" => What::Other,
        None => What::This(answer.to_owned()),
    };
    Some(Wrong {
        what,
        name: name.to_owned(),
        refutation: tail.split_whitespace().map(ToOwned::to_owned).collect(),
    })
}
