//! Files of weights: `docs/formats/weights.md`.

use std::fmt;

use damier_rules::Variant;

use super::{Patterns, UNITS, Weight};
use crate::bytes::{crc32, number, push_text, text};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"DAMWEIGH";
/// The version of the format, and of the tables that the weights belong to.
const VERSION: u16 = 1;

/// Why a file of weights, or a list, is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WeightsError {
    /// It does not begin as a file of weights does.
    NotWeights,
    /// It is of another version of the format, which is named.
    Version(u16),
    /// Its checksum is wrong, or it ends too early: it was damaged on its way.
    Damaged,
    /// It is for another game.
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// Its weights have another unit: so many to a hundredth of a man.
    Units(u16),
    /// There are too many weights, or too few.
    Count {
        /// How many there are.
        found: usize,
        /// How many the game has.
        expected: usize,
    },
    /// The game, which is named, is played on a board that has no patterns.
    NoPatterns(&'static str),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => {
                f.write_str("this is no file of weights: it does not begin with DAMWEIGH")
            }
            Self::Version(version) => write!(
                f,
                "the weights have version {version} of their format, and only {VERSION} is understood"
            ),
            Self::Damaged => {
                f.write_str("the file of weights is damaged: its checksum does not agree")
            }
            Self::OtherGame { found, expected } => {
                write!(
                    f,
                    "the weights are for {found}, and {expected} was asked for"
                )
            }
            Self::Units(units) => write!(
                f,
                "the weights count {units} units to a hundredth of a man, and only {UNITS} is understood"
            ),
            Self::Count { found, expected } => {
                write!(f, "there are {found} weights, and the game has {expected}")
            }
            Self::NoPatterns(game) => {
                write!(f, "{game} is played on a board that has no patterns")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

impl<V: Variant> Patterns<V> {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// If it is no such file, is damaged, or is for another game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::NotWeights)?;
        let version = number(&mut rest).ok_or(WeightsError::Damaged)?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let (content, sum) = bytes.split_last_chunk::<4>().ok_or(WeightsError::Damaged)?;
        if crc32(content) != u32::from_le_bytes(*sum) {
            return Err(WeightsError::Damaged);
        }
        let game = text(&mut rest).ok_or(WeightsError::Damaged)?;
        if game != V::NAME {
            return Err(WeightsError::OtherGame {
                found: game.to_owned(),
                expected: V::NAME,
            });
        }
        let units = number(&mut rest).ok_or(WeightsError::Damaged)?;
        if i32::from(units) != UNITS {
            return Err(WeightsError::Units(units));
        }
        let origin = text(&mut rest).ok_or(WeightsError::Damaged)?;
        let values = rest.strip_suffix(sum).ok_or(WeightsError::Damaged)?;
        let (pairs, []) = values.as_chunks::<4>() else {
            return Err(WeightsError::Damaged);
        };
        let weights: Vec<Weight> = pairs
            .iter()
            .map(|&[a, b, c, d]| Weight {
                early: i16::from_le_bytes([a, b]),
                late: i16::from_le_bytes([c, d]),
            })
            .collect();
        Self::new(&weights, origin)
    }

    /// The weights as a file.
    ///
    /// An origin of more than 65,535 bytes is cut off there.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        push_text(&mut bytes, V::NAME);
        bytes.extend(u16::try_from(UNITS).unwrap_or_default().to_le_bytes());
        push_text(&mut bytes, self.origin());
        for weight in self.weights() {
            bytes.extend(weight.early.to_le_bytes());
            bytes.extend(weight.late.to_le_bytes());
        }
        let sum = crc32(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}
