//! `cargo xtask dist`: everything that a release consists of, with checksums.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::workspace::{self, Build};
use crate::{packages, process, web};

/// Files of the repository that go with the program.
const BESIDE: [&str; 5] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "crates/cli/src/diagram/LICENSE-OFL",
];

/// The shells whose completions go with the program.
const SHELLS: [&str; 3] = ["bash", "zsh", "fish"];

/// Builds the page and the program, makes the archive, the packages for npm and for cargo, and writes
/// `SHA256SUMS` beside them.
///
/// # Errors
/// When something cannot be built or written.
pub(crate) fn run() -> Result<()> {
    web::run(&web::Options::default())?;
    let damier = workspace::damier(Build::Released)?;
    let folder = workspace::target_folder(Build::Released)?.join("dist");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    archive(&damier, &folder)?;
    for package in packages::pack_all()?.into_iter().chain(packages::crates()?) {
        let name = package.file_name().context("a package has a name")?;
        fs::copy(&package, folder.join(name))
            .with_context(|| format!("cannot copy {}", package.display()))?;
    }
    let sums = sums(&folder)?;
    fs::write(folder.join("SHA256SUMS"), &sums)?;
    eprint!("{sums}");
    eprintln!("the release lies in {}", folder.display());
    Ok(())
}

/// Puts the program, its manual, its completions and its licences into an archive.
fn archive(damier: &Path, folder: &Path) -> Result<PathBuf> {
    let name = format!("damier-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let path = folder.join(format!("{name}.tar.gz"));
    let file = File::create(&path)?;
    let zipped = flate2::write::GzEncoder::new(file, flate2::Compression::best());
    let mut tar = tar::Builder::new(zipped);
    let program = damier.file_name().context("the program has a name")?;
    add(
        &mut tar,
        &format!("{name}/{}", program.to_string_lossy()),
        &fs::read(damier)?,
        0o755,
    )?;
    for beside in BESIDE {
        let bytes = fs::read(workspace::root().join(beside))?;
        add(&mut tar, &format!("{name}/{beside}"), &bytes, 0o644)?;
    }
    let manual = process::output(Command::new(damier).arg("man"))?;
    add(
        &mut tar,
        &format!("{name}/man/damier.1"),
        manual.as_bytes(),
        0o644,
    )?;
    for shell in SHELLS {
        let script = process::output(Command::new(damier).args(["completions", shell]))?;
        add(
            &mut tar,
            &format!("{name}/completions/damier.{shell}"),
            script.as_bytes(),
            0o644,
        )?;
    }
    tar.into_inner()?.finish()?.flush()?;
    Ok(path)
}

/// Adds a file without a date or an owner, so that the same files make the same archive.
fn add<W: std::io::Write>(
    tar: &mut tar::Builder<W>,
    name: &str,
    bytes: &[u8],
    mode: u32,
) -> Result<()> {
    let mut header = tar::Header::new_gnu();
    header.set_size(bytes.len() as u64);
    header.set_mode(mode);
    header.set_mtime(0);
    Ok(tar.append_data(&mut header, name, bytes)?)
}

/// The machine that this is built for, as the compiler names it.
fn host() -> Result<String> {
    let version = process::output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}

/// A line for each file of a folder: its SHA-256 and its name.
fn sums(folder: &Path) -> Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<std::io::Result<_>>()?;
    files.sort();
    let mut sums = String::new();
    for file in files {
        let name = file.file_name().context("a file has a name")?;
        for byte in Sha256::digest(fs::read(&file)?) {
            // Writing to a text does not fail.
            let _ = write!(sums, "{byte:02x}");
        }
        let _ = writeln!(sums, "  {}", name.to_string_lossy());
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_sha256sum() {
        let folder = std::env::temp_dir().join(format!("damier-sums-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder can be written");
        fs::write(folder.join("a"), "abc").expect("the temporary folder can be written");
        let found = sums(&folder).expect("it can be read");
        fs::remove_dir_all(&folder).expect("it was made here");
        // FIPS 180-2, example B.1.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(found, format!("{abc}  a\n"));
    }
}
