//! What becomes of generated moves: they are counted, played or listed.

use super::PerDirection;
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
    /// The quiet moves of all flying kings. `reached` holds what a [`Bitboard::fill`] of all kings
    /// gives in each direction.
    fn slides(
        &mut self,
        board: &Board<V::Geometry>,
        empty: Bitboard<V::Geometry>,
        reached: &PerDirection<V::Geometry>,
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
        reached: &PerDirection<V::Geometry>,
        _: &mut Chains<V>,
    ) {
        let kings = board.own.kings;
        for_each_direction!(direction {
            let far = reached[direction as usize].fill_on(direction, empty);
            self.0 += u64::from((far ^ kings).len());
        });
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

/// A single move as sets.
#[derive(Clone, Copy)]
pub(crate) struct Single<G: Geometry> {
    from: Bitboard<G>,
    to: Bitboard<G>,
    captured: Bitboard<G>,
    kind: Kind,
    /// The end square if a man becomes a king there.
    crowned: Bitboard<G>,
}

/// Splits the sets a generator gives into single moves.
pub(crate) struct Each<T>(pub(crate) T);

/// Receives single moves of side `S`. Quiet moves come apart from captures because they are many
/// and cheap: what is done with them may be inlined.
pub(crate) trait EachMove<V: Variant, S: Side> {
    /// A move that takes nothing.
    fn quiet(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    );
    /// A move that takes something.
    fn capture(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    );
}

/// The squares of a set on which a man of side `S` is crowned, known to be none for a man that goes
/// backwards.
#[inline(always)]
fn crowned<G: Geometry, S: Side>(
    kind: Kind,
    direction: Direction,
    landings: Bitboard<G>,
) -> Bitboard<G> {
    if kind == Kind::Man && Direction::forward(S::COLOR).contains(&direction) {
        landings & Bitboard::crown_row(S::COLOR)
    } else {
        Bitboard::EMPTY
    }
}

/// The squares of the board on which a chain ends with a man becoming a king.
#[inline(always)]
fn crown_row<G: Geometry, S: Side>(chain: &Chain<G>) -> Bitboard<G> {
    match chain.kind {
        Kind::King => Bitboard::EMPTY,
        Kind::Man if chain.crowned => Bitboard::ALL,
        Kind::Man => Bitboard::crown_row(S::COLOR),
    }
}

/// Where a flying king can go without a capture.
#[inline(always)]
fn slides_from<G: Geometry>(king: Bitboard<G>, empty: Bitboard<G>) -> Bitboard<G> {
    let mut landings = Bitboard::EMPTY;
    for_each_direction!(direction {
        landings |= king.ray(direction, empty);
    });
    landings
}

impl<G: Geometry> Single<G> {
    /// The capture of one neighbour that ends on this square.
    #[inline(always)]
    fn jump<S: Side>(kind: Kind, direction: Direction, to: Bitboard<G>) -> Self {
        let captured = to.shift(direction.opposite());
        let from = captured.shift(direction.opposite());
        let crowned = crowned::<G, S>(kind, direction, to);
        Self {
            from,
            to,
            captured,
            kind,
            crowned,
        }
    }

    /// A man's capture of two neighbours that ends on this square.
    #[inline(always)]
    fn double_jump<S: Side>([first, second]: [Direction; 2], to: Bitboard<G>) -> Self {
        let last = Self::jump::<S>(Kind::Man, second, to);
        let earlier = last.from.shift(first.opposite());
        Self {
            from: earlier.shift(first.opposite()),
            captured: earlier | last.captured,
            ..last
        }
    }
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
        let captured = Bitboard::EMPTY;
        let crowned = crowned::<V::Geometry, S>(kind, direction, landings);
        for to in (landings ^ crowned).singles() {
            let from = to.shift(direction.opposite());
            let single = Single {
                from,
                to,
                captured,
                kind,
                crowned: Bitboard::EMPTY,
            };
            self.0.quiet(board, single, chains);
        }
        for to in crowned.singles() {
            let from = to.shift(direction.opposite());
            self.0.capture(
                board,
                Single {
                    from,
                    to,
                    captured,
                    kind,
                    crowned: to,
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
        _: &PerDirection<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        let (captured, crowned) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for from in board.own.kings.singles() {
            for to in slides_from(from, empty).singles() {
                let single = Single {
                    from,
                    to,
                    captured,
                    kind: Kind::King,
                    crowned,
                };
                self.0.quiet(board, single, chains);
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
            self.0
                .capture(board, Single::jump::<S>(kind, direction, to), chains);
        }
    }

    #[inline(always)]
    fn double_jumps(
        &mut self,
        board: &Board<V::Geometry>,
        directions: [Direction; 2],
        landings: Bitboard<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        for to in landings.singles() {
            self.0
                .capture(board, Single::double_jump::<S>(directions, to), chains);
        }
    }

    #[inline(always)]
    fn chain(
        &mut self,
        board: &Board<V::Geometry>,
        chain: Chain<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        let Chain {
            from,
            captured,
            kind,
            ..
        } = chain;
        let row = crown_row::<V::Geometry, S>(&chain);
        for to in chain.landings.singles() {
            let crowned = to & row;
            self.0.capture(
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

/// Receives the boards that arise from the moves of side `S`, seen by the opponent.
pub(crate) trait Visit<V: Variant, S: Side> {
    /// After a quiet move.
    fn quiet(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>);
    /// After a capture.
    fn capture(&mut self, child: Board<V::Geometry>, chains: &mut Chains<V>);
}

/// Makes every move.
pub(crate) struct Maker<T>(pub(crate) T);

impl<G: Geometry> Single<G> {
    #[inline(always)]
    fn make(self, board: &Board<G>) -> Board<G> {
        let Self {
            from,
            to,
            captured,
            kind,
            crowned,
        } = self;
        match kind {
            Kind::King => board.king_moved(from, to, captured),
            Kind::Man => board.man_moved(from, to, captured, crowned),
        }
    }
}

impl<V: Variant, S: Side, T: Visit<V, S>> EachMove<V, S> for Maker<T> {
    #[inline(always)]
    fn quiet(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        self.0.quiet(single.make(board), chains);
    }

    #[inline(always)]
    fn capture(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        self.0.capture(single.make(board), chains);
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
    fn quiet(&mut self, _: &Board<V::Geometry>, single: Single<V::Geometry>, _: &mut Chains<V>) {
        let Single {
            from,
            to,
            captured,
            kind,
            crowned,
        } = single;
        self.0
            .push(Move::new(from, to, captured, kind, !crowned.is_empty()));
    }

    #[inline(always)]
    fn capture(
        &mut self,
        board: &Board<V::Geometry>,
        single: Single<V::Geometry>,
        chains: &mut Chains<V>,
    ) {
        EachMove::<V, S>::quiet(self, board, single, chains);
    }
}
