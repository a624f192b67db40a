//! Games by the rules.

mod common;

use std::ops::ControlFlow;

use common::{errors, moves, read_one};
use damier_pdn::{Fault, Game, GameType, Points, Rules};
use damier_rules::{Color, International, Position};

#[track_caller]
fn check(file: &str, rules: Option<Rules>, plies: usize, checked: usize, problems: &[&str]) {
    let game = read_one(file);
    let found = game.check();
    assert_eq!(
        (found.rules, found.plies, found.checked),
        (rules, plies, checked),
        "{:?}",
        found.problems
    );
    let texts: Vec<String> = found.problems.iter().map(ToString::to_string).collect();
    assert_eq!(texts, problems);
    assert_eq!(game.rules(), rules);
}

const INTL: Option<Rules> = Some(Rules::International);

#[test]
fn an_illegal_move_ends_the_checking() {
    check(
        "1. 32-28 19-23\n2. 37-32 13-18 *",
        INTL,
        4,
        2,
        &[
            "line 2, column 4: move 37-32 (ply 3) is not legal: a capture is compulsory; expected 28x19",
        ],
    );
}

#[test]
fn a_capture_sign_on_a_quiet_move_is_refused_and_a_dash_on_a_capture_taken() {
    check("32-28 19-23 28-19 14:23", INTL, 4, 4, &[]);
    let game = read_one("32x28");
    assert_eq!(game.check().checked, 0);
    assert_eq!(errors(&game).len(), 1);
}

#[test]
fn an_ambiguous_move_is_an_error_that_names_the_candidates() {
    let game = read_one("[GameType \"20\"]\n[FEN \"W:WK4:B13,32,37,20\"]\n1. 4x15");
    let error = &errors(&game)[0];
    assert!(
        error.contains("4x27x38x15") && error.contains("4x31x42x15"),
        "{error}"
    );
}

#[test]
fn illegal_variations_are_kept_and_warned_of() {
    let game = read_one("32-28 19-23 (99-98 28x19) (18-23 (17-22 11x22) 33-29) 28x19 14x23");
    let check = game.check();
    assert!(check.is_correct());
    assert_eq!((check.rules, check.plies, check.checked), (INTL, 4, 4));
    let places: Vec<u64> = check
        .problems
        .iter()
        .map(|problem| problem.place.column)
        .collect();
    assert_eq!(places, [14, 41]);
    for (problem, illegal) in check.problems.iter().zip(["99-98", "11x22"]) {
        let expected = format!("move {illegal} of a variation is not legal: ");
        assert!(
            problem.fault.to_string().starts_with(&expected),
            "{problem}"
        );
    }
    assert!(read_one("32-28 (1-1 2-2) 19-23").check().is_correct());
}

#[test]
fn unknown_moves_end_the_checking_without_an_error() {
    check(
        "32-28 - 33-29",
        INTL,
        2,
        1,
        &["line 1, column 7: the move at ply 2 is left unknown; the game is checked up to it"],
    );
}

#[test]
fn a_draw_by_the_rules_does_not_end_a_game() {
    let walk = "1-7 50-44 7-1 44-50 ".repeat(50);
    check(
        &format!("[FEN \"W:WK1:BK50\"]\n{walk}"),
        INTL,
        200,
        200,
        &[],
    );
}

#[test]
fn the_result_may_differ_from_the_tag() {
    check(
        "[Result \"2-0\"]\n32-28 0-2",
        INTL,
        1,
        1,
        &["line 2, column 7: the Result tag says \"2-0\", the moves end with \"0-2\""],
    );
    check("[Result \"1-0\"]\n32-28 2-0", INTL, 1, 1, &[]);
    check("[Result \"*\"]\n32-28 2-0", INTL, 1, 1, &[]);
}

