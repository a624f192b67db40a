//! What the tests share.
#![allow(dead_code, reason = "each test program uses a part of it")]

use damier_pdn::{Game, Item, Reader};

/// The games of some bytes.
pub(crate) fn read(bytes: impl AsRef<[u8]>) -> Vec<Game> {
    Reader::new(bytes.as_ref())
        .map(|game| game.expect("memory is read without error"))
        .collect()
}

/// The one game of some bytes.
#[track_caller]
pub(crate) fn read_one(bytes: impl AsRef<[u8]>) -> Game {
    let mut games = read(bytes);
    assert_eq!(games.len(), 1, "one game is expected");
    games.remove(0)
}

/// The main line.
pub(crate) fn moves(game: &Game) -> Vec<&str> {
    game.moves().collect()
}

/// What is wrong with a game, each as `line:column: text`, without the rules.
pub(crate) fn problems(game: &Game) -> Vec<String> {
    game.problems().iter().map(ToString::to_string).collect()
}

/// What makes a game faulty, by the rules too.
pub(crate) fn errors(game: &Game) -> Vec<String> {
    game.check().errors().map(ToString::to_string).collect()
}

/// The movetext in one line, each item in brief.
pub(crate) fn items(game: &Game) -> String {
    let words = game.items().map(|item| match item {
        Item::Move(text) => text.to_owned(),
        Item::Mark(text) => format!("mark:{text}"),
        Item::Nag(number) => format!("${number}"),
        Item::Comment(text) => format!("{{{text}}}"),
        Item::CommentLine(text) => format!("%{text}"),
        Item::Setup(text) => format!("/{text}/"),
        Item::VariationStart => "(".to_owned(),
        Item::VariationEnd => ")".to_owned(),
        Item::Result(text) => format!("result:{text}"),
        other => format!("{other:?}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Reading, writing and reading again gives the same games, and writes them the same.
#[track_caller]
pub(crate) fn check_round_trip(bytes: impl AsRef<[u8]>) {
    let games = read(bytes);
    let write = |games: &[Game]| {
        games
            .iter()
            .map(Game::to_string)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let text = write(&games);
    let again = read(&text);
    assert_eq!(again, games, "written as:\n{text}");
    assert_eq!(write(&again), text);
    for game in &again {
        assert!(
            game.problems().is_empty(),
            "normal form has no faults: {:?}",
            game.problems()
        );
    }
}

/// The movetext of the one game in `file`, and that nothing is wrong.
#[track_caller]
pub(crate) fn reads(file: &str, expected: &str) {
    let game = read_one(file);
    let result = game
        .result()
        .map(|result| format!(" ={result}"))
        .unwrap_or_default();
    assert_eq!(items(&game) + &result, expected, "{file:?}");
    assert!(
        game.problems().is_empty(),
        "{file:?}: {:?}",
        problems(&game)
    );
    check_round_trip(file);
}

/// The movetext of the one game in `file`, and what is wrong.
#[track_caller]
pub(crate) fn recovers(file: &str, expected: &str, faults: &[&str]) {
    let game = read_one(file);
    let result = game
        .result()
        .map(|result| format!(" ={result}"))
        .unwrap_or_default();
    assert_eq!(items(&game) + &result, expected, "{file:?}");
    assert_eq!(problems(&game), faults, "{file:?}");
    check_round_trip(file);
}

/// The main lines of all games in `file`.
#[track_caller]
pub(crate) fn games(file: &str, expected: &[&str]) {
    let games = read(file);
    let lines: Vec<String> = games.iter().map(|game| moves(game).join(" ")).collect();
    assert_eq!(lines, expected, "{file:?}");
    check_round_trip(file);
}
