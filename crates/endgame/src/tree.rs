//! The decision tree of a slice: questions about a position, and at the leaves how likely each
//! outcome is.

use std::fmt;

use damier_rules::Variant;

use crate::coder::{Decoder, GREATEST_CODE, probability};
use crate::features::{Context, GREATEST_ANSWER, QUESTIONS, Smaller, is_common};

/// The most leaves of a tree.
pub(crate) const MAX_LEAVES: usize = 256;

/// The first byte of a leaf is this and the place of its order in [`ORDERS`].
const LEAF: u8 = 0x80;

/// The orders of three outcomes, in two bits each, the likeliest first.
pub(crate) const ORDERS: [[u8; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// A question with what follows: places of nodes, or of leaves with the highest bit set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    question: u8,
    answer: u8,
    equal: u16,
    other: u16,
}

/// What stands at the end of a tree.
pub(crate) trait Leaf: Copy + Sized {
    /// How many bytes it has.
    const BYTES: usize;

    /// Reads so many bytes, of which the first has its highest bit set; fails with the place of the
    /// first that means nothing.
    fn read(bytes: &[u8]) -> Result<Self, usize>;
}

/// How likely each outcome is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OutcomeLeaf {
    pub(crate) order: u8,
    /// Codes of the probability that it is not the likeliest, and then not the second.
    pub(crate) codes: [u8; 2],
}

impl Leaf for OutcomeLeaf {
    const BYTES: usize = 3;

    fn read(bytes: &[u8]) -> Result<Self, usize> {
        let order = bytes[0] - LEAF;
        if usize::from(order) >= ORDERS.len() {
            return Err(0);
        }
        Ok(Self {
            order,
            codes: codes(&bytes[1..])?,
        })
    }
}

impl OutcomeLeaf {
    #[inline(always)]
    pub(crate) fn order(self) -> [u8; 3] {
        ORDERS[usize::from(self.order) % ORDERS.len()]
    }

    #[inline(always)]
    pub(crate) fn decode(self, decoder: &mut Decoder<'_>) -> u8 {
        let order = self.order();
        if !decoder.is_unlikely(probability(self.codes[0])) {
            order[0]
        } else if !decoder.is_unlikely(probability(self.codes[1])) {
            order[1]
        } else {
            order[2]
        }
    }
}

/// Codes of probabilities; fails with the place of the first that is none, from 1.
fn codes<const N: usize>(bytes: &[u8]) -> Result<[u8; N], usize> {
    let mut codes = [0; N];
    codes.copy_from_slice(bytes);
    match codes.iter().position(|&code| code > GREATEST_CODE) {
        Some(place) => Err(place + 1),
        None => Ok(codes),
    }
}

/// Differences between the plies of a loss and the guess, in moves, the first the likeliest. After
/// them comes any other number, in seven bits.
pub(crate) const DIFFERENCES: [i8; 7] = [0, 1, -1, 2, -2, 3, -3];

/// How likely each difference is, if it is none of those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DifferenceLeaf {
    /// Codes of the probability that it is not this difference.
    pub(crate) codes: [u8; DIFFERENCES.len()],
}

impl Leaf for DifferenceLeaf {
    const BYTES: usize = 1 + DIFFERENCES.len();

    fn read(bytes: &[u8]) -> Result<Self, usize> {
        if bytes[0] != LEAF {
            return Err(0);
        }
        Ok(Self {
            codes: codes(&bytes[1..])?,
        })
    }
}

/// One half.
pub(crate) const EVEN: u32 = 1 << 13;

impl DifferenceLeaf {
    /// The moves of a loss.
    pub(crate) fn decode(self, decoder: &mut Decoder<'_>, guess: u8) -> u8 {
        for (code, difference) in self.codes.into_iter().zip(DIFFERENCES) {
            if !decoder.is_unlikely(probability(code)) {
                return guess.saturating_add_signed(difference);
            }
        }
        (0..7).fold(0, |moves, _| {
            moves << 1 | u8::from(decoder.is_unlikely(EVEN))
        })
    }
}

/// What is wrong with the bytes of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeFault {
    /// They end too early.
    Short,
    /// They go on behind the last leaf.
    Long,
    /// A question, an answer, an order or a probability that there is not.
    Unknown {
        /// Where it stands in the tree, from 0.
        place: usize,
        /// The byte.
        byte: u8,
    },
    /// More leaves than a tree may have.
    Large,
}