#[test]
fn points_of_results() {
    let game = read_one("[Result \"1/2-1/2\"]\n32-28 *");
    assert_eq!(
        (game.result(), game.result_or_tag(), game.points()),
        (None, "1/2-1/2", Points::Draw)
    );
    for (text, points) in [
        ("0-0", Points::BothLose),
        ("1+ - 1-", Points::Draw),
        ("1½-½", Points::White),
        ("0-2", Points::Black),
        ("0.99-1.01", Points::Black),
        ("12-8", Points::White),
        ("*", Points::Unknown),
        ("", Points::Unknown),
        ("99999999999-1", Points::Unknown),
        ("x", Points::Unknown),
    ] {
        assert_eq!(Points::read(text), points, "{text}");
    }
}

#[test]
fn start_positions_that_are_not_possible() {
    let game = read_one("[GameType \"20\"]\n [FEN \"W:W3:B51,60\"]\n1. 3-4");
    let check = game.check();
    assert_eq!((check.plies, check.checked), (1, 0));
    let Fault::BadPosition { text, reason } = &check.problems[0].fault else {
        panic!("{check:?}")
    };
    assert_eq!(
        (text.as_str(), check.problems[0].place.column),
        ("W:W3:B51,60", 2)
    );
    assert!(reason.contains("51"), "{reason}");
}

#[test]
fn a_side_to_move_that_is_not_said_is_that_of_the_first_move() {
    check("[FEN \"?:W31:B20\"] 20-25 31-27", INTL, 2, 2, &[]);
    check("[FEN \"?:W31:B20\"] 31-27 20-25", INTL, 2, 2, &[]);
}

#[test]
fn setup_commands_begin_anew() {
    check(
        "32-28 19-23 37-32 /FEN \"W:W33:B20\"/ 33-29 (33-28 20-25) 20-24 29x20",
        INTL,
        6,
        5,
        &[
            "line 1, column 13: move 37-32 (ply 3) is not legal: a capture is compulsory; expected 28x19",
        ],
    );
    check("32-28 /FEN \"W::\"/ 33-29 19-23", INTL, 3, 3, &[]);
    let game = read_one("32-28 /FEN \"W:W99\"/ 33-29");
    assert!(errors(&game)[0].contains("position \"W:W99\" is refused"));
    assert_eq!(game.check().checked, 1);
}

#[test]
fn which_game_it_is() {
    for (file, rules) in [
        ("[GameType \"20\"]", INTL),
        ("[GameType \"21,B,8,8,N1,0\"] 11-15", Some(Rules::Checkers)),
        ("[GameType \"25\"] c3-d4", Some(Rules::Russian)),
        ("[GameType \"26\"] c3-d4", Some(Rules::Brazilian)),
        ("[GameType \"Russian\"] c3-d4", Some(Rules::Russian)),
        ("[Variant \"Brazilian\"] c3-d4", Some(Rules::Brazilian)),
        ("[Variant \"Frisian\"] 32-28", None),
        ("[GameType \"40\"] 32-28", None),
        ("[GameType \"55\"] 32-28", None),
        ("[GameType \"27\"] 32-28", None),
        ("32-28 19-23", INTL),
        ("11-15 24-20", Some(Rules::Checkers)),
        ("c3-d4", Some(Rules::Russian)),
        ("a3b4", Some(Rules::Russian)),
        ("43-37 32-38 61-55", None),
        ("c3-d4 i5-j6", None),
        ("[FEN \"W:W21,29:B9,5\"] 21-17", INTL),
        ("[FEN \"W:W21:B9\"] *", Some(Rules::Checkers)),
    ] {
        assert_eq!(read_one(file).check().rules, rules, "{file}");
    }
}

#[test]
fn a_game_with_fields_is_brazilian_where_it_is_not_russian() {
    // In Russian draughts the man is crowned in passing and takes b6 too.
    let game = read_one("[FEN \"W:Wf6:Be7,b6\"] f6xd8");
    assert_eq!(game.check().rules, Some(Rules::Brazilian));
    let game = read_one("[FEN \"W:Wf6:Be7,b6\"] f6:a5");
    assert_eq!(game.check().rules, Some(Rules::Russian));
    let broken = read_one("c3-d4 b6-a5 d4-c5 b6-a5");
    assert_eq!(broken.check().rules, Some(Rules::Russian));
    assert_eq!(errors(&broken).len(), 1);
}

