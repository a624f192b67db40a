//! How far a build or a check is, and how long it may take.

use std::time::{Duration, Instant};

use crate::output::note;

/// Counts positions of slices that are done.
#[derive(Debug)]
pub(super) struct Progress {
    /// What is done with slices: `built`, `checked`.
    done: &'static str,
    begin: Instant,
    slices: usize,
    all_slices: usize,
    /// Positions done in this run, and those still to do.
    now: u64,
    left: u64,
}

impl Progress {
    pub(super) fn new(done: &'static str, all_slices: usize, left: u64) -> Self {
        Self {
            done,
            begin: Instant::now(),
            slices: 0,
            all_slices,
            now: 0,
            left,
        }
    }

    /// Says that slices are done that were not before; `what` names them.
    pub(super) fn done(&mut self, what: &str, slices: usize, positions: u64) {
        self.slices += slices;
        self.now += positions;
        self.left = self.left.saturating_sub(positions);
        let elapsed = self.begin.elapsed();
        note(&[format!(
            "{what}: {} of {} slices, {} {}, about {} left",
            self.slices,
            self.all_slices,
            in_words(elapsed),
            self.done,
            in_words(self.estimate(elapsed)),
        )]);
    }

    /// Says nothing of slices that were done before.
    pub(super) fn found(&mut self, slices: usize) {
        self.slices += slices;
    }

    fn estimate(&self, elapsed: Duration) -> Duration {
        let millis = elapsed.as_millis() * u128::from(self.left) / u128::from(self.now.max(1));
        Duration::from_millis(u64::try_from(millis).unwrap_or(u64::MAX))
    }
}

/// A time as `7 s` or `12 min`.
fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..=119 => format!("{seconds} s"),
        seconds @ 120..=7199 => format!("{} min", seconds / 60),
        seconds => format!("{} h", seconds / 3600),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_in_words() {
        let words = |seconds| in_words(Duration::from_secs(seconds));
        assert_eq!(
            [3, 119, 120, 7200].map(words),
            ["3 s", "119 s", "2 min", "2 h"]
        );
    }
}
