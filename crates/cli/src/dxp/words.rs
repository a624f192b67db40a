//! What is said about a game, a line each.

use std::time::Duration;

use damier_protocol::dxp::{Agreement, EndedBy, Message, Over, PlayedMove};
use damier_rules::{Color, International, Move, Outcome, Position, Variant};

use crate::output::printable;

pub(super) fn game_line(number: u32, agreed: &Agreement) -> String {
    let opponent = printable(agreed.opponent.as_str());
    let ours = agreed.ours;
    let minutes = agreed.time.duration().as_secs_f64() / 60.0;
    let moves = match agreed.moves {
        0 => String::new(),
        moves => format!(", {moves} moves"),
    };
    format!("game {number} against {opponent}: Damier plays {ours}, {minutes} minutes{moves}")
}

/// A move with its number and the time used.
pub(super) fn move_line(
    before: &Position,
    plies: usize,
    mv: Move,
    used: Option<Duration>,
) -> String {
    let number = plies / 2 + 1;
    let dots = if before.turn() == Color::White {
        "."
    } else {
        "..."
    };
    let text = before.move_text(mv);
    let used = used.map(|used| format!("  ({:.1} s)", used.as_secs_f64()));
    format!("{number}{dots} {text}{}", used.unwrap_or_default())
}

pub(super) fn taken_back(plies: usize) -> String {
    format!("taken back to where {plies} plies had been played")
}

pub(super) fn illegal(played: &PlayedMove) -> String {
    let text = Message::Move(played.clone()).encode();
    format!(
        "note: the other program's move {} is not legal; it was told so",
        String::from_utf8_lossy(&text)
    )
}

pub(super) fn result_line(number: u32, over: Over) -> String {
    let by = match over.by {
        EndedBy::Us => "ended by Damier",
        EndedBy::Peer => "ended by the other program",
        EndedBy::LostConnection => "the connection was lost",
    };
    let outcome = over
        .outcome()
        .filter(|_| over.by != EndedBy::LostConnection);
    let result = outcome.map_or("no result", |outcome| {
        Outcome::text(outcome, International::RESULT_STYLE)
    });
    let reason = over.reason_code().unwrap_or("no reason by the rules");
    format!("game {number}: {result} ({reason}; {by})")
}
