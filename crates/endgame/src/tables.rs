//! Tables of one game, read from bytes.

use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use damier_rules::{International, Variant};

use crate::Material;
use crate::cache::Cache;
use crate::coder::Decoder;
use crate::dense::Dense;
use crate::features::Smaller;
use crate::index::Index;
use crate::layout::Placement;
use crate::needs::needed_to_read;
use crate::section::{Section, Stored, TableError};
use crate::tree::{DifferenceLeaf, Leaf, OutcomeLeaf, QuickTree, Shortcuts, Tree};
use crate::value::two_bits;
use crate::walk::{BLOCK, LossWalk, Walk, blocks, is_stored};

/// Slices with up to so many pieces are unpacked as a whole when they are first asked.
const WHOLE: u32 = 4;

/// Unpacked blocks of larger slices that are kept, a kibibyte each.
const CACHED_BLOCKS: usize = 1 << 15;

/// Endgame tables of one game.
///
/// Made from the bytes of files, in any order, one behind the other. What is asked of them is
/// described in [`Tables::outcome`], [`Tables::verdict`] and [`Tables::moves`].
///
/// Slices of up to four pieces are unpacked to two bits a position when they are first asked (for
/// International 10.7 MB when all were); of larger ones up to 32 MiB of blocks that were asked last
/// are kept.
pub struct Tables<V: Variant = International> {
    parts: Vec<Cow<'static, [u8]>>,
    pub(crate) slices: Vec<Option<Box<Slice<V>>>>,
    cache: Cache,
}

/// A packed slice, and what is unpacked of it.
pub(crate) struct Slice<V: Variant> {
    pub(crate) index: Index<V::Geometry>,
    pub(crate) outcomes: Section,
    tree: Tree<OutcomeLeaf>,
    /// The same, after a block was unpacked.
    quick_tree: OnceLock<QuickTree<OutcomeLeaf>>,
    pub(crate) distances: Option<(Section, Tree<DifferenceLeaf>)>,
    /// Which blocks are unpacked; none where the slice is not kept as a whole.
    pub(crate) unpacked: Box<[OnceLock<()>]>,
    /// What is unpacked of a slice that is kept as a whole.
    whole: OnceLock<Dense>,
    /// Half of the plies of each stored loss, after [`Tables::unpack_distances`].
    pub(crate) moves: OnceLock<Box<[u8]>>,
}

