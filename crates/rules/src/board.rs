//! The bare board: what stands where, seen from the side to move, and what a move does to it.

#![expect(
    clippy::inline_always,
    reason = "the generator is fast only with these inlined: docs/movegen.md"
)]

use crate::{Bitboard, Color, Geometry, Variant};

/// A side known to the compiler, so that each gets a generator of its own.
pub(crate) trait Side: Copy {
    type Opponent: Side<Opponent = Self>;
    const COLOR: Color;
}

#[derive(Clone, Copy)]
pub(crate) struct White;

#[derive(Clone, Copy)]
pub(crate) struct Black;

impl Side for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
}

/// The men and kings of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Army<G: Geometry> {
    pub(crate) men: Bitboard<G>,
    pub(crate) kings: Bitboard<G>,
}

impl<G: Geometry> Army<G> {
    pub(crate) const EMPTY: Self = Self {
        men: Bitboard::EMPTY,
        kings: Bitboard::EMPTY,
    };

    #[inline(always)]
    pub(crate) fn all(self) -> Bitboard<G> {
        self.men | self.kings
    }

    #[inline(always)]
    fn without(self, captured: Bitboard<G>) -> Self {
        Self {
            men: self.men.without(captured),
            kings: self.kings.without(captured),
        }
    }
}

/// The pieces of the side to move and of the other side. The board stays put when a move is made;
/// only the roles change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board<G: Geometry> {
    pub(crate) own: Army<G>,
    pub(crate) enemy: Army<G>,
}

impl<G: Geometry> Board<G> {
    #[inline(always)]
    pub(crate) fn empty(self) -> Bitboard<G> {
        !(self.own.all() | self.enemy.all())
    }

    /// The board after own pieces became these, seen by the opponent.
    #[inline(always)]
    fn answered(own: Army<G>, enemy: Army<G>) -> Self {
        Self {
            own: enemy,
            enemy: own,
        }
    }

    /// After a man moved or captured; `crowned` is its end square if it becomes a king there.
    #[inline(always)]
    pub(crate) fn man_moved(
        self,
        from: Bitboard<G>,
        to: Bitboard<G>,
        captured: Bitboard<G>,
        crowned: Bitboard<G>,
    ) -> Self {
        let men = self.own.men.without(from) | (to ^ crowned);
        let own = Army {
            men,
            kings: self.own.kings | crowned,
        };
        Self::answered(own, self.enemy.without(captured))
    }

    /// After a man moved or captured and is still a man.
    #[inline(always)]
    pub(crate) fn man_stayed(
        self,
        from: Bitboard<G>,
        to: Bitboard<G>,
        captured: Bitboard<G>,
    ) -> Self {
        let own = Army {
            men: self.own.men.without(from) | to,
            kings: self.own.kings,
        };
        Self::answered(own, self.enemy.without(captured))
    }

    /// After a king moved or captured.
    #[inline(always)]
    pub(crate) fn king_moved(
        self,
        from: Bitboard<G>,
        to: Bitboard<G>,
        captured: Bitboard<G>,
    ) -> Self {
        let own = Army {
            men: self.own.men,
            kings: self.own.kings.without(from) | to,
        };
        Self::answered(own, self.enemy.without(captured))
    }

    /// After a man was crowned by its move, wherever it ended.
    #[inline(always)]
    pub(crate) fn man_became_king(
        self,
        from: Bitboard<G>,
        to: Bitboard<G>,
        captured: Bitboard<G>,
    ) -> Self {
        let own = Army {
            men: self.own.men.without(from),
            kings: self.own.kings | to,
        };
        Self::answered(own, self.enemy.without(captured))
    }

    /// The start of a game, White to move.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no board has more than 98 squares"
    )]
    pub(crate) fn start<V: Variant<Geometry = G>>() -> Self {
        let men = V::ROWS_OF_MEN * G::SHORT;
        let squares = u32::from(G::SQUARES);
        let numbered = |first: u32, last: u32| {
            (first..=last)
                .filter_map(|n| crate::Square::new(n as u8))
                .collect::<Bitboard<G>>()
        };
        Self {
            own: Army {
                men: numbered(squares + 1 - men, squares),
                kings: Bitboard::EMPTY,
            },
            enemy: Army {
                men: numbered(1, men),
                kings: Bitboard::EMPTY,
            },
        }
    }

    /// The same board seen by the other side.
    pub(crate) fn seen_by_the_other(self) -> Self {
        Self {
            own: self.enemy,
            enemy: self.own,
        }
    }
}
