//! Wins that the draw counters do not allow any more.

use damier_rules::{Color, Counter, Game, Variant};

use crate::{Outcome, PliesLeft, Tables};

/// A position that is won by its pieces, and drawn by what its game has counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LateWin {
    /// Who would win.
    pub winner: Color,
    /// The moves of the winner that are left.
    pub moves: u16,
    /// The counter that ends first.
    pub counter: Counter,
}

impl<V: Variant> Tables<V> {
    /// Whether the position of a game is won or lost, but not within what its draw counters leave; see
    /// [`Tables::outcome_within`] for what is known.
    ///
    /// ```
    /// use damier_endgame::built_in;
    /// use damier_rules::{Color, Counter, DrawRules, Game, International, read_fen};
    /// let tables = built_in::<International>().unwrap();
    /// // Three kings that win in 15 plies, of the 25-move limit 11 plies are left.
    /// let setup = read_fen::<International>("W:WK1,K7,K18:BK35:H39").unwrap();
    /// let game = Game::from_setup(&setup, DrawRules::default_of::<International>()).unwrap();
    /// let late = tables.late_win(&game).unwrap();
    /// assert_eq!((late.winner, late.moves), (Color::White, 6));
    /// assert_eq!(late.counter, Counter::TwentyFive);
    /// ```
    #[must_use]
    pub fn late_win(&self, game: &Game<V>) -> Option<LateWin> {
        let position = game.position();
        let left = PliesLeft::of(game.rules(), game.counters())?;
        let outcome = self.outcome(position)?;
        if outcome == Outcome::Draw || self.outcome_within(position, left)? != Outcome::Draw {
            return None;
        }
        let running = game.counters().each(game.rules());
        let left = running.filter_map(|(limit, plies)| {
            let left = limit.plies.saturating_sub(plies?);
            Some((left, limit.counter))
        });
        let (plies, counter) = left.min_by_key(|&(left, _)| left)?;
        let turn = position.turn();
        Some(match outcome {
            Outcome::Win => LateWin {
                winner: turn,
                moves: plies.div_ceil(2),
                counter,
            },
            _ => LateWin {
                winner: !turn,
                moves: plies / 2,
                counter,
            },
        })
    }
}

#[cfg(all(test, feature = "built-in"))]
mod tests {
    use super::*;
    use crate::built_in;
    use damier_rules::{DrawRules, International, Position, read_fen};

    #[track_caller]
    fn late(fen: &str) -> Option<(Color, u16, Counter)> {
        let setup = read_fen::<International>(fen).expect("a position");
        let rules = DrawRules::default_of::<International>();
        let game = Game::<International>::from_setup(&setup, rules).expect("a game");
        let late = built_in::<International>()?.late_win(&game)?;
        Some((late.winner, late.moves, late.counter))
    }

    #[test]
    fn a_win_comes_too_late() {
        assert_eq!(late("W:WK1,K7,K18:BK35"), None);
        assert_eq!(late("W:WK1,K7,K18:BK35:H38"), None);
        let left = |moves| Some((Color::White, moves, Counter::TwentyFive));
        assert_eq!(late("W:WK1,K7,K18:BK35:H39"), left(6));
        assert_eq!(late("W:WK1,K7,K18:BK35:H49"), left(1));
        assert_eq!(late("B:WK1,K7,K18:BK46:H49"), None, "it is drawn anyway");
        assert_eq!(late("W:W31:B20:H49"), None, "men set the counter back");
    }

    #[test]
    fn the_nearest_counter_is_named() {
        let tables = built_in::<International>().expect("they are built in");
        let fen = "W:WK1,K7,K18:BK35";
        let start = Position::<International>::from_fen(fen).expect("a position");
        let mut game = Game::from_position(start);
        // White loses time and not the win, until 16 moves do not hold it any more.
        let late = loop {
            if let Some(late) = tables.late_win(&game) {
                break late;
            }
            let moves = tables.moves(game.position()).expect("four pieces");
            let best = moves.iter().map(|(_, verdict)| verdict.outcome).max();
            let slowest = moves
                .iter()
                .filter(|(_, verdict)| Some(verdict.outcome) == best)
                .filter_map(|&(mv, verdict)| {
                    let mut after = game.clone();
                    after.play(mv).ok()?;
                    after.end().is_none().then_some((verdict.plies, after))
                })
                .max_by_key(|(plies, _)| *plies);
            game = slowest.expect("a move that goes on").1;
        };
        assert_eq!(
            (late.winner, late.counter),
            (Color::White, Counter::Sixteen)
        );
        let played = u16::try_from(game.plies()).expect("few plies");
        assert_eq!(
            late.moves,
            (32 - played).div_ceil(2) - u16::from(played % 2 == 1)
        );
    }
}
