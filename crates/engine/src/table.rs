//! What was found out about positions, by their keys, shared by all threads of a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::Score;
use crate::memory::{in_large_pages, prefetch};

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

/// What a search to some depth found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: i32,
    /// The best move by its place in the list of legal moves.
    pub(crate) best: u16,
}

impl Found {
    /// The score, if it decides a search to this depth with these bounds.
    pub(crate) fn cutoff(&self, depth: i32, alpha: Score, beta: Score) -> Option<Score> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.score >= beta,
            Bound::AtMost => self.score <= alpha,
        };
        (self.depth >= depth && decides).then_some(self.score)
    }

    /// As one word: from the lowest bit 16 of score, 16 of best move, 8 of depth, 2 of bound, and
    /// then the generation, which is never 0, so that no entry is 0.
    fn packed(&self, ply: usize, generation: u64) -> u64 {
        let bits = |value: i16| u64::from(value.cast_unsigned());
        let depth = i8::try_from(self.depth).unwrap_or(i8::MAX).cast_unsigned();
        let bound = match self.bound {
            Bound::AtMost => 0,
            Bound::AtLeast => 1,
            Bound::Exact => 2,
        };
        bits(self.score.to_table(ply))
            | u64::from(self.best) << 16
            | u64::from(depth) << 32
            | bound << 40
            | generation << GENERATION_SHIFT
    }

    fn unpacked(data: u64, ply: usize) -> Self {
        let half = |shift: u32| (data >> shift & 0xffff) as u16;
        Self {
            score: Score::from_table(half(0).cast_signed(), ply),
            best: half(16),
            depth: depth_of(data),
            bound: match data >> 40 & 3 {
                0 => Bound::AtMost,
                1 => Bound::AtLeast,
                _ => Bound::Exact,
            },
        }
    }
}

fn depth_of(data: u64) -> i32 {
    i32::from(((data >> 32 & 0xff) as u8).cast_signed())
}

const GENERATION_SHIFT: u32 = 42;
const LAST_GENERATION: u64 = (1 << (64 - GENERATION_SHIFT)) - 1;

/// A place for what is known about one position. Threads write to it without waiting for each
/// other: an entry that two of them tore does not fit its key, and is taken for none (Hyatt 2002).
#[derive(Default, Debug)]
struct Slot {
    /// The key, combined with the data.
    check: AtomicU64,
    data: AtomicU64,
}

const WAYS: usize = 4;

/// As large as a line of the processor's cache.
#[derive(Default, Debug)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

const BUCKETS_IN_MIB: usize = (1 << 20) / size_of::<Bucket>();

/// Memory for what a search finds out about positions.
///
/// ```
/// use damier_engine::Table;
/// assert_eq!(Table::with_mib(3).size_mib(), 2);
/// ```
#[derive(Debug)]
pub struct Table {
    buckets: Arc<Vec<Bucket>>,
    /// Counts searches, from 1.
    generation: u64,
    /// What was found before this generation is forgotten.
    oldest: u64,
}

impl Table {
    /// What a search has if nothing else is wanted: enough for a million nodes.
    pub const DEFAULT_MIB: usize = 16;
    /// The most that can be asked for.
    pub const MAX_MIB: usize = 1 << 16;

    /// A table of so many mebibytes, rounded down to a power of two, from 1 to [`Table::MAX_MIB`].
    #[must_use]
    pub fn with_mib(size_mib: usize) -> Self {
        let count = Self::rounded_mib(size_mib) * BUCKETS_IN_MIB;
        let mut buckets = in_large_pages(count);
        buckets.resize_with(count, Bucket::default);
        Self {
            buckets: Arc::new(buckets),
            generation: 0,
            oldest: 1,
        }
    }

    pub(crate) fn rounded_mib(size_mib: usize) -> usize {
        1 << size_mib.clamp(1, Self::MAX_MIB).ilog2()
    }

    /// How many mebibytes it takes.
    #[must_use]
    pub fn size_mib(&self) -> usize {
        self.buckets.len() / BUCKETS_IN_MIB
    }

    /// The same memory for one more thread, or for a search that its engine lends it to.
    pub(crate) fn shared(&self) -> Self {
        Self {
            buckets: Arc::clone(&self.buckets),
            ..*self
        }
    }

