//! `cargo xtask perft`: counts every known move tree with the released program.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::workspace::{self, Build};

/// The known counts, one a line: game, FEN, depth, nodes.
const KNOWN: &str = "crates/rules/tests/data/perft.tsv";

/// The games of the program. The table has others too, which the tests of the rules define for themselves.
const GAMES: [&str; 4] = ["international", "checkers", "russian", "brazilian"];

/// No count above this many nodes is made unless it is asked for.
const MAX_NODES: u64 = 1_000_000_000;

/// Which counts are made.
#[derive(clap::Args, Debug)]
pub(crate) struct Options {
    /// Leave out counts above this many nodes
    #[arg(long, value_name = "N", default_value_t = MAX_NODES)]
    max_nodes: u64,
    /// Only this game
    #[arg(long, value_parser = GAMES)]
    game: Option<String>,
    /// Make every last position instead of only counting its move
    #[arg(long)]
    no_bulk: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            max_nodes: MAX_NODES,
            game: None,
            no_bulk: false,
        }
    }
}

/// A known count.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    game: String,
    fen: String,
    depth: u32,
    nodes: u64,
}

/// What the program says it counted, and how fast.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Count {
    pub(crate) nodes: u64,
    pub(crate) seconds: f64,
    /// Million nodes a second.
    pub(crate) mnps: f64,
}

/// Counts every known tree, and prints a table of them.
///
/// # Errors
/// When a count differs from the known one, or the program cannot be built or run.
pub(crate) fn run(options: &Options) -> Result<()> {
    let text = std::fs::read_to_string(workspace::root().join(KNOWN))
        .with_context(|| format!("cannot read {KNOWN}"))?;
    let known: Vec<Known> = parse(&text)?
        .into_iter()
        .filter(|row| GAMES.contains(&row.game.as_str()) && row.nodes <= options.max_nodes)
        .filter(|row| options.game.as_ref().is_none_or(|game| *game == row.game))
        .collect();
    if known.is_empty() {
        bail!(
            "{KNOWN} has no row for this game with at most {} nodes",
            options.max_nodes
        );
    }
    let damier = workspace::damier(Build::Released)?;
    println!("| game | fen | depth | nodes | seconds | mnps | ok |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | --- |");
    let mut wrong = 0;
    for row in &known {
        let count = count(command(
            &damier,
            &row.game,
            &row.fen,
            row.depth,
            !options.no_bulk,
        ))?;
        let verdict = if count.nodes == row.nodes {
            "yes".to_owned()
        } else {
            wrong += 1;
            format!("NO, {} is right", row.nodes)
        };
        println!("{}", table_row(row, count, &verdict));
    }
    println!();
    println!("move trees: {} passed, {wrong} failed", known.len() - wrong);
    if wrong > 0 {
        bail!("{wrong} of {} counts are wrong", known.len());
    }
    Ok(())
}

fn table_row(row: &Known, count: Count, verdict: &str) -> String {
    let mut line = format!("| {} | `{}` | {} ", row.game, row.fen, row.depth);
    write!(
        line,
        "| {} | {:.3} | {:.1} | {verdict} |",
        count.nodes, count.seconds, count.mnps
    )
    .expect("a string takes any text");
    line
}

/// The command that counts one tree.
pub(crate) fn command(damier: &Path, game: &str, fen: &str, depth: u32, is_bulk: bool) -> Command {
    let mut command = Command::new(damier);
    command.args([
        "perft",
        "--game",
        game,
        "--depth",
        &depth.to_string(),
        "--fen",
        fen,
    ]);
    if !is_bulk {
        command.arg("--no-bulk");
    }
    command
}

/// Runs a command that counts, and reads its last line: `nodes=<n> seconds=<s> mnps=<x>`.
///
/// # Errors
/// When the command fails or its last line is another.
pub(crate) fn count(mut command: Command) -> Result<Count> {
    let printed = process::output(&mut command)?;
    let last = printed.trim_end().lines().next_back().unwrap_or_default();
    parse_count(last).with_context(|| {
        format!(
            "`{}` ended with {last:?}, not with nodes=<n> seconds=<s> mnps=<x>",
            process::shown(&command)
        )
    })
}

fn parse_count(line: &str) -> Option<Count> {
    let mut words = line.split_whitespace();
    let mut value = |name: &str| words.next()?.strip_prefix(name)?.strip_prefix('=');
    Some(Count {
        nodes: value("nodes")?.parse().ok()?,
        seconds: value("seconds")?.parse().ok()?,
        mnps: value("mnps")?.parse().ok()?,
    })
}

fn parse(text: &str) -> Result<Vec<Known>> {
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    let (_, header) = lines.next().with_context(|| format!("{KNOWN} is empty"))?;
    let columns: Vec<&str> = header.split('\t').collect();
    let column = |name: &str| {
        let place = columns.iter().position(|column| *column == name);
        place.with_context(|| format!("{KNOWN} has no column {name:?} in its first line"))
    };
    let (game, fen) = (column("game")?, column("fen")?);
    let (depth, nodes) = (column("depth")?, column("nodes")?);
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        Some(Known {
            game: (*cells.get(game)?).to_owned(),
            fen: (*cells.get(fen)?).to_owned(),
            depth: cells.get(depth)?.parse().ok()?,
            nodes: cells.get(nodes)?.parse().ok()?,
        })
    };
    lines
        .map(|(index, line)| {
            row(line).with_context(|| {
                format!("{KNOWN}:{}: not a row of {header:?}: {line:?}", index + 1)
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_of_perft_is_read() {
        let count = Count {
            nodes: 81,
            seconds: 0.5,
            mnps: 162.0,
        };
        assert_eq!(parse_count("nodes=81 seconds=0.5 mnps=162.0"), Some(count));
        assert_eq!(parse_count("seconds=0.5 nodes=81 mnps=162.0"), None);
        assert_eq!(parse_count(""), None);
    }

    #[test]
    fn rows_are_read_by_the_names_of_their_columns() {
        let text = "# source\ngame\tdepth\tfen\tnodes\nrussian\t2\tW:W9:B24\t7\n";
        let row = Known {
            game: "russian".into(),
            fen: "W:W9:B24".into(),
            depth: 2,
            nodes: 7,
        };
        assert_eq!(parse(text).expect("a good table"), [row]);
    }

    #[test]
    fn a_bad_row_is_an_error_with_its_line() {
        let error = parse("game\tfen\tdepth\tnodes\nrussian\tW:W9:B24\tmany\t7\n")
            .expect_err("a bad depth");
        assert!(error.to_string().contains("perft.tsv:2:"), "{error}");
    }
}
