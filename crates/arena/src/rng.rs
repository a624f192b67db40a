//! Reproducible choices.

/// A generator of pseudo-random numbers: `SplitMix64` (G. Steele, D. Lea, C. Flood, "Fast splittable
/// pseudorandom number generators", 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// A generator for one purpose: `seed` is that of the match, `stream` what the numbers are for.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        let mut random = Self(seed);
        let start = random.next() ^ stream;
        Self(start)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// One of the items, each as likely as the others, or `None` of none.
    pub(crate) fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u64::try_from(items.len()).ok().filter(|&count| count > 0)?;
        // The error of a remainder is below 2^-50 for lists of moves.
        let index = usize::try_from(self.next() % count).ok()?;
        items.get(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_paper() {
        // The first outputs for seed 1234567, as the reference implementation gives them.
        let mut random = Random(1_234_567);
        let found = [random.next(), random.next(), random.next()];
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn streams_differ() {
        assert_ne!(Random::new(1, 0).next(), Random::new(1, 1).next());
        assert_eq!(Random::new(1, 2).next(), Random::new(1, 2).next());
        assert_eq!(Random::new(1, 2).choose::<u8>(&[]), None);
    }
}
