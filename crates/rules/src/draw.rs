//! Automatic draws: rule profiles as data, and the counters they need.
//!
//! All counters count plies: a limit of 25 moves of each player is 50 plies.

use crate::{Bitboard, Color, Direction, Geometry, Kind, Move, Position, Variant};

/// A counter of plies that draws the game when it reaches its limit.
///
/// The codes are stable: programs and translations rely on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Counter {
    /// FMJD 6.2: 25 moves of each side with kings only and no capture.
    TwentyFive,
    /// FMJD 6.3: 16 moves of each side with three pieces, a king among them, against a lone king.
    Sixteen,
    /// FMJD 6.4, FMJD-64 7.2.8: five moves of each side with at most two pieces, a king among them,
    /// against a lone king.
    Five,
    /// FMJD-64 7.2.7: five moves of each side with three pieces, a king among them, against a lone
    /// king that holds the main road.
    MainRoad,
    /// FMJD-64 7.2.4: 15 moves of each side with three kings or more against a lone king.
    ThreeKings,
    /// FMJD-64 7.2.5: 15 moves of each side with kings only and no capture.
    Fifteen,
    /// Brazilian Confederation: 20 moves of each side with kings only and no capture.
    Twenty,
    /// FMJD-64 7.2.6: 30 moves of each side with four or five pieces, a king on either side, and no
    /// change of material.
    Thirty,
    /// FMJD-64 7.2.6: 60 moves of each side with six or seven pieces, likewise.
    Sixty,
    /// WCDF 1.32: 40 moves of each side in which no man advanced and nothing was captured.
    Forty,
    /// American Checker Federation, older text: 50 moves of each side, likewise.
    Fifty,
}

impl Counter {
    /// A short stable name: the number of moves where there is one, as in `25`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TwentyFive => "25",
            Self::Sixteen => "16",
            Self::Five => "5",
            Self::MainRoad => "main-road",
            Self::ThreeKings => "3-kings",
            Self::Fifteen => "15",
            Self::Twenty => "20",
            Self::Thirty => "30",
            Self::Sixty => "60",
            Self::Forty => "40",
            Self::Fifty => "50",
        }
    }

    /// The stable name of a draw by this counter, as in `25-move`.
    #[must_use]
    pub const fn reason_code(self) -> &'static str {
        match self {
            Self::TwentyFive => "25-move",
            Self::Sixteen => "16-move",
            Self::Five => "5-move",
            Self::MainRoad => "main-road",
            Self::ThreeKings => "3-kings",
            Self::Fifteen => "15-move",
            Self::Twenty => "20-move",
            Self::Thirty => "30-move",
            Self::Sixty => "60-move",
            Self::Forty => "40-move",
            Self::Fifty => "50-move",
        }
    }
}

/// When a counter runs, and what sets it back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Condition {
    /// Runs from the start and counts moves of kings without capture; any other move sets it to 0.
    KingMoves,
    /// Runs from the start and counts moves without capture, of men too; a capture sets it to 0.
    NoCapture,
    /// Begins when one side has a lone king and the other so many pieces with a king among them,
    /// and then counts every move until a side has no piece: *nothing* sets it back, neither a man
    /// move, a promotion nor a capture (the reading `cumulative` of FMJD 6.3 and 6.4).
    LoneKing {
        /// The fewest pieces of the other side.
        least: u32,
        /// The most pieces of the other side.
        most: u32,
        /// Whether they must all be kings.
        kings_only: bool,
    },
    /// Runs while a lone king stands on the main road, nothing else stands there, and the other
    /// side has three pieces with a king among them; stops when that ends.
    MainRoad,
    /// Runs while both sides have a king and so many pieces stand on the board; a capture or a
    /// promotion sets it to 0.
    KingsOnBothSides {
        /// The fewest pieces on the board.
        least: u32,
        /// The most pieces on the board.
        most: u32,
    },
}

/// A draw after so many plies of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limit {
    /// The name of the counter.
    pub counter: Counter,
    /// What it counts.
    pub condition: Condition,
    /// How many plies make a draw.
    pub plies: u16,
}

/// A rule profile: which automatic draws a game knows.
///
/// ```
/// use damier_rules::{DrawRules, International, Russian};
/// assert_eq!(DrawRules::default_of::<International>().name, "fmjd");
/// assert!(DrawRules::named::<International>("simple-25").is_some());
/// assert!(DrawRules::named::<Russian>("simple-25").is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// The name of the profile, as on a command line.
    pub name: &'static str,
    /// How many times a position with the same side to move may stand before the game is drawn;
    /// `None` if repetition does not matter.
    pub repetitions: Option<u32>,
    /// The limits, in the order in which they are asked. At most [`Counters::MAX`].
    pub limits: &'static [Limit],
}

impl DrawRules {
    /// No automatic draw at all: for replaying games whatever their players did.
    pub const NONE: Self = Self {
        name: "none",
        repetitions: None,
        limits: &[],
    };

