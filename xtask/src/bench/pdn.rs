//! The speed of reading PDN: a large file of real games, tokenised and with every move checked.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

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
    let reader = workspace::build(Build::Released, "damier-pdn", Target::Example("pdn_speed"))?;
    println!(
        "PDN, {} of {} MB, {rounds} rounds:",
        file.display(),
        SIZE_BYTES / 1_000_000
    );
    println!();
    println!("```");
    let mut peak_kib = None;
    for _ in 0..rounds {
        peak_kib = peak_kib.max(read(&reader, &file)?);
    }
    match peak_kib {
        Some(kib) => println!(
            "most memory in use: {:.1} MB",
            f64::from(kib) * 1024.0 / 1e6
        ),
        None => println!("most memory in use: not measured, as this system has no /proc"),
    }
    println!("```");
    Ok(())
}

/// Runs the reader, which prints its figures, and gives the most memory that it had in use.
fn read(reader: &Path, file: &Path) -> Result<Option<u32>> {
    let mut command = Command::new(reader);
    command.arg(file);
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot start {}", reader.display()))?;
    let mut peak_kib = None;
    loop {
        peak_kib = peak_kib.max(peak_memory_kib(&child));
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                bail!("`{}` ended with {status}", process::shown(&command));
            }
            return Ok(peak_kib);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// The most memory a process has had in use so far, where the system tells.
fn peak_memory_kib(child: &Child) -> Option<u32> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
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
    for file in workspace::files()?
        .iter()
        .filter(|file| file.starts_with(SAMPLES))
    {
        let is_faultless = process::succeeds(
            Command::new(&damier)
                .args(["pdn", "check", file])
                .current_dir(workspace::root()),
        );
        if is_faultless {
            games.extend(std::fs::read(workspace::root().join(file))?);
            games.extend(b"\n\n");
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
    games.extend(output.stdout);
    games.extend(b"\n\n");
    Ok(games)
}
