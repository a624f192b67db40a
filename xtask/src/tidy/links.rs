//! Links between the documents lead somewhere.

use super::Finding;

/// Finds links of a Markdown file to files or headings that are not there.
///
/// `exists` and `read` take paths from the root of the workspace.
pub(super) fn check(
    file: &str,
    text: &str,
    exists: impl Fn(&str) -> bool,
    read: impl Fn(&str) -> Option<String>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, link) in links(text) {
        if link.contains("://") || link.starts_with("mailto:") {
            continue;
        }
        let (path, heading) = link.split_once('#').unwrap_or((&link, ""));
        let target = if path.is_empty() {
            file.to_owned()
        } else {
            resolve(file, path)
        };
        if !exists(&target) {
            findings.push(Finding::new(
                file,
                line,
                format!("the link {link:?} leads to no file"),
            ));
        } else if !heading.is_empty() && target.ends_with(".md") {
            let document = if path.is_empty() {
                Some(text.to_owned())
            } else {
                read(&target)
            };
            if !headings(&document.unwrap_or_default()).any(|name| name == heading) {
                findings.push(Finding::new(
                    file,
                    line,
                    format!("the link {link:?} leads to no heading"),
                ));
            }
        }
    }
    findings
}

/// The targets of `[text](target)`, with their lines, outside of code.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut links = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        // Every second piece between backticks is code.
        let prose = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let mut rest = prose.as_str();
        while let Some((_, after)) = rest.split_once("](") {
            let (target, after) = after.split_once(')').unwrap_or((after, ""));
            links.push((index + 1, target.to_owned()));
            rest = after;
        }
    }
    links
}

/// The path from the root of what a file calls `path`.
fn resolve(file: &str, path: &str) -> String {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// The names under which the headings of a document can be linked to.
fn headings(text: &str) -> impl Iterator<Item = String> {
    text.lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title
                .chars()
                .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
            kept.map(|letter| if letter == ' ' { '-' } else { letter })
                .collect()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(text: &str, findings: usize) {
        let exists = |path: &str| ["docs/a.md", "docs", "README.md"].contains(&path);
        let read = |_: &str| Some("# Set-up, in two commands\n".to_owned());
        assert_eq!(
            check("docs/a.md", text, exists, read).len(),
            findings,
            "{text}"
        );
    }

    #[test]
    fn a_link_leads_to_a_file() {
        check_text("[a](a.md) [r](../README.md) [d](../docs/)", 0);
        check_text("[b](b.md)", 1);
        check_text("[out](https://example.org/b.md)", 0);
    }

    #[test]
    fn a_link_leads_to_a_heading() {
        check_text("[r](../README.md#set-up-in-two-commands)", 0);
        check_text("[r](../README.md#set-up)", 1);
        check_text("# Here\n[h](#here) [t](#there)", 1);
    }

    #[test]
    fn code_has_no_links() {
        check_text("`[b](b.md)`\n```\n[b](b.md)\n```\n", 0);
    }
}
