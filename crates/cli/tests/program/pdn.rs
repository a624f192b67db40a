use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::support::{damier, damier_with};

const TWO_GAMES: &str = "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n\
                         [White \"Carla\"]\n\n1. 33-28 18-23 2. 37-32 2-0\n";

/// A folder for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    // What an earlier run left there, if it left anything.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// A file in that folder, by its whole name.
fn file(test: &str, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder(test).join(name);
    fs::write(&path, content).expect("the folder for tests can be written");
    path.to_str().expect("a name in UTF-8").to_owned()
}

#[test]
fn each_game_is_a_line() {
    let run = damier_with(&["pdn", "check", "--json", "-"], TWO_GAMES.as_bytes()).with_code(1);
    assert_eq!(run.err, "");
    let objects = run.objects();
    assert_eq!(
        objects[0],
        json!({
            "file": "-",
            "number": 1,
            "line": 1,
            "white": "Anna",
            "black": "Bert",
            "plies": 4,
            "result": "1-1",
            "errors": [],
            "warnings": [],
            "game": "international",
        })
    );
    assert_eq!(objects.len(), 2);
    let second = &objects[1];
    assert_eq!((&second["number"], &second["line"]), (&json!(2), &json!(6)));
    assert_eq!(
        (&second["white"], &second["black"]),
        (&json!("Carla"), &json!(null))
    );
    assert_eq!(
        (&second["plies"], &second["result"]),
        (&json!(3), &json!("2-0"))
    );
    let errors = second["errors"].as_array().expect("a list");
    assert_eq!(errors.len(), 1);
    assert_eq!(
        (&errors[0]["line"], &errors[0]["column"]),
        (&json!(8), &json!(19))
    );
    let message = errors[0]["message"].as_str().expect("a text");
    assert!(
        message.starts_with("move 37-32 (ply 3) is not legal"),
        "{message}"
    );
}

#[test]
fn people_get_places_and_a_summary() {
    let run = damier_with(&["pdn", "check", "-"], TWO_GAMES.as_bytes()).with_code(1);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "-:1: game 1, Anna - Bert, 4 plies, 1-1: ok");
    assert_eq!(lines[1], "-:6: game 2, Carla - ?, 3 plies, 2-0: FAULTY");
    assert!(
        lines[2].starts_with("-:8:19: error: move 37-32 (ply 3) is not legal"),
        "{}",
        lines[2]
    );
    assert_eq!(
        lines[3],
        "1 file, 2 games, 7 plies: 1 faulty, 0 not checked"
    );
    let quiet = damier_with(&["pdn", "check", "--quiet", "-"], TWO_GAMES.as_bytes()).with_code(1);
    assert_eq!(quiet.out.lines().collect::<Vec<_>>(), lines[1..]);
}

#[test]
fn files_without_fault_are_all_right() {
    let good = file("all_right", "good.pdn", "1. 32-28 19-23 *");
    let run = damier(&["pdn", "check", "--json", &good, &good]).with_code(0);
    assert_eq!(run.objects().len(), 2);
    assert_eq!(run.objects()[1]["file"], good.as_str());
}

#[test]
fn a_file_that_cannot_be_read_does_not_lose_the_others() {
    let good = file("others", "good.pdn", "1. 32-28 19-23 *");
    let folder = folder("others_folder");
    let folder = folder.to_str().expect("a name in UTF-8");
    let run = damier(&["pdn", "check", "--json", "no such file.pdn", folder, &good]).with_code(2);
    let objects = run.objects();
    assert_eq!(objects.len(), 3);
    let missing = "no such file.pdn: cannot be read: No such file or directory (os error 2)";
    assert_eq!(objects[0], json!({ "error": [missing] }));
    assert_eq!(
        objects[1],
        json!({ "error": [format!("{folder}: this is a folder, expected a PDN file")] })
    );
    assert_eq!(objects[2]["plies"], 2);
    assert_eq!(run.err.lines().count(), 2);
}

