//! Games of the engine against itself.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use damier_engine::{Engine, Evaluation, Limits, NoClock};
use damier_rules::{Color, Game, Outcome, Variant};

use crate::games::{Ending, GamesError, Record, Records, Stored, write_header};
use crate::openings::{self, Lot};

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
/// Memory of an engine; small, so that it stays in the processor's own.
const HASH_MIB: usize = 1;

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
pub fn run<V: Variant>(plan: &Plan<V>, path: &Path, mut say: impl FnMut(&str)) -> Result<()> {
    let (shard, shards) = plan.shard;
    let (mut file, done) = open::<V>(path, &plan.origin)?;
    let numbers: Vec<u32> = (0..plan.games)
        .filter(|number| number % shards == shard)
        .collect();
    let left = numbers.get(done..).unwrap_or_default();
    say(&format!(
        "{} of {} games are there",
        done.min(numbers.len()),
        numbers.len()
    ));
    Engine::<V>::unpack_tables();
    let began = Instant::now();
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::sync_channel::<(usize, Record<V>)>(1024);
    std::thread::scope(|scope| -> Result<()> {
        for _ in 0..plan.threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut engine = Engine::<V>::new(HASH_MIB);
                engine.set_evaluation(plan.evaluation.clone());
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed) as usize;
                    let Some(&number) = left.get(at) else { break };
                    let record = play(&mut engine, plan, number);
                    if sender.send((at, record)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = std::collections::BTreeMap::new();
        let (mut written, mut plies, mut said) = (0, 0, Instant::now());
        let receiver = receiver;
        for (at, record) in &receiver {
            waiting.insert(at, record);
            while let Some(record) = waiting.remove(&written) {
                file.write_all(&record.to_bytes())?;
                written += 1;
                plies += record.plies.len();
            }
            if said.elapsed().as_secs() >= 10 || written == left.len() {
                said = Instant::now();
                file.flush()?;
                say(&progress(
                    done + written,
                    numbers.len(),
                    written,
                    plies,
                    began,
                ));
            }
        }
        file.flush()?;
        Ok(())
    })
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a progress line needs no more precision"
)]
fn progress(done: usize, all: usize, written: usize, plies: usize, began: Instant) -> String {
    let seconds = began.elapsed().as_secs_f64().max(0.001);
    let left = (all - done) as f64 * seconds / (written.max(1)) as f64;
    format!(
        "{done} of {all} games, {:.0} plies a second, {:.0} minutes left",
        plies as f64 / seconds,
        left / 60.0
    )
}

/// Opens a shard's file behind its last whole game, and counts the games in it.
fn open<V: Variant>(path: &Path, origin: &str) -> Result<(BufWriter<File>, usize)> {
    let name = path.display();
    if !path.exists() {
        let mut file = BufWriter::new(
            File::create_new(path).with_context(|| format!("{name} cannot be made"))?,
        );
        write_header::<V>(&mut file, origin)?;
        file.flush()?;
        return Ok((file, 0));
    }
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .with_context(|| format!("{name} cannot be opened"))?;
    let mut records = Records::<_, V>::new(BufReader::new(&mut file))
        .with_context(|| format!("{name} cannot be continued"))?;
    if records.origin != origin {
        bail!(
            "{name} was made by another command and is not continued:\n  {}\nthis one is\n  {origin}",
            records.origin
        );
    }
    let mut done = 0;
    loop {
        match records.read() {
            Ok(Some(_)) => done += 1,
            Ok(None) | Err(GamesError::Torn { .. } | GamesError::Damaged { .. }) => break,
            Err(error) => return Err(error).context(format!("{name} cannot be read")),
        }
    }
    let whole = records.at_byte();
    file.set_len(whole)?;
    let mut file = BufWriter::new(file);
    std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
    Ok((file, done))
}
