//! What a page can rely on: every answer is read as a page reads it.

use serde_json::{Value as Json, json};

use crate::error::OpenError;
use crate::games::{FromFen, FromStart, by_name, check_fen, text_kind};
use crate::table::{Settlement, Table};
use crate::{games, pdn, save};

fn read(text: &str) -> Json {
    serde_json::from_str(text).expect("an answer is JSON")
}

/// An error as a page sees it.
fn shown(error: &OpenError) -> Json {
    read(&crate::json::Json::of(error))
}

#[track_caller]
fn start(game: &str) -> Box<dyn Table> {
    by_name(game, FromStart { profile: "" }).unwrap_or_else(|error| panic!("{}", shown(&error)))
}

#[track_caller]
fn from_fen(game: &str, fen: &str) -> Box<dyn Table> {
    let opened = by_name(game, FromFen { fen, profile: "" });
    opened.unwrap_or_else(|error| panic!("{}", shown(&error)))
}

#[track_caller]
fn play(table: &mut Box<dyn Table>, moves: &[&str]) {
    for text in moves {
        let played = read(&table.play_text(text));
        assert_eq!(played["ok"], json!(true), "{text}: {played}");
    }
}

const GAMES: [&str; 4] = ["international", "checkers", "russian", "brazilian"];

#[test]
fn the_state_shows_the_start() {
    let state = read(&start("international").state());
    let board = ["b".repeat(20), ".".repeat(10), "w".repeat(20)].concat();
    assert_eq!(state["board"], json!(board));
    assert_eq!(state["turn"], json!("white"));
    assert_eq!(state["profile"], json!("fmjd"));
    assert_eq!(state["end"], json!(null));
    assert_eq!(state["repetitionLimit"], json!(3));
    assert_eq!(state["fromStart"], json!(true));
    assert_eq!(state["counters"][2]["counter"], json!("25"));
    assert_eq!(state["counters"][2]["movesLeft"], json!(25));
    assert_eq!(state["counters"][0]["plies"], json!(null));
    let checkers = read(&start("checkers").state());
    assert_eq!(checkers["turn"], json!("black"));
}

#[test]
fn a_move_has_its_route_and_its_texts() {
    let table = from_fen("international", "W:WK47:B14,19,29,31,42");
    let moves = read(&table.legal_moves());
    let texts: Vec<&Json> = moves.as_array().into_iter().flatten().collect();
    assert_eq!(texts.len(), 2);
    assert_eq!(texts[0]["text"], json!("47x38x20x9x36"));
    assert_eq!(texts[0]["route"], json!([47, 38, 20, 9, 36]));
    assert_eq!(texts[0]["captured"], json!([42, 29, 14, 31]));
    assert_eq!(texts[0]["algebraic"], json!(null));
    assert_eq!(texts[0]["hub"], json!("47x36x14x29x31x42"));
    assert_eq!(texts[1]["index"], json!(1));
}

#[test]
fn small_boards_have_both_names() {
    let russian = from_fen("russian", "W:W26:B22,14");
    let moves = read(&russian.legal_moves());
    assert_eq!(moves[0]["text"], moves[0]["algebraic"]);
    assert!(
        moves[0]["numeric"]
            .as_str()
            .is_some_and(|text| text.starts_with("26"))
    );
    let checkers = read(&start("checkers").legal_moves());
    assert_eq!(checkers[0]["text"], json!("9-13"));
    assert_eq!(checkers[0]["algebraic"], json!("b6-a5"));
}

#[test]
fn typed_moves_are_taken_in_every_form() {
    for text in ["32-28", "3228", " 32 28 ", "32–28"] {
        let mut table = start("international");
        let played = read(&table.play_text(text));
        assert_eq!(played["move"]["text"], json!("32-28"), "{text}");
        assert_eq!(played["move"]["ply"], json!(1));
        assert_eq!(played["move"]["side"], json!("white"));
    }
    let mut russian = start("russian");
    play(&mut russian, &["c3-d4", "d6c5", "be3"][..2]);
}

