//! What becomes of faulty files, and where the faults are said to be.

mod common;

use common::{check_round_trip, games, items, moves, problems, read, read_one, reads, recovers};

#[test]
fn results_given_twice() {
    games("1. 32-28 2-0\n2-0\n\n1. 33-28 0-2 0-2", &["32-28", "33-28"]);
}

#[track_caller]
fn tag(file: &str, value: Option<&str>, fault: &[&str]) {
    let game = read_one(format!("{file}\n[Black \"b\"]\n1. 32-28 *"));
    assert_eq!(game.tag("White"), value, "{file}");
    assert_eq!(
        (game.tag("Black"), moves(&game)),
        (Some("b"), vec!["32-28"]),
        "{file}"
    );
    let faults: Vec<String> = problems(&game);
    assert_eq!(faults.len(), fault.len(), "{file}: {faults:?}");
    for (found, part) in faults.iter().zip(fault) {
        assert!(found.contains(part), "{file}: {found}");
    }
}

#[test]
fn faulty_tags_lose_nothing_else() {
    tag(
        r#"[White "a "nick" b"]"#,
        Some(r#"a "nick" b"#),
        &["column 1: a '\"' inside"],
    );
    tag(r#"[White "C:\games\"]"#, Some(r"C:\games\"), &[]);
    tag(r#"[White "abc]"#, Some("abc"), &["no closing '\"'"]);
    tag(r#"[White "abc""#, Some("abc"), &["no ']'"]);
    tag(r#"[White "abc"#, Some("abc"), &["no ']'"]);
    tag("[White abc]", Some("abc"), &["not between"]);
    tag("[White]", None, &["tag \"White\" has no value"]);
    tag("[White", None, &["no ']'"]);
    tag("[\"abc\"]", None, &["is no tag"]);
    tag("[]", None, &["has no value"]);
    tag(
        "[White \"two\n lines\"]",
        Some("two lines"),
        &["several lines"],
    );
    tag(r#"[White "a [!] (b) {c}"]"#, Some("a [!] (b) {c}"), &[]);
}

#[test]
fn brackets_among_moves_are_no_tags() {
    recovers(
        "32-28 [#] 19-23 [see diagram] 28x19",
        "32-28 19-23 28x19",
        &[
            "line 1, column 7: found \"[#\" among the moves, which is no tag",
            "line 1, column 17: found \"[see\" among the moves, which is no tag",
        ],
    );
    reads("32-28 [%clk 0:01:02] 19-23", "32-28 {[%clk 0:01:02]} 19-23");
}

#[test]
fn unclosed_at_the_end_of_the_file() {
    recovers(
        "32-28 {unclosed",
        "32-28 {unclosed}",
        &["line 1, column 7: the comment that begins here has no '}'"],
    );
    recovers(
        "32-28 (19-23 (18-23 1-1",
        "32-28 ( 19-23 ( 18-23 ) ) =1-1",
        &["line 1, column 7: the variation that begins here has no ')'"],
    );
    recovers("32-28 ;no line end", "32-28 {no line end}", &[]);
    recovers(
        "32-28 $",
        "32-28",
        &["line 1, column 7: found \"$\", expected $ and a number up to 65535"],
    );
    recovers(
        "32-28 47x36 <1,2",
        "32-28 47x36",
        &[
            "line 1, column 13: found '<', expected the captured squares of a move, like <42,29>",
            "line 1, column 14: found \"1,2\", expected a move, a comment, a variation or a result",
        ],
    );
}

#[test]
fn one_bad_game_never_loses_the_others() {
    let next = "\n\n[White \"b\"]\n\n1. 33-28 {fine} (18-23) 2-0";
    for bad in [
        "1. 32-28 {unclosed 19-23 *",
        "1. 32-28 (18-23 *",
        "1. 32-28 ((( 2-0",
        "1. 32-28 ))) 2-0",
        "1. 32-28 [White \"x",
        "1. 32-28 \"quote",
        "1. 32-28 /FEN \"W",
        "1. 32-28 <1,2",
        "1. 32-28 $$$",
        "1. 32-28 99-99 xx yy",
        "1. 32-28 } }",
        "1. 32-28 \0\0\0",
        "[Event \"unclosed",
        "[Event",
        "prose before the game",
        "1. 32-28 ; comment {",
    ] {
        let file = format!("[White \"a\"]\n\n{bad}{next}");
        let games = read(&file);
        let last = games.last().expect("there is a game");
        assert_eq!(last.tag("White"), Some("b"), "{bad:?}");
        assert_eq!(items(last), "33-28 {fine} ( 18-23 )", "{bad:?}");
        assert_eq!(
            (last.result(), last.problems().len()),
            (Some("2-0"), 0),
            "{bad:?}"
        );
        assert_eq!(games[0].tag("White"), Some("a"), "{bad:?}");
        check_round_trip(&file);
    }
}

#[test]
fn a_comment_may_hold_a_tag() {
    reads(
        "32-28 {see\n[White \"x\"]\n} 19-23",
        "32-28 {see [White \"x\"]} 19-23",
    );
}

#[test]
fn unexpected_text_is_told_once_with_its_place() {
    recovers(
        "Hello dear reader\n[White \"a\"]\n1. 32-28 äh 19-23 resigns 2-0",
        "32-28 19-23 =2-0",
        &[
            "line 1, column 1: found \"Hello\", expected a move, a comment, a variation or a result",
            "line 3, column 10: found \"äh\", expected a move, a comment, a variation or a result",
            "line 3, column 19: found \"resigns\", expected a move, a comment, a variation or a result",
        ],
    );
    recovers(
        "32-28 ) 19-23 } 28x19 $99999 14x23",
        "32-28 19-23 28x19 14x23",
        &[
            "line 1, column 7: found ')', which closes no variation",
            "line 1, column 15: found '}', which closes no comment",
            "line 1, column 23: found \"$99999\", expected $ and a number up to 65535",
        ],
    );
    recovers(
        "! 32-28",
        "32-28",
        &["line 1, column 1: found \"!\", expected a move before it"],
    );
    recovers(
        "2-0 32-28",
        "32-28",
        &["line 1, column 1: result \"2-0\" stands alone, expected tags or moves before it"],
    );
    recovers(
        "32-28 1-0 by force, says he\n",
        "32-28 =1-0",
        &["line 1, column 11: found \"by\", expected a move, a comment, a variation or a result"],
    );
}

#[test]
fn lines_across_the_page_are_no_moves() {
    let game = read_one("32-28 ---------- 19-23");
    assert_eq!(
        (moves(&game), game.problems().len()),
        (vec!["32-28", "19-23"], 1)
    );
}

#[test]
fn huge_numbers_are_no_moves() {
    let game = read_one("32-28 99999999999-28 19-2800 19-23");
    assert_eq!(moves(&game), ["32-28", "19-23"]);
    assert_eq!(game.problems().len(), 1);
}

#[test]
fn line_ends_of_all_systems() {
    for end in ["\n", "\r\n", "\r"] {
        let file = ["[White \"a\"]", "", "1. 32-28 ; c", "% d", "19-23 x", "*"].join(end);
        let game = read_one(&file);
        assert_eq!(
            (items(&game), game.tag("White")),
            ("32-28 {c} %d 19-23".to_owned(), Some("a"))
        );
        let expected =
            "line 5, column 7: found \"x\", expected a move, a comment, a variation or a result";
        assert_eq!(problems(&game), [expected], "{end:?}");
    }
}

#[test]
fn columns_count_characters() {
    let expected = "line 2, column 9: found '}', which closes no comment";
    assert_eq!(problems(&read_one("\n{äöü €} }")), [expected]);
    assert_eq!(problems(&read_one(b"\n{\xe4\xf6\xfc \x80} }")), [expected]);
    assert_eq!(
        problems(&read_one("{\n  äöü}\u{A0}; é\r\n{ä\r\nö €} ½ }"))[0],
        "line 4, column 8: found '}', which closes no comment"
    );
}

#[test]
fn places_of_games() {
    let games = read("\n\n [White \"a\"]\n32-28 *\n\n% x\n  33-28");
    let places: Vec<_> = games
        .iter()
        .map(|game| (game.number(), game.place().line, game.place().column))
        .collect();
    assert_eq!(places, [(1, 3, 2), (2, 6, 1)]);
}

#[test]
fn encodings() {
    let white = |file: &[u8]| read_one(file).tag("White").map(str::to_owned);
    assert_eq!(
        white("\u{FEFF}[White \"Épée\"] 32-28".as_bytes()).as_deref(),
        Some("Épée")
    );
    assert_eq!(
        white(b"[White \"\xc9p\xe9e\"] 32-28").as_deref(),
        Some("Épée")
    );
    // Both in one file: each text by itself.
    assert_eq!(
        white(b"[White \"\xc9p\xe9e\"] {\xc3\xa9} 32-28").as_deref(),
        Some("Épée")
    );
    assert_eq!(
        items(&read_one(b"32\x9628 {\xb0} 19-23 \xbd-\xbd")),
        "32-28 {°} 19-23"
    );
    games("\u{FEFF}32-28 *\n\u{FEFF}33-28 *", &["32-28", "33-28"]);
    let games = read(b"\xff\xfe[\0W\0");
    assert_eq!(
        problems(&games[0]),
        ["line 1, column 1: the file is in UTF-16, expected UTF-8 or Latin-1"]
    );
}

#[test]
fn the_end_of_file_sign_of_dos() {
    games("32-28 19-23 *\r\n\u{1A}", &["32-28 19-23"]);
}

#[test]
fn nul_bytes() {
    let game = read_one("32-28\0\0 19-23 \0*");
    assert_eq!(moves(&game), ["32-28", "19-23"]);
    assert_eq!(game.problems().len(), 2);
}
