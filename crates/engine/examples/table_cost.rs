//! What asking the endgame tables costs the search: nodes a second with them, of those without, in
//! positions of 6 to 8 pieces: `table_cost [ROUNDS]`.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a program that shows figures"
)]

use std::error::Error;
use std::ops::ControlFlow;
use std::time::Instant;

use damier_engine::{Endgames, Engine, Limits, NoClock};
use damier_rules::{Game, International, Position};

/// From games of the engine at 0.1 s a move, four with each number of pieces.
const POSITIONS: [&str; 12] = [
    "W:WK11,34,36:B16,24,42",
    "B:W16,21,30:B19,22,38",
    "W:W6,16,21,23:B1,K8",
    "W:WK1,26,42:BK6,15,16",
    "W:WK4,28,38,46,48:B37,K47",
    "B:WK2,K28,K47:B26,31,36,K49",
    "W:W6,K11,25,50:BK1,2,K47",
    "B:W6,K11,45:BK26,28,34,35",
    "W:WK3,6,45:B2,28,35,39,K46",
    "B:W21,25,30,31:B11,22,K33,38",
    "W:WK5,K21,29,38:B31,K33,36,40",
    "W:WK5,28,35,43,47,49:B17,36",
];

/// Positions that each search looks at.
const NODES: u64 = 300_000;

/// Nodes and seconds of a search of each position.
fn searches(endgames: Endgames) -> Result<(u64, f64), Box<dyn Error>> {
    let limits = Limits {
        nodes: Some(NODES),
        think_on_only_move: true,
        endgames,
        ..Limits::default()
    };
    let (mut nodes, mut seconds) = (0, 0.0);
    for fen in POSITIONS {
        let game = Game::from_position(Position::<International>::from_fen(fen)?);
        let mut engine = Engine::new(16);
        let began = Instant::now();
        let best = engine.search(&game, &limits, &NoClock, |_| ControlFlow::Continue(()));
        seconds += began.elapsed().as_secs_f64();
        nodes += best.map_or(0, |best| best.info.nodes);
    }
    Ok((nodes, seconds))
}

fn main() -> Result<(), Box<dyn Error>> {
    let rounds = std::env::args().nth(1).map_or(Ok(5), |text| text.parse())?;
    Engine::<International>::unpack_tables();
    for _ in 0..rounds {
        let (without_nodes, without_seconds) = searches(Endgames::Unknown)?;
        let (nodes, seconds) = searches(Endgames::Outcomes)?;
        let speed = nodes as f64 / seconds / 1e6;
        let without = without_nodes as f64 / without_seconds / 1e6;
        println!(
            "{speed:.2} million nodes a second with the tables, {without:.2} without them: {:.0}%",
            100.0 * speed / without
        );
    }
    Ok(())
}
