//! Games from the rules as games for a file, and the moves of a file in canonical form.

use damier_rules::{self as rules, Condition, Limit, Position, SquareNames, Variant};

use super::numbering::Numbering;
use super::{Walk, detect};
use crate::by_rules;
use crate::game::Game;
use crate::item::Item;
use crate::problem::Fault;

impl Game {
    /// A game that was played, ready to be written: the tags given, `GameType`, FEN where the game
    /// does not start as usual, and the moves in canonical form.
    ///
    /// A draw clock that the game began with follows the FEN, `:H12:F1`.
    ///
    /// The result is that of the rules game; `Result` is put in front of the tags given unless it is
    /// among them.
    ///
    /// ```
    /// use damier_pdn::Game;
    /// use damier_rules::{Color, Game as Play, International};
    ///
    /// let mut play = Play::<International>::new();
    /// play.play_text("32-28")?;
    /// play.play_text("19-23")?;
    /// play.resign(Color::Black)?;
    /// let game = Game::record(&play, &[("White", "Anna"), ("Black", "Damier")])?;
    /// assert_eq!(
    ///     game.to_string(),
    ///     "[White \"Anna\"]\n[Black \"Damier\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
    ///      1. 32-28 19-23 2-0\n",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A tag that cannot be written.
    pub fn record<V: Variant>(play: &rules::Game<V>, tags: &[(&str, &str)]) -> Result<Self, Fault> {
        let mut game = Self::new();
        for (name, value) in tags {
            game.push_tag(name, value)?;
        }
        let result = play
            .end()
            .map_or("*", |end| end.outcome.text(V::RESULT_STYLE));
        let has = |name: &str| tags.iter().any(|tag| tag.0.eq_ignore_ascii_case(name));
        if !has("Result") {
            game.push_tag("Result", result)?;
        }
        if !has("GameType") {
            game.push_tag("GameType", &V::PDN_GAME_TYPE.to_string())?;
        }
        let clock = clock_at_start(play);
        if (*play.start() != Position::start() || clock > 0) && !has("FEN") {
            let fen = play.start().fen_in(V::SQUARE_NAMES);
            let fen = match clock {
                0 => fen,
                // The moves are numbered from 1.
                _ => format!("{fen}:H{clock}:F1"),
            };
            game.push_tag("FEN", &fen)?;
        }
        let mut position = *play.start();
        for mv in play.moves() {
            game.push(Item::Move(&written::<V>(&position.move_text(mv))))?;
            position = position.after(mv);
        }
        game.set_result(result)?;
        Ok(game)
    }

    /// This game with all its legal moves in canonical form: the full path only where it is needed,
    /// the signs and the square names of the game. Moves that are not checked stay as they are.
    #[must_use]
    pub fn canonical(&self) -> Self {
        match self.rules() {
            Some(rules) => by_rules!(rules, canonical(self, detect::numbering(self))),
            None => self.clone(),
        }
    }
}

/// The plies that were counted towards a draw before a game began, as far as its rules count them.
fn clock_at_start<V: Variant>(play: &rules::Game<V>) -> u16 {
    let mut start = play.clone();
    while start.undo().is_some() {}
    let is_set =
        |limit: &Limit| matches!(limit.condition, Condition::KingMoves | Condition::NoCapture);
    let counts = start
        .limits()
        .filter_map(|(limit, count)| count.filter(|_| is_set(&limit)));
    counts.max().unwrap_or(0)
}

/// The move text of the rules as it is kept in a game.
pub(crate) fn written<V: Variant>(text: &str) -> String {
    debug_assert!(V::SQUARE_NAMES != SquareNames::Numeric || text.is_ascii());
    text.replace('<', " <")
}

fn canonical<V: Variant>(game: &Game, numbering: Numbering) -> Game {
    let mut texts = Vec::new();
    let walk = Walk {
        numbering,
        with_variations: true,
    };
    walk.through::<V, _>(game, |at, position, mv| {
        texts.push((at, written::<V>(&position.move_text(mv))));
    });
    game.with_moves(&texts)
}
