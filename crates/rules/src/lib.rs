#![no_std]
extern crate alloc;
mod bitboard;
mod board;
mod color;
mod draw;
mod fen;
mod geometry;
mod movegen;
mod moves;
mod perft;
mod position;
mod setup;
mod square;
mod variant;

pub use bitboard::{Bitboard, Direction};
pub use color::{Color, Kind, Piece};
pub use draw::DrawRules;
pub use geometry::{Board8, Board10, Geometry, Word, board_bits};
pub use moves::{Move, MoveList};
pub use position::Position;
pub use setup::{PositionError, PositionErrors, Setup};
pub use square::Square;
pub use variant::{
    Brazilian, Checkers, International, ResultStyle, Russian, SquareNames, Variant,
};
