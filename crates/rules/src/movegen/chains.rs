//! The search for captures that are carried on, piece by piece.

use alloc::vec::Vec;

use super::PerDirection;
use crate::bitboard::Direction;
use crate::board::{Board, Side};
use crate::{Bitboard, Geometry, Kind, Variant};

/// Captures of the same pieces by the same piece: one move for each landing square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chain<G: Geometry> {
    pub(crate) from: Bitboard<G>,
    pub(crate) landings: Bitboard<G>,
    pub(crate) captured: Bitboard<G>,
    /// What the piece was when the capture began.
    pub(crate) kind: Kind,
    /// Whether it was crowned on the way, so that it is a king wherever it lands.
    pub(crate) crowned: bool,
}

/// A stack of chains, shared by all plies of a search: each ply uses the part above its start.
#[derive(Debug)]
pub(crate) struct Chains<V: Variant>(Vec<Chain<V::Geometry>>);

impl<V: Variant> Chains<V> {
    /// Room for the captures of a deep line; it grows when a position needs more.
    pub(crate) fn new() -> Self {
        Self(Vec::with_capacity(256))
    }

    /// A stack that reserves nothing until the first chain.
    pub(crate) const fn unreserved() -> Self {
        Self(Vec::new())
    }

    #[inline(always)]
    pub(crate) fn get(&self, index: usize) -> Option<Chain<V::Geometry>> {
        self.0.get(index).copied()
    }

    #[inline(always)]
    pub(crate) fn truncate(&mut self, start: usize) {
        self.0.truncate(start);
    }
}

/// A search for captures from one board. Captured pieces stay where they are until the move is
/// over (FMJD 4.11): they are remembered, not removed.
pub(crate) struct Hunt<'a, V: Variant, S: Side> {
    chains: &'a mut Vec<Chain<V::Geometry>>,
    start: usize,
    /// The most pieces captured so far.
    most: u32,
    from: Bitboard<V::Geometry>,
    kind: Kind,
    crowned: bool,
    kings: Bitboard<V::Geometry>,
    enemy: Bitboard<V::Geometry>,
    /// Empty squares before the move.
    vacant: Bitboard<V::Geometry>,
    /// Empty squares during the move: the start square counts (FMJD 4.8).
    empty: Bitboard<V::Geometry>,
    /// Enemy pieces with both neighbours empty: along the diagonal up left to down right, and along
    /// the other.
    takeable: [Bitboard<V::Geometry>; 2],
    side: core::marker::PhantomData<S>,
}

/// 0 for the diagonal from up left to down right, 1 for the other.
#[inline(always)]
const fn axis(direction: Direction) -> usize {
    match direction {
        Direction::UpLeft | Direction::DownRight => 0,
        Direction::UpRight | Direction::DownLeft => 1,
    }
}

impl<'a, V: Variant, S: Side> Hunt<'a, V, S> {
    #[inline(always)]
    pub(crate) fn new(
        board: &Board<V::Geometry>,
        empty: Bitboard<V::Geometry>,
        chains: &'a mut Chains<V>,
    ) -> Self {
        Self {
            start: chains.0.len(),
            chains: &mut chains.0,
            most: 1,
            from: Bitboard::EMPTY,
            kind: Kind::Man,
            crowned: false,
            kings: board.own.kings,
            enemy: board.enemy.all(),
            vacant: empty,
            empty,
            takeable: [Bitboard::EMPTY; 2],
            side: core::marker::PhantomData,
        }
    }

    /// Where the chains of this search begin.
    #[inline(always)]
    pub(crate) fn start(&self) -> usize {
        self.start
    }

    #[inline(always)]
    fn begin(&mut self, from: Bitboard<V::Geometry>, kind: Kind) {
        self.from = from;
        self.kind = kind;
        self.empty = self.vacant | from;
    }

    /// The captures of a man.
    #[inline(always)]
    pub(crate) fn man_from(&mut self, man: Bitboard<V::Geometry>) {
        self.begin(man, Kind::Man);
        if V::CROWNS_IN_PASSING {
            self.see_for_kings();
        }
        self.man(man, Bitboard::EMPTY, 0);
    }

    /// The captures of a man that has jumped twice and stands on `landing`.
    #[inline(always)]
    pub(crate) fn man_after_two(
        &mut self,
        landing: Bitboard<V::Geometry>,
        first: Direction,
        second: Direction,
    ) {
        let later = landing.shift(second.opposite());
        let between = later.shift(second.opposite());
        let earlier = between.shift(first.opposite());
        self.begin(earlier.shift(first.opposite()), Kind::Man);
        self.man(landing, earlier | later, 2);
    }

    /// The captures of flying kings, by the pieces that some king can take first in each direction.
    #[inline(always)]
    pub(crate) fn kings_taking(&mut self, first: &PerDirection<V::Geometry>) {
        self.kind = Kind::King;
        for_each_direction!(direction { self.kings_taking_towards(direction, first); });
    }

    #[inline(always)]
    fn kings_taking_towards(&mut self, direction: Direction, first: &PerDirection<V::Geometry>) {
        let back = direction.opposite();
        for victim in first[direction as usize].singles() {
            let before = victim | victim.ray(back, self.vacant);
            self.begin(before.shift(back) & self.kings, Kind::King);
            self.see_for_kings();
            self.king(victim.ray(direction, self.empty), direction, victim, 1);
        }
    }

