//! Whether the engine wins what the endgame tables call won:
//! `cargo run --release -p damier-arena --example table_wins -- PIECES [POSITIONS] [DIR]`.
//!
//! From random won positions of International with so many pieces the engine plays at 10,000 nodes
//! a move, under the draw rules of the FMJD, against a defender that plays the longest defence;
//! from random drawn ones it must not lose against one that plays moves that keep the draw, at
//! random. Up to four pieces it does so from counters that have begun to run too, where the tables
//! say that it can still win. More than four pieces need a folder that was built with
//! `damier endgame build --keep-values`.

#![allow(clippy::print_stdout, reason = "a program that shows figures")]

use std::error::Error;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use damier_arena::endgames_in;
use damier_endgame::{Material, Outcome, PliesLeft, Solver, Tables, Verdict, built_in};
use damier_engine::{Endgames, Engine, Info, Limits, NoClock};
use damier_rules::{
    Bitboard, Board10, Color, Game, International, Move, Outcome as GameOutcome, Position, Square,
};

const NODES: u64 = 10_000;

type Failure = Box<dyn Error>;

/// A sequence of numbers without pattern.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % limit
    }

    fn squares(&mut self, count: u8) -> Bitboard<Board10> {
        let square = |number: u64| u8::try_from(number + 1).ok().and_then(Square::new);
        (0..count).filter_map(|_| square(self.below(50))).collect()
    }

    /// A position of some slice.
    fn position(&mut self, slices: &[Material]) -> Position {
        loop {
            let place = usize::try_from(self.below(slices.len() as u64)).unwrap_or(0);
            let slice = slices[place];
            let men = [self.squares(slice.white_men), self.squares(slice.black_men)];
            let kings = [
                self.squares(slice.white_kings),
                self.squares(slice.black_kings),
            ];
            let turn = if self.below(2) == 0 {
                Color::White
            } else {
                Color::Black
            };
            if let Some(position) = Position::from_sets(men, kings, turn)
                && 50 - position.empty().len() == slice.pieces()
            {
                return position;
            }
        }
    }
}

/// What knows distances: the tables up to four pieces, and beyond them the values of the solver.
struct Judge {
    tables: &'static Tables,
    solver: Solver<International>,
}

impl Judge {
    fn load(pieces: u32, folder: Option<&Path>) -> Result<Self, Failure> {
        let tables = match folder {
            Some(folder) => endgames_in(folder)?,
            None => built_in().ok_or("no tables are in the program")?,
        };
        let mut solver = Solver::new(1);
        for material in (5..=pieces).flat_map(Material::all) {
            let folder = folder.ok_or("more than four pieces need a folder")?;
            let path = folder.join(format!("international-{material}.values"));
            let values =
                std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let is_right = solver.insert(material, values).is_ok();
            is_right
                .then_some(())
                .ok_or_else(|| path.display().to_string())?;
        }
        tables.unpack();
        tables.unpack_distances();
        Ok(Self { tables, solver })
    }

    fn verdict(&self, position: &Position) -> Option<Verdict> {
        self.solver
            .verdict(position)
            .or_else(|| self.tables.verdict(position))
    }

    /// The longest defence.
    fn defence(&self, position: &Position) -> Option<Move<International>> {
        let moves = position.legal_moves();
        let judged = moves.iter().filter_map(|&mv| {
            let plies = self.verdict(&position.after(mv))?.plies;
            Some((plies, mv))
        });
        judged.max_by_key(|(plies, _)| *plies).map(|(_, mv)| mv)
    }

    /// A random move that keeps a draw.
    fn hold(&self, position: &Position, numbers: &mut Numbers) -> Option<Move<International>> {
        let moves = position.legal_moves();
        let keeps = |mv: &&Move<International>| {
            let verdict = self.verdict(&position.after(**mv));
            verdict.is_some_and(|verdict| verdict.outcome == Outcome::Draw)
        };
        let keeping: Vec<_> = moves.iter().filter(keeps).collect();
        let place = numbers.below(keeping.len().max(1) as u64);
        keeping.get(usize::try_from(place).ok()?).map(|mv| **mv)
    }
}

