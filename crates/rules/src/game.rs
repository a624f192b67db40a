//! A game: a position with the moves that led to it, its draw counters and its result.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Color, Counter, Counters, DrawRules, International, Keyed, Kind, Limit, Move, Position,
    Refusal, ResultStyle, Setup, Variant,
};

/// How a game ended, for whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This side has won.
    Win(Color),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// The result as it is written: `2-0` or `1-0`, White first.
    ///
    /// ```
    /// use damier_rules::{Outcome, ResultStyle};
    /// assert_eq!(Outcome::Draw.text(ResultStyle::Points), "1-1");
    /// assert_eq!(Outcome::Draw.text(ResultStyle::Halves), "1/2-1/2");
    /// ```
    #[must_use]
    pub const fn text(self, style: ResultStyle) -> &'static str {
        match (self, style) {
            (Self::Win(Color::White), ResultStyle::Points) => "2-0",
            (Self::Win(Color::Black), ResultStyle::Points) => "0-2",
            (Self::Draw, ResultStyle::Points) => "1-1",
            (Self::Win(Color::White), ResultStyle::Halves) => "1-0",
            (Self::Win(Color::Black), ResultStyle::Halves) => "0-1",
            (Self::Draw, ResultStyle::Halves) => "1/2-1/2",
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum EndReason {
    /// The losing side has no piece left.
    NoPieces,
    /// The losing side is to move and cannot.
    NoMoves,
    /// The same position with the same side to move stood for the third time.
    Repetition,
    /// A counter reached its limit.
    Limit(Counter),
    /// The players agreed on a draw.
    Agreement,
    /// The losing side resigned.
    Resignation,
    /// The losing side overstepped its time.
    Time,
}

impl EndReason {
    /// The stable name, as in `no-moves` or `25-move`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::NoMoves => "no-moves",
            Self::Repetition => "repetition",
            Self::Limit(counter) => counter.reason_code(),
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who has won, if anybody.
    pub outcome: Outcome,
    /// Why.
    pub reason: EndReason,
}

/// One position of a game with what belongs to it.
#[derive(Clone, Debug)]
struct Moment<V: Variant> {
    /// The move that led here; none for the first position.
    mv: Option<Move<V>>,
    keyed: Keyed<V>,
    counters: Counters,
    repetitions: u32,
    /// How many moves in a row led here that can be taken back: quiet moves of kings. No earlier
    /// position can come again.
    reversible: usize,
    end: Option<End>,
}

/// A game being played: positions, counters, undo and redo, result.
///
/// ```
/// use damier_rules::{Game, Position};
/// let mut game: Game = Game::new();
/// game.play_text("32-28")?;
/// game.play_text("19-23")?;
/// assert!(game.play_text("37-32").is_err()); // 28x19 is compulsory
/// game.undo();
/// assert_eq!(game.plies(), 1);
/// assert_eq!(game.redo().map(|mv| mv.to().number()), Some(23));
/// # Ok::<(), damier_rules::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<V: Variant = International> {
    rules: DrawRules,
    /// Never empty: the first is the start. Behind the current one stand the moves taken back.
    moments: Vec<Moment<V>>,
    current: usize,
    /// An end that the players made at the current position.
    settled: Option<End>,
}

impl<V: Variant> Game<V> {
    /// A game from the start position by the default rules.
    #[must_use]
    pub fn new() -> Self {
        Self::from_position(Position::start())
    }

    /// A game from a position by the default rules.
    #[must_use]
    pub fn from_position(position: Position<V>) -> Self {
        Self::with_rules(position, DrawRules::default_of::<V>())
    }

    /// A game from a position by the draw rules given.
    #[must_use]
    pub fn with_rules(position: Position<V>, rules: DrawRules) -> Self {
        Self::begin(position, rules, 0)
    }

    /// A game from a checked description, by the draw rules given. Plies that the description says
    /// were already counted towards a draw are counted by the rules on moves of kings or without
    /// capture.
    ///
    /// # Errors
    /// Every reason why the description is not a position.
    pub fn from_setup(setup: &Setup, rules: DrawRules) -> Result<Self, crate::PositionErrors> {
        Ok(Self::begin(
            setup.position()?,
            rules,
            setup.halfmove_clock.unwrap_or(0),
        ))
    }

