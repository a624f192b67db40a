//! The report of a game that is studied: what the engine found, judged and written into the game.

use damier_pdn::report::annotated;
use damier_pdn::report::{BETTER_PLIES, HASH_MIB, Mistake, NODES, Outlook, Remark, Seen, Worth};
use damier_pdn::{Game, Node, NodeId, Tree};
use damier_rules::{Color, Position, Variant};

use super::Studied;
use crate::json::{Json, Value};
use crate::view::color;

/// What the engine is asked for each position of a report, behind what the position is.
pub(crate) fn limits() -> String {
    format!(" nodes={NODES} hash={HASH_MIB} think=always")
}

/// A move of the main line that gave something away.
pub(crate) struct MistakeView {
    node: usize,
    mark: &'static str,
    better: String,
}

impl Value for MistakeView {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("node", &self.node);
        out.field("mark", &self.mark);
        out.field("better", &self.better.as_str());
        out.close();
    }
}

/// The moves of the main line that gave something away, as far as `steps` go; see [`remarks`].
pub(crate) fn mistakes<V: Variant>(study: &Studied<V>, steps: &str) -> Vec<MistakeView> {
    let judged = remarks(&study.tree, steps);
    let found = judged.iter().filter_map(|(id, remark)| {
        let Mistake { mark, better } = remark.mistake.as_ref()?;
        let mut position = remark.position;
        let moves = better.line.iter().map(|&mv| {
            let text = position.hub_move(mv);
            position = position.after(mv);
            text
        });
        Some(MistakeView {
            node: id.number(),
            mark: mark.sign(),
            better: moves.collect::<Vec<_>>().join(","),
        })
    });
    found.collect()
}

/// The game with scores, marks and better lines; `None` if there is more than a file may hold.
pub(crate) fn with_remarks<V: Variant>(study: &Studied<V>, steps: &str) -> Option<Tree<V>> {
    let remarks = remarks(&study.tree, steps).into_iter();
    let remarks: Vec<Remark<V>> = remarks.map(|(_, remark)| remark).collect();
    let game: Game = study.tree.to_game().ok()?;
    let game = annotated(&game, &remarks).ok()?;
    Tree::read(&game).ok()
}

/// What there is to say about the moves of the main line, as far as `steps` go: a line for each
/// position from the one before the first move on, see [`read_step`].
fn remarks<V: Variant>(tree: &Tree<V>, steps: &str) -> Vec<(NodeId, Remark<V>)> {
    let mut found = Vec::new();
    let mut at = tree.node(NodeId::ROOT);
    let mut before: Option<Outlook<V>> = None;
    let mut id = NodeId::ROOT;
    for step in steps.lines() {
        let Some(Node {
            mv,
            position,
            parent,
            next,
            ..
        }) = at
        else {
            break;
        };
        let Some(after) = read_step(position, step) else {
            break;
        };
        let from = parent.and_then(|parent| tree.node(parent));
        if let (Some(before), Some(mv), Some(from)) = (&before, *mv, from) {
            found.push((id, Remark::new(from.position, mv, before, after.clone())));
        }
        before = Some(after);
        id = next.first().copied().unwrap_or(NodeId::new(usize::MAX));
        at = tree.node(id);
    }
    found
}

/// What is known of a position: `12 9 32-28,19-23` is the score in hundredths of a man from White's
/// view, the depth, and the line as Hub writes moves. A win is `white:9`, with its plies, or `white`
/// where they are not known; behind the end of a game stands `over` in place of depth and line.
fn read_step<V: Variant>(position: &Position<V>, text: &str) -> Option<Outlook<V>> {
    let mut words = text.split(' ');
    let worth = read_worth(words.next()?)?;
    let depth = words.next()?;
    if depth == "over" {
        return Some(Outlook::Over(worth));
    }
    let (mut at, mut line) = (*position, Vec::new());
    for text in words.next()?.split(',').take(BETTER_PLIES) {
        let Ok(mv) = at.read_hub_move(text) else {
            break;
        };
        line.push(mv);
        at = at.after(mv);
    }
    let depth = depth.parse().ok()?;
    (!line.is_empty()).then_some(Outlook::Open(Seen { worth, depth, line }))
}

fn read_worth(text: &str) -> Option<Worth> {
    let (side, plies) = match text.split_once(':') {
        Some((side, plies)) => (side, Some(plies.parse().ok()?)),
        None => (text, None),
    };
    let win = |winner: Color| Worth::Win { winner, plies };
    match color(side) {
        Some(winner) => Some(win(winner)),
        None => side.parse().ok().map(Worth::Centimen),
    }
}
