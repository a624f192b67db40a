//! Arrows and circles on the board, as commands in comments: `[%csl G32]`, `[%cal R3228]`.

use damier_rules::{Square, Variant, read_square, square_name};

use crate::commands::commands;

/// With which of four pens something is drawn. Programs know them by their colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pen {
    /// `G`, the usual one.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl Pen {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter it has in a command.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

/// An arrow from square to square, or a circle on one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawing {
    /// The pen.
    pub pen: Pen,
    /// The square of a circle, or where an arrow begins.
    pub from: Square,
    /// Where an arrow ends; `None` for a circle.
    pub to: Option<Square>,
}

/// The command of circles, and that of arrows.
pub(crate) const COMMANDS: [&str; 2] = ["csl", "cal"];

impl Drawing {
    /// Reads one: the letter of its pen and one square for a circle (`G32`), two for an arrow (`G3228`,
    /// `G32-28`). `None` if it is none of `V`'s board.
    ///
    /// ```
    /// use damier_pdn::{Drawing, Pen};
    /// use damier_rules::International;
    ///
    /// let arrow = Drawing::read::<International>("R32-28").expect("an arrow");
    /// assert_eq!((arrow.pen, arrow.from.number()), (Pen::Red, 32));
    /// assert_eq!(arrow.to.map(|square| square.number()), Some(28));
    /// assert_eq!(Drawing::read::<International>("R32-51"), None);
    /// ```
    #[must_use]
    pub fn read<V: Variant>(text: &str) -> Option<Self> {
        let letter = text.chars().next()?;
        let pen = Pen::ALL.into_iter().find(|pen| pen.letter() == letter)?;
        let squares = text.get(1..)?;
        let halves = || (squares.len() == 4 && squares.is_ascii()).then(|| squares.split_at(2));
        let (from, to) = match squares.split_once(['-', '\u{2013}']).or_else(halves) {
            Some((from, to)) => (from, Some(read_square::<V>(to)?)),
            None => (squares, None),
        };
        let from = read_square::<V>(from)?;
        (to != Some(from)).then_some(Self { pen, from, to })
    }

    /// What stands in a command: squares as the game names them, numbers with two digits.
    fn write<V: Variant>(self) -> String {
        let name = |square| format!("{:0>2}", square_name::<V>(square, V::SQUARE_NAMES));
        let to = self.to.map(name).unwrap_or_default();
        format!("{}{}{to}", self.pen.letter(), name(self.from))
    }

    /// Whether both would stand in the same place.
    fn covers(self, other: Self) -> bool {
        (self.from, self.to) == (other.from, other.to)
    }
}

/// The circles and arrows that a comment tells to draw, by the command and its order there; those that
/// are none of `V`'s board are left out.
///
/// ```
/// use damier_rules::International;
///
/// let found = damier_pdn::drawings::<International>("[%csl G32,R05] look [%cal Y3228]");
/// assert_eq!(found.len(), 3);
/// assert!(found[1].to.is_none() && found[2].to.is_some());
/// ```
#[must_use]
pub fn drawings<V: Variant>(comment: &str) -> Vec<Drawing> {
    let mut found = Vec::new();
    for command in commands(comment) {
        let is_arrow = match command.name {
            "csl" => false,
            "cal" => true,
            _ => continue,
        };
        let read = command
            .value
            .split([',', ' ', '\n'])
            .filter_map(Drawing::read::<V>);
        found.extend(read.filter(|drawing| drawing.to.is_some() == is_arrow));
    }
    only_last(&found)
}

/// Of those in the same place only the last.
fn only_last(all: &[Drawing]) -> Vec<Drawing> {
    let is_last = |&(at, one): &(usize, &Drawing)| {
        let mut later = all.iter().skip(at + 1);
        !later.any(|other| other.covers(*one))
    };
    let last = all.iter().enumerate().filter(is_last);
    last.map(|(_, &one)| one).collect()
}

/// The commands that draw these; nothing for none.
pub(crate) fn as_commands<V: Variant>(all: &[Drawing]) -> String {
    let all = only_last(all);
    let mut text = String::new();
    for (name, is_arrow) in COMMANDS.into_iter().zip([false, true]) {
        let written: Vec<String> = all
            .iter()
            .filter(|one| one.to.is_some() == is_arrow)
            .map(|one| one.write::<V>())
            .collect();
        if !written.is_empty() {
            text.extend(["[%", name, " ", &written.join(","), "]"]);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Checkers, International, Russian};

    #[track_caller]
    fn check<V: Variant>(comment: &str, expected: &str) {
        assert_eq!(as_commands::<V>(&drawings::<V>(comment)), expected);
    }

    #[test]
    fn squares_are_written_as_the_game_names_them() {
        check::<International>("[%csl G5,R32][%cal B5-10]", "[%csl G05,R32][%cal B0510]");
        check::<Checkers>("[%cal Y0105]", "[%cal Y0105]");
        check::<Russian>("[%cal Ga1b2][%csl R1]", "[%csl Rb8][%cal Ga1b2]");
    }

    #[test]
    fn what_is_no_drawing_is_left_out() {
        for none in [
            "[%cal G3232]",
            "[%cal G32]",
            "[%csl G3228]",
            "[%csl X32]",
            "[%csl G51]",
            "[%csl G]",
            "[%csl \u{e9}32]",
            "[%cal G3\u{e9}8]",
            "[%cal]",
            "[%clk 32]",
        ] {
            check::<International>(none, "");
        }
    }

    #[test]
    fn a_place_is_drawn_on_once() {
        check::<International>("[%csl G32, R33][%csl Y32]", "[%csl R33,Y32]");
        check::<International>("[%cal G3228,G2832,R3228]", "[%cal G2832,R3228]");
    }
}
