//! What happens in a game, in words.

use damier_rules::{
    Color, End, EndReason, Game, Kind, Limit, Move, Outcome, Position, Variant, square_name,
};

/// Plies from which on a counter that runs from the start of the game is worth a word.
const WORTH_A_WORD: u16 = 10;

/// How a game ended: the result and why.
pub(super) fn end<V: Variant>(end: End) -> String {
    let result = end.outcome.text(V::RESULT_STYLE);
    match end.outcome {
        Outcome::Win(winner) => format!("{winner} wins {result}: {}.", why(end.reason, !winner)),
        Outcome::Draw => format!("Draw {result}: {}.", why(end.reason, Color::White)),
    }
}

fn why(reason: EndReason, loser: Color) -> String {
    match reason {
        EndReason::NoPieces => format!("{loser} has no piece left"),
        EndReason::NoMoves => format!("{loser} cannot move"),
        EndReason::Repetition => "the same position has stood for the third time".to_owned(),
        EndReason::Limit(counter) => format!("the {} limit is reached", counter.reason_code()),
        EndReason::Agreement => "both sides agreed".to_owned(),
        EndReason::Resignation => format!("{loser} resigned"),
        EndReason::Time => format!("{loser} ran out of time"),
        other => other.code().to_owned(),
    }
}

/// What draws the game soon, a line each: counters that run, and a position that stood before.
pub(super) fn draws_near<V: Variant>(game: &Game<V>) -> Vec<String> {
    let mut lines: Vec<String> = game.limits().filter_map(counter).collect();
    if let Some(most) = game.rules().repetitions
        && game.repetitions() > 1
    {
        let left = most.saturating_sub(game.repetitions());
        lines.push(format!(
            "repetition: this position stands for the {} time, {} more and the game is drawn",
            if game.repetitions() == 2 {
                "second"
            } else {
                "last"
            },
            if left == 1 {
                "once".to_owned()
            } else {
                format!("{left} times")
            },
        ));
    }
    lines
}

/// A counter that runs: how many moves of each side are left.
fn counter((limit, plies): (Limit, Option<u16>)) -> Option<String> {
    use damier_rules::Condition::{KingMoves, KingsOnBothSides, NoCapture};
    let plies = plies?;
    let from_the_start = matches!(
        limit.condition,
        KingMoves | NoCapture | KingsOnBothSides { .. }
    );
    if from_the_start && plies < WORTH_A_WORD {
        return None;
    }
    let moves = limit.plies.saturating_sub(plies).div_ceil(2);
    let name = limit.counter.reason_code();
    let unit = if moves == 1 { "move" } else { "moves" };
    Some(format!("{name} limit: {moves} {unit} left"))
}

/// What a capture takes: `takes 13, 37 and 20`.
pub(super) fn takes<V: Variant>(position: &Position<V>, mv: Move<V>) -> String {
    let names: Vec<String> = position
        .captured_in_order(mv)
        .into_iter()
        .map(|square| square_name::<V>(square, V::SQUARE_NAMES))
        .collect();
    match names.split_last() {
        None => "takes nothing".to_owned(),
        Some((last, [])) => format!("takes {last}"),
        Some((last, before)) => format!("takes {} and {last}", before.join(", ")),
    }
}

/// How many pieces a side has: `12 men, 1 king`.
pub(super) fn pieces<V: Variant>(position: &Position<V>, color: Color) -> String {
    let men = position.men(color).len();
    let kings = position.kings(color).len();
    let count = |number: u32, kind: Kind| match (number, kind) {
        (1, kind) => format!("1 {kind}"),
        (number, Kind::Man) => format!("{number} men"),
        (number, Kind::King) => format!("{number} kings"),
    };
    if kings == 0 {
        count(men, Kind::Man)
    } else if men == 0 {
        count(kings, Kind::King)
    } else {
        format!("{}, {}", count(men, Kind::Man), count(kings, Kind::King))
    }
}

/// The moves played, a line for each move of both sides: `1. 32-28 19-23`.
pub(super) fn score_sheet<V: Variant>(game: &Game<V>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (position, mv) in game.positions().zip(game.moves()) {
        let position = position.position();
        let text = position.move_text(mv);
        match lines.last_mut() {
            Some(line) if position.turn() != V::FIRST => {
                line.push(' ');
                line.push_str(&text);
            }
            _ => {
                let dots = if position.turn() == V::FIRST {
                    ""
                } else {
                    "... "
                };
                lines.push(format!("{}. {dots}{text}", lines.len() + 1));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use damier_rules::{DrawRules, International, read_fen};

    use super::*;

    #[track_caller]
    fn game(fen: &str) -> Game<International> {
        let setup = read_fen::<International>(fen).expect("the test gives a FEN");
        let rules = DrawRules::default_of::<International>();
        Game::from_setup(&setup, rules).expect("the test gives a position")
    }

    #[test]
    fn a_counter_says_how_many_moves_are_left() {
        let mut game = game("W:WK46,K50,49:BK1");
        let moves = "50-44 1-7 44-50 7-1 50-39 1-7 39-50 7-12 50-44";
        for text in moves.split(' ') {
            game.play_text(text).expect("the test gives legal moves");
        }
        assert_eq!(draws_near(&game)[0], "16-move limit: 12 moves left");
        game.play_text("12-18").expect("the test gives legal moves");
        assert_eq!(draws_near(&game)[0], "16-move limit: 11 moves left");
    }

    #[test]
    fn counters_that_have_hardly_begun_are_not_spoken_of() {
        assert!(draws_near(&game("W:WK50,49:BK1,6:H9")).is_empty());
        assert_eq!(
            draws_near(&game("W:WK50,49:BK1,6:H48")),
            ["25-move limit: 1 move left"]
        );
    }

    #[test]
    fn a_repeated_position_is_spoken_of() {
        let mut game = game("W:WK50,49:BK1,6");
        for text in ["50-44", "1-7", "44-50", "7-1"] {
            game.play_text(text).expect("the test gives legal moves");
        }
        assert_eq!(
            draws_near(&game),
            [
                "repetition: this position stands for the second time, once more and the game is drawn"
            ]
        );
    }

    #[test]
    fn a_score_sheet_that_black_begins_has_dots() {
        let mut game = game("B:W31-50:B1-20");
        for text in ["19-23", "32-28", "23x32"] {
            game.play_text(text).expect("the test gives legal moves");
        }
        assert_eq!(score_sheet(&game), ["1. ... 19-23", "2. 32-28 23x32"]);
    }

    #[test]
    fn pieces_are_counted_in_words() {
        let position = *game("W:WK28,31,32:BK5").position();
        assert_eq!(pieces(&position, Color::White), "2 men, 1 king");
        assert_eq!(pieces(&position, Color::Black), "1 king");
    }
}
