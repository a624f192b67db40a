//! Whole games through `damier play`, typed at a real pseudo-terminal.

#![cfg(unix)]

use std::path::PathBuf;
use std::process::Command;

use rexpect::session::{PtySession, spawn_command};

/// How long an answer may take; hints think.
const TIMEOUT_MS: u64 = 60_000;

/// A game from the start to the last black piece; Black helps.
const GAME: &str = "34-30 16-21 31-27 18-22 27x16 22-28 33x22 17x28 32x23 19x28 38-33 20-24 30x19 \
    13x24 33x22 24-30 35x24 12-18 22x13 8x30 40-35 2-8 35x24 14-19 24x2 11-17 2x33 6-11 33x6 1-7 \
    6-11 3-8 11x24 9-13 24x8 4-9 8-12 10-14 12-18 9-13 18x25 15-20 25x14 5-10 14x5";

fn damier() -> Command {
    Command::new(env!("CARGO_BIN_EXE_damier"))
}

/// Opens a terminal in which the program plays.
fn terminal(arguments: &[&str], no_color: bool) -> PtySession {
    let mut command = damier();
    command
        .arg("play")
        .args(arguments)
        .env("TERM", "xterm-256color");
    if no_color {
        command.env("NO_COLOR", "1");
    } else {
        command.env_remove("NO_COLOR");
    }
    spawn_command(command, Some(TIMEOUT_MS)).expect("the program starts in a terminal")
}

/// Waits for a text on the screen, and gives what came before it.
#[track_caller]
fn expect(session: &mut PtySession, text: &str) -> String {
    session
        .exp_string(text)
        .unwrap_or_else(|error| panic!("{text:?} does not come: {error}"))
}

#[track_caller]
fn type_line(session: &mut PtySession, line: &str) {
    session.send_line(line).expect("the terminal takes a line");
}

#[track_caller]
fn leave(session: &mut PtySession) {
    type_line(session, "quit");
    expect(session, "Goodbye.");
    session.exp_eof().expect("the program ends");
    let status = session.process().wait().expect("the program has ended");
    // Its type is not exported; it reads `Exited(Pid(7), 0)`.
    let status = format!("{status:?}");
    assert!(
        status.starts_with("Exited(") && status.ends_with(", 0)"),
        "{status}"
    );
}

/// A file to save to, which does not exist.
fn saved_as(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    match std::fs::remove_file(&path) {
        Ok(()) => {}
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::NotFound, "{error}"),
    }
    path
}

/// Lets the program itself check a file, and gives what it says as JSON.
#[track_caller]
fn check(path: &PathBuf) -> serde_json::Value {
    let output = damier()
        .args(["pdn", "check", "--json"])
        .arg(path)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}");
    serde_json::from_str(said.lines().next().unwrap_or_default()).expect("a line of JSON a game")
}

#[test]
fn two_people_play_a_whole_game_with_a_refusal_undo_and_save() {
    let path = saved_as("two people.pdn");
    let mut session = terminal(&["--two-players"], true);
    let moves: Vec<&str> = GAME.split_whitespace().collect();
    for (ply, text) in moves.iter().enumerate() {
        expect(
            &mut session,
            if ply % 2 == 0 { "White> " } else { "Black> " },
        );
        if ply == 4 {
            type_line(&mut session, "33-28");
            expect(
                &mut session,
                "33-28 is not allowed: a capture is compulsory.",
            );
            expect(&mut session, "Play instead: 27x16, 27x18.");
            expect(&mut session, "White> ");
        }
        type_line(&mut session, text);
        if ply == 9 {
            expect(&mut session, "White> ");
            type_line(&mut session, "undo");
            expect(&mut session, "Taken back.");
            expect(&mut session, "Black> ");
            type_line(&mut session, text);
        }
    }
    expect(&mut session, "White wins 2-0: Black has no piece left.");
    expect(&mut session, "Game over> ");
    type_line(&mut session, &format!("save {}", path.display()));
    expect(&mut session, "Saved to ");
    type_line(&mut session, &format!("save {}", path.display()));
    expect(&mut session, "exists, overwrite? y/n ");
    type_line(&mut session, "n");
    expect(&mut session, "Not saved.");
    leave(&mut session);
    let game = check(&path);
    assert_eq!(game["plies"], moves.len());
    assert_eq!(game["result"], "2-0");
    assert_eq!(game["errors"], serde_json::json!([]));
}

/// Plays as the hints say, until the game is over; gives how many hints that took.
fn follow_hints(session: &mut PtySession) -> usize {
    for hints in 0..200 {
        let (_, prompt) = session
            .exp_regex("(White|Game over)> ")
            .expect("a prompt comes");
        if prompt.starts_with("Game over") {
            return hints;
        }
        type_line(session, "hint");
        expect(session, "Hint: ");
        let text = expect(session, " (");
        expect(session, "White> ");
        type_line(session, &text);
    }
    panic!("the game does not end");
}

#[test]
fn hints_beat_the_computer_in_a_whole_game() {
    let path = saved_as("hints.pdn");
    let arguments = [
        "--game", "russian", "--level", "easy", "--color", "white", "--seed", "1",
    ];
    let mut session = terminal(&arguments, false);
    let hints = follow_hints(&mut session);
    type_line(&mut session, &format!("save {}", path.display()));
    expect(&mut session, "Saved to ");
    leave(&mut session);
    let game = check(&path);
    assert_eq!(game["errors"], serde_json::json!([]));
    assert_eq!(game["result"], "1-0");
    assert_eq!(game["plies"].as_u64(), Some(2 * hints as u64 - 1));
}

#[test]
fn colours_and_marks_are_on_a_terminal_only_where_wanted() {
    let screen = |no_color| {
        let mut session = terminal(&["--two-players", "--ascii"], no_color);
        type_line(&mut session, "32-28");
        expect(&mut session, "White> ");
        let screen = expect(&mut session, "Black> ");
        leave(&mut session);
        screen
    };
    assert!(screen(false).contains("\x1b["), "a terminal has colours");
    assert!(
        screen(true).contains("28w*"),
        "a move without colours has stars"
    );
}

#[test]
fn a_saved_game_is_gone_on_with_and_a_faulty_one_is_refused() {
    let path = saved_as("loaded.pdn");
    std::fs::write(&path, "[GameType \"21\"]\n\n1. 11-15 23-19 *\n").expect("a file can be made");
    let load = path.display().to_string();
    let mut session = terminal(&["--load", &load, "--two-players", "--ascii"], true);
    expect(&mut session, "Damier, Checkers");
    expect(&mut session, "1. 11-15 23-19");
    expect(&mut session, "Black> ");
    leave(&mut session);
    let refused = damier()
        .args(["play", "--game", "russian", "--load", &load])
        .output()
        .expect("the program starts");
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        said.contains("the file holds a game of checkers, expected russian"),
        "{said}"
    );
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let output = damier()
        .args(["play", "--two-players"])
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program starts");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("White> \nGoodbye.\n"));
}
