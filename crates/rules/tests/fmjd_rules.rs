//! The FMJD rules: captures in single positions, and the worked examples of the draw rules.

use damier_rules::{DrawRules, EndReason, Game, International, Outcome, Position, profiles};

#[track_caller]
fn check_moves(fen: &str, expected: &str) {
    let position: Position = Position::from_fen(fen).expect("a legal position");
    let mut texts: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&mv| position.move_text(mv))
        .collect();
    texts.sort();
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(texts, expected, "{fen}");
}

#[test]
fn men_step_forward() {
    check_moves("W:W28", "28-22 28-23");
    check_moves("B:B13", "13-18 13-19");
}

#[test]
fn a_man_on_the_far_row_is_crowned() {
    check_moves("W:W8", "8-2 8-3");
    let position: Position = Position::from_fen("W:W8").expect("a legal position");
    assert!(position.legal_moves().iter().all(|mv| mv.promotes()));
    assert!(
        position
            .legal_moves()
            .iter()
            .all(|&mv| !position.after(mv).fen().contains("W2")),
        "what reaches the far row is a king"
    );
}

#[test]
fn a_king_moves_any_distance() {
    check_moves(
        "W:WK28",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 \
         28-44 28-50",
    );
}

#[test]
fn a_capture_is_compulsory() {
    check_moves("W:W28,32:B23", "28x19");
}

#[test]
fn a_king_lands_anywhere_behind() {
    check_moves("W:WK46:B23", "46x19 46x14 46x10 46x5");
}

#[test]
fn a_capture_may_end_on_the_far_row() {
    check_moves("W:W15:B8,19,20", "15x2");
    let position: Position = Position::from_fen("W:W15:B8,19,20").expect("a legal position");
    assert!(position.legal_moves()[0].promotes());
}

#[test]
fn a_king_captures_several() {
    check_moves("W:WK47:B9,12,33", "47x17 47x21 47x26");
}

#[test]
fn captured_pieces_stay_and_block() {
    check_moves("W:WK41,49:B9,10,12,19,38", "41x43");
    check_moves("B:W27,28,38,39,42:BK25", "25x33");
}

#[test]
fn the_most_pieces_must_be_taken_and_kings_count_one() {
    check_moves("W:W48:B24,K31,34,K42,43", "48x19");
    check_moves("W:W26:B12,K21,31,32", "26x8 26x28");
}

#[test]
fn men_capture_backwards_and_kings_too_are_taken() {
    check_moves("W:W35:B30,K40", "35x24 35x44");
}

#[test]
fn a_man_that_passes_the_far_row_stays_a_man() {
    check_moves("W:W15:B9,10", "15x13");
    let position: Position = Position::from_fen("W:W15:B9,10").expect("a legal position");
    assert_eq!(position.after(position.legal_moves()[0]).fen(), "B:W13:B");
}

#[test]
fn long_captures_are_found() {
    check_moves("W:W47:B13,14,22,24,31,34,K41,44", "47x49");
    check_moves("W:WK1:B7,9,17,19,20,30,31,33,43,44", "1x15");
}

#[test]
fn captures_of_other_pieces_are_other_moves() {
    check_moves("W:WK47:B14,19,29,31,42", "47x38x20x9x36 47x38x24x13x36");
}

#[test]
fn a_capture_in_a_circle_is_one_move() {
    check_moves("W:WK38:B18,19,32,33", "38x38 38x42 38x47 38x43 38x49");
}

/// One worked example: plays its moves, and reports the game as the table writes it.
fn replay(fen: &str, moves: &str) -> (usize, String, String) {
    let position: Position = Position::from_fen(fen).expect("a legal position");
    let mut game = Game::from_position(position);
    for text in moves.split(' ') {
        game.play_text(text)
            .expect("the moves are legal and the game goes on");
    }
    let result = match game.end() {
        None => "game goes on".to_owned(),
        Some(end) => match (end.outcome, end.reason) {
            (Outcome::Draw, EndReason::Limit(counter)) => format!("draw {}", counter.code()),
            (Outcome::Draw, reason) => format!("draw {}", reason.code()),
            (Outcome::Win(color), _) => format!("win {}", color.letter()),
        },
    };
    let count = |code: &str| {
        let limit = game
            .limits()
            .find(|(limit, _)| limit.counter.code() == code);
        let (limit, plies) = limit.expect("the FMJD rules have three counters");
        plies.map_or(format!("{code}:-"), |plies| {
            format!("{code}:{plies}/{}", limit.plies)
        })
    };
    let counters = format!(
        "{} {} {} rep:{}",
        count("25"),
        count("16"),
        count("5"),
        game.repetitions()
    );
    (game.plies(), result, counters)
}

