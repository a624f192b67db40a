//! A fixed suite: its number of nodes tells whether a change changes play.

use std::ops::ControlFlow;

use damier_rules::{Brazilian, Checkers, Game, International, Position, Russian, Variant};

use crate::{Engine, Limits, NoClock};

/// Positions of real and composed games, from the start to endings with kings.
const INTERNATIONAL: [&str; 8] = [
    "W:W31-50:B1-20",
    "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
    "B:W22,28,33,34,36,37,38,39,40,42,43,44,47,48:B2,3,4,6,8,9,11,12,15,16,19,20,25,30",
    "W:W27,28,32,33,34,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,21,23,24",
    "B:W26,27,31,32,36,37,41:B13,16,17,18,19,23,24",
    "W:WK47,22,27:BK4,13,36",
    "B:WK28,K33,K39:BK3,12",
    "W:W15,24,29,35,40:B3,9,12,17,36",
];
const CHECKERS: [&str; 3] = [
    "B:B1-12:W21-32",
    "W:W17,18,21,22,26,27,30,31:B1,2,5,7,9,10,11,14",
    "W:WK15,K18,28:BK5,12",
];
const RUSSIAN: [&str; 2] = ["W:W21-32:B1-12", "B:W18,21,22,25,27,30:B6,7,9,11,12,14"];
const BRAZILIAN: [&str; 2] = ["W:W21-32:B1-12", "W:W17,22,26,27,31,32:B1,3,8,10,12,15"];

/// Searches a fixed suite of positions of the four games to a fixed depth, and gives the nodes that
/// this took; `on_game` is told the name of each game and its nodes when they are counted. It takes a
/// few seconds.
///
/// A change that is meant to leave the engine's play as it is leaves this number as it is.
///
/// ```no_run
/// let nodes = damier_engine::bench(|game, nodes| println!("{game}: {nodes} nodes"));
/// println!("Bench: {nodes} nodes");
/// ```
pub fn bench(mut on_game: impl FnMut(&'static str, u64)) -> u64 {
    type Count = fn() -> u64;
    let games: [(&'static str, Count); 4] = [
        (International::NAME, || {
            nodes::<International>(&INTERNATIONAL, 12)
        }),
        (Checkers::NAME, || nodes::<Checkers>(&CHECKERS, 14)),
        (Russian::NAME, || nodes::<Russian>(&RUSSIAN, 12)),
        (Brazilian::NAME, || nodes::<Brazilian>(&BRAZILIAN, 12)),
    ];
    let mut sum = 0;
    for (name, count) in games {
        let nodes = count();
        on_game(name, nodes);
        sum += nodes;
    }
    sum
}

/// Unpacks the endgame tables of the four games, for those who measure the speed of [`bench()`].
pub fn unpack_tables() {
    Engine::<International>::unpack_tables();
    Engine::<Checkers>::unpack_tables();
    Engine::<Russian>::unpack_tables();
    Engine::<Brazilian>::unpack_tables();
}

fn nodes<V: Variant>(fens: &[&str], depth: u32) -> u64 {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut engine = Engine::<V>::new(16);
    let go_on = |_: &crate::Info<V>| ControlFlow::Continue(());
    fens.iter()
        .filter_map(|fen| Position::from_fen(fen).ok())
        .filter_map(|position| {
            engine.search(&Game::from_position(position), &limits, &NoClock, go_on)
        })
        .map(|best| best.info.nodes)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_the_suite_is_one() {
        fn check<V: Variant>(fens: &[&str]) {
            for fen in fens {
                let position = Position::<V>::from_fen(fen);
                assert!(position.is_ok_and(|position| position.has_move()), "{fen}");
            }
        }
        check::<International>(&INTERNATIONAL);
        check::<Checkers>(&CHECKERS);
        check::<Russian>(&RUSSIAN);
        check::<Brazilian>(&BRAZILIAN);
    }
}
