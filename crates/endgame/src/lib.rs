//! Endgame tables of draughts: what positions of few pieces are worth, exactly.
//!
//! ```
//! # #[cfg(feature = "built-in")] {
//! use damier_endgame::{Outcome, built_in};
//! use damier_rules::{International, Position};
//!
//! let tables = built_in::<International>().unwrap();
//! // Three kings against one win, unless it holds the long diagonal.
//! let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
//! assert_eq!(tables.outcome(&position), Some(Outcome::Win));
//! let position = Position::from_fen("W:WK1,K7,K18:BK46").unwrap();
//! assert_eq!(tables.outcome(&position), Some(Outcome::Draw));
//! # }
//! ```
//!
//! # Where to find what
//! - [`built_in`] gives the tables in the program, [`Tables::from_bytes`] those of a file.
//! - [`Tables::outcome`] is for every position of a search, [`Tables::verdict`] and
//!   [`Tables::moves`] know the distance to the end, for its root.
//! - [`Tables::outcome_within`] knows what a win is worth when draw counters run.
//! - A [`Material`] names a slice: the positions with certain pieces.
//!
//! # Features
//! - `built-in`, a default: the outcomes of up to four pieces, 337 kB for International, 79 to 140 kB
//!   for each of the games on eight by eight; and the distances of kings alone against a lone
//!   king: 3 kB for International, 15 to 41 kB for the others.
//! - `built-in-distances`: all distances, 605 kB for International, 237 to 670 kB for the others.
//! - `generate`: makes tables; needs threads.
//! - `laws`: what holds for the reader whatever it reads, for property tests and fuzzers.
//!
//! Draw rules that count moves are no part of the stored values. The format of the files is described in
//! `docs/formats/endgame.md`. Nothing here prints, reads a clock or opens a file.

#![warn(missing_docs)]
#![allow(
    clippy::cast_possible_truncation,
    reason = "bits, squares and numbers of placements stay far below the limits of their types"
)]
#![allow(
    clippy::inline_always,
    reason = "millions of positions are numbered and coded, and calls would be half of the time"
)]

#[cfg(feature = "built-in")]
mod built_in;
mod cache;
mod coder;
mod counters;
mod crc;
mod dense;
mod features;
mod group;
mod index;
mod late;
#[cfg(feature = "laws")]
pub mod laws;
mod layout;
mod material;
mod needs;
#[cfg(feature = "generate")]
mod pack;
mod probe;
mod row;
mod section;
#[cfg(feature = "generate")]
mod solve;
mod tables;
mod tree;
mod value;
mod verify;
mod walk;
mod whole;

#[cfg(feature = "built-in")]
pub use built_in::built_in;
pub use counters::PliesLeft;
pub use late::LateWin;
pub use material::{MAX_PIECES, Material, MaterialError};
#[cfg(feature = "generate")]
pub use pack::{pack_distances, pack_outcomes};
pub use probe::Verdict;
pub use section::{TableError, check_sections};
#[cfg(feature = "generate")]
pub use solve::{
    FreshCounter, Longest, SolveError, Solved, Solver, Statistics, needed_to_build, positions,
};
pub use tables::Tables;
pub use tree::TreeFault;
pub use value::Outcome;
pub use verify::Wrong;

#[cfg(all(doctest, feature = "built-in-distances"))]
#[doc = include_str!("../README.md")]
struct Readme;
