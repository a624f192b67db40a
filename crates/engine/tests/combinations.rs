//! Combinations from games that the engine played, each proven by a search thirty times as long:
//! Expert finds nearly all of them.
//!
//! `damier-trainer combinations` makes the file; `tests/data/README.md` has the command.

use damier_engine::{Engine, Level};
use damier_rules::{Game, International, Position};

/// The share that must be found.
const LEAST_PERCENT: usize = 95;

/// The lines of the file: position, first move, gain.
fn combinations() -> Vec<(Position<International>, &'static str)> {
    let text = include_str!("data/combinations-international.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut parts = line.split(" ; ");
            let fen = parts.next().expect("a line begins with a position");
            let mv = parts.next().expect("behind it stands a move");
            (
                Position::from_fen(fen).expect("the position is possible"),
                mv,
            )
        })
        .collect()
}

#[test]
fn expert_finds_combinations() {
    let all = combinations();
    assert!(all.len() >= 300, "{} are too few", all.len());
    let mut engine = Engine::new(16);
    let mut missed = Vec::new();
    for (position, expected) in &all {
        let game = Game::from_position(*position);
        let best = engine.play(&game, Level::Expert, 0);
        let found = best.map(|best| position.move_text(best.mv));
        if found.as_deref() != Some(*expected) {
            missed.push(format!("{} {expected} {found:?}", position.fen()));
        }
    }
    let found = all.len() - missed.len();
    assert!(
        found * 100 >= all.len() * LEAST_PERCENT,
        "{found} of {} found, not\n{}",
        all.len(),
        missed.join("\n")
    );
}

#[test]
fn a_combination_gives_something_first() {
    for (position, text) in combinations() {
        let mv = position.read_move(text).expect("the move is legal");
        assert!(
            position.after(mv).has_capture(),
            "{} {text}",
            position.fen()
        );
    }
}
