//! The computer's play in Damier.
//!
//! A library that takes a game and gives a move: it never prints, reads no clock and no file, and
//! keeps no global state. The same game, limits and seed give the same move and the same number of
//! nodes, on every machine.
//!
//! ```
//! use damier_engine::{Engine, Level};
//! use damier_rules::{Game, Russian};
//!
//! let mut game: Game<Russian> = Game::new();
//! let mut engine = Engine::new(4);
//! while let Some(best) = engine.play(&game, Level::Easy, 7) {
//!     if game.play(best.mv).is_err() {
//!         break; // drawn, though moves are left
//!     }
//! }
//! assert!(game.end().is_some());
//! ```
//!
//! # Where to find what
//! - [`Engine::search`] searches to the end, with a [`Clock`] and a callback after each depth.
//! - [`Search`] is the same search in slices of nodes, without clock or callback.
//! - [`Limits`] say when it stops, a [`Level`] is a recipe of them.
//! - [`BestMove`], [`Info`] and [`Score`] are what comes out. Scores are in hundredths of a man,
//!   from the view of the side to move.
//! - [`bench()`] counts the nodes of a fixed suite.

#![deny(unsafe_code)]
#![warn(missing_docs)]

mod bench;
mod busy;
mod bytes;
mod endgame;
mod engine;
mod evaluation;
mod frame;
mod info;
mod learned;
mod level;
mod limits;
mod memory;
pub mod network;
mod ordering;
mod path;
pub mod patterns;
mod root;
mod score;
mod search;
mod steps;
mod table;
mod time;
mod tuning;
mod weights;

pub use damier_endgame::LateWin;

pub use bench::{bench, unpack_tables};
pub use engine::Engine;
pub use evaluation::Evaluation;
pub use info::{BestMove, Info};
pub use learned::EvaluationError;
pub use level::Level;
pub use limits::{Clock, Endgames, Limits, NoClock};
pub use score::Score;
pub use search::{Progress, Search};
pub use table::Table;
pub use time::{Allotment, TimeLeft};

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
