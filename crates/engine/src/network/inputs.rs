//! Which inputs of the network a position switches on.

use std::marker::PhantomData;

use damier_rules::{Color, Geometry, Variant};

use crate::patterns::Sets;

/// More pieces than any board has squares for, in a word.
pub(super) const MOST_PIECES: usize = 64;

/// The inputs that a position switches on, in the view of each side: one for each piece.
///
/// On ten by ten a view has 190: an own man on one of the 45 squares where it is not yet crowned,
/// an enemy man on one of the 45 where that is not, an own king and an enemy king on any of the 50.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    // In White's view and in Black's; `len` of each count.
    views: [[u8; MOST_PIECES]; 2],
    len: usize,
    turn: Color,
}

impl Inputs {
    /// Those of a position.
    #[must_use]
    #[inline]
    pub fn of<V: Variant>(sets: &Sets) -> Self {
        let mut views = [[0; MOST_PIECES]; 2];
        let mut len = 0;
        let ([white_men, black_men], [white_kings, black_kings]) =
            (sets.men_words(), sets.kings_words());
        let words = [white_men, black_men, white_kings, black_kings];
        for (places, word) in Places::<V>::ALL.iter().zip(words) {
            let mut rest = word;
            while rest != 0 {
                let [white, black] = places[(rest.trailing_zeros() & 63) as usize];
                rest &= rest - 1;
                // The words have no bit in common, so that `len` does not wrap.
                views[0][len % MOST_PIECES] = white;
                views[1][len % MOST_PIECES] = black;
                len += 1;
            }
        }
        Self {
            views,
            len: len.min(MOST_PIECES),
            turn: sets.turn(),
        }
    }

    /// Those in the view of the side to move.
    #[must_use]
    #[inline]
    pub fn own(&self) -> &[u8] {
        &self.views[usize::from(self.turn == Color::Black)][..self.len]
    }

    /// Those in the view of the other side.
    #[must_use]
    #[inline]
    pub fn other(&self) -> &[u8] {
        &self.views[usize::from(self.turn == Color::White)][..self.len]
    }

    /// How many pieces there are.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> usize {
        self.len
    }
}

/// The numbers of the inputs of one game.
pub(super) struct Places<V>(PhantomData<V>);

impl<V: Variant> Places<V> {
    /// A board of any other size than eight and ten has no network.
    pub(super) const HAS_NETWORK: bool = V::Geometry::SIZE == 10 || V::Geometry::SIZE == 8;
    /// Rows of the board; of one without network as if it had eight, so that all this is defined.
    const SIZE: u32 = if V::Geometry::SIZE == 10 { 10 } else { 8 };
    const SHORT: u32 = Self::SIZE / 2;
    const SQUARES: u32 = Self::SIZE * Self::SHORT;
    /// The squares on which a man stands: all but the far row.
    const MEN: u32 = Self::SQUARES - Self::SHORT;
    /// From the first bit of a pair of rows to the first bit of the next pair.
    const PAIR: u32 = Self::SIZE + 1;
    /// How many inputs a view has.
    pub(super) const INPUTS: usize = (2 * (Self::MEN + Self::SQUARES)) as usize;
    /// Pieces at the start of the game.
    pub(super) const PIECES: usize = (2 * V::ROWS_OF_MEN * Self::SHORT) as usize;

    /// By white men, black men, white kings and black kings, and the bit of the square: the input
    /// in White's view and in Black's.
    pub(super) const ALL: [[[u8; 2]; 64]; 4] = {
        let mut all = [[[0; 2]; 64]; 4];
        let mut kind = 0;
        while kind < 4 {
            let (is_white, is_king) = (kind % 2 == 0, kind >= 2);
            let mut bit = 0;
            while bit < Self::SIZE / 2 * Self::PAIR {
                if bit % Self::PAIR != Self::PAIR - 1 {
                    let square = bit - bit / Self::PAIR;
                    let turned = Self::SQUARES - 1 - square;
                    all[kind][bit as usize] = [
                        Self::input(is_white, is_king, square),
                        Self::input(!is_white, is_king, turned),
                    ];
                }
                bit += 1;
            }
            kind += 1;
        }
        all
    };

    /// The input of a piece on a square of a view, from 0 at the top left.
    ///
    /// A man on its far row, which no game has, is taken for a king.
    #[expect(clippy::cast_possible_truncation, reason = "at most 189")]
    const fn input(is_own: bool, is_king: bool, square: u32) -> u8 {
        let kings = 2 * Self::MEN;
        let input = match (is_own, is_king) {
            (true, false) if square >= Self::SHORT => square - Self::SHORT,
            (false, false) if square < Self::MEN => Self::MEN + square,
            (true, _) => kings + square,
            (false, _) => kings + Self::SQUARES + square,
        };
        input as u8
    }
}
