//! What JavaScript sees of a library.

use std::cell::RefCell;
use std::fmt;
use std::io::{self, Read};
use std::rc::Rc;

use damier_library::{GameId, Import, NamesOf, Query, QueryError};
use wasm_bindgen::prelude::*;

use super::view::{self, Refused, Report};
use super::{Asked, ids_of, numbers_of};
use crate::bindings::parse;
use crate::json::Json;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("library.ts");

#[wasm_bindgen]
extern "C" {
    /// What is searched for: a plain object, of which each part is asked for by its name.
    #[wasm_bindgen(typescript_type = "LibraryQuery")]
    #[derive(Debug)]
    pub type LibraryQuery;

    #[wasm_bindgen(method, getter)]
    fn ids(this: &LibraryQuery) -> Option<Vec<f64>>;
    #[wasm_bindgen(method, getter)]
    fn player(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn white(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn black(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn event(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn site(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn from(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn to(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn result(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn game(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn material(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn fen(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter, js_name = eitherSide)]
    fn either_side(this: &LibraryQuery) -> Option<bool>;
    #[wasm_bindgen(method, getter)]
    fn contains(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter, js_name = minPlies)]
    fn min_plies(this: &LibraryQuery) -> Option<f64>;
    #[wasm_bindgen(method, getter, js_name = maxPlies)]
    fn max_plies(this: &LibraryQuery) -> Option<f64>;
    #[wasm_bindgen(method, getter)]
    fn sort(this: &LibraryQuery) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn descending(this: &LibraryQuery) -> Option<bool>;

    /// A function that gives the next bytes of a file.
    #[wasm_bindgen(typescript_type = "(length: number) => Uint8Array")]
    #[derive(Debug)]
    pub type Pull;

    #[wasm_bindgen(method, catch)]
    fn call(this: &Pull, with: &JsValue, length: usize) -> Result<Vec<u8>, JsValue>;
}

impl From<&LibraryQuery> for Asked {
    fn from(asked: &LibraryQuery) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number below nothing is nothing, and a length is not so great"
        )]
        let whole = |number: f64| number as usize;
        Self {
            ids: asked.ids(),
            query: Query {
                player: asked.player(),
                white: asked.white(),
                black: asked.black(),
                event: asked.event(),
                site: asked.site(),
                from: asked.from(),
                to: asked.to(),
                result: asked.result(),
                game: asked.game(),
                material: asked.material(),
                fen: asked.fen(),
                either_side: asked.either_side().unwrap_or(false),
                contains: asked.contains(),
                min_plies: asked.min_plies().map(whole),
                max_plies: asked.max_plies().map(whole),
            },
            sort: asked.sort(),
            descending: asked.descending().unwrap_or(false),
        }
    }
}

fn thrown(error: QueryError) -> JsValue {
    parse(&Json::of(&Refused(error)))
}

/// Games kept in memory, to be searched, listed and written. A game is known by its id: the number of
/// its chunk times 1024, and its place in it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Library {
    library: damier_library::Library,
}

#[wasm_bindgen]
impl Library {
    /// A library without games.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Puts a stored chunk in, without the games at the places in `removed`; gives how many there are.
    pub fn add(&mut self, chunk: u32, text: &str, removed: &[u32]) -> usize {
        self.library.add(chunk, text, removed)
    }

    /// Takes games out.
    pub fn remove(&mut self, ids: &[f64]) {
        self.library.remove(&ids_of(ids));
    }

    /// A chunk as it is to be stored, with nothing of the games that were removed.
    #[must_use]
    pub fn chunk(&self, chunk: u32) -> String {
        self.library.chunk(chunk)
    }

    /// How many games there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.library.count()
    }

    /// The games that were asked for, in the order that was asked for. Throws a `LibraryError`.
    ///
    /// # Errors
    /// When a condition is not understood.
    pub fn search(&self, query: &LibraryQuery) -> Result<Vec<f64>, JsValue> {
        let found = Asked::from(query).search(&self.library).map_err(thrown)?;
        Ok(numbers_of(&found))
    }

    /// These games as lines of a list.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "LibraryRow[]")]
    pub fn rows(&self, ids: &[f64]) -> JsValue {
        parse(&view::rows(&self.library, &ids_of(ids)))
    }

    /// These games as PDN.
    #[must_use]
    pub fn pdn(&self, ids: &[f64]) -> String {
        self.library.pdn(&ids_of(ids))
    }

    /// What was played in these games from a position, the usual start if the FEN is empty. Throws a
    /// `LibraryError`.
    ///
    /// # Errors
    /// When there is no such game, or the text is no position of it.
    #[wasm_bindgen(unchecked_return_type = "OpeningTree")]
    pub fn tree(
        &self,
        ids: &[f64],
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &str,
        fen: &str,
    ) -> Result<JsValue, JsValue> {
        let ids: Vec<GameId> = ids_of(ids);
        let tree = view::tree(&self.library, &ids, game, fen).map_err(thrown)?;
        Ok(parse(&tree))
    }

    /// Names of which a word begins with this text: those that most games have first.
    #[must_use]
    pub fn names(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"player\" | \"event\"")] field: &str,
        beginning: &str,
        most: usize,
    ) -> Vec<String> {
        let of = match field {
            "event" => NamesOf::Events,
            _ => NamesOf::Players,
        };
        let names = self.library.names(of, beginning, most);
        names.into_iter().map(str::to_owned).collect()
    }
}

/// The games of a file on their way into a library.
#[wasm_bindgen]
pub struct GameImport {
    import: Import<Pulled>,
    /// What the function threw that gives the bytes.
    thrown: Rc<RefCell<Option<JsValue>>>,
}

impl fmt::Debug for GameImport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameImport").finish_non_exhaustive()
    }
}

#[wasm_bindgen]
impl GameImport {
    /// An import of what a function gives: at most so many bytes as it is asked for, none at the end.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new(read: Pull) -> Self {
        let thrown = Rc::default();
        Self {
            import: Import::new(Pulled {
                pull: read,
                rest: Vec::new(),
                thrown: Rc::clone(&thrown),
            }),
            thrown,
        }
    }

    /// Reads up to `most` games, no more than 1000, and puts those that are new into the library as this
    /// chunk. Throws what the function throws; games that were read before come first.
    ///
    /// # Errors
    /// When the function throws.
    #[wasm_bindgen(unchecked_return_type = "ImportBatch")]
    pub fn next(
        &mut self,
        library: &mut Library,
        chunk: u32,
        most: usize,
    ) -> Result<JsValue, JsValue> {
        let mut report = Report::default();
        let tell = |game: &damier_pdn::Game, check: &damier_pdn::Check| report.tell(game, check);
        match self.import.next(&mut library.library, chunk, most, tell) {
            Ok(batch) => Ok(parse(&report.of(batch))),
            Err(error) => {
                let thrown = self.thrown.borrow_mut().take();
                Err(thrown.unwrap_or_else(|| JsValue::from_str(&error.to_string())))
            }
        }
    }
}

/// The bytes of a file, pulled out of a function.
struct Pulled {
    pull: Pull,
    /// What the function gave beyond what was asked for.
    rest: Vec<u8>,
    thrown: Rc<RefCell<Option<JsValue>>>,
}

impl Read for Pulled {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() {
            let given = self.pull.call(&JsValue::UNDEFINED, buffer.len());
            self.rest = given.map_err(|thrown| {
                self.thrown.replace(Some(thrown));
                io::Error::other("the file could not be read")
            })?;
        }
        let length = self.rest.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.rest[..length]);
        self.rest.drain(..length);
        Ok(length)
    }
}
