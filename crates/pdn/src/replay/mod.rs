//! Games played by the rules: every move checked.

mod detect;
mod numbering;
mod record;
mod start;
mod walk;

use std::ops::ControlFlow;

use damier_rules::{Color, Move, Position, Setup, Variant};

use crate::game::Game;
use crate::item::Item;
use crate::kind::{GameType, Rules};
use crate::points::Points;
use crate::problem::{Fault, Problem};
pub(crate) use record::written;
use walk::{Walk, Walked};

/// What checking a game by the rules gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The rules by which it was checked; `None` if Damier does not play the game, or it is not
    /// known which game it is. The moves are then not checked.
    pub rules: Option<Rules>,
    /// The known moves of the main line.
    pub plies: usize,
    /// How many of them are legal, from the first on.
    pub checked: usize,
    /// Everything wrong, in the order of the file: what the reader found and what the rules say.
    pub problems: Vec<Problem>,
}

impl Check {
    /// Whether there is no error. A game that was not checked can be without error.
    #[must_use]
    pub fn is_correct(&self) -> bool {
        self.errors().next().is_none()
    }

    /// What makes the game faulty.
    pub fn errors(&self) -> impl Iterator<Item = &Problem> {
        self.problems.iter().filter(|problem| problem.is_error())
    }
}

/// A game played through by the rules of `V`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay<V: Variant> {
    /// Where it starts.
    pub start: Position<V>,
    /// Plies counted towards a draw before the start, if the FEN tag says so (`:H12`).
    pub halfmove_clock: Option<u16>,
    /// The number of the first move, if the FEN tag says so (`:F63`).
    pub fullmove_number: Option<u16>,
    /// The legal moves of the main line, each with the position before it. After a setup command
    /// that position is not the one that the move before led to.
    pub moves: Vec<(Position<V>, Move<V>)>,
    /// Why there are no more, if the main line goes on.
    pub stop: Option<Problem>,
}

impl<V: Variant> Replay<V> {
    /// The position at the end.
    #[must_use]
    pub fn end(&self) -> Position<V> {
        self.moves
            .last()
            .map_or(self.start, |&(position, mv)| position.after(mv))
    }

    /// Where it starts, with the clock and the move number of the FEN tag: what
    /// [`damier_rules::Game::from_setup`] makes a game of, whose draw counters go on from there.
    ///
    /// ```
    /// use damier_pdn::Reader;
    /// use damier_rules::{DrawRules, Game, International};
    ///
    /// let file = &b"[FEN \"W:WK1:BK50:H49:F80\"] 1-7"[..];
    /// let replay = Reader::new(file).next().expect("a game")?.replay::<International>()?;
    /// let rules = DrawRules::default_of::<International>();
    /// let mut play = Game::<International>::from_setup(&replay.setup(), rules)?;
    /// play.play(replay.moves[0].1)?;
    /// assert!(play.end().is_some(), "drawn: 25 moves of kings each");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            ..Setup::from(&self.start)
        }
    }
}

impl Game {
    /// The rules by which this game is checked: those its tags declare, else those its moves fit;
    /// `None` if Damier does not play it or it fits no game.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        match GameType::declared(self) {
            Some(declared) => declared.rules(),
            None => detect::detect(self, false).rules,
        }
    }

    /// Checks every move of the main line and of the variations. Draw rules do not end a game here:
    /// real games go on.
    ///
    /// ```
    /// use damier_pdn::Reader;
    ///
    /// let game = Reader::new(&b"1. 32-28 19-23 2. 37-32"[..]).next().expect("a game")?;
    /// let check = game.check();
    /// assert_eq!((check.plies, check.checked), (3, 2));
    /// let problem = &check.problems[0];
    /// assert_eq!((problem.place.line, problem.place.column), (1, 19));
    /// assert!(problem.to_string().contains("move 37-32 (ply 3) is not legal"));
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn check(&self) -> Check {
        let found = detect::detect(self, true);
        let contradiction = found
            .walked
            .winner
            .and_then(|winner| wrong_result(self, winner));
        let mut problems = self.problems().to_vec();
        problems.extend(found.walked.problems);
        problems.extend(found.walked.stop);
        problems.extend(result_mismatch(self));
        problems.extend(contradiction);
        problems.sort_by_key(|problem| problem.place.offset);
        Check {
            rules: found.rules,
            plies: self.plies(),
            checked: found.walked.plies,
            problems,
        }
    }

    /// Plays the main line by the rules of `V`, whatever the tags say.
    ///
    /// # Errors
    /// Why the start position is refused.
    pub fn replay<V: Variant>(&self) -> Result<Replay<V>, Problem> {
        let numbering = detect::numbering(self);
        let start = match start::start::<V>(self, numbering) {
            Ok(start) => start,
            Err(Some(problem)) => return Err(problem),
            Err(None) => {
                let fault = Fault::BadPosition {
                    text: self.tag("FEN").unwrap_or_default().to_owned(),
                    reason: "it is not said whose move it is".to_owned(),
                };
                return Err(Problem::new(
                    self.tag_place("FEN").unwrap_or_default(),
                    fault,
                ));
            }
        };
        let mut moves = Vec::new();
        let walk = Walk {
            numbering,
            with_variations: false,
        };
        let walked = walk.through::<V, _>(self, |_, position, mv| moves.push((*position, mv)));
        moves.truncate(walked.plies);
        Ok(Replay {
            start: start.position,
            halfmove_clock: start.halfmove_clock,
            fullmove_number: start.fullmove_number,
            moves,
            stop: walked.stop,
        })
    }
}

