//! Each condition, of a stream and of a library.

mod common;

use common::{library, places, query, read};
use damier_library::{Match, Order, Query};

const GAMES: &str = r#"
[Event "WK 1976"] [Site "Amsterdam"] [Date "1976.12.05"] [White "Wiersma, Harm"] [Black "Sijbrands"]
[GameType "20"] 1. 32-28 19-23 2. 28x19 14x23 2-0

[Event "Championnat de Paris"] [Site "Épinal"] [Date "1976.??.??"] [White "Müller"] [Black "wiersma"]
[GameType "20"] 1. 33-28 18-23 1/2-1/2

[Event "Moscow"] [Date "17 april 2009"] [White "Ёлкин"] [Black "?"] [GameType "25"]
1. c3-d4 d6-c5 0-1

[White "Anna"] [Black "Bas"] [Result "*"] [GameType "20"] [FEN "W:WK46,K47,K48:BK5"] 1. 48-31 5-23 *

[White "Frisian"] [GameType "40"] [Date "????.??.??"] 1. 32-28 0-0
"#;

/// Looks for the games both ways.
#[track_caller]
fn check(query: &Query, expected: &[u16]) {
    let conditions = query.conditions().unwrap_or_else(|error| panic!("{error}"));
    let games = read(GAMES);
    let streamed = (0..)
        .zip(&games)
        .filter(|(_, game)| conditions.matches(game).is_some());
    let streamed: Vec<u16> = streamed.map(|(at, _)| at).collect();
    assert_eq!(streamed, expected, "as a stream: {query:?}");
    let found = library(GAMES).search(&conditions, None, Order::default());
    assert_eq!(places(&found), expected, "in a library: {query:?}");
}

#[test]
fn nothing_is_no_condition() {
    check(&Query::default(), &[0, 1, 2, 3, 4]);
    check(&query("player", "  "), &[0, 1, 2, 3, 4]);
}

#[test]
fn names_without_case_and_accents() {
    check(&query("player", "WIERSMA"), &[0, 1]);
    check(&query("white", "wiersma"), &[0]);
    check(&query("black", "Wiersma"), &[1]);
    check(&query("white", "muller"), &[1]);
    check(&query("white", "елкин"), &[2]);
    check(&query("event", "wk"), &[0]);
    check(&query("site", "EPINAL"), &[1]);
    check(&query("player", "nobody"), &[]);
}

#[test]
fn dates_of_which_a_part_is_known() {
    check(&query("from", "1976.12.06"), &[1, 2]);
    check(&query("to", "1976"), &[0, 1]);
    check(&query("to", "1976.11"), &[1]);
    check(&query("from", "2009.05"), &[2]);
    check(&query("from", "2010"), &[]);
    let both = Query {
        from: Some("1976.12.01".to_owned()),
        to: Some("1976.12.31".to_owned()),
        ..Query::default()
    };
    check(&both, &[0, 1]);
}

#[test]
fn results_in_any_style() {
    for white in ["white", "2-0", "1-0"] {
        check(&query("result", white), &[0]);
    }
    for draw in ["draw", "1-1", "1/2-1/2"] {
        check(&query("result", draw), &[1]);
    }
    check(&query("result", "0-2"), &[2]);
    check(&query("result", "*"), &[3, 4]);
    check(&query("result", "Open"), &[3, 4]);
}

#[test]
fn games_by_name() {
    check(&query("game", "international"), &[0, 1, 3]);
    check(&query("game", "Russian"), &[2]);
    check(&query("game", "unknown"), &[4]);
    check(&query("game", "checkers"), &[]);
}

#[test]
fn lengths() {
    let plies = |min_plies, max_plies| Query {
        min_plies,
        max_plies,
        ..Query::default()
    };
    check(&plies(Some(3), None), &[0]);
    check(&plies(None, Some(1)), &[4]);
    check(&plies(Some(2), Some(2)), &[1, 2, 3]);
}

#[test]
fn material_of_both_sides() {
    check(&query("material", "3k-1k"), &[3]);
    check(&query("material", "1k-3k"), &[]);
    check(&query("material", "19m-19m"), &[0]);
    check(&query("material", "20m-20m"), &[0, 1]);
    check(&query("material", "12m-12m"), &[2]);
}

