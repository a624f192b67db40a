//! The PDN file of a match: what was played is there, whatever happens.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Write};
use std::path::Path;

use anyhow::{Context, bail};
use damier_arena::{GameReport, MatchSettings, Openings};
use damier_pdn::{Reader, Writer};
use damier_rules::Variant;

use crate::output::printable;
use crate::pdn::whole_file::WholeFile;

/// A file to which each game is added when it is over.
#[derive(Debug)]
pub(super) struct GamesFile {
    file: File,
    has_game: bool,
}

impl GamesFile {
    /// Opens a file, with what was played of the match before. A game that is not whole, because the
    /// program was ended in the middle of it, is taken out of the file.
    pub(super) fn open<V: Variant>(
        path: &Path,
        resume: bool,
        settings: &MatchSettings,
        openings: &Openings<V>,
    ) -> anyhow::Result<(Self, Vec<GameReport>)> {
        let name = printable(&path.display().to_string());
        let reports = if path.exists() {
            if !resume {
                bail!("{name} exists: go on with its match with --resume, or name another file");
            }
            tidy_up(path, &name, settings, openings)?
        } else {
            Vec::new()
        };
        let opened = OpenOptions::new().create(true).append(true).open(path);
        let file = opened.with_context(|| format!("{name} cannot be written"))?;
        let has_game = !reports.is_empty();
        Ok((Self { file, has_game }, reports))
    }

    /// Adds a game, in one piece.
    pub(super) fn add(&mut self, game: &damier_pdn::Game) -> io::Result<()> {
        let apart = if self.has_game { "\n" } else { "" };
        self.has_game = true;
        self.file.write_all(format!("{apart}{game}").as_bytes())
    }
}

/// Reads the games that count, and writes the file anew with them alone.
fn tidy_up<V: Variant>(
    path: &Path,
    name: &str,
    settings: &MatchSettings,
    openings: &Openings<V>,
) -> anyhow::Result<Vec<GameReport>> {
    let unreadable = || format!("{name} cannot be read");
    let file = File::open(path).with_context(unreadable)?;
    let games: Vec<_> = Reader::new(BufReader::new(file))
        .collect::<io::Result<_>>()
        .with_context(unreadable)?;
    let whole = settings
        .resume(openings, games)
        .with_context(|| name.to_owned())?;
    let mut anew = WholeFile::create(path, true).map_err(anyhow::Error::msg)?;
    let mut writer = Writer::new(&mut anew);
    for (game, _) in &whole {
        let written = writer.write(game);
        written.with_context(|| format!("{name} cannot be written"))?;
    }
    anew.finish().map_err(anyhow::Error::msg)?;
    Ok(whole.into_iter().map(|(_, report)| report).collect())
}
