//! `damier hub` over pipes: recorded sessions, and the end of the input.

use crate::running::{Running, fits};

#[track_caller]
fn check(file: &str) {
    let mut program = Running::start(&["hub"]);
    for (number, line) in file.lines().enumerate() {
        let place = format!("line {}: {line}", number + 1);
        match line.split_once(' ') {
            Some((">", text)) => program.say(text),
            None if line == ">" => program.say(""),
            Some(("<", pattern)) => {
                let mut found = program.line();
                while found.starts_with("info ") && !pattern.starts_with("info ") {
                    found = program.line();
                }
                assert!(fits(pattern, &found), "{place}: found {found}");
            }
            _ => assert!(
                line.is_empty() || line.starts_with('#'),
                "{place}: no such line"
            ),
        }
    }
    program.close_input();
    let (code, out, err) = program.end();
    assert_eq!(code, 0, "{err:?}");
    let unexpected = out.iter().find(|line| !line.starts_with("info "));
    assert_eq!(unexpected, None, "at the end");
    assert!(err.is_empty(), "{err:?}");
}

macro_rules! sessions {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                check(include_str!(concat!("../data/hub/", stringify!($name), ".session")));
            }
        )*
    };
}

sessions! { start_up during_search ponder bad_lines endgames games_on_64 reports }

#[test]
fn the_session_in_the_documentation() {
    let document = include_str!("../../../../docs/hub.md");
    let blocks = document.split("```text\n").skip(1);
    let block = blocks.filter_map(|rest| rest.split("```").next());
    check(block.last().expect("a session"));
}

#[test]
fn the_end_of_the_input_ends_a_search_at_once() {
    let mut program = Running::start(&["hub"]);
    for line in ["set-param name=hash value=1", "init", "go analyze", "ping"] {
        program.say(line);
    }
    while program.line() != "pong" {}
    program.close_input();
    let (code, out, _) = program.end();
    assert_eq!(code, 0);
    assert!(out.iter().all(|line| line.starts_with("info ")), "{out:?}");
}

#[test]
fn numbers_have_a_decimal_point() {
    let mut program = Running::start(&["hub"]);
    for line in [
        "set-param name=hash value=1",
        "init",
        "level depth=8",
        "go think",
    ] {
        program.say(line);
    }
    assert_eq!(program.line(), "ready");
    let mut infos = 0;
    loop {
        let line = program.line();
        if line.starts_with("done ") {
            break;
        }
        infos += 1;
        assert!(!line.contains(','), "{line}");
        for field in ["score=", "nps="] {
            let (_, value) = line.split_once(field).expect("the field is there");
            let number = value.split(' ').next().expect("a value");
            assert!(
                number.contains('.') && number.parse::<f64>().is_ok(),
                "{line}"
            );
        }
    }
    assert!(infos > 0);
    program.say("quit");
    assert_eq!(program.end().0, 0);
}
