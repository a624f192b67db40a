//! Codes that other programs rely on are listed in the documentation.

use super::Finding;

/// Where they are listed.
const DOCUMENT: &str = "docs/codes.md";

/// Where they are defined: each is a text after `=>` in a function `code`, or after `name:` in a profile.
const SOURCES: [&str; 3] = [
    "crates/rules/src/explain.rs",
    "crates/rules/src/game.rs",
    "crates/rules/src/draw.rs",
];

/// Compares what the sources define with what the document lists; `read` gives a file's text.
pub(super) fn check(read: impl Fn(&str) -> Option<String>) -> Vec<Finding> {
    let document = read(DOCUMENT).unwrap_or_default();
    let mut findings = Vec::new();
    for source in SOURCES {
        let Some(text) = read(source) else {
            findings.push(Finding::new(
                source,
                None,
                "a file that defines codes is not there",
            ));
            continue;
        };
        for (line, code) in codes(&text) {
            if !document.contains(&format!("| `{code}` |")) {
                findings.push(Finding::new(
                    source,
                    line,
                    format!("{code:?} is not listed in {DOCUMENT}"),
                ));
            }
        }
    }
    findings
}

/// The codes in a source, with their lines.
fn codes(text: &str) -> Vec<(usize, &str)> {
    let mut codes = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.contains("fn ") {
            in_code = line.contains("fn code(") || line.contains("fn reason_code(");
        }
        let line = line.trim().trim_end_matches(',');
        let quoted = match line.split_once(" => ") {
            Some((_, value)) if in_code => Some(value),
            _ => line.strip_prefix("name: "),
        };
        let code = quoted.and_then(|value| value.strip_prefix('"')?.strip_suffix('"'));
        codes.extend(code.map(|code| (index + 1, code)));
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
pub const fn code(self) -> &'static str {
    match self {
        Self::Late => \"late\",
        Self::Other(other) => other.code(),
    }
}
fn fmt(&self) { match self { Self::Late =>
    Self::Late => \"it is late\",
} }
const PROFILE: Rules = Rules {
    name: \"fmjd\",
};
";

    #[test]
    fn codes_and_names_of_profiles_are_found() {
        assert_eq!(codes(SOURCE), [(3, "late"), (11, "fmjd")]);
    }

    #[test]
    fn a_code_that_is_not_listed_is_found() {
        let read = |file: &str| {
            Some(
                if file == DOCUMENT {
                    "| `late` | x |"
                } else {
                    SOURCE
                }
                .to_owned(),
            )
        };
        let findings = check(read);
        assert_eq!(findings.len(), SOURCES.len(), "{findings:?}");
        assert_eq!(
            findings[0],
            Finding::new(SOURCES[0], 11, "\"fmjd\" is not listed in docs/codes.md")
        );
    }
}
