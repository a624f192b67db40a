//! The moves of a game, one after another, by the rules.

use std::ops::ControlFlow;

use damier_rules::{Color, Geometry, Move, MoveList, MoveText, Position, Setup, Variant};

use super::numbering::Numbering;
use super::start::{bad_position, read_position, start};
use crate::game::Game;
use crate::item::{Entry, Kind};
use crate::limits;
use crate::problem::{Fault, Problem};
use crate::tokens::Plain;

/// What a walk through a game's moves found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walked {
    /// Legal moves of the main line.
    pub(crate) plies: usize,
    /// Why the main line goes no further, if it does not.
    pub(crate) stop: Option<Problem>,
    /// The index of the item that stopped it.
    pub(crate) stop_at: Option<usize>,
    /// What else is wrong.
    pub(crate) problems: Vec<Problem>,
    /// Captures of the main line that were taken though their squares in between are wrong.
    pub(crate) rerouted: usize,
    /// Who has won, if the main line ends with a side that has no piece or no move.
    pub(crate) winner: Option<Color>,
}

impl Walked {
    pub(crate) fn is_whole(&self) -> bool {
        self.stop.is_none()
    }

    /// Whether every move is legal as it is written.
    pub(crate) fn is_exact(&self) -> bool {
        self.is_whole() && self.rerouted == 0
    }
}

/// How a game is walked through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    pub(crate) numbering: Numbering,
    pub(crate) with_variations: bool,
}

/// A line of play: what a variation goes back to when it ends.
#[derive(Clone, Copy)]
struct Line<V: Variant> {
    /// The position before the last move.
    before: Position<V>,
    now: Position<V>,
    /// Whether the moves have been legal so far.
    is_alive: bool,
}

struct Walker<'g, V: Variant, F> {
    game: &'g Game,
    walk: Walk,
    line: Line<V>,
    outer: Vec<Line<V>>,
    moves: MoveList<V>,
    ply: usize,
    walked: Walked,
    on_move: F,
}

impl Walk {
    /// Goes through the moves of `game`, from its start, and gives each legal one (of variations too,
    /// if asked for) to `on_move` with the index of its item and the position before it.
    pub(crate) fn through<V, F>(self, game: &Game, mut on_move: F) -> Walked
    where
        V: Variant,
        F: FnMut(usize, &Position<V>, Move<V>),
    {
        match start::<V>(game, self.numbering) {
            Ok(start) => self.from(
                start.position,
                ControlFlow::Continue(()),
                game,
                |at, position, mv| {
                    on_move(at, position, mv);
                    ControlFlow::Continue(())
                },
            ),
            Err(stop) => Walked {
                stop,
                ..Walked::default()
            },
        }
    }

    /// The same from a known start. Where `on_move` breaks, and where `flow` has broken before, no
    /// move is given until a position is set up anew.
    pub(crate) fn from<V, F>(
        self,
        start: Position<V>,
        flow: ControlFlow<()>,
        game: &Game,
        on_move: F,
    ) -> Walked
    where
        V: Variant,
        F: FnMut(usize, &Position<V>, Move<V>) -> ControlFlow<()>,
    {
        let line = Line {
            before: start,
            now: start,
            is_alive: flow.is_continue(),
        };
        let mut walker = Walker {
            game,
            walk: self,
            line,
            outer: Vec::new(),
            moves: MoveList::new(),
            ply: 0,
            walked: Walked::default(),
            on_move,
        };
        for (at, entry) in game.entries().iter().enumerate() {
            walker.step(at, entry);
        }
        walker.walked.winner = walker.winner();
        walker.walked
    }
}

