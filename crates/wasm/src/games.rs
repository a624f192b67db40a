//! The choice of the game, once, at the edge.

use damier_rules::{
    Brazilian, Checkers, Geometry, International, Position, Russian, Setup, Square, SquareNames,
    Variant, read_fen, square_name,
};

use crate::error::{FenProblem, OpenError};
use crate::json::{Json, Value};
use crate::table::{Board, Table};
use crate::view::{condition, side};

/// Something that makes a game once it is known which one.
pub(crate) trait Game {
    fn open<V: Variant>(self) -> Result<Box<dyn Table>, OpenError>;
}

/// Makes the game with this name.
pub(crate) fn by_name(name: &str, opening: impl Game) -> Result<Box<dyn Table>, OpenError> {
    match name {
        International::NAME => opening.open::<International>(),
        Checkers::NAME => opening.open::<Checkers>(),
        Russian::NAME => opening.open::<Russian>(),
        Brazilian::NAME => opening.open::<Brazilian>(),
        other => Err(OpenError::UnknownGame(other.chars().take(80).collect())),
    }
}

/// A game from its usual position.
pub(crate) struct FromStart<'a> {
    pub(crate) profile: &'a str,
}

impl Game for FromStart<'_> {
    fn open<V: Variant>(self) -> Result<Box<dyn Table>, OpenError> {
        Ok(Box::new(Board::<V>::start(self.profile)?))
    }
}

/// A game from the text of a position.
pub(crate) struct FromFen<'a> {
    pub(crate) fen: &'a str,
    pub(crate) profile: &'a str,
}

impl Game for FromFen<'_> {
    fn open<V: Variant>(self) -> Result<Box<dyn Table>, OpenError> {
        let setup = read_position::<V>(self.fen).map_err(OpenError::BadFen)?;
        Ok(Box::new(Board::<V>::new(&setup, self.profile)?))
    }
}

/// A position of FEN, or of the Hub protocol.
pub(crate) fn read_position<V: Variant>(text: &str) -> Result<Setup, Vec<FenProblem>> {
    let text = text.trim();
    if let Ok(position) = Position::<V>::from_hub(text) {
        return Ok(Setup::from(&position));
    }
    // Reads again what it has checked: the setup alone knows the clock.
    Position::<V>::from_fen(text)
        .and_then(|_| read_fen::<V>(text))
        .map_err(|errors| FenProblem::all(&errors))
}

/// What is wrong in the text of a position; nothing if it is one.
pub(crate) fn check_fen(game: &str, fen: &str) -> Result<String, OpenError> {
    let problems = match game {
        International::NAME => read_position::<International>(fen).err(),
        Checkers::NAME => read_position::<Checkers>(fen).err(),
        Russian::NAME => read_position::<Russian>(fen).err(),
        Brazilian::NAME => read_position::<Brazilian>(fen).err(),
        other => return Err(OpenError::UnknownGame(other.chars().take(80).collect())),
    };
    Ok(Json::of(&problems.unwrap_or_default()))
}

/// What a text that was pasted looks like: `fen`, `pdn` or `empty`.
pub(crate) fn text_kind(text: &str) -> &'static str {
    let text = text.trim();
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (None, _) => "empty",
        (Some('W' | 'B' | 'w' | 'b' | '?'), Some(':')) => "fen",
        (Some('W' | 'B'), Some('w' | 'b' | 'W' | 'B' | 'e')) if !text.contains(' ') => "fen",
        _ => "pdn",
    }
}

/// The four games.
pub(crate) fn all() -> String {
    Json::of(&vec![
        Info::of::<International>(),
        Info::of::<Checkers>(),
        Info::of::<Russian>(),
        Info::of::<Brazilian>(),
    ])
}

/// A game as it is before anything is played.
struct Info {
    name: &'static str,
    size: u32,
    first: &'static str,
    is_algebraic: bool,
    algebraic: Vec<String>,
    rows: Vec<u8>,
    columns: Vec<u8>,
    majority: bool,
    flying_kings: bool,
    profiles: &'static [damier_rules::DrawRules],
}

impl Info {
    fn of<V: Variant>() -> Self {
        let squares = || (1..=V::Geometry::SQUARES).filter_map(Square::new);
        let is_small = V::Geometry::SIZE == 8;
        let names = squares().filter(|_| is_small);
        Self {
            name: V::NAME,
            size: V::Geometry::SIZE,
            first: side(V::FIRST),
            is_algebraic: V::SQUARE_NAMES == SquareNames::Algebraic,
            algebraic: names
                .map(|square| square_name::<V>(square, SquareNames::Algebraic))
                .collect(),
            rows: squares().map(V::Geometry::row).collect(),
            columns: squares().map(V::Geometry::column).collect(),
            majority: V::MAJORITY,
            flying_kings: V::FLYING_KINGS,
            profiles: V::profiles(),
        }
    }
}

impl Value for Info {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("name", &self.name);
        out.field("size", &self.size);
        out.field("squares", &self.rows.len());
        out.field("first", &self.first);
        let notation = if self.is_algebraic {
            "algebraic"
        } else {
            "numeric"
        };
        out.field("notation", &notation);
        out.field("algebraic", &self.algebraic);
        out.field("rows", &self.rows);
        out.field("columns", &self.columns);
        out.field("majority", &self.majority);
        out.field("flyingKings", &self.flying_kings);
        out.field("profiles", &self.profiles);
        out.close();
    }
}

impl Value for &'static [damier_rules::DrawRules] {
    fn write(&self, out: &mut Json) {
        (**self).write(out);
    }
}

impl Value for damier_rules::DrawRules {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("name", &self.name);
        out.field("repetitions", &self.repetitions);
        out.field("limits", &self.limits.to_vec());
        out.close();
    }
}

impl Value for damier_rules::Limit {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("counter", &self.counter.code());
        out.field("condition", &condition(self.condition));
        out.field("plies", &self.plies);
        out.close();
    }
}
