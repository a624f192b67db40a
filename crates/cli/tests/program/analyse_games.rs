use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::analyse::{BLUNDER, analyse, sample};
use crate::support::{Run, damier_with};

/// An empty folder for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("analyse_{test}"));
    // What an earlier run left there, if it left anything.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

#[track_caller]
fn analyse_text(arguments: &[&str], pdn: &str) -> Run {
    let arguments = [&["analyse", "--hash", "1"], arguments, &["-"]].concat();
    damier_with(&arguments, pdn.as_bytes())
}

/// The games of a PDN text, as `pdn convert` gives them.
#[track_caller]
fn converted(pdn: &str) -> Vec<Value> {
    let run = damier_with(&["pdn", "convert", "--to", "json", "-"], pdn.as_bytes());
    run.with_code(0).objects()
}

/// Every game of a text is all right.
#[track_caller]
fn check_correct(pdn: &str) {
    let run = damier_with(&["pdn", "check", "--json", "-"], pdn.as_bytes()).with_code(0);
    for game in run.objects() {
        assert_eq!(
            (&game["errors"], &game["warnings"]),
            (&json!([]), &json!([]))
        );
    }
}

#[test]
fn a_blunder_is_marked_and_the_better_line_shown() {
    let run = analyse(&["--nodes", "3000", &sample(BLUNDER)]).with_code(0);
    check_correct(&run.out);
    let game = &converted(&run.out)[0];
    let items = game["items"].as_array().expect("items");
    assert_eq!(
        items[..2],
        [json!({ "move": "27-21" }), json!({ "mark": "??" })]
    );
    let lost = items[2]["comment"].as_str().expect("a comment");
    assert_eq!(lost, "[%eval -200.00]", "the tables know that Black wins");
    assert_eq!(
        items[3..5],
        [
            json!({ "comment": "in a hurry" }),
            json!({ "variation": "start" }),
        ]
    );
    assert_eq!(items[5], json!({ "move": "35-30" }));
    let won = items[6]["comment"].as_str().expect("a comment");
    assert_eq!(won, "[%eval 200.00]");
    let marks = items.iter().filter(|item| item.get("mark").is_some());
    assert_eq!(marks.count(), 1, "{game}");
    assert_eq!(game["moves"], json!(["27-21", "16x27", "35-30", "27-31"]));
    assert_eq!(game["result"], "0-2");
    let tags = game["tags"].as_array().expect("tags");
    assert_eq!(tags.last(), Some(&json!(["Annotator", "Damier"])));
}

/// The page makes the same report of these games, which a story of the page compares with the same file.
#[test]
fn the_report_is_the_one_that_the_page_makes() {
    let games = sample("crates/cli/tests/data/report-games.pdn");
    let run = damier_with(&["analyse", &games], b"").with_code(0);
    let expected = fs::read_to_string(sample("crates/cli/tests/data/report.pdn"));
    assert_eq!(run.out, expected.expect("the report is there"));
}

#[test]
fn real_games_stay_what_they_are() {
    for name in [
        "40-lidraughts-brazilian-algebraic-fen.pdn",
        "26-nested-variation.pdn",
        "44-kurnik-2016-intermediate-squares.pdn",
        "45-ambiguous-captures.pdn",
        "46-setup-command-and-clocks.pdn",
    ] {
        let file = sample(&format!("crates/pdn/tests/data/{name}"));
        let run = analyse(&["--nodes", "300", &file]).with_code(0);
        check_correct(&run.out);
        let before = fs::read_to_string(&file).expect("a sample is there");
        let (before, after) = (converted(&before), converted(&run.out));
        assert_eq!(before.len(), after.len(), "{name}");
        for (before, after) in before.iter().zip(&after) {
            check_remarks_only(before, after);
        }
    }
}

/// The second game is the first with remarks.
#[track_caller]
fn check_remarks_only(before: &Value, after: &Value) {
    for name in ["moves", "result", "first_number"] {
        assert_eq!(before[name], after[name]);
    }
    let list = |game: &Value, name: &str| game[name].as_array().expect("a list").clone();
    let (tags, more_tags) = (list(before, "tags"), list(after, "tags"));
    assert_eq!(tags[..], more_tags[..tags.len()]);
    // Everything that was there is there, in the same order.
    let items = list(after, "items");
    let mut rest = items.iter();
    for item in list(before, "items") {
        assert!(
            rest.any(|other| *other == item),
            "{item} is lost in {after}"
        );
    }
    let is_score = |item: &&Value| {
        let comment = item["comment"].as_str();
        comment.is_some_and(|text| text.contains("[%eval "))
    };
    // The last move of a game may end it.
    let moves = list(before, "moves").len();
    assert!(
        items.iter().filter(is_score).count() + 1 >= moves,
        "{after}"
    );
}

#[test]
fn a_mark_that_is_there_stays_alone() {
    let pdn = "[FEN \"W:W27,35:B10,16\"]\n1. 27-21! {brave} 16x27 *";
    let run = analyse_text(&["--nodes", "3000"], pdn).with_code(0);
    let game = &converted(&run.out)[0];
    assert_eq!(game["items"][1], json!({ "mark": "!" }));
    assert!(
        run.out.contains("35-30"),
        "the better line is shown: {run:?}"
    );
}

