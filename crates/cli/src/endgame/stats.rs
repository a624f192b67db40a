//! `damier endgame stats`: counts and longest wins of tables.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use damier_endgame::{FreshCounter, Longest, Material, Statistics};
use damier_rules::Variant;
use serde::Serialize;

use super::store::{Counts, Part, Store};
use crate::game::{GameName, with_game};
use crate::output::{Answer, Output};

/// Show wins, draws, losses and the longest play of each slice, and the totals last
#[derive(clap::Args, Debug)]
pub(super) struct StatsArgs {
    /// The folder with the tables
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
}

/// A slice as JSON shows it; the totals have no slice.
#[derive(Serialize, Debug)]
struct View {
    #[serde(skip_serializing_if = "Option::is_none")]
    slice: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slices: Option<usize>,
    positions: u64,
    win: u64,
    draw: u64,
    loss: u64,
    stored: u64,
    bytes: u64,
    longest_win: Option<LongestView>,
    longest_loss: Option<LongestView>,
    /// Won and lost positions that take more than 50 plies; of them those that the 25-move limit
    /// makes draws from a fresh counter; and the most plies in a row that count towards it.
    #[serde(skip_serializing_if = "Option::is_none")]
    longer_than_50: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn_by_25_moves: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    longest_run: Option<u16>,
}

#[derive(Serialize, Debug)]
struct LongestView {
    plies: u32,
    positions: u64,
    example: String,
}

impl LongestView {
    fn new(longest: &Longest) -> Option<Self> {
        Some(Self {
            plies: longest.plies,
            positions: longest.positions,
            example: longest.example.clone()?,
        })
    }
}

pub(super) fn run(args: &StatsArgs, game: GameName) -> Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &StatsArgs) -> Result<Answer> {
    let mut out = Output::new(args.json);
    let store = Store::new::<V>(&args.folder);
    let tables = store.tables::<V>()?;
    let slices = store.slices()?;
    let mut totals = Statistics::default();
    let mut all_fresh = None;
    let mut all_bytes = 0;
    for slice in &slices {
        let counts = store.read(*slice, Part::Counts)?;
        let counts = counts.with_context(|| {
            format!("{} is missing", store.path(*slice, Part::Counts).display())
        })?;
        let (statistics, fresh) = store.all_counts(*slice, &counts)?;
        if tables.counts(*slice) != Some(statistics.quiet) {
            bail!(
                "{} does not count what its tables hold",
                store.path(*slice, Part::Counts).display()
            );
        }
        let bytes = size(&store, *slice)?;
        all_bytes += bytes;
        add(&mut totals, &statistics);
        add_fresh(&mut all_fresh, fresh);
        show(&mut out, (Some(*slice), None), &(statistics, fresh), bytes)?;
    }
    let totals = (totals, all_fresh);
    show(&mut out, (None, Some(slices.len())), &totals, all_bytes)?;
    out.flush()?;
    Ok(Answer::Done)
}

/// The bytes of the tables of a slice.
fn size(store: &Store, slice: Material) -> Result<u64> {
    let mut bytes = 0;
    for part in [Part::Outcomes, Part::Distances] {
        bytes += store
            .read(slice, part)?
            .map_or(0, |bytes| bytes.len() as u64);
    }
    Ok(bytes)
}

fn add(totals: &mut Statistics, statistics: &Statistics) {
    let sums = totals.outcomes.iter_mut().chain(&mut totals.quiet);
    for (total, count) in sums.zip(statistics.outcomes.iter().chain(&statistics.quiet)) {
        *total += count;
    }
    for (total, longest) in [
        (&mut totals.win, &statistics.win),
        (&mut totals.loss, &statistics.loss),
    ] {
        if longest.plies > total.plies {
            *total = longest.clone();
        } else if longest.plies == total.plies {
            total.positions += longest.positions;
            total.example = total.example.take().or_else(|| longest.example.clone());
        }
    }
}

fn show(
    out: &mut Output,
    (slice, slices): (Option<Material>, Option<usize>),
    (statistics, fresh): &Counts,
    bytes: u64,
) -> Result<()> {
    let [win, draw, loss] = statistics.outcomes;
    let view = View {
        slice: slice.map(|slice| slice.to_string()),
        slices,
        positions: win + draw + loss,
        win,
        draw,
        loss,
        stored: statistics.quiet.iter().sum(),
        bytes,
        longest_win: LongestView::new(&statistics.win),
        longest_loss: LongestView::new(&statistics.loss),
        longer_than_50: fresh.map(|fresh| fresh.long),
        drawn_by_25_moves: fresh.map(|fresh| fresh.late),
        longest_run: fresh.map(|fresh| fresh.longest_run),
    };
    if out.is_json() {
        out.object(&view)?;
    } else {
        let name = view.slice.clone().unwrap_or_else(|| "all".to_owned());
        out.lines(&[format!(
            "{name}: {} positions, {win} won, {draw} drawn, {loss} lost; longest win {}, longest loss {}; {bytes} bytes",
            view.positions,
            in_words(&statistics.win),
            in_words(&statistics.loss),
        )])?;
        if let Some(fresh) = fresh {
            out.lines(&[format!(
                "{name}: {} won or lost in more than 50 plies, {} of them drawn by the 25-move limit from a fresh counter; longest run towards it {} plies",
                fresh.long, fresh.late, fresh.longest_run,
            )])?;
        }
    }
    Ok(())
}

fn add_fresh(total: &mut Option<FreshCounter>, fresh: Option<FreshCounter>) {
    if let Some(fresh) = fresh {
        let total = total.get_or_insert_default();
        total.long += fresh.long;
        total.late += fresh.late;
        total.longest_run = total.longest_run.max(fresh.longest_run);
    }
}

fn in_words(longest: &Longest) -> String {
    match &longest.example {
        None => "none".to_owned(),
        Some(example) => {
            format!("{} plies ({}, {example})", longest.plies, longest.positions)
        }
    }
}
