//! `damier pdn`: files of games.

mod check;
mod convert;
pub(crate) mod files;
mod progress;
mod search;
pub(crate) mod whole_file;

use crate::game::GameName;
use crate::output::Answer;

/// Check, convert and search files of games in PDN
#[derive(clap::Args, Debug)]
pub(crate) struct PdnArgs {
    #[command(subcommand)]
    command: PdnCommand,
}

#[derive(clap::Subcommand, Debug)]
enum PdnCommand {
    Check(check::CheckArgs),
    Convert(convert::ConvertArgs),
    Search(Box<search::SearchArgs>),
}

pub(crate) fn run(args: &PdnArgs, game: Option<GameName>) -> anyhow::Result<Answer> {
    match &args.command {
        PdnCommand::Check(args) => check::run(args, game),
        PdnCommand::Convert(args) => convert::run(args, game),
        PdnCommand::Search(args) => search::run(args, game),
    }
}
