//! What is read from files of all shapes.

mod common;

use common::{check_round_trip, errors, games, items, read, read_one, reads, recovers};
use damier_pdn::Game;

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
    reads("i5-j6 a10xc8 a2-a3 a3a4", "i5-j6 a10xc8 a2-a3 a3a4");
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
