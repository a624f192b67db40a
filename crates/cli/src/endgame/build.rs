//! `damier endgame build`: makes tables.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::Result;
use clap::builder::RangedU64ValueParser;
use damier_endgame::{Material, positions};
use damier_rules::Variant;

use super::job::{Builder, pair};
use super::progress::Progress;
use super::store::{Part, Store};
use crate::game::{GameName, with_game};
use crate::output::{Answer, note};

/// Make the tables of all positions of up to so many pieces
///
/// A build that was stopped goes on where it was; slices that are finished are checked and kept.
#[derive(clap::Args, Debug)]
pub(super) struct BuildArgs {
    /// The most pieces, from 2 to 6
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<u32>::new().range(2..=6))]
    #[arg(required_unless_present = "slice")]
    pieces: Option<u32>,
    /// The folder to build in
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Build this slice and its partner only, such as 2m1k-2m1k: a job of its own
    ///
    /// What they lead to is taken from the files of values in the folder, which --keep-values left
    /// there, and solved again where there are none. Jobs that need nothing of each other can run
    /// at a time, in one folder or on several machines.
    #[arg(long, value_name = "SLICE")]
    slice: Option<Material>,
    /// How many threads to use [default: one for each core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// The most memory for values and for packing
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,
    /// Keep the values of slices with five pieces or more, a byte for each position, for slices
    /// that need them
    #[arg(long)]
    keep_values: bool,
}

pub(super) fn run(args: &BuildArgs, game: GameName) -> Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &BuildArgs) -> Result<Answer> {
    let store = Store::new::<V>(&args.out);
    let all: Vec<Material> = match args.slice {
        Some(slice) => pair(slice),
        None => (2..=args.pieces.unwrap_or(0))
            .flat_map(Material::all)
            .collect(),
    };
    store.prepare(&all)?;
    let mut missing = Vec::new();
    for &slice in &all {
        if !store.is_finished::<V>(slice)? {
            missing.push(slice);
        }
    }
    let left = missing.iter().map(|slice| positions::<V>(*slice)).sum();
    let mut progress = Progress::new("built", all.len(), left);
    progress.found(all.len() - missing.len());
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or(cores, NonZeroUsize::get);
    let mut builder = Builder::<V>::new(&store, threads, args.memory);
    while let Some(&slice) = missing.first() {
        let pair = pair(slice);
        builder.build(slice)?;
        let (built, rest): (Vec<_>, Vec<_>) =
            missing.iter().partition(|slice| pair.contains(slice));
        let count = built.iter().map(|slice| positions::<V>(*slice)).sum();
        let names: Vec<String> = pair.iter().map(ToString::to_string).collect();
        progress.done(&names.join(", "), built.len(), count);
        missing = rest;
    }
    if !args.keep_values {
        for slice in all {
            store.remove(slice, Part::Values)?;
        }
    }
    note(&[format!("the tables are in {}", args.out.display())]);
    Ok(Answer::Done)
}
