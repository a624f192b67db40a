//! What a fit of a network has come to: kept after each pass, so that it goes on where it was
//! broken off.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use damier_engine::network::HIDDEN;
use damier_rules::Variant;

use super::numbers::{Row, Rows};
use crate::state::write_whole;

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"DAMNET01";
/// The bytes of a row.
const ROW: usize = 4 * HIDDEN;

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
        let Some(rest) = bytes.strip_prefix(MAGIC) else {
            bail!("it does not begin with DAMNET01, as the state of a network's fit does");
        };
        let (content, sum) = rest.split_last_chunk::<4>().context("it is too short")?;
        ensure!(
            crc32fast::hash(content).to_le_bytes() == *sum,
            "its checksum is wrong"
        );
        let mut rest = content;
        let mut number = || -> Result<u32> {
            let (bytes, left) = rest.split_first_chunk::<4>().context("it is too short")?;
            rest = left;
            Ok(u32::from_le_bytes(*bytes))
        };
        let (passes, steps, length) = (number()?, number()?, number()?);
        let (text, values) = rest
            .split_at_checked(length as usize)
            .context("it is too short")?;
        let len = Rows::<V>::LEN;
        ensure!(
            values.len() == 3 * len * ROW,
            "it belongs to another game or a network of another size"
        );
        let mut rows = values.chunks_exact(ROW).map(read_row);
        let mut next = || rows.by_ref().take(len).collect();
        Ok(Self {
            origin: String::from_utf8(text.to_vec())?,
            passes,
            steps,
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
        let name = path.display();
        let mut content = Vec::new();
        let length = u32::try_from(self.origin.len())?;
        for number in [self.passes, self.steps, length] {
            content.extend(number.to_le_bytes());
        }
        content.extend(self.origin.as_bytes());
        let rows = [&self.numbers, &self.means, &self.squares];
        for number in rows.into_iter().flatten().flat_map(Row::numbers) {
            content.extend(number.to_le_bytes());
        }
        let sum = crc32fast::hash(&content).to_le_bytes();
        write_whole(path, &[MAGIC, &content, &sum])
            .with_context(|| format!("{name} cannot be written"))
    }
}

fn read_row(bytes: &[u8]) -> Row {
    let mut row = Row::NOTHING;
    let (numbers, _) = bytes.as_chunks::<4>();
    for (place, &number) in row.numbers_mut().iter_mut().zip(numbers) {
        *place = f32::from_le_bytes(number);
    }
    row
}
