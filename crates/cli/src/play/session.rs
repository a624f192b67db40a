//! A game as it is played: who is to move, what was typed, what is answered.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use damier_engine::{Engine, Level};
use damier_rules::{Color, Game, Move, PlayError, Reason, Variant};

use super::clocks::{Clocks, TimeControl};
use super::commands::{Command, help, yes_or_no};
use super::files::Overwrite;
use super::head::Head;
use super::view::{Side, screen};
use super::words;
use crate::board::Look;
use crate::game::title;
use crate::moves::Examples;
use crate::output::printable;

/// The computer as a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Computer {
    pub(super) color: Color,
    pub(super) level: Level,
    /// Decides between moves that seem equally good to it.
    pub(super) seed: u64,
}

/// A question that the next line answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Question<V: Variant> {
    /// Which of these captures is meant.
    Which(Vec<Move<V>>),
    /// May this file be replaced.
    Overwrite(PathBuf),
    /// Does the other player agree to a draw.
    Draw,
}

/// What comes from the keyboard, or does not.
enum Event {
    Line(String),
    TimeUp,
    End,
}

/// What a line leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum After {
    /// The game goes on.
    GoOn,
    /// The player leaves.
    Leave,
}

/// A game with its players, clocks and screen.
pub(super) struct Session<V: Variant, W> {
    pub(super) game: Game<V>,
    pub(super) computer: Option<Computer>,
    pub(super) engine: Engine<V>,
    pub(super) clocks: Option<Clocks>,
    /// What stands before the moves when the game is saved, and the names of the players.
    pub(super) head: Head,
    look: Look,
    pub(super) question: Option<Question<V>>,
    /// Whether the board on the screen is not the one of the game.
    pub(super) is_stale: bool,
    pub(super) out: W,
}

impl<V: Variant, W: Write> Session<V, W> {
    pub(super) fn new(
        game: Game<V>,
        computer: Option<Computer>,
        control: Option<TimeControl>,
        look: Look,
        out: W,
    ) -> Self {
        let clock = |control| Clocks::new(control, game.plies(), Instant::now());
        Self {
            clocks: control.map(clock),
            game,
            computer,
            engine: Engine::default(),
            head: Head::default(),
            look,
            question: None,
            is_stale: true,
            out,
        }
    }

    pub(super) fn with_head(self, head: Head) -> Self {
        Self { head, ..self }
    }

    /// Plays until the player leaves or the input ends.
    pub(super) fn run(&mut self, lines: &Receiver<String>) -> io::Result<()> {
        self.greet()?;
        loop {
            if self.is_computers_turn() {
                self.let_computer_move()?;
                continue;
            }
            self.show_what_is_new()?;
            self.prompt()?;
            let after = match self.wait(lines) {
                Event::Line(line) => self.obey(&line)?,
                Event::TimeUp => self.flag()?,
                Event::End => {
                    writeln!(self.out)?;
                    After::Leave
                }
            };
            if after == After::Leave {
                writeln!(self.out, "Goodbye.")?;
                return self.out.flush();
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let rules = self.game.rules().name;
        writeln!(self.out, "Damier, {}, rules {rules}.", title::<V>())?;
        if let Some(Computer { color, level, seed }) = self.computer {
            let (you, level) = (!color, level.name());
            writeln!(
                self.out,
                "You have {you}. The computer plays {color}, {level}, seed {seed}."
            )?;
        }
        let moves = self.game.position().legal_moves();
        let example = moves.first().map(|&mv| self.game.position().move_text(mv));
        let example = example.unwrap_or_else(|| Examples::of::<V>().step.to_owned());
        writeln!(self.out, "Type a move such as {example}, or help.")
    }

    pub(super) fn turn(&self) -> Color {
        self.game.position().turn()
    }

    pub(super) fn is_computers_turn(&self) -> bool {
        let plays_now = |computer: Computer| computer.color == self.turn();
        self.game.end().is_none() && self.computer.is_some_and(plays_now)
    }

    /// Shows the board if it has changed, and the end of the game if it has come.
    fn show_what_is_new(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.is_stale) {
            return Ok(());
        }
        let sides = [Color::White, Color::Black].map(|color| Side {
            name: self.name(color),
            left: self.left(color),
        });
        write!(self.out, "{}", screen(&self.game, self.look, &sides))?;
        if let Some(end) = self.game.end() {
            writeln!(self.out, "{}", words::end::<V>(end))?;
            writeln!(self.out, "You can type save FILE, undo, history or quit.")?;
        }
        Ok(())
    }

    /// Who plays a side; `None` between two people who gave no names.
    pub(super) fn name(&self, color: Color) -> Option<String> {
        if let Some(name) = self.head.name(color) {
            return Some(printable(name));
        }
        let computer = self.computer?;
        Some(if computer.color == color {
            format!("Damier ({})", computer.level.name())
        } else {
            "you".to_owned()
        })
    }

    fn left(&self, color: Color) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        Some(clocks.left(color, self.turn(), Instant::now()))
    }

    fn prompt(&mut self) -> io::Result<()> {
        match &self.question {
            Some(Question::Which(moves)) => write!(self.out, "Which one, 1 to {}? ", moves.len())?,
            Some(Question::Overwrite(path)) => {
                let path = printable(&path.display().to_string());
                write!(self.out, "{path} exists, overwrite? y/n ")?;
            }
            Some(Question::Draw) => {
                let other = !self.turn();
                write!(self.out, "{other}, do you agree to a draw? y/n ")?;
            }
            None if self.game.end().is_some() => write!(self.out, "Game over> ")?,
            None => write!(self.out, "{}> ", self.turn())?,
        }
        self.out.flush()
    }

