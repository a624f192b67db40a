//! Games of the engine against itself.

use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Result;
use damier_engine::{Engine, Evaluation, Limits, NoClock};
use damier_rules::{Color, Game, Outcome, Variant};

use crate::games::{Ending, Record, Stored};
use crate::openings::{self, Lot};
use crate::writer::Run;

/// What a run of self-play is asked to do.
#[derive(Clone, Debug)]
pub struct Plan<V: Variant> {
    /// Games of the whole run, over all shards.
    pub games: u32,
    /// This shard, from 0, and how many there are: it plays every game whose number leaves this rest.
    pub shard: (u32, u32),
    /// Decides openings; the same seed makes the same games.
    pub seed: u64,
    /// Positions that the engine looks at for a move.
    pub nodes: u64,
    /// How the engine values positions.
    pub evaluation: Evaluation<V>,
    /// Games at a time.
    pub threads: usize,
    /// The command that asked for it, kept in the file.
    pub origin: String,
}

/// A side that is this far ahead, in hundredths of a man ...
const DECIDED: i16 = 300;
/// ... for so many plies on end has won.
const DECIDED_PLIES: usize = 8;
/// A game of so many plies is drawn.
const MOST_PLIES: usize = 300;

/// Plays one game of a run.
///
/// # Panics
/// If the engine gives no move, or one that is not legal: a mistake of the engine.
pub fn play<V: Variant>(engine: &mut Engine<V>, plan: &Plan<V>, number: u32) -> Record<V> {
    let mut lot = Lot::new(plan.seed, number);
    let opening = openings::draw(&mut lot, engine);
    let mut game = opening.game;
    let start = *game.start();
    let mut plies: Vec<_> = game.moves().map(|mv| (mv, Stored::default())).collect();
    let limits = Limits {
        nodes: Some(plan.nodes),
        ..Limits::default()
    };
    let (outcome, ending) = loop {
        if let Some(end) = game.end() {
            break (end.outcome, Ending::Rules);
        }
        if let Some(winner) = decided(&game, &plies[usize::from(opening.plies)..]) {
            break (Outcome::Win(winner), Ending::Adjudicated);
        }
        if let Some(outcome) = tabled(&game) {
            break (outcome, Ending::Adjudicated);
        }
        if plies.len() >= MOST_PLIES {
            break (Outcome::Draw, Ending::TooLong);
        }
        let go_on = |_: &damier_engine::Info<V>| ControlFlow::Continue(());
        let best = engine
            .search(&game, &limits, &NoClock, go_on)
            .expect("a game that goes on has moves");
        plies.push((best.mv, Stored::of(best.info.score)));
        game.play(best.mv).expect("the engine's move is legal");
    };
    Record {
        number,
        start,
        opening_plies: opening.plies,
        plies,
        outcome,
        ending,
    }
}

/// How a game ends that has come into the endgame tables.
fn tabled<V: Variant>(game: &Game<V>) -> Option<Outcome> {
    let position = game.position();
    Some(match damier_endgame::built_in()?.outcome(position)? {
        damier_endgame::Outcome::Win => Outcome::Win(position.turn()),
        damier_endgame::Outcome::Draw => Outcome::Draw,
        damier_endgame::Outcome::Loss => Outcome::Win(!position.turn()),
    })
}

/// Who has won, by the word of both sides.
fn decided<V: Variant>(
    game: &Game<V>,
    played: &[(damier_rules::Move<V>, Stored)],
) -> Option<Color> {
    let last = played.len().checked_sub(DECIDED_PLIES)?;
    let ahead = |sign: i16| {
        let by_turns = played[last..].iter().rev().enumerate();
        // The last score is of the side that is not to move now.
        by_turns
            .map(|(back, (_, score))| if back % 2 == 0 { -score.0 } else { score.0 })
            .all(|score| score * sign > DECIDED)
    };
    match (ahead(1), ahead(-1)) {
        (true, _) => Some(game.position().turn()),
        (_, true) => Some(!game.position().turn()),
        _ => None,
    }
}

/// Plays what is still missing of a shard, and adds it to its file game by game.
///
/// Games stand in the file in the order of their numbers, so that a file says how far it has come;
/// a record that was torn by a kill is cut off and played again.
///
/// # Errors
/// If the file cannot be read or written, or was made by another command.
pub fn run<V: Variant>(plan: &Plan<V>, path: &Path, say: impl FnMut(&str)) -> Result<()> {
    let (shard, shards) = plan.shard;
    let numbers: Vec<u32> = (0..plan.games)
        .filter(|number| number % shards == shard)
        .collect();
    let run = Run {
        path,
        origin: &plan.origin,
        evaluation: &plan.evaluation,
        threads: plan.threads,
    };
    run.write(numbers.len(), say, |engine, at| {
        play(engine, plan, numbers[at])
    })
}
