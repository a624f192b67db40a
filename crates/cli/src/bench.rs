//! `damier bench`: the nodes of a fixed suite, and how fast they are looked at.

use std::io;
use std::time::{Duration, Instant};

use damier_engine::{bench, unpack_tables};

use crate::output::{Answer, Output};

/// Count the nodes of a fixed suite of positions, which tells whether a change changes play
///
/// The nodes are the same on every machine. The last line is `Bench: <nodes> nodes <mnps> Mn/s`, in
/// millions of nodes a second.
#[derive(clap::Args, Debug)]
pub(crate) struct BenchArgs {}

pub(crate) fn run(_: &BenchArgs) -> anyhow::Result<Answer> {
    let mut out = Output::new(false);
    let mut written: io::Result<()> = Ok(());
    unpack_tables();
    let started = Instant::now();
    let mut before = Duration::ZERO;
    let nodes = bench(|game, nodes| {
        let now = started.elapsed();
        let speed = mnps(nodes, now.saturating_sub(before));
        before = now;
        if written.is_ok() {
            let line = format!("{game}: {nodes} nodes {speed} Mn/s");
            written = out.lines(&[line]).and_then(|()| out.flush());
        }
    });
    written?;
    let speed = mnps(nodes, started.elapsed());
    out.lines(&[format!("Bench: {nodes} nodes {speed} Mn/s")])?;
    out.flush()?;
    Ok(Answer::Done)
}

/// Millions of nodes a second with one decimal.
fn mnps(nodes: u64, time: Duration) -> String {
    let tenths = u128::from(nodes) * 10 / time.as_micros().max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_has_one_decimal() {
        assert_eq!(mnps(12_340_000, Duration::from_secs(2)), "6.1");
        assert_eq!(mnps(99, Duration::ZERO), "99.0");
    }
}