    fn begin(position: Position<V>, rules: DrawRules, clock: u16) -> Self {
        let mut counters = Counters::at_start(&rules, &position);
        counters.set_clock(&rules, clock);
        let keyed = Keyed::from(position);
        let end = automatic_end(&rules, &position, &counters, 1);
        let first = Moment {
            mv: None,
            keyed,
            counters,
            repetitions: 1,
            reversible: 0,
            end,
        };
        Self {
            rules,
            moments: Vec::from([first]),
            current: 0,
            settled: None,
        }
    }

    fn moment(&self) -> &Moment<V> {
        &self.moments[self.current]
    }

    /// The draw rules of this game.
    #[must_use]
    pub fn rules(&self) -> &DrawRules {
        &self.rules
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position<V> {
        self.moment().keyed.position()
    }

    /// The position on the board with its key.
    #[must_use]
    pub fn keyed(&self) -> &Keyed<V> {
        &self.moment().keyed
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &Position<V> {
        self.moments[0].keyed.position()
    }

    /// How many plies have been played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.current
    }

    /// The moves played, in order.
    pub fn moves(&self) -> impl Iterator<Item = Move<V>> + '_ {
        self.moments[..=self.current]
            .iter()
            .filter_map(|moment| moment.mv)
    }

    /// Every position that stood on the board, the start first, the current one last.
    #[must_use]
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Keyed<V>> + '_ {
        self.moments[..=self.current]
            .iter()
            .map(|moment| &moment.keyed)
    }

    /// How many times the position on the board has stood with the same side to move.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.moment().repetitions
    }

    /// The draw counters.
    #[must_use]
    pub fn counters(&self) -> &Counters {
        &self.moment().counters
    }

    /// Each limit of the rules with the plies counted so far, `None` where the count has not begun.
    pub fn limits(&self) -> impl Iterator<Item = (Limit, Option<u16>)> + '_ {
        self.moment().counters.each(&self.rules)
    }

    /// The end of the game, or `None` while it goes on.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.settled.or(self.moment().end)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// When the game has ended, or the move is not legal, with the reason. The game stays as it was.
    pub fn play(&mut self, mv: Move<V>) -> Result<(), PlayError<V>> {
        self.refuse_after_the_end()?;
        if !self.position().is_legal(mv) {
            let refusal = match self.position().explain(mv.from(), mv.to()) {
                Err(refusal) => refusal,
                // Start and end fit, the captured pieces do not.
                Ok(other) => Refusal::new(crate::Reason::NoSuchRoute, None, Vec::from([other])),
            };
            return Err(PlayError::Refused(refusal));
        }
        self.push(mv);
        Ok(())
    }

    /// Plays the move that a text names; see [`Position::read_move`].
    ///
    /// # Errors
    /// As for [`Game::play`].
    pub fn play_text(&mut self, text: &str) -> Result<Move<V>, PlayError<V>> {
        self.refuse_after_the_end()?;
        let mv = self
            .position()
            .read_move(text)
            .map_err(PlayError::Refused)?;
        self.push(mv);
        Ok(mv)
    }

    fn refuse_after_the_end(&self) -> Result<(), PlayError<V>> {
        match self.end() {
            Some(end) => Err(PlayError::Ended {
                ply: self.current,
                end,
            }),
            None => Ok(()),
        }
    }

    /// Appends a legal move; what was taken back is forgotten.
    fn push(&mut self, mv: Move<V>) {
        self.moments.truncate(self.current + 1);
        let keyed = self.moment().keyed.after(mv);
        let counters = self
            .moment()
            .counters
            .after(&self.rules, mv, keyed.position());
        let (reversible, repetitions) = self.standing_after(mv, &keyed);
        let end = automatic_end(&self.rules, keyed.position(), &counters, repetitions);
        self.moments.push(Moment {
            mv: Some(mv),
            keyed,
            counters,
            repetitions,
            reversible,
            end,
        });
        self.current += 1;
    }

    /// The count of reversible moves after a move, and of the times the new position has stood.
    fn standing_after(&self, mv: Move<V>, keyed: &Keyed<V>) -> (usize, u32) {
        if mv.is_capture() || mv.kind() == Kind::Man {
            return (0, 1);
        }
        let reversible = self.moment().reversible + 1;
        // The same side is to move every other ply; the last time it stood so tells how often.
        let earlier = self
            .positions_back(reversible)
            .find(|moment| moment.keyed == *keyed);
        (
            reversible,
            earlier.map_or(1, |moment| moment.repetitions + 1),
        )
    }

    /// The moments with the other side to move than now, among so many before the coming one.
    fn positions_back(&self, moves: usize) -> impl Iterator<Item = &Moment<V>> {
        let first = (self.current + 1).saturating_sub(moves);
        self.moments[first..self.current].iter().rev().step_by(2)
    }

    /// Takes back the last move, and with it an end the players made. Gives that move, or `None` at
    /// the start, where nothing changes.
    pub fn undo(&mut self) -> Option<Move<V>> {
        let mv = self.moment().mv?;
        self.current -= 1;
        self.settled = None;
        Some(mv)
    }

    /// Plays again the last move taken back; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move<V>> {
        let mv = self.moments.get(self.current + 1)?.mv;
        self.current += 1;
        self.settled = None;
        mv
    }

    /// Ends the game as a draw agreed between the players.
    ///
    /// # Errors
    /// When it has ended already.
    pub fn agree_draw(&mut self) -> Result<(), PlayError<V>> {
        self.settle(End {
            outcome: Outcome::Draw,
            reason: EndReason::Agreement,
        })
    }

    /// Ends the game by resignation of a side.
    ///
    /// # Errors
    /// When it has ended already.
    pub fn resign(&mut self, loser: Color) -> Result<(), PlayError<V>> {
        self.settle(End {
            outcome: Outcome::Win(!loser),
            reason: EndReason::Resignation,
        })
    }

    /// Ends the game because a side overstepped its time.
    ///
    /// # Errors
    /// When it has ended already.
    pub fn lose_on_time(&mut self, loser: Color) -> Result<(), PlayError<V>> {
        self.settle(End {
            outcome: Outcome::Win(!loser),
            reason: EndReason::Time,
        })
    }

    fn settle(&mut self, end: End) -> Result<(), PlayError<V>> {
        self.refuse_after_the_end()?;
        self.settled = Some(end);
        Ok(())
    }
}

