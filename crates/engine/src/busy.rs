//! What other threads are looking at, so that two do not look at the same thing at the same time.
//!
//! A move that another thread is busy with is left for later: by then its score is in the table. The
//! idea is ABDADA's, in the short form that T. Kerrigan published in 2014.

use std::sync::atomic::{AtomicU64, Ordering};

use damier_rules::{Move, Variant};

use crate::path::mix;
use crate::search::Search;
use crate::tuning::SHARE_FROM_DEPTH;

/// Far more than the moves that all threads are looking at.
const SLOTS: usize = 1 << 12;

/// The moves that threads are looking at now. One that falls into the place of another is forgotten,
/// which costs time and nothing else.
#[derive(Debug)]
pub(crate) struct Busy(Box<[AtomicU64]>);

impl Busy {
    pub(crate) fn new() -> Self {
        Self((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    fn is_taken(&self, key: u64) -> bool {
        self.slot(key).load(Ordering::Relaxed) == key
    }

    fn take(&self, key: u64) {
        self.slot(key).store(key, Ordering::Relaxed);
    }

    fn release(&self, key: u64) {
        let slot = self.slot(key);
        if slot.load(Ordering::Relaxed) == key {
            slot.store(0, Ordering::Relaxed);
        }
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[usize::try_from(key % SLOTS as u64).unwrap_or_default()]
    }
}

impl<V: Variant> Search<V> {
    /// The next move to look at here, with its place in the list of legal moves: the first that no
    /// other thread is looking at, or the first if all are taken.
    pub(crate) fn next_move(&mut self) -> Option<(Move<V>, u16)> {
        let shares = self.shares();
        let frame = &mut self.frames[self.ply];
        let mut next = frame.next_move()?;
        let Some(busy) = self.busy.as_ref().filter(|_| shares) else {
            return Some(next);
        };
        let key = frame.keyed.key();
        while frame.tried > 1 && busy.is_taken(move_key(key, next.1)) && frame.defer() {
            next = frame.next_move()?;
        }
        busy.take(move_key(key, next.1));
        Some(next)
    }

    /// Tells the other threads that this one is done with a move of this position.
    pub(crate) fn release(&self, at: u16) {
        if let Some(busy) = self.busy.as_ref().filter(|_| self.shares()) {
            busy.release(move_key(self.frames[self.ply].keyed.key(), at));
        }
    }

    /// Whether it is worth telling others what is looked at here.
    fn shares(&self) -> bool {
        self.ply > 0 && self.frames[self.ply].depth >= SHARE_FROM_DEPTH
    }
}

/// Stands for a move of a position, by its place in the list of legal moves.
fn move_key(position: u64, at: u16) -> u64 {
    mix(position ^ (u64::from(at) + 1)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_taken_until_it_is_released() {
        let busy = Busy::new();
        let (one, other) = (move_key(7, 0), move_key(7, 1));
        busy.take(one);
        assert!(busy.is_taken(one) && !busy.is_taken(other));
        busy.release(other);
        assert!(busy.is_taken(one));
        busy.release(one);
        assert!(!busy.is_taken(one));
    }
}
