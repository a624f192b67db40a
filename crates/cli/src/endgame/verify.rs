//! `damier endgame verify`: works out every stored value from those it follows from.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::Result;
use damier_endgame::{Material, Tables, Wrong};
use damier_rules::Variant;

use super::progress::Progress;
use super::store::Store;
use crate::game::{GameName, with_game};
use crate::output::{Answer, Output};

/// Work out every value of the tables from the positions that the moves lead to
#[derive(clap::Args, Debug)]
pub(super) struct VerifyArgs {
    /// The folder with the tables
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(super) fn run(args: &VerifyArgs, game: GameName) -> Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &VerifyArgs) -> Result<Answer> {
    let mut out = Output::new(false);
    let store = Store::new::<V>(&args.folder);
    let slices = store.slices()?;
    let tables = store.tables::<V>()?.keeping_all();
    tables.unpack_distances();
    let mut values = 0;
    for (slice, result) in slices.iter().zip(verify_all(&tables, &slices)) {
        match result {
            Ok(count) => values += count,
            Err(wrong) => {
                out.complain(&[format!("{}: {wrong}", args.folder.display())]);
                return Ok(Answer::No);
            }
        }
        tables.check(*slice)?;
    }
    let slices = slices.len();
    out.lines(&[format!(
        "{values} values of {slices} slices follow from their moves"
    )])?;
    out.flush()?;
    Ok(Answer::Done)
}

/// The results of all slices, several at a time.
fn verify_all<V: Variant>(tables: &Tables<V>, slices: &[Material]) -> Vec<Result<u64, Wrong>> {
    let next = AtomicUsize::new(0);
    let positions = |slice: Material| tables.counts(slice).map_or(0, |counts| counts.iter().sum());
    let all = slices.iter().map(|slice| positions(*slice)).sum();
    let progress = Mutex::new(Progress::new("checked", slices.len(), all));
    let work = || {
        let mut results = Vec::new();
        // The large ones, which come last, are begun first.
        while let Some(place) = slices
            .len()
            .checked_sub(1 + next.fetch_add(1, Ordering::Relaxed))
        {
            let slice = slices[place];
            results.push((place, tables.verify(slice)));
            let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
            progress.done(&slice.to_string(), 1, positions(slice));
        }
        results
    };
    let threads = thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    let mut results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| match worker.join() {
            Ok(results) => results,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.flatten().collect()
    });
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}
