//! `damier pdn search`.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::support::{damier, damier_with};

const GAMES: &str = "[Event \"Cup\"]\n[Date \"1976.??.??\"]\n[White \"Müller\"]\n[Black \"Bert\"]\n\n\
                     1. 32-28 19-23 2. 28x19 14x23 2-0\n\n\
                     [White \"Carla\"]\n[Black \"Müller\"]\n\n1. 33-28 18-23 1-1\n\n\
                     [White \"Dirk\"]\n\n1. 32-28 20-24 0-2\n";

fn search(arguments: &[&str]) -> crate::support::Run {
    let all = [&["pdn", "search"], arguments, &["-"]].concat();
    damier_with(&all, GAMES.as_bytes())
}

#[test]
fn each_game_found_is_a_line_and_all_are_counted() {
    let run = search(&["--player", "MULLER"]).with_code(0);
    assert_eq!(run.err, "");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(
        lines,
        [
            "-:1: game 1, Müller - Bert, 1976.??.??, Cup, 2-0",
            "-:8: game 2, Carla - Müller, ?, ?, 1-1",
            "2 of 3 games",
        ]
    );
}

#[test]
fn a_position_is_found_with_its_ply() {
    let after = "B:W28,31,33-50:B1-20";
    let run = search(&["--position", after, "--json"]).with_code(0);
    let objects = run.objects();
    assert_eq!(objects.len(), 2);
    assert_eq!(
        objects[0],
        json!({
            "file": "-", "number": 1, "line": 1, "white": "Müller", "black": "Bert",
            "event": "Cup", "date": "1976.??.??", "result": "2-0", "plies": 4,
            "game": "international", "ply": 1,
        })
    );
    let run = search(&["--contains", "W28:B23", "--white", "Carla"]).with_code(0);
    assert!(
        run.out
            .starts_with("-:8: game 2, Carla - Müller, ?, ?, 1-1: after ply 2\n"),
        "{run:?}"
    );
    let run = search(&["--position", "start", "--limit", "1"]).with_code(0);
    assert!(run.out.contains(": at the start\n1 of 1 games"), "{run:?}");
}

#[test]
fn nothing_found_is_the_answer_no() {
    let run = search(&["--result", "white", "--to", "1975"]).with_code(1);
    assert_eq!(run.out, "0 of 3 games\n");
    let run = search(&["--material", "3k-1k", "--json"]).with_code(1);
    assert_eq!((run.out.as_str(), run.err.as_str()), ("", ""));
}

#[test]
fn games_found_are_counted_and_written() {
    let run = search(&["--count", "--min-plies", "3"]).with_code(0);
    assert_eq!(run.out, "1\n");
    let run = search(&["--count", "--json"]).with_code(0);
    assert_eq!(run.object(), json!({ "games": 3, "found": 3 }));
    let run = search(&["--pdn", "--event", "cup"]).with_code(0);
    let first = GAMES.split("\n\n[White \"Carla").next().expect("a text");
    assert_eq!(run.out, format!("{first}\n"));
}

#[test]
fn the_games_found_go_into_a_file_that_is_whole() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("search-found.pdn");
    let _ = fs::remove_file(&path);
    let name = path.to_str().expect("a name in UTF-8");
    let run = search(&["--pdn", "--out", name, "--white", "dirk"]).with_code(0);
    assert_eq!(run.out, "");
    let written = fs::read_to_string(&path).expect("it was written");
    assert_eq!(written, "[White \"Dirk\"]\n\n1. 32-28 20-24 0-2\n");
    let run = search(&["--pdn", "--out", name]).with_code(2);
    assert!(run.err.contains("--force"), "{run:?}");
    search(&["--pdn", "--out", name, "--force"]).with_code(0);
    let written = fs::read_to_string(&path).expect("it was written");
    assert_eq!(written, GAMES);
}

#[test]
fn the_tree_has_the_moves_with_their_results() {
    let run = search(&["--tree"]).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(lines.len(), 5);
    assert_eq!(
        words(lines[1]),
        ["move", "games", "White", "drawn", "Black"]
    );
    assert_eq!(words(lines[2]), ["32-28", "2", "1", "0", "1"]);
    assert_eq!(words(lines[3]), ["33-28", "1", "0", "1", "0"]);
    assert_eq!(words(lines[4]), ["all", "3", "1", "1", "1"]);
    let position = "B:W28,31,33-50:B1-20";
    let run = search(&["--tree", "--json", "--position", position]).with_code(0);
    let tree = run.object();
    assert_eq!(
        (&tree["game"], &tree["games"]),
        (&json!("international"), &json!(2))
    );
    assert_eq!(tree["moves"][0]["move"], json!("19-23"));
    assert_eq!(tree["moves"][1]["black"], json!(1));
}

#[test]
fn conditions_that_are_not_understood_are_refused_by_their_option() {
    let run = search(&["--from", "May"]).with_code(2);
    assert!(
        run.err
            .starts_with("error: --from \"May\", column 1: expected a date"),
        "{run:?}"
    );
    let run = search(&["--position", "W:W28:B99", "--json"]).with_code(2);
    assert!(
        run.err
            .starts_with("error: --position \"W:W28:B99\", column 8: "),
        "{run:?}"
    );
    assert!(run.object()["error"][0].is_string());
    let run = search(&["--min-plies", "9", "--max-plies", "8"]).with_code(2);
    assert!(
        run.err.starts_with("error: --max-plies \"8\", column 1: "),
        "{run:?}"
    );
    let run = search(&["--tree", "--game-type", "chess"]).with_code(2);
    assert!(
        run.err.starts_with("error: --game-type \"chess\""),
        "{run:?}"
    );
    search(&["--tree", "--count"]).with_code(2);
}

#[test]
fn a_file_that_is_not_there_does_not_lose_the_others() {
    let all = ["pdn", "search", "--count", "no-such-file.pdn", "-"];
    let run = damier_with(&all, GAMES.as_bytes()).with_code(2);
    assert_eq!(run.out, "3\n");
    assert!(run.err.contains("no-such-file.pdn"), "{run:?}");
    damier(&["pdn", "search", "--count"]).with_code(2);
}

#[test]
fn a_game_named_on_the_command_line_is_that_of_games_which_do_not_say() {
    let file = b"1. c3-d4 d6-c5 2. b2-c3 f6-g5 *";
    let all = ["pdn", "search", "--count", "--game-type", "brazilian"];
    damier_with(&[&all[..], &["-"]].concat(), file).with_code(1);
    let named = [&all[..], &["--game", "brazilian", "-"]].concat();
    damier_with(&named, file).with_code(0);
}
