//! How strong the levels are: `cargo run --release -p damier-arena --example levels -- [GAME] [GAMES]`.
//!
//! Prints a table in Markdown: Expert against Normal, Normal against Easy, Easy and Normal against a
//! player that looks one move ahead, and how often Easy leaves a man to be taken for nothing.

use std::error::Error;
use std::io;

use damier_arena::{GameReport, MatchSettings, Observer, Openings, Standing, Summary};
use damier_engine::{Engine, Level};
use damier_rules::{Brazilian, Checkers, Color, Game, International, Position, Russian, Variant};

/// Random plies before the first move of the players.
const OPENING_PLIES: usize = 4;

/// Nothing of a game is kept here: the counts at the end are enough.
struct Nobody;

impl Observer for Nobody {
    fn game_over(
        &mut self,
        _: &damier_pdn::Game,
        _: &GameReport,
        _: &Standing<'_>,
    ) -> io::Result<()> {
        Ok(())
    }
}

fn play<V: Variant>(a: &str, b: &str, games: u32) -> Result<Summary, Box<dyn Error>> {
    let mut settings = MatchSettings::new(a.parse()?, b.parse()?);
    settings.games = games;
    settings.concurrency = std::thread::available_parallelism().map_or(1, usize::from);
    let openings = Openings::<V>::random(OPENING_PLIES, settings.seed);
    Ok(settings.run(&openings, &[], &mut Nobody)?)
}

/// Whether the other side takes something that is not taken back, whatever it may choose.
fn drops<V: Variant>(behind: &Position<V>) -> bool {
    let free = |mv| !behind.after(mv).has_capture();
    behind.has_capture() && behind.legal_moves().iter().copied().any(free)
}

/// How often Easy left something to be taken for nothing, of how many moves where it need not.
fn dropped<V: Variant>(games: u64) -> (u32, u32) {
    let mut engine = Engine::<V>::new(1);
    let (mut dropped, mut moves) = (0, 0);
    for seed in 0..games {
        let mut game = Game::<V>::new();
        while game.end().is_none() && game.plies() < 200 {
            let position = *game.position();
            let is_easy = position.turn()
                == if seed % 2 == 0 {
                    Color::White
                } else {
                    Color::Black
                };
            let level = if is_easy { Level::Easy } else { Level::Normal };
            let Some(best) = engine.play(&game, level, seed) else {
                break;
            };
            let safe = |mv| !drops(&position.after(mv));
            if is_easy
                && !position.has_capture()
                && position.legal_moves().iter().copied().any(safe)
            {
                moves += 1;
                dropped += u32::from(!safe(best.mv));
            }
            if game.play(best.mv).is_err() {
                break;
            }
        }
    }
    (dropped, moves)
}

#[expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]
fn table<V: Variant>(games: u32) -> Result<(), Box<dyn Error>> {
    let easy = "damier level=easy";
    let normal = "damier level=normal";
    for (a, b) in [
        ("damier level=expert", normal),
        (normal, easy),
        (easy, "greedy"),
        (normal, "greedy"),
    ] {
        let result = play::<V>(a, b, games)?;
        let percent = 100.0 * result.by_games.map_or(0.0, |games| games.score);
        println!(
            "| {} | {a} - {b} | +{} ={} -{} | {percent:.1}% |",
            V::NAME,
            result.wins,
            result.draws,
            result.losses,
        );
    }
    let (dropped, moves) = dropped::<V>(u64::from(games) / 2);
    let percent = 100.0 * f64::from(dropped) / f64::from(moves.max(1));
    println!(
        "| {} | men dropped by Easy | {dropped} of {moves} | {percent:.1}% |",
        V::NAME
    );
    Ok(())
}

#[expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "all".to_owned());
    let games = arguments
        .next()
        .map_or(Ok(200), |text| text.parse::<u32>())?;
    let wanted = |game: &str| name == "all" || name == game;
    println!("| game | what | count | share |");
    println!("| --- | --- | --- | ---: |");
    if wanted("international") {
        table::<International>(games)?;
    }
    if wanted("checkers") {
        table::<Checkers>(games)?;
    }
    if wanted("russian") {
        table::<Russian>(games)?;
    }
    if wanted("brazilian") {
        table::<Brazilian>(games)?;
    }
    Ok(())
}
