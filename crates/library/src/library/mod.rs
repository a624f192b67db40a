//! Games kept in memory, with what is needed to search among them at once.

mod order;
mod search;

use std::collections::{BTreeMap, HashSet};

use damier_pdn::{Game, Reader, Rules};

pub use order::{Order, SortBy};

use crate::conditions::Outcome;
use crate::fold::folded;
use crate::names::{NameId, Names};
use crate::record::Record;

/// The most games of one chunk.
pub const CHUNK_GAMES: usize = 1000;

/// What is stored in the place of a game that was removed.
const REMOVED: &str = "[Event \"removed\"]\n\n*\n";

/// Numbers of games that one chunk uses up.
const CHUNK_NUMBERS: u64 = 1024;

/// A game of a library: its chunk, and its place in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId {
    /// The chunk.
    pub chunk: u32,
    /// The place among the games of its chunk, from 0.
    pub ordinal: u16,
}

impl GameId {
    /// Both as one number, below 2^43: the chunk times 1024, and the place.
    ///
    /// ```
    /// use damier_library::GameId;
    ///
    /// let id = GameId { chunk: 2, ordinal: 7 };
    /// assert_eq!(id.number(), 2055);
    /// assert_eq!(GameId::of_number(2055), Some(id));
    /// assert_eq!(GameId::of_number(1 << 43), None);
    /// ```
    #[must_use]
    pub fn number(self) -> u64 {
        u64::from(self.chunk) * CHUNK_NUMBERS + u64::from(self.ordinal)
    }

    /// The game of such a number.
    #[must_use]
    pub fn of_number(number: u64) -> Option<Self> {
        Some(Self {
            chunk: u32::try_from(number / CHUNK_NUMBERS).ok()?,
            ordinal: u16::try_from(number % CHUNK_NUMBERS).ok()?,
        })
    }
}

/// A game as a line of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// Which game it is.
    pub id: GameId,
    /// Who has White; empty where the tag is missing, as with the next five.
    pub white: &'a str,
    /// Who has Black.
    pub black: &'a str,
    /// The event.
    pub event: &'a str,
    /// The site.
    pub site: &'a str,
    /// The round.
    pub round: &'a str,
    /// The date as the game writes it.
    pub date: &'a str,
    /// The result.
    pub outcome: Outcome,
    /// The result as the game writes it; `*` if there is none.
    pub result: &'a str,
    /// Which game is played; `None` if it is none of those that are checked.
    pub rules: Option<Rules>,
    /// The plies of the main line.
    pub plies: u32,
    /// Whether the main line cannot be played to its end by the rules.
    pub has_problem: bool,
    /// Whether there is a comment in it.
    pub has_comment: bool,
}

/// Which names are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NamesOf {
    /// Of both sides.
    Players,
    /// Of the events.
    Events,
}

/// Games kept in memory.
///
/// They come and go in chunks: texts of PDN with at most [`CHUNK_GAMES`] games, so that whoever stores
/// them need not store them one by one. A game takes its text, eight bytes a ply and an index:
/// 19,501 games, 20 MB of PDN, took 56 MB in WebAssembly.
///
/// ```
/// use damier_library::{Library, Order, Query};
///
/// let mut library = Library::new();
/// let text = "[White \"Anna\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n1. 33-28 18-23 *\n";
/// assert_eq!(library.add(0, text, &[]), 2);
/// let query = Query { fen: Some("B:W28,31,33-50:B1-20".to_owned()), ..Query::default() };
/// let found = library.search(&query.conditions()?, None, Order::default());
/// assert_eq!(library.rows(&found).next().map(|row| row.white), Some("Anna"));
/// # Ok::<(), damier_library::QueryError>(())
/// ```
#[derive(Debug, Default)]
pub struct Library {
    chunks: BTreeMap<u32, Vec<Option<Record>>>,
    names: Names,
    /// The twin numbers of the games that are kept.
    twins: HashSet<u128>,
    count: usize,
}

impl Library {
    /// A library without games.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts the games of a stored chunk in, in place of what that chunk was, but for those at the places
    /// in `removed`. Says how many there are. Those behind the first [`CHUNK_GAMES`] are left out.
    pub fn add(&mut self, chunk: u32, text: &str, removed: &[u32]) -> usize {
        self.take_chunk(chunk);
        let mut records = Vec::new();
        let mut reader = Reader::new(text.as_bytes());
        let mut game = Game::new();
        // Reading from memory does not fail.
        while records.len() < CHUNK_GAMES && reader.read_into(&mut game).unwrap_or(false) {
            let is_removed = u32::try_from(records.len()).is_ok_and(|at| removed.contains(&at));
            records.push((!is_removed).then(|| Record::new(&mut self.names, &game)));
        }
        self.twins
            .extend(records.iter().flatten().map(|record| record.twin));
        let kept = records.iter().flatten().count();
        self.count += kept;
        self.chunks.insert(chunk, records);
        kept
    }

