//! Searching games of draughts: by player, event, site, date, result, game, length, material, position
//! and a part of a position, in files of any size or among games in memory.
//!
//! - A [`Query`] is what somebody asks for, as texts; checked, it becomes [`Conditions`].
//! - [`Conditions::matches`] says of a game of a file whether it is one of those, and at which ply the
//!   position stands.
//! - A [`Library`] keeps games in memory with an index: [`Library::search`] finds among tens of thousands
//!   at once, [`Library::rows`] lists and [`Library::pdn`] writes them.
//! - An [`Import`] brings the games of a file into a library, and leaves out those that it has.
//! - An [`Opening`] is what was played from a position, and with which results.
//!
//! ```
//! use damier_library::Query;
//! use damier_pdn::Reader;
//!
//! let file = "[White \"Anna\"] 1. 32-28 19-23 2. 28x19 14x23 2-0  [White \"Piet\"] 1. 33-28 1-1";
//! let query = Query { result: Some("white".to_owned()), ..Query::default() };
//! let conditions = query.conditions()?;
//! let games = Reader::new(file.as_bytes()).collect::<Result<Vec<_>, _>>()?;
//! let found = games.iter().filter(|game| conditions.matches(game).is_some());
//! assert_eq!(found.map(|game| game.tag("White")).collect::<Vec<_>>(), [Some("Anna")]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! It opens no files and prints nothing: it takes readers and texts.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod conditions;
mod date;
mod error;
mod fold;
mod import;
mod library;
mod material;
mod names;
mod opening;
mod record;

pub use conditions::{Conditions, MAX_TEXT_CHARS, Match, Outcome, Query, rules_named};
pub use error::{Field, QueryError};
pub use fold::folded;
pub use import::{Batch, Import};
pub use library::{CHUNK_GAMES, GameId, Library, NamesOf, Order, Row, SortBy};
pub use material::Material;
pub use opening::{Opening, Score};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
