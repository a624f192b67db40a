//! What the 25-move limit does to wins of five pieces from a fresh counter:
//! `cargo run --release -p damier-endgame --features generate --example fresh_counter`.
//!
//! Only against one piece do wins of five pieces take more than the 50 plies of the limit, as the
//! longest plays that `damier endgame stats` shows tell; so only those slices are solved, which takes
//! some minutes and 0.6 GB of memory.

#![allow(clippy::print_stdout, reason = "a program that shows figures")]

use std::error::Error;

use damier_endgame::{Material, Solver};
use damier_rules::International;

fn main() -> Result<(), Box<dyn Error>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut solver = Solver::<International>::new(threads);
    for pieces in 2..=4 {
        solver.solve_all(pieces)?;
    }
    let four = |men: u8, kings: u8| men + kings == 4;
    for slice in Material::all(5) {
        let is_one_sided =
            four(slice.white_men, slice.white_kings) || four(slice.black_men, slice.black_kings);
        if !is_one_sided {
            continue;
        }
        solver.solve(slice)?;
        let values = solver.slice(slice).ok_or("the slice was solved")?;
        let fresh = solver.fresh_counter(values);
        println!(
            "{slice}: {} won or lost in more than 50 plies, {} of them drawn by the 25-move limit; longest run {} plies",
            fresh.long, fresh.late, fresh.longest_run
        );
    }
    Ok(())
}
