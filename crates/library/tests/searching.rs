//! What a library answers is what playing every game through answers.

mod common;

use common::{Plan, library, places, plans, read, text};
use damier_library::{
    Conditions, GameId, Library, Material, NamesOf, Opening, Order, Outcome, Query, SortBy,
};
use damier_pdn::{Game, Rules};
use damier_rules::{Geometry, International, Position, Setup, Square, Variant};
use proptest::prelude::*;

/// The places of the games that a library finds.
fn found(library: &Library, conditions: &Conditions) -> Vec<u16> {
    places(&library.search(conditions, None, Order::default()))
}

/// The positions of a game of the large board.
fn line(game: &Game) -> Vec<Position> {
    let replay = game.replay::<International>().expect("a start");
    let moves = replay.moves.iter().map(|&(position, _)| position);
    moves.chain([replay.end()]).collect()
}

/// Whether all pieces of a part stand in a position.
fn has(position: &Position, part: &Setup) -> bool {
    let stands = |(square, piece): &(Square, _)| position.piece_at(*square) == Some(*piece);
    part.pieces.iter().all(stands)
}

/// Some pieces of a position.
fn part_of(position: &Position, choice: usize) -> Setup {
    let mut part = Setup::from(position);
    let mut at = 0;
    part.pieces.retain(|_| {
        at += 1;
        (at + choice).is_multiple_of(7)
    });
    part
}

fn fen_of(part: &Setup) -> String {
    let position: Position = part.position().expect("pieces of a position");
    position.fen()
}

/// Compares a library and a stream with a plain replay for one condition on the board.
fn check(
    games: &[Game],
    library: &Library,
    query: &Query,
    stands: impl Fn(&Position) -> bool,
) -> Result<(), TestCaseError> {
    let conditions = query.conditions().expect("it is understood");
    let is_played = |game: &&(u16, &Game)| game.1.rules() == Some(Rules::International);
    let numbered: Vec<(u16, &Game)> = (0..).zip(games).collect();
    let first = |game: &Game| line(game).iter().position(&stands);
    let expected: Vec<(u16, usize)> = numbered
        .iter()
        .filter(is_played)
        .filter_map(|&(at, game)| Some((at, first(game)?)))
        .collect();
    let streamed = numbered.iter().filter_map(|&(at, game)| {
        let found = conditions.matches(game)?;
        Some((at, found.ply?))
    });
    prop_assert_eq!(&streamed.collect::<Vec<_>>(), &expected);
    let places: Vec<u16> = expected.iter().map(|&(at, _)| at).collect();
    prop_assert_eq!(found(library, &conditions), places);
    Ok(())
}

fn check_boards(plans: &[Plan], choice: usize) -> Result<(), TestCaseError> {
    let games: Vec<Game> = plans.iter().map(Plan::game).collect();
    let library = library(&text(&games));
    let lines = games
        .iter()
        .filter(|game| game.rules() == Some(Rules::International));
    let positions: Vec<Position> = lines.flat_map(line).collect();
    let Some(position) = positions.get(choice % positions.len().max(1)) else {
        return Ok(());
    };
    let large = Query {
        game: Some("international".to_owned()),
        ..Query::default()
    };
    let exact = Query {
        fen: Some(position.fen()),
        ..large.clone()
    };
    check(&games, &library, &exact, |other| other == position)?;
    let either = Query {
        either_side: true,
        ..exact.clone()
    };
    check(&games, &library, &either, |other| {
        Setup::from(other).pieces == Setup::from(position).pieces
    })?;
    let material = Material::of(position);
    let counted = Query {
        material: Some(material.to_string()),
        ..large.clone()
    };
    check(&games, &library, &counted, |other| {
        Material::of(other) == material
    })?;
    let part = part_of(position, choice);
    if part.pieces.is_empty() {
        return Ok(());
    }
    let contains = Query {
        contains: Some(fen_of(&part)),
        ..large
    };
    check(&games, &library, &contains, |other| has(other, &part))?;
    let both = Query {
        material: Some(material.to_string()),
        ..contains
    };
    check(&games, &library, &both, |other| {
        has(other, &part) && Material::of(other) == material
    })
}

/// The opening by playing every game through.
fn counted<V: Variant>(games: &[Game], position: Position<V>) -> Opening<V> {
    let mut opening = Opening::new(position);
    for game in games {
        if game.rules().map(Rules::name) != Some(V::NAME) {
            continue;
        }
        let replay = game.replay::<V>().expect("a start");
        let moves = replay.moves.iter().map(|&(before, mv)| (before, Some(mv)));
        let line = moves.chain([(replay.end(), None)]);
        opening.count(line, Outcome::of(game.points()));
    }
    opening.sort();
    opening
}

