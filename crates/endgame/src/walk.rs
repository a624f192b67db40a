//! The way along a block: its positions in order, with the outcomes of neighbours.

use damier_rules::{Geometry, Variant};

use crate::features::Context;
use crate::index::{Cursor, Index};
use crate::layout::{Layout, Placement};
use crate::value::two_bits;

/// Positions of a block.
pub(crate) const BLOCK: u64 = 4096;

/// How many blocks a slice has.
pub(crate) fn blocks(positions: u64) -> u64 {
    positions.div_ceil(BLOCK)
}

/// Room above the board, so that a step off its top stays in the grid.
const ROOM: usize = 6;

/// The two pieces whose squares change fastest along the walk, and those that stand still.
#[derive(Clone, Copy, Debug)]
struct Movers {
    /// A cell of the grid.
    cell: usize,
    others: Placement,
}

impl Movers {
    /// There are at least two pieces.
    #[inline(always)]
    fn of(placement: &Placement) -> Self {
        let mut others = *placement;
        let mut next = || {
            for group in [
                &mut others.white_kings,
                &mut others.black_kings,
                &mut others.black_men,
                &mut others.white_men,
            ] {
                if *group != 0 {
                    let bit = group.trailing_zeros();
                    *group &= *group - 1;
                    return bit as usize;
                }
            }
            0
        };
        let (fastest, second) = (next(), next());
        Self {
            cell: (second + ROOM) % 64 * 64 + (fastest + ROOM) % 64,
            others,
        }
    }
}

/// Outcomes met while the two fastest pieces move and the others stand still.
///
/// A cell belongs to a square of the second-fastest piece and one of the fastest. It holds four
/// outcomes of two bits: the nearest that is known at this cell or beyond it, with the fastest
/// piece up to the left, up to the right, and with the second-fastest piece likewise.
struct Grid {
    cells: Box<[u8; 64 * 64]>,
    others: Placement,
}

impl Grid {
    fn new() -> Self {
        Self {
            cells: Box::new([u8::MAX; 64 * 64]),
            others: Placement::default(),
        }
    }

    /// Forgets everything if another piece has moved; gives the outcomes of the neighbours.
    #[inline(always)]
    fn look<G: Geometry>(&mut self, movers: &Movers) -> u8 {
        if movers.others != self.others {
            self.others = movers.others;
            self.cells.fill(u8::MAX);
        }
        let (long, short) = (G::LONG as usize, G::SHORT as usize);
        let cell = movers.cell;
        self.cells[cell - long] & 0x03
            | self.cells[cell - short] & 0x0c
            | self.cells[cell - 64 * long] & 0x30
            | self.cells[cell - 64 * short] & 0xc0
    }
}

/// Moves to the end of the losses met likewise: the nearest known, in the same four directions.
#[derive(Clone, Debug)]
struct LossGrid {
    cells: Box<[[Option<u8>; 4]]>,
    others: Placement,
}

impl LossGrid {
    fn new() -> Self {
        Self {
            cells: vec![[None; 4]; 64 * 64].into(),
            others: Placement::default(),
        }
    }

    fn look<G: Geometry>(&mut self, movers: &Movers) -> [Option<u8>; 4] {
        if movers.others != self.others {
            self.others = movers.others;
            self.cells.fill([None; 4]);
        }
        let (long, short) = (G::LONG as usize, G::SHORT as usize);
        let cell = movers.cell;
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
            let number = self.walk.next(|_, placement| {
                let movers = Movers::of(placement);
                losses.cells[movers.cell] = losses.look::<V::Geometry>(&movers);
            })?;
            let movers = Movers::of(&self.walk.context.placement);
            let neighbours = self.losses.look::<V::Geometry>(&movers);
            let outcome = outcome(number);
            if outcome == two_bits::LOSS {
                self.cell = movers.cell;
                let guess = guess(neighbours);
                let context = &mut self.walk.context;
                context.turn_to_loss::<V::Geometry>(guess, neighbours);
                return Some((number, guess));
            }
            self.losses.cells[movers.cell] = neighbours;
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
    cell: usize,
    /// The position that is stored, after [`Walk::next`] has given its number.
    pub(crate) context: Context,
    next: u64,
    end: u64,
}

impl<'a, V: Variant> Walk<'a, V> {
    pub(crate) fn new(index: &'a Index<V::Geometry>, block: u64) -> Self {
        let start = block * BLOCK;
        Self {
            cursor: Cursor::new(index, start),
            grid: Grid::new(),
            cell: 0,
            context: Context::new(),
            next: start,
            end: (start + BLOCK).min(index.positions()),
        }
    }

    /// The number of the next position that is stored. Those with a capture are not stored;
    /// `passed` hears of them.
    #[inline(always)]
    pub(crate) fn next(&mut self, mut passed: impl FnMut(u64, &Placement)) -> Option<u64> {
        while self.next < self.end {
            let number = self.next;
            let placement = self.cursor.placement();
            let movers = Movers::of(&placement);
            let neighbours = self.grid.look::<V::Geometry>(&movers);
            if is_stored::<V>(&placement) {
                self.cell = movers.cell;
                self.context.turn_to::<V::Geometry>(placement, neighbours);
                return Some(number);
            }
            passed(number, &placement);
            // What lies beyond is the nearest.
            self.grid.cells[movers.cell] = neighbours;
            self.advance();
        }
        None
    }

    /// Tells the outcome of the position that came last.
    #[inline(always)]
    pub(crate) fn tell(&mut self, outcome: u8) {
        self.grid.cells[self.cell] = outcome * 0b0101_0101;
        self.advance();
    }

    #[inline(always)]
    fn advance(&mut self) {
        self.next += 1;
        if self.next < self.end {
            self.cursor.advance();
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
const _: () = assert!(Layout::<damier_rules::Board10>::BITS as usize + ROOM <= 64);
