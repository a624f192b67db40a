//! Answers requests to the worker, a line each, as the WebAssembly module does under Node:
//! `cargo xtask wasm` compares the two.
//!
//! With the argument `requests` it prints requests to be answered: 200 positions of each game. With
//! `games` it plays 50 games, some of each level, and prints each request and its answer with a tab
//! between them. Else it prints the first line of each report, and behind them the time that the searches
//! took.

#![expect(clippy::print_stdout, reason = "an example talks to whoever runs it")]

use std::io::stdin;
use std::time::Instant;

use damier_engine::Level;
use damier_rules::{Brazilian, Checkers, Game, International, Russian, Variant};
use damier_worker::Worker;

/// Searches of each game.
const SEARCHES: u64 = 200;

/// How many games each level plays, and how many plies of each at most: the strongest think for seconds.
const GAMES: [(u64, usize); 8] = [
    (10, 300),
    (10, 300),
    (10, 300),
    (10, 300),
    (6, 300),
    (2, 60),
    (1, 8),
    (1, 1),
];

fn main() -> std::io::Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("requests") => {
            print_requests::<International>();
            print_requests::<Checkers>();
            print_requests::<Russian>();
            print_requests::<Brazilian>();
            return Ok(());
        }
        Some("games") => {
            print_games();
            return Ok(());
        }
        _ => {}
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

/// Plays games of every level against itself, each of the four games in turn, with a seed for each.
fn print_games() {
    let mut seed = 0;
    for (level, (games, most_plies)) in Level::ALL.into_iter().zip(GAMES) {
        for _ in 0..games {
            match seed % 4 {
                0 => print_game::<International>(level, seed, most_plies),
                1 => print_game::<Checkers>(level, seed, most_plies),
                2 => print_game::<Russian>(level, seed, most_plies),
                _ => print_game::<Brazilian>(level, seed, most_plies),
            }
            seed += 1;
        }
    }
}

fn print_game<V: Variant>(level: Level, seed: u64, most_plies: usize) {
    let mut worker = Worker::new();
    let mut game = Game::<V>::new();
    let mut moves: Vec<String> = Vec::new();
    while game.end().is_none() && moves.len() < most_plies {
        let request = format!(
            "game={} level={} seed={seed} pos=start moves={}",
            V::NAME,
            level.name(),
            moves.join(",")
        );
        let _ = worker.begin(&request);
        while !worker.advance(5_000) {}
        let report = worker.report();
        let answer = report.lines().next().unwrap_or_default();
        println!("{request}\t{answer}");
        let text = answer
            .strip_prefix("move=")
            .and_then(|rest| rest.split(' ').next());
        let mv = text.and_then(|text| game.position().read_hub_move(text).ok());
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
        moves.push(text.unwrap_or_default().to_owned());
    }
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
            "nodes=20000 hash=1".to_owned()
        };
        println!("game={} pos={} {limit}", V::NAME, game.position().hub());
    }
}
