//! What becomes of generated moves: they are counted, played or listed.

use super::chains::{Chain, Chains};
use crate::bitboard::Direction;
use crate::board::{Board, Side};
use crate::moves::MoveList;
use crate::{Bitboard, Geometry, Kind, Move, Variant};

/// Receives the moves of side `S` as sets.
pub(crate) trait Sink<V: Variant, S: Side> {
    /// One step to each landing square.
    fn steps(
        &mut self,
        board: &Board<V::Geometry>,
        kind: Kind,
        direction: Direction,
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    );
    /// The quiet moves of all flying kings.
    fn slides(
        &mut self,
        board: &Board<V::Geometry>,
        empty: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    );
    /// A capture of one neighbour, to each landing square.
    fn jumps(
        &mut self,
        board: &Board<V::Geometry>,
        kind: Kind,
        direction: Direction,
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    );
    /// A man's capture of two neighbours, to each landing square.
    fn double_jumps(
        &mut self,
        board: &Board<V::Geometry>,
        directions: [Direction; 2],
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    );
    /// A capture that was searched, to each of its landing squares.
    fn chain(
        &mut self,
        board: &Board<V::Geometry>,
        chain: Chain<V::Geometry>,
        chains: &mut Chains<V>,
    );
}

/// Counts moves.
#[derive(Default)]
pub(crate) struct Counter(pub(crate) u64);

impl<V: Variant, S: Side> Sink<V, S> for Counter {
    #[inline(always)]
    fn steps(
        &mut self,
        _: &Board<V::Geometry>,
        _: Kind,
        _: Direction,
        landings: Bitboard<V::Geometry>,
        _: &mut Chains<V>,
    ) {
        self.0 += u64::from(landings.len());
    }

    #[inline(always)]
    fn slides(
        &mut self,
        board: &Board<V::Geometry>,
        empty: Bitboard<V::Geometry>,
        _: &mut Chains<V>,
    ) {
        let kings = board.own.kings;
        for direction in Direction::ALL {
            self.0 += u64::from((kings.fill_far(direction, empty) ^ kings).len());
        }
    }

    #[inline(always)]
    fn jumps(
        &mut self,
        _: &Board<V::Geometry>,
        _: Kind,
        _: Direction,
        landings: Bitboard<V::Geometry>,
        _: &mut Chains<V>,
    ) {
        self.0 += u64::from(landings.len());
    }

    #[inline(always)]
    fn double_jumps(
        &mut self,
        _: &Board<V::Geometry>,
        _: [Direction; 2],
        landings: Bitboard<V::Geometry>,
        _: &mut Chains<V>,
    ) {
        self.0 += u64::from(landings.len());
    }

    #[inline(always)]
    fn chain(&mut self, _: &Board<V::Geometry>, chain: Chain<V::Geometry>, _: &mut Chains<V>) {
        self.0 += u64::from(chain.landings.len());
    }
}

/// A single move as sets: start, end, and captured pieces.
#[derive(Clone, Copy)]
pub(crate) struct Single<G: Geometry> {
    from: Bitboard<G>,
    to: Bitboard<G>,
    captured: Bitboard<G>,
    kind: Kind,
    crowned: bool,
}

/// Splits the sets a generator gives into single moves.
pub(crate) struct Each<T>(T);

/// Receives single moves of side `S`.
pub(crate) trait EachMove<V: Variant, S: Side> {
    fn each(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    );
}

impl<V: Variant, S: Side, T: EachMove<V, S>> Sink<V, S> for Each<T> {
    #[inline(always)]
    fn steps(
        &mut self,
        board: &Board<V::Geometry>,
        kind: Kind,
        direction: Direction,
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for to in landings.singles() {
            let from = to.shift(direction.opposite());
            let captured = Bitboard::EMPTY;
            self.0.each(
                board,
                Single {
                    from,
                    to,
                    captured,
                    kind,
                    crowned: false,
                },
                chains,
            );
        }
    }

    #[inline(always)]
    fn slides(
        &mut self,
        board: &Board<V::Geometry>,
        empty: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for from in board.own.kings.singles() {
            let mut landings = Bitboard::EMPTY;
            for direction in Direction::ALL {
                landings |= from.fill_far(direction, empty);
            }
            for to in (landings ^ from).singles() {
                let captured = Bitboard::EMPTY;
                let kind = Kind::King;
                self.0.each(
                    board,
                    Single {
                        from,
                        to,
                        captured,
                        kind,
                        crowned: false,
                    },
                    chains,
                );
            }
        }
    }

    #[inline(always)]
    fn jumps(
        &mut self,
        board: &Board<V::Geometry>,
        kind: Kind,
        direction: Direction,
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for to in landings.singles() {
            let captured = to.shift(direction.opposite());
            let from = captured.shift(direction.opposite());
            self.0.each(
                board,
                Single {
                    from,
                    to,
                    captured,
                    kind,
                    crowned: false,
                },
                chains,
            );
        }
    }

    #[inline(always)]
    fn double_jumps(
        &mut self,
        board: &Board<V::Geometry>,
        [first, second]: [Direction; 2],
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for to in landings.singles() {
            let later = to.shift(second.opposite());
            let earlier = later.shift(second.opposite()).shift(first.opposite());
            let single = Single {
                from: earlier.shift(first.opposite()),
                to,
                captured: earlier | later,
                kind: Kind::Man,
                crowned: false,
            };
            self.0.each(board, single, chains);
        }
    }

    #[inline(always)]
    fn chain(
        &mut self,
        board: &Board<V::Geometry>,
        chain: Chain<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for to in chain.landings.singles() {
            let Chain {
                from,
                captured,
                kind,
                crowned,
                ..
            } = chain;
            self.0.each(
                board,
                Single {
                    from,
                    to,
                    captured,
                    kind,
                    crowned,
                },
                chains,
            );
        }
    }
}

/// Makes every move and hands out the board that arises, seen by the opponent.
pub(crate) struct Visitor<F>(F);

impl<F> Visitor<F> {
    #[inline(always)]
    pub(crate) fn new(visit: F) -> Each<Self> {
        Each(Self(visit))
    }
}

impl<V: Variant, S: Side, F> EachMove<V, S> for Visitor<F>
where
    F: FnMut(Board<V::Geometry>, &mut Chains<V>),
{
    #[inline(always)]
    fn each(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        let Single {
            from,
            to,
            captured,
            kind,
            crowned,
        } = single;
        let child = match kind {
            Kind::King => board.king_moved(from, to, captured),
            Kind::Man if crowned => board.man_became_king(from, to, captured),
            Kind::Man => board.man_moved::<S>(from, to, captured),
        };
        (self.0)(child, chains);
    }
}

/// Appends every move to a list.
pub(crate) struct Lister<'a, V: Variant>(&'a mut MoveList<V>);

impl<'a, V: Variant> Lister<'a, V> {
    #[inline(always)]
    pub(crate) fn new(list: &'a mut MoveList<V>) -> Each<Self> {
        Each(Self(list))
    }
}

impl<V: Variant, S: Side> EachMove<V, S> for Lister<'_, V> {
    #[inline(always)]
    fn each(&mut self, _: &Board<V::Geometry>, single: Single<V::Geometry>, _: &mut Chains<V>) {
        let Single {
            from,
            to,
            captured,
            kind,
            crowned,
        } = single;
        let promotes =
            kind == Kind::Man && (crowned || !(to & Bitboard::crown_row(S::COLOR)).is_empty());
        self.0.push(Move::new(from, to, captured, kind, promotes));
    }
}
