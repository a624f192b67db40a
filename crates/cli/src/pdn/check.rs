//! `damier pdn check`: which games of files are faulty, and where.

use std::io::IsTerminal;
use std::path::PathBuf;

use damier_pdn::{Check, Problem};
use serde::Serialize;

use super::files::{FileGame, for_each_game, players, problem_line};
use super::progress::Progress;
use crate::game::GameName;
use crate::output::{Answer, Output, printable};

/// Check every move of the games in PDN files, a line a game
#[derive(clap::Args, Debug)]
pub(crate) struct CheckArgs {
    /// The files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Write one JSON object a game
    #[arg(long)]
    json: bool,
    /// Say nothing of games without fault
    #[arg(long, short)]
    quiet: bool,
}

#[derive(Serialize)]
struct GameView<'a> {
    file: &'a str,
    number: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    plies: usize,
    result: &'a str,
    errors: Vec<ProblemView>,
    warnings: Vec<ProblemView>,
    /// The game by whose rules the moves were checked.
    game: Option<&'static str>,
}

#[derive(Serialize)]
struct ProblemView {
    line: u64,
    column: u64,
    message: String,
}

impl From<&Problem> for ProblemView {
    fn from(problem: &Problem) -> Self {
        Self {
            line: problem.place.line,
            column: problem.place.column,
            message: problem.fault.to_string(),
        }
    }
}

/// What a run has seen, for its last line.
#[derive(Default)]
struct Tally {
    games: u64,
    plies: u64,
    faulty: u64,
    unchecked: u64,
}

pub(crate) fn run(args: &CheckArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let mut tally = Tally::default();
    let is_terminal_free = args.quiet || !std::io::stdout().is_terminal();
    let mut progress = Progress::new(is_terminal_free);
    let answer = for_each_game(&mut out, &args.files, named, &mut progress, |out, found| {
        let check = found.game.check();
        tally.add(&check);
        let is_correct = check.is_correct();
        if !(args.quiet && is_correct) {
            report(out, &found, &check)?;
        }
        Ok(if is_correct { Answer::Done } else { Answer::No })
    })?;
    if !args.json {
        out.lines(&[tally.in_words(args.files.len())])?;
        out.flush()?;
    }
    Ok(answer)
}

fn report(out: &mut Output, found: &FileGame<'_>, check: &Check) -> std::io::Result<()> {
    let FileGame { file, game } = *found;
    if out.is_json() {
        let views = |is_error: bool| {
            check
                .problems
                .iter()
                .filter(move |problem| problem.is_error() == is_error)
                .map(ProblemView::from)
        };
        return out.object(&GameView {
            file,
            number: game.number(),
            line: game.place().line,
            white: game.tag("White"),
            black: game.tag("Black"),
            plies: check.plies,
            result: game.result_or_tag(),
            errors: views(true).collect(),
            warnings: views(false).collect(),
            game: check.rules.map(damier_pdn::Rules::name),
        });
    }
    let verdict = match (check.is_correct(), check.rules) {
        (false, _) => "FAULTY",
        (true, Some(_)) => "ok",
        (true, None) => "moves not checked",
    };
    let mut lines = vec![format!(
        "{}:{}: game {}, {}, {}, {}: {verdict}",
        printable(file),
        game.place().line,
        game.number(),
        players(game),
        counted((check.plies as u64, "ply")),
        printable(game.result_or_tag()),
    )];
    lines.extend(
        check
            .problems
            .iter()
            .map(|problem| problem_line(file, problem)),
    );
    if game.problems_left_out() > 0 {
        lines.push(format!(
            "and {} more problems in this game",
            game.problems_left_out()
        ));
    }
    out.lines(&lines)
}

impl Tally {
    fn add(&mut self, check: &Check) {
        self.games += 1;
        self.plies += check.plies as u64;
        self.faulty += u64::from(!check.is_correct());
        self.unchecked += u64::from(check.rules.is_none());
    }

    fn in_words(&self, files: usize) -> String {
        let Self {
            games,
            plies,
            faulty,
            unchecked,
        } = self;
        let [files, games, plies] =
            [(files as u64, "file"), (*games, "game"), (*plies, "ply")].map(counted);
        format!("{files}, {games}, {plies}: {faulty} faulty, {unchecked} not checked")
    }
}

fn counted((count, thing): (u64, &str)) -> String {
    match (count, thing.strip_suffix('y')) {
        (1, _) => format!("1 {thing}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        (_, None) => format!("{count} {thing}s"),
    }
}
