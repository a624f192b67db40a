//! Messages as bytes.

use damier_rules::{Geometry, Position, Square, Variant};

use super::code::Code;
use super::{Message, PlayedMove, Start};

type Board = <damier_rules::International as Variant>::Geometry;

impl Message {
    /// The bytes of the message, without the NUL that ends it in a stream.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = match self {
            Self::Request(request) => format!("R01{:<32}", request.name.as_str()).into_bytes(),
            Self::Answer { name, .. } => format!("A{:<32}", name.as_str()).into_bytes(),
            Self::Move(played) => encode_move(played).into_bytes(),
            Self::End { reason, stop } => vec![b'E', reason.code(), stop.code()],
            Self::Chat(text) => format!("C{}", text.as_str()).into_bytes(),
            Self::BackRequest { number, .. } => {
                format!("B{:03}", (*number).clamp(1, 999)).into_bytes()
            }
            Self::BackAnswer(answer) => vec![b'K', answer.code()],
        };
        match self {
            Self::Request(request) => {
                bytes.push(request.follower.code());
                let numbers = format!("{}{:03}", request.time, request.moves.min(999));
                bytes.extend(numbers.into_bytes());
                match &request.start {
                    Start::Normal => bytes.push(b'A'),
                    Start::Position(position) => {
                        bytes.push(b'B');
                        encode_position(position, &mut bytes);
                    }
                }
            }
            Self::Answer { answer, .. } => bytes.push(answer.code()),
            Self::BackRequest { turn, .. } => bytes.push(turn.code()),
            _ => {}
        }
        bytes
    }
}

fn encode_move(played: &PlayedMove) -> String {
    use std::fmt::Write;
    let mut text = format!(
        "M{:04}{:02}{:02}{:02}",
        played.seconds.min(PlayedMove::MAX_SECONDS),
        played.from.number(),
        played.to.number(),
        played.captured.len()
    );
    for square in &played.captured {
        // Writing to a string cannot fail.
        let _ = write!(text, "{:02}", square.number());
    }
    text
}

fn encode_position(position: &Position, bytes: &mut Vec<u8>) {
    bytes.push(position.turn().code());
    let squares = (1..=Board::SQUARES).filter_map(Square::new);
    bytes.extend(squares.map(|square| position.piece_at(square).code()));
}
