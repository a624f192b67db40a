//! `damier play --load`, and the file that `save` then writes.

use std::fs;
use std::path::PathBuf;

use crate::support::{Run, damier, damier_with};

/// A file with this content, of this test alone.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file can be written");
    path
}

/// Plays between two people, with lines that are typed; `save` goes to a fresh file, whose text is
/// given too.
fn play(name: &str, options: &[&str], typed: &str) -> (Run, String) {
    let saved = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-saved.pdn"));
    // It is there from an earlier run only.
    let _ = fs::remove_file(&saved);
    let arguments = [&["play", "--two-players", "--ascii"], options].concat();
    let typed = format!("{typed}save {}\n", saved.display());
    let run = damier_with(&arguments, typed.as_bytes()).with_code(0);
    let text = fs::read_to_string(&saved).expect("the game was saved");
    (run, text)
}

#[track_caller]
fn check_refused(name: &str, content: &[u8], reason: &str) {
    let path = file(name, content);
    let path = path.to_str().expect("the path is text");
    let run = damier(&["play", "--two-players", "--load", path]).with_code(2);
    assert_eq!(run.out, "");
    assert!(run.err.starts_with("error: "), "{run:?}");
    assert!(run.err.contains(reason), "{run:?}");
}

#[test]
fn what_is_no_game_is_not_loaded() {
    check_refused("prose.pdn", b"Dear reader, no games here.\n", "");
    check_refused(
        "packed.pdn",
        b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\x01",
        "",
    );
    check_refused("wide.pdn", b"\xff\xfe1\x00.\x00 \x003\x00", "UTF-16");
    check_refused("empty.pdn", b"", "there is no game");
    check_refused("comment.pdn", b"{only a comment}\n", "there is no game");
}

const GAME: &[u8] = b"[Event \"Cup \\\"A\\\"\"]\n[Round \"3\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n\
    [Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28! {good} 19-23 (18-23) 2. 28x19 2-0\n\n1. 31-27 *\n";

#[test]
fn tags_are_kept_and_losses_are_told() {
    let path = file("tags.pdn", GAME);
    let path = path.to_str().expect("the path is text");
    let (run, saved) = play("tags", &["--load", path], "14x23\n");
    assert_eq!(
        saved,
        "[Event \"Cup \\\"A\\\"\"]\n[Round \"3\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n\
         [Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n"
    );
    assert!(
        run.err
            .contains("1 comment, 1 variation, 1 mark will not be saved"),
        "{run:?}"
    );
    assert!(run.err.contains("only the first game is loaded"), "{run:?}");
    assert!(run.out.contains("White: Anna"), "{run:?}");
    let (_, unchanged) = play("unchanged", &["--load", path], "14x23\nundo\n");
    assert!(unchanged.contains("[Result \"2-0\"]"), "{unchanged}");
    assert!(unchanged.ends_with("2. 28x19 2-0\n"), "{unchanged}");
}

#[test]
fn moves_behind_the_end_by_the_rules_are_told() {
    let text = b"[FEN \"W:WK47:BK5\"]\n1. 47-20 5-19 2. 20-15 19-8 3. 15-20 8-35 4. 20-15 35-44 \
                 5. 15-24 44-22 6. 24-29 22-33 2-0";
    let path = file("beyond.pdn", text);
    let path = path.to_str().expect("the path is text");
    let (run, saved) = play("beyond", &["--load", path], "");
    assert_eq!(
        run.err,
        "warning: by the rules of fmjd the game ended at ply 10 (1-1, 5-move); 2 more plies follow \
         in the file and will not be saved\n"
    );
    assert!(saved.contains("[Result \"1-1\"]"), "{saved}");
}

#[test]
fn plies_counted_before_a_game_are_saved_with_it() {
    let fen = "W:WK1,40:BK50,10:H47";
    let (_, saved) = play("clock", &["--fen", fen], "1-7\n");
    assert!(saved.contains("[FEN \"W:WK1,40:BK50,10:H47\"]"), "{saved}");
    let path = file("clock.pdn", saved.as_bytes());
    let path = path.to_str().expect("the path is text");
    let (run, again) = play("clock-again", &["--load", path], "50-45\n1-1\n7-1\n");
    assert!(again.contains(":H47\"]"), "{again}");
    assert!(run.out.contains("25-move limit"), "{run:?}");
}

#[test]
fn players_have_names() {
    let names = ["--white", "Anna", "--black", "Bert"];
    let (run, saved) = play("names", &names, "32-28\n");
    assert!(run.out.contains("> White: Anna"), "{run:?}");
    assert!(
        saved.contains("[White \"Anna\"]\n[Black \"Bert\"]\n"),
        "{saved}"
    );
}

#[test]
fn the_file_of_a_game_is_replaced_as_a_whole() {
    let path = file("replaced.pdn", b"1. 32-28 *\n");
    let path = path.to_str().expect("the path is text");
    let typed = format!("19-23\nsave {path}\ny\n");
    let run =
        damier_with(&["play", "--two-players", "--load", path], typed.as_bytes()).with_code(0);
    assert!(run.out.contains("Saved to "), "{run:?}");
    let saved = fs::read_to_string(path).expect("it is there");
    assert!(saved.ends_with("1. 32-28 19-23 *\n"), "{saved}");
}
