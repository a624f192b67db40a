//! What is counted, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The upper bounds of the times that are counted, in milliseconds, and in seconds as they are told.
const BOUNDS: [(u64, &str); 11] = [
    (1, "0.001"),
    (2, "0.002"),
    (5, "0.005"),
    (10, "0.01"),
    (20, "0.02"),
    (50, "0.05"),
    (100, "0.1"),
    (250, "0.25"),
    (1000, "1"),
    (5000, "5"),
    (30_000, "30"),
];

#[derive(Debug, Default)]
struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    sum_us: AtomicU64,
}

impl Times {
    fn add(&self, took: Duration) {
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        if let Some(at) = BOUNDS.iter().position(|(bound, _)| millis < *bound) {
            self.buckets[at].fetch_add(1, Ordering::Relaxed);
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.sum_us.fetch_add(micros, Ordering::Relaxed);
        self.count.fetch_add(1, Ordering::Relaxed);
    }

    fn write(&self, name: &str, out: &mut String) {
        let _ = writeln!(out, "# TYPE {name} histogram");
        let mut sum = 0;
        for ((_, seconds), bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let micros = self.sum_us.load(Ordering::Relaxed);
        let (seconds, micros) = (micros / 1_000_000, micros % 1_000_000);
        let _ = writeln!(
            out,
            "{name}_sum {seconds}.{micros:06}\n{name}_count {count}"
        );
    }
}

/// Counters of a server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    requests: Times,
    /// By route and status; the routes are those of the program, so there are not many.
    answers: Mutex<BTreeMap<(String, u16), u64>>,
    counted: AtomicU64,
    refused: AtomicU64,
    checks: Times,
}

impl Metrics {
    pub(crate) fn answered(&self, route: &str, status: u16, took: Duration) {
        self.requests.add(took);
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = answers.get_mut(&(route.to_owned(), status)) {
            *count += 1;
        } else {
            answers.insert((route.to_owned(), status), 1);
        }
    }

    pub(crate) fn checked(&self, counts: bool, took: Duration) {
        let counter = if counts { &self.counted } else { &self.refused };
        counter.fetch_add(1, Ordering::Relaxed);
        self.checks.add(took);
    }

    /// Everything, with how many games wait.
    pub(crate) fn text(&self, waiting: i64) -> String {
        let mut out = String::new();
        self.requests.write("damier_request_seconds", &mut out);
        out.push_str("# TYPE damier_answers_total counter\n");
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        for ((route, status), count) in answers.iter() {
            let _ = writeln!(
                out,
                "damier_answers_total{{route=\"{route}\",status=\"{status}\"}} {count}"
            );
        }
        drop(answers);
        self.checks.write("damier_check_seconds", &mut out);
        out.push_str("# TYPE damier_games_total counter\n");
        for (verdict, counter) in [("counted", &self.counted), ("refused", &self.refused)] {
            let count = counter.load(Ordering::Relaxed);
            let _ = writeln!(out, "damier_games_total{{verdict=\"{verdict}\"}} {count}");
        }
        let _ = writeln!(out, "# TYPE damier_games_waiting gauge");
        let _ = writeln!(out, "damier_games_waiting {waiting}");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_below_their_bounds() {
        let metrics = Metrics::default();
        metrics.answered("/api/boards", 200, Duration::from_micros(300));
        metrics.answered("/api/boards", 200, Duration::from_millis(3));
        metrics.answered("/api/boards", 429, Duration::from_mins(1));
        metrics.checked(true, Duration::from_millis(30));
        let text = metrics.text(7);
        for line in [
            "damier_request_seconds_bucket{le=\"0.001\"} 1",
            "damier_request_seconds_bucket{le=\"0.005\"} 2",
            "damier_request_seconds_bucket{le=\"30\"} 2",
            "damier_request_seconds_bucket{le=\"+Inf\"} 3",
            "damier_answers_total{route=\"/api/boards\",status=\"200\"} 2",
            "damier_games_total{verdict=\"counted\"} 1",
            "damier_games_waiting 7",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
