//! PDN, the text format of draughts games: read from files of any size in constant memory, checked
//! move by move, and written in normal form.
//!
//! ```
//! use damier_pdn::{Reader, Rules};
//!
//! let file = "[White \"Anna\"]\n[Black \"Damier\"]\n\n\
//!             1. 32-28 19-23 {the usual} 2. 28x19 14x23 (13x24) 2-0";
//! for game in Reader::new(file.as_bytes()) {
//!     let game = game?;
//!     let check = game.check();
//!     assert_eq!(check.rules, Some(Rules::International));
//!     assert_eq!((game.plies(), check.checked), (4, 4));
//!     assert!(check.is_correct());
//! }
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # Where to find what
//! - [`Reader`] gives the games of a file, one [`Game`] at a time; [`Writer`] writes games. What is
//!   written and read again is the same game.
//! - A [`Game`] has tags, a flat list of [`Item`]s (moves, marks, comments, variations, setup
//!   commands) and a result; [`commands`] finds clock times and the like in comments.
//! - Reading never fails for what a file holds: each game comes with its [`Problem`]s, each with its
//!   [`Place`], what was found and what was expected.
//! - [`Game::check`] plays the moves by the rules; [`Game::replay`] gives the positions;
//!   [`Game::canonical`] writes the moves as the standard wants them; [`Game::record`] makes a game
//!   for a file from one that was played.
//! - [`Tree`] is a game to be changed: moves added, promoted and deleted, comments, marks and
//!   [`Drawing`]s set.
//! - [`report`] makes what an engine found in a game into marks, scores and better lines of its file.
//! - [`Tokens`] is the layer below: PDN cut into tokens, as fast as a disk gives it.
//! - [`limits`] says how much one game may ask for.
//!
//! Game types that Damier does not play are read, counted and written like any other; their moves
//! are kept as text and not checked. `docs/formats/pdn.md` says what is taken and what is written.

#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![allow(
    clippy::inline_always,
    reason = "a token handed over in memory costs as much as finding it: a third of the speed"
)]

mod assembly;
mod commands;
mod drawing;
mod game;
mod input;
mod item;
mod kind;
#[doc(hidden)]
pub mod laws;
pub mod limits;
mod place;
mod points;
mod problem;
mod reader;
mod replay;
pub mod report;
mod text;
mod tokens;
mod tree;
mod writer;

/// The games that [`by_rules!`] names, for those who do not name them.
#[doc(hidden)]
pub mod games {
    pub use damier_rules::{Brazilian, Checkers, International, Russian};
}

pub use commands::{ClockTime, Command, commands};
pub use drawing::{Drawing, Pen, drawings};
pub use game::Game;
pub use item::Item;
pub use kind::{GameType, Rules};
pub use place::Place;
pub use points::Points;
pub use problem::{Fault, Problem, Severity};
pub use reader::Reader;
pub use replay::{Check, Replay};
pub use text::decode;
pub use tokens::{CommentForm, Flaw, MoveNumber, Plain, Token, TokenKind, Tokens};
pub use tree::{Node, NodeId, Tree};
pub use writer::{LINE_WIDTH, Writer};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
