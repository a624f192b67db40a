//! Codes that other programs rely on are listed in the documentation.

use super::Finding;

/// Where they are listed.
const DOCUMENT: &str = "docs/codes.md";

/// Where they are defined: each is a text after `=>` in a function `code`, or after `name:` in a profile.
const SOURCES: &str = "crates/rules/src/";

/// The fewest codes there can be: fewer means that this module does not find them any more.
const LEAST: usize = 40;

/// Compares what the sources define with what the document lists; `read` gives a file's text.
pub(super) fn check(files: &[String], read: impl Fn(&str) -> Option<String>) -> Vec<Finding> {
    let document = read(DOCUMENT).unwrap_or_default();
    let mut findings = Vec::new();
    let mut count = 0;
    for source in files.iter().filter(|file| file.starts_with(SOURCES)) {
        let text = read(source).unwrap_or_default();
        for (line, code) in codes(&text) {
            count += 1;
            if !document.contains(&format!("| `{code}` |")) {
                findings.push(Finding::new(
                    source,
                    line,
                    format!("{code:?} is not listed in {DOCUMENT}"),
                ));
            }
        }
    }
    if count < LEAST {
        let message =
            format!("only {count} codes are found in {SOURCES}, and {LEAST} are expected");
        findings.push(Finding::new(DOCUMENT, None, message));
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
        let file = "crates/rules/src/reason.rs";
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
        let findings = check(&[file.to_owned()], read);
        assert_eq!(findings.len(), 2, "{findings:?}");
        assert_eq!(
            findings[0],
            Finding::new(file, 11, "\"fmjd\" is not listed in docs/codes.md")
        );
    }

    #[test]
    fn sources_without_codes_are_found() {
        assert_eq!(check(&[], |_| None).len(), 1);
    }
}
