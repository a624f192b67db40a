//! Public reports about draughts programs, with the right answers: `data/cases.jsonl`, a case a
//! line. Each is a test with the case's id as its name.

use std::time::Duration;

use damier_protocol::dxp::{
    self, Framing, GameRequest, Message, Name, PlayedMove, Settings, Start, ThinkingTime,
};
use damier_protocol::hub::{Action, AnyGame, FromEngine, Id, Level, Session, ToEngine, read_game};
use damier_rules::{Color, DrawRules, International, Move, Position, Square};
use serde_json::Value;

const CASES: &str = include_str!("data/cases.jsonl");

macro_rules! cases {
    ($($id:ident)*) => {
        $(
            #[test]
            fn $id() {
                checks::$id(&case(stringify!($id)));
            }
        )*

        #[test]
        fn every_case_is_a_test() {
            let mut tests = vec![$(stringify!($id).to_owned()),*];
            let mut ids: Vec<String> = CASES.lines().map(|line| id(&object(line))).collect();
            tests.sort_unstable();
            ids.sort_unstable();
            assert_eq!(ids, tests);
        }
    };
}

cases! {
    hub_001 hub_003 hub_005 hub_006 hub_007 hub_009
    dxp_001 dxp_003 dxp_004 dxp_006 dxp_008 dxp_009 dxp_010
}

fn object(line: &str) -> Value {
    serde_json::from_str(line).expect("a case is an object")
}

fn id(case: &Value) -> String {
    text(&case["id"]).replace('-', "_")
}

fn case(name: &str) -> Value {
    let mut cases = CASES.lines().map(object);
    cases
        .find(|case| id(case) == name)
        .expect("the data has the case")
}

#[track_caller]
fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|value| text(value).to_owned()).collect()
}

fn position(case: &Value) -> Position {
    Position::from_fen(text(&case["input"]["fen"])).expect("the case has a position")
}

fn captured(mv: Move) -> Vec<u64> {
    let squares = mv.captured();
    squares
        .iter()
        .map(|square| u64::from(square.number()))
        .collect()
}

fn engine() -> Session {
    Session::new(Id::default(), Vec::new())
}

fn player() -> dxp::Session {
    dxp::Session::new(Settings {
        name: Name::new("Demo"),
        follows: true,
        takes_back: true,
        rules: DrawRules::default_of::<International>(),
    })
}

/// A player in a game as the follower, who plays this colour, from this position.
fn player_in(follower: Color, start: Start) -> dxp::Session {
    let mut player = player();
    player.receive(&request(follower, start).encode());
    player
}

fn request(follower: Color, start: Start) -> Message {
    Message::Request(GameRequest {
        name: Name::new("Testbed 1"),
        follower,
        time: ThinkingTime::at_least(Duration::from_hours(1)),
        moves: 0,
        start,
    })
}

mod checks {
    use super::*;

    pub(super) fn hub_001(case: &Value) {
        let position = position(case);
        let line = text(&case["input"]["line"]).parse();
        let Ok(FromEngine::Done { mv: Some(mv), .. }) = line else {
            panic!("{line:?}");
        };
        let mv = position.read_hub_move(&mv).expect("a legal move");
        assert_eq!(position.move_text(mv), text(&case["answer"]["path"]));
        let expected: Vec<Value> = captured(mv).into_iter().map(Value::from).collect();
        assert_eq!(Value::from(expected), case["answer"]["captures"]);
    }

    pub(super) fn hub_003(case: &Value) {
        let mut session = engine();
        let mut lines = Vec::new();
        for line in texts(&case["input"]["gui"]) {
            for action in session.line(&line) {
                match action {
                    Action::Reply(reply) => lines.push(reply.to_string()),
                    Action::Stop => {
                        for action in session.done(Some("32-28".into()), None) {
                            lines.push(format!("{action:?}"));
                        }
                        assert_eq!(session.done(Some("32-28".into()), None), []);
                    }
                    Action::Load | Action::Search(_) => {}
                    other => panic!("{other:?}"),
                }
            }
        }
        assert_eq!(&lines[1..4], ["wait", "ready", "pong"].map(str::to_owned));
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert!(lines[4].contains("Done"), "{lines:?}");
    }

    pub(super) fn hub_005(_: &Value) {
        let mut session = engine();
        assert!(matches!(
            session.line("go analyze")[..],
            [Action::Search(_)]
        ));
        assert_eq!(session.end_of_input(), [Action::Quit]);
    }

    pub(super) fn hub_006(case: &Value) {
        let mut session = engine();
        session.line("pos start moves=\"32-28\"");
        let before = session.game().hub();
        let bad = text(&case["input"]["line"]);
        let start: Position = Position::start();
        let long = format!("pos pos={}e", start.hub());
        let unknown = format!("pos pos={}", start.hub().replace('e', "x"));
        for line in [bad, &long, &unknown, "pos start moves=\"32-28 32-28\""] {
            let actions = session.line(line);
            assert!(
                matches!(&actions[..], [Action::Reply(FromEngine::Error { message })] if !message.is_empty()),
                "{line}: {actions:?}"
            );
            assert_eq!(session.game().hub(), before, "{line}");
        }
    }

    pub(super) fn hub_007(case: &Value) {
        let Ok(ToEngine::Position(position)) = text(&case["input"]["line"]).parse() else {
            panic!("a position");
        };
        let game = read_game::<International>(&position).expect("a game");
        assert_eq!(game.position().turn(), Color::Black);
        let moves = game.position().legal_moves();
        let mut found: Vec<String> = moves
            .iter()
            .map(|&mv| format!("{}x{} taking {}", mv.from(), mv.to(), captured(mv)[0]))
            .collect();
        found.sort_unstable();
        assert_eq!(found, texts(&case["answer"]["moves"]));
    }

