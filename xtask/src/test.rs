//! `cargo xtask test`: everything that a test can show.

use anyhow::Result;

use crate::postgres::Postgres;
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
    let postgres = Postgres::start()?;
    let mut tests = process::cargo(["test", "--workspace", "--all-features"]);
    if let Some(postgres) = &postgres {
        tests.env("DAMIER_TEST_POSTGRES", postgres.url());
        tests.env("DAMIER_TEST_POSTGRES_PROGRAMS", postgres.programs());
    }
    process::run("unit, integration and documentation tests", &mut tests)?;
    drop(postgres);
    readme::run()?;
    wasm::run()?;
    packages::test()?;
    stories::unit_tests()?;
    stories::run()
}
