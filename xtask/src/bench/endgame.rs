//! How long questions to the endgame tables take, natively and as WebAssembly, and what they cost the
//! search.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::process;
use crate::wasm;
use crate::workspace::{self, Build, Target};

/// Batches of positions for each kind of question.
const BATCHES: &str = "100";

/// Asks the tables in the program, and those of five pieces in a folder if one is given.
pub(super) fn run(rounds: u32, tables: Option<&Path>) -> Result<()> {
    let program = workspace::build(
        Build::Released,
        "damier-endgame",
        Target::Example("probe_speed"),
    )?;
    let module = module()?;
    let script = workspace::root().join("crates/endgame/examples/probe_speed/ask.mjs");
    let cost = workspace::build(
        Build::Released,
        "damier-engine",
        Target::Example("table_cost"),
    )?;
    println!(
        "A question to the endgame tables, {rounds} rounds, natively and then as WebAssembly:"
    );
    println!();
    println!("```");
    for _ in 0..rounds {
        let mut native = Command::new(&program);
        print!("{}", process::output(native.arg(BATCHES).args(tables))?);
        let mut node = Command::new("node");
        print!(
            "{}",
            process::output(node.arg(&script).arg(&module).arg(BATCHES))?
        );
    }
    println!("```");
    println!();
    println!("The search in positions of 6 to 8 pieces:");
    println!();
    println!("```");
    print!(
        "{}",
        process::output(Command::new(cost).arg(rounds.to_string()))?
    );
    println!("```");
    println!();
    Ok(())
}

/// The questions as a WebAssembly module.
fn module() -> Result<PathBuf> {
    wasm::add_target()?;
    let folder = workspace::target_folder(Build::Released)?.join("wasm/simd");
    let mut cargo = process::cargo(["build", "--release", "--package", "damier-endgame"]);
    cargo
        .args([
            "--example",
            "probe_module",
            "--target",
            wasm::TARGET,
            "--target-dir",
        ])
        .arg(&folder)
        .env("RUSTFLAGS", "-C target-feature=+simd128");
    process::run("questions as WebAssembly", &mut cargo)?;
    Ok(folder
        .join(wasm::TARGET)
        .join("release/examples/probe_module.wasm"))
}
