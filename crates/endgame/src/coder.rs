//! The range coder: yes-or-no questions, each with the probability of the unlikely answer.
//!
//! What is read behind the end of a block is zero, and zeros answer "likely" as long as they last:
//! a block in which everything is as expected has no bytes.

/// The bits of a probability.
const PRECISION: u32 = 14;

/// Below this range another byte is taken.
const NARROW: u32 = 1 << 24;

/// The probability of the unlikely answer in units of 2^-14, by its code.
///
/// The upper half of the code is an exponent and the lower one what follows the leading bit, so
/// neighbouring codes differ by a sixteenth or less.
pub(crate) const fn probability(code: u8) -> u32 {
    ((16 + (code as u32 & 15)) << (code >> 4)) >> 4
}

/// The greatest code of a probability.
pub(crate) const GREATEST_CODE: u8 = 0xdf;

/// Reads the answers of one block.
#[derive(Clone, Debug)]
pub(crate) struct Decoder<'a> {
    bytes: std::slice::Iter<'a, u8>,
    code: u32,
    range: u32,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self {
            bytes: bytes.iter(),
            code: 0,
            range: u32::MAX,
        };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next_byte();
        }
        decoder
    }

    #[inline(always)]
    fn next_byte(&mut self) -> u32 {
        self.bytes.next().copied().map_or(0, u32::from)
    }

    /// Whether the answer is the unlikely one, whose probability is given in units of 2^-14.
    #[inline(always)]
    pub(crate) fn is_unlikely(&mut self, probability: u32) -> bool {
        let likely = self.range - (self.range >> PRECISION) * probability;
        let unlikely = self.code >= likely;
        if unlikely {
            self.code -= likely;
            self.range -= likely;
        } else {
            self.range = likely;
        }
        while self.range < NARROW {
            self.code = self.code << 8 | self.next_byte();
            self.range <<= 8;
        }
        unlikely
    }
}

/// Writes the answers of one block.
#[cfg(feature = "generate")]
#[derive(Clone, Debug)]
pub(crate) struct Encoder {
    bytes: Vec<u8>,
    low: u32,
    range: u32,
}

#[cfg(feature = "generate")]
impl Encoder {
    pub(crate) fn new() -> Self {
        Self {
            bytes: Vec::new(),
            low: 0,
            range: u32::MAX,
        }
    }

    pub(crate) fn answer(&mut self, unlikely: bool, probability: u32) {
        let likely = self.range - (self.range >> PRECISION) * probability;
        if unlikely {
            self.add(likely);
            self.range -= likely;
        } else {
            self.range = likely;
        }
        while self.range < NARROW {
            self.bytes.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
    }

    /// Moves the interval up, and carries into the bytes that are written.
    fn add(&mut self, amount: u32) {
        let (low, carries) = self.low.overflowing_add(amount);
        self.low = low;
        if carries {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
    }

    /// The bytes: the shortest that lie in the interval when zeros follow them.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        for zeros in (0..=32_u32).rev() {
            let unit = 1_u64 << zeros;
            let up = u64::from(self.low).next_multiple_of(unit) - u64::from(self.low);
            if up < u64::from(self.range) {
                self.add(up as u32);
                break;
            }
        }
        self.bytes.extend(self.low.to_be_bytes());
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

#[cfg(all(test, feature = "generate"))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn codes_grow_from_one_to_nearly_everything() {
        let all: Vec<u32> = (0..=GREATEST_CODE).map(probability).collect();
        assert_eq!((all[0], all[all.len() - 1]), (1, 15_872));
        assert!(all.windows(2).all(|pair| pair[0] <= pair[1]));
    }

    #[test]
    fn what_is_expected_needs_no_bytes() {
        let mut encoder = Encoder::new();
        for _ in 0..4096 {
            encoder.answer(false, 1000);
        }
        assert_eq!(encoder.finish(), []);
    }

    proptest! {
        #[test]
        fn answers_come_back(answers in prop::collection::vec((any::<bool>(), 0..=GREATEST_CODE), 0..3000)) {
            let mut encoder = Encoder::new();
            for &(answer, code) in &answers {
                encoder.answer(answer, probability(code));
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for &(answer, code) in &answers {
                prop_assert_eq!(decoder.is_unlikely(probability(code)), answer);
            }
        }

        #[test]
        fn rare_surprises_come_back(surprises in prop::collection::btree_set(0..20_000_usize, 0..20)) {
            let mut encoder = Encoder::new();
            for place in 0..20_000 {
                encoder.answer(surprises.contains(&place), 1);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for place in 0..20_000 {
                prop_assert_eq!(decoder.is_unlikely(1), surprises.contains(&place));
            }
        }
    }
}
