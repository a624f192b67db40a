//! Another program that counts move trees, run in turn with ours.
//!
//! No peer is known here by name: how to call it comes from the command line, and what it answers is read by the units
//! in its last line.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;

/// How a peer is called.
#[derive(clap::Args, Debug, Default)]
pub(super) struct Peer {
    /// Another program that only counts the last moves, as `'/path/perft -b -c {depth} {fen}'`: `{depth}` and
    /// `{fen}` are filled in, and its last line must have `<n> nodes` and a speed in `kN/s`, or be as Damier's own
    #[arg(long, value_name = "COMMAND")]
    peer_bulk: Option<String>,
    /// The same for a program that makes every last position
    #[arg(long, value_name = "COMMAND")]
    peer_no_bulk: Option<String>,
}

impl Peer {
    /// The command that counts one tree, if there is a peer for this kind of count.
    pub(super) fn command(&self, is_bulk: bool, depth: u32, fen: &str) -> Result<Option<Command>> {
        let template = if is_bulk {
            &self.peer_bulk
        } else {
            &self.peer_no_bulk
        };
        template
            .as_deref()
            .map(|template| filled(template, depth, fen))
            .transpose()
    }
}

fn filled(template: &str, depth: u32, fen: &str) -> Result<Command> {
    for place in ["{depth}", "{fen}"] {
        if !template.contains(place) {
            bail!("the peer's command {template:?} has no {place}");
        }
    }
    let depth = depth.to_string();
    let mut words = template
        .split_whitespace()
        .map(|word| word.replace("{depth}", &depth).replace("{fen}", fen));
    let program = words.next().context("the peer's command is empty")?;
    let mut command = Command::new(program);
    command.args(words);
    Ok(command)
}

/// Runs a peer, and gives its nodes and its million nodes a second.
pub(super) fn count(command: &mut Command) -> Result<(u64, f64)> {
    let printed = process::output(command)?;
    let last = printed.trim_end().lines().next_back().unwrap_or_default();
    parse(last).with_context(|| {
        format!(
            "`{}` ended with {last:?}, without nodes and a speed",
            process::shown(command)
        )
    })
}

/// Units of speed, and how many million nodes a second one of them is.
const UNITS: [(&str, f64); 4] = [("kn/s", 1e-3), ("knps", 1e-3), ("mn/s", 1.0), ("mnps", 1.0)];

/// Reads `nodes=<n> ... mnps=<x>` as well as `<n> nodes, ... <x> kN/s`.
fn parse(line: &str) -> Option<(u64, f64)> {
    let line = line.to_lowercase();
    let words: Vec<&str> = line
        .split([' ', ',', '=', '\t'])
        .filter(|word| !word.is_empty())
        .collect();
    let is_named = line.contains('=');
    let value = |unit: &str| {
        let place = words.iter().position(|word| *word == unit)?;
        words.get(if is_named {
            place + 1
        } else {
            place.checked_sub(1)?
        })
    };
    let nodes = value("nodes")?.parse().ok()?;
    let speed = UNITS.iter().find_map(|(unit, factor)| {
        let speed: f64 = value(unit)?.parse().ok()?;
        Some(speed * factor)
    })?;
    Some((nodes, speed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_is_filled_in() {
        let command = filled("perft -b -c {depth} {fen}", 8, "W:W31:B20").expect("a good template");
        assert_eq!(process::shown(&command), "perft -b -c 8 W:W31:B20");
        assert!(filled("perft -c {depth}", 8, "W:W31:B20").is_err());
    }

    #[test]
    fn speeds_are_read_by_their_units() {
        let line = "perft(8) 6483961 nodes, 0.05 sec, 139500 kN/s, bulk";
        assert_eq!(parse(line), Some((6_483_961, 139.5)));
        assert_eq!(parse("nodes=81 seconds=0.5 mnps=162.5"), Some((81, 162.5)));
        assert_eq!(parse("bestmove 32-28"), None);
    }
}
