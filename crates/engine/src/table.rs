//! What was found out about positions, by their keys.

use crate::Score;

/// How a score that was found limits the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is this or less.
    AtMost,
    /// The true score is this or more.
    AtLeast,
    /// The true score is this.
    Exact,
}

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    key: u64,
    score: i16,
    /// The search that found it; 0 for a place that is free.
    search: u16,
    /// The best move by its place in the list of legal moves.
    best: u16,
    depth: i8,
    bound: Bound,
}

impl Entry {
    const FREE: Self = Self {
        key: 0,
        score: 0,
        search: 0,
        best: 0,
        depth: 0,
        bound: Bound::AtMost,
    };

    /// The place of the best move in the list of legal moves.
    pub(crate) fn best(&self) -> usize {
        usize::from(self.best)
    }

    /// The score, if it decides a search to this depth with these bounds, so many plies from the
    /// root.
    pub(crate) fn cutoff(
        &self,
        depth: i32,
        alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Option<Score> {
        let score = Score::from_table(self.score, ply);
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        (i32::from(self.depth) >= depth && decides).then_some(score)
    }
}

/// Memory for what a search finds out about positions, to be handed from one search to the next.
///
/// Only the memory is handed on, not its content: every search begins knowing nothing, so that the
/// same position and limits give the same move whatever was searched before.
///
/// ```
/// use damier_engine::Table;
/// assert_eq!(Table::with_mib(2).size_mib(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    buckets: Vec<[Entry; WAYS]>,
    search: u16,
}

const WAYS: usize = 4;
const BUCKETS_IN_MIB: usize = (1 << 20) / size_of::<[Entry; WAYS]>();

impl Table {
    /// What a search has if nothing else is wanted: enough for a million nodes.
    pub const DEFAULT_MIB: usize = 16;

    /// A table of so many mebibytes, rounded down to a power of two, at least one.
    #[must_use]
    pub fn with_mib(size_mib: usize) -> Self {
        let size_mib = 1 << size_mib.max(1).ilog2();
        Self {
            buckets: vec![[Entry::FREE; WAYS]; size_mib * BUCKETS_IN_MIB],
            search: 0,
        }
    }

    /// How many mebibytes it takes.
    #[must_use]
    pub fn size_mib(&self) -> usize {
        self.buckets.len() / BUCKETS_IN_MIB
    }

    /// Forgets everything.
    pub(crate) fn begin_search(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.buckets.fill([Entry::FREE; WAYS]);
            self.search = 1;
        }
    }

    fn bucket(&self, key: u64) -> usize {
        // The number of buckets is a power of two.
        usize::try_from(key & (self.buckets.len() as u64 - 1)).unwrap_or_default()
    }

    /// What is known about a position.
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        self.buckets[self.bucket(key)]
            .iter()
            .find(|entry| entry.key == key && entry.search == self.search)
            .copied()
    }

    /// Keeps what was found out, in place of what is worth least.
    pub(crate) fn store(&mut self, key: u64, ply: usize, found: &Found) {
        let (bucket, search) = (self.bucket(key), self.search);
        let worth = |entry: &Entry| match entry {
            entry if entry.search != search => i32::MIN,
            entry if entry.key == key => i32::MIN + 1,
            entry => i32::from(entry.depth),
        };
        // A stale entry of the same key must not stand beside a new one.
        let slots = &mut self.buckets[bucket];
        let same = slots
            .iter()
            .position(|entry| entry.search == search && entry.key == key);
        let least = same.or_else(|| (0..WAYS).min_by_key(|&way| worth(&slots[way])));
        if let Some(way) = least {
            slots[way] = Entry {
                key,
                score: found.score.to_table(ply),
                search,
                best: found.best,
                depth: i8::try_from(found.depth).unwrap_or(i8::MAX),
                bound: found.bound,
            };
        }
    }
}

/// What a search to some depth found out about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: i32,
    pub(crate) best: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(centimen: i32, depth: i32) -> Found {
        Found {
            score: Score::from_centimen(centimen),
            bound: Bound::Exact,
            depth,
            best: 3,
        }
    }

    #[test]
    fn a_new_search_knows_nothing() {
        let mut table = Table::with_mib(1);
        table.begin_search();
        table.store(7, 0, &found(25, 4));
        assert_eq!(table.probe(7).map(|entry| entry.best()), Some(3));
        table.begin_search();
        assert_eq!(table.probe(7), None);
    }

    #[test]
    fn what_was_looked_at_least_deeply_goes_first() {
        let mut table = Table::with_mib(1);
        table.begin_search();
        let buckets = table.buckets.len() as u64;
        for (way, depth) in [9, 2, 7, 5, 6].into_iter().enumerate() {
            table.store(way as u64 * buckets, 0, &found(0, depth));
        }
        let kept = |way: u64| table.probe(way * buckets).is_some();
        assert_eq!([0, 1, 2, 3, 4].map(kept), [true, false, true, true, true]);
    }

    #[test]
    fn a_bound_decides_on_its_side_only() {
        let entry = Entry {
            score: 50,
            depth: 4,
            bound: Bound::AtLeast,
            ..Entry::FREE
        };
        let window = |alpha, beta| {
            entry.cutoff(
                4,
                Score::from_centimen(alpha),
                Score::from_centimen(beta),
                0,
            )
        };
        assert_eq!(window(0, 40), Some(Score::from_centimen(50)));
        assert_eq!(window(60, 70), None);
        assert_eq!(entry.cutoff(5, Score::DRAW, Score::DRAW, 0), None);
    }
}
