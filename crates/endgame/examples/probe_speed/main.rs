//! How long a question to the tables takes: `probe_speed [BATCHES] [DIR]`.
//!
//! Asks batches of random positions of International, and prints the fastest batch and the median.
//! With a folder of tables of five pieces those are asked too: each position in a block that was not
//! unpacked before, and in one that was.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a program that shows figures"
)]

mod questions;

use std::borrow::Cow;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

use damier_endgame::{Material, Tables, built_in};
use damier_rules::{International, Position};

use questions::{Numbers, ask};

/// How often a batch is asked that is to be in the processor's cache.
const TIMES: usize = 20;

/// How long a batch takes, in nanoseconds a question.
fn time(tables: &Tables, batch: &[Position], times: usize) -> f64 {
    let begin = Instant::now();
    ask(tables, batch, times);
    begin.elapsed().as_secs_f64() * 1e9 / (batch.len() * times) as f64
}

fn show(what: &str, mut times: Vec<f64>) {
    times.sort_unstable_by(f64::total_cmp);
    let fastest = times.first().copied().unwrap_or(0.0);
    let median = times.get(times.len() / 2).copied().unwrap_or(0.0);
    println!("{what}: {fastest:.1} ns, median {median:.1} ns");
}

fn four_pieces(tables: &Tables, batches: usize) {
    for (is_quiet, kind) in [(true, "without captures"), (false, "a third with captures")] {
        let mut numbers = Numbers(1);
        let all: Vec<_> = (0..batches).map(|_| numbers.batch(4, is_quiet)).collect();
        let each = |times| all.iter().map(move |batch| time(tables, batch, times));
        show(
            &format!("4 pieces, {kind}, for the first time"),
            each(1).collect(),
        );
        show(&format!("4 pieces, {kind}, again"), each(1).collect());
        show(
            &format!("4 pieces, {kind}, in the cache"),
            each(TIMES).collect(),
        );
    }
}

fn five_pieces(tables: &Tables) {
    let batch = Numbers(2).batch(5, true);
    let mut unpacked = Vec::new();
    let mut cold = Vec::new();
    for position in batch.iter().take(1000) {
        let one = std::slice::from_ref(position);
        cold.push(time(tables, one, 1));
        unpacked.push(time(tables, one, 1000));
    }
    show("5 pieces, block not unpacked", cold);
    show("5 pieces, block unpacked", unpacked);
}

fn read(folder: &Path) -> Result<Tables, Box<dyn Error>> {
    let mut parts = Vec::new();
    for slice in (2..=5).flat_map(Material::all) {
        let path = folder.join(format!("international-{slice}.outcomes"));
        let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        parts.push(Cow::Owned(bytes));
    }
    Ok(Tables::from_parts(parts)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let batches = arguments.first().map_or(Ok(200), |text| text.parse())?;
    let tables = built_in::<International>().ok_or("no tables are in the program")?;
    let begin = Instant::now();
    tables.unpack();
    println!("4 pieces unpacked in {:.2?}", begin.elapsed());
    four_pieces(tables, batches);
    if let Some(folder) = arguments.get(1) {
        let tables = read(Path::new(folder))?;
        tables.unpack();
        five_pieces(&tables);
    }
    Ok(())
}
