//! Lessons of draughts as data: read from text, checked by the rules, and answers judged.
//!
//! A lesson is a text file that a teacher writes without code; its words are messages of Fluent,
//! named after its steps, in a file for each language. This crate reads both, finds what is wrong in
//! them by line, and decides whether an answer is right, and if not, in which way it is wrong.
//!
//! ```
//! use damier_lessons::{Answer, Lesson, Verdict};
//!
//! let lesson = Lesson::read(
//!     "lesson compulsory\n\
//!      game international\n\
//!      part rules\n\
//!      step must\n\
//!      position W:W28,32:B23\n\
//!      claim captures 1\n\
//!      right 28x19\n\
//!      wrong 32-27 other-man\n",
//! )
//! .unwrap();
//! assert!(lesson.faults().is_empty());
//! let answer = Answer::Move("32-27".into());
//! let Verdict::Wrong { key, .. } = lesson.judge(0, 0, &answer) else { panic!() };
//! assert_eq!(key.as_deref(), Some("compulsory-must-other-man"));
//! ```
//!
//! The format is described in `docs/formats/lessons.md`. The crate opens no files.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod check;
mod claim;
mod course;
mod exercise;
mod game;
mod judge;
mod lesson;
mod play;
mod read;
mod theme;
mod words;

pub use claim::{Claim, Promise};
pub use course::{Course, CourseFault, Source};
pub use exercise::{Exercise, Ply};
pub use game::GameName;
pub use judge::{Answer, Verdict};
pub use lesson::{Fault, Goal, Lesson, Lined, Right, Step, Turn, What, Wrong};
pub use theme::Theme;
pub use words::Words;