    /// The default profile of a game.
    #[must_use]
    pub fn default_of<V: Variant>() -> Self {
        V::profiles().first().copied().unwrap_or(Self::NONE)
    }

    /// The profile of a game with this name.
    #[must_use]
    pub fn named<V: Variant>(name: &str) -> Option<Self> {
        V::profiles()
            .iter()
            .find(|rules| rules.name == name)
            .copied()
    }
}

/// The rule profiles of the four games.
pub mod profiles {
    use super::{Condition, Counter, DrawRules, Limit};

    const LONE_KING_AGAINST_TWO: Limit = Limit {
        counter: Counter::Five,
        condition: Condition::LoneKing {
            least: 1,
            most: 2,
            kings_only: false,
        },
        plies: 10,
    };
    const LONE_KING_AGAINST_THREE: Limit = Limit {
        counter: Counter::Sixteen,
        condition: Condition::LoneKing {
            least: 3,
            most: 3,
            kings_only: false,
        },
        plies: 32,
    };
    const TWENTY_FIVE: Limit = Limit {
        counter: Counter::TwentyFive,
        condition: Condition::KingMoves,
        plies: 50,
    };
    const MAIN_ROAD: Limit = Limit {
        counter: Counter::MainRoad,
        condition: Condition::MainRoad,
        plies: 10,
    };
    const THREE_KINGS: Limit = Limit {
        counter: Counter::ThreeKings,
        condition: Condition::LoneKing {
            least: 3,
            most: u32::MAX,
            kings_only: true,
        },
        plies: 30,
    };
    const FIFTEEN: Limit = Limit {
        counter: Counter::Fifteen,
        condition: Condition::KingMoves,
        plies: 30,
    };
    const THIRTY: Limit = Limit {
        counter: Counter::Thirty,
        condition: Condition::KingsOnBothSides { least: 4, most: 5 },
        plies: 60,
    };
    const SIXTY: Limit = Limit {
        counter: Counter::Sixty,
        condition: Condition::KingsOnBothSides { least: 6, most: 7 },
        plies: 120,
    };

    /// International, the default: FMJD Annex 1, article 6.
    pub const FMJD: DrawRules = DrawRules {
        name: "fmjd",
        repetitions: Some(3),
        limits: &[LONE_KING_AGAINST_TWO, LONE_KING_AGAINST_THREE, TWENTY_FIVE],
    };
    /// International, casual: 25 moves of each side with kings only and no capture, nothing else.
    pub const SIMPLE_25: DrawRules = DrawRules {
        name: "simple-25",
        repetitions: None,
        limits: &[TWENTY_FIVE],
    };
    /// International, casual: 25 moves of each side without a capture, nothing else.
    pub const CAPTURE_25: DrawRules = DrawRules {
        name: "capture-25",
        repetitions: None,
        limits: &[Limit {
            counter: Counter::TwentyFive,
            condition: Condition::NoCapture,
            plies: 50,
        }],
    };
    /// International with the older custom that a lone king on the main road draws after five moves
    /// of each side.
    pub const MAIN_ROAD_5: DrawRules = DrawRules {
        name: "main-road-5",
        repetitions: Some(3),
        limits: &[
            LONE_KING_AGAINST_TWO,
            MAIN_ROAD,
            LONE_KING_AGAINST_THREE,
            TWENTY_FIVE,
        ],
    };
    /// Checkers, the default: WCDF rule 1.32.
    pub const WCDF: DrawRules = DrawRules {
        name: "wcdf",
        repetitions: Some(3),
        limits: &[Limit {
            counter: Counter::Forty,
            condition: Condition::KingMoves,
            plies: 80,
        }],
    };
    /// Checkers by the older text of the American Checker Federation.
    pub const ACF_50: DrawRules = DrawRules {
        name: "acf-50",
        repetitions: Some(3),
        limits: &[Limit {
            counter: Counter::Fifty,
            condition: Condition::KingMoves,
            plies: 100,
        }],
    };
    /// Russian and Brazilian, the default: FMJD-64 rules 7.2.3 to 7.2.8.
    pub const FMJD_64: DrawRules = DrawRules {
        name: "fmjd-64",
        repetitions: Some(3),
        limits: &[
            LONE_KING_AGAINST_TWO,
            MAIN_ROAD,
            THREE_KINGS,
            FIFTEEN,
            THIRTY,
            SIXTY,
        ],
    };
    /// Brazilian with 20 moves in place of 15, as the Brazilian Confederation counts king moves.
    pub const BRAZILIAN_20: DrawRules = DrawRules {
        name: "brazilian-20",
        repetitions: Some(3),
        limits: &[
            LONE_KING_AGAINST_TWO,
            MAIN_ROAD,
            THREE_KINGS,
            Limit {
                counter: Counter::Twenty,
                condition: Condition::KingMoves,
                plies: 40,
            },
            THIRTY,
            SIXTY,
        ],
    };
}

