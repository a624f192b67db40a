use serde_json::json;

use crate::support::damier_with;

const GAME: &[u8] = b"[White \"Anna\"]\n[Black \"Bert\"]\n[Date \"2026.03.01\"]\n\n\
                      1. 32-28 19-23 2. 28x19 14x23 1-1\n";

#[test]
fn a_game_is_shown_to_its_end() {
    let run = damier_with(&["replay", "--ascii", "-"], GAME).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "Anna - Bert",
            "Date: 2026.03.01",
            "1. 32-28 19-23 2. 28x19 14x23",
            "+----------------------------------------+",
        ]
    );
    assert_eq!(lines[8], "|    21.     22.     23b*    24.     25. |");
    assert!(lines.contains(&"White to move, the game goes on"));
    assert!(lines.contains(&"plies played: 4"));
}

#[test]
fn a_replay_may_stop_anywhere() {
    let run = damier_with(&["replay", "--json", "--ply", "1", "-"], GAME).with_code(0);
    let answer = run.object();
    assert_eq!(answer["moves"], json!(["32-28"]));
    assert_eq!(answer["status"]["plies"], 1);
    let none = damier_with(&["replay", "--json", "--ply", "0", "-"], GAME)
        .with_code(0)
        .object();
    assert_eq!(none["status"]["fen"], none["start"]);
    let beyond = damier_with(&["replay", "--ply", "5", "-"], GAME).with_code(2);
    assert_eq!(
        beyond.err,
        "error: --ply 5: expected 0 to 4, the legal plies of the game\n"
    );
}

#[test]
fn programs_get_an_object() {
    let text = b"[FEN \"W:WK30:BK32\"]\n1. 30-39 32-49 *";
    assert_eq!(
        damier_with(&["replay", "--json", "-"], text)
            .with_code(0)
            .object(),
        json!({
            "file": "-",
            "number": 1,
            "line": 1,
            "white": null,
            "black": null,
            "game": "international",
            "start": "W:WK30:BK32",
            "moves": ["30-39", "32-49"],
            "errors": [],
            "warnings": [],
            "status": {
                "fen": "W:WK39:BK49",
                "plies": 2,
                "result": "*",
                "reason": null,
                "counters": {
                    "25": { "plies": 2, "limit": 50 },
                    "16": null,
                    "5": { "plies": 2, "limit": 10 },
                },
                "repetitions": 1,
            },
        })
    );
}

#[test]
fn games_have_numbers() {
    let text = b"1. 32-28 *\n\n1. 33-28 *\n";
    let second = damier_with(&["replay", "--json", "--number", "2", "-"], text).with_code(0);
    assert_eq!(second.object()["moves"], json!(["33-28"]));
    let third = damier_with(&["replay", "--number", "3", "-"], text).with_code(2);
    assert_eq!(
        third.err,
        "error: -: there is no game 3, only games 1 to 2\n"
    );
    damier_with(&["replay", "--number", "0", "-"], text).with_code(2);
}

#[test]
fn a_faulty_game_is_shown_up_to_its_fault() {
    let text = b"1. 32-28 19-23 2. 37-32 14x23 *";
    let run = damier_with(&["replay", "--json", "-"], text).with_code(1);
    let answer = run.object();
    assert_eq!(answer["moves"], json!(["32-28", "19-23"]));
    let errors = answer["errors"].as_array().expect("a list");
    assert_eq!(errors.len(), 1);
    assert_eq!(run.err.trim_end(), errors[0].as_str().expect("a text"));
    assert!(
        run.err
            .starts_with("-:1:19: error: move 37-32 (ply 3) is not legal"),
        "{run:?}"
    );
}

#[test]
fn players_who_go_on_after_a_draw_are_followed() {
    let text = b"[FEN \"W:WK47:BK5\"]\n1. 47-20 5-19 2. 20-15 19-8 3. 15-20 8-35 4. 20-15 35-44 \
                 5. 15-24 44-22 6. 24-29 22-33 2-0";
    let run = damier_with(&["replay", "--json", "-"], text).with_code(0);
    let answer = run.object();
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(12));
    assert_eq!(
        run.err,
        "warning: by the rules of fmjd the game ended at ply 10 (1-1, 5-move); 2 more plies follow \
         in the file\n"
    );
    let status = &answer["status"];
    assert_eq!(
        (&status["plies"], &status["result"], &status["reason"]),
        (&json!(10), &json!("1-1"), &json!("5-move"))
    );
    let none = damier_with(&["replay", "--json", "--rules", "none", "-"], text).with_code(0);
    assert_eq!(
        (none.object()["warnings"].clone(), none.err.as_str()),
        (json!([]), "")
    );
}

#[test]
fn a_game_of_fields_is_shown_in_its_own_names() {
    let text = b"[GameType \"25\"]\n1. c3-d4 f6-g5 *";
    let run = damier_with(&["replay", "-"], text).with_code(0);
    assert!(run.out.contains("1. c3-d4 f6-g5\n"), "{run:?}");
    let answer = damier_with(&["replay", "--json", "-"], text)
        .with_code(0)
        .object();
    assert_eq!(answer["game"], "russian");
    assert_eq!(answer["moves"], json!(["22-18", "11-16"]));
}

#[test]
fn a_game_that_is_not_played_here_is_shown_unchecked() {
    let text = b"[GameType \"22\"]\n1. 22-18 9-13 1-0";
    let run = damier_with(&["replay", "-"], text).with_code(0);
    assert!(run.out.ends_with("22-18 9-13\n2 plies, 1-0\n"), "{run:?}");
    assert!(run.err.starts_with("warning: "));
    damier_with(&["replay", "--json", "-"], text).with_code(2);
}

#[test]
fn every_board_can_be_shown() {
    let run = damier_with(&["replay", "--boards", "--ascii", "-"], GAME).with_code(0);
    assert_eq!(
        run.out.matches("+----").count(),
        12,
        "start, four plies and the end"
    );
    assert!(run.out.contains("ply 3: 28x19\n"));
}

#[test]
fn control_characters_in_tags_are_not_passed_on() {
    let run = damier_with(&["replay", "-"], b"[White \"\x1b]0;x\x07\"]\n1. 32-28 *");
    assert!(!run.out.contains('\x1b'), "{run:?}");
}

#[test]
fn plies_counted_before_the_game_count() {
    let text = b"[FEN \"W:WK1,40:BK50,10:H48\"]\n1. 1-7 50-45 *";
    let run = damier_with(&["replay", "--json", "-"], text).with_code(0);
    assert_eq!(run.object()["status"]["reason"], "25-move");
}
