//! Games that the engine plays against itself, as PDN on standard output:
//! `cargo run --release -p damier-cli --example engine_games -- 100`.
//!
//! The games take turns: International, Checkers, Russian, Brazilian. The same number gives the same
//! games.

use std::io::{self, BufWriter};

use anyhow::{Context, Result};
use damier_engine::{Engine, Level};
use damier_pdn::Writer;
use damier_rules::{Brazilian, Checkers, Game, International, Russian, Variant};

/// Far longer than games last; no counter of the draw rules is that long.
const MOST_PLIES: usize = 600;

fn main() -> Result<()> {
    let text = std::env::args()
        .nth(1)
        .context("expected the number of games")?;
    let count: u64 = text
        .parse()
        .with_context(|| format!("the number of games is {text:?}, not a number"))?;
    let mut writer = Writer::new(BufWriter::new(io::stdout().lock()));
    for seed in 0..count {
        let game = match seed % 4 {
            0 => played::<International>(seed)?,
            1 => played::<Checkers>(seed)?,
            2 => played::<Russian>(seed)?,
            _ => played::<Brazilian>(seed)?,
        };
        writer.write(&game)?;
    }
    Ok(())
}

/// A game between the two quicker levels, which are White in turn.
fn played<V: Variant>(seed: u64) -> Result<damier_pdn::Game> {
    let levels = if seed % 8 < 4 {
        [Level::Easy, Level::Normal]
    } else {
        [Level::Normal, Level::Easy]
    };
    let mut engines = [Engine::<V>::new(4), Engine::<V>::new(4)];
    let mut game = Game::<V>::new();
    while game.end().is_none() && game.plies() < MOST_PLIES {
        let side = game.plies() % 2;
        let best = engines[side].play(&game, levels[side], seed);
        let best = best.context("a game that goes on has a move")?;
        game.play(best.mv)?;
    }
    let [first, second] = levels.map(Level::name);
    let tags = [("Event", "Self-play"), ("White", first), ("Black", second)];
    damier_pdn::Game::record(&game, &tags).map_err(anyhow::Error::msg)
}
