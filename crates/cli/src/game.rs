//! The four games by name, chosen once at the edge and then compiled for.

use std::fmt;

use clap::ValueEnum;
use damier_rules::{Brazilian, Checkers, International, Russian, Variant};

/// A game as `--game` names it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum GameName {
    /// International Draughts on a hundred squares, by the rules of the FMJD
    #[default]
    International,
    /// Checkers, also called English draughts, by the rules of the WCDF
    Checkers,
    /// Russian draughts, by the rules of FMJD-64
    Russian,
    /// Brazilian draughts: the international rules on 64 squares
    Brazilian,
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::International => International::NAME,
            Self::Checkers => Checkers::NAME,
            Self::Russian => Russian::NAME,
            Self::Brazilian => Brazilian::NAME,
        })
    }
}

/// The name of a game as people write it.
pub(crate) fn title<V: Variant>() -> &'static str {
    match V::NAME {
        International::NAME => "International Draughts",
        Checkers::NAME => "Checkers",
        Russian::NAME => "Russian draughts",
        Brazilian::NAME => "Brazilian draughts",
        other => other,
    }
}

/// Calls a function that is generic over the game with the game named at run time.
macro_rules! with_game {
    ($game:expr, $function:ident($($argument:expr),* $(,)?)) => {
        match $game {
            $crate::game::GameName::International => {
                $function::<damier_rules::International>($($argument),*)
            }
            $crate::game::GameName::Checkers => {
                $function::<damier_rules::Checkers>($($argument),*)
            }
            $crate::game::GameName::Russian => {
                $function::<damier_rules::Russian>($($argument),*)
            }
            $crate::game::GameName::Brazilian => {
                $function::<damier_rules::Brazilian>($($argument),*)
            }
        }
    };
}
pub(crate) use with_game;
