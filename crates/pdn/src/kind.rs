//! Which game a file says it is.

use damier_rules::{Brazilian, Checkers, International, Russian, Variant};

use crate::game::Game;

/// A game whose moves Damier checks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rules {
    /// International Draughts.
    International,
    /// Checkers, also called English draughts.
    Checkers,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts.
    Brazilian,
}

/// Calls a function that is generic in the game with the game of some [`Rules`].
///
/// ```
/// use damier_pdn::{Rules, by_rules};
/// use damier_rules::{Position, Variant};
///
/// fn moves<V: Variant>(fen: &str) -> Option<usize> {
///     Some(Position::<V>::from_fen(fen).ok()?.legal_moves().len())
/// }
/// let count = |rules: Rules| by_rules!(rules, moves("W:W28:B1"));
/// assert_eq!([Rules::International, Rules::Russian].map(count), [Some(2), Some(1)]);
/// ```
#[macro_export]
macro_rules! by_rules {
    ($rules:expr, $function:ident($($argument:expr),* $(,)?)) => {
        match $rules {
            $crate::Rules::International => $function::<$crate::games::International>($($argument),*),
            $crate::Rules::Checkers => $function::<$crate::games::Checkers>($($argument),*),
            $crate::Rules::Russian => $function::<$crate::games::Russian>($($argument),*),
            $crate::Rules::Brazilian => $function::<$crate::games::Brazilian>($($argument),*),
        }
    };
}

impl Rules {
    /// Its number in the `GameType` tag.
    #[must_use]
    pub const fn game_type(self) -> u16 {
        match self {
            Self::International => International::PDN_GAME_TYPE as u16,
            Self::Checkers => Checkers::PDN_GAME_TYPE as u16,
            Self::Russian => Russian::PDN_GAME_TYPE as u16,
            Self::Brazilian => Brazilian::PDN_GAME_TYPE as u16,
        }
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

    const fn of_type(number: u16) -> Option<Self> {
        match number {
            20 => Some(Self::International),
            21 => Some(Self::Checkers),
            25 => Some(Self::Russian),
            26 => Some(Self::Brazilian),
            _ => None,
        }
    }
}

/// What a game's tags say about its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameType {
    number: u16,
    black_begins: bool,
    /// The corner in which square 1 lies, as the player who begins sees it: 0 bottom left, 1 bottom
    /// right, 2 top left, 3 top right.
    corner: Option<u8>,
}

/// The game types of the standard and those that lidraughts adds: number, name, other names, and
/// whether Black begins.
const TYPES: [(u16, &str, &[&str], bool); 17] = [
    (
        20,
        "international",
        &["standard", "international draughts"],
        false,
    ),
    (
        21,
        "checkers",
        &["english", "english draughts", "american checkers"],
        true,
    ),
    (22, "italian", &["italian draughts"], false),
    (23, "pool", &["american pool", "pool checkers"], true),
    (24, "spanish", &["spanish draughts"], false),
    (25, "russian", &["russian draughts"], false),
    (26, "brazilian", &["brazilian draughts"], false),
    (27, "canadian", &["canadian draughts"], false),
    (28, "portuguese", &["portuguese draughts"], false),
    (29, "czech", &["czech draughts"], false),
    (30, "turkish", &["turkish draughts"], false),
    (31, "thai", &["thai draughts"], true),
    (40, "frisian", &["frisian draughts"], false),
    (41, "spantsiretti", &[], false),
    (96, "breakthrough", &[], false),
    (97, "frysk!", &["frysk"], false),
    (98, "antidraughts", &[], false),
];

impl GameType {
    /// The type that the `GameType` tag of a game declares, by number or by name, or else its
    /// `Variant` tag.
    ///
    /// ```
    /// use damier_pdn::{Game, GameType, Rules};
    ///
    /// let mut game = Game::new();
    /// game.push_tag("GameType", "25,W,8,8,A0,0")?;
    /// let declared = GameType::declared(&game).expect("there is a tag");
    /// assert_eq!(declared.name(), Some("russian"));
    /// assert_eq!(declared.rules(), Some(Rules::Russian));
    /// # Ok::<(), damier_pdn::Fault>(())
    /// ```
    #[must_use]
    pub fn declared(game: &Game) -> Option<Self> {
        let of_tag = |name| game.tag(name).and_then(Self::read);
        of_tag("GameType").or_else(|| of_tag("Variant"))
    }

    fn read(value: &str) -> Option<Self> {
        let mut fields = value.split(',').map(str::trim);
        let name = fields.next()?.to_ascii_lowercase();
        let number: u16 = match name.parse() {
            Ok(number) => number,
            Err(_) => {
                TYPES
                    .iter()
                    .find(|known| known.1 == name || known.2.contains(&&*name))?
                    .0
            }
        };
        let black_by_default = TYPES.iter().any(|known| known.0 == number && known.3);
        let black_begins = match fields.next() {
            Some("B" | "b") => true,
            Some("W" | "w") => false,
            _ => black_by_default,
        };
        let notation = fields.nth(2).unwrap_or_default().as_bytes();
        let corner = match notation {
            [b'N' | b'n', digit @ b'0'..=b'3'] => Some(digit - b'0'),
            _ => None,
        };
        Some(Self {
            number,
            black_begins,
            corner,
        })
    }

    /// The number of the standard, such as 20 for International Draughts.
    #[must_use]
    pub fn number(self) -> u16 {
        self.number
    }

    /// Its name in lower case, if it is a known one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        TYPES
            .iter()
            .find(|known| known.0 == self.number)
            .map(|known| known.1)
    }

    /// The rules by which its moves are checked; `None` if Damier does not play it.
    #[must_use]
    pub fn rules(self) -> Option<Rules> {
        Rules::of_type(self.number)
    }

    /// Whether Black makes the first move.
    #[must_use]
    pub fn black_begins(self) -> bool {
        self.black_begins
    }

    /// The corner of square 1 as White sees it, if the tag says so: 0 bottom left, 1 bottom right,
    /// 2 top left, 3 top right.
    pub(crate) fn corner(self) -> Option<u8> {
        // The player who begins sits opposite: his corner is the opposite one.
        self.corner.map(|corner| {
            if self.black_begins {
                3 - corner
            } else {
                corner
            }
        })
    }
}
