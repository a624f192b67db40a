//! What JavaScript sees of a study.

use wasm_bindgen::prelude::*;

use super::{Desk, of_pdn, of_position};
use crate::bindings::parse;
use crate::error::OpenError;
use crate::json::Json;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("study.ts");

/// A game being studied: a tree of moves with comments and marks.
#[wasm_bindgen]
pub struct Study {
    desk: Box<dyn Desk>,
}

impl std::fmt::Debug for Study {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Study").field(&self.desk.pdn()).finish()
    }
}

fn opened(desk: Result<Box<dyn Desk>, OpenError>) -> Result<Study, JsValue> {
    match desk {
        Ok(desk) => Ok(Study { desk }),
        Err(error) => Err(parse(&Json::of(&error))),
    }
}

#[wasm_bindgen]
impl Study {
    /// A study of a position; of the usual one if the FEN is empty. Throws an `OpenError`.
    ///
    /// # Errors
    /// When there is no such game or profile, or the text is not a position of it.
    #[wasm_bindgen(js_name = ofPosition)]
    pub fn of_position(
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
        profile: &str,
        fen: &str,
    ) -> Result<Study, JsValue> {
        opened(of_position(game, profile, fen))
    }

    /// A study of the game of a PDN text with this index, with its variations. Throws an `OpenError`.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be begun.
    #[wasm_bindgen(js_name = ofPdn)]
    pub fn of_pdn(text: &str, index: usize, profile: &str) -> Result<Study, JsValue> {
        opened(of_pdn(text, index, profile))
    }

    /// All of it.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "StudyOutline")]
    pub fn outline(&self) -> JsValue {
        parse(&self.desk.outline())
    }

    /// The moment at a node.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn moment(&self, node: usize) -> JsValue {
        parse(&self.desk.moment(node))
    }

    /// Plays moves as the engine writes them, with commas between them, as far as they are legal; gives
    /// the last node, or nothing if the first is not legal.
    pub fn play(&mut self, node: usize, moves: &str) -> Option<usize> {
        self.desk.play(node, moves)
    }

    /// What such moves would lead to.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "PreviewedMove[]")]
    pub fn preview(&self, node: usize, moves: &str) -> JsValue {
        parse(&self.desk.preview(node, moves))
    }

    /// Makes the innermost variation around a node the line that goes on; false if there is none.
    pub fn promote(&mut self, node: usize) -> bool {
        self.desk.promote(node)
    }

    /// Deletes a move and all that follows; gives the node before it, or nothing if there is no such move.
    pub fn delete(&mut self, node: usize) -> Option<usize> {
        self.desk.delete(node)
    }

    /// Says something about a move, or before the first; commands such as clock times stay.
    #[wasm_bindgen(js_name = setWords)]
    pub fn set_words(&mut self, node: usize, words: &str) -> bool {
        self.desk.set_words(node, words)
    }

    /// Marks a move with `!`, `?` and the like; an empty text takes the mark away.
    #[wasm_bindgen(js_name = setMark)]
    pub fn set_mark(&mut self, node: usize, mark: &str) -> bool {
        self.desk.set_mark(node, mark)
    }

    /// Draws what a text names and nothing else: circles as `G32` and arrows as `R32-28`, with commas between
    /// them; false if one is not understood.
    #[wasm_bindgen(js_name = setDrawings)]
    pub fn set_drawings(&mut self, node: usize, text: &str) -> bool {
        self.desk.set_drawings(node, text)
    }

    /// Sets a tag; an empty value takes it away.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.desk.set_tag(name, value)
    }

    /// What a request to the engine begins with, about the position at a node.
    #[must_use]
    #[wasm_bindgen(js_name = engineRequest)]
    pub fn engine_request(&self, node: usize) -> String {
        self.desk.engine_request(node)
    }

    /// The same as if the other side were to move; nothing if it could not.
    #[must_use]
    #[wasm_bindgen(js_name = threatRequest)]
    pub fn threat_request(&self, node: usize) -> Option<String> {
        self.desk.threat_request(node)
    }

    /// A whole request to the engine for a report, about the position at a node.
    #[must_use]
    #[wasm_bindgen(js_name = reportRequest)]
    pub fn report_request(&self, node: usize) -> String {
        self.desk.report_request(node)
    }

    /// The moves of the main line that gave something away. `steps` is a line for each of its positions,
    /// as far as they were looked at: `12 9 32-28,19-23` is the score in hundredths of a man from White's
    /// view, the depth and the line of the engine; a win is `white:9`, with its plies, or `white`, and at
    /// the end of the game stands `over` in place of depth and line.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "StudyMistake[]")]
    pub fn mistakes(&self, steps: &str) -> JsValue {
        parse(&self.desk.mistakes(steps))
    }

    /// Puts the scores of `steps`, marks and better lines into the main line. The nodes are others then.
    /// False, and nothing is done, if they are there already, or the study would be larger than a file
    /// may be.
    pub fn annotate(&mut self, steps: &str) -> bool {
        self.desk.annotate(steps)
    }

    /// All of it as PDN; nothing if it is larger than a file may be.
    #[must_use]
    pub fn pdn(&self) -> Option<String> {
        self.desk.pdn()
    }
}
