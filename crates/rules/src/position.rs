//! A checked position: what stands where, and whose move it is.

use core::fmt;

use crate::board::{Army, Black, Board, White};
use crate::movegen::{self, Chains, Lister};
use crate::{
    Bitboard, Color, Geometry, International, Kind, Move, MoveList, Piece, Square, Variant,
};

/// What stands where and whose move it is, checked to be possible in its game.
///
/// Made by [`Position::start`], from a [`Setup`](crate::Setup), or from text with
/// [`Position::from_fen`] and [`Position::from_hub`]. One side may be without pieces, as in a
/// diagram that shows the moves of one piece; both may not.
///
/// Draw rules need the moves that led here: they belong to [`Game`](crate::Game).
///
/// ```
/// use damier_rules::{Color, Position};
/// let position: Position = Position::start();
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.legal_moves().len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<V: Variant = International> {
    board: Board<V::Geometry>,
    turn: Color,
}

impl<V: Variant> Position<V> {
    /// The position a game begins with.
    #[must_use]
    pub fn start() -> Self {
        let board = Board::start::<V>();
        match V::FIRST {
            Color::White => Self {
                board,
                turn: Color::White,
            },
            Color::Black => Self {
                board: board.seen_by_the_other(),
                turn: Color::Black,
            },
        }
    }

    /// From pieces that were checked.
    pub(crate) fn from_armies(armies: [Army<V::Geometry>; 2], turn: Color) -> Self {
        let (own, enemy) = (armies[turn.index()], armies[(!turn).index()]);
        Self {
            board: Board { own, enemy },
            turn,
        }
    }

    /// The position with these men and kings, White's before Black's in both.
    ///
    /// `None` if no piece is there, two stand on one square, or a man stands on its far row. For
    /// code that computes on whole boards; a [`Setup`](crate::Setup) says what is wrong with it.
    ///
    /// ```
    /// use damier_rules::{Color, Position};
    /// let start: Position = Position::start();
    /// let colors = [Color::White, Color::Black];
    /// let (men, kings) = (colors.map(|c| start.men(c)), colors.map(|c| start.kings(c)));
    /// assert_eq!(Position::from_sets(men, kings, Color::White), Some(start));
    /// assert_eq!(<Position>::from_sets(men, men, Color::White), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn from_sets(
        men: [Bitboard<V::Geometry>; 2],
        kings: [Bitboard<V::Geometry>; 2],
        turn: Color,
    ) -> Option<Self> {
        let together = men[0] ^ men[1] ^ kings[0] ^ kings[1];
        let pieces = men[0].len() + men[1].len() + kings[0].len() + kings[1].len();
        let crowned = (men[0] & Bitboard::crown_row(Color::White))
            | (men[1] & Bitboard::crown_row(Color::Black));
        // Squares held twice fall out of the sum, or stand in it once.
        if together.len() != pieces || pieces == 0 || !crowned.is_empty() {
            return None;
        }
        let army = |color: usize| Army {
            men: men[color],
            kings: kings[color],
        };
        Some(Self::from_armies([army(0), army(1)], turn))
    }

    #[inline(always)]
    fn army(&self, color: Color) -> &Army<V::Geometry> {
        if color == self.turn {
            &self.board.own
        } else {
            &self.board.enemy
        }
    }

    /// The bare board, seen from the side to move.
    #[inline(always)]
    pub(crate) fn board(&self) -> &Board<V::Geometry> {
        &self.board
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The men of a side.
    #[must_use]
    #[inline]
    pub fn men(&self, color: Color) -> Bitboard<V::Geometry> {
        self.army(color).men
    }

    /// The kings of a side.
    #[must_use]
    #[inline]
    pub fn kings(&self, color: Color) -> Bitboard<V::Geometry> {
        self.army(color).kings
    }

    /// The men and kings of a side.
    #[must_use]
    #[inline]
    pub fn pieces(&self, color: Color) -> Bitboard<V::Geometry> {
        self.army(color).all()
    }

    /// The squares on which nothing stands.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Bitboard<V::Geometry> {
        self.board.empty()
    }

    /// The piece on a square; `None` if it is empty or not on the board.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        [Color::White, Color::Black].into_iter().find_map(|color| {
            let army = self.army(color);
            if army.men.contains(square) {
                Some(Piece {
                    color,
                    kind: Kind::Man,
                })
            } else if army.kings.contains(square) {
                Some(Piece {
                    color,
                    kind: Kind::King,
                })
            } else {
                None
            }
        })
    }

    /// The legal moves, each once, in no particular but always the same order.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList<V> {
        let mut list = MoveList::new();
        self.moves_into(&mut list);
        list
    }

    /// Replaces the content of a list by the legal moves.
    pub fn moves_into(&self, list: &mut MoveList<V>) {
        list.clear();
        let mut chains = Chains::unreserved();
        let mut lister = Lister::new(list);
        match self.turn {
            Color::White => {
                movegen::generate::<V, White, _>(&self.board, &mut chains, &mut lister);
            }
            Color::Black => {
                movegen::generate::<V, Black, _>(&self.board, &mut chains, &mut lister);
            }
        }
    }

    /// Whether the side to move has to capture.
    #[must_use]
    #[inline]
    pub fn has_capture(&self) -> bool {
        match self.turn {
            Color::White => movegen::has_capture::<V, White>(&self.board),
            Color::Black => movegen::has_capture::<V, Black>(&self.board),
        }
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        self.has_capture() || !self.legal_moves().is_empty()
    }

    /// Whether a move is one of the legal moves here.
    #[must_use]
    pub fn is_legal(&self, mv: Move<V>) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The position after a move of its own list.
    ///
    /// A move that belongs to another position gives a position that means nothing; ask
    /// [`Position::is_legal`], or play it in a [`Game`](crate::Game), when in doubt.
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move<V>) -> Self {
        let (from, to, captured) = (mv.start_set(), mv.end_set(), mv.captured());
        let board = match mv.kind() {
            Kind::King => self.board.king_moved(from, to, captured),
            Kind::Man if mv.promotes() => self.board.man_became_king(from, to, captured),
            Kind::Man => self.board.man_stayed(from, to, captured),
        };
        Self {
            board,
            turn: !self.turn,
        }
    }

    /// The same position seen from the other end of the board: colours exchanged, the board turned
    /// by half a turn, the other side to move.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::start();
    /// assert_eq!(position.turned().turned(), position);
    /// ```
    #[must_use]
    pub fn turned(&self) -> Self {
        let turn_set = |set: Bitboard<V::Geometry>| {
            set.iter()
                .map(Self::turned_square)
                .collect::<Bitboard<V::Geometry>>()
        };
        let turn_army = |army: Army<V::Geometry>| Army {
            men: turn_set(army.men),
            kings: turn_set(army.kings),
        };
        let board = Board {
            own: turn_army(self.board.own),
            enemy: turn_army(self.board.enemy),
        };
        Self {
            board,
            turn: !self.turn,
        }
    }

    /// The square opposite: 1 and 50 on a board of fifty.
    pub(crate) fn turned_square(square: Square) -> Square {
        Square::new(V::Geometry::SQUARES + 1 - square.number())
            .expect("the opposite of a square of the board is on the board")
    }
}

impl<V: Variant> Default for Position<V> {
    fn default() -> Self {
        Self::start()
    }
}

impl<V: Variant> fmt::Debug for Position<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}
