use serde_json::{Value, json};

use crate::support::{Run, damier, damier_with};

#[track_caller]
fn status(arguments: &[&str]) -> Run {
    damier(&[&["status", "--json"], arguments].concat())
}

#[test]
fn a_game_that_goes_on_has_no_result_yet() {
    assert_eq!(
        status(&["start", "32-28", "19-23", "28x19", "14x23"])
            .with_code(0)
            .object(),
        json!({
            "fen": "W:W31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                    B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,20,23",
            "plies": 4,
            "result": "*",
            "reason": null,
            "counters": { "25": { "plies": 0, "limit": 50 }, "16": null, "5": null },
            "repetitions": 1,
        })
    );
}

#[test]
fn counters_count_from_where_they_begin() {
    let answer = status(&["W:WK47,K48,K49:BK5", "47-38", "5-10"])
        .with_code(0)
        .object();
    assert_eq!(
        answer["counters"],
        json!({
            "25": { "plies": 2, "limit": 50 },
            "16": { "plies": 2, "limit": 32 },
            "5": null,
        })
    );
}

#[test]
fn the_clock_of_a_fen_is_counted() {
    let answer = status(&["W:WK46,36,37,38,39,40:BK5,11,12,13,14,15:H48:F90", "46-41"])
        .with_code(0)
        .object();
    assert_eq!(
        (&answer["plies"], &answer["result"]),
        (&json!(1), &json!("*"))
    );
    assert_eq!(
        answer["counters"]["25"],
        json!({ "plies": 49, "limit": 50 })
    );
    let drawn = status(&[
        "W:WK46,36,37,38,39,40:BK5,11,12,13,14,15:H48",
        "46-41",
        "5-10",
    ])
    .with_code(0)
    .object();
    assert_eq!(
        (&drawn["result"], &drawn["reason"]),
        (&json!("1-1"), &json!("25-move"))
    );
}

#[test]
fn a_move_after_the_end_is_an_error_that_names_the_ply() {
    let five = [
        "47-20", "5-19", "20-15", "19-8", "15-20", "8-35", "20-15", "35-44", "15-24",
    ];
    let moves = [&["W:WK47:BK5"], &five[..], &["44-22", "24-29"]].concat();
    let run = status(&moves).with_code(1);
    let reason = "the game ended at ply 10 (1-1, 5-move): 24-29 cannot be played";
    assert_eq!(run.err, format!("error: {reason}\n"));
    let answer = run.object();
    assert_eq!(answer["error"], json!([reason]));
    assert_eq!(
        (&answer["plies"], &answer["reason"]),
        (&json!(10), &json!("5-move"))
    );
    let in_time = status(&moves[..11]).with_code(0).object();
    assert_eq!(in_time["result"], "1-1");
    let none = status(&[&["--rules", "none"], &moves[..]].concat())
        .with_code(0)
        .object();
    assert_eq!(
        (&none["result"], &none["counters"]),
        (&json!("*"), &json!({}))
    );
}

#[test]
fn an_illegal_move_is_an_error_that_names_ply_text_and_reason() {
    let run = status(&["start", "32-28", "19-23", "37-32"]).with_code(1);
    assert_eq!(
        run.err,
        "error: ply 3: 37-32 is not legal: a capture is compulsory [capture-is-compulsory]; \
         instead: 28x19\n"
    );
    let answer = run.object();
    assert_eq!(answer["plies"], 2);
    assert_eq!(
        answer["refused"],
        json!({
            "ply": 3,
            "text": "37-32",
            "legal": false,
            "reason": "capture-is-compulsory",
            "message": "a capture is compulsory",
            "instead": ["28x19"],
        })
    );
}

#[test]
fn every_text_that_is_no_move_is_named() {
    let run = status(&["start", "32-28", "what", "19-99"]).with_code(2);
    assert_eq!(
        run.object()["error"],
        json!([
            "ply 2: \"what\" is not a move, expected the form 32-28 or 32x23",
            "ply 3: there is no square 99 on this board",
        ])
    );
    assert_eq!(run.err.lines().count(), 2);
}

#[track_caller]
fn check_end(arguments: &[&str], result: &str, reason: &str) {
    let answer = status(arguments).with_code(0).object();
    assert_eq!(
        (&answer["result"], &answer["reason"]),
        (&json!(result), &json!(reason))
    );
}

#[test]
fn results_have_their_reasons() {
    check_end(&["B:W50:B"], "2-0", "no-pieces");
    check_end(&["W:W:B1"], "0-2", "no-pieces");
    check_end(&["W:W21-50:B1-20"], "0-2", "no-moves");
    check_end(&["W:WK10:BK5", "10-46", "5-10", "46x5"], "2-0", "no-pieces");
    check_end(&["--game", "checkers", "B:W16,19:B12"], "1-0", "no-moves");
    let there_and_back = ["46-41", "5-10", "41-46", "10-5"];
    let moves = [
        &["W:WK46,36,37,38,39,40:BK5,11,12,13,14,15"],
        &there_and_back[..],
        &there_and_back[..],
    ]
    .concat();
    check_end(&moves, "1-1", "repetition");
    assert_eq!(status(&moves).object()["repetitions"], 3);
}

