//! The ways a capture can go: a move names what is taken, a route the squares in between.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::{Bitboard, Color, Direction, Geometry, Kind, Move, Position, Square, Variant};

/// The most routes [`Position::routes`] gives; a crowded board can have thousands for one move.
pub const MAX_ROUTES: usize = 1024;

impl<V: Variant> Position<V> {
    /// One route of a legal move: the start, a square after each captured piece but the last, the
    /// end. Of several routes it is the one with the lowest numbers, compared square by square.
    ///
    /// As in PDN 3.0, the square after a captured piece is the one where the capture turns; where it
    /// goes straight on, the one directly behind the piece.
    ///
    /// ```
    /// use damier_rules::{Position, Square};
    /// let position: Position = Position::from_fen("W:W11:B7,8,35,37").unwrap();
    /// let route = position.route(position.legal_moves()[0]);
    /// assert_eq!(route.iter().map(|s| s.number()).collect::<Vec<_>>(), [11, 2, 13]);
    /// ```
    #[must_use]
    pub fn route(&self, mv: Move<V>) -> Vec<Square> {
        let mut found = None;
        self.visit_routes(mv, &mut |route| {
            found = Some(route.to_vec());
            ControlFlow::Break(())
        });
        found.unwrap_or_else(|| Vec::from([mv.from(), mv.to()]))
    }

    /// Every route of a legal move, in ascending order; the first [`MAX_ROUTES`] if there are more.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::from_fen("W:WK38:B18,19,32,33").unwrap();
    /// let circle = position.legal_moves().iter().copied().find(|mv| mv.from() == mv.to());
    /// // Clockwise and counter-clockwise are one move by two routes.
    /// assert_eq!(position.routes(circle.unwrap()).len(), 2);
    /// ```
    #[must_use]
    pub fn routes(&self, mv: Move<V>) -> Vec<Vec<Square>> {
        let mut routes: Vec<Vec<Square>> = Vec::new();
        self.visit_routes(mv, &mut |route| {
            // Two ways with the same squares differ only in where a straight line was broken.
            if routes.last().is_none_or(|last| last != route) {
                routes.push(route.to_vec());
            }
            if routes.len() < MAX_ROUTES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        routes
    }

    /// The pieces of a move in the order in which its [route](Position::route) takes them.
    #[must_use]
    pub fn captured_in_order(&self, mv: Move<V>) -> Vec<Square> {
        let route = self.route(mv);
        let legs = route.iter().zip(route.iter().skip(1));
        legs.filter_map(|(&start, &end)| (between::<V>(start, end)? & mv.captured()).first())
            .collect()
    }

    /// Calls `visit` with every route of a move until it breaks.
    pub(crate) fn visit_routes(
        &self,
        mv: Move<V>,
        visit: &mut dyn FnMut(&[Square]) -> ControlFlow<()>,
    ) {
        if !mv.is_capture() {
            let _ = visit(&[mv.from(), mv.to()]);
            return;
        }
        let start = Bitboard::single(mv.from());
        let mover = Mover {
            color: self.turn(),
            kind: mv.kind(),
            at: start,
            came: None,
            empty: self.empty() | start,
            targets: mv.captured(),
        };
        let _ = Walk {
            mv,
            route: Vec::from([mv.from()]),
            visit,
        }
        .go(mover);
    }
}

/// The squares strictly between two on one diagonal; `None` if they are not on one.
pub(crate) fn between<V: Variant>(start: Square, end: Square) -> Option<Bitboard<V::Geometry>> {
    let direction = direction_to::<V>(start, end)?;
    let target = Bitboard::single(end);
    let mut squares = Bitboard::EMPTY;
    let mut next = Bitboard::single(start).step(direction);
    while next != target && !next.is_empty() {
        squares |= next;
        next = next.step(direction);
    }
    Some(squares)
}

/// The diagonal direction from one square to another; `None` if there is none.
pub(crate) fn direction_to<V: Variant>(start: Square, end: Square) -> Option<Direction> {
    let row = |square| i16::from(V::Geometry::row(square));
    let column = |square| i16::from(V::Geometry::column(square));
    let (down, right) = (row(end) - row(start), column(end) - column(start));
    if down == 0 || down.abs() != right.abs() {
        return None;
    }
    Some(match (down > 0, right > 0) {
        (false, false) => Direction::UpLeft,
        (false, true) => Direction::UpRight,
        (true, false) => Direction::DownLeft,
        (true, true) => Direction::DownRight,
    })
}

/// A search for the routes of one move: only its own pieces are taken, all of them.
struct Walk<'a, V: Variant> {
    mv: Move<V>,
    route: Vec<Square>,
    visit: &'a mut dyn FnMut(&[Square]) -> ControlFlow<()>,
}

impl<V: Variant> Walk<'_, V> {
    /// Goes on until no piece is left to be taken.
    fn go(&mut self, mover: Mover<V>) -> ControlFlow<()> {
        if mover.targets.is_empty() {
            if !mover.at.contains(self.mv.to()) {
                return ControlFlow::Continue(());
            }
            self.route.push(self.mv.to());
            let flow = (self.visit)(&self.route);
            self.route.pop();
            return flow;
        }
        let mut legs = mover.legs();
        sort_few(&mut legs, |leg| leg.noted);
        for leg in legs {
            let noted = leg.noted.first().filter(|_| mover.came.is_some());
            self.route.extend(noted);
            let flow = self.go(mover.along(leg));
            if noted.is_some() {
                self.route.pop();
            }
            flow?;
        }
        ControlFlow::Continue(())
    }
}

