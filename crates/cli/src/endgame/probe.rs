//! `damier endgame probe`: what the tables say about a position.

use std::path::PathBuf;

use anyhow::Result;
use damier_endgame::{Outcome, PliesLeft, Tables, Verdict, built_in};
use damier_rules::{Move, Position, Variant};
use serde::Serialize;

use super::store::Store;
use crate::game::{GameName, with_game};
use crate::items::for_each_item;
use crate::moves::MoveView;
use crate::output::{Answer, Output};
use crate::positions::{algebraic_fen, read_position};

/// Say how a position ends with the best play, and what each move is worth
///
/// Draw rules that count moves are left out, unless it is said what is left of them.
#[derive(clap::Args, Debug)]
pub(super) struct ProbeArgs {
    /// The folder with the tables, or `built-in` for those of up to four pieces in the program
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The position: a FEN, a Hub text, or `-` for one a line on standard input
    #[arg(value_name = "FEN")]
    position: String,
    /// Plies left of the 25-move limit, which any move but a king's without capture sets back
    #[arg(long, value_name = "PLIES")]
    king_moves_left: Option<u16>,
    /// Plies left of the 16- or 5-move limit against a lone king
    #[arg(long, value_name = "PLIES")]
    lone_king_left: Option<u16>,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
}

impl ProbeArgs {
    /// What is left of the counters, if that was said.
    fn left(&self) -> Option<PliesLeft> {
        let left = PliesLeft {
            king_moves: self.king_moves_left,
            lone_king: self.lone_king_left,
        };
        (left != PliesLeft::default()).then_some(left)
    }
}

#[derive(Serialize, Debug)]
struct View {
    fen: String,
    #[serde(flatten)]
    value: ValueView,
    /// The value within the plies that are left, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<&'static str>,
    moves: Vec<MoveValueView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

/// A value for the side to move.
#[derive(Serialize, Clone, Copy, Debug)]
struct ValueView {
    value: &'static str,
    plies: Option<u16>,
}

#[derive(Serialize, Debug)]
struct MoveValueView {
    #[serde(flatten)]
    mv: MoveView,
    #[serde(flatten)]
    value: ValueView,
}

impl ValueView {
    fn new(outcome: Outcome, plies: Option<u16>) -> Self {
        let value = word(outcome);
        Self { value, plies }
    }

    fn in_words(self) -> String {
        match self.plies {
            Some(plies) => format!("{} in {plies} plies", self.value),
            None => self.value.to_owned(),
        }
    }
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    }
}

pub(super) fn run(args: &ProbeArgs, game: GameName) -> Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &ProbeArgs) -> Result<Answer> {
    let mut out = Output::new(args.json);
    let read;
    let tables = match built_in::<V>() {
        Some(tables) if args.folder.as_os_str() == "built-in" => tables,
        _ => {
            read = Store::new::<V>(&args.folder).tables::<V>()?;
            &read
        }
    };
    let left = args.left();
    for_each_item(&mut out, &args.position, |out, text| {
        answer(out, tables, left, text)
    })
}

fn answer<V: Variant>(
    out: &mut Output,
    tables: &Tables<V>,
    left: Option<PliesLeft>,
    text: &str,
) -> Result<Answer> {
    let position = match read_position::<V>(text) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    let Some((value, moves)) = judge(tables, &position) else {
        let most = tables.max_pieces();
        let fen = position.fen();
        let reason = format!("{fen} is not in the tables, which have up to {most} pieces");
        out.refuse(&[reason])?;
        return Ok(Answer::No);
    };
    let within = left.map(|left| tables.outcome_within(&position, left));
    if within == Some(None) {
        out.refuse(&["counters are answered for up to four pieces with distances".to_owned()])?;
        return Ok(Answer::No);
    }
    let within = within.flatten().map(word);
    if out.is_json() {
        out.object(&View {
            fen: position.fen(),
            value,
            within,
            moves: moves
                .into_iter()
                .map(|(mv, value)| MoveValueView {
                    mv: MoveView::new(&position, mv),
                    value,
                })
                .collect(),
            algebraic: algebraic_fen(&position),
        })?;
        return Ok(Answer::Done);
    }
    let mut lines = vec![format!("{}: {}", position.turn(), value.in_words())];
    lines.extend(within.map(|within| match (within, value.value) {
        ("draw", "win" | "loss") => {
            format!(
                "a draw: the {} is not within the {} plies that are left",
                value.value,
                plies_left(left)
            )
        }
        (within, _) => format!("within the plies that are left: {within}"),
    }));
    for (mv, value) in moves {
        lines.push(format!("{}: {}", position.move_text(mv), value.in_words()));
    }
    out.lines(&lines)?;
    Ok(Answer::Done)
}

/// The fewest plies that are left of a counter.
fn plies_left(left: Option<PliesLeft>) -> u16 {
    let each = left.map(|left| [left.king_moves, left.lone_king]);
    let each = each.into_iter().flatten().flatten();
    each.min().unwrap_or(u16::MAX)
}

type Judged<V> = (ValueView, Vec<(Move<V>, ValueView)>);

/// The value of a position and of its moves, the best first; without plies where there are no
/// distances.
fn judge<V: Variant>(tables: &Tables<V>, position: &Position<V>) -> Option<Judged<V>> {
    let exact = |verdict: Verdict| ValueView::new(verdict.outcome, verdict.plies);
    if let (Some(verdict), Some(moves)) = (tables.verdict(position), tables.moves(position)) {
        let moves = moves.into_iter().map(|(mv, verdict)| (mv, exact(verdict)));
        return Some((exact(verdict), moves.collect()));
    }
    let outcome = tables.outcome(position)?;
    let mut moves = Vec::new();
    for &mv in &position.legal_moves() {
        moves.push((mv, tables.outcome(&position.after(mv))?.reversed()));
    }
    moves.sort_by_key(|(_, outcome)| std::cmp::Reverse(*outcome));
    let moves = moves
        .into_iter()
        .map(|(mv, outcome)| (mv, ValueView::new(outcome, None)));
    Some((ValueView::new(outcome, None), moves.collect()))
}
