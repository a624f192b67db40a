//! A board for the terminal.
//!
//! Every playing square shows its name, so that a move can be typed from what is seen.

use std::io::IsTerminal;

use damier_rules::{Color, Geometry, Kind, Piece, Position, Square, Variant, square_name};

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    /// Letters as Hub has them (`w`, `W`, `b`, `B`) in place of the signs of Unicode.
    pub(crate) ascii: bool,
    /// Whether ANSI colours are written.
    pub(crate) colors: bool,
    /// The side at the bottom.
    pub(crate) bottom: Color,
}

impl Look {
    /// The look for standard output: colours on a terminal only, and none where `NO_COLOR` is set.
    pub(crate) fn of_stdout(ascii: bool) -> Self {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            ascii,
            colors: std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb,
            bottom: Color::White,
        }
    }
}

const RESET: &str = "\x1b[0m";
/// Background of the light squares; on 256 colours, a pale sand.
const LIGHT: &str = "\x1b[48;5;223m";
/// Background of the playing squares, a brown dark enough for white text.
const DARK: &str = "\x1b[48;5;94m";
/// Background of a marked square.
const MARKED: &str = "\x1b[48;5;64m";
/// The name of an empty square, of one with a white and with a black piece.
const NAME: &str = "\x1b[38;5;180m";
const WHITE: &str = "\x1b[1;38;5;231m";
const BLACK: &str = "\x1b[1;38;5;16m";

/// Draws a position, a line for a row, some squares marked (the last move, a hint).
///
/// Where there are no colours a marked square has `*` behind it.
pub(crate) fn draw<V: Variant>(position: &Position<V>, look: Look, marked: &[Square]) -> String {
    let size = size_of::<V>();
    let mut text = String::new();
    let border = format!("+{}+\n", "-".repeat(usize::from(size) * CELL_WIDTH));
    if !look.colors {
        text.push_str(&border);
    }
    for row in along(size, look.bottom) {
        if !look.colors {
            text.push('|');
        }
        for column in along(size, look.bottom) {
            cell::<V>(&mut text, position, (row, column), look, marked);
        }
        text.push_str(if look.colors { RESET } else { "|" });
        text.push('\n');
    }
    if !look.colors {
        text.push_str(&border);
    }
    text
}

/// How many rows and columns the board has: the row of its last square.
fn size_of<V: Variant>() -> u8 {
    Square::new(V::Geometry::SQUARES).map_or(0, V::Geometry::row)
}

/// Characters of a square: two for its name, two for what stands there.
const CELL_WIDTH: usize = 4;

/// The rows or columns in the order in which a side sees them.
fn along(size: u8, bottom: Color) -> impl Iterator<Item = u8> {
    (1..=size).map(move |line| match bottom {
        Color::White => line,
        Color::Black => size + 1 - line,
    })
}

fn cell<V: Variant>(
    text: &mut String,
    position: &Position<V>,
    (row, column): (u8, u8),
    look: Look,
    marked: &[Square],
) {
    let Some(square) = V::Geometry::square_at(row, column) else {
        if look.colors {
            text.push_str(LIGHT);
        }
        text.push_str("    ");
        return;
    };
    let name = square_name::<V>(square, V::SQUARE_NAMES);
    let piece = position.piece_at(square);
    let mark = marked.contains(&square);
    if look.colors {
        text.push_str(if mark { MARKED } else { DARK });
        text.push_str(match piece.map(|piece| piece.color) {
            None => NAME,
            Some(Color::White) => WHITE,
            Some(Color::Black) => BLACK,
        });
    }
    if name.len() < 2 {
        text.push(' ');
    }
    text.push_str(&name);
    text.push(sign(piece, look.ascii));
    text.push(if mark && !look.colors { '*' } else { ' ' });
    if look.colors {
        text.push_str(RESET);
    }
}

/// The sign of what stands on a square.
fn sign(piece: Option<Piece>, ascii: bool) -> char {
    let Some(Piece { color, kind }) = piece else {
        return if ascii { '.' } else { ' ' };
    };
    match (color, kind, ascii) {
        (Color::White, Kind::Man, true) => 'w',
        (Color::White, Kind::King, true) => 'W',
        (Color::Black, Kind::Man, true) => 'b',
        (Color::Black, Kind::King, true) => 'B',
        (Color::White, Kind::Man, false) => '⛀',
        (Color::White, Kind::King, false) => '⛁',
        (Color::Black, Kind::Man, false) => '⛂',
        (Color::Black, Kind::King, false) => '⛃',
    }
}

/// One line that says what the signs of [`draw`] stand for.
pub(crate) fn legend(look: Look) -> String {
    let colors = [Color::White, Color::Black];
    let pieces = colors.map(|color| [Kind::Man, Kind::King].map(|kind| Piece { color, kind }));
    let words: Vec<String> = pieces
        .as_flattened()
        .iter()
        .map(|&piece| format!("{} {piece}", sign(Some(piece), look.ascii)))
        .collect();
    words.join("  ") + "\n"
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

    #[test]
    fn a_board_shows_every_square_by_its_name() {
        let position = Position::<Russian>::from_fen("W:WKa1:Bh8").unwrap();
        let drawn = draw(&position, PLAIN, &[]);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 10);
        assert_eq!(lines[1], "|    b8.     d8.     f8.     h8b |");
        assert_eq!(lines[8], "|a1W     c1.     e1.     g1.     |");
    }

    #[test]
    fn black_at_the_bottom_turns_the_board() {
        let position: Position<International> = Position::start();
        let drawn = draw(
            &position,
            Look {
                bottom: Color::Black,
                ..PLAIN
            },
            &[],
        );
        let last = drawn.lines().nth(10).unwrap();
        assert_eq!(last, "| 5b      4b      3b      2b      1b     |");
    }

    #[test]
    fn marked_squares_have_a_star() {
        let position: Position<International> = Position::start();
        let marked = [Square::new(28).unwrap()];
        assert!(draw(&position, PLAIN, &marked).contains("28.*"));
    }

    #[test]
    fn colors_do_not_change_the_text() {
        let position: Position<International> = Position::start();
        let look = Look {
            ascii: false,
            colors: true,
            ..PLAIN
        };
        let drawn = draw(&position, look, &[]);
        assert!(drawn.contains("20⛂") && drawn.contains("31⛀"));
        assert_eq!(drawn.matches(LIGHT).count(), 50);
    }
}