/// Sorts a short list by insertion, stably. The sorts of the library are made for long ones, and each use
/// of one is several kibibytes of code in a module that a page waits for.
pub(crate) fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// One more piece taken: the square to note before it, and where the capturing piece may then be.
#[derive(Clone, Copy)]
pub(crate) struct Leg<G: Geometry> {
    pub(crate) noted: Bitboard<G>,
    pub(crate) victim: Bitboard<G>,
    pub(crate) landings: Bitboard<G>,
    pub(crate) direction: Direction,
}

/// A piece in the middle of a capture, or before it.
#[derive(Clone, Copy)]
pub(crate) struct Mover<V: Variant> {
    pub(crate) color: Color,
    pub(crate) kind: Kind,
    /// Where it may be.
    pub(crate) at: Bitboard<V::Geometry>,
    /// The direction of the last jump.
    pub(crate) came: Option<Direction>,
    /// The squares that are empty for it.
    pub(crate) empty: Bitboard<V::Geometry>,
    /// The pieces it may take.
    pub(crate) targets: Bitboard<V::Geometry>,
}

impl<V: Variant> Mover<V> {
    /// The same piece after one leg.
    pub(crate) fn along(self, leg: Leg<V::Geometry>) -> Self {
        let crown_row = Bitboard::crown_row(self.color);
        let crowned = V::CROWNS_IN_PASSING && !(leg.landings & crown_row).is_empty();
        Self {
            kind: if crowned { Kind::King } else { self.kind },
            at: leg.landings,
            came: Some(leg.direction),
            targets: self.targets ^ leg.victim,
            ..self
        }
    }

    /// The ways to take one more piece.
    pub(crate) fn legs(self) -> Vec<Leg<V::Geometry>> {
        let mut legs = Vec::new();
        for direction in Direction::ALL {
            if self.captures_towards(direction) {
                self.legs_towards(direction, &mut legs);
            }
        }
        legs
    }

    fn captures_towards(self, direction: Direction) -> bool {
        // On the way back stands the piece just taken.
        let way_back = self.came.is_some_and(|came| came.opposite() == direction);
        let forward = Direction::forward(self.color).contains(&direction);
        let either = self.kind == Kind::King || V::MEN_CAPTURE_BACKWARDS;
        !way_back && (forward || either)
    }

    fn legs_towards(self, direction: Direction, legs: &mut Vec<Leg<V::Geometry>>) {
        let flying = V::FLYING_KINGS && self.kind == Kind::King;
        let straight_on = flying && self.came == Some(direction);
        for landing in self.at.singles() {
            let near = if flying {
                landing.fill(direction, self.empty)
            } else {
                landing
            };
            let victim = near.shift(direction) & self.targets;
            let behind = victim.step(direction) & self.empty;
            if behind.is_empty() {
                continue;
            }
            let landings = if flying {
                behind.fill(direction, self.empty)
            } else {
                behind
            };
            // Straight on is seen from every landing square; the one directly behind is noted.
            let noted = if straight_on {
                first_along(self.at, direction)
            } else {
                landing
            };
            legs.push(Leg {
                noted,
                victim,
                landings,
                direction,
            });
            if straight_on {
                return;
            }
        }
    }
}

/// The square of a set that lies first in a direction.
fn first_along<G: Geometry>(set: Bitboard<G>, direction: Direction) -> Bitboard<G> {
    set & !set.step(direction)
}
