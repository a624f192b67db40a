//! A line that says how a match stands while it is played.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use damier_arena::stats::Estimate;
use damier_arena::{GameReport, MatchSettings, Observer, Side, Standing};

use super::games_file::GamesFile;
use super::report::elo;
use crate::output::{note, printable};

/// Keeps the games and shows how the match stands, on standard error: a line that changes on a
/// terminal, now and then a new one elsewhere.
pub(super) struct Watch {
    file: Option<GamesFile>,
    names: [String; 2],
    bounds: Option<(f64, f64)>,
    is_terminal: bool,
    is_shown: bool,
    next: Instant,
}

/// Between two changes of the line on a terminal.
const BLINK: Duration = Duration::from_millis(200);
/// Between two lines elsewhere, as in a log.
const LINE: Duration = Duration::from_secs(30);

impl Watch {
    pub(super) fn new(file: Option<GamesFile>, settings: &MatchSettings) -> Self {
        let is_terminal = io::stderr().is_terminal();
        let first = if is_terminal { Duration::ZERO } else { LINE };
        Self {
            file,
            names: [&settings.engines[0], &settings.engines[1]].map(|spec| printable(spec.name())),
            bounds: settings.sprt.map(|sprt| sprt.bounds()),
            is_terminal,
            is_shown: false,
            next: Instant::now() + first,
        }
    }

    /// Takes the line away.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            show("\r\x1b[K");
        }
    }

    fn name(&self, report: &GameReport) -> Option<String> {
        let irregularity = report.irregularity.as_ref()?;
        let [a, b] = &self.names;
        let name = match irregularity.engine {
            Side::A => a,
            Side::B => b,
        };
        Some(format!(
            "game {} ({}): {name}: {}: {}",
            report.number,
            printable(&report.opening),
            irregularity.kind,
            printable(&irregularity.text)
        ))
    }
}

impl Observer for Watch {
    fn game_over(
        &mut self,
        game: &damier_pdn::Game,
        report: &GameReport,
        standing: &Standing<'_>,
    ) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            file.add(game)?;
        }
        if let Some(line) = self.name(report) {
            self.clear();
            note(&[line]);
        }
        let now = Instant::now();
        if now < self.next {
            return Ok(());
        }
        self.next = now + if self.is_terminal { BLINK } else { LINE };
        let line = line(standing, self.bounds);
        if self.is_terminal {
            self.is_shown = true;
            show(&format!("\r\x1b[K{line}"));
        } else {
            note(&[line]);
        }
        Ok(())
    }
}

fn show(text: &str) {
    let mut terminal = io::stderr().lock();
    // A terminal that has gone away needs no line.
    let _ = terminal
        .write_all(text.as_bytes())
        .and_then(|()| terminal.flush());
}

fn line(standing: &Standing<'_>, bounds: Option<(f64, f64)>) -> String {
    let tally = standing.tally;
    let [wins, draws, losses] = tally.wins_draws_losses();
    let mut parts = vec![
        format!("{}/{} games", tally.games(), standing.games),
        format!("+{wins} ={draws} -{losses}"),
    ];
    let estimate = tally.by_pairs().or(tally.by_games());
    parts.extend(estimate.map(|estimate| format!("Elo {}", with_error(&estimate))));
    if let (Some(llr), Some((lower, upper))) = (standing.llr, bounds) {
        parts.push(format!("LLR {llr:.2} [{lower:.2}, {upper:.2}]"));
    }
    let failures = tally.irregularities().len();
    if failures > 0 {
        parts.push(format!("irregular {failures}"));
    }
    parts.extend(
        standing
            .time_left()
            .map(|left| format!("left {}", roughly(left))),
    );
    parts.join("  ")
}

fn with_error(estimate: &Estimate) -> String {
    if estimate.error().is_finite() {
        format!("{} ± {:.1}", elo(estimate.elo), estimate.error())
    } else {
        format!(
            "{} [{}, {}]",
            elo(estimate.elo),
            elo(estimate.low),
            elo(estimate.high)
        )
    }
}

/// `42 s`, `12 min`, `3.5 h`.
fn roughly(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        _ => format!("{:.1} h", time.as_secs_f64() / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_arena::Tally;

    #[test]
    fn the_line_says_how_the_match_stands() {
        let mut tally = Tally::default();
        let bounds = Some((-2.94, 2.94));
        let found = line(&standing(&tally, 0), bounds);
        assert_eq!(found, "0/40 games  +0 =0 -0  LLR 0.25 [-2.94, 2.94]");
        for (number, points) in [(1, 2), (2, 1), (3, 1), (4, 1)] {
            tally.add(&GameReport::new(number, points, "no-moves"));
        }
        let found = line(&standing(&tally, 4), None);
        assert_eq!(found, "4/40 games  +1 =3 -0  Elo +88.7 ± 174.2  left 6 min");
    }

    fn standing(tally: &Tally, played: u32) -> Standing<'_> {
        Standing {
            tally,
            games: 40,
            elapsed: Duration::from_secs(40),
            played,
            llr: Some(0.25),
        }
    }

    #[test]
    fn times_are_rough() {
        assert_eq!(roughly(Duration::from_secs(119)), "119 s");
        assert_eq!(roughly(Duration::from_secs(125)), "2 min");
        assert_eq!(roughly(Duration::from_mins(150)), "2.5 h");
    }
}
