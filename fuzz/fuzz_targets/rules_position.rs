//! Any position of any game: the fast generator against the slow one, texts, reasons, turned board.
#![no_main]

use damier_rules::laws::{hold_for_a_position, position_of};
use damier_rules::{Brazilian, Checkers, International, Russian, Variant};

fn check<V: Variant>(bytes: &[u8]) {
    if let Some(position) = position_of::<V>(bytes) {
        hold_for_a_position(&position);
    }
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
