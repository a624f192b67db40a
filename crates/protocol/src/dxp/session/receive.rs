//! What the other side's messages bring about.

use damier_rules::Reason;

use super::{Action, EndedBy, Phase, Session};
use crate::dxp::{DecodeError, EndReason, GameAnswer, GameRequest, Message, Name, PlayedMove};

impl Session {
    /// What a message brings about, given without the NUL behind it.
    ///
    /// What is odd is overlooked and reported as [`Action::Odd`]: an unknown type, a message at the
    /// wrong time. There is always an answer to a request for a game and to a wish to take back.
    pub fn receive(&mut self, bytes: &[u8]) -> Vec<Action> {
        match Message::decode(bytes) {
            Ok(message) => self.take(message),
            Err(error) => self.not_understood(bytes, &error),
        }
    }

    fn take(&mut self, message: Message) -> Vec<Action> {
        match message {
            Message::Request(request) => self.take_request(&request),
            Message::Answer { name, answer } => self.take_answer(name, answer),
            Message::Move(played) => self.take_move(played),
            Message::End { reason, stop } => self.take_end(reason, stop),
            Message::Chat(text) => vec![Action::Heard(text)],
            Message::BackRequest { number, turn } => self.take_back_request(number, turn),
            Message::BackAnswer(answer) => self.take_back_answer(answer),
        }
    }

    fn not_understood(&mut self, bytes: &[u8], error: &DecodeError) -> Vec<Action> {
        let mut actions = vec![Action::Odd(error.to_string())];
        let answer = match error {
            DecodeError::Version { .. } => GameAnswer::WrongVersion,
            _ => GameAnswer::NotThis,
        };
        match bytes.first() {
            Some(b'R') => actions.extend([self.answer(answer), self.say(&error.to_string())]),
            Some(b'M') => actions.push(self.say(&error.to_string())),
            _ => {}
        }
        actions
    }

    fn answer(&self, answer: GameAnswer) -> Action {
        let name = self.settings.name.clone();
        Action::Send(Message::Answer { name, answer })
    }

    fn take_request(&mut self, request: &GameRequest) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Phase::Ending { over, .. } = &self.phase {
            // It did not acknowledge the end, and yet has come to it.
            actions.push(Action::Odd("a request came, expected GAMEEND".to_owned()));
            actions.push(Action::Over(*over));
            self.phase = Phase::Idle;
        }
        if !self.is_idle() {
            actions.push(Action::Odd("a request came during a game".to_owned()));
            actions.push(self.answer(GameAnswer::NotThis));
            return actions;
        }
        if !self.settings.follows {
            actions.push(self.answer(GameAnswer::Never));
            return actions;
        }
        if !request.start.position().has_move() {
            actions.push(self.answer(GameAnswer::NotThis));
            let side = request.start.position().turn();
            let reason = format!("{side} has no move in the start position");
            actions.extend([self.say(&reason), Action::Odd(reason)]);
            return actions;
        }
        actions.push(self.answer(GameAnswer::Accepted));
        actions.extend(self.begin(request, request.name.clone(), request.follower));
        actions
    }

    fn take_answer(&mut self, name: Name, answer: GameAnswer) -> Vec<Action> {
        let Phase::Requested(request) = &self.phase else {
            return vec![odd("an answer came that nobody had asked for")];
        };
        let request = request.clone();
        if answer == GameAnswer::Accepted {
            return self.begin(&request, name, !request.follower);
        }
        self.phase = Phase::Idle;
        vec![Action::Refused(answer)]
    }

    fn take_move(&mut self, played: PlayedMove) -> Vec<Action> {
        if !matches!(self.phase, Phase::Playing) {
            return vec![odd("a move came while no game was played")];
        }
        if self.is_our_turn() {
            return vec![odd("a move came while we were to move")];
        }
        let Some(mv) = played.find(self.game.position()) else {
            let text = Message::Move(played.clone()).encode();
            let text = String::from_utf8_lossy(&text).into_owned();
            let why = match self.game.position().explain(played.from, played.to) {
                Err(refusal) => refusal.to_string(),
                Ok(_) => Reason::NoSuchRoute.to_string(),
            };
            let reason = format!("{text} is not legal: {why}");
            return vec![self.say(&reason), Action::Illegal(played)];
        };
        if self.game.end().is_some() {
            // It plays on after a draw. Now that we are to move, it can be said.
            let over = self.over(EndedBy::Us, EndReason::Draw);
            self.phase = Phase::Ending { over, stop: false };
            let end = Message::End {
                reason: EndReason::Draw,
                stop: false,
            };
            return vec![
                odd("a move came after the end of the game"),
                Action::Send(end),
            ];
        }
        // It is legal and the game goes on: it cannot be refused.
        let _ = self.game.play(mv);
        let seconds = played.seconds;
        let mut actions = vec![Action::Played { mv, seconds }];
        actions.extend(self.next());
        actions
    }

    fn take_end(&mut self, reason: EndReason, stop: bool) -> Vec<Action> {
        let was_our_turn = self.is_our_turn();
        match std::mem::replace(&mut self.phase, Phase::Idle) {
            Phase::Playing => {
                let mut actions = Vec::new();
                if was_our_turn {
                    actions.push(Action::Cancel);
                    actions.push(odd("the game was ended while we were to move"));
                }
                self.asked_back = None;
                let over = self.over(EndedBy::Peer, reason);
                let acknowledgement = Message::End {
                    reason: EndReason::Unknown,
                    stop,
                };
                actions.extend([Action::Send(acknowledgement), Action::Over(over)]);
                actions.extend(stop.then_some(Action::Close));
                actions
            }
            Phase::Ending {
                over,
                stop: our_stop,
            } => {
                let mut actions = vec![Action::Over(over)];
                actions.extend((stop || our_stop).then_some(Action::Close));
                actions
            }
            other => {
                self.phase = other;
                vec![odd("the end of a game came while none was played")]
            }
        }
    }
}

fn odd(what: &str) -> Action {
    Action::Odd(what.to_owned())
}
