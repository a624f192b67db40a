//! What the coder asks about a position before it guesses the outcome.

use damier_rules::{Geometry, Variant};

use crate::Material;
use crate::layout::{Layout, Placement};
use crate::material::MAX_PIECES;
use crate::row::{Fastest, Row};
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

    /// The number of a placement in its slice.
    fn number(&self, placement: &Placement) -> u64;

    /// The outcome of the position with a number in a slice; `placement` gives its pieces.
    fn at(&self, slice: Material, number: u64, placement: impl FnOnce() -> Placement) -> u8;
}

/// Where the positions of a row are in a slice when one of its pieces is taken off.
#[derive(Clone, Copy, Debug)]
struct Without {
    rest: Placement,
    slice: Material,
    /// The number of a position is that of its fastest piece's square, plus this.
    first: u64,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Not looked for.
    Open,
    Known,
    /// There is no such piece, or its side has no other.
    None,
}

impl Without {
    const OPEN: Self = Self {
        rest: Placement {
            white_men: 0,
            white_kings: 0,
            black_men: 0,
            black_kings: 0,
        },
        slice: Material {
            white_men: 0,
            white_kings: 0,
            black_men: 0,
            black_kings: 0,
        },
        first: 0,
        state: State::Open,
    };
}

/// Answers, with room up to a power of two.
type Answers = [u8; 32];

/// A position with the answers to the questions about it; their numbers are part of the format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    row: Row,
    /// How many rows came before.
    rows: u16,
    /// The bit of the fastest piece.
    bit: u32,
    neighbours: u8,
    answers: Answers,
    /// The answers that all positions of the row have in common.
    common: Answers,
    /// The men of both sides that the answers about men belong to.
    men: [u64; 2],
    /// The answers about the edge and the long diagonal, with the fastest piece off and on it.
    edge: [u8; 2],
    road: [u8; 2],
    /// The squares of the fastest piece with which Black could capture, when that was asked.
    enemy_captures: Option<u64>,
    without: [Without; MAX_PIECES as usize],
}

/// Whether the answer to a question is the same wherever the fastest piece stands, if that is a king.
pub(crate) fn is_common(question: u8) -> bool {
    matches!(question, 5..=10 | 12 | 21 | 22)
}

impl Context {
    pub(crate) fn new(row: Row) -> Self {
        Self {
            row,
            rows: 0,
            bit: 0,
            neighbours: 0,
            answers: [0; 32],
            common: [0; 32],
            men: [u64::MAX; 2],
            edge: [0; 2],
            road: [0; 2],
            enemy_captures: None,
            without: [Without::OPEN; MAX_PIECES as usize],
        }
    }

    /// The position.
    #[inline(always)]
    pub(crate) fn placement(&self) -> Placement {
        self.row.with(self.bit)
    }

    /// Turns to another row; [`Context::turn_to`] must follow.
    pub(crate) fn turn_to_row<G: Geometry>(&mut self, row: Row) {
        let others = row.others;
        self.row = row;
        self.rows += 1;
        self.enemy_captures = None;
        for without in &mut self.without {
            without.state = State::Open;
        }
        let (white_more, black_more, road_more) = match row.fastest {
            Fastest::WhiteKing => (1, 0, 1),
            Fastest::BlackKing => (0, 1, 2),
            Fastest::BlackMan => (0, 0, 4),
        };
        let (white, black) = (others.white_kings, others.black_kings);
        self.edge = [
            on_edge::<G>((white, 0), (black, 0)),
            on_edge::<G>((white, white_more), (black, black_more)),
        ];
        let road = on_road::<G>(&others);
        self.road = [road, road | road_more];
        if row.fastest != Fastest::BlackMan {
            self.meet_men::<G>(others.white_men, others.black_men);
        }
        let open = [4, 18, 19].into_iter();
        for question in open.chain(WITHOUT..WITHOUT + MAX_PIECES as usize) {
            self.common[question] = OPEN;
        }
    }

    /// Turns to a position of the row; `neighbours` holds four outcomes of two bits.
    #[inline(always)]
    pub(crate) fn turn_to<G: Geometry>(&mut self, bit: u32, neighbours: u8) {
        (self.bit, self.neighbours) = (bit, neighbours);
        if self.row.fastest == Fastest::BlackMan {
            let placement = self.placement();
            self.meet_men::<G>(placement.white_men, placement.black_men);
        }
        self.answers = self.common;
        let each = u32::from(neighbours);
        let spread = (each | each << 6 | each << 12 | each << 18) & 0x0303_0303;
        self.answers[..4].copy_from_slice(&spread.to_le_bytes());
        let stands = |set: u64| (set >> bit & 1) as usize;
        self.answers[11] = self.edge[stands(Layout::<G>::EDGE)];
        self.answers[20] = self.road[stands(Layout::<G>::ROAD)];
    }

    /// The answers that only men decide.
    #[inline]
    fn meet_men<G: Geometry>(&mut self, white: u64, black: u64) {
        if self.men == [white, black] {
            return;
        }
        self.men = [white, black];
        let turned = Layout::<G>::turned(black);
        let answers = &mut self.common;
        answers[5] = first_row::<G>(white);
        answers[6] = first_row::<G>(turned);
        answers[7] = lead(answers[5], answers[6]);
        let (white_rows, black_rows) = (rows::<G>(white), rows::<G>(black));
        answers[8] = white_rows & 1 | (black_rows & 1) << 1;
        answers[9] = (white_rows + black_rows) & 1;
        answers[10] = on_edge::<G>((white, 0), (black, 0));
        answers[21] = last_row::<G>(white);
        answers[22] = last_row::<G>(turned);
    }

