//! Which game it is, where the tags do not say.

use damier_rules::{Board8, DrawRules, Russian, Variant};

use super::numbering::Numbering;
use super::start::position_tag;
use super::walk::{Walk, Walked};
use super::walk_through;
use crate::by_rules;
use crate::game::Game;
use crate::item::{Entry, Kind};
use crate::kind::{GameType, Rules};
use crate::problem::{Fault, Problem};
use crate::text::excerpt;

/// The game found, how its squares are numbered, and what a walk through it gave.
#[derive(Clone, Debug)]
pub(super) struct Detected {
    /// `None` if it is none of the games that are checked.
    pub(super) rules: Option<Rules>,
    pub(super) numbering: Numbering,
    pub(super) walked: Walked,
}

impl Detected {
    fn other(problem: Option<Problem>) -> Self {
        let walked = Walked {
            problems: problem.into_iter().collect(),
            ..Walked::default()
        };
        Self {
            rules: None,
            numbering: Numbering::STANDARD,
            walked,
        }
    }
}

/// Finds out by which rules a game goes, and walks through it by them.
pub(super) fn detect(game: &Game, with_variations: bool) -> Detected {
    let trial = Trial {
        game,
        with_variations,
    };
    if let Some(declared) = GameType::declared(game) {
        return trial.declared(declared);
    }
    let mut found = trial.guess();
    found.walked.problems.extend(unknown_type(game));
    found
}

/// The numbering alone: only a tag that declares another than the usual one makes it worth a walk.
pub(super) fn numbering(game: &Game) -> Numbering {
    let corner = GameType::declared(game).and_then(GameType::corner);
    match corner.map(Numbering::of_corner) {
        Some(numbering) if !numbering.is_standard() => detect(game, false).numbering,
        _ => Numbering::STANDARD,
    }
}

/// A `GameType` tag that is not understood. Nothing and a question mark say that it is not known.
fn unknown_type(game: &Game) -> Option<Problem> {
    let value = game.tag("GameType").map(str::trim)?;
    let says_something = !matches!(value, "" | "?");
    says_something.then(|| {
        let place = game.tag_place("GameType").unwrap_or_default();
        Problem::new(place, Fault::UnknownGameType(excerpt(value)))
    })
}

#[derive(Clone, Copy)]
struct Trial<'g> {
    game: &'g Game,
    with_variations: bool,
}

impl Trial<'_> {
    fn by(self, rules: Rules, numbering: Numbering) -> Detected {
        let walk = Walk {
            numbering,
            with_variations: self.with_variations,
        };
        let walked = by_rules!(rules, walk_through(walk, self.game));
        Detected {
            rules: Some(rules),
            numbering,
            walked,
        }
    }

    /// The numbering of the tag is believed only where the moves do not fit the usual one: kurnik
    /// declares another than it uses.
    fn declared(self, declared: GameType) -> Detected {
        let Some(rules) = declared.rules() else {
            return Detected::other(None);
        };
        let usual = self.by(rules, Numbering::STANDARD);
        let numbering = declared
            .corner()
            .map_or(Numbering::STANDARD, Numbering::of_corner);
        if usual.walked.is_whole() || numbering.is_standard() {
            return usual;
        }
        let turned = self.by(rules, numbering);
        if turned.walked.is_whole() {
            turned
        } else {
            usual
        }
    }

    fn guess(self) -> Detected {
        let squares = Squares::of(self.game);
        let candidates: &[Rules] = match squares {
            // A board of twelve by twelve, unless the game begins like one on ten by ten.
            Squares {
                largest: 51..,
                first: Some((31..=35, _)),
                ..
            } if !self.has_position() => {
                return self.international();
            }
            Squares { largest: 51.., .. } => return Detected::other(None),
            Squares {
                algebraic: true, ..
            } => return self.fields(),
            Squares { largest: 33.., .. } => return self.international(),
            // A first man of White or, by mistake, of Black in International Draughts; no other game
            // begins from there.
            Squares {
                first: Some((16..=20 | 31..=32, _)),
                ..
            } if !self.has_position() => {
                return self.international();
            }
            Squares {
                first: Some((9..=12, 13..=16)),
                ..
            } if !self.has_position() => &[Rules::Checkers],
            Squares {
                has_moves: false,
                largest: 0,
                ..
            } => &[Rules::International],
            // A position on the squares of the small board, numbered: a Checkers problem.
            Squares {
                has_moves: false, ..
            } => &[Rules::Checkers, Rules::International],
            _ => &[
                Rules::International,
                Rules::Checkers,
                Rules::Russian,
                Rules::Brazilian,
            ],
        };
        self.first_that_fits(candidates, squares.has_moves)
    }

    fn has_position(self) -> bool {
        position_tag(self.game).is_some()
    }

    /// The first game in which every move is legal, else the one in which most are.
    fn first_that_fits(self, candidates: &[Rules], has_moves: bool) -> Detected {
        let mut best: Option<Detected> = None;
        for &rules in candidates {
            let found = self.by(rules, Numbering::STANDARD);
            if found.walked.is_exact() {
                return found;
            }
            if best.as_ref().is_none_or(|best| reach(&found) > reach(best)) {
                best = Some(found);
            }
        }
        let Some(best) = best else {
            return Detected::other(None);
        };
        let is_certain = best.walked.is_whole() || candidates.len() == 1 || !has_moves;
        if is_certain || self.has_position() && !self.is_unplayed(&best) {
            best
        } else {
            unknown_game(best.walked)
        }
    }

    /// Whether a game that fits no game played here fits another one.
    fn is_unplayed(self, best: &Detected) -> bool {
        self.is_relative_of_russian()
            || best.rules == Some(Rules::International) && self.is_frisian(best)
    }

    fn is_relative_of_russian(self) -> bool {
        let walk = Walk {
            numbering: Numbering::STANDARD,
            with_variations: false,
        };
        walk_through::<Czech>(walk, self.game).is_exact()
            || walk_through::<Pool>(walk, self.game).is_exact()
    }

    /// Russian or Brazilian, unless it fits a relative of theirs that is not played here.
    fn fields(self) -> Detected {
        let russian = self.by(Rules::Russian, Numbering::STANDARD);
        if russian.walked.is_exact() {
            return russian;
        }
        let brazilian = self.by(Rules::Brazilian, Numbering::STANDARD);
        if brazilian.walked.is_exact() {
            return brazilian;
        }
        let best = if reach(&brazilian) > reach(&russian) {
            brazilian
        } else {
            russian
        };
        if self.is_relative_of_russian() {
            unknown_game(best.walked)
        } else {
            best
        }
    }

    /// International Draughts, unless a capture along a row or column tells that it is Frisian.
    fn international(self) -> Detected {
        let found = self.by(Rules::International, Numbering::STANDARD);
        if self.is_frisian(&found) {
            unknown_game(found.walked)
        } else {
            found
        }
    }

    /// Whether the first illegal move is a capture along a row or column.
    fn is_frisian(self, found: &Detected) -> bool {
        let stop = found.walked.stop_at;
        let refused = stop.and_then(|at| self.game.entries()[at].plain);
        refused.is_some_and(|plain| {
            plain.is_capture && plain.from != plain.to && is_orthogonal(plain.from, plain.to)
        })
    }
}

