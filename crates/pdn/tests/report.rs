//! What a report puts into a game.

use damier_pdn::report::{Outlook, Remark, Seen, Worth, annotated};
use damier_pdn::{Game, Reader};
use damier_rules::{Color, International, Move, Position};

fn read(pdn: &str) -> Game {
    let game = Reader::new(pdn.as_bytes()).next().expect("a game");
    game.expect("it is read").canonical()
}

/// The line that moves make from a position, as Hub writes them.
fn line(start: Position<International>, text: &str) -> Vec<Move<International>> {
    let mut position = start;
    let next = |text| {
        let mv = position.read_hub_move(text).expect("a legal move");
        position = position.after(mv);
        mv
    };
    text.split(' ').map(next).collect()
}

/// White plays `32-28` where `34-30` keeps the win.
fn remark() -> Remark<International> {
    let start = Position::<International>::start();
    let win = Worth::Win {
        winner: Color::White,
        plies: Some(9),
    };
    let before = Outlook::Open(Seen {
        worth: win,
        depth: 11,
        line: line(start, "34-30 17-21 40-34 11-17 45-40 7-11 32-28 1-7 37-32"),
    });
    let mv = start.read_hub_move("32-28").expect("a legal move");
    let after = Outlook::Open(Seen {
        worth: Worth::Centimen(-12),
        depth: 9,
        line: line(start.after(mv), "19-23"),
    });
    Remark::new(start, mv, &before, after)
}

#[track_caller]
fn check(pdn: &str, expected: &str) {
    let game = annotated(&read(pdn), &[remark()]).expect("it fits");
    let text = game.to_string().replace('\n', " ");
    assert_eq!(text.trim(), format!("[Annotator \"Damier\"]  {expected}"));
    let again = annotated(&read(&game.to_string()), &[remark()]).expect("it fits");
    assert_eq!(again.to_string(), game.to_string(), "made again");
}

const BETTER: &str = "(1. 34-30 {[%eval #5]} 1... 17-21 2. 40-34 11-17 3. 45-40 7-11 4. 32-28 1-7)";

#[test]
fn a_mistake_has_its_score_mark_and_better_line_of_eight_plies() {
    check(
        "1. 32-28 18-22 *",
        &format!("1. 32-28? {{[%eval -0.12,9]}} {BETTER} 1... 18-22 *"),
    );
}

#[test]
fn what_is_there_stays_and_does_not_come_twice() {
    check(
        "1. 32-28 $1 {[%clk 0:10] brave} (1. 33-28) *",
        &format!("1. 32-28 $1 {{[%eval -0.12,9]}} {{[%clk 0:10] brave}} (1. 33-28) {BETTER} *"),
    );
    check(
        "1. 32-28!? {[%eval 0.33]} (1. 33-28 (1. 31-26)) (1. 34-30 20-24) *",
        "1. 32-28!? {[%eval 0.33]} (1. 33-28 (1. 31-26)) (1. 34-30 20-24) *",
    );
    // The better move stands deeper inside or later only.
    check(
        "1. 32-28 (1. 33-28 18-23 (1... 20-25 2. 34-30)) 1... 18-23 2. 37-32 (2. 34-30) *",
        &format!(
            "1. 32-28? {{[%eval -0.12,9]}} (1. 33-28 18-23 (1... 20-25 2. 34-30)) {BETTER} \
             1... 18-23 2. 37-32 (2. 34-30) *"
        ),
    );
}
