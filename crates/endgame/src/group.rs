//! Sets of squares of one size in the order of the combinatorial number system.

use crate::material::MAX_PIECES;

const PIECES: usize = MAX_PIECES as usize;

/// The most squares of a board.
const SQUARES: usize = 50;

/// In how many ways so many pieces can stand on so many squares.
pub(crate) static WAYS: [[u32; SQUARES + 1]; PIECES + 1] = {
    let mut ways = [[0; SQUARES + 1]; PIECES + 1];
    let mut squares = 0;
    while squares <= SQUARES {
        ways[0][squares] = 1;
        let mut pieces = 1;
        while squares > 0 && pieces <= PIECES {
            ways[pieces][squares] = ways[pieces - 1][squares - 1] + ways[pieces][squares - 1];
            pieces += 1;
        }
        squares += 1;
    }
    ways
};

pub(crate) fn ways(pieces: u8, squares: u32) -> u64 {
    u64::from(WAYS[usize::from(pieces)][squares as usize])
}

/// The pieces of one kind and side, and where they can stand.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) pieces: usize,
    /// The places of the pieces in `squares`, ascending.
    places: [u8; PIECES],
    /// The bits of the squares that are free for the group, ascending.
    squares: [u8; SQUARES],
    free: usize,
    /// The same squares as a word.
    set: u64,
    pub(crate) word: u64,
}

impl Group {
    pub(crate) fn new(pieces: u8) -> Self {
        Self {
            pieces: usize::from(pieces),
            places: [0; PIECES],
            squares: [0; SQUARES],
            free: 0,
            set: 0,
            word: 0,
        }
    }

    /// Takes these squares, and the first placement on them.
    pub(crate) fn reset(&mut self, squares: u64) {
        self.take(squares);
        for piece in 0..self.pieces {
            self.places[piece] = piece as u8;
        }
        self.rebuild();
    }

    pub(crate) fn take(&mut self, squares: u64) {
        if self.pieces == 0 {
            return;
        }
        self.free = 0;
        self.set = squares;
        let mut rest = squares;
        while rest != 0 {
            self.squares[self.free] = rest.trailing_zeros() as u8;
            self.free += 1;
            rest &= rest - 1;
        }
    }

    fn rebuild(&mut self) {
        self.word = 0;
        for &place in &self.places[..self.pieces] {
            self.word |= 1 << self.squares[usize::from(place)];
        }
    }

    /// Takes the placement with this rank.
    pub(crate) fn seek(&mut self, rank: u64) {
        let mut rest = rank as u32;
        for piece in (0..self.pieces).rev() {
            let ways = &WAYS[piece + 1];
            let place = ways[..=self.free].partition_point(|&ways| ways <= rest) - 1;
            rest -= ways[place];
            self.places[piece] = place as u8;
        }
        self.rebuild();
    }

    /// The squares that the first piece still goes to while the others stand, and the one it is on.
    pub(crate) fn row(&self) -> u64 {
        let at = 1 << self.squares[usize::from(self.places[0])];
        let end = if self.pieces > 1 {
            1 << self.squares[usize::from(self.places[1])]
        } else {
            1 << 63
        };
        self.set & (end - at)
    }

    /// Goes to the next placement; after the last it says `false`.
    #[inline]
    pub(crate) fn advance(&mut self) -> bool {
        self.advance_from(0)
    }

    /// Goes to the next placement that moves a piece from the `first` on.
    #[inline(always)]
    pub(crate) fn advance_from(&mut self, first: usize) -> bool {
        for piece in first..self.pieces {
            let next = usize::from(self.places[piece]) + 1;
            let limit = if piece + 1 == self.pieces {
                self.free
            } else {
                usize::from(self.places[piece + 1])
            };
            if next < limit {
                self.word ^= 1 << self.squares[next - 1] | 1 << self.squares[next];
                self.places[piece] = next as u8;
                if piece > 0 {
                    for lower in 0..piece {
                        self.places[lower] = lower as u8;
                    }
                    self.rebuild();
                }
                return true;
            }
        }
        false
    }
}
