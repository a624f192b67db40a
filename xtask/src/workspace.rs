//! What the workspace is made of: its root, files, packages and programs.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::process;

/// The folder that holds the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // As cargo says now: two clones that share a target folder share this program too.
        let xtask = std::env::var_os("CARGO_MANIFEST_DIR");
        let xtask = xtask.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = xtask
            .parent()
            .expect("the xtask package lies in a folder of the workspace");
        root.to_owned()
    })
}

/// Every file of the tree that is tracked or could be, by its path from the root, with `/` between folders.
///
/// # Errors
/// When `git` is not there, or this is not a clone.
pub(crate) fn files() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ])
    .current_dir(root());
    let listing = process::output(&mut git)?;
    let mut files: Vec<String> = listing
        .split_terminator('\0')
        .filter(|file| root().join(file).is_file())
        .map(str::to_owned)
        .collect();
    files.sort_unstable();
    files.dedup();
    Ok(files)
}

/// A package of the workspace.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The folder it lies in, from the root: `crates/rules`.
    pub(crate) folder: String,
    pub(crate) description: String,
    /// Its features, without `default`.
    pub(crate) features: Vec<String>,
    /// Packages that it is built with: ordinary and build dependencies, not those of its tests.
    pub(crate) dependencies: Vec<String>,
    /// Whether it is for users outside of the project.
    pub(crate) is_released: bool,
}

/// The packages of the workspace, as cargo sees them.
///
/// # Errors
/// When cargo cannot read the workspace.
pub(crate) fn packages() -> Result<Vec<Package>> {
    let metadata = metadata()?;
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    packages.iter().map(package).collect()
}

fn package(value: &Value) -> Result<Package> {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let manifest = PathBuf::from(text("manifest_path"));
    let folder = manifest
        .parent()
        .and_then(|folder| folder.strip_prefix(root()).ok())
        .with_context(|| format!("{} lies outside the workspace", manifest.display()))?;
    let features = value["features"].as_object().into_iter().flatten();
    let dependencies = value["dependencies"].as_array().into_iter().flatten();
    Ok(Package {
        name: text("name"),
        folder: folder.to_string_lossy().replace('\\', "/"),
        description: text("description"),
        features: features
            .map(|(name, _)| name.clone())
            .filter(|name| name != "default")
            .collect(),
        dependencies: dependencies
            .filter(|dependency| dependency["kind"].as_str() != Some("dev"))
            .filter_map(|dependency| dependency["name"].as_str().map(str::to_owned))
            .collect(),
        // No list of registries says any; an empty one says none.
        is_released: value["publish"].is_null(),
    })
}

fn metadata() -> Result<Value> {
    let mut cargo = process::cargo(["metadata", "--no-deps", "--format-version", "1"]);
    let text = process::output(&mut cargo)?;
    serde_json::from_str(&text).context("cargo metadata is not JSON")
}

/// How the program `damier` is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As it is released: for x86-64-v2, by `.cargo/config.toml`.
    Released,
    /// For the very processor that builds it, in a target folder of its own.
    Native,
}

/// Builds a binary or an example in the release profile, and tells where it lies.
///
/// # Errors
/// When it does not compile.
pub(crate) fn build(build: Build, package: &str, kind: Target<'_>) -> Result<PathBuf> {
    let target = target_folder(build)?;
    let (flag, name) = match kind {
        Target::Program(name) => ("--bin", name),
        Target::Example(name) => ("--example", name),
    };
    let mut cargo = process::cargo(["build", "--release", "--package", package, flag, name]);
    cargo.arg("--target-dir").arg(&target);
    if build == Build::Native {
        cargo
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", "-C target-cpu=native");
    }
    let step = match build {
        Build::Released => format!("building {name} (a minute or two the first time)"),
        Build::Native => {
            format!("building {name} for this processor (a minute or two the first time)")
        }
    };
    process::run(&step, &mut cargo)?;
    let folder = target.join("release");
    Ok(match kind {
        Target::Program(name) => folder.join(executable(name)),
        Target::Example(name) => folder.join("examples").join(executable(name)),
    })
}

/// Builds the program `damier` as the tests build it, and tells where it lies.
///
/// # Errors
/// When it does not compile.
pub(crate) fn tested_damier() -> Result<PathBuf> {
    // With everything that the tests are built with, so that it is the program which they have built already.
    process::run(
        "building damier as it is tested",
        &mut process::cargo(["build", "--workspace", "--all-features", "--bin", "damier"]),
    )?;
    Ok(target_folder(Build::Released)?
        .join("debug")
        .join(executable("damier")))
}

/// What of a package is built.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target<'a> {
    Program(&'a str),
    Example(&'a str),
}

/// Builds the program `damier`, and tells where it lies.
///
/// # Errors
/// When it does not compile.
pub(crate) fn damier(how: Build) -> Result<PathBuf> {
    build(how, "damier-cli", Target::Program("damier"))
}

/// The folder for what is built and made: nothing in it is worth keeping.
///
/// # Errors
/// When cargo cannot read the workspace.
pub(crate) fn target_folder(build: Build) -> Result<PathBuf> {
    let metadata = metadata()?;
    let target = metadata["target_directory"]
        .as_str()
        .context("cargo metadata names no target folder")?;
    let target = PathBuf::from(target);
    Ok(match build {
        Build::Released => target,
        Build::Native => target.join("native"),
    })
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
