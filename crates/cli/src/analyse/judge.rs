//! A game played through, and what each move was worth.

use damier_pdn::Replay;
use damier_pdn::report::{Outlook, Remark, Seen, Worth};
use damier_rules::{DrawRules, End, Game, Variant};

use super::late::too_few_moves;
use super::think::{Found, Thinker};

/// A move of a game and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Judged<V: Variant> {
    pub(super) remark: Remark<V>,
    /// Why the rules have ended the game with the move.
    pub(super) end: Option<End>,
    /// Positions that were looked at behind the move.
    pub(super) nodes: Option<u64>,
    /// The moves that are left after it for a win that takes longer than the draw rules allow.
    pub(super) too_few_moves: Option<u16>,
}

/// What is known of the position on the board, and how many positions were looked at for it.
fn look<V: Variant>(thinker: &mut Thinker<V>, game: &Game<V>) -> (Outlook<V>, Option<u64>) {
    if let Some(end) = game.end() {
        return (Outlook::Over(Worth::of_end(end)), None);
    }
    let found = thinker.think(game, |_| {});
    let Found {
        depth,
        nodes,
        mut lines,
        ..
    } = found.expect("a game that goes on has a legal move");
    let best = lines.swap_remove(0);
    let seen = Seen {
        worth: best.worth,
        depth,
        line: best.moves,
    };
    (Outlook::Open(seen), Some(nodes))
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
        if *game.position() != position {
            // A position was set up: the counts begin anew.
            game = Game::from_position(position);
            before = None;
        }
        let outlook = before.unwrap_or_else(|| look(thinker, &game).0);
        if game.end().is_some() {
            // The players went on where the rules had ended the game: the counts begin anew here too.
            game = Game::from_position(position);
        }
        if game.play(mv).is_err() {
            // The moves of a replay are legal, and a game that begins anew has not ended.
            break;
        }
        let (after, nodes) = look(thinker, &game);
        before = Some(after.clone());
        judged.push(Judged {
            remark: Remark::new(position, mv, &outlook, after),
            end: game.end(),
            nodes,
            too_few_moves: too_few_moves(&game),
        });
    }
    judged
}
