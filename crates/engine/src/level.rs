//! The named strengths of the computer.

use damier_rules::{Brazilian, Checkers, Russian, Variant};

use crate::path::mix;
use crate::{Endgames, Limits};

/// A strength that a player chooses, limited by what it looks at and never by time, so that it is
/// equally strong on every device.
///
/// There are eight, numbered from 1. The second, fourth and sixth have names; the last two think
/// longer, and are for practice.
///
/// ```
/// use damier_engine::Level;
/// use damier_rules::Russian;
///
/// assert_eq!(Level::named("expert"), Some(Level::Expert));
/// assert_eq!(Level::named("6"), Some(Level::Expert));
/// let nodes = |level: Level| level.limits::<Russian>(1).nodes;
/// assert!(nodes(Level::Expert) > nodes(Level::Normal));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Level 1: sees little, and often overlooks what the other side can take.
    First,
    /// Level 2: sees one exchange ahead, overvalues a won man, and sometimes overlooks a threat.
    Easy,
    /// Level 3: sees short combinations.
    Third,
    /// Level 4: looks some moves ahead, and punishes blunders.
    Normal,
    /// Level 5: between Normal and Expert.
    Fifth,
    /// Level 6: looks far ahead, and hunts combinations.
    Expert,
    /// Level 7: thinks for longer.
    Seventh,
    /// Level 8: thinks for seconds.
    Eighth,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Easy,
        Self::Third,
        Self::Normal,
        Self::Fifth,
        Self::Expert,
        Self::Seventh,
        Self::Eighth,
    ];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in lower case, as on a command line: a word or its number.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "1",
            Self::Easy => "easy",
            Self::Third => "3",
            Self::Normal => "normal",
            Self::Fifth => "5",
            Self::Expert => "expert",
            Self::Seventh => "7",
            Self::Eighth => "8",
        }
    }

    /// The level with this name or number.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name || level.number().to_string() == name)
    }

    /// What it looks at for one move in game `V`. The seed of a game decides between moves that seem
    /// equally good to it, and how good a day it has.
    #[must_use]
    pub fn limits<V: Variant>(self, seed: u64) -> Limits {
        let recipe = self.recipe(V::NAME);
        Limits {
            depth: recipe.depth,
            nodes: recipe.nodes.map(|nodes| nodes << recipe.day(seed)),
            looseness_centimen: recipe.looseness_centimen,
            coarseness_percent: recipe.coarseness_percent,
            overlooks_one_in: recipe.overlooks_one_in,
            endgames: if self < Self::Fifth {
                Endgames::Unknown
            } else {
                Endgames::Outcomes
            },
            seed,
            ..Limits::default()
        }
    }

    /// The mebibytes of memory that it searches with, everywhere: with more or less it might play other moves.
    #[must_use]
    pub const fn hash_mib(self) -> usize {
        match self {
            Self::Seventh => 4,
            Self::Eighth => 16,
            _ => 1,
        }
    }

    fn recipe(self, game: &str) -> Recipe {
        let recipes = match game {
            Checkers::NAME => &CHECKERS,
            Russian::NAME => &RUSSIAN,
            Brazilian::NAME => &BRAZILIAN,
            _ => &INTERNATIONAL,
        };
        recipes[usize::from(self.number() - 1)]
    }
}

/// What makes a level as strong as it is.
#[derive(Clone, Copy, Debug)]
struct Recipe {
    depth: Option<u32>,
    /// Positions looked at on the worst day.
    nodes: Option<u64>,
    /// How often they are doubled on the best day. Between two levels lies so much that one which
    /// always played alike would lose every game to the next, or win every game against the last.
    doublings: u64,
    looseness_centimen: u16,
    coarseness_percent: u8,
    overlooks_one_in: u8,
}

impl Recipe {
    /// How often the positions are doubled in the game with this seed.
    const fn day(&self, seed: u64) -> u64 {
        const SALT: u64 = 0x6461_7973;
        mix(seed ^ SALT) % (self.doublings + 1)
    }
}

/// A level that looks at everything within so many plies, with the flaws given.
const fn plies(depth: u32, looseness: u16, coarseness: u8, overlooks: u8) -> Recipe {
    Recipe {
        depth: Some(depth),
        nodes: None,
        doublings: 0,
        looseness_centimen: looseness,
        coarseness_percent: coarseness,
        overlooks_one_in: overlooks,
    }
}

/// A level without flaws that looks at so many positions.
const fn nodes(nodes: u64, looseness: u16) -> Recipe {
    days(nodes, 0, looseness)
}

/// A level that looks at so many positions on its worst day, doubled up to so often on others.
const fn days(nodes: u64, doublings: u64, looseness: u16) -> Recipe {
    Recipe {
        depth: None,
        nodes: Some(nodes),
        doublings,
        looseness_centimen: looseness,
        coarseness_percent: 0,
        overlooks_one_in: 0,
    }
}

const INTERNATIONAL: [Recipe; 8] = [
    plies(1, 40, 80, 3),
    plies(1, 50, 60, 4),
    days(12, 5, 16),
    days(14, 11, 10),
    days(2_000, 4, 4),
    nodes(100_000, 2),
    nodes(1_000_000, 1),
    nodes(10_000_000, 0),
];

const CHECKERS: [Recipe; 8] = named(SHARPER_EASY, days(24, 10, 8), EXPERT);

const RUSSIAN: [Recipe; 8] = named(EASY, days(20, 10, 10), EXPERT);

/// Many games are drawn here: Expert has to look farther to win enough of them.
const BRAZILIAN: [Recipe; 8] = named(SHARPER_EASY, days(40, 8, 10), nodes(200_000, 2));

const EASY: Recipe = INTERNATIONAL[Level::Easy as usize];
/// In International and in Russian it would beat a player who looks one move ahead too often.
const SHARPER_EASY: Recipe = plies(1, 50, 60, 5);
const EXPERT: Recipe = INTERNATIONAL[Level::Expert as usize];

/// The levels of a game on 64 squares, with the three that have names.
const fn named(easy: Recipe, normal: Recipe, expert: Recipe) -> [Recipe; 8] {
    let mut recipes = INTERNATIONAL;
    recipes[Level::Easy as usize] = easy;
    recipes[Level::Normal as usize] = normal;
    recipes[Level::Expert as usize] = expert;
    recipes
}
