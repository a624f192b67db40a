//! Why a text makes no game, as values that a page can tell in its own words.

use damier_rules::{Expected, FenError, FenErrors, PositionError, PositionErrors};

use crate::json::{Json, Value};
#[cfg(feature = "pdn")]
use crate::pdn::ProblemView;
use crate::view::side;

/// What is wrong in a text that should be a position.
#[derive(Default)]
pub(crate) struct FenProblem {
    code: &'static str,
    column: Option<usize>,
    found: Option<String>,
    expected: Option<&'static str>,
    square: Option<u8>,
    side: Option<&'static str>,
    limit: Option<usize>,
    message: String,
}

impl FenProblem {
    pub(crate) fn all(errors: &FenErrors) -> Vec<Self> {
        errors.iter().map(Self::new).collect()
    }

    pub(crate) fn all_of_position(errors: &PositionErrors) -> Vec<Self> {
        errors.iter().map(Self::of_position).collect()
    }

    fn new(error: &FenError) -> Self {
        let message = error.to_string();
        match error {
            FenError::Text {
                column,
                found,
                expected,
            } => {
                let (expected, limit) = expected_code(*expected);
                Self {
                    code: "unexpected",
                    column: Some(*column),
                    found: Some(found.chars().take(80).collect()),
                    expected: Some(expected),
                    limit,
                    message,
                    ..Self::default()
                }
            }
            FenError::Position(error) => Self::of_position(error),
            _ => Self {
                code: "too-long",
                limit: Some(damier_rules::MAX_FEN_CHARS),
                message,
                ..Self::default()
            },
        }
    }

    fn of_position(error: &PositionError) -> Self {
        let mut problem = Self {
            message: error.to_string(),
            ..Self::default()
        };
        match error {
            PositionError::NotOnBoard { square, squares } => {
                problem.code = "not-on-board";
                problem.square = Some(square.number());
                problem.limit = Some(usize::from(*squares));
            }
            PositionError::ManOnFarRow { square, color } => {
                problem.code = "man-on-far-row";
                problem.square = Some(square.number());
                problem.side = Some(side(*color));
            }
            PositionError::SquareTwice { square } => {
                problem.code = "square-twice";
                problem.square = Some(square.number());
            }
            PositionError::NoSideToMove => problem.code = "no-side-to-move",
            _ => problem.code = "no-pieces",
        }
        problem
    }
}

fn expected_code(expected: Expected) -> (&'static str, Option<usize>) {
    let code = match expected {
        Expected::Turn => "turn",
        Expected::ColorField => "color-field",
        Expected::SquareUpTo(last) => return ("square-up-to", Some(usize::from(last))),
        Expected::AscendingRun => "ascending-run",
        Expected::Number => "number",
        Expected::NoGhost => "no-ghost",
        _ => "square",
    };
    (code, None)
}

impl Value for FenProblem {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("code", &self.code);
        out.field("column", &self.column);
        out.field("found", &self.found);
        out.field("expected", &self.expected);
        out.field("square", &self.square);
        out.field("side", &self.side);
        out.field("limit", &self.limit);
        out.field("message", &self.message);
        out.close();
    }
}

/// Why no game is made.
pub(crate) enum OpenError {
    UnknownGame(String),
    UnknownProfile(String),
    BadFen(Vec<FenProblem>),
    #[cfg(feature = "pdn")]
    NoPdnGame,
    #[cfg(feature = "pdn")]
    PdnGameUnknown,
    #[cfg(feature = "pdn")]
    PdnBadStart(Vec<ProblemView>),
    BadSave(String),
    SaveTooNew(String),
}

impl Value for OpenError {
    fn write(&self, out: &mut Json) {
        out.open();
        let (code, message) = match self {
            Self::UnknownGame(text) => {
                out.field("text", text);
                ("unknown-game", "there is no such game")
            }
            Self::UnknownProfile(text) => {
                out.field("text", text);
                (
                    "unknown-profile",
                    "the game has no such profile of draw rules",
                )
            }
            Self::BadFen(problems) => {
                out.field("problems", problems);
                ("bad-fen", "the text is no position of this game")
            }
            #[cfg(feature = "pdn")]
            Self::NoPdnGame => ("no-pdn-game", "there is no such game in the text"),
            #[cfg(feature = "pdn")]
            Self::PdnGameUnknown => ("pdn-game-unknown", "it is none of the four games"),
            #[cfg(feature = "pdn")]
            Self::PdnBadStart(problems) => {
                out.field("problems", problems);
                ("pdn-bad-start", "the start position is refused")
            }
            Self::BadSave(part) => {
                out.field("part", part);
                ("bad-save", "the saved game cannot be read")
            }
            Self::SaveTooNew(part) => {
                out.field("part", part);
                ("save-too-new", "the game was saved by a later version")
            }
        };
        out.field("code", &code);
        out.field("message", &message);
        out.close();
    }
}
