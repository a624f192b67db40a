//! What is searched for, as it was typed.

use damier_pdn::Rules;

use super::boards::{Boards, all_rules};
use super::{Conditions, GameWanted, Names, Outcome};
use crate::date::Days;
use crate::error::{Field, QueryError};
use crate::fold::folded;
use crate::material::Material;

/// The characters of one text of a search.
pub const MAX_TEXT_CHARS: usize = 200;

/// What is searched for, as texts; what is `None` or empty is no condition, and a game must fulfil all
/// others.
///
/// ```
/// use damier_library::Query;
///
/// let query = Query {
///     player: Some("wiersma".to_owned()),
///     material: Some("3k-1q".to_owned()),
///     ..Query::default()
/// };
/// let error = query.conditions().expect_err("there is no such piece");
/// assert_eq!(
///     error.to_string(),
///     "material \"3k-1q\", column 5: expected m for men or k for kings",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// A part of the name of either player, whatever its case and accents; so are the next four.
    pub player: Option<String>,
    /// A part of the name of who has White.
    pub white: Option<String>,
    /// A part of the name of who has Black.
    pub black: Option<String>,
    /// A part of the event.
    pub event: Option<String>,
    /// A part of the site.
    pub site: Option<String>,
    /// The first day: `2024.05.12`, `2024.05`, `2024`. A game of which only the year is known, or not
    /// even that exactly, counts if it may have been played since.
    pub from: Option<String>,
    /// The last day, in the same way; of `2024` the last.
    pub to: Option<String>,
    /// `white`, `black`, `draw` or `open` (see [`Outcome`]), or any result that says so: `2-0`, `1/2-1/2`.
    pub result: Option<String>,
    /// `international`, `checkers`, `russian`, `brazilian`, or `unknown` for all others.
    pub game: Option<String>,
    /// The pieces on the board: see [`Material::read`].
    pub material: Option<String>,
    /// The position: every piece as this FEN has it and the same side to move. A Hub text and the word
    /// `start` are positions too.
    pub fen: Option<String>,
    /// Whether in the position either side may be to move; a FEN then need not say it.
    pub either_side: bool,
    /// A part of the position: these pieces on these squares, as a FEN; whose move it is and what else
    /// stands there does not matter.
    pub contains: Option<String>,
    /// The least plies of the main line.
    pub min_plies: Option<usize>,
    /// The most plies of the main line.
    pub max_plies: Option<usize>,
}

impl Query {
    /// The conditions that the texts name.
    ///
    /// # Errors
    /// A value that is not understood, or that is longer than [`MAX_TEXT_CHARS`] (a FEN: what the rules
    /// read).
    pub fn conditions(&self) -> Result<Conditions, QueryError> {
        let game = given(self.game.as_ref()).map(read_game).transpose()?;
        let material = match given(self.material.as_ref()) {
            Some(text) => Some(Material::read(short(Field::Material, text)?)?),
            None => None,
        };
        let boards = [&self.material, &self.fen, &self.contains];
        if game == Some(GameWanted::Unknown)
            && boards
                .into_iter()
                .any(|text| given(text.as_ref()).is_some())
        {
            let message = "expected a game whose positions are known";
            return Err(QueryError::new(
                Field::Game,
                "bad-game",
                "unknown",
                1,
                message,
            ));
        }
        let bound = |field, text: &Option<String>| {
            given(text.as_ref())
                .map(|text| Days::of_bound(field, short(field, text)?))
                .transpose()
        };
        let conditions = Conditions {
            names: self.names()?,
            from: bound(Field::From, &self.from)?,
            to: bound(Field::To, &self.to)?,
            result: given(self.result.as_ref()).map(read_result).transpose()?,
            game,
            min_plies: self.min_plies.unwrap_or(0),
            max_plies: self.max_plies.unwrap_or(usize::MAX),
            boards: Boards::new(
                &rules_of(game),
                material,
                given(self.fen.as_ref()),
                self.either_side,
                given(self.contains.as_ref()),
            )?,
        };
        if conditions.min_plies > conditions.max_plies {
            let message = format!("expected at least {} plies", conditions.min_plies);
            let most = conditions.max_plies.to_string();
            return Err(QueryError::new(
                Field::MaxPlies,
                "bad-plies",
                &most,
                1,
                message,
            ));
        }
        Ok(conditions)
    }

    fn names(&self) -> Result<Names, QueryError> {
        let name = |field, text: &Option<String>| {
            given(text.as_ref())
                .map(|text| short(field, text).map(folded))
                .transpose()
        };
        Ok(Names {
            player: name(Field::Player, &self.player)?,
            white: name(Field::White, &self.white)?,
            black: name(Field::Black, &self.black)?,
            event: name(Field::Event, &self.event)?,
            site: name(Field::Site, &self.site)?,
        })
    }
}

/// A value that says something.
fn given(text: Option<&String>) -> Option<&str> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty())
}

fn short(field: Field, text: &str) -> Result<&str, QueryError> {
    if text.chars().nth(MAX_TEXT_CHARS).is_none() {
        return Ok(text);
    }
    let message = format!("expected at most {MAX_TEXT_CHARS} characters");
    Err(QueryError::new(
        field,
        "too-long",
        text,
        MAX_TEXT_CHARS + 1,
        message,
    ))
}

fn read_game(text: &str) -> Result<GameWanted, QueryError> {
    if text.eq_ignore_ascii_case("unknown") {
        return Ok(GameWanted::Unknown);
    }
    rules_named(text).map(GameWanted::Known)
}

/// The game of this name, in whatever case.
///
/// ```
/// use damier_pdn::Rules;
///
/// assert_eq!(damier_library::rules_named("Russian"), Ok(Rules::Russian));
/// assert!(damier_library::rules_named("chess").is_err());
/// ```
///
/// # Errors
/// Another name.
pub fn rules_named(text: &str) -> Result<Rules, QueryError> {
    let mut all = all_rules().into_iter();
    let known = all.find(|rules| rules.name().eq_ignore_ascii_case(text));
    known.ok_or_else(|| {
        let message =
            "expected international, checkers, russian or brazilian (or, in a search, unknown)";
        QueryError::new(Field::Game, "bad-game", text, 1, message)
    })
}

fn read_result(text: &str) -> Result<Outcome, QueryError> {
    Outcome::read(text).ok_or_else(|| {
        let message = "expected white, black, draw or open, or a result such as 2-0 or 1/2-1/2";
        QueryError::new(Field::Result, "bad-result", text, 1, message)
    })
}

/// The games in which a board may be searched for.
fn rules_of(game: Option<GameWanted>) -> Vec<Rules> {
    match game {
        None => all_rules().to_vec(),
        Some(GameWanted::Known(rules)) => vec![rules],
        Some(GameWanted::Unknown) => Vec::new(),
    }
}
