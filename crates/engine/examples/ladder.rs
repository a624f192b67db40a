//! Plays the levels against each other: `cargo run --release --example ladder -- [games]`.
//!
//! Games come in pairs with colours exchanged; the seed of a game makes it another one.

use std::fmt::Write as _;

use damier_engine::{Engine, Level};
use damier_rules::{Brazilian, Checkers, Color, Game, International, Outcome, Russian, Variant};

/// What came of the games, from the stronger level's view.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    plies: usize,
}

fn play<V: Variant>(white: Level, black: Level, seed: u64) -> (Option<Outcome>, usize) {
    let mut engines = [Engine::<V>::new(8), Engine::<V>::new(8)];
    let mut game = Game::<V>::new();
    while game.end().is_none() && game.plies() < 400 {
        let turn = game.position().turn();
        let (level, engine) = match turn {
            Color::White => (white, &mut engines[0]),
            Color::Black => (black, &mut engines[1]),
        };
        let side = u64::from(turn == Color::Black);
        let Some(best) = engine.play(&game, level, seed * 2 + side) else {
            break;
        };
        if game.play(best.mv).is_err() {
            break;
        }
    }
    (game.end().map(|end| end.outcome), game.plies())
}

fn compare<V: Variant>(strong: Level, weak: Level, games: u64) -> Tally {
    let mut tally = Tally::default();
    for number in 0..games {
        let color = if number % 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        let (white, black) = match color {
            Color::White => (strong, weak),
            Color::Black => (weak, strong),
        };
        let (outcome, plies) = play::<V>(white, black, number / 2);
        tally.plies += plies;
        match outcome {
            Some(Outcome::Win(winner)) if winner == color => tally.won += 1,
            Some(Outcome::Win(_)) => tally.lost += 1,
            Some(Outcome::Draw) | None => tally.drawn += 1,
        }
    }
    tally
}

fn table<V: Variant>(games: u64) -> String {
    let mut text = String::new();
    for (strong, weak) in [(Level::Normal, Level::Easy), (Level::Expert, Level::Normal)] {
        let Tally {
            won,
            drawn,
            lost,
            plies,
        } = compare::<V>(strong, weak, games);
        let points = f64::from(won) + f64::from(drawn) / 2.0;
        let percent = 100.0 * points / f64::from(won + drawn + lost);
        let _ = writeln!(
            text,
            "{:14} {:6} v {:6}: +{won} ={drawn} -{lost}  {percent:.0}%  ({} plies a game)",
            V::NAME,
            strong.name(),
            weak.name(),
            plies as u64 / games,
        );
    }
    text
}

#[expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]
fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(20);
    print!("{}", table::<International>(games));
    print!("{}", table::<Checkers>(games));
    print!("{}", table::<Russian>(games));
    print!("{}", table::<Brazilian>(games));
}
