//! Solves slices: every position of a material, exactly, with the distance to the end.
//!
//! Captures and promotions lead to other slices and are looked up; then the quiet moves of a slice
//! and its partner, the same pieces with the other side to move, are taken back from decided
//! positions, one distance after another.

mod first;
mod fresh;
mod retreat;
mod stats;

use std::fmt;
use std::sync::atomic::{AtomicU8, Ordering};

use damier_rules::{Geometry, Position, Variant};

pub use fresh::FreshCounter;
pub use stats::{Longest, Statistics};

use crate::index::Index;
use crate::layout::Placement;
use crate::needs::{led_to, needed_to_read};
use crate::value::{distance, two_bits};
use crate::{Material, Verdict};

/// How many positions a thread takes at a time.
const PORTION: u64 = 1 << 16;

/// Why a slice cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SolveError {
    /// A slice it leads to is not solved.
    Missing {
        /// The slice that is being solved.
        slice: Material,
        /// The one that is needed.
        needed: Material,
    },
    /// A win takes more plies than a byte can tell.
    TooLong {
        /// The slice.
        slice: Material,
    },
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { slice, needed } => {
                write!(f, "the slice {slice} leads to {needed}, which is not there")
            }
            Self::TooLong { slice } => write!(
                f,
                "a win in the slice {slice} takes more than the 254 plies that are counted"
            ),
        }
    }
}

impl std::error::Error for SolveError {}

/// A solved slice: the value of each position by its number.
#[derive(Clone, Debug)]
pub struct Solved<V: Variant> {
    pub(crate) index: Index<V::Geometry>,
    pub(crate) values: Vec<u8>,
}

impl<V: Variant> Solved<V> {
    /// The slice.
    #[must_use]
    pub fn material(&self) -> Material {
        self.index.material()
    }

    /// The value of each position by its number: 0 for a draw, otherwise one more than the plies,
    /// of which those of a win are odd.
    #[must_use]
    pub fn values(&self) -> &[u8] {
        &self.values
    }
}

/// How many positions a slice has.
#[must_use]
pub fn positions<V: Variant>(material: Material) -> u64 {
    Index::<V::Geometry>::new(material).positions()
}

/// The slices that must be solved before a slice and its partner can be solved and packed: what
/// their moves lead to, and what is left when a piece is taken off.
#[must_use]
pub fn needed_to_build(material: Material) -> Vec<Material> {
    let mut needs = Vec::new();
    for slice in [material, material.turned()] {
        needs.extend(led_to(slice));
        needs.extend(needed_to_read(slice));
    }
    needs.sort_by_key(|needed| needed.key());
    needs.dedup();
    needs
}

/// A slice that is being solved.
struct Working<G: Geometry> {
    index: Index<G>,
    values: Vec<AtomicU8>,
    /// Quiet moves that are not known to lose, with [`HOLDS`]; or [`FINAL`].
    open: Vec<AtomicU8>,
}

/// The value of the position is known, or is nothing that quiet moves decide.
const FINAL: u8 = 255;

/// A promotion draws or wins, so the position is not lost.
const HOLDS: u8 = 128;

impl<G: Geometry> Working<G> {
    fn new(material: Material) -> Self {
        let index = Index::new(material);
        let zeros = || (0..index.positions()).map(|_| AtomicU8::new(0)).collect();
        Self {
            values: zeros(),
            open: zeros(),
            index,
        }
    }
}

/// Solves slices one after another, and keeps what it has solved.
#[derive(Debug)]
pub struct Solver<V: Variant> {
    slices: Vec<Option<Box<Solved<V>>>>,
    threads: usize,
}

