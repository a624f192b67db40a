//! Exercises: positions with one winning first move, and the line that shows it.

use std::fmt;

use damier_rules::{Move, Position, Variant};

use crate::game::{ForGame, GameName};
use crate::lesson::Fault;
use crate::theme::{Seen, Theme};

/// An exercise: a position with one first move that wins at least a man more than any other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The game.
    pub game: GameName,
    /// Its name, which stays the same when others come and go.
    pub name: String,
    /// The position as FEN; the solver has the side to move.
    pub fen: String,
    /// The solution, ply by ply, the solver's move first.
    pub line: Vec<Ply>,
    /// How many pieces the opponent loses more than the solver.
    pub gain: i32,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
}

/// A ply of a solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The moves that are right here, as text; the line goes on after the first. More than one only
    /// at the end, where captures land on several squares.
    pub moves: Vec<String>,
    /// Whether this is the only legal move.
    pub forced: bool,
}

impl Exercise {
    /// The line of a file: `NAME ; FEN ; SOLUTION ; GAIN ; GRADE ; THEMES`.
    ///
    /// In the solution a `*` stands behind a forced move, and a `/` between moves that are equally
    /// right.
    ///
    /// # Errors
    /// What is wrong with the line. The rules are not asked: see [`Exercise::faults`].
    pub fn read(game: GameName, text: &str) -> Result<Self, String> {
        let parts: Vec<&str> = text.split(';').map(str::trim).collect();
        let [name, fen, line, gain, grade, themes] = parts[..] else {
            return Err(format!(
                "{} parts, expected 6 with ; between them",
                parts.len()
            ));
        };
        let theme = |code| Theme::named(code).ok_or_else(|| format!("{code:?} is no theme"));
        let number = |text: &str| format!("{text:?}, expected a number");
        Ok(Self {
            game,
            name: name.to_owned(),
            fen: fen.to_owned(),
            line: line.split_whitespace().map(read_ply).collect(),
            gain: gain.parse().map_err(|_| number(gain))?,
            grade: grade.parse().map_err(|_| number(grade))?,
            themes: themes
                .split_whitespace()
                .map(theme)
                .collect::<Result<_, _>>()?,
        })
    }

    /// The exercises of a file; lines that begin with `#` are for those who read it.
    ///
    /// # Errors
    /// Every line that is not an exercise, and names that stand twice.
    pub fn read_all(game: GameName, text: &str) -> Result<Vec<Self>, Vec<Fault>> {
        let (mut all, mut faults): (Vec<Self>, Vec<Fault>) = (Vec::new(), Vec::new());
        for (at, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let read = Self::read(game, line).and_then(|exercise| {
                let twice = all.iter().any(|other| other.name == exercise.name);
                if twice {
                    Err(format!("{:?} stands twice", exercise.name))
                } else {
                    Ok(exercise)
                }
            });
            match read {
                Ok(exercise) => all.push(exercise),
                Err(message) => faults.push(Fault {
                    line: at + 1,
                    message,
                }),
            }
        }
        if faults.is_empty() {
            Ok(all)
        } else {
            Err(faults)
        }
    }

    /// Whether a move of the solver is right at this ply of the solution; `None` if the text names
    /// no legal move there.
    ///
    /// # Panics
    /// When the solution is not so long, or has faults.
    #[must_use]
    pub fn judge(&self, ply: usize, text: &str) -> Option<bool> {
        self.game.run(Judging {
            exercise: self,
            ply,
            text,
        })
    }

    /// What the rules contradict in it.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        self.game.run(Checking(self))
    }

    /// An exercise from a position and the solution's moves, of which the last may have others that
    /// are as good, with its gain, grade and themes as the rules find them. `None` if a move is not
    /// legal.
    #[must_use]
    pub fn from_line<V: Variant>(
        name: &str,
        position: Position<V>,
        line: &[Vec<Move<V>>],
    ) -> Option<Self> {
        let seen = Seen::of(position, line)?;
        let mut plies = Vec::new();
        let mut at = position;
        for moves in line {
            plies.push(Ply {
                moves: moves.iter().map(|mv| at.move_text(*mv)).collect(),
                forced: at.legal_moves().len() == 1,
            });
            at = at.after(*moves.first()?);
        }
        Some(Self {
            game: GameName::named(V::NAME)?,
            name: name.to_owned(),
            fen: position.fen(),
            line: plies,
            gain: seen.gain,
            grade: seen.grade,
            themes: seen.themes,
        })
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ply = |ply: &Ply| {
            format!(
                "{}{}",
                ply.moves.join("/"),
                if ply.forced { "*" } else { "" }
            )
        };
        let line: Vec<String> = self.line.iter().map(ply).collect();
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.code()).collect();
        write!(
            f,
            "{} ; {} ; {} ; {} ; {} ; {}",
            self.name,
            self.fen,
            line.join(" "),
            self.gain,
            self.grade,
            themes.join(" ")
        )
    }
}

fn read_ply(text: &str) -> Ply {
    let moves = text.trim_end_matches('*');
    Ply {
        moves: moves.split('/').map(ToOwned::to_owned).collect(),
        forced: text.ends_with('*'),
    }
}

/// The position of an exercise and the moves of its solution.
type Played<V> = (Position<V>, Vec<Vec<Move<V>>>);

fn played<V: Variant>(exercise: &Exercise) -> Result<Played<V>, String> {
    let fen = &exercise.fen;
    let start = Position::<V>::from_fen(fen).map_err(|_| format!("{fen:?} is no position"))?;
    let mut position = start;
    let mut line = Vec::new();
    for ply in &exercise.line {
        let read = |text: &String| {
            let refused = |refusal| format!("{text} in {}: {refusal}", position.fen());
            position.read_move(text).map_err(refused)
        };
        let moves = ply.moves.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        position = position.after(moves[0]);
        line.push(moves);
    }
    Ok((start, line))
}

struct Judging<'a> {
    exercise: &'a Exercise,
    ply: usize,
    text: &'a str,
}

impl ForGame for Judging<'_> {
    type Output = Option<bool>;

    fn run<V: Variant>(self) -> Option<bool> {
        let (start, line) = played::<V>(self.exercise).expect("the exercise has no faults");
        let before = line[..self.ply].iter();
        let position = before.fold(start, |position, moves| position.after(moves[0]));
        let mv = position.read_move(self.text).ok()?;
        Some(line[self.ply].contains(&mv))
    }
}

struct Checking<'a>(&'a Exercise);

impl ForGame for Checking<'_> {
    type Output = Vec<String>;

    fn run<V: Variant>(self) -> Vec<String> {
        let Self(exercise) = self;
        let (start, line) = match played::<V>(exercise) {
            Ok(played) => played,
            Err(message) => return vec![message],
        };
        let made = Exercise::from_line(&exercise.name, start, &line);
        match made {
            // Positions are written in one way, so the whole exercise can be compared.
            Some(made) if made == *exercise => Vec::new(),
            Some(made) => vec![format!("{exercise}: the rules say {made}")],
            None => vec!["the solution is empty".to_owned()],
        }
    }
}
