//! Outcomes of a slice in memory, four to a byte.

/// Outcomes by number, two bits each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dense(Box<[u8]>);

impl Dense {
    /// Room for so many outcomes, all of them none.
    pub(crate) fn new(count: u64) -> Self {
        Self(vec![u8::MAX; count.div_ceil(4) as usize].into())
    }

    #[inline(always)]
    pub(crate) fn get(&self, number: u64) -> u8 {
        self.0[(number / 4) as usize] >> (number % 4 * 2) & 3
    }

    /// Stores an outcome where none is.
    #[inline(always)]
    pub(crate) fn set(&mut self, number: u64, outcome: u8) {
        self.0[(number / 4) as usize] ^= (outcome ^ 3) << (number % 4 * 2);
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
        }
    }
}
