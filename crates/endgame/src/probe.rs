//! What is asked of tables.

use std::cmp::Ordering;

use damier_rules::{Move, Position, Variant};

use crate::layout::Placement;
use crate::value::two_bits;
use crate::walk::is_stored;
use crate::{Outcome, Tables};

/// How a position ends, and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// The outcome for the side to move.
    pub outcome: Outcome,
    /// Plies to the end with the best play of both sides, the winner's shortest and the loser's
    /// longest; `None` for a draw.
    pub plies: Option<u16>,
}

impl Verdict {
    /// What a move that leads to this verdict for the other side is worth.
    fn before(self) -> Self {
        Self {
            outcome: self.outcome.reversed(),
            plies: self.plies.map(|plies| plies + 1),
        }
    }

    /// Which of two is better for the side to move: a shorter win, a longer loss.
    #[must_use]
    pub fn compare(self, other: Self) -> Ordering {
        let by_plies = match self.outcome {
            Outcome::Win => other.plies.cmp(&self.plies),
            Outcome::Draw => Ordering::Equal,
            Outcome::Loss => self.plies.cmp(&other.plies),
        };
        self.outcome.cmp(&other.outcome).then(by_plies)
    }
}

impl<V: Variant> Tables<V> {
    /// How a position ends with the best play of both sides, for the side to move; `None` if it
    /// is not in the tables.
    ///
    /// Draw rules that count moves or repetitions are left out. A side that has to capture is
    /// answered like any other; one without pieces has lost.
    ///
    /// ```
    /// use damier_endgame::{Outcome, built_in};
    /// use damier_rules::{International, Position};
    /// let tables = built_in::<International>().unwrap();
    /// let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
    /// assert_eq!(tables.outcome(&position), Some(Outcome::Win));
    /// assert_eq!(tables.outcome(&Position::start()), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn outcome(&self, position: &Position<V>) -> Option<Outcome> {
        two_bits::outcome(self.look_up(&Placement::of(position))?)
    }

    /// How a position ends, and in how many plies; `None` if it is not in the tables.
    ///
    /// Takes about as long as unpacking a block for each move to a lost position: for the root of
    /// a search, not for its leaves.
    ///
    /// ```
    /// use damier_endgame::{Outcome, Verdict, built_in};
    /// use damier_rules::{International, Position};
    /// let tables = built_in::<International>().unwrap();
    /// let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
    /// let verdict = Verdict { outcome: Outcome::Win, plies: Some(15) };
    /// assert_eq!(tables.verdict(&position), Some(verdict));
    /// ```
    #[must_use]
    pub fn verdict(&self, position: &Position<V>) -> Option<Verdict> {
        self.judge(&Placement::of(position))
    }

    /// Every legal move with what it is worth for the side that makes it, the best first: the
    /// shortest win, draws, the longest loss. `None` if a position is not in the tables.
    ///
    /// ```
    /// use damier_endgame::built_in;
    /// use damier_rules::{International, Position};
    /// let tables = built_in::<International>().unwrap();
    /// let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
    /// let moves = tables.moves(&position).unwrap();
    /// assert_eq!(moves.len(), position.legal_moves().len());
    /// assert_eq!(moves[0].1.plies, Some(15));
    /// ```
    #[must_use]
    pub fn moves(&self, position: &Position<V>) -> Option<Vec<(Move<V>, Verdict)>> {
        let judged = |mv: &Move<V>| {
            let after = Placement::of(&position.after(*mv));
            Some((*mv, self.judge(&after)?.before()))
        };
        let moves = position.legal_moves();
        let mut moves: Vec<_> = moves.iter().map(judged).collect::<Option<_>>()?;
        moves.sort_by(|(_, one), (_, two)| two.compare(*one));
        Some(moves)
    }

    pub(crate) fn judge(&self, placement: &Placement) -> Option<Verdict> {
        let outcome = two_bits::outcome(self.look_up(placement)?)?;
        let plies = match outcome {
            Outcome::Draw => None,
            outcome => Some(self.plies(placement, outcome)?),
        };
        Some(Verdict { outcome, plies })
    }

    /// The plies of a win or a loss.
    pub(crate) fn plies(&self, placement: &Placement, outcome: Outcome) -> Option<u16> {
        if !placement.material().both_sides_play() {
            return Some(0);
        }
        let is_loss = outcome == Outcome::Loss;
        if is_loss && is_stored::<V>(placement) {
            return self.stored_plies(placement);
        }
        let position = placement.position::<V>();
        let mut best: Option<u16> = None;
        for &mv in &position.legal_moves() {
            let after = Placement::of(&position.after(mv));
            let reply = two_bits::outcome(self.look_up(&after)?)?;
            if reply.reversed() == outcome {
                let plies = self.plies(&after, reply)? + 1;
                best = Some(match best {
                    Some(best) if is_loss => best.max(plies),
                    Some(best) => best.min(plies),
                    None => plies,
                });
            }
        }
        // A side that has lost where it stands has no move.
        Some(best.unwrap_or(0))
    }
}