#[test]
fn a_refusal_says_why_and_what_must_be_played() {
    let mut table = from_fen("international", "W:W28,32:B23");
    for answer in [
        table.explain(32, 27),
        table.explain_text("32-27"),
        table.play_text("32-27"),
    ] {
        let refusal = &read(&answer)["refusal"];
        assert_eq!(refusal["reason"], json!("capture-is-compulsory"));
        assert_eq!(refusal["from"], json!(32));
        assert_eq!(refusal["to"], json!(27));
        assert_eq!(refusal["piece"], json!("w"));
        assert_eq!(refusal["mustCapture"], json!(true));
        assert_eq!(refusal["instead"][0]["captured"], json!([23]));
    }
    let touch = read(&table.touch(32));
    assert_eq!(touch["refusal"]["reason"], json!("capture-is-compulsory"));
    assert_eq!(read(&table.touch(28))["moves"][0]["to"], json!(19));
    assert_eq!(
        read(&table.touch(0))["refusal"]["reason"],
        json!("no-such-square")
    );
    assert_eq!(
        read(&table.explain(28, 200))["refusal"]["reason"],
        json!("no-such-square")
    );
    let text = read(&table.explain_text("hello"));
    assert_eq!(text["refusal"]["reason"], json!("unreadable"));
    assert_eq!(text["refusal"]["text"], json!("hello"));
}

#[test]
fn an_index_beyond_the_moves_changes_nothing() {
    let mut table = start("international");
    let played = read(&table.play(99));
    assert_eq!(played["ok"], json!(false));
    assert_eq!(table.ply(), 0);
}

#[test]
fn a_capture_is_clicked_square_by_square() {
    let table = from_fen("international", "W:WK47:B14,19,29,31,42");
    let next = read(&table.continuations(&[47, 38]));
    let last = next
        .as_array()
        .and_then(|next| next.last())
        .expect("a square");
    assert_eq!(last["square"], json!(36));
    assert_eq!(last["ends"], json!([0, 1]));
    let turn = read(&table.continuations(&[47, 38, 24]));
    assert_eq!(turn[1]["square"], json!(36));
    assert_eq!(turn[1]["ends"], json!([1]));
    assert_eq!(turn[0]["captured"], json!([42, 29, 19]));
    assert_eq!(read(&table.continuations(&[0])), json!([]));
    assert_eq!(read(&table.continuations(&[])), json!([]));
}

#[test]
fn undo_goes_back_through_a_promotion_with_the_counters() {
    let mut table = from_fen("international", "W:W7,K50:BK46");
    let before = table.state();
    play(&mut table, &["7-1"]);
    let line = read(&table.line());
    assert_eq!(line[0]["promotes"], json!(true));
    assert!(
        read(&table.state())["board"]
            .as_str()
            .is_some_and(|board| board.starts_with('W'))
    );
    assert!(table.go_to(0));
    let mut undone = read(&table.state());
    assert_eq!(undone["canRedo"], json!(true));
    undone["canRedo"] = json!(false);
    undone["plies"] = json!(0);
    assert_eq!(undone, read(&before));
    assert!(table.go_to(1));
    assert!(!table.go_to(5), "the line is not so long");
    assert_eq!(table.ply(), 1);
}

#[test]
fn a_look_back_changes_nothing() {
    let mut table = start("international");
    play(&mut table, &["32-28", "19-23", "28x19", "14x23"]);
    table.settle(Settlement::Resigned(damier_rules::Color::Black));
    let before = table.save();
    assert_eq!(read(&table.at(0))["ply"], json!(0));
    assert_eq!(read(&table.at(0))["end"], json!(null));
    assert_eq!(read(&table.at(4))["end"]["reason"], json!("resignation"));
    assert_eq!(table.save(), before);
    assert_eq!(read(&table.line())[2]["taken"], json!("b"));
}

#[test]
fn a_game_that_is_over_takes_no_move() {
    let mut table = start("international");
    assert!(table.settle(Settlement::Draw));
    assert!(!table.settle(Settlement::Draw));
    assert_eq!(read(&table.legal_moves()), json!([]));
    for answer in [
        table.play_text("32-28"),
        table.play(0),
        table.explain(32, 28),
        table.touch(32),
        table.hub_move("32-28"),
    ] {
        assert_eq!(read(&answer)["refusal"]["reason"], json!("game-over"));
    }
    let end = &read(&table.state())["end"];
    assert_eq!(
        *end,
        json!({"winner": null, "reason": "agreement", "result": "1-1"})
    );
}

