//! Messages in a stream of bytes: each is followed by a NUL.

use std::fmt;

use super::Message;

/// The longest message, in bytes, without the NUL behind it.
pub const MAX_MESSAGE_BYTES: usize = 127;

/// The bytes that put a message into a stream.
///
/// ```
/// use damier_protocol::dxp::{EndReason, Message, frame};
/// let message = Message::End { reason: EndReason::Unknown, stop: false };
/// assert_eq!(frame(&message), b"E00\0");
/// ```
#[must_use]
pub fn frame(message: &Message) -> Vec<u8> {
    let mut bytes = message.encode();
    bytes.push(0);
    bytes
}

/// Takes messages out of a stream that comes in pieces of any length.
///
/// Of chat that is too long the beginning is kept. Any other message that is too long is an error,
/// reported where it ends; what follows is read again from there. Nothing between two NULs is no
/// message. Never holds more than one message.
///
/// ```
/// use damier_protocol::dxp::Framing;
/// let mut framing = Framing::default();
/// assert_eq!(framing.push(b"M00033"), []);
/// assert_eq!(framing.push(b"22800\0CHel"), [Ok(b"M0003322800".to_vec())]);
/// assert_eq!(framing.push(b"lo\0"), [Ok(b"CHello".to_vec())]);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Framing {
    /// The beginning of a message, at most as long as one may be.
    begun: Vec<u8>,
    /// How many bytes it has so far, those left out too.
    length: usize,
}

impl Framing {
    /// The messages that end within the next bytes of the stream.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<Result<Vec<u8>, FramingError>> {
        let mut messages = Vec::new();
        for &byte in bytes {
            if byte == 0 {
                messages.extend(self.take());
                continue;
            }
            self.length = self.length.saturating_add(1);
            if self.begun.len() < MAX_MESSAGE_BYTES {
                self.begun.push(byte);
            }
        }
        messages
    }

    /// Whether a message has begun and not ended.
    #[must_use]
    pub fn is_within_message(&self) -> bool {
        self.length > 0
    }

    fn take(&mut self) -> Option<Result<Vec<u8>, FramingError>> {
        let length = std::mem::take(&mut self.length);
        let message = std::mem::take(&mut self.begun);
        let kind = *message.first()?;
        let is_too_long = length > MAX_MESSAGE_BYTES && kind != b'C';
        Some(if is_too_long {
            Err(FramingError { found: length })
        } else {
            Ok(message)
        })
    }
}

/// A message that is too long: whoever sends it does not speak this protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FramingError {
    /// How many bytes it has.
    pub found: usize,
}

impl fmt::Display for FramingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a message has {} bytes, expected at most {MAX_MESSAGE_BYTES}",
            self.found
        )
    }
}

impl std::error::Error for FramingError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_long_chat_is_cut_and_the_rest_refused() {
        let mut framing = Framing::default();
        let long = [
            vec![b'C'; 500],
            vec![0],
            vec![b'M'; 128],
            vec![0, 0],
            b"E00\0M".to_vec(),
        ];
        let messages = framing.push(&long.concat());
        let chat = vec![b'C'; MAX_MESSAGE_BYTES];
        assert_eq!(
            messages,
            [
                Ok(chat),
                Err(FramingError { found: 128 }),
                Ok(b"E00".to_vec())
            ]
        );
        assert!(framing.is_within_message());
    }
}
