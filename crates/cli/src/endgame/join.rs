//! `damier endgame join`: makes one file of outcomes, one of distances, and one of those distances
//! that kings alone play against a lone king.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use damier_endgame::Material;
use damier_rules::Variant;

use super::store::{Part, Store};
use crate::game::{GameName, with_game};
use crate::output::{Answer, Output};

/// Join the tables of a folder to one file of outcomes, one of distances and one of the distances
/// of kings alone against a lone king
#[derive(clap::Args, Debug)]
pub(super) struct JoinArgs {
    /// The most pieces, from 2 to 6
    #[arg(long, value_name = "N")]
    pieces: u32,
    /// The folder with the tables
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The files to write, without `.outcomes`, `.distances` and `.lone-king`
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(super) fn run(args: &JoinArgs, game: GameName) -> Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &JoinArgs) -> Result<Answer> {
    let mut out = Output::new(false);
    let store = Store::new::<V>(&args.folder);
    store.tables::<V>()?;
    let all: fn(Material) -> bool = |_| true;
    for (part, extension, is_wanted) in [
        (Part::Outcomes, "outcomes", all),
        (Part::Distances, "distances", all),
        (Part::Distances, "lone-king", is_lone_king),
    ] {
        let mut joined = Vec::new();
        for slice in (2..=args.pieces)
            .flat_map(Material::all)
            .filter(|slice| is_wanted(*slice))
        {
            match store.read(slice, part)? {
                Some(bytes) => joined.extend(bytes),
                None if part == Part::Outcomes => {
                    bail!("{} is missing", store.path(slice, part).display());
                }
                None => {}
            }
        }
        let path = args.file.with_extension(extension);
        std::fs::write(&path, &joined)
            .with_context(|| format!("{} cannot be written", path.display()))?;
        out.lines(&[format!("{}: {} bytes", path.display(), joined.len())])?;
    }
    out.flush()?;
    Ok(Answer::Done)
}

fn is_lone_king(slice: Material) -> bool {
    slice.white_men + slice.black_men == 0 && slice.white_kings.min(slice.black_kings) == 1
}