impl<V, F> Walker<'_, V, F>
where
    V: Variant,
    F: FnMut(usize, &Position<V>, Move<V>) -> ControlFlow<()>,
{
    #[inline]
    fn step(&mut self, at: usize, entry: &Entry) {
        match entry.kind {
            Kind::Move => self.play(at, entry),
            Kind::Start => {
                let before = self.line.before;
                let is_alive = self.line.is_alive && self.walk.with_variations;
                self.outer.push(self.line);
                self.line = Line {
                    before,
                    now: before,
                    is_alive,
                };
            }
            Kind::End => {
                if let Some(line) = self.outer.pop() {
                    self.line = line;
                }
            }
            Kind::Setup => self.set_up(entry),
            _ => {}
        }
    }

    fn set_up(&mut self, entry: &Entry) {
        let is_variation = !self.outer.is_empty();
        if is_variation && !self.walk.with_variations {
            return;
        }
        let text = self.game.span(entry.span);
        match self.setup_position(text) {
            Ok(position) => {
                self.line = Line {
                    before: position,
                    now: position,
                    is_alive: true,
                };
            }
            Err(reason) => {
                self.line.is_alive = false;
                self.add(bad_position(entry.place, text, &reason));
            }
        }
    }

    /// The position of a setup command; `B::` is the one on the board with Black to move.
    fn setup_position(&self, text: &str) -> Result<Position<V>, String> {
        let setup = match text.trim().trim_end_matches(':') {
            "W" | "w" => self.turned_to(Color::White),
            "B" | "b" => self.turned_to(Color::Black),
            _ => read_position::<V>(text, self.walk.numbering)?,
        };
        setup.position().map_err(|errors| errors.to_string())
    }

    fn turned_to(&self, color: Color) -> Setup {
        Setup {
            turn: Some(color),
            ..Setup::from(&self.line.now)
        }
    }

    fn add(&mut self, problem: Problem) {
        if self.walked.problems.len() < limits::PROBLEMS {
            self.walked.problems.push(problem);
        }
    }

    #[inline]
    fn play(&mut self, at: usize, entry: &Entry) {
        let is_main_line = self.outer.is_empty();
        self.ply += usize::from(is_main_line);
        if !self.line.is_alive {
            return;
        }
        match self.find(entry).or_else(|| self.find_by_ends(entry)) {
            Some(mv) => {
                self.line.is_alive = (self.on_move)(at, &self.line.now, mv).is_continue();
                self.line.before = self.line.now;
                self.line.now = self.line.now.after(mv);
                self.walked.plies += usize::from(is_main_line);
            }
            None => self.refuse(at, entry),
        }
    }

    /// The only capture with the start and the end that a text names, whose squares in between or
    /// captured pieces are not those of the text: programs have written wrong ones.
    #[cold]
    fn find_by_ends(&mut self, entry: &Entry) -> Option<Move<V>> {
        let text = self.game.span(entry.span);
        let numbered = self.walk.numbering.renumber(text, V::Geometry::SIZE);
        let named = MoveText::read::<V>(&numbered).ok()?;
        let (&[from, .., to], true) = (named.squares(), named.is_capture()) else {
            return None;
        };
        self.line.now.moves_into(&mut self.moves);
        let fits = |mv: &&Move<V>| mv.is_capture() && (mv.from(), mv.to()) == (from, to);
        let mut fitting = self.moves.iter().filter(fits);
        let mv = *fitting.next().filter(|_| fitting.next().is_none())?;
        let fault = Fault::WrongRoute {
            text: text.to_owned(),
            taken: self.line.now.move_text(mv),
        };
        self.add(Problem::new(entry.place, fault));
        self.walked.rerouted += usize::from(self.outer.is_empty());
        Some(mv)
    }

    /// Who has won by the position at the end of the main line.
    fn winner(&self) -> Option<Color> {
        let (now, turn) = (&self.line.now, self.line.now.turn());
        if !self.line.is_alive || !self.outer.is_empty() || self.walked.plies == 0 {
            None
        } else if now.pieces(!turn).is_empty() {
            Some(turn)
        } else {
            (!now.has_move()).then_some(!turn)
        }
    }

    /// The one legal move that an item names.
    #[inline]
    fn find(&mut self, entry: &Entry) -> Option<Move<V>> {
        if self.walk.numbering.is_standard()
            && let Some(plain) = entry.plain
            && (!plain.is_algebraic || V::Geometry::SIZE == 8)
        {
            self.line.now.moves_into(&mut self.moves);
            return only(&self.moves, plain);
        }
        self.read(entry).ok()
    }

    fn read(&self, entry: &Entry) -> Result<Move<V>, String> {
        let text = self
            .walk
            .numbering
            .renumber(self.game.span(entry.span), V::Geometry::SIZE);
        self.line.now.read_move(&text).map_err(|refusal| {
            let mut reason = refusal.to_string();
            describe_instead(&mut reason, &self.line.now, refusal.instead());
            reason
        })
    }

    #[cold]
    fn refuse(&mut self, at: usize, entry: &Entry) {
        self.line.is_alive = false;
        let is_main_line = self.outer.is_empty();
        let ply = self.ply;
        let text = self.game.span(entry.span).to_owned();
        let fault = match self.read(entry) {
            _ if text.starts_with('-') && is_main_line => Fault::UnknownMove { ply },
            // A move left unknown in a variation is nothing to be told of.
            _ if text.starts_with('-') => return,
            Err(reason) if is_main_line => Fault::IllegalMove { ply, text, reason },
            Err(reason) => Fault::IllegalVariation { text, reason },
            Ok(_) => return,
        };
        let problem = Problem::new(entry.place, fault);
        if is_main_line && self.walked.stop.is_none() {
            self.walked.stop = Some(problem);
            self.walked.stop_at = Some(at);
        } else {
            self.add(problem);
        }
    }
}

/// The one move with these squares, if there is exactly one.
#[inline]
fn only<V: Variant>(moves: &[Move<V>], plain: Plain) -> Option<Move<V>> {
    // Where a move ends tells more moves apart than where it starts.
    let fits = |mv: &&Move<V>| mv.to().number() == plain.to && mv.from().number() == plain.from;
    let mut fitting = moves.iter().filter(fits);
    let mv = *fitting.next()?;
    let is_right_sign = mv.is_capture() || !plain.is_capture;
    (is_right_sign && fitting.next().is_none()).then_some(mv)
}

/// The number of moves named as what may be played instead.
const NAMED_INSTEAD: usize = 6;

fn describe_instead<V: Variant>(reason: &mut String, position: &Position<V>, moves: &[Move<V>]) {
    let names = moves
        .iter()
        .take(NAMED_INSTEAD)
        .map(|&mv| position.move_text(mv));
    let names: Vec<String> = names.collect();
    if !names.is_empty() {
        reason.push_str("; expected ");
        reason.push_str(&names.join(", "));
        if moves.len() > NAMED_INSTEAD {
            reason.push_str(", ...");
        }
    }
}
