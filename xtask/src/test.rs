//! `cargo xtask test`: everything that a test can show.

use anyhow::Result;

use crate::{packages, process, readme, stories, wasm, web};

/// Runs the tests of every package, of its documentation and of the README, the comparison of the
/// WebAssembly modules with the native engine, the tests of the page, its stories in a browser, and the
/// examples of the packages for npm.
///
/// # Errors
/// When a test fails.
pub(crate) fn run() -> Result<()> {
    // First, so that the program that is tested has the page in it.
    web::run(&web::Options::default())?;
    process::run(
        "unit, integration and documentation tests",
        &mut process::cargo(["test", "--workspace", "--all-features"]),
    )?;
    readme::run()?;
    wasm::run()?;
    packages::test()?;
    stories::unit_tests()?;
    stories::run()
}
