//! What a library knows of a game.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use damier_pdn::{Game, Item, Rules, by_rules};
use damier_rules::{Keyed, Variant};

use crate::conditions::Outcome;
use crate::fold::folded;
use crate::material::Material;
use crate::names::{NameId, Names};

/// A game of a library: its text, and what searches look at.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) white: NameId,
    pub(crate) black: NameId,
    pub(crate) event: NameId,
    pub(crate) site: NameId,
    pub(crate) round: NameId,
    pub(crate) date: NameId,
    /// The result as the game writes it.
    pub(crate) result: NameId,
    pub(crate) outcome: Outcome,
    pub(crate) rules: Option<Rules>,
    pub(crate) plies: u32,
    /// Whether its main line is not played to its end by the rules.
    pub(crate) has_problem: bool,
    pub(crate) has_comment: bool,
    /// The key of every position of the main line, with the start.
    pub(crate) keys: Box<[u64]>,
    /// The codes of the material that stands in the main line, one after another.
    pub(crate) materials: Box<[u32]>,
    pub(crate) twin: u128,
    pub(crate) text: Box<str>,
}

impl Record {
    pub(crate) fn new(names: &mut Names, game: &Game) -> Self {
        let rules = game.rules();
        let mut line = Line::default();
        if let Some(rules) = rules {
            by_rules!(rules, follow(game, &mut line));
        }
        let mut tag = |name| names.keep(game.tag(name).unwrap_or("").trim());
        let is_comment = |item| matches!(item, Item::Comment(_) | Item::CommentLine(_));
        Self {
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            date: tag("Date"),
            result: names.keep(game.result_or_tag()),
            outcome: Outcome::of(game.points()),
            rules,
            plies: u32::try_from(game.plies()).unwrap_or(u32::MAX),
            has_problem: line.has_problem || rules.is_none(),
            has_comment: game.items().any(is_comment),
            keys: line.keys.into(),
            materials: line.materials.into(),
            twin: twin(game),
            text: game.to_string().into(),
        }
    }
}

/// What the main line of a game goes through.
#[derive(Default)]
struct Line {
    keys: Vec<u64>,
    materials: Vec<u32>,
    has_problem: bool,
}

fn follow<V: Variant>(game: &Game, line: &mut Line) {
    let mut last: Option<Keyed<V>> = None;
    let end = game.follow::<V>(|position, mv| {
        let keyed = match (last, mv) {
            (Some(last), Some(mv)) => last.after(mv),
            _ => Keyed::from(*position),
        };
        line.keys.push(keyed.key());
        let changes = mv.is_none_or(|mv| mv.is_capture() || mv.promotes());
        let code = || Material::of(position).code();
        if changes && line.materials.last() != Some(&code()) {
            line.materials.push(code());
        }
        last = Some(keyed);
        ControlFlow::Continue(())
    });
    line.has_problem = end.is_err();
}

/// A number that games share which have the same players, date and result, and from the same start the same
/// moves with the same variations, marks and comments: what somebody has added to a game is not lost.
pub(crate) fn twin(game: &Game) -> u128 {
    let half = |seed: u8| {
        let mut hasher = DefaultHasher::new();
        seed.hash(&mut hasher);
        for tag in ["White", "Black", "Date", "FEN"] {
            folded(game.tag(tag).unwrap_or("")).hash(&mut hasher);
        }
        Outcome::of(game.points()).hash(&mut hasher);
        for item in game.items() {
            match item {
                Item::Move(text) => (0, text).hash(&mut hasher),
                Item::Mark(text) => (1, text).hash(&mut hasher),
                Item::Nag(number) => (2, number).hash(&mut hasher),
                Item::Comment(text) => (3, text).hash(&mut hasher),
                Item::CommentLine(text) => (4, text).hash(&mut hasher),
                Item::Setup(text) => (5, text).hash(&mut hasher),
                Item::Result(text) => (6, text).hash(&mut hasher),
                // Those that begin and end a variation, and whatever else may come.
                other => (7, other == Item::VariationStart).hash(&mut hasher),
            }
        }
        hasher.finish()
    };
    u128::from(half(0)) << 64 | u128::from(half(1))
}