fn check_opening<V: Variant>(games: &[Game], choice: usize) -> Result<(), TestCaseError> {
    let library = library(&text(games));
    let ids = library.search(
        &Query::default().conditions().expect("nothing"),
        None,
        Order::default(),
    );
    let mut positions = vec![Position::<V>::start()];
    for game in games
        .iter()
        .filter(|game| game.rules().map(Rules::name) == Some(V::NAME))
    {
        let replay = game.replay::<V>().expect("a start");
        positions.extend(replay.moves.iter().map(|&(position, _)| position));
    }
    for position in [positions[0], positions[choice % positions.len()]] {
        prop_assert_eq!(library.opening(&ids, position), counted(games, position));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_are_found_where_a_replay_finds_them(plans in plans(), choice in 0_usize..5000) {
        check_boards(&plans, choice)?;
    }

    #[test]
    fn openings_are_those_of_a_replay(plans in plans(), choice in 0_usize..5000) {
        let games: Vec<Game> = plans.iter().map(Plan::game).collect();
        check_opening::<International>(&games, choice)?;
        check_opening::<damier_rules::Russian>(&games, choice)?;
        check_opening::<damier_rules::Checkers>(&games, choice)?;
    }

    #[test]
    fn other_conditions_are_those_of_a_stream(plans in plans(), choice in 0_usize..8) {
        let games: Vec<Game> = plans.iter().map(Plan::game).collect();
        let fields = ["player", "white", "black", "from", "to", "result", "game", "result"];
        let values = ["muller", "wiersma", "ton", "2002.03", "2002", "draw", "russian", "open"];
        let conditions = common::query(fields[choice], values[choice]).conditions();
        let conditions = conditions.expect("it is understood");
        let streamed = (0..).zip(&games).filter(|(_, game)| conditions.matches(game).is_some());
        let streamed: Vec<u16> = streamed.map(|(at, _)| at).collect();
        prop_assert_eq!(found(&library(&text(&games)), &conditions), streamed);
    }

    #[test]
    fn what_is_written_and_added_again_is_the_same(plans in plans()) {
        let games: Vec<Game> = plans.iter().map(Plan::game).collect();
        let first = library(&text(&games));
        let all: Vec<GameId> = (0_u16..).take(games.len()).map(|ordinal| GameId { chunk: 0, ordinal }).collect();
        let again = library(&first.pdn(&all));
        prop_assert_eq!(read(&again.pdn(&all)), games);
        prop_assert!(again.rows(&all).eq(first.rows(&all)));
    }
}

const LIST: &str = "[White \"Zoë\"] [Date \"2001\"] 1. 32-28 19-23 1-1\n
[White \"anna\"] [Event \"B\"] [Date \"1999.05.??\"] 1. 32-28 0-2\n
[White \"Ánna\"] [Event \"a\"] 1. 32-28 19-23 2. 28x19 2-0\n
[Date \"1999\"] 1. 33-28 *\n";

#[track_caller]
fn check_order(by: &str, ascending: [u16; 4], descending: [u16; 4]) {
    let library = library(LIST);
    let conditions = Query::default().conditions().expect("nothing");
    for (is_descending, expected) in [(false, ascending), (true, descending)] {
        let order = Order {
            by: SortBy::read(by).expect("an order"),
            descending: is_descending,
        };
        let found = library.search(&conditions, None, order);
        assert_eq!(
            places(&found),
            expected,
            "{by}, descending: {is_descending}"
        );
    }
}

#[test]
fn lists_are_sorted_and_equal_games_stand_as_they_came() {
    check_order("order", [0, 1, 2, 3], [3, 2, 1, 0]);
    check_order("white", [1, 2, 0, 3], [0, 1, 2, 3]);
    check_order("black", [0, 1, 2, 3], [0, 1, 2, 3]);
    check_order("event", [2, 1, 0, 3], [1, 2, 0, 3]);
    check_order("date", [3, 1, 0, 2], [0, 1, 3, 2]);
    check_order("result", [2, 0, 1, 3], [3, 1, 0, 2]);
    check_order("plies", [1, 3, 0, 2], [2, 0, 1, 3]);
    assert!(SortBy::read("beauty").is_err());
}

#[test]
fn a_search_may_be_among_some_games_only() {
    let library = library(LIST);
    let conditions = Query::default().conditions().expect("nothing");
    let among = [3, 0, 9].map(|ordinal| GameId { chunk: 0, ordinal });
    let found = library.search(&conditions, Some(&among), Order::default());
    assert_eq!(places(&found), [3, 0]);
}

#[test]
fn names_are_offered_by_the_beginnings_of_their_words() {
    let mut library = library(
        "[White \"Wiersma, Harm\"] [Event \"Cup of Paris\"] 1. 32-28 *\n
        [White \"Harms\"] [Black \"Wiersma, Harm\"] 1. 32-28 19-23 *\n
        [White \"Sharm\"] 1. 33-28 *\n",
    );
    assert_eq!(
        library.names(NamesOf::Players, "hArm", 9),
        ["Wiersma, Harm", "Harms"]
    );
    assert_eq!(
        library.names(NamesOf::Players, "harm", 1),
        ["Wiersma, Harm"]
    );
    assert_eq!(library.names(NamesOf::Players, "", 9).len(), 3);
    assert_eq!(library.names(NamesOf::Events, "par", 9), ["Cup of Paris"]);
    library.remove(&[GameId {
        chunk: 0,
        ordinal: 1,
    }]);
    assert!(library.names(NamesOf::Players, "harms", 9).is_empty());
}

#[test]
fn every_square_of_the_board_is_one_of_a_part() {
    let start = Position::<International>::start();
    let library = library("1. 32-28 *");
    for number in 1..=<International as Variant>::Geometry::SQUARES {
        let square = Square::new(number).expect("a square");
        let Some(piece) = start.piece_at(square) else {
            continue;
        };
        let side = match piece.color {
            damier_rules::Color::White => "W",
            damier_rules::Color::Black => "B",
        };
        let conditions = common::query("contains", &format!("{side}{number}")).conditions();
        let count = found(&library, &conditions.expect("a part")).len();
        assert_eq!(count, 1, "{side}{number}");
    }
}
