//! `damier perft`: the number of lines of so many plies, the standard proof of a move generator.

use std::time::Instant;

use damier_rules::{Move, Position, Variant};
use serde::Serialize;

use crate::game::{GameName, with_game};
use crate::items::for_each_item;
use crate::moves::{MoveView, in_order};
use crate::output::{Answer, Output};
use crate::positions::read_position;

/// Count the lines of play of a given depth
#[derive(clap::Args, Debug)]
pub(crate) struct PerftArgs {
    /// How many plies deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=MAX_DEPTH))]
    depth: u32,
    /// The position: a FEN, a Hub text, `start`, or `-` for one a line on standard input
    #[arg(long, value_name = "FEN", default_value = "start")]
    fen: String,
    /// Make every position at the end of a line instead of counting the moves before it
    #[arg(long)]
    no_bulk: bool,
    /// Show the count of each legal move too
    #[arg(long)]
    divide: bool,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
}

/// No line count of this depth is known, and none deeper can be reached.
const MAX_DEPTH: i64 = 30;

#[derive(Serialize)]
struct PerftView {
    fen: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    mnps: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<DivideView>>,
}

#[derive(Serialize)]
struct DivideView {
    #[serde(flatten)]
    mv: MoveView,
    nodes: u64,
}

pub(crate) fn run(args: &PerftArgs, game: GameName) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    for_each_item(&mut out, &args.fen, |out, text| {
        with_game!(game, answer(out, args, text))
    })
}

fn answer<V: Variant>(out: &mut Output, args: &PerftArgs, text: &str) -> anyhow::Result<Answer> {
    let position = match read_position::<V>(text) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    let started = Instant::now();
    let (nodes, divided) = count(&position, args);
    let seconds = started.elapsed().as_secs_f64();
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate to show, of which three digits matter"
    )]
    let mnps = nodes as f64 / seconds.max(1e-9) / 1e6;
    if out.is_json() {
        let divide = args.divide.then(|| {
            let view = |&(mv, nodes)| DivideView {
                mv: MoveView::new(&position, mv),
                nodes,
            };
            divided.iter().map(view).collect()
        });
        let fen = position.fen();
        out.object(&PerftView {
            fen,
            depth: args.depth,
            nodes,
            seconds,
            mnps,
            divide,
        })?;
    } else {
        let each = |(mv, nodes)| format!("{} {nodes}", position.move_text(mv));
        let mut lines: Vec<String> = divided.into_iter().map(each).collect();
        lines.push(format!("nodes={nodes} seconds={seconds:.6} mnps={mnps:.1}"));
        out.lines(&lines)?;
    }
    Ok(Answer::Done)
}

/// The count, and that of each move if it was asked for.
fn count<V: Variant>(position: &Position<V>, args: &PerftArgs) -> (u64, Vec<(Move<V>, u64)>) {
    let lines = |position: &Position<V>, depth| {
        if args.no_bulk {
            position.perft_made(depth)
        } else {
            position.perft(depth)
        }
    };
    let Some(below) = args.depth.checked_sub(1).filter(|_| args.divide) else {
        return (lines(position, args.depth), Vec::new());
    };
    let divided: Vec<_> = in_order(position, &position.legal_moves())
        .into_iter()
        .map(|mv| (mv, lines(&position.after(mv), below)))
        .collect();
    (divided.iter().map(|(_, nodes)| nodes).sum(), divided)
}
