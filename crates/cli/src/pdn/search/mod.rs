//! `damier pdn search`: the games of files that fulfil conditions.

mod args;
mod report;
mod tree;

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Context;
use damier_library::Conditions;

pub(crate) use args::SearchArgs;

use super::files::for_each_game_while;
use super::progress::Progress;
use super::whole_file::WholeFile;
use crate::game::GameName;
use crate::items::STDIN;
use crate::output::{Answer, Output};
use report::{Found, Listing, Pdn, Tally};

/// What takes the games found.
pub(super) trait Sink {
    /// Takes one game.
    fn take(&mut self, out: &mut Output, found: &Found<'_>) -> anyhow::Result<()>;

    /// Writes what is to be said when all are there.
    fn finish(&mut self, out: &mut Output, tally: Tally) -> anyhow::Result<()>;
}

pub(crate) fn run(args: &SearchArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let conditions = match args.conditions.query().conditions() {
        Ok(conditions) => conditions,
        Err(error) => return Ok(out.refuse(&[args::refusal(&error)])?),
    };
    if args.tree {
        let mut sink = match tree::sink(args, named) {
            Ok(sink) => sink,
            Err(error) => return Ok(out.refuse(&[args::refusal(&error)])?),
        };
        return search(args, named, &conditions, &mut out, &mut *sink);
    }
    if args.pdn {
        return write(args, named, &conditions, &mut out);
    }
    let mut listing = Listing::new(args.count);
    search(args, named, &conditions, &mut out, &mut listing)
}

/// Writes the games found as PDN.
fn write(
    args: &SearchArgs,
    named: Option<GameName>,
    conditions: &Conditions,
    out: &mut Output,
) -> anyhow::Result<Answer> {
    let Some(path) = args.out.as_deref().filter(|path| *path != Path::new(STDIN)) else {
        let mut stdout = io::BufWriter::new(io::stdout());
        return search(args, named, conditions, out, &mut Pdn::new(&mut stdout));
    };
    let mut file = match WholeFile::create(path, args.force) {
        Ok(file) => file,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let answer = search(args, named, conditions, out, &mut Pdn::new(&mut file))
        .context("the games cannot be written")?;
    match file.finish() {
        Ok(()) => Ok(answer),
        Err(reason) => Ok(out.refuse(&[reason])?),
    }
}

/// Gives every game found to `sink`.
fn search(
    args: &SearchArgs,
    named: Option<GameName>,
    conditions: &Conditions,
    out: &mut Output,
    sink: &mut dyn Sink,
) -> anyhow::Result<Answer> {
    let is_listed = !(args.count || args.tree || args.out.is_some());
    let is_terminal_free = !(is_listed && io::stdout().is_terminal());
    let mut progress = Progress::new(is_terminal_free);
    let mut tally = Tally::default();
    let answer = for_each_game_while(out, &args.files, named, &mut progress, |out, game| {
        tally.games += 1;
        if let Some(found) = conditions.matches(game.game) {
            tally.found += 1;
            sink.take(out, &Found { game, found })?;
        }
        if args.limit == Some(tally.found) {
            return Ok(ControlFlow::Break(Answer::Done));
        }
        Ok(ControlFlow::Continue(Answer::Done))
    })?;
    sink.finish(out, tally)?;
    out.flush()?;
    Ok(answer.max(if tally.found == 0 {
        Answer::No
    } else {
        Answer::Done
    }))
}
