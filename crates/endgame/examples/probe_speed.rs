//! How long a question to the tables in the program takes: `probe_speed [POSITIONS]`.

#![allow(clippy::print_stdout, reason = "a program that shows figures")]

use std::hint::black_box;
use std::time::Instant;

use damier_endgame::{Material, Tables, built_in};
use damier_rules::{Bitboard, Color, International, Position, Square};

/// A sequence of numbers without pattern.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) % limit
    }

    fn squares(&mut self, count: u8) -> Bitboard<damier_rules::Board10> {
        let square = |number: u64| u8::try_from(number + 1).ok().and_then(Square::new);
        (0..count).filter_map(|_| square(self.below(50))).collect()
    }

    /// A position of four pieces.
    fn position(&mut self, slices: &[Material]) -> Position<International> {
        loop {
            let place = usize::try_from(self.below(slices.len() as u64)).unwrap_or(0);
            let slice = slices[place];
            let men = [self.squares(slice.white_men), self.squares(slice.black_men)];
            let kings = [
                self.squares(slice.white_kings),
                self.squares(slice.black_kings),
            ];
            let position = Position::from_sets(men, kings, Color::White);
            let whole = position.filter(|position| !position.empty().is_empty());
            if let Some(position) = whole
                && 50 - position.empty().len() == 4
            {
                return position;
            }
        }
    }
}

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let count: u32 = count.unwrap_or(200_000);
    let Some(tables) = built_in::<International>() else {
        return;
    };
    let begin = Instant::now();
    tables.unpack();
    println!("unpacked in {:?}", begin.elapsed());
    let slices = Material::all(4);
    let mut numbers = Numbers(1);
    let positions: Vec<_> = (0..count).map(|_| numbers.position(&slices)).collect();
    show("once", tables, &positions);
    show("once more", tables, &positions);
    let few: Vec<_> = (0..count as usize)
        .map(|place| positions[place % 2000])
        .collect();
    show("2000 positions again and again", tables, &few);
}

fn show(what: &str, tables: &Tables<International>, positions: &[Position<International>]) {
    let begin = Instant::now();
    for position in positions {
        black_box(tables.outcome(black_box(position)));
    }
    let nanos = begin.elapsed().as_nanos() / positions.len().max(1) as u128;
    println!("{what}: {nanos} ns a question, captures among them");
}
