//! The building of one slice and its partner.

use std::thread;

use anyhow::{Context, Result, bail};
use damier_endgame::{Material, Solver, needed_to_build, pack_distances, pack_outcomes, positions};
use damier_rules::{International, Variant};

use super::store::{Part, Store, WITH_DISTANCES, write_counts};

/// Slices with up to so many pieces are solved again when they are needed; the values of larger
/// ones are kept in files until the build is done.
const SOLVED_AGAIN: u32 = 4;

/// The most bytes that the packing of one file takes beside values: a million samples, and the
/// counts of the tree that is grown from them.
const PACKING: u64 = 48 << 20;

/// Builds slices in a folder.
#[derive(Debug)]
pub(super) struct Builder<'a, V: Variant> {
    store: &'a Store,
    solver: Solver<V>,
    threads: usize,
    /// The most bytes that values and packing may take.
    memory: u64,
}

impl<'a, V: Variant> Builder<'a, V> {
    pub(super) fn new(store: &'a Store, threads: usize, memory_mib: u64) -> Self {
        Self {
            store,
            solver: Solver::new(threads),
            threads,
            memory: memory_mib << 20,
        }
    }

    /// Solves, packs and writes a slice and its partner.
    pub(super) fn build(&mut self, slice: Material) -> Result<()> {
        self.solve(slice)?;
        for packed in self.pack(slice)? {
            let Packed { slice, part, bytes } = packed;
            self.store.write(slice, part, &bytes)?;
        }
        for slice in pair(slice) {
            let solved = self.solver.slice(slice).context("the slice was solved")?;
            if slice.pieces() > SOLVED_AGAIN {
                self.store.write(slice, Part::Values, solved.values())?;
            }
            let statistics = solved.statistics();
            // The 25-move limit is one of International; of shorter plays there is nothing to say.
            let is_long = V::NAME == International::NAME
                && statistics.win.plies.max(statistics.loss.plies) > 50;
            let fresh = is_long.then(|| self.solver.fresh_counter(solved));
            let counts = write_counts(slice, &(statistics, fresh));
            self.store.write(slice, Part::Counts, counts.as_bytes())?;
        }
        Ok(())
    }

    /// Makes the values of a slice and its partner known, from a file or from the rules.
    fn solve(&mut self, slice: Material) -> Result<()> {
        let is_known = |builder: &Self| {
            pair(slice)
                .iter()
                .all(|slice| builder.solver.slice(*slice).is_some())
        };
        if is_known(self) {
            return Ok(());
        }
        if slice.pieces() > SOLVED_AGAIN && self.load(slice)? {
            return Ok(());
        }
        let needs = needed_to_build(slice);
        self.make_room(slice, &needs)?;
        for needed in &needs {
            self.solve(*needed)?;
        }
        self.solver.solve(slice)?;
        Ok(())
    }

    /// Takes the values of a pair from their files, if both are there.
    fn load(&mut self, slice: Material) -> Result<bool> {
        for slice in pair(slice) {
            if !self.store.path(slice, Part::Counts).exists() {
                return Ok(false);
            }
            let Some(values) = self.store.read(slice, Part::Values)? else {
                return Ok(false);
            };
            if self.solver.insert(slice, values).is_err() {
                let path = self.store.path(slice, Part::Values);
                bail!("{} has not a byte for each position", path.display());
            }
        }
        Ok(true)
    }

    /// Forgets slices that a pair does not need, if there is no room for it.
    fn make_room(&mut self, slice: Material, needs: &[Material]) -> Result<()> {
        let bytes = |slices: &[Material]| -> u64 {
            slices.iter().map(|slice| positions::<V>(*slice)).sum()
        };
        let packing = PACKING * self.threads as u64;
        let work = 2 * bytes(&pair(slice)) + packing;
        let least = work + bytes(needs);
        if least > self.memory {
            bail!(
                "the slice {slice} needs {} MiB, and {} are allowed",
                (least >> 20) + 1,
                self.memory >> 20
            );
        }
        let known = || (2..=damier_endgame::MAX_PIECES).flat_map(Material::all);
        let held: Vec<Material> = known()
            .filter(|held| self.solver.slice(*held).is_some())
            .collect();
        let mut all = work + bytes(&held);
        for held in held {
            if all > self.memory && held.pieces() > SOLVED_AGAIN && !needs.contains(&held) {
                self.solver.forget(held);
                all -= positions::<V>(held);
            }
        }
        Ok(())
    }

    /// Packs a slice and its partner, several files at a time.
    fn pack(&self, slice: Material) -> Result<Vec<Packed>> {
        let mut jobs: Vec<(Material, Part)> = Vec::new();
        for slice in pair(slice) {
            jobs.push((slice, Part::Outcomes));
            if slice.pieces() <= WITH_DISTANCES {
                jobs.push((slice, Part::Distances));
            }
        }
        let mut packed = Vec::new();
        for jobs in jobs.chunks(self.threads) {
            let solver = &self.solver;
            let results: Vec<_> = thread::scope(|scope| {
                let threads: Vec<_> = jobs
                    .iter()
                    .map(|&(slice, part)| scope.spawn(move || pack_part(solver, slice, part)))
                    .collect();
                threads
                    .into_iter()
                    .map(thread::ScopedJoinHandle::join)
                    .collect()
            });
            for result in results {
                match result {
                    Ok(part) => packed.extend(part),
                    Err(_) => bail!("the slice {slice} does not come back as it was packed"),
                }
            }
        }
        Ok(packed)
    }
}

/// The bytes of a file.
#[derive(Debug)]
struct Packed {
    slice: Material,
    part: Part,
    bytes: Vec<u8>,
}

fn pack_part<V: Variant>(solver: &Solver<V>, slice: Material, part: Part) -> Option<Packed> {
    let values = solver.slice(slice)?;
    let bytes = match part {
        Part::Distances => pack_distances(solver, values)?,
        _ => pack_outcomes(solver, values),
    };
    Some(Packed { slice, part, bytes })
}

/// A slice with its partner, if that is another.
pub(super) fn pair(slice: Material) -> Vec<Material> {
    let partner = slice.turned();
    if partner == slice {
        vec![slice]
    } else {
        vec![slice, partner]
    }
}
