//! The best moves of one position.

use std::io::{self, IsTerminal};

use damier_rules::{Color, DrawRules, End, Game, Position, Variant};
use serde::Serialize;

use super::AnalyseArgs;
use super::late::{in_words, too_few_moves};
use super::line::{Numbers, each_move, texts};
use super::think::{Found, Line, Thinker};
use crate::moves::{algebraic_way, is_algebraic, numeric_text};
use crate::output::{Answer, Output};
use crate::positions::{ReadPosition, algebraic_fen, read_position};

#[derive(Serialize)]
struct AnalysisView {
    game: &'static str,
    fen: String,
    turn: char,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    lines: Vec<LineView>,
    best: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

#[derive(Serialize)]
struct LineView {
    rank: usize,
    score_men: Option<f64>,
    win_in_plies: Option<i32>,
    winner: Option<char>,
    moves: Vec<String>,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<Vec<String>>,
}

/// The answer where there is nothing to analyse.
#[derive(Serialize)]
struct EndedView<'a> {
    error: &'a [String],
    game: &'static str,
    fen: String,
    turn: char,
    result: &'static str,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

pub(super) fn of_position<V: Variant>(args: &AnalyseArgs) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let answer = answer::<V>(&mut out, args)?;
    out.flush()?;
    Ok(answer)
}

fn answer<V: Variant>(out: &mut Output, args: &AnalyseArgs) -> anyhow::Result<Answer> {
    let ReadPosition { position, setup } = match read_position::<V>(&args.subject) {
        Ok(read) => read,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    let game = Game::from_setup(&setup, DrawRules::default_of::<V>())
        .unwrap_or_else(|_| Game::from_position(position));
    if let Some(end) = game.end() {
        return ended(out, &position, end);
    }
    let mut thinker = match Thinker::new(&args.settings_of_position()) {
        Ok(thinker) => thinker,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let numbers = Numbers::of(&position, setup.fullmove_number);
    let is_growing = !args.json && (args.all || io::stdout().is_terminal());
    if !args.json {
        out.lines(&[HEAD.to_owned()])?;
    }
    let mut written = Ok(());
    let found = thinker.think(&game, |found| {
        if is_growing && written.is_ok() {
            written = out
                .lines(&rows(&position, numbers, found))
                .and_then(|()| out.flush());
        }
    });
    written?;
    let found = found.expect("a game that goes on has a legal move");
    if args.json {
        out.object(&analysis_view(&position, numbers, &found))?;
        return Ok(Answer::Done);
    }
    if is_growing {
        out.text("\n")?;
    }
    out.lines(&rows(&position, numbers, &found))?;
    let best = position.move_text(found.best().moves[0]);
    out.lines(&[format!("best: {best}")])?;
    if let Some(moves) = too_few_moves(&game) {
        out.lines(&[in_words(moves)])?;
    }
    Ok(Answer::Done)
}

fn ended<V: Variant>(out: &mut Output, position: &Position<V>, end: End) -> anyhow::Result<Answer> {
    let (result, reason) = (end.outcome.text(V::RESULT_STYLE), end.reason.code());
    let error = [format!(
        "the game has ended ({result}, {reason}), expected a position in which it goes on"
    )];
    out.complain(&error);
    if out.is_json() {
        out.object(&EndedView {
            error: &error,
            game: V::NAME,
            fen: position.fen(),
            turn: letter(position.turn()),
            result,
            reason,
            algebraic: algebraic_fen(position),
        })?;
    }
    Ok(Answer::No)
}

pub(super) fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

fn analysis_view<V: Variant>(
    position: &Position<V>,
    numbers: Numbers,
    found: &Found<V>,
) -> AnalysisView {
    let view = |(rank, line): (usize, &Line<V>)| LineView {
        rank,
        score_men: line.worth.men(),
        win_in_plies: line.worth.win_in_plies(),
        winner: line.worth.winner().map(letter),
        moves: each_move(position, &line.moves, numeric_text),
        text: numbers.text(&texts(position, &line.moves)),
        algebraic: is_algebraic::<V>().then(|| each_move(position, &line.moves, algebraic_way)),
    };
    AnalysisView {
        game: V::NAME,
        fen: position.fen(),
        turn: letter(position.turn()),
        depth: found.depth,
        nodes: found.nodes,
        seconds: found.time.as_secs_f64(),
        nodes_per_second: found.speed(),
        lines: (1..).zip(&found.lines).map(view).collect(),
        best: numeric_text(position, found.best().moves[0]),
        algebraic: algebraic_fen(position),
    }
}

/// The head of the table, whose columns are those of [`rows`].
const HEAD: &str = "depth        nodes  seconds    Mn/s  score   line";

/// A row of the table for each line.
fn rows<V: Variant>(position: &Position<V>, numbers: Numbers, found: &Found<V>) -> Vec<String> {
    let tenths = found.speed() / 100_000;
    let row = |line: &Line<V>| {
        format!(
            "{:>5} {:>12} {:>8.2} {:>7} {:<7} {}",
            found.depth,
            found.nodes,
            found.time.as_secs_f64(),
            format!("{}.{}", tenths / 10, tenths % 10),
            line.worth,
            numbers.text(&texts(position, &line.moves)),
        )
    };
    found.lines.iter().map(row).collect()
}
