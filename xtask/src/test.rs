//! `cargo xtask test`: everything that a test can show.

use anyhow::Result;

use crate::{process, readme, wasm};

/// Runs the tests of every package, of its documentation and of the README, and the comparison of the
/// WebAssembly module with the native engine.
///
/// # Errors
/// When a test fails.
pub(crate) fn run() -> Result<()> {
    process::run(
        "unit, integration and documentation tests",
        &mut process::cargo(["test", "--workspace", "--all-features"]),
    )?;
    readme::run()?;
    wasm::run()
}
