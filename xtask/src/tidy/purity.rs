//! What a crate never does: words that its code does not hold, and attributes that it does.

use super::Finding;

/// What the sources under a folder do not name, outside of their tests.
const NEVER: [(&str, &[&str]); 5] = [
    ("crates/rules/src/", &["std::", "unsafe"]),
    (
        "crates/pdn/src/",
        &[
            "std::fs",
            "std::net",
            "File::open",
            "File::create",
            "println!",
            "unsafe",
        ],
    ),
    (
        "crates/library/src/",
        &[
            "std::fs",
            "std::net",
            "File::open",
            "File::create",
            "println!",
            "unsafe",
        ],
    ),
    (
        "crates/endgame/src/",
        &[
            "std::fs",
            "std::net",
            "std::env",
            "println!",
            "Instant::now",
            "SystemTime::now",
            "unsafe",
        ],
    ),
    (
        "crates/engine/src/",
        &[
            "std::fs",
            "std::net",
            "std::env",
            "println!",
            "Instant::now",
            "SystemTime::now",
        ],
    ),
];

/// What a file must hold.
const ALWAYS: [(&str, &[&str]); 1] = [(
    "crates/rules/src/lib.rs",
    &["#![no_std]", "#![forbid(unsafe_code)]"],
)];

/// Finds what one file should not do, and what it should say.
pub(super) fn check(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (_, words) in NEVER.iter().filter(|(folder, _)| file.starts_with(folder)) {
        let lines = text
            .lines()
            .enumerate()
            .take_while(|(_, line)| line.trim() != "#[cfg(test)]");
        for (index, line) in lines {
            let code = line.split("//").next().unwrap_or_default();
            for word in words.iter().filter(|word| names(code, word)) {
                findings.push(Finding::new(
                    file,
                    index + 1,
                    format!("`{word}` is not for this crate"),
                ));
            }
        }
    }
    for (_, phrases) in ALWAYS.iter().filter(|(name, _)| *name == file) {
        for phrase in phrases
            .iter()
            .filter(|phrase| !text.lines().any(|line| line.trim() == **phrase))
        {
            findings.push(Finding::new(file, None, format!("there is no `{phrase}`")));
        }
    }
    findings
}

fn names(code: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(start, _)| {
        let before = code[..start].chars().next_back();
        let after = code[start + word.len()..].chars().next();
        !before.is_some_and(is_part) && (word.ends_with(':') || !after.is_some_and(is_part))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_line(file: &str, line: &str, is_found: bool) {
        assert_eq!(!check(file, line).is_empty(), is_found, "{line}");
    }

    #[test]
    fn the_rules_need_no_operating_system() {
        check_line("crates/rules/src/game.rs", "use std::time::Instant;", true);
        check_line(
            "crates/rules/src/game.rs",
            "use core::fmt; // not std::fmt",
            false,
        );
        check_line(
            "crates/rules/src/game.rs",
            "#[cfg(test)]\nuse std::fs;",
            false,
        );
        check_line("crates/rules/tests/laws.rs", "use std::fs;", false);
    }

    #[test]
    fn unsafe_is_found_as_a_word() {
        check_line("crates/rules/src/game.rs", "unsafe { go() }", true);
        check_line("crates/rules/src/game.rs", "#![forbid(unsafe_code)]", false);
    }

    #[test]
    fn the_rules_say_that_they_are_pure() {
        check_line("crates/rules/src/lib.rs", "#![no_std]", true);
        check_line(
            "crates/rules/src/lib.rs",
            "#![no_std]\n#![forbid(unsafe_code)]",
            false,
        );
    }
}
