//! Rows: positions that differ in the square of one piece only, and follow one another.

use damier_rules::{Geometry, Variant};

use crate::layout::{Layout, Placement};

/// The kind of the piece whose square changes fastest along the numbers.
///
/// White's kings come first, then Black's kings and Black's men; within a kind it is the piece on
/// the lowest square. Both sides have a piece, so it is never a man of White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fastest {
    WhiteKing,
    BlackKing,
    BlackMan,
}

/// The positions of one row, without the piece that moves along it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// All pieces but the fastest.
    pub(crate) others: Placement,
    pub(crate) fastest: Fastest,
    /// All pieces but the two fastest.
    pub(crate) standing: Placement,
    /// The bit of the second-fastest piece.
    pub(crate) second: u32,
}

impl Row {
    /// The row in which a placement stands.
    pub(crate) fn of(placement: &Placement) -> Self {
        let fastest = if placement.white_kings != 0 {
            Fastest::WhiteKing
        } else if placement.black_kings != 0 {
            Fastest::BlackKing
        } else {
            Fastest::BlackMan
        };
        let [_, others] = first_taken(placement);
        let [second, standing] = first_taken(&others);
        Self {
            others,
            fastest,
            standing,
            second: second.occupied().trailing_zeros() % 64,
        }
    }

    /// The position with the fastest piece on the square of this bit.
    #[inline(always)]
    pub(crate) fn with(&self, bit: u32) -> Placement {
        self.put(self.others, bit)
    }

    /// Puts the fastest piece among others.
    #[inline(always)]
    pub(crate) fn put(&self, mut others: Placement, bit: u32) -> Placement {
        let group = match self.fastest {
            Fastest::WhiteKing => &mut others.white_kings,
            Fastest::BlackKing => &mut others.black_kings,
            Fastest::BlackMan => &mut others.black_men,
        };
        *group |= 1 << bit;
        others
    }

    /// The pieces whose squares are left out when the fastest piece's square is numbered.
    #[inline(always)]
    pub(crate) fn before(&self, others: &Placement) -> u64 {
        match self.fastest {
            Fastest::WhiteKing => others.white_men | others.black_men | others.black_kings,
            Fastest::BlackKing => others.white_men | others.black_men,
            Fastest::BlackMan => others.white_men,
        }
    }

    /// The squares of the fastest piece from which or with which White can capture, White to move.
    pub(crate) fn captures<V: Variant>(&self) -> u64 {
        let runner = match self.fastest {
            Fastest::WhiteKing => Runner::King,
            Fastest::BlackKing | Fastest::BlackMan => Runner::Victim,
        };
        let Placement {
            white_men: men,
            white_kings: kings,
            black_men,
            black_kings,
        } = self.others;
        captures::<V>(men, kings, black_men | black_kings, [0, 1], runner)
    }

    /// Likewise for Black, were it to move.
    pub(crate) fn enemy_captures<V: Variant>(&self) -> u64 {
        let runner = match self.fastest {
            Fastest::WhiteKing => Runner::Victim,
            Fastest::BlackKing => Runner::King,
            Fastest::BlackMan => Runner::Man,
        };
        let Placement {
            white_men,
            white_kings,
            black_men: men,
            black_kings: kings,
        } = self.others;
        captures::<V>(men, kings, white_men | white_kings, [2, 3], runner)
    }
}

/// The fastest piece of a placement alone, and the placement without it.
fn first_taken(placement: &Placement) -> [Placement; 2] {
    let first = placement.groups().into_iter().find(|&group| group != 0);
    let bit = first.map_or(0, |group| group & group.wrapping_neg());
    let rest = placement.without(bit);
    [placement.without(!bit), rest]
}

/// What the piece that moves along the row is for the side that captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Runner {
    King,
    Man,
    Victim,
}

/// The squares of the runner with which a side with these other men and kings can capture one of
/// the victims, or the runner; `forward` are the directions in which its men go.
fn captures<V: Variant>(
    men: u64,
    kings: u64,
    victims: u64,
    forward: [usize; 2],
    runner: Runner,
) -> u64 {
    let empty = Layout::<V::Geometry>::ALL & !(men | kings | victims);
    let mut squares = 0;
    for direction in 0..4 {
        let men_take = V::MEN_CAPTURE_BACKWARDS || forward.contains(&direction);
        let ray = Ray::<V::Geometry>::new(direction, empty, victims);
        let is_victim = runner == Runner::Victim;
        if men_take {
            squares |= ray.jumps(men, is_victim);
        }
        if V::FLYING_KINGS {
            squares |= ray.flights(kings, is_victim);
        } else {
            squares |= ray.jumps(kings, is_victim);
        }
        squares |= match runner {
            Runner::King if V::FLYING_KINGS => ray.fill(ray.takeable()),
            Runner::King => ray.back(ray.takeable()) & empty,
            Runner::Man if men_take => ray.back(ray.takeable()) & empty,
            Runner::Man | Runner::Victim => 0,
        };
    }
    squares
}

