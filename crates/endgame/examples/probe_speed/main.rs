//! How long a question to the tables takes: `probe_speed [BATCHES] [DIR]`.
//!
//! Asks batches of random positions of International and prints the median of their times, which
//! other programs on the machine hardly change. With a folder of tables of five pieces those are
//! asked too: each position in a block that was not unpacked before, and in one that was.

#![allow(clippy::print_stdout, reason = "a program that shows figures")]

use std::borrow::Cow;
use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use damier_endgame::{Material, Outcome, Tables, built_in};
use damier_rules::{Bitboard, Color, International, Position, Square};

/// Positions of a batch.
const BATCH: usize = 2000;

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

    /// A position of one of these slices.
    fn position(&mut self, slices: &[Material]) -> Position<International> {
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

    /// A batch of positions, without captures if that is asked.
    fn batch(&mut self, slices: &[Material], is_quiet: bool) -> Vec<Position<International>> {
        let mut batch = Vec::new();
        while batch.len() < BATCH {
            let position = self.position(slices);
            if !(is_quiet && position.has_capture()) {
                batch.push(position);
            }
        }
        batch
    }
}

/// How long a batch takes, in nanoseconds a question.
fn time(ask: &impl Fn(&Position) -> Option<Outcome>, batch: &[Position]) -> u128 {
    let begin = Instant::now();
    for position in batch {
        black_box(ask(black_box(position)));
    }
    begin.elapsed().as_nanos() / batch.len().max(1) as u128
}

fn show(what: &str, mut times: Vec<u128>) {
    times.sort_unstable();
    let median = times.get(times.len() / 2).copied().unwrap_or(0);
    println!("{what}: {median} ns");
}

fn four_pieces(tables: &Tables, batches: usize) {
    let slices = Material::all(4);
    let mut numbers = Numbers(1);
    let ask = |position: &Position| tables.outcome(position);
    for (is_quiet, kind) in [(true, "without captures"), (false, "a third with captures")] {
        let all: Vec<_> = (0..batches)
            .map(|_| numbers.batch(&slices, is_quiet))
            .collect();
        let run = || {
            all.iter()
                .map(|batch| time(&ask, batch))
                .collect::<Vec<_>>()
        };
        show(&format!("4 pieces, {kind}, for the first time"), run());
        show(&format!("4 pieces, {kind}, again"), run());
        let hot = all.iter().map(|batch| {
            time(&ask, batch);
            time(&ask, batch)
        });
        show(&format!("4 pieces, {kind}, in the cache"), hot.collect());
    }
}

fn five_pieces(tables: &Tables) {
    let batch = Numbers(2).batch(&Material::all(5), true);
    let one = |position: &Position| time(&|position| tables.outcome(position), &[*position]);
    let cold: Vec<_> = batch.iter().take(500).map(one).collect();
    show("5 pieces, block not unpacked", cold);
    let ask = |position: &Position| tables.outcome(position);
    let runs = (0..20).map(|_| time(&ask, &batch[400..500]));
    show("5 pieces, block unpacked", runs.collect());
}

fn read(folder: &Path) -> Result<Tables, Box<dyn Error>> {
    let mut parts = Vec::new();
    for slice in (2..=5).flat_map(Material::all) {
        let path = folder.join(format!("international-{slice}.outcomes"));
        let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        parts.push(Cow::Owned(bytes));
    }
    Ok(Tables::from_parts(parts)?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let batches = arguments.first().map_or(Ok(200), |text| text.parse())?;
    let tables = built_in::<International>().ok_or("no tables are in the program")?;
    let begin = Instant::now();
    tables.unpack();
    println!("4 pieces unpacked in {:?}", begin.elapsed());
    four_pieces(tables, batches);
    if let Some(folder) = arguments.get(1) {
        let tables = read(Path::new(folder))?;
        tables.unpack();
        five_pieces(&tables);
    }
    Ok(())
}
