//! A game played through, and what each move was worth.

use damier_pdn::Replay;
use damier_rules::{DrawRules, End, Game, Move, Position, Variant};

use super::late::too_few_moves;
use super::think::{Found, Line, Thinker};
use super::worth::{Mark, Worth};

/// A move of a game and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Judged<V: Variant> {
    /// The position before the move.
    pub(super) position: Position<V>,
    pub(super) mv: Move<V>,
    pub(super) after: Outlook<V>,
    /// The moves that are left after it for a win that takes longer than the draw rules allow.
    pub(super) too_few_moves: Option<u16>,
    /// What the move gave away, and what was better.
    pub(super) mistake: Option<Mistake<V>>,
}

/// A move that gave away part of a point.
#[derive(Clone, Debug)]
pub(super) struct Mistake<V: Variant> {
    pub(super) mark: Mark,
    /// The line that keeps what the move gave away.
    pub(super) better: Line<V>,
    /// The plies that were looked ahead to find it.
    pub(super) depth: u32,
}

/// What is known of a position of a game.
#[derive(Clone, Debug)]
pub(super) enum Outlook<V: Variant> {
    /// The rules have ended the game.
    Ended(End),
    /// The engine has looked at it.
    Open(Found<V>),
}

impl<V: Variant> Outlook<V> {
    fn of(thinker: &mut Thinker<V>, game: &Game<V>) -> Self {
        if let Some(end) = game.end() {
            return Self::Ended(end);
        }
        let found = thinker.think(game, |_| {});
        Self::Open(found.expect("a game that goes on has a legal move"))
    }

    pub(super) fn worth(&self) -> Worth {
        match self {
            Self::Ended(end) => Worth::of_end(*end),
            Self::Open(found) => found.best().worth,
        }
    }
}

/// Judges every move of a game; `on_ply` is told how many are done.
pub(super) fn judge<V: Variant>(
    thinker: &mut Thinker<V>,
    replay: &Replay<V>,
    mut on_ply: impl FnMut(usize),
) -> Vec<Judged<V>> {
    let mut judged = Vec::with_capacity(replay.moves.len());
    let mut game = Game::from_setup(&replay.setup(), DrawRules::default_of::<V>())
        .unwrap_or_else(|_| Game::from_position(replay.start));
    let mut before: Option<Outlook<V>> = None;
    for (index, &(position, mv)) in replay.moves.iter().enumerate() {
        on_ply(index);
        if *game.position() != position || game.end().is_some() {
            // A position was set up, or the players went on where the rules had ended the game: the
            // counts begin anew.
            game = Game::from_position(position);
            before = None;
        }
        let outlook = before.unwrap_or_else(|| Outlook::of(thinker, &game));
        if game.play(mv).is_err() {
            // The moves of a replay are legal, and a game that begins anew has not ended.
            break;
        }
        let after = Outlook::of(thinker, &game);
        judged.push(Judged {
            position,
            mv,
            too_few_moves: too_few_moves(&game),
            mistake: mistake(&outlook, &position, mv, after.worth()),
            after: after.clone(),
        });
        before = Some(after);
    }
    judged
}

/// What a move gave away. A move that the engine would have played gives away nothing: there is no
/// better one to show, and the score behind it is only better founded.
fn mistake<V: Variant>(
    before: &Outlook<V>,
    position: &Position<V>,
    mv: Move<V>,
    after: Worth,
) -> Option<Mistake<V>> {
    let Outlook::Open(found) = before else {
        return None;
    };
    let better = found.best();
    if better.moves.first() == Some(&mv) {
        return None;
    }
    let mark = better.worth.lost_by(position.turn(), after)?;
    Some(Mistake {
        mark,
        better: better.clone(),
        depth: found.depth,
    })
}
