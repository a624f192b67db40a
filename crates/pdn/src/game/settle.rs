//! What is decided about a game once all of it is read.

use super::Game;
use crate::item::{Entry, Kind};
use crate::place::Place;
use crate::tokens;

impl Game {
    /// Takes away a result that is the last item of a variation left open: it was the game's.
    pub(crate) fn take_last_result(&mut self) {
        if let Some(&Entry {
            kind: Kind::Result,
            span,
            place,
            ..
        }) = self.entries.last()
        {
            self.entries.pop();
            self.result = (self.span(span) != "*").then_some((span, place));
        }
    }

    /// The result and where it stands.
    pub(crate) fn result_and_place(&self) -> Option<(&str, Place)> {
        self.result.map(|(span, place)| (self.span(span), place))
    }

    /// This game with other texts for the moves at some indices, in ascending order.
    pub(crate) fn with_moves(&self, texts: &[(usize, String)]) -> Self {
        let mut game = self.clone();
        for (at, text) in texts {
            if let (Some(plain), Ok(span)) = (tokens::single_move(text), game.keep(text)) {
                let entry = &mut game.entries[*at];
                entry.plain = plain;
                entry.span = span;
            }
        }
        game
    }

    /// The index of the main line's last move, if only comments follow it.
    pub(crate) fn last_move(&self) -> Option<usize> {
        let is_comment = |entry: &Entry| matches!(entry.kind, Kind::Comment | Kind::CommentLine);
        let at = self.entries.iter().rposition(|entry| !is_comment(entry))?;
        (self.entries[at].kind == Kind::Move).then_some(at)
    }

    /// Makes the move at this index the game's result.
    pub(crate) fn move_is_result(&mut self, at: usize) {
        let entry = self.entries.remove(at);
        self.result = Some((entry.span, entry.place));
        self.has_move = self.entries.iter().any(|entry| entry.kind == Kind::Move);
        self.first_number = self.first_number.filter(|_| self.has_move);
    }
}
