//! Random positions to ask tables about, the same for the program and for the WebAssembly module.

use std::hint::black_box;

use damier_endgame::{Material, Tables};
use damier_rules::{Bitboard, Board10, Color, Position, Square};

/// Positions of a batch.
pub(crate) const BATCH: usize = 2000;

/// A sequence of numbers without pattern.
#[derive(Debug)]
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % limit
    }

    fn squares(&mut self, count: u8) -> Bitboard<Board10> {
        let square = |number: u64| u8::try_from(number + 1).ok().and_then(Square::new);
        (0..count).filter_map(|_| square(self.below(50))).collect()
    }

    /// A position of one of these slices.
    fn position(&mut self, slices: &[Material]) -> Position {
        loop {
            let place = usize::try_from(self.below(slices.len() as u64)).unwrap_or(0);
            let slice = slices[place];
            let men = [self.squares(slice.white_men), self.squares(slice.black_men)];
            let kings = [
                self.squares(slice.white_kings),
                self.squares(slice.black_kings),
            ];
            if let Some(position) = Position::from_sets(men, kings, Color::White)
                && 50 - position.empty().len() == slice.pieces()
            {
                return position;
            }
        }
    }

    /// A batch of positions with so many pieces, without captures if that is asked.
    pub(crate) fn batch(&mut self, pieces: u32, is_quiet: bool) -> Vec<Position> {
        let slices = Material::all(pieces);
        let mut batch = Vec::new();
        while batch.len() < BATCH {
            let position = self.position(&slices);
            if !(is_quiet && position.has_capture()) {
                batch.push(position);
            }
        }
        batch
    }
}

/// Asks about every position of a batch, so many times.
pub(crate) fn ask(tables: &Tables, batch: &[Position], times: usize) {
    for _ in 0..times {
        for position in batch {
            black_box(tables.outcome(black_box(position)));
        }
    }
}
