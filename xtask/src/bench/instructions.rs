//! Instructions for each node: what a change costs, whatever else the machine is doing.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use super::trees::{self, TREES, Tree};
use crate::perft::Count;
use crate::workspace::{self, Build};
use crate::{perft, process};

/// How much less deep than for time: counting slows a program down, some tools a hundredfold.
const LESS_DEEP: u32 = 2;

/// A program that counts instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counter {
    /// Linux' own, which asks the processor.
    Perf,
    /// Runs the program on a processor of its own, which has no AVX-512.
    Callgrind,
}

/// Counts the instructions of the program as it is released.
pub(super) fn run() -> Result<()> {
    let Some(counter) = Counter::here() else {
        println!(
            "Instructions: not counted. `perf stat -e instructions:u` does not work here, and valgrind is not there."
        );
        println!();
        return Ok(());
    };
    let damier = workspace::damier(Build::Released)?;
    println!("Instructions for each node, as released, counted by {counter:?}:");
    println!();
    println!("| position | depth | count | nodes | instructions | a node |");
    println!("| --- | ---: | --- | ---: | ---: | ---: |");
    for tree in &TREES {
        let depth = tree.depth - LESS_DEEP;
        let (instructions, count) = counter.count(&damier, tree, depth)?;
        #[expect(clippy::cast_precision_loss, reason = "a quotient for people")]
        let each = instructions as f64 / count.nodes as f64;
        let (name, mode, nodes) = (tree.name, tree.mode(), count.nodes);
        println!("| {name} | {depth} | {mode} | {nodes} | {instructions} | {each:.1} |");
    }
    println!();
    Ok(())
}

impl Counter {
    /// The best counter that works on this machine.
    fn here() -> Option<Self> {
        let perf = Self::Perf.run(&Command::new("true"));
        if perf.is_ok() {
            return Some(Self::Perf);
        }
        process::succeeds(Command::new("valgrind").arg("--version")).then_some(Self::Callgrind)
    }

    fn count(self, damier: &Path, tree: &Tree, depth: u32) -> Result<(u64, Count)> {
        let command = trees::command(damier, tree, depth);
        let instructions = self.run(&command)?;
        Ok((instructions, perft::count(command)?))
    }

    /// The instructions that a command takes in all.
    fn run(self, command: &Command) -> Result<u64> {
        let mut counting = match self {
            Self::Perf => {
                let mut perf = Command::new("perf");
                perf.args(["stat", "-x", ",", "-e", "instructions:u", "--"]);
                perf
            }
            Self::Callgrind => {
                let mut valgrind = Command::new("valgrind");
                valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
                valgrind
            }
        };
        counting.arg(command.get_program()).args(command.get_args());
        let output = counting
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start `{}`", process::shown(&counting)))?;
        let report = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            bail!(
                "`{}` ended with {}\n{report}",
                process::shown(&counting),
                output.status
            );
        }
        self.parse(&report).with_context(|| {
            format!(
                "`{}` counts no instructions:\n{report}",
                process::shown(&counting)
            )
        })
    }

    fn parse(self, report: &str) -> Option<u64> {
        match self {
            Self::Perf => {
                let line = report.lines().find(|line| line.contains("instructions"))?;
                line.split(',').next()?.parse().ok()
            }
            Self::Callgrind => {
                let line = report.lines().find(|line| line.contains("Collected :"))?;
                line.rsplit(' ').next()?.parse().ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counters_reports_are_read() {
        let perf = "81000,,instructions:u,5123,100.00,,\n";
        assert_eq!(Counter::Perf.parse(perf), Some(81000));
        assert_eq!(
            Counter::Perf.parse("<not supported>,,instructions:u,0,100.00,,\n"),
            None
        );
        let callgrind = "==7== Events    : Ir\n==7== Collected : 138561\n==7==\n";
        assert_eq!(Counter::Callgrind.parse(callgrind), Some(138_561));
    }
}
