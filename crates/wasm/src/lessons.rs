//! Lessons: read, and answers judged.

use damier_lessons::{Answer, Exercise, GameName, Goal, Lesson as Content, Step, Verdict};
use wasm_bindgen::prelude::*;

use crate::bindings::parse;
use crate::json::{Json, Value};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("lessons.ts");

/// A lesson of the course.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Lesson {
    content: Content,
}

#[wasm_bindgen]
impl Lesson {
    /// Reads a lesson. Throws its faults as a text.
    ///
    /// # Errors
    /// When it is not of the format.
    pub fn read(text: &str) -> Result<Lesson, JsValue> {
        match Content::read(text) {
            Ok(content) => Ok(Self { content }),
            Err(faults) => {
                let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
                Err(JsValue::from_str(&lines.join("\n")))
            }
        }
    }

    /// What the lesson consists of.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "LessonOutline")]
    pub fn outline(&self) -> JsValue {
        parse(&Json::of(&Outline(&self.content)))
    }

    /// Judges an answer to a turn of a step: a move, squares with blanks between them, or an option.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "LessonVerdict")]
    pub fn judge(&self, step: usize, turn: usize, answer: &str) -> JsValue {
        parse(&Json::of(&judged(&self.content, step, turn, answer)))
    }
}

/// The exercises of a file.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Exercises {
    all: Vec<Exercise>,
}

#[wasm_bindgen]
impl Exercises {
    /// Reads a file of exercises. Throws what is wrong with it as a text.
    ///
    /// # Errors
    /// When it is not of the format, or there is no such game.
    pub fn read(
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
        text: &str,
    ) -> Result<Exercises, JsValue> {
        let game = GameName::named(game).ok_or_else(|| JsValue::from_str("no such game"))?;
        match Exercise::read_all(game, text) {
            Ok(all) => Ok(Self { all }),
            Err(faults) => {
                let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
                Err(JsValue::from_str(&lines.join("\n")))
            }
        }
    }

    /// What each exercise is.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "ExerciseOutline[]")]
    pub fn outlines(&self) -> JsValue {
        let outlines: Vec<ExerciseOutline<'_>> = self.all.iter().map(ExerciseOutline).collect();
        parse(&Json::of(&outlines))
    }

    /// Whether a move of the solver is right at a ply of the solution; undefined if it is not legal.
    #[must_use]
    pub fn judge(&self, index: usize, ply: usize, text: &str) -> Option<bool> {
        self.all.get(index)?.judge(ply, text)
    }
}

struct ExerciseOutline<'a>(&'a Exercise);

impl Value for ExerciseOutline<'_> {
    fn write(&self, out: &mut Json) {
        let Self(exercise) = *self;
        let line: Vec<String> = exercise
            .line
            .iter()
            .map(|ply| ply.moves[0].clone())
            .collect();
        let themes: Vec<&str> = exercise.themes.iter().map(|theme| theme.code()).collect();
        out.open();
        out.field("name", &exercise.name);
        out.field("fen", &exercise.fen);
        out.field("line", &line);
        out.field("grade", &exercise.grade);
        out.field("themes", &themes);
        out.close();
    }
}

/// The verdict on an answer of the kind that the step asks for.
pub(crate) fn judged(lesson: &Content, step: usize, turn: usize, answer: &str) -> Judged {
    let answer = answer.to_owned();
    let answer = match lesson.steps[step].goal {
        Goal::Play => Answer::Move(answer),
        Goal::Touch => Answer::Squares(answer),
        Goal::Choose(_) => Answer::Option(answer),
    };
    Judged(lesson.judge(step, turn, &answer))
}

struct Outline<'a>(&'a Content);

impl Value for Outline<'_> {
    fn write(&self, out: &mut Json) {
        let Self(lesson) = *self;
        let steps = 0..lesson.steps.len();
        let steps: Vec<StepOutline<'_>> = steps.map(|at| StepOutline(lesson, at)).collect();
        out.open();
        out.field("name", &lesson.name);
        out.field("game", &lesson.game.name());
        out.field("part", &lesson.part);
        out.field("rule", &lesson.rule);
        out.field("steps", &steps);
        out.close();
    }
}

struct StepOutline<'a>(&'a Content, usize);

impl Value for StepOutline<'_> {
    fn write(&self, out: &mut Json) {
        let Self(lesson, at) = *self;
        let step: &Step = &lesson.steps[at];
        let asks: Vec<String> = (0..step.turns.len())
            .map(|turn| lesson.ask_key(at, turn))
            .collect();
        let before: Vec<String> = step.before.iter().map(|mv| mv.value.clone()).collect();
        let (goal, options): (&str, Vec<(String, Option<String>)>) = match &step.goal {
            Goal::Play => ("play", Vec::new()),
            Goal::Touch => ("touch", Vec::new()),
            Goal::Choose(names) => (
                "choose",
                names
                    .iter()
                    .map(|name| (name.clone(), lesson.option_key(at, name)))
                    .collect(),
            ),
        };
        out.open();
        out.field("name", &step.name.value);
        out.field("fen", &step.position.value);
        out.field("before", &before);
        out.field("goal", &goal);
        out.field("options", &options);
        out.field("marks", &step.marks);
        out.field("asks", &asks);
        out.field("right", &lesson.right_key(at));
        out.close();
    }
}

pub(crate) struct Judged(Verdict);

impl Value for Judged {
    fn write(&self, out: &mut Json) {
        out.open();
        match &self.0 {
            Verdict::Right {
                played,
                reply,
                done,
            } => {
                out.field("verdict", &"right");
                out.field("played", played);
                out.field("reply", reply);
                out.field("done", done);
            }
            Verdict::Wrong {
                key,
                reason,
                played,
                refutation,
            } => {
                out.field("verdict", &"wrong");
                out.field("key", key);
                out.field("reason", reason);
                out.field("played", played);
                out.field("refutation", refutation);
            }
            Verdict::Incomplete { missing } => {
                out.field("verdict", &"incomplete");
                out.field("missing", missing);
            }
        }
        out.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson() -> Content {
        let text = "lesson two\ngame international\npart rules\nrule majority\nstep a\n\
                    position W:W28,32:B23\nright 28x19\nwrong 32-27 other\n\
                    step b\nposition W:W28:B5\ntouch\nright 22 23\nwrong * far\n\
                    step c\nposition W:W28:B5\nchoose yes 2\nright 2\nwrong yes no\n";
        Content::read(text).expect("a lesson")
    }

    #[test]
    fn a_page_gets_the_outline() {
        let json: serde_json::Value =
            serde_json::from_str(&Json::of(&Outline(&lesson()))).expect("it is JSON");
        assert_eq!(json["rule"], "majority");
        assert_eq!(json["steps"][0]["goal"], "play");
        assert_eq!(json["steps"][0]["asks"][0], "two-a");
        assert_eq!(json["steps"][2]["options"][0][1], "two-c-say-yes");
        assert_eq!(json["steps"][2]["options"][1][1], serde_json::Value::Null);
    }

    #[test]
    fn answers_are_judged_as_the_step_asks() {
        let lesson = lesson();
        let verdict = |step, answer| Json::of(&judged(&lesson, step, 0, answer));
        assert_eq!(
            verdict(0, "32-27"),
            r#"{"verdict":"wrong","key":"two-a-other","reason":"capture-is-compulsory","played":null,"refutation":[]}"#
        );
        assert_eq!(verdict(1, "22"), r#"{"verdict":"incomplete","missing":1}"#);
        assert_eq!(
            verdict(2, "2"),
            r#"{"verdict":"right","played":null,"reply":null,"done":true}"#
        );
    }
}
