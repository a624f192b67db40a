//! `damier legal`: the legal moves of a position.

use damier_rules::{Move, Position, Variant, square_name};
use serde::Serialize;

use crate::game::{GameName, with_game};
use crate::items::for_each_item;
use crate::moves::{MoveView, in_order};
use crate::output::{Answer, Output};
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
        out.lines(&in_words(&position))?;
    }
    Ok(Answer::Done)
}

fn in_words<V: Variant>(position: &Position<V>) -> Vec<String> {
    let moves = in_order(position, &position.legal_moves());
    let turn = position.turn();
    let heading = match moves.len() {
        0 => format!("{turn} to move has no legal move, and has lost"),
        1 => format!("{turn} to move, 1 legal move:"),
        count => format!("{turn} to move, {count} legal moves:"),
    };
    let mut lines = vec![heading];
    lines.extend(moves.into_iter().map(|mv| move_in_words(position, mv)));
    lines
}

fn move_in_words<V: Variant>(position: &Position<V>, mv: Move<V>) -> String {
    let text = position.move_text(mv);
    let captured: Vec<String> = position
        .captured_in_order(mv)
        .into_iter()
        .map(|square| square_name::<V>(square, V::SQUARE_NAMES))
        .collect();
    let takes = if captured.is_empty() {
        String::new()
    } else {
        format!("  takes {}", captured.join(", "))
    };
    let crowned = if mv.promotes() {
        "  becomes a king"
    } else {
        ""
    };
    format!("  {text}{takes}{crowned}")
}
