//! One thread of a match, with its two engines.

use std::sync::{Mutex, MutexGuard, PoisonError};

use damier_rules::{Color, Variant};

use super::state::State;
use super::summary::Times;
use super::{MatchError, MatchSettings};
use crate::openings::{Opening, Openings};
use crate::player::{self, Player};
use crate::referee::{Played, Referee, Seat};
use crate::report::{GameReport, Heading, Side, side};
use crate::rng::Random;
use crate::spec::EngineSpec;

/// Plays pairs of games until there are no more.
pub(super) struct Crew<'a, 'o, V: Variant> {
    settings: &'a MatchSettings,
    openings: &'a Openings<V>,
    referee: &'a Referee,
    heading: &'a Heading,
    state: &'a Mutex<State<'o>>,
    /// A and B; nothing where one is to be started.
    engines: [Option<Box<dyn Player<V>>>; 2],
}

impl<'a, 'o, V: Variant> Crew<'a, 'o, V> {
    pub(super) fn new(
        settings: &'a MatchSettings,
        openings: &'a Openings<V>,
        referee: &'a Referee,
        heading: &'a Heading,
        state: &'a Mutex<State<'o>>,
    ) -> Self {
        Self {
            settings,
            openings,
            referee,
            heading,
            state,
            engines: [None, None],
        }
    }

    pub(super) fn work(mut self) {
        loop {
            // Bound here, so that the lock is not held while the games are played.
            let pair = self.state().take_pair();
            let Some(numbers) = pair else { return };
            for number in numbers {
                if let Err(error) = self.play(number) {
                    self.state().fail(error);
                    return;
                }
            }
        }
    }

    /// A thread that panics leaves the state as it was between two games.
    fn state(&self) -> MutexGuard<'a, State<'o>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn play(&mut self, number: u32) -> Result<(), MatchError> {
        let pair = (number - 1) / 2;
        let opening = self.openings.get(pair as usize);
        let seed = Random::new(self.settings.seed, u64::from(pair)).next();
        let played = self.sit_down(number, &opening, seed)?;
        if let Some((color, _)) = played.breach {
            // It is started anew for the next game.
            self.engines[side(number, color).index()] = None;
        }
        let game = self.heading.game(number, &opening.label, &played);
        let game =
            game.map_err(|fault| MatchError::Keep(std::io::Error::other(fault.to_string())))?;
        let report = GameReport::read(&game).ok_or_else(|| {
            MatchError::Keep(std::io::Error::other("it would not be read back as it is"))
        })?;
        self.state().record(&game, &report, times(number, &played));
        Ok(())
    }

    fn sit_down(
        &mut self,
        number: u32,
        opening: &Opening<V>,
        seed: u64,
    ) -> Result<Played<V>, MatchError> {
        let [a, b] = &mut self.engines;
        let [a, b] = [(a, Side::A), (b, Side::B)].map(|(engine, side)| {
            let spec = &self.settings.engines[side.index()];
            let name = &self.heading.names[side.index()];
            started(engine, spec, name).map(|player| Seat {
                player,
                limit: self.settings.limit_of(side),
            })
        });
        let (a, b) = (a?, b?);
        let seats = match side(number, Color::White) {
            Side::A => [a, b],
            Side::B => [b, a],
        };
        Ok(self.referee.play(opening.position, seats, seed))
    }
}

/// The engine, started if it does not run.
fn started<'e, V: Variant>(
    engine: &'e mut Option<Box<dyn Player<V>>>,
    spec: &EngineSpec,
    name: &str,
) -> Result<&'e mut dyn Player<V>, MatchError> {
    let player = match engine.take() {
        Some(player) => player,
        None => player::start(spec).map_err(|breach| MatchError::Start {
            engine: name.to_owned(),
            reason: breach.text,
        })?,
    };
    Ok(engine.insert(player).as_mut())
}

/// What A and B used in a game.
fn times<V: Variant>(number: u32, played: &Played<V>) -> [Times; 2] {
    let mut times = [Times::default(), Times::default()];
    let mut color = played.game.start().turn();
    for remark in &played.remarks {
        times[side(number, color).index()].push(remark.used, remark.note);
        color = !color;
    }
    times
}
