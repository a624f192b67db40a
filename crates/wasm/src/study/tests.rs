//! What a page can rely on: every answer is read as a page reads it.

use serde_json::{Value as Json, json};

use super::{Desk, of_pdn, of_position};

fn read(text: &str) -> Json {
    serde_json::from_str(text).expect("an answer is JSON")
}

#[track_caller]
fn study(pdn: &str) -> Box<dyn Desk> {
    let desk = of_pdn(pdn, 0, "");
    desk.unwrap_or_else(|error| panic!("{}", crate::json::Json::of(&error)))
}

const GAME: &str = "[White \"Anna\"]\n\n1. 32-28 {[%clk 0:09:30] usual} (1. 33-28!? {or} 1... 18-23 $2) 1... 19-23 2. 28x19 14x23 2-0";

#[test]
fn the_outline_has_every_move() {
    let outline = read(&study(GAME).outline());
    assert_eq!(outline["game"], json!("international"));
    assert_eq!(outline["profile"], json!("fmjd"));
    assert_eq!(outline["tags"], json!([["White", "Anna"]]));
    assert_eq!(outline["result"], json!("2-0"));
    assert_eq!(outline["fromStart"], json!(true));
    let nodes = outline["nodes"].as_array().expect("a list");
    assert_eq!(nodes.len(), 7);
    assert_eq!(nodes[0]["next"], json!([1, 2]));
    assert_eq!(nodes[0]["move"], json!(null));
    assert_eq!(nodes[1]["words"], json!("usual"));
    assert_eq!(nodes[1]["clock"], json!("0:09:30"));
    assert_eq!(nodes[1]["move"]["text"], json!("32-28"));
    assert_eq!(
        (&nodes[1]["number"], &nodes[1]["second"]),
        (&json!(1), &json!(false))
    );
    assert_eq!(nodes[2]["mark"], json!("!?"));
    assert_eq!(nodes[3]["mark"], json!("?"), "as the number 2 says");
    assert_eq!(
        (&nodes[3]["number"], &nodes[3]["second"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(nodes[5]["ply"], json!(3));
    assert_eq!(nodes[5]["move"]["taken"], json!("b"));
}

#[test]
fn moves_are_played_as_far_as_they_are_legal() {
    let mut desk = study(GAME);
    assert_eq!(desk.play(0, "34-30,20-25,1-99"), Some(8));
    assert_eq!(desk.play(0, "34-30"), Some(7));
    assert_eq!(desk.play(0, "1-7"), None);
    assert_eq!(desk.play(99, "34-30"), None);
    let moment = read(&desk.moment(8));
    assert_eq!(moment["turn"], json!("white"));
    assert_eq!(moment["ply"], json!(2));
}

#[test]
fn a_preview_changes_nothing() {
    let desk = study(GAME);
    let before = desk.outline();
    let shown = read(&desk.preview(1, "19-23,28x19x23,13x24x19,x"));
    assert_eq!(shown.as_array().map(Vec::len), Some(3));
    assert_eq!(shown[0]["move"]["text"], json!("19-23"));
    assert_eq!(
        (&shown[1]["number"], &shown[1]["second"]),
        (&json!(2), &json!(false))
    );
    assert_eq!(shown[2]["move"]["captured"], json!([19]));
    assert_eq!(shown[2]["board"].as_str().map(str::len), Some(50));
    assert_eq!(desk.outline(), before);
    assert_eq!(read(&desk.preview(99, "19-23")), json!([]));
}

#[test]
fn edits_are_found_in_the_pdn() {
    let mut desk = study(GAME);
    assert!(desk.promote(2));
    assert!(desk.set_words(1, "a } brace"));
    assert!(desk.set_mark(4, "??"));
    assert!(desk.set_tag("Black", "Damier"));
    assert_eq!(desk.delete(6), Some(5));
    let pdn = desk.pdn().expect("it fits");
    let again = study(&pdn);
    assert_eq!(again.pdn().as_deref(), Some(pdn.as_str()));
    let outline = read(&again.outline());
    assert_eq!(outline["tags"][1], json!(["Black", "Damier"]));
    assert_eq!(outline["nodes"][1]["mark"], json!("!?"));
    assert!(pdn.contains("[%clk 0:09:30] a } brace"), "{pdn}");
    assert!(!pdn.contains("14x23"), "{pdn}");
}

#[test]
fn drawings_stand_beside_the_words() {
    let mut desk = study("1. 32-28 {[%csl R12] usual} *");
    let drawn = |desk: &dyn Desk| read(&desk.outline())["nodes"][1]["drawings"].clone();
    assert_eq!(
        drawn(desk.as_ref()),
        json!([{ "pen": "R", "from": 12, "to": null }])
    );
    assert!(desk.set_drawings(1, "G32-28,B5"));
    assert!(!desk.set_drawings(1, "G32-99"));
    assert!(!desk.set_drawings(9, "G32"));
    let expected = json!([
        { "pen": "B", "from": 5, "to": null },
        { "pen": "G", "from": 32, "to": 28 },
    ]);
    assert_eq!(drawn(desk.as_ref()), expected);
    assert_eq!(read(&desk.outline())["nodes"][1]["words"], json!("usual"));
    assert!(desk.set_drawings(1, ""));
    assert_eq!(drawn(desk.as_ref()), json!([]));
}

#[test]
fn the_engine_is_asked_with_the_history() {
    let desk = study(GAME);
    let request = desk.engine_request(6);
    assert!(
        request.starts_with("game=international rules=fmjd pos=start moves=32-28,19-23,"),
        "{request}"
    );
    let threat = desk.threat_request(0).expect("Black could move");
    assert!(threat.contains(" pos=Bbbbb"), "{threat}");
    let desk = of_position("international", "", "W:WK47:BK50:H10")
        .ok()
        .expect("a position");
    assert!(
        desk.engine_request(0).contains(" clock=10 "),
        "{}",
        desk.engine_request(0)
    );
    let desk = of_position("international", "", "W:W28:B46").ok();
    assert!(desk.is_none(), "a man on the far row is no position");
    let desk = of_position("international", "", "W:W28:B45,50").ok();
    assert!(desk.is_none());
}

#[test]
fn there_is_no_threat_where_the_other_side_could_not_move() {
    let desk = of_position("international", "", "W:W44,50:B45")
        .ok()
        .expect("a position");
    assert_eq!(desk.threat_request(0), None);
}

#[test]
fn what_is_not_read_is_counted() {
    let outline = read(&study("1. 32-28 19-23 2. 37-32 20-24 *").outline());
    assert_eq!(outline["leftOut"], json!(2));
    assert!(of_pdn("", 0, "").is_err());
    assert!(of_pdn("[GameType \"30\"] *", 0, "").is_err());
    assert!(of_pdn("[GameType \"20\"][FEN \"W:W1:B2\"] *", 0, "").is_err());
    assert!(of_position("chess", "", "").is_err());
    assert!(of_position("russian", "house", "").is_err());
}

#[test]
fn a_report_is_judged_and_written() {
    let mut desk = study("1. 32-28 20-24 2. 37-32 14-20 3. 41-37 *");
    assert_eq!(
        desk.report_request(1),
        "game=international rules=fmjd pos=start moves=32-28 nodes=100000 hash=16 think=always"
    );
    // Black gives away a draw and White the win; Black would have played the fourth ply as it was.
    let steps =
        "10 9 34-30,20-25\n12 9 17-22\nwhite:9 8 34-30,14-20\n-80 9 14-20,41-37\nblack 11 41-37";
    let found = read(&desk.mistakes(steps));
    assert_eq!(
        found,
        json!([
            { "node": 2, "mark": "?", "better": "17-22" },
            { "node": 3, "mark": "?", "better": "34-30,14-20" }
        ])
    );
    assert!(desk.annotate(steps));
    let pdn = desk.pdn().expect("it fits").replace('\n', " ");
    assert!(
        pdn.contains("2. 37-32? {[%eval -0.80,9]} (2. 34-30 {[%eval #5]}"),
        "{pdn}"
    );
    assert!(!desk.annotate(steps), "it is there already");
    assert_eq!(read(&desk.mistakes("")), json!([]));
    assert_eq!(read(&desk.mistakes("10 9 34-30\nx 9 17-22")), json!([]));
}
