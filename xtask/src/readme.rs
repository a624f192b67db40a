//! Runs the examples of every Markdown file: what a `console` block shows must be what the program prints.
//!
//! A line `$ damier ...` is run; the lines under it, to the next `$` or the end of the block, are what it must print.
//! `[..]` stands for anything within a line, a line `...` for any number of lines. Other commands are not run.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace;

/// A command that a Markdown file shows, with the output that it shows under it.
#[derive(Debug, PartialEq, Eq)]
struct Example {
    line: usize,
    command: String,
    output: Vec<String>,
}

/// Runs the examples of every Markdown file.
///
/// # Errors
/// When the program does not build or an example does not print what the file says.
pub(crate) fn run() -> Result<()> {
    let mut examples = Vec::new();
    for file in workspace::files()?
        .into_iter()
        .filter(|file| file.ends_with(".md"))
    {
        let text = std::fs::read_to_string(workspace::root().join(&file))
            .with_context(|| format!("cannot read {file}"))?;
        examples.extend(
            examples_of(&text)
                .into_iter()
                .map(|example| (file.clone(), example)),
        );
    }
    if examples.is_empty() {
        return Ok(());
    }
    let damier = workspace::tested_damier()?;
    let programs = damier.parent().context("the program lies in a folder")?;
    let mut failed = 0;
    for (file, example) in &examples {
        let printed = printed(&example.command, programs)?;
        let lines: Vec<&str> = printed.lines().map(str::trim_end).collect();
        if !lines_match(&example.output, &lines) {
            failed += 1;
            println!(
                "{file}:{}: `{}` does not print what is shown",
                example.line, example.command
            );
            println!("it printed:\n{printed}");
        }
    }
    println!(
        "documentation examples: {} passed, {failed} failed",
        examples.len() - failed
    );
    if failed > 0 {
        bail!("{failed} examples of the documentation are wrong");
    }
    Ok(())
}

/// What a command prints, first on standard output, then on standard error, whatever its exit code.
fn printed(command: &str, programs: &Path) -> Result<String> {
    let mut path = programs.as_os_str().to_owned();
    if let Some(others) = std::env::var_os("PATH") {
        path.push(":");
        path.push(others);
    }
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(workspace::root())
        .env("PATH", path)
        .env("NO_COLOR", "1")
        .stdin(std::process::Stdio::null())
        .output()
        .with_context(|| format!("cannot run `{command}`"))?;
    let streams = [output.stdout, output.stderr];
    Ok(streams
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .concat())
}

/// The examples of a Markdown text.
fn examples_of(markdown: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut in_console = false;
    let mut is_open = false;
    for (index, line) in markdown.lines().enumerate() {
        if line.starts_with("```") {
            in_console = !in_console && line == "```console";
            is_open = false;
        } else if !in_console {
        } else if let Some(command) = line.strip_prefix("$ ") {
            is_open = command == "damier" || command.starts_with("damier ");
            if is_open {
                let (command, output) = (command.to_owned(), Vec::new());
                examples.push(Example {
                    line: index + 1,
                    command,
                    output,
                });
            }
        } else if let (true, Some(example)) = (is_open, examples.last_mut()) {
            example.output.push(line.trim_end().to_owned());
        }
    }
    examples
}

fn lines_match(shown: &[String], printed: &[&str]) -> bool {
    match shown.split_first() {
        None => printed.is_empty(),
        Some((line, rest)) if line == "..." => {
            (0..=printed.len()).any(|skipped| lines_match(rest, &printed[skipped..]))
        }
        Some((line, rest)) => printed
            .split_first()
            .is_some_and(|(first, others)| line_matches(line, first) && lines_match(rest, others)),
    }
}

fn line_matches(shown: &str, printed: &str) -> bool {
    match shown.split_once("[..]") {
        None => shown == printed,
        Some((start, rest)) => printed.strip_prefix(start).is_some_and(|end| {
            end.char_indices()
                .map(|(index, _)| index)
                .chain([end.len()])
                .any(|index| line_matches(rest, &end[index..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_programs_commands_in_console_blocks_are_examples() {
        let text = "```console\n$ cargo build\nno\n$ damier fen X\nyes\n\nand\n```\n```text\n$ damier\n```\n";
        let command = "damier fen X".to_owned();
        let output = ["yes", "", "and"].map(str::to_owned).to_vec();
        assert_eq!(
            examples_of(text),
            [Example {
                line: 4,
                command,
                output
            }]
        );
    }

    #[track_caller]
    fn check(shown: &str, printed: &str, expected: bool) {
        let shown: Vec<String> = shown.lines().map(str::to_owned).collect();
        assert_eq!(
            lines_match(&shown, &printed.lines().collect::<Vec<_>>()),
            expected
        );
    }

    #[test]
    fn output_must_be_what_is_shown() {
        check("a\nb", "a\nb", true);
        check("a", "a\nb", false);
        check("a\nb", "a", false);
    }

    #[test]
    fn gaps_stand_for_anything() {
        check("a\n...\nz", "a\nb\nc\nz", true);
        check("a\n...\nz", "a\nz", true);
        check("a\n...", "b\nz", false);
        check(
            "nodes=9 seconds=[..] mnps=[..]",
            "nodes=9 seconds=0.1 mnps=90",
            true,
        );
        check("nodes=9 seconds=[..]", "nodes=8 seconds=0.1", false);
    }
}
