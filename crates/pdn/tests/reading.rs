//! What is read from files of all shapes, right and wrong.

mod common;

use common::{check_round_trip, errors, items, moves, problems, read, read_one};
use damier_pdn::Game;

/// The movetext of the one game in `file`, and that nothing is wrong.
#[track_caller]
fn reads(file: &str, expected: &str) {
    let game = read_one(file);
    let result = game
        .result()
        .map(|result| format!(" ={result}"))
        .unwrap_or_default();
    assert_eq!(items(&game) + &result, expected, "{file:?}");
    assert!(
        game.problems().is_empty(),
        "{file:?}: {:?}",
        problems(&game)
    );
    check_round_trip(file);
}

/// The movetext of the one game in `file`, and what is wrong.
#[track_caller]
fn recovers(file: &str, expected: &str, faults: &[&str]) {
    let game = read_one(file);
    let result = game
        .result()
        .map(|result| format!(" ={result}"))
        .unwrap_or_default();
    assert_eq!(items(&game) + &result, expected, "{file:?}");
    assert_eq!(problems(&game), faults, "{file:?}");
    check_round_trip(file);
}

/// The main lines of all games in `file`.
#[track_caller]
fn games(file: &str, expected: &[&str]) {
    let games = read(file);
    let lines: Vec<String> = games.iter().map(|game| moves(game).join(" ")).collect();
    assert_eq!(lines, expected, "{file:?}");
    check_round_trip(file);
}

#[test]
fn move_numbers_in_all_forms() {
    for file in [
        "1. 32-28 19-23 2. 28x19",
        "1.32-28 19-23 2.28x19",
        "32-28 19-23 28x19",
        "01. 32-28 19-23 02. 28x19",
        "1. 32-28 1... 19-23 2. 28x19",
        "1. 32-28 1. ... 19-23 2. 28x19",
        "1.\n32-28\n19-23\n2.\n28x19",
        "1 . 32-28 19-23 2 28x19",
        "1. 32-28 1… 19-23 2. 28x19",
        "1.. 32-28 19-23 7. 28x19",
        "1. 32-28 19-23 99999999999999999999. 28x19",
        "1.\t32-28\t19-23\r\n2.\t28x19",
        "0. 32-28 19-23 0. 28x19",
        "1. 32-28 1.. 19-23 2.28x19",
    ] {
        let game = read_one(file);
        assert_eq!(items(&game), "32-28 19-23 28x19", "{file}");
        assert!(errors(&game).is_empty(), "{file}: {:?}", errors(&game));
        assert_eq!(game.to_string(), "1. 32-28 19-23 2. 28x19 *\n", "{file}");
    }
}

#[test]
fn a_first_number_other_than_1_is_kept() {
    let game = read_one("23... 20-25 24. 31-27 *");
    assert_eq!(game.first_number(), Some(23));
    let game = read_one("[FEN \"B:W31:B20\"]\n23... 20-25 24. 31-27 *");
    assert_eq!(
        game.to_string(),
        "[FEN \"B:W31:B20\"]\n\n23... 20-25 24. 31-27 *\n"
    );
}

#[test]
fn black_begins() {
    let fen = "[FEN \"B:W31:B20\"]\n";
    for numbers in [
        "1... 20-25 2. 31-27",
        "1. ... 20-25 2. 31-27",
        "1. 20-25 31-27",
        "20-25 31-27",
    ] {
        let game = read_one(format!("{fen}{numbers}"));
        assert_eq!(
            game.to_string(),
            format!("{fen}\n1... 20-25 2. 31-27 *\n"),
            "{numbers}"
        );
        assert!(errors(&game).is_empty());
    }
}

#[test]
fn moves_in_all_forms() {
    reads(
        "28X19 06-11 1- 7 35x 4 28 x 19 28 - 19",
        "28x19 6-11 1-7 35x4 28x19 28-19",
    );
    reads(
        "32–28 32—28 32−28 32‐28 28×19",
        "32-28 32-28 32-28 32-28 28x19",
    );
    reads(
        "a3b4 C3-D4 c3:e5:g7 f6xd4 e5g7",
        "a3b4 c3-d4 c3:e5:g7 f6xd4 e5g7",
    );
    reads("с3-d4 а3хс5", "c3-d4 a3xc5");
    reads("26x17x10x1 26 x 17 x 10", "26x17x10x1 26x17x10");
    reads(
        "47x36 <42, 29, 14, 31> 47x36<42,29>",
        "47x36 <42,29,14,31> 47x36 <42,29>",
    );
    reads("1. - - 2. -- 32-28", "- - -- 32-28");
    reads("28:19 32-28. 19-23 .", "28:19 32-28 19-23");
}

#[test]
fn a_column_of_blanks_does_not_join_moves_and_numbers() {
    reads("4x 1 2- 7  3 20-25", "4x1 2-7 20-25");
    reads("31-27  1-7 12. 32-28", "31-27 1-7 32-28");
    reads("32-28 - 2. - 19-23", "32-28 - - 19-23");
}

