//! What holds for the reader whatever the bytes are, for property tests and fuzzers.

use damier_rules::Variant;

use crate::section::{self, Stored};
use crate::walk::blocks;
use crate::{Material, Tables, positions};

/// Any bytes are refused, or give tables of which every value can be asked.
///
/// # Panics
/// When that does not hold.
pub fn reader_never_panics<V: Variant>(bytes: &[u8]) {
    match Tables::<V>::from_bytes(bytes.to_vec()) {
        Ok(tables) => ask_everything(&tables),
        Err(error) => assert!(!error.to_string().is_empty(), "an error says what is wrong"),
    }
}

/// A section whose sums are right, but whose tree and blocks are any bytes, is refused, or every
/// value can be asked. The first bytes choose what is stored, the pieces and how long the tree is.
///
/// # Panics
/// When that does not hold.
pub fn any_contents_are_read<V: Variant>(bytes: &[u8]) {
    let [stored, men, length, rest @ ..] = bytes else {
        return;
    };
    let pair = [[0, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0], [1, 0, 1, 0]];
    let Some(material) = Material::from_numbers(pair[usize::from(men % 4)]) else {
        return;
    };
    let (model, contents) = rest.split_at(rest.len().min(usize::from(*length)));
    let count = blocks(positions::<V>(material)) as usize;
    let each = contents.len().div_ceil(count).max(1);
    let mut parts: Vec<Vec<u8>> = contents.chunks(each).map(<[u8]>::to_vec).collect();
    parts.resize(count, Vec::new());
    let section = |stored| section::write::<V>((stored, material), ([0; 3], 0), model, &parts);
    let mut all = section(Stored::Outcomes);
    if stored % 2 == 1 {
        all.extend(section(Stored::Distances));
    }
    reader_never_panics::<V>(&all);
}

fn ask_everything<V: Variant>(tables: &Tables<V>) {
    for material in tables.slices() {
        // The sums are those of the packed values, which these are not: an error is as good.
        let _ = tables.check(material);
        let _ = tables.verify(material);
    }
    tables.unpack_distances();
}