impl fmt::Display for TreeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short => f.write_str("the tree ends before its last leaf"),
            Self::Long => f.write_str("bytes follow the last leaf of the tree"),
            Self::Unknown { place, byte } => {
                write!(f, "byte {place} of the tree is {byte}, which means nothing")
            }
            Self::Large => write!(f, "the tree has more than {MAX_LEAVES} leaves"),
        }
    }
}

/// A tree as it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tree<L> {
    nodes: Vec<Node>,
    leaves: Vec<L>,
    root: u16,
}

const LEAF_BIT: u16 = 0x8000;

impl<L: Leaf> Tree<L> {
    /// Reads a tree: a question, an answer, the part where it is given and the part where it is
    /// not; or a leaf.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, TreeFault> {
        let mut tree = Self {
            nodes: Vec::new(),
            leaves: Vec::new(),
            root: LEAF_BIT,
        };
        // Places that wait for what comes next: a node, and whether its answer was given.
        let mut waiting: Vec<(u16, bool)> = Vec::new();
        let mut place = 0;
        loop {
            let target = tree.part(bytes, &mut place)?;
            if tree.leaves.len() > MAX_LEAVES || tree.nodes.len() >= MAX_LEAVES {
                return Err(TreeFault::Large);
            }
            match waiting.pop() {
                None => tree.root = target,
                Some((node, true)) => tree.nodes[usize::from(node)].equal = target,
                Some((node, false)) => tree.nodes[usize::from(node)].other = target,
            }
            if target & LEAF_BIT == 0 {
                waiting.push((target, false));
                waiting.push((target, true));
            }
            if waiting.is_empty() {
                break;
            }
        }
        if place == bytes.len() {
            Ok(tree)
        } else {
            Err(TreeFault::Long)
        }
    }

    /// Takes the node or the leaf that stands at a place, and goes behind it.
    fn part(&mut self, bytes: &[u8], place: &mut usize) -> Result<u16, TreeFault> {
        let start = *place;
        let unknown = |offset: usize| TreeFault::Unknown {
            place: start + offset,
            byte: bytes[start + offset],
        };
        let is_leaf = *bytes.get(start).ok_or(TreeFault::Short)? >= LEAF;
        let end = start + if is_leaf { L::BYTES } else { 2 };
        let part = bytes.get(start..end).ok_or(TreeFault::Short)?;
        *place = end;
        if is_leaf {
            self.leaves.push(L::read(part).map_err(unknown)?);
            return Ok(LEAF_BIT | (self.leaves.len() - 1) as u16);
        }
        let (question, answer) = (part[0], part[1]);
        if usize::from(question) >= QUESTIONS {
            return Err(unknown(0));
        }
        if answer > GREATEST_ANSWER {
            return Err(unknown(1));
        }
        self.nodes.push(Node {
            question,
            answer,
            equal: LEAF_BIT,
            other: LEAF_BIT,
        });
        Ok((self.nodes.len() - 1) as u16)
    }

    /// The leaf of a position.
    #[inline(always)]
    pub(crate) fn leaf<V: Variant>(&self, context: &mut Context, smaller: &impl Smaller) -> L {
        let mut target = self.root;
        while target & LEAF_BIT == 0 {
            let node = self.nodes[usize::from(target)];
            let answer = context.answer::<V>(node.question, smaller);
            target = if answer == node.answer {
                node.equal
            } else {
                node.other
            };
        }
        self.leaves[usize::from(target ^ LEAF_BIT)]
    }
}

/// A tree for many positions: for every answer to the questions about neighbours, which are most of
/// those on the way, the rest of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickTree<L> {
    /// The nodes of all the rests, each as it stands in its rest.
    nodes: Vec<Node>,
    leaves: Vec<L>,
    /// For each byte of neighbours where its rest begins, and its root.
    roots: Box<[(u32, u16)]>,
}

impl<L: Leaf> QuickTree<L> {
    pub(crate) fn new(tree: &Tree<L>) -> Self {
        let mut quick = Self {
            nodes: Vec::new(),
            leaves: tree.leaves.clone(),
            roots: Box::default(),
        };
        let roots = (0..=u8::MAX).map(|neighbours| {
            let start = quick.nodes.len();
            let root = quick.add(tree, tree.root, (start, neighbours));
            (start as u32, root)
        });
        let roots: Vec<_> = roots.collect();
        quick.roots = roots.into();
        quick
    }

