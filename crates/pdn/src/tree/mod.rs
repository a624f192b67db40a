//! A game as a tree of moves: to be studied, changed and written again.

mod comment;
mod edit;
mod read;
mod write;

use crate::drawing::{Drawing, drawings};
use damier_rules::{self as rules, DrawRules, Move, Position, Setup, Variant};

/// A place in a [`Tree`]: before the first move, or behind a move.
///
/// It stays the same while other moves are added and deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The place before the first move.
    pub const ROOT: Self = Self(0);

    /// The place with this number.
    #[must_use]
    pub const fn new(number: usize) -> Self {
        Self(number)
    }

    /// Its number, from 0, which is the place before the first move.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

/// A move of a [`Tree`] with all that is said about it, or what stands before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node<V: Variant> {
    /// The place it was played from; `None` before the first move.
    pub parent: Option<NodeId>,
    /// The move; `None` before the first move.
    pub mv: Option<Move<V>>,
    /// The position behind it.
    pub position: Position<V>,
    /// What is said before the move, where it begins a variation.
    pub before: String,
    /// A strength mark, such as `!?`; empty if there is none.
    pub mark: String,
    /// Numeric annotations.
    pub nags: Vec<u16>,
    /// What is said behind the move, with its commands; see [`commands`](crate::commands).
    pub comment: String,
    /// The moves that were played or looked at from here, the one that the line goes on with first.
    pub next: Vec<NodeId>,
}

impl<V: Variant> Node<V> {
    fn new(parent: Option<NodeId>, mv: Option<Move<V>>, position: Position<V>) -> Self {
        Self {
            parent,
            mv,
            position,
            before: String::new(),
            mark: String::new(),
            nags: Vec::new(),
            comment: String::new(),
            next: Vec::new(),
        }
    }

    /// The comment without its commands.
    ///
    /// ```
    /// use damier_pdn::{NodeId, Reader, Tree};
    /// use damier_rules::International;
    ///
    /// let file = &b"32-28 {[%clk 0:09:30] usual} *"[..];
    /// let game = Reader::new(file).next().expect("a game")?;
    /// let tree = Tree::<International>::read(&game)?;
    /// let node = tree.node(NodeId::new(1)).expect("a move");
    /// assert_eq!(node.words(), "usual");
    /// assert_eq!(node.comment, "[%clk 0:09:30] usual");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn words(&self) -> String {
        comment::words(&self.comment)
    }

    /// The circles and arrows that its comment tells to draw.
    #[must_use]
    pub fn drawings(&self) -> Vec<Drawing> {
        drawings::<V>(&self.comment)
    }
}

/// A game with its variations as a tree of legal moves, with comments and marks.
///
/// What is read from a [`Game`](crate::Game) and written into one is the same, but for what no tree
/// holds: moves that are not legal and all that follows them in their line, moves behind a position
/// set up in the middle of a game, and a comment's place when it stands behind a variation. A move that
/// stands twice at the same place is one move with what is said about both.
///
/// ```
/// use damier_pdn::{NodeId, Reader, Tree};
/// use damier_rules::International;
///
/// let file = &b"1. 32-28 {usual} (1. 33-28!? 18-23) 1... 19-23 *"[..];
/// let game = Reader::new(file).next().expect("a game")?;
/// let mut tree = Tree::<International>::read(&game)?;
/// let other = tree.node(NodeId::ROOT).expect("there is always a root").next[1];
/// tree.promote(other);
/// assert_eq!(
///     tree.to_game()?.to_string(),
///     "[GameType \"20\"]\n\n1. 33-28!? (1. 32-28 {usual} 1... 19-23) 1... 18-23 *\n",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree<V: Variant> {
    tags: Vec<(String, String)>,
    setup: Setup,
    /// The number of the first move, if the file says so without a position.
    first_number: Option<u32>,
    /// The first is the place before the first move; a place whose moves were deleted is empty.
    nodes: Vec<Option<Node<V>>>,
    result: Option<String>,
    left_out: usize,
}

impl<V: Variant> Tree<V> {
    /// A tree of a position without moves. A position is what the setup says; its clock and move number
    /// are kept.
    ///
    /// # Errors
    /// Everything that keeps the setup from being a position.
    pub fn new(setup: &Setup) -> Result<Self, rules::PositionErrors> {
        let position = setup.position()?;
        Ok(Self::at(setup.clone(), position))
    }

    fn at(setup: Setup, position: Position<V>) -> Self {
        Self {
            tags: Vec::new(),
            setup,
            first_number: None,
            nodes: vec![Some(Node::new(None, None, position))],
            result: None,
            left_out: 0,
        }
    }

    /// The position before the first move, with its clock and move number.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number of the first move, from 1.
    #[must_use]
    pub fn first_number(&self) -> u32 {
        let of_setup = self.setup.fullmove_number.map(u32::from);
        of_setup.or(self.first_number).unwrap_or(1).max(1)
    }

    /// The tags, without those that say which game it is and where it starts.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.tags.iter();
        tags.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The result of the game; `None` if it is not known.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }

    /// How many moves of the game that was read are not in the tree, because they are not legal or
    /// stand behind one that is not.
    #[must_use]
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// What stands at a place; `None` if there is no such place any more.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node<V>> {
        self.nodes.get(id.0)?.as_ref()
    }

    /// Every place with its moves, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node<V>)> {
        let nodes = self.nodes.iter().enumerate();
        nodes.filter_map(|(number, node)| Some((NodeId(number), node.as_ref()?)))
    }

    /// The places from the first move to this one; nothing before the first move.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = id;
        while let Some(parent) = self.node(at).and_then(|node| node.parent) {
            line.push(at);
            at = parent;
        }
        line.reverse();
        line
    }

    /// The game up to a place, with its history. Where its rules had ended it and the line goes on, the
    /// counts towards a draw begin anew.
    #[must_use]
    pub fn game_at(&self, id: NodeId, rules: DrawRules) -> rules::Game<V> {
        let root = self.root();
        let mut game = rules::Game::from_setup(&self.setup, rules)
            .unwrap_or_else(|_| rules::Game::with_rules(root.position, rules));
        for at in self.line_to(id) {
            let Some((mv, parent)) = self.node(at).and_then(|node| node.mv.zip(node.parent)) else {
                break;
            };
            if game.play(mv).is_err() {
                let before = self
                    .node(parent)
                    .map_or(root.position, |node| node.position);
                game = rules::Game::with_rules(before, rules);
                if game.play(mv).is_err() {
                    break;
                }
            }
        }
        game
    }

    fn root(&self) -> &Node<V> {
        self.node(NodeId::ROOT).expect("the root is never deleted")
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node<V>> {
        self.nodes.get_mut(id.0)?.as_mut()
    }
}
