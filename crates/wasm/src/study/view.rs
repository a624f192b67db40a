//! What a page is shown of a study.

use damier_pdn::{Drawing, Node, NodeId, commands};
use damier_rules::{Geometry, Position, Square, Variant};

use super::Studied;
use crate::json::{Json, Value};
use crate::view::{PlayedView, letters, side};

/// A study with all its moves.
pub(crate) struct Outline<'a, V: Variant>(pub(crate) &'a Studied<V>);

impl<V: Variant> Value for Outline<'_, V> {
    fn write(&self, out: &mut Json) {
        let tree = &self.0.tree;
        let root = tree.node(NodeId::ROOT).map(|node| node.position);
        let start = root.unwrap_or_else(Position::start);
        out.open();
        out.field("game", &V::NAME);
        out.field("profile", &self.0.rules.name);
        out.field("tags", &tree.tags().collect::<Vec<_>>());
        out.field("result", &tree.result());
        out.field("start", &start.fen());
        out.field("turn", &side(start.turn()));
        out.field("fromStart", &(start == Position::start()));
        out.field("leftOut", &tree.left_out());
        let numbers = Numbers::new(tree.first_number(), &start);
        // A move stands behind the one before it in the list too, so that one pass counts all plies.
        let mut plies: Vec<usize> = Vec::new();
        let nodes = tree.nodes().map(|(id, node)| {
            let ply = node.parent.map_or(0, |parent| plies[parent.number()] + 1);
            plies.resize(id.number() + 1, 0);
            plies[id.number()] = ply;
            NodeView {
                id,
                node,
                before: node.parent.and_then(|parent| tree.node(parent)),
                ply,
                numbers,
            }
        });
        out.field("nodes", &nodes.collect::<Vec<_>>());
        out.close();
    }
}

/// Which number a ply has.
#[derive(Clone, Copy)]
struct Numbers {
    /// Plies from the first player's move number 1.
    before: usize,
}

impl Numbers {
    fn new<V: Variant>(first: u32, start: &Position<V>) -> Self {
        let second = usize::from(start.turn() != V::FIRST);
        let before = usize::try_from(first).unwrap_or(1).saturating_sub(1) * 2;
        Self {
            before: before + second,
        }
    }

    /// The number of a ply, from 1, and whether it is the second player's.
    fn of(self, ply: usize) -> (usize, bool) {
        let at = self.before + ply.saturating_sub(1);
        (at / 2 + 1, at % 2 == 1)
    }
}

struct NodeView<'a, V: Variant> {
    id: NodeId,
    node: &'a Node<V>,
    before: Option<&'a Node<V>>,
    ply: usize,
    numbers: Numbers,
}

impl<V: Variant> Value for NodeView<'_, V> {
    fn write(&self, out: &mut Json) {
        let node = self.node;
        let next = node.next.iter().map(|next| next.number());
        let mv = node.mv.zip(self.before);
        let mv = mv.map(|(mv, before)| PlayedView::new(&before.position, self.ply, mv));
        let (number, is_second) = self.numbers.of(self.ply);
        out.open();
        out.field("id", &self.id.number());
        out.field("parent", &node.parent.map(NodeId::number));
        out.field("next", &next.collect::<Vec<_>>());
        out.field("ply", &self.ply);
        out.field("number", &number);
        out.field("second", &is_second);
        out.field("move", &mv);
        out.field("board", &board(&node.position));
        out.field("mark", &mark(node));
        out.field("nags", &node.nags);
        out.field("before", &node.before);
        out.field("words", &node.words());
        let clock = commands(&node.comment).find(|command| command.name == "clk");
        out.field("clock", &clock.map(|command| command.value));
        let drawings = node.drawings().into_iter().map(Drawn);
        out.field("drawings", &drawings.collect::<Vec<_>>());
        out.close();
    }
}

struct Drawn(Drawing);

impl Value for Drawn {
    fn write(&self, out: &mut Json) {
        let Drawing { pen, from, to } = self.0;
        out.open();
        out.field("pen", &pen.letter().to_string());
        out.field("from", &usize::from(from.number()));
        out.field("to", &to.map(|square| usize::from(square.number())));
        out.close();
    }
}

/// The strength mark, which a file may give as a number too.
fn mark<V: Variant>(node: &Node<V>) -> &str {
    const NAGS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    if !node.mark.is_empty() {
        return &node.mark;
    }
    let mut marks = node.nags.iter().filter_map(|&nag| {
        let at = usize::from(nag).checked_sub(1)?;
        NAGS.get(at).copied()
    });
    marks.next().unwrap_or_default()
}

fn board<V: Variant>(position: &Position<V>) -> String {
    letters(position, (1..=V::Geometry::SQUARES).filter_map(Square::new))
}

/// A move that is looked at without being played.
pub(crate) struct Previewed {
    mv: PlayedView,
    number: usize,
    is_second: bool,
    board: String,
}

impl Value for Previewed {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("number", &self.number);
        out.field("second", &self.is_second);
        out.field("move", &self.mv);
        out.field("board", &self.board);
        out.close();
    }
}

/// The moves that a text names as Hub writes them, with commas between them, as far as they are legal.
pub(crate) fn preview<V: Variant>(study: &Studied<V>, at: NodeId, moves: &str) -> Vec<Previewed> {
    let (tree, mut shown) = (&study.tree, Vec::new());
    let Some(node) = tree.node(at) else {
        return shown;
    };
    let start = tree.node(NodeId::ROOT).map(|node| node.position);
    let numbers = Numbers::new(tree.first_number(), &start.unwrap_or(node.position));
    let (mut position, mut ply) = (node.position, tree.line_to(at).len());
    for text in moves.split(',') {
        let Ok(mv) = position.read_hub_move(text) else {
            break;
        };
        ply += 1;
        let (number, is_second) = numbers.of(ply);
        let played = PlayedView::new(&position, ply, mv);
        position = position.after(mv);
        shown.push(Previewed {
            mv: played,
            number,
            is_second,
            board: board(&position),
        });
    }
    shown
}
