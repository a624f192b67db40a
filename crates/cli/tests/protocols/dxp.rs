//! `damier dxp` over sockets, against a program that speaks and falls silent as the tests want.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use damier_protocol::dxp::{EndReason, Framing, Message, PlayedMove, frame};
use damier_rules::{Move, Position};

use crate::running::{PATIENCE, Running};

/// The other program.
struct Peer {
    stream: TcpStream,
    framing: Framing,
    messages: Vec<Vec<u8>>,
}

impl Peer {
    fn new(stream: TcpStream) -> Self {
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
        Self {
            stream,
            framing: Framing::default(),
            messages: Vec::new(),
        }
    }

    #[track_caller]
    fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).expect("the program reads");
    }

    #[track_caller]
    fn text(&mut self) -> String {
        while self.messages.is_empty() {
            let mut bytes = [0; 256];
            let length = self.stream.read(&mut bytes).expect("a message comes");
            assert!(length > 0, "the connection has ended");
            let messages = self.framing.push(&bytes[..length]);
            self.messages
                .extend(messages.into_iter().map(|message| message.expect("short")));
        }
        String::from_utf8(self.messages.remove(0)).expect("ASCII")
    }

    /// The next message, which must be a legal move.
    #[track_caller]
    fn mv(&mut self, position: &Position) -> Move {
        let text = self.text();
        let message = Message::decode(text.as_bytes());
        let Ok(Message::Move(played)) = message else {
            panic!("{text} is no move");
        };
        played.find(position).expect("a legal move")
    }

    #[track_caller]
    fn play(&mut self, position: &Position, mv: Move) {
        let played = PlayedMove::new(position, mv, Duration::ZERO);
        self.send(&frame(&Message::Move(played)));
    }
}

/// A program that listens, and the other side of its connection.
#[track_caller]
fn listening(arguments: &[&str]) -> (Running, Peer) {
    let fixed = [
        "dxp",
        "--listen",
        "127.0.0.1:0",
        "--move-time",
        "0.01",
        "--hash",
        "1",
    ];
    let program = Running::start(&[&fixed, arguments].concat());
    let line = program.line();
    let address = line.strip_prefix("listening on ").expect("it says where");
    let stream = TcpStream::connect(address).expect("it listens");
    assert!(program.line().starts_with("connected to 127.0.0.1:"));
    (program, Peer::new(stream))
}

/// A program that connects, and the other side.
#[track_caller]
fn connecting(arguments: &[&str]) -> (Running, Peer) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    let fixed = [
        "dxp",
        "--connect",
        &address,
        "--move-time",
        "0.01",
        "--hash",
        "1",
    ];
    let program = Running::start(&[&fixed, arguments].concat());
    let (stream, _) = listener.accept().expect("it connects");
    assert!(program.line().starts_with("connected to 127.0.0.1:"));
    (program, Peer::new(stream))
}

const REQUEST: &str = "R01Tester                          W005000A";

#[test]
fn a_follower_plays_takes_back_and_acknowledges_the_end() {
    let (program, mut peer) = listening(&["--follow"]);
    // Two messages in one piece, and one in two.
    peer.send(b"CHello\0R01Tester           ");
    peer.send(b"               W005000A\0");
    assert!(peer.text().starts_with("ADamier "));
    let start: Position = Position::start();
    let first = peer.mv(&start);
    let position = start.after(first);
    peer.play(&position, position.legal_moves()[0]);
    let next = position.after(position.legal_moves()[0]);
    peer.mv(&next);
    peer.send(b"B001Z\0");
    assert_eq!(peer.text(), "K0");
    peer.play(&position, position.legal_moves()[1]);
    peer.mv(&position.after(position.legal_moves()[1]));
    peer.send(b"E21\0");
    assert_eq!(peer.text(), "E01");
    let (code, out, err) = program.end();
    assert_eq!(code, 0, "{err:?}");
    assert!(
        out[0].starts_with("game 1 against Tester: Damier plays White"),
        "{out:?}"
    );
    assert!(
        out.iter()
            .any(|line| line == "taken back to where 1 plies had been played")
    );
    let last = out.last().expect("a result");
    assert_eq!(
        last,
        "game 1: 1-1 (no reason by the rules; ended by the other program)"
    );
    assert_eq!(err, ["chat: Hello"]);
}

#[test]
fn an_initiator_asks_for_what_was_told() {
    let arguments = [
        "--color", "black", "--time", "0.5", "--moves", "40", "--name", "Tester",
    ];
    let (program, mut peer) = connecting(&arguments);
    assert_eq!(peer.text(), "R01Tester                          W0.5040A");
    peer.send(b"AOther                           0\0");
    peer.send(b"M0000322800\0");
    let position: Position = Position::start();
    let position = position.after(position.read_move("32-28").expect("a move"));
    peer.mv(&position);
    drop(peer);
    let (code, out, err) = program.end();
    assert_eq!(code, 1, "{err:?}");
    assert_eq!(
        out.last().map(String::as_str),
        Some("game 1: no result (no reason by the rules; the connection was lost)")
    );
    assert!(
        err.iter()
            .any(|line| line.starts_with("error: the connection is lost")),
        "{err:?}"
    );
}

