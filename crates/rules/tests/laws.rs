//! The laws of `damier_rules::laws` as property tests; the fuzz targets call the same functions.

use damier_rules::{
    Brazilian, Checkers, International, Position, Russian, Variant,
    laws::{hold_for_a_game, hold_for_a_position, hold_for_a_text, position_of},
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Bytes for a position: most squares empty, so that captures have room.
fn sparse() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![3 => Just(14_u8), 2 => any::<u8>()];
    vec(byte, 51)
}

fn check_position<V: Variant>(bytes: &[u8]) {
    if let Some(position) = position_of::<V>(bytes) {
        hold_for_a_position(&position);
    }
}

fn check_game<V: Variant>(bytes: &[u8], choices: &[u8]) {
    hold_for_a_game(&Position::<V>::start(), choices);
    if let Some(position) = position_of::<V>(bytes) {
        hold_for_a_game(&position, choices);
    }
}

/// Texts in which the signs of FEN and of moves are frequent.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        "[WB?:,K0-9x. -]{0,40}",
        "[WB?]:[WB]K?[0-9]{1,2}(,K?[0-9]{1,2}(-[0-9]{1,2})?){0,5}:[WB][a-h][1-8](:[HF][0-9]{1,6})?",
        "[0-9]{1,2} ?[-x:X] ?[0-9]{1,2}([x:][0-9]{1,2}){0,3} ?(<[0-9, ]{0,8}>)?",
        "[a-h][1-8]?[-x:]?[a-h][1-8]",
        "[WBwbe]{0,54}",
        any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn positions_of_international(bytes in sparse()) {
        check_position::<International>(&bytes);
    }

    #[test]
    fn positions_of_checkers(bytes in sparse()) {
        check_position::<Checkers>(&bytes);
    }

    #[test]
    fn positions_of_russian(bytes in sparse()) {
        check_position::<Russian>(&bytes);
    }

    #[test]
    fn positions_of_brazilian(bytes in sparse()) {
        check_position::<Brazilian>(&bytes);
    }

    #[test]
    fn games(bytes in sparse(), choices in vec(any::<u8>(), 0..120)) {
        check_game::<International>(&bytes, &choices);
        check_game::<Checkers>(&bytes, &choices);
        check_game::<Russian>(&bytes, &choices);
        check_game::<Brazilian>(&bytes, &choices);
    }

    #[test]
    fn any_text(text in texts()) {
        hold_for_a_text::<International>(&text);
        hold_for_a_text::<Russian>(&text);
        hold_for_a_text::<Checkers>(&text);
    }
}

#[test]
fn limits_of_texts_hold() {
    let long = "W:W".to_owned() + &"31,".repeat(100_000) + "31:B1";
    let errors = Position::<International>::from_fen(&long).expect_err("too long");
    assert!(
        errors.to_string().contains("expected at most 1024"),
        "{errors}"
    );
    let squares = "32x".repeat(100_000) + "28";
    assert!(
        Position::<International>::start()
            .read_move(&squares)
            .is_err()
    );
    hold_for_a_text::<International>(&squares);
}
