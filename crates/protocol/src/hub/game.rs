//! The game that a `pos` line describes, of any of the four kinds.

use std::fmt;

use damier_rules::{
    Brazilian, Checkers, Game, HubError, HubErrors, International, Position, Russian, Variant,
};

use super::PositionText;

/// Which game a session is about, by its name as a value of the parameter `variant`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum GameKind {
    /// `normal`: International Draughts, the game Hub was made for.
    #[default]
    Normal,
    /// `russian`, an extension of ours.
    Russian,
    /// `brazilian`, an extension of ours.
    Brazilian,
    /// `checkers`, an extension of ours.
    Checkers,
}

impl GameKind {
    /// All of them, Hub's own first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Russian, Self::Brazilian, Self::Checkers];

    /// The value of the parameter `variant`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Russian => "russian",
            Self::Brazilian => "brazilian",
            Self::Checkers => "checkers",
        }
    }

    /// The game with this name.
    ///
    /// ```
    /// use damier_protocol::hub::GameKind;
    /// assert_eq!(GameKind::named("russian"), Some(GameKind::Russian));
    /// assert_eq!(GameKind::named("frisian"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The game that a `pos` line describes.
    ///
    /// # Errors
    /// When it has no such position or a move is not legal.
    pub fn read(self, text: &PositionText) -> Result<AnyGame, GameError> {
        Ok(match self {
            Self::Normal => AnyGame::Normal(read_game(text)?),
            Self::Russian => AnyGame::Russian(read_game(text)?),
            Self::Brazilian => AnyGame::Brazilian(read_game(text)?),
            Self::Checkers => AnyGame::Checkers(read_game(text)?),
        })
    }

    /// A game of this kind from the start position.
    #[must_use]
    pub fn start(self) -> AnyGame {
        match self {
            Self::Normal => AnyGame::Normal(Game::new()),
            Self::Russian => AnyGame::Russian(Game::new()),
            Self::Brazilian => AnyGame::Brazilian(Game::new()),
            Self::Checkers => AnyGame::Checkers(Game::new()),
        }
    }
}

/// A game of one of the four kinds.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the variants are those of `GameKind`")]
pub enum AnyGame {
    Normal(Game<International>),
    Russian(Game<Russian>),
    Brazilian(Game<Brazilian>),
    Checkers(Game<Checkers>),
}

impl AnyGame {
    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        match self {
            Self::Normal(game) => game.position().has_move(),
            Self::Russian(game) => game.position().has_move(),
            Self::Brazilian(game) => game.position().has_move(),
            Self::Checkers(game) => game.position().has_move(),
        }
    }

    /// The position on the board, as a Hub text.
    #[must_use]
    pub fn hub(&self) -> String {
        match self {
            Self::Normal(game) => game.position().hub(),
            Self::Russian(game) => game.position().hub(),
            Self::Brazilian(game) => game.position().hub(),
            Self::Checkers(game) => game.position().hub(),
        }
    }
}

/// The game that a `pos` line describes, in the game `V`.
///
/// The other side may count draws otherwise, or play on after one: where our rules have ended the
/// game, it is continued from that position as if it had begun there.
///
/// ```
/// use damier_protocol::hub::{PositionText, read_game};
/// use damier_rules::International;
/// let moves = ["32-28", "19-23", "28x19x23"].map(String::from).to_vec();
/// let text = PositionText { position: None, moves };
/// let game = read_game::<International>(&text)?;
/// assert_eq!(game.position().legal_moves().len(), 2);
/// # Ok::<(), damier_protocol::hub::GameError>(())
/// ```
///
/// # Errors
/// When it is no position of this game or a move is not legal.
pub fn read_game<V: Variant>(text: &PositionText) -> Result<Game<V>, GameError> {
    let start = match &text.position {
        Some(position) => Position::from_hub(position).map_err(GameError::Position)?,
        None => Position::start(),
    };
    let mut game = Game::from_position(start);
    for (index, mv) in text.moves.iter().enumerate() {
        let found = game.position().read_hub_move(mv);
        let mv = found.map_err(|error| GameError::Move {
            ply: index + 1,
            error,
        })?;
        go_on(&mut game);
        // It is legal, and the game goes on: it cannot be refused.
        let _ = game.play(mv);
    }
    if game.position().has_move() {
        go_on(&mut game);
    }
    Ok(game)
}

/// Begins anew where the rules have ended a game.
fn go_on<V: Variant>(game: &mut Game<V>) {
    if game.end().is_some() {
        *game = Game::from_position(*game.position());
    }
}

/// Why a `pos` line describes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GameError {
    /// The position is none.
    Position(HubErrors),
    /// A move is not legal.
    Move {
        /// Which of the moves, counted from 1.
        ply: usize,
        /// Why.
        error: HubError,
    },
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(errors) => {
                let reasons: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&reasons.join("; "))
            }
            Self::Move { ply, error } => write!(f, "move {ply}: {error}"),
        }
    }
}

impl std::error::Error for GameError {}