#[test]
fn an_empty_file_has_no_games() {
    let empty = file("empty", "empty.pdn", "");
    let run = damier(&["pdn", "check", &empty]).with_code(0);
    assert_eq!(
        run.out,
        "1 file, 0 games, 0 plies: 0 faulty, 0 not checked\n"
    );
    assert_eq!(
        damier(&["pdn", "check", "--json", &empty]).with_code(0).out,
        ""
    );
    damier(&["replay", &empty]).with_code(2);
}

#[test]
fn a_file_of_brackets_ends_in_an_error() {
    let text = format!("1. 32-28 {}", "(".repeat(100_000));
    let run = damier_with(&["pdn", "check", "--json", "-"], text.as_bytes()).with_code(1);
    assert!(
        !run.object()["errors"]
            .as_array()
            .expect("a list")
            .is_empty()
    );
}

#[test]
fn bytes_that_are_no_game_are_told() {
    let bytes: Vec<u8> = (0..=255).cycle().take(20_000).collect();
    let run = damier_with(&["pdn", "check", "--json", "-"], &bytes).with_code(1);
    assert!(!run.objects().is_empty());
}

#[test]
fn the_game_is_what_the_command_line_says_where_the_file_does_not() {
    let text = b"1. c3-d4 f6-g5 *\n\n[GameType \"20\"]\n1. 32-28 *";
    let run = damier_with(
        &["pdn", "check", "--json", "--game", "brazilian", "-"],
        text,
    );
    let objects = run.with_code(0).objects();
    assert_eq!(objects[0]["game"], "brazilian");
    assert_eq!(objects[1]["game"], "international");
}

#[test]
fn a_game_that_is_not_played_here_is_counted_and_not_checked() {
    let text = b"[GameType \"22\"]\n1. 22-18 9-13 1-0";
    let run = damier_with(&["pdn", "check", "--json", "-"], text).with_code(0);
    let game = run.object();
    assert_eq!((&game["plies"], &game["game"]), (&json!(2), &json!(null)));
    assert_eq!(game["errors"], json!([]));
}

#[test]
fn pdn_is_written_in_normal_form() {
    let text = b"[White \"a\"]\n01.32-28 19-23* 02. 28X19 14 x 23 1-1";
    let run = damier_with(&["pdn", "convert", "--to", "pdn", "-"], text).with_code(0);
    assert_eq!(
        run.out,
        "[White \"a\"]\n\n1. 32-28 19-23 $7 2. 28x19 14x23 1-1\n"
    );
    let again = damier_with(&["pdn", "convert", "--to", "pdn", "-"], run.out.as_bytes());
    assert_eq!(again.with_code(0).out, run.out);
}

#[test]
fn json_holds_all_there_is_in_a_game() {
    let text = b"[White \"a\"]\n1. 32-28! {good [%clk 0:01:00]} (1. 33-28 18-22) 19-23 $4 1-1";
    let run = damier_with(&["pdn", "convert", "--to", "json", "-"], text).with_code(0);
    assert_eq!(
        run.object(),
        json!({
            "number": 1,
            "game": "international",
            "tags": [["White", "a"]],
            "first_number": null,
            "moves": ["32-28", "19-23"],
            "items": [
                { "move": "32-28" },
                { "mark": "!" },
                { "comment": "good [%clk 0:01:00]" },
                { "variation": "start" },
                { "move": "33-28" },
                { "move": "18-22" },
                { "variation": "end" },
                { "move": "19-23" },
                { "nag": 4 },
            ],
            "result": "1-1",
        })
    );
}

