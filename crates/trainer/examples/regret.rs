//! What the engine's moves cost at a limit of nodes, in positions of games, by what a far longer search thinks of
//! every move:
//!
//! ```text
//! cargo run --release -p damier-trainer --example regret -- label GAME GAMES COUNT NODES LABELS
//! cargo run --release -p damier-trainer --example regret -- try GAME LABELS NODES [COSTS]
//! ```
//!
//! `label` draws a quiet position of every game and looks at each of its moves with so many nodes; `try` lets the
//! engine choose and says what its choices cost, in thousandths of a point. Where the file `COSTS` is there, it holds
//! the costs of another engine on the same positions, and the difference is told with its error; where it is
//! not, it is written. A few seconds tell as much as a match of some minutes. The environment variable `EVALUATION`
//! names a file of weights or of a network.

#![allow(clippy::print_stdout, reason = "a program that shows figures")]

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

use damier_engine::{Engine, Evaluation, Info, Limits, NoClock, Score};
use damier_rules::{Brazilian, Checkers, Color, Game, International, Position, Russian, Variant};
use damier_trainer::data::each_game;
use damier_trainer::openings::Lot;

type Failure = Box<dyn Error>;

/// A position whose game says that one side is this far ahead is left out, in hundredths of a man.
const DECIDED: i16 = 250;
/// With fewer pieces the endgame tables are near.
const FEWEST_PIECES: u32 = 7;
/// What a forced win counts, in hundredths of a man.
const WIN: i32 = 3_000;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.get(1).map_or("none", String::as_str) {
        "international" => run::<International>(&arguments),
        "checkers" => run::<Checkers>(&arguments),
        "russian" => run::<Russian>(&arguments),
        "brazilian" => run::<Brazilian>(&arguments),
        other => {
            Err(format!("{other} is none of international, checkers, russian, brazilian").into())
        }
    }
}

fn run<V: Variant>(arguments: &[String]) -> Result<(), Failure> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["label", _, games, count, nodes, labels] => label::<V>(
            games.as_ref(),
            count.parse()?,
            nodes.parse()?,
            labels.as_ref(),
        ),
        ["try", _, labels, nodes] => attempt::<V>(labels.as_ref(), nodes.parse()?, None),
        ["try", _, labels, nodes, costs] => {
            attempt::<V>(labels.as_ref(), nodes.parse()?, Some(costs.as_ref()))
        }
        _ => Err(
            "expected label GAME GAMES COUNT NODES LABELS, or try GAME LABELS NODES [COSTS]".into(),
        ),
    }
}

fn engine<V: Variant>(mib: usize) -> Result<Engine<V>, Failure> {
    let mut engine = Engine::new(mib);
    if let Ok(file) = std::env::var("EVALUATION") {
        engine.set_evaluation(Evaluation::from_bytes(&fs::read(file)?)?);
    }
    Ok(engine)
}

fn limits(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        think_on_only_move: true,
        ..Limits::default()
    }
}

fn go_on<V: Variant>(_: &Info<V>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn centimen(score: Score) -> i32 {
    score
        .centimen()
        .unwrap_or(if score.is_win() { WIN } else { -WIN })
}

/// One quiet position of each game in which there is something to choose.
fn positions<V: Variant>(games: &Path, count: usize) -> Result<Vec<Position<V>>, Failure> {
    let mut found = Vec::new();
    each_game::<V>(games, &mut |_| (), |record| {
        let ply = Lot::new(1, record.number).below(record.plies.len());
        let mut position = record.start;
        for &(mv, _) in record.plies.iter().take(ply) {
            position = position.after(mv);
        }
        let pieces = position.pieces(Color::White) | position.pieces(Color::Black);
        let score = record.plies.get(ply).map(|(_, score)| score.0.abs());
        if score.is_some_and(|score| score < DECIDED)
            && ply >= usize::from(record.opening_plies)
            && pieces.len() >= FEWEST_PIECES
            && !position.has_capture()
            && position.legal_moves().len() > 2
        {
            found.push(position);
        }
        found.len() < count
    })?;
    Ok(found)
}

/// Writes a line for each position: its FEN, and every move with what it is worth.
fn label<V: Variant>(games: &Path, count: usize, nodes: u64, labels: &Path) -> Result<(), Failure> {
    let mut engine = engine::<V>(32)?;
    engine.keep_memory(true);
    let mut out = BufWriter::new(fs::File::create_new(labels)?);
    for position in positions::<V>(games, count)? {
        engine.forget();
        let mut line = position.fen();
        // Twice, so that the first moves know as much of the others as the last.
        for is_last in [false, true] {
            for &mv in &position.legal_moves() {
                let behind = Game::from_position(position.after(mv));
                let best = engine.search(&behind, &limits(nodes / 2), &NoClock, go_on);
                let worth = best.map_or(WIN, |best| -centimen(best.info.score));
                if is_last {
                    write!(line, "\t{}={worth}", position.hub_move(mv))?;
                }
            }
        }
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

/// Points that a score in hundredths of a man promises.
fn points(worth: f64) -> f64 {
    1.0 / (1.0 + (-worth / 100.0).exp())
}

/// Lets the engine choose in every position, and tells what that costs.
fn attempt<V: Variant>(labels: &Path, nodes: u64, costs: Option<&Path>) -> Result<(), Failure> {
    let mut engine = engine::<V>(16)?;
    let mut mine = Vec::new();
    for line in fs::read_to_string(labels)?.lines() {
        let mut fields = line.split('\t');
        let position = Position::<V>::from_fen(fields.next().unwrap_or_default())?;
        let game = Game::from_position(position);
        let best = engine
            .search(&game, &limits(nodes), &NoClock, go_on)
            .ok_or("no move")?;
        let chosen = position.hub_move(best.mv);
        let (mut most, mut taken) = (f64::MIN, f64::MIN);
        for field in fields {
            let (mv, worth) = field.split_once('=').ok_or("a move without a worth")?;
            let worth: f64 = worth.parse()?;
            most = most.max(worth);
            if mv == chosen {
                taken = worth;
            }
        }
        mine.push(1000.0 * (points(most) - points(taken)));
    }
    let (mean, _) = mean_and_error(&mine);
    println!(
        "{} positions, {nodes} nodes: a move costs {mean:.2} thousandths",
        mine.len()
    );
    let Some(costs) = costs else { return Ok(()) };
    if !costs.exists() {
        let text: Vec<String> = mine.iter().map(f64::to_string).collect();
        return Ok(fs::write(costs, text.join("\n"))?);
    }
    let text = fs::read_to_string(costs)?;
    let theirs = text
        .lines()
        .map(str::parse)
        .collect::<Result<Vec<f64>, _>>()?;
    let differences: Vec<f64> = mine.iter().zip(&theirs).map(|(a, b)| a - b).collect();
    let (mean, error) = mean_and_error(&differences);
    println!("against {}: {mean:+.2} +- {error:.2}", costs.display());
    Ok(())
}

/// The mean, and its standard error.
#[expect(clippy::cast_precision_loss, reason = "a mean needs no more precision")]
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares.sqrt() / count)
}
