//! `damier match`: games between engines, and what they say about their strength.

mod games_file;
mod report;
mod watch;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context;
use damier_arena::stats::Sprt;
use damier_arena::{
    Adjudication, Clock, DrawRule, EngineSpec, Limit, MatchSettings, Openings, Summary, WinRule,
    seconds,
};
use damier_rules::Variant;

use self::games_file::GamesFile;
use self::watch::Watch;
use crate::game::{GameName, with_game};
use crate::output::{Answer, Output, printable};
use crate::pdn::whole_file::WholeFile;
use crate::play::files::date;

/// Play games between two engines, and say which is stronger
///
/// An engine is `damier` (this program's own, in the same process), `greedy`, `random`, `hub`, `hub1`
/// (version 1, of Scan 2.0), `dxp-server` or `dxp-client`, and settings: 'damier nodes=5000 hash=16',
/// 'damier level=expert', 'hub cmd="./scan hub" dir=/opt/scan name=Scan param.threads=1'. Each opening
/// is played twice with colours swapped. An engine that crashes, hangs, oversteps its time or plays an
/// illegal move loses the game and is named, and the exit code is 1.
#[derive(clap::Args, Debug)]
pub(crate) struct MatchArgs {
    /// The first engine, from whose view the result is told
    #[arg(long, value_name = "ENGINE")]
    a: EngineSpec,
    /// The other engine
    #[arg(long, value_name = "ENGINE")]
    b: EngineSpec,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Games at a time
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    concurrency: u16,
    /// What is left to chance: the random openings, and the moves that a level or `greedy` chooses
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A file with a FEN a line, or `random:N` for N random plies
    #[arg(long, value_name = "FILE", default_value = "random:6")]
    openings: String,
    #[command(flatten)]
    limit: LimitArgs,
    /// Seconds that a move may take longer than it should [default: 0.2 with a clock, 1 with
    /// --move-time]
    #[arg(long, value_name = "S", value_parser = seconds)]
    margin: Option<Duration>,
    /// Seconds after which an engine hangs that has no clock [default: 120, with --move-time 10 and
    /// ten times as much]
    #[arg(long, value_name = "S", value_parser = seconds)]
    hang: Option<Duration>,
    /// End a game as won when both engines see a lead of so many men for so many plies
    #[arg(long, value_name = "MEN,PLIES")]
    adjudicate_win: Option<WinRule>,
    /// End a game as drawn when both engines see no greater lead for so many plies, from a ply on
    #[arg(long, value_name = "MEN,PLIES,FROM_PLY")]
    adjudicate_draw: Option<DrawRule>,
    /// End a game as drawn after so many plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_plies: Option<u32>,
    /// End a game when the endgame tables in the program know how it ends under its draw rules
    #[arg(long)]
    adjudicate_tables: bool,
    /// Stop as soon as a sequential test between two Elo differences is decided
    #[arg(
        long,
        value_name = "ELO0,ELO1[,ALPHA,BETA]",
        allow_hyphen_values = true
    )]
    sprt: Option<Sprt>,
    /// Keep the games in a PDN file
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Go on with the match of the PDN file
    #[arg(long, requires = "pdn")]
    resume: bool,
    /// Write the figures as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Go on, and give exit code 0, whatever engines do
    #[arg(long)]
    tolerate: bool,
}

/// What a move may cost.
#[derive(clap::Args, Debug)]
#[group(multiple = false)]
struct LimitArgs {
    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = seconds)]
    move_time: Option<Duration>,
    /// Nodes for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Seconds for the game: BASE, BASE+INCREMENT or BASE/MOVES
    #[arg(long, value_name = "CLOCK")]
    clock: Option<Clock>,
}

impl LimitArgs {
    fn limit(&self) -> Option<Limit> {
        let limit = self.move_time.map(Limit::MoveTime);
        let limit = limit.or(self.nodes.map(Limit::Nodes));
        let limit = limit.or(self.depth.map(Limit::Depth));
        limit.or(self.clock.map(Limit::Clock))
    }
}

impl MatchArgs {
    fn settings(&self) -> MatchSettings {
        MatchSettings {
            limit: self.limit.limit(),
            games: self.games,
            concurrency: usize::from(self.concurrency),
            seed: self.seed,
            margin: self.margin,
            hang: self.hang,
            adjudication: Adjudication {
                win: self.adjudicate_win,
                draw: self.adjudicate_draw,
                max_plies: self.max_plies.and_then(|most| usize::try_from(most).ok()),
                tables: self.adjudicate_tables,
            },
            sprt: self.sprt,
            tolerates: self.tolerate,
            date: date(SystemTime::now()),
            ..MatchSettings::new(self.a.clone(), self.b.clone())
        }
    }

    fn openings<V: Variant>(&self) -> anyhow::Result<Openings<V>> {
        if let Some(plies) = self.openings.strip_prefix("random:") {
            let plies = plies
                .parse()
                .ok()
                .filter(|&plies| plies <= MOST_RANDOM_PLIES);
            let plies = plies.with_context(|| {
                let found = printable(&self.openings);
                format!("{found}: expected random:N with at most {MOST_RANDOM_PLIES} plies")
            })?;
            return Ok(Openings::random(plies, self.seed));
        }
        let name = printable(&self.openings);
        let text =
            fs::read_to_string(&self.openings).with_context(|| format!("{name} cannot be read"))?;
        Openings::read(&text).with_context(|| name)
    }
}

/// Random games that are longer have mostly been decided.
const MOST_RANDOM_PLIES: usize = 40;

pub(crate) fn run(args: &MatchArgs, game: GameName) -> anyhow::Result<Answer> {
    with_game!(game, play(args))
}

fn play<V: Variant>(args: &MatchArgs) -> anyhow::Result<Answer> {
    let settings = args.settings();
    let openings = args.openings::<V>()?;
    let mut out = Output::new(false);
    out.warn(&settings.warnings());
    let mut file = None;
    let mut before = Vec::new();
    if let Some(path) = &args.pdn {
        let (opened, reports) = GamesFile::open(path, args.resume, &settings, &openings)?;
        (file, before) = (Some(opened), reports);
    }
    let mut watch = Watch::new(file, &settings);
    let summary = settings.run(&openings, &before, &mut watch);
    watch.clear();
    let summary = summary?;
    out.lines(&report::lines(&summary))?;
    out.flush()?;
    if let Some(path) = &args.json {
        write_json(path, &summary)?;
    }
    let is_clean = summary.irregular.is_empty() || args.tolerate;
    Ok(if is_clean { Answer::Done } else { Answer::No })
}

fn write_json(path: &Path, summary: &Summary) -> anyhow::Result<()> {
    let mut file = WholeFile::create(path, true).map_err(anyhow::Error::msg)?;
    serde_json::to_writer_pretty(&mut file, summary)?;
    file.write_all(b"\n")?;
    file.finish().map_err(anyhow::Error::msg)
}
