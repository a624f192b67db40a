//! What is in files of games, for people to read.

use std::collections::BTreeMap;
use std::fmt::Write;

use damier_rules::{Color, Outcome, Position, Variant};

use crate::games::{Ending, Record};

/// Counts over games.
#[derive(Debug, Default)]
pub struct Summary {
    games: usize,
    plies: usize,
    openings: usize,
    other_starts: usize,
    ends: BTreeMap<(&'static str, &'static str), usize>,
}

impl Summary {
    /// Counts one game more.
    pub fn add<V: Variant>(&mut self, record: &Record<V>) {
        self.games += 1;
        self.plies += record.plies.len();
        self.openings += usize::from(record.opening_plies);
        self.other_starts += usize::from(record.start != Position::start());
        let ending = match record.ending {
            Ending::Rules => "by the rules",
            Ending::Adjudicated => "adjudicated",
            Ending::TooLong => "too long",
        };
        let outcome = match record.outcome {
            Outcome::Win(Color::White) => "White won",
            Outcome::Draw => "drawn",
            Outcome::Win(Color::Black) => "Black won",
        };
        *self.ends.entry((outcome, ending)).or_default() += 1;
    }

    /// The counts as lines.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "{} games, {} plies, of them {} in random openings; {} games begin with few pieces",
            self.games, self.plies, self.openings, self.other_starts
        );
        for ((outcome, ending), number) in &self.ends {
            let _ = writeln!(text, "{number:>8} {outcome} {ending}");
        }
        text
    }
}

/// A game as PDN, with the score after each move as a comment.
#[must_use]
pub fn pdn<V: Variant>(record: &Record<V>) -> String {
    let result = record.outcome.text(V::RESULT_STYLE);
    let mut text = format!(
        "[Event \"Self-play\"]\n[Round \"{}\"]\n[GameType \"{}\"]\n[Result \"{result}\"]\n",
        record.number,
        V::PDN_GAME_TYPE
    );
    if record.start != Position::start() {
        let _ = writeln!(text, "[SetUp \"1\"]\n[FEN \"{}\"]", record.start.fen());
    }
    let mut line = String::from("\n");
    let mut position = record.start;
    for (ply, &(mv, score)) in record.plies.iter().enumerate() {
        let mut word = String::new();
        let at = ply + usize::from(record.start.turn() != V::FIRST);
        match (at % 2, ply) {
            (0, _) => word = format!("{}. ", at / 2 + 1),
            (_, 0) => word.push_str("1... "),
            _ => {}
        }
        word.push_str(&position.move_text(mv));
        if ply >= usize::from(record.opening_plies) {
            let _ = write!(word, " {{{:.2}}}", f64::from(score.0) / 100.0);
        }
        if line.len() + word.len() >= 100 {
            let _ = writeln!(text, "{line}");
            line.clear();
        }
        line.push_str(&word);
        line.push(' ');
        position = position.after(mv);
    }
    let _ = writeln!(text, "{line}{result}");
    text
}
