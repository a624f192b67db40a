use serde_json::json;

use crate::support::damier;

#[test]
fn a_position_is_given_in_every_form() {
    let run = damier(&["fen", "--json", "W:WK1-3,50:BK48,20"]).with_code(0);
    assert_eq!(
        run.object(),
        json!({
            "fen": "W:WK1,K2,K3,50:B20,K48",
            "hub": "WWWWeeeeeeeeeeeeeeeebeeeeeeeeeeeeeeeeeeeeeeeeeeeBew",
            "turn": "W",
            "white": [1, 2, 3, 50],
            "black": [20, 48],
            "white_kings": [1, 2, 3],
            "black_kings": [48],
            "warnings": [],
        })
    );
}

#[test]
fn algebraic_squares_are_read_and_given() {
    let answer = damier(&["fen", "--json", "--game", "russian", "W:WKa1,c3:Bh8"]).object();
    assert_eq!(answer["fen"], "W:W22,K29:B4");
    assert_eq!(answer["algebraic"], "W:Wc3,Ka1:Bh8");
}

#[track_caller]
fn check_same(text: &str, fen: &str) {
    let answer = damier(&["fen", "--json", text]).with_code(0).object();
    assert_eq!(answer["fen"], fen, "{text}");
}

#[test]
fn every_form_of_fen_is_read() {
    check_same("B:B20:W31", "B:W31:B20");
    check_same("W:W 31, 32 :B 1 , 2 ", "W:W31,32:B1,2");
    check_same("W:W31:B20.", "W:W31:B20");
    check_same("W:B:W50:B", "W:W50:B");
    check_same("W:W031:B07", "W:W31:B7");
    check_same("W:W31:B20:H12:F30", "W:W31:B20");
    check_same("w:W31-33:BK20-22", "W:W31,32,33:BK20,K21,K22");
    check_same("W:WK31-K33:B20", "W:WK31,K32,K33:B20");
    check_same("\u{a0}W:W31:B20\n", "W:W31:B20");
}

#[track_caller]
fn check_refused(text: &str, reasons: &[&str]) {
    let run = damier(&["fen", "--json", text]).with_code(2);
    assert_eq!(run.object(), json!({ "error": reasons }), "{text}");
    let lines: Vec<&str> = run.err.lines().collect();
    let expected: Vec<String> = reasons
        .iter()
        .map(|reason| format!("error: {reason}"))
        .collect();
    assert_eq!(lines, expected, "{text}");
}

#[test]
fn every_reason_for_a_refusal_is_given() {
    check_refused(
        "W:W4,51,x:B49,49",
        &[
            "column 6: \"51\", expected a square from 1 to 50",
            "column 9: \"x\", expected a square",
            "a man of White stands on 4, where it would be a king: write K4",
            "a man of Black stands on 49, where it would be a king: write K49",
            "a man of Black stands on 49, where it would be a king: write K49",
            "square 49 is named twice, and holds one piece only",
        ],
    );
    check_refused(
        "?:W31:B20",
        &["it is not said who is to move, expected W or B"],
    );
    check_refused("W:W:B", &["there is no piece on the board"]);
    check_refused("W:Wa1:B20", &["column 4: \"a1\", expected a square"]);
    check_refused(
        "W:W33-31:B20",
        &["column 4: \"33-31\", expected a run from a lower to a higher square"],
    );
    check_refused("Wbbb", &["the Hub position has 4 characters, expected 51"]);
}

#[test]
fn no_text_is_too_strange() {
    let texts = [
        "", " ", ":", "W", "W:", "::::", "W:W,,:B", "K", "W:WK:B", "W:G3:P4", "W:WG3:B4", "💥",
    ];
    for text in texts {
        let run = damier(&["fen", "--json", text]).with_code(2);
        assert!(!run.err.is_empty(), "{text}");
        assert!(run.object()["error"].is_array(), "{text}");
    }
    let long = format!("W:W{}31:B20", " ".repeat(5_000));
    let run = damier(&["fen", &long]).with_code(2);
    assert_eq!(
        run.err,
        "error: the position has 5009 characters, expected at most 1024\n"
    );
}

#[test]
fn control_characters_are_not_passed_on_to_the_terminal() {
    let run = damier(&["fen", "W:W\x1b[2J31:B20"]).with_code(2);
    assert_eq!(
        run.err,
        "error: column 4: \"\\u{1b}[2J31\", expected a square\n"
    );
}

#[test]
fn a_side_without_pieces_has_no_hub_text() {
    let answer = damier(&["fen", "--json", "W:W50:B"]).with_code(0).object();
    assert_eq!(
        (&answer["hub"], &answer["black"]),
        (&json!(null), &json!([]))
    );
}

#[test]
fn more_pieces_than_usual_are_worth_a_warning() {
    let run = damier(&["fen", "--json", "W:W21-50:B1-20"]).with_code(0);
    let warning = "White has 30 pieces, a game begins with 20";
    assert_eq!(run.err, format!("warning: {warning}\n"));
    assert_eq!(run.object()["warnings"], json!([warning]));
}

#[test]
fn hub_texts_are_read_in_every_game() {
    let international = damier(&["fen", "--json", "start"]).object();
    let hub = international["hub"].as_str().expect("a text");
    assert_eq!(hub.len(), 51);
    assert_eq!(
        damier(&["fen", "--json", hub]).with_code(0).object(),
        international
    );
    let checkers = damier(&["fen", "--json", "--game", "checkers", "start"]).object();
    let hub = checkers["hub"].as_str().expect("a text");
    assert_eq!(hub, "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
    assert_eq!(
        damier(&["fen", "--json", "--game", "checkers", hub]).object(),
        checkers
    );
}

#[test]
fn people_see_a_board() {
    let run = damier(&["fen", "--ascii", "--game", "russian", "W:WKa1:Bh8"]).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[1], "|    b8.     d8.     f8.     h8b |");
    assert_eq!(lines[8], "|a1W     c1.     e1.     g1.     |");
    assert_eq!(
        lines[11..],
        [
            "White to move",
            "FEN: W:WK29:B4",
            "     W:WKa1:Bh8",
            "Hub: WeeebeeeeeeeeeeeeeeeeeeeeeeeeWeee",
        ]
    );
    assert!(!run.out.contains('\x1b'), "no colours outside a terminal");
}
