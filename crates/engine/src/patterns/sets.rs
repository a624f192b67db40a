//! What stands where, as the plain words that the patterns are cut from.

use damier_rules::{Bitboard, Color, Geometry, Position, Variant, Word};

/// The men and kings of both sides as words in the layout of their
/// [geometry](damier_rules::Geometry), and the side to move.
///
/// Smaller than a position for a trainer that holds millions of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sets {
    // Invariant: the four words have no bit in common.
    pub(super) men: [u64; 2],
    pub(super) kings: [u64; 2],
    pub(super) turn: Color,
}

impl Sets {
    /// Those of a position.
    ///
    /// On boards of more than ten by ten the squares beyond bit 63 are left out.
    #[must_use]
    #[inline]
    pub fn of<V: Variant>(position: &Position<V>) -> Self {
        let word = |set: Bitboard<V::Geometry>| set.word().low_u64();
        let [white, black] = [Color::White, Color::Black];
        Self {
            men: [word(position.men(white)), word(position.men(black))],
            kings: [word(position.kings(white)), word(position.kings(black))],
            turn: position.turn(),
        }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The men of White and of Black as words.
    #[must_use]
    pub fn men_words(&self) -> [u64; 2] {
        self.men
    }

    /// The kings of White and of Black as words.
    #[must_use]
    pub fn kings_words(&self) -> [u64; 2] {
        self.kings
    }

    /// How many men White has, and how many Black.
    #[must_use]
    pub fn men(&self) -> [u32; 2] {
        self.men.map(u64::count_ones)
    }

    /// How many kings White has, and how many Black.
    #[must_use]
    pub fn kings(&self) -> [u32; 2] {
        self.kings.map(u64::count_ones)
    }

    /// How many pieces are on the board.
    #[must_use]
    #[inline]
    pub fn pieces(&self) -> u32 {
        (self.men[0] | self.men[1] | self.kings[0] | self.kings[1]).count_ones()
    }

    /// Whether a side that is ahead in this way rarely wins, as its few pieces do not catch a
    /// flying king; `lead` is from the view of the side to move.
    #[must_use]
    #[inline]
    pub fn is_drawish<V: Variant>(&self, lead: i32) -> bool {
        if !V::FLYING_KINGS || self.kings == [0, 0] {
            return false;
        }
        let strong = usize::from((self.turn == Color::White) != (lead > 0));
        let weak = 1 - strong;
        // Three kings catch one on eight by eight unless it holds the main road, and not on ten by
        // ten.
        let catching = if V::Geometry::SIZE >= 10 { 4 } else { 3 };
        let pieces = (self.men[strong] | self.kings[strong]).count_ones();
        self.kings[weak] != 0 && pieces < catching
    }
}