impl<V: Variant> Solver<V> {
    /// A solver that has solved nothing, and works with so many threads, at least one.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self {
            slices: (0..Material::KEYS).map(|_| None).collect(),
            threads: threads.max(1),
        }
    }

    /// A slice, if it is solved.
    #[must_use]
    pub fn slice(&self, material: Material) -> Option<&Solved<V>> {
        self.slices[material.key()].as_deref()
    }

    /// Takes a slice that was solved before: its values as [`Solved::values`] gave them. Gives them
    /// back if they are not as many as the slice has positions.
    ///
    /// # Errors
    /// The values.
    pub fn insert(&mut self, material: Material, values: Vec<u8>) -> Result<(), Vec<u8>> {
        let index = Index::new(material);
        if values.len() as u64 != index.positions() {
            return Err(values);
        }
        self.slices[material.key()] = Some(Box::new(Solved { index, values }));
        Ok(())
    }

    /// Forgets a slice.
    pub fn forget(&mut self, material: Material) {
        self.slices[material.key()] = None;
    }

    /// Solves every slice of so many pieces.
    ///
    /// # Errors
    /// When slices with fewer pieces are missing, or a distance does not fit.
    pub fn solve_all(&mut self, pieces: u32) -> Result<(), SolveError> {
        for material in Material::all(pieces) {
            self.solve(material)?;
        }
        Ok(())
    }

    /// Solves a slice together with its partner, unless they are solved.
    ///
    /// # Errors
    /// When a slice that it leads to is missing, or a distance does not fit.
    pub fn solve(&mut self, material: Material) -> Result<(), SolveError> {
        let partner = material.turned();
        if self.slice(material).is_some() && self.slice(partner).is_some() {
            return Ok(());
        }
        self.check_needs(material)?;
        self.check_needs(partner)?;
        let mut pair = vec![Working::new(material)];
        if partner != material {
            pair.push(Working::new(partner));
        }
        let longest = self.first_pass(&pair)?;
        self.retreat(&pair, longest)?;
        for Working { index, values, .. } in pair {
            let key = index.material().key();
            let values = values.into_iter().map(AtomicU8::into_inner).collect();
            self.slices[key] = Some(Box::new(Solved { index, values }));
        }
        Ok(())
    }

    fn check_needs(&self, slice: Material) -> Result<(), SolveError> {
        for needed in led_to(slice) {
            if self.slice(needed).is_none() {
                return Err(SolveError::Missing { slice, needed });
            }
        }
        Ok(())
    }

    /// How a position ends, and in how many plies; `None` if its slice is not solved.
    #[must_use]
    pub fn verdict(&self, position: &Position<V>) -> Option<Verdict> {
        let placement = Placement::of(position);
        self.slice(placement.material())?;
        let value = self.look_up(&placement);
        let outcome = two_bits::outcome(distance::to_two_bits(value))?;
        Some(Verdict {
            outcome,
            plies: (value != distance::DRAW).then(|| u16::from(value) - 1),
        })
    }

    /// The value of a position in a solved slice; White's without pieces is a loss.
    #[inline]
    pub(crate) fn look_up(&self, placement: &Placement) -> u8 {
        if placement.white_men | placement.white_kings == 0 {
            return distance::LOST;
        }
        let slice = self.slices[placement.material().key()]
            .as_deref()
            .expect("the slices that a slice leads to are checked before it is solved");
        slice.values[slice.index.of(placement) as usize]
    }

    /// Runs a piece of work on every portion of some numbers, and gives the greatest result.
    fn in_portions<E: Send>(
        &self,
        count: u64,
        work: impl Fn(u64, u64) -> Result<u8, E> + Sync,
    ) -> Result<u8, E> {
        let next = std::sync::atomic::AtomicU64::new(0);
        let run = || {
            let mut greatest = 0;
            loop {
                let start = next.fetch_add(PORTION, Ordering::Relaxed);
                if start >= count {
                    return Ok(greatest);
                }
                greatest = greatest.max(work(start, (start + PORTION).min(count))?);
            }
        };
        if self.threads == 1 || count <= PORTION {
            return run();
        }
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(run)).collect();
            let mut greatest = 0;
            for worker in workers {
                match worker.join() {
                    Ok(result) => greatest = greatest.max(result?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok(greatest)
        })
    }
}
