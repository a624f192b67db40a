//! Makes the evaluation of Damier's engine.
//!
//! Three steps, each a subcommand of the program `damier-trainer` and each able to go on where it
//! was broken off: games of the engine against itself ([`self_play`]), written to files of
//! [`games`]; weights fitted to the results ([`fit`](mod@fit)) and rounded for the engine
//! ([`export`](mod@export)); a [`report`] of how well they agree with the results. A small network is fitted and rounded
//! in the same way by [`network`]. [`rescore`]
//! finds the scores of older games anew with a stronger evaluation.

#![warn(missing_docs)]

pub mod combinations;
pub mod data;
pub mod export;
pub mod fit;
pub mod games;
mod model;
pub mod network;
pub mod openings;
pub mod report;
pub mod rescore;
pub mod self_play;
pub mod show;
pub mod state;
mod writer;
