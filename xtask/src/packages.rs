//! The packages for npm and for cargo.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace::{self, Build};
use crate::{process, wasm, web};

/// A package for npm: its name, its folder of sources, and what its example prints.
struct Package {
    name: &'static str,
    sources: &'static str,
    example: &'static [&'static str],
}

const PACKAGES: [Package; 2] = [
    Package {
        name: "damier-rules",
        sources: "crates/wasm/npm",
        example: &[
            "37-32: capture-is-compulsory, play 28x19",
            "28x19 takes 23",
            "1. 32-28 19-23 2. 28x19 *",
        ],
    },
    Package {
        name: "damier-engine",
        sources: "crates/worker/npm",
        example: &["expert plays 28x19x23", "goes on"],
    },
];

/// Makes every package, and tries those for npm.
///
/// # Errors
/// When a package cannot be made, or an example does not print what it should.
pub(crate) fn run() -> Result<()> {
    test()?;
    crates().map(drop)
}

/// Makes the packages for npm, and tries each as a stranger would: installed from its archive in an empty
/// folder, with its example.
///
/// # Errors
/// When a package cannot be made, or an example does not print what it should.
pub(crate) fn test() -> Result<()> {
    for package in &PACKAGES {
        let archive = pack(package)?;
        try_out(package, &archive)?;
    }
    Ok(())
}

/// Makes the archive of every package for npm, and gives their files.
///
/// # Errors
/// When one cannot be made.
pub(crate) fn pack_all() -> Result<Vec<PathBuf>> {
    PACKAGES.iter().map(pack).collect()
}

fn folder() -> Result<PathBuf> {
    Ok(workspace::target_folder(Build::Released)?.join("npm"))
}

/// Puts the files of a package together, and packs them.
fn pack(package: &Package) -> Result<PathBuf> {
    let folder = folder()?.join(package.name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(workspace::root().join(package.sources))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(workspace::root().join(licence), folder.join(licence))?;
    }
    if package.name == "damier-rules" {
        web::rules_module("pdn", web::Profile::Small, &folder)?;
    } else {
        for (file, build) in web::ENGINES {
            fs::copy(wasm::build(build)?, folder.join(file))?;
        }
    }
    write_version(&folder.join("package.json"))?;
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent"]).current_dir(&folder);
    let name = process::output(&mut npm)?;
    Ok(folder.join(name.trim()))
}

/// The version of a package for npm is that of the crates.
fn write_version(manifest: &Path) -> Result<()> {
    let text = fs::read_to_string(manifest)?;
    let version = env!("CARGO_PKG_VERSION");
    let written = text.replace(
        "\"version\": \"0.0.0\"",
        &format!("\"version\": \"{version}\""),
    );
    if written == text {
        bail!("{} has no version 0.0.0 to be replaced", manifest.display());
    }
    Ok(fs::write(manifest, written)?)
}

/// Installs a package from its archive in an empty folder, and runs its example.
fn try_out(package: &Package, archive: &Path) -> Result<()> {
    let stranger = folder()?.join(format!("{}-tried", package.name));
    if stranger.exists() {
        fs::remove_dir_all(&stranger)?;
    }
    fs::create_dir_all(&stranger)?;
    fs::write(
        stranger.join("package.json"),
        "{\"private\":true,\"type\":\"module\"}\n",
    )?;
    let mut npm = Command::new("npm");
    npm.args([
        "install",
        "--silent",
        "--no-audit",
        "--no-fund",
        "--offline",
    ]);
    process::output(npm.arg(archive).current_dir(&stranger))?;
    let example = stranger
        .join("node_modules")
        .join(package.name)
        .join("example.mjs");
    fs::copy(example, stranger.join("example.mjs"))?;
    let mut node = Command::new("node");
    let printed = process::output(node.arg("example.mjs").current_dir(&stranger))
        .with_context(|| format!("the example of {}", package.name))?;
    for expected in package.example {
        if !printed.contains(expected) {
            bail!(
                "the example of {} lacks {expected:?}:\n{printed}",
                package.name
            );
        }
    }
    let size = fs::metadata(archive)?.len() / 1024;
    eprintln!(
        "    {}: packed ({size} KiB), installed, its example runs",
        package.name
    );
    Ok(())
}

/// Makes the packages of the crates that are released, without building each again, and gives their
/// files.
///
/// # Errors
/// When one cannot be made.
pub(crate) fn crates() -> Result<Vec<PathBuf>> {
    let mut cargo = process::cargo(["package", "--workspace", "--no-verify", "--allow-dirty"]);
    for package in workspace::packages()?
        .iter()
        .filter(|package| !package.is_released)
    {
        cargo.args(["--exclude", &package.name]);
    }
    process::run("packages of the crates", &mut cargo)?;
    let folder = workspace::target_folder(Build::Released)?.join("package");
    let version = env!("CARGO_PKG_VERSION");
    let released = workspace::packages()?
        .into_iter()
        .filter(|package| package.is_released);
    Ok(released
        .map(|package| folder.join(format!("{}-{version}.crate", package.name)))
        .collect())
}
