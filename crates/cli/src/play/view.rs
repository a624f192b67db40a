//! The board with what stands beside and under it.

use std::time::Duration;

use damier_rules::{Color, Game, Square, Variant};

use super::clocks::shown;
use super::words;
use crate::board::{Look, draw};

/// How many lines of the moves played stand beside the board.
const MOVES_SHOWN: usize = 4;

/// A side as it is shown beside the board.
#[derive(Clone, Debug)]
pub(super) struct Side {
    /// Who plays it; nobody needs a name between two people at one screen.
    pub(super) name: Option<String>,
    /// What its clock shows, if there is one.
    pub(super) left: Option<Duration>,
}

/// The board of a game, the last move marked, the players and the last moves beside it, what draws
/// the game soon under it. `sides` are White and Black.
pub(super) fn screen<V: Variant>(game: &Game<V>, look: Look, sides: &[Side; 2]) -> String {
    let board = draw(game.position(), look, &marked(game));
    let height = board.lines().count();
    let beside = beside(game, look, sides, height);
    let mut text = String::from("\n");
    for (row, note) in board.lines().zip(beside) {
        text.push_str(row);
        if !note.is_empty() {
            text.push_str("   ");
            text.push_str(&note);
        }
        text.push('\n');
    }
    for line in words::draws_near(game) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

/// Where the last move began and ended, and what it took.
fn marked<V: Variant>(game: &Game<V>) -> Vec<Square> {
    let Some(mv) = game.moves().last() else {
        return Vec::new();
    };
    let ends = [mv.from(), mv.to()];
    ends.into_iter().chain(mv.captured().iter()).collect()
}

/// The lines beside the board: the other side above, the last moves, the near side below.
fn beside<V: Variant>(game: &Game<V>, look: Look, sides: &[Side; 2], height: usize) -> Vec<String> {
    let mut lines = vec![String::new(); height];
    // A board without colours has a frame, a line above and below.
    let frame = usize::from(!look.colors);
    let (top, bottom) = (frame, height - 1 - frame);
    [lines[top], lines[top + 1]] = side(game, !look.bottom, sides);
    [lines[bottom - 1], lines[bottom]] = side(game, look.bottom, sides);
    let sheet = words::score_sheet(game);
    let from = sheet.len().saturating_sub(MOVES_SHOWN);
    // On eight rows as on ten there are four lines between the two sides.
    let between = top + 2 + (bottom - top - 3 - MOVES_SHOWN) / 2;
    for (line, moves) in lines[between..].iter_mut().zip(&sheet[from..]) {
        line.clone_from(moves);
    }
    lines
}

/// Two lines about a side: its name and clock, its pieces.
fn side<V: Variant>(game: &Game<V>, color: Color, sides: &[Side; 2]) -> [String; 2] {
    let side = &sides[usize::from(color == Color::Black)];
    let to_move = game.end().is_none() && game.position().turn() == color;
    let arrow = if to_move { '>' } else { ' ' };
    let name = side.name.as_ref().map(|name| format!(": {name}"));
    let clock = side.left.map(|left| format!("  {}", shown(left)));
    let [name, clock] = [name, clock].map(Option::unwrap_or_default);
    [
        format!("{arrow} {color}{name}{clock}"),
        format!("  {}", words::pieces(game.position(), color)),
    ]
}

#[cfg(test)]
mod tests {
    use damier_rules::{International, Russian};

    use super::*;

    const PLAIN: Look = Look {
        ascii: true,
        colors: false,
        bottom: Color::White,
    };

    fn sides() -> [Side; 2] {
        let side = |name: &str, left| Side {
            name: Some(name.to_owned()),
            left,
        };
        [
            side("you", Some(Duration::from_secs(61))),
            side("Damier", None),
        ]
    }

    #[test]
    fn players_and_moves_stand_beside_the_board() {
        let mut game = Game::<International>::new();
        for text in ["32-28", "19-23", "28x19", "14x23"] {
            game.play_text(text).expect("the test gives legal moves");
        }
        let text = screen(&game, PLAIN, &sides());
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[2].ends_with("|     Black: Damier"), "{text}");
        assert!(lines[3].ends_with("  19 men"), "{text}");
        assert!(lines[5].ends_with("1. 32-28 19-23"), "{text}");
        assert!(lines[6].ends_with("2. 28x19 14x23"), "{text}");
        assert!(lines[10].ends_with("> White: you  1:01"), "{text}");
        for mark in ["14.*", "23b*", "19.*"] {
            assert!(text.contains(mark), "{mark} {text}");
        }
    }

    #[test]
    fn black_sees_black_at_the_bottom() {
        let look = Look {
            bottom: Color::Black,
            ..PLAIN
        };
        let text = screen(&Game::<Russian>::new(), look, &sides());
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[2].ends_with("> White: you  1:01"), "{text}");
        assert!(lines[8].ends_with("Black: Damier"), "{text}");
    }
}
