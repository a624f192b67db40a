//! Where games of self-play begin.

use std::ops::ControlFlow;

use damier_engine::{Engine, Limits, NoClock};
use damier_rules::{Color, Game, Geometry, Kind, Piece, Position, Setup, Square, Variant};
use rand_core::{Rng, SeedableRng};
use rand_xorshift::XorShiftRng;

/// Chooses between things, the same way for the same seed.
#[derive(Clone, Debug)]
pub struct Lot(XorShiftRng);

impl Lot {
    /// The lot of one game of a run.
    #[must_use]
    pub fn new(seed: u64, number: u32) -> Self {
        Self(XorShiftRng::seed_from_u64(
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(number),
        ))
    }

    /// A number below `end`, which is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        let number = self.0.next_u64() >> 16;
        usize::try_from(number % end.max(1) as u64).unwrap_or_default()
    }
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Opening<V: Variant> {
    /// The game, with the random plies played.
    pub game: Game<V>,
    /// How many there are.
    pub plies: u8,
}

/// The least and the most random plies of an opening.
const PLIES: (usize, usize) = (6, 12);
/// One game in so many begins with few pieces.
const ENDING_EVERY: usize = 10;
/// The most by which one side may be ahead in an opening, in hundredths of a man ...
const MOST_AHEAD: i32 = 100;
/// ... and in an ending.
const MOST_AHEAD_IN_ENDING: i32 = 350;
/// Nodes to find out who is ahead.
const NODES: u64 = 2_000;

/// Draws lots until an opening is found that either side may win.
pub fn draw<V: Variant>(lot: &mut Lot, engine: &mut Engine<V>) -> Opening<V> {
    loop {
        let is_ending = lot.below(ENDING_EVERY) == 0;
        let (found, most) = if is_ending {
            (few_pieces(lot), MOST_AHEAD_IN_ENDING)
        } else {
            (random_plies(lot), MOST_AHEAD)
        };
        let Some(opening) = found else { continue };
        if opening.game.position().has_capture() {
            continue;
        }
        let limits = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let best = engine.search(&opening.game, &limits, &NoClock, |_| {
            ControlFlow::Continue(())
        });
        let score = best.and_then(|best| best.info.score.centimen());
        if score.is_some_and(|score| score.abs() < most) {
            return opening;
        }
    }
}

fn random_plies<V: Variant>(lot: &mut Lot) -> Option<Opening<V>> {
    let mut game = Game::new();
    let plies = PLIES.0 + lot.below(PLIES.1 - PLIES.0 + 1);
    for _ in 0..plies {
        let moves = crate::games::in_order(game.position());
        let mv = *moves.get(lot.below(moves.len()))?;
        game.play(mv).ok()?;
    }
    let plies = u8::try_from(plies).ok()?;
    game.end().is_none().then_some(Opening { game, plies })
}

/// Kings and men on random squares, one to seven on each side.
fn few_pieces<V: Variant>(lot: &mut Lot) -> Option<Opening<V>> {
    let mut squares: Vec<Square> = (1..=V::Geometry::SQUARES).filter_map(Square::new).collect();
    let mut pieces = Vec::new();
    let most = 1 + lot.below(6);
    for color in [Color::White, Color::Black] {
        // Both sides about as many: what is far from even is not played.
        let count = (most + lot.below(3)).saturating_sub(1).max(1);
        for _ in 0..count {
            let square = squares.swap_remove(lot.below(squares.len()));
            let far = match color {
                Color::White => 1,
                Color::Black => u8::try_from(V::Geometry::SIZE).ok()?,
            };
            let is_king = lot.below(3) == 0 || V::Geometry::row(square) == far;
            let kind = if is_king { Kind::King } else { Kind::Man };
            pieces.push((square, Piece { color, kind }));
        }
    }
    let turn = if lot.below(2) == 0 {
        Color::White
    } else {
        Color::Black
    };
    let setup = Setup {
        turn: Some(turn),
        pieces,
        halfmove_clock: None,
        fullmove_number: None,
    };
    let position: Position<V> = setup.position().ok()?;
    if !position.has_move() {
        return None;
    }
    Some(Opening {
        game: Game::from_position(position),
        plies: 0,
    })
}
