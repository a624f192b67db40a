//! Files of evaluations: of weights or of a network.

use std::fmt;

use damier_rules::Variant;

use crate::evaluation::Evaluation;
use crate::network::{self, Network, NetworkError};
use crate::patterns::{Patterns, WeightsError};

/// Why a file of an evaluation is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EvaluationError {
    /// It begins as neither does.
    Unknown,
    /// As a file of weights.
    Weights(WeightsError),
    /// As a file of a network.
    Network(NetworkError),
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str(
                "this is no file of weights, which begins with DAMWEIGH, nor of a network, which begins with DAMNETWK",
            ),
            Self::Weights(error) => error.fmt(f),
            Self::Network(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EvaluationError {}

impl<V: Variant> Evaluation<V> {
    /// Reads a file of weights or of a network: its first bytes tell which.
    ///
    /// # Errors
    /// If it is neither, is damaged, or is for another game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, EvaluationError> {
        if bytes.starts_with(network::MAGIC) {
            let network = Network::from_bytes(bytes).map_err(EvaluationError::Network)?;
            return Ok(Self::Network(network));
        }
        match Patterns::from_bytes(bytes) {
            Ok(patterns) => Ok(Self::Learned(patterns)),
            Err(WeightsError::NotWeights) => Err(EvaluationError::Unknown),
            Err(error) => Err(EvaluationError::Weights(error)),
        }
    }

    /// Where learned weights or a network come from; of hand-made knowledge there is nothing to tell.
    #[must_use]
    pub fn origin(&self) -> Option<&str> {
        match self {
            Self::HandMade => None,
            Self::Learned(patterns) => Some(patterns.origin()),
            Self::Network(network) => Some(network.origin()),
        }
    }
}
