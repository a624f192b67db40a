//! What JavaScript sees.

use wasm_bindgen::prelude::*;

use crate::error::OpenError;
use crate::games::{self, FromFen, FromStart, by_name};
use crate::json::Json;
#[cfg(feature = "pdn")]
use crate::pdn;
use crate::save;
use crate::table::{Settlement, Table};
use crate::view::color;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, js_name = parse)]
    pub(crate) fn parse(text: &str) -> JsValue;
}

/// A game, its line of moves and the ply on the board.
#[wasm_bindgen]
pub struct Game {
    table: Box<dyn Table>,
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Game").field(&self.table.save()).finish()
    }
}

fn opened(table: Result<Box<dyn Table>, OpenError>) -> Result<Game, JsValue> {
    match table {
        Ok(table) => Ok(Game { table }),
        Err(error) => Err(parse(&Json::of(&error))),
    }
}

#[wasm_bindgen]
impl Game {
    /// A game from its usual position; the profile "" is the default one. Throws an `OpenError`.
    ///
    /// # Errors
    /// When there is no such game or profile.
    pub fn start(
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
        profile: &str,
    ) -> Result<Game, JsValue> {
        opened(by_name(game, FromStart { profile }))
    }

    /// A game from a FEN, or a position of the Hub protocol. Throws an `OpenError`.
    ///
    /// # Errors
    /// When there is no such game or profile, or the text is not a position of it.
    #[wasm_bindgen(js_name = fromFen)]
    pub fn from_fen(
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
        profile: &str,
        fen: &str,
    ) -> Result<Game, JsValue> {
        opened(by_name(game, FromFen { fen, profile }))
    }

    /// A game as `save` wrote it. Throws an `OpenError`.
    ///
    /// # Errors
    /// When the text was changed, or is of a later version.
    pub fn restore(saved: &str) -> Result<Game, JsValue> {
        opened(save::read(saved))
    }

    /// The game as a short text of ASCII without line ends: all of it, with the moves taken back.
    #[must_use]
    pub fn save(&self) -> String {
        self.table.save()
    }

    /// The moment on the board, and the game around it.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> JsValue {
        parse(&self.table.state())
    }

    /// The moment after so many plies of the line, without going there.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn at(&self, ply: usize) -> JsValue {
        parse(&self.table.at(ply))
    }

    /// The legal moves; none when the game is over.
    #[must_use]
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "Move[]")]
    pub fn legal_moves(&self) -> JsValue {
        parse(&self.table.legal_moves())
    }

    /// The whole line, with the moves taken back.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "PlayedMove[]")]
    pub fn line(&self) -> JsValue {
        parse(&self.table.line())
    }

    /// Plays a legal move by its index.
    #[wasm_bindgen(unchecked_return_type = "Played")]
    pub fn play(&mut self, index: usize) -> JsValue {
        parse(&self.table.play(index))
    }

    /// Plays what was typed.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Played")]
    pub fn play_text(&mut self, text: &str) -> JsValue {
        parse(&self.table.play_text(text))
    }

    /// Takes back the last move; false at the start.
    pub fn undo(&mut self) -> bool {
        let ply = self.table.ply();
        ply > 0 && self.table.go_to(ply - 1)
    }

    /// Plays the next move of the line again; false at its end.
    pub fn redo(&mut self) -> bool {
        let ply = self.table.ply();
        ply < self.table.plies() && self.table.go_to(ply + 1)
    }

    /// Goes to a ply of the line; false, at its end, if it is not so long.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: usize) -> bool {
        self.table.go_to(ply)
    }

    /// Ends the game by resignation; false if it had ended before.
    pub fn resign(&mut self, #[wasm_bindgen(unchecked_param_type = "Side")] loser: &str) -> bool {
        color(loser).is_some_and(|loser| self.table.settle(Settlement::Resigned(loser)))
    }

    /// Ends the game as a draw that was agreed; false if it had ended before.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> bool {
        self.table.settle(Settlement::Draw)
    }

    /// Ends the game because a side overstepped its time; false if it had ended before.
    #[wasm_bindgen(js_name = loseOnTime)]
    pub fn lose_on_time(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Side")] loser: &str,
    ) -> bool {
        color(loser).is_some_and(|loser| self.table.settle(Settlement::OutOfTime(loser)))
    }

    /// Whether a move may be played, and if not, why.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Verdict")]
    pub fn explain(&self, from: u8, to: u8) -> JsValue {
        parse(&self.table.explain(from, to))
    }

    /// Whether the move that a text names may be played, and if not, why.
    #[must_use]
    #[wasm_bindgen(js_name = explainText, unchecked_return_type = "Verdict")]
    pub fn explain_text(&self, text: &str) -> JsValue {
        parse(&self.table.explain_text(text))
    }

    /// The move that the engine names.
    #[must_use]
    #[wasm_bindgen(js_name = hubMove, unchecked_return_type = "Verdict")]
    pub fn hub_move(&self, text: &str) -> JsValue {
        parse(&self.table.hub_move(text))
    }

    /// Whether the piece on a square may be moved, and if not, why.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Touch")]
    pub fn touch(&self, square: u8) -> JsValue {
        parse(&self.table.touch(square))
    }

    /// The squares that may be clicked next, for the squares clicked so far, the first the start.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Continuation[]")]
    pub fn continuations(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number[]")] path: &[u8],
    ) -> JsValue {
        parse(&self.table.continuations(path))
    }

    /// Squares to which a piece could go in some position after the opponent's move.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "number[]")]
    pub fn premoves(&self, from: u8) -> JsValue {
        parse(&Json::of(&self.table.premoves(from)))
    }

    /// The position as FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        self.table.fen(false)
    }

    /// The position as FEN with algebraic names.
    #[must_use]
    #[wasm_bindgen(js_name = fenAlgebraic)]
    pub fn fen_algebraic(&self) -> String {
        self.table.fen(true)
    }

    /// What a request to the engine begins with.
    #[must_use]
    #[wasm_bindgen(js_name = engineRequest)]
    pub fn engine_request(&self) -> String {
        self.table.engine_request()
    }
}

