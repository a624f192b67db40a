//! Grows the decision tree of a slice from samples.

#![allow(
    clippy::cast_precision_loss,
    reason = "the numbers of positions are far below 2^53, and only compared"
)]

use damier_rules::Variant;

use crate::coder::{GREATEST_CODE, probability};
use crate::features::{GREATEST_ANSWER, QUESTIONS};
use crate::solve::{Solved, Solver};
use crate::tree::{DIFFERENCES, DifferenceLeaf, Leaf, ORDERS, OutcomeLeaf};
use crate::value::distance;
use crate::walk::{LossWalk, Walk, blocks};

/// Positions to learn from, about.
const SAMPLES: u64 = 500_000;

/// Blocks they are taken from: fewer mislead.
const BLOCKS: u64 = 2000;

const ANSWERS: usize = GREATEST_ANSWER as usize + 1;

/// A position: its answers and its outcome.
type Sample = ([u8; QUESTIONS], u8);

/// How many samples there are of each outcome, for each answer to each question.
type Counts<const KINDS: usize> = Vec<[[u32; KINDS]; ANSWERS]>;

/// The tree of a slice as bytes.
pub(super) fn learn<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> Vec<u8> {
    let (samples, weight) = samples(solver, slice);
    let most = if slice.material().pieces() > 4 {
        255
    } else {
        128
    };
    Grower::grow(samples, (weight, most), outcome_leaf)
}

/// The tree of the distances of a slice as bytes.
pub(super) fn learn_distances<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> Vec<u8> {
    let (samples, weight) = loss_samples(solver, slice);
    Grower::grow(samples, (weight, 255), difference_leaf)
}

/// Samples of losses, and how many each stands for.
fn loss_samples<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> (Vec<Sample>, f64) {
    let mut samples = Vec::new();
    let mut met = 0_u64;
    let losses = slice.values.iter().filter(|&&value| value % 2 == 1).count() as u64;
    let every = losses.div_ceil(SAMPLES).max(1);
    for block in 0..blocks(slice.index.positions()) {
        let mut walk = LossWalk::<V>::new(&slice.index, block);
        let outcome = |number: u64| distance::to_two_bits(slice.values[number as usize]);
        while let Some((number, guess)) = walk.next(outcome) {
            let moves = slice.values[number as usize] / 2;
            if met.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32 < (1 << 32) / every {
                let mut answers = [0; QUESTIONS];
                for (question, answer) in (0..).zip(&mut answers) {
                    *answer = walk.context().answer::<V>(question, solver);
                }
                samples.push((answers, difference_kind(moves, guess) as u8));
            }
            met += 1;
            walk.tell(moves);
        }
    }
    let weight = met as f64 / samples.len().max(1) as f64;
    (samples, weight)
}

/// The place of a difference among those that a leaf tells, or behind them.
pub(super) fn difference_kind(moves: u8, guess: u8) -> usize {
    let is_it = |difference: &i8| guess.checked_add_signed(*difference) == Some(moves);
    DIFFERENCES
        .iter()
        .position(is_it)
        .unwrap_or(DIFFERENCES.len())
}

/// Samples, and how many positions each stands for.
fn samples<V: Variant>(solver: &Solver<V>, slice: &Solved<V>) -> (Vec<Sample>, f64) {
    let total = blocks(slice.index.positions());
    let wanted = total.min(BLOCKS);
    let every = (slice.index.positions() * wanted / total / SAMPLES).max(1);
    let mut samples = Vec::new();
    let mut met = 0_u64;
    for place in 0..wanted {
        let mut walk = Walk::<V>::new(&slice.index, place * total / wanted);
        while let Some(number) = walk.next(|_, _| ()) {
            let outcome = distance::to_two_bits(slice.values[number as usize]);
            // A multiplier without pattern, so that no diagonal is preferred.
            if met.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32 < (1 << 32) / every {
                let mut answers = [0; QUESTIONS];
                for (question, answer) in (0..).zip(&mut answers) {
                    *answer = walk.context.answer::<V>(question, solver);
                }
                samples.push((answers, outcome));
            }
            met += 1;
            walk.tell(outcome);
        }
    }
    let stored = met as f64 * total as f64 / wanted.max(1) as f64;
    let weight = stored / samples.len().max(1) as f64;
    (samples, weight)
}

/// A part of the samples that may be split further.
struct Part<const KINDS: usize> {
    start: usize,
    end: usize,
    counts: Counts<KINDS>,
    /// The best question and answer, with the bits it saves.
    best: Option<(u8, u8, f64)>,
    /// What became of it: the parts where the answer is given and where it is not.
    parts: Option<(u8, u8, usize, usize)>,
}

struct Grower<const KINDS: usize> {
    samples: Vec<Sample>,
    parts: Vec<Part<KINDS>>,
}

impl<const KINDS: usize> Grower<KINDS> {
    fn grow<L: Leaf>(
        samples: Vec<Sample>,
        (weight, most): (f64, usize),
        leaf: fn([u32; KINDS]) -> (L, Vec<u8>),
    ) -> Vec<u8> {
        let all = samples.len();
        let mut grower = Self {
            samples,
            parts: Vec::new(),
        };
        let counts = grower.count(0, all);
        grower.add(0, all, counts);
        for _ in 1..most {
            let gain = |part: &Part<KINDS>| part.best.map_or(0.0, |(_, _, gain)| gain);
            let Some(best) = (0..grower.parts.len())
                .max_by(|&one, &two| gain(&grower.parts[one]).total_cmp(&gain(&grower.parts[two])))
            else {
                break;
            };
            if gain(&grower.parts[best]) * weight <= 8.0 * (2 + L::BYTES) as f64 {
                break;
            }
            grower.split(best);
        }
        let mut bytes = Vec::new();
        grower.write(0, leaf, &mut bytes);
        bytes
    }

