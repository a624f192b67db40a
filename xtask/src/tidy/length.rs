//! No file is longer than can be held in mind, unless it says why.

use super::Finding;

/// A source file longer than this many lines must say why.
const LONG: usize = 600;

/// How a comment that says why begins.
const REASON: &str = "// Long because ";

/// The longest that the documents which everybody reads may be, in lines.
const DOCUMENTS: [(&str, usize); 2] = [("README.md", 120), ("ARCHITECTURE.md", 150)];

/// Whether a file is too long.
pub(super) fn check(file: &str, text: &str) -> Option<Finding> {
    let lines = text.lines().count();
    if let Some((_, most)) = DOCUMENTS.iter().find(|(name, _)| *name == file) {
        return (lines > *most)
            .then(|| Finding::new(file, None, format!("{lines} lines, more than {most}")));
    }
    let has_reason = || {
        text.lines()
            .any(|line| line.trim_start().starts_with(REASON))
    };
    let is_long = file.ends_with(".rs") && lines > LONG && !has_reason();
    is_long.then(|| {
        Finding::new(
            file,
            None,
            format!("{lines} lines, more than {LONG}, without a comment `{REASON}...`"),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_lines(file: &str, lines: usize, start: &str, is_found: bool) {
        let text = format!("{start}\n{}", "\n".repeat(lines - 1));
        assert_eq!(check(file, &text).is_some(), is_found);
    }

    #[test]
    fn a_long_file_says_why() {
        check_lines("a.rs", 600, "", false);
        check_lines("a.rs", 601, "", true);
        check_lines("a.rs", 601, "// Long because it is a table.", false);
    }

    #[test]
    fn a_document_for_everybody_is_short_whatever_it_says() {
        check_lines("ARCHITECTURE.md", 150, "", false);
        check_lines("ARCHITECTURE.md", 151, "// Long because it is so.", true);
        check_lines("crates/rules/README.md", 151, "", false);
    }
}
