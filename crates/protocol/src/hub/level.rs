//! How far a search may go.

use std::time::Duration;

use super::value::{CommandError, Seconds, Values};
use super::{Line, ToEngine};

/// The limits of a search. Without any it goes on until it is stopped.
///
/// ```
/// use damier_protocol::hub::{Level, ToEngine};
/// use std::time::Duration;
/// let line: ToEngine = "level moves=40 time=3600 inc=1.5".parse()?;
/// let ToEngine::Level(level) = line else { panic!("a level") };
/// assert_eq!(level.time, Some(Duration::from_secs(3600)));
/// assert_eq!(level.inc, Some(Duration::from_millis(1500)));
/// assert_eq!(Level { depth: Some(9), ..Level::default() }.to_string(), "level depth=9");
/// # Ok::<(), damier_protocol::hub::CommandError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Level {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// Time left for the moves to come.
    pub time: Option<Duration>,
    /// Time that is added before each move.
    pub inc: Option<Duration>,
    /// Moves to be made in the time left; `None` is all to the end of the game.
    pub moves: Option<u32>,
}

impl Level {
    /// Whether nothing limits the search.
    #[must_use]
    pub fn is_infinite(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what another line says: levels accumulate. `level infinite` takes every limit away.
    pub fn add(&mut self, other: &Self) {
        if other.is_infinite() {
            *self = Self::default();
            return;
        }
        self.depth = other.depth.or(self.depth);
        self.nodes = other.nodes.or(self.nodes);
        self.move_time = other.move_time.or(self.move_time);
        self.time = other.time.or(self.time);
        self.inc = other.inc.or(self.inc);
        self.moves = other.moves.or(self.moves);
    }

    pub(super) fn read(line: &Line) -> Result<ToEngine, CommandError> {
        let values = Values {
            command: "level",
            line,
        };
        let level = Self {
            depth: values.whole("depth")?,
            nodes: values.whole("nodes")?,
            move_time: values.seconds("move-time")?,
            time: values.seconds("time")?,
            inc: values.seconds("inc")?,
            moves: values.whole("moves")?,
        };
        let is_infinite = line.value("infinite").is_some();
        if level.is_infinite() && !is_infinite {
            // Perhaps limits of another program, such as the flag `ponder`: nothing to add.
            return match line.arguments().next() {
                Some(_) => Ok(ToEngine::Ignored),
                None => Err(CommandError::Missing {
                    command: "level",
                    expected: "depth, nodes, move-time, time or infinite",
                }),
            };
        }
        Ok(ToEngine::Level(level))
    }

    pub(super) fn line(&self) -> Line {
        let line = Line::new("level");
        if self.is_infinite() {
            return line.with_flag("infinite");
        }
        line.with_some("depth", self.depth)
            .with_some("nodes", self.nodes)
            .with_some("move-time", self.move_time.map(Seconds))
            .with_some("moves", self.moves)
            .with_some("time", self.time.map(Seconds))
            .with_some("inc", self.inc.map(Seconds))
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(&self.line(), f)
    }
}