    /// Turns to a lost position whose plies are coded as a difference to `guess`; `neighbours` are
    /// what the guess was made from, in moves.
    pub(crate) fn turn_to_loss<G: Geometry>(&mut self, guess: u8, neighbours: [Option<u8>; 4]) {
        let placement = self.placement();
        self.answers[PLIES] = guess.min(GREATEST_ANSWER);
        for (answer, moves) in self.answers[PLIES + 1..].iter_mut().zip(neighbours) {
            *answer = moves.map_or(0, |moves| (8 + moves).saturating_sub(guess).clamp(1, 15));
        }
        let groups = placement.groups();
        let fastest = groups.into_iter().find(|&group| group != 0);
        let black = placement.black_men | placement.black_kings;
        let men =
            rows::<G>(placement.white_men) + rows::<G>(Layout::<G>::turned(placement.black_men));
        self.answers[PLIES + 5] = first_row::<G>(fastest.unwrap_or(0));
        self.answers[PLIES + 6] = last_row::<G>(black);
        self.answers[PLIES + 7] = men.min(GREATEST_ANSWER);
    }

    /// The outcomes of the four neighbours, two bits each.
    #[inline(always)]
    pub(crate) fn neighbours(&self) -> u8 {
        self.neighbours
    }

    /// A number that each row of a walk has for itself, if the answers of [`is_common`] are the same
    /// for all its positions.
    #[inline(always)]
    pub(crate) fn row_in_common(&self) -> Option<u16> {
        (self.row.fastest != Fastest::BlackMan).then_some(self.rows)
    }

    /// The answer to a question.
    #[inline(always)]
    pub(crate) fn answer<V: Variant>(&mut self, question: u8, smaller: &impl Smaller) -> u8 {
        let question = usize::from(question) % 32;
        if self.answers[question] == OPEN {
            self.answers[question] = self.work_out::<V>(question, smaller);
        }
        self.answers[question]
    }

    fn work_out<V: Variant>(&mut self, question: usize, smaller: &impl Smaller) -> u8 {
        match question {
            4 => {
                let row = &self.row;
                let known = &mut self.enemy_captures;
                let squares = *known.get_or_insert_with(|| row.enemy_captures::<V>());
                (squares >> self.bit & 1) as u8
            }
            18 => moves::<V>(&self.placement().turned::<V::Geometry>()),
            19 => moves::<V>(&self.placement()),
            WITHOUT => {
                let rest = self.row.others;
                let answer = if rest.material().both_sides_play() {
                    smaller.outcome(&rest)
                } else {
                    two_bits::NONE
                };
                self.common[WITHOUT] = answer;
                answer
            }
            _ => self.without::<V>(question - WITHOUT, smaller),
        }
    }

    /// The outcome with one piece taken off: White's kings come first, then Black's kings, Black's
    /// men and White's men, each from the lowest square on. The first is the fastest.
    #[inline]
    fn without<V: Variant>(&mut self, piece: usize, smaller: &impl Smaller) -> u8 {
        if self.without[piece].state == State::Open {
            self.without[piece] = self.find_without::<V>(piece, smaller);
        }
        let Without {
            rest,
            slice,
            first,
            state,
        } = &self.without[piece];
        if *state == State::None {
            return two_bits::NONE;
        }
        let number = first.wrapping_add(self.square_in_row::<V::Geometry>(rest));
        smaller.at(*slice, number, || self.row.put(*rest, self.bit))
    }

    /// The number of the fastest piece's square when others take some.
    #[inline(always)]
    fn square_in_row<G: Geometry>(&self, others: &Placement) -> u64 {
        let below = self.row.before(others) & ((1 << self.bit) - 1);
        u64::from(Layout::<G>::number(self.bit) - below.count_ones())
    }

    fn find_without<V: Variant>(&self, piece: usize, smaller: &impl Smaller) -> Without {
        let mut found = Without {
            state: State::None,
            ..Without::OPEN
        };
        let mut ahead = piece - 1;
        for group in self.row.others.groups() {
            let mut pieces = group;
            while pieces != 0 {
                if ahead > 0 {
                    ahead -= 1;
                    pieces &= pieces - 1;
                    continue;
                }
                found.rest = self.row.others.without(pieces & pieces.wrapping_neg());
                let placement = self.row.put(found.rest, self.bit);
                found.slice = placement.material();
                if found.slice.both_sides_play() {
                    let square = self.square_in_row::<V::Geometry>(&found.rest);
                    found.first = smaller.number(&placement).wrapping_sub(square);
                    found.state = State::Known;
                }
                return found;
            }
        }
        found
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

/// Pieces of White and of Black on the left and right edges, each with some more, up to three.
fn on_edge<G: Geometry>(white: (u64, u32), black: (u64, u32)) -> u8 {
    let count = |(set, more): (u64, u32)| {
        let standing = (set & Layout::<G>::EDGE).count_ones();
        (standing + more).min(3) as u8
    };
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
