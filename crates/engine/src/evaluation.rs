//! What a quiet position is worth: by weights learned from games where there are some, by hand-made
//! knowledge elsewhere.

use damier_rules::{
    Bitboard, Brazilian, Checkers, Color, Direction, Geometry, International, Position, Russian,
    Square, Variant,
};

use crate::Score;
use crate::network::{Network, Units};
use crate::patterns::Patterns;
use crate::weights::{
    BACKED_MAN, CENTRE_KING, CENTRE_MAN, DRAWISH_DIVISOR, EDGE_MAN, FLYING_KING, GUARD,
    LEAD_PERCENT, LOPSIDED, MAIN_ROAD_KING, MAN, ROW_EARLY, ROW_LATE, SHORT_KING, TEMPO,
};

/// The most rows a board has.
const MAX_ROWS: usize = 14;

/// How an engine values positions.
///
/// ```
/// use damier_engine::{Engine, Evaluation};
/// use damier_rules::International;
///
/// let mut engine: Engine<International> = Engine::new(1);
/// engine.set_evaluation(Evaluation::HandMade);
/// ```
#[derive(Clone, Debug)]
pub enum Evaluation<V: Variant> {
    /// By hand-made knowledge, for every game and board.
    HandMade,
    /// By weights learned from games.
    Learned(Patterns<V>),
    /// By a network learned from games.
    Network(Network<V>),
}

impl<V: Variant> Evaluation<V> {
    /// The best that comes with the engine: weights or a network for the games that have been learned.
    ///
    /// # Panics
    /// Never: the tests read what comes with the engine.
    #[must_use]
    pub fn built_in() -> Self {
        let bytes = built_in_bytes(V::NAME);
        let learned = bytes.map(|bytes| Self::from_bytes(bytes).expect("the tests read it"));
        learned.unwrap_or(Self::HandMade)
    }
}

/// The weights and networks that come with the engine; `docs/training.md` tells how they are made.
fn built_in_bytes(game: &str) -> Option<&'static [u8]> {
    match game {
        International::NAME => Some(include_bytes!("../weights/international.weights")),
        Checkers::NAME => Some(include_bytes!("../weights/checkers.weights")),
        Russian::NAME => Some(include_bytes!("../weights/russian.weights")),
        Brazilian::NAME => Some(include_bytes!("../weights/brazilian.network")),
        _ => None,
    }
}

/// Values positions, the same way during a search.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator<V: Variant> {
    hand_made: HandMade<V>,
    evaluation: Evaluation<V>,
}

impl<V: Variant> Evaluator<V> {
    pub(crate) fn new(evaluation: Evaluation<V>) -> Self {
        Self {
            hand_made: HandMade::new(),
            evaluation,
        }
    }

    /// What a position in which nothing is to be captured is worth for the side to move.
    pub(crate) fn evaluate(&self, position: &Position<V>) -> Score {
        self.evaluate_from(position, &mut Units::default())
    }

    /// The same, faster if `units` was used for a position like it.
    pub(crate) fn evaluate_from(&self, position: &Position<V>, units: &mut Units) -> Score {
        match &self.evaluation {
            Evaluation::Learned(patterns) => Score::from_centimen(patterns.evaluate(position)),
            Evaluation::Network(network) => {
                Score::from_centimen(network.evaluate_from(position, units))
            }
            Evaluation::HandMade => self.hand_made.evaluate(position),
        }
    }
}

/// The sets of squares that the hand-made evaluation counts on.
#[derive(Clone, Debug)]
struct HandMade<V: Variant> {
    /// The rows as each side sees them: at 0 its far row, where its men are crowned.
    rows: [[Bitboard<V::Geometry>; MAX_ROWS]; 2],
    centre: Bitboard<V::Geometry>,
    edges: Bitboard<V::Geometry>,
    left: Bitboard<V::Geometry>,
    right: Bitboard<V::Geometry>,
    main_road: Bitboard<V::Geometry>,
}

