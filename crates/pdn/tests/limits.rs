//! What a file may ask of the reader, and that going over it costs only what is over.

mod common;

use std::io::{self, Read};

use common::{check_round_trip, errors, items, moves, problems, read, read_one};
use damier_pdn::{Fault, Game, Item, Reader, Writer, limits};

#[test]
fn a_hundred_thousand_brackets_are_one_error() {
    let next = "\n[White \"next\"] 1. 33-28 *";
    for brackets in [
        "(".repeat(100_000),
        "( ".repeat(100_000),
        "(32-28 ".repeat(100_000),
    ] {
        let games = read(format!("1. 32-28 {brackets}{next}"));
        assert_eq!(
            problems(&games[0]),
            [
                "line 1, column 10: the variation that begins here has no ')'".to_owned(),
                too_deep(
                    brackets
                        .find('(')
                        .map_or(0, |_| column_of_bracket(&brackets, 65))
                ),
            ]
            .into_iter()
            .rev()
            .collect::<Vec<_>>(),
        );
        assert_eq!(
            games[0]
                .items()
                .filter(|item| *item == Item::VariationStart)
                .count(),
            limits::DEPTH
        );
        assert_eq!(moves(&games[1]), ["33-28"]);
    }
    assert_eq!(
        read(")".repeat(100_000))[0].problems().len(),
        limits::PROBLEMS
    );
}

fn too_deep(column: usize) -> String {
    format!(
        "line 1, column {column}: variations are nested more than 64 deep; deeper ones are left out"
    )
}

fn column_of_bracket(brackets: &str, number: usize) -> usize {
    let (at, _) = brackets
        .match_indices('(')
        .nth(number - 1)
        .expect("so many brackets");
    10 + at
}

#[test]
fn variations_at_the_limit_are_kept() {
    let nested = |depth: usize| {
        format!(
            "32-28 {}{} 19-23 2-0",
            "(33-28 ".repeat(depth),
            ")".repeat(depth)
        )
    };
    let game = read_one(nested(limits::DEPTH));
    assert!(game.problems().is_empty());
    check_round_trip(nested(limits::DEPTH));
    let game = read_one(nested(limits::DEPTH + 1));
    assert_eq!(game.problems().len(), 1);
    assert_eq!(
        (moves(&game), game.result()),
        (vec!["32-28", "19-23"], Some("2-0"))
    );
}

#[test]
fn a_hundred_thousand_plies_are_read_checked_and_written() {
    // Two kings walking up and down.
    let mut file = "[FEN \"W:WK1:BK50\"]\n".to_owned();
    for _ in 0..25_000 {
        file.push_str("1-7 50-44 7-1 44-50\n");
    }
    let game = read_one(&file);
    assert_eq!(game.check().checked, 100_000);
    assert!(errors(&game).is_empty());
    let text = game.to_string();
    assert!(text.contains("50000. 7-1 44-50"));
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    assert_eq!(read_one(&text), game);
}

#[test]
fn comments_over_the_limit_are_cut() {
    let long = |length: usize| {
        format!(
            "32-28 {{{}}} 19-23 ; {}\n28x19",
            "é".repeat(length),
            "x".repeat(length)
        )
    };
    let game = read_one(long(1000));
    assert!(game.problems().is_empty());
    let game = read_one(long(limits::COMMENT_BYTES));
    let fault = Fault::TooLong {
        what: "comment",
        limit: limits::COMMENT_BYTES,
    };
    assert_eq!(
        game.problems()
            .iter()
            .map(|problem| &problem.fault)
            .collect::<Vec<_>>(),
        [&fault, &fault]
    );
    assert_eq!(moves(&game), ["32-28", "19-23", "28x19"]);
    let Some(Item::Comment(text)) = game.items().nth(1) else {
        panic!("a comment is expected")
    };
    assert!(text.chars().all(|c| c == 'é'), "no character is cut");
}

#[test]
fn a_long_comment_that_is_not_closed_ends_at_the_next_game() {
    let next = "\n[White \"next\"]\n1. 33-28 *";
    for length in [
        10,
        limits::COMMENT_BYTES / 2,
        limits::COMMENT_BYTES + 10_000,
        5 * limits::COMMENT_BYTES,
    ] {
        for word in ["x", "x y\n"] {
            let games = read(format!(
                "32-28 {{{}{next}",
                word.repeat(length / word.len())
            ));
            assert_eq!(moves(&games[0]), ["32-28"], "{length}");
            assert_eq!(games[0].problems().len(), 1);
            assert_eq!(games[1].tag("White"), Some("next"), "{length}");
            assert_eq!(moves(&games[1]), ["33-28"]);
        }
    }
}

