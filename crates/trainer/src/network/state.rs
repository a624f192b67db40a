//! What a fit of a network has come to: kept after each pass, so that it goes on where it was
//! broken off.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use damier_engine::network::HIDDEN;
use damier_rules::Variant;

use super::numbers::{Row, Rows};
use crate::state::{Kept, keep};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"DAMNET01";

/// The numbers on their way.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The game, the command and the origin of the games; a fit goes on only if it is the same.
    pub origin: String,
    /// Passes done.
    pub passes: u32,
    /// Steps done.
    pub steps: u32,
    /// The numbers of the network, 1 being 1.
    pub(super) numbers: Vec<Row>,
    /// Means of the gradients.
    pub(super) means: Vec<Row>,
    /// Means of their squares.
    pub(super) squares: Vec<Row>,
}

impl State {
    /// Before the first pass: numbers drawn by lot.
    #[must_use]
    pub fn new<V: Variant>(origin: String, seed: u64) -> Self {
        let nothing = vec![Row::NOTHING; Rows::<V>::LEN];
        Self {
            origin,
            passes: 0,
            steps: 0,
            numbers: Rows::<V>::drawn(seed),
            means: nothing.clone(),
            squares: nothing,
        }
    }

    /// Takes over the numbers that another fit has come to.
    pub fn begin_with(&mut self, other: Self) {
        self.numbers = other.numbers;
    }

    /// Reads what was kept.
    ///
    /// # Errors
    /// If it cannot be read, is damaged, or belongs to another game.
    pub fn load<V: Variant>(path: &Path) -> Result<Self> {
        let name = path.display();
        let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
        Self::from_bytes::<V>(&bytes).with_context(|| format!("{name} cannot be used"))
    }

    fn from_bytes<V: Variant>(bytes: &[u8]) -> Result<Self> {
        let kept = Kept::read(bytes, MAGIC, "the state of a network's fit")?;
        let len = Rows::<V>::LEN;
        ensure!(
            kept.values.len() == 3 * len * HIDDEN,
            "it belongs to another game or a network of another size"
        );
        let mut rows = kept.values.chunks_exact(HIDDEN).map(read_row);
        let mut next = || rows.by_ref().take(len).collect();
        Ok(Self {
            origin: kept.origin,
            passes: kept.passes,
            steps: kept.steps,
            numbers: next(),
            means: next(),
            squares: next(),
        })
    }

    /// Keeps all of it in a file, which is never seen half written.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let rows = [&self.numbers, &self.means, &self.squares];
        let values = rows.into_iter().flatten().flat_map(Row::numbers).copied();
        keep(path, MAGIC, [self.passes, self.steps], &self.origin, values)
    }
}

fn read_row(values: &[f32]) -> Row {
    let mut row = Row::NOTHING;
    row.numbers_mut().copy_from_slice(values);
    row
}