#[test]
fn the_declared_numbering_is_tried_where_the_usual_one_fails() {
    let usual = "[GameType \"20,W,10,10,N1,0\"]\n32-28 18-23 33-29 23x32 37x28";
    check(usual, INTL, 5, 5, &[]);
    // The same moves counted from the bottom right.
    let turned = "[GameType \"20,W,10,10,N1,0\"]\n19-23 33-28 18-22 28x19 14x23";
    check(turned, INTL, 5, 5, &[]);
    let game = read_one(turned);
    assert_eq!(
        moves(&game.canonical()),
        ["32-28", "18-23", "33-29", "23x32", "37x28"]
    );
    let english = "[GameType \"21,B,8,8,N2,0\"]\n22-18 9-13";
    check(english, Some(Rules::Checkers), 2, 2, &[]);
}

#[test]
fn replay_gives_the_positions() {
    let game = read_one("32-28 19-23 (18-23) 28x19 14x23 1-2");
    let replay = game.replay::<International>().expect("it starts as usual");
    assert_eq!(replay.start, Position::start());
    assert_eq!(replay.moves.len(), 4);
    assert_eq!(replay.end().turn(), Color::White);
    assert!(replay.stop.is_some());
    let game = read_one("[FEN \"W:W0\"] 32-28");
    assert!(game.replay::<International>().is_err());
}

#[test]
fn canonical_texts() {
    let game = read_one("[GameType \"25\"]\n21-17 b6a5 c3xd4");
    assert_eq!(moves(&game.canonical()), ["a3-b4", "b6-a5", "c3xd4"]);
    let game = read_one("39x28x17x6 1. 32-28");
    assert_eq!(moves(&game.canonical()), ["39x28x17x6", "32-28"]);
    let game = read_one("[FEN \"W:W39:B33,22,11\"] 39x28x17x6 (39-34)");
    assert_eq!(moves(&game.canonical()), ["39x6"]);
}

#[test]
fn game_types() {
    let declared = |value: &str| {
        let mut game = Game::new();
        game.push_tag("GameType", value).expect("a tag");
        GameType::declared(&game)
    };
    let frisian = declared("40").expect("a number");
    assert_eq!(
        (frisian.number(), frisian.name(), frisian.rules()),
        (40, Some("frisian"), None)
    );
    let pool = declared("23,W,8,8,A0,0").expect("a number");
    assert!(!pool.black_begins() && declared("23").is_some_and(GameType::black_begins));
    assert_eq!(declared("77").map(GameType::number), Some(77));
    assert_eq!(declared("").or(declared("?")).or(declared("chess")), None);
}

#[test]
fn a_result_against_the_rules_is_warned_of() {
    let wins = |file: &str| {
        let check = read_one(file).check();
        assert!(check.is_correct(), "{:?}", check.problems);
        let texts: Vec<String> = check.problems.iter().map(ToString::to_string).collect();
        texts.join("\n")
    };
    assert_eq!(
        wins("[FEN \"W:W28:B23\"][Result \"0-2\"] 1. 28x19 0-2"),
        "line 1, column 42: the moves end with White's win by the rules, the result says \"0-2\""
    );
    let in_tag =
        "line 1, column 18: the moves end with White's win by the rules, the result says \"1-1\"";
    assert_eq!(
        wins("[FEN \"W:W28:B23\"][Result \"1-1\"] 1. 28x19 *"),
        in_tag
    );
    // Black cannot move.
    let shut = "[FEN \"W:W31,32,37:B26\"] 32-27 ";
    assert_eq!(wins(&format!("{shut}2-0")), "");
    assert!(wins(&format!("{shut}0-2")).contains("White's win by the rules"));
    for right in ["2-0", "1-0", "*", "0-0", "12-0"] {
        assert_eq!(
            wins(&format!("[FEN \"W:W28:B23\"] 1. 28x19 {right} *")),
            "",
            "{right}"
        );
    }
    // Not decided, not played to the end, or not at the end of the main line.
    for file in [
        "32-28 0-2",
        "[FEN \"W:W28:B23\"] - 0-2",
        "[FEN \"W:W33,38:B22\"] 38-32 (33-28 22x42) 22-28 2-0",
    ] {
        assert!(!wins(file).contains("by the rules"), "{file}");
    }
}

