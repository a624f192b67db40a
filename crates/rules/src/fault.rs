//! Finding the rule that a move breaks: step by step along what was asked for.

use crate::routes::{Mover, between, direction_to};
use crate::{Bitboard, Direction, Geometry, Kind, Position, Reason, Square, Variant};

/// A rule, and the square it speaks of.
pub(crate) type Fault = (Reason, Option<Square>);

/// How many partial captures are looked at to explain one refusal.
const MAX_TRIES: u32 = 20_000;

/// The two ends of one step or jump with what lies between them.
struct Leg<G: Geometry> {
    from: Bitboard<G>,
    over: Bitboard<G>,
    direction: Direction,
}

impl<V: Variant> Position<V> {
    /// The first thing wrong on the path of a capture, given square by square.
    pub(crate) fn first_fault(&self, squares: &[Square]) -> Option<Fault> {
        let theirs = self.pieces(!self.turn());
        let kind = self.piece_at(squares[0])?.kind;
        let start = Bitboard::single(squares[0]);
        let mut captured = Bitboard::EMPTY;
        for ends in squares.windows(2) {
            let [from, to] = [ends[0], ends[1]];
            let end = Bitboard::single(to);
            let (Some(over), Some(direction)) =
                (between::<V>(from, to), direction_to::<V>(from, to))
            else {
                return Some((Reason::NotOnADiagonal, Some(to)));
            };
            let way = over | end;
            let standing = [
                (captured & way, Reason::CapturedPieceStillStands),
                (
                    self.pieces(self.turn()) & !start & way,
                    Reason::OwnPieceInTheWay,
                ),
                (theirs & end, Reason::EnemyPieceInTheWay),
            ];
            if let Some((set, reason)) = standing.into_iter().find(|(set, _)| !set.is_empty()) {
                return Some((reason, set.first()));
            }
            let leg = Leg {
                from: Bitboard::single(from),
                over,
                direction,
            };
            if kind == Kind::Man || !V::FLYING_KINGS {
                let crowned = kind == Kind::Man && from != squares[0];
                if let Some(fault) = self.short_jump_fault(&leg, kind, crowned) {
                    return Some(fault);
                }
            }
            if (theirs & over).is_empty() {
                return Some((Reason::NothingToCapture, Some(to)));
            }
            captured |= theirs & over;
        }
        None
    }

    /// What is wrong with a jump of a piece that captures neighbours only; `going_on` if it has
    /// jumped before.
    fn short_jump_fault(
        &self,
        leg: &Leg<V::Geometry>,
        kind: Kind,
        going_on: bool,
    ) -> Option<Fault> {
        let on_crown_row = !(leg.from & Bitboard::crown_row(self.turn())).is_empty();
        let neighbour = leg.over.len() == 1;
        let allowed = kind == Kind::King
            || V::MEN_CAPTURE_BACKWARDS
            || Direction::forward(self.turn()).contains(&leg.direction);
        if neighbour && allowed {
            return None;
        }
        if going_on && on_crown_row {
            // In Russian draughts it would be a king by now, and every way is open to it.
            let fault = (Reason::NoKingBeforeTheEnd, leg.from.first());
            return (!V::CROWNS_IN_PASSING).then_some(fault);
        }
        if going_on && V::CROWNS_IN_PASSING {
            return None; // it may have been crowned on the way
        }
        if neighbour {
            return Some((Reason::ManDoesNotCaptureBackwards, leg.over.first()));
        }
        let theirs = self.pieces(!self.turn());
        (!(theirs & leg.over).is_empty())
            .then(|| (Reason::CapturesNeighboursOnly, (theirs & leg.over).first()))
    }

    /// Whether two squares are the beginning of a capture, or a whole one that is too short.
    pub(crate) fn unfinished_capture(
        &self,
        from: Square,
        to: Square,
        kind: Kind,
    ) -> Option<Reason> {
        let start = Bitboard::single(from);
        let mover = Mover::<V> {
            color: self.turn(),
            kind,
            at: start,
            came: None,
            empty: self.empty() | start,
            targets: self.pieces(!self.turn()),
        };
        let goes_on_legally = || self.legal_moves().iter().any(|mv| mv.from() == from);
        match Tries::new(to, false).search(mover) {
            Some(Reason::CaptureGoesOn | Reason::LandWhereItGoesOn)
                if V::MAJORITY && !goes_on_legally() =>
            {
                Some(Reason::LongerCaptureExists)
            }
            Some(reason) => Some(reason),
            None => {
                let found = Tries::new(to, true).search(mover);
                found.map(|_| Reason::CapturedPieceStillStands)
            }
        }
    }

