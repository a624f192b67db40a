//! Matches between draughts engines.
//!
//! Pairs of games with swapped colours, between engines in this process and programs that speak Hub
//! or DXP; ended by the rules and never by an engine's word; with what the results say about
//! strength. The library plays and counts; whoever calls it keeps the games and shows how it goes.
//!
//! ```
//! use damier_arena::{GameReport, MatchSettings, Observer, Openings, Standing};
//! use damier_rules::Russian;
//!
//! struct Nobody;
//! impl Observer for Nobody {
//!     fn game_over(
//!         &mut self,
//!         _: &damier_pdn::Game,
//!         _: &GameReport,
//!         _: &Standing<'_>,
//!     ) -> std::io::Result<()> {
//!         Ok(())
//!     }
//! }
//!
//! let mut settings = MatchSettings::new("greedy".parse()?, "random".parse()?);
//! settings.games = 20;
//! let openings = Openings::<Russian>::random(4, settings.seed);
//! let summary = settings.run(&openings, &[], &mut Nobody)?;
//! assert_eq!(summary.games, 20);
//! assert!(summary.wins > summary.losses);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//! - [`MatchSettings::run`] plays a match, [`MatchSettings::resume`] reads what was played before.
//! - [`EngineSpec`] names an engine, [`Limit`] what its moves may cost, [`Openings`] what games begin
//!   from, [`Adjudication`] when they end early.
//! - [`stats`] has Elo, error bars and the sequential test, for results from anywhere.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod adjudication;
mod contest;
mod endgames;
mod limit;
mod openings;
mod player;
mod referee;
mod report;
mod rng;
mod spec;
pub mod stats;
mod tally;

pub use adjudication::{Adjudication, DrawRule, WinRule};
pub use contest::{
    IrregularGame, MOST_IRREGULARITIES, MatchError, MatchSettings, Observer, SprtSummary, Standing,
    Summary, TimeUse,
};
pub use endgames::endgames_in;
pub use limit::{Clock, Limit, LimitError, seconds};
pub use openings::{Opening, Openings, OpeningsError};
pub use player::BreachKind;
pub use report::{GameReport, Irregularity, Side};
pub use spec::{EngineSpec, SpecError};
pub use tally::Tally;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
