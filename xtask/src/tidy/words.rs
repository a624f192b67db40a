//! Words that the tree does not hold: unfinished work, and other names for the pieces.

use super::Finding;

/// Marks of unfinished work. In two halves, so that this file does not hold them itself.
const UNFINISHED: [(&str, &str); 5] = [
    ("TO", "DO"),
    ("FIX", "ME"),
    ("XX", "X"),
    ("unimple", "mented!"),
    ("to", "do!"),
];

/// Names for a king that the code does not use.
const OTHER_KINGS: [&str; 2] = ["queen", "dame"];

/// Finds the words in one file.
pub(super) fn check(file: &str, text: &str) -> Vec<Finding> {
    let is_rust = file.ends_with(".rs");
    let mut findings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut report = |message: String| findings.push(Finding::new(file, index + 1, message));
        for (start, end) in UNFINISHED {
            let mark = format!("{start}{end}");
            if has_word(line, &mark) {
                report(format!("`{mark}`: finish it, or file an issue"));
            }
        }
        if line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ") {
            report("a conflict that was not resolved".to_owned());
        }
        if is_rust && line.trim() == "#[ignore]" {
            report("a test is ignored without a reason".to_owned());
        }
        if is_rust {
            let code = code_of(line).to_lowercase();
            for word in OTHER_KINGS.into_iter().filter(|word| has_name(&code, word)) {
                report(format!("the piece is called a king, not a {word}"));
            }
        }
    }
    findings
}

/// Whether a line has this word with no letter, digit or `_` on either side.
fn has_word(line: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    has(line, word, is_part)
}

/// Whether a line has this word as a part of a name: `queen_moves` has the word "queen".
fn has_name(line: &str, word: &str) -> bool {
    has(line, word, char::is_alphanumeric)
}

fn has(line: &str, word: &str, is_part: fn(char) -> bool) -> bool {
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        let ends_open = word.ends_with('!') || !after.is_some_and(is_part);
        ends_open && !before.is_some_and(is_part)
    })
}

/// The line without its comment and the insides of its texts; enough of the grammar for a search by words.
fn code_of(line: &str) -> String {
    let line = line.replace("\\\"", "");
    let code = line.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    code.split("//").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_line(file: &str, line: &str, is_found: bool) {
        assert_eq!(!check(file, line).is_empty(), is_found, "{line}");
    }

    #[test]
    fn unfinished_work_is_found_in_every_file() {
        check_line("a.md", concat!("a TO", "DO here"), true);
        check_line("a.rs", concat!("unimple", "mented!()"), true);
        check_line("a.rs", concat!("a_to", "do!()"), false);
        check_line("a.rs", "let todos = 3;", false);
    }

    #[test]
    fn a_king_has_one_name_in_the_code() {
        check_line("a.rs", "fn queen_moves() {}", true);
        check_line("a.rs", "let text = \"queen\"; // dame", false);
        check_line("a.rs", "let damescope = 1;", false);
        check_line("a.md", "the queen of games", false);
    }

    #[test]
    fn a_test_is_ignored_only_with_a_reason() {
        check_line("a.rs", concat!("    #[ig", "nore]"), true);
        check_line("a.rs", "#[ignore = \"needs a display\"]", false);
    }
}
