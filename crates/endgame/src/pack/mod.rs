//! Packs solved slices.

mod learn;

use damier_rules::Variant;

use crate::Material;
use crate::coder::{Decoder, Encoder, probability};
use crate::crc::Crc;
use crate::features::Smaller;
use crate::layout::Placement;
use crate::section::{self, Stored};
use crate::solve::{Solved, Solver};
use crate::tree::{DifferenceLeaf, EVEN, OutcomeLeaf, QuickTree, Shortcuts, Tree};
use crate::value::distance;
use crate::walk::{LossWalk, Walk, blocks};

impl<V: Variant> Smaller for Solver<V> {
    #[inline]
    fn outcome(&self, placement: &Placement) -> u8 {
        distance::to_two_bits(self.look_up(placement))
    }

    #[inline]
    fn number(&self, placement: &Placement) -> u64 {
        let slice = self.slice(placement.material());
        slice.map_or(0, |slice| slice.index.of(placement))
    }

    #[inline]
    fn at(&self, slice: Material, number: u64, _: impl FnOnce() -> Placement) -> u8 {
        let slice = self
            .slice(slice)
            .expect("a slice is packed when those with fewer pieces are solved");
        distance::to_two_bits(slice.values[number as usize])
    }
}

/// Packs the outcomes of a solved slice into a section of a file.
///
/// Every block is unpacked again and compared.
///
/// # Panics
/// When a slice with fewer pieces that is needed to read this one is not solved, or a value does
/// not come back as it was packed.
#[must_use]
pub fn pack_outcomes<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> Vec<u8> {
    let model = learn::learn(solver, slice);
    let tree: Tree<OutcomeLeaf> = Tree::read(&model).expect("a tree that was written can be read");
    let tree = QuickTree::new(&tree);
    let mut packed = Vec::new();
    let (mut counts, mut sum) = ([0; 3], Crc::new());
    for block in 0..blocks(slice.index.positions()) {
        let mut walk = Walk::<V>::new(&slice.index, block);
        let mut shortcuts = Shortcuts::new();
        let mut encoder = Encoder::new();
        while let Some(number) = walk.next(|_, _| ()) {
            let outcome = distance::to_two_bits(slice.values[number as usize]);
            let leaf = tree.leaf::<V>(&mut walk.context, solver, &mut shortcuts);
            encode(leaf, &mut encoder, outcome);
            counts[usize::from(outcome)] += 1;
            sum.add(outcome);
            walk.tell(outcome);
        }
        let bytes = encoder.finish();
        check_block(solver, slice, (&tree, block), &bytes);
        packed.push(bytes);
    }
    let identity = (Stored::Outcomes, slice.material());
    section::write::<V>(identity, (counts, sum.sum()), &model, &packed)
}

/// Unpacks a block, and compares each outcome with what was packed.
fn check_block<V: Variant>(
    solver: &Solver<V>,
    slice: &Solved<V>,
    (tree, block): (&QuickTree<OutcomeLeaf>, u64),
    bytes: &[u8],
) {
    let mut decoder = Decoder::new(bytes);
    let mut walk = Walk::<V>::new(&slice.index, block);
    let mut shortcuts = Shortcuts::new();
    while let Some(number) = walk.next(|_, _| ()) {
        let leaf = tree.leaf::<V>(&mut walk.context, solver, &mut shortcuts);
        let outcome = leaf.decode(&mut decoder);
        let packed = distance::to_two_bits(slice.values[number as usize]);
        assert_eq!(
            outcome, packed,
            "position {number} comes back as it was packed"
        );
        walk.tell(outcome);
    }
}

fn encode(leaf: OutcomeLeaf, encoder: &mut Encoder, outcome: u8) {
    let order = leaf.order();
    let [first, second] = leaf.codes.map(probability);
    encoder.answer(outcome != order[0], first);
    if outcome != order[0] {
        encoder.answer(outcome != order[1], second);
    }
}

/// Packs the distances of the losses of a solved slice into a section of a file; `None` if there
/// are none.
///
/// # Panics
/// As for [`pack_outcomes`].
#[must_use]
pub fn pack_distances<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> Option<Vec<u8>> {
    let model = learn::learn_distances(solver, slice);
    let tree: Tree<DifferenceLeaf> =
        Tree::read(&model).expect("a tree that was written can be read");
    let mut packed = Vec::new();
    let (mut count, mut sum) = (0, Crc::new());
    for block in 0..blocks(slice.index.positions()) {
        let mut walk = LossWalk::<V>::new(&slice.index, block);
        let mut encoder = Encoder::new();
        let outcome = |number: u64| distance::to_two_bits(slice.values[number as usize]);
        while let Some((number, guess)) = walk.next(outcome) {
            let moves = slice.values[number as usize] / 2;
            let leaf = tree.leaf::<V>(walk.context(), solver);
            encode_difference(leaf, &mut encoder, moves, guess);
            count += 1;
            sum.add(moves);
            walk.tell(moves);
        }
        let bytes = encoder.finish();
        check_losses(solver, slice, (&tree, block), &bytes);
        packed.push(bytes);
    }
    if count == 0 {
        return None;
    }
    let identity = (Stored::Distances, slice.material());
    let totals = ([0, count, 0], sum.sum());
    Some(section::write::<V>(identity, totals, &model, &packed))
}

/// Unpacks a block, and compares each distance with what was packed.
fn check_losses<V: Variant>(
    solver: &Solver<V>,
    slice: &Solved<V>,
    (tree, block): (&Tree<DifferenceLeaf>, u64),
    bytes: &[u8],
) {
    let mut decoder = Decoder::new(bytes);
    let mut walk = LossWalk::<V>::new(&slice.index, block);
    let outcome = |number: u64| distance::to_two_bits(slice.values[number as usize]);
    while let Some((number, guess)) = walk.next(outcome) {
        let leaf = tree.leaf::<V>(walk.context(), solver);
        let moves = leaf.decode(&mut decoder, guess);
        let packed = slice.values[number as usize] / 2;
        assert_eq!(
            moves, packed,
            "position {number} comes back as it was packed"
        );
        walk.tell(moves);
    }
}

fn encode_difference(leaf: DifferenceLeaf, encoder: &mut Encoder, moves: u8, guess: u8) {
    let kind = learn::difference_kind(moves, guess);
    for (place, code) in leaf.codes.into_iter().enumerate() {
        encoder.answer(place != kind, probability(code));
        if place == kind {
            return;
        }
    }
    for bit in (0..7).rev() {
        encoder.answer(moves >> bit & 1 == 1, EVEN);
    }
}
