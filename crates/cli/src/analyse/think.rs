//! Asking the engine: nothing else of the analysis knows how it searches.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use damier_arena::endgames_in;
use damier_engine::{Allotment, Clock, Endgames, Engine, Info, Limits, Score};
use damier_pdn::report::Worth;
use damier_rules::{Color, Game, Move, Variant};

use crate::hub::thinking::Signals;

/// How far to think about each position, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Settings<'a> {
    pub(super) limit: Limit,
    /// How many of the best moves are wanted.
    pub(super) lines: usize,
    pub(super) hash_mib: usize,
    pub(super) threads: usize,
    /// What is asked of the tables.
    pub(super) asks: Endgames,
    /// A folder of endgame tables, in place of those in the program.
    pub(super) endgames: Option<&'a Path>,
}

/// What ends the thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Limit {
    Depth(u32),
    Nodes(u64),
    Time(Duration),
}

/// A move with what is expected to follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line<V: Variant> {
    pub(super) worth: Worth,
    /// Begins with the move.
    pub(super) moves: Vec<Move<V>>,
}

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found<V: Variant> {
    /// Plies looked ahead in full.
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) time: Duration,
    /// The best moves, the best first; never empty.
    pub(super) lines: Vec<Line<V>>,
}

impl<V: Variant> Found<V> {
    pub(super) fn best(&self) -> &Line<V> {
        self.lines.first().expect("there is always a best line")
    }

    /// Nodes a second.
    pub(super) fn speed(&self) -> u64 {
        let nanoseconds = self.time.as_nanos().max(1);
        let speed = u128::from(self.nodes) * 1_000_000_000 / nanoseconds;
        u64::try_from(speed).unwrap_or(u64::MAX)
    }
}

/// Thinks about one position after another, about each as if it were the first.
#[derive(Debug)]
pub(super) struct Thinker<V: Variant> {
    engine: Engine<V>,
    limits: Limits,
}

impl<V: Variant> Thinker<V> {
    /// Fails with the reason if there is a folder of tables that cannot be used.
    pub(super) fn new(settings: &Settings<'_>) -> Result<Self, String> {
        let mut engine = Engine::new(settings.hash_mib);
        if let Some(folder) = settings.endgames {
            engine.set_tables(endgames_in(folder)?);
        }
        engine.set_threads(settings.threads);
        let mut limits = Limits {
            lines: settings.lines,
            think_on_only_move: true,
            endgames: settings.asks,
            ..Limits::default()
        };
        match settings.limit {
            Limit::Depth(depth) => limits.depth = Some(depth),
            Limit::Nodes(nodes) => limits.nodes = Some(nodes),
            Limit::Time(time) => limits.time = Some(Allotment::exactly(time)),
        }
        Ok(Self { engine, limits })
    }

    /// Thinks about the position on the board, and gives what is known after each depth to
    /// `on_depth`. `None` if there is no legal move.
    pub(super) fn think(
        &mut self,
        game: &Game<V>,
        mut on_depth: impl FnMut(&Found<V>),
    ) -> Option<Found<V>> {
        let turn = game.position().turn();
        let wanted = self.limits.lines.min(game.position().legal_moves().len());
        let line = |info: &Info<V>| Line {
            worth: worth_of(info.score, turn),
            moves: info.pv.clone(),
        };
        let clock = Signals::new(false);
        let mut completed: Vec<Line<V>> = Vec::new();
        let best = self.engine.search(game, &self.limits, &clock, |info| {
            if info.line == 1 {
                completed.clear();
            }
            completed.push(line(info));
            if completed.len() == wanted {
                on_depth(&Found {
                    depth: info.depth,
                    nodes: info.nodes,
                    time: clock.now(),
                    lines: completed.clone(),
                });
            }
            ControlFlow::Continue(())
        })?;
        // A depth that was broken off may have found a better move, but not how the others compare.
        if completed.len() <= 1 {
            completed = vec![line(&best.info)];
        }
        Some(Found {
            depth: best.info.depth,
            nodes: best.info.nodes,
            time: clock.now(),
            lines: completed,
        })
    }
}

/// A score of the side to move, from White's view.
fn worth_of(score: Score, turn: Color) -> Worth {
    match score.plies_to_end() {
        None => Worth::of_centimen(score.centimen().unwrap_or_default(), turn),
        plies => Worth::Win {
            winner: if score.is_win() { turn } else { !turn },
            plies,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_of_the_side_to_move_is_told_from_whites_view() {
        let told = |score, turn| worth_of(score, turn).to_string();
        assert_eq!(told(Score::from_centimen(12), Color::Black), "-0.12");
        assert_eq!(
            told(Score::from_centimen(-19_990), Color::Black),
            "White wins"
        );
        assert_eq!(
            told(Score::win_after(9), Color::White),
            "White wins in 9 plies"
        );
        assert_eq!(
            told(Score::loss_after(4), Color::White),
            "Black wins in 4 plies"
        );
    }
}
