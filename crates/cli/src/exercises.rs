//! `damier exercises`: combinations made into exercises, and exercises proved.

use std::collections::HashSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use damier_endgame::{Outcome, built_in};
use damier_engine::{Engine, Info, Limits, NoClock};
use damier_lessons::{Exercise, GameName};
use damier_rules::{Color, Game, Move, Position, Variant};

use crate::game::{GameName as Chosen, with_game};
use crate::output::{Answer, Output, note, printable};

/// How much better than any other the solution is, in hundredths of a man.
const ALONE: i32 = 100;
/// What a forced win counts as, in hundredths of a man.
const WIN: i32 = 30_000;
/// Positions looked at to see whether a later move of a solution has equals.
const LATER_NODES: u64 = 200_000;
/// The longest solution, in plies.
const MOST_PLIES: usize = 15;
/// How many moves are compared, to see whether the first stands alone, ...
const TWO: usize = 2;
/// ... and to find those that are as good later.
const SEVERAL: usize = 6;

/// Exercises: make them from combinations, and prove them
#[derive(Args, Debug)]
pub(crate) struct ExercisesArgs {
    #[command(subcommand)]
    command: ExercisesCommand,
}

#[derive(Subcommand, Debug)]
enum ExercisesCommand {
    Mine(MineArgs),
    Check(CheckArgs),
}

/// Make exercises of the positions in a file, and write them to another
///
/// A line of the file begins with a FEN, up to a semicolon; the rest does not matter. A position
/// becomes an exercise if its best move is better than any other by a man at least, and its gain can
/// be shown by a line in which each further move of the solver has no equal but at the end. Where the
/// endgame tables know the position they decide in place of a search: the move must win, and no other
/// may. The same file and the same seed give the same exercises.
#[derive(Args, Debug)]
struct MineArgs {
    /// The file of positions
    #[arg(value_name = "FILE")]
    positions: PathBuf,
    /// How many exercises to make, at most
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Positions that the search of each may look at
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// Which positions are tried first: each number gives an order of its own
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long)]
    out: PathBuf,
}

/// Check a file of exercises by the rules, by the endgame tables, and by searches as well
#[derive(Args, Debug)]
struct CheckArgs {
    /// The file of exercises
    #[arg(value_name = "FILE")]
    exercises: PathBuf,
    /// Positions that the search of each may look at; 0 asks the rules and the tables alone
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
}

pub(crate) fn run(args: &ExercisesArgs, game: Chosen) -> Result<Answer> {
    match &args.command {
        ExercisesCommand::Mine(args) => with_game!(game, mine(args)),
        ExercisesCommand::Check(args) => with_game!(game, check(args)),
    }
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{}: cannot be read", path.display()))
}

fn mine<V: Variant>(args: &MineArgs) -> Result<Answer> {
    let text = read(&args.positions)?;
    let positions = match positions::<V>(&text) {
        Ok(positions) => positions,
        Err((line, fen)) => {
            let place = format!("{}:{line}", args.positions.display());
            note(&[printable(&format!("{place}: {fen:?} is no position"))]);
            return Ok(Answer::NotUnderstood);
        }
    };
    let mut judge = Judge::<V>::new();
    let mut made = Vec::new();
    for position in shuffled(positions, args.seed) {
        if made.len() == args.count {
            break;
        }
        let name = format!("{}{:03}", &V::NAME[..1], made.len() + 1);
        if let Some(line) = judge.solution(&position, args.nodes)
            && let Some(exercise) = Exercise::from_line(&name, position, &line)
            && exercise.gain > 0
        {
            made.push(exercise);
        }
    }
    let mut text = format!(
        "# Exercises of {}: name ; position ; solution ; gain ; grade ; themes. See docs/formats/exercises.md.\n",
        V::NAME
    );
    for exercise in &made {
        text.push_str(&exercise.to_string());
        text.push('\n');
    }
    let out = &args.out;
    fs::write(out, text).with_context(|| format!("{}: cannot be written", out.display()))?;
    let mut output = Output::new(false);
    output.lines(&[format!("{} exercises", made.len())])?;
    output.flush()?;
    Ok(Answer::Done)
}

