//! The Rust examples of every README are compiled: some crate takes the file into its documentation.

use super::Finding;

/// Finds READMEs with Rust examples that no crate includes; `read` gives a file's text.
pub(super) fn check(files: &[String], read: impl Fn(&str) -> Option<String>) -> Vec<Finding> {
    let libraries: Vec<(&str, String)> = files
        .iter()
        .filter(|file| file.ends_with("/src/lib.rs"))
        .filter_map(|file| Some((file.as_str(), read(file)?)))
        .collect();
    let is_included = |readme: &str| {
        libraries.iter().any(|(library, text)| {
            let up = if readme.contains('/') {
                "../"
            } else {
                "../../../"
            };
            let is_near = readme
                .strip_suffix("README.md")
                .is_some_and(|folder| library.starts_with(folder));
            is_near && text.contains(&format!("include_str!(\"{up}README.md\")"))
        })
    };
    let has_examples =
        |readme: &&String| read(readme).is_some_and(|text| text.contains("```rust\n"));
    files
        .iter()
        .filter(|file| *file == "README.md" || file.ends_with("/README.md"))
        .filter(has_examples)
        .filter(|readme| !is_included(readme))
        .map(|readme| {
            Finding::new(
                readme,
                None,
                "its Rust examples are in no crate's documentation",
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_readme(readme: &str, text: &str, library: &str, findings: usize) {
        let files = [readme.to_owned(), "crates/rules/src/lib.rs".to_owned()];
        let read = |file: &str| Some(if file == readme { text } else { library }.to_owned());
        assert_eq!(check(&files, read).len(), findings);
    }

    #[test]
    fn examples_are_compiled_by_a_crate() {
        let (near, far) = (
            "include_str!(\"../README.md\")",
            "include_str!(\"../../../README.md\")",
        );
        let example = "```rust\nlet x = 1;\n```\n";
        check_readme("crates/rules/README.md", example, near, 0);
        check_readme("crates/rules/README.md", example, "", 1);
        check_readme("crates/pdn/README.md", example, near, 1);
        check_readme("README.md", example, far, 0);
        check_readme("README.md", example, near, 1);
        check_readme("README.md", "no example", "", 0);
    }
}
