use serde_json::json;

use crate::support::damier;

#[test]
fn a_move_has_text_squares_captures_path_and_promotion() {
    let run = damier(&["legal", "--json", "W:W11:B7,8,35,37"]).with_code(0);
    assert_eq!(
        run.object(),
        json!({
            "fen": "W:W11:B7,8,35,37",
            "moves": [{
                "text": "11x13",
                "from": 11,
                "to": 13,
                "captured": [7, 8],
                "path": [11, 2, 13],
                "promotes": false,
            }],
        })
    );
    assert_eq!(run.err, "");
}

#[test]
fn quiet_moves_capture_nothing() {
    let answer = damier(&["legal", "--json", "W:W6:B20"]).object();
    assert_eq!(
        answer["moves"][0],
        json!({
            "text": "6-1",
            "from": 6,
            "to": 1,
            "captured": [],
            "path": [6, 1],
            "promotes": true,
        })
    );
}

#[test]
fn russian_and_brazilian_moves_have_their_whole_way_in_letters_and_digits() {
    let russian = damier(&["legal", "--json", "--game", "russian", "W:W12:B8,14,26"]).object();
    assert_eq!(
        russian,
        json!({
            "fen": "W:W12:B8,14,26",
            "moves": [{
                "text": "12:31",
                "from": 12,
                "to": 31,
                "captured": [8, 14, 26],
                "path": [12, 3, 17, 31],
                "promotes": true,
                "algebraic": "h6:f8:b4:e1",
            }],
            "algebraic": "W:Wh6:Bg7,c5,d2",
        })
    );
    let quiet = damier(&["legal", "--json", "--game", "brazilian", "W:Wc3:Bh8"]).object();
    assert_eq!(quiet["moves"][0]["algebraic"], "c3-b4");
    let checkers = damier(&["legal", "--json", "--game", "checkers", "W:W22:B4"]).object();
    assert_eq!(checkers["moves"][0].get("algebraic"), None);
}

#[test]
fn moves_are_in_the_order_of_their_squares() {
    let run = damier(&["legal", "start"]).with_code(0);
    let expected = "31-26\n31-27\n32-27\n32-28\n33-28\n33-29\n34-29\n34-30\n35-30\n";
    assert_eq!(run.out, expected);
    let answer = damier(&["legal", "--json", "W:WK47:B14,19,29,31,42"]).object();
    assert_eq!(answer["moves"][0]["text"], "47x38x20x9x36");
    assert_eq!(answer["moves"][1]["text"], "47x38x24x13x36");
}

#[test]
fn a_side_without_a_move_is_no_error() {
    let run = damier(&["legal", "--json", "B:W50:B"]).with_code(0);
    assert_eq!(run.object(), json!({ "fen": "B:W50:B", "moves": [] }));
    let words = damier(&["legal", "B:W50:B"]).with_code(0);
    assert_eq!(
        (words.out.as_str(), words.err.as_str()),
        ("", "Black cannot move, and has lost\n")
    );
}

#[test]
fn black_begins_in_checkers() {
    let answer = damier(&["legal", "--json", "--game", "checkers", "start"]).object();
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(7));
    assert_eq!(answer["moves"][0]["from"], 9);
}

#[test]
fn positions_of_hub_are_taken() {
    let hub = "Bbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
    let answer = damier(&["legal", "--json", hub]).with_code(0).object();
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(9));
}
