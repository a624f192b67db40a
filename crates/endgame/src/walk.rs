//! The way along a block: its positions in order, with the outcomes of neighbours.

use damier_rules::{Geometry, Variant};

use crate::features::Context;
use crate::index::{Cursor, Index};
use crate::layout::{Layout, Placement};
use crate::row::Row;
use crate::value::two_bits;

/// Positions of a block.
pub(crate) const BLOCK: u64 = 4096;

/// How many blocks a slice has.
pub(crate) fn blocks(positions: u64) -> u64 {
    positions.div_ceil(BLOCK)
}

/// Room above the board, so that a step off its top stays in the grid.
const ROOM: u32 = 6;

/// The first cell of the second-fastest piece.
fn first_cell(row: &Row) -> usize {
    ((row.second + ROOM) % 64 * 64 + ROOM) as usize
}

/// Outcomes met while the two fastest pieces move and the others stand still.
///
/// A cell belongs to a square of the second-fastest piece and one of the fastest. It holds four
/// outcomes of two bits: the nearest that is known at this cell or beyond it, with the fastest
/// piece up to the left, up to the right, and with the second-fastest piece likewise.
struct Grid {
    cells: Box<[u8; 64 * 64]>,
    standing: Placement,
}

impl Grid {
    fn new() -> Self {
        Self {
            cells: Box::new([u8::MAX; 64 * 64]),
            standing: Placement::default(),
        }
    }

    /// Forgets everything if another piece has moved.
    fn turn_to(&mut self, row: &Row) {
        if row.standing != self.standing {
            self.standing = row.standing;
            self.cells.fill(u8::MAX);
        }
    }

    /// The outcomes of the neighbours.
    #[inline(always)]
    fn look<G: Geometry>(&self, cell: usize) -> u8 {
        let (long, short) = (G::LONG as usize, G::SHORT as usize);
        self.cells[(cell - long) % 4096] & 0x03
            | self.cells[(cell - short) % 4096] & 0x0c
            | self.cells[(cell - 64 * long) % 4096] & 0x30
            | self.cells[(cell - 64 * short) % 4096] & 0xc0
    }
}

/// Moves to the end of the losses met likewise: the nearest known, in the same four directions.
#[derive(Clone, Debug)]
struct LossGrid {
    cells: Box<[[Option<u8>; 4]]>,
    standing: Placement,
}

impl LossGrid {
    fn new() -> Self {
        Self {
            cells: vec![[None; 4]; 64 * 64].into(),
            standing: Placement::default(),
        }
    }

    fn look<G: Geometry>(&mut self, row: &Row, cell: usize) -> [Option<u8>; 4] {
        if row.standing != self.standing {
            self.standing = row.standing;
            self.cells.fill([None; 4]);
        }
        let (long, short) = (G::LONG as usize, G::SHORT as usize);
        [
            self.cells[cell - long][0],
            self.cells[cell - short][1],
            self.cells[cell - 64 * long][2],
            self.cells[cell - 64 * short][3],
        ]
    }
}

/// The moves to the end that neighbours suggest.
fn guess(neighbours: [Option<u8>; 4]) -> u8 {
    let known = || neighbours.into_iter().flatten().map(u32::from);
    let count = known().count() as u32;
    if count == 0 {
        return FIRST_GUESS;
    }
    (known().sum::<u32>() / count) as u8
}

/// The guess without neighbours.
const FIRST_GUESS: u8 = 3;

/// A walk along the losses of a block whose outcomes are known.
pub(crate) struct LossWalk<'a, V: Variant> {
    walk: Walk<'a, V>,
    losses: LossGrid,
    cell: usize,
}

impl<'a, V: Variant> LossWalk<'a, V> {
    pub(crate) fn new(index: &'a Index<V::Geometry>, block: u64) -> Self {
        Self {
            walk: Walk::new(index, block),
            losses: LossGrid::new(),
            cell: 0,
        }
    }

