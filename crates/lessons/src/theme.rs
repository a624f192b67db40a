//! What an exercise is about, as the rules see it in the solution.

use damier_rules::{Bitboard, Color, Direction, Kind, Move, Position, Variant};

/// What an exercise is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// One piece is given, and two are taken at once.
    OneForTwo,
    /// Two pieces or more are given.
    Sacrifice,
    /// Two pieces are given, and four or more are taken.
    TwoForFour,
    /// A man captures backwards.
    Backwards,
    /// A man breaks through and becomes a king.
    Promotion,
    /// A king captures.
    King,
    /// A king has to stop because of pieces that it has captured already.
    Turkish,
    /// Four pieces or more are taken in one move.
    Long,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 8] = [
        Self::OneForTwo,
        Self::Sacrifice,
        Self::TwoForFour,
        Self::Backwards,
        Self::Promotion,
        Self::King,
        Self::Turkish,
        Self::Long,
    ];

    /// Its stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::OneForTwo => "one-for-two",
            Self::Sacrifice => "sacrifice",
            Self::TwoForFour => "two-for-four",
            Self::Backwards => "backwards",
            Self::Promotion => "promotion",
            Self::King => "king",
            Self::Turkish => "turkish",
            Self::Long => "long",
        }
    }

    /// The theme with this name.
    #[must_use]
    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// What the rules see in a solution.
pub(crate) struct Seen {
    /// How many pieces the opponent loses more than the solver.
    pub gain: i32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
}

impl Seen {
    /// Plays the solution; `None` if it is empty, or a move is not legal.
    pub(crate) fn of<V: Variant>(start: Position<V>, line: &[Vec<Move<V>>]) -> Option<Self> {
        line.first()?;
        let solver = start.turn();
        let mut themes = Vec::new();
        let (mut given, mut taken, mut most) = (0_u32, 0_u32, 0_u32);
        let mut position = start;
        for moves in line {
            let mv = *moves.first()?;
            if !position.is_legal(mv) {
                return None;
            }
            let pieces = mv.captured().len();
            if position.turn() == solver {
                taken += pieces;
                most = most.max(pieces);
                themes.extend(themes_of(&position, mv));
            } else {
                given += pieces;
            }
            if is_turkish(&position, mv) {
                themes.push(Theme::Turkish);
            }
            position = position.after(mv);
        }
        themes.extend(themes_of_counts(given, taken, most));
        themes.sort_unstable();
        themes.dedup();
        let moves = u32::try_from(line.len().div_ceil(2)).ok()?;
        let grade = (moves + given / 2).saturating_sub(1).clamp(1, 5);
        Some(Self {
            gain: i32::try_from(taken).ok()? - i32::try_from(given).ok()?,
            grade: u8::try_from(grade).ok()?,
            themes,
        })
    }
}

/// What the numbers of pieces show: those given, those taken, and the most taken in one move.
fn themes_of_counts(given: u32, taken: u32, most: u32) -> impl Iterator<Item = Theme> {
    let found = [
        (given == 1 && most >= 2, Theme::OneForTwo),
        (given >= 2, Theme::Sacrifice),
        (given == 2 && taken >= 4, Theme::TwoForFour),
        (most >= 4, Theme::Long),
    ];
    found
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, theme)| theme)
}

/// What a single move of the solver shows.
fn themes_of<V: Variant>(position: &Position<V>, mv: Move<V>) -> Vec<Theme> {
    let mut themes = Vec::new();
    if mv.promotes() {
        themes.push(Theme::Promotion);
    }
    if mv.is_capture() && mv.kind() == Kind::King {
        themes.push(Theme::King);
    }
    if mv.is_capture() && mv.kind() == Kind::Man && goes_back(position, mv) {
        themes.push(Theme::Backwards);
    }
    themes
}

/// Whether a capture of a man has a leg that leads backwards.
fn goes_back<V: Variant>(position: &Position<V>, mv: Move<V>) -> bool {
    let route = position.route(mv);
    let back = |pair: &[damier_rules::Square]| match position.turn() {
        Color::White => pair[1] > pair[0],
        Color::Black => pair[1] < pair[0],
    };
    route.windows(2).any(back)
}

/// Whether a king's capture ends where it does because of pieces that it has captured already: it
/// could go on if they were gone.
fn is_turkish<V: Variant>(position: &Position<V>, mv: Move<V>) -> bool {
    if !mv.is_capture() || mv.kind() != Kind::King || mv.captured().len() < 2 {
        return false;
    }
    let after = position.after(mv);
    let colors = [Color::White, Color::Black];
    let again = Position::<V>::from_sets(
        colors.map(|color| after.men(color)),
        colors.map(|color| after.kings(color)),
        position.turn(),
    );
    let from = Bitboard::single(mv.to());
    let touches = Direction::ALL.into_iter().any(|way| {
        let next = from.step(way);
        !(next & mv.captured()).is_empty()
    });
    touches
        && again.is_some_and(|again| {
            let moves = again.legal_moves();
            moves
                .iter()
                .any(|next| next.is_capture() && next.from() == mv.to())
        })
}
