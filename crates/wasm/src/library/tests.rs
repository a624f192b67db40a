//! What a page can rely on: every answer is read as a page reads it.

use damier_library::{Import, Library, Query};
use damier_rules::{International, Position};
use serde_json::{Value as Json, json};

use super::view::{self, Refused, Report};
use super::{Asked, ids_of, numbers_of};

fn read(text: &str) -> Json {
    serde_json::from_str(text).expect("an answer is JSON")
}

const FILE: &str =
    "[White \"Anna\"] [Event \"Cup\"] [GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 {!} 2-0\n
    [White \"Bas\"] [Result \"0-2\"] 1. 32-28 20-24 0-2\n
    [White \"Carla\"] 1. 32-28 19-23 2. 37-32 1-1\n
    [White \"Dirk\"] [GameType \"40\"] 1. 32-28 19-23 *\n
    [White \"Anna\"] [Event \"Cup\"] [GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 {!} 2-0\n";

/// A library with the games of the file, and what its import told.
fn imported() -> (Library, Json) {
    let (mut library, mut report) = (Library::new(), Report::default());
    let batch = Import::new(FILE.as_bytes())
        .next(&mut library, 3, 1000, |game, check| {
            report.tell(game, check);
        })
        .expect("memory is read");
    (library, read(&report.of(batch)))
}

#[test]
fn an_import_tells_what_became_of_each_game() {
    let (library, batch) = imported();
    assert_eq!(
        [&batch["read"], &batch["kept"], &batch["twice"]],
        [&json!(5), &json!(4), &json!(1)]
    );
    assert_eq!(
        (&batch["moreProblems"], &batch["done"]),
        (&json!(0), &json!(true))
    );
    let problems = batch["problems"].as_array().expect("a list");
    let told: Vec<_> = problems
        .iter()
        .map(|problem| (&problem["game"], &problem["code"], &problem["line"]))
        .collect();
    assert_eq!(
        told,
        [
            (&json!(3), &json!("illegal-move"), &json!(5)),
            (&json!(4), &json!("game-not-played"), &json!(7)),
        ]
    );
    assert_eq!(
        problems[0]["refusal"]["reason"],
        json!("capture-is-compulsory")
    );
    let mut again = Library::new();
    let text = batch["text"].as_str().expect("a text");
    assert_eq!(again.add(3, text, &[]), library.count());
    assert_eq!(again.add(3, text, &[1, 3]), 2);
}

#[test]
fn a_batch_tells_no_more_problems_than_a_page_shows() {
    let game = "1. 32-28 19-23 2. 37-32 ) ) ) *\n\n";
    let (mut library, mut report) = (Library::new(), Report::default());
    let batch = Import::new(game.repeat(60).as_bytes())
        .next(&mut library, 0, 60, |game, check| report.tell(game, check))
        .expect("memory is read");
    let batch = read(&report.of(batch));
    assert_eq!(batch["problems"].as_array().map(Vec::len), Some(100));
    assert_eq!(batch["moreProblems"], json!(60 * 4 - 100));
    assert_eq!((&batch["kept"], &batch["done"]), (&json!(1), &json!(false)));
}

#[test]
fn games_are_found_listed_and_written() {
    let (mut library, _) = imported();
    let asked = Asked {
        query: Query {
            fen: Some("B:W28,31,33-50:B1-20".to_owned()),
            ..Query::default()
        },
        sort: Some("white".to_owned()),
        descending: true,
        ..Asked::default()
    };
    let found = asked.search(&library).expect("it is understood");
    assert_eq!(numbers_of(&found), [3074.0, 3073.0, 3072.0]);
    let rows = read(&view::rows(&library, &found[2..]));
    assert_eq!(
        rows,
        json!([{
            "id": 3072, "white": "Anna", "black": "", "event": "Cup", "site": "", "round": "",
            "date": "", "result": "white", "resultText": "2-0", "game": "international", "plies": 4,
            "problem": false, "comment": false
        }])
    );
    let asked = Asked {
        ids: Some(vec![3073.0, 3075.0, 1.0]),
        ..Asked::default()
    };
    let found = asked.search(&library).expect("it is understood");
    assert_eq!(numbers_of(&found), [3073.0, 3075.0]);
    assert!(library.pdn(&found).contains("[White \"Dirk\"]"));
    library.remove(&ids_of(&[3073.0]));
    assert_eq!(library.count(), 3);
}

#[test]
fn the_tree_has_moves_with_their_results() {
    let (library, _) = imported();
    let all = ids_of(&[3072.0, 3073.0, 3074.0, 3075.0]);
    let tree = view::tree(&library, &all, "international", "B:W28,31,33-50:B1-20");
    let tree = read(&tree.expect("a position"));
    assert_eq!(tree["turn"], json!("black"));
    assert_eq!(tree["board"].as_str().map(str::len), Some(50));
    assert_eq!(
        (
            &tree["games"],
            &tree["white"],
            &tree["black"],
            &tree["draws"]
        ),
        (&json!(3), &json!(1), &json!(1), &json!(1))
    );
    let moves = tree["moves"].as_array().expect("a list");
    let after = Position::<International>::from_fen("W:W28,31,33-50:B1-18,20,23");
    let after = after.expect("a position").fen();
    assert_eq!(moves.len(), 2);
    assert_eq!(
        moves[0],
        json!({
            "move": "19-23", "text": "19-23", "games": 2, "white": 1, "draws": 1, "black": 0,
            "fen": after
        })
    );
    let start = view::tree(&library, &all, "international", "").expect("the start");
    assert_eq!(read(&start)["moves"][0]["games"], json!(3));
}

#[track_caller]
fn check_refused(asked: &Asked, code: &str, field: &str) {
    let error = asked.search(&Library::new()).expect_err("it is refused");
    let error = read(&crate::json::Json::of(&Refused(error)));
    assert_eq!(
        (&error["code"], &error["field"]),
        (&json!(code), &json!(field))
    );
}

#[test]
fn what_is_not_understood_is_refused_with_its_name() {
    let of = |query: Query| Asked {
        query,
        ..Asked::default()
    };
    let text = |text: &str| Some(text.to_owned());
    let from = Query {
        from: text("soon"),
        ..Query::default()
    };
    check_refused(&of(from), "bad-date", "from");
    let fen = Query {
        fen: text("W:W99:B1"),
        ..Query::default()
    };
    check_refused(&of(fen), "bad-fen", "fen");
    let sort = Asked {
        sort: text("beauty"),
        ..Asked::default()
    };
    check_refused(&sort, "bad-sort", "sort");
    let error = view::tree(&Library::new(), &[], "chess", "").expect_err("no such game");
    assert_eq!((error.code, error.field.name()), ("bad-game", "game"));
}