/// How well a game fits: whether its start is possible, then how many moves are legal.
fn reach(found: &Detected) -> (bool, usize) {
    let stop = found.walked.stop.as_ref();
    let is_possible = !stop.is_some_and(|stop| matches!(stop.fault, Fault::BadPosition { .. }));
    (is_possible, found.walked.plies)
}

/// Czech draughts, but for the king's right to capture first: enough to tell that a game is not
/// Russian.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Czech;

impl Variant for Czech {
    type Geometry = Board8;
    const NAME: &'static str = "czech";
    const PDN_GAME_TYPE: u8 = 29;
    const ROWS_OF_MEN: u32 = 3;
    const MEN_CAPTURE_BACKWARDS: bool = false;
    const MAJORITY: bool = false;

    fn profiles() -> &'static [DrawRules] {
        Russian::profiles()
    }
}

/// Pool checkers, which some federations write with fields: Russian, but a man is crowned only where
/// it stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pool;

impl Variant for Pool {
    type Geometry = Board8;
    const NAME: &'static str = "pool";
    const PDN_GAME_TYPE: u8 = 23;
    const ROWS_OF_MEN: u32 = 3;
    const MAJORITY: bool = false;

    fn profiles() -> &'static [DrawRules] {
        Russian::profiles()
    }
}

/// A game that fits none of the candidates: where the one that goes furthest leaves it.
fn unknown_game(walked: Walked) -> Detected {
    let problem = walked.stop.map(|stop| match stop.fault {
        Fault::IllegalMove { ply, text, .. } => {
            Problem::new(stop.place, Fault::UnknownGame { ply, text })
        }
        _ => stop,
    });
    Detected::other(problem)
}

/// What the squares of a game's main line and start position tell.
#[derive(Default)]
struct Squares {
    algebraic: bool,
    largest: u16,
    /// The squares of the first move, if it has two and they are numbers.
    first: Option<(u8, u8)>,
    has_moves: bool,
}

impl Squares {
    fn of(game: &Game) -> Self {
        let mut squares = Self::default();
        let mut depth = 0_usize;
        for entry in game.entries() {
            match entry.kind {
                Kind::Start => depth += 1,
                Kind::End => depth = depth.saturating_sub(1),
                Kind::Move if depth == 0 => squares.see_move(game, entry),
                _ => {}
            }
        }
        if let Some(position) = game.tag("FEN") {
            // The clock fields behind the pieces are no squares.
            let end = position.find(":H").or_else(|| position.find(":F"));
            let pieces = &position[..end.unwrap_or(position.len())];
            squares.see_text(pieces);
        }
        squares
    }

    fn see_move(&mut self, game: &Game, entry: &Entry) {
        if !game.is_known(entry) {
            return;
        }
        let plain = entry.plain.filter(|plain| !plain.is_algebraic);
        if !std::mem::replace(&mut self.has_moves, true) {
            self.first = plain.map(|plain| (plain.from, plain.to));
        }
        match plain {
            Some(plain) => self.see(plain.from.max(plain.to).into()),
            None => self.see_text(game.span(entry.span)),
        }
    }

    fn see(&mut self, number: u16) {
        self.largest = self.largest.max(number);
    }

    fn see_text(&mut self, text: &str) {
        let is_wide = |pair: &[u8]| matches!(pair, [b'i' | b'j', b'1'..=b'9']);
        if text.as_bytes().windows(2).any(is_wide) {
            return self.see(u16::MAX);
        }
        let is_field = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        if text.as_bytes().windows(2).any(is_field) {
            self.algebraic = true;
            return;
        }
        let numbers = text.split(|c: char| !c.is_ascii_digit());
        for number in numbers.filter_map(|digits| digits.parse().ok()) {
            self.see(number);
        }
    }
}

/// Whether two squares of the large board lie in one row or one column.
fn is_orthogonal(from: u8, to: u8) -> bool {
    let row = |square: u8| square.saturating_sub(1) / 5;
    let column = |square: u8| square.saturating_sub(1) % 5 * 2 + (row(square) + 1) % 2;
    row(from) == row(to) || column(from) == column(to)
}
