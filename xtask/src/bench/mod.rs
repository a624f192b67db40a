//! `cargo xtask bench`: how fast Damier is, said so that it can be repeated.
//!
//! Programs that are compared run in turn within one session, round after round, and the median of the rounds counts:
//! what else the machine does then slows all of them alike.

mod endgame;
mod instructions;
mod pdn;
mod peer;
mod trees;

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::workspace::{self, Build, Target};

/// What is measured, and beside what.
#[derive(clap::Args, Debug)]
pub(crate) struct Options {
    /// What to measure; everything if nothing is named
    #[arg(value_enum)]
    what: Vec<What>,
    /// How often each program runs; the median counts
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// A folder with the tables of five pieces of International, to ask those too
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    peer: peer::Peer,
}

/// A kind of measurement.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// Nodes a second in move trees, with and without bulk counting, as released and for this processor
    Trees,
    /// Instructions for each node of a move tree
    Instructions,
    /// Nodes of the engine's fixed suite, for the line `Bench: N` of a commit, and their speed
    Engine,
    /// Nanoseconds of a question to the endgame tables, and what such questions cost the search
    Endgame,
    /// What the server bears: the board beside a handler that does nothing, games at a steady rate
    Server,
    /// Megabytes a second of a large PDN file, tokenised and with every move checked
    Pdn,
}

/// Measures what was asked for, and prints tables in Markdown.
///
/// # Errors
/// When a program cannot be built or run, or counts wrongly.
pub(crate) fn run(options: &Options) -> Result<()> {
    let is_wanted = |what| options.what.is_empty() || options.what.contains(&what);
    if is_wanted(What::Trees) {
        trees::run(options.rounds, &options.peer)?;
    }
    if is_wanted(What::Instructions) {
        instructions::run()?;
    }
    if is_wanted(What::Engine) {
        engine()?;
    }
    if is_wanted(What::Endgame) {
        endgame::run(options.rounds, options.tables.as_deref())?;
    }
    if is_wanted(What::Server) {
        server()?;
    }
    if is_wanted(What::Pdn) {
        pdn::run(options.rounds)?;
    }
    Ok(())
}

/// Searches the engine's fixed suite.
fn engine() -> Result<()> {
    let suite = workspace::build(Build::Released, "damier-engine", Target::Example("speed"))?;
    println!("The engine's fixed suite:");
    println!();
    println!("```");
    print!("{}", process::output(&mut Command::new(suite))?);
    println!("```");
    println!();
    Ok(())
}

/// Asks a server that runs in the program that asks; the variables that it reads stand in its source.
fn server() -> Result<()> {
    let load = workspace::build(Build::Released, "damier-server", Target::Example("load"))?;
    println!("The server:");
    println!();
    println!("```");
    print!("{}", process::output(&mut Command::new(load))?);
    println!("```");
    println!();
    Ok(())
}

/// The middle one of some measurements, or the mean of the two in the middle.
///
/// # Panics
/// When there is none.
fn median(mut values: Vec<f64>) -> f64 {
    assert!(!values.is_empty(), "there is no median of nothing");
    values.sort_unstable_by(f64::total_cmp);
    let half = values.len() / 2;
    if values.len().is_multiple_of(2) {
        f64::midpoint(values[half - 1], values[half])
    } else {
        values[half]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::float_cmp, reason = "these values are exact")]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
