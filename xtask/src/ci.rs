//! `cargo xtask ci`: every check that a change must pass, in the order in which they fail fastest.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::{perft, process, test, tidy, workspace};

/// A processor with no operating system: what is built for it cannot do I/O, read a clock or start a thread.
const BARE_TARGET: &str = "thumbv7em-none-eabi";

/// The packages that are built for it.
const BARE_PACKAGES: [&str; 1] = ["damier-rules"];

type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 10] = [
    ("formatting", formatting),
    ("tidy", tidy::run),
    ("clippy", clippy),
    ("no_std", no_std),
    ("features", features),
    ("fuzz targets", fuzz_targets),
    ("documentation", documentation),
    ("licences", licences),
    ("tests", test::run),
    ("move trees", move_trees),
];

/// Runs every check, and stops at the first that fails.
///
/// # Errors
/// When a check fails; the error names it.
pub(crate) fn run() -> Result<()> {
    let mut took: Vec<(&str, Duration)> = Vec::new();
    for (number, (name, step)) in STEPS.iter().enumerate() {
        eprintln!("\n[{}/{}] {name}", number + 1, STEPS.len());
        let begin = Instant::now();
        step().with_context(|| format!("the step {name:?} failed"))?;
        took.push((name, begin.elapsed()));
    }
    eprintln!();
    for (name, elapsed) in took {
        eprintln!("{name:>14} {:7.1} s", elapsed.as_secs_f64());
    }
    eprintln!("every check passed");
    Ok(())
}

fn formatting() -> Result<()> {
    process::run(
        "cargo fmt",
        &mut process::cargo(["fmt", "--all", "--check"]),
    )
    .map(drop)
}

fn clippy() -> Result<()> {
    let mut cargo = process::cargo(["clippy", "--workspace", "--all-targets", "--all-features"]);
    process::run("cargo clippy", cargo.args(["--", "-D", "warnings"])).map(drop)
}

/// Builds the rules where there is no operating system, which proves that they do not need one.
fn no_std() -> Result<()> {
    if !bare_target_is_there() {
        eprintln!("NOT CHECKED: rustup cannot add the target {BARE_TARGET} here");
        return Ok(());
    }
    for package in BARE_PACKAGES {
        let mut cargo = process::cargo(["check", "--target", BARE_TARGET, "--no-default-features"]);
        process::run(
            &format!("{package} for {BARE_TARGET}"),
            cargo.args(["--package", package]),
        )?;
    }
    Ok(())
}

fn bare_target_is_there() -> bool {
    let rustup = |arguments: &[&str]| {
        let mut rustup = Command::new("rustup");
        rustup.args(arguments).current_dir(workspace::root());
        process::output(&mut rustup)
    };
    let installed = rustup(&["target", "list", "--installed"]).unwrap_or_default();
    installed.lines().any(|target| target == BARE_TARGET)
        || rustup(&["target", "add", BARE_TARGET]).is_ok()
}

/// Checks each package with none of its features, and with each of them alone.
fn features() -> Result<()> {
    for package in workspace::packages()? {
        if package.features.is_empty() {
            continue;
        }
        let choices = std::iter::once(String::new()).chain(package.features);
        for feature in choices {
            let step = format!("{} with only {feature:?}", package.name);
            let mut cargo =
                process::cargo(["check", "--package", &package.name, "--no-default-features"]);
            process::run(&step, cargo.args(["--features", &feature]))?;
        }
    }
    Ok(())
}

/// Fuzzing needs a nightly compiler; that its targets compile can be seen with any.
fn fuzz_targets() -> Result<()> {
    let mut cargo = process::cargo(["check", "--manifest-path", "fuzz/Cargo.toml"]);
    process::run("fuzz targets", &mut cargo).map(drop)
}

fn documentation() -> Result<()> {
    let mut cargo = process::cargo(["doc", "--workspace", "--no-deps", "--all-features"]);
    process::run("cargo doc", cargo.env("RUSTDOCFLAGS", "-D warnings")).map(drop)
}

/// The advisories are left out: their database comes by the network, and changes without a change of ours.
fn licences() -> Result<()> {
    if !process::succeeds(&mut process::cargo(["deny", "--version"])) {
        bail!("cargo-deny is not installed: `cargo install cargo-deny --locked` installs it");
    }
    let mut cargo = process::cargo([
        "deny",
        "--workspace",
        "check",
        "licenses",
        "bans",
        "sources",
    ]);
    process::run("cargo deny", &mut cargo).map(drop)
}

fn move_trees() -> Result<()> {
    perft::run(&perft::Options::default())
}
