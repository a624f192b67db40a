//! What the tests share.
#![allow(dead_code, reason = "each test program uses a part of it")]

use damier_library::{GameId, Library, Query};
use damier_pdn::{Game, Reader, Rules, by_rules};
use damier_rules::{Color, Game as Play, Variant};
use proptest::prelude::*;

/// The games of a text.
pub(crate) fn read(text: &str) -> Vec<Game> {
    Reader::new(text.as_bytes())
        .map(|game| game.expect("memory is read without error"))
        .collect()
}

/// A library with the games of a text as chunk 0.
pub(crate) fn library(text: &str) -> Library {
    let mut library = Library::new();
    library.add(0, text, &[]);
    library
}

/// The places of games in chunk 0.
pub(crate) fn places(ids: &[GameId]) -> Vec<u16> {
    ids.iter().map(|id| id.ordinal).collect()
}

/// A query with one text set.
pub(crate) fn query(field: &str, text: &str) -> Query {
    let text = Some(text.to_owned());
    let mut query = Query::default();
    let place = match field {
        "player" => &mut query.player,
        "white" => &mut query.white,
        "black" => &mut query.black,
        "event" => &mut query.event,
        "site" => &mut query.site,
        "from" => &mut query.from,
        "to" => &mut query.to,
        "result" => &mut query.result,
        "game" => &mut query.game,
        "material" => &mut query.material,
        "fen" => &mut query.fen,
        "contains" => &mut query.contains,
        other => panic!("{other} is no condition that is a text"),
    };
    *place = text;
    query
}

/// How a game is to be played: which rules, which of the legal moves in turn, and how it ends.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    rules: Rules,
    choices: Vec<u8>,
    ends: u8,
    player: u8,
}

/// Plans of games, of which many begin alike.
pub(crate) fn plans() -> impl Strategy<Value = Vec<Plan>> {
    let rules = prop_oneof![
        3 => Just(Rules::International),
        1 => Just(Rules::Russian),
        1 => Just(Rules::Checkers),
        1 => Just(Rules::Brazilian),
    ];
    // Few choices at first, so that games meet; then more.
    let opening = proptest::collection::vec(0_u8..2, 4);
    let rest = proptest::collection::vec(any::<u8>(), 0..70);
    let plan = (rules, opening, rest, 0_u8..4, 0_u8..5).prop_map(
        |(rules, mut choices, rest, ends, player)| {
            choices.extend(rest);
            Plan {
                rules,
                choices,
                ends,
                player,
            }
        },
    );
    proptest::collection::vec(plan, 1..30)
}

impl Plan {
    /// The game that comes of it.
    pub(crate) fn game(&self) -> Game {
        by_rules!(self.rules, played(self))
    }
}

fn played<V: Variant>(plan: &Plan) -> Game {
    const PLAYERS: [&str; 5] = ["Wiersma, Harm", "Sijbrands, Ton", "Müller", "Muller", ""];
    let mut game = Play::<V>::new();
    for &choice in &plan.choices {
        let moves = game.position().legal_moves();
        if game.end().is_some() || moves.is_empty() {
            break;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        game.play(mv).expect("a legal move");
    }
    if game.end().is_none() {
        let ended = match plan.ends {
            0 => game.resign(Color::White),
            1 => game.resign(Color::Black),
            2 => game.agree_draw(),
            _ => Ok(()),
        };
        ended.expect("the game goes on");
    }
    let date = format!("20{:02}.0{}.??", plan.player, plan.ends + 1);
    let white = PLAYERS[usize::from(plan.player)];
    let black = PLAYERS[usize::from(plan.ends)];
    let tags = [("White", white), ("Black", black), ("Date", &*date)];
    Game::record(&game, &tags).expect("the tags can be written")
}

/// Games as one text.
pub(crate) fn text(games: &[Game]) -> String {
    let texts: Vec<String> = games.iter().map(Game::to_string).collect();
    texts.join("\n")
}
