//! Finds combinations in training games: moves that give something, and gain more.

use std::collections::HashSet;
use std::ops::ControlFlow;

use damier_engine::{Engine, Info, Limits, NoClock};
use damier_rules::{Color, Game, Move, Position, Variant};

use crate::games::Record;

/// With fewer pieces there is often more than one way to win, and the endgame tables are near.
const FEWEST_PIECES: u32 = 14;
/// How far a player sees who looks only a little ahead, in plies.
const SHORT_SIGHT: u32 = 3;
/// What a combination gains over what is seen at short sight, in hundredths of a man, at least.
const GAIN: i32 = 90;
/// How much better it is than any other move, at least.
const ALONE: i32 = 60;
/// Positions looked at to see whether there may be a combination, ...
const HINT_NODES: u64 = 10_000;
/// ... to find it ...
const FINDING_NODES: u64 = 100_000;
/// ... and to make sure of it.
const PROVING_NODES: u64 = 3_000_000;
/// A gain of the players' own short searches that makes a position worth a look.
const HINT: i16 = 60;

/// A combination.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combination<V: Variant> {
    /// The position before it.
    pub position: Position<V>,
    /// Its first move.
    pub mv: Move<V>,
    /// What it gains over what is seen at short sight, in hundredths of a man; a forced win counts
    /// as 300 men.
    pub gain: i32,
}

/// Finds combinations, at most one in a game and none twice.
#[derive(Debug)]
pub struct Finder<V: Variant> {
    engine: Engine<V>,
    seen: HashSet<Position<V>>,
}

impl<V: Variant> Finder<V> {
    /// A finder with an engine that has a table of 64 MiB.
    #[must_use]
    pub fn new() -> Self {
        Self {
            engine: Engine::new(64),
            seen: HashSet::new(),
        }
    }

    /// The first combination of a game that was in no game before, if there is one.
    pub fn first_in(&mut self, record: &Record<V>) -> Option<Combination<V>> {
        let mut position = record.start;
        for (ply, &(mv, score)) in record.plies.iter().enumerate() {
            let opening = usize::from(record.opening_plies) + 2;
            let before = ply.checked_sub(2).map(|at| record.plies[at].1.0);
            let gains = |before| score.0.saturating_sub(before) >= HINT;
            if ply >= opening
                && pieces(&position) >= FEWEST_PIECES
                && before.is_some_and(gains)
                && self.seen.insert(position)
                && let Some(combination) = look(&mut self.engine, &position)
            {
                return Some(combination);
            }
            position = position.after(mv);
        }
        None
    }
}

impl<V: Variant> Default for Finder<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V: Variant> std::fmt::Display for Combination<V> {
    /// As in a file of them: `FEN ; first move ; gain`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = self.position.move_text(self.mv);
        write!(f, "{} ; {text} ; {}", self.position.fen(), self.gain)
    }
}

fn pieces<V: Variant>(position: &Position<V>) -> u32 {
    position.pieces(Color::White).len() + position.pieces(Color::Black).len()
}

/// The combination in a position, if there is one.
fn look<V: Variant>(engine: &mut Engine<V>, position: &Position<V>) -> Option<Combination<V>> {
    let moves = position.legal_moves();
    if moves.len() < 2 {
        return None;
    }
    let short = Limits {
        depth: Some(SHORT_SIGHT),
        ..Limits::default()
    };
    let (at_first, seen, _) = best_two(engine, position, short)?;
    let hint = Limits {
        lines: 1,
        ..long(HINT_NODES)
    };
    let (_, hinted, _) = best_two(engine, position, hint)?;
    if hinted - seen < GAIN / 2 {
        return None;
    }
    let found = best_two(engine, position, long(FINDING_NODES))?;
    let (mv, ..) = found;
    let gives = position.after(mv).has_capture();
    let is_one = |(best, score, second): (Move<V>, i32, i32)| {
        best == mv && best != at_first && score - seen >= GAIN && score - second >= ALONE
    };
    if !gives || !is_one(found) {
        return None;
    }
    let proven = best_two(engine, position, long(PROVING_NODES))?;
    is_one(proven).then_some(Combination {
        position: *position,
        mv,
        gain: proven.1 - seen,
    })
}

fn long(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        lines: 2,
        ..Limits::default()
    }
}

/// The best move of a position with its score, and the score of the second.
fn best_two<V: Variant>(
    engine: &mut Engine<V>,
    position: &Position<V>,
    limits: Limits,
) -> Option<(Move<V>, i32, i32)> {
    let game = Game::from_position(*position);
    let mut second = i32::MIN / 2;
    let best = engine.search(&game, &limits, &NoClock, |info: &Info<V>| {
        if info.line == 2 {
            second = centimen(info);
        }
        ControlFlow::Continue(())
    })?;
    Some((best.mv, centimen(&best.info), second))
}

fn centimen<V: Variant>(info: &Info<V>) -> i32 {
    const WIN: i32 = 30_000;
    let score = info.score;
    score
        .centimen()
        .unwrap_or(if score.is_win() { WIN } else { -WIN })
}
