//! What games are searched for, and whether a game is one of them.

mod boards;
mod query;

use damier_pdn::{Game, Points, Rules};

pub(crate) use boards::{Boards, position_of};
pub use query::{MAX_TEXT_CHARS, Query, rules_named};

use crate::date::Days;
use crate::fold::folded;

/// How a game ended, whatever the style of its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// White has won: `2-0`, `1-0`, or any points of which White has more.
    White,
    /// Black has won.
    Black,
    /// Drawn: `1-1`, `1/2-1/2`, or any equal points.
    Draw,
    /// None of these: unfinished, not known, or lost by both.
    Open,
}

impl Outcome {
    /// What the result of a game means.
    #[must_use]
    pub fn of(points: Points) -> Self {
        match points {
            Points::White => Self::White,
            Points::Black => Self::Black,
            Points::Draw => Self::Draw,
            Points::BothLose | Points::Unknown => Self::Open,
        }
    }

    /// The name: `white`, `black`, `draw` or `open`. The names do not change.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Draw => "draw",
            Self::Open => "open",
        }
    }

    /// The outcome of this name, or that a result of any style means.
    fn read(text: &str) -> Option<Self> {
        let all = [Self::White, Self::Black, Self::Draw, Self::Open];
        let name = text.to_lowercase();
        let named = all.into_iter().find(|outcome| outcome.name() == name);
        named.or_else(|| Points::is_result(text).then(|| Self::of(Points::read(text))))
    }
}

/// Which game it must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameWanted {
    Known(Rules),
    /// One that Damier does not play, or that fits none.
    Unknown,
}

/// Parts of names, folded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Names {
    pub(crate) player: Option<String>,
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    pub(crate) event: Option<String>,
    pub(crate) site: Option<String>,
}

/// What games are searched for; made from a [`Query`].
#[derive(Clone, PartialEq, Debug)]
pub struct Conditions {
    pub(crate) names: Names,
    pub(crate) from: Option<Days>,
    pub(crate) to: Option<Days>,
    pub(crate) result: Option<Outcome>,
    pub(crate) game: Option<GameWanted>,
    pub(crate) min_plies: usize,
    pub(crate) max_plies: usize,
    pub(crate) boards: Boards,
}

/// A game that fulfils the conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match {
    /// The first ply of the main line after which the position stands on the board, 0 at the start;
    /// `None` if none was asked for.
    pub ply: Option<usize>,
}

impl Conditions {
    /// Whether a game fulfils all conditions, and where the position is that was asked for. The moves
    /// are played only if the rest is fulfilled.
    ///
    /// ```
    /// use damier_library::{Match, Query};
    /// use damier_pdn::Reader;
    ///
    /// let query = Query {
    ///     player: Some("MUNOZ".to_owned()),
    ///     contains: Some("W28:B23".to_owned()),
    ///     ..Query::default()
    /// };
    /// let conditions = query.conditions()?;
    /// let file = "[White \"Muñoz\"] 1. 32-28 19-23 2. 28x19 14x23 1-1";
    /// let game = Reader::new(file.as_bytes()).next().expect("a game")?;
    /// assert_eq!(conditions.matches(&game), Some(Match { ply: Some(2) }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn matches(&self, game: &Game) -> Option<Match> {
        let plies = || (self.min_plies..=self.max_plies).contains(&game.plies());
        if !(self.has_names(game) && self.has_date(game) && self.has_result(game) && plies()) {
            return None;
        }
        if self.game.is_none() && self.boards.ask_nothing() {
            return Some(Match { ply: None });
        }
        let rules = game.rules();
        if !self.is_game(rules) {
            return None;
        }
        if self.boards.ask_nothing() {
            return Some(Match { ply: None });
        }
        let rules = rules.filter(|rules| self.boards.may_be_in(*rules))?;
        let ply = self.boards.find(rules, game)?;
        Some(Match { ply: Some(ply) })
    }

    fn has_names(&self, game: &Game) -> bool {
        let has = |wanted: &Option<String>, tags: &[&str]| {
            wanted.as_ref().is_none_or(|wanted| {
                let mut values = tags.iter().filter_map(|tag| game.tag(tag));
                values.any(|value| folded(value).contains(wanted))
            })
        };
        let names = &self.names;
        has(&names.player, &["White", "Black"])
            && has(&names.white, &["White"])
            && has(&names.black, &["Black"])
            && has(&names.event, &["Event"])
            && has(&names.site, &["Site"])
    }

    fn has_date(&self, game: &Game) -> bool {
        let is_any = self.from.is_none() && self.to.is_none();
        is_any || self.is_in_time(game.tag("Date").and_then(Days::of_tag))
    }

    pub(crate) fn is_in_time(&self, days: Option<Days>) -> bool {
        let is_any = self.from.is_none() && self.to.is_none();
        is_any || days.is_some_and(|days| days.meet(self.from, self.to))
    }

    fn has_result(&self, game: &Game) -> bool {
        let is_it = |wanted| Outcome::of(game.points()) == wanted;
        self.result.is_none_or(is_it)
    }

    pub(crate) fn is_game(&self, rules: Option<Rules>) -> bool {
        match self.game {
            None => true,
            Some(GameWanted::Known(wanted)) => rules == Some(wanted),
            Some(GameWanted::Unknown) => rules.is_none(),
        }
    }
}
