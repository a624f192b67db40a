//! Games in normal form.

mod common;

use common::{read, read_one};
use std::io;

use damier_pdn::{Fault, Game, Item, LINE_WIDTH, Writer};

#[track_caller]
fn writes(file: &str, expected: &str) {
    let text: Vec<String> = read(file).iter().map(Game::to_string).collect();
    assert_eq!(text.join("\n"), expected);
}

#[test]
fn the_normal_form() {
    writes(
        "%top\n[White \"a \\\"b\\\" \\\\\"][X \"\"]{c}1.32-28!(1.33-28(1.34-30)18-23)19-23$7 ;d\n 28x19 1-1",
        "[White \"a \\\"b\\\" \\\\\"]\n[X \"\"]\n\n% top\n{c} 1. 32-28! (1. 33-28 (1. 34-30) 1... 18-23) 1... 19-23 $7 {d} 2. 28x19 \
         1-1\n",
    );
}

#[test]
fn setup_commands_change_the_numbers() {
    writes(
        "32-28 19-23 28x19 /FEN \"B:W31:B20\"/ 20-25",
        "1. 32-28 19-23 2. 28x19 /FEN \"B:W31:B20\"/ 2... 20-25 *\n",
    );
    writes(
        "32-28 /FEN \"W:W31:B20\"/ 31-27 20-25",
        "1. 32-28 /FEN \"W:W31:B20\"/ 2. 31-27 20-25 *\n",
    );
}

#[test]
fn the_first_player_may_be_black() {
    let expected = "[GameType \"21\"]\n\n1. 11-15 24-20 *\n";
    writes("[GameType \"21\"] 11-15 24-20", expected);
    let expected = "[GameType \"21\"]\n[FEN \"W:W24:B11\"]\n\n1... 24-20 2. 11-15 *\n";
    writes("[GameType \"21\"][FEN \"W:W24:B11\"] 24-20 11-15", expected);
}

#[test]
fn points_that_could_be_a_move_are_closed_by_a_star() {
    writes(
        "[Result \"4-6\"] 32-28 4-6",
        "[Result \"4-6\"]\n\n1. 32-28 4-6 *\n",
    );
}

#[test]
fn lines_are_wrapped() {
    let moves = "32-28 19-23 28x19 14x23 ".repeat(50);
    let comment = "some words that say nothing [%clock w0:00:10 B0:00:03] and more ".repeat(20);
    let text = read_one(format!(
        "{moves} {{{comment}}} ({moves} {{{comment}}} ({moves}))"
    ))
    .to_string();
    assert!(
        text.lines().all(|line| line.chars().count() <= LINE_WIDTH),
        "{text}"
    );
    assert!(
        text.lines()
            .filter(|line| line.chars().count() > LINE_WIDTH - 10)
            .count()
            > 20
    );
    assert!(
        text.contains("[%clock w0:00:10 B0:00:03]")
            && !text.contains("\n[%")
            && !text.contains("\n%")
    );
}

#[test]
fn what_cannot_be_written_is_refused() {
    let mut game = Game::new();
    for item in [
        Item::Move("32"),
        Item::Move("32-28 19-23"),
        Item::Move("x"),
        Item::Move("1-1"),
        Item::Move(""),
        Item::Move("032-28"),
        Item::Move("32-28 <"),
        Item::Mark("x"),
        Item::Mark(""),
        Item::Mark("!"),
        Item::Nag(1),
        Item::VariationEnd,
        Item::Setup("\"\n"),
        Item::Result("32-28"),
        Item::CommentLine("a\nb"),
    ] {
        assert!(game.push(item).is_err(), "{item:?}");
    }
    for name in ["", "a b", "a\"b", "[x", "x]", "%clk", "a\nb"] {
        assert!(game.push_tag(name, "x").is_err(), "{name:?}");
    }
    assert!(game.set_result("x").is_err());
    assert_eq!(game, Game::new());
}

#[test]
fn what_is_built_is_read_back() -> Result<(), Fault> {
    let mut game = Game::new();
    game.push_tag("White", "a \"b\" \\")?;
    game.push_tag("Note", "two\r\nlines")?;
    game.set_first_number(Some(12));
    for item in [
        Item::CommentLine("line"),
        Item::Comment("before\n\nafter } x"),
        Item::Comment("  \n "),
        Item::Move("32-28"),
        Item::Mark("!"),
        Item::Mark("?"),
        Item::Nag(7),
        Item::VariationStart,
        Item::Comment("a\nb"),
        Item::Move("33-28"),
        Item::Result("1/2-1/2"),
        Item::VariationEnd,
        Item::Move("47x36 <42,29>"),
        Item::Comment("!"),
        Item::Setup("B::"),
        Item::Move("-"),
        Item::VariationStart,
        Item::Move("a3:c5"),
        Item::VariationEnd,
    ] {
        game.push(item)?;
    }
    game.set_result("4-6")?;
    game.push_tag("Result", "4-6")?;
    let again = read_one(game.to_string());
    assert_eq!(game.tag("Note"), Some("two lines"));
    // A comment with a '}' is written as one line: its blank line is lost.
    assert_eq!(
        game.items().nth(1),
        Some(Item::Comment("before\nafter } x"))
    );
    assert_eq!(
        again.items().nth(1),
        Some(Item::Comment("before after } x"))
    );
    assert_eq!(
        again.items().skip(2).collect::<Vec<_>>(),
        game.items().skip(2).collect::<Vec<_>>()
    );
    assert_eq!(again.result(), Some("4-6"));
    assert_eq!(again.first_number(), Some(12));
    Ok(())
}

#[test]
fn a_game_without_anything_is_left_out() -> io::Result<()> {
    let written = |games: &[Game]| -> io::Result<String> {
        let mut writer = Writer::new(Vec::new());
        games.iter().try_for_each(|game| writer.write(game))?;
        Ok(String::from_utf8(writer.into_inner()).expect("UTF-8"))
    };
    // The last game of this file holds only what was not understood.
    let games = read("[White \"a\"]\n1. 32-28 *\n[]");
    assert_eq!((games.len(), &games[1]), (2, &Game::new()));
    let text = written(&games)?;
    assert_eq!(text, "[White \"a\"]\n\n1. 32-28 *\n");
    assert_eq!(read(&text), games[..1]);
    assert_eq!(written(&[games[1].clone(), games[0].clone()])?, text);
    assert_eq!(written(&read("hello"))?, "");
    Ok(())
}

#[test]
fn a_command_with_a_brace_and_a_blank_line_is_read_back() {
    let file = b"1. 32-28 [%x \"a }\n\nb\"] 19-23 *";
    damier_pdn::laws::write_read_roundtrip(file);
    let game = damier_pdn::Reader::new(&file[..])
        .next()
        .expect("a game")
        .expect("bytes");
    assert!(
        game.to_string().contains("\n; [%x a }") || game.to_string().contains(" ; [%x a }"),
        "{game}"
    );
}
