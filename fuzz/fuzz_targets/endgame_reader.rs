//! Any bytes as endgame tables, and as what stands in a section whose sums are right: refused, or
//! every value can be asked.
#![no_main]

use damier_rules::{Checkers, International};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    damier_endgame::laws::reader_never_panics::<International>(bytes);
    damier_endgame::laws::any_contents_are_read::<International>(bytes);
    damier_endgame::laws::any_contents_are_read::<Checkers>(bytes);
});