    pub(super) fn hub_009(case: &Value) {
        let seconds = |seconds| Some(Duration::from_secs_f64(seconds));
        let none = Level::default();
        let expected = [
            Level {
                time: seconds(60.0),
                ..none
            },
            Level {
                moves: Some(40),
                time: seconds(3600.0),
                ..none
            },
            Level {
                time: seconds(60.0),
                inc: seconds(1.5),
                ..none
            },
            Level {
                move_time: seconds(0.25),
                ..none
            },
            Level {
                depth: Some(12),
                ..none
            },
            none,
        ];
        let lines = texts(&case["input"]["lines"]);
        assert_eq!(lines.len(), expected.len());
        for (line, level) in lines.iter().zip(expected) {
            assert_eq!(line.parse(), Ok(ToEngine::Level(level)), "{line}");
            assert_eq!(level.to_string().parse(), Ok(ToEngine::Level(level)));
            assert!(!level.to_string().contains(','), "{level}");
        }
    }

    pub(super) fn dxp_001(case: &Value) {
        let position = position(case);
        let mv = position.read_move("26x6").expect("a legal move");
        let seconds = case["input"]["seconds"].as_u64().expect("seconds");
        let played = PlayedMove::new(&position, mv, Duration::from_secs(seconds));
        let message = text(&case["answer"]["message"]);
        assert_eq!(Message::Move(played).encode(), message.as_bytes());
        let Ok(Message::Move(read)) = Message::decode(message.as_bytes()) else {
            panic!("a move");
        };
        assert_eq!(read.find(&position), Some(mv));
    }

    pub(super) fn dxp_003(case: &Value) {
        let king = |number| Square::new(number).expect("a square");
        let start = Position::from_fen("W:WK47,31:BK35").expect("a position");
        let mut player = player_in(Color::Black, Start::Position(Box::new(start)));
        let mut count = 0;
        let ours = [(35, 30), (30, 35), (35, 30)];
        for (received, (from, to)) in texts(&case["input"]["received"]).iter().zip(ours) {
            let actions = player.receive(received.as_bytes());
            let is_move = |action: &&dxp::Action| matches!(action, dxp::Action::Played { .. });
            count += actions.iter().filter(is_move).count();
            let mv = player.game().position().explain(king(from), king(to));
            player
                .play(mv.expect("legal"), Duration::ZERO)
                .expect("our turn");
        }
        assert_eq!(count as u64, case["answer"]);
    }

    pub(super) fn dxp_004(case: &Value) {
        let mut framing = Framing::default();
        let mut messages = Vec::new();
        for piece in texts(&case["input"]["tcp_reads"]) {
            let bytes = piece.replace("\\0", "\0");
            messages.extend(framing.push(bytes.as_bytes()).into_iter().flatten());
        }
        let expected = texts(&case["answer"]);
        let expected: Vec<&[u8]> = expected.iter().map(String::as_bytes).collect();
        assert_eq!(messages, expected);
    }

    pub(super) fn dxp_006(case: &Value) {
        let mut player = player_in(Color::Black, Start::Normal);
        let end = text(&case["input"]["message"]).as_bytes();
        let actions = player.receive(end);
        let [
            dxp::Action::Send(answer),
            dxp::Action::Over(_),
            dxp::Action::Close,
        ] = &actions[..]
        else {
            panic!("{actions:?}");
        };
        let answer = String::from_utf8(answer.encode()).expect("ASCII");
        assert!(
            text(&case["answer"]["answer"]).contains(&answer),
            "{answer}"
        );
        let again = player.receive(end);
        assert!(matches!(&again[..], [dxp::Action::Odd(_)]), "{again:?}");
    }

    pub(super) fn dxp_008(case: &Value) {
        let encoded = request(Color::Black, Start::Normal).encode();
        assert_eq!(encoded, text(&case["answer"]["message"]).as_bytes());
        assert_eq!(encoded.len() as u64, case["answer"]["length"]);
        assert_eq!(
            Message::decode(&encoded),
            Ok(request(Color::Black, Start::Normal))
        );
    }

    pub(super) fn dxp_009(case: &Value) {
        let start = Start::Position(Box::new(position(case)));
        let encoded = request(Color::White, start.clone()).encode();
        assert_eq!(&encoded[42..], text(&case["answer"]["text"]).as_bytes());
        assert_eq!(encoded.len() as u64, case["answer"]["total_message_length"]);
        assert_eq!(Message::decode(&encoded), Ok(request(Color::White, start)));
    }

    pub(super) fn dxp_010(case: &Value) {
        let chat = text(&case["input"]["received"]).as_bytes();
        let heard = |player: &mut dxp::Session| {
            let before = format!("{player:?}");
            let actions = player.receive(chat);
            assert!(matches!(&actions[..], [dxp::Action::Heard(text)] if text.as_str() == "Hi"));
            assert_eq!(format!("{player:?}"), before);
        };
        heard(&mut player());
        let mut searching = player_in(Color::White, Start::Normal);
        assert!(searching.is_our_turn());
        heard(&mut searching);
        searching
            .end(dxp::EndReason::Draw, false)
            .expect("our turn");
        searching.receive(b"E00");
        assert!(searching.is_idle());
        heard(&mut searching);
    }
}

#[test]
fn a_game_of_the_session_is_the_international_one_unless_told_otherwise() {
    assert!(matches!(engine().game(), AnyGame::Normal(_)));
}
