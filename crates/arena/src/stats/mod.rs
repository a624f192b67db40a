//! What results say: Elo with error bars, likelihood of superiority, and the sequential test.

mod elo;
mod normal;
mod sprt;

pub use elo::{Estimate, elo_of_score, estimate, score_of_elo, superiority};
pub use sprt::{Pairs, Sprt, SprtError, Verdict};
