//! `cargo xtask tidy`: the rules of the project that the compiler does not know.
//!
//! Each module holds one kind of rule, as a function from text to findings, so that its tests need no files.

mod architecture;
mod codes;
mod examples;
mod length;
mod links;
mod packages;
mod purity;
mod words;

use std::fmt;

use anyhow::{Context, Result, bail};

use crate::workspace;

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Finding {
    file: String,
    /// Counted from 1, or `None` where the whole file is meant.
    line: Option<usize>,
    message: String,
}

impl Finding {
    fn new(file: &str, line: impl Into<Option<usize>>, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: line.into(),
            message: message.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// Checks the whole tree, and prints every finding.
///
/// # Errors
/// When there is a finding, or the tree cannot be read.
pub(crate) fn run() -> Result<()> {
    let files = workspace::files()?;
    let packages = workspace::packages()?;
    let mut findings = Vec::new();
    for file in &files {
        let path = workspace::root().join(file);
        let bytes = std::fs::read(&path).with_context(|| format!("cannot read {file}"))?;
        // Test data may be in any encoding, and says what it likes.
        let Ok(text) = String::from_utf8(bytes) else {
            continue;
        };
        if !is_test_data(file) {
            findings.extend(check(file, &text));
        }
    }
    findings.extend(architecture::check(&read("ARCHITECTURE.md")?, &packages));
    findings.extend(packages::check(&packages, |manifest| read(manifest).ok()));
    findings.extend(examples::check(&files, |file| read(file).ok()));
    findings.extend(codes::check(&files, |file| read(file).ok()));
    for finding in &findings {
        println!("{finding}");
    }
    println!("tidy: {} files, {} findings", files.len(), findings.len());
    if !findings.is_empty() {
        bail!("{} findings", findings.len());
    }
    Ok(())
}

/// What is wrong with one file by itself.
fn check(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = words::check(file, text);
    findings.extend(length::check(file, text));
    findings.extend(purity::check(file, text));
    if file.ends_with(".md") {
        let exists = |path: &str| workspace::root().join(path).exists();
        findings.extend(links::check(file, text, exists, |path| read(path).ok()));
    }
    findings
}

fn is_test_data(file: &str) -> bool {
    file.contains("/tests/data/") || file.starts_with("fuzz/corpus/") || file == "Cargo.lock"
}

fn read(file: &str) -> Result<String> {
    std::fs::read_to_string(workspace::root().join(file))
        .with_context(|| format!("cannot read {file}"))
}
