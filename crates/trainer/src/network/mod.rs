//! A small network fitted to the results of games, and rounded for the engine.

mod export;
mod fit;
mod gradient;
mod numbers;
mod state;

pub use export::{Export, export, loss};
pub use fit::run;
pub use state::State;
