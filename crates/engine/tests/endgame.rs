//! The engine with the endgame tables.

use std::ops::ControlFlow;

use damier_endgame::{Outcome, built_in};
use damier_engine::{BestMove, Endgames, Engine, Info, Limits, NoClock, Score};
use damier_rules::{
    Brazilian, Checkers, DrawRules, Game, International, Russian, Variant, read_fen,
};

fn search<V: Variant>(game: &Game<V>, limits: &Limits) -> Option<BestMove<V>> {
    let go_on = |_: &Info<V>| ControlFlow::Continue(());
    Engine::new(1).search(game, limits, &NoClock, go_on)
}

fn nodes(nodes: u64) -> Limits {
    asking(Endgames::Distances, nodes)
}

fn asking(endgames: Endgames, nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        endgames,
        ..Limits::default()
    }
}

#[track_caller]
fn game<V: Variant>(fen: &str) -> Game<V> {
    let setup = read_fen::<V>(fen).expect("the test gives a FEN");
    Game::from_setup(&setup, DrawRules::default_of::<V>()).expect("the test gives a position")
}

/// Plays a won position to its end, against the longest defence.
#[track_caller]
fn check_won<V: Variant>(fen: &str, endgames: Endgames) {
    let tables = built_in::<V>().expect("the game has tables");
    let mut game = game::<V>(fen);
    let winner = game.position().turn();
    let plies = tables
        .verdict(game.position())
        .and_then(|verdict| verdict.plies);
    let mut engine = Engine::new(1);
    while game.end().is_none() {
        let mv = if game.position().turn() == winner {
            let go_on = |_: &Info<V>| ControlFlow::Continue(());
            let best = engine.search(&game, &asking(endgames, 1_000), &NoClock, go_on);
            best.map(|best| best.mv)
        } else {
            let moves = tables.moves(game.position());
            moves.and_then(|moves| moves.first().map(|(mv, _)| *mv))
        };
        game.play(mv.expect("the game has not ended"))
            .expect("the move is legal");
    }
    assert_eq!(
        game.end().map(|end| end.outcome),
        Some(damier_rules::Outcome::Win(winner)),
        "{fen}"
    );
    assert_eq!(Some(game.plies()), plies.map(usize::from), "{fen}");
}

#[test]
fn won_endings_are_won_in_time() {
    let distances = Endgames::Distances;
    check_won::<International>("W:WK12,K40,50:BK11", distances);
    check_won::<International>("W:WK1:B2,3,4", distances);
    for endgames in [distances, Endgames::Outcomes] {
        check_won::<International>("W:WK1,K7,K18:BK35", endgames);
        check_won::<Checkers>("W:WK5,K32:BK1", endgames);
        check_won::<Russian>("W:WK30,K31,K32:BK2", endgames);
        check_won::<Brazilian>("W:WK30,K31,K32:BK2", endgames);
    }
}

#[test]
fn a_drawn_ending_is_known_and_held() {
    let game = game::<International>("B:WK1,K7,K18:BK46");
    let best = search(&game, &nodes(10_000)).expect("Black can move");
    assert_eq!(best.info.score, Score::DRAW);
    let tables = built_in::<International>().expect("the game has tables");
    let after = game.position().after(best.mv);
    assert_eq!(tables.outcome(&after), Some(Outcome::Draw));
}

#[test]
fn a_won_ending_is_seen_before_the_capture_that_leads_to_it() {
    let game = game::<International>("W:WK2,K7,K24:BK46,28");
    let score = |endgames| {
        let limits = Limits {
            endgames,
            ..nodes(20_000)
        };
        let best = search(&game, &limits).expect("White can move");
        best.info.score.centimen()
    };
    assert!(score(Endgames::Unknown).is_some_and(|score| score < 1_000));
    assert!(score(Endgames::Outcomes).is_some_and(|score| score > 10_000));
}

#[test]
fn a_win_that_the_counter_forbids_is_no_win() {
    // Three kings need 15 plies, but the lone king has to capture on the way, which sets the count
    // back. Of the 50 that end the game without capture or man move, 38 or 39 have been played.
    let score = |plies, limits: Limits| {
        let game = game::<International>(&format!("W:WK1,K7,K18:BK35:H{plies}"));
        search(&game, &limits).expect("White can move").info.score
    };
    assert_eq!(score(38, nodes(1_000)), Score::win_after(15));
    assert_eq!(score(39, nodes(1_000)), Score::DRAW);
    // The rules alone say the same.
    let seen = Limits {
        depth: Some(16),
        endgames: Endgames::Unknown,
        ..Limits::default()
    };
    assert!(score(38, seen).is_win());
    assert!(!score(39, seen).is_win());
}