    /// The number of the next loss that is stored, with a guess of its moves to the end.
    pub(crate) fn next(&mut self, outcome: impl Fn(u64) -> u8) -> Option<(u64, u8)> {
        loop {
            let losses = &mut self.losses;
            let number = self.walk.next(|row, cell| {
                losses.cells[cell] = losses.look::<V::Geometry>(row, cell);
            })?;
            let cell = self.walk.cell();
            let neighbours = losses.look::<V::Geometry>(&self.walk.row, cell);
            let outcome = outcome(number);
            if outcome == two_bits::LOSS {
                self.cell = cell;
                let guess = guess(neighbours);
                let context = &mut self.walk.context;
                context.turn_to_loss::<V::Geometry>(guess, neighbours);
                return Some((number, guess));
            }
            self.losses.cells[cell] = neighbours;
            self.walk.tell(outcome);
        }
    }

    /// The position that came last.
    pub(crate) fn context(&mut self) -> &mut Context {
        &mut self.walk.context
    }

    /// Tells the moves to the end of the position that came last.
    pub(crate) fn tell(&mut self, moves: u8) {
        self.losses.cells[self.cell] = [Some(moves); 4];
        self.walk.tell(two_bits::LOSS);
    }
}

/// A walk along one block. After each position that is stored its outcome must be told.
pub(crate) struct Walk<'a, V: Variant> {
    cursor: Cursor<'a, V::Geometry>,
    grid: Grid,
    /// The row that the walk is in.
    row: Row,
    /// The squares of its fastest piece that are still to come.
    left: u64,
    /// Those with which the position is stored.
    stored: u64,
    first_cell: usize,
    /// The position that is stored, after [`Walk::next`] has given its number.
    pub(crate) context: Context,
    next: u64,
    end: u64,
}

impl<'a, V: Variant> Walk<'a, V> {
    pub(crate) fn new(index: &'a Index<V::Geometry>, block: u64) -> Self {
        let start = block * BLOCK;
        let cursor = Cursor::new(index, start);
        let (row, _) = cursor.row();
        let mut walk = Self {
            cursor,
            grid: Grid::new(),
            row,
            left: 0,
            stored: 0,
            first_cell: 0,
            context: Context::new(row),
            next: start,
            end: (start + BLOCK).min(index.positions()),
        };
        walk.begin_row();
        walk
    }

    /// Takes the row that the cursor is in.
    fn begin_row(&mut self) {
        (self.row, self.left) = self.cursor.row();
        self.stored = self.left & !self.row.captures::<V>();
        self.first_cell = first_cell(&self.row);
        self.grid.turn_to(&self.row);
        self.context.turn_to_row::<V::Geometry>(self.row);
    }

    #[inline(always)]
    fn cell(&self) -> usize {
        self.first_cell + self.left.trailing_zeros() as usize
    }

    /// The number of the next position that is stored. Those with a capture are not stored;
    /// `passed` hears of their rows and cells.
    #[inline(always)]
    pub(crate) fn next(&mut self, mut passed: impl FnMut(&Row, usize)) -> Option<u64> {
        while self.next < self.end {
            let cell = self.cell();
            let bit = self.left.trailing_zeros();
            let neighbours = self.grid.look::<V::Geometry>(cell);
            if self.stored >> bit & 1 == 1 {
                self.context.turn_to::<V::Geometry>(bit, neighbours);
                return Some(self.next);
            }
            passed(&self.row, cell);
            // What lies beyond is the nearest.
            self.grid.cells[cell % 4096] = neighbours;
            self.advance();
        }
        None
    }

    /// Tells the outcome of the position that came last.
    #[inline(always)]
    pub(crate) fn tell(&mut self, outcome: u8) {
        let cell = self.cell();
        self.grid.cells[cell % 4096] = outcome * 0b0101_0101;
        self.advance();
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.next += 1;
        self.left &= self.left.wrapping_sub(1);
        if self.left == 0 && self.next < self.end {
            self.cursor.next_row();
            self.begin_row();
        }
    }
}

/// Whether the outcome of a position is stored: the side to move has no capture.
#[inline(always)]
pub(crate) fn is_stored<V: Variant>(placement: &Placement) -> bool {
    !placement.position::<V>().has_capture()
}

/// No piece stands there.
const _: () = assert!(two_bits::NONE * 0b0101_0101 == u8::MAX);

/// The grid has room for the greatest board.
const _: () = assert!(Layout::<damier_rules::Board10>::BITS + ROOM <= 64);
