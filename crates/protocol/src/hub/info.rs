//! What a search reports.

use std::time::Duration;

use super::Line;
use super::value::{CommandError, Real, Seconds, Values, Words};

/// What a search has found so far; nothing of it is required.
///
/// ```
/// use damier_protocol::hub::{FromEngine, Info};
/// let line = "info depth=21 score=-0.01 nodes=31261613 time=3.906 nps=8.0 pv=\"32-28 17-22 28x17x22\"";
/// let FromEngine::Info(info) = line.parse()? else { panic!("an info line") };
/// assert_eq!((info.score, info.pv.len()), (Some(-0.01), 3));
/// assert_eq!(FromEngine::Info(info).to_string(), line);
/// # Ok::<(), damier_protocol::hub::CommandError>(())
/// ```
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Info {
    /// Which of several lines this is, the best is 1. An extension of ours, written for more than
    /// one line only.
    pub multi_pv: Option<u32>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// The same on average.
    pub mean_depth: Option<f64>,
    /// The most plies any line went.
    pub max_depth: Option<u32>,
    /// What the position is worth for the side to move, in men. Near 100 it is a forced win.
    pub score: Option<f64>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Time since the search began.
    pub time: Option<Duration>,
    /// Millions of positions a second.
    pub nps: Option<f64>,
    /// The line expected of both sides, as Hub moves.
    pub pv: Vec<String>,
}

impl Info {
    pub(super) fn read(values: &Values<'_>) -> Result<Self, CommandError> {
        Ok(Self {
            multi_pv: values.whole("multi-pv")?,
            depth: values.whole("depth")?,
            mean_depth: values.real("mean-depth")?,
            max_depth: values.whole("max-depth")?,
            score: values.real("score")?,
            nodes: values.whole("nodes")?,
            time: values.seconds("time")?,
            nps: values.real("nps")?,
            pv: values.words("pv"),
        })
    }

    pub(super) fn line(&self) -> Line {
        Line::new("info")
            .with_some("multi-pv", self.multi_pv)
            .with_some("depth", self.depth)
            .with_some("mean-depth", self.mean_depth.map(|depth| Real(depth, 1)))
            .with_some("max-depth", self.max_depth)
            .with_some("score", self.score.map(|score| Real(score, 2)))
            .with_some("nodes", self.nodes)
            .with_some("time", self.time.map(Seconds))
            .with_some("nps", self.nps.map(|nps| Real(nps, 1)))
            .with_some("pv", (!self.pv.is_empty()).then_some(Words(&self.pv)))
    }
}
