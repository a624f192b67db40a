//! A folder of tables: three files for each slice, and the values of slices that others still need.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use damier_endgame::{FreshCounter, Longest, Material, Statistics, Tables, check_sections};
use damier_rules::Variant;

/// What a file of a slice holds, by the end of its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Outcomes,
    Distances,
    /// Counts as text; written last, so that a slice with this file is finished.
    Counts,
    /// A byte for each position.
    Values,
}

impl Part {
    fn extension(self) -> &'static str {
        match self {
            Self::Outcomes => "outcomes",
            Self::Distances => "distances",
            Self::Counts => "counts",
            Self::Values => "values",
        }
    }
}

/// A folder with the tables of a game.
#[derive(Debug)]
pub(super) struct Store {
    folder: PathBuf,
    game: &'static str,
}

impl Store {
    pub(super) fn new<V: Variant>(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            game: V::NAME,
        }
    }

    /// Makes the folder, and removes what a build of these slices that was stopped was writing.
    pub(super) fn prepare(&self, slices: &[Material]) -> Result<()> {
        let shown = self.folder.display();
        fs::create_dir_all(&self.folder).with_context(|| format!("{shown} cannot be made"))?;
        for &slice in slices {
            for part in [Part::Outcomes, Part::Distances, Part::Counts, Part::Values] {
                remove_if_there(&unfinished(&self.path(slice, part)))?;
            }
        }
        Ok(())
    }

    pub(super) fn path(&self, slice: Material, part: Part) -> PathBuf {
        let name = format!("{}-{slice}.{}", self.game, part.extension());
        self.folder.join(name)
    }

    fn names(&self) -> Result<Vec<String>> {
        let shown = self.folder.display();
        let entries =
            fs::read_dir(&self.folder).with_context(|| format!("{shown} cannot be read"))?;
        let names: io::Result<Vec<_>> = entries.map(|entry| Ok(entry?.file_name())).collect();
        let names = names.with_context(|| format!("{shown} cannot be read"))?;
        // Names that are no text are none of ours.
        Ok(names
            .into_iter()
            .filter_map(|name| name.into_string().ok())
            .collect())
    }

    /// Writes a file in one go: whoever looks for it finds the whole file or none.
    pub(super) fn write(&self, slice: Material, part: Part, bytes: &[u8]) -> Result<()> {
        let path = self.path(slice, part);
        write_whole(&path, bytes).with_context(|| format!("{} cannot be written", path.display()))
    }

    /// The bytes of a file; `None` if it is not there.
    pub(super) fn read(&self, slice: Material, part: Part) -> Result<Option<Vec<u8>>> {
        let path = self.path(slice, part);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error).with_context(|| format!("{} cannot be read", path.display())),
        }
    }

    /// Removes a file if it is there.
    pub(super) fn remove(&self, slice: Material, part: Part) -> Result<()> {
        remove_if_there(&self.path(slice, part))
    }

    /// Whether a slice is finished. Its files are checked: a damaged one is an error.
    pub(super) fn is_finished<V: Variant>(&self, slice: Material) -> Result<bool> {
        let Some(counts) = self.read(slice, Part::Counts)? else {
            return Ok(false);
        };
        let statistics = self.counts(slice, &counts)?;
        let outcomes = self.checked::<V>(slice, Part::Outcomes)?;
        let distances = self.checked::<V>(slice, Part::Distances)?;
        let has_losses = slice.pieces() <= WITH_DISTANCES && statistics.quiet[2] > 0;
        if outcomes.is_none() || has_losses && distances.is_none() {
            bail!(
                "{} says that the slice is finished, and its tables are not there: remove it to build them again",
                self.path(slice, Part::Counts).display()
            );
        }
        Ok(true)
    }

    /// The bytes of a table whose sums are right.
    fn checked<V: Variant>(&self, slice: Material, part: Part) -> Result<Option<Vec<u8>>> {
        let Some(bytes) = self.read(slice, part)? else {
            return Ok(None);
        };
        let shown = self.path(slice, part);
        let sections =
            check_sections::<V>(&bytes).with_context(|| format!("{}", shown.display()))?;
        if sections != [(slice, part == Part::Distances)] {
            bail!("{} holds other slices than its name says", shown.display());
        }
        Ok(Some(bytes))
    }

    /// The slices that have tables here, in the order in which they are solved.
    pub(super) fn slices(&self) -> Result<Vec<Material>> {
        let names = self.names()?;
        let is_here = |slice: &Material| {
            let path = self.path(*slice, Part::Outcomes);
            names.iter().any(|name| path.ends_with(name))
        };
        let all = (2..=damier_endgame::MAX_PIECES).flat_map(Material::all);
        Ok(all.filter(is_here).collect())
    }

    /// The tables that are here.
    pub(super) fn tables<V: Variant>(&self) -> Result<Tables<V>> {
        let slices = self.slices()?;
        if slices.is_empty() {
            bail!("{} holds no tables of {}", self.folder.display(), self.game);
        }
        let mut parts = Vec::new();
        for slice in slices {
            for part in [Part::Outcomes, Part::Distances] {
                parts.extend(self.checked::<V>(slice, part)?.map(Cow::Owned));
            }
        }
        Tables::from_parts(parts).with_context(|| format!("{}", self.folder.display()))
    }

    /// The counts of a slice, from the bytes of their file.
    pub(super) fn counts(&self, slice: Material, bytes: &[u8]) -> Result<Statistics> {
        Ok(self.all_counts(slice, bytes)?.0)
    }

    /// The counts of a slice, and what the 25-move limit does to it where that was counted.
    pub(super) fn all_counts(&self, slice: Material, bytes: &[u8]) -> Result<Counts> {
        let faulty = || {
            let path = self.path(slice, Part::Counts);
            format!("{} is damaged, expected 13 or 16 cells", path.display())
        };
        let text = std::str::from_utf8(bytes).with_context(faulty)?;
        read_counts(text).with_context(faulty)
    }
}

