//! Standard input, a line an item, and input that nobody would write by hand.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::damier_with;

#[test]
fn each_line_is_an_item_with_an_answer_of_its_own() {
    let input = b"W:W31:B20\n\nW:W51:B1\r\n  start  \n";
    let run = damier_with(&["legal", "--json", "-"], input).with_code(2);
    let answers = run.objects();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["fen"], "W:W31:B20");
    assert_eq!(
        answers[1],
        json!({ "error": ["column 4: \"51\", expected a square from 1 to 50"], "line": 3 })
    );
    assert_eq!(answers[2]["moves"].as_array().map(Vec::len), Some(9));
    assert_eq!(
        run.err,
        "error: line 3: column 4: \"51\", expected a square from 1 to 50\n"
    );
}

#[test]
fn the_exit_code_is_the_worst_of_all() {
    let check = |input: &str, code: i32| {
        damier_with(&["explain", "--json", "-"], input.as_bytes()).with_code(code)
    };
    check("start 32-28\n", 0);
    check("start 32-28\nstart 28-32\nstart 31-27\n", 1);
    check("start nothing\nstart 28-32\nstart 31-27\n", 2);
    check("", 0);
    check("\n\n", 0);
}

#[test]
fn a_line_of_explain_is_a_position_and_a_move() {
    let input = "W:W28,32:B23 28 x 19\nW:W 28, 32 :B23\t28x19\nstart\n";
    let run = damier_with(&["explain", "--json", "-"], input.as_bytes()).with_code(2);
    let answers = run.objects();
    assert_eq!(
        (&answers[0]["text"], &answers[1]["text"]),
        (&json!("28x19"), &json!("28x19"))
    );
    assert_eq!(
        answers[2]["error"],
        json!(["no move behind the position, expected FEN MOVE"])
    );
}

#[test]
fn one_part_may_come_from_standard_input_and_the_other_not() {
    let moves = damier_with(&["explain", "--json", "start", "-"], b"32-28\n28-32\n").with_code(1);
    let legal: Vec<_> = moves
        .objects()
        .iter()
        .map(|answer| answer["legal"].clone())
        .collect();
    assert_eq!(legal, [true, false]);
    let positions = damier_with(&["explain", "--json", "-", "31-27"], b"start\nW:W31:B27\n");
    assert_eq!(positions.with_code(1).objects().len(), 2);
}

#[test]
fn a_line_of_status_is_a_position_and_moves() {
    let input = b"start\nstart 32-28 19-23\nW:WK47:BK5 47-20 5-19\n";
    let run = damier_with(&["status", "--json", "-"], input).with_code(0);
    let plies: Vec<_> = run
        .objects()
        .iter()
        .map(|answer| answer["plies"].clone())
        .collect();
    assert_eq!(plies, [0, 2, 2]);
    let lists = damier_with(
        &["status", "--json", "start", "-"],
        b"32-28\n32-28 19-23 28x19\n",
    );
    let plies: Vec<_> = lists
        .with_code(0)
        .objects()
        .iter()
        .map(|a| a["plies"].clone())
        .collect();
    assert_eq!(plies, [1, 3]);
}

#[test]
fn perft_and_fen_read_lines_too() {
    let run = damier_with(
        &["perft", "--depth", "2", "--fen", "-"],
        b"start\nW:W31:B20\n",
    );
    assert_eq!(run.with_code(0).out.matches("nodes=").count(), 2);
    let run = damier_with(&["fen", "--json", "-"], b"W:W31:B20.\nB:B1:W50\n").with_code(0);
    assert_eq!(run.objects()[1]["fen"], "B:W50:B1");
}

#[test]
fn lines_that_are_no_text_are_refused_and_the_others_answered() {
    let mut input = b"W:W\xff31:B20\n".to_vec();
    input.extend(std::iter::repeat_n(b'W', 2 << 20));
    input.extend(b"\n\xef\xbb\xbfstart\n\0\n");
    let run = damier_with(&["fen", "--json", "-"], &input).with_code(2);
    let answers = run.objects();
    assert_eq!(
        answers[0]["error"],
        json!(["byte 4 of the line is not UTF-8, expected UTF-8 text"])
    );
    assert_eq!(
        answers[1]["error"],
        json!(["the line has 2097153 bytes, expected at most 1048576"])
    );
    // A byte order mark is no part of the text, wherever it stands.
    assert_eq!(answers[2]["turn"], "W");
    assert_eq!(answers[3]["line"], 4);
}

#[test]
fn thousands_of_lines_are_answered() {
    let input = "W:W28,32:B23\n".repeat(20_000);
    let run = damier_with(&["legal", "--json", "-"], input.as_bytes()).with_code(0);
    assert_eq!(run.out.lines().count(), 20_000);
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["pdn", "convert", "--to", "pdn", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let mut input = child.stdin.take().expect("standard input is a pipe");
    let writer = std::thread::spawn(move || {
        use std::io::Write;
        // It ends when the program does.
        while input
            .write_all(b"1. 32-28 19-23 2. 28x19 14x23 1-1\n")
            .is_ok()
        {}
    });
    let mut first = [0; 9];
    let mut output = child.stdout.take().expect("standard output is a pipe");
    output.read_exact(&mut first).expect("there is output");
    drop(output);
    let ended = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    assert_eq!(&first, b"1. 32-28 ");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert_eq!(ended.status.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let output = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["legal", "--json"])
        .arg(OsStr::from_bytes(b"W:W\xff:B"))
        .output()
        .expect("the program was built");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("{\"error\":["));
}
