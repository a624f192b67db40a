//! `damier lessons` and `damier exercises`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::support::{Run, damier};

/// A fresh folder for a test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lessons-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder can be made");
    fs::write(file, text).expect("a file can be written");
}

#[test]
fn the_lessons_of_the_repository_have_no_faults() {
    let content = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content");
    let run = damier(&["lessons", "check", content]).with_code(0);
    assert_eq!(run.out, "54 lessons, 4 languages, 0 faults\n");
}

#[test]
fn a_teacher_is_told_the_file_and_the_line() {
    let content = folder("faulty");
    let lesson = "lesson must\ngame international\npart rules\n\nstep one\n\
                  position W:W28,32:B23,7\nclaim captures 2\nright 32-27\n";
    write(
        &content.join("lessons/international/01-must.lesson"),
        lesson,
    );
    let words = "must = You must\nmust-one = Capture.\npart-rules = Rules\n";
    write(&content.join("locales/en/lessons/international.ftl"), words);
    let run = damier(&["lessons", "check", path(&content)]).with_code(1);
    for told in [
        "01-must.lesson:7: the lesson says captures 2, the rules say captures 1",
        "01-must.lesson:8: 32-27 in",
        "01-must.lesson:5: \"must-one-right\" is missing in",
    ] {
        assert!(run.err.contains(told), "{told}: {run:?}");
    }
    let object = damier(&["lessons", "check", path(&content), "--json"]).object();
    assert_eq!(object["lessons"], json!(1));
    assert_eq!(object["faults"][0]["line"], json!(7));
}

/// Positions with a combination, as `damier-trainer combinations` writes them.
const FOUND: &str = "\
B:W24,27,29,31,32,34,36,37,38:B1,3,16,18,21,22,23,25,26 ; 23-28 ; 412
B:W14,22,30,31,33,34,35,36,39:B1,2,5,10,12,16,18,24,26 ; 10x19 ; 177
";

fn mine(positions: &Path, out: &Path, seed: &str) -> Run {
    let (positions, out) = (path(positions), path(out));
    let nodes = ["--nodes", "100000", "--seed", seed];
    let arguments = ["exercises", "mine", positions, "--out", out];
    damier(&[&arguments[..], &nodes].concat())
}

#[test]
fn the_same_seed_gives_the_same_file_of_exercises() {
    let folder = folder("mine");
    let positions = folder.join("found");
    write(&positions, FOUND);
    let [first, again, other] =
        [("first", "1"), ("again", "1"), ("other", "2")].map(|(name, seed)| {
            let out = folder.join(name);
            let run = mine(&positions, &out, seed).with_code(0);
            assert_eq!(run.out, "2 exercises\n");
            fs::read_to_string(out).expect("the file is there")
        });
    assert_eq!(first, again);
    assert_ne!(first, other, "another seed, another order");
    let checked = path(&folder.join("first")).to_owned();
    let check = |nodes| damier(&["exercises", "check", &checked, "--nodes", nodes]);
    assert_eq!(check("100000").with_code(0).out, "2 exercises, 0 faults\n");

    // A first move that is not the best is found out, by the search alone.
    let men = |mut numbers: std::ops::RangeInclusive<u8>| {
        let first = numbers.next().map(|number| number.to_string());
        numbers.fold(first.unwrap_or_default(), |men, number| {
            format!("{men},{number}")
        })
    };
    let (white, black) = (men(31..=50), men(1..=20));
    let text = format!("i001 ; W:W{white}:B{black} ; 32-28 ; 0 ; 1 ; \n");
    write(&folder.join("first"), &text);
    check("0").with_code(0);
    let run = check("100000").with_code(1);
    assert!(
        run.err.contains("i001: the first move is not alone"),
        "{run:?}"
    );
}

#[test]
fn a_piece_that_only_has_to_be_taken_is_no_exercise() {
    let folder = folder("taken");
    let (positions, out) = (folder.join("found"), folder.join("out"));
    write(
        &positions,
        "B:W10,19,21,22,24,25,26,28,29,32:B2,3,4,5,6,7,8,12,13,16 ; e7:c5 ; 130\n",
    );
    let [positions, out] = [&positions, &out].map(|file| path(file));
    let mine = [
        "exercises",
        "mine",
        positions,
        "--out",
        out,
        "--nodes",
        "2000000",
    ];
    let run = damier(&[&mine[..], &["--game", "russian"]].concat()).with_code(0);
    assert_eq!(run.out, "0 exercises\n");
}

#[test]
fn where_the_endgame_tables_know_the_position_they_decide() {
    let folder = folder("tables");
    let (positions, out) = (folder.join("found"), folder.join("out"));
    // In the first one move wins; in the second several do, and in the third none does.
    write(
        &positions,
        "W:W33,36:B8,26\nW:WK46,K47,K48:BK5\nW:W34,39:B24,9\n",
    );
    let [found, made] = [&positions, &out].map(|file| path(file));
    let mine = ["exercises", "mine", found, "--out", made, "--nodes", "1"];
    assert_eq!(damier(&mine).with_code(0).out, "1 exercises\n");
    let text = fs::read_to_string(&out).expect("the file is there");
    assert!(text.contains("W:W33,36:B8,26 ; 33-28 "), "{text}");
    // Without a search, too, a first move that does not win is found out, and an end that is drawn.
    let check = || damier(&["exercises", "check", made, "--nodes", "0"]);
    assert_eq!(check().with_code(0).out, "1 exercises, 0 faults\n");
    for (exercise, fault) in [
        (
            "W:W27,32:B5,16 ; 32-28 16-21 27x16* ; 1 ; 1 ; ",
            "the first move is not alone",
        ),
        (
            "W:W27,32,38:B5,12,16 ; 27-21 16x27* 32x21* ; 0 ; 1 ; ",
            "the solution ends in no win",
        ),
    ] {
        write(&out, &format!("i001 ; {exercise}\n"));
        let run = check().with_code(1);
        assert!(run.err.contains(&format!("i001: {fault}")), "{run:?}");
    }
}

#[test]
fn what_is_no_position_is_told_by_its_line() {
    let folder = folder("no-position");
    let positions = folder.join("found");
    write(&positions, &format!("{FOUND}nothing\n"));
    let run = mine(&positions, &folder.join("out"), "1").with_code(2);
    assert!(
        run.err.contains("found:3: \"nothing\" is no position"),
        "{run:?}"
    );
}
