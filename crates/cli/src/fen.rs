//! `damier fen`: what a position text says, and whether it is a possible position.

use damier_rules::{Bitboard, Color, Geometry, Position, Variant};
use serde::Serialize;

use crate::board::{Look, draw, legend};
use crate::game::{GameName, with_game};
use crate::items::for_each_item;
use crate::output::{Answer, Output};
use crate::positions::{algebraic_fen, hub, read_position, warnings};

/// Read a position, draw it, and write it as FEN and as Hub text
#[derive(clap::Args, Debug)]
pub(crate) struct FenArgs {
    /// The position: a FEN in any form, a Hub text, `start`, or `-` for one a line on standard input
    #[arg(value_name = "TEXT")]
    text: String,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
    /// Draw the board with letters only
    #[arg(long)]
    ascii: bool,
}

#[derive(Serialize)]
struct FenView {
    fen: String,
    hub: Option<String>,
    turn: char,
    white: Vec<u8>,
    black: Vec<u8>,
    white_kings: Vec<u8>,
    black_kings: Vec<u8>,
    warnings: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

impl FenView {
    fn new<V: Variant>(position: &Position<V>) -> Self {
        Self {
            fen: position.fen(),
            hub: hub(position),
            turn: position.turn().letter(),
            white: numbers(position.pieces(Color::White)),
            black: numbers(position.pieces(Color::Black)),
            white_kings: numbers(position.kings(Color::White)),
            black_kings: numbers(position.kings(Color::Black)),
            warnings: warnings(position),
            algebraic: algebraic_fen(position),
        }
    }
}

fn numbers<G: Geometry>(squares: Bitboard<G>) -> Vec<u8> {
    squares.iter().map(damier_rules::Square::number).collect()
}

pub(crate) fn run(args: &FenArgs, game: GameName) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let look = Look::of_stdout(args.ascii);
    for_each_item(&mut out, &args.text, |out, text| {
        with_game!(game, answer(out, text, look))
    })
}

fn answer<V: Variant>(out: &mut Output, text: &str, look: Look) -> anyhow::Result<Answer> {
    let position = match read_position::<V>(text) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    let view = FenView::new(&position);
    out.warn(&view.warnings);
    if out.is_json() {
        out.object(&view)?;
        return Ok(Answer::Done);
    }
    let mut lines = vec![
        format!("{} to move", position.turn()),
        format!("FEN: {}", view.fen),
    ];
    lines.extend(view.algebraic.map(|fen| format!("     {fen}")));
    lines.push(match view.hub {
        Some(hub) => format!("Hub: {hub}"),
        None => "Hub: none, one side has no piece".to_owned(),
    });
    out.text(&draw(&position, look, &[]))?;
    out.text(&legend(look))?;
    out.lines(&lines)?;
    Ok(Answer::Done)
}
