//! What a player can type.

use damier_rules::Variant;

use crate::moves::Examples;

/// A line that a player typed, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Nothing.
    Empty,
    Undo,
    Redo,
    Hint,
    Resign,
    Draw,
    /// Save the game to this file; to none if none is named.
    Save(Option<String>),
    /// List the legal moves.
    Moves,
    /// List the moves played.
    History,
    Board,
    Flip,
    Fen,
    Help,
    Quit,
    /// Anything else: the text of a move, or an answer to a question.
    Other(String),
}

/// What `help` says, with moves of the game.
pub(super) fn help<V: Variant>() -> String {
    let Examples {
        step,
        capture,
        long,
    } = Examples::of::<V>();
    let bare = step.replace('-', " ");
    format!(
        "Type a move by its squares, such as {step} or {capture} ({bare} will do); where captures\n\
         differ, name the squares in between: {long}.\n{COMMANDS}"
    )
}

/// The commands as `help` lists them.
const COMMANDS: &str =
    "  moves        the moves you can play       undo, redo   take back, play again
  hint         a move the computer likes    board        show the board again
  draw         offer a draw                 flip         turn the board
  resign       give up                      history      the moves played
  save FILE    write the game as PDN        fen          the position as text
  help         this text                    quit         leave
";

impl Command {
    /// Understands a line; capitals do not matter.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Empty,
            ("save", "") => Self::Save(None),
            ("save", path) => Self::Save(Some(path.to_owned())),
            ("undo" | "u", "") => Self::Undo,
            ("redo", "") => Self::Redo,
            ("hint", "") => Self::Hint,
            ("resign", "") => Self::Resign,
            ("draw", "") => Self::Draw,
            ("moves" | "legal", "") => Self::Moves,
            ("history", "") => Self::History,
            ("board", "") => Self::Board,
            ("flip", "") => Self::Flip,
            ("fen", "") => Self::Fen,
            ("help" | "?", "") => Self::Help,
            ("quit" | "q" | "exit", "") => Self::Quit,
            _ => Self::Other(line.to_owned()),
        }
    }
}

/// What is said to a question that wants yes or no; `None` if it is neither.
pub(super) fn yes_or_no(line: &str) -> Option<bool> {
    match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Some(true),
        "n" | "no" | "" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_blanks_do_not_matter() {
        assert_eq!(Command::read("  UNDO \r\n"), Command::Undo);
        assert_eq!(Command::read(" \t"), Command::Empty);
    }

    #[test]
    fn the_name_of_a_file_keeps_its_blanks_and_capitals() {
        let save = |path: &str| Command::Save(Some(path.to_owned()));
        assert_eq!(Command::read("save  My game.pdn "), save("My game.pdn"));
        assert_eq!(Command::read("Save"), Command::Save(None));
    }

    #[test]
    fn a_move_is_not_a_command() {
        assert_eq!(Command::read("32 28"), Command::Other("32 28".to_owned()));
        assert_eq!(Command::read("undo 2"), Command::Other("undo 2".to_owned()));
    }
}
