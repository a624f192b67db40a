//! Placements by number: the combinatorial number system, without numbers for placements in which
//! two pieces share a square.

use std::marker::PhantomData;
use std::sync::Arc;

use damier_rules::Geometry;

use crate::Material;
use crate::group::{Group, WAYS, ways};
use crate::layout::{Layout, Placement};
use crate::row::Row;

/// [`WAYS`] with as many rows and columns as a few bits can name, which need no check.
static PADDED: [[u32; 64]; 8] = {
    let mut padded = [[0; 64]; 8];
    let mut row = 0;
    while row < WAYS.len() {
        let mut column = 0;
        while column < WAYS[0].len() {
            padded[row][column] = WAYS[row][column];
            column += 1;
        }
        row += 1;
    }
    padded
};

/// The rank of a set among all sets of its size: the squares are numbered from `first` on, and
/// those before it are left out of the numbering.
#[inline(always)]
fn rank<G: Geometry>(set: u64, before: u64, first: u32) -> u64 {
    let mut rest = set;
    let mut rank = 0;
    let mut pieces = 1;
    while rest != 0 {
        let bit = rest.trailing_zeros();
        let below = (before & ((1 << bit) - 1)).count_ones();
        let square = Layout::<G>::number(bit) - first - below;
        rank += PADDED[pieces % PADDED.len()][square as usize % PADDED[0].len()];
        pieces += 1;
        rest &= rest - 1;
    }
    u64::from(rank)
}

/// The numbers of the placements of one material.
#[derive(Clone, Debug)]
pub(crate) struct Index<G: Geometry> {
    material: Material,
    /// How many placements of men come before those with white men of each rank; empty where that
    /// is the rank itself, because there are no black men, or nothing, because there are no white.
    men_before: Arc<[u64]>,
    /// Placements of Black's kings for each of the men.
    black_kings: u64,
    /// Placements of White's kings for each of the others.
    white_kings: u64,
    positions: u64,
    board: PhantomData<G>,
}

impl<G: Geometry> Index<G> {
    pub(crate) fn new(material: Material) -> Self {
        let squares = u32::from(G::SQUARES);
        let men_squares = squares - G::SHORT;
        let free = squares - material.men();
        let black_kings = ways(material.black_kings, free);
        let white_kings = ways(material.white_kings, free - u32::from(material.black_kings));
        let mut men_before = Vec::new();
        let mut men = ways(material.white_men, men_squares) * ways(material.black_men, men_squares);
        if material.white_men > 0 && material.black_men > 0 {
            men = 0;
            let mut white = Group::new(material.white_men);
            white.reset(Self::white_men_squares());
            loop {
                men_before.push(men);
                let taken = (white.word & Self::black_men_squares()).count_ones();
                men += ways(material.black_men, men_squares - taken);
                if !white.advance() {
                    break;
                }
            }
        }
        Self {
            material,
            men_before: men_before.into(),
            black_kings,
            white_kings,
            positions: men * black_kings * white_kings,
            board: PhantomData,
        }
    }

    fn white_men_squares() -> u64 {
        Layout::<G>::ALL & !Layout::<G>::TOP
    }

    fn black_men_squares() -> u64 {
        Layout::<G>::ALL & !Layout::<G>::BOTTOM
    }

    #[cfg(feature = "generate")]
    pub(crate) fn material(&self) -> Material {
        self.material
    }

    /// How many placements there are.
    pub(crate) fn positions(&self) -> u64 {
        self.positions
    }

    /// The number of the first placement with the men and Black's kings of this one.
    #[cfg(feature = "generate")]
    #[inline(always)]
    pub(crate) fn tile(&self, placement: &Placement) -> u64 {
        self.tile_with_men(self.men(placement), placement)
    }

    /// The number of the men of a placement.
    #[inline(always)]
    pub(crate) fn men(&self, placement: &Placement) -> u64 {
        let white = rank::<G>(placement.white_men, 0, G::SHORT);
        let black = rank::<G>(placement.black_men, placement.white_men, 0);
        match self.men_before.get(white as usize) {
            Some(before) => before + black,
            None => white + black,
        }
    }

    #[inline(always)]
    fn tile_with_men(&self, men: u64, placement: &Placement) -> u64 {
        let before = placement.white_men | placement.black_men;
        let kings = rank::<G>(placement.black_kings, before, 0);
        (men * self.black_kings + kings) * self.white_kings
    }

    /// The number of White's kings within a tile; `before` are the other pieces.
    #[inline(always)]
    pub(crate) fn within(white_kings: u64, before: u64) -> u64 {
        rank::<G>(white_kings, before, 0)
    }

    /// The number of a placement of this material.
    #[inline(always)]
    pub(crate) fn of(&self, placement: &Placement) -> u64 {
        self.with_men(self.men(placement), placement)
    }

    /// The number of a placement whose men have this number.
    #[inline(always)]
    pub(crate) fn with_men(&self, men: u64, placement: &Placement) -> u64 {
        let before = placement.white_men | placement.black_men | placement.black_kings;
        self.tile_with_men(men, placement) + Self::within(placement.white_kings, before)
    }
}

/// A walk over placements in the order of their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a, G: Geometry> {
    index: &'a Index<G>,
    white_men: Group,
    black_men: Group,
    black_kings: Group,
    white_kings: Group,
    at: u64,
    men_at: u64,
    black_kings_at: u64,
}

