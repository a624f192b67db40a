//! Damier's rules as a WebAssembly module for a page: International, Checkers, Russian and Brazilian
//! draughts, with TypeScript types.
//!
//! The page shows, the rules decide: what stands where, which moves there are, why another is refused,
//! when and why a game has ended, and games as text. Answers are plain objects; errors are codes with
//! their parameters, so that a page can tell them in any language.
//!
//! The class and the types are described in `docs/wasm.md` and in `src/types.ts`.

#![warn(missing_docs)]

mod bindings;
mod error;
mod games;
mod json;
#[cfg(feature = "lessons")]
mod lessons;
#[cfg(feature = "library")]
mod library;
#[cfg(feature = "pdn")]
mod pdn;
mod save;
#[cfg(feature = "pdn")]
mod study;
mod table;
#[cfg(test)]
mod tests;
mod view;

#[cfg(feature = "pdn")]
pub use bindings::read_pdn;
pub use bindings::{Game, check_fen, games_info, text_kind};
#[cfg(feature = "lessons")]
pub use lessons::{Exercises, Lesson};
#[cfg(feature = "library")]
pub use library::{GameImport, Library, LibraryQuery, Pull};
#[cfg(feature = "pdn")]
pub use study::Study;
