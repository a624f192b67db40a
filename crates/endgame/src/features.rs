//! What the coder asks about a position before it guesses the outcome.

use damier_rules::{Geometry, Variant};

use crate::layout::{Layout, Placement};
use crate::material::MAX_PIECES;
use crate::value::two_bits;

/// How many questions there are.
pub(crate) const QUESTIONS: usize = 31;

/// The greatest answer.
pub(crate) const GREATEST_ANSWER: u8 = 15;

/// The question about the outcome without the fastest piece; the other pieces follow.
const WITHOUT: usize = 12;

/// The first question about the plies of lost neighbours.
const PLIES: usize = 23;

/// An answer that is not worked out until it is needed.
const OPEN: u8 = u8::MAX;

/// Outcomes of all positions of slices with fewer pieces, captures among them.
pub(crate) trait Smaller {
    /// The outcome in two bits; both sides have a piece.
    fn outcome(&self, placement: &Placement) -> u8;
}

/// A position with the answers to the questions about it; their numbers are part of the format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    pub(crate) placement: Placement,
    answers: [u8; QUESTIONS],
}

impl Context {
    pub(crate) fn new() -> Self {
        Self {
            placement: Placement::default(),
            answers: [0; QUESTIONS],
        }
    }

    /// Turns to the next position; `neighbours` holds four outcomes of two bits.
    #[inline(always)]
    pub(crate) fn turn_to<G: Geometry>(&mut self, placement: Placement, neighbours: u8) {
        let last = self.placement;
        self.placement = placement;
        for (neighbour, answer) in self.answers[..4].iter_mut().enumerate() {
            *answer = neighbours >> (2 * neighbour) & 3;
        }
        if (last.white_men, last.black_men) != (placement.white_men, placement.black_men) {
            self.meet_men::<G>();
        }
        self.answers[4] = OPEN;
        self.answers[11] = on_edge::<G>(placement.white_kings, placement.black_kings);
        self.answers[WITHOUT..WITHOUT + MAX_PIECES as usize].fill(OPEN);
        self.answers[18] = OPEN;
        self.answers[19] = OPEN;
        self.answers[20] = on_road::<G>(&placement);
    }

    /// Turns to a lost position whose plies are coded as a difference to `guess`; `neighbours` are
    /// what the guess was made from, in moves.
    pub(crate) fn turn_to_loss<G: Geometry>(&mut self, guess: u8, neighbours: [Option<u8>; 4]) {
        self.answers[PLIES] = guess.min(GREATEST_ANSWER);
        for (answer, moves) in self.answers[PLIES + 1..].iter_mut().zip(neighbours) {
            *answer = moves.map_or(0, |moves| (8 + moves).saturating_sub(guess).clamp(1, 15));
        }
        let groups = self.placement.groups();
        let fastest = groups.into_iter().find(|&group| group != 0);
        let black = self.placement.black_men | self.placement.black_kings;
        let men = rows::<G>(self.placement.white_men)
            + rows::<G>(Layout::<G>::turned(self.placement.black_men));
        self.answers[PLIES + 5] = first_row::<G>(fastest.unwrap_or(0));
        self.answers[PLIES + 6] = last_row::<G>(black);
        self.answers[PLIES + 7] = men.min(GREATEST_ANSWER);
    }

    /// The answers that only men decide.
    fn meet_men<G: Geometry>(&mut self) {
        let white = self.placement.white_men;
        let black = self.placement.black_men;
        let turned = Layout::<G>::turned(black);
        self.answers[5] = first_row::<G>(white);
        self.answers[6] = first_row::<G>(turned);
        self.answers[7] = lead(self.answers[5], self.answers[6]);
        let (white_rows, black_rows) = (rows::<G>(white), rows::<G>(black));
        self.answers[8] = white_rows & 1 | (black_rows & 1) << 1;
        self.answers[9] = (white_rows + black_rows) & 1;
        self.answers[10] = on_edge::<G>(white, black);
        self.answers[21] = last_row::<G>(white);
        self.answers[22] = last_row::<G>(turned);
    }

