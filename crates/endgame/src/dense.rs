//! Outcomes of a slice in memory, four to a byte.

use std::sync::atomic::{AtomicU8, Ordering};

/// Outcomes by number, two bits each. One that is missing can be added while others read.
#[derive(Debug)]
pub(crate) struct Dense(Box<[AtomicU8]>);

impl Dense {
    /// Room for so many outcomes, all of them none.
    pub(crate) fn new(count: u64) -> Self {
        let none = (0..count.div_ceil(4)).map(|_| AtomicU8::new(u8::MAX));
        Self(none.collect())
    }

    #[inline(always)]
    pub(crate) fn get(&self, number: u64) -> u8 {
        self.0[(number / 4) as usize].load(Ordering::Relaxed) >> (number % 4 * 2) & 3
    }

    /// Stores an outcome where none is, with nobody else about.
    #[inline(always)]
    pub(crate) fn set(&mut self, number: u64, outcome: u8) {
        *self.0[(number / 4) as usize].get_mut() ^= (outcome ^ 3) << (number % 4 * 2);
    }

    /// Adds outcomes from a number on that four divides, where none are or the same.
    pub(crate) fn add_all(&self, first: u64, outcomes: Self) {
        let room = self.0.iter().skip((first / 4) as usize);
        for (byte, more) in room.zip(outcomes.0) {
            byte.fetch_and(more.into_inner(), Ordering::Relaxed);
        }
    }

    /// Adds an outcome where none is, or where it is already.
    #[inline(always)]
    pub(crate) fn add(&self, number: u64, outcome: u8) {
        let mask = (outcome ^ 3) << (number % 4 * 2);
        self.0[(number / 4) as usize].fetch_and(!mask, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::Dense;

    #[test]
    fn each_outcome_has_its_place() {
        let mut dense = Dense::new(7);
        for number in 0..7 {
            assert_eq!(dense.get(number), 3);
            dense.set(number, (number % 3) as u8);
        }
        for number in 0..7 {
            assert_eq!(u64::from(dense.get(number)), number % 3);
            dense.add(number, (number % 3) as u8);
        }
        let dense = Dense::new(7);
        for number in 0..7 {
            dense.add(number, (number % 3) as u8);
            dense.add(number, (number % 3) as u8);
        }
        for number in 0..7 {
            assert_eq!(u64::from(dense.get(number)), number % 3);
        }
        let whole = Dense::new(20);
        whole.add(7, 2);
        whole.add_all(8, dense);
        for number in 8..15 {
            assert_eq!(u64::from(whole.get(number)), (number - 8) % 3);
        }
        assert_eq!([7, 15, 19].map(|number| whole.get(number)), [2, 3, 3]);
    }
}
