//! Node and its packages, for the page.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{process, web, workspace};

/// The packages that the last installation was for.
const STAMP: &str = "node_modules/.installed-lock.json";

/// A command of npm in the folder of the page.
fn npm(arguments: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = Command::new(program);
    npm.args(arguments)
        .current_dir(workspace::root().join(web::FOLDER));
    npm
}

/// A script of the page's package.
pub(crate) fn script(name: &str) -> Command {
    npm(&["run", "--silent", name])
}

/// A program of one of the page's packages.
pub(crate) fn tool(name: &str, arguments: &[&str]) -> Command {
    let mut npx = npm(&["exec", "--no", "--", name]);
    npx.args(arguments);
    npx
}

/// Installs the packages that the page is built and tested with, unless they are there.
///
/// # Errors
/// When npm is not installed, or cannot get a package.
pub(crate) fn install() -> Result<()> {
    if !process::succeeds(&mut npm(&["--version"])) {
        bail!("npm is not installed: the page needs Node 20.19 or later (https://nodejs.org)");
    }
    let folder = workspace::root().join(web::FOLDER);
    let lock = fs::read(folder.join("package-lock.json"))
        .context("web/package-lock.json cannot be read")?;
    if fs::read(folder.join(STAMP)).ok().as_ref() == Some(&lock) {
        return Ok(());
    }
    process::run(
        "packages of the page (npm ci)",
        &mut npm(&["ci", "--no-audit", "--no-fund"]),
    )?;
    fs::write(folder.join(STAMP), lock)?;
    Ok(())
}
