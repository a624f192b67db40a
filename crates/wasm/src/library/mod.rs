//! Games kept, searched and imported: for the worker of a page.

mod bindings;
#[cfg(test)]
mod tests;
mod view;

use damier_library::{GameId, Library as Games, Order, Query, QueryError, SortBy};

pub use bindings::{GameImport, Library, LibraryQuery, Pull};

/// A search, as it was asked for.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    pub(crate) ids: Option<Vec<f64>>,
    pub(crate) query: Query,
    pub(crate) sort: Option<String>,
    pub(crate) descending: bool,
}

impl Asked {
    /// The games that were asked for.
    pub(crate) fn search(&self, library: &Games) -> Result<Vec<GameId>, QueryError> {
        let by = match self.sort.as_deref() {
            None | Some("") => SortBy::default(),
            Some(name) => SortBy::read(name)?,
        };
        let order = Order {
            by,
            descending: self.descending,
        };
        let among = self.ids.as_deref().map(ids_of);
        Ok(library.search(&self.query.conditions()?, among.as_deref(), order))
    }
}

/// Games by their numbers; what is no number of a game is left out.
pub(crate) fn ids_of(numbers: &[f64]) -> Vec<GameId> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "numbers that are none of a game are looked for in vain"
    )]
    let number = |number: f64| number as u64;
    let ids = numbers.iter().map(|&id| GameId::of_number(number(id)));
    ids.flatten().collect()
}

/// The numbers of games, as JavaScript has numbers.
pub(crate) fn numbers_of(ids: &[GameId]) -> Vec<f64> {
    #[expect(
        clippy::cast_precision_loss,
        reason = "they are below 2^43, which JavaScript has exactly"
    )]
    let number = |id: &GameId| id.number() as f64;
    ids.iter().map(number).collect()
}