/// Slices with up to so many pieces have distances.
pub(super) const WITH_DISTANCES: u32 = 4;

fn remove_if_there(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("{} cannot be removed", path.display()))
        }
        _ => Ok(()),
    }
}

/// The name of a file while it is written.
fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".unfinished");
    path.with_file_name(name)
}

/// Writes under another name, waits until it is on the disk, and then gives it its name.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = unfinished(path);
    let mut file = File::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&unfinished, path)?;
    // The name is on the disk when its folder is; only some systems can be asked for that.
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// The counts of a slice, and what the 25-move limit does to it where plays are long enough.
pub(super) type Counts = (Statistics, Option<FreshCounter>);

/// The counts of a slice as a line of cells.
pub(super) fn write_counts(slice: Material, (statistics, fresh): &Counts) -> String {
    let mut cells = vec![slice.to_string()];
    cells.extend(
        [statistics.outcomes, statistics.quiet]
            .concat()
            .iter()
            .map(u64::to_string),
    );
    for longest in [&statistics.win, &statistics.loss] {
        cells.push(longest.plies.to_string());
        cells.push(longest.positions.to_string());
        cells.push(longest.example.clone().unwrap_or_else(|| "-".to_owned()));
    }
    if let Some(fresh) = fresh {
        let numbers = [fresh.long, fresh.late, u64::from(fresh.longest_run)];
        cells.extend(numbers.iter().map(u64::to_string));
    }
    cells.join("\t") + "\n"
}

fn read_counts(text: &str) -> Option<Counts> {
    let cells: Vec<&str> = text.strip_suffix('\n')?.split('\t').collect();
    let number = |place: usize| cells.get(place)?.parse::<u64>().ok();
    let three = |place| Some([number(place)?, number(place + 1)?, number(place + 2)?]);
    let longest = |place: usize| {
        let example = *cells.get(place + 2)?;
        Some(Longest {
            plies: u32::try_from(number(place)?).ok()?,
            positions: number(place + 1)?,
            example: (example != "-").then(|| example.to_owned()),
        })
    };
    let statistics = Statistics {
        outcomes: three(1)?,
        quiet: three(4)?,
        win: longest(7)?,
        loss: longest(10)?,
    };
    if cells.len() == 13 {
        return Some((statistics, None));
    }
    let [long, late, run] = three(13)?;
    let fresh = FreshCounter {
        long,
        late,
        longest_run: u16::try_from(run).ok()?,
    };
    Some((statistics, Some(fresh)))
}
