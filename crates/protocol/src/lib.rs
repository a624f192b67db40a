//! The two protocols by which draughts programs play: Hub version 2 ([`hub`]) between an engine and
//! a user interface or match runner, and `DamExchange` ([`dxp`]) between two programs.
//!
//! Both sides of both are here, as values: text or bytes go in, text or bytes come out. Nothing is
//! opened, read, written or waited for; whoever has the pipe or the socket does that.
//!
//! ```
//! use damier_protocol::hub::{FromEngine, ToEngine};
//!
//! let command: ToEngine = "pos start".parse()?;
//! assert_eq!(command.to_string(), "pos start");
//! let answer: FromEngine = "done move=32-28 ponder=19-23".parse()?;
//! assert!(matches!(answer, FromEngine::Done { mv: Some(mv), .. } if mv == "32-28"));
//! # Ok::<(), damier_protocol::hub::CommandError>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod dxp;
pub mod hub;
#[doc(hidden)]
pub mod laws;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
