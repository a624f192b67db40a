use std::path::PathBuf;

use serde_json::{Value, json};

use crate::support::{Run, damier};

/// White throws a won ending away.
pub(crate) const BLUNDER: &str = "crates/cli/tests/data/blunder.pdn";

/// The folder of the whole repository.
fn repository() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the repository, by its whole name.
pub(crate) fn sample(name: &str) -> String {
    let path = repository().join(name);
    path.to_str().expect("a name in UTF-8").to_owned()
}

#[track_caller]
pub(crate) fn analyse(arguments: &[&str]) -> Run {
    damier(&[&["analyse", "--hash", "1"], arguments].concat())
}

#[track_caller]
fn check_win(game: &str, fen: &str, line: &str, words: &str, win_in_plies: i32) {
    let run = analyse(&["--game", game, "--depth", "12", fen]).with_code(0);
    let rows: Vec<&str> = run.out.lines().collect();
    assert_eq!(rows.len(), 3, "{run:?}");
    assert!(
        rows[1].contains(words) && rows[1].ends_with(line),
        "{run:?}"
    );
    let object = analyse(&["--game", game, "--depth", "12", "--json", fen])
        .with_code(0)
        .object();
    let best = &object["lines"][0];
    assert_eq!(best["win_in_plies"], win_in_plies, "{object}");
    assert_eq!(
        (&best["score_men"], &best["text"]),
        (&json!(null), &json!(line))
    );
    assert_eq!(
        (&object["best"], &object["game"]),
        (&best["moves"][0], &json!(game))
    );
}

#[test]
fn forced_wins_are_told_from_whites_view_whoever_moves() {
    let lost = "1. 31-26 22-27 2. 26-21 27x16";
    check_win(
        "international",
        "W:W31:B22",
        lost,
        "Black wins in 4 plies",
        -4,
    );
    let won = "1... 20-25 2. 29-24 25-30 3. 24x35";
    check_win(
        "international",
        "B:W29:B20",
        won,
        "White wins in 4 plies",
        4,
    );
    check_win(
        "international",
        "W:W28:B23",
        "1. 28x19",
        "White wins in 1 ply",
        1,
    );
    check_win(
        "international",
        "B:W28:B23",
        "1... 23x32",
        "Black wins in 1 ply",
        -1,
    );
}

#[test]
fn each_game_is_analysed_in_its_own_notation() {
    check_win(
        "checkers",
        "B:W22:B14",
        "1. 14-17 22x13",
        "White wins in 2 plies",
        2,
    );
    check_win(
        "russian",
        "W:WK18:B14",
        "1. d4:a7",
        "White wins in 1 ply",
        1,
    );
    check_win(
        "brazilian",
        "B:W22:BK13",
        "1... a5xd2",
        "Black wins in 1 ply",
        -1,
    );
}

#[test]
fn programs_get_an_object_with_stable_names() {
    let run = analyse(&["--nodes", "5000", "--json", "start"]).with_code(0);
    assert_eq!(run.out.lines().count(), 1);
    let names = |object: &Value| -> Vec<String> {
        object
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect()
    };
    let object = run.object();
    let mut expected = [
        "game",
        "fen",
        "turn",
        "depth",
        "nodes",
        "seconds",
        "nodes_per_second",
        "lines",
        "best",
    ];
    expected.sort_unstable();
    assert_eq!(names(&object), expected);
    let line = &object["lines"][0];
    let mut expected = [
        "rank",
        "score_men",
        "win_in_plies",
        "winner",
        "moves",
        "text",
    ];
    expected.sort_unstable();
    assert_eq!(names(line), expected);
    assert!(line["score_men"].is_f64() && line["win_in_plies"].is_null());
    assert!(object["seconds"].is_f64() && object["nodes_per_second"].is_u64());
    assert_eq!(
        (&object["nodes"], &object["turn"]),
        (&json!(5000), &json!("W"))
    );
    assert_eq!(object["best"], line["moves"][0]);
}

#[test]
fn algebraic_games_have_numbers_and_ways() {
    let run = analyse(&[
        "--game",
        "russian",
        "--depth",
        "1",
        "--json",
        "W:Wh6:Bg7,c5,d2",
    ]);
    let object = run.with_code(0).object();
    assert_eq!(object["best"], "12:31");
    assert_eq!(object["algebraic"], "W:Wh6:Bg7,c5,d2");
    assert_eq!(object["lines"][0]["algebraic"], json!(["h6:f8:b4:e1"]));
}