#[test]
fn the_annotator_is_joined() {
    let pdn = "[Annotator \"Anna\"]\n1. 32-28 *";
    let once = analyse_text(&["--nodes", "100"], pdn).with_code(0).out;
    assert!(once.starts_with("[Annotator \"Anna, Damier\"]\n"), "{once}");
    let twice = analyse_text(&["--nodes", "100"], &once).with_code(0).out;
    assert_eq!(twice, once, "remarks made again change nothing");
}

#[test]
fn what_cannot_be_replayed_is_copied_with_a_warning() {
    let pdn = "[White \"a\"]\n\n1. 33-28 18-23 2. 37-32 2-0\n\n1. 32-28 *\n";
    let run = analyse_text(&["--nodes", "100"], pdn).with_code(1);
    let copied = "[White \"a\"]\n\n1. 33-28 18-23 2. 37-32 2-0\n\n[Annotator \"Damier\"]\n";
    assert!(run.out.starts_with(copied), "{run:?}");
    let warnings: Vec<&str> = run.err.lines().collect();
    assert!(
        warnings[0].starts_with("-:3:19: error: move 37-32 (ply 3) is not legal"),
        "{run:?}"
    );
    let left = "-:1: warning: the game cannot be played through: it is left as it is";
    assert_eq!(warnings[1..], [left]);
    let frisian = "[GameType \"40\"]\n\n1. 32-28 *\n";
    let run = analyse_text(&["--nodes", "100"], frisian).with_code(0);
    assert_eq!(run.out, frisian);
    assert!(run.err.contains("not a game played here"), "{run:?}");
}

#[test]
fn one_game_of_a_file_can_be_chosen() {
    let pdn = "1. 32-28 * 1. 33-28 * 1. 31-27 *";
    let run = analyse_text(&["--nodes", "100", "--number", "2"], pdn).with_code(0);
    let games = converted(&run.out);
    assert_eq!(games.len(), 1);
    assert_eq!(games[0]["moves"], json!(["33-28"]));
}

#[test]
fn programs_get_an_object_for_each_game() {
    let run = analyse(&["--nodes", "3000", "--json", &sample(BLUNDER)]).with_code(0);
    let game = run.object();
    assert_eq!(
        (&game["white"], &game["number"]),
        (&json!("Anna"), &json!(1))
    );
    let moves = game["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 4);
    assert_eq!(
        (&moves[0]["text"], &moves[0]["mark"]),
        (&json!("27-21"), &json!("??"))
    );
    assert_eq!(moves[0]["better"][0], "35-30");
    assert_eq!(
        (&moves[0]["winner"], &moves[0]["win_in_plies"]),
        (&json!("B"), &json!(null))
    );
    assert_eq!(
        (&moves[1]["mark"], &moves[1]["better"]),
        (&json!(null), &json!(null))
    );
}

#[test]
fn the_end_of_a_game_needs_no_analysis() {
    let pdn = "[FEN \"W:W28:B23\"]\n1. 28x19 2-0";
    let run = analyse_text(&["--nodes", "100"], pdn).with_code(0);
    assert!(run.out.contains("1. 28x19 2-0"), "{run:?}");
    let run = analyse_text(&["--nodes", "100", "--json"], pdn).with_code(0);
    let last = &run.object()["moves"][0];
    assert_eq!(
        (&last["end"], &last["winner"], &last["win_in_plies"]),
        (&json!("no-pieces"), &json!("W"), &json!(0))
    );
}

#[test]
fn the_file_that_is_read_is_never_written() {
    let folder = folder("never_written");
    let input = folder.join("game.pdn");
    fs::write(&input, "1. 32-28 *\n").expect("the folder can be written");
    let output = folder.join("annotated.pdn");
    let name = |path: &PathBuf| path.to_str().expect("a name in UTF-8").to_owned();
    let into = |path: &PathBuf, extra: &[&str]| {
        let (input, path) = (name(&input), name(path));
        analyse(&[&["--nodes", "100", "--out", &path, &input], extra].concat())
    };
    let refused = into(&input, &["--force"]).with_code(2);
    assert!(
        refused.err.contains("is the file that is read"),
        "{refused:?}"
    );
    assert_eq!(
        fs::read_to_string(&input).expect("it is there"),
        "1. 32-28 *\n"
    );
    assert_eq!(into(&output, &[]).with_code(0).out, "");
    let first = fs::read_to_string(&output).expect("it was written");
    assert!(first.contains("32-28 {"), "{first}");
    let refused = into(&output, &[]).with_code(2);
    assert!(
        refused.err.contains("replaced only with --force"),
        "{refused:?}"
    );
    into(&output, &["--force"]).with_code(0);
    assert_eq!(fs::read_to_string(&output).expect("it is there"), first);
}

#[test]
fn a_file_without_games_is_refused() {
    let none = analyse_text(&[], "").with_code(2);
    assert_eq!(none.err, "error: -: there is no game in it, expected PDN\n");
}
