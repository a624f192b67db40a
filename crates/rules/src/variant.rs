//! The games, each a set of constants that the generator is compiled for.

use core::fmt::Debug;
use core::hash::Hash;

use crate::draw::{DrawRules, profiles};
use crate::{Board8, Board10, Color, Geometry};

/// How squares are named in the texts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SquareNames {
    /// By number: `32-28`.
    Numeric,
    /// By file and rank: `c3-d4`.
    Algebraic,
}

/// How results are written in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ResultStyle {
    /// `2-0`, `1-1`, `0-2`.
    Points,
    /// `1-0`, `1/2-1/2`, `0-1`.
    Halves,
}

/// A game: the set of traits in which one form of draughts differs from another.
///
/// The four games of Damier are [`International`], [`Checkers`], [`Russian`] and [`Brazilian`]. The
/// constants are read at compile time, so each game gets a generator of its own and none pays for
/// another. Any game whose differences the constants can express can be defined outside this crate:
///
/// ```
/// use damier_rules::*;
///
/// /// Draughts as played in Canada: the international rules on twelve by twelve.
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
/// struct Board12;
/// impl Geometry for Board12 {
///     type Word = u128;
///     const SIZE: u32 = 12;
///     const ALL: u128 = board_bits(12);
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
/// struct Canadian;
/// impl Variant for Canadian {
///     type Geometry = Board12;
///     const NAME: &str = "canadian";
///     const PDN_GAME_TYPE: u8 = 27;
///     const ROWS_OF_MEN: u32 = 5;
///     fn profiles() -> &'static [DrawRules] {
///         International::profiles()
///     }
/// }
///
/// assert_eq!(Position::<Canadian>::start().perft(4), 10_053);
/// ```
pub trait Variant: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The board it is played on.
    type Geometry: Geometry;
    /// Its name in lower case, as on a command line.
    const NAME: &'static str;
    /// Its number in the `GameType` tag of PDN 3.0.
    const PDN_GAME_TYPE: u8;
    /// Rows of men each side begins with.
    const ROWS_OF_MEN: u32;
    /// The side that moves first.
    const FIRST: Color = Color::White;
    /// Whether men capture backwards too.
    const MEN_CAPTURE_BACKWARDS: bool = true;
    /// Whether kings move and capture over any distance; otherwise one step, in all directions.
    const FLYING_KINGS: bool = true;
    /// Whether the capture of the most pieces is compulsory; otherwise the choice is free, but each
    /// capture must be carried through.
    const MAJORITY: bool = true;
    /// Whether a man that reaches the far row in the middle of a capture goes on as a king;
    /// otherwise only a man that ends its move there is crowned.
    const CROWNS_IN_PASSING: bool = false;
    /// How the texts of this game name squares.
    const SQUARE_NAMES: SquareNames = SquareNames::Numeric;
    /// The sign between the squares of a capture.
    const CAPTURE_SIGN: char = 'x';
    /// How results are written.
    const RESULT_STYLE: ResultStyle = ResultStyle::Points;

    /// The rule profiles of this game, the default first.
    #[must_use]
    fn profiles() -> &'static [DrawRules];
}

/// International Draughts, ten by ten, by the rules of the FMJD (Annex 1, 2015).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct International;

impl Variant for International {
    type Geometry = Board10;
    const NAME: &'static str = "international";
    const PDN_GAME_TYPE: u8 = 20;
    const ROWS_OF_MEN: u32 = 4;

    fn profiles() -> &'static [DrawRules] {
        &[
            profiles::FMJD,
            profiles::SIMPLE_25,
            profiles::CAPTURE_25,
            profiles::MAIN_ROAD_5,
        ]
    }
}

/// Checkers, also called English draughts, by the rules of the WCDF. Black moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Checkers;

impl Variant for Checkers {
    type Geometry = Board8;
    const NAME: &'static str = "checkers";
    const PDN_GAME_TYPE: u8 = 21;
    const ROWS_OF_MEN: u32 = 3;
    const FIRST: Color = Color::Black;
    const MEN_CAPTURE_BACKWARDS: bool = false;
    const FLYING_KINGS: bool = false;
    const MAJORITY: bool = false;
    const RESULT_STYLE: ResultStyle = ResultStyle::Halves;

    fn profiles() -> &'static [DrawRules] {
        &[profiles::WCDF, profiles::ACF_50]
    }
}

/// Russian draughts, by the rules of FMJD-64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Russian;

impl Variant for Russian {
    type Geometry = Board8;
    const NAME: &'static str = "russian";
    const PDN_GAME_TYPE: u8 = 25;
    const ROWS_OF_MEN: u32 = 3;
    const MAJORITY: bool = false;
    const CROWNS_IN_PASSING: bool = true;
    const SQUARE_NAMES: SquareNames = SquareNames::Algebraic;
    const CAPTURE_SIGN: char = ':';
    const RESULT_STYLE: ResultStyle = ResultStyle::Halves;

    fn profiles() -> &'static [DrawRules] {
        &[profiles::FMJD_64]
    }
}

/// Brazilian draughts: the international rules on eight by eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Brazilian;

impl Variant for Brazilian {
    type Geometry = Board8;
    const NAME: &'static str = "brazilian";
    const PDN_GAME_TYPE: u8 = 26;
    const ROWS_OF_MEN: u32 = 3;
    const SQUARE_NAMES: SquareNames = SquareNames::Algebraic;
    const RESULT_STYLE: ResultStyle = ResultStyle::Halves;

    fn profiles() -> &'static [DrawRules] {
        &[profiles::FMJD_64, profiles::BRAZILIAN_20]
    }
}
