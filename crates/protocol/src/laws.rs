//! What holds for every input: called by the property tests and by fuzz targets.

use crate::dxp::{Framing, MAX_MESSAGE_BYTES, Message, frame};
use crate::hub::{FromEngine, GameKind, Line, ToEngine};

/// Reading any text as a line of Hub does not panic, and what is read is written and read again the
/// same, in both directions.
///
/// # Panics
/// If it does not hold.
pub fn hub_line_roundtrip(text: &str) {
    let Ok(line) = text.parse::<Line>() else {
        return;
    };
    let written = line.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&line), "written as {written}");
    if let Ok(command) = ToEngine::read(&line)
        && command != ToEngine::Ignored
    {
        let written = command.to_string();
        assert_eq!(
            written.parse().as_ref(),
            Ok(&command),
            "written as {written}"
        );
        if let ToEngine::Position(position) = &command {
            for kind in GameKind::ALL {
                let _ = kind
                    .read(position)
                    .map(|game| assert!(!game.hub().is_empty()));
            }
        }
    }
    if let Ok(answer) = FromEngine::read(&line) {
        let written = answer.to_string();
        assert_eq!(
            written.parse().as_ref(),
            Ok(&answer),
            "written as {written}"
        );
    }
}

/// Any bytes as a stream of DXP, in pieces of any length: no panic, the same messages however it is
/// cut, and what is decoded is encoded and decoded again the same.
///
/// # Panics
/// If it does not hold.
pub fn dxp_stream_roundtrip(bytes: &[u8], piece: usize) {
    let whole = Framing::default().push(bytes);
    let mut framing = Framing::default();
    let pieces = bytes
        .chunks(piece.max(1))
        .flat_map(|piece| framing.push(piece));
    assert!(pieces.eq(whole.iter().cloned()), "cut every {piece}");
    for message in whole.into_iter().flatten() {
        assert!((1..=MAX_MESSAGE_BYTES).contains(&message.len()));
        let Ok(decoded) = Message::decode(&message) else {
            continue;
        };
        let encoded = frame(&decoded);
        assert_eq!(
            encoded.iter().position(|&byte| byte == 0),
            Some(encoded.len() - 1)
        );
        assert!(encoded.len() <= MAX_MESSAGE_BYTES + 1);
        let again = Message::decode(&encoded[..encoded.len() - 1]);
        assert_eq!(again.as_ref(), Ok(&decoded));
    }
}