impl Game {
    /// Gives the positions of the main line by the rules of `V`, whatever the tags say, one after
    /// another and without keeping them: the start, and each with the legal move that led to it. A
    /// position that is set up anew among the moves comes without one, once a move goes on from it.
    /// Where `see` breaks, nothing is given until that happens; so it is with a start from which no move
    /// goes and of which it is not said whose move it is.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use damier_pdn::Reader;
    /// use damier_rules::International;
    ///
    /// let game = Reader::new(&b"1. 32-28 19-23 2. 28x19 14x23"[..]).next().expect("a game")?;
    /// let mut captures = 0;
    /// game.follow::<International>(|_, mv| {
    ///     captures += usize::from(mv.is_some_and(|mv| mv.is_capture()));
    ///     ControlFlow::Continue(())
    /// })?;
    /// assert_eq!(captures, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the start position is refused, or why the main line goes no further than was given.
    pub fn follow<V: Variant>(
        &self,
        mut see: impl FnMut(&Position<V>, Option<Move<V>>) -> ControlFlow<()>,
    ) -> Result<(), Problem> {
        let numbering = detect::numbering(self);
        let start = match start::start::<V>(self, numbering) {
            Ok(start) => start.position,
            Err(problem) => return problem.map_or(Ok(()), Err),
        };
        let walk = Walk {
            numbering,
            with_variations: false,
        };
        let mut last = start;
        let flow = see(&start, None);
        let walked = walk.from::<V, _>(start, flow, self, |_, before, mv| {
            if last != *before {
                see(before, None)?;
            }
            last = before.after(mv);
            see(&last, Some(mv))
        });
        walked.stop.map_or(Ok(()), Err)
    }

    /// Gives every legal move by the rules of `V`, of variations too, with the index of its item.
    pub(crate) fn each_move<V: Variant>(&self, mut on_move: impl FnMut(usize, Move<V>)) {
        let walk = Walk {
            numbering: detect::numbering(self),
            with_variations: true,
        };
        walk.through::<V, _>(self, |at, _, mv| on_move(at, mv));
    }
}

fn walk_through<V: Variant>(walk: Walk, game: &Game) -> Walked {
    walk.through::<V, _>(game, |_, _, _| {})
}

/// The result of the tag, where it says something else than that behind the moves.
fn result_mismatch(game: &Game) -> Option<Problem> {
    let (moves, place) = game.result_and_place()?;
    let tag = game.tag("Result").filter(|tag| *tag != moves)?;
    let (said, found) = (Points::read(tag), Points::read(moves));
    let differs = said != found && said != Points::Unknown;
    differs.then(|| {
        let fault = Fault::ResultMismatch {
            tag: tag.to_owned(),
            moves: moves.to_owned(),
        };
        Problem::new(place, fault)
    })
}

/// The result, where the moves end with a win by the rules and it says something else. Both sides may
/// have lost whatever the moves: that is for an arbiter to say.
fn wrong_result(game: &Game, winner: Color) -> Option<Problem> {
    let right = match winner {
        Color::White => Points::White,
        Color::Black => Points::Black,
    };
    let is_wrong =
        !matches!(game.points(), Points::Unknown | Points::BothLose) && game.points() != right;
    is_wrong.then(|| {
        let behind = game.result_and_place().map(|(_, place)| place);
        let place = behind.or_else(|| game.tag_place("Result"));
        let result = game.result_or_tag().to_owned();
        Problem::new(
            place.unwrap_or_default(),
            Fault::WrongResult { winner, result },
        )
    })
}

/// Decides whether the last word of a game is a move or its result: points like `4-6` can be both.
/// It is the result if the Result tag says the same and no such move is legal.
pub(crate) fn settle_result(game: &mut Game) {
    if game.result().is_some() {
        return;
    }
    let Some(last) = game.last_move() else { return };
    let Item::Move(text) = game.item(&game.entries()[last]) else {
        return;
    };
    let is_named = game.tag("Result").is_some_and(|tag| {
        // As the tag may write it: with blanks or leading zeros.
        tag == text || crate::tokens::normal_move(tag).is_some_and(|tag| tag == text)
    });
    if !(is_named && Points::is_result(text)) {
        return;
    }
    let found = detect::detect(game, false);
    let is_legal = found.rules.is_some() && found.walked.is_whole();
    if !is_legal {
        game.move_is_result(last);
    }
}