#[test]
fn the_only_capture_with_a_start_and_an_end_is_taken_whatever_is_between() {
    let file =
        "[GameType \"20\"]\n[FEN \"W:W39:B33,22,11,1\"]\n39x29x17x6 (39x28x18x6) (39x28x18x7) 1-7";
    check(
        file,
        INTL,
        2,
        2,
        &[
            "line 3, column 1: no capture goes by the squares of 39x29x17x6; taken for 39x6, the only one \
             with its start and end",
            "line 3, column 13: no capture goes by the squares of 39x28x18x6; taken for 39x6, the only one \
             with its start and end",
            "line 3, column 26: move 39x28x18x7 of a variation is not legal: pieces move along diagonals only (square 18); expected 39x6",
        ],
    );
    let game = read_one(file);
    assert_eq!(moves(&game.canonical()), ["39x6", "1-7"]);
    let replay = game.replay::<International>().expect("a start");
    assert_eq!((replay.moves.len(), replay.stop), (2, None));
    // Two captures have these ends.
    let game = read_one("[GameType \"20\"]\n[FEN \"W:WK4:B13,32,37,20\"]\n1. 4x26x15");
    assert_eq!(game.check().checked, 0);
    // The pieces listed are not those that are taken.
    let game = read_one("[GameType \"20\"]\n[FEN \"W:W28:B23\"]\n1. 28x19 <22>");
    assert_eq!((game.check().checked, errors(&game).len()), (1, 0));
}

#[test]
fn a_line_is_followed_to_its_end_or_as_far_as_it_is_wanted() {
    let game = read_one(b"1. 32-28 (1. 33-28 18-23) 19-23 2. 28x19 14x23 3. 37-32");
    let mut plies = 0;
    let end = game.follow::<International>(|_, mv| {
        plies += usize::from(mv.is_some());
        ControlFlow::Continue(())
    });
    assert_eq!((plies, end), (5, Ok(())));
    let mut seen = 0;
    let end = game.follow::<International>(|_, _| {
        seen += 1;
        ControlFlow::Break(())
    });
    assert_eq!((seen, end), (1, Ok(())), "only the start is wanted");
}

#[test]
fn following_tells_why_a_line_goes_no_further() {
    let game = read_one(b"1. 32-28 19-23 2. 37-32 20-24");
    let mut seen = 0;
    let end = game.follow::<International>(|_, _| {
        seen += 1;
        ControlFlow::Continue(())
    });
    let problem = end.expect_err("a capture is compulsory");
    assert_eq!((seen, problem.fault.code()), (3, "illegal-move"));
    let game = read_one(b"[FEN \"W:W1:B2\"] 1. 7-1 *");
    let end = game.follow::<International>(|_, _| ControlFlow::Continue(()));
    let problem = end.expect_err("a man on the far row");
    assert_eq!(problem.fault.code(), "bad-position");
}

#[test]
fn a_position_that_is_set_up_is_followed_from_there() {
    let game = read_one(b"1. 32-28 /FEN \"W:W28:B23\"/ 2. 28x19 *");
    let mut seen = Vec::new();
    let end = game.follow::<International>(|position, mv| {
        seen.push((position.fen(), mv.is_some()));
        // The first line is of no interest.
        match seen.len() {
            1 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert_eq!(end, Ok(()));
    let seen: Vec<_> = seen.iter().map(|(fen, moved)| (&**fen, *moved)).collect();
    assert_eq!(seen[1..], [("W:W28:B23", false), ("B:W19:B", true)]);
}
