//! The program `damier`: draughts in the terminal, and its rules for other programs.

mod admin;
mod analyse;
mod bench;
mod board;
mod diagram;
mod dxp;
mod endgame;
mod exercises;
mod explain;
mod fen;
mod game;
mod hub;
mod items;
mod legal;
mod lessons;
mod manual;
mod matches;
mod moves;
mod output;
mod pdn;
mod perft;
mod play;
mod positions;
mod replay;
mod rules;
mod serve;
mod status;

use std::io;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::game::GameName;
use crate::output::{Answer, Output, printable};

/// International, English, Russian and Brazilian draughts in the terminal
///
/// Exit codes: 0 done; 1 the answer is no (a move is not legal, a file has faulty games, a game has
/// ended); 2 the input could not be understood or not be read.
#[derive(Parser, Debug)]
#[command(
    name = "damier",
    version,
    propagate_version = true,
    max_term_width = 100
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// The game [default: international]
    #[arg(long, global = true, value_name = "GAME")]
    game: Option<GameName>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::PlayArgs),
    Legal(legal::LegalArgs),
    Explain(explain::ExplainArgs),
    Status(status::StatusArgs),
    Fen(fen::FenArgs),
    Diagram(diagram::DiagramArgs),
    Perft(perft::PerftArgs),
    Replay(replay::ReplayArgs),
    Pdn(pdn::PdnArgs),
    Hub(hub::HubArgs),
    Dxp(dxp::DxpArgs),
    Match(Box<matches::MatchArgs>),
    Analyse(analyse::AnalyseArgs),
    Endgame(endgame::EndgameArgs),
    Bench(bench::BenchArgs),
    Lessons(lessons::LessonsArgs),
    Exercises(exercises::ExercisesArgs),
    Serve(Box<serve::ServeArgs>),
    Admin(admin::AdminArgs),
    Completions(manual::CompletionsArgs),
    Man(manual::ManArgs),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    match run(&cli) {
        Ok(answer) => answer.into(),
        // Whoever read the output has seen enough of it.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Every other operation on a file says itself what it was about.
            let is_bare = error.is::<io::Error>() && error.chain().nth(1).is_none();
            let error = if is_bare {
                error.context("the output cannot be written")
            } else {
                error
            };
            Output::new(false).complain(&[printable(&format!("{error:#}"))]);
            Answer::NotUnderstood.into()
        }
    }
}

fn run(cli: &Cli) -> anyhow::Result<Answer> {
    let game = cli.game.unwrap_or_default();
    match &cli.command {
        Command::Play(args) => play::run(args, cli.game),
        Command::Legal(args) => legal::run(args, game),
        Command::Explain(args) => explain::run(args, game),
        Command::Status(args) => status::run(args, game),
        Command::Fen(args) => fen::run(args, game),
        Command::Diagram(args) => diagram::run(args, game),
        Command::Perft(args) => perft::run(args, game),
        Command::Replay(args) => replay::run(args, cli.game),
        Command::Pdn(args) => pdn::run(args, cli.game),
        Command::Hub(args) => hub::run(args),
        Command::Dxp(args) => dxp::run(args, cli.game),
        Command::Match(args) => matches::run(args, game),
        Command::Analyse(args) => analyse::run(args, cli.game),
        Command::Endgame(args) => endgame::run(args, game),
        Command::Bench(args) => bench::run(args),
        Command::Lessons(args) => lessons::run(args),
        Command::Exercises(args) => exercises::run(args, game),
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Completions(args) => manual::completions(args),
        Command::Man(args) => manual::man(args),
    }
}

/// Shows the help that was asked for, or what is wrong with the command line.
fn usage(error: &clap::Error) -> ExitCode {
    // Where standard output or error is closed there is nobody to tell.
    let _ = error.print();
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return if error.use_stderr() {
            Answer::NotUnderstood
        } else {
            Answer::Done
        }
        .into();
    }
    if std::env::args_os().any(|argument| argument == "--json") {
        let text = error.to_string();
        let paragraph = text
            .lines()
            .take_while(|line| !line.is_empty())
            .map(str::trim);
        let reason = paragraph.collect::<Vec<_>>().join(" ");
        let reason = reason.trim_start_matches("error: ");
        let refused = serde_json::json!({ "error": [printable(reason)] });
        let mut out = Output::new(true);
        let _ = out.object(&refused).and_then(|()| out.flush());
    }
    Answer::NotUnderstood.into()
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
    })
}
