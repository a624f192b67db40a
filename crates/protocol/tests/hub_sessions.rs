//! Whole sessions of an engine, line by line: `data/*.hub.session`.

use damier_protocol::hub::{Action, FromEngine, GameKind, Id, Param, ParamKind, Session};

fn demo() -> Session {
    let id = Id {
        name: Some("Demo".into()),
        version: Some("1.0".into()),
        author: Some("A. N. Other".into()),
        country: Some("NL".into()),
    };
    let threads = Param {
        name: "threads".into(),
        value: "1".into(),
        kind: ParamKind::Int {
            min: Some(1),
            max: Some(16),
        },
    };
    Session::new(id, vec![Session::variant_param(GameKind::Normal), threads])
}

/// An action as a session file writes it.
fn written(action: &Action) -> String {
    match action {
        Action::Reply(line) => format!("< {line}"),
        Action::Load => "! load".into(),
        Action::Forget => "! forget".into(),
        Action::Search(request) => {
            let (mode, position) = (request.mode.name(), request.game.hub());
            format!("! search {mode} {position} {}", request.level)
        }
        Action::PonderHit => "! ponder-hit".into(),
        Action::Stop => "! stop".into(),
        Action::Quit => "! quit".into(),
    }
}

/// Feeds what comes in to a session, and compares what goes out.
#[track_caller]
fn check(file: &str) {
    let mut session = demo();
    let mut out: Vec<String> = Vec::new();
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
        assert!(out.is_empty(), "{place}: before it comes out {out:?}");
        let actions = match line.split_once(' ') {
            Some((">", text)) => session.line(text),
            None if line == ">" => session.line(""),
            Some(("done", moves)) => {
                let mut moves = moves.split(' ').map(str::to_owned);
                session.done(moves.next(), moves.next())
            }
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
                check(include_str!(concat!("data/", stringify!($name), ".hub.session")));
            }
        )*
    };
}

sessions! { complete during_search levels bad_lines russian }

#[test]
fn the_end_of_the_input_ends_a_search() {
    let mut session = demo();
    session.line("go analyze");
    assert_eq!(session.end_of_input(), [Action::Quit]);
}

#[test]
fn what_waits_for_the_end_of_a_search_is_bounded() {
    let mut session = demo();
    session.line("go analyze");
    for _ in 0..Session::MAX_WAITING {
        assert_eq!(session.line("go think"), []);
    }
    let refused = session.line("pos start");
    assert!(matches!(
        &refused[..],
        [Action::Reply(FromEngine::Error { .. })]
    ));
    assert_eq!(session.line("ping"), [Action::Reply(FromEngine::Pong)]);
    let mut done = 0;
    loop {
        let actions = session.done(None, None);
        let Some(Action::Reply(FromEngine::Done { .. })) = actions.first() else {
            break;
        };
        done += 1;
    }
    assert_eq!(done, Session::MAX_WAITING + 1, "each go has its done");
}
