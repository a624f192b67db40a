//! What a session does on a command.

use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use damier_engine::{Level, Score};
use damier_rules::{Color, EndReason, Game, Reason, Refusal, Variant};

use super::files::{self, Overwrite, SaveError};
use super::session::{Question, Session};
use super::words;
use crate::explain::{advice, message};
use crate::output::printable;

/// Plies after which the computer agrees to a draw in an even game.
const PLIES_BEFORE_DRAW: usize = 60;
/// A score below which the computer agrees to a draw at any time.
const GLAD_OF_DRAW: Score = Score::from_centimen(-75);
/// How many moves of the line that is expected a hint shows.
const HINT_MOVES: usize = 6;

impl<V: Variant, W: Write> Session<V, W> {
    pub(super) fn refuse(&mut self, text: &str, refusal: &Refusal<V>) -> io::Result<()> {
        let text = printable(text);
        if refusal.reason() == Reason::Unreadable {
            return writeln!(
                self.out,
                "\"{text}\" is neither a move nor a command; help lists what can be typed."
            );
        }
        writeln!(self.out, "{text} is not allowed: {}.", message(refusal))?;
        match advice(self.game.position(), refusal) {
            Some(advice) => writeln!(self.out, "Play {advice}."),
            None => Ok(()),
        }
    }

    /// Lists the captures that a text can mean.
    pub(super) fn ask_which(&mut self, refusal: &Refusal<V>) -> io::Result<()> {
        let position = *self.game.position();
        let moves = refusal.instead().to_vec();
        writeln!(self.out, "Several captures go this way:")?;
        for (number, &mv) in (1..).zip(&moves) {
            let text = position.move_text(mv);
            writeln!(
                self.out,
                "  {number}) {text}  {}",
                words::takes(&position, mv)
            )?;
        }
        self.question = Some(Question::Which(moves));
        Ok(())
    }

    /// Takes the last move back, against the computer also its answer.
    pub(super) fn undo(&mut self) -> io::Result<()> {
        if self.end_was_chosen() {
            // The move before stays: going back and forth undoes the end alone.
            if self.game.undo().is_none() {
                return writeln!(self.out, "There is no move of yours to take back.");
            }
            self.game.redo();
            return self.moved_through_history("The game goes on.");
        }
        let before = self.game.plies();
        let mut taken_back = self.game.undo().is_some();
        while taken_back && self.is_computers_turn() {
            taken_back = self.game.undo().is_some();
        }
        if !taken_back {
            while self.game.plies() < before && self.game.redo().is_some() {}
            return writeln!(self.out, "There is no move of yours to take back.");
        }
        self.moved_through_history("Taken back.")
    }

    /// Whether the players ended the game, or their clocks, and not the position.
    fn end_was_chosen(&self) -> bool {
        use EndReason::{Agreement, Resignation, Time};
        let reason = self.game.end().map(|end| end.reason);
        reason.is_some_and(|reason| matches!(reason, Agreement | Resignation | Time))
    }

    /// Plays again what was taken back, against the computer also its answer.
    pub(super) fn redo(&mut self) -> io::Result<()> {
        if self.game.redo().is_none() {
            return writeln!(self.out, "Nothing was taken back.");
        }
        while self.is_computers_turn() && self.game.redo().is_some() {}
        self.moved_through_history("Played again.")
    }

    fn moved_through_history(&mut self, said: &str) -> io::Result<()> {
        if let Some(clocks) = &mut self.clocks {
            clocks.go_to(self.game.plies(), Instant::now());
        }
        self.is_stale = true;
        writeln!(self.out, "{said}")
    }

    /// Says what the computer would play.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        if self.game.end().is_some() {
            return writeln!(self.out, "The game is over.");
        }
        let seed = self.computer.map_or(0, |computer| computer.seed);
        let Some(best) = self.engine.play(&self.game, Level::Expert, seed) else {
            return Ok(());
        };
        let mut position = *self.game.position();
        let mut line = Vec::new();
        for &mv in best.info.pv.iter().take(HINT_MOVES) {
            line.push(position.move_text(mv));
            position = position.after(mv);
        }
        let (score, turn) = (best.info.score, self.turn());
        match line.split_first() {
            Some((first, [])) => writeln!(self.out, "Hint: {first} ({score} for {turn})."),
            Some((first, then)) => {
                let then = then.join(" ");
                writeln!(self.out, "Hint: {first} ({score} for {turn}), then {then}.")
            }
            None => Ok(()),
        }
    }

    /// Offers a draw to the other player, or to the computer, which looks at the position.
    pub(super) fn offer_draw(&mut self) -> io::Result<()> {
        if self.game.end().is_some() {
            return writeln!(self.out, "The game is over already.");
        }
        let Some(computer) = self.computer else {
            self.question = Some(Question::Draw);
            return Ok(());
        };
        let best = self.engine.play(&self.game, Level::Normal, computer.seed);
        let its_score = best.map_or(Score::DRAW, |best| -best.info.score);
        let is_late_and_even = self.game.plies() >= PLIES_BEFORE_DRAW && its_score <= Score::DRAW;
        if its_score <= GLAD_OF_DRAW || is_late_and_even {
            writeln!(self.out, "Damier agrees to a draw.")?;
            self.settle(Game::agree_draw)
        } else {
            writeln!(self.out, "Damier declines the draw and plays on.")
        }
    }

    pub(super) fn save(&mut self, path: &Path, overwrite: Overwrite) -> io::Result<()> {
        let names = [Color::White, Color::Black].map(|color| self.name_in_file(color));
        let shown = printable(&path.display().to_string());
        match files::save(&self.game, &self.head, &names, path, overwrite) {
            Ok(()) => writeln!(self.out, "Saved to {shown}."),
            Err(SaveError::Exists) => {
                self.question = Some(Question::Overwrite(path.to_owned()));
                Ok(())
            }
            Err(SaveError::Failed(reason)) => writeln!(self.out, "{reason}."),
        }
    }

    fn name_in_file(&self, color: Color) -> String {
        if let Some(name) = self.head.name(color) {
            return name.to_owned();
        }
        match self.computer {
            Some(computer) if computer.color != color => "Player".to_owned(),
            _ => self.name(color).unwrap_or_else(|| color.to_string()),
        }
    }

    pub(super) fn list_moves(&mut self) -> io::Result<()> {
        let position = self.game.position();
        let mut moves = position.legal_moves();
        let moves = moves.as_mut_slice();
        moves.sort_by_key(|mv| (mv.from(), mv.to()));
        let texts: Vec<String> = moves.iter().map(|&mv| position.move_text(mv)).collect();
        if self.game.end().is_some() || texts.is_empty() {
            return writeln!(self.out, "There are no moves: the game is over.");
        }
        let what = if position.has_capture() {
            "A capture is compulsory"
        } else {
            "You can play"
        };
        writeln!(self.out, "{what}: {}", texts.join(" "))
    }

    pub(super) fn list_history(&mut self) -> io::Result<()> {
        let sheet = words::score_sheet(&self.game);
        if sheet.is_empty() {
            return writeln!(self.out, "No move has been played.");
        }
        for line in sheet {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}