/// Plays a game to its end, the engine for one side, and says who has won.
fn play(
    engine: &mut Engine,
    game: &mut Game,
    color: Color,
    mut other: impl FnMut(&Position) -> Option<Move<International>>,
) -> Result<GameOutcome, Failure> {
    let limits = Limits {
        nodes: Some(NODES),
        endgames: Endgames::Distances,
        ..Limits::default()
    };
    engine.forget();
    loop {
        if let Some(end) = game.end() {
            return Ok(end.outcome);
        }
        let mv = if game.position().turn() == color {
            let go_on = |_: &Info<_>| ControlFlow::Continue(());
            engine
                .search(game, &limits, &NoClock, go_on)
                .map(|best| best.mv)
        } else {
            other(game.position())
        };
        game.play(mv.ok_or("a side without a move has lost")?)?;
    }
}

/// Moves of kings that keep the game won, made at random so that counters run: as long as the
/// tables say that it can still be won.
fn run_counters(judge: &Judge, game: &mut Game, numbers: &mut Numbers) -> Result<(), Failure> {
    for _ in 0..numbers.below(40) {
        let moves = game.position().legal_moves();
        let place = usize::try_from(numbers.below(moves.len().max(1) as u64))?;
        let Some(&mv) = moves.get(place) else {
            return Ok(());
        };
        let mut next = game.clone();
        next.play(mv)?;
        if next.end().is_none() && winner_within(judge, &next) == winner_within(judge, game) {
            *game = next;
        }
    }
    Ok(())
}

/// Who wins with the best play under the counters of a game.
fn winner_within(judge: &Judge, game: &Game) -> Option<Color> {
    let left = PliesLeft::of(game.rules(), game.counters())?;
    let turn = game.position().turn();
    match judge.tables.outcome_within(game.position(), left)? {
        Outcome::Win => Some(turn),
        Outcome::Loss => Some(!turn),
        Outcome::Draw => None,
    }
}

/// Counts and shows games that did not end as they should.
#[derive(Default)]
struct Count {
    games: u32,
    failed: u32,
}

impl Count {
    fn add(&mut self, fen: &str, end: GameOutcome, is_right: bool) {
        self.games += 1;
        if !is_right {
            self.failed += 1;
            println!("{fen}: {end:?}");
        }
    }
}

fn check(pieces: u32, positions: u32, folder: Option<&Path>) -> Result<(), Failure> {
    let judge = Judge::load(pieces, folder)?;
    let mut engine = Engine::new(16);
    engine.keep_memory(true);
    engine.set_tables(judge.tables);
    let slices = Material::all(pieces);
    let mut numbers = Numbers(u64::from(pieces));
    let mut counts: [Count; 3] = Default::default();
    while counts[0].games < positions || counts[1].games < positions {
        let position = numbers.position(&slices);
        let Some(verdict) = judge.verdict(&position) else {
            return Err(format!("{} is not in the tables", position.fen()).into());
        };
        let mut game = Game::from_position(position);
        if game.end().is_some() {
            continue;
        }
        let fen = position.fen();
        let turn = position.turn();
        let is_drawn = verdict.outcome == Outcome::Draw;
        if is_drawn && counts[1].games < positions {
            let end = play(&mut engine, &mut game, turn, |position| {
                judge.hold(position, &mut numbers)
            })?;
            counts[1].add(&fen, end, end != GameOutcome::Win(!turn));
        } else if !is_drawn && counts[0].games < positions {
            let winner = if verdict.outcome == Outcome::Win {
                turn
            } else {
                !turn
            };
            let mut late = game.clone();
            let end = play(&mut engine, &mut game, winner, |position| {
                judge.defence(position)
            })?;
            counts[0].add(&fen, end, end == GameOutcome::Win(winner));
            if pieces <= 4 {
                run_counters(&judge, &mut late, &mut numbers)?;
                let fen = format!("{} after {} plies", late.position().fen(), late.plies());
                let end = play(&mut engine, &mut late, winner, |position| {
                    judge.defence(position)
                })?;
                counts[2].add(&fen, end, end == GameOutcome::Win(winner));
            }
        }
    }
    let [won, drawn, late] = counts;
    println!(
        "{pieces} pieces: {} of {} won, {} of {} drawn ones not lost, {} of {} won from running counters",
        won.games - won.failed,
        won.games,
        drawn.games - drawn.failed,
        drawn.games,
        late.games - late.failed,
        late.games
    );
    Ok(())
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let pieces = arguments.first().ok_or("how many pieces?")?.parse()?;
    let positions = arguments.get(1).map_or(Ok(1000), |text| text.parse())?;
    let folder = arguments.get(2).map(PathBuf::from);
    check(pieces, positions, folder.as_deref())
}
