//! Public reports about draughts programs, with the right answers: `data/cases.jsonl`, a case a
//! line. Each is a test with the case's id as its name.

use serde_json::Value;

use crate::support::{Run, damier};

const CASES: &str = include_str!("../data/cases.jsonl");

macro_rules! cases {
    ($($id:ident $check:ident,)*) => {
        $(
            #[test]
            fn $id() {
                $check(&case(stringify!($id)));
            }
        )*

        #[test]
        fn every_case_is_a_test() {
            let mut tests: Vec<&str> = vec![$(stringify!($id)),*];
            let mut ids: Vec<String> = CASES.lines().map(|line| id(&object(line))).collect();
            tests.sort_unstable();
            ids.sort_unstable();
            assert_eq!(ids, tests);
        }
    };
}

cases! {
    cap_001 moves, cap_003 moves, cap_006 moves, cap_007 moves, cap_009 moves, cap_010 moves,
    cap_012 moves, cap_013 moves, cap_014 moves, cap_016 moves, cap_017 moves,
    var_001 moves, var_003 moves, var_005 moves, var_007 moves, var_008 moves, var_009 moves,
    var_011 moves,
    draw_001 draws, draw_003 draws, draw_004 draws, draw_006 draws, draw_007 draws, draw_008 draws,
    draw_009 draws,
    fen_001 lost, fen_003 written, fen_004 refused, fen_005 refused, fen_006 either_color_first,
    fen_008 clocks, fen_009 king_run, fen_012 no_such_squares, fen_014 lost, fen_015 blanks,
    not_001 routes_told_apart, not_003 bare_pair_refused, not_004 stale_move, not_006 separators,
    not_007 circle,
    perft_001 counts, perft_002 counts, perft_004 counts_of_three,
}

fn object(line: &str) -> Value {
    serde_json::from_str(line).expect("a case is an object")
}

fn id(case: &Value) -> String {
    text(&case["id"]).replace('-', "_")
}

fn case(name: &str) -> Value {
    CASES
        .lines()
        .map(object)
        .find(|case| id(case) == name)
        .expect("the data has the case")
}

#[track_caller]
fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[track_caller]
fn list(value: &Value) -> Vec<Value> {
    value.as_array().expect("a list").clone()
}

#[track_caller]
fn sorted(value: &Value) -> Vec<u64> {
    let mut numbers: Vec<u64> = list(value)
        .iter()
        .map(|number| number.as_u64().expect("a number"))
        .collect();
    numbers.sort_unstable();
    numbers
}

fn fen(case: &Value) -> &str {
    text(&case["input"]["fen"])
}

/// The game of a case as `--game` names it.
fn game(case: &Value) -> &str {
    match text(&case["variant"]) {
        "english" => "checkers",
        other => other,
    }
}

fn ask(command: &str, game: &str, arguments: &[&str]) -> Run {
    damier(&[&[command, "--json", "--game", game], arguments].concat())
}

fn moves(case: &Value) {
    let answer = ask("legal", game(case), &[fen(case)]).with_code(0).object();
    let legal = list(&answer["moves"]);
    let expected = list(&case["answer"]["moves"]);
    assert_eq!(legal.len() as u64, case["answer"]["distinct_moves"]);
    for wanted in &expected {
        let found = legal
            .iter()
            .find(|mv| {
                mv["from"] == wanted["from"]
                    && mv["to"] == wanted["to"]
                    && mv["captured"] == wanted["captures"]
            })
            .unwrap_or_else(|| panic!("no move {wanted}"));
        assert_eq!(found["promotes"], wanted["promotes"], "{wanted}");
        let path: Vec<String> = list(&found["path"]).iter().map(Value::to_string).collect();
        let sign = if list(&wanted["captures"]).is_empty() {
            "-"
        } else {
            "x"
        };
        assert_eq!(path.join(sign), text(&wanted["path"]));
        assert_eq!(found.get("algebraic"), wanted.get("algebraic"));
        accepts(case, text(&found["text"]), wanted);
    }
}

/// What is listed as the text of a move is read as that move.
#[track_caller]
fn accepts(case: &Value, mv: &str, wanted: &Value) {
    let answer = ask("explain", game(case), &[fen(case), mv])
        .with_code(0)
        .object();
    assert_eq!(answer["legal"], true);
    assert_eq!(answer["text"], mv);
    assert_eq!(answer["captured"], wanted["captures"]);
}

