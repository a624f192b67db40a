//! `damier endgame`: tables of positions of few pieces.

mod build;
mod job;
mod join;
mod probe;
mod progress;
mod stats;
mod store;
mod verify;

use clap::Subcommand;

use crate::game::GameName;
use crate::output::Answer;

/// Make, check and ask endgame tables: what positions of few pieces are worth
#[derive(clap::Args, Debug)]
pub(crate) struct EndgameArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Build(build::BuildArgs),
    Verify(verify::VerifyArgs),
    Stats(stats::StatsArgs),
    Probe(probe::ProbeArgs),
    Join(join::JoinArgs),
}

pub(crate) fn run(args: &EndgameArgs, game: GameName) -> anyhow::Result<Answer> {
    match &args.command {
        Command::Build(args) => build::run(args, game),
        Command::Verify(args) => verify::run(args, game),
        Command::Stats(args) => stats::run(args, game),
        Command::Probe(args) => probe::run(args, game),
        Command::Join(args) => join::run(args, game),
    }
}
