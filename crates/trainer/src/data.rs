//! The positions of games that are good to learn from.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use damier_engine::patterns::Sets;
use damier_rules::{Color, Outcome, Position, Variant};

use crate::games::{GamesError, Record, Records};

/// A position and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// What stands where.
    pub sets: Sets,
    /// The score that was found for it, in hundredths of a man from the view of the side to move.
    pub score: i16,
    /// What the game brought the side to move: 0 for a loss, 1 for a draw, 2 for a win.
    pub points: u8,
}

/// Which positions are taken.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Positions with a score of so many hundredths of a man or more are decided, and left out.
    pub decided: i16,
    /// Of so many games one is held out, to see how well the weights value games they were not
    /// fitted to; 0: none.
    pub held_out: usize,
    /// No more games than this.
    pub max_games: Option<usize>,
}

/// Positions of games, those of held-out games apart.
#[derive(Debug, Default)]
pub struct Data {
    /// Positions to fit weights to.
    pub fitted: Vec<Sample>,
    /// Positions of the games held out.
    pub held_out: Vec<Sample>,
    /// How many games were read.
    pub games: usize,
    /// How many plies they have, openings without.
    pub plies: usize,
    /// How each file was made.
    pub origins: Vec<String>,
}

/// Opens a file of games.
///
/// # Errors
/// If it cannot be read, or holds something else.
pub fn open<V: Variant>(path: &Path) -> Result<Records<BufReader<File>, V>> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("{name} cannot be opened"))?;
    let input = BufReader::with_capacity(1 << 20, file);
    Records::new(input).with_context(|| format!("{name} cannot be read"))
}

/// Calls `take` with each game of a file, until it says that it has enough.
///
/// A game that is torn at the end of the file, as a run that was broken off leaves it, is told of
/// and left out.
///
/// # Errors
/// If the file cannot be read or is damaged.
pub fn each_game<V: Variant>(
    path: &Path,
    say: &mut dyn FnMut(&str),
    mut take: impl FnMut(Record<V>) -> bool,
) -> Result<String> {
    let mut records = open::<V>(path)?;
    loop {
        match records.read() {
            Ok(Some(record)) => {
                if !take(record) {
                    break;
                }
            }
            Ok(None) => break,
            Err(torn @ GamesError::Torn { .. }) => {
                say(&format!("{}: {torn}; it is left out", path.display()));
                break;
            }
            Err(error) => {
                return Err(error).with_context(|| format!("{} cannot be read", path.display()));
            }
        }
    }
    Ok(records.origin)
}

/// Reads the positions of files of games.
///
/// # Errors
/// If a file cannot be read or is damaged, or there is no position in them.
pub fn read<V: Variant>(
    paths: &[PathBuf],
    choice: &Choice,
    say: &mut dyn FnMut(&str),
) -> Result<Data> {
    let mut read = Data::default();
    let most = choice.max_games.unwrap_or(usize::MAX);
    for path in paths {
        let mut lines = Vec::new();
        let origin = each_game::<V>(path, &mut |line| lines.push(line.to_owned()), |record| {
            if read.games >= most {
                return false;
            }
            let is_held_out = choice.held_out > 0 && read.games % choice.held_out == 0;
            let samples = if is_held_out {
                &mut read.held_out
            } else {
                &mut read.fitted
            };
            add_samples(&record, choice.decided, samples);
            read.plies += record.plies.len() - usize::from(record.opening_plies);
            read.games += 1;
            if read.games % 20_000 == 0 {
                say(&format!("{} games read", read.games));
            }
            true
        })?;
        for line in lines {
            say(&line);
        }
        read.origins.push(origin);
    }
    say(&format!(
        "{} games with {} plies, {} positions to fit to and {} held out",
        read.games,
        read.plies,
        read.fitted.len(),
        read.held_out.len()
    ));
    if read.fitted.is_empty() {
        bail!("there is no position to learn from in these games");
    }
    Ok(read)
}

/// Adds the positions of a game from which something is to be learned: not those of the random
/// opening, nor those with a capture to be made, a decided score or a lead that rarely wins.
fn add_samples<V: Variant>(record: &Record<V>, decided: i16, samples: &mut Vec<Sample>) {
    let mut position = record.start;
    for (ply, &(mv, score)) in record.plies.iter().enumerate() {
        let is_played = ply >= usize::from(record.opening_plies);
        if is_played && score.0.abs() < decided && !position.has_capture() {
            let sample = sample(&position, score.0, record.outcome);
            let is_drawish = [-1, 1]
                .iter()
                .any(|&lead| sample.sets.is_drawish::<V>(lead));
            if !is_drawish {
                samples.push(sample);
            }
        }
        position = position.after(mv);
    }
}

fn sample<V: Variant>(position: &Position<V>, score: i16, outcome: Outcome) -> Sample {
    let white_points = match outcome {
        Outcome::Win(Color::White) => 2,
        Outcome::Draw => 1,
        Outcome::Win(Color::Black) => 0,
    };
    Sample {
        sets: Sets::of(position),
        score,
        points: match position.turn() {
            Color::White => white_points,
            Color::Black => 2 - white_points,
        },
    }
}