#[test]
fn every_saved_game_is_restored() {
    for game in GAMES {
        let mut table = start(game);
        for step in 0..40_usize {
            let moves = read(&table.legal_moves());
            let count = moves.as_array().map_or(0, Vec::len);
            table.play(step * 7 % count.max(1));
            assert_restored(table.as_ref());
        }
        table.go_to(11);
        assert_restored(table.as_ref());
        table.settle(Settlement::OutOfTime(damier_rules::Color::White));
        assert_restored(table.as_ref());
    }
    assert_restored(from_fen("international", "W:WK1:BK50:H49:F80").as_ref());
}

#[track_caller]
fn assert_restored(table: &dyn Table) {
    let saved = table.save();
    assert!(saved.is_ascii() && !saved.contains('\n'), "{saved}");
    let restored = save::read(&saved);
    let restored = restored.unwrap_or_else(|error| panic!("{saved}: {}", shown(&error)));
    assert_eq!(restored.state(), table.state(), "{saved}");
    assert_eq!(restored.line(), table.line(), "{saved}");
    assert_eq!(restored.save(), saved);
}

#[test]
fn a_changed_save_is_refused_where_it_was_changed() {
    #[track_caller]
    fn check(saved: &str, code: &str, part: &str) {
        let error = save::read(saved).err().expect("it was changed");
        let error = shown(&error);
        assert_eq!(
            (&error["code"], &error["part"]),
            (&json!(code), &json!(part)),
            "{saved}"
        );
    }
    check("", "bad-save", "");
    check("1;international;fmjd;start;9;;32-28", "bad-save", "9");
    check("1;international;fmjd;start;1;;32-27x", "bad-save", "32-27x");
    check("1;international;fmjd;start;0;won;", "bad-save", "won");
    check("2;international;fmjd;start;0;;", "save-too-new", "2");
    check("2;anything", "save-too-new", "2");
}

#[test]
fn games_and_profiles_that_do_not_exist_are_named() {
    let unknown = by_name("chess", FromStart { profile: "" }).err();
    let unknown = shown(&unknown.expect("no such game"));
    assert_eq!(unknown["code"], json!("unknown-game"));
    assert_eq!(unknown["text"], json!("chess"));
    let profile = by_name("russian", FromStart { profile: "fmjd" }).err();
    assert_eq!(
        shown(&profile.expect("none of Russian"))["code"],
        json!("unknown-profile")
    );
}

#[test]
fn a_bad_fen_tells_every_problem() {
    let problems = check_fen("international", "W:W4,60:B49").unwrap_or_default();
    let problems = read(&problems);
    assert_eq!(problems[0]["code"], json!("unexpected"));
    assert_eq!(problems[0]["expected"], json!("square-up-to"));
    assert_eq!(problems[0]["limit"], json!(50));
    assert_eq!(problems[0]["column"], json!(6));
    assert_eq!(problems[1]["code"], json!("man-on-far-row"));
    assert_eq!(problems[1]["side"], json!("white"));
    assert_eq!(problems[1]["square"], json!(4));
    let fine = check_fen("russian", "W:Wc3:Bh8").unwrap_or_default();
    assert_eq!(fine, "[]");
    let hub = ["W", &"b".repeat(20), &"e".repeat(10), &"w".repeat(20)].concat();
    assert_eq!(
        read(&from_fen("international", &hub).state())["fromStart"],
        json!(true)
    );
}

#[test]
fn a_pasted_text_is_told_by_its_beginning() {
    assert_eq!(text_kind(" \n"), "empty");
    assert_eq!(text_kind("W:W31-50:B1-20"), "fen");
    assert_eq!(text_kind("?:W31:B1"), "fen");
    assert_eq!(text_kind(&format!("W{}", "e".repeat(50))), "fen");
    assert_eq!(text_kind("1. 32-28 19-23"), "pdn");
    assert_eq!(text_kind("[White \"W:\"]"), "pdn");
}

