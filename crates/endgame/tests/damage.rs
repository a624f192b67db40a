//! Damaged tables are refused, and never give a wrong value.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where it stopped"
)]

use std::sync::OnceLock;

use damier_endgame::{Material, Solver, TableError, Tables, pack_distances, pack_outcomes};
use damier_rules::{Brazilian, International, Position};
use proptest::prelude::*;

type Packed = (Vec<u8>, Solver<International>);

/// The tables of up to three pieces, and what they were made from.
fn packed() -> &'static Packed {
    static PACKED: OnceLock<Packed> = OnceLock::new();
    PACKED.get_or_init(|| {
        let mut solver = Solver::new(1);
        let mut bytes = Vec::new();
        for pieces in 2..=3 {
            solver.solve_all(pieces).unwrap();
            for material in Material::all(pieces) {
                let slice = solver.slice(material).unwrap();
                bytes.extend(pack_outcomes(&solver, slice));
                bytes.extend(pack_distances(&solver, slice).unwrap_or_default());
            }
        }
        (bytes, solver)
    })
}

/// Reads bytes that are not as they were written: there must be an error, or every value that is
/// still answered is right.
fn check_damaged(bytes: Vec<u8>) -> Option<TableError> {
    let tables = match Tables::<International>::from_bytes(bytes) {
        Ok(tables) => tables,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Some(error);
        }
    };
    for material in tables.slices() {
        let slice = packed().1.slice(material).unwrap();
        slice.compare(&tables).unwrap();
    }
    None
}

#[test]
fn what_was_packed_is_read() {
    let (bytes, solver) = packed();
    let tables = Tables::<International>::from_bytes(bytes.clone()).unwrap();
    assert_eq!(tables.max_pieces(), 3);
    for material in (2..=3).flat_map(Material::all) {
        let slice = solver.slice(material).unwrap();
        tables.check(material).unwrap();
        slice.compare(&tables).unwrap();
        slice.compare_plies(&tables, 97).unwrap();
    }
    tables.unpack_distances();
    for material in (2..=3).flat_map(Material::all) {
        assert!(tables.verify(material).unwrap() > 0);
        solver
            .slice(material)
            .unwrap()
            .compare_plies(&tables, 1)
            .unwrap();
    }
}

#[test]
fn other_games_and_versions_are_refused() {
    let (bytes, _) = packed();
    let error = Tables::<Brazilian>::from_bytes(bytes.clone()).unwrap_err();
    let (found, expected) = (20, 26);
    assert_eq!(error, TableError::Game { found, expected });
    let mut newer = bytes.clone();
    newer[8] = 2;
    assert_eq!(check_damaged(newer), Some(TableError::Version { found: 2 }));
    let mut strange = bytes.clone();
    strange[0] = b'd';
    assert_eq!(
        check_damaged(strange),
        Some(TableError::NoTable { place: 0 })
    );
    assert_eq!(check_damaged(Vec::new()), None);
}

#[test]
fn missing_slices_are_named() {
    let solver = &packed().1;
    let material: Material = "1m1k-1k".parse().unwrap();
    let bytes = pack_outcomes(solver, solver.slice(material).unwrap());
    let error = check_damaged(bytes).unwrap();
    assert_eq!(
        error.to_string(),
        "the slice 1m1k-1k cannot be read without 1k-1k, which is missing"
    );
}

#[test]
fn slices_are_there_once() {
    let bytes = [&packed().0[..], &packed().0[..]].concat();
    let slice = "1k-1k".parse().unwrap();
    assert_eq!(check_damaged(bytes), Some(TableError::Twice { slice }));
}

#[test]
fn the_damaged_block_is_named() {
    let mut bytes = packed().0.clone();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    let error = check_damaged(bytes).unwrap().to_string();
    assert!(error.contains("is damaged in blocks 0 to "), "{error}");
}

#[test]
fn positions_outside_are_not_answered() {
    let tables = Tables::<International>::from_bytes(packed().0.clone()).unwrap();
    let four = Position::from_fen("W:WK1,2:BK45,44").unwrap_or_else(|_| Position::start());
    assert_eq!(tables.outcome(&four), None);
    assert_eq!(tables.verdict(&Position::start()), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_changed_byte_is_found(place in any::<prop::sample::Index>(), change in 1..=u8::MAX) {
        let mut bytes = packed().0.clone();
        let place = place.index(bytes.len());
        bytes[place] ^= change;
        prop_assert!(check_damaged(bytes).is_some());
    }

    #[test]
    fn a_missing_end_gives_no_wrong_value(length in any::<prop::sample::Index>()) {
        let bytes = &packed().0;
        check_damaged(bytes[..length.index(bytes.len())].to_vec());
    }

    #[test]
    fn any_bytes_are_refused(bytes in prop::collection::vec(any::<u8>(), 1..300)) {
        prop_assert!(Tables::<International>::from_bytes(bytes).is_err());
    }

    #[test]
    fn any_bytes_behind_a_magic_are_refused(
        slice in prop::array::uniform4(0..3_u8),
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let mut table = b"DAMTABLE\x01\x14\x00".to_vec();
        table.extend(slice);
        table.extend(bytes);
        prop_assert!(Tables::<International>::from_bytes(table).is_err());
    }
}