macro_rules! draw_examples {
    ($($name:ident)*) => {
        $(
            #[test]
            #[expect(non_snake_case, reason = "the test has the name of its example")]
            fn $name() {
                check_example(stringify!($name));
            }
        )*

        #[test]
        fn every_example_is_a_test() {
            let tests = [$(stringify!($name)),*];
            let mut examples = 0;
            for line in include_str!("data/draw-examples.tsv").lines().skip(3) {
                let id = line.split('\t').next().expect("a line has cells");
                assert!(tests.contains(&id), "{id} is not tested");
                examples += 1;
            }
            assert_eq!(examples, 25);
        }
    };
}

draw_examples! {
    D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D21 D22 D23 D24
    D25
}

#[track_caller]
fn check_example(id: &str) {
    let row = include_str!("data/draw-examples.tsv")
        .lines()
        .find(|line| line.split('\t').next() == Some(id))
        .expect("the table has the example");
    let cells: Vec<&str> = row.split('\t').collect();
    let [_, fen, moves, plies, expected, counters, title] = cells[..] else {
        panic!("a row has seven cells: {row}");
    };
    let found = replay(fen, moves);
    assert_eq!(found.0.to_string(), plies, "{title}");
    assert_eq!(found.1, expected, "{title}");
    assert_eq!(found.2, counters, "{title}");
}

fn play(fen: &str, rules: DrawRules, moves: &str) -> Game<International> {
    let position: Position = Position::from_fen(fen).expect("a legal position");
    let mut game = Game::with_rules(position, rules);
    for text in moves.split_whitespace() {
        game.play_text(text)
            .expect("the moves are legal and the game goes on");
    }
    game
}

/// Twelve times there and back: 48 plies of kings.
fn shuffle() -> String {
    "48-43 5-10 43-48 10-5 ".repeat(12)
}

#[test]
fn simple_25_knows_neither_repetition_nor_the_lone_king() {
    let fen = "W:WK47,K48:BK5";
    let game = play(fen, profiles::SIMPLE_25, &shuffle());
    assert_eq!(
        (game.plies(), game.end(), game.repetitions()),
        (48, None, 13)
    );
    let game = play(fen, profiles::SIMPLE_25, &(shuffle() + "48-43 5-10"));
    assert_eq!(game.end().map(|end| end.reason.code()), Some("25-move"));
}

#[test]
fn capture_25_counts_man_moves_too() {
    let fen = "W:WK48,36:BK5,15";
    let moves = shuffle() + "36-31 5-10";
    let game = play(fen, profiles::CAPTURE_25, &moves);
    assert_eq!(game.end().map(|end| end.reason.code()), Some("25-move"));
    let game = play(fen, profiles::SIMPLE_25, &moves);
    assert_eq!(game.end(), None);
}

#[test]
fn main_road_5_draws_when_the_lone_king_holds_the_long_diagonal() {
    let fen = "W:WK47,K48,K49:BK5";
    let nine = "47-36 5-10 48-43 10-14 36-47 14-19 43-48 19-23 47-36";
    let ten = nine.to_owned() + " 23-28";
    assert_eq!(play(fen, profiles::MAIN_ROAD_5, nine).end(), None);
    let game = play(fen, profiles::MAIN_ROAD_5, &ten);
    assert_eq!(game.end().map(|end| end.reason.code()), Some("main-road"));
    assert_eq!(
        play(fen, profiles::FMJD, &ten).end(),
        None,
        "no such rule in the FMJD profile"
    );
}

#[test]
fn leaving_the_main_road_stops_the_count() {
    let game = play(
        "W:WK47,K48,K49:BK5",
        profiles::MAIN_ROAD_5,
        "47-36 5-23 36-47 23-7",
    );
    let road = game
        .limits()
        .find(|(limit, _)| limit.counter.code() == "main-road");
    assert_eq!(road.map(|(_, plies)| plies), Some(None));
}