fn read_tree<L: Leaf>(
    section: &Section,
    parts: &[Cow<'static, [u8]>],
) -> Result<Tree<L>, TableError> {
    let slice = section.material;
    Tree::read(&parts[section.part][section.model.clone()])
        .map_err(|fault| TableError::Tree { slice, fault })
}

impl<V: Variant> Slice<V> {
    fn new(outcomes: Section, parts: &[Cow<'static, [u8]>]) -> Result<Self, TableError> {
        let index = Index::new(outcomes.material);
        let kept = if outcomes.material.pieces() <= WHOLE {
            blocks(index.positions())
        } else {
            0
        };
        Ok(Self {
            index,
            tree: read_tree(&outcomes, parts)?,
            quick_tree: OnceLock::new(),
            outcomes,
            distances: None,
            unpacked: (0..kept).map(|_| OnceLock::new()).collect(),
            whole: OnceLock::new(),
            moves: OnceLock::new(),
        })
    }
}

impl<V: Variant> Slice<V> {
    /// What is unpacked of a slice that is kept as a whole: each outcome that is there is right,
    /// whether or not its block is there as a whole.
    #[inline]
    fn whole(&self) -> &Dense {
        self.whole
            .get_or_init(|| Dense::new(self.index.positions()))
    }
}

impl<V: Variant> Tables<V> {
    /// The tables in these bytes.
    ///
    /// # Errors
    /// When they are damaged, of another game or version, or when a slice is missing that another
    /// cannot be read without. No damage leads to a wrong outcome.
    pub fn from_bytes(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, TableError> {
        Self::from_parts(vec![bytes.into()])
    }

    /// The tables of several files.
    ///
    /// # Errors
    /// As for [`Tables::from_bytes`].
    pub fn from_parts(parts: Vec<Cow<'static, [u8]>>) -> Result<Self, TableError> {
        let mut slices: Vec<Option<Box<Slice<V>>>> = (0..Material::KEYS).map(|_| None).collect();
        let mut distances = Vec::new();
        for (place, part) in parts.iter().enumerate() {
            for section in Section::read_all::<V>(part, place)? {
                if section.stored == Stored::Distances {
                    distances.push(section);
                    continue;
                }
                let slice = section.material;
                let room = &mut slices[slice.key()];
                if room.is_some() {
                    return Err(TableError::Twice { slice });
                }
                *room = Some(Box::new(Slice::new(section, &parts)?));
            }
        }
        for section in distances {
            let slice = section.material;
            let needed = slice;
            let tree = read_tree(&section, &parts)?;
            let room = slices[slice.key()].as_mut();
            let room = room.ok_or(TableError::Missing { slice, needed })?;
            if room.distances.replace((section, tree)).is_some() {
                return Err(TableError::Twice { slice });
            }
        }
        for slice in slices.iter().flatten() {
            let slice = slice.outcomes.material;
            for needed in needed_to_read(slice) {
                if slices[needed.key()].is_none() {
                    return Err(TableError::Missing { slice, needed });
                }
            }
        }
        let mut pieces = slices
            .iter()
            .flatten()
            .map(|slice| slice.outcomes.material.pieces());
        let rooms = pieces.any(|pieces| pieces > WHOLE).then_some(CACHED_BLOCKS);
        Ok(Self {
            parts,
            slices,
            cache: Cache::new(rooms.unwrap_or(0)),
        })
    }

    /// Positions with up to so many pieces are all answered; 0 if there is no table.
    #[must_use]
    pub fn max_pieces(&self) -> u32 {
        let is_whole = |pieces: &u32| {
            let mut all = Material::all(*pieces).into_iter();
            all.all(|material| self.slices[material.key()].is_some())
        };
        (2..=crate::MAX_PIECES)
            .take_while(is_whole)
            .last()
            .unwrap_or(0)
    }

    /// The slices that are there.
    pub fn slices(&self) -> impl Iterator<Item = Material> + '_ {
        self.slices
            .iter()
            .flatten()
            .map(|slice| slice.outcomes.material)
    }

    /// Wins, draws and losses of a slice where the side to move has no capture, as its file says.
    #[must_use]
    pub fn counts(&self, material: Material) -> Option<[u64; 3]> {
        let slice = self.slice(material)?;
        let [draws, losses, wins] = slice.outcomes.counts;
        Some([wins, draws, losses])
    }

    /// A slice that is there.
    pub(crate) fn slice(&self, material: Material) -> Option<&Slice<V>> {
        self.slices[material.key()].as_deref()
    }

    /// The outcome in two bits, with captures played out; `None` if it is not in the tables.
    #[inline]
    pub(crate) fn look_up(&self, placement: &Placement) -> Option<u8> {
        if placement.occupied().count_ones() > crate::MAX_PIECES {
            return None;
        }
        let Some(slice) = &self.slices[placement.material().key()] else {
            return Self::without_a_side(placement);
        };
        self.value(slice, slice.index.of(placement), placement)
    }

    /// The outcome of the position with a number in a slice, with captures played out.
    #[inline]
    pub(crate) fn value(&self, slice: &Slice<V>, number: u64, placement: &Placement) -> Option<u8> {
        if slice.unpacked.is_empty() {
            if !is_stored::<V>(placement) {
                return self.play_captures(placement);
            }
            return Some(self.in_block(slice, number));
        }
        Some(self.resolved(slice, number, || *placement))
    }

    /// The outcome of a position of a slice that is kept as a whole. Captures are played out when
    /// they are first met, and what they lead to is kept.
    #[inline]
    fn resolved(&self, slice: &Slice<V>, number: u64, placement: impl FnOnce() -> Placement) -> u8 {
        let whole = slice.whole();
        let outcome = whole.get(number);
        if outcome != two_bits::NONE {
            return outcome;
        }
        self.resolve(slice, number, &placement())
    }

    #[cold]
    fn resolve(&self, slice: &Slice<V>, number: u64, placement: &Placement) -> u8 {
        self.keep(slice, number / BLOCK);
        let whole = slice.whole();
        let outcome = whole.get(number);
        if outcome != two_bits::NONE {
            return outcome;
        }
        let outcome = self.play_captures(placement).unwrap_or(two_bits::NONE);
        whole.add(number, outcome);
        outcome
    }

    /// The outcome where a side has no piece.
    fn without_a_side(placement: &Placement) -> Option<u8> {
        if placement.white_men | placement.white_kings == 0 {
            Some(two_bits::LOSS)
        } else if placement.black_men | placement.black_kings == 0 {
            Some(two_bits::WIN)
        } else {
            None
        }
    }

    /// The outcome by the best capture.
    fn play_captures(&self, placement: &Placement) -> Option<u8> {
        let position = placement.position::<V>();
        let mut best = two_bits::LOSS;
        for &mv in &position.legal_moves() {
            let reply = self.look_up(&Placement::of(&position.after(mv)))?;
            match two_bits::reversed(reply) {
                two_bits::WIN => return Some(two_bits::WIN),
                two_bits::DRAW => best = two_bits::DRAW,
                _ => {}
            }
        }
        Some(best)
    }

    /// Unpacks a block of a slice that is kept as a whole, if it is not unpacked.
    pub(crate) fn keep(&self, slice: &Slice<V>, block: u64) {
        slice.unpacked[block as usize].get_or_init(|| {
            let outcomes = self.unpack_block(slice, block, BLOCK);
            slice.whole().add_all(block * BLOCK, outcomes);
        });
    }

    /// Unpacks the first positions of a block, at least `count`: the outcomes of those without
    /// captures.
    fn unpack_block(&self, slice: &Slice<V>, block: u64, count: u64) -> Dense {
        let first = block * BLOCK;
        let mut outcomes = Dense::new(BLOCK.min(slice.index.positions() - first));
        let mut decoder = Decoder::new(slice.outcomes.block(&self.parts, block));
        let mut walk = Walk::<V>::new(&slice.index, block);
        let tree = slice.quick_tree.get_or_init(|| QuickTree::new(&slice.tree));
        let mut shortcuts = Shortcuts::new();
        while let Some(number) = walk.next(|_, _| ()) {
            let leaf = tree.leaf::<V>(&mut walk.context, self, &mut shortcuts);
            let outcome = leaf.decode(&mut decoder);
            outcomes.set(number - first, outcome);
            if number - first >= count {
                break;
            }
            walk.tell(outcome);
        }
        outcomes
    }

    /// The plies of a loss without captures; `None` if distances are not in the tables.
    pub(crate) fn stored_plies(&self, placement: &Placement) -> Option<u16> {
        let slice = self.slice(placement.material())?;
        let wanted = slice.index.of(placement);
        if let Some(moves) = slice.moves.get() {
            return Some(u16::from(moves[wanted as usize]) * 2);
        }
        let mut plies = None;
        self.losses_of_block(slice, wanted / BLOCK, |number, moves| {
            if number == wanted {
                plies = Some(u16::from(moves) * 2);
            }
            number < wanted
        });
        plies
    }

    /// Shows the moves of each loss of a block until `show` has seen enough.
    pub(crate) fn losses_of_block(
        &self,
        slice: &Slice<V>,
        block: u64,
        mut show: impl FnMut(u64, u8) -> bool,
    ) {
        let Some((section, tree)) = &slice.distances else {
            return;
        };
        let mut decoder = Decoder::new(section.block(&self.parts, block));
        let mut walk = LossWalk::<V>::new(&slice.index, block);
        while let Some((number, guess)) = walk.next(|number| self.stored(slice, number)) {
            let leaf = tree.leaf::<V>(walk.context(), self);
            let moves = leaf.decode(&mut decoder, guess);
            if !show(number, moves) {
                return;
            }
            walk.tell(moves);
        }
    }

    /// The outcome of a position without captures.
    #[inline]
    pub(crate) fn stored(&self, slice: &Slice<V>, number: u64) -> u8 {
        if slice.unpacked.is_empty() {
            return self.in_block(slice, number);
        }
        let outcome = slice.whole().get(number);
        if outcome != two_bits::NONE {
            return outcome;
        }
        self.keep(slice, number / BLOCK);
        slice.whole().get(number)
    }

    /// An outcome of a block that is kept, or is unpacked now.
    fn in_block(&self, slice: &Slice<V>, number: u64) -> u8 {
        let material = slice.outcomes.material;
        let (block, place) = (number / BLOCK, number % BLOCK);
        let wanted = match self.cache.outcome(material, block, place) {
            Ok(outcome) => return outcome,
            Err(wanted) => wanted,
        };
        // Smaller slices may be asked meanwhile, and they use the same rooms.
        let outcomes = self.unpack_block(slice, block, wanted);
        let outcome = outcomes.get(place);
        self.cache.keep(material, block, (outcomes, wanted));
        outcome
    }
}

impl<V: Variant> Smaller for Tables<V> {
    #[inline]
    fn outcome(&self, placement: &Placement) -> u8 {
        self.look_up(placement).unwrap_or(two_bits::NONE)
    }

    #[inline]
    fn number(&self, placement: &Placement) -> u64 {
        let slice = self.slice(placement.material());
        slice.map_or(0, |slice| slice.index.of(placement))
    }

    #[inline]
    fn at(&self, slice: Material, number: u64, placement: impl FnOnce() -> Placement) -> u8 {
        match self.slice(slice) {
            Some(slice) if !slice.unpacked.is_empty() => self.resolved(slice, number, placement),
            _ => Smaller::outcome(self, &placement()),
        }
    }
}

impl<V: Variant> fmt::Debug for Tables<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables")
            .field("game", &V::NAME)
            .field("max_pieces", &self.max_pieces())
            .finish_non_exhaustive()
    }
}
