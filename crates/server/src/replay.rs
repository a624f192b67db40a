//! Games played again by the rules: what is legal, and how they end.

use std::fmt;

use damier_rules::{Brazilian, Checkers, Color, Game, International, Outcome, Russian, Variant};

use crate::games::GameKind;

/// The longest game that is looked at, in plies.
pub(crate) const MOST_PLIES: usize = 1000;

/// A game that was played again.
#[derive(Clone, Debug)]
pub(crate) struct Replayed {
    /// Its moves, each in the one text that it has.
    pub(crate) moves: Vec<String>,
    /// Who has won, and the code of why.
    pub(crate) end: Option<(Option<Color>, &'static str)>,
    /// The side that moves first.
    pub(crate) first: Color,
    /// The profile of draw rules.
    pub(crate) rules: &'static str,
}

/// Why a game cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ReplayError {
    /// It has more plies than are looked at.
    TooLong,
    /// This ply, from 1, is not a legal move.
    Illegal(usize),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "the game has more than {MOST_PLIES} plies"),
            Self::Illegal(ply) => write!(f, "ply {ply} is not a legal move"),
        }
    }
}

/// Plays moves, as Hub writes them with commas between them, from the usual position by the usual rules.
pub(crate) fn replay(game: GameKind, moves: &str) -> Result<Replayed, ReplayError> {
    match game {
        GameKind::International => replay_as::<International>(moves),
        GameKind::Checkers => replay_as::<Checkers>(moves),
        GameKind::Russian => replay_as::<Russian>(moves),
        GameKind::Brazilian => replay_as::<Brazilian>(moves),
    }
}

fn replay_as<V: Variant>(moves: &str) -> Result<Replayed, ReplayError> {
    let mut game: Game<V> = Game::new();
    let first = game.position().turn();
    let mut texts = Vec::new();
    for (at, text) in moves.split(',').filter(|text| !text.is_empty()).enumerate() {
        if at >= MOST_PLIES {
            return Err(ReplayError::TooLong);
        }
        let illegal = ReplayError::Illegal(at + 1);
        let position = *game.position();
        let mv = position.read_hub_move(text).map_err(|_| illegal.clone())?;
        texts.push(position.hub_move(mv));
        game.play(mv).map_err(|_| illegal)?;
    }
    let end = game.end().map(|end| {
        let winner = match end.outcome {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        };
        (winner, end.reason.code())
    });
    Ok(Replayed {
        moves: texts,
        end,
        first,
        rules: game.rules().name,
    })
}

impl Replayed {
    /// The plies that a side did not play, from 0, with what was played before each.
    pub(crate) fn plies_of(&self, side: Color) -> impl Iterator<Item = usize> + '_ {
        let offset = usize::from(side != self.first);
        (offset..self.moves.len()).step_by(2)
    }

    /// What the engine was asked for at a ply, in the words of the page.
    pub(crate) fn request(&self, game: GameKind, ply: usize, level: i64, seed: i64) -> String {
        let moves = self.moves[..ply].join(",");
        let (game, rules) = (game.name(), self.rules);
        format!("game={game} rules={rules} pos=start moves={moves} level={level} seed={seed}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_illegal_move_is_named_by_its_ply() {
        let found = replay(GameKind::International, "32-28,19-23,37-32");
        assert_eq!(found.err(), Some(ReplayError::Illegal(3)));
        let found = replay(GameKind::International, "32-28,19-23,28x19x23,14x23x19");
        assert!(found.expect("captures are compulsory").end.is_none());
        let found = replay(GameKind::International, &"32-28,".repeat(2));
        assert_eq!(found.err(), Some(ReplayError::Illegal(2)));
        assert!(replay(GameKind::Russian, "nonsense").is_err());
    }

    #[test]
    fn each_move_has_one_text() {
        let found = replay(GameKind::International, "32-28,19-23,28x19x23,14x23x19");
        let found = found.expect("they are legal");
        assert_eq!(found.moves[2], "28x19x23");
        let asked = found.request(GameKind::International, 2, 6, 7);
        let expected = "game=international rules=fmjd pos=start moves=32-28,19-23 level=6 seed=7";
        assert_eq!(asked, expected);
        assert_eq!(found.plies_of(Color::Black).collect::<Vec<_>>(), [1, 3]);
    }
}