impl<V: Variant> HandMade<V> {
    fn new() -> Self {
        let size = u8::try_from(V::Geometry::SIZE).unwrap_or(u8::MAX);
        let set = |holds: &dyn Fn(u8, u8) -> bool| {
            (1..=V::Geometry::SQUARES)
                .filter_map(Square::new)
                .filter(|&square| holds(V::Geometry::row(square), V::Geometry::column(square)))
                .collect::<Bitboard<V::Geometry>>()
        };
        let mut rows = [[Bitboard::EMPTY; MAX_ROWS]; 2];
        for row in 0..size {
            rows[0][usize::from(row)] = set(&|at, _| at == row + 1);
            rows[1][usize::from(row)] = set(&|at, _| at == size - row);
        }
        let inner = |line: u8| line > 2 && line < size - 1;
        Self {
            rows,
            centre: set(&|row, column| inner(row) && inner(column)),
            edges: set(&|_, column| column == 1 || column == size),
            left: set(&|_, column| column <= size / 2),
            right: set(&|_, column| column > size / 2),
            main_road: set(&|row, column| row + column == size + 1),
        }
    }

    fn evaluate(&self, position: &Position<V>) -> Score {
        let turn = position.turn();
        let early = phase(position);
        let lead = self.side(position, turn, early) - self.side(position, !turn, early);
        let lead = lead + lead * LEAD_PERCENT * (PHASES - early) / (PHASES * 100);
        let lead = if is_drawish(position, lead) {
            lead / DRAWISH_DIVISOR
        } else {
            lead
        };
        Score::from_centimen(lead + TEMPO)
    }

    /// What one side's pieces are worth.
    fn side(&self, position: &Position<V>, color: Color, early: i32) -> i32 {
        let (men, kings) = (position.men(color), position.kings(color));
        let theirs = position.men(!color);
        let mut value = count(men) * MAN + count(men & self.edges) * EDGE_MAN;
        value += self.advancement(men, color, early);
        value += count(men & self.centre) * CENTRE_MAN * early / PHASES;
        let [left, right] = Direction::forward(color);
        value += count(men & (men.step(left) | men.step(right))) * BACKED_MAN;
        let wings = (count(men & self.left) - count(men & self.right)).abs();
        value += (wings - 2).max(0) * LOPSIDED;
        if !theirs.is_empty() {
            let back = self.rows[index(!color)][0];
            value += count(men & back) * GUARD;
        }
        if !kings.is_empty() {
            value += self.kings(kings);
        }
        value
    }

    /// What it is worth how far the men have come.
    fn advancement(&self, men: Bitboard<V::Geometry>, color: Color, early: i32) -> i32 {
        let (mut at_first, mut at_last) = (0, 0);
        let rows = self.rows[index(color)].iter().zip(ROW_EARLY).zip(ROW_LATE);
        for ((&row, row_early), row_late) in rows.take(V::Geometry::SIZE as usize) {
            let here = count(men & row);
            at_first += here * row_early;
            at_last += here * row_late;
        }
        (at_first * early + at_last * (PHASES - early)) / PHASES
    }

    fn kings(&self, kings: Bitboard<V::Geometry>) -> i32 {
        let each = if V::FLYING_KINGS {
            FLYING_KING
        } else {
            SHORT_KING
        };
        let mut value = count(kings) * each + count(kings & self.centre) * CENTRE_KING;
        if V::FLYING_KINGS {
            value += count(kings & self.main_road) * MAIN_ROAD_KING;
        }
        value
    }
}

/// The phases of a game, from this at its beginning down to 0 when no man is left.
const PHASES: i32 = 16;

/// How much of the beginning is left, by the men on the board.
fn phase<V: Variant>(position: &Position<V>) -> i32 {
    let all = (V::ROWS_OF_MEN * V::Geometry::SHORT * 2).cast_signed();
    let men = count(position.men(Color::White)) + count(position.men(Color::Black));
    (men * PHASES / all.max(1)).min(PHASES)
}

/// Whether the side that is ahead rarely wins: its few pieces do not catch a flying king.
fn is_drawish<V: Variant>(position: &Position<V>, lead: i32) -> bool {
    if !V::FLYING_KINGS {
        return false;
    }
    let turn = position.turn();
    let (strong, weak) = if lead > 0 {
        (turn, !turn)
    } else {
        (!turn, turn)
    };
    // Three kings catch one on eight by eight unless it holds the main road, and not on ten by ten.
    let catching = if V::Geometry::SIZE >= 10 { 4 } else { 3 };
    !position.kings(weak).is_empty() && position.pieces(strong).len() < catching
}

/// The men and kings of the side to move less those of the other, in hundredths of a man.
pub(crate) fn material<V: Variant>(position: &Position<V>) -> i32 {
    let king = if V::FLYING_KINGS {
        FLYING_KING
    } else {
        SHORT_KING
    };
    let side = |color| count(position.men(color)) * MAN + count(position.kings(color)) * king;
    side(position.turn()) - side(!position.turn())
}