#[cfg(feature = "pdn")]
#[wasm_bindgen]
impl Game {
    /// The game of a PDN text with this index, as far as its moves are legal. Throws an `OpenError`.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be begun.
    #[wasm_bindgen(js_name = fromPdn)]
    pub fn from_pdn(text: &str, index: usize, profile: &str) -> Result<Game, JsValue> {
        opened(pdn::open(text, index, profile))
    }

    /// The game as PDN up to the ply on the board. `tags` are names and values in turn, `clocks` the
    /// milliseconds left after each ply, below 0 where unknown, or empty.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "texts of JavaScript come as a list of their own"
    )]
    pub fn pdn(&self, tags: Vec<String>, clocks: &[f64]) -> String {
        self.table.pdn(&tags, clocks)
    }
}

/// The four games.
#[must_use]
#[wasm_bindgen(js_name = games, unchecked_return_type = "GameInfo[]")]
pub fn games_info() -> JsValue {
    parse(&games::all())
}

/// What is wrong in a FEN; empty if nothing is. Throws an `OpenError` if there is no such game.
///
/// # Errors
/// When there is no such game.
#[wasm_bindgen(js_name = checkFen, unchecked_return_type = "FenProblem[]")]
pub fn check_fen(
    #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
    fen: &str,
) -> Result<JsValue, JsValue> {
    match games::check_fen(game, fen) {
        Ok(problems) => Ok(parse(&problems)),
        Err(error) => Err(parse(&Json::of(&error))),
    }
}

#[cfg(feature = "pdn")]
/// The games of a PDN text, at most so many, each with its problems.
#[must_use]
#[wasm_bindgen(js_name = readPdn, unchecked_return_type = "PdnFile")]
pub fn read_pdn(text: &str, most: usize) -> JsValue {
    parse(&pdn::read(text, most))
}

/// What a text that was pasted looks like.
#[must_use]
#[wasm_bindgen(js_name = textKind, unchecked_return_type = "\"fen\" | \"pdn\" | \"empty\"")]
pub fn text_kind(text: &str) -> String {
    games::text_kind(text).to_owned()
}
