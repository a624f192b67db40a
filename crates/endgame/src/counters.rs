//! Outcomes while the draw counters run.

use std::collections::HashMap;

use damier_rules::{Condition, Counters, DrawRules, Kind, Position, Variant};

use crate::layout::Placement;
use crate::value::two_bits;
use crate::{Outcome, Tables};

/// How many plies are left of the counters that run, before they draw the game. A win on the last
/// of them stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct PliesLeft {
    /// Of the moves of kings without capture in a row: the 25-move limit. Any other move gives all
    /// of them back.
    pub king_moves: Option<u16>,
    /// Of the moves against a lone king: the 16- or 5-move limit, the nearer one. Nothing gives
    /// them back.
    pub lone_king: Option<u16>,
}

impl PliesLeft {
    /// What is left under some rules; `None` if they count something else too.
    ///
    /// ```
    /// use damier_endgame::PliesLeft;
    /// use damier_rules::{Game, Position};
    /// let mut game: Game = Game::from_position(Position::from_fen("W:WK1,K7,K18:BK35").unwrap());
    /// game.play_text("1-6").unwrap();
    /// let left = PliesLeft::of(game.rules(), game.counters()).unwrap();
    /// assert_eq!((left.king_moves, left.lone_king), (Some(49), Some(31)));
    /// ```
    #[must_use]
    pub fn of(rules: &DrawRules, counters: &Counters) -> Option<Self> {
        let mut all = Self::default();
        for (limit, plies) in counters.each(rules) {
            let left = plies.map(|plies| limit.plies.saturating_sub(plies));
            let known = match limit.condition {
                Condition::KingMoves => &mut all.king_moves,
                Condition::LoneKing { .. } => &mut all.lone_king,
                _ => return None,
            };
            *known = least(*known, left);
        }
        Some(all)
    }

    /// Whether so many plies surely fit.
    fn hold(self, plies: u16) -> bool {
        least(self.king_moves, self.lone_king).is_none_or(|left| plies <= left)
    }

    /// After a move.
    fn after(self, counts: bool) -> Self {
        let one_less = |left: Option<u16>| left.map(|left| left.saturating_sub(1));
        Self {
            king_moves: if counts {
                one_less(self.king_moves)
            } else {
                None
            },
            lone_king: one_less(self.lone_king),
        }
    }
}

fn least(one: Option<u16>, two: Option<u16>) -> Option<u16> {
    match (one, two) {
        (Some(one), Some(two)) => Some(one.min(two)),
        (one, two) => one.or(two),
    }
}

impl<V: Variant> Tables<V> {
    /// The outcome when only so many plies are left of the draw counters of the FMJD: a win or a
    /// loss that cannot be forced in time is a draw. `None` if the position or its distance is not
    /// in the tables, or it has more than four pieces. Repetition is left out.
    ///
    /// A counter that begins or is set back on the way never ends a won game of up to four pieces
    /// in International: no win needs more than 43 plies, none against a lone king more than its
    /// limit. So only what is left of the running ones is asked for.
    ///
    /// Fast while the win fits into the plies that are left; otherwise lines are searched until
    /// the next capture or move of a man. Ask [`Tables::unpack_distances`] before asking often.
    ///
    /// ```
    /// use damier_endgame::{Outcome, PliesLeft, built_in};
    /// use damier_rules::{International, Position};
    /// let tables = built_in::<International>().unwrap();
    /// // Three kings win against one in 15 plies.
    /// let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
    /// let within = |plies| {
    ///     let left = PliesLeft { lone_king: Some(plies), ..PliesLeft::default() };
    ///     tables.outcome_within(&position, left)
    /// };
    /// assert_eq!(within(15), Some(Outcome::Win));
    /// assert_eq!(within(14), Some(Outcome::Draw));
    /// ```
    #[must_use]
    pub fn outcome_within(&self, position: &Position<V>, left: PliesLeft) -> Option<Outcome> {
        let placement = Placement::of(position);
        if placement.material().pieces() > 4 {
            return None;
        }
        let outcome = self.outcome(position)?;
        let mut search = Search {
            tables: self,
            known: HashMap::new(),
        };
        if outcome == Outcome::Draw || search.is_forced(&placement, left)? {
            Some(outcome)
        } else {
            Some(Outcome::Draw)
        }
    }
}

/// A search among moves of kings. All positions it keeps are met with the same difference between
/// the two counters, because both count each of these moves.
struct Search<'a, V: Variant> {
    tables: &'a Tables<V>,
    /// For each position, the most plies of king moves left with which its outcome is known not to
    /// be forced, and the fewest with which it is known to be.
    known: HashMap<Placement, (u16, u16)>,
}

impl<V: Variant> Search<'_, V> {
    /// Whether the winner of a decided position wins in time.
    fn is_forced(&mut self, placement: &Placement, left: PliesLeft) -> Option<bool> {
        let verdict = self.tables.judge(placement)?;
        let plies = verdict.plies?;
        if left.hold(plies) {
            return Some(true);
        }
        if left.lone_king.is_some_and(|left| plies > left) {
            return Some(false);
        }
        let king_moves = match left.king_moves {
            None | Some(0) => return Some(left.king_moves.is_none()),
            Some(king_moves) => king_moves,
        };
        let (not_with, with) = self.known.get(placement).copied().unwrap_or((0, u16::MAX));
        if king_moves <= not_with {
            return Some(false);
        }
        if king_moves >= with {
            return Some(true);
        }
        let is_forced = self.search(placement, left, verdict.outcome)?;
        let known = self.known.entry(*placement).or_insert((0, u16::MAX));
        if is_forced {
            known.1 = known.1.min(king_moves);
        } else {
            known.0 = known.0.max(king_moves);
        }
        Some(is_forced)
    }

    /// The winner needs one move that keeps the win in time, the loser one that does not.
    fn search(&mut self, placement: &Placement, left: PliesLeft, outcome: Outcome) -> Option<bool> {
        let position = placement.position::<V>();
        let wins = outcome == Outcome::Win;
        let mut moves = position.legal_moves();
        // What sets the counter back is settled without a search.
        moves
            .as_mut_slice()
            .sort_by_key(|mv| mv.kind() == Kind::King && !mv.is_capture());
        for &mv in &moves {
            let after = Placement::of(&position.after(mv));
            let reply = two_bits::outcome(self.tables.look_up(&after)?)?;
            let counts = mv.kind() == Kind::King && !mv.is_capture();
            let keeps =
                reply == outcome.reversed() && self.is_forced(&after, left.after(counts))?;
            if keeps == wins {
                return Some(wins);
            }
        }
        Some(!wins)
    }
}
