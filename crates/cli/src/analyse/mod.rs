//! `damier analyse`: the best moves of a position, and games of a file with remarks.

mod games;
mod judge;
mod late;
mod line;
mod position;
mod think;
mod watch;

use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_arena::seconds;
use damier_engine::Endgames;
use damier_pdn::report;

use self::position::of_position;
use self::think::{Limit, Settings};
use crate::game::{GameName, with_game};
use crate::hub::thinking::{MAX_HASH_MIB, MAX_THREADS};
use crate::items::STDIN;
use crate::output::{Answer, Output};

/// Find the best moves of a position, or the mistakes in the games of a file
///
/// Scores are in men, and from White's view. Of a file every position is analysed, with 100000 nodes
/// unless a limit is given, and the games are written as PDN with the score behind each move, `?` at
/// a move that loses half a point and `??` at one that loses a whole point, and the better line: without
/// options it is the report that the page makes.
#[derive(clap::Args, Debug)]
pub(crate) struct AnalyseArgs {
    /// A position (a FEN, a Hub text or `start`), or a PDN file; `-` is PDN on standard input
    #[arg(value_name = "FEN|FILE")]
    subject: String,
    #[command(flatten)]
    limit: LimitArgs,
    /// How many of the best moves to give
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=MAX_LINES))]
    lines: Option<u16>,
    /// The size of the table, in MiB [default: 64 for a position, 16 for a file]
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..=MAX_HASH_MIB as i64))]
    hash: Option<u32>,
    /// Threads that search; with more than one the same search may end otherwise
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=MAX_THREADS as i64))]
    threads: u16,
    /// A folder of endgame tables to ask in place of those in the program, as `damier endgame build` makes it
    #[arg(long, value_name = "DIR")]
    endgames: Option<PathBuf>,
    /// Give the lines of every depth, as is done on a terminal
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// Write one JSON object: of a file, one for each game
    #[arg(long)]
    json: bool,
    /// Which game of the file; every one without it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    number: Option<u64>,
    /// The file to write the games to; standard output if it is not given or `-`
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file to write if it exists
    #[arg(long)]
    force: bool,
}

/// How far to think about each position.
#[derive(clap::Args, Clone, Copy, Debug)]
#[group(multiple = false)]
struct LimitArgs {
    /// Plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Positions to look at
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Seconds to think [default: 5 for a position]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

/// The most lines that can be asked for; hardly any position has more moves.
const MAX_LINES: i64 = 100;
/// How long a position is thought about where nothing else is said.
const DEFAULT_TIME: Duration = Duration::from_secs(5);
/// The table of a position where nothing else is said, in mebibytes.
const DEFAULT_HASH_MIB: u32 = 64;

impl AnalyseArgs {
    /// How a position is thought about.
    fn settings_of_position(&self) -> Settings<'_> {
        self.settings(
            Limit::Time(DEFAULT_TIME),
            DEFAULT_HASH_MIB,
            Endgames::Distances,
        )
    }

    /// How each position of a game is thought about: as by the page, but for what is wished otherwise.
    /// Tables of the user are asked all that they know, which the engine of the page has none of.
    fn settings_of_game(&self) -> Settings<'_> {
        let asks = match self.endgames {
            Some(_) => Endgames::Distances,
            None => Endgames::Outcomes,
        };
        self.settings(Limit::Nodes(report::NODES), report::HASH_MIB, asks)
    }

    fn settings(&self, default: Limit, hash_mib: u32, asks: Endgames) -> Settings<'_> {
        let limit = match self.limit {
            LimitArgs {
                depth: Some(depth), ..
            } => Limit::Depth(depth),
            LimitArgs {
                nodes: Some(nodes), ..
            } => Limit::Nodes(nodes),
            LimitArgs {
                time: Some(time), ..
            } => Limit::Time(time),
            _ => default,
        };
        Settings {
            limit,
            lines: usize::from(self.lines.unwrap_or(1)),
            hash_mib: usize::try_from(self.hash.unwrap_or(hash_mib)).unwrap_or(MAX_HASH_MIB),
            asks,
            threads: usize::from(self.threads),
            endgames: self.endgames.as_deref(),
        }
    }

    /// An option that does not go with a position or with a file, as it stands on the command line.
    fn misplaced(&self, is_file: bool) -> Option<String> {
        let number = || self.number.map(|number| format!("--number {number}"));
        let out = || {
            self.out
                .as_ref()
                .map(|path| format!("--out {}", path.display()))
        };
        let force = || self.force.then(|| "--force".to_owned());
        let lines = || self.lines.map(|lines| format!("--lines {lines}"));
        let all = || self.all.then(|| "--all".to_owned());
        if is_file {
            lines().or_else(all)
        } else {
            number().or_else(out).or_else(force)
        }
    }
}

pub(crate) fn run(args: &AnalyseArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let is_file = is_file(&args.subject);
    if let Some(option) = args.misplaced(is_file) {
        let (wanted, found) = if is_file {
            ("position", "file of games")
        } else {
            ("file of games", "position")
        };
        let subject = crate::output::printable(&args.subject);
        let reason = format!("{option} goes with a {wanted}, and {subject:?} is a {found}");
        return Ok(Output::new(args.json).refuse(&[reason])?);
    }
    if is_file {
        games::run(args, named)
    } else {
        with_game!(named.unwrap_or_default(), of_position(args))
    }
}

/// Whether a file of games is meant, and not a position; the word for the start never is one.
fn is_file(subject: &str) -> bool {
    if subject == "start" {
        return false;
    }
    let path = Path::new(subject);
    let has_ending = path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("pdn"));
    subject == STDIN || has_ending || path.exists()
}
