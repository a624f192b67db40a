//! Takes the page that `cargo xtask web` has built into the program, compressed once and for all.
//!
//! Where there is none, the program is built without it, and says so in its place.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The built page, from this package.
const PAGE: &str = "../../web/dist";
/// A folder for each language of the page, from this package.
const LANGUAGES: &str = "../../content/locales";

fn main() -> io::Result<()> {
    let package = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(variable("OUT_DIR"));
    let page = package.join(PAGE);
    let languages = package.join(LANGUAGES);
    println!("cargo:rerun-if-changed=build.rs");
    for watched in [&page, &languages] {
        // A path that is not there yet makes every build run this again, which costs nothing then.
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    let mut files = Vec::new();
    collect(&page, &mut files)?;
    files.sort();
    let mut table = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let name = address(&page, file);
        let entry = entry(number, file, &name, &out)?;
        let _ = writeln!(table, "{entry}");
    }
    table.push_str("]\n");
    fs::write(out.join("assets.rs"), table)?;
    let languages = format!("&{:?}\n", folders(&languages)?);
    fs::write(out.join("languages.rs"), languages)
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}

/// Every file under a folder; none if it is not there.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The names of the folders in a folder, in order.
fn folders(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.path().is_dir() {
                names.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
    }
    names.sort();
    Ok(names)
}

/// The address of a file, without the first slash.
fn address(page: &Path, file: &Path) -> String {
    let name = file.strip_prefix(page).unwrap_or(file).to_string_lossy();
    name.replace('\\', "/")
}

/// The line of the table for a file, and its compressed forms beside the table.
fn entry(number: usize, file: &Path, name: &str, out: &Path) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let is_packed = [".woff2", ".png", ".ogg", ".mp3"];
    let is_packed = is_packed.iter().any(|end| name.ends_with(end));
    let compressed = |kind: &str, made: Vec<u8>| -> io::Result<String> {
        if is_packed || made.len() >= bytes.len() {
            return Ok("None".to_owned());
        }
        let path = out.join(format!("{number}.{kind}"));
        fs::write(&path, made)?;
        Ok(format!(
            "Some(include_bytes!({:?}))",
            path.display().to_string()
        ))
    };
    let brotli = compressed("br", brotli(&bytes, is_packed)?)?;
    let gzip = compressed("gz", gzip(&bytes, is_packed)?)?;
    let tag = tag(&bytes);
    // A copy: the page may be built anew before this is compiled.
    let plain = out.join(format!("{number}.plain"));
    fs::write(&plain, &bytes)?;
    Ok(format!(
        "Asset {{ name: {name:?}, tag: \"\\\"{tag:016x}\\\"\", plain: include_bytes!({:?}), \
         brotli: {brotli}, gzip: {gzip} }},",
        plain.display().to_string()
    ))
}

fn brotli(bytes: &[u8], is_packed: bool) -> io::Result<Vec<u8>> {
    let mut made = Vec::new();
    if !is_packed {
        let mut writer = brotli::CompressorWriter::new(&mut made, 1 << 16, 11, 22);
        writer.write_all(bytes)?;
    }
    Ok(made)
}

fn gzip(bytes: &[u8], is_packed: bool) -> io::Result<Vec<u8>> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    if !is_packed {
        writer.write_all(bytes)?;
    }
    writer.finish()
}

/// A number that changes with the contents: FNV-1a of 64 bits.
fn tag(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