    /// Begins a search, which knows what earlier ones found, unless all is to be forgotten.
    pub(crate) fn begin_search(&mut self, forget: bool) {
        if self.generation == LAST_GENERATION {
            for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
                slot.data.store(0, Ordering::Relaxed);
            }
            (self.generation, self.oldest) = (0, 1);
        }
        self.generation += 1;
        if forget {
            self.oldest = self.generation;
        }
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        // The number of buckets is a power of two.
        let at = key & (self.buckets.len() as u64 - 1);
        &self.buckets[usize::try_from(at).unwrap_or_default()].0
    }

    /// Asks for the memory that holds what is known about a position, before it is needed.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// What is known about a position so many plies from the root.
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Found> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = slot.check.load(Ordering::Relaxed) ^ data == key;
            (is_it && self.remembers(data)).then(|| Found::unpacked(data, ply))
        })
    }

    fn remembers(&self, data: u64) -> bool {
        data >> GENERATION_SHIFT >= self.oldest
    }

    /// Keeps what was found out, in place of what is worth least: of another search before of this
    /// one, of less depth before of more.
    pub(crate) fn store(&self, key: u64, ply: usize, found: &Found) {
        let mut place = (i64::MAX, 0);
        let slots = self.bucket(key);
        for (way, slot) in slots.iter().enumerate() {
            let data = slot.data.load(Ordering::Relaxed);
            if !self.remembers(data) {
                place = place.min((-1000, way));
            } else if slot.check.load(Ordering::Relaxed) ^ data == key {
                // Two entries of one position must not stand side by side.
                place = (i64::MIN, way);
                break;
            } else {
                let age = self.generation - (data >> GENERATION_SHIFT);
                let worth = i64::from(depth_of(data)) - 8 * age.min(100).cast_signed();
                place = place.min((worth, way));
            }
        }
        let data = found.packed(ply, self.generation);
        slots[place.1].check.store(key ^ data, Ordering::Relaxed);
        slots[place.1].data.store(data, Ordering::Relaxed);
    }
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
    fn what_is_kept_comes_back() {
        let mut table = Table::with_mib(1);
        table.begin_search(true);
        for (key, bound) in [(0, Bound::AtMost), (1, Bound::AtLeast), (2, Bound::Exact)] {
            let found = Found {
                score: Score::loss_after(12),
                bound,
                depth: -3,
                best: 65_535,
            };
            table.store(key, 5, &found);
            assert_eq!(table.probe(key, 5), Some(found));
        }
        assert_eq!(table.probe(3, 0), None);
    }

    #[test]
    fn a_search_that_forgets_knows_nothing() {
        let mut table = Table::with_mib(1);
        table.begin_search(true);
        table.store(7, 0, &found(25, 4));
        table.begin_search(false);
        assert_eq!(table.probe(7, 0), Some(found(25, 4)));
        table.begin_search(true);
        assert_eq!(table.probe(7, 0), None);
    }

    #[test]
    fn generations_begin_again_with_an_empty_table() {
        let mut table = Table::with_mib(1);
        table.generation = LAST_GENERATION - 1;
        table.begin_search(false);
        table.store(7, 0, &found(25, 4));
        table.begin_search(false);
        assert_eq!((table.generation, table.probe(7, 0)), (1, None));
    }

    #[test]
    fn what_was_looked_at_least_deeply_goes_first() {
        let mut table = Table::with_mib(1);
        table.begin_search(true);
        let buckets = table.buckets.len() as u64;
        for (way, depth) in [9, 2, 7, 5, 6].into_iter().enumerate() {
            table.store(way as u64 * buckets, 0, &found(0, depth));
        }
        let kept = |way: u64| table.probe(way * buckets, 0).is_some();
        assert_eq!([0, 1, 2, 3, 4].map(kept), [true, false, true, true, true]);
    }

    #[test]
    fn a_bound_decides_on_its_side_only() {
        let found = Found {
            bound: Bound::AtLeast,
            ..found(50, 4)
        };
        let window =
            |alpha, beta| found.cutoff(4, Score::from_centimen(alpha), Score::from_centimen(beta));
        assert_eq!(window(0, 40), Some(Score::from_centimen(50)));
        assert_eq!(window(60, 70), None);
        assert_eq!(found.cutoff(5, Score::DRAW, Score::DRAW), None);
    }
}
