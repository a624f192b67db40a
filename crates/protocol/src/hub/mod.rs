//! Hub version 2: lines of text between an engine and a user interface or match runner.
//!
//! - [`Line`] is one line as text: a command with its arguments.
//! - [`ToEngine`] and [`FromEngine`] are the commands of both directions, read and written.
//! - [`Level`] is how far a search may go, [`Info`] what it reports.
//! - [`Session`] is the engine's side of a session, [`Controller`] the other.
//! - [`AnyGame`] is the game that a `pos` line describes, of any of the four kinds.

mod controller;
mod from_engine;
mod game;
mod info;
mod level;
mod line;
mod param;
mod session;
mod to_engine;
mod value;

pub use controller::{Controller, ControllerError, Event};
pub use from_engine::{FromEngine, Id};
pub use game::{AnyGame, GameError, GameKind, read_game};
pub use info::Info;
pub use level::Level;
pub use line::{Line, LineError};
pub use param::{Param, ParamError, ParamKind};
pub use session::{Action, Request, Session};
pub use to_engine::{Mode, PositionText, ToEngine};
pub use value::CommandError;
