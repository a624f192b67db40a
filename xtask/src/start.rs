//! `cargo xtask start`: a game against the computer, from a fresh clone.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace::{self, Build};

/// What `start` hands on.
#[derive(clap::Args, Debug)]
pub(crate) struct Options {
    /// Passed on to `damier play`, for example `--level easy --color black`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    play: Vec<String>,
}

/// Builds the program and plays a game with it.
///
/// # Errors
/// When the program does not build, cannot be started, or fails.
pub(crate) fn run(options: &Options) -> Result<()> {
    let damier = workspace::damier(Build::Released)?;
    eprintln!("==> opening the board: `help` lists what can be typed, `quit` leaves");
    let status = Command::new(&damier)
        .arg("play")
        .args(&options.play)
        .status()
        .with_context(|| format!("cannot start {}", damier.display()))?;
    if !status.success() {
        bail!("damier play ended with {status}");
    }
    Ok(())
}
