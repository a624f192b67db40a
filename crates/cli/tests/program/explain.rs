use damier_rules::Reason;
use serde_json::{Value, json};

use crate::support::damier;

#[test]
fn a_legal_move_is_shown_as_in_the_list() {
    let legal = damier(&["legal", "--json", "W:W28,32:B23"]).object();
    let mut expected = legal["moves"][0].clone();
    expected["legal"] = true.into();
    let run = damier(&["explain", "--json", "W:W28,32:B23", "28x19"]).with_code(0);
    assert_eq!(run.object(), expected);
    let words = damier(&["explain", "W:W28,32:B23", "28x19"]).with_code(0);
    assert_eq!(words.out, "28x19 is legal\n");
}

#[test]
fn a_refused_move_has_reason_message_and_what_to_play() {
    let run = damier(&["explain", "--json", "W:W28,32:B23", "32-27"]).with_code(1);
    assert_eq!(
        run.object(),
        json!({
            "legal": false,
            "reason": "capture-is-compulsory",
            "message": "a capture is compulsory",
            "instead": ["28x19"],
        })
    );
    assert_eq!(run.err, "");
}

#[test]
fn words_for_people_say_the_same() {
    let run = damier(&["explain", "W:W28,32:B23", "32-27"]).with_code(1);
    assert_eq!(
        run.out,
        "32-27 is not legal: a capture is compulsory [capture-is-compulsory]\ninstead: 28x19\n"
    );
}

#[test]
fn a_reason_names_the_square_it_speaks_of() {
    let answer = damier(&["explain", "--json", "start", "37-32"])
        .with_code(1)
        .object();
    assert_eq!(answer["reason"], "own-piece-in-the-way");
    assert_eq!(answer["square"], 32);
    assert_eq!(answer["instead"], json!([]));
}

#[test]
fn what_to_play_in_russian_is_there_in_both_names() {
    let fen = "W:WK3,13,20,21,23,24,25,28:B4,8,14,15,16";
    let run = damier(&["explain", "--json", "--game", "russian", fen, "f8:b4"]).with_code(1);
    let answer = run.object();
    assert_eq!(answer["instead"], json!(["3:12:19:10:17", "3:17<14>"]));
    assert_eq!(answer["algebraic"], json!(["f8:h6:f4:d6:b4", "f8:b4"]));
}

#[track_caller]
fn check_unread(game: &str, mv: &str, reason: &str, error: &str) {
    let run = damier(&["explain", "--json", "--game", game, "start", mv]).with_code(2);
    let answer = run.object();
    assert_eq!(answer["legal"], false);
    assert_eq!(answer["reason"], reason);
    assert_eq!(answer["error"], json!([error]));
    assert!(answer["message"].is_string() && answer["instead"].is_array());
    assert_eq!(run.err, format!("error: {error}\n"));
    let words = damier(&["explain", "--game", game, "start", mv]).with_code(2);
    assert_eq!((words.out.as_str(), words.err), ("", run.err));
}

#[test]
fn a_text_that_is_no_move_is_not_understood() {
    let form = |text: &str| format!("\"{text}\" is not a move, expected the form 32-28 or 32x23");
    check_unread("international", "hello", "unreadable", &form("hello"));
    check_unread("international", "", "unreadable", &form(""));
    check_unread("international", "28*19", "unreadable", &form("28*19"));
    check_unread(
        "international",
        "32-51",
        "no-such-square",
        "there is no square 51 on this board",
    );
    check_unread(
        "checkers",
        "33-29",
        "no-such-square",
        "there is no square 33 on this board",
    );
}

#[test]
fn a_position_that_is_refused_is_not_understood() {
    let run = damier(&["explain", "--json", "W:W51:B1", "32-28"]).with_code(2);
    assert_eq!(
        run.object(),
        json!({ "error": ["column 4: \"51\", expected a square from 1 to 50"] })
    );
    assert_eq!(
        run.err,
        "error: column 4: \"51\", expected a square from 1 to 50\n"
    );
}

#[test]
fn a_move_must_be_given() {
    let run = damier(&["explain", "--json", "start"]).with_code(2);
    let reason = "no move is given, expected damier explain FEN MOVE";
    assert_eq!(run.object(), json!({ "error": [reason] }));
}

/// Every code that `damier explain` can give, by a text that gives it.
const REFUSED: [(&str, &str, &str, &str); 23] = [
    ("international", "start", "hello", "unreadable"),
    ("international", "start", "32-51", "no-such-square"),
    ("international", "start", "28-23", "empty-square"),
    ("international", "start", "19-23", "not-your-piece"),
    ("international", "start", "32-32", "same-square"),
    ("international", "start", "37-32", "own-piece-in-the-way"),
    (
        "international",
        "W:W28:B23,K19",
        "28-23",
        "enemy-piece-in-the-way",
    ),
    ("international", "W:WK46:B28,32", "46-5", "no-room-to-land"),
    ("international", "start", "32-26", "not-on-a-diagonal"),
    (
        "international",
        "W:W28:B10",
        "28-32",
        "man-does-not-step-backwards",
    ),
    ("international", "start", "32-23", "man-steps-one-square"),
    ("checkers", "W:WK18:B1", "18-11", "king-steps-one-square"),
    (
        "checkers",
        "W:W18:B22,1",
        "18x25",
        "man-does-not-capture-backwards",
    ),
    (
        "international",
        "W:W28:B19",
        "28x14",
        "captures-neighbours-only",
    ),
    (
        "brazilian",
        "W:W12,31:BK8,10",
        "12x3x21",
        "no-king-before-the-end",
    ),
    ("international", "start", "32x27", "nothing-to-capture"),
    (
        "international",
        "W:W28,32:B23",
        "32-27",
        "capture-is-compulsory",
    ),
    (
        "international",
        "W:W28,K50:B23,13,44",
        "50x39",
        "longer-capture-exists",
    ),
    (
        "international",
        "W:W28,K50:B23,13,44",
        "28x19",
        "capture-goes-on",
    ),
    (
        "russian",
        "W:WK29:B22,13,9",
        "29x15",
        "land-where-it-goes-on",
    ),
    (
        "international",
        "W:WK22:BK18,K31",
        "22x13x36",
        "captured-piece-still-stands",
    ),
    (
        "international",
        "W:WK47:B14,19,29,31,42",
        "47x36<42,29>",
        "no-such-route",
    ),
    (
        "international",
        "W:WK47:B14,19,29,31,42",
        "47x36",
        "ambiguous",
    ),
];

#[test]
fn reasons_have_stable_codes() {
    for (game, fen, mv, reason) in REFUSED {
        let run = damier(&["explain", "--json", "--game", game, fen, mv]);
        assert_eq!(run.object()["reason"], reason, "{mv} in {fen}");
        let unread = matches!(reason, "unreadable" | "no-such-square");
        assert_eq!(run.code, if unread { 2 } else { 1 }, "{mv} in {fen}");
    }
    let given = REFUSED.map(|(_, _, _, reason)| reason);
    assert_eq!(given, Reason::ALL.map(Reason::code), "no code is left out");
}

#[test]
fn what_must_be_played_instead_is_legal() {
    let fen = "W:W28,K50:B23,13,44";
    let refused = damier(&["explain", "--json", fen, "50x39"]).object();
    let instead = refused["instead"].as_array().expect("a list");
    assert!(!instead.is_empty());
    for mv in instead.iter().filter_map(Value::as_str) {
        damier(&["explain", fen, mv]).with_code(0);
    }
}
