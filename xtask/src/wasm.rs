//! `cargo xtask wasm`: the engine as a WebAssembly module, and whether it plays as the native one.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::workspace::{self, Build, Target};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// A way to build the module: its name, and what the processor must have.
const BUILDS: [(&str, &str); 2] = [("simd", "-C target-feature=+simd128"), ("plain", "")];

/// The build that browsers use plays whole games too.
const GAMES_BUILD: &str = "simd";

/// Builds the module with SIMD and without, and compares its searches with the native engine's: the
/// same best move, score and number of nodes for 200 positions of each game, and, with SIMD, for every
/// move of 50 games that all the levels play.
///
/// # Errors
/// When something cannot be built or run, or two searches differ.
pub(crate) fn run() -> Result<()> {
    let native = native()?;
    let requests = process::output(Command::new(&native).arg("requests"))?;
    let expected = answers(Command::new(&native), &requests)?;
    for (name, _) in BUILDS {
        let module = build(name)?;
        let found = answers(&mut node(&module), &requests)?;
        compare(&requests, &expected, &found).with_context(|| format!("the module {name:?}"))?;
        eprintln!(
            "    {name}: {} searches as natively, at {:.0}% of its speed ({} KiB)",
            expected.lines.len(),
            100.0 * expected.seconds / found.seconds,
            fs::metadata(&module)?.len() / 1024,
        );
        if name == GAMES_BUILD {
            compare_games(&native, &module)?;
        }
    }
    Ok(())
}

/// Compares every move of whole games.
fn compare_games(native: &Path, module: &Path) -> Result<()> {
    let played = fs::read_to_string(games_of(native)?)?;
    let pairs: Option<Vec<(&str, &str)>> =
        played.lines().map(|line| line.split_once('\t')).collect();
    let pairs = pairs.context("a line of a game has a request and its answer")?;
    let (requests, expected): (Vec<&str>, Vec<&str>) = pairs.into_iter().unzip();
    let requests = requests.join("\n") + "\n";
    let expected = Answers {
        lines: expected.into_iter().map(str::to_owned).collect(),
        seconds: 0.0,
    };
    let found = answers(&mut node(module), &requests)?;
    compare(&requests, &expected, &found).context("a game of the levels")?;
    let is_first = |line: &&str| line.ends_with("moves=");
    let games = requests.lines().filter(is_first).count();
    let moves = expected.lines.len();
    eprintln!("    {moves} moves of {games} games of all levels as natively");
    Ok(())
}

/// The file of 50 games of all levels, a request and the native engine's answer on each line.
///
/// # Errors
/// When the engine cannot be built, or the file not be written.
pub(crate) fn games() -> Result<PathBuf> {
    games_of(&native()?)
}

/// The games that a build of the engine plays; played once for each build.
fn games_of(native: &Path) -> Result<PathBuf> {
    let file = native.with_extension("games");
    let modified = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    if modified(&file).is_none_or(|played| modified(native) > Some(played)) {
        let begin = Instant::now();
        eprintln!("==> 50 games of all levels, natively");
        fs::write(&file, process::output(Command::new(native).arg("games"))?)?;
        eprintln!("    played in {:.1} s", begin.elapsed().as_secs_f64());
    }
    Ok(file)
}

fn native() -> Result<PathBuf> {
    let example = Target::Example("same_search");
    workspace::build(Build::Released, "damier-worker", example)
}

/// The program that asks a module.
fn node(module: &Path) -> Command {
    let mut node = Command::new("node");
    node.arg(workspace::root().join("crates/worker/tests/same_search.mjs"))
        .arg(module);
    node
}

/// Lets the compiler build for WebAssembly.
///
/// # Errors
/// When rustup cannot get what that needs.
pub(crate) fn add_target() -> Result<()> {
    let mut rustup = Command::new("rustup");
    rustup
        .args(["target", "add", TARGET])
        .current_dir(workspace::root());
    if !process::succeeds(&mut rustup) {
        bail!("rustup cannot add the target {TARGET}: is there a network?");
    }
    Ok(())
}

/// Builds the module in one of the ways of [`BUILDS`], and gives its file.
///
/// # Errors
/// When it does not compile.
pub(crate) fn build(name: &str) -> Result<PathBuf> {
    add_target()?;
    let flags = BUILDS.iter().find(|build| build.0 == name);
    let (_, flags) = flags.with_context(|| format!("there is no build {name:?}"))?;
    let folder = workspace::target_folder(Build::Released)?
        .join("wasm")
        .join(name);
    let mut cargo = process::cargo(["build", "--release", "--package", "damier-worker", "--lib"]);
    cargo
        .args(["--target", TARGET, "--target-dir"])
        .arg(&folder);
    process::run(
        &format!("engine module, {name}"),
        cargo.env("RUSTFLAGS", flags),
    )?;
    Ok(folder.join(TARGET).join("release/damier_worker.wasm"))
}

/// What an engine answered, and how long it took.
struct Answers {
    lines: Vec<String>,
    seconds: f64,
}

/// Hands requests to a program and takes its answers, a line each and the time at the end.
fn answers(command: impl std::borrow::BorrowMut<Command>, requests: &str) -> Result<Answers> {
    let mut command = command;
    let command = command.borrow_mut();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| {
            format!(
                "cannot start `{}`: is it installed?",
                process::shown(command)
            )
        })?;
    let mut input = child.stdin.take().context("its standard input is piped")?;
    let requests = requests.to_owned();
    let writer = std::thread::spawn(move || input.write_all(requests.as_bytes()));
    let output = child.wait_with_output()?;
    let is_written = writer.join().is_ok_and(|written| written.is_ok());
    if !output.status.success() || !is_written {
        bail!("`{}` ended with {}", process::shown(command), output.status);
    }
    let mut lines: Vec<String> = String::from_utf8(output.stdout)?
        .lines()
        .map(str::to_owned)
        .collect();
    let seconds = lines
        .pop()
        .and_then(|line| line.strip_prefix("seconds=")?.parse().ok());
    let seconds = seconds.context("an engine says at the end how long it took")?;
    Ok(Answers { lines, seconds })
}

fn compare(requests: &str, expected: &Answers, found: &Answers) -> Result<()> {
    let lines = expected.lines.iter().zip(&found.lines);
    for (request, (expected, found)) in requests.lines().zip(lines) {
        if expected != found {
            bail!("{request}\nnatively: {expected}\nhere:     {found}");
        }
        if !expected.starts_with("move=") {
            bail!("{request}\nis no search: {expected}");
        }
    }
    let count = requests.lines().count();
    if expected.lines.len() != count || found.lines.len() != count {
        bail!(
            "{count} requests, {} and {} answers",
            expected.lines.len(),
            found.lines.len()
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(lines: &[&str]) -> Answers {
        Answers {
            lines: lines.iter().map(|&line| line.to_owned()).collect(),
            seconds: 1.0,
        }
    }

    #[test]
    fn two_answers_that_differ_are_named() {
        let same = answers(&["move=32-28 nodes=5"]);
        let other = answers(&["move=33-28 nodes=5"]);
        assert!(compare("a", &same, &same).is_ok());
        let error = compare("a", &same, &other)
            .expect_err("the moves differ")
            .to_string();
        assert!(
            error.contains("32-28") && error.contains("33-28"),
            "{error}"
        );
        assert!(
            compare("a\nb", &same, &same).is_err(),
            "an answer is missing"
        );
        let wrong = answers(&["error=x"]);
        assert!(compare("a", &wrong, &wrong).is_err());
    }
}
