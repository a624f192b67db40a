//! Answers requests to the worker, a line each, as the WebAssembly module does under Node:
//! `cargo xtask wasm` compares the two.
//!
//! With the argument `requests` it prints requests to be answered: 200 positions of each game. Else
//! it prints the first line of each report, and behind them the time that the searches took.

#![expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]

use std::io::stdin;
use std::time::Instant;

use damier_rules::{Brazilian, Checkers, Game, International, Russian, Variant};
use damier_worker::Worker;

/// Searches of each game.
const SEARCHES: u64 = 200;

fn main() -> std::io::Result<()> {
    if std::env::args().nth(1).as_deref() == Some("requests") {
        print_requests::<International>();
        print_requests::<Checkers>();
        print_requests::<Russian>();
        print_requests::<Brazilian>();
        return Ok(());
    }
    let mut worker = Worker::new();
    let began = Instant::now();
    for request in stdin().lines() {
        // What is wrong with a request, the report says.
        let _ = worker.begin(&request?);
        while !worker.advance(5_000) {}
        println!("{}", worker.report().lines().next().unwrap_or_default());
    }
    println!("seconds={:.3}", began.elapsed().as_secs_f64());
    Ok(())
}

/// Positions of games in which moves are chosen by a fixed sequence of numbers.
fn print_requests<V: Variant>() {
    let mut number: u64 = 1;
    for search in 0..SEARCHES {
        let mut game = Game::<V>::new();
        for _ in 0..search * 60 / SEARCHES {
            // A step of a linear congruential sequence (Knuth's MMIX).
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let moves = game.position().legal_moves();
            let at =
                usize::try_from((number >> 33) % moves.len().max(1) as u64).unwrap_or_default();
            let next = moves.get(at).map(|&mv| game.position().after(mv));
            if !next.is_some_and(|next| next.has_move()) || game.play(moves[at]).is_err() {
                break;
            }
        }
        let limit = if search % 4 == 0 {
            format!("level=easy seed={number}")
        } else {
            "nodes=20000".to_owned()
        };
        println!(
            "game={} pos={} {limit} hash=1",
            V::NAME,
            game.position().hub()
        );
    }
}
