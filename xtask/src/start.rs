//! `cargo xtask start`: Damier in the browser, from a fresh clone.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::web;
use crate::workspace::{self, Build};

/// What `start` hands on.
#[derive(clap::Args, Debug)]
pub(crate) struct Options {
    /// Passed on to `damier serve`, for example `--listen 0.0.0.0:8080`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    serve: Vec<String>,
}

/// What `play` hands on.
#[derive(clap::Args, Debug)]
pub(crate) struct PlayOptions {
    /// Passed on to `damier play`, for example `--level easy --color black`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    play: Vec<String>,
}

/// Builds the page and the program with it, and serves it.
///
/// # Errors
/// When something does not build, or the server cannot be started.
pub(crate) fn run(options: &Options) -> Result<()> {
    web::run(&web::Options::default())?;
    eprintln!("==> starting the server: open the address in a browser, Ctrl-C ends it");
    damier("serve", &options.serve)
}

/// Builds the program and plays a game with it in this terminal.
///
/// # Errors
/// When the program does not build, cannot be started, or fails.
pub(crate) fn play(options: &PlayOptions) -> Result<()> {
    eprintln!("==> opening the board: `help` lists what can be typed, `quit` leaves");
    damier("play", &options.play)
}

fn damier(subcommand: &str, arguments: &[String]) -> Result<()> {
    let damier = workspace::damier(Build::Released)?;
    let status = Command::new(&damier)
        .arg(subcommand)
        .args(arguments)
        .status()
        .with_context(|| format!("cannot start {}", damier.display()))?;
    if !status.success() {
        bail!("damier {subcommand} ended with {status}");
    }
    Ok(())
}
