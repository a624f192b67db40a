use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::analyse::sample;
use crate::support::damier;

const FEN: &str = "B:W28,31,K46:B2,K5,20";

/// An empty folder for the files of one test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("diagram_{test}"));
    // What an earlier run left there, if it left anything.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// The width and height of a PNG, from its head.
#[track_caller]
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{:?}", &png[..8]);
    let number = |at: usize| {
        let bytes = png[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(bytes)
    };
    (number(16), number(20))
}

#[track_caller]
fn png(arguments: &[&str]) -> Vec<u8> {
    let program = env!("CARGO_BIN_EXE_damier");
    let run = Command::new(program)
        .args([&["diagram", "--png"], arguments].concat())
        .output()
        .expect("the program runs");
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    run.stdout
}

#[test]
fn text_is_the_board_of_a_terminal() {
    let run = damier(&["diagram", "--ascii", "--caption", "Black wins", FEN]).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[1], "|     1.      2b      3.      4.      5B |");
    assert_eq!(lines.last(), Some(&"Black wins"));
    let turned = damier(&["diagram", "--text", "--ascii", "--bottom", "black", FEN]).with_code(0);
    assert_eq!(
        turned.out.lines().nth(10),
        Some("| 5B      4.      3.      2b      1.     |")
    );
}

/// The page draws the same one, which a test of the page compares with the same file.
#[test]
fn the_svg_is_the_one_of_the_page() {
    let drawn = damier(&["diagram", "--svg", "--caption", "a < b", FEN]).with_code(0);
    let expected = fs::read_to_string(sample("crates/cli/tests/data/diagram.svg"));
    assert_eq!(drawn.out, expected.expect("the drawing is there"));
}

#[test]
fn an_svg_has_the_size_and_title_that_are_wished() {
    let options = ["--svg", "--size", "904", "--title", "\"Best\" & last"];
    let run = damier(&[&["diagram"], &options[..], &["start"]].concat()).with_code(0);
    let head = "viewBox=\"0 0 452 452\" width=\"904\" height=\"904\" role=\"img\">\
                <title>&quot;Best&quot; &amp; last</title>";
    assert!(run.out.contains(head), "{}", &run.out[..300]);
    let run = damier(&["diagram", "--svg", "--game", "russian", "W:WKa1:Bh8"]).with_code(0);
    assert!(run.out.contains(">a1</text>") && run.out.contains(">h8</text>"));
}

#[test]
fn a_png_has_the_size_that_is_wished() {
    assert_eq!(size(&png(&[FEN])), (1356, 1356));
    assert_eq!(size(&png(&["--game", "checkers", "start"])), (1116, 1116));
    let captioned = png(&[
        "--size",
        "452",
        "--caption",
        "Wit wint, n\u{b0} 3 – été",
        FEN,
    ]);
    assert_eq!(size(&captioned), (452, 482));
    let other = png(&["--size", "452", "--caption", "Wit wint", FEN]);
    assert_ne!(captioned, other, "the caption is painted");
    assert_eq!(other, png(&["--size", "452", "--caption", "Wit wint", FEN]));
}

#[test]
fn the_name_of_the_file_says_the_form() {
    let folder = folder("form");
    let write = |name: &str, extra: &[&str]| {
        let path = folder.join(name);
        let path = path.to_str().expect("a name in UTF-8");
        let run = damier(&[&["diagram", FEN, "--out", path], extra].concat());
        (run, fs::read(path).unwrap_or_default())
    };
    let (run, svg) = write("a.svg", &[]);
    assert_eq!((run.code, run.out.as_str()), (0, ""));
    assert!(svg.starts_with(b"<svg "));
    assert_eq!(size(&write("a.PNG", &["--size", "100"]).1), (100, 100));
    assert!(write("a.txt", &["--ascii"]).1.starts_with(b"+---"));
    let (refused, kept) = write("a.svg", &["--caption", "other"]);
    assert_eq!((refused.code, kept), (2, svg));
    assert!(refused.err.contains("replaced only with --force"));
    let (run, other) = write("a.svg", &["--caption", "other", "--force"]);
    assert_eq!(run.code, 0);
    assert!(String::from_utf8_lossy(&other).contains(">other</text>"));
}

#[track_caller]
fn check_refused(arguments: &[&str], expected: &str) {
    let run = damier(&[&["diagram"], arguments].concat()).with_code(2);
    assert_eq!(run.out, "");
    assert!(run.err.contains(expected), "{run:?}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    check_refused(
        &["W:W4,x:B49"],
        "error: column 6: \"x\", expected a square\n\
         error: a man of White stands on 4, where it would be a king: write K4\n",
    );
    check_refused(
        &["--size", "300", "start"],
        "--size goes with --svg or --png",
    );
    check_refused(
        &["--png", "--title", "a", "start"],
        "--title goes with --svg",
    );
    check_refused(&["--svg", "--ascii", "start"], "--ascii goes with --text");
    check_refused(&["--svg", "--size", "63", "start"], "64..=8192");
    check_refused(
        &["--png", "--caption", "ход", "start"],
        "a PNG has no letter 'х', expected those of Western Europe, or --svg",
    );
    check_refused(&["--svg", "--png", "start"], "cannot be used with");
}
