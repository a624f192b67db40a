//! Positions as text: the forms in use, those that are refused with every reason, and how long a
//! text may be.

use damier_rules::{
    Brazilian, Checkers, DrawRules, Game, International, Position, Russian, Variant, read_fen,
};

#[track_caller]
fn check<V: Variant>(fen: &str, expected: &str) {
    let position = Position::<V>::from_fen(fen).unwrap_or_else(|errors| panic!("{fen}: {errors}"));
    assert_eq!(position.fen(), expected, "{fen}");
}

#[test]
fn every_form_in_use_is_read() {
    let start = Position::<International>::start().fen();
    check::<International>("W:W31-50:B1-20", &start);
    check::<International>("W:B1-20:W31-50", &start);
    check::<International>("w:W31-50:B1-20.", &start);
    check::<International>("w:w31-50:b1-20", &start);
    check::<International>(" W : W 31 - 50 : B 1-20 . ", &start);
    check::<International>("W:W31-40:B1-20:W41-50", &start);
    check::<International>("W:W31-50:B1-20:H0:F1", &start);
    check::<International>("W:WK47,K48:BK5:H12:F63", "W:WK47,K48:BK5");
    check::<International>("W:W:BK5", "W:W:BK5");
    check::<International>("W:W28", "W:W28:B");
    check::<International>("W:B:W50:B", "W:W50:B");
    check::<International>("W:WK31-K33:BK1-3", "W:WK31,K32,K33:BK1,K2,K3");
    check::<International>("W:W031,032:B01", "W:W31,32:B1");
    check::<International>(
        "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        "B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29",
    );
}

#[test]
fn games_on_eight_by_eight_name_squares_both_ways() {
    let start = Position::<Russian>::start().fen();
    let algebraic = "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
    check::<Russian>(algebraic, &start);
    check::<Brazilian>("W:W21-32:B1-12", &start);
    check::<Russian>("W:WKd2:Bf6,c5,e5,e3:H0:F1", "W:WK26:B11,14,15,23");
    check::<Checkers>("B:Wa1:BKh8", "B:W29:BK4");
    assert!(Position::<International>::from_fen("W:Wa3:Bb8").is_err());
}

#[track_caller]
fn check_refused<V: Variant>(fen: &str, reasons: &[&str]) {
    let errors = Position::<V>::from_fen(fen).expect_err(fen);
    let found: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), reasons.len(), "{fen}: {found:?}");
    for (found, reason) in found.iter().zip(reasons) {
        assert!(
            found.contains(reason),
            "{fen}: {found:?} does not say {reason:?}"
        );
    }
}

#[test]
fn every_reason_is_named_with_its_place() {
    check_refused::<International>("", &["column 1: nothing there", "column 1: nothing there"]);
    check_refused::<International>("X:W31:B1", &["column 1: \"X\", expected W, B or ?"]);
    check_refused::<International>(
        "W31-50:B1-20",
        &["column 1: \"W31-50\", expected W, B or ?"],
    );
    check_refused::<International>("?:W31:B1", &["not said who is to move"]);
    check_refused::<International>("B::", &["column 3: nothing", "column 4: nothing"]);
    check_refused::<International>("W:W:B", &["no piece on the board"]);
    check_refused::<International>("W:W51:B0", &["column 4: \"51\"", "column 8: \"0\""]);
    check_refused::<International>("W:W31,,32:B1", &["column 7: nothing there"]);
    check_refused::<International>("W:W40-31:B1", &["from a lower to a higher"]);
    check_refused::<International>("W:W31-32-33:B1", &["expected a square"]);
    check_refused::<International>("W:WK23,G31:B28,P17", &["\"G31\"", "\"P17\""]);
    check_refused::<International>(
        "W:W31:B1:Hx",
        &["column 11: \"x\", expected a whole number"],
    );
    check_refused::<International>("W:W31:B1:H99999", &["expected a whole number up to 65535"]);
    check_refused::<International>(
        "W:W4,31,31:B49",
        &["stands on 4", "on 49", "31 is named twice"],
    );
    check_refused::<International>("W:W31:BK31", &["31 is named twice"]);
    check_refused::<Checkers>("W:W1:B32", &["stands on 1", "stands on 32"]);
    check_refused::<Russian>("W:Wa2:Bi9", &["column 4: \"a2\"", "column 8: \"i9\""]);
}

#[test]
fn a_text_may_have_1024_characters() {
    let padded = |length: usize| format!("{:<length$}", "W:W31:B1");
    assert!(Position::<International>::from_fen(&padded(1024)).is_ok());
    check_refused::<International>(&padded(1025), &["1025 characters, expected at most 1024"]);
}

#[test]
fn the_clock_of_a_text_counts_moves_of_kings() {
    let setup = read_fen::<International>("W:WK47,K46:BK5,K10:H49:F30").expect("a position");
    let rules = DrawRules::default_of::<International>();
    let mut game = Game::<International>::from_setup(&setup, rules).expect("a position");
    assert_eq!(game.end(), None);
    game.play_text("47-36").expect("a legal move");
    assert_eq!(game.end().map(|end| end.reason.code()), Some("25-move"));
}
