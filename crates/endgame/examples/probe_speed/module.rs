//! The questions of `probe_speed` as a WebAssembly module, whose time its caller takes: `prepare`,
//! then for each batch `make` and `ask`.

#![allow(unsafe_code, reason = "exported names are unsafe attributes")]

mod questions;

use std::cell::RefCell;

use damier_endgame::built_in;
use damier_rules::{International, Position};

use questions::{BATCH, Numbers};

thread_local! {
    static BATCHES: RefCell<(Numbers, Vec<Position>)> = const { RefCell::new((Numbers(1), Vec::new())) };
}

/// Unpacks the tables.
///
/// # Panics
/// When no tables are in the module.
#[unsafe(no_mangle)]
pub extern "C" fn prepare() {
    built_in::<International>()
        .expect("tables are built in")
        .unpack();
}

/// The positions of a batch.
#[unsafe(no_mangle)]
pub extern "C" fn positions() -> usize {
    BATCH
}

/// Makes the next batch: without captures if `is_quiet` is not 0.
#[unsafe(no_mangle)]
pub extern "C" fn make(is_quiet: u32) {
    BATCHES.with_borrow_mut(|(numbers, batch)| *batch = numbers.batch(4, is_quiet != 0));
}

/// Asks about the batch, so many times.
///
/// # Panics
/// When no tables are in the module.
#[unsafe(no_mangle)]
pub extern "C" fn ask(times: u32) {
    let tables = built_in::<International>().expect("tables are built in");
    BATCHES.with_borrow(|(_, batch)| questions::ask(tables, batch, times as usize));
}
