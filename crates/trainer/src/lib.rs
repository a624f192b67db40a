//! Makes the evaluation of Damier's engine.
//!
//! Three steps, each a subcommand of the program `damier-trainer` and each able to go on where it
//! was broken off: games of the engine against itself ([`self_play`]), written to files of
//! [`games`]; weights fitted to the results; a report of how well they fit.

#![warn(missing_docs)]

pub mod games;
pub mod openings;
pub mod self_play;
