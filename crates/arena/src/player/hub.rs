//! A program that speaks Hub, version 2.

use std::time::{Duration, Instant};

use damier_protocol::hub::{
    Controller, ControllerError, Event, Info, Level, Mode, PositionText, ToEngine,
};
use damier_rules::{Game, International, Kind, Position, Variant};

use super::process::Process;
use super::{Allowance, Answer, Breach, BreachKind, Note, Player, Reply, Setting, Turn};
use crate::spec::Hub;

pub(super) struct HubEngine {
    process: Process,
    controller: Controller,
}

/// How long an engine may take to load what it needs: large tables take a while.
pub(super) const START: Duration = Duration::from_mins(2);

impl HubEngine {
    pub(super) fn start<V: Variant>(spec: &Hub) -> Result<Self, Breach> {
        let mut settings = spec.parameters.clone();
        let names_variant = settings.iter().any(|(name, _)| name == "variant");
        if V::NAME != International::NAME && !names_variant {
            settings.push(("variant".to_owned(), V::NAME.to_owned()));
        }
        let mut engine = Self {
            process: Process::start(&spec.program, None)?,
            controller: Controller::new(settings),
        };
        engine.send(&engine.controller.begin())?;
        let deadline = Instant::now() + START;
        while !engine.controller.is_ready() {
            engine.receive(deadline)?;
        }
        Ok(engine)
    }

    fn send(&mut self, command: &ToEngine) -> Result<(), Breach> {
        self.process.send(&command.to_string())
    }

    /// What the next line brings about; lines that the protocol answers are answered here.
    fn receive(&mut self, deadline: Instant) -> Result<(Instant, Vec<Event>), Breach> {
        let (moment, line) = self.process.receive(deadline)?;
        let protocol = |text: String| Breach::new(BreachKind::Protocol, text);
        let events = self.controller.line(&line);
        let events = events.map_err(|error| match error {
            ControllerError::Line(_) => protocol(format!("{error}, in {line:?}")),
            error => protocol(error.to_string()),
        })?;
        for event in &events {
            match event {
                Event::Send(command) => self.send(command)?,
                Event::Complaint(text) => return Err(protocol(format!("it says: {text}"))),
                _ => {}
            }
        }
        Ok((moment, events))
    }
}

impl<V: Variant> Player<V> for HubEngine {
    fn begin(&mut self, _setting: &Setting<'_, V>) -> Result<(), Breach> {
        self.send(&ToEngine::NewGame)
    }

    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach> {
        let (position, moves) = since_last_irreversible(turn.game);
        let position = PositionText {
            position: Some(position),
            moves,
        };
        self.process.forget_lines();
        let began = Instant::now();
        let lines = self
            .controller
            .search(position, level(turn.allowance), Mode::Think);
        for line in &lines {
            self.send(line)?;
        }
        let mut note = Note::default();
        loop {
            let (moment, events) = self.receive(turn.deadline)?;
            for event in events {
                match event {
                    Event::Info(info) => add(&mut note, &info),
                    Event::Done { mv, .. } => {
                        return Ok(Answer {
                            reply: reply(turn.game.position(), &mv.unwrap_or_default()),
                            used: moment.saturating_duration_since(began),
                            note,
                        });
                    }
                    _ => {}
                }
            }
        }
    }
}

impl Drop for HubEngine {
    fn drop(&mut self) {
        // If it has ended already, nobody has to be told.
        let _ = self.send(&ToEngine::Quit);
    }
}

/// The last position from which there is no way back, and the moves since: all that repetitions need.
pub(super) fn since_last_irreversible<V: Variant>(game: &Game<V>) -> (String, Vec<String>) {
    let moves: Vec<_> = game.moves().collect();
    let is_final = |index: &usize| {
        let mv = moves[*index];
        mv.is_capture() || mv.kind() == Kind::Man
    };
    let first = (0..moves.len())
        .rev()
        .find(is_final)
        .map_or(0, |index| index + 1);
    let mut positions = game.positions().skip(first).map(|keyed| *keyed.position());
    let base = positions.next().unwrap_or(*game.position());
    let texts = std::iter::once(base).chain(positions).zip(&moves[first..]);
    let texts = texts.map(|(position, mv)| position.hub_move(*mv));
    (base.hub(), texts.collect())
}

/// The move that an engine names, with or without the captured pieces.
pub(super) fn reply<V: Variant>(position: &Position<V>, text: &str) -> Reply<V> {
    if let Ok(mv) = position.read_hub_move(text) {
        return Reply::Move(mv);
    }
    let ends: Vec<Option<u8>> = text.split('x').map(|part| part.parse().ok()).collect();
    if let [Some(from), Some(to)] = ends[..] {
        let moves = position.legal_moves();
        let is_meant = |mv: &&damier_rules::Move<V>| {
            mv.is_capture() && (mv.from().number(), mv.to().number()) == (from, to)
        };
        let mut meant = moves.iter().filter(is_meant);
        if let (Some(&mv), None) = (meant.next(), meant.next()) {
            return Reply::Move(mv);
        }
    }
    Reply::Illegal(text.chars().take(80).collect())
}

fn level(allowance: Allowance) -> Level {
    let mut level = Level::default();
    match allowance {
        Allowance::Own => {}
        Allowance::Time(time) => level.move_time = Some(time),
        Allowance::Nodes(nodes) => level.nodes = Some(nodes),
        Allowance::Depth(depth) => level.depth = Some(depth),
        Allowance::Clock(clock) => {
            level.moves = clock.moves;
            // Some engines take no time at all for no limit.
            level.time = Some(clock.left.max(Duration::from_millis(1)));
            level.inc = Some(clock.increment()).filter(|increment| !increment.is_zero());
        }
    }
    level
}

fn add(note: &mut Note, info: &Info) {
    note.score = info.score.filter(|score| score.is_finite()).or(note.score);
    note.depth = info.depth.or(note.depth);
    note.nodes = info.nodes.or(note.nodes);
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::International;

    #[test]
    fn the_position_sent_is_the_last_that_cannot_come_again() {
        let position = Position::<International>::from_fen("W:WK47,30:BK5").expect("a position");
        let mut game = Game::from_position(position);
        assert_eq!(since_last_irreversible(&game), (position.hub(), Vec::new()));
        for text in ["30-25", "5-10", "47-33"] {
            game.play_text(text).expect(text);
        }
        let (base, moves) = since_last_irreversible(&game);
        let after_the_man = position.after(position.read_move("30-25").expect("legal"));
        assert_eq!(base, after_the_man.hub());
        assert_eq!(moves, ["5-10", "47-33"]);
    }

    #[test]
    fn a_capture_may_be_named_by_its_ends_if_that_is_enough() {
        let position = Position::<International>::from_fen("W:W28:B23").expect("a position");
        assert!(matches!(reply(&position, "28x19"), Reply::Move(_)));
        assert!(matches!(reply(&position, "28x19x23"), Reply::Move(_)));
        assert!(matches!(reply(&position, "28x19x22"), Reply::Illegal(_)));
        assert!(matches!(reply(&position, "28-19"), Reply::Illegal(_)));
        assert!(matches!(reply(&position, ""), Reply::Illegal(_)));
        let fen = "W:WK47:B14,19,29,31,42";
        let position = Position::<International>::from_fen(fen).expect("a position");
        let both: Vec<_> = position
            .legal_moves()
            .iter()
            .map(|mv| (mv.from(), mv.to()))
            .collect();
        assert_eq!(both[0], both[1]);
        let ends = format!("{}x{}", both[0].0, both[0].1);
        assert!(matches!(reply(&position, &ends), Reply::Illegal(_)));
    }
}
