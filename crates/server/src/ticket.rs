//! Tickets: a seed that the server chose, for one game that may count.
//!
//! A ticket is signed and not kept: it says itself for which device, game and engine it is, and until
//! when. That it was used is a row of the database.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::games::{GameKind, RankedLevel};
use crate::keys::Keys;
use crate::token;

/// What the signature is for, so that it is of no use for anything else.
const DOMAIN: &str = "damier ticket v1\n";
const VERSION: &str = "v1";
/// Longer than any ticket.
const MOST_BYTES: usize = 1024;

/// A ticket, as it was before it was signed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ticket {
    /// Its own name.
    #[serde(rename = "i")]
    pub(crate) id: String,
    /// Decides between moves that the engine holds equal, below 2 to the power of 32.
    #[serde(rename = "s")]
    pub(crate) seed: i64,
    #[serde(rename = "g")]
    game: i64,
    #[serde(rename = "l")]
    level: i64,
    /// The engine, by the SHA-256 of its module.
    #[serde(rename = "m")]
    pub(crate) module: String,
    /// The device, by the SHA-256 of its secret.
    #[serde(rename = "d")]
    pub(crate) device: String,
    /// Who was signed in when it was given; a guest's may be used by whoever has the device.
    #[serde(rename = "p")]
    pub(crate) player_id: Option<i64>,
    #[serde(rename = "b")]
    pub(crate) issued_at: i64,
    #[serde(rename = "x")]
    pub(crate) expires_at: i64,
}

/// What a ticket is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Wish<'a> {
    pub(crate) game: GameKind,
    pub(crate) level: RankedLevel,
    pub(crate) module: &'a str,
    pub(crate) device: &'a str,
    pub(crate) player_id: Option<i64>,
}

/// Why a text is not a ticket of this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadTicket;

impl fmt::Display for BadTicket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no ticket of this server")
    }
}

impl Ticket {
    /// A fresh ticket.
    pub(crate) fn new(wish: &Wish<'_>, now: i64, lasts_ms: i64) -> Self {
        Self {
            id: token::base64(&token::random::<16>()),
            seed: i64::from(u32::from_be_bytes(token::random())),
            game: wish.game.number(),
            level: wish.level.number(),
            module: wish.module.to_owned(),
            device: wish.device.to_owned(),
            player_id: wish.player_id,
            issued_at: now,
            expires_at: now + lasts_ms,
        }
    }

    /// Its text: a version, the name of the key, itself and the signature, with full stops between them.
    pub(crate) fn sign(&self, keys: &Keys) -> String {
        let payload = serde_json::to_vec(self).expect("a ticket has plain fields");
        let payload = token::base64(&payload);
        let (key, signature) = keys.sign(message(&payload).as_bytes());
        format!("{VERSION}.{key}.{payload}.{}", token::base64(&signature))
    }

    /// The ticket of a text that this server has signed.
    pub(crate) fn read(text: &str, keys: &Keys) -> Result<Self, BadTicket> {
        if text.len() > MOST_BYTES {
            return Err(BadTicket);
        }
        let parts: Vec<&str> = text.split('.').collect();
        let [VERSION, key, payload, signature] = parts[..] else {
            return Err(BadTicket);
        };
        let signature = token::from_base64(signature).ok_or(BadTicket)?;
        if !keys.has_signed(key, message(payload).as_bytes(), &signature) {
            return Err(BadTicket);
        }
        let payload = token::from_base64(payload).ok_or(BadTicket)?;
        let ticket: Self = serde_json::from_slice(&payload).map_err(|_| BadTicket)?;
        let is_known = GameKind::numbered(ticket.game).is_some()
            && RankedLevel::numbered(ticket.level).is_some();
        if is_known { Ok(ticket) } else { Err(BadTicket) }
    }

    pub(crate) fn game(&self) -> GameKind {
        GameKind::numbered(self.game).expect("it was looked at when the ticket was read")
    }

    pub(crate) fn level(&self) -> RankedLevel {
        RankedLevel::numbered(self.level).expect("it was looked at when the ticket was read")
    }
}

fn message(payload: &str) -> String {
    format!("{DOMAIN}{payload}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticket() -> Ticket {
        let wish = Wish {
            game: GameKind::Russian,
            level: RankedLevel::Expert,
            module: "ab",
            device: "cd",
            player_id: Some(3),
        };
        Ticket::new(&wish, 1000, 500)
    }

    #[test]
    fn a_ticket_is_read_as_it_was_signed() {
        let keys = Keys::fresh();
        let ticket = ticket();
        assert_eq!(Ticket::read(&ticket.sign(&keys), &keys), Ok(ticket.clone()));
        assert_eq!(ticket.game(), GameKind::Russian);
        assert_eq!(ticket.expires_at, 1500);
    }

    #[test]
    fn a_ticket_that_was_altered_is_refused() {
        let keys = Keys::fresh();
        let text = ticket().sign(&keys);
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
            let altered = String::from_utf8(bytes).expect("it is ASCII");
            assert_eq!(Ticket::read(&altered, &keys), Err(BadTicket), "{altered}");
        }
        let foreign = ticket().sign(&Keys::fresh());
        for text in ["", "v1", "v1...", "....", &foreign, &"v1.".repeat(1000)] {
            assert_eq!(Ticket::read(text, &keys), Err(BadTicket), "{text}");
        }
    }
}