#[test]
fn a_refusal_is_named() {
    let (program, mut peer) = connecting(&[]);
    assert!(peer.text().starts_with("R01Damier "));
    peer.send(b"AOther                           3\0");
    let (code, _, err) = program.end();
    assert_eq!(code, 1);
    assert_eq!(
        err,
        ["error: the other program does not play: it does not want any game"]
    );
}

#[test]
fn no_game_is_asked_for_after_the_last_one() {
    let (program, mut peer) = connecting(&["--color", "black", "--games", "3"]);
    assert!(peer.text().contains("W005000A"));
    peer.send(b"AOther                           0\0E01\0");
    assert_eq!(peer.text(), "E01");
    let end = peer
        .stream
        .read(&mut [0; 16])
        .expect("the end of the stream");
    assert_eq!(end, 0, "nothing more is sent");
    assert_eq!(program.end().0, 0);
}

#[test]
fn a_position_is_asked_for_and_odd_messages_change_nothing() {
    let fen = "B:WK4,31:BK50,20";
    let (program, mut peer) = connecting(&["--position", fen, "--time", "60"]);
    let request = peer.text();
    assert!(
        request.ends_with("Z060000BZeeeWeeeeeeeeeeeeeeezeeeeeeeeeeweeeeeeeeeeeeeeeeeeZ"),
        "{request}"
    );
    peer.send(b"AOther                           0\0");
    let start = Position::from_fen(fen).expect("a position");
    peer.send(b"M0000313600\0K0\0Q\0CStill here\0");
    let chat = peer.text();
    assert!(chat.starts_with("CM0000313600 is not legal"), "{chat}");
    peer.play(&start, start.legal_moves()[0]);
    peer.mv(&start.after(start.legal_moves()[0]));
    peer.send(&frame(&Message::End {
        reason: EndReason::Loss,
        stop: false,
    }));
    assert_eq!(peer.text(), "E00");
    let (code, out, err) = program.end();
    assert_eq!(code, 0, "{err:?}");
    assert!(
        out.last().expect("a result").starts_with("game 1: 2-0 "),
        "{out:?}"
    );
    assert!(err.iter().any(|line| line == "chat: Still here"), "{err:?}");
    assert_eq!(
        err.iter().filter(|line| line.starts_with("note: ")).count(),
        3,
        "{err:?}"
    );
}

#[test]
fn a_program_that_does_not_speak_dxp_is_named() {
    let (program, mut peer) = listening(&["--follow"]);
    peer.send(&[b'x'; 300]);
    peer.send(b"\0");
    let (code, _, err) = program.end();
    assert_eq!(code, 1);
    let expected = "error: the other program does not speak DXP: a message has 300 bytes, expected at most 127";
    assert_eq!(err, [expected]);
}

#[test]
fn the_other_program_may_leave_between_games() {
    let (program, mut peer) = listening(&["--follow"]);
    peer.send(REQUEST.as_bytes());
    peer.send(b"\0");
    assert!(peer.text().starts_with("ADamier "));
    peer.mv(&Position::start());
    peer.send(b"E00\0");
    assert_eq!(peer.text(), "E00");
    drop(peer);
    assert_eq!(program.end().0, 0);
}

#[test]
fn the_program_plays_itself() {
    let follow = [
        "dxp",
        "--listen",
        "127.0.0.1:0",
        "--follow",
        "--move-time",
        "0.01",
        "--hash",
        "1",
    ];
    let follower = Running::start(&follow);
    let line = follower.line();
    let address = line.strip_prefix("listening on ").expect("it says where");
    let fen = "W:WK5,K10,K15:BK46";
    let ask = [
        "dxp",
        "--connect",
        address,
        "--games",
        "2",
        "--position",
        fen,
        "--move-time",
        "0.01",
        "--hash",
        "1",
    ];
    let (code, out, err) = Running::start(&ask).end();
    assert_eq!(code, 0, "{err:?}");
    let results = |lines: &[String]| {
        let words = lines
            .iter()
            .filter(|line| line.starts_with("game ") && line.contains('('));
        words
            .map(|line| line.split(' ').nth(2).unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(results(&out).len(), 2, "{out:?}");
    let (code, others, err) = follower.end();
    assert_eq!((code, results(&others)), (0, results(&out)), "{err:?}");
}

#[test]
fn what_cannot_be_connected_to_is_named() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    drop(listener);
    let (code, _, err) = Running::start(&["dxp", "--connect", &address]).end();
    assert_eq!(code, 2);
    assert!(
        err[0].starts_with(&format!("error: cannot connect to {address}: ")),
        "{err:?}"
    );
    let (code, _, err) = Running::start(&["dxp", "--listen", "--game", "russian"]).end();
    assert_eq!(
        (code, &*err[0]),
        (2, "error: DXP knows International Draughts only")
    );
}
