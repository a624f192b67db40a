//! The scores of games found anew, by a stronger evaluation than the one that played them.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::Result;
use damier_engine::{Engine, Evaluation, Limits, NoClock};
use damier_rules::{Game, Variant};

use crate::data::each_game;
use crate::games::{Record, Stored};
use crate::writer::Run;

/// What a run is asked to do.
#[derive(Clone, Debug)]
pub struct Plan<V: Variant> {
    /// Files of games.
    pub games: Vec<PathBuf>,
    /// Positions that the engine looks at for a score.
    pub nodes: u64,
    /// How the engine values positions.
    pub evaluation: Evaluation<V>,
    /// Games at a time.
    pub threads: usize,
    /// The command that asked for it, kept in the file.
    pub origin: String,
}

/// Finds the scores of one game anew, where something can be learned from them: its moves, its result and the
/// scores of positions in which something has to be captured stay.
///
/// # Panics
/// If a move of the game is not legal, which no reader of files lets through.
#[must_use]
pub fn rescore<V: Variant>(engine: &mut Engine<V>, nodes: u64, mut record: Record<V>) -> Record<V> {
    let limits = Limits {
        nodes: Some(nodes),
        think_on_only_move: true,
        ..Limits::default()
    };
    let opening = usize::from(record.opening_plies);
    let mut game = Game::from_position(record.start);
    for (ply, (mv, score)) in record.plies.iter_mut().enumerate() {
        if ply >= opening && !game.position().has_capture() {
            let go_on = |_: &damier_engine::Info<V>| ControlFlow::Continue(());
            if let Some(best) = engine.search(&game, &limits, &NoClock, go_on) {
                *score = Stored::of(best.info.score);
            }
        }
        game.play(*mv).expect("a record holds legal moves");
    }
    record
}

/// Finds the scores of all games of some files anew, and writes them to one file; what is there already is
/// not looked at again.
///
/// # Errors
/// If a file cannot be read, or that to be written was made by another command.
pub fn run<V: Variant>(plan: &Plan<V>, path: &Path, mut say: impl FnMut(&str)) -> Result<()> {
    let mut records = Vec::new();
    let mut origin = plan.origin.clone();
    for file in &plan.games {
        let of = each_game::<V>(file, &mut say, |record| {
            records.push(record);
            true
        })?;
        origin = format!("{origin}\ngames of {}", of.replace('\n', "\n  "));
    }
    let run = Run {
        path,
        origin: &origin,
        evaluation: &plan.evaluation,
        threads: plan.threads,
    };
    run.write(records.len(), say, |engine, at| {
        rescore(engine, plan.nodes, records[at].clone())
    })
}