fn draws(case: &Value) {
    let moves = list(&case["input"]["moves"]);
    let texts: Vec<&str> = moves.iter().map(text).collect();
    let status = |plies: usize| {
        ask(
            "status",
            game(case),
            &[&[fen(case)], &texts[..plies]].concat(),
        )
    };
    let Some(last) = case["answer"]["draw_after_ply"].as_u64() else {
        let answer = status(texts.len()).with_code(0).object();
        assert_eq!(
            (&answer["result"], &answer["reason"]),
            (&"*".into(), &Value::Null)
        );
        return;
    };
    let last = usize::try_from(last).expect("few plies");
    let before = status(last - 1).with_code(0).object();
    assert_eq!(before["result"], "*", "no earlier ply is drawn");
    let at_end = status(last).with_code(0).object();
    assert_eq!(at_end["plies"], last);
    assert_eq!(at_end["result"], "1-1");
    let reason = text(&at_end["reason"]);
    let rule = text(&case["answer"]["rule"]);
    let words = match reason {
        "25-move" => "25 moves",
        "16-move" => "16",
        "5-move" => "5 moves",
        "repetition" => "threefold",
        other => panic!("{other} is no reason for a draw"),
    };
    assert!(rule.contains(words), "{reason} against {rule}");
    if texts.len() > last {
        let beyond = status(texts.len()).with_code(1);
        assert!(
            beyond
                .err
                .contains(&format!("the game ended at ply {last}")),
            "{beyond:?}"
        );
        assert_eq!(beyond.object()["reason"], reason);
    }
}

fn lost(case: &Value) {
    let read = ask("fen", game(case), &[fen(case)]).with_code(0).object();
    for color in ["white", "black"] {
        if let Some(squares) = case["answer"].get(color) {
            assert_eq!(&read[color], squares);
        }
    }
    let legal = ask("legal", game(case), &[fen(case)]).with_code(0).object();
    assert_eq!(
        list(&legal["moves"]).len() as u64,
        case["answer"]["legal_moves"]
    );
    let status = ask("status", game(case), &[fen(case)])
        .with_code(0)
        .object();
    let winner = if read["turn"] == "B" { "2-0" } else { "0-2" };
    assert_eq!(status["result"], winner);
}

fn written(case: &Value) {
    let start = ask("fen", "international", &["start"])
        .with_code(0)
        .object();
    assert!(text(&case["answer"]["start"]).starts_with(text(&start["fen"])));
    let after = ask("status", "international", &["start", "32-28"])
        .with_code(0)
        .object();
    let again = ask("fen", "international", &[text(&after["fen"])])
        .with_code(0)
        .object();
    assert_eq!(again["fen"], after["fen"]);
    assert_eq!(again["turn"], "B");
}

fn refused(case: &Value) {
    let refused = ask("fen", game(case), &[fen(case)]).with_code(2);
    let reasons = list(&refused.object()["error"]);
    let squares = text(&case["answer"]["reason"])
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|square| !square.is_empty());
    let mut count = 0;
    for square in squares {
        count += 1;
        assert!(
            reasons.iter().any(|reason| text(reason).contains(square)),
            "{reasons:?}"
        );
    }
    assert_eq!(reasons.len(), count, "a reason for each square");
    assert_eq!(refused.err.lines().count(), count, "a line for each reason");
}

fn either_color_first(case: &Value) {
    let read = ask("fen", game(case), &[fen(case)]).with_code(0).object();
    assert_eq!(read["turn"], case["answer"]["turn"]);
    assert_eq!(sorted(&read["white"]), (31..=50).collect::<Vec<_>>());
    assert_eq!(sorted(&read["black"]), (1..=20).collect::<Vec<_>>());
}

fn clocks(case: &Value) {
    let read = ask("fen", game(case), &[fen(case)]).with_code(0).object();
    let start = ask("fen", game(case), &["start"]).object();
    assert_eq!(read, start);
}

fn king_run(case: &Value) {
    let read = ask("fen", game(case), &[fen(case)]).with_code(0).object();
    assert_eq!(read["white_kings"], case["answer"]["white_kings"]);
}

