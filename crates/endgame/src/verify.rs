//! Stored values against what they follow from.

use std::fmt;

use damier_rules::{Position, Variant};

use crate::layout::{Layout, Placement};
use crate::tables::Slice;
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
    /// there, or without the same pieces with the other side to move, has none.
    ///
    /// Distances are only compared fast after [`Tables::unpack_distances`].
    ///
    /// # Errors
    /// The first value that does not follow.
    pub fn verify(&self, material: Material) -> Result<u64, Wrong> {
        let Some(slice) = self.slice(material) else {
            return Ok(0);
        };
        let Some(partner) = self.slice(material.turned()) else {
            return Ok(0);
        };
        let replies = Replies {
            tables: self,
            partner,
        };
        let mut values = 0;
        for block in 0..blocks(slice.index.positions()) {
            let mut walk = Walk::<V>::new(&slice.index, block);
            while let Some(number) = walk.next(|_, _| ()) {
                let placement = walk.context.placement();
                let found = self.stored(slice, number);
                let with_plies = found == two_bits::LOSS && slice.distances.is_some();
                values += 1 + u64::from(with_plies);
                let follows = replies.agree(&placement, found) == Some(true)
                    && (!with_plies || self.plies_follow(&placement.position()) == Some(true));
                if !follows {
                    return Err(Wrong {
                        slice: material,
                        block,
                        fen: placement.position::<V>().fen(),
                    });
                }
                walk.tell(found);
            }
        }
        Ok(values)
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

/// What the moves of a slice's positions without captures lead to.
struct Replies<'a, V: Variant> {
    tables: &'a Tables<V>,
    /// The same pieces with the other side to move.
    partner: &'a Slice<V>,
}

impl<V: Variant> Replies<'_, V> {
    /// Whether an outcome follows from the moves of a position without captures; `None` if a move
    /// leads out of the tables.
    fn agree(&self, placement: &Placement, found: u8) -> Option<bool> {
        // Seen from the other side: Black has moved, down the board, and White replies.
        let before = placement.turned::<V::Geometry>();
        let mut best = Best::default();
        self.kings_move(&before, &mut best)?;
        self.men_move(&before, &mut best)?;
        Some(best.outcome() == found)
    }

    fn kings_move(&self, before: &Placement, best: &mut Best) -> Option<()> {
        let index = &self.partner.index;
        let empty = Layout::<V::Geometry>::ALL & !before.occupied();
        let men = index.men(before);
        let mut kings = before.black_kings;
        while kings != 0 && !best.is_settled() {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            let mut ends = Layout::<V::Geometry>::king_reach::<V>(king, empty);
            while ends != 0 && !best.is_settled() {
                let end = ends & ends.wrapping_neg();
                ends ^= end;
                let after = Placement {
                    black_kings: before.black_kings ^ king ^ end,
                    ..*before
                };
                let number = index.with_men(men, &after);
                best.add(self.tables.value(self.partner, number, &after)?);
            }
        }
        Some(())
    }

    fn men_move(&self, before: &Placement, best: &mut Best) -> Option<()> {
        let empty = Layout::<V::Geometry>::ALL & !before.occupied();
        let mut men = before.black_men;
        while men != 0 && !best.is_settled() {
            let man = men & men.wrapping_neg();
            men ^= man;
            let [.., left, right] = Layout::<V::Geometry>::steps(man);
            for end in [left & empty, right & empty] {
                if end == 0 {
                    continue;
                }
                let mut after = Placement {
                    black_men: before.black_men ^ man,
                    ..*before
                };
                if end & Layout::<V::Geometry>::BOTTOM == 0 {
                    after.black_men |= end;
                } else {
                    after.black_kings |= end;
                }
                best.add(self.tables.look_up(&after)?);
            }
        }
        Some(())
    }
}

/// The best of the moves seen so far.
#[derive(Clone, Copy, Default)]
struct Best {
    wins: bool,
    draws: bool,
}

impl Best {
    /// Takes what the other side gets in reply.
    #[inline(always)]
    fn add(&mut self, reply: u8) {
        self.wins |= reply == two_bits::LOSS;
        self.draws |= reply == two_bits::DRAW;
    }

    /// Nothing can be better.
    #[inline(always)]
    fn is_settled(self) -> bool {
        self.wins
    }

    fn outcome(self) -> u8 {
        match (self.wins, self.draws) {
            (true, _) => two_bits::WIN,
            (false, true) => two_bits::DRAW,
            (false, false) => two_bits::LOSS,
        }
    }
}
