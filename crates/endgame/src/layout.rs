//! Where the pieces stand, as words in the layout of the rules, White to move.

use std::marker::PhantomData;

use damier_rules::{Bitboard, Color, Geometry, Position, Variant, Word, board_bits};

use crate::Material;

/// What the layout of a board says about its bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout<G: Geometry>(PhantomData<G>);

impl<G: Geometry> Layout<G> {
    /// Bits of a word that are in use, gaps among them.
    pub(crate) const BITS: u32 = G::SIZE / 2 * (G::SIZE + 1) - 1;
    /// Every square.
    pub(crate) const ALL: u64 = board_bits(G::SIZE) as u64;
    /// The far row of White's men.
    pub(crate) const TOP: u64 = (1 << G::SHORT) - 1;
    /// The far row of Black's men.
    pub(crate) const BOTTOM: u64 = Self::TOP << (Self::BITS - G::SHORT);
    /// The row from which White's men are crowned.
    #[cfg(feature = "generate")]
    pub(crate) const BEFORE_TOP: u64 = Self::TOP << G::SHORT;
    /// The long diagonal from White's near left corner.
    pub(crate) const ROAD: u64 = {
        let mut road = 0;
        let mut step = 0;
        while step < G::SIZE {
            road |= 1 << (Self::BITS - G::SHORT - G::SHORT * step);
            step += 1;
        }
        road
    };
    /// The squares of the left and right columns.
    pub(crate) const EDGE: u64 = {
        let mut edge = 0;
        let mut pair = 0;
        while pair < G::SIZE / 2 {
            edge |= (1 << (G::SHORT - 1) | 1 << G::SHORT) << (pair * (G::SIZE + 1));
            pair += 1;
        }
        edge
    };

    /// The number of the square at a bit, from 0.
    #[inline(always)]
    pub(crate) fn number(bit: u32) -> u32 {
        bit - bit / (G::SIZE + 1)
    }

    /// The row of the square at a bit, from 0 at the top.
    #[inline(always)]
    pub(crate) fn row(bit: u32) -> u32 {
        Self::number(bit) / G::SHORT
    }

    /// The squares of a word on the board turned by half a turn.
    #[inline(always)]
    pub(crate) fn turned(word: u64) -> u64 {
        word.reverse_bits() >> (64 - Self::BITS)
    }

    /// How many moves without capture kings have.
    #[inline(always)]
    pub(crate) fn king_moves<V: Variant<Geometry = G>>(kings: u64, empty: u64) -> u32 {
        let mut moves = 0;
        for direction in 0..4 {
            let mut reached = kings;
            loop {
                reached = Self::steps(reached)[direction] & empty;
                moves += reached.count_ones();
                if !V::FLYING_KINGS || reached == 0 {
                    break;
                }
            }
        }
        moves
    }

    /// The squares to which a king can go without capture.
    #[inline(always)]
    pub(crate) fn king_reach<V: Variant<Geometry = G>>(king: u64, empty: u64) -> u64 {
        let mut ends = 0;
        for direction in 0..4 {
            let mut reached = king;
            loop {
                reached = Self::steps(reached)[direction] & empty;
                ends |= reached;
                if !V::FLYING_KINGS || reached == 0 {
                    break;
                }
            }
        }
        ends
    }

    /// The squares one step up to the left, up to the right, down to the left, down to the right.
    #[inline(always)]
    pub(crate) fn steps(word: u64) -> [u64; 4] {
        [
            word >> G::LONG,
            word >> G::SHORT,
            word << G::SHORT,
            word << G::LONG,
        ]
    }
}

/// The pieces of both sides, White to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Placement {
    pub(crate) white_men: u64,
    pub(crate) white_kings: u64,
    pub(crate) black_men: u64,
    pub(crate) black_kings: u64,
}

impl Placement {
    /// A position as its side to move sees it.
    #[inline]
    pub(crate) fn of<V: Variant>(position: &Position<V>) -> Self {
        let word = |set: Bitboard<V::Geometry>| set.word().low_u64();
        let placement = Self {
            white_men: word(position.men(Color::White)),
            white_kings: word(position.kings(Color::White)),
            black_men: word(position.men(Color::Black)),
            black_kings: word(position.kings(Color::Black)),
        };
        match position.turn() {
            Color::White => placement,
            Color::Black => placement.turned::<V::Geometry>(),
        }
    }

    /// As a position of the rules, White to move; there must be a piece.
    #[inline]
    pub(crate) fn position<V: Variant>(&self) -> Position<V> {
        let set = |word: u64| bitboard::<V::Geometry>(word);
        Position::from_sets(
            [set(self.white_men), set(self.black_men)],
            [set(self.white_kings), set(self.black_kings)],
            Color::White,
        )
        .expect("a placement has its pieces on squares of their own, and no man on its far row")
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> u64 {
        self.white_men | self.white_kings | self.black_men | self.black_kings
    }

    /// White's kings, Black's kings, Black's men and White's men: those whose squares change
    /// fastest along the numbers come first.
    #[inline(always)]
    pub(crate) fn groups(&self) -> [u64; 4] {
        [
            self.white_kings,
            self.black_kings,
            self.black_men,
            self.white_men,
        ]
    }

    /// The same with the other side to move.
    #[inline(always)]
    pub(crate) fn turned<G: Geometry>(&self) -> Self {
        Self {
            white_men: Layout::<G>::turned(self.black_men),
            white_kings: Layout::<G>::turned(self.black_kings),
            black_men: Layout::<G>::turned(self.white_men),
            black_kings: Layout::<G>::turned(self.white_kings),
        }
    }

    /// Without the pieces on these squares.
    #[inline(always)]
    pub(crate) fn without(&self, squares: u64) -> Self {
        Self {
            white_men: self.white_men & !squares,
            white_kings: self.white_kings & !squares,
            black_men: self.black_men & !squares,
            black_kings: self.black_kings & !squares,
        }
    }

    #[inline]
    pub(crate) fn material(&self) -> Material {
        Material {
            white_men: self.white_men.count_ones() as u8,
            white_kings: self.white_kings.count_ones() as u8,
            black_men: self.black_men.count_ones() as u8,
            black_kings: self.black_kings.count_ones() as u8,
        }
    }
}

/// A word of the layout as a set of squares.
#[inline(always)]
fn bitboard<G: Geometry>(word: u64) -> Bitboard<G> {
    Bitboard::from_word(G::Word::from_u64(word))
}
