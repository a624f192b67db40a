//! A line on the terminal that says how far a long run has come.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use crate::output::printable;

/// A run that is over before this shows nothing.
const PATIENCE: Duration = Duration::from_secs(2);
/// Between two pictures of the bar.
const INTERVAL: Duration = Duration::from_millis(200);
/// Games between two looks at the clock.
const GAMES: u64 = 64;
const BAR_WIDTH: u64 = 24;

/// Shows itself on standard error while it is a terminal, and on nothing else.
#[derive(Debug)]
pub(crate) struct Progress {
    enabled: bool,
    shown: bool,
    next: Instant,
    file: String,
    size_bytes: Option<u64>,
    games: u64,
}

impl Progress {
    /// A bar, if nothing else is being written to the terminal.
    pub(crate) fn new(terminal_is_free: bool) -> Self {
        Self {
            enabled: terminal_is_free && io::stderr().is_terminal(),
            shown: false,
            next: Instant::now() + PATIENCE,
            file: String::new(),
            size_bytes: None,
            games: 0,
        }
    }

    pub(crate) fn begin_file(&mut self, name: &str, size_bytes: Option<u64>) {
        self.file = printable(name);
        self.size_bytes = size_bytes;
    }

    /// Counts a game that ends at this offset of its file.
    pub(crate) fn count_game(&mut self, offset: u64) {
        self.games += 1;
        if !self.enabled || !self.games.is_multiple_of(GAMES) {
            return;
        }
        let now = Instant::now();
        if now >= self.next {
            self.next = now + INTERVAL;
            self.shown = true;
            show(&format!(
                "\r\x1b[K{}",
                bar(&self.file, self.games, offset, self.size_bytes)
            ));
        }
    }

    /// Takes the bar away, so that the line can be written on.
    pub(crate) fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            show("\r\x1b[K");
        }
    }
}

fn show(text: &str) {
    let mut terminal = io::stderr().lock();
    // A terminal that has gone away needs no bar.
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}

fn bar(file: &str, games: u64, offset: u64, size_bytes: Option<u64>) -> String {
    let mib = offset >> 20;
    let Some(size) = size_bytes.filter(|&size| size > 0) else {
        return format!("{file}: {mib} MiB, {games} games");
    };
    let share = |of: u64| u128::from(offset.min(size)) * u128::from(of) / u128::from(size);
    let filled: String = (0..BAR_WIDTH)
        .map(|place| {
            if u128::from(place) < share(BAR_WIDTH) {
                '#'
            } else {
                '.'
            }
        })
        .collect();
    format!(
        "[{filled}] {}% {file}: {mib} MiB, {games} games",
        share(100)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_says_how_far_the_file_is_read() {
        assert_eq!(
            bar("a.pdn", 7, 3 << 20, Some(6 << 20)),
            "[############............] 50% a.pdn: 3 MiB, 7 games"
        );
        assert_eq!(bar("-", 7, 3 << 20, None), "-: 3 MiB, 7 games");
        assert!(bar("a", 1, u64::MAX, Some(1)).contains("100%"));
    }
}
