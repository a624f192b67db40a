//! Where a game starts.

use damier_rules::{Color, Geometry, Position, Setup, Square, Variant, read_fen};

use super::numbering::Numbering;
use crate::game::Game;
use crate::item::Kind;
use crate::kind::GameType;
use crate::place::Place;
use crate::problem::{Fault, Problem};
use crate::text::excerpt;

/// The position a game starts with, and what its FEN tag says beside it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start<V: Variant> {
    pub(crate) position: Position<V>,
    pub(crate) halfmove_clock: Option<u16>,
    pub(crate) fullmove_number: Option<u16>,
}

/// Where a game starts: at its FEN, or as every game of its kind. `Err(None)` if nobody says whose
/// move it is and there is no move to tell.
pub(crate) fn start<V: Variant>(
    game: &Game,
    numbering: Numbering,
) -> Result<Start<V>, Option<Problem>> {
    let Some(text) = position_tag(game) else {
        return Ok(usual_start(game, numbering));
    };
    let place = game.tag_place("FEN").unwrap_or_default();
    read_position::<V>(text, numbering)
        .and_then(|setup| {
            let turn = setup
                .turn
                .or_else(|| first_mover::<V>(game, &setup, numbering));
            if turn.is_none() && game.moves().next().is_none() {
                // Nobody needs to know whose move it is; everything else must be right.
                let setup = Setup {
                    turn: Some(V::FIRST),
                    ..setup
                };
                setup.position::<V>().map_err(|errors| errors.to_string())?;
                return Ok(None);
            }
            let setup = Setup { turn, ..setup };
            let position = setup.position().map_err(|errors| errors.to_string())?;
            Ok(Some(Start {
                position,
                halfmove_clock: setup.halfmove_clock,
                fullmove_number: setup.fullmove_number,
            }))
        })
        .map_err(|reason| Some(bad_position(place, text, &reason)))?
        .ok_or(None)
}

/// The position of the FEN tag, if there is one.
pub(super) fn position_tag(game: &Game) -> Option<&str> {
    game.tag("FEN").filter(|text| !text.trim().is_empty())
}

/// The start position of the game, with the side to move that the `GameType` tag declares. Like the
/// numbering, it is not believed where the first move is by a piece of the side that usually begins.
fn usual_start<V: Variant>(game: &Game, numbering: Numbering) -> Start<V> {
    let usual = Start {
        position: Position::start(),
        halfmove_clock: None,
        fullmove_number: None,
    };
    let is_this = |declared: &GameType| declared.number() == u16::from(V::PDN_GAME_TYPE);
    let Some(declared) = GameType::declared(game).filter(is_this) else {
        return usual;
    };
    if declared.black_begins() == (V::FIRST == Color::Black) {
        return usual;
    }
    let setup = Setup::from(&usual.position);
    if first_mover::<V>(game, &setup, numbering) == Some(V::FIRST) {
        return usual;
    }
    let setup = Setup {
        turn: Some(!V::FIRST),
        ..setup
    };
    let position = setup.position().unwrap_or(usual.position);
    Start { position, ..usual }
}

pub(super) fn bad_position(place: Place, text: &str, reason: &str) -> Problem {
    let reason = reason.replace('\n', "; ");
    Problem::new(
        place,
        Fault::BadPosition {
            text: excerpt(text),
            reason,
        },
    )
}

pub(super) fn read_position<V: Variant>(text: &str, numbering: Numbering) -> Result<Setup, String> {
    let text = numbering.renumber(text, V::Geometry::SIZE);
    read_fen::<V>(&text).map_err(|errors| errors.to_string())
}

/// The side that owns the piece of the first move.
fn first_mover<V: Variant>(game: &Game, setup: &Setup, numbering: Numbering) -> Option<Color> {
    let first = game
        .entries()
        .iter()
        .find(|entry| entry.kind == Kind::Move)?;
    let plain = first.plain?;
    let from = if plain.is_algebraic {
        plain.from
    } else {
        numbering.square(plain.from, V::Geometry::SIZE)?
    };
    let owner = |(square, _): &&(Square, _)| square.number() == from;
    setup
        .pieces
        .iter()
        .find(owner)
        .map(|(_, piece)| piece.color)
}