    fn count(&self, start: usize, end: usize) -> Counts<KINDS> {
        let mut counts = vec![[[0; KINDS]; ANSWERS]; QUESTIONS];
        for (answers, outcome) in &self.samples[start..end] {
            for (counts, &answer) in counts.iter_mut().zip(answers) {
                counts[usize::from(answer)][usize::from(*outcome)] += 1;
            }
        }
        counts
    }

    fn add(&mut self, start: usize, end: usize, counts: Counts<KINDS>) -> usize {
        let total = sum(&counts[0]);
        let whole = entropy(total);
        let mut best: Option<(u8, u8, f64)> = None;
        if whole > 0.0 {
            for (question, answers) in (0..).zip(&counts) {
                for (answer, &with) in (0..).zip(answers) {
                    if with == [0; KINDS] || with == total {
                        continue;
                    }
                    let without: [u32; KINDS] =
                        std::array::from_fn(|kind| total[kind] - with[kind]);
                    let gain = whole - entropy(with) - entropy(without);
                    if best.is_none_or(|(_, _, most)| gain > most) {
                        best = Some((question, answer, gain));
                    }
                }
            }
        }
        self.parts.push(Part {
            start,
            end,
            counts,
            best,
            parts: None,
        });
        self.parts.len() - 1
    }

    fn split(&mut self, part: usize) {
        let Part { start, end, .. } = self.parts[part];
        let counts = std::mem::take(&mut self.parts[part].counts);
        let Some((question, answer, _)) = self.parts[part].best.take() else {
            return;
        };
        let is_given = |sample: &Sample| sample.0[usize::from(question)] == answer;
        let mut middle = start;
        for place in start..end {
            if is_given(&self.samples[place]) {
                self.samples.swap(place, middle);
                middle += 1;
            }
        }
        // Counting the smaller part is enough: the other is the rest.
        let is_first_smaller = middle - start <= end - middle;
        let few = if is_first_smaller {
            self.count(start, middle)
        } else {
            self.count(middle, end)
        };
        let mut many = counts.clone();
        for (many, few) in many
            .iter_mut()
            .flatten()
            .flatten()
            .zip(few.iter().flatten().flatten())
        {
            *many -= few;
        }
        let (first, second) = if is_first_smaller {
            (few, many)
        } else {
            (many, few)
        };
        // The leaf of this part needs its counts no more.
        self.parts[part].counts = counts;
        let equal = self.add(start, middle, first);
        let other = self.add(middle, end, second);
        self.parts[part].counts.truncate(1);
        self.parts[part].parts = Some((question, answer, equal, other));
    }

    fn write<L>(&self, part: usize, leaf: fn([u32; KINDS]) -> (L, Vec<u8>), bytes: &mut Vec<u8>) {
        let part = &self.parts[part];
        match part.parts {
            None => bytes.extend(leaf(sum(&part.counts[0])).1),
            Some((question, answer, equal, other)) => {
                bytes.extend([question, answer]);
                self.write(equal, leaf, bytes);
                self.write(other, leaf, bytes);
            }
        }
    }
}

fn sum<const KINDS: usize>(answers: &[[u32; KINDS]; ANSWERS]) -> [u32; KINDS] {
    let mut total = [0; KINDS];
    for counts in answers {
        for (total, count) in total.iter_mut().zip(counts) {
            *total += count;
        }
    }
    total
}

/// The bits that so many outcomes of each kind take together.
fn entropy<const KINDS: usize>(counts: [u32; KINDS]) -> f64 {
    let log = |count: u32| {
        let count = f64::from(count);
        if count > 0.0 {
            count * count.log2()
        } else {
            0.0
        }
    };
    log(counts.iter().sum()) - counts.into_iter().map(log).sum::<f64>()
}

/// The leaf that fits these counts best, with its bytes.
fn outcome_leaf(counts: [u32; 3]) -> (OutcomeLeaf, Vec<u8>) {
    let falls = |order: &&[u8; 3]| {
        let sorted = order.map(|outcome| counts[usize::from(outcome)]);
        sorted[0] >= sorted[1] && sorted[1] >= sorted[2]
    };
    let place = ORDERS.iter().position(|order| falls(&order)).unwrap_or(0);
    let [first, second, third] = ORDERS[place].map(|outcome| counts[usize::from(outcome)]);
    let leaf = OutcomeLeaf {
        order: place as u8,
        codes: [code(second + third, first), code(third, second)],
    };
    (leaf, leaf.bytes())
}

/// Likewise for differences.
fn difference_leaf(counts: [u32; DIFFERENCES.len() + 1]) -> (DifferenceLeaf, Vec<u8>) {
    let mut left: u32 = counts.iter().sum();
    let leaf = DifferenceLeaf {
        codes: std::array::from_fn(|kind| {
            left -= counts[kind];
            code(left, counts[kind])
        }),
    };
    (leaf, leaf.bytes())
}

/// The code of the probability of what was met `unlikely` times against `likely`.
fn code(unlikely: u32, likely: u32) -> u8 {
    let total = f64::from(unlikely) + f64::from(likely) + 1.0;
    let wanted = (f64::from(unlikely) + 0.4) / total * 16384.0;
    let off = |code: &u8| (f64::from(probability(*code)) / wanted).ln().abs();
    (0..=GREATEST_CODE)
        .min_by(|one, two| off(one).total_cmp(&off(two)))
        .unwrap_or(0)
}