    fn take_chunk(&mut self, chunk: u32) {
        for record in self.chunks.remove(&chunk).into_iter().flatten().flatten() {
            self.twins.remove(&record.twin);
            self.count -= 1;
        }
    }

    /// Takes games out; those that are not there do not matter.
    pub fn remove(&mut self, ids: &[GameId]) {
        for id in ids {
            let place = self
                .chunks
                .get_mut(&id.chunk)
                .and_then(|records| records.get_mut(usize::from(id.ordinal)));
            if let Some(record) = place.and_then(Option::take) {
                self.twins.remove(&record.twin);
                self.count -= 1;
            }
        }
    }

    /// A chunk as it is to be stored: PDN in which an empty game stands in the place of each that was removed, so
    /// that nothing of those is kept and the others keep their places. Empty where there is no such chunk.
    #[must_use]
    pub fn chunk(&self, chunk: u32) -> String {
        let records = self.chunks.get(&chunk).into_iter().flatten();
        let texts = records.map(|record| record.as_ref().map_or(REMOVED, |record| &*record.text));
        texts.collect::<Vec<_>>().join("\n")
    }

    /// How many games there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether there is a game with this twin number.
    pub(crate) fn has_twin(&self, twin: u128) -> bool {
        self.twins.contains(&twin)
    }

    pub(crate) fn record(&self, id: GameId) -> Option<&Record> {
        self.chunks
            .get(&id.chunk)?
            .get(usize::from(id.ordinal))?
            .as_ref()
    }

    /// All games in the order in which they came.
    fn records(&self) -> impl Iterator<Item = (GameId, &Record)> {
        self.chunks.iter().flat_map(|(&chunk, records)| {
            (0..).zip(records).filter_map(move |(ordinal, record)| {
                Some((GameId { chunk, ordinal }, record.as_ref()?))
            })
        })
    }

    /// These games as lines of a list, without those that are not there.
    pub fn rows<'a>(&'a self, ids: &'a [GameId]) -> impl Iterator<Item = Row<'a>> {
        let found = ids.iter().filter_map(|&id| Some((id, self.record(id)?)));
        found.map(|(id, record)| self.row(id, record))
    }

    fn row(&self, id: GameId, record: &Record) -> Row<'_> {
        let text = |id: NameId| self.names.text(id);
        Row {
            id,
            white: text(record.white),
            black: text(record.black),
            event: text(record.event),
            site: text(record.site),
            round: text(record.round),
            date: text(record.date),
            outcome: record.outcome,
            result: text(record.result),
            rules: record.rules,
            plies: record.plies,
            has_problem: record.has_problem,
            has_comment: record.has_comment,
        }
    }

    /// These games as PDN, in this order, without those that are not there.
    #[must_use]
    pub fn pdn(&self, ids: &[GameId]) -> String {
        let texts = ids.iter().filter_map(|&id| self.record(id));
        let texts: Vec<&str> = texts.map(|record| &*record.text).collect();
        texts.join("\n")
    }

    /// Names of which a word begins with this text, whatever the case and accents: those that most games
    /// have first, at most so many.
    #[must_use]
    pub fn names(&self, of: NamesOf, beginning: &str, most: usize) -> Vec<&str> {
        let wanted = folded(beginning);
        let marks = self.names.that(|name| {
            let mut ends = name.match_indices(&*wanted).map(|(at, _)| &name[..at]);
            let is_word = |before: &str| !before.ends_with(char::is_alphanumeric);
            !name.is_empty() && ends.any(is_word)
        });
        let mut counts = std::collections::HashMap::<NameId, usize>::new();
        for (_, record) in self.records() {
            let names: &[NameId] = match of {
                NamesOf::Players => &[record.white, record.black],
                NamesOf::Events => &[record.event],
            };
            for &name in names.iter().filter(|name| marks.has(**name)) {
                *counts.entry(name).or_default() += 1;
            }
        }
        let mut found: Vec<(&str, usize)> = counts
            .into_iter()
            .map(|(name, count)| (self.names.text(name), count))
            .collect();
        found.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
        found.truncate(most);
        found.into_iter().map(|(name, _)| name).collect()
    }
}
