//! `damier legal`: the legal moves of a position.

use damier_rules::Variant;
use serde::Serialize;

use crate::game::{GameName, with_game};
use crate::items::for_each_item;
use crate::moves::{MoveView, in_order, texts};
use crate::output::{Answer, Output, note};
use crate::positions::{algebraic_fen, read_position};

/// List the legal moves of a position
#[derive(clap::Args, Debug)]
pub(crate) struct LegalArgs {
    /// The position: a FEN, a Hub text, `start`, or `-` for one a line on standard input
    #[arg(value_name = "FEN")]
    position: String,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct LegalView {
    fen: String,
    moves: Vec<MoveView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

pub(crate) fn run(args: &LegalArgs, game: GameName) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    for_each_item(&mut out, &args.position, |out, text| {
        with_game!(game, answer(out, text))
    })
}

fn answer<V: Variant>(out: &mut Output, text: &str) -> anyhow::Result<Answer> {
    let position = match read_position::<V>(text) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    if out.is_json() {
        let moves = in_order(&position, &position.legal_moves());
        out.object(&LegalView {
            fen: position.fen(),
            moves: moves
                .into_iter()
                .map(|mv| MoveView::new(&position, mv))
                .collect(),
            algebraic: algebraic_fen(&position),
        })?;
    } else {
        let texts = texts(&position, &position.legal_moves());
        if texts.is_empty() {
            note(&[format!("{} cannot move, and has lost", position.turn())]);
        } else {
            out.lines(&texts)?;
        }
    }
    Ok(Answer::Done)
}
