//! The games behind the steps of a lesson.

use damier_rules::{Game, Position, Square, Variant};

use crate::lesson::{Fault, Lined, Right, Step};

/// The game of a step before a turn, with the first right answer of each earlier turn played.
pub(crate) fn game_before<V: Variant>(step: &Step, turn: usize) -> Result<Game<V>, Fault> {
    let position = Position::<V>::from_fen(&step.position.value).map_err(|errors| {
        let each: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Fault {
            line: step.position.line,
            message: format!("position {:?}: {}", step.position.value, each.join("; ")),
        }
    })?;
    let mut game = Game::from_position(position);
    for mv in &step.before {
        play(&mut game, mv)?;
    }
    for earlier in &step.turns[..turn] {
        let first = earlier.right.first();
        if let Some(Lined { line, value }) = first
            && let Right::This(text) = value
        {
            let mv = Lined {
                line: *line,
                value: text.clone(),
            };
            play(&mut game, &mv)?;
        }
        if let Some(reply) = &earlier.reply {
            play(&mut game, reply)?;
        }
    }
    Ok(game)
}

/// Plays a move of a lesson.
pub(crate) fn play<V: Variant>(game: &mut Game<V>, mv: &Lined<String>) -> Result<(), Fault> {
    match game.play_text(&mv.value) {
        Ok(_) => Ok(()),
        Err(error) => Err(Fault {
            line: mv.line,
            message: format!("{} in {}: {error}", mv.value, game.position().fen()),
        }),
    }
}

/// Squares by their numbers, sorted and each once; `None` if one is not on the board.
pub(crate) fn squares<V: Variant>(text: &str) -> Option<Vec<Square>> {
    let read = |word| damier_rules::read_square::<V>(word);
    let mut squares: Vec<Square> = text
        .split_whitespace()
        .map(read)
        .collect::<Option<Vec<_>>>()?;
    squares.sort_unstable();
    squares.dedup();
    Some(squares)
}
