//! One game between two players, ended by the rules.

use std::time::{Duration, Instant};

use damier_rules::{Color, Game, Move, Outcome, Position, Variant};

use crate::adjudication::Adjudication;
use crate::endgames::tables_verdict;
use crate::limit::{Limit, RunningClock};
use crate::player::{Allowance, Answer, Breach, BreachKind, Note, Player, Reply, Setting, Turn};

/// What the referee forgives, and what not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Referee {
    /// How much longer than allowed a move may take, with a clock and with a fixed time.
    pub(crate) margin: Margin,
    /// The longest wait for a move that no time limits; by default some seconds over the limit.
    pub(crate) hang: Option<Duration>,
    pub(crate) adjudication: Adjudication,
}

/// How much longer than allowed a move may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margin {
    pub(crate) clock: Duration,
    pub(crate) move_time: Duration,
}

/// One of the two sides of a game.
pub(crate) struct Seat<'a, V: Variant> {
    pub(crate) player: &'a mut dyn Player<V>,
    pub(crate) limit: Option<Limit>,
}

/// A game that is over.
pub(crate) struct Played<V: Variant> {
    pub(crate) game: Game<V>,
    pub(crate) outcome: Outcome,
    /// The code of what ended it.
    pub(crate) ending: &'static str,
    /// Who broke a rule of the match, and how. The outcome says so too, unless it came afterwards.
    pub(crate) breach: Option<(Color, Breach)>,
    pub(crate) remarks: Vec<Remark>,
}

/// What belongs to a move beside the move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Remark {
    pub(crate) note: Note,
    pub(crate) used: Duration,
}

impl Referee {
    /// Longer than any search that one thinks of as a move of a long match.
    const WAIT: Duration = Duration::from_mins(2);
    /// What is waited beyond a time limit before an engine is given up.
    const GRACE: Duration = Duration::from_secs(10);

    /// Has the players, White first, play a game from a position.
    pub(crate) fn play<'a, V: Variant>(
        &'a self,
        start: Position<V>,
        seats: [Seat<'a, V>; 2],
        seed: u64,
    ) -> Played<V> {
        let clocks = [&seats[0], &seats[1]].map(|seat| match seat.limit {
            Some(Limit::Clock(clock)) => Some(RunningClock::new(clock)),
            _ => None,
        });
        let mut sitting = Sitting {
            referee: self,
            game: Game::from_position(start),
            seats,
            clocks,
            remarks: Vec::new(),
            scores: Vec::new(),
        };
        let (outcome, ending, mut breach) = match sitting.run(seed) {
            Ok((outcome, ending)) => (outcome, ending, None),
            Err((loser, breach)) => {
                let ending = breach.kind.code();
                (Outcome::Win(!loser), ending, Some((loser, breach)))
            }
        };
        sitting.tell_the_end(outcome, &mut breach);
        Played {
            game: sitting.game,
            outcome,
            ending,
            breach,
            remarks: sitting.remarks,
        }
    }

    fn wait(&self, limit: Option<Limit>, clock: Option<&RunningClock>) -> Duration {
        match (clock, limit, self.hang) {
            (Some(clock), _, _) => clock.available() + self.margin.clock + Self::GRACE,
            (None, _, Some(hang)) => hang,
            (None, Some(Limit::MoveTime(time)), None) => time * 10 + Self::GRACE,
            (None, _, None) => Self::WAIT,
        }
    }
}

/// A game that is being played.
struct Sitting<'a, V: Variant> {
    referee: &'a Referee,
    game: Game<V>,
    seats: [Seat<'a, V>; 2],
    clocks: [Option<RunningClock>; 2],
    remarks: Vec<Remark>,
    /// In men from White's view, ply by ply.
    scores: Vec<Option<f64>>,
}

/// Where a side sits: White first.
fn seat(color: Color) -> usize {
    usize::from(color == Color::Black)
}

