//! What was played from a position.

use std::collections::HashMap;

use damier_pdn::Rules;
use damier_rules::{Keyed, Move, Position, Variant};

use crate::conditions::{Outcome, position_of};
use crate::error::{Field, QueryError};
use crate::library::{GameId, Library};
use crate::record::Record;

/// How some games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// How many they are.
    pub games: usize,
    /// Of these White won so many,
    pub white: usize,
    /// so many were drawn,
    pub draws: usize,
    /// and Black won so many; the others are open.
    pub black: usize,
}

impl Score {
    /// Counts one more game.
    pub fn count(&mut self, outcome: Outcome) {
        self.games += 1;
        match outcome {
            Outcome::White => self.white += 1,
            Outcome::Draw => self.draws += 1,
            Outcome::Black => self.black += 1,
            Outcome::Open => {}
        }
    }
}

/// What was played from a position, and how the games ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<V: Variant> {
    /// The position.
    pub position: Position<V>,
    /// The games in which it stands.
    pub score: Score,
    /// The moves that were played from it, with the games of each: the most played first, and equal ones
    /// in the order of their texts. A game counts once for a move, however often it was played.
    pub moves: Vec<(Move<V>, Score)>,
}

impl<V: Variant> Opening<V> {
    /// A position from which nothing was played yet.
    #[must_use]
    pub fn new(position: Position<V>) -> Self {
        Self {
            position,
            score: Score::default(),
            moves: Vec::new(),
        }
    }

    /// The same with the position of a FEN; an empty text is the usual start.
    ///
    /// # Errors
    /// A text that is no position of the game, or does not say whose move it is.
    pub fn at(fen: &str) -> Result<Self, QueryError> {
        let position = match fen.trim() {
            "" => Position::start(),
            fen => position_of(Field::Fen, fen, false)?,
        };
        Ok(Self::new(position))
    }

    /// Counts a game that was played through: each position of its main line with the move played from
    /// it, `None` at the end.
    pub fn count(
        &mut self,
        line: impl IntoIterator<Item = (Position<V>, Option<Move<V>>)>,
        outcome: Outcome,
    ) {
        let mut played = Vec::new();
        let mut stands = false;
        for (position, mv) in line {
            if position == self.position {
                stands = true;
                played.extend(mv.filter(|mv| !played.contains(mv)));
            }
        }
        self.count_moves(stands, &played, outcome);
    }

    fn count_moves(&mut self, stands: bool, played: &[Move<V>], outcome: Outcome) {
        if !stands {
            return;
        }
        self.score.count(outcome);
        for &mv in played {
            let known = self.moves.iter().position(|(known, _)| *known == mv);
            let at = known.unwrap_or_else(|| {
                self.moves.push((mv, Score::default()));
                self.moves.len() - 1
            });
            self.moves[at].1.count(outcome);
        }
    }

    /// Puts the moves in their order, when all games are counted.
    pub fn sort(&mut self) {
        let position = self.position;
        let key = |(mv, score): &(Move<V>, Score)| {
            (std::cmp::Reverse(score.games), position.move_text(*mv))
        };
        self.moves.sort_by_cached_key(key);
    }
}

impl Library {
    /// What was played from a position in these games; also in those that came to it by other moves.
    ///
    /// ```
    /// use damier_library::{GameId, Library};
    /// use damier_rules::{International, Position};
    ///
    /// let mut library = Library::new();
    /// library.add(0, "1. 32-28 2-0\n\n1. 33-28 1-1\n\n1. 32-28 0-2", &[]);
    /// let ids = [0, 1, 2].map(|ordinal| GameId { chunk: 0, ordinal });
    /// let start = Position::<International>::start();
    /// let opening = library.opening(&ids, start);
    /// assert_eq!(opening.score.games, 3);
    /// let moves = opening.moves.iter().map(|&(mv, score)| (start.move_text(mv), score.games));
    /// assert_eq!(moves.collect::<Vec<_>>(), [("32-28".to_owned(), 2), ("33-28".to_owned(), 1)]);
    /// ```
    #[must_use]
    pub fn opening<V: Variant>(&self, ids: &[GameId], position: Position<V>) -> Opening<V> {
        let here = Keyed::from(position);
        let children = position
            .legal_moves()
            .into_iter()
            .map(|mv| (here.after(mv).key(), mv))
            .collect();
        let mut opening = Opening::new(position);
        let records = ids.iter().filter_map(|&id| self.record(id));
        for record in records.filter(|record| record.rules.map(Rules::name) == Some(V::NAME)) {
            let (stands, played) = played::<V>(record, here.key(), &children);
            opening.count_moves(stands, &played, record.outcome);
        }
        opening.sort();
        opening
    }
}

/// Whether a position stands in a game, and the moves that were played from it.
fn played<V: Variant>(
    record: &Record,
    here: u64,
    children: &HashMap<u64, Move<V>>,
) -> (bool, Vec<Move<V>>) {
    let mut played = Vec::new();
    let mut stands = false;
    for (at, _) in record
        .keys
        .iter()
        .enumerate()
        .filter(|(_, key)| **key == here)
    {
        stands = true;
        let next = record.keys.get(at + 1).and_then(|key| children.get(key));
        played.extend(next.filter(|mv| !played.contains(*mv)));
    }
    (stands, played)
}