impl<V: Variant> Default for Game<V> {
    fn default() -> Self {
        Self::new()
    }
}

/// The end that the rules make of a position: a loss stands before every draw, so that a win on the
/// very last counted ply counts.
fn automatic_end<V: Variant>(
    rules: &DrawRules,
    position: &Position<V>,
    counters: &Counters,
    repetitions: u32,
) -> Option<End> {
    let turn = position.turn();
    let lost = |loser: Color, reason| {
        Some(End {
            outcome: Outcome::Win(!loser),
            reason,
        })
    };
    for color in [turn, !turn] {
        if position.pieces(color).is_empty() {
            return lost(color, EndReason::NoPieces);
        }
    }
    if !position.has_move() {
        return lost(turn, EndReason::NoMoves);
    }
    let draw = |reason| {
        Some(End {
            outcome: Outcome::Draw,
            reason,
        })
    };
    if rules.repetitions.is_some_and(|most| repetitions >= most) {
        return draw(EndReason::Repetition);
    }
    counters
        .reached(rules)
        .and_then(|limit| draw(EndReason::Limit(limit.counter)))
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlayError<V: Variant = International> {
    /// The game has ended.
    Ended {
        /// After how many plies.
        ply: usize,
        /// How.
        end: End,
    },
    /// The move is not allowed.
    Refused(Refusal<V>),
}

impl<V: Variant> fmt::Display for PlayError<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended { ply, end } => {
                write!(f, "the game ended at ply {ply} ({})", end.reason.code())
            }
            Self::Refused(refusal) => fmt::Display::fmt(refusal, f),
        }
    }
}

impl<V: Variant> core::error::Error for PlayError<V> {}
