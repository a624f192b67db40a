//! A tree from a game as it stands in a file.

use damier_rules::{Move, Variant};

use super::edit::is_own_tag;
use super::{NodeId, Tree, comment};
use crate::game::Game;
use crate::item::Item;
use crate::problem::Problem;

/// A line of play: what a variation goes back to when it ends.
#[derive(Clone)]
struct Line {
    /// The place before the last move.
    before: NodeId,
    at: NodeId,
    /// Whether the moves have been legal so far.
    is_alive: bool,
    /// Whether a move of this line has been read.
    has_move: bool,
    /// What was said before its first move.
    said: String,
}

impl Line {
    fn from(at: NodeId, is_alive: bool) -> Self {
        Self {
            before: at,
            at,
            is_alive,
            has_move: false,
            said: String::new(),
        }
    }
}

impl<V: Variant> Tree<V> {
    /// The tree of a game, by the rules of `V`, with its variations as far as they are legal.
    ///
    /// # Errors
    /// Why the start position is refused.
    pub fn read(game: &Game) -> Result<Self, Problem> {
        let replay = game.replay::<V>()?;
        let mut tree = Self::at(replay.setup(), replay.start);
        tree.first_number = game.first_number();
        tree.result = Some(game.result_or_tag().to_owned()).filter(|result| result != "*");
        let tags = game.tags().filter(|(name, _)| !is_own_tag(name));
        tree.tags = tags
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let mut moves: Vec<Option<Move<V>>> = vec![None; game.items().count()];
        game.each_move::<V>(|at, mv| moves[at] = Some(mv));
        let mut reading = Reading {
            tree,
            line: Line::from(NodeId::ROOT, true),
            outer: Vec::new(),
        };
        for (item, mv) in game.items().zip(moves) {
            reading.take(item, mv);
        }
        Ok(reading.tree)
    }
}

/// A tree on its way.
struct Reading<V: Variant> {
    tree: Tree<V>,
    line: Line,
    outer: Vec<Line>,
}

impl<V: Variant> Reading<V> {
    fn take(&mut self, item: Item<'_>, mv: Option<Move<V>>) {
        match item {
            Item::Move(_) => self.play(mv),
            Item::VariationStart => {
                let inner = Line::from(self.line.before, self.line.is_alive);
                self.outer.push(std::mem::replace(&mut self.line, inner));
            }
            Item::VariationEnd => {
                if let Some(line) = self.outer.pop() {
                    self.line = line;
                }
            }
            Item::Setup(_) => self.line.is_alive = false,
            Item::Comment(text) | Item::CommentLine(text) => self.say(text),
            Item::Mark(mark) => self.mark(|node_mark, _| {
                if node_mark.is_empty() {
                    mark.clone_into(node_mark);
                }
            }),
            Item::Nag(nag) => self.mark(|_, nags| {
                if !nags.contains(&nag) {
                    nags.push(nag);
                }
            }),
            Item::Result(_) => {}
        }
    }

    fn play(&mut self, mv: Option<Move<V>>) {
        let line = &mut self.line;
        let played = mv.filter(|_| line.is_alive);
        let Some(next) = played.and_then(|mv| self.tree.play(line.at, mv)) else {
            line.is_alive = false;
            self.tree.left_out += 1;
            return;
        };
        (line.before, line.at) = (line.at, next);
        line.has_move = true;
        let said = std::mem::take(&mut line.said);
        let is_main = self.tree.is_first(next);
        if let Some(node) = self.tree.node_mut(next) {
            // A move that was there already has a line that goes on with it, or a variation of its own.
            let place = if is_main {
                &mut node.comment
            } else {
                &mut node.before
            };
            *place = comment::join(place, &said);
        }
    }

    fn say(&mut self, text: &str) {
        let line = &mut self.line;
        let is_first = self.outer.is_empty() && !line.has_move;
        if line.has_move || is_first {
            let at = line.at;
            if let Some(node) = self.tree.node_mut(at).filter(|_| line.is_alive) {
                node.comment = comment::join(&node.comment, text);
            }
        } else {
            line.said = comment::join(&line.said, text);
        }
    }

    fn mark(&mut self, set: impl FnOnce(&mut String, &mut Vec<u16>)) {
        let is_alive = self.line.is_alive && self.line.has_move;
        let at = self.line.at;
        if let Some(node) = self.tree.node_mut(at).filter(|_| is_alive) {
            set(&mut node.mark, &mut node.nags);
        }
    }
}
