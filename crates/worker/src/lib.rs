//! Damier's engine for a worker of a browser, or any other runtime of WebAssembly.
//!
//! The module imports nothing: no clock, no randomness, no memory of others. So any runtime can run
//! it, and run again what a browser played. It searches some nodes a call, so that whoever calls it
//! can stop it between two calls.
//!
//! Built for WebAssembly it exports four functions and its memory, see [`Worker`] for the texts:
//!
//! | export | what |
//! | --- | --- |
//! | `reserve(bytes) -> address` | room for a text from outside |
//! | `begin(bytes) -> 0 or 1` | reads the request in the room; 1 if a search has begun |
//! | `advance(nodes) -> 0 or 1` | looks at so many more positions; 1 if the search is over |
//! | `report() -> bytes` | puts what was found, or what was wrong, into the room, at its address |
//!
//! ```
//! use damier_worker::Worker;
//!
//! let mut worker = Worker::new();
//! worker.begin("game=russian nodes=5000 pos=start").unwrap();
//! while !worker.advance(1000) {}
//! assert!(worker.report().starts_with("move="));
//! ```

#![warn(missing_docs)]

#[cfg(target_family = "wasm")]
mod exports;
mod request;
mod session;

pub use request::RequestError;

use session::{Session, begin};

/// What the module does, as texts.
///
/// A request is words `name=value` with blanks between them:
///
/// | word | what | if it is missing |
/// | --- | --- | --- |
/// | `game=` | `international`, `checkers`, `russian` or `brazilian` | international |
/// | `pos=` | `start`, or a position as the Hub protocol writes it | the start |
/// | `clock=` | plies counted towards a draw before the first move | 0 |
/// | `moves=` | moves from there, as Hub writes them, with commas between them | none |
/// | `rules=` | a profile of draw rules | the game's own |
/// | `level=` | a level by name or number | none: search as the next words say |
/// | `seed=` | decides between moves that a level holds equal | 0 |
/// | `nodes=`, `depth=` | limits | none |
/// | `lines=` | how many of the best moves are wanted | 1 |
/// | `think=always` | where there is only one move too, as one does to analyse; not by a level | it is given at once |
/// | `hash=` | mebibytes of memory, from 1 to 256; not with a level, which has its own | 4 |
///
/// A report is a line for each of the best moves, the best first:
/// `move=32-28 depth=9 score=12 nodes=5000 pv=32-28,19-23`, with the score in hundredths of a man
/// from the view of the side to move, or `win=5` or `loss=6` in plies. A score of 199 men or more is a
/// win that the endgame tables know without its length. The first line ends with `known=draw` where they
/// know the position to be drawn; with `known=late-win left=6 limit=16` or `known=late-loss ...` where they
/// know it to be won or lost, but not within the moves of the winner that are left of that draw counter.
#[derive(Default)]
pub struct Worker {
    session: Option<Box<dyn Session>>,
    /// What was wrong with the last request.
    error: Option<RequestError>,
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker")
            .field("is_searching", &self.session.is_some())
            .field("error", &self.error)
            .finish()
    }
}

impl Worker {
    /// A worker that does nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a search; one that was going on is over.
    ///
    /// # Errors
    /// What is wrong with the request, by word. Nothing is searched then.
    pub fn begin(&mut self, request: &str) -> Result<(), RequestError> {
        self.error = None;
        match begin(request, self.session.take()) {
            Ok(session) => {
                self.session = Some(session);
                Ok(())
            }
            Err(error) => {
                self.error = Some(error.clone());
                Err(error)
            }
        }
    }

    /// Looks at so many more positions, at least one; says whether the search is over. Without a
    /// search it is.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.session
            .as_mut()
            .is_none_or(|session| session.advance(nodes))
    }

    /// What has been found so far, or `error=` and what was wrong with the request.
    #[must_use]
    pub fn report(&self) -> String {
        match (&self.session, &self.error) {
            (Some(session), _) => session.report(),
            (None, Some(error)) => format!("error={error}"),
            (None, None) => "error=nothing was asked for".to_owned(),
        }
    }
}