/// One of the four directions on a board without the runner.
struct Ray<G: Geometry> {
    direction: usize,
    empty: u64,
    victims: u64,
    board: std::marker::PhantomData<G>,
}

impl<G: Geometry> Ray<G> {
    #[inline(always)]
    fn new(direction: usize, empty: u64, victims: u64) -> Self {
        Self {
            direction,
            empty,
            victims,
            board: std::marker::PhantomData,
        }
    }

    #[inline(always)]
    fn step(&self, squares: u64) -> u64 {
        Layout::<G>::steps(squares)[self.direction] & Layout::<G>::ALL
    }

    #[inline(always)]
    fn back(&self, squares: u64) -> u64 {
        Layout::<G>::steps(squares)[3 - self.direction] & Layout::<G>::ALL
    }

    /// Victims with an empty square behind them.
    #[inline(always)]
    fn takeable(&self) -> u64 {
        self.victims & self.back(self.empty)
    }

    /// Empty squares from which a flying king reaches these.
    #[inline(always)]
    fn fill(&self, targets: u64) -> u64 {
        let (mut filled, mut reached) = (0, targets);
        loop {
            reached = self.back(reached) & self.empty;
            if reached == 0 {
                return filled;
            }
            filled |= reached;
        }
    }

    /// Squares of the runner with which pieces can jump over a neighbour.
    #[inline(always)]
    fn jumps(&self, pieces: u64, runner_is_victim: bool) -> u64 {
        let near = self.step(pieces);
        let landings = self.step(near & self.victims) & self.empty;
        let mut squares = 0;
        if landings != 0 {
            // The runner can stand in the way of one capture, not of two.
            let is_one = landings.is_power_of_two();
            squares = if is_one { !landings } else { u64::MAX };
        }
        if runner_is_victim {
            squares |= near & self.empty & self.back(self.empty);
        }
        squares
    }

    /// Likewise for flying kings.
    #[inline(always)]
    fn flights(&self, kings: u64, runner_is_victim: bool) -> u64 {
        let mut squares = 0;
        let mut rest = kings;
        while rest != 0 {
            let king = rest & rest.wrapping_neg();
            rest ^= king;
            let (mut path, mut at) = (0, self.step(king));
            while at & self.empty != 0 {
                let next = self.step(at);
                if runner_is_victim && next & self.empty != 0 {
                    squares |= at;
                }
                path |= at;
                at = next;
            }
            let landing = self.step(at & self.victims) & self.empty;
            if landing != 0 {
                squares |= !(path | landing);
            }
        }
        squares
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Material;
    use crate::index::{Cursor, Index};
    use damier_rules::{Brazilian, Checkers, International, Russian};

    /// Compares both masks with the captures of the rules, at every `step`-th position.
    fn check_slice<V: Variant>(material: Material, step: u64) {
        let index = Index::<V::Geometry>::new(material);
        let mut cursor = Cursor::new(&index, 0);
        for number in (0..index.positions()).step_by(step as usize) {
            cursor.seek(number);
            let placement = cursor.placement();
            let row = Row::of(&placement);
            let bit = (placement.occupied() ^ row.others.occupied()).trailing_zeros();
            assert_eq!(row.with(bit), placement);
            let position = placement.position::<V>();
            let is_in = |squares: u64| squares >> bit & 1 == 1;
            let fen = || position.fen();
            let turned = placement.turned::<V::Geometry>().position::<V>();
            assert_eq!(
                is_in(row.captures::<V>()),
                position.has_capture(),
                "{}",
                fen()
            );
            assert_eq!(
                is_in(row.enemy_captures::<V>()),
                turned.has_capture(),
                "{}",
                fen()
            );
        }
    }

    fn check_game<V: Variant>() {
        for material in (2..=3).flat_map(Material::all) {
            check_slice::<V>(material, 1);
        }
        for material in Material::all(4) {
            check_slice::<V>(material, 101);
        }
        for material in Material::all(6) {
            check_slice::<V>(material, 1_000_003);
        }
    }

    #[test]
    fn captures_of_rows_are_those_of_the_rules() {
        check_game::<International>();
        check_game::<Checkers>();
        check_game::<Russian>();
        check_game::<Brazilian>();
    }
}