#[test]
fn positions() {
    let after_both = "W:W31,33-50:B1-13,15-18,20,23";
    check(&query("fen", after_both), &[0]);
    let other_side = "B:W31,33-50:B1-13,15-18,20,23";
    check(&query("fen", other_side), &[]);
    let either = Query {
        either_side: true,
        ..query("fen", "W31,33-50:B1-13,15-18,20,23")
    };
    check(&either, &[0]);
    check(&query("fen", "W:WK46,K47,K48:BK5"), &[3]);
    check(
        &query(
            "fen",
            "B:Wa1,b2,c1,d2,d4,e1,e3,f2,g1,g3,h2,a3:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8",
        ),
        &[2],
    );
}

#[test]
fn parts_of_positions() {
    check(&query("contains", "W28:B23"), &[0, 1]);
    check(&query("contains", "B:WK31"), &[3]);
    check(&query("contains", "W31"), &[0, 1, 2]);
    check(&query("contains", "W41"), &[0, 1]);
    let on_one_board = Query {
        contains: Some("BK5".to_owned()),
        ..query("material", "3k-1k")
    };
    check(&on_one_board, &[3]);
    let never_together = Query {
        contains: Some("W28".to_owned()),
        ..query("material", "19m-19m")
    };
    check(&never_together, &[]);
}

#[test]
fn the_ply_of_the_position_is_told() {
    let first = &read(GAMES)[0];
    let ply = |query: Query| {
        let conditions = query.conditions().unwrap_or_else(|error| panic!("{error}"));
        conditions.matches(first)
    };
    assert_eq!(ply(query("player", "wiersma")), Some(Match { ply: None }));
    let at = |ply| Some(Match { ply: Some(ply) });
    assert_eq!(ply(query("material", "20m-20m")), at(0));
    assert_eq!(ply(query("contains", "W28:B23")), at(2));
    assert_eq!(ply(query("fen", "W:W31,33-50:B1-13,15-18,20,23")), at(4));
}

#[test]
fn a_game_set_up_anew_is_followed() {
    let text = "1. 32-28 /FEN \"W:WK28:B23\"/ 2. 28x19 *";
    let conditions = query("material", "1k-1m")
        .conditions()
        .expect("it is understood");
    let found = conditions.matches(&read(text)[0]);
    assert_eq!(found, Some(Match { ply: Some(1) }));
    let found = library(text).search(&conditions, None, Order::default());
    assert_eq!(places(&found), [0]);
}

#[track_caller]
fn check_refused(query: &Query, expected: &str) {
    let error = query.conditions().expect_err("it is refused");
    let told = error.to_string();
    assert!(told.starts_with(expected), "{told}");
}

#[test]
fn bad_values_are_refused_with_value_and_place() {
    check_refused(
        &query("from", "May"),
        "from \"May\", column 1: expected a date",
    );
    check_refused(
        &query("fen", "W:W99:B20"),
        "fen \"W:W99:B20\", column 4: \"99\", expected a square from 1 to 50",
    );
    check_refused(
        &query("result", "3"),
        "result \"3\", column 1: expected white",
    );
    check_refused(
        &query("game", "chess"),
        "game \"chess\", column 1: expected international",
    );
    check_refused(
        &query("material", "3k"),
        "material \"3k\", column 3: expected White's",
    );
    check_refused(&query("fen", "W:W28:B99"), "fen \"W:W28:B99\", column 8: ");
    check_refused(&query("fen", "W28:B23"), "fen \"W28:B23\", column 1: ");
    check_refused(
        &query("contains", "W28:B99"),
        "contains \"W28:B99\", column 6: ",
    );
    check_refused(
        &query("contains", "W28,28"),
        "contains \"W28,28\", column 1: ",
    );
    let long = "é".repeat(201);
    check_refused(&query("player", &long), "player \"éé");
    let unknown = Query {
        game: Some("unknown".to_owned()),
        ..query("material", "3k-1k")
    };
    check_refused(&unknown, "game \"unknown\"");
    let plies = Query {
        min_plies: Some(5),
        max_plies: Some(4),
        ..Query::default()
    };
    check_refused(&plies, "maxPlies \"4\", column 1: expected at least 5");
}

#[test]
fn a_position_of_one_game_only_is_taken() {
    let query = Query {
        game: Some("russian".to_owned()),
        ..query("fen", "W:W28,50:B1")
    };
    check_refused(&query, "fen");
    let conditions = Query {
        game: None,
        ..query
    };
    assert!(
        conditions.conditions().is_ok(),
        "it is one on a hundred squares"
    );
}
