//! The command line.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand, ValueEnum};
use damier_trainer::data::Choice;
use damier_trainer::fit::Settings;

/// Makes the evaluation of Damier's engine.
#[derive(Parser, Debug)]
#[command(version, max_term_width = 100)]
pub(crate) struct Arguments {
    /// The game
    #[arg(long, value_enum, default_value = "international", global = true)]
    pub(crate) game: GameName,
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    International,
    Checkers,
    Russian,
    Brazilian,
}

impl GameName {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Checkers => "checkers",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// Plays games of the engine against itself; goes on where it was broken off
    #[command(name = "self-play")]
    SelfPlay(SelfPlay),
    /// Finds the scores of games anew with a stronger evaluation; goes on where it was broken off
    Rescore(Rescore),
    /// Fits weights to the results of games; goes on where it was broken off
    Fit(Fit),
    /// Rounds the weights of a fit for the engine
    Export(Export),
    /// Fits a network to the results of games; goes on where it was broken off
    #[command(name = "fit-network")]
    FitNetwork(Fit),
    /// Rounds the network of a fit for the engine
    #[command(name = "export-network")]
    ExportNetwork(Export),
    /// Tells how well weights and networks agree with the results of games
    Report(Report),
    /// Tells what is in files of games
    Show(Show),
    /// Copies the first games of a file to another one
    Cut(Cut),
    /// Finds combinations in games, for the suite that the engine is tested with
    Combinations(Combinations),
}

#[derive(Args, Debug)]
pub(crate) struct SelfPlay {
    /// Games of the whole run, over all shards
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u32,
    /// Which part of the run to play, as 1/4 for the first of four
    #[arg(long, default_value = "1/1", value_parser = read_shard)]
    pub(crate) shard: (u32, u32),
    /// Decides the openings: the same seed makes the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Positions that the engine looks at for a move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    /// How the engine values positions: hand-made, built-in or a file of weights or of a network
    #[arg(long, default_value = "built-in")]
    pub(crate) evaluation: String,
    /// Games at a time
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// The file of this shard
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Rescore {
    /// Files of games
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Positions that the engine looks at for a score
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    /// How the engine values positions: hand-made, built-in or a file of weights or of a network
    #[arg(long, default_value = "built-in")]
    pub(crate) evaluation: String,
    /// Games at a time
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// The file to write, of the same games
    #[arg(long)]
    pub(crate) out: PathBuf,
}

/// Which positions of which games are taken.
#[derive(Args, Debug)]
pub(crate) struct Games {
    /// Files of games
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// No more games than this
    #[arg(long, value_name = "N")]
    pub(crate) max: Option<usize>,
    /// The part of the games held out, as 1/50; 0 for none
    #[arg(long, default_value = "1/50", value_parser = read_part)]
    pub(crate) held_out: usize,
    /// Leave out positions with a score of so many hundredths of a man
    #[arg(long, default_value_t = 1000)]
    pub(crate) decided: i16,
}

impl Games {
    pub(crate) fn choice(&self) -> Choice {
        Choice {
            decided: self.decided,
            held_out: self.held_out,
            max_games: self.max,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct Fit {
    #[command(flatten)]
    pub(crate) games: Games,
    /// What counts: 1 the result of the game alone, 0 the score of the search alone
    #[arg(long, default_value_t = 1.0)]
    pub(crate) lambda: f32,
    /// A side so many hundredths of a man ahead scores 73%; without meaning when lambda is 1
    #[arg(long, default_value_t = 150.0)]
    pub(crate) scale: f32,
    /// How often each position is looked at [default: 10, of a network 20]
    #[arg(long)]
    pub(crate) passes: Option<u32>,
    /// The step of a number at the beginning; it falls to almost nothing at the end [default: 0.06, of a
    /// network 0.002]
    #[arg(long)]
    pub(crate) rate: Option<f32>,
    /// Positions between two steps
    #[arg(long, default_value_t = 16_384)]
    pub(crate) batch: usize,
    /// The part of a number that is taken off it each step, times the rate
    #[arg(long, default_value_t = 0.01)]
    pub(crate) decay: f32,
    /// Decides the order of the positions, and the numbers that a network begins with
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads, of which more than eight do not help; what is learned does not depend on how many
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Begin with what another fit has come to, by its state
    #[arg(long, value_name = "STATE")]
    pub(crate) from: Option<PathBuf>,
    /// Where what is learned is kept after each pass
    #[arg(long)]
    pub(crate) state: PathBuf,
}

impl Fit {
    /// How it is to be fitted; `passes` and `rate` are those taken where none are asked for.
    pub(crate) fn settings(&self, passes: u32, rate: f32) -> Settings {
        Settings {
            lambda: self.lambda,
            scale: self.scale,
            passes: self.passes.unwrap_or(passes),
            rate: self.rate.unwrap_or(rate),
            batch: self.batch.max(1),
            decay: self.decay,
            seed: self.seed,
            threads: self.threads.max(1),
        }
    }
}

/// The part of a command that decides what is learned.
pub(crate) fn fit_command(
    task: &str,
    game: GameName,
    settings: &Settings,
    games: &Games,
) -> String {
    format!(
        "damier-trainer {} {task} --game {} --lambda {} --scale {} --passes {} --rate {} --batch {} --decay {} --seed {} --held-out 1/{} --decided {}",
        env!("CARGO_PKG_VERSION"),
        game.name(),
        settings.lambda,
        settings.scale,
        settings.passes,
        settings.rate,
        settings.batch,
        settings.decay,
        settings.seed,
        games.held_out,
        games.decided,
    )
}

#[derive(Args, Debug)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) games: Games,
    /// The state of the fit
    #[arg(long)]
    pub(crate) state: PathBuf,
    /// The file of weights, or of the network
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Report {
    #[command(flatten)]
    pub(crate) games: Games,
    /// A file of weights or of a network; may be given more than once
    #[arg(long)]
    pub(crate) weights: Vec<PathBuf>,
    /// All positions, not only those of the games held out
    #[arg(long)]
    pub(crate) all: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    /// Files of games
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Write so many games of each file as PDN
    #[arg(long, default_value_t = 0)]
    pub(crate) pdn: usize,
}

#[derive(Args, Debug)]
pub(crate) struct Cut {
    /// The file of games
    pub(crate) file: PathBuf,
    /// How many games to copy
    #[arg(long)]
    pub(crate) games: usize,
    /// The file to write
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Combinations {
    /// The file of games
    pub(crate) file: PathBuf,
    /// How many to find
    #[arg(long, default_value_t = 300)]
    pub(crate) count: usize,
    /// The file to write
    #[arg(long)]
    pub(crate) out: PathBuf,
}

/// Reads `1/4` as shard 0 of 4.
fn read_shard(text: &str) -> Result<(u32, u32)> {
    let parts = text.split_once('/');
    let numbers = parts.and_then(|(part, all)| Some((part.parse().ok()?, all.parse().ok()?)));
    match numbers {
        Some((part @ 1.., all)) if part <= all => Ok((part - 1, all)),
        _ => bail!("a shard is written as 1/4: its number, from 1, and how many there are"),
    }
}

/// Reads `1/50` as 50, and `0` as 0.
fn read_part(text: &str) -> Result<usize> {
    let number = match text.strip_prefix("1/") {
        Some(all) => all.parse().ok().filter(|&all| all > 1),
        None => (text == "0").then_some(0),
    };
    match number {
        Some(number) => Ok(number),
        None => bail!("a part of the games is written as 1/50, or 0 for none"),
    }
}
