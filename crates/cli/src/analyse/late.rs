//! Wins that the draw counters do not allow any more.

use damier_endgame::{Outcome, PliesLeft, built_in};
use damier_rules::{Game, Variant};

/// The moves of the winner that are left under the draw counters of a game, if its position is won
/// or lost in the endgame tables but cannot be within these.
pub(super) fn too_few_moves<V: Variant>(game: &Game<V>) -> Option<u16> {
    let tables = built_in::<V>()?;
    let position = game.position();
    let left = PliesLeft::of(game.rules(), game.counters())?;
    let outcome = tables.outcome(position)?;
    if outcome == Outcome::Draw || tables.outcome_within(position, left)? != Outcome::Draw {
        return None;
    }
    let each = [left.king_moves, left.lone_king].into_iter().flatten();
    let plies = each.min()?;
    Some(match outcome {
        Outcome::Win => plies.div_ceil(2),
        _ => plies / 2,
    })
}

/// The same in words.
pub(super) fn in_words(moves: u16) -> String {
    let unit = if moves == 1 {
        "move that is"
    } else {
        "moves that are"
    };
    format!("won, but not within the {moves} {unit} left")
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{International, Position};

    #[test]
    fn a_win_comes_too_late() {
        let position = Position::from_fen("W:WK1,K7,K18:BK35").expect("a position");
        let mut game = Game::<International>::from_position(position);
        assert_eq!(too_few_moves(&game), None);
        // The kings walk to and fro on lines of their own until few of the 16 moves are left.
        for text in ["1-6", "35-24", "6-1", "24-35"].repeat(3) {
            if game.play_text(text).is_err() {
                break;
            }
        }
        let left = PliesLeft::of(game.rules(), game.counters()).expect("rules of the FMJD");
        assert_eq!(left.lone_king, Some(24));
        assert_eq!(too_few_moves(&game), None);
        assert_eq!(in_words(6), "won, but not within the 6 moves that are left");
        assert_eq!(in_words(1), "won, but not within the 1 move that is left");
    }
}
