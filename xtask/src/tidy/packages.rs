//! Every package is named for its folder, and is described, licensed and linted like the others.

use super::Finding;
use crate::workspace::Package;

/// Lines that every package's manifest has.
const LINES: [&str; 3] = [
    "edition.workspace = true",
    "license.workspace = true",
    "[lints]\nworkspace = true",
];

/// Compares the packages, and their manifests as `read` gives them, with the rules.
pub(super) fn check(packages: &[Package], read: impl Fn(&str) -> Option<String>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let manifest = format!("{}/Cargo.toml", package.folder);
        let mut report = |message: String| findings.push(Finding::new(&manifest, None, message));
        if let Some(folder) = package.folder.strip_prefix("crates/") {
            let name = format!("damier-{folder}");
            if package.name != name {
                report(format!(
                    "the package is named {:?}, not {name:?} for its folder",
                    package.name
                ));
            }
        }
        if package.description.is_empty() {
            report("the package has no description".to_owned());
        }
        let text = read(&manifest).unwrap_or_default();
        for line in LINES.into_iter().filter(|line| !text.contains(line)) {
            report(format!("there is no `{}`", line.replace('\n', " ")));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_package(name: &str, description: &str, manifest: &str, findings: usize) {
        let package = Package {
            name: name.to_owned(),
            folder: "crates/rules".to_owned(),
            description: description.to_owned(),
            features: Vec::new(),
            dependencies: Vec::new(),
            is_released: true,
        };
        let found = check(&[package], |_| Some(manifest.to_owned()));
        assert_eq!(found.len(), findings, "{found:?}");
    }

    #[test]
    fn a_package_is_like_the_others() {
        let manifest = LINES.join("\n");
        check_package("damier-rules", "The rules", &manifest, 0);
        check_package("rules", "The rules", &manifest, 1);
        check_package("damier-rules", "", &manifest, 1);
        check_package("damier-rules", "The rules", "", LINES.len());
    }
}
