//! How far kings reach, and where they would be captured.

use damier_rules::{Color, Direction, Variant};

use super::layout::Layout;

/// The kings of one side and what stands in their way.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) own_kings: u64,
    pub(super) enemy: Color,
    pub(super) enemy_men: u64,
    pub(super) enemy_kings: u64,
    pub(super) empty: u64,
}

impl Reach {
    /// How many empty squares the kings reach together: first those where no enemy piece could
    /// capture at once, then the others.
    ///
    /// The test is a local one: a square is denied if, as the board stands, an enemy piece sees it
    /// along a diagonal with an empty square behind it. That the king leaves its own square is not
    /// looked at.
    pub(super) fn squares<V: Variant>(self) -> (u32, u32) {
        let mut reached = 0;
        for direction in Direction::ALL {
            reached |= moves::<V>(self.own_kings, direction, self.empty);
        }
        let mut denied = 0;
        for direction in Direction::ALL {
            let forward = Direction::forward(self.enemy).contains(&direction);
            let mut capturing = self.enemy_kings;
            if V::FLYING_KINGS && self.enemy_kings != 0 {
                capturing |= moves::<V>(self.enemy_kings, direction, self.empty);
            }
            if V::MEN_CAPTURE_BACKWARDS || forward {
                capturing |= self.enemy_men;
            }
            let open_behind = shift::<V>(self.empty, direction.opposite(), 1);
            denied |= shift::<V>(capturing, direction, 1) & open_behind;
        }
        denied &= reached;
        ((reached & !denied).count_ones(), denied.count_ones())
    }
}

/// The empty squares that kings reach in one direction.
#[inline]
fn moves<V: Variant>(kings: u64, direction: Direction, empty: u64) -> u64 {
    let first = shift::<V>(kings, direction, 1) & empty;
    if !V::FLYING_KINGS {
        return first;
    }
    // Each step doubles what was reached, to eight squares; a corner of ten by ten sees nine.
    let mut reached = first;
    let mut open = empty & shift::<V>(empty, direction, 1);
    reached |= empty & shift::<V>(reached, direction, 1);
    reached |= open & shift::<V>(reached, direction, 2);
    open &= shift::<V>(open, direction, 2);
    reached |= open & shift::<V>(reached, direction, 4);
    reached | empty & shift::<V>(reached, direction, 1)
}

/// All squares moved so many steps; those that leave the board end on gaps or outside.
#[inline]
fn shift<V: Variant>(set: u64, direction: Direction, steps: u32) -> u64 {
    match direction {
        Direction::UpLeft => set >> (Layout::<V>::LONG * steps),
        Direction::UpRight => set >> (Layout::<V>::SHORT * steps),
        Direction::DownLeft => set << (Layout::<V>::SHORT * steps),
        Direction::DownRight => set << (Layout::<V>::LONG * steps),
    }
}