#[test]
fn pdn_is_written_with_tags_and_clocks_and_read_again() {
    let mut table = start("international");
    play(&mut table, &["32-28", "19-23", "28x19"]);
    table.settle(Settlement::Resigned(damier_rules::Color::Black));
    let tags = [
        "White",
        "Anna \"the\" Great",
        "Black",
        "Bo",
        "bad name",
        "x",
    ]
    .map(str::to_owned);
    let text = table.pdn(&tags, &[299_999.0, -1.0, 3_600_000.0]);
    assert!(
        text.contains("1. 32-28 {[%clk 0:04:59]} 1... 19-23 2. 28x19 {[%clk 1:00:00]} 2-0"),
        "{text}"
    );
    assert!(!text.contains("bad name"));
    let file = read(&pdn::read(&text, 10));
    assert_eq!(file["more"], json!(false));
    assert_eq!(
        file["games"][0]["tags"][0],
        json!(["White", "Anna \"the\" Great"])
    );
    assert_eq!(file["games"][0]["game"], json!("international"));
    assert_eq!(file["games"][0]["problems"], json!([]));
    let opened = pdn::open(&text, 0, "simple-25");
    let opened = opened.unwrap_or_else(|error| panic!("{}", shown(&error)));
    assert_eq!(opened.ply(), 3);
    assert_eq!(read(&opened.state())["profile"], json!("simple-25"));
}

#[test]
fn a_faulty_pdn_tells_where_and_why() {
    let text = "[GameType \"20\"]\n\n1. 32-28 19-23\n2. 37-32 *\n\n1. 32-28 *\n\n1. 33-28 *";
    let file = read(&pdn::read(text, 2));
    assert_eq!(file["more"], json!(true));
    let game = &file["games"][0];
    assert_eq!((&game["plies"], &game["checked"]), (&json!(3), &json!(2)));
    let problem = &game["problems"][0];
    assert_eq!(problem["code"], json!("illegal-move"));
    assert_eq!(
        (&problem["line"], &problem["column"]),
        (&json!(4), &json!(4))
    );
    assert_eq!(problem["refusal"]["reason"], json!("capture-is-compulsory"));
    assert_eq!(problem["refusal"]["instead"][0]["text"], json!("28x19"));
    let opened = pdn::open(text, 0, "").map(|table| table.ply());
    assert_eq!(opened.ok(), Some(2));
    let missing = pdn::open(text, 9, "").err().expect("there are three");
    assert_eq!(shown(&missing)["code"], json!("no-pdn-game"));
    let position = "[GameType \"20\"]\n[FEN \"W:W4:B49\"]\n\n1. 4-10 *";
    let error = shown(
        &pdn::open(position, 0, "")
            .err()
            .expect("a man on the far row"),
    );
    assert_eq!(error["code"], json!("pdn-bad-start"));
    assert_eq!(
        error["problems"][0]["fen"][0]["code"],
        json!("man-on-far-row")
    );
}

#[test]
fn the_engine_is_asked_with_the_whole_game() {
    let mut table = start("international");
    play(&mut table, &["32-28", "19-23", "28x19"]);
    let expected = "game=international rules=fmjd pos=start moves=32-28,19-23,28x19x23";
    assert_eq!(table.engine_request(), expected);
    let replied = read(&table.hub_move("14x23x19"));
    assert_eq!(replied["move"]["text"], json!("14x23"));
    let set_up = from_fen("russian", "B:WK1:BK32:H3").engine_request();
    let pieces = format!("BW{}B", "e".repeat(30));
    assert_eq!(
        set_up,
        format!("game=russian rules=fmjd-64 pos={pieces} clock=3 moves=")
    );
}

#[test]
fn the_four_games_describe_themselves() {
    let all = read(&games::all());
    for (info, name) in all.as_array().into_iter().flatten().zip(GAMES) {
        assert_eq!(info["name"], json!(name));
        let squares = info["squares"].as_u64().unwrap_or_default();
        let is_small = squares == 32;
        let count = |key: &str| info[key].as_array().map_or(0, Vec::len) as u64;
        assert_eq!((count("rows"), count("columns")), (squares, squares));
        assert_eq!(count("algebraic"), if is_small { 32 } else { 0 });
        assert_eq!(
            info["profiles"][0]["name"],
            read(&start(name).state())["profile"]
        );
    }
    assert_eq!(
        all[0]["profiles"][0]["limits"][1]["condition"],
        json!("lone-king")
    );
    assert_eq!(all[2]["first"], json!("white"));
}

#[test]
fn a_piece_may_be_sent_where_it_could_go_later() {
    let table = start("international");
    assert!(table.premoves(17).contains(&21));
    assert!(table.premoves(25).is_empty());
    assert!(table.premoves(0).is_empty());
}
