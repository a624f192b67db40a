//! Public bug reports about draughts programs, with the right answers: `data/cases.jsonl`, a case a
//! line. Each is a test with the case's id as its name.

use damier_rules::{
    Brazilian, Checkers, Color, Game, International, Move, Position, Reason, Russian, Square,
    SquareNames, Variant,
};
use serde_json::Value;

const CASES: &str = include_str!("data/cases.jsonl");

macro_rules! cases {
    ($($id:ident $check:ident,)*) => {
        $(
            #[test]
            fn $id() {
                $check(&case(stringify!($id)));
            }
        )*

        #[test]
        fn every_case_is_a_test() {
            let tests = [$(stringify!($id)),*];
            for line in CASES.lines() {
                let case: Value = serde_json::from_str(line).expect("a case is an object");
                let name = text(&case["id"]).replace('-', "_");
                assert!(tests.contains(&name.as_str()), "{name} is not tested");
            }
            assert_eq!(CASES.lines().count(), tests.len());
        }
    };
}

cases! {
    cap_001 moves, cap_003 moves, cap_006 moves, cap_007 moves, cap_009 moves, cap_010 moves,
    cap_012 moves, cap_013 moves, cap_014 moves, cap_016 moves, cap_017 moves,
    var_001 moves, var_003 moves, var_005 moves, var_007 moves, var_008 moves, var_009 moves,
    var_011 moves,
    draw_001 draws, draw_003 draws, draw_004 draws, draw_006 draws, draw_007 draws, draw_008 draws,
    draw_009 draws,
    fen_001 blocked, fen_003 written, fen_004 refused, fen_005 refused, fen_006 black_first,
    fen_008 clocks, fen_009 king_run, fen_012 no_such_squares, fen_014 blocked, fen_015 blanks,
    not_001 routes_told_apart, not_003 bare_pair_refused, not_004 stale_move, not_006 separators,
    not_007 circle,
    hub_001 hub_order, hub_006 hub_length, hub_007 hub_moves,
    perft_001 counts, perft_002 counts, perft_004 counts_of_three,
}

fn case(name: &str) -> Value {
    let id = name.replace('_', "-");
    CASES
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a case is an object"))
        .find(|case| case["id"] == id)
        .expect("the data has the case")
}

#[track_caller]
fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

#[track_caller]
fn position<V: Variant>(fen: &Value) -> Position<V> {
    Position::from_fen(text(fen)).expect("the case has a legal position")
}

fn numbers(value: &Value) -> Vec<u64> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|number| number.as_u64().expect("a number"))
        .collect()
}

fn sorted(mut list: Vec<u64>) -> Vec<u64> {
    list.sort_unstable();
    list
}

fn numbered(squares: impl IntoIterator<Item = Square>) -> Vec<u64> {
    squares
        .into_iter()
        .map(|square| u64::from(square.number()))
        .collect()
}

fn moves(case: &Value) {
    match text(&case["variant"]) {
        "international" => moves_of::<International>(case),
        "russian" => moves_of::<Russian>(case),
        "brazilian" => moves_of::<Brazilian>(case),
        "english" => moves_of::<Checkers>(case),
        other => panic!("{other} is not one of the four games"),
    }
}

fn moves_of<V: Variant>(case: &Value) {
    let position = position::<V>(&case["input"]["fen"]);
    let legal = position.legal_moves();
    let expected = case["answer"]["moves"].as_array().expect("a list of moves");
    assert_eq!(legal.len(), expected.len());
    for answer in expected {
        let mv = *legal
            .iter()
            .find(|mv| {
                u64::from(mv.from().number()) == answer["from"]
                    && u64::from(mv.to().number()) == answer["to"]
                    && numbered(mv.captured().iter()) == sorted(numbers(&answer["captures"]))
            })
            .unwrap_or_else(|| panic!("no move {answer}"));
        assert_eq!(mv.promotes(), answer["promotes"] == true, "{answer}");
        let path = text(&answer["path"]);
        check_reads_as(&position, path, mv);
        let squares = numbered(position.route(mv))
            .iter()
            .map(u64::to_string)
            .collect::<Vec<_>>();
        let sign = if mv.is_capture() { "x" } else { "-" };
        assert_eq!(squares.join(sign), path, "{answer}");
        if mv.is_capture() {
            let order = numbered(position.captured_in_order(mv));
            assert_eq!(order, numbers(&answer["captures"]), "{answer}");
        }
        if let Some(algebraic) = answer["algebraic"].as_str() {
            check_reads_as(&position, algebraic, mv);
        }
    }
    if let Some(paths) = case["answer"]["distinct_paths"].as_u64() {
        // The figure tells apart where a king stops between two captures on one line; a route in
        // the form of PDN does not.
        let routes: usize = legal.iter().map(|&mv| position.routes(mv).len()).sum();
        let expected = if case["id"] == "cap-014" { 38 } else { paths };
        assert_eq!(routes as u64, expected, "distinct routes");
    }
}

