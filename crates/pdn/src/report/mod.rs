//! The report of a game: what an engine holds of every position, made into marks, scores and better
//! lines. The page and the command line both make it here, so that it is the same.

mod annotate;
mod worth;

use damier_rules::{Move, Position, Variant};

pub use annotate::annotated;
pub use worth::{HOLDING_CENTIMEN, KNOWN_WIN_CENTIMEN, Mark, WINNING_CENTIMEN, Worth};

/// How many positions the engine looks at for each position of a game, on every device.
pub const NODES: u64 = 100_000;
/// The size of its table, in mebibytes, which is empty when it begins with a position.
pub const HASH_MIB: u32 = 16;
/// The plies of a better line that are shown: enough to see what it is about.
pub const BETTER_PLIES: usize = 8;

/// What is known of a position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outlook<V: Variant> {
    /// The rules have ended the game.
    Over(Worth),
    /// The engine has looked at it.
    Open(Seen<V>),
}

impl<V: Variant> Outlook<V> {
    /// What the position is worth.
    #[must_use]
    pub fn worth(&self) -> Worth {
        match self {
            Self::Over(worth) | Self::Open(Seen { worth, .. }) => *worth,
        }
    }
}

/// What the engine found in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<V: Variant> {
    /// What it is worth.
    pub worth: Worth,
    /// Plies looked ahead in full.
    pub depth: u32,
    /// The moves that both sides are expected to play; never empty.
    pub line: Vec<Move<V>>,
}

/// A move of a game and what there is to say about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark<V: Variant> {
    /// The position before the move.
    pub position: Position<V>,
    /// The move.
    pub mv: Move<V>,
    /// What is known of the position behind it.
    pub after: Outlook<V>,
    /// What the move gave away, if it did.
    pub mistake: Option<Mistake<V>>,
}

/// A move that gave away part of a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake<V: Variant> {
    /// How much it gave away.
    pub mark: Mark,
    /// What keeps it: the best line of the position before the move, [`BETTER_PLIES`] of it at most.
    pub better: Seen<V>,
}

impl<V: Variant> Remark<V> {
    /// Judges a move by what is known of the positions before and behind it. A move that the engine
    /// would have played gives away nothing: there is no better one to show, and the score behind it is
    /// only better founded. So does a move where the rules had ended the game.
    #[must_use]
    pub fn new(position: Position<V>, mv: Move<V>, before: &Outlook<V>, after: Outlook<V>) -> Self {
        let mistake = match before {
            Outlook::Open(seen) if seen.line.first() != Some(&mv) => {
                let mark = seen.worth.lost_by(position.turn(), after.worth());
                mark.map(|mark| Mistake {
                    mark,
                    better: Seen {
                        line: seen.line.iter().copied().take(BETTER_PLIES).collect(),
                        ..*seen
                    },
                })
            }
            _ => None,
        };
        Self {
            position,
            mv,
            after,
            mistake,
        }
    }
}