    /// The captures of a king that moves one step.
    #[inline(always)]
    pub(crate) fn short_king_from(&mut self, king: Bitboard<V::Geometry>) {
        self.begin(king, Kind::King);
        self.short_king(king, Bitboard::EMPTY, 0);
    }

    #[inline(always)]
    fn see_for_kings(&mut self) {
        let between =
            |one: Direction| self.enemy & self.empty.shift(one) & self.empty.shift(one.opposite());
        self.takeable = [between(Direction::UpLeft), between(Direction::UpRight)];
    }

    fn man(&mut self, at: Bitboard<V::Geometry>, captured: Bitboard<V::Geometry>, count: u32) {
        let mut goes_on = false;
        for_each_direction!(direction {
            if super::man_captures::<V, S>(direction) {
                goes_on |= self.man_towards(direction, at, captured, count);
            }
        });
        if !goes_on && count > 0 {
            self.record(at, captured, count);
        }
    }

    /// Goes on with a man's capture in one direction if it can.
    #[inline(always)]
    fn man_towards(
        &mut self,
        direction: Direction,
        at: Bitboard<V::Geometry>,
        captured: Bitboard<V::Geometry>,
        count: u32,
    ) -> bool {
        let victim = (at.shift(direction) & self.enemy).without(captured);
        let landing = victim.shift(direction) & self.empty;
        if landing.is_empty() {
            return false;
        }
        let crowned = landing & Bitboard::crown_row(S::COLOR);
        if V::CROWNS_IN_PASSING && !crowned.is_empty() {
            self.crowned = true;
            self.king(landing, direction, captured | victim, count + 1);
            self.crowned = false;
        } else {
            self.man(landing, captured | victim, count + 1);
        }
        true
    }

    fn short_king(
        &mut self,
        at: Bitboard<V::Geometry>,
        captured: Bitboard<V::Geometry>,
        count: u32,
    ) {
        let mut goes_on = false;
        for_each_direction!(direction {
            let victim = (at.shift(direction) & self.enemy).without(captured);
            let landing = victim.shift(direction) & self.empty;
            if !landing.is_empty() {
                goes_on = true;
                self.short_king(landing, captured | victim, count + 1);
            }
        });
        if !goes_on && count > 0 {
            self.record(at, captured, count);
        }
    }

    /// Goes on from squares on which a king may have landed. A function of its own for each
    /// direction, so that all shifts are constant.
    #[inline(always)]
    fn king(
        &mut self,
        landings: Bitboard<V::Geometry>,
        direction: Direction,
        captured: Bitboard<V::Geometry>,
        count: u32,
    ) {
        match direction {
            Direction::UpLeft => self.king_going::<0>(landings, captured, count),
            Direction::UpRight => self.king_going::<1>(landings, captured, count),
            Direction::DownLeft => self.king_going::<2>(landings, captured, count),
            Direction::DownRight => self.king_going::<3>(landings, captured, count),
        }
    }

    /// Goes on from any of the squares behind the last captured piece. If one of them allows to go
    /// on, none of them is an end: under the majority rule because more is taken, without it
    /// because a capture must be carried through.
    fn king_going<const DIRECTION: usize>(
        &mut self,
        landings: Bitboard<V::Geometry>,
        captured: Bitboard<V::Geometry>,
        count: u32,
    ) {
        let direction = Direction::ALL[DIRECTION];
        let mut goes_on = false;
        let ahead = (landings.shift(direction) & self.takeable[axis(direction)]).without(captured);
        if !ahead.is_empty() {
            goes_on = true;
            self.king(
                ahead.ray(direction, self.empty),
                direction,
                captured | ahead,
                count + 1,
            );
        }
        let [left, right] = direction.sideways();
        for victim in self.takeable[axis(left)].without(captured).singles() {
            let on_left = victim.ray(left, self.empty);
            let on_right = victim.ray(right, self.empty);
            if !(on_right & landings).is_empty() {
                goes_on = true;
                self.king(on_left, left, captured | victim, count + 1);
            } else if !(on_left & landings).is_empty() {
                goes_on = true;
                self.king(on_right, right, captured | victim, count + 1);
            }
        }
        if !goes_on {
            self.record(landings, captured, count);
        }
    }

    /// Keeps a finished capture, unless a longer one is known and compulsory.
    #[inline(always)]
    fn record(
        &mut self,
        landings: Bitboard<V::Geometry>,
        captured: Bitboard<V::Geometry>,
        count: u32,
    ) {
        if V::MAJORITY {
            if count < self.most {
                return;
            }
            if count > self.most {
                self.chains.truncate(self.start);
                self.most = count;
            }
        }
        // Two routes over the same pieces need a closed circle, and the smallest has four.
        if count >= 4 {
            let same = |chain: &&mut Chain<V::Geometry>| {
                chain.captured == captured && chain.from == self.from
            };
            if let Some(chain) = self.chains[self.start..].iter_mut().find(same) {
                chain.landings |= landings;
                return;
            }
        }
        self.chains.push(Chain {
            from: self.from,
            landings,
            captured,
            kind: self.kind,
            crowned: self.crowned,
        });
    }
}