/// The positions of a file, each once; else the number of the line that has none, with its text.
fn positions<V: Variant>(text: &str) -> Result<Vec<Position<V>>, (usize, &str)> {
    let mut seen = HashSet::new();
    let mut positions = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let fen = line.split(';').next().unwrap_or_default().trim();
        let position = Position::<V>::from_fen(fen).map_err(|_| (at + 1, fen))?;
        if seen.insert(position) {
            positions.push(position);
        }
    }
    Ok(positions)
}

/// The same things in the order that a seed draws.
fn shuffled<T>(mut things: Vec<T>, seed: u64) -> Vec<T> {
    let mut state = seed;
    for end in (1..things.len()).rev() {
        // One step of splitmix64 (Steele, Lea and Flood 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut drawn = state;
        drawn = (drawn ^ (drawn >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        drawn = (drawn ^ (drawn >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        drawn ^= drawn >> 31;
        let at = drawn % (end as u64 + 1);
        things.swap(end, usize::try_from(at).expect("less than a length"));
    }
    things
}

fn check<V: Variant>(args: &CheckArgs) -> Result<Answer> {
    let file = args.exercises.display().to_string();
    let Some(game) = GameName::named(V::NAME) else {
        return Ok(Answer::NotUnderstood);
    };
    let exercises = match Exercise::read_all(game, &read(&args.exercises)?) {
        Ok(exercises) => exercises,
        Err(faults) => {
            let say = |fault: &damier_lessons::Fault| {
                printable(&format!("{file}:{}: {}", fault.line, fault.message))
            };
            note(&faults.iter().map(say).collect::<Vec<_>>());
            return Ok(Answer::NotUnderstood);
        }
    };
    let mut judge = Judge::<V>::new();
    let mut faults = Vec::new();
    for exercise in &exercises {
        let by_rules = exercise.faults();
        let is_sound = by_rules.is_empty();
        faults.extend(by_rules.into_iter().map(|fault| format!("{file}: {fault}")));
        if is_sound && let Some(fault) = judge.fault(exercise, args.nodes) {
            faults.push(format!("{file}: {}: {fault}", exercise.name));
        }
    }
    note(
        &faults
            .iter()
            .map(|fault| printable(fault))
            .collect::<Vec<_>>(),
    );
    let mut output = Output::new(false);
    output.lines(&[format!(
        "{} exercises, {} faults",
        exercises.len(),
        faults.len()
    )])?;
    output.flush()?;
    Ok(if faults.is_empty() {
        Answer::Done
    } else {
        Answer::No
    })
}

/// Compares moves by searches.
struct Judge<V: Variant> {
    engine: Engine<V>,
}

impl<V: Variant> Judge<V> {
    fn new() -> Self {
        Self {
            engine: Engine::new(32),
        }
    }

    /// The best moves of a position, the best first, with what they are worth: those of the last
    /// depth at which all of them were compared. None if what was best then is not the best now.
    fn best(&mut self, position: &Position<V>, nodes: u64, count: usize) -> Vec<(Move<V>, i32)> {
        let legal = position.legal_moves();
        if let [only] = legal[..] {
            return vec![(only, 0)];
        }
        let count = count.min(legal.len());
        let limits = Limits {
            nodes: Some(nodes),
            lines: count,
            ..Limits::default()
        };
        let game = Game::from_position(*position);
        let (mut compared, mut now) = (Vec::new(), Vec::new());
        // What is found does not depend on what was searched before.
        self.engine.forget();
        let best = self
            .engine
            .search(&game, &limits, &NoClock, |info: &Info<V>| {
                now.truncate(info.line - 1);
                now.extend(info.pv.first().map(|mv| (*mv, worth(info))));
                if now.len() == count {
                    compared.clone_from(&now);
                }
                ControlFlow::Continue(())
            });
        let is_best = |line: &(Move<V>, i32)| best.is_some_and(|best| best.mv == line.0);
        if !compared.first().is_some_and(is_best) {
            compared.clear();
        }
        compared
    }

    /// The moves that nothing else comes near to: one, or several that are as good as one another.
    fn alone(&mut self, position: &Position<V>, nodes: u64, count: usize) -> Vec<Move<V>> {
        if let Some(winning) = winning(position) {
            return winning;
        }
        let lines = self.best(position, nodes, count);
        let Some(&(_, best)) = lines.first() else {
            return Vec::new();
        };
        let near = lines.iter().filter(|(_, score)| best - score < ALONE);
        near.map(|(mv, _)| *mv).collect()
    }

    /// What the tables, or else a search, have against an exercise that the rules have nothing against: they
    /// must find its first move, and no other near it, and the solution must not end in less than a win.
    fn fault(&mut self, exercise: &Exercise, nodes: u64) -> Option<&'static str> {
        let start = Position::<V>::from_fen(&exercise.fen).ok()?;
        let first = start.read_move(&exercise.line[0].moves[0]).ok()?;
        let is_asked = nodes > 0 || winning(&start).is_some();
        if is_asked && self.alone(&start, nodes, TWO) != [first] {
            return Some("the first move is not alone");
        }
        let mut end = start;
        for ply in &exercise.line {
            end = end.after(end.read_move(&ply.moves[0]).ok()?);
        }
        (!may_be_won(&end, start.turn())).then_some("the solution ends in no win")
    }

    /// The line from a position to where its gain is on the board and nothing is to be captured.
    fn solution(&mut self, start: &Position<V>, nodes: u64) -> Option<Vec<Vec<Move<V>>>> {
        let solver = start.turn();
        let mut position = *start;
        let mut line: Vec<Vec<Move<V>>> = Vec::new();
        while line.len() < MOST_PLIES {
            let moves = if line.is_empty() {
                let first = self.alone(&position, nodes, TWO);
                (first.len() == 1 && position.legal_moves().len() > 1).then_some(first)?
            } else if position.turn() == solver {
                self.alone(&position, LATER_NODES, SEVERAL)
            } else {
                vec![self.best(&position, LATER_NODES, 1).first()?.0]
            };
            let &first = moves.first()?;
            let several = moves.len() > 1;
            position = position.after(first);
            line.push(moves);
            let gained = lead(&position, solver) > lead(start, solver);
            if !position.has_move() || (gained && !position.has_capture()) {
                // A piece that only has to be taken is no exercise.
                return (line.len() > 1 && may_be_won(&position, solver)).then_some(line);
            }
            if several {
                return None;
            }
        }
        None
    }
}

/// The moves that win, by the endgame tables; `None` where these do not know the position.
fn winning<V: Variant>(position: &Position<V>) -> Option<Vec<Move<V>>> {
    let tables = built_in::<V>()?;
    let judged = |mv: &Move<V>| Some((*mv, tables.outcome(&position.after(*mv))?));
    let moves = position.legal_moves();
    let moves: Vec<_> = moves.iter().map(judged).collect::<Option<_>>()?;
    let lost_for_them = moves.iter().filter(|(_, theirs)| *theirs == Outcome::Loss);
    Some(lost_for_them.map(|(mv, _)| *mv).collect())
}

/// Whether a side wins, by the endgame tables, or these do not know the position.
fn may_be_won<V: Variant>(position: &Position<V>, side: Color) -> bool {
    let outcome = built_in::<V>().and_then(|tables| tables.outcome(position));
    let win = if position.turn() == side {
        Outcome::Win
    } else {
        Outcome::Loss
    };
    outcome.is_none_or(|outcome| outcome == win)
}

/// How many pieces a side has more than the other.
fn lead<V: Variant>(position: &Position<V>, side: Color) -> i64 {
    i64::from(position.pieces(side).len()) - i64::from(position.pieces(!side).len())
}

fn worth<V: Variant>(info: &Info<V>) -> i32 {
    let score = info.score;
    score
        .centimen()
        .unwrap_or(if score.is_win() { WIN } else { -WIN })
}
