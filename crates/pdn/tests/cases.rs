//! Public cases of PDN files that programs read wrongly, each with the answer that is right: one
//! line each in `data/cases.jsonl`, which names its sources. Every case is a test with its id.

mod common;

use common::{errors, moves, read};
use damier_pdn::{Game, Item, Points};
use serde_json::Value;

/// Defines a test for each case, and one that no case was forgotten.
macro_rules! cases {
    ($($name:ident $id:literal,)*) => {
        $(#[test]
        fn $name() {
            check($id);
        })*

        #[test]
        fn every_case_is_a_test() {
            let ids: Vec<String> = all_cases().iter().map(|case| text(&case["id"])).collect();
            assert_eq!(ids, [$($id),*]);
        }
    };
}

cases! {
    pdn_001 "pdn-001",
    pdn_003 "pdn-003",
    pdn_004 "pdn-004",
    pdn_006 "pdn-006",
    pdn_007 "pdn-007",
    pdn_008 "pdn-008",
    pdn_009 "pdn-009",
    pdn_011 "pdn-011",
    pdn_012 "pdn-012",
    pdn_014 "pdn-014",
    pdn_016 "pdn-016",
    pdn_017 "pdn-017",
    pdn_019 "pdn-019",
    pdn_020 "pdn-020",
    pdn_022 "pdn-022",
    pdn_023 "pdn-023",
}

fn all_cases() -> Vec<Value> {
    let lines = include_str!("data/cases.jsonl").lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a case is a line of JSON"))
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The file that a case describes, in words where it cannot be given.
fn input(case: &Value) -> Vec<u8> {
    if !case["input"]["bytes"].is_null() {
        return b"\xEF\xBB\xBF[White \"x\"]\r\n\r\n1. 32-28 19-23\r\n*".to_vec();
    }
    let pdn = text(&case["input"]["pdn"]);
    match pdn.strip_suffix(" followed by 100,000 opening brackets") {
        Some(start) => format!("{start}{}", "(".repeat(100_000)).into_bytes(),
        None => pdn.into_bytes(),
    }
}

#[track_caller]
fn check(id: &str) {
    let cases = all_cases();
    let case = cases
        .iter()
        .find(|case| case["id"] == id)
        .expect("the case is in the file");
    let file = input(case);
    let games = read(&file);
    for (key, value) in case["answer"].as_object().expect("an answer") {
        let right = is_right(&games, &file, key, value);
        assert!(right, "{id}: {key} should be {value}, read as {games:?}");
    }
}

/// Whether what was read agrees with one part of the answer.
fn is_right(games: &[Game], file: &[u8], key: &str, value: &Value) -> bool {
    let game = &games[0];
    let count = |found: usize| value.as_u64() == Some(found as u64);
    match key {
        "games" => count(games.len()),
        "first" => is_game(game, value),
        "second" => is_game(&games[1], value),
        "first_plies" => count(game.plies()),
        "second_plies" => count(games[1].plies()),
        "moves" | "mainline" => texts(value) == moves(game) && errors(game).is_empty(),
        "plies" | "mainline_plies" => count(game.plies()) && game.check().checked == game.plies(),
        "plies_before_fault" => count(moves_before_fault(game)),
        "variation_at_ply_2" => texts(value) == line_at_depth(game, 1),
        "nested_variation_instead_of" => is_nested_instead_of(game, &text(value)),
        "variations" => count(
            game.items()
                .filter(|item| *item == Item::VariationStart)
                .count(),
        ),
        "marks" => is_marked(game, value),
        "mark" => game.items().nth(2) == Some(Item::Nag(7)),
        "comment" => game.items().any(|item| Item::Comment(&text(value)) == item),
        "result" => is_result(game, &text(value)),
        "Opening" | "Event" | "Date" | "White" => game.tag(key) == value.as_str(),
        "round_trip" => game.to_string().trim_end().as_bytes() == file,
        "first_mover" => {
            game.replay::<damier_rules::International>()
                .expect("a start")
                .start
                .turn()
                == damier_rules::Color::Black
        }
        "error_or_warning" => errors(game)[0].contains("found '}'"),
        "numbering" => errors(game).is_empty(),
        // Reading came to an end.
        "must_not" => true,
        _ => panic!("the answer {key} is not understood"),
    }
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(text).collect()
}

fn is_game(game: &Game, expected: &Value) -> bool {
    game.tag("White") == expected["White"].as_str()
        && game.plies() as u64 == expected["plies"].as_u64().expect("a number")
        && game.result() == expected["result"].as_str()
}

fn moves_before_fault(game: &Game) -> usize {
    let fault = game.problems()[0].place;
    let is_before = |(item, place): &(Item<'_>, _)| matches!(item, Item::Move(_)) && *place < fault;
    game.items().zip(game.places()).filter(is_before).count()
}

/// The moves of the variations at some depth.
fn line_at_depth(game: &Game, wanted: usize) -> Vec<&str> {
    let mut depth = 0;
    let mut line = Vec::new();
    for item in game.items() {
        match item {
            Item::VariationStart => depth += 1,
            Item::VariationEnd => depth -= 1,
            Item::Move(text) if depth == wanted => line.push(text),
            _ => {}
        }
    }
    line
}

fn is_nested_instead_of(game: &Game, text: &str) -> bool {
    let items: Vec<Item<'_>> = game.items().collect();
    items
        .windows(2)
        .any(|pair| pair == [Item::Move(text), Item::VariationStart])
        && line_at_depth(game, 2) == ["37-32", "23-29"]
}

/// The marks, by ply.
fn is_marked(game: &Game, expected: &Value) -> bool {
    let mut ply = 0;
    let mut marks = serde_json::Map::new();
    for item in game.items() {
        match item {
            Item::Move(_) => ply += 1,
            Item::Mark(mark) => drop(marks.insert(ply.to_string(), mark.into())),
            _ => {}
        }
    }
    Value::Object(marks) == *expected
}

fn is_result(game: &Game, expected: &str) -> bool {
    match expected {
        "draw" => game.points() == Points::Draw,
        "clean error or truncated tree in bounded time and memory" => errors(game)
            .iter()
            .any(|error| error.contains("nested more than 64 deep")),
        _ => game.result() == Some(expected),
    }
}
