//! DXP, the protocol `DamExchange`: short messages between two programs that play International
//! Draughts.
//!
//! - [`Message`] is one message, [`Message::encode`] and [`Message::decode`] its bytes.
//! - [`Framing`] takes messages out of a stream of bytes, [`frame`] puts one into it.
//! - [`Session`] is one program's side of a connection, initiator or follower.

mod code;
mod decode;
mod encode;
mod error;
mod framing;
mod message;
mod session;
mod text;

pub use error::DecodeError;
pub use framing::{Framing, FramingError, MAX_MESSAGE_BYTES, frame};
pub use message::{
    BackAnswer, EndReason, GameAnswer, GameRequest, Message, PlayedMove, Start, ThinkingTime,
};
pub use session::{Action, Agreement, EndedBy, Over, Session, SessionError, Settings};
pub use text::{ChatText, Name};

/// The port of the protocol, if no other is agreed.
pub const DEFAULT_PORT: u16 = 27531;