    /// Why a piece does not go from one square to another as if nothing were to be captured; where
    /// it could, a capture is compulsory.
    pub(crate) fn forbidden_step(
        &self,
        from: Square,
        to: Square,
        kind: Kind,
        capture: bool,
    ) -> Fault {
        if from == to {
            return (Reason::SameSquare, None);
        }
        if let Some(piece) = self.piece_at(to) {
            let own = piece.color == self.turn();
            let reason = if own {
                Reason::OwnPieceInTheWay
            } else {
                Reason::EnemyPieceInTheWay
            };
            return (reason, Some(to));
        }
        let (Some(over), Some(direction)) = (between::<V>(from, to), direction_to::<V>(from, to))
        else {
            return (Reason::NotOnADiagonal, None);
        };
        let leg = Leg {
            from: Bitboard::single(from),
            over,
            direction,
        };
        if kind == Kind::King && V::FLYING_KINGS {
            self.long_step_fault(&leg)
        } else {
            self.short_step_fault(&leg, kind, capture)
        }
    }

    /// Why a man, or a king that does not fly, does not go so far.
    fn short_step_fault(&self, leg: &Leg<V::Geometry>, kind: Kind, capture: bool) -> Fault {
        let (own, theirs) = (self.pieces(self.turn()), self.pieces(!self.turn()));
        let forward =
            kind == Kind::King || Direction::forward(self.turn()).contains(&leg.direction);
        if leg.over.is_empty() {
            let reason = if forward {
                Reason::CaptureIsCompulsory
            } else {
                Reason::ManDoesNotStepBackwards
            };
            return (reason, None);
        }
        if let Some(square) = (leg.over & own).first() {
            return (Reason::OwnPieceInTheWay, Some(square));
        }
        let neighbour = leg.from.step(leg.direction) & theirs;
        if leg.over.len() == 1 && !neighbour.is_empty() {
            // With room behind it, only the direction can be wrong.
            return (Reason::ManDoesNotCaptureBackwards, neighbour.first());
        }
        if !(neighbour.step(leg.direction) & theirs).is_empty() {
            return (Reason::NoRoomToLand, neighbour.first());
        }
        if capture {
            let taken = (leg.over & theirs).first();
            let reason = if taken.is_some() {
                Reason::CapturesNeighboursOnly
            } else {
                Reason::NothingToCapture
            };
            return (reason, taken);
        }
        let reason = if kind == Kind::Man {
            Reason::ManStepsOneSquare
        } else {
            Reason::KingStepsOneSquare
        };
        (reason, None)
    }

    /// What stops a flying king on its way to an empty square.
    fn long_step_fault(&self, leg: &Leg<V::Geometry>) -> Fault {
        let own = self.pieces(self.turn());
        let mut at = leg.from.step(leg.direction);
        while !(at & leg.over).is_empty() {
            if !(at & own).is_empty() {
                return (Reason::OwnPieceInTheWay, at.first());
            }
            let behind = at.step(leg.direction);
            if (at & self.empty()).is_empty() && (behind & self.empty()).is_empty() {
                return if (behind & own).is_empty() {
                    (Reason::NoRoomToLand, at.first())
                } else {
                    (Reason::OwnPieceInTheWay, behind.first())
                };
            }
            at = behind;
        }
        (Reason::CaptureIsCompulsory, None)
    }
}

/// A search through the beginnings of captures of one piece for those that reach a square.
struct Tries {
    to: Square,
    found: Option<Reason>,
    left: u32,
    /// As a beginner may think it: captured pieces vanish during the capture.
    removes_at_once: bool,
}

impl Tries {
    fn new(to: Square, removes_at_once: bool) -> Self {
        Self {
            to,
            found: None,
            left: MAX_TRIES,
            removes_at_once,
        }
    }

    fn search<V: Variant>(mut self, mover: Mover<V>) -> Option<Reason> {
        self.go(mover, 0);
        self.found
    }

    fn go<V: Variant>(&mut self, mover: Mover<V>, count: u32) {
        let legs = mover.legs();
        let least = if self.removes_at_once { 2 } else { 1 };
        if count >= least && mover.at.contains(self.to) {
            let here = Mover {
                at: Bitboard::single(self.to),
                ..mover
            };
            let reason = if legs.is_empty() {
                Reason::LongerCaptureExists
            } else if here.legs().is_empty() {
                Reason::LandWhereItGoesOn
            } else {
                Reason::CaptureGoesOn
            };
            // A whole capture says more than the beginning of one.
            if self.found.is_none() || reason == Reason::LongerCaptureExists {
                self.found = Some(reason);
            }
        }
        for leg in legs {
            if self.left == 0 || self.found == Some(Reason::LongerCaptureExists) {
                return;
            }
            self.left -= 1;
            let mut next = mover.along(leg);
            if self.removes_at_once {
                next.empty |= leg.victim;
                next.came = None;
            }
            self.go(next, count + 1);
        }
    }
}