impl<'a, G: Geometry> Cursor<'a, G> {
    pub(crate) fn new(index: &'a Index<G>, number: u64) -> Self {
        let material = index.material;
        let mut cursor = Self {
            index,
            white_men: Group::new(material.white_men),
            black_men: Group::new(material.black_men),
            black_kings: Group::new(material.black_kings),
            white_kings: Group::new(material.white_kings),
            at: u64::MAX,
            men_at: u64::MAX,
            black_kings_at: u64::MAX,
        };
        cursor.white_men.take(Index::<G>::white_men_squares());
        cursor.seek(number);
        cursor
    }

    /// Goes to the placement with this number.
    pub(crate) fn seek(&mut self, number: u64) {
        if self.at == number {
            return;
        }
        let index = self.index;
        let tile = number / index.white_kings;
        let (men, black_kings) = (tile / index.black_kings, tile % index.black_kings);
        if men != self.men_at {
            self.seek_men(men);
        }
        if men != self.men_at || black_kings != self.black_kings_at {
            self.black_kings.seek(black_kings);
            self.white_kings.take(self.free() & !self.black_kings.word);
        }
        self.white_kings.seek(number % index.white_kings);
        (self.at, self.men_at, self.black_kings_at) = (number, men, black_kings);
    }

    fn seek_men(&mut self, men: u64) {
        let before = &self.index.men_before;
        let (white, black) = if before.is_empty() {
            let has_black = self.index.material.black_men > 0;
            if has_black { (0, men) } else { (men, 0) }
        } else {
            let white = before.partition_point(|&before| before <= men) - 1;
            (white as u64, men - before[white])
        };
        self.white_men.seek(white);
        self.black_men
            .take(Index::<G>::black_men_squares() & !self.white_men.word);
        self.black_men.seek(black);
        self.black_kings.take(self.free());
    }

    /// The squares without men.
    fn free(&self) -> u64 {
        Layout::<G>::ALL & !self.white_men.word & !self.black_men.word
    }

    /// The row of the placement, and the squares of its fastest piece from here on.
    pub(crate) fn row(&self) -> (Row, u64) {
        let fastest = [&self.white_kings, &self.black_kings, &self.black_men];
        let fastest = fastest.into_iter().find(|group| group.pieces > 0);
        let squares = fastest.map_or(0, Group::row);
        (Row::of(&self.placement()), squares)
    }

    /// Goes to the first placement of the next row; what follows the last one means nothing.
    pub(crate) fn next_row(&mut self) {
        (self.at, self.men_at, self.black_kings_at) = (u64::MAX, u64::MAX, u64::MAX);
        let mut first = 1;
        let groups = [
            &mut self.white_kings,
            &mut self.black_kings,
            &mut self.black_men,
            &mut self.white_men,
        ];
        let mut moved = groups.len();
        for (place, group) in groups.into_iter().enumerate() {
            if group.pieces > 0 {
                if group.advance_from(first) {
                    moved = place;
                    break;
                }
                first = 0;
            }
        }
        if moved > 2 {
            self.black_men
                .reset(Index::<G>::black_men_squares() & !self.white_men.word);
        }
        if moved > 1 {
            self.black_kings.reset(self.free());
        }
        if moved > 0 {
            self.white_kings.reset(self.free() & !self.black_kings.word);
        }
    }

    /// Goes to the next placement; what follows the last one means nothing.
    #[cfg(any(test, feature = "generate"))]
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.at += 1;
        if self.white_kings.advance() {
            return;
        }
        self.black_kings_at += 1;
        if !self.black_kings.advance() {
            self.men_at += 1;
            self.black_kings_at = 0;
            if !self.black_men.advance() {
                self.white_men.advance();
                self.black_men
                    .reset(Index::<G>::black_men_squares() & !self.white_men.word);
            }
            self.black_kings.reset(self.free());
        }
        self.white_kings.reset(self.free() & !self.black_kings.word);
    }

    #[inline(always)]
    pub(crate) fn placement(&self) -> Placement {
        Placement {
            white_men: self.white_men.word,
            white_kings: self.white_kings.word,
            black_men: self.black_men.word,
            black_kings: self.black_kings.word,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Board8, Board10};

    fn check_slice<G: Geometry>(material: Material) -> u64 {
        let index = Index::<G>::new(material);
        let mut cursor = Cursor::new(&index, 0);
        let mut jumper = Cursor::new(&index, 0);
        let step = (index.positions() / 1000).max(1);
        for number in 0..index.positions() {
            let placement = cursor.placement();
            assert_eq!(index.of(&placement), number, "{material}");
            assert_eq!(placement.material(), material);
            if number % step == 0 {
                let place = number * 7919 % index.positions();
                jumper.seek(place);
                assert_eq!(index.of(&jumper.placement()), place, "{material}");
                jumper.advance();
            }
            cursor.advance();
        }
        index.positions()
    }

    fn positions<G: Geometry>(pieces: u32) -> u64 {
        Material::all(pieces)
            .into_iter()
            .map(check_slice::<G>)
            .sum()
    }

    // The counts are published ones: those of 8x8 agree with OEIS A055213.
    #[test]
    fn every_placement_has_a_number_of_its_own() {
        assert_eq!(positions::<Board10>(2), 8845);
        assert_eq!(positions::<Board10>(3), 806_300);
        assert_eq!(positions::<Board8>(2), 3488);
        assert_eq!(positions::<Board8>(3), 196_032);
        assert_eq!(positions::<Board8>(4), 6_209_316);
    }

    #[test]
    fn larger_slices_are_counted_right() {
        let total = |pieces| -> u64 {
            let all = Material::all(pieces).into_iter();
            all.map(|material| Index::<Board10>::new(material).positions())
                .sum()
        };
        assert_eq!(total(4), 41_971_200);
        assert_eq!(total(5), 1_570_600_750);
    }
}