/// The values of all counters of a profile, for one moment of a game.
///
/// [`Game`](crate::Game) keeps them; a search keeps them for the positions it looks at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Counters([Option<u16>; Self::MAX]);

impl Counters {
    /// The most limits a profile can have.
    pub const MAX: usize = 6;

    /// The counters of a game that begins with this position.
    #[must_use]
    pub fn at_start<V: Variant>(rules: &DrawRules, position: &Position<V>) -> Self {
        let mut counters = Self::default();
        for (value, limit) in counters.0.iter_mut().zip(rules.limits) {
            *value = holds(limit.condition, position).then_some(0);
        }
        counters
    }

    /// The counters after a move led from one position to the next.
    #[must_use]
    pub fn after<V: Variant>(
        &self,
        rules: &DrawRules,
        mv: Move<V>,
        position: &Position<V>,
    ) -> Self {
        let mut counters = *self;
        let over = position.pieces(position.turn()).is_empty();
        for (value, limit) in counters.0.iter_mut().zip(rules.limits) {
            *value = match (*value, limit.condition) {
                (Some(plies), Condition::LoneKing { .. }) => {
                    (!over).then_some(plies.saturating_add(1))
                }
                (before, condition) if holds(condition, position) => match before {
                    Some(plies) if counts(condition, mv) => Some(plies.saturating_add(1)),
                    _ => Some(0),
                },
                _ => None,
            };
        }
        counters
    }

    /// The first limit that is reached, in the order of the profile.
    #[must_use]
    pub fn reached(&self, rules: &DrawRules) -> Option<Limit> {
        self.each(rules)
            .find(|&(limit, plies)| plies >= Some(limit.plies))
            .map(|(limit, _)| limit)
    }

    /// Each limit of the profile with its plies so far; `None` for a counter that has not begun.
    pub fn each<'a>(
        &'a self,
        rules: &'a DrawRules,
    ) -> impl Iterator<Item = (Limit, Option<u16>)> + 'a {
        rules.limits.iter().copied().zip(self.0)
    }

    /// Sets the counters of king moves and of moves without capture to a number of plies already
    /// played, as a text may say.
    pub(crate) fn set_clock(&mut self, rules: &DrawRules, plies: u16) {
        for (value, limit) in self.0.iter_mut().zip(rules.limits) {
            if matches!(limit.condition, Condition::KingMoves | Condition::NoCapture) {
                *value = Some(plies);
            }
        }
    }
}

/// Whether a move is counted by a condition that it does not end.
fn counts<V: Variant>(condition: Condition, mv: Move<V>) -> bool {
    match condition {
        Condition::KingMoves => mv.kind() == Kind::King && !mv.is_capture(),
        Condition::NoCapture => !mv.is_capture(),
        Condition::KingsOnBothSides { .. } => !mv.is_capture() && !mv.promotes(),
        Condition::LoneKing { .. } | Condition::MainRoad => true,
    }
}

/// Whether a counter runs in this position.
fn holds<V: Variant>(condition: Condition, position: &Position<V>) -> bool {
    match condition {
        Condition::KingMoves | Condition::NoCapture => true,
        Condition::LoneKing {
            least,
            most,
            kings_only,
        } => lone_king(position).is_some_and(|color| {
            let strong = position.pieces(!color).len();
            let men_fit = !kings_only || position.men(!color).is_empty();
            (least..=most).contains(&strong) && !position.kings(!color).is_empty() && men_fit
        }),
        Condition::MainRoad => lone_king(position).is_some_and(|color| {
            let road = main_road::<V>();
            position.pieces(!color).len() == 3
                && !position.kings(!color).is_empty()
                && (road & !position.empty()) == position.kings(color)
        }),
        Condition::KingsOnBothSides { least, most } => {
            let [white, black] = [Color::White, Color::Black];
            let pieces = position.pieces(white).len() + position.pieces(black).len();
            (least..=most).contains(&pieces)
                && !position.kings(white).is_empty()
                && !position.kings(black).is_empty()
        }
    }
}

/// The side that has nothing but one king, the side to move first if both have.
fn lone_king<V: Variant>(position: &Position<V>) -> Option<Color> {
    [position.turn(), !position.turn()]
        .into_iter()
        .find(|&color| position.men(color).is_empty() && position.kings(color).len() == 1)
}

/// The long diagonal from White's near left corner.
fn main_road<V: Variant>() -> Bitboard<V::Geometry> {
    let mut road = Bitboard::EMPTY;
    let size = V::Geometry::SIZE as u8;
    let mut next = V::Geometry::square_at(size, 1).map_or(Bitboard::EMPTY, Bitboard::single);
    while !next.is_empty() {
        road |= next;
        next = next.step(Direction::UpRight);
    }
    road
}