    /// The answer to a question.
    #[inline(always)]
    pub(crate) fn answer<V: Variant>(&mut self, question: u8, smaller: &impl Smaller) -> u8 {
        let question = usize::from(question) % QUESTIONS;
        if self.answers[question] == OPEN {
            self.answers[question] = self.work_out::<V>(question, smaller);
        }
        self.answers[question]
    }

    fn work_out<V: Variant>(&self, question: usize, smaller: &impl Smaller) -> u8 {
        let turned = || self.placement.turned::<V::Geometry>();
        match question {
            4 => u8::from(turned().position::<V>().has_capture()),
            18 => moves::<V>(&turned()),
            19 => moves::<V>(&self.placement),
            _ => self.without(question - WITHOUT, smaller),
        }
    }

    /// The outcome with one piece taken off: White's kings come first, then Black's kings, Black's
    /// men and White's men, each from the lowest square on.
    fn without(&self, piece: usize, smaller: &impl Smaller) -> u8 {
        let mut ahead = piece;
        for group in self.placement.groups() {
            let mut pieces = group;
            while pieces != 0 {
                if ahead == 0 {
                    let rest = self.placement.without(pieces & pieces.wrapping_neg());
                    let plays = rest.material().both_sides_play();
                    return if plays {
                        smaller.outcome(&rest)
                    } else {
                        two_bits::NONE
                    };
                }
                ahead -= 1;
                pieces &= pieces - 1;
            }
        }
        two_bits::NONE
    }
}

/// How many rows White's first man is ahead of Black's, from 1 to 15; 0 without either.
fn lead(white: u8, black: u8) -> u8 {
    if white == 0 || black == 0 {
        return 0;
    }
    // A man nearer to its far row has the smaller number.
    (8 + black).saturating_sub(white).clamp(1, 15)
}

/// The sum of the rows of men.
fn rows<G: Geometry>(men: u64) -> u8 {
    let mut rest = men;
    let mut sum = 0;
    while rest != 0 {
        sum += Layout::<G>::row(rest.trailing_zeros()) as u8;
        rest &= rest - 1;
    }
    sum
}

/// The row of the first piece, from 0 at the top; for men of White that is from 1 on, and 0 is none.
fn first_row<G: Geometry>(pieces: u64) -> u8 {
    if pieces == 0 {
        return 0;
    }
    Layout::<G>::row(pieces.trailing_zeros()) as u8
}

/// The row of the last piece; for men of White that is from 1 on, and 0 is none.
fn last_row<G: Geometry>(pieces: u64) -> u8 {
    if pieces == 0 {
        return 0;
    }
    Layout::<G>::row(pieces.ilog2()) as u8
}

/// Pieces of White and of Black on the left and right edges, up to three each.
fn on_edge<G: Geometry>(white: u64, black: u64) -> u8 {
    let count = |set: u64| (set & Layout::<G>::EDGE).count_ones().min(3) as u8;
    count(white) | count(black) << 2
}

/// Which pieces stand on the long diagonal: kings of White, kings of Black, men.
fn on_road<G: Geometry>(placement: &Placement) -> u8 {
    let stands = |set: u64| u8::from(set & Layout::<G>::ROAD != 0);
    let men = placement.white_men | placement.black_men;
    stands(placement.white_kings) | stands(placement.black_kings) << 1 | stands(men) << 2
}

/// How many moves without capture White has, up to 15.
fn moves<V: Variant>(placement: &Placement) -> u8 {
    let empty = Layout::<V::Geometry>::ALL & !placement.occupied();
    let [left, right, ..] = Layout::<V::Geometry>::steps(placement.white_men);
    let mut moves = (left & empty).count_ones() + (right & empty).count_ones();
    moves += Layout::<V::Geometry>::king_moves::<V>(placement.white_kings, empty);
    moves.min(15) as u8
}