#[test]
fn several_lines_differ_and_the_best_comes_first() {
    for (fen, sign) in [("start", 1.0), ("B:W31-50:B1-20", -1.0)] {
        let run = analyse(&["--depth", "6", "--lines", "4", "--json", fen]).with_code(0);
        let object = run.object();
        let lines = object["lines"].as_array().expect("lines");
        let ranks: Vec<&Value> = lines.iter().map(|line| &line["rank"]).collect();
        assert_eq!(ranks, [1, 2, 3, 4]);
        let mut moves: Vec<String> = lines
            .iter()
            .map(|line| line["moves"][0].to_string())
            .collect();
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), 4, "{object}");
        let scores: Vec<f64> = lines
            .iter()
            .map(|line| sign * line["score_men"].as_f64().expect("men"))
            .collect();
        assert!(
            scores.is_sorted_by(|better, worse| better >= worse),
            "{scores:?}"
        );
    }
    let all = analyse(&["--depth", "3", "--lines", "100", "--json", "W:W31:B20"]).object();
    assert_eq!(all["lines"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || {
        let mut object = analyse(&["--nodes", "20000", "--json", "start"]).object();
        object["seconds"] = json!(0);
        object["nodes_per_second"] = json!(0);
        object
    };
    assert_eq!(ask(), ask());
}

#[test]
fn every_depth_is_shown_when_asked_for() {
    let run = analyse(&["--depth", "4", "--all", "start"]).with_code(0);
    let depths: Vec<&str> = run
        .out
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(depths, ["depth", "1", "2", "3", "4", "4", "best:"]);
}

#[test]
fn moves_have_the_numbers_of_the_position() {
    let run = analyse(&["--depth", "1", "--json", "B:W28:B23:H0:F41"]).with_code(0);
    assert_eq!(run.object()["lines"][0]["text"], "41... 23x32");
}

#[test]
fn a_game_that_has_ended_is_told() {
    let run = analyse(&["--json", "B:W50:B"]).with_code(1);
    let reason = "the game has ended (2-0, no-pieces), expected a position in which it goes on";
    assert_eq!(run.err, format!("error: {reason}\n"));
    assert_eq!(
        run.object(),
        json!({
            "error": [reason],
            "game": "international",
            "fen": "B:W50:B",
            "turn": "B",
            "result": "2-0",
            "reason": "no-pieces",
        })
    );
    let run = analyse(&["W:W6:B1,11,17"]);
    assert!(run.with_code(1).err.contains("no-moves"));
}

#[track_caller]
fn check_refused(arguments: &[&str], words: &[&str]) {
    let run = analyse(arguments).with_code(2);
    assert_eq!(run.out, "", "{run:?}");
    for word in words {
        assert!(run.err.contains(word), "{word} is not in {run:?}");
    }
}

#[test]
fn what_is_refused_is_named_with_what_was_expected() {
    check_refused(
        &["--depth", "3", "--nodes", "5", "start"],
        &["--depth", "--nodes"],
    );
    check_refused(&["--lines", "0", "start"], &["'0'", "--lines", "1..=100"]);
    check_refused(&["--time", "soon", "start"], &["soon", "expected seconds"]);
    check_refused(&["W:W51:B1"], &["\"51\"", "expected a square from 1 to 50"]);
    check_refused(&["missing.pdn"], &["missing.pdn", "cannot be read"]);
    check_refused(
        &["--out", "x.pdn", "start"],
        &["--out x.pdn", "\"start\" is a position"],
    );
    check_refused(
        &["--lines", "2", &sample(BLUNDER)],
        &["--lines 2", "is a file of games"],
    );
    check_refused(
        &["--number", "7", &sample(BLUNDER)],
        &["no game 7", "expected 1 to 1"],
    );
    let run = damier(&["analyse", "--hash", "0", "start"]).with_code(2);
    assert!(run.err.contains("'0' for '--hash <MIB>'"), "{run:?}");
    assert!(run.err.contains("1..=65536"), "{run:?}");
}
