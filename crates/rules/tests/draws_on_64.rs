//! The draw rules of Russian and Brazilian draughts (FMJD-64, 7.2) and of Checkers (WCDF, 1.32).

use damier_rules::{Brazilian, Checkers, DrawRules, Game, Position, Russian, Variant, profiles};

/// Plays a cycle of moves over and over until the game ends, at most so many plies; gives the plies
/// and the reason.
fn play<V: Variant>(
    fen: &str,
    rules: DrawRules,
    cycle: &str,
    most: usize,
) -> (usize, &'static str) {
    let rules = DrawRules {
        repetitions: None,
        ..rules
    };
    let mut game = Game::with_rules(Position::<V>::from_fen(fen).expect("a position"), rules);
    for text in cycle.split(' ').cycle().take(most) {
        if game.end().is_some() {
            break;
        }
        game.play_text(text).expect("a legal move");
    }
    (
        game.plies(),
        game.end().map_or("goes on", |end| end.reason.code()),
    )
}

#[test]
fn russian_fifteen_moves_of_kings() {
    // Men stand by, so that no count of few pieces runs.
    let fen = "W:WKa1,a3,c1,g1:BKh2,h4,f8,h8";
    let cycle = "a1-b2 h2-g3 b2-a1 g3-h2";
    assert_eq!(
        play::<Russian>(fen, profiles::FMJD_64, cycle, 200),
        (30, "15-move")
    );
    assert_eq!(
        play::<Brazilian>(fen, profiles::FMJD_64, cycle, 200),
        (30, "15-move")
    );
    assert_eq!(
        play::<Brazilian>(fen, profiles::BRAZILIAN_20, cycle, 200),
        (40, "20-move")
    );
}

#[test]
fn three_kings_have_fifteen_moves_against_one() {
    let fen = "W:WKa3,Kc1,Ke1:BKb8";
    let cycle = "a3-b2 b8-a7 b2-a3 a7-b8";
    assert_eq!(
        play::<Russian>(fen, profiles::FMJD_64, cycle, 200),
        (30, "3-kings")
    );
}

#[test]
fn three_kings_have_five_moves_against_one_on_the_main_road() {
    let fen = "W:WKa3,Kc1,Ke1:BKh8";
    let cycle = "e1-f2 h8-g7 f2-e1 g7-h8";
    assert_eq!(
        play::<Russian>(fen, profiles::FMJD_64, cycle, 200),
        (10, "main-road")
    );
}

#[test]
fn two_kings_have_five_moves_against_one() {
    let fen = "W:WKa3,Kc1:BKb8";
    let cycle = "a3-b2 b8-a7 b2-a3 a7-b8";
    assert_eq!(
        play::<Russian>(fen, profiles::FMJD_64, cycle, 200),
        (10, "5-move")
    );
}

#[test]
fn thirty_moves_with_four_or_five_pieces_and_kings_on_both_sides() {
    // Kings only would end by the 15-move rule first; without it the count of material decides.
    let without_fifteen = DrawRules {
        limits: &[THIRTY, SIXTY],
        ..profiles::FMJD_64
    };
    let cycle = "a1-b2 h2-g3 b2-a1 g3-h2";
    let four = "W:WKa1,a3:BKh2,h4";
    assert_eq!(
        play::<Russian>(four, without_fifteen, cycle, 200),
        (60, "30-move")
    );
    let six = "W:WKa1,a3,c1:BKh2,h4,f8";
    assert_eq!(
        play::<Russian>(six, without_fifteen, cycle, 200),
        (120, "60-move")
    );
    let eight = "W:WKa1,a3,c1,g1:BKh2,h4,f8,h8";
    assert_eq!(
        play::<Russian>(eight, without_fifteen, cycle, 200),
        (200, "goes on")
    );
}

const THIRTY: damier_rules::Limit = profiles::FMJD_64.limits[4];
const SIXTY: damier_rules::Limit = profiles::FMJD_64.limits[5];

#[test]
fn checkers_forty_moves_without_a_man_advanced() {
    let fen = "W:WK32,21:BK1,12";
    let cycle = "32-27 1-6 27-32 6-1";
    assert_eq!(
        play::<Checkers>(fen, profiles::WCDF, cycle, 200),
        (80, "40-move")
    );
    assert_eq!(
        play::<Checkers>(fen, profiles::ACF_50, cycle, 200),
        (100, "50-move")
    );
}

#[test]
fn threefold_repetition_holds_in_every_game() {
    fn check<V: Variant>(fen: &str, cycle: &str) {
        let position = Position::<V>::from_fen(fen).expect("a position");
        let mut game = Game::from_position(position);
        for text in cycle.split(' ').cycle().take(8) {
            assert_eq!(game.end(), None);
            game.play_text(text).expect("a legal move");
        }
        assert_eq!(game.end().map(|end| end.reason.code()), Some("repetition"));
    }
    check::<Checkers>("W:WK32,21:BK1,12", "32-27 1-6 27-32 6-1");
    check::<Russian>("W:WKa1,a3,c1,g1:BKh2,h4,f8,h8", "a1-b2 h2-g3 b2-a1 g3-h2");
    check::<Brazilian>("W:WKa1,a3,c1,g1:BKh2,h4,f8,h8", "a1-b2 h2-g3 b2-a1 g3-h2");
}

#[test]
fn every_profile_has_a_name_of_its_own_and_room_for_its_counters() {
    fn check<V: Variant>() {
        for (index, rules) in V::profiles().iter().enumerate() {
            assert!(rules.limits.len() <= damier_rules::Counters::MAX);
            assert!(
                V::profiles()[..index]
                    .iter()
                    .all(|other| other.name != rules.name)
            );
            assert_eq!(DrawRules::named::<V>(rules.name).as_ref(), Some(rules));
        }
    }
    check::<damier_rules::International>();
    check::<Checkers>();
    check::<Russian>();
    check::<Brazilian>();
}