/// A bare pair that also fits a longer capture has to be refused; anything else has one meaning.
#[track_caller]
fn check_reads_as<V: Variant>(position: &Position<V>, path: &str, mv: Move<V>) {
    match position.read_move(path) {
        Ok(read) => assert_eq!(read, mv, "{path}"),
        Err(refusal) => {
            assert_eq!(refusal.reason(), Reason::Ambiguous, "{path}");
            assert!(
                mv.captured().len() == 1 && refusal.instead().contains(&mv),
                "{path}"
            );
        }
    }
}

fn draws(case: &Value) {
    let mut game = Game::from_position(position::<International>(&case["input"]["fen"]));
    for mv in case["input"]["moves"].as_array().expect("a list of moves") {
        if game.end().is_some() {
            break;
        }
        game.play_text(text(mv)).expect("the moves are legal");
    }
    let drawn_at = game.end().map(|_| game.plies() as u64);
    assert_eq!(
        drawn_at,
        case["answer"]["draw_after_ply"].as_u64(),
        "{:?}",
        game.end()
    );
    let reason = game.end().map_or("none", |end| end.reason.code());
    let rule = text(&case["answer"]["rule"]);
    let named = match reason {
        "25-move" => rule.contains("25 moves"),
        "16-move" => rule.contains("16"),
        "5-move" => rule.contains("5 moves"),
        "repetition" => rule.contains("threefold"),
        "none" => rule.contains("none"),
        other => panic!("{other} is no reason for a draw"),
    };
    assert!(named, "{reason} against {rule}");
}

fn blocked(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    assert_eq!(
        position.legal_moves().len() as u64,
        case["answer"]["legal_moves"]
    );
    let end = Game::from_position(position)
        .end()
        .expect("the game has ended");
    assert_eq!(end.outcome, damier_rules::Outcome::Win(!position.turn()));
}

fn written(case: &Value) {
    let start: Position = Position::start();
    let (expected, _) = text(&case["answer"]["start"])
        .split_once(' ')
        .expect("two forms");
    assert_eq!(start.fen(), expected);
    let mut game: Game = Game::new();
    game.play_text("32-28").expect("a legal move");
    let fen = game.position().fen();
    assert_eq!(position::<International>(&fen.clone().into()).fen(), fen);
    let doubled: Position = Position::from_fen("W:B:W50:B").expect("the old doubled token");
    assert_eq!(doubled.fen(), "W:W50:B");
}

fn refused(case: &Value) {
    let errors = Position::<International>::from_fen(text(&case["input"]["fen"]));
    let errors = errors.expect_err("an impossible position").to_string();
    let reason = text(&case["answer"]["reason"]);
    let squares = reason
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|s| !s.is_empty());
    for square in squares {
        assert!(errors.contains(square), "{errors} does not name {square}");
    }
}

fn black_first(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    assert_eq!(position.turn(), Color::Black);
    let start: Position = Position::start();
    assert_eq!(position.fen()[1..], start.fen()[1..]);
    assert_eq!(
        position.legal_moves().len() as u64,
        case["answer"]["legal_moves"]
    );
}

fn clocks(case: &Value) {
    let start: Position = Position::start();
    assert_eq!(position::<International>(&case["input"]["fen"]), start);
}

fn king_run(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    let kings = numbered(position.kings(Color::White).iter());
    assert_eq!(kings, numbers(&case["answer"]["white_kings"]));
}

fn no_such_squares(case: &Value) {
    for fen in case["input"]["fens"].as_array().expect("a list of texts") {
        let errors = Position::<International>::from_fen(text(fen)).expect_err("no such square");
        assert!(errors.to_string().contains("1 to 50"), "{errors}");
    }
}

fn blanks(case: &Value) {
    let same = position::<International>(&case["answer"]["same_as"]);
    assert_eq!(position::<International>(&case["input"]["fen"]), same);
}

fn captured<V: Variant>(mv: Move<V>) -> Vec<u64> {
    numbered(mv.captured().iter())
}