#[test]
fn each_game_counts_by_its_own_rules() {
    let codes = |arguments: &[&str]| -> Vec<String> {
        let answer = status(arguments).with_code(0).object();
        let mut codes: Vec<String> = answer["counters"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(code, _)| code.clone())
            .collect();
        codes.sort();
        codes
    };
    assert_eq!(codes(&["start"]), ["16", "25", "5"]);
    assert_eq!(codes(&["--rules", "simple-25", "start"]), ["25"]);
    assert_eq!(
        codes(&["--rules", "main-road-5", "start"]),
        ["16", "25", "5", "main-road"]
    );
    assert_eq!(codes(&["--game", "checkers", "start"]), ["40"]);
    assert_eq!(
        codes(&["--game", "checkers", "--rules", "acf-50", "start"]),
        ["50"]
    );
    let russian = ["15", "3-kings", "30", "5", "60", "main-road"];
    assert_eq!(codes(&["--game", "russian", "start"]), russian);
    let brazilian = ["20", "3-kings", "30", "5", "60", "main-road"];
    assert_eq!(
        codes(&["--game", "brazilian", "--rules", "brazilian-20", "start"]),
        brazilian
    );
}

#[test]
fn an_unknown_profile_is_refused_with_those_of_the_game() {
    let run = status(&["--rules", "wcdf", "start"]).with_code(2);
    let reason = "\"wcdf\" is no rule profile of international, expected one of fmjd, simple-25, \
                  capture-25, main-road-5, none";
    assert_eq!(run.object(), json!({ "error": [reason] }));
    assert_eq!(run.err, format!("error: {reason}\n"));
}

#[test]
fn russian_positions_are_there_in_both_names() {
    let answer = status(&["--game", "russian", "start", "c3-d4", "f6-g5"])
        .with_code(0)
        .object();
    let algebraic = answer["algebraic"].as_str().expect("a text");
    let again = damier(&["fen", "--json", "--game", "russian", algebraic])
        .with_code(0)
        .object();
    assert_eq!(again["fen"], answer["fen"]);
}

#[test]
fn words_for_people_show_the_board_and_the_counters() {
    let run = damier(&["status", "--ascii", "W:WK30:BK32", "30-39", "32-49"]).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[8], "|36.     37.     38.     39W     40.     |");
    assert_eq!(
        lines[12..],
        [
            "White to move, the game goes on",
            "FEN: W:WK39:BK49",
            "plies played: 2",
            "25-move rule: 2 of 50 plies counted, 48 left",
            "5-move rule: 2 of 10 plies counted, 8 left",
        ]
    );
    let ended = damier(&["status", "B:W50:B"]).with_code(0);
    assert!(
        ended
            .out
            .contains("2-0: White has won, Black has no piece left [no-pieces]\n")
    );
}

#[test]
fn a_long_game_is_played_to_its_end() {
    // Kings that walk about with nothing to stop them: no rules, ten thousand plies.
    let mut arguments = vec![
        "--rules",
        "none",
        "W:WK46,36,37,38,39,40:BK5,11,12,13,14,15",
    ];
    for _ in 0..2_500 {
        arguments.extend(["46-41", "5-10", "41-46", "10-5"]);
    }
    let answer = status(&arguments).with_code(0).object();
    assert_eq!(
        (&answer["plies"], &answer["result"]),
        (&json!(10_000), &json!("*"))
    );
    assert_eq!(answer["repetitions"], Value::from(2_501));
}

#[test]
fn an_error_says_which_line_it_is_about() {
    let lines = b"start 32-28\nstart 32-28 32-28\nB:W50:B 1-6\n";
    let run = damier_with(&["status", "--json", "-"], lines).with_code(1);
    let objects = run.objects();
    assert!(objects[0].get("line").is_none(), "{run:?}");
    assert_eq!(
        (&objects[1]["line"], &objects[2]["line"]),
        (&json!(2), &json!(3))
    );
    let run = damier_with(&["explain", "--json", "-"], b"\nstart zz\nstart 32-27\n").with_code(2);
    let objects = run.objects();
    assert_eq!(objects[0]["line"], 2);
    assert!(objects[1].get("line").is_none(), "{run:?}");
}

#[test]
fn a_text_that_is_no_move_is_told_the_form_of_the_game() {
    let reason = "\"zz\" is not a move, expected the form c3-d4 or c3:e5";
    let run = damier(&["explain", "--game", "russian", "start", "zz"]).with_code(2);
    assert_eq!(run.err, format!("error: {reason}\n"));
    let run = damier(&["status", "--game", "russian", "start", "zz"]).with_code(2);
    assert_eq!(run.err, format!("error: ply 1: {reason}\n"));
}
