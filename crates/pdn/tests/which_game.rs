//! Which game a file holds, where its tags do not say or say something odd.

mod common;

use common::{errors, moves, problems, read_one};
use damier_pdn::{Fault, Rules};
use damier_rules::{Checkers, Color, International};

const INTL: Option<Rules> = Some(Rules::International);

/// The game is known, its first move is illegal, and that is the one problem.
#[track_caller]
fn refuses_the_first_move(file: &str, rules: Option<Rules>, reason: &str) {
    let game = read_one(file);
    let check = game.check();
    assert_eq!(
        (check.rules, check.checked, check.problems.len()),
        (rules, 0, 1),
        "{file}: {:?}",
        check.problems
    );
    let error = &errors(&game)[0];
    assert!(error.contains("(ply 1) is not legal"), "{file}: {error}");
    assert!(error.contains(reason), "{file}: {error}");
}

#[test]
fn illegal_first_moves_are_errors_without_a_game_type() {
    refuses_the_first_move("[FEN \"W:W28:B23,13\"]\n1. 28x19 *", INTL, "expected 28x8");
    refuses_the_first_move(
        "[FEN \"W:W31:B20\"]\n1... 20-25 *",
        INTL,
        "belongs to the opponent",
    );
    refuses_the_first_move(
        "[FEN \"B:W31:B20\"]\n31-27 *",
        INTL,
        "belongs to the opponent",
    );
    refuses_the_first_move("1... 19-23 *", INTL, "belongs to the opponent");
    refuses_the_first_move("1. 31-22 *", INTL, "");
}

#[test]
fn a_position_with_a_move_number_has_no_further_square() {
    refuses_the_first_move("[FEN \"W:W28:B23:F63\"]\n1. 28-22 *", INTL, "");
    refuses_the_first_move("[FEN \"W:W28:B23:H1:F63\"]\n1. 28-22 *", INTL, "");
}

#[test]
fn of_a_position_the_game_that_is_followed_furthest() {
    // A Checkers problem with a slip at the end.
    let file = "[FEN \"W:W27,18:B9,5\"] 18-14 9x18 27-24 5-8";
    let check = read_one(file).check();
    assert_eq!(
        (check.rules, check.checked),
        (Some(Rules::Checkers), 3),
        "{:?}",
        check.problems
    );
    assert!(!check.is_correct());
    // A man on 5 is a man only on the small board.
    refuses_the_first_move("[FEN \"W:W5:B20\"] 5-32", Some(Rules::Checkers), "");
}

#[test]
fn evidence_for_a_game_that_is_not_played_here() {
    // Frisian: a capture along a row.
    let frisian = read_one("[FEN \"W:W28:B27\"] 28x26").check();
    assert_eq!((frisian.rules, frisian.is_correct()), (None, true));
    assert!(matches!(
        frisian.problems[0].fault,
        Fault::UnknownGame { ply: 1, .. }
    ));
    // Czech: the king flies, and the man need not take backwards.
    let czech = read_one("[FEN \"W:W9,K29:B14\"] 29-22").check();
    assert_eq!((czech.rules, czech.is_correct()), (None, true));
    // Italian, without a position.
    let italian = read_one("1. 21-17 12-15 2. 23-19 11-14").check();
    assert_eq!((italian.rules, italian.is_correct()), (None, true));
}

#[test]
fn a_game_type_that_is_not_understood_is_named() {
    let game = read_one("[GameType \"foo\"]\n32-28 19-23");
    let check = game.check();
    assert_eq!((check.rules, check.checked), (INTL, 2));
    let expected = "line 1, column 1: the GameType tag holds \"foo\", expected a number like 20 or a name \
                    like Russian; the game is guessed by its moves";
    assert_eq!(check.problems.len(), 1);
    assert_eq!(check.problems[0].to_string(), expected);
    assert!(check.is_correct());

    let check = read_one("[GameType \"foo\"] 21-17 12-15").check();
    assert_eq!(check.problems.len(), 2);
    let unknown = check.problems[1].to_string();
    assert!(!unknown.contains("GameType"), "{unknown}");
    for nothing in ["", "?"] {
        let check = read_one(format!("[GameType \"{nothing}\"] 32-28")).check();
        assert_eq!(check.problems, []);
    }
}

#[test]
fn the_first_side_is_that_of_the_game_type() {
    let game = read_one("[GameType \"21,W\"]\n1. 22-18 9-13 *");
    let check = game.check();
    assert_eq!((check.rules, check.checked), (Some(Rules::Checkers), 2));
    assert_eq!(errors(&game), [""; 0]);
    let replay = game.replay::<Checkers>().expect("a start");
    assert_eq!(replay.start.turn(), Color::White);
    assert_eq!(replay.setup().turn, Some(Color::White));
    assert_eq!(game.to_string(), "[GameType \"21,W\"]\n\n1. 22-18 9-13 *\n");
    // Of other rules it says nothing.
    let other = game.replay::<International>().expect("a start");
    assert_eq!(other.start.turn(), Color::White);
    // It is not believed where the moves say otherwise.
    let usual = read_one("[GameType \"21,W,8,8,N2,0\"] 11-15 24-20");
    assert_eq!((usual.check().checked, errors(&usual).len()), (2, 0));
    let black = read_one("[GameType \"20,B\"] 19-23 32-28");
    assert_eq!((black.check().checked, errors(&black).len()), (2, 0));
    let empty = read_one("[GameType \"20,B\"] *");
    let start = empty.replay::<International>().expect("a start").start;
    assert_eq!(start.turn(), Color::Black);
}

#[test]
fn captures_by_wrong_squares_do_not_hide_which_game_it_is() {
    let file = "[FEN \"W:W28:B23,13\"] 28x18x8";
    let check = read_one(file).check();
    assert_eq!(
        (check.rules, check.checked, check.is_correct()),
        (INTL, 1, true)
    );
    assert_eq!(check.problems.len(), 1);
    assert_eq!(moves(&read_one(file).canonical()), ["28x8"]);
    assert!(problems(&read_one(file)).is_empty());
}
