//! What a fit has come to: kept after each pass, so that it goes on where it was broken off.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use damier_rules::Variant;

use crate::model::Model;

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"DAMFIT01";

/// The weights on their way, each with its early and its late value.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The game, the command and the origin of the games; a fit goes on only if it is the same.
    pub origin: String,
    /// Passes done.
    pub passes: u32,
    /// Steps done.
    pub steps: u32,
    /// The weights, in the unit of the logistic curve.
    pub weights: Vec<[f32; 2]>,
    /// Means of the gradients.
    pub means: Vec<[f32; 2]>,
    /// Means of their squares.
    pub squares: Vec<[f32; 2]>,
}

impl State {
    /// Before the first pass.
    #[must_use]
    pub fn new<V: Variant>(origin: String) -> Self {
        let nothing = vec![[0.0; 2]; Model::<V>::LEN];
        Self {
            origin,
            passes: 0,
            steps: 0,
            weights: nothing.clone(),
            means: nothing.clone(),
            squares: nothing,
        }
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
        let kept = Kept::read(bytes, MAGIC, "the state of a fit")?;
        let len = Model::<V>::LEN;
        let (values, []) = kept.values.as_chunks::<2>() else {
            bail!("it belongs to another game");
        };
        ensure!(values.len() == 3 * len, "it belongs to another game");
        Ok(Self {
            origin: kept.origin,
            passes: kept.passes,
            steps: kept.steps,
            weights: values[..len].to_vec(),
            means: values[len..2 * len].to_vec(),
            squares: values[2 * len..].to_vec(),
        })
    }

    /// Keeps all of it in a file, which is never seen half written.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let values = [&self.weights, &self.means, &self.squares];
        let values = values.into_iter().flatten().flatten().copied();
        keep(path, MAGIC, [self.passes, self.steps], &self.origin, values)
    }
}

/// What is in the file of a state.
pub(crate) struct Kept {
    pub(crate) origin: String,
    pub(crate) passes: u32,
    pub(crate) steps: u32,
    pub(crate) values: Vec<f32>,
}

impl Kept {
    /// Reads a file that begins with `magic`, as `what` does.
    pub(crate) fn read(bytes: &[u8], magic: &[u8], what: &str) -> Result<Self> {
        let Some(rest) = bytes.strip_prefix(magic) else {
            let magic = String::from_utf8_lossy(magic);
            bail!("it does not begin with {magic}, as {what} does");
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
        let (values, []) = values.as_chunks::<4>() else {
            bail!("it belongs to another game");
        };
        Ok(Self {
            origin: String::from_utf8(text.to_vec())?,
            passes,
            steps,
            values: values
                .iter()
                .map(|&value| f32::from_le_bytes(value))
                .collect(),
        })
    }
}

/// Keeps passes, steps, an origin and values in a file, which is never seen half written.
pub(crate) fn keep(
    path: &Path,
    magic: &[u8],
    done: [u32; 2],
    origin: &str,
    values: impl Iterator<Item = f32>,
) -> Result<()> {
    let mut content = Vec::new();
    let length = u32::try_from(origin.len())?;
    for number in done.into_iter().chain([length]) {
        content.extend(number.to_le_bytes());
    }
    content.extend(origin.as_bytes());
    for value in values {
        content.extend(value.to_le_bytes());
    }
    let sum = crc32fast::hash(&content).to_le_bytes();
    write_whole(path, &[magic, &content, &sum])
        .with_context(|| format!("{} cannot be written", path.display()))
}

/// Writes a file beside its place and moves it there.
///
/// # Errors
/// Those of the file system.
pub fn write_whole(path: &Path, parts: &[&[u8]]) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let mut file = fs::File::create(&beside)?;
    for part in parts {
        file.write_all(part)?;
    }
    file.sync_all()?;
    fs::rename(&beside, path)
}