/// Whether this side could capture something if it were to move.
pub(crate) fn threatens<V: Variant>(position: &Position<V>, color: Color) -> bool {
    let enemy = position.pieces(!color);
    let empty = position.empty();
    let forward = Direction::forward(color);
    Direction::ALL.into_iter().any(|direction| {
        let mut jumping = position.kings(color);
        if V::MEN_CAPTURE_BACKWARDS || forward.contains(&direction) {
            jumping |= position.men(color);
        }
        let mut sliding = position.kings(color);
        while V::FLYING_KINGS && !sliding.is_empty() {
            sliding = sliding.step(direction) & empty;
            jumping |= sliding;
        }
        let victims = jumping.step(direction) & enemy;
        !(victims.step(direction) & empty).is_empty()
    })
}

/// Whether the side to move can step to an empty square.
pub(crate) fn can_step<V: Variant>(position: &Position<V>) -> bool {
    let turn = position.turn();
    let empty = position.empty();
    let [left, right] = Direction::forward(turn);
    let pieces = position.pieces(turn);
    if !((pieces.step(left) | pieces.step(right)) & empty).is_empty() {
        return true;
    }
    let kings = position.kings(turn);
    let back = kings.step(left.opposite()) | kings.step(right.opposite());
    !(back & empty).is_empty()
}

const fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

fn count<G: Geometry>(set: Bitboard<G>) -> i32 {
    set.len().cast_signed()
}

#[cfg(test)]
mod tests {
    use damier_rules::{Brazilian, Checkers, Russian};

    use super::*;

    /// Positions of a game in which moves are chosen by a fixed sequence of numbers.
    fn positions<V: Variant>() -> Vec<Position<V>> {
        let mut positions = Vec::new();
        let mut number = 1;
        for _ in 0..40 {
            let mut position = Position::<V>::start();
            while let moves = position.legal_moves()
                && !moves.is_empty()
                && positions.len() % 150 != 149
            {
                number = crate::path::mix(number);
                let at = usize::try_from(number % moves.len() as u64).unwrap_or_default();
                position = position.after(moves[at]);
                positions.push(position);
            }
            positions.push(position);
        }
        positions
    }

    fn check_game<V: Variant>() {
        let evaluator = HandMade::<V>::new();
        for position in positions::<V>() {
            let turned = position.turned();
            let score = evaluator.evaluate(&position);
            assert_eq!(score, evaluator.evaluate(&turned), "{}", position.fen());
            let captures = threatens(&position, position.turn());
            assert_eq!(captures, position.has_capture(), "{}", position.fen());
            if !captures {
                assert_eq!(
                    can_step(&position),
                    position.has_move(),
                    "{}",
                    position.fen()
                );
            }
        }
    }

    #[test]
    fn both_sides_are_valued_alike_and_threats_are_captures() {
        check_game::<International>();
        check_game::<Checkers>();
        check_game::<Russian>();
        check_game::<Brazilian>();
    }

    #[track_caller]
    fn position<V: Variant>(fen: &str) -> Position<V> {
        Position::from_fen(fen).expect("the test gives a position")
    }

    #[track_caller]
    fn check_better<V: Variant>(better: &str, worse: &str) {
        let value = |fen| HandMade::<V>::new().evaluate(&position(fen));
        assert!(
            value(better) > value(worse),
            "{} {}",
            value(better),
            value(worse)
        );
    }

    #[test]
    fn what_comes_with_the_engine_can_be_read() {
        fn is_learned<V: Variant>() -> bool {
            !matches!(Evaluation::<V>::built_in(), Evaluation::HandMade)
        }
        assert!(is_learned::<International>() && is_learned::<Checkers>());
        assert!(is_learned::<Russian>() && is_learned::<Brazilian>());
    }

    #[test]
    fn more_is_better_and_kings_are_more() {
        check_better::<International>("W:W31-50:B1-19", "W:W31-50:B1-20");
        check_better::<International>("W:WK38,50:B2,3", "W:W38,50:B2,3");
        check_better::<Checkers>("W:WK15,K18,K22:BK5", "W:WK15,K18:BK5");
    }

    #[test]
    fn three_kings_on_ten_by_ten_do_not_catch_one() {
        check_better::<International>("W:WK1,K2,K3,K4:BK50", "W:WK2,K3,K4:BK50");
        let drawish = position::<International>("W:WK2,K3,K4:BK50");
        let score = HandMade::new().evaluate(&drawish);
        assert!(score < Score::from_centimen(MAN), "{score}");
    }
}
