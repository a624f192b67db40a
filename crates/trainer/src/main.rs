//! The program `damier-trainer`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Parser, Subcommand, ValueEnum};
use damier_rules::{Brazilian, Checkers, International, Russian};
use damier_trainer::self_play;

/// Makes the evaluation of Damier's engine.
#[derive(Parser, Debug)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum GameName {
    International,
    Checkers,
    Russian,
    Brazilian,
}

macro_rules! with_game {
    ($game:expr, $function:ident($($argument:expr),* $(,)?)) => {
        match $game {
            GameName::International => $function::<International>($($argument),*),
            GameName::Checkers => $function::<Checkers>($($argument),*),
            GameName::Russian => $function::<Russian>($($argument),*),
            GameName::Brazilian => $function::<Brazilian>($($argument),*),
        }
    };
}

#[derive(Subcommand, Debug)]
enum Task {
    /// Plays games of the engine against itself; goes on where it was broken off
    #[command(name = "self-play")]
    SelfPlay {
        /// The game
        #[arg(long, value_enum, default_value = "international")]
        game: GameName,
        /// Games of the whole run, over all shards
        #[arg(long, default_value_t = 1000)]
        games: u32,
        /// Which part of the run to play, as 1/4 for the first of four
        #[arg(long, default_value = "1/1", value_parser = read_shard)]
        shard: (u32, u32),
        /// Decides the openings: the same seed makes the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Positions that the engine looks at for a move
        #[arg(long, default_value_t = 1000)]
        nodes: u64,
        /// Games at a time
        #[arg(long, default_value_t = 1)]
        threads: usize,
        /// The file of this shard
        #[arg(long)]
        out: PathBuf,
    },
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

#[expect(clippy::print_stderr, reason = "a program tells how far it has come")]
fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::SelfPlay {
            game,
            games,
            shard,
            seed,
            nodes,
            threads,
            out,
        } => {
            let origin = format!(
                "damier-trainer {} self-play --game {} --games {games} --shard {}/{} --seed {seed} --nodes {nodes}",
                env!("CARGO_PKG_VERSION"),
                game.to_possible_value().map_or_else(String::new, |name| name.get_name().to_owned()),
                shard.0 + 1,
                shard.1,
            );
            let plan = self_play::Plan {
                games,
                shard,
                seed,
                nodes,
                threads,
                origin,
            };
            let run = with_game!(game, runner());
            run(&plan, &out, &mut |line| eprintln!("{line}"))
        }
    }
}

type Runner = fn(&self_play::Plan, &std::path::Path, &mut dyn FnMut(&str)) -> Result<()>;

fn runner<V: damier_rules::Variant>() -> Runner {
    |plan, path, say| self_play::run::<V>(plan, path, say)
}
