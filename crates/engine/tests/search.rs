//! What the search promises: legal moves, sight, draws, and the same answer however it is asked.

use std::ops::ControlFlow;
use std::time::Duration;

use damier_engine::Score;
use damier_engine::{
    Allotment, BestMove, Clock, Endgames, Engine, Info, Level, Limits, NoClock, Progress,
};
use damier_rules::{
    Brazilian, Checkers, DrawRules, Game, International, Position, Russian, Variant, read_fen,
};
use proptest::prelude::*;

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn search<V: Variant>(game: &Game<V>, limits: Limits) -> Option<BestMove<V>> {
    Engine::new(1).search(game, &limits, &NoClock, |_| ControlFlow::Continue(()))
}

#[track_caller]
fn game<V: Variant>(fen: &str) -> Game<V> {
    let setup = read_fen::<V>(fen).expect("the test gives a FEN");
    Game::from_setup(&setup, DrawRules::default_of::<V>()).expect("the test gives a position")
}

/// A game of moves chosen by numbers, as far as it goes.
fn random_game<V: Variant>(choices: &[u8]) -> Game<V> {
    let mut game = Game::new();
    for &choice in choices {
        let moves = game.position().legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

#[track_caller]
fn check_best<V: Variant>(fen: &str, limits: Limits, text: &str) -> Score {
    let game = game::<V>(fen);
    let best = search(&game, limits).expect("the test gives a position with moves");
    assert_eq!(
        game.position().move_text(best.mv),
        text,
        "{}",
        best.info.score
    );
    best.info.score
}

#[test]
fn a_side_without_moves_gets_none() {
    assert_eq!(
        search(&game::<International>("W:W50:B44,45,39,40,33,34"), depth(3)),
        None
    );
    assert_eq!(search(&game::<International>("B:W50:B"), depth(3)), None);
}

#[test]
fn an_only_move_is_given_at_once() {
    let best = search(&game::<International>("W:W28,32:B23"), nodes(1_000_000));
    let best = best.expect("28x19 is a move");
    assert_eq!((best.mv.to().number(), best.info.nodes), (19, 0));
    assert_eq!(best.info.pv, [best.mv]);
}

#[test]
fn a_node_limit_is_never_exceeded() {
    for most in [1, 2, 17, 1000, 4321] {
        let best = search(&Game::<International>::new(), nodes(most)).expect("White can move");
        assert_eq!(best.info.nodes, most);
    }
}

#[test]
fn a_breaking_callback_ends_the_search() {
    let game: Game = Game::new();
    let mut depths = Vec::new();
    let best = Engine::new(1).search(&game, &Limits::default(), &NoClock, |info: &Info| {
        depths.push(info.depth);
        if info.depth == 4 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(depths, [1, 2, 3, 4]);
    assert_eq!(best.map(|best| best.info.depth), Some(4));
}

#[test]
fn a_clock_that_runs_ends_the_search() {
    /// A second passes between two looks.
    struct Ticking(std::cell::Cell<u64>);
    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_secs(self.0.get())
        }
    }
    let limits = Limits {
        time: Some(Allotment::exactly(Duration::from_secs(40))),
        ..Limits::default()
    };
    let game: Game = Game::new();
    let go_on = |_: &Info| ControlFlow::Continue(());
    let best = Engine::new(1).search(&game, &limits, &Ticking(std::cell::Cell::new(0)), go_on);
    let looked = best.expect("White can move").info.nodes;
    assert!(
        (1..=40 * Limits::NODES_BETWEEN_LOOKS).contains(&looked),
        "{looked}"
    );
}

#[test]
fn a_draw_counter_that_runs_out_is_seen() {
    let won = "W:WK46,K47,K48,K49,K50:BK4";
    let fresh = search(&game::<International>(won), depth(4)).expect("White can move");
    assert!(fresh.info.score > Score::from_centimen(500));
    // The next ply is the fiftieth, and nothing can be taken on it.
    let late = search(&game::<International>(&format!("{won}:H49")), depth(4));
    assert_eq!(late.expect("White can move").info.score, Score::DRAW);
}

#[test]
fn a_win_on_the_last_counted_ply_is_still_a_win() {
    let score = check_best::<International>("W:WK6:B45:H49", depth(1), "6-50");
    assert_eq!(score, Score::win_after(1));
}

#[test]
fn a_losing_side_repeats() {
    let mut game = game::<International>("W:WK6:BK45,K50,K25,K40,41");
    for text in ["6-1", "50-44", "1-6", "44-50", "6-1", "50-44", "1-6"] {
        game.play_text(text).expect("the test gives legal moves");
    }
    let black = search(&game, depth(4)).expect("Black can move");
    assert_ne!(game.position().move_text(black.mv), "44-50");
}

/// Men and kings, a king for three men, of the side to move less those of the other.
fn lead<V: Variant>(position: &Position<V>) -> i32 {
    let value = |color| position.men(color).len() + 3 * position.kings(color).len();
    value(position.turn()).cast_signed() - value(!position.turn()).cast_signed()
}

/// Whether the side to move can force such a lead in so many plies and the captures behind them, by
/// looking at everything.
fn forces<V: Variant>(position: &Position<V>, plies: u32, least: i32) -> bool {
    if plies == 0 && !position.has_capture() {
        return lead(position) >= least;
    }
    let fails = |mv| !forces(&position.after(mv), plies.saturating_sub(1), 1 - least);
    position.legal_moves().iter().copied().any(fails)
}

#[track_caller]
fn check_combination<V: Variant>(fen: &str, text: &str, gain: i32) {
    let position = Position::<V>::from_fen(fen).expect("the test gives a position");
    check_best::<V>(fen, nodes(200_000), text);
    let mv = position.read_move(text).expect("the best move is legal");
    let most_theirs = -(lead(&position) + gain);
    assert!(
        !forces(&position.after(mv), 6, most_theirs + 1),
        "the gain is real"
    );
    assert!(
        !forces(&position, 1, lead(&position) + gain),
        "and not seen at once"
    );
}

#[test]
fn combinations_are_found() {
    let gives_three =
        "W:W27,29,30,34,35,37,40,41,42,45,47,49,50:B1,4,7,10,12,13,14,16,18,19,20,21,23";
    check_combination::<International>(gives_three, "30-24", 1);
    let gives_two = "B:W16,27,30,31,32,34,35,39,40,45,46:B1,6,8,10,14,18,19,20,24,25";
    check_combination::<International>(gives_two, "18-22", 1);
    let gives_one = "W:W27,29,32,37,40,49,50:B1,2,10,17,18,19";
    check_combination::<International>(gives_one, "29-23", 2);
    check_combination::<Russian>("W:W14,17,20,21,22,28,29,31:B1,4,5,7,8,11,13,23", "c5-b6", 3);
}

#[test]
fn a_search_that_stops_while_a_move_turns_out_better_keeps_its_line() {
    let fen = "W:W27,29,32,37,40,49,50:B1,2,10,17,18,19";
    let position: Position = Position::from_fen(fen).expect("the position is possible");
    let game = Game::from_position(position);
    for limit in (10_000..200_000).step_by(10_000) {
        let best = search(&game, nodes(limit)).expect("White can move");
        assert!(best.info.pv.len() > 1, "{limit} nodes: {:?}", best.info.pv);
    }
}

fn check_level<V: Variant>(seed: u64) {
    let mut engine = Engine::<V>::new(1);
    let mut game = Game::new();
    while game.end().is_none() && game.plies() < 60 {
        let best = engine
            .play(&game, Level::Easy, seed)
            .expect("the game goes on");
        let again = Engine::new(1).play(&game, Level::Easy, seed);
        assert_eq!(again, Some(best.clone()), "the same seed, the same move");
        game.play(best.mv).expect("an engine's move is legal");
    }
}

#[test]
fn a_level_plays_the_same_game_again() {
    check_level::<International>(1);
    check_level::<Checkers>(2);
    check_level::<Russian>(3);
    check_level::<Brazilian>(4);
}

#[test]
fn a_level_plays_alike_whatever_its_engine_was_set_to() {
    let game = game::<International>(
        "W:W27,28,32,33,34,37,38,39,42,43,48:B8,9,12,13,14,16,18,19,21,23,24",
    );
    let mut large = Engine::new(64);
    large.set_threads(2);
    large.keep_memory(true);
    for level in [Level::Normal, Level::Expert, Level::Expert] {
        let best = large.play(&game, level, 5);
        assert_eq!(best, Engine::new(1).play(&game, level, 5), "{level:?}");
    }
    for level in Level::ALL {
        assert!(level.hash_mib() <= 16, "a telephone has no more to give");
    }
}

#[test]
fn a_search_that_overlooks_sees_no_capture_of_the_other_side() {
    // Wherever the man goes it is taken, and White has lost.
    let game = game::<International>("W:W28:B17,19");
    let score = |overlooks_one_in| {
        let limits = Limits {
            overlooks_one_in,
            endgames: Endgames::Unknown,
            ..depth(1)
        };
        let best = search(&game, limits).expect("White can move");
        best.info.score
    };
    assert_eq!(score(0), Score::loss_after(2));
    assert!(score(1).centimen().is_some(), "{}", score(1));
}

#[test]
fn a_coarse_search_counts_men_only() {
    let game = game::<International>("W:W31,32,37:B8,9");
    let limits = |coarseness_percent| Limits {
        coarseness_percent,
        ..depth(1)
    };
    let score = |percent| search(&game, limits(percent)).map(|best| best.info.score);
    assert_eq!(score(100), Some(Score::from_centimen(100)));
    assert_ne!(score(0), score(100));
}

#[test]
fn seeds_make_different_games() {
    let moves = |seed| Engine::new(1).play(&Game::<International>::new(), Level::Easy, seed);
    let first = moves(0);
    assert!(
        (1..20).any(|seed| moves(seed).map(|best| best.mv) != first.as_ref().map(|best| best.mv))
    );
}

/// Whether the side to move wins within so many plies, by looking at everything.
fn wins_within<V: Variant>(position: &Position<V>, plies: u16) -> bool {
    plies > 0
        && position.legal_moves().iter().any(|&mv| {
            let next = position.after(mv);
            let replies = next.legal_moves();
            replies
                .iter()
                .all(|&reply| plies > 2 && wins_within(&next.after(reply), plies - 2))
        })
}

fn check_laws<V: Variant>(choices: &[u8], most: u64, slice: u64) -> Result<(), TestCaseError> {
    let game = random_game::<V>(choices);
    let Some(best) = search(&game, nodes(most)) else {
        prop_assert!(!game.position().has_move());
        return Ok(());
    };
    let mut replay = *game.position();
    for &mv in &best.info.pv {
        prop_assert!(
            replay.is_legal(mv),
            "{:?} in {}",
            best.info.pv,
            replay.fen()
        );
        replay = replay.after(mv);
    }
    prop_assert_eq!(best.info.pv.first(), Some(&best.mv));
    prop_assert_eq!(search(&game, nodes(most)), Some(best.clone()));
    let mut sliced = Engine::new(1)
        .begin(&game, nodes(most))
        .expect("it has a move");
    let mut before = 0;
    let in_slices = loop {
        match sliced.advance(slice) {
            Progress::Running => prop_assert_eq!(sliced.nodes(), before + slice),
            Progress::Done(best) => break best,
        }
        before = sliced.nodes();
    };
    prop_assert_eq!(in_slices, best);
    Ok(())
}

fn check_wins<V: Variant>(fen: &str) -> Result<(), TestCaseError> {
    let Ok(position) = Position::<V>::from_fen(fen) else {
        return Ok(());
    };
    let game = Game::with_rules(position, DrawRules::NONE);
    let Some(best) = search(&game, depth(5)) else {
        return Ok(());
    };
    let score = best.info.score;
    match score.plies_to_end() {
        Some(plies @ 1..=7) if score.is_win() => {
            prop_assert!(wins_within(&position, plies), "{score} in {fen}");
        }
        Some(plies @ 2..=6) if score.is_loss() => {
            let loses = |&mv| wins_within(&position.after(mv), plies - 1);
            prop_assert!(position.legal_moves().iter().all(loses), "{score} in {fen}");
        }
        _ => {}
    }
    Ok(())
}

/// A board with few pieces, as FEN.
fn few_pieces(squares: u8) -> impl Strategy<Value = String> {
    let piece = (1..=squares, any::<bool>());
    let side = prop::collection::vec(piece, 1..4);
    (any::<bool>(), side.clone(), side).prop_map(|(white, ours, theirs)| {
        let list = |side: Vec<(u8, bool)>| {
            let name =
                |(square, king): (u8, bool)| format!("{}{square}", if king { "K" } else { "" });
            side.into_iter().map(name).collect::<Vec<_>>().join(",")
        };
        let turn = if white { 'W' } else { 'B' };
        format!("{turn}:W{}:B{}", list(ours), list(theirs))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn slices_repetition_and_legality_in_the_four_games(
        choices in prop::collection::vec(any::<u8>(), 0..90),
        most in 1_u64..6_000,
        slice in 1_u64..700,
    ) {
        check_laws::<International>(&choices, most, slice)?;
        check_laws::<Checkers>(&choices, most, slice)?;
        check_laws::<Russian>(&choices, most, slice)?;
        check_laws::<Brazilian>(&choices, most, slice)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_win_that_is_claimed_is_one(ten in few_pieces(50), eight in few_pieces(32)) {
        check_wins::<International>(&ten)?;
        check_wins::<Checkers>(&eight)?;
        check_wins::<Russian>(&eight)?;
        check_wins::<Brazilian>(&eight)?;
    }
}