fn routes_told_apart(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    assert_eq!(
        position.read_move("4x15").map_err(|r| r.reason()),
        Err(Reason::Ambiguous)
    );
    for path in ["4x31x42x15", "4x27x38x15"] {
        let mv = position.read_move(path).expect("a full path");
        assert_eq!(
            captured(mv),
            sorted(numbers(&case["answer"][path]["captures"]))
        );
        assert_eq!(position.move_text(mv), path);
    }
}

fn bare_pair_refused(case: &Value) {
    let position = position::<Russian>(&case["input"]["fen"]);
    let refusal = position.read_move("f8:b4").expect_err("two captures");
    assert_eq!(refusal.reason(), Reason::Ambiguous);
    assert_eq!(refusal.instead().len(), 2);
    let mv = position.read_move("f8:h6:f4:d6:b4").expect("a full path");
    assert_eq!(mv.captured().len(), 4);
    for mv in refusal.instead() {
        let text = position.move_text(*mv);
        assert_eq!(position.read_move(&text), Ok(*mv), "{text}");
    }
}

fn stale_move(case: &Value) {
    let mut game = Game::from_position(position::<International>(&case["input"]["fen"]));
    let mv = game.play_text("25-20").expect("a legal move");
    assert!(game.play(mv).is_err());
    assert!(game.play_text("25-20").is_err());
    assert_eq!(game.position().fen(), text(&case["answer"]["fen_after"]));
}

fn separators(case: &Value) {
    let mut game: Game = Game::new();
    for mv in text(&case["input"]["after"]).split(' ') {
        game.play_text(mv).expect("legal moves");
    }
    for accepted in case["answer"]["accept"]
        .as_array()
        .expect("a list of texts")
    {
        let mv = game
            .position()
            .read_move(text(accepted))
            .expect("an accepted form");
        assert_eq!(
            game.position().move_text(mv),
            text(&case["answer"]["write"])
        );
    }
    let star = game
        .position()
        .read_move("28*19")
        .expect_err("the star is a separator");
    assert_eq!(star.reason(), Reason::Unreadable);
}

fn circle(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    let mv = position
        .read_move(text(&case["input"]["text"]))
        .expect("a legal capture");
    assert_eq!(captured(mv), numbers(&case["answer"]["captures"]));
    assert_eq!(position.after(mv).fen(), text(&case["answer"]["fen_after"]));
}

fn hub_order(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    let (_, text_of_move) = text(&case["input"]["line"])
        .split_once('=')
        .expect("an argument");
    let mv = position.read_hub_move(text_of_move).expect("a legal move");
    assert_eq!(position.move_text(mv), text(&case["answer"]["path"]));
    assert_eq!(captured(mv), numbers(&case["answer"]["captures"]));
}

fn hub_length(case: &Value) {
    let (_, text_of_position) = text(&case["input"]["line"])
        .split_once('=')
        .expect("an argument");
    assert!(Position::<International>::from_hub(text_of_position).is_err());
}

fn hub_moves(case: &Value) {
    let line = text(&case["input"]["line"]);
    let text_of_position = line
        .split(' ')
        .nth(1)
        .and_then(|word| word.split('=').nth(1));
    let mut position: Position =
        Position::from_hub(text_of_position.expect("a position")).expect("a position");
    for mv in line.split('"').nth(1).expect("moves").split(' ') {
        position = position.after(position.read_hub_move(mv).expect("a legal move"));
    }
    assert_eq!(position.turn(), Color::Black);
    let mut moves: Vec<_> = position
        .legal_moves()
        .iter()
        .map(|&mv| position.hub_move(mv))
        .collect();
    moves.sort();
    assert_eq!(moves, ["13x24x19", "14x23x19"]);
}

fn counts(case: &Value) {
    let position = position::<International>(&case["input"]["fen"]);
    for (lines, depth) in numbers(&case["answer"]).into_iter().zip(1..) {
        assert_eq!(position.perft(depth), lines, "depth {depth}");
    }
}

fn counts_of_three(case: &Value) {
    fn check<V: Variant>(figures: &Value) {
        for (lines, depth) in numbers(figures).into_iter().zip(1..) {
            assert_eq!(Position::<V>::start().perft(depth), lines, "depth {depth}");
        }
    }
    check::<Russian>(&case["answer"]["russian"]);
    check::<Brazilian>(&case["answer"]["brazilian"]);
    check::<Checkers>(&case["answer"]["english"]);
    let start = Position::<Russian>::start();
    assert_eq!(
        start.fen_in(SquareNames::Algebraic).len(),
        start.fen().len() + 9
    );
}
