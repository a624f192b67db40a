//! Files of networks: `docs/formats/network.md`.

use std::fmt;

use damier_rules::Variant;

use super::{BUCKETS, HIDDEN, MOST_BIAS, MOST_WEIGHT, Network, Places, Weights};
use crate::bytes::{crc32, number, push_text, text};

/// The first bytes of every file.
pub(crate) const MAGIC: &[u8; 8] = b"DAMNETWK";
/// The version of the format, and of what the numbers mean.
const VERSION: u16 = 1;

/// Why a file of a network, or its numbers, are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NetworkError {
    /// It does not begin as a file of a network does.
    NotNetwork,
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
    /// Its first layer has another number of units, which is named.
    Hidden(u16),
    /// There are too many numbers of a kind, or too few.
    Count {
        /// Of which kind.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many the network has.
        expected: usize,
    },
    /// A number is so large that sums could overflow.
    TooLarge {
        /// Of which kind it is.
        what: &'static str,
        /// Which of them it is, from 0.
        place: usize,
        /// The number.
        value: i16,
        /// The largest that is allowed, with either sign.
        most: i16,
    },
    /// The game, which is named, is played on a board that has no network.
    NoNetwork(&'static str),
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNetwork => {
                f.write_str("this is no file of a network: it does not begin with DAMNETWK")
            }
            Self::Version(version) => write!(
                f,
                "the network has version {version} of its format, and only {VERSION} is understood"
            ),
            Self::Damaged => {
                f.write_str("the file of the network is damaged: its checksum does not agree")
            }
            Self::OtherGame { found, expected } => {
                write!(
                    f,
                    "the network is for {found}, and {expected} was asked for"
                )
            }
            Self::Hidden(units) => write!(
                f,
                "the first layer of the network has {units} units, and only {HIDDEN} are understood"
            ),
            Self::Count {
                what,
                found,
                expected,
            } => write!(
                f,
                "there are {found} {what}, and the network has {expected}"
            ),
            Self::TooLarge {
                what,
                place,
                value,
                most,
            } => write!(
                f,
                "number {place} of the {what} is {value}, and at most {most} is allowed, with either sign"
            ),
            Self::NoNetwork(game) => {
                write!(f, "{game} is played on a board that has no network")
            }
        }
    }
}

impl std::error::Error for NetworkError {}

impl Weights {
    /// Refuses numbers that the kernels cannot take.
    pub(super) fn check<V: Variant>(&self) -> Result<(), NetworkError> {
        if !Places::<V>::HAS_NETWORK {
            return Err(NetworkError::NoNetwork(V::NAME));
        }
        let rows = Places::<V>::INPUTS * HIDDEN;
        for (what, found, expected) in [
            ("biases", self.biases.len(), HIDDEN),
            ("weights of the first layer", self.rows.len(), rows),
            (
                "weights of the output layers",
                self.outputs.len(),
                BUCKETS * 2 * HIDDEN,
            ),
            (
                "biases of the output layers",
                self.output_biases.len(),
                BUCKETS,
            ),
        ] {
            if found != expected {
                return Err(NetworkError::Count {
                    what,
                    found,
                    expected,
                });
            }
        }
        check_size("biases", &self.biases, MOST_BIAS)?;
        check_size("weights of the first layer", &self.rows, MOST_WEIGHT)?;
        let outputs: Vec<i16> = self.outputs.iter().map(|&output| output.into()).collect();
        check_size("weights of the output layers", &outputs, i8::MAX.into())
    }
}

/// Refuses a number that is larger than `most`, with either sign.
fn check_size(what: &'static str, numbers: &[i16], most: i16) -> Result<(), NetworkError> {
    let too_large = |number: &i16| number.unsigned_abs() > most.unsigned_abs();
    match numbers.iter().position(too_large) {
        None => Ok(()),
        Some(place) => Err(NetworkError::TooLarge {
            what,
            place,
            value: numbers[place],
            most,
        }),
    }
}

impl<V: Variant> Network<V> {
    /// Reads a file of a network.
    ///
    /// # Errors
    /// If it is no such file, is damaged, or is for another game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NotNetwork)?;
        let version = number(&mut rest).ok_or(NetworkError::Damaged)?;
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let (content, sum) = bytes.split_last_chunk::<4>().ok_or(NetworkError::Damaged)?;
        if crc32(content) != u32::from_le_bytes(*sum) {
            return Err(NetworkError::Damaged);
        }
        let game = text(&mut rest).ok_or(NetworkError::Damaged)?;
        if game != V::NAME {
            return Err(NetworkError::OtherGame {
                found: game.to_owned(),
                expected: V::NAME,
            });
        }
        let hidden = number(&mut rest).ok_or(NetworkError::Damaged)?;
        if usize::from(hidden) != HIDDEN {
            return Err(NetworkError::Hidden(hidden));
        }
        let scale = number(&mut rest).ok_or(NetworkError::Damaged)?;
        let origin = text(&mut rest).ok_or(NetworkError::Damaged)?;
        let numbers = rest.strip_suffix(sum).ok_or(NetworkError::Damaged)?;
        let weights = weights::<V>(numbers, scale).ok_or(NetworkError::Damaged)?;
        Self::new(&weights, origin)
    }

    /// The network as a file.
    ///
    /// An origin of more than 65,535 bytes is cut off there.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self.weights();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        push_text(&mut bytes, V::NAME);
        bytes.extend(u16::try_from(HIDDEN).unwrap_or_default().to_le_bytes());
        bytes.extend(weights.scale.to_le_bytes());
        push_text(&mut bytes, self.origin());
        for weight in weights.biases.iter().chain(&weights.rows) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes.extend(weights.outputs.iter().map(|output| output.cast_unsigned()));
        for bias in &weights.output_biases {
            bytes.extend(bias.to_le_bytes());
        }
        let sum = crc32(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

/// The numbers of a file; `None` if there are too few or too many.
fn weights<V: Variant>(numbers: &[u8], scale: u16) -> Option<Weights> {
    let (biases, rest) = numbers.split_at_checked(2 * HIDDEN)?;
    let (rows, rest) = rest.split_at_checked(2 * HIDDEN * Network::<V>::inputs())?;
    let (outputs, rest) = rest.split_at_checked(BUCKETS * 2 * HIDDEN)?;
    let (output_biases, []) = rest.as_chunks::<4>() else {
        return None;
    };
    let words = |bytes: &[u8]| {
        let (words, _) = bytes.as_chunks::<2>();
        words.iter().map(|&word| i16::from_le_bytes(word)).collect()
    };
    let read = Weights {
        biases: words(biases),
        rows: words(rows),
        outputs: outputs.iter().map(|byte| byte.cast_signed()).collect(),
        output_biases: output_biases
            .iter()
            .map(|&bias| i32::from_le_bytes(bias))
            .collect(),
        scale,
    };
    (output_biases.len() == BUCKETS).then_some(read)
}
