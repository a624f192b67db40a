//! The table of dependencies in `ARCHITECTURE.md` is the truth: what is built keeps to it.

use super::Finding;
use crate::workspace::Package;

const FILE: &str = "ARCHITECTURE.md";

/// How the line over the table begins.
const HEADER: &str = "| Crate | May use |";

/// A row of the table.
#[derive(Debug, PartialEq, Eq)]
struct Row<'a> {
    line: usize,
    package: String,
    may_use: Vec<&'a str>,
}

/// Compares the packages with the table.
pub(super) fn check(document: &str, packages: &[Package]) -> Vec<Finding> {
    let rows = rows(document);
    let mut findings = Vec::new();
    for row in &rows {
        if !packages.iter().any(|package| package.name == row.package) {
            let message = format!(
                "the table of crates names {}, which does not exist",
                row.package
            );
            findings.push(Finding::new(FILE, row.line, message));
        }
    }
    for package in packages {
        let manifest = format!("{}/Cargo.toml", package.folder);
        let Some(row) = rows.iter().find(|row| row.package == package.name) else {
            let message = format!("{} is not in the table of crates in {FILE}", package.name);
            findings.push(Finding::new(&manifest, None, message));
            continue;
        };
        let ours = |name: &&String| packages.iter().any(|other| other.name == **name);
        for dependency in package.dependencies.iter().filter(ours) {
            if !row
                .may_use
                .iter()
                .any(|name| package_name(name) == *dependency)
            {
                let message = format!(
                    "{} may not use {dependency}, says {FILE}:{}",
                    package.name, row.line
                );
                findings.push(Finding::new(&manifest, None, message));
            }
        }
    }
    findings
}

fn rows(document: &str) -> Vec<Row<'_>> {
    let lines = document
        .lines()
        .enumerate()
        .skip_while(|(_, line)| !line.starts_with(HEADER));
    lines
        .skip(2) // the header, and the line under it
        .take_while(|(_, line)| line.starts_with('|'))
        .filter_map(|(index, line)| {
            let mut cells = line.trim_matches('|').split('|').map(str::trim);
            let package = package_name(cells.next()?);
            let may_use = cells
                .next()?
                .split([',', ' '])
                .filter(|word| !word.is_empty());
            Some(Row {
                line: index + 1,
                package,
                may_use: may_use.collect(),
            })
        })
        .collect()
}

/// The package of a folder: every crate is named for its folder.
fn package_name(folder: &str) -> String {
    if folder == "xtask" {
        folder.to_owned()
    } else {
        format!("damier-{folder}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "text\n\n| Crate | May use | Never |\n| --- | --- | --- |\n\
        | rules | nothing | I/O |\n| pdn | rules | files |\n\nmore\n";

    fn package(folder: &str, dependencies: &[&str]) -> Package {
        Package {
            name: format!("damier-{folder}"),
            folder: format!("crates/{folder}"),
            description: String::new(),
            features: Vec::new(),
            dependencies: dependencies.iter().map(|name| (*name).to_owned()).collect(),
            is_released: true,
        }
    }

    #[test]
    fn what_the_table_allows_is_no_finding() {
        let packages = [
            package("rules", &[]),
            package("pdn", &["damier-rules", "memchr"]),
        ];
        assert_eq!(check(TABLE, &packages), []);
    }

    #[test]
    fn a_dependency_upwards_is_found() {
        let packages = [package("rules", &["damier-pdn"]), package("pdn", &[])];
        let message = "damier-rules may not use damier-pdn, says ARCHITECTURE.md:5";
        assert_eq!(
            check(TABLE, &packages),
            [Finding::new("crates/rules/Cargo.toml", None, message)]
        );
    }

    #[test]
    fn table_and_workspace_name_the_same_packages() {
        let packages = [package("rules", &[]), package("engine", &[])];
        let findings = check(TABLE, &packages);
        assert_eq!(findings.len(), 2, "{findings:?}");
    }
}
