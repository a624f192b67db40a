//! What five lines cost beside one, to the same depth: positions looked at, with the ratio over
//! ten of them at the end.
//!
//! `cargo run --release -p damier-engine --example five_lines -- 14`
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::ops::ControlFlow;

use damier_engine::{Engine, Limits, NoClock};
use damier_rules::{Game, International, Position};

/// From the start to an ending of few men.
const POSITIONS: [&str; 10] = [
    "W:W31-50:B1-20",
    "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
    "B:W22,28,33,34,36,37,38,39,40,42,43,44,47,48:B2,3,4,6,8,9,11,12,15,16,19,20,25,30",
    "W:W27,28,32,33,34,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,21,23,24",
    "B:W26,27,31,32,36,37,41:B13,16,17,18,19,23,24",
    "W:W15,24,29,35,40:B3,9,12,17,36",
    "W:W28,31-43,45-50:B1-11,13-20,23",
    "B:W27,31,32,33,34,36,37,38,39,40,42,43,45,47,48:B2,3,6,7,8,9,11,12,13,14,16,18,19,24,26",
    "W:W26,27,30,32,33,35,36,37,38,39,40,42,43,45,48:B3,4,7,8,9,11,12,13,14,16,18,19,21,23,25",
    "B:W28,30,32,33,35,37,38,39,40,42,45,48:B3,6,8,9,11,12,13,16,18,19,23,26",
];

fn nodes(fen: &str, lines: usize, depth: u32) -> u64 {
    let position = Position::<International>::from_fen(fen).expect("a position");
    let mut engine = Engine::<International>::new(64);
    let limits = Limits {
        depth: Some(depth),
        lines,
        ..Limits::default()
    };
    let game = Game::from_position(position);
    let best = engine.search(&game, &limits, &NoClock, |_| ControlFlow::Continue(()));
    best.expect("a move").info.nodes
}

fn main() {
    let depth = std::env::args().nth(1);
    let depth = depth.map_or(14, |depth| depth.parse().expect("a depth"));
    let (mut one, mut five) = (0, 0);
    for fen in POSITIONS {
        let (single, several) = (nodes(fen, 1, depth), nodes(fen, 5, depth));
        println!("{single:>10} {several:>10}  {fen}");
        one += single;
        five += several;
    }
    #[expect(clippy::cast_precision_loss, reason = "a ratio is printed")]
    let ratio = five as f64 / one as f64;
    println!("depth={depth} one={one} five={five} ratio={ratio:.2}");
}
