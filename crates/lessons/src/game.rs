//! The game that a lesson is about, chosen when it is read.

use damier_rules::{Brazilian, Checkers, International, Russian, Variant};

/// One of the four games, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameName {
    /// International Draughts.
    International,
    /// Checkers.
    Checkers,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts.
    Brazilian,
}

/// What is done with a game once it is known which.
pub(crate) trait ForGame {
    type Output;
    fn run<V: Variant>(self) -> Self::Output;
}

impl GameName {
    /// Every game.
    pub const ALL: [Self; 4] = [
        Self::International,
        Self::Checkers,
        Self::Russian,
        Self::Brazilian,
    ];

    /// The game with this name, as on a command line.
    ///
    /// ```
    /// use damier_lessons::GameName;
    /// assert_eq!(GameName::named("russian").map(GameName::name), Some("russian"));
    /// ```
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == text)
    }

    /// Its name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::International => International::NAME,
            Self::Checkers => Checkers::NAME,
            Self::Russian => Russian::NAME,
            Self::Brazilian => Brazilian::NAME,
        }
    }

    pub(crate) fn run<F: ForGame>(self, deed: F) -> F::Output {
        match self {
            Self::International => deed.run::<International>(),
            Self::Checkers => deed.run::<Checkers>(),
            Self::Russian => deed.run::<Russian>(),
            Self::Brazilian => deed.run::<Brazilian>(),
        }
    }
}
