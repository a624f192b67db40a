//! The rules of International Draughts, Checkers, Russian and Brazilian draughts.
//!
//! Exact to the letter of the FMJD and WCDF rules, fast enough for an engine, and nothing but the
//! rules: no input or output, no clock, no randomness, no `unsafe`; `no_std` with `alloc`.
//!
//! ```
//! use damier_rules::{Game, Position};
//!
//! let mut game: Game = Game::new();
//! for text in ["32-28", "19-23", "28x19", "14x23"] {
//!     game.play_text(text)?;
//! }
//! assert_eq!(game.position().legal_moves().len(), 9);
//!
//! // A refused move says why, and what must be played instead.
//! let position: Position = Position::from_fen("W:W28,32:B23").unwrap();
//! let refusal = position.read_move("32-27").unwrap_err();
//! assert_eq!(refusal.reason().code(), "capture-is-compulsory");
//! assert_eq!(position.move_text(refusal.instead()[0]), "28x19");
//! # Ok::<(), damier_rules::PlayError>(())
//! ```
//!
//! # Where to find what
//! - A game is a type, and its traits are constants: [`Variant`] with [`International`],
//!   [`Checkers`], [`Russian`] and [`Brazilian`]; its board is a [`Geometry`].
//! - Anything a text can say is a [`Setup`]; checked, it becomes a [`Position`].
//! - [`Position::legal_moves`], [`Position::read_move`], [`Position::explain`],
//!   [`Position::explain_piece`], [`Position::move_text`], [`Position::route`],
//!   [`Position::continuations`], [`Position::reach`], [`Position::perft`].
//! - [`Game`] keeps the history, the draw [`Counters`] and the result; [`DrawRules`] are data.
//! - [`Keyed`] is a position with its Zobrist key, for a search.
//!
//! Squares are numbered as in every printed diagram: row by row from the top left as White sees the
//! board, White at the bottom.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
#![allow(
    clippy::inline_always,
    reason = "the generator is one function to the compiler; measured in docs/movegen.md"
)]
#![allow(
    clippy::cast_possible_truncation,
    reason = "bit indices and square numbers stay below 128"
)]

extern crate alloc;

mod bitboard;
mod board;
mod color;
mod draw;
mod explain;
mod fault;
mod fen;
mod game;
mod geometry;
mod hub;
#[cfg(feature = "laws")]
#[doc(hidden)]
pub mod laws;
mod movegen;
mod moves;
mod notation;
mod path;
mod perft;
mod position;
mod reach;
mod reason;
mod routes;
mod setup;
mod square;
mod variant;
mod zobrist;

pub use bitboard::{Bitboard, Direction};
pub use color::{Color, Kind, Piece};
pub use draw::{Condition, Counter, Counters, DrawRules, Limit, profiles};
pub use explain::Refusal;
pub use fen::{Expected, FenError, FenErrors, MAX_FEN_CHARS, read_fen};
pub use game::{End, EndReason, Game, Outcome, PlayError};
pub use geometry::{Board8, Board10, Geometry, Word, board_bits};
pub use hub::{HubError, HubErrors};
pub use moves::{Move, MoveList};
pub use notation::{MAX_MOVE_CHARS, MoveText, MoveTextError, read_square, square_name};
pub use path::Continuation;
pub use position::Position;
pub use reason::Reason;
pub use routes::MAX_ROUTES;
pub use setup::{PositionError, PositionErrors, Setup};
pub use square::Square;
pub use variant::{Brazilian, Checkers, International, ResultStyle, Russian, SquareNames, Variant};
pub use zobrist::Keyed;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
