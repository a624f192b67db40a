//! The games and the levels that count for points.

/// One of the four games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameKind {
    International,
    Checkers,
    Russian,
    Brazilian,
}

impl GameKind {
    pub(crate) const ALL: [Self; 4] = [
        Self::International,
        Self::Checkers,
        Self::Russian,
        Self::Brazilian,
    ];

    /// Its number in the database, from 1.
    pub(crate) const fn number(self) -> i64 {
        self as i64 + 1
    }

    pub(crate) fn numbered(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.number() == number)
    }

    /// Its name, as the rules have it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Checkers => "checkers",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// A level that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RankedLevel {
    Easy,
    Normal,
    Expert,
}

impl RankedLevel {
    pub(crate) const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Expert];

    /// Its number among the engine's levels.
    pub(crate) const fn number(self) -> i64 {
        match self {
            Self::Easy => 2,
            Self::Normal => 4,
            Self::Expert => 6,
        }
    }

    pub(crate) fn numbered(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Expert => "expert",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Points for a win.
    pub(crate) const fn points(self) -> i64 {
        match self {
            Self::Easy => 10,
            Self::Normal => 30,
            Self::Expert => 100,
        }
    }

    /// The most instructions that checking one of its moves may take; many times what one takes, so
    /// that only a module that is broken runs out.
    pub(crate) const fn fuel(self) -> u64 {
        match self {
            Self::Easy => 500_000_000,
            Self::Normal => 1_000_000_000,
            Self::Expert => 5_000_000_000,
        }
    }
}