type End = (Outcome, &'static str);

impl<V: Variant> Sitting<'_, V> {
    /// Plays to the end; or to where a side breaks a rule of the match.
    fn run(&mut self, seed: u64) -> Result<End, (Color, Breach)> {
        for color in [Color::White, Color::Black] {
            let player = &mut self.seats[seat(color)];
            let setting = Setting {
                game: &self.game,
                color,
                limit: player.limit,
                seed,
            };
            let begun = player.player.begin(&setting);
            begun.map_err(|breach| (color, breach))?;
        }
        loop {
            if let Some(end) = self.verdict() {
                return Ok(end);
            }
            let before = *self.game.position();
            let color = before.turn();
            let reply = self.ask(color);
            match reply.map_err(|breach| (color, self.placed(breach)))? {
                None => return Ok((Outcome::Win(!color), "resignation")),
                Some((mv, used)) if self.verdict().is_none() => {
                    let heard = self.seats[seat(!color)]
                        .player
                        .opponent_moves(&before, mv, used);
                    heard.map_err(|breach| (!color, self.placed(breach)))?;
                }
                Some(_) => {}
            }
        }
    }

    fn verdict(&self) -> Option<End> {
        match self.game.end() {
            Some(end) => Some((end.outcome, end.reason.code())),
            None => self.adjudicated(),
        }
    }

    fn adjudicated(&self) -> Option<End> {
        let rules = &self.referee.adjudication;
        let known = rules.tables.then(|| tables_verdict(&self.game)).flatten();
        let known = known.map(|outcome| (outcome, "adjudicated-tables"));
        known.or_else(|| rules.verdict(&self.scores))
    }

    /// Gets a move of a side and plays it; nothing if it resigns.
    fn ask(&mut self, color: Color) -> Result<Option<(Move<V>, Duration)>, Breach> {
        let answer = self.think(color)?;
        let mv = match answer.reply {
            Reply::Resigns => return Ok(None),
            Reply::Illegal(text) => {
                let fen = self.game.position().fen();
                let text = format!("{text:?} is no legal move in {fen}");
                return Err(Breach::new(BreachKind::Illegal, text));
            }
            Reply::Move(mv) => mv,
        };
        let text = self.game.position().move_text(mv);
        self.check_time(color, &text, answer.used)?;
        self.game.play(mv).map_err(|error| {
            let fen = self.game.position().fen();
            Breach::new(BreachKind::Illegal, format!("{text} in {fen}: {error}"))
        })?;
        let view = |score: f64| match color {
            Color::White => score,
            Color::Black => -score,
        };
        let note = Note {
            score: answer.note.score.map(view),
            ..answer.note
        };
        self.scores.push(note.score);
        self.remarks.push(Remark {
            note,
            used: answer.used,
        });
        Ok(Some((mv, answer.used)))
    }

    fn think(&mut self, color: Color) -> Result<Answer<V>, Breach> {
        let clock = self.clocks[seat(color)];
        let asked = &mut self.seats[seat(color)];
        let allowance = match (asked.limit, clock) {
            (_, Some(clock)) => Allowance::Clock(clock),
            (Some(Limit::MoveTime(time)), _) => Allowance::Time(time),
            (Some(Limit::Nodes(nodes)), _) => Allowance::Nodes(nodes),
            (Some(Limit::Depth(depth)), _) => Allowance::Depth(depth),
            (Some(Limit::Clock(_)) | None, None) => Allowance::Own,
        };
        let wait = self.referee.wait(asked.limit, clock.as_ref());
        asked.player.think(&Turn {
            game: &self.game,
            allowance,
            deadline: Instant::now() + wait,
        })
    }

    fn check_time(&mut self, color: Color, text: &str, used: Duration) -> Result<(), Breach> {
        let limit = self.seats[seat(color)].limit;
        let margin = self.referee.margin;
        let took = format!("{text} took {:.3} s", used.as_secs_f64());
        if let Some(clock) = &mut self.clocks[seat(color)] {
            return clock.spend(used, margin.clock).map_err(|over| {
                let over = over.as_secs_f64();
                let text = format!("{took}, {over:.3} s more than was left");
                Breach::new(BreachKind::Overrun, text)
            });
        }
        match limit {
            Some(Limit::MoveTime(time)) if used > time + margin.move_time => {
                let text = format!("{took}, expected {} s", time.as_secs_f64());
                Err(Breach::new(BreachKind::Overrun, text))
            }
            _ if used > self.referee.wait(limit, None) => Err(Breach::new(BreachKind::Hang, took)),
            _ => Ok(()),
        }
    }

    /// A breach with the place in the game where it came.
    fn placed(&self, mut breach: Breach) -> Breach {
        let ply = self.game.plies() + 1;
        let mut before = self.game.clone();
        let place = match before.undo() {
            Some(mv) => format!("(ply {ply}, after {})", before.position().move_text(mv)),
            None => format!("(ply {ply})"),
        };
        breach.text = format!("{} {place}", breach.text);
        breach
    }

    /// Tells both players how the game ended, but not one that has failed already.
    fn tell_the_end(&mut self, outcome: Outcome, breach: &mut Option<(Color, Breach)>) {
        for color in [Color::White, Color::Black] {
            if breach.as_ref().is_some_and(|(guilty, _)| *guilty == color) {
                continue;
            }
            let told = self.seats[seat(color)].player.finish(color, outcome);
            if let (Err(mut failure), None) = (told, breach.as_ref()) {
                failure.text += " (after the end of the game)";
                *breach = Some((color, failure));
            }
        }
    }
}

#[cfg(test)]
mod tests;