#[test]
fn marks_in_all_forms() {
    reads(
        "32-28! 19-23(!?) 28x19 ?! 14x23 {??} 33-28 (!)",
        "32-28 mark:! 19-23 mark:!? 28x19 mark:?! 14x23 mark:?? 33-28 mark:!",
    );
    reads(
        "32-28* 19-23!* 28x19 $1$140 14x23*!",
        "32-28 $7 19-23 mark:! $7 28x19 $1 $140 14x23 $7 mark:!",
    );
    reads("32-28 {(!)} 19-23 {! good}", "32-28 {(!)} 19-23 {! good}");
}

#[test]
fn a_star_apart_ends_the_game() {
    games("1. 32-28 19-23 * 1. 33-28 *", &["32-28 19-23", "33-28"]);
    games("1. 32-28 {good}* 1. 33-28 (18-23)*", &["32-28", "33-28"]);
    games("* * 1. 32-28 * *\n*", &["32-28"]);
}

#[test]
fn results_in_all_forms() {
    for (text, normal) in [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("2-0", "2-0"),
        ("0-2", "0-2"),
        ("1-1", "1-1"),
        ("0-0", "0-0"),
        ("1/2-1/2", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("1/2 - 1/2", "1/2-1/2"),
        ("0.5-0.5", "0.5-0.5"),
        ("1.01-0.99", "1.01-0.99"),
        ("1+ - 1-", "1+ - 1-"),
        ("1- - 1+", "1- - 1+"),
        ("1+-1-", "1+ - 1-"),
        ("1 1/2 - 1/2", "1 1/2 - 1/2"),
        ("1½-½", "1 1/2 - 1/2"),
        ("1/2 - 1 1/2", "1/2 - 1 1/2"),
        ("1–0", "1-0"),
        ("2 - 0", "2-0"),
        ("0—2", "0-2"),
        ("½–½", "1/2-1/2"),
        ("12-0", "12-0"),
        ("10-10", "10-10"),
    ] {
        reads(
            &format!("32-28 19-23 {text}"),
            &format!("32-28 19-23 ={normal}"),
        );
        reads(
            &format!("32-28 19-23\n\n    {text} *\n"),
            &format!("32-28 19-23 ={normal}"),
        );
    }
}

#[test]
fn a_result_ends_the_game_whatever_its_type() {
    let file = "[GameType \"20\"] 1. 32-28 1-0 [GameType \"25\"] 1. c3-d4 2-0 [GameType \"21\"] 1. 11-15 1-1";
    games(file, &["32-28", "c3-d4", "11-15"]);
}

#[test]
fn a_last_move_that_is_no_move_is_the_result_the_tag_names() {
    let tag = "[Result \"4-6\"]\n";
    reads(&format!("{tag}1. 32-28 19-23 4-6"), "32-28 19-23 =4-6");
    reads(&format!("{tag}1. 32-28 19-23 4-6 *"), "32-28 19-23 =4-6");
    reads(
        &format!("{tag}1. 32-28 19-23 04-06 {{tired}}"),
        "32-28 19-23 {tired} =4-6",
    );
    // A legal move is a move, whatever the tag says.
    reads("[Result \"1-7\"]\n[FEN \"B:W44:BK1\"]\n1... 1-7", "1-7");
    // Without the tag it is a faulty move.
    assert_eq!(errors(&read_one("1. 32-28 19-23 4-6")).len(), 1);
}

#[test]
fn comments_everywhere() {
    reads(
        "{a} 1. {b} 32-28 {c}{d} (1. {e} 33-28 {f}) {g} 1... 19-23 {h} 2-0",
        "{a} {b} 32-28 {c} {d} ( {e} 33-28 {f} ) {g} 19-23 {h} =2-0",
    );
    reads("{a} [White \"x\"] {b} 32-28", "{a} {b} 32-28");
    reads(
        "32-28 ; to the end 19-23\n19-23 ;again",
        "32-28 {to the end 19-23} 19-23 {again}",
    );
    reads(
        "32-28 { ( [ ; % * 1-0 } 19-23",
        "32-28 {( [ ; % * 1-0} 19-23",
    );
    reads("32-28 {} {  } 19-23", "32-28 19-23");
    reads("32-28 ; a } b", "32-28 {a } b}");
}

#[test]
fn percent_lines() {
    reads(
        "% one\n32-28\n%two [White \"x\"]\n19-23\n%\n28x19",
        "%one 32-28 %two [White \"x\"] 19-23 28x19",
    );
    games("% head\n\n[White \"a\"]\n32-28 *\n% tail\n", &["32-28"]);
}

#[test]
fn comments_keep_commands_and_paragraphs() {
    reads(
        "32-28 {[%clk 1:55:21] x\n y\n\n z}",
        "32-28 {[%clk 1:55:21] x y\nz}",
    );
}

#[test]
fn variations_as_a_tree() {
    reads(
        "32-28 19-23 (18-23 38-32 (37-32? 23-29! {wins}) 12-18) 28x19",
        "32-28 19-23 ( 18-23 38-32 ( 37-32 mark:? 23-29 mark:! {wins} ) 12-18 ) 28x19",
    );
    reads(
        "32-28 () (19-23) ((20-25)) 18-23",
        "32-28 ( ) ( 19-23 ) ( ( 20-25 ) ) 18-23",
    );
    reads(
        "32-28 (33-28 2-0) (34-30 *) 19-23 1-1",
        "32-28 ( 33-28 result:2-0 ) ( 34-30 result:* ) 19-23 =1-1",
    );
}

#[test]
fn setup_commands() {
    reads(
        "32-28 /FEN \"B:W31:B20\"/ 1... 20-25",
        "32-28 /B:W31:B20/ 20-25",
    );
    reads("32-28 /fen \"B::\"/ 19-23", "32-28 /B::/ 19-23");
    recovers(
        "32-28 /FEN \"B: 19-23",
        "32-28 19-23",
        &[
            "line 1, column 7: found '/', expected a setup command like /FEN \"W:...\"/",
            "line 1, column 8: found \"FEN\", expected a move, a comment, a variation or a result",
        ],
    );
}

#[test]
fn games_without_separators() {
    games(
        "[White \"a\"]\n1. 32-28 19-23\n[White \"b\"]\n1. 33-28",
        &["32-28 19-23", "33-28"],
    );
    games(
        "1. 32-28 19-23 2-0 1. 33-28 0-2 1. 34-30 1-1",
        &["32-28 19-23", "33-28", "34-30"],
    );
    games(
        "1. 32-28 19-23 2. 28x19\n\n1. 33-28 18-23\n",
        &["32-28 19-23 28x19", "33-28 18-23"],
    );
    games(
        "[pdn]1. 32-28[/pdn] text [PDN] 1. 33-28 [/PDN]",
        &["32-28", "33-28"],
    );
    games(
        "[White \"a\"][Black \"b\"]\n\n[White \"c\"][Black \"d\"]\n\n1. 32-28",
        &["", "32-28"],
    );
}

#[test]
fn blank_lines_have_no_meaning() {
    games(
        "[White \"a\"]\n\n\n[Black \"b\"]\n\n1. 32-28\n\n\n19-23\n\n2-0\n\n\n",
        &["32-28 19-23"],
    );
    games(
        "[White \"a\"]\n\n1. 32-28 19-23\n\n2. 28x19 14x23 *",
        &["32-28 19-23 28x19 14x23"],
    );
}

#[test]
fn what_is_no_game() {
    for file in [
        "",
        " \r\n\t",
        "*",
        "* * *",
        "\u{FEFF}",
        "\u{1A}",
        "[pdn][/pdn]",
        "1.",
        "1... ",
    ] {
        assert!(read(file).is_empty(), "{file:?}");
    }
    assert_eq!(read("{only a comment}").len(), 1);
    assert_eq!(read("32-28 2-0 {a}\n{b}\n; c\n% d\n * {e}").len(), 1);
}

#[test]
fn comments_behind_a_result() {
    let games = read("32-28 2-0 {on time}\n{next} 33-28 0-2\n\n{the end}");
    let all: Vec<String> = games.iter().map(items).collect();
    assert_eq!(all, ["32-28 {on time}", "{next} 33-28 {the end}"]);
}

#[test]
fn results_given_twice() {
    games("1. 32-28 2-0\n2-0\n\n1. 33-28 0-2 0-2", &["32-28", "33-28"]);
}

#[test]
fn tags_in_all_forms() {
    let file =
        "[White \"a\"][ Black  \"b\" ] [event \"c\"]\n[Date\t\"\"]\n[White \"second\"]\n32-28";
    let game = read_one(file);
    let tags: Vec<_> = game.tags().collect();
    assert_eq!(
        tags,
        [
            ("White", "a"),
            ("Black", "b"),
            ("event", "c"),
            ("Date", ""),
            ("White", "second")
        ]
    );
    assert_eq!(
        (game.tag("EVENT"), game.tag("White"), game.tag("x")),
        (Some("c"), Some("a"), None)
    );
    assert!(game.problems().is_empty());
    check_round_trip(file);
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

#[test]
fn games_are_equal_whatever_they_looked_like() {
    let game: Game = read_one("[White \"a\"] 1.32-28 19–23! 2-0");
    let other = read_one("\n[White \"a\"]\n\n01. 32- 28 {x} *");
    assert_eq!(
        game,
        read_one("\n\n[White  \"a\"]\n32-28\n1... 19 - 23 (!) 2 - 0 *")
    );
    assert_ne!(game, other);
}
