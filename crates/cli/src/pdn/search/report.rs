//! The games found: as lines, as JSON, as PDN, or only counted.

use std::io::Write;

use damier_library::Match;
use damier_pdn::{Game, Rules, Writer};
use serde::Serialize;

use super::Sink;
use crate::output::{Output, printable};
use crate::pdn::files::{FileGame, players};

/// A game that fulfils the conditions.
pub(crate) struct Found<'a> {
    pub(crate) game: FileGame<'a>,
    pub(crate) found: Match,
}

/// What a run has seen.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) found: u64,
}

/// A line or an object a game.
pub(super) struct Listing {
    is_count: bool,
}

impl Listing {
    pub(super) fn new(is_count: bool) -> Self {
        Self { is_count }
    }
}

#[derive(Serialize)]
struct FoundView<'a> {
    file: &'a str,
    number: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    event: Option<&'a str>,
    date: Option<&'a str>,
    result: &'a str,
    plies: usize,
    game: Option<&'static str>,
    /// The first ply after which the position stands, if one was asked for.
    ply: Option<usize>,
}

#[derive(Serialize)]
struct CountView {
    games: u64,
    found: u64,
}

impl Sink for Listing {
    fn take(&mut self, out: &mut Output, found: &Found<'_>) -> anyhow::Result<()> {
        if self.is_count {
            return Ok(());
        }
        let FileGame { file, game } = found.game;
        if out.is_json() {
            out.object(&FoundView {
                file,
                number: game.number(),
                line: game.place().line,
                white: game.tag("White"),
                black: game.tag("Black"),
                event: game.tag("Event"),
                date: game.tag("Date"),
                result: game.result_or_tag(),
                plies: game.plies(),
                game: game.rules().map(Rules::name),
                ply: found.found.ply,
            })?;
        } else {
            out.lines(&[line(file, game, found.found)])?;
        }
        Ok(())
    }

    fn finish(&mut self, out: &mut Output, tally: Tally) -> anyhow::Result<()> {
        let Tally { games, found } = tally;
        match (self.is_count, out.is_json()) {
            (true, true) => out.object(&CountView { games, found })?,
            (true, false) => out.lines(&[found.to_string()])?,
            (false, true) => {}
            (false, false) => out.lines(&[format!("{found} of {games} games")])?,
        }
        Ok(())
    }
}

fn line(file: &str, game: &Game, found: Match) -> String {
    let tag = |name| {
        printable(
            game.tag(name)
                .filter(|text| !text.is_empty())
                .unwrap_or("?"),
        )
    };
    let ply = match found.ply {
        None => String::new(),
        Some(0) => ": at the start".to_owned(),
        Some(ply) => format!(": after ply {ply}"),
    };
    format!(
        "{}:{}: game {}, {}, {}, {}, {}{ply}",
        printable(file),
        game.place().line,
        game.number(),
        players(game),
        tag("Date"),
        tag("Event"),
        printable(game.result_or_tag()),
    )
}

/// The games as PDN.
pub(super) struct Pdn<'a> {
    writer: Writer<&'a mut dyn Write>,
}

impl<'a> Pdn<'a> {
    pub(super) fn new(target: &'a mut dyn Write) -> Self {
        Self {
            writer: Writer::new(target),
        }
    }
}

impl Sink for Pdn<'_> {
    fn take(&mut self, _: &mut Output, found: &Found<'_>) -> anyhow::Result<()> {
        Ok(self.writer.write(&found.game.game.canonical())?)
    }

    fn finish(&mut self, _: &mut Output, _: Tally) -> anyhow::Result<()> {
        Ok(self.writer.flush()?)
    }
}
