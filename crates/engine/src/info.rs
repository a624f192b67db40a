//! What a search has found.

use damier_rules::{International, Move, Variant};

use crate::Score;

/// What a search knows after looking so many plies ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info<V: Variant = International> {
    /// Plies looked ahead in full.
    pub depth: u32,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// Positions looked at since the search began, by all threads.
    pub nodes: u64,
    /// The line that both sides are expected to play, the best move first.
    pub pv: Vec<Move<V>>,
    /// Which of the best moves this is about: 1 for the best.
    pub line: usize,
}

/// The move a search has chosen, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestMove<V: Variant = International> {
    /// The move.
    pub mv: Move<V>,
    /// What was found; its line begins with the move.
    pub info: Info<V>,
}
