//! Stored values against what they follow from.

use std::fmt;

use damier_rules::{Position, Variant};

use crate::layout::Placement;
use crate::value::two_bits;
use crate::walk::{Walk, blocks};
use crate::{Material, Outcome, Tables};

/// A stored value that does not follow from the positions that its moves lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The slice.
    pub slice: Material,
    /// The block, from 0.
    pub block: u64,
    /// The position, as a FEN.
    pub fen: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { slice, block, fen } = self;
        write!(
            f,
            "the value of {fen} in block {block} of the slice {slice} does not follow from its moves"
        )
    }
}

impl std::error::Error for Wrong {}

impl<V: Variant> Tables<V> {
    /// Works out every stored outcome of a slice, and every stored distance, from the positions
    /// that the legal moves lead to, and gives how many values those are. A slice that is not
    /// there has none.
    ///
    /// Distances are only compared fast after [`Tables::unpack_distances`].
    ///
    /// # Errors
    /// The first value that does not follow.
    pub fn verify(&self, material: Material) -> Result<u64, Wrong> {
        let Some(slice) = self.slice(material) else {
            return Ok(0);
        };
        let mut values = 0;
        for block in 0..blocks(slice.index.positions()) {
            let mut walk = Walk::<V>::new(&slice.index, block);
            while walk.next(|_, _| ()).is_some() {
                let placement = walk.context.placement();
                let found = self.look_up(&placement).unwrap_or(two_bits::NONE);
                let position = placement.position::<V>();
                let with_plies = found == two_bits::LOSS && slice.distances.is_some();
                values += 1 + u64::from(with_plies);
                let follows = self.follows(&position, found) == Some(true)
                    && (!with_plies || self.plies_follow(&position) == Some(true));
                if !follows {
                    return Err(Wrong {
                        slice: material,
                        block,
                        fen: position.fen(),
                    });
                }
                walk.tell(found);
            }
        }
        Ok(values)
    }

    /// Whether an outcome follows; `None` if a move leads out of the tables.
    fn follows(&self, position: &Position<V>, found: u8) -> Option<bool> {
        let mut best = two_bits::LOSS;
        for &mv in &position.legal_moves() {
            match two_bits::reversed(self.look_up(&Placement::of(&position.after(mv)))?) {
                two_bits::WIN => return Some(found == two_bits::WIN),
                two_bits::DRAW => best = two_bits::DRAW,
                _ => {}
            }
        }
        Some(found == best)
    }

    /// Whether the plies of a loss follow.
    fn plies_follow(&self, position: &Position<V>) -> Option<bool> {
        let mut longest = 0;
        for &mv in &position.legal_moves() {
            let reply = Placement::of(&position.after(mv));
            longest = longest.max(self.plies(&reply, Outcome::Win)? + 1);
        }
        Some(self.verdict(position)?.plies == Some(longest))
    }
}
