//! Taking moves back.

use damier_rules::Color;

use super::{Action, Phase, Session, SessionError};
use crate::dxp::{BackAnswer, Message};

impl Session {
    /// Asks to go back to where a side made the move with this number, 1 for the first.
    ///
    /// Until the answer comes, [`Session::play`] is refused: the other side might have gone back
    /// already when our move arrives.
    ///
    /// # Errors
    /// When no game is played, an answer is awaited already, or there was no such move.
    pub fn ask_back(&mut self, number: u16, turn: Color) -> Result<Vec<Action>, SessionError> {
        if !matches!(self.phase, Phase::Playing) {
            return Err(SessionError::NotOurTurn);
        }
        if self.asked_back.is_some() {
            return Err(SessionError::AskedBack);
        }
        let target = self.ply_of(number, turn);
        self.asked_back = Some(target.ok_or(SessionError::NoSuchMove { number })?);
        let cancel = self.is_our_turn().then_some(Action::Cancel);
        let request = Action::Send(Message::BackRequest { number, turn });
        Ok(cancel.into_iter().chain([request]).collect())
    }

    /// The plies played before a side's move with this number, if it came so far.
    fn ply_of(&self, number: u16, turn: Color) -> Option<usize> {
        let is_black = |color: Color| usize::from(color == Color::Black);
        let pairs = usize::from(number).checked_sub(1)?;
        // Where Black moved first, White has no first move of its own before it.
        let ply = (2 * pairs + is_black(turn)).checked_sub(is_black(self.game.start().turn()))?;
        (ply <= self.game.plies()).then_some(ply)
    }

    pub(super) fn take_back_request(&mut self, number: u16, turn: Color) -> Vec<Action> {
        let answer = |answer| Action::Send(Message::BackAnswer(answer));
        if !self.settings.takes_back {
            return vec![answer(BackAnswer::Unsupported)];
        }
        let is_playing = matches!(self.phase, Phase::Playing);
        let Some(target) = self.ply_of(number, turn).filter(|_| is_playing) else {
            let reason = format!("there is no move {number} of {turn} to go back to");
            return vec![answer(BackAnswer::Refused), Action::Odd(reason)];
        };
        let cancel = self.is_our_turn().then_some(Action::Cancel);
        let mut actions: Vec<Action> = cancel.into_iter().collect();
        actions.push(answer(BackAnswer::Accepted));
        actions.extend(self.go_back(target));
        actions
    }

    pub(super) fn take_back_answer(&mut self, answer: BackAnswer) -> Vec<Action> {
        let Some(target) = self.asked_back.take() else {
            let reason = "an answer about taking back came that nobody had asked for";
            return vec![Action::Odd(reason.to_owned())];
        };
        if answer == BackAnswer::Accepted {
            return self.go_back(target);
        }
        let mut actions = vec![Action::NotTakenBack(answer)];
        actions.extend(self.next());
        actions
    }

    fn go_back(&mut self, target: usize) -> Vec<Action> {
        while self.game.plies() > target && self.game.undo().is_some() {}
        let mut actions = vec![Action::TakenBack(self.game.plies())];
        actions.extend(self.next());
        actions
    }
}
