//! Wins that the draw counters do not allow any more.

use damier_endgame::built_in;
use damier_rules::{Game, Variant};

/// The moves of the winner that are left under the draw counters of a game, if its position is won
/// or lost in the endgame tables but cannot be within these.
pub(super) fn too_few_moves<V: Variant>(game: &Game<V>) -> Option<u16> {
    let late = built_in::<V>()?.late_win(game)?;
    Some(late.moves)
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
    use damier_rules::{DrawRules, International, read_fen};

    /// Three kings that win in 15 plies, after so many of the 50 plies of the 25-move limit.
    fn moves_left(fen: &str) -> Option<u16> {
        let setup = read_fen::<International>(fen).expect("a position");
        let game =
            Game::<International>::from_setup(&setup, DrawRules::default_of::<International>());
        too_few_moves(&game.expect("a game"))
    }

    #[test]
    fn a_win_comes_too_late() {
        assert_eq!(moves_left("W:WK1,K7,K18:BK35"), None);
        assert_eq!(moves_left("W:WK1,K7,K18:BK35:H38"), None);
        assert_eq!(moves_left("W:WK1,K7,K18:BK35:H39"), Some(6));
        assert_eq!(moves_left("W:WK1,K7,K18:BK35:H49"), Some(1));
        // A drawn position is not won too late.
        assert_eq!(moves_left("B:WK1,K7,K18:BK46:H49"), None);
    }

    #[test]
    fn moves_are_counted_in_words() {
        assert_eq!(in_words(6), "won, but not within the 6 moves that are left");
        assert_eq!(in_words(1), "won, but not within the 1 move that is left");
    }
}
