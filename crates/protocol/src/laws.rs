//! What holds for every input: called by the property tests and by fuzz targets.

use damier_rules::{DrawRules, International};

use crate::dxp::{self, Framing, MAX_MESSAGE_BYTES, Message, frame};
use crate::hub::{self, FromEngine, GameKind, Id, Line, ToEngine};

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

/// Any lines as a session of Hub: no panic, one `pong` for each `ping`, and one `done` for each `go`
/// that was taken.
///
/// # Panics
/// If it does not hold.
pub fn hub_session_answers(text: &str) {
    let variant = hub::Session::variant_param(GameKind::Normal);
    let mut session = hub::Session::new(Id::default(), vec![variant]);
    let (mut searches, mut done) = (0, 0);
    let mut count = |actions: &[hub::Action]| {
        for action in actions {
            match action {
                hub::Action::Search(_) => searches += 1,
                hub::Action::Reply(FromEngine::Done { mv: Some(_), .. }) => done += 1,
                _ => {}
            }
        }
        (searches, done)
    };
    for (number, line) in text.lines().enumerate() {
        let actions = session.line(line);
        count(&actions);
        if line.parse() == Ok(ToEngine::Ping) {
            assert_eq!(actions, [hub::Action::Reply(FromEngine::Pong)]);
        }
        if number % 3 == 2 {
            count(&session.done(Some("1-6".to_owned()), None));
        }
    }
    loop {
        let actions = session.done(Some("1-6".to_owned()), None);
        let (searches, done) = count(&actions);
        if actions.is_empty() {
            assert_eq!(searches, done);
            return;
        }
        assert!((done..=done + 1).contains(&searches));
    }
}

/// Any bytes as what the other program sends: no panic, an answer to each request, and never a
/// message that cannot be sent.
///
/// # Panics
/// If it does not hold.
pub fn dxp_session_answers(bytes: &[u8]) {
    let mut session = dxp::Session::new(dxp::Settings {
        name: dxp::Name::new("Damier"),
        follows: true,
        takes_back: true,
        rules: DrawRules::default_of::<International>(),
    });
    for message in Framing::default().push(bytes).into_iter().flatten() {
        let mut actions = session.receive(&message);
        // We play the first move there is whenever it is our turn.
        if let Some(&mv) = session.game().position().legal_moves().first()
            && actions.contains(&dxp::Action::Think)
        {
            let played = session.play(mv, std::time::Duration::ZERO);
            actions.extend(played.expect("we are to move"));
        }
        let mut answers = 0;
        for action in &actions {
            if let dxp::Action::Send(message) = action {
                let encoded = message.encode();
                assert_eq!(Message::decode(&encoded).as_ref(), Ok(message));
                answers += usize::from(matches!(message, Message::Answer { .. }));
            }
        }
        let asked = message.first() == Some(&b'R');
        assert_eq!(answers, usize::from(asked), "{actions:?}");
    }
}
