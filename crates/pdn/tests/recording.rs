//! Games that were played, as games for a file and back.

mod common;

use common::read_one;
use damier_pdn::Game;
use damier_rules::{
    Brazilian, Checkers, Color, DrawRules, International, Position, Russian, read_fen,
};

#[test]
fn recorded_games_are_written_as_the_standard_wants() {
    let mut play = damier_rules::Game::<Russian>::new();
    for text in ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"] {
        play.play_text(text).expect("a legal move");
    }
    let game = Game::record(&play, &[("White", "a")]).expect("the tags can be written");
    let expected = "[White \"a\"]\n[Result \"*\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 2. d4-c5 d6:b4 3. a3:c5 *\n";
    assert_eq!(game.to_string(), expected);
    assert!(read_one(expected).check().is_correct());

    let position = Position::<International>::from_fen("B:W31:B20").expect("a position");
    let mut play = damier_rules::Game::from_position(position);
    play.play_text("20-25").expect("a legal move");
    let game = Game::record(&play, &[]).expect("the tags can be written");
    assert!(
        game.to_string()
            .ends_with("[FEN \"B:W31:B20\"]\n\n1... 20-25 *\n")
    );

    let play = damier_rules::Game::<Checkers>::new();
    let game = Game::record(&play, &[("Result", "?")]).expect("the tags can be written");
    assert_eq!(game.to_string(), "[Result \"?\"]\n[GameType \"21\"]\n\n*\n");

    let position = Position::<Brazilian>::from_fen("W:WKa1:BKh8").expect("a position");
    let mut play = damier_rules::Game::from_position(position);
    play.agree_draw().expect("the game goes on");
    let game = Game::record(&play, &[]).expect("the tags can be written");
    assert_eq!(game.tag("FEN"), Some("W:WKa1:BKh8"));
    assert_eq!(game.result(), Some("1/2-1/2"));
}

#[test]
fn ambiguous_captures_are_recorded_in_full() {
    for fen in [
        "W:WK4:B13,32,37,20",
        "W:WK47:B14,19,29,31,42",
        "W:WK38:B18,19,32,33",
    ] {
        let position = Position::<International>::from_fen(fen).expect("a position");
        for &mv in &*position.legal_moves() {
            let mut play = damier_rules::Game::from_position(position);
            play.play(mv).expect("a legal move");
            let written = Game::record(&play, &[])
                .expect("the tags can be written")
                .to_string();
            let replay = read_one(&written)
                .replay::<International>()
                .expect("a start");
            assert_eq!(replay.moves, [(position, mv)], "{written}");
        }
    }
}

#[test]
fn the_clock_of_a_position_is_kept() {
    let replay = |fen: &str| {
        let game = read_one(format!("[FEN \"{fen}\"]\n1-7"));
        game.replay::<International>().expect("a start").setup()
    };
    let setup = replay("W:WK1:BK50:H12:F80");
    assert_eq!(
        (setup.turn, setup.halfmove_clock, setup.fullmove_number),
        (Some(Color::White), Some(12), Some(80))
    );
    assert_eq!(setup.pieces.len(), 2);
    assert_eq!(replay("?:WK1:BK50:H3").halfmove_clock, Some(3));
    assert_eq!(replay("W:WK1:BK50").halfmove_clock, None);
    assert_eq!(
        read_one("32-28")
            .replay::<International>()
            .expect("a start")
            .setup()
            .halfmove_clock,
        None
    );
}

#[test]
fn the_clock_of_a_position_is_recorded() {
    let setup = read_fen::<International>("W:WK1:BK50:H12:F80").expect("a position");
    let rules = DrawRules::default_of::<International>();
    let mut play = damier_rules::Game::<International>::from_setup(&setup, rules).expect("a start");
    play.play_text("1-7").expect("a legal move");
    let game = Game::record(&play, &[]).expect("the tags can be written");
    assert_eq!(game.tag("FEN"), Some("W:WK1:BK50:H12:F1"));
    let again = game.replay::<International>().expect("a start");
    assert_eq!((again.halfmove_clock, again.moves.len()), (Some(12), 1));
}
