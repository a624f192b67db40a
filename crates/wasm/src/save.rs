//! A game as a short text, to be kept by a page after every ply.
//!
//! `1;international;fmjd;start;2;;32-28,19-23` is the version, the game, the profile of draw rules, the
//! start (`start` or a FEN), the ply on the board, the end that the players made, and the whole line as
//! Hub writes moves.

use damier_rules::{Position, Setup, Variant, read_fen};

use crate::error::OpenError;
use crate::games::{Game, by_name};
use crate::table::{Board, Settlement, Table, hub_moves};
use crate::view::{color, side};

/// The version of the text. A later version reads those before it.
const VERSION: &str = "1";

pub(crate) fn write<V: Variant>(board: &Board<V>) -> String {
    let start = board.game.start();
    let mut position = String::from("start");
    if *start != Position::start() || board.clock > 0 {
        position = start.fen();
        if board.clock > 0 {
            position.push_str(":H");
            position.push_str(&board.clock.to_string());
        }
    }
    let parts = [
        VERSION.to_owned(),
        V::NAME.to_owned(),
        board.game.rules().name.to_owned(),
        position,
        board.game.plies().to_string(),
        board.settlement.map_or_else(String::new, settlement_text),
        hub_moves(&board.whole()),
    ];
    parts.join(";")
}

fn settlement_text(settlement: Settlement) -> String {
    match settlement {
        Settlement::Draw => "draw".to_owned(),
        Settlement::Resigned(loser) => format!("resigned-{}", side(loser)),
        Settlement::OutOfTime(loser) => format!("time-{}", side(loser)),
    }
}

fn read_settlement(text: &str) -> Option<Settlement> {
    if text == "draw" {
        return Some(Settlement::Draw);
    }
    let (kind, loser) = text.split_once('-')?;
    let loser = color(loser)?;
    match kind {
        "resigned" => Some(Settlement::Resigned(loser)),
        "time" => Some(Settlement::OutOfTime(loser)),
        _ => None,
    }
}

/// A saved text, taken apart.
struct Saved<'a> {
    game: &'a str,
    profile: &'a str,
    start: &'a str,
    ply: &'a str,
    settlement: &'a str,
    moves: &'a str,
}

fn bad(part: &str) -> OpenError {
    OpenError::BadSave(part.chars().take(80).collect())
}

/// The game that was saved.
///
/// # Errors
/// What cannot be read, or is of a later version.
pub(crate) fn read(text: &str) -> Result<Box<dyn Table>, OpenError> {
    let parts: Vec<&str> = text.trim().split(';').collect();
    let [version, game, profile, start, ply, settlement, moves] = parts[..] else {
        let version = parts[0];
        let is_later = version.parse::<u32>().is_ok_and(|version| version > 1);
        return Err(if is_later {
            OpenError::SaveTooNew(version.to_owned())
        } else {
            bad(text)
        });
    };
    if version != VERSION {
        return Err(OpenError::SaveTooNew(version.chars().take(80).collect()));
    }
    let saved = Saved {
        game,
        profile,
        start,
        ply,
        settlement,
        moves,
    };
    by_name(saved.game, &saved)
}

impl Game for &Saved<'_> {
    fn open<V: Variant>(self) -> Result<Box<dyn Table>, OpenError> {
        let setup = match self.start {
            "start" => Setup::from(&Position::<V>::start()),
            fen => read_fen::<V>(fen).map_err(|_| bad(fen))?,
        };
        let mut board = Board::<V>::new(&setup, self.profile)?;
        for text in self.moves.split(',').filter(|text| !text.is_empty()) {
            let mv = board.game.position().read_hub_move(text);
            let mv = mv.map_err(|_| bad(text))?;
            board.game.play(mv).map_err(|_| bad(text))?;
        }
        let ply = self.ply.parse().map_err(|_| bad(self.ply))?;
        if !board.go_to(ply) {
            return Err(bad(self.ply));
        }
        if !self.settlement.is_empty() {
            let settlement = read_settlement(self.settlement);
            let is_settled = settlement.is_some_and(|settlement| board.settle(settlement));
            if !is_settled {
                return Err(bad(self.settlement));
            }
        }
        Ok(Box::new(board))
    }
}
