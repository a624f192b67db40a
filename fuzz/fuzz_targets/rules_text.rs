//! Any text as FEN, Hub position, move or Hub move.
#![no_main]

use damier_rules::laws::hold_for_a_text;
use damier_rules::{Brazilian, Checkers, International, Russian};

libfuzzer_sys::fuzz_target!(|text: &str| {
    hold_for_a_text::<International>(text);
    hold_for_a_text::<Checkers>(text);
    hold_for_a_text::<Russian>(text);
    hold_for_a_text::<Brazilian>(text);
});
