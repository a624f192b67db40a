//! Whole connections, message by message: `data/*.dxp.session`.

use std::time::Duration;

use damier_protocol::dxp::{
    Action, EndReason, GameRequest, Message, Name, Session, SessionError, Settings, Start,
    ThinkingTime,
};
use damier_rules::{Color, DrawRules, Outcome, Position};

fn session(behaviour: &str) -> Session {
    Session::new(Settings {
        name: Name::new("Demo"),
        follows: !behaviour.contains("no-follow"),
        takes_back: !behaviour.contains("no-back"),
        rules: DrawRules::default_of::<damier_rules::International>(),
    })
}

fn color(letter: &str) -> Color {
    if letter == "W" {
        Color::White
    } else {
        Color::Black
    }
}

/// What the owner of a session does, as a session file writes it.
fn act(session: &mut Session, text: &str) -> Result<Vec<Action>, SessionError> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["request", follower, minutes, moves, fen] => session.request(GameRequest {
            name: Name::new("overwritten"),
            follower: color(follower),
            time: ThinkingTime::at_least(Duration::from_secs_f64(
                60.0 * minutes.parse::<f64>().expect("minutes"),
            )),
            moves: moves.parse().expect("a number"),
            start: match fen {
                "start" => Start::Normal,
                fen => Start::Position(Box::new(Position::from_fen(fen).expect("a position"))),
            },
        }),
        ["play", mv, seconds] => {
            let mv = session.game().position().read_move(mv).expect("a move");
            let seconds = seconds.parse().expect("seconds");
            session.play(mv, Duration::from_secs(seconds))
        }
        ["end", reason, stop] => {
            let reason = match reason {
                "loss" => EndReason::Loss,
                "draw" => EndReason::Draw,
                _ => EndReason::Unknown,
            };
            session.end(reason, stop == "stop")
        }
        ["back", number, turn] => session.ask_back(number.parse().expect("a number"), color(turn)),
        ["lost"] => Ok(session.lost()),
        ["say", ..] => Ok(vec![session.say(text.trim_start_matches("say "))]),
        _ => panic!("no such line in a session file: {text}"),
    }
}

/// An action as a session file writes it.
fn written(action: &Action) -> String {
    match action {
        Action::Send(message) => {
            let text = String::from_utf8(message.encode()).expect("messages are ASCII");
            format!("< {text}")
        }
        Action::Begin(agreed) => {
            let (opponent, ours) = (&agreed.opponent, agreed.ours);
            format!(
                "! begin against {opponent}, we play {ours}, {} minutes, {} moves",
                agreed.time, agreed.moves
            )
        }
        Action::Think => "! think".into(),
        Action::Cancel => "! cancel".into(),
        Action::Played { mv, seconds } => {
            let sign = if mv.is_capture() { "x" } else { "-" };
            format!("! played in {seconds} s: {}{sign}{}", mv.from(), mv.to())
        }
        Action::Illegal(_) => "! illegal".into(),
        Action::TakenBack(ply) => format!("! taken back to ply {ply}"),
        Action::NotTakenBack(answer) => format!("! not taken back: {answer:?}"),
        Action::Heard(text) => format!("! heard {text}"),
        Action::Refused(answer) => format!("! refused: {answer}"),
        Action::Over(over) => {
            let outcome = match over.outcome() {
                None => "unknown",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Color::White)) => "White wins",
                Some(_) => "Black wins",
            };
            format!(
                "! over by {:?}: {outcome}, {}",
                over.by,
                over.reason_code().unwrap_or("claimed")
            )
        }
        Action::Odd(what) => format!("! odd: {what}"),
        Action::Close => "! close".into(),
    }
}

#[track_caller]
fn check(file: &str) {
    let mut out: Vec<String> = Vec::new();
    let mut current = session("");
    for (number, line) in file.lines().enumerate() {
        let place = format!("line {}: {line}", number + 1);
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if line.starts_with(['<', '!']) {
            assert!(!out.is_empty(), "{place}: nothing comes out");
            assert_eq!(out.remove(0), line, "{place}");
            continue;
        }
        assert_eq!(
            out,
            Vec::<String>::new(),
            "{place}: before it this comes out"
        );
        let actions = match line.split_once(' ') {
            Some(("session", behaviour)) => {
                current = session(behaviour);
                Vec::new()
            }
            Some((">", text)) => current.receive(text.as_bytes()),
            Some(("me", text)) => act(&mut current, text)
                .unwrap_or_else(|error| vec![Action::Odd(format!("not now, {error}"))]),
            _ => panic!("{place}: no such line in a session file"),
        };
        out = actions.iter().map(written).collect();
    }
    assert_eq!(out, Vec::<String>::new(), "at the end");
}

macro_rules! sessions {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                check(include_str!(concat!("data/", stringify!($name), ".dxp.session")));
            }
        )*
    };
}

sessions! { follower initiator ends take_back odd_peers refusals }

#[test]
fn a_name_in_a_request_is_that_of_the_settings() {
    let mut session = session("");
    let actions = act(&mut session, "request Z 60 0 start").expect("idle");
    let [Action::Send(Message::Request(request))] = &actions[..] else {
        panic!("{actions:?}");
    };
    assert_eq!(request.name.as_str(), "Demo");
}
