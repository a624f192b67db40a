//! Changing a tree.

use damier_rules::{Geometry, Move, Variant};

use super::comment::{self, Settled};
use super::{Node, NodeId, Tree};
use crate::drawing::{self, Drawing};
use crate::game::Game;
use crate::{limits, text};

impl<V: Variant> Tree<V> {
    /// Plays a move from a place and gives the place behind it, which may have been there before. `None`
    /// if there is no such place, the move is not legal there, or variations would be nested deeper than
    /// [a file may hold](limits::DEPTH).
    pub fn play(&mut self, id: NodeId, mv: Move<V>) -> Option<NodeId> {
        let node = self.node(id)?;
        let is_same = |next: &&NodeId| self.node(**next).is_some_and(|node| node.mv == Some(mv));
        if let Some(&there) = node.next.iter().find(is_same) {
            return Some(there);
        }
        let is_variation = !node.next.is_empty();
        if !node.position.is_legal(mv) || (is_variation && self.depth(id) >= limits::DEPTH) {
            return None;
        }
        let position = node.position.after(mv);
        let added = NodeId(self.nodes.len());
        self.nodes
            .push(Some(Node::new(Some(id), Some(mv), position)));
        self.node_mut(id)?.next.push(added);
        Some(added)
    }

    /// In how many variations a place stands.
    fn depth(&self, id: NodeId) -> usize {
        let line = self.line_to(id);
        line.iter().filter(|&&at| !self.is_first(at)).count()
    }

    /// Whether the line before this move goes on with it.
    pub(super) fn is_first(&self, id: NodeId) -> bool {
        let parent = self.node(id).and_then(|node| node.parent);
        let siblings = parent.and_then(|parent| self.node(parent));
        siblings.is_none_or(|parent| parent.next.first() == Some(&id))
    }

    /// The depth of the variation that is nested deepest in a move and all that follows it.
    fn deepest(&self, id: NodeId) -> usize {
        let mut deepest = 0;
        let mut rest = vec![(id, self.depth(id))];
        while let Some((at, depth)) = rest.pop() {
            deepest = deepest.max(depth);
            let next = self.node(at).map_or(&[][..], |node| &node.next);
            let each = next.iter().enumerate();
            rest.extend(each.map(|(index, &next)| (next, depth + usize::from(index > 0))));
        }
        deepest
    }

    /// Makes the innermost variation in which a place stands the line that goes on. False, and nothing is
    /// done, if it stands in none, or the variations of the line that gives way would be nested deeper
    /// than [a file may hold](limits::DEPTH).
    pub fn promote(&mut self, id: NodeId) -> bool {
        let line = self.line_to(id);
        let Some(&begins) = line.iter().rev().find(|&&at| !self.is_first(at)) else {
            return false;
        };
        let parent = self.node(begins).and_then(|node| node.parent);
        let first = parent.and_then(|parent| self.node(parent)?.next.first());
        if first.is_none_or(|&first| self.deepest(first) >= limits::DEPTH) {
            return false;
        }
        let Some(node) = self.node_mut(begins) else {
            return false;
        };
        // Behind the move before there is no place for it any more.
        let before = std::mem::take(&mut node.before);
        node.comment = comment::join(&before, &node.comment);
        let Some(parent) = node.parent.and_then(|parent| self.node_mut(parent)) else {
            return false;
        };
        parent.next.retain(|&next| next != begins);
        parent.next.insert(0, begins);
        true
    }

    /// Deletes a move and all that follows it; gives the place before it. `None` if there is no move.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.node(id)?.parent?;
        self.node_mut(parent)?.next.retain(|&next| next != id);
        self.settle_first(parent);
        let mut doomed = vec![id];
        while let Some(next) = doomed.pop() {
            let node = self.nodes.get_mut(next.0).and_then(Option::take);
            doomed.extend(node.into_iter().flat_map(|node| node.next));
        }
        Some(parent)
    }

    /// What was said before the first move of a variation that became the line is said behind it.
    fn settle_first(&mut self, parent: NodeId) {
        let first = self
            .node(parent)
            .and_then(|node| node.next.first().copied());
        if let Some(node) = first.and_then(|first| self.node_mut(first)) {
            let before = std::mem::take(&mut node.before);
            node.comment = comment::join(&before, &node.comment);
        }
    }

    /// Sets what is said at a place; commands in its comment stay. A text that is nothing but a mark sets
    /// the mark. False if there is no such place.
    pub fn set_words(&mut self, id: NodeId, words: &str) -> bool {
        let Some(node) = self.node_mut(id) else {
            return false;
        };
        match comment::settled(&comment::with_words(&node.comment, words)) {
            Settled::Comment(comment) => node.comment = comment,
            Settled::Mark(mark) => {
                node.comment.clear();
                if node.mv.is_some() {
                    node.mark = mark;
                }
            }
        }
        true
    }

    /// Draws these and nothing else at a place; the words and the other commands of its comment stay. False
    /// if there is no such place, or a square is not on the board.
    pub fn set_drawings(&mut self, id: NodeId, drawings: &[Drawing]) -> bool {
        let squares = drawings
            .iter()
            .flat_map(|one| one.to.into_iter().chain([one.from]));
        if squares
            .into_iter()
            .any(|square| !V::Geometry::contains(square))
        {
            return false;
        }
        let Some(node) = self.node_mut(id) else {
            return false;
        };
        let commands = drawing::as_commands::<V>(drawings);
        let comment = comment::with_commands(&node.comment, &drawing::COMMANDS, &commands);
        if let Settled::Comment(comment) = comment::settled(&comment) {
            node.comment = comment;
        }
        true
    }

    /// Sets the strength mark of a move, `!?` and the like; an empty one takes it away. False if there is
    /// no such move, or it is no mark.
    pub fn set_mark(&mut self, id: NodeId, mark: &str) -> bool {
        let is_mark = mark.is_empty() || text::is_mark(mark);
        let Some(node) = self
            .node_mut(id)
            .filter(|node| node.mv.is_some() && is_mark)
        else {
            return false;
        };
        mark.clone_into(&mut node.mark);
        // The numbers of the same marks would say something else.
        node.nags.retain(|nag| !(1..=6).contains(nag));
        true
    }

    /// Sets a tag; an empty value takes it away. False if it is none, or one that says which game it is
    /// and where it starts.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if is_own_tag(name) || Game::new().push_tag(name, value).is_err() {
            return false;
        }
        let is_name = |tag: &&mut (String, String)| tag.0.eq_ignore_ascii_case(name);
        if value.is_empty() {
            self.tags.retain(|tag| !tag.0.eq_ignore_ascii_case(name));
        } else if let Some(tag) = self.tags.iter_mut().find(is_name) {
            value.clone_into(&mut tag.1);
        } else {
            self.tags.push((name.to_owned(), value.to_owned()));
        }
        true
    }
}

/// Whether a tag is made anew when a tree is written.
pub(super) fn is_own_tag(name: &str) -> bool {
    ["GameType", "FEN"]
        .iter()
        .any(|own| own.eq_ignore_ascii_case(name))
}