    /// Waits for a line, but no longer than the clock of the side to move allows.
    fn wait(&self, lines: &Receiver<String>) -> Event {
        let left = self.left(self.turn()).filter(|_| self.game.end().is_none());
        let line = match left {
            Some(left) => lines.recv_timeout(left),
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match line {
            Ok(line) => Event::Line(line),
            Err(RecvTimeoutError::Timeout) => Event::TimeUp,
            Err(RecvTimeoutError::Disconnected) => Event::End,
        }
    }

    /// Ends the game because the side to move has no time left.
    fn flag(&mut self) -> io::Result<After> {
        writeln!(self.out, "\nTime is up.")?;
        self.question = None;
        let loser = self.turn();
        self.settle(|game| game.lose_on_time(loser))?;
        Ok(After::GoOn)
    }

    /// Whether the side to move has used up its time, which a line that came too late may hide.
    fn is_late(&self) -> bool {
        self.game.end().is_none() && self.left(self.turn()).is_some_and(|left| left.is_zero())
    }

    /// Does what was typed.
    fn obey(&mut self, line: &str) -> io::Result<After> {
        if self.is_late() {
            return self.flag();
        }
        if let Some(question) = self.question.take()
            && self.answer(question, line)?
        {
            return Ok(After::GoOn);
        }
        match Command::read(line) {
            Command::Empty => {}
            Command::Quit => return Ok(After::Leave),
            Command::Help => write!(self.out, "{}", help::<V>())?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Hint => self.hint()?,
            Command::Draw => self.offer_draw()?,
            Command::Resign => {
                let loser = self.turn();
                self.settle(|game| game.resign(loser))?;
            }
            Command::Save(Some(path)) => self.save(Path::new(&path), Overwrite::Never)?,
            Command::Save(None) => writeln!(self.out, "Save it where? Type save FILE.pdn.")?,
            Command::Moves => self.list_moves()?,
            Command::History => self.list_history()?,
            Command::Board => self.is_stale = true,
            Command::Flip => {
                self.look.bottom = !self.look.bottom;
                self.is_stale = true;
            }
            Command::Fen => writeln!(self.out, "{}", self.game.position().fen())?,
            Command::Other(text) => self.play_text(&text)?,
        }
        Ok(After::GoOn)
    }

    /// Takes a line as the answer to a question; false if it is none, and to be read as a command.
    fn answer(&mut self, question: Question<V>, line: &str) -> io::Result<bool> {
        if let Question::Which(moves) = question {
            let number = line.trim().parse::<usize>().ok();
            let Some(number) = number else {
                return Ok(false);
            };
            match number.checked_sub(1).and_then(|at| moves.get(at)) {
                Some(&mv) => self.play(mv)?,
                None => self.question = Some(Question::Which(moves)),
            }
            return Ok(true);
        }
        if Command::read(line) == Command::Quit {
            return Ok(false);
        }
        match (yes_or_no(line), question) {
            (Some(true), Question::Overwrite(path)) => self.save(&path, Overwrite::Agreed)?,
            (Some(true), _) => self.settle(Game::agree_draw)?,
            (Some(false), Question::Overwrite(_)) => writeln!(self.out, "Not saved.")?,
            (Some(false), _) => writeln!(self.out, "The draw is declined.")?,
            (None, question) => self.question = Some(question),
        }
        Ok(true)
    }

    /// Plays the move that was typed, or says why it is not allowed.
    fn play_text(&mut self, text: &str) -> io::Result<()> {
        if let Some(end) = self.game.end() {
            return writeln!(self.out, "The game is over. {}", words::end::<V>(end));
        }
        match self.game.position().read_move(text) {
            Ok(mv) => self.play(mv),
            Err(refusal) if refusal.reason() == Reason::Ambiguous => self.ask_which(&refusal),
            Err(refusal) => self.refuse(text, &refusal),
        }
    }

    /// Plays a legal move for the side to move.
    pub(super) fn play(&mut self, mv: Move<V>) -> io::Result<()> {
        let turn = self.turn();
        match self.game.play(mv) {
            Ok(()) => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.press(turn, Instant::now());
                }
                self.is_stale = true;
                Ok(())
            }
            Err(error) => writeln!(self.out, "{error}"),
        }
    }

    fn let_computer_move(&mut self) -> io::Result<()> {
        let Some(computer) = self.computer else {
            return Ok(());
        };
        let Some(best) = self.engine.play(&self.game, computer.level, computer.seed) else {
            return Ok(());
        };
        if self.is_late() {
            return self.flag().map(|_| ());
        }
        let position = *self.game.position();
        let text = position.move_text(best.mv);
        if best.mv.is_capture() {
            let takes = words::takes(&position, best.mv);
            writeln!(self.out, "Damier plays {text} and {takes}.")?;
        } else {
            writeln!(self.out, "Damier plays {text}.")?;
        }
        self.play(best.mv)
    }

    /// Ends the game as the players want it.
    pub(super) fn settle(
        &mut self,
        end: impl FnOnce(&mut Game<V>) -> Result<(), PlayError<V>>,
    ) -> io::Result<()> {
        match end(&mut self.game) {
            Ok(()) => {
                self.is_stale = true;
                Ok(())
            }
            Err(_) => writeln!(self.out, "The game is over already."),
        }
    }
}
