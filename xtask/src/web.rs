//! `cargo xtask web`: the WebAssembly modules for the page, and the page itself.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::{self, Build};
use crate::{npm, process, wasm};

/// The folder of the page.
pub(crate) const FOLDER: &str = "web";

/// Where the page takes the modules from; nothing in it is kept in the repository.
const GENERATED: &str = "web/src/generated";

/// The builds of the rules module: its folder, and the features that it is built with. A library plays
/// thousands of games through in a worker: it is built for speed, the others for their size.
const RULES: [(&str, &str, Profile); 4] = [
    ("rules", "", Profile::Small),
    ("rules-pdn", "pdn", Profile::Small),
    ("rules-lessons", "lessons", Profile::Small),
    ("rules-library", "library", Profile::Fast),
];

/// What a module is built for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Profile {
    Small,
    Fast,
}

impl Profile {
    /// Its name among those of the workspace, which is its folder too.
    fn name(self) -> &'static str {
        match self {
            Self::Small => "wasm-rules",
            Self::Fast => "release",
        }
    }
}

/// The builds of the engine module: its file, and its name among those of `wasm`.
pub(crate) const ENGINES: [(&str, &str); 2] = [
    ("damier-engine.wasm", "simd"),
    ("damier-engine-plain.wasm", "plain"),
];

#[derive(clap::Args, Debug, Default)]
pub(crate) struct Options {
    /// Build the WebAssembly modules only, not the page
    #[arg(long)]
    modules: bool,
}

/// Builds the modules, and the page with them into `web/dist`.
///
/// # Errors
/// When something cannot be built, or Node is not installed.
pub(crate) fn run(options: &Options) -> Result<()> {
    modules()?;
    if options.modules {
        return Ok(());
    }
    page()
}

/// Builds the page with modules that are there.
fn page() -> Result<()> {
    npm::install()?;
    process::run("the page (vite)", &mut npm::script("build")).map(drop)
}

/// Builds every module into the folder from which the page takes them.
///
/// # Errors
/// When something cannot be built.
pub(crate) fn modules() -> Result<()> {
    for (folder, features, profile) in RULES {
        rules_module(
            features,
            profile,
            &workspace::root().join(GENERATED).join(folder),
        )?;
    }
    let engines = workspace::root().join(GENERATED).join("engine");
    fs::create_dir_all(&engines)?;
    for (file, build) in ENGINES {
        replace(&wasm::build(build)?, &engines.join(file))?;
    }
    Ok(())
}

/// Builds the rules module and its JavaScript and types into a folder.
///
/// # Errors
/// When it does not compile.
pub(crate) fn rules_module(features: &str, profile: Profile, folder: &Path) -> Result<()> {
    let module = compile_rules(features, profile)?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).typescript(true);
    bindgen
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.web(true)?;
    let made = workspace::target_folder(Build::Released)?.join("web-rules");
    bindgen.generate(&made)?;
    fs::create_dir_all(folder)?;
    for file in ["damier_wasm.js", "damier_wasm.d.ts", "damier_wasm_bg.wasm"] {
        replace(&made.join(file), &folder.join(file))?;
    }
    Ok(())
}

/// Compiles the rules module, and gives its file.
fn compile_rules(features: &str, profile: Profile) -> Result<PathBuf> {
    wasm::add_target()?;
    let target = workspace::target_folder(Build::Released)?
        .join("wasm")
        .join("rules");
    let mut cargo = process::cargo(["build", "--profile", profile.name(), "--lib"]);
    cargo.args(["--package", "damier-wasm", "--no-default-features"]);
    cargo.args(["--features", features, "--target", wasm::TARGET]);
    cargo.arg("--target-dir").arg(&target);
    let step = match features {
        "" => "rules module".to_owned(),
        features => format!("rules module with {features}"),
    };
    process::run(
        &step,
        cargo
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", ""),
    )?;
    Ok(target
        .join(wasm::TARGET)
        .join(profile.name())
        .join("damier_wasm.wasm"))
}

/// Copies a file where it is not the same already, so that nothing is built anew for it.
fn replace(from: &Path, to: &Path) -> Result<()> {
    let made = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
    if fs::read(to).ok().as_ref() != Some(&made) {
        fs::write(to, made).with_context(|| format!("cannot write {}", to.display()))?;
    }
    Ok(())
}
