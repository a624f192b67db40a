//! `damier lessons`: lessons checked by the rules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use damier_lessons::{Course, GameName, Source};
use serde::Serialize;

use crate::output::{Answer, Output, note, printable};

/// Lessons: check what a teacher wrote
#[derive(Args, Debug)]
pub(crate) struct LessonsArgs {
    #[command(subcommand)]
    command: LessonsCommand,
}

#[derive(Subcommand, Debug)]
enum LessonsCommand {
    Check(CheckArgs),
}

/// Check the lessons of a folder and their words, and say what is wrong by file and line
///
/// The folder holds lessons/GAME/*.lesson and locales/LANGUAGE/lessons/GAME.ftl, as content does in
/// the repository.
#[derive(Args, Debug)]
struct CheckArgs {
    /// The folder
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Write one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    lessons: usize,
    languages: usize,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    file: String,
    line: usize,
    message: String,
}

pub(crate) fn run(args: &LessonsArgs) -> Result<Answer> {
    let LessonsCommand::Check(args) = &args.command;
    let mut checked = Checked {
        lessons: 0,
        languages: 0,
        faults: Vec::new(),
    };
    let lessons = args.folder.join("lessons");
    entries(&lessons)?;
    for game in GameName::ALL {
        let folder = lessons.join(game.name());
        if folder.is_dir() {
            check(args, game, &folder, &mut checked)?;
        }
    }
    report(&checked, args.json)
}

/// Checks the course of one game.
fn check(args: &CheckArgs, game: GameName, folder: &Path, checked: &mut Checked) -> Result<()> {
    let is_lesson = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "lesson");
    let files = entries(folder)?.into_iter().filter(is_lesson);
    let lessons = files
        .map(|path| source(&path))
        .collect::<Result<Vec<_>>>()?;
    let languages = entries(&args.folder.join("locales"))?.into_iter();
    let words = languages
        .map(|language| {
            language
                .join("lessons")
                .join(game.name())
                .with_extension("ftl")
        })
        .filter(|path| path.is_file());
    let words = words
        .map(|path| source(&path))
        .collect::<Result<Vec<_>>>()?;
    let course = Course::read(&lessons, &words);
    checked.lessons += lessons.len();
    checked.languages = checked.languages.max(words.len());
    let faults = course.faults.into_iter().map(|found| Fault {
        file: found.file,
        line: found.fault.line,
        message: found.fault.message,
    });
    checked.faults.extend(faults);
    Ok(())
}

/// The paths in a folder, in the order of their names.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let what = || format!("{}: cannot be read", folder.display());
    let entries = fs::read_dir(folder).with_context(what)?;
    let paths = entries.map(|entry| Ok(entry?.path()));
    let mut paths = paths
        .collect::<std::io::Result<Vec<_>>>()
        .with_context(what)?;
    paths.sort();
    Ok(paths)
}

fn source(path: &Path) -> Result<Source> {
    let text = fs::read_to_string(path);
    Ok(Source {
        text: text.with_context(|| format!("{}: cannot be read", path.display()))?,
        file: path.display().to_string(),
    })
}

fn report(checked: &Checked, json: bool) -> Result<Answer> {
    let mut out = Output::new(json);
    if json {
        out.object(checked)?;
    } else {
        let lines: Vec<String> = checked
            .faults
            .iter()
            .map(|fault| {
                let Fault {
                    file,
                    line,
                    message,
                } = fault;
                printable(&format!("{file}:{line}: {message}"))
            })
            .collect();
        if !lines.is_empty() {
            note(&lines);
        }
        out.lines(&[format!(
            "{} lessons, {} languages, {} faults",
            checked.lessons,
            checked.languages,
            checked.faults.len()
        )])?;
    }
    out.flush()?;
    Ok(if checked.faults.is_empty() {
        Answer::Done
    } else {
        Answer::No
    })
}
