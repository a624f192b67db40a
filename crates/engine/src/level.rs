//! The named strengths of the computer.

use crate::Limits;

/// A strength that a player chooses, limited by what it looks at and never by time, so that it is
/// equally strong on every device.
///
/// ```
/// use damier_engine::Level;
/// assert_eq!(Level::named("expert"), Some(Level::Expert));
/// assert!(Level::Expert.limits(1).nodes > Level::Normal.limits(1).nodes);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Sees one move and the captures that follow from it, and is careless about small things.
    Easy,
    /// Looks some moves ahead, and punishes blunders.
    Normal,
    /// Looks far ahead, and hunts combinations.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Expert];

    /// Its name in lower case, as on a command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Expert => "expert",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What it looks at for one move. The seed decides between moves that seem equally good to it.
    #[must_use]
    pub const fn limits(self, seed: u64) -> Limits {
        let (depth, nodes, looseness_centimen) = match self {
            Self::Easy => (Some(1), None, 24),
            Self::Normal => (None, Some(4_000), 6),
            Self::Expert => (None, Some(300_000), 2),
        };
        Limits {
            depth,
            nodes,
            time: None,
            lines: 1,
            think_on_only_move: false,
            looseness_centimen,
            seed,
        }
    }
}
