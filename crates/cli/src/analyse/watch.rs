//! A line on the terminal that says which move of which game is being analysed.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::output::printable;

/// Between two pictures of the line.
const INTERVAL: Duration = Duration::from_millis(200);

/// Shows itself on standard error while that is a terminal, and on nothing else.
#[derive(Debug)]
pub(super) struct Watch {
    is_enabled: bool,
    is_shown: bool,
    next: Instant,
}

impl Watch {
    /// A line, if nothing else is being written to the terminal.
    pub(super) fn new(terminal_is_free: bool) -> Self {
        Self {
            is_enabled: terminal_is_free && io::stderr().is_terminal(),
            is_shown: false,
            next: Instant::now() + INTERVAL,
        }
    }

    /// Says that so many of the plies of a game are done.
    pub(super) fn show(&mut self, file: &str, game: u64, ply: usize, plies: usize) {
        let now = Instant::now();
        if self.is_enabled && now >= self.next {
            self.next = now + INTERVAL;
            self.is_shown = true;
            print(&format!("\r\x1b[K{}", line(file, game, ply, plies)));
        }
    }

    /// Takes the line away, so that it can be written on.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            print("\r\x1b[K");
        }
    }
}

fn print(text: &str) {
    let mut terminal = io::stderr().lock();
    // A terminal that has gone away needs no line.
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}

fn line(file: &str, game: u64, ply: usize, plies: usize) -> String {
    format!("{}: game {game}, ply {ply} of {plies}", printable(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_the_game_is() {
        assert_eq!(
            line("a\x07.pdn", 3, 14, 80),
            "a\\u{7}.pdn: game 3, ply 14 of 80"
        );
    }
}
