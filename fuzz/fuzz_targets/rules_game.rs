//! Games from any position: keys, counters, undo and redo.
#![no_main]

use damier_rules::laws::{hold_for_a_game, position_of};
use damier_rules::{Brazilian, Checkers, International, Position, Russian, Variant};

fn check<V: Variant>(bytes: &[u8]) {
    let (position, choices) = bytes.split_at(bytes.len().min(51));
    let start = position_of::<V>(position).unwrap_or_else(Position::start);
    hold_for_a_game(&start, choices);
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = bytes.split_first() else { return };
    match game % 4 {
        0 => check::<International>(bytes),
        1 => check::<Checkers>(bytes),
        2 => check::<Russian>(bytes),
        _ => check::<Brazilian>(bytes),
    }
});
