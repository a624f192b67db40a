//! Unpacked blocks of large slices: as many as there is room for.

use std::sync::{Mutex, PoisonError};

use crate::Material;
use crate::dense::Dense;
use crate::walk::BLOCK;

/// Rooms for unpacked blocks. A block has one room that it can be in.
#[derive(Debug)]
pub(crate) struct Cache {
    rooms: Box<[Mutex<Option<Cached>>]>,
}

/// An unpacked block, or the beginning of one.
#[derive(Debug)]
struct Cached {
    material: Material,
    block: u64,
    outcomes: Dense,
    /// How many positions are unpacked.
    known: u64,
}

impl Cache {
    pub(crate) fn new(rooms: usize) -> Self {
        Self {
            rooms: (0..rooms).map(|_| Mutex::new(None)).collect(),
        }
    }

    fn room(&self, material: Material, block: u64) -> &Mutex<Option<Cached>> {
        let room = (material.key() as u64 * 0x9e37 + block) % self.rooms.len() as u64;
        &self.rooms[room as usize]
    }

    /// The outcome at a place of a block; or how many of its positions should be unpacked.
    ///
    /// A search often asks a block once only, so the rest of it waits until it is asked again.
    pub(crate) fn outcome(&self, material: Material, block: u64, place: u64) -> Result<u8, u64> {
        let room = self.room(material, block);
        let cached = room.lock().unwrap_or_else(PoisonError::into_inner);
        match &*cached {
            Some(cached) if (cached.material, cached.block) == (material, block) => {
                if place < cached.known {
                    Ok(cached.outcomes.get(place))
                } else {
                    Err(BLOCK)
                }
            }
            _ => Err(place + 1),
        }
    }

    /// Keeps the outcomes of a block, of which so many are known.
    pub(crate) fn keep(&self, material: Material, block: u64, (outcomes, known): (Dense, u64)) {
        let room = self.room(material, block);
        *room.lock().unwrap_or_else(PoisonError::into_inner) = Some(Cached {
            material,
            block,
            outcomes,
            known,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_of_a_block_is_unpacked_first() {
        let cache = Cache::new(3);
        let material: Material = "2k-3k".parse().unwrap();
        assert_eq!(cache.outcome(material, 7, 5), Err(6));
        let mut outcomes = Dense::new(BLOCK);
        outcomes.set(5, 1);
        cache.keep(material, 7, (outcomes, 6));
        assert_eq!(cache.outcome(material, 7, 5), Ok(1));
        assert_eq!(cache.outcome(material, 7, 6), Err(BLOCK));
        // Another block takes the room.
        assert_eq!(cache.outcome(material, 10, 0), Err(1));
    }
}