#[test]
fn tags_over_the_limit() {
    let games = read(format!(
        "[White \"{}\"]\n[Black \"b\"]\n32-28 *",
        "x".repeat(limits::TAG_BYTES)
    ));
    assert!(problems(&games[0])[0].contains("the tag that begins here is longer than 65536 bytes"));
    let last = games.last().expect("a game");
    assert_eq!((last.tag("Black"), moves(last)), (Some("b"), vec!["32-28"]));
    let many: Vec<String> = (0..2000)
        .map(|number| format!("[T{number} \"x\"]"))
        .collect();
    let game = read_one(many.concat() + "32-28 *");
    assert_eq!(
        (game.tags().count(), moves(&game)),
        (limits::TAGS, vec!["32-28"])
    );
    assert_eq!(game.problems().len(), 1);
}

#[test]
fn games_over_the_limit_are_cut_and_do_not_harm_the_next() {
    let file = format!(
        "{}(33-28) 2-0 [White \"next\"] 33-28 *",
        "32-28 (19-23) ".repeat(limits::ITEMS / 3)
    );
    let games = read(file);
    assert_eq!(games.len(), 2);
    assert_eq!(
        (games[0].problems().len(), games[0].result()),
        (1, Some("2-0"))
    );
    assert_eq!(games[1].tag("White"), Some("next"));
    let file = format!(
        "{}2-0 33-28 *",
        format!("{{{}}} ", "x".repeat(1 << 19)).repeat(40)
    );
    let games = read(format!("32-28 {file}"));
    assert!(problems(&games[0])[0].contains("more than 8388608 bytes of text"));
    assert_eq!(moves(&games[1]), ["33-28"]);
}

#[test]
fn one_long_word_and_many_blanks() {
    let blanks = " \n".repeat(100_000);
    assert_eq!(
        moves(&read_one(format!("32-28{blanks}19-23"))),
        ["32-28", "19-23"]
    );
    let game = read_one(format!("32-28 {} 19-23", "y".repeat(1 << 20)));
    assert_eq!(
        (moves(&game), game.problems().len()),
        (vec!["32-28", "19-23"], 1)
    );
    let path = format!("32{}", "x28".repeat(1000));
    assert_eq!(items(&read_one(&path)), path);
}

#[test]
fn lines_are_counted_across_all_window_borders() {
    for (lines, file) in [
        (200_001, format!("{}x", "\r\n".repeat(200_000))),
        (200_001, format!("32-28{}x", " \r\n".repeat(200_000))),
        (200_001, format!("{{{}}}x", "ab\r\n".repeat(200_000))),
    ] {
        let games = read(&file);
        let last = games[0].problems().last().expect("x is no move");
        assert_eq!(last.place.line, lines);
    }
}

#[test]
fn problems_over_the_limit_are_counted() {
    let game = read_one(format!("32-28 {}", ") ".repeat(1000)));
    assert_eq!(
        (game.problems().len(), game.problems_left_out()),
        (limits::PROBLEMS, 900)
    );
}

/// Gives bytes one by one, and an error at the end.
struct Slow<'a>(&'a [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else {
            return Err(io::Error::other("the cable was pulled"));
        };
        self.0 = rest;
        buffer[0] = *first;
        Ok(1)
    }
}

#[test]
fn reading_errors_end_the_reading() {
    let mut reader = Reader::new(Slow(b"32-28 * 33-28 *"));
    let mut game = Game::new();
    let error = reader.read_into(&mut game).expect_err("the source fails");
    assert_eq!(error.to_string(), "the cable was pulled");
    assert!(!reader.read_into(&mut game).expect("nothing more is read"));
}

#[test]
fn a_buffer_is_used_again() {
    let file = "[White \"a\"] 32-28 {x} (33-28) 19-23 x 2-0 33-28 *".repeat(3);
    let mut reader = Reader::new(file.as_bytes());
    let mut game = Game::new();
    let mut games = Vec::new();
    while reader
        .read_into(&mut game)
        .expect("memory is read without error")
    {
        games.push(game.clone());
    }
    assert_eq!(games, read(&file));
    assert_eq!(games.len(), 6);
}

#[test]
fn a_large_file_is_read_across_all_window_borders() {
    let game = "[White \"Épée \\\"x\\\"\"]\r\n\r\n{a comment} 1. 32-28! (33-28 ½-½) 19-23 {[%clk 0:01]} 2. 28x19\r\n14x23 ½-½\r\n\r\n";
    let file = game.repeat(10_000);
    let mut out = Writer::new(Vec::new());
    let mut count = 0;
    for game in Reader::new(file.as_bytes()) {
        let game = game.expect("memory is read without error");
        assert!(game.problems().is_empty(), "{:?}", game.problems());
        assert_eq!(game.place().line, count * 5 + 1);
        out.write(&game).expect("memory is written without error");
        count += 1;
    }
    assert_eq!(count, 10_000);
    let games = read(out.into_inner());
    assert_eq!(games.len(), 10_000);
    assert!(games.iter().all(|game| *game == games[0]));
}
