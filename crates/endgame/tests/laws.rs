//! The laws of the reader, on bytes without and with the look of tables.

use damier_endgame::laws::{any_contents_are_read, reader_never_panics};
use damier_rules::{Checkers, International};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        reader_never_panics::<International>(&bytes);
    }

    #[test]
    fn any_tree_and_blocks_are_read_or_refused(
        head in prop::array::uniform3(any::<u8>()),
        // Questions, answers and leaves, so that many trees mean something.
        tree in prop::collection::vec(prop_oneof![0..31_u8, 128..134_u8, 0..224_u8], 0..40),
        blocks in prop::collection::vec(any::<u8>(), 0..100),
    ) {
        let mut bytes = head.to_vec();
        bytes[2] = u8::try_from(tree.len()).unwrap_or(0);
        bytes.extend(tree);
        bytes.extend(blocks);
        any_contents_are_read::<International>(&bytes);
        any_contents_are_read::<Checkers>(&bytes);
    }

    #[test]
    fn a_leaf_with_any_blocks_is_read(
        men in 0..4_u8,
        leaf in (128..134_u8, 0..224_u8, 0..224_u8),
        blocks in prop::collection::vec(any::<u8>(), 0..1500),
    ) {
        let mut bytes = vec![0, men, 3, leaf.0, leaf.1, leaf.2];
        bytes.extend(blocks);
        any_contents_are_read::<International>(&bytes);
    }
}
