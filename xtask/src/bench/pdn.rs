//! The speed of reading PDN: a large file of real games, tokenised, with every move checked, and searched.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::process;
use crate::workspace::{self, Build, Target};

/// How large the file is.
const SIZE_BYTES: u64 = 1_000_000_000;

/// Where real game files lie.
const SAMPLES: &str = "crates/pdn/tests/data";

/// How many games the engine plays against itself for the file.
const ENGINE_GAMES: &str = "400";

/// Makes the file if it is not there yet, and reads it so many times.
pub(super) fn run(rounds: u32) -> Result<()> {
    let file = large_file()?;
    let programs = [
        ("damier-pdn", "pdn_speed"),
        ("damier-library", "search_speed"),
    ];
    let mut built = Vec::new();
    for (package, example) in programs {
        built.push(workspace::build(
            Build::Released,
            package,
            Target::Example(example),
        )?);
    }
    println!(
        "PDN, {} of {} MB, {rounds} rounds:",
        file.display(),
        SIZE_BYTES / 1_000_000
    );
    println!();
    println!("```");
    for _ in 0..rounds {
        for program in &built {
            let mut command = Command::new(program);
            print!("{}", process::output(command.arg(&file))?);
        }
    }
    println!("```");
    Ok(())
}

/// The file of games; it is made once and kept in the target folder.
fn large_file() -> Result<PathBuf> {
    let folder = workspace::target_folder(Build::Released)?.join("bench");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make {}", folder.display()))?;
    let path = folder.join("games.pdn");
    if path
        .metadata()
        .is_ok_and(|metadata| metadata.len() >= SIZE_BYTES)
    {
        return Ok(path);
    }
    let games = games()?;
    eprintln!("==> writing {}", path.display());
    // Under another name until it is whole.
    let unfinished = folder.join("games.unfinished");
    let file = File::create(&unfinished)
        .with_context(|| format!("cannot make {}", unfinished.display()))?;
    let mut file = BufWriter::new(file);
    let mut written = 0;
    while written < SIZE_BYTES {
        file.write_all(&games)?;
        written += games.len() as u64;
    }
    file.flush()?;
    std::fs::rename(&unfinished, &path)?;
    Ok(path)
}

/// The sample files without a fault, and games that the engine plays against itself.
fn games() -> Result<Vec<u8>> {
    let damier = workspace::damier(Build::Released)?;
    let player = workspace::build(
        Build::Released,
        "damier-cli",
        Target::Example("engine_games"),
    )?;
    let mut games = Vec::new();
    let is_sample = |file: &&String| file.starts_with(SAMPLES) && file.ends_with(".pdn");
    for file in workspace::files()?.iter().filter(is_sample) {
        let mut check = Command::new(&damier);
        check
            .args(["pdn", "check", file])
            .current_dir(workspace::root());
        if process::succeeds(&mut check) {
            let text = std::fs::read(workspace::root().join(file))?;
            games.extend(with_an_end(text));
        }
    }
    if games.is_empty() {
        bail!("no file in {SAMPLES} passes `damier pdn check`");
    }
    eprintln!("==> playing {ENGINE_GAMES} games");
    let output = Command::new(&player)
        .arg(ENGINE_GAMES)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", player.display()))?;
    if !output.status.success() {
        bail!("{} ended with {}", player.display(), output.status);
    }
    games.extend(with_an_end(output.stdout));
    Ok(games)
}

/// A file of games, so ended that another file can follow: after the result of its last game.
fn with_an_end(mut text: Vec<u8>) -> Vec<u8> {
    const RESULTS: [&[u8]; 8] = [
        b"*", b"2-0", b"1-1", b"0-2", b"1-0", b"1/2-1/2", b"0-1", b"0-0",
    ];
    let end = text.trim_ascii_end();
    let last = end
        .rsplit(u8::is_ascii_whitespace)
        .next()
        .unwrap_or_default();
    text.extend(if RESULTS.contains(&last) {
        b"\n\n".as_slice()
    } else {
        b" *\n\n"
    });
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_result_does_not_run_into_the_next_file() {
        assert_eq!(with_an_end(b"1. 32-28\n".to_vec()), b"1. 32-28\n *\n\n");
        assert_eq!(
            with_an_end(b"1. 32-28 1-1\n".to_vec()),
            b"1. 32-28 1-1\n\n\n"
        );
    }
}
