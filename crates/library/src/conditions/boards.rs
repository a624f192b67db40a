//! What must stand on the board.

use std::ops::ControlFlow;

use damier_pdn::{Game, Rules, by_rules};
use damier_rules::{
    Color, FenError, Keyed, Kind, MAX_FEN_CHARS, Move, Position, Setup, Variant, read_fen,
};

use crate::error::{Field, QueryError};
use crate::material::Material;

/// The games, in the order in which things are kept for each.
pub(crate) const fn all_rules() -> [Rules; 4] {
    [
        Rules::International,
        Rules::Checkers,
        Rules::Russian,
        Rules::Brazilian,
    ]
}

/// What must stand on the board, in one and the same position.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Boards {
    pub(crate) material: Option<Material>,
    either_side: bool,
    /// For each game the position and the part of one that were asked for; `None` where they are not
    /// possible in it, or it is not asked for.
    wanted: [Option<Wanted>; 4],
}

/// The position and the part of one in one game.
#[derive(Clone, PartialEq, Debug, Default)]
struct Wanted {
    position: Option<Setup>,
    part: Option<Setup>,
    /// The keys of the position, with White and with Black to move where either may be.
    keys: Vec<u64>,
}

impl Boards {
    /// Reads both texts by each of the rules; they must be possible in one game.
    pub(super) fn new(
        games: &[Rules],
        material: Option<Material>,
        fen: Option<&str>,
        either_side: bool,
        contains: Option<&str>,
    ) -> Result<Self, QueryError> {
        let mut boards = Self {
            material,
            either_side,
            ..Self::default()
        };
        let mut refused = None;
        for &rules in games {
            match by_rules!(rules, wanted_in(fen, either_side, contains)) {
                Ok(wanted) => boards.wanted[rules as usize] = Some(wanted),
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        match refused {
            Some(error) if boards.wanted.iter().all(Option::is_none) => Err(error),
            _ => Ok(boards),
        }
    }

    /// Whether nothing need be looked at on the board.
    pub(crate) fn ask_nothing(&self) -> bool {
        self.material.is_none() && !self.has_position() && !self.has_part()
    }

    /// Whether a position is asked for.
    pub(crate) fn has_position(&self) -> bool {
        let mut wanted = self.wanted.iter().flatten();
        wanted.any(|wanted| wanted.position.is_some())
    }

    /// Whether a part of a position is asked for.
    pub(crate) fn has_part(&self) -> bool {
        let mut wanted = self.wanted.iter().flatten();
        wanted.any(|wanted| wanted.part.is_some())
    }

    /// Whether there is anything to be found in a game.
    pub(crate) fn may_be_in(&self, rules: Rules) -> bool {
        self.wanted[rules as usize].is_some()
    }

    /// The keys that a position has in a game; `None` if no position is asked for.
    pub(crate) fn keys(&self, rules: Rules) -> Option<&[u64]> {
        let wanted = self.wanted[rules as usize].as_ref()?;
        wanted.position.as_ref().map(|_| &wanted.keys[..])
    }

    /// The pieces of the part of a position that is asked for.
    pub(crate) fn pieces_of_part(&self, rules: Rules) -> Option<Material> {
        let wanted = self.wanted[rules as usize].as_ref()?;
        wanted.part.as_ref().map(material_of)
    }

    /// The first ply after which the position stands on the board of a game that was read.
    pub(crate) fn find(&self, rules: Rules, game: &Game) -> Option<usize> {
        by_rules!(rules, find_in(self, rules, game))
    }
}

fn material_of(setup: &Setup) -> Material {
    let mut material = Material::default();
    for (_, piece) in &setup.pieces {
        let pieces = match piece.kind {
            Kind::Man => &mut material.men,
            Kind::King => &mut material.kings,
        };
        pieces[usize::from(piece.color == Color::Black)] += 1;
    }
    material
}

fn wanted_in<V: Variant>(
    fen: Option<&str>,
    either_side: bool,
    contains: Option<&str>,
) -> Result<Wanted, QueryError> {
    let position = fen
        .map(|fen| position_of::<V>(Field::Fen, fen, either_side))
        .transpose()?;
    let part = contains
        .map(|part| position_of::<V>(Field::Contains, part, true))
        .transpose()?;
    let turns: &[Color] = match (&position, either_side) {
        (None, _) => &[],
        (Some(_), true) => &[Color::White, Color::Black],
        (Some(position), false) => &[position.turn()],
    };
    let keys = turns.iter().filter_map(|&turn| {
        let turned = with_turn(position.as_ref()?, turn)?;
        Some(Keyed::from(turned).key())
    });
    Ok(Wanted {
        keys: keys.collect(),
        position: position.as_ref().map(Setup::from),
        part: part.as_ref().map(Setup::from),
    })
}

/// The same pieces with a side to move.
fn with_turn<V: Variant>(position: &Position<V>, turn: Color) -> Option<Position<V>> {
    const SIDES: [Color; 2] = [Color::White, Color::Black];
    let men = SIDES.map(|side| position.men(side));
    let kings = SIDES.map(|side| position.kings(side));
    Position::from_sets(men, kings, turn)
}

/// The position of a text, in which the side to move may be left open.
pub(crate) fn position_of<V: Variant>(
    field: Field,
    text: &str,
    is_turn_open: bool,
) -> Result<Position<V>, QueryError> {
    let refused =
        |column, message: String| QueryError::new(field, "bad-fen", text, column, message);
    if text.chars().nth(MAX_FEN_CHARS).is_some() {
        let message = format!("expected at most {MAX_FEN_CHARS} characters");
        return Err(refused(MAX_FEN_CHARS + 1, message));
    }
    if text == "start" {
        return Ok(Position::start());
    }
    if let Ok(position) = Position::from_hub(text) {
        return Ok(position);
    }
    // The side to move, where it may be left open, may be left out altogether.
    let first = text.split(':').next().unwrap_or_default().trim();
    let open = if is_turn_open && first.chars().nth(1).is_some() {
        "?:"
    } else {
        ""
    };
    let mut setup = read_fen::<V>(&format!("{open}{text}")).map_err(|errors| {
        let place = errors.iter().find_map(|error| match error {
            FenError::Text { column, .. } => Some(*column),
            _ => None,
        });
        // The place is told with the value, and counted without what was put before it here.
        let told = one_line(&errors);
        let own = format!("column {}: ", place.unwrap_or_default());
        let message = told.strip_prefix(&own).unwrap_or(&told).to_owned();
        let column = place.unwrap_or(1).saturating_sub(open.len());
        refused(column.max(1), message)
    })?;
    if is_turn_open {
        setup.turn = setup.turn.or(Some(V::FIRST));
    }
    setup
        .position::<V>()
        .map_err(|errors| refused(1, one_line(&errors)))
}

fn one_line(errors: &dyn std::fmt::Display) -> String {
    errors.to_string().replace('\n', "; ")
}

/// What must stand on the board, by the rules of `V`.
struct Asked<V: Variant> {
    position: Option<Position<V>>,
    part: Option<Position<V>>,
    material: Option<Material>,
    /// What there must be at least for the rest to come.
    least: Material,
    either_side: bool,
}

impl<V: Variant> Asked<V> {
    fn new(boards: &Boards, wanted: &Wanted) -> Option<Self> {
        let read = |setup: &Option<Setup>| match setup {
            Some(setup) => setup.position().map(Some).ok(),
            None => Some(None),
        };
        let position = read(&wanted.position)?;
        let part = read(&wanted.part)?;
        let exact = position.as_ref().map(Material::of).or(boards.material);
        Some(Self {
            position,
            part,
            material: boards.material,
            least: exact.unwrap_or_default(),
            either_side: boards.either_side,
        })
    }

    fn is_on(&self, board: &Position<V>) -> bool {
        const SIDES: [Color; 2] = [Color::White, Color::Black];
        let is_position = self.position.as_ref().is_none_or(|wanted| {
            let same = |side| {
                wanted.men(side) == board.men(side) && wanted.kings(side) == board.kings(side)
            };
            (self.either_side || wanted.turn() == board.turn()) && SIDES.into_iter().all(same)
        });
        is_position
            && self.part.as_ref().is_none_or(|part| {
                SIDES.into_iter().all(|side| {
                    part.men(side).without(board.men(side)).is_empty()
                        && part.kings(side).without(board.kings(side)).is_empty()
                })
            })
            && self
                .material
                .is_none_or(|wanted| Material::of(board) == wanted)
    }
}

fn find_in<V: Variant>(boards: &Boards, rules: Rules, game: &Game) -> Option<usize> {
    let asked = Asked::<V>::new(boards, boards.wanted[rules as usize].as_ref()?)?;
    let (mut ply, mut found) = (0, None);
    let _stop = game.follow::<V>(|position, mv| {
        ply += usize::from(mv.is_some());
        if found.is_some() {
            return ControlFlow::Break(());
        }
        if asked.is_on(position) {
            found = Some(ply);
            return ControlFlow::Break(());
        }
        // Only a capture makes pieces fewer, and only then may it be too late.
        let is_late =
            mv.is_none_or(Move::is_capture) && !Material::of(position).can_become(asked.least);
        if is_late {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}