    /// Adds what is left of a part of the tree when the neighbours are known.
    fn add(&mut self, tree: &Tree<L>, target: u16, rest: (usize, u8)) -> u16 {
        if target & LEAF_BIT != 0 {
            return target;
        }
        let node = tree.nodes[usize::from(target)];
        let (start, neighbours) = rest;
        if node.question < 4 {
            let is_equal = neighbours >> (2 * node.question) & 3 == node.answer;
            let next = if is_equal { node.equal } else { node.other };
            return self.add(tree, next, rest);
        }
        let place = self.nodes.len();
        self.nodes.push(node);
        let equal = self.add(tree, node.equal, rest);
        let other = self.add(tree, node.other, rest);
        self.nodes[place] = Node {
            equal,
            other,
            ..node
        };
        (place - start) as u16
    }

    /// The leaf of a position; `shortcuts` are those of the walk that it belongs to.
    #[inline(always)]
    pub(crate) fn leaf<V: Variant>(
        &self,
        context: &mut Context,
        smaller: &impl Smaller,
        shortcuts: &mut Shortcuts,
    ) -> L {
        let neighbours = usize::from(context.neighbours());
        let (start, root) = self.roots[neighbours];
        let nodes = &self.nodes[start as usize..];
        let shortcut = &mut shortcuts.0[neighbours];
        let mut target = root;
        if let Some(row) = context.row_in_common() {
            if shortcut.row != row {
                *shortcut = Shortcut {
                    row,
                    target: past_common::<V>(nodes, root, context, smaller),
                };
            }
            target = shortcut.target;
        }
        while target & LEAF_BIT == 0 {
            let node = nodes[usize::from(target)];
            let answer = context.answer::<V>(node.question, smaller);
            target = if answer == node.answer {
                node.equal
            } else {
                node.other
            };
        }
        self.leaves[usize::from(target ^ LEAF_BIT)]
    }
}

/// Goes on to the first question that the positions of a row may answer otherwise than each other.
#[inline]
fn past_common<V: Variant>(
    nodes: &[Node],
    root: u16,
    context: &mut Context,
    smaller: &impl Smaller,
) -> u16 {
    let mut target = root;
    while target & LEAF_BIT == 0 {
        let node = nodes[usize::from(target)];
        if !is_common(node.question) {
            break;
        }
        let answer = context.answer::<V>(node.question, smaller);
        target = if answer == node.answer {
            node.equal
        } else {
            node.other
        };
    }
    target
}

/// For each byte of neighbours how far the questions go that a row answers in common.
#[derive(Clone, Debug)]
pub(crate) struct Shortcuts([Shortcut; 256]);

#[derive(Clone, Copy, Debug)]
struct Shortcut {
    /// The row it is for; rows are counted from 1.
    row: u16,
    target: u16,
}

impl Shortcuts {
    pub(crate) fn new() -> Self {
        Self([Shortcut { row: 0, target: 0 }; 256])
    }
}

#[cfg(feature = "generate")]
impl OutcomeLeaf {
    /// The bytes of a tree that is this leaf.
    pub(crate) fn bytes(self) -> Vec<u8> {
        vec![LEAF + self.order, self.codes[0], self.codes[1]]
    }
}

#[cfg(feature = "generate")]
impl DifferenceLeaf {
    /// The bytes of a tree that is this leaf.
    pub(crate) fn bytes(self) -> Vec<u8> {
        [&[LEAF], &self.codes[..]].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Result<Tree<OutcomeLeaf>, TreeFault> {
        Tree::read(bytes)
    }

    const LEAF_BYTES: [u8; 3] = [LEAF, 5, 6];

    #[test]
    fn a_tree_of_one_leaf_is_read() {
        assert_eq!(read(&LEAF_BYTES).unwrap().leaves.len(), 1);
    }

    #[test]
    fn faulty_trees_are_refused() {
        let long = [LEAF_BYTES, LEAF_BYTES].concat();
        assert_eq!(read(&long), Err(TreeFault::Long));
        assert_eq!(read(&[]), Err(TreeFault::Short));
        assert_eq!(read(&[3, 2, LEAF, 0, 0]), Err(TreeFault::Short));
        let unknown = |place, byte| Err(TreeFault::Unknown { place, byte });
        assert_eq!(read(&[LEAF + 6, 0, 0]), unknown(0, LEAF + 6));
        assert_eq!(read(&[LEAF, 0xe0, 0]), unknown(1, 0xe0));
        assert_eq!(read(&[QUESTIONS as u8, 0, 0]), unknown(0, QUESTIONS as u8));
        let deep = [3, 2].repeat(MAX_LEAVES + 1);
        assert_eq!(read(&deep), Err(TreeFault::Large));
    }
}
