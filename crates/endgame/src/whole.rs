//! What is done with all values of tables.

use std::sync::OnceLock;

use damier_rules::Variant;

use crate::Material;
use crate::crc::Crc;
use crate::section::{Section, TableError};
use crate::tables::{Slice, Tables};
use crate::walk::{Walk, blocks};

impl<V: Variant> Tables<V> {
    /// Unpacks every value of a slice that is there, and compares counts and sums with those that
    /// its file says.
    ///
    /// # Errors
    /// When they differ, which damage that the sums of the blocks find cannot cause.
    pub fn check(&self, material: Material) -> Result<(), TableError> {
        let Some(slice) = self.slice(material) else {
            return Ok(());
        };
        let (mut counts, mut outcomes) = ([0; 3], Crc::new());
        let (mut losses, mut plies) = (0, Crc::new());
        for block in 0..blocks(slice.index.positions()) {
            let mut walk = Walk::<V>::new(&slice.index, block);
            while let Some(number) = walk.next(|_, _| ()) {
                let outcome = self.stored(slice, number);
                counts[usize::from(outcome) % 3] += 1;
                outcomes.add(outcome);
                walk.tell(outcome);
            }
            self.losses_of_block(slice, block, |_, moves| {
                losses += 1;
                plies.add(moves);
                true
            });
        }
        let is_right = |section: &Section, counts, sum: Crc| {
            section.counts == counts && section.sum == sum.sum()
        };
        let distances = slice.distances.as_ref();
        if is_right(&slice.outcomes, counts, outcomes)
            && distances.is_none_or(|(section, _)| is_right(section, [0, losses, 0], plies))
        {
            return Ok(());
        }
        Err(TableError::Values { slice: material })
    }

    /// The same tables, which keep all that they unpack: a quarter of a byte for each position, of
    /// those with five pieces too. For those who ask about all of them.
    #[must_use]
    pub fn keeping_all(mut self) -> Self {
        for slice in self.slices.iter_mut().flatten() {
            let kept = blocks(slice.index.positions());
            slice.unpacked = (0..kept).map(|_| OnceLock::new()).collect();
        }
        self
    }

    /// Unpacks all slices of up to four pieces now, so that no question has to wait for it.
    pub fn unpack(&self) {
        for slice in self.slices.iter().flatten() {
            for block in 0..slice.unpacked.len() as u64 {
                self.keep(slice, block);
            }
        }
    }

    /// Unpacks all distances now, a byte for each position: for those who ask many.
    pub fn unpack_distances(&self) {
        for slice in self.slices.iter().flatten() {
            if slice.distances.is_some() {
                slice.moves.get_or_init(|| self.moves_of_slice(slice));
            }
        }
    }

    fn moves_of_slice(&self, slice: &Slice<V>) -> Box<[u8]> {
        let mut all = vec![0; slice.index.positions() as usize];
        for block in 0..blocks(slice.index.positions()) {
            self.losses_of_block(slice, block, |number, moves| {
                all[number as usize] = moves;
                true
            });
        }
        all.into()
    }
}