fn no_such_squares(case: &Value) {
    for fen in list(&case["input"]["fens"]) {
        let refused = ask("fen", game(case), &[text(&fen)]).with_code(2);
        assert!(
            refused.err.contains("expected a square from 1 to 50"),
            "{refused:?}"
        );
    }
}

fn blanks(case: &Value) {
    let read = ask("fen", game(case), &[fen(case)]).with_code(0).object();
    assert_eq!(read["fen"], case["answer"]["same_as"]);
}

fn routes_told_apart(case: &Value) {
    for mv in list(&case["input"]["texts"]) {
        let mv = text(&mv);
        let run = ask("explain", game(case), &[fen(case), mv]);
        let Some(captures) = case["answer"][mv].get("captures") else {
            let answer = run.with_code(1).object();
            assert_eq!(
                (&answer["legal"], &answer["reason"]),
                (&false.into(), &"ambiguous".into())
            );
            assert_eq!(list(&answer["instead"]), ["4x27x38x15", "4x31x42x15"]);
            continue;
        };
        let answer = run.with_code(0).object();
        assert_eq!(answer["text"], mv);
        assert_eq!(sorted(&answer["captured"]), sorted(captures));
    }
}

fn bare_pair_refused(case: &Value) {
    let bare = ask("explain", game(case), &[fen(case), "f8:b4"])
        .with_code(1)
        .object();
    assert_eq!(bare["reason"], "ambiguous");
    for candidate in list(&bare["instead"]) {
        ask("explain", game(case), &[fen(case), text(&candidate)]).with_code(0);
    }
    let whole = ask("explain", game(case), &[fen(case), "f8:h6:f4:d6:b4"])
        .with_code(0)
        .object();
    assert_eq!(whole["captured"], serde_json::json!([8, 16, 15, 14])); // g7, g5, e5, c5
}

fn stale_move(case: &Value) {
    let run = ask("status", game(case), &[fen(case), "25-20", "25-20"]).with_code(1);
    let answer = run.object();
    assert_eq!(answer["fen"], case["answer"]["fen_after"]);
    assert_eq!(answer["plies"], 1);
    assert_eq!(answer["refused"]["reason"], "empty-square");
    assert!(run.err.contains("ply 2: 25-20"), "{run:?}");
}

fn separators(case: &Value) {
    let moves: Vec<&str> = text(&case["input"]["after"]).split(' ').collect();
    let status = ask("status", game(case), &[&["start"], &moves[..]].concat()).object();
    let position = text(&status["fen"]);
    for form in list(&case["answer"]["accept"]) {
        let answer = ask("explain", game(case), &[position, text(&form)])
            .with_code(0)
            .object();
        assert_eq!(answer["text"], case["answer"]["write"]);
    }
    let star = ask("explain", game(case), &[position, "28*19"])
        .with_code(2)
        .object();
    assert_eq!(star["reason"], "unreadable");
}

fn circle(case: &Value) {
    let mv = text(&case["input"]["text"]);
    let answer = ask("explain", game(case), &[fen(case), mv])
        .with_code(0)
        .object();
    assert_eq!(
        sorted(&answer["captured"]),
        sorted(&case["answer"]["captures"])
    );
    let after = ask("status", game(case), &[fen(case), mv])
        .with_code(0)
        .object();
    assert_eq!(after["fen"], case["answer"]["fen_after"]);
}

/// The figures of a case for depths from 1, with bulk counting and without.
#[track_caller]
fn check_counts(game: &str, fen: &str, figures: &Value) {
    for (depth, lines) in (1..).zip(list(figures)) {
        let depth = format!("{depth}");
        for way in [&[][..], &["--no-bulk"][..]] {
            let arguments = [&["--depth", &depth, "--fen", fen], way].concat();
            let answer = ask("perft", game, &arguments).with_code(0).object();
            assert_eq!(answer["nodes"], lines, "{game}, depth {depth}");
        }
    }
}

fn counts(case: &Value) {
    check_counts(game(case), fen(case), &case["answer"]);
}

fn counts_of_three(case: &Value) {
    check_counts("russian", "start", &case["answer"]["russian"]);
    check_counts("brazilian", "start", &case["answer"]["brazilian"]);
    check_counts("checkers", "start", &case["answer"]["english"]);
}
