//! What `damier pdn search` takes.

use std::path::PathBuf;

use damier_library::{Field, Query, QueryError};

use crate::output::printable;

/// Find the games of PDN files that fulfil all conditions
#[derive(clap::Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command line"
)]
pub(crate) struct SearchArgs {
    /// The files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(super) conditions: ConditionArgs,
    /// Stop after so many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) limit: Option<u64>,
    /// Write one JSON object a game, or one for the count or the tree
    #[arg(long)]
    pub(super) json: bool,
    /// Write the games found as PDN in normal form
    #[arg(long, conflicts_with_all = ["json", "tree", "count"])]
    pub(super) pdn: bool,
    /// The file for the games found; standard output if it is not given or `-`
    #[arg(long, short, value_name = "FILE", requires = "pdn")]
    pub(super) out: Option<PathBuf>,
    /// Replace the file to write if it exists
    #[arg(long, requires = "out")]
    pub(super) force: bool,
    /// Write only what was played from the position in the games found, and with which results
    #[arg(long, conflicts_with = "count")]
    pub(super) tree: bool,
    /// Write only how many games are found
    #[arg(long)]
    pub(super) count: bool,
}

/// The conditions; a game must fulfil all that are given.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "Conditions")]
pub(crate) struct ConditionArgs {
    /// A part of the name of either player, whatever its case and accents
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// A part of the name of who has White
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// A part of the name of who has Black
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// A part of the event
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,
    /// A part of the site
    #[arg(long, value_name = "TEXT")]
    site: Option<String>,
    /// The first day: 2024.05.12, 2024.05 or 2024
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// The last day
    #[arg(long, value_name = "DATE")]
    to: Option<String>,
    /// white, black, draw, open, or a result such as 2-0
    #[arg(long, value_name = "RESULT")]
    result: Option<String>,
    /// international, checkers, russian, brazilian, or unknown for all others
    #[arg(long, value_name = "GAME")]
    pub(super) game_type: Option<String>,
    /// The pieces on the board, White's first: 3k-1k, 2m1k-3m
    #[arg(long, value_name = "PIECES")]
    material: Option<String>,
    /// A position: FEN, Hub text or `start`
    #[arg(long, value_name = "POSITION")]
    pub(super) position: Option<String>,
    /// In the position, either side may be to move
    #[arg(long, requires = "position", conflicts_with = "tree")]
    either_side: bool,
    /// A part of a position: these pieces on these squares, such as W28:B23
    #[arg(long, value_name = "PIECES")]
    contains: Option<String>,
    /// The least plies
    #[arg(long, value_name = "N")]
    min_plies: Option<usize>,
    /// The most plies
    #[arg(long, value_name = "N")]
    max_plies: Option<usize>,
}

impl ConditionArgs {
    pub(super) fn query(&self) -> Query {
        Query {
            player: self.player.clone(),
            white: self.white.clone(),
            black: self.black.clone(),
            event: self.event.clone(),
            site: self.site.clone(),
            from: self.from.clone(),
            to: self.to.clone(),
            result: self.result.clone(),
            game: self.game_type.clone(),
            material: self.material.clone(),
            fen: self.position.clone(),
            either_side: self.either_side,
            contains: self.contains.clone(),
            min_plies: self.min_plies,
            max_plies: self.max_plies,
        }
    }
}

/// A refusal by the name of its option.
pub(super) fn refusal(error: &QueryError) -> String {
    let option = match error.field {
        Field::Game => "game-type",
        Field::Fen => "position",
        Field::MinPlies => "min-plies",
        Field::MaxPlies => "max-plies",
        field => field.name(),
    };
    let (text, column) = (printable(&error.text), error.column);
    format!("--{option} {text:?}, column {column}: {}", error.message)
}