#[test]
fn positions_are_written_as_fen() {
    let text = b"[FEN \"W:W31:B20\"]\n1. 31-27 20-25 *";
    let run = |positions: &str| {
        let arguments = [
            "pdn",
            "convert",
            "--to",
            "fen",
            "--positions",
            positions,
            "-",
        ];
        damier_with(&arguments, text).with_code(0).out
    };
    assert_eq!(run("start"), "W:W31:B20\n");
    assert_eq!(run("end"), "W:W27:B25\n");
    assert_eq!(run("all"), "W:W31:B20\nB:W27:B20\nW:W27:B25\n");
    let default = damier_with(&["pdn", "convert", "--to", "fen", "-"], text).with_code(0);
    assert_eq!(default.out, run("end"));
}

#[test]
fn a_faulty_game_is_converted_and_told() {
    let arguments = ["pdn", "convert", "--to", "fen", "-"];
    let run = damier_with(&arguments, TWO_GAMES.as_bytes()).with_code(1);
    assert_eq!(run.out.lines().count(), 2);
    assert!(
        run.err
            .starts_with("-:8:19: error: move 37-32 (ply 3) is not legal"),
        "{run:?}"
    );
}

#[test]
fn a_file_is_replaced_only_when_asked_to() {
    let source = file("replace", "source.pdn", "1.32-28 *");
    let target = PathBuf::from(&source).with_file_name("target.pdn");
    let name = target.to_str().expect("a name in UTF-8");
    let convert = |extra: &[&str]| {
        damier(
            &[
                &["pdn", "convert", "--to", "pdn", "-o", name, &source],
                extra,
            ]
            .concat(),
        )
    };
    convert(&[]).with_code(0);
    assert_eq!(
        fs::read_to_string(&target).expect("it was written"),
        "1. 32-28 *\n"
    );
    fs::write(&target, "mine").expect("it can be written");
    let refused = convert(&[]).with_code(2);
    let reason = format!("error: {name}: exists, and is replaced only with --force\n");
    assert_eq!(refused.err, reason);
    assert_eq!(
        fs::read_to_string(&target).expect("it is still there"),
        "mine"
    );
    convert(&["--force"]).with_code(0);
    assert_eq!(
        fs::read_to_string(&target).expect("it was written"),
        "1. 32-28 *\n"
    );
    let files = fs::read_dir(target.with_file_name(""))
        .expect("a folder")
        .count();
    assert_eq!(files, 2, "nothing else is left beside them");
}

#[test]
fn a_file_may_be_converted_in_place() {
    let name = file("in_place", "game.pdn", "1.32-28 *");
    damier(&[
        "pdn", "convert", "--to", "pdn", "-o", &name, "--force", &name,
    ])
    .with_code(0);
    assert_eq!(
        fs::read_to_string(&name).expect("it was written"),
        "1. 32-28 *\n"
    );
}

#[test]
fn nothing_is_written_where_the_input_cannot_be_read() {
    let folder = folder("not_read");
    let target = folder.join("target.pdn");
    let name = target.to_str().expect("a name in UTF-8");
    damier(&["pdn", "convert", "--to", "pdn", "-o", name, "no such file"]).with_code(2);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
    let no_folder = folder.join("no/folder.pdn");
    let no_folder = no_folder.to_str().expect("a name in UTF-8");
    let run = damier_with(
        &["pdn", "convert", "--to", "pdn", "-o", no_folder, "-"],
        b"1. 32-28 *",
    );
    assert!(run.with_code(2).err.contains("cannot be written"));
    let device = [
        "pdn",
        "convert",
        "--to",
        "pdn",
        "-o",
        "/dev/null",
        "--force",
        "-",
    ];
    let run = damier_with(&device, b"1. 32-28 *").with_code(2);
    assert!(run.err.contains("is there and no file"), "{run:?}");
}

#[test]
fn the_game_named_wins_over_a_type_that_is_not_understood() {
    let text = b"[GameType \"foo\"]\n[FEN \"W:W28:B23,13\"]\n1. 28x19 *\n";
    let run = damier_with(
        &["pdn", "check", "--json", "--game", "international", "-"],
        text,
    )
    .with_code(1);
    assert_eq!(run.object()["game"], "international");
}
