//! A player's games as a PDN file.

use damier_rules::{Brazilian, Checkers, Game, International, Russian, Variant};

use crate::calendar;
use crate::db::results::{State, Submission};
use crate::games::{GameKind, RankedLevel};

/// Games one after the other; one that cannot be played again, because a move is not legal, is left out.
pub(crate) fn write(name: &str, games: &[Submission]) -> String {
    let texts = games.iter().filter_map(|game| one(name, game));
    texts.collect::<Vec<_>>().join("\n")
}

fn one(name: &str, game: &Submission) -> Option<String> {
    match GameKind::numbered(game.game)? {
        GameKind::International => one_of::<International>(name, game),
        GameKind::Checkers => one_of::<Checkers>(name, game),
        GameKind::Russian => one_of::<Russian>(name, game),
        GameKind::Brazilian => one_of::<Brazilian>(name, game),
    }
}

fn one_of<V: Variant>(name: &str, sent: &Submission) -> Option<String> {
    let mut play: Game<V> = Game::new();
    for text in sent.moves.split(',').filter(|text| !text.is_empty()) {
        let mv = play.position().read_hub_move(text).ok()?;
        play.play(mv).ok()?;
    }
    let level = RankedLevel::numbered(sent.level).map_or("", RankedLevel::name);
    let computer = format!("Damier, {level}");
    let (white, black) = if sent.side == "white" {
        (name, computer.as_str())
    } else {
        (computer.as_str(), name)
    };
    let (year, month, day) = calendar::date(sent.played_at);
    let date = format!("{year:04}.{month:02}.{day:02}");
    let event = match sent.state {
        State::Waiting => "Damier, ranked, being checked",
        State::Counted => "Damier, ranked",
        State::Refused => "Damier, ranked, refused",
    };
    let tags = [
        ("Event", event),
        ("Date", &date),
        ("White", white),
        ("Black", black),
    ];
    let game = damier_pdn::Game::record(&play, &tags).ok()?;
    Some(game.to_string())
}
