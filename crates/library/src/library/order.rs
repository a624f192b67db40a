//! In which order games are listed.

use std::cmp::Reverse;

use super::GameId;
use crate::conditions::Outcome;
use crate::error::{Field, QueryError};
use crate::names::Names;
use crate::record::Record;

/// By what games are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SortBy {
    /// The order in which they came.
    #[default]
    Order,
    /// The name of White, without accents and case; so are the next two.
    White,
    /// The name of Black.
    Black,
    /// The event.
    Event,
    /// The date; of one that is known in part, its first day.
    Date,
    /// White's wins, draws, Black's wins, and the others.
    Result,
    /// The length.
    Plies,
}

/// By what games are sorted, and whether the other way round. Equal ones stand as they came, and those
/// without what they are sorted by come last in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Order {
    /// By what.
    pub by: SortBy,
    /// The greatest first.
    pub descending: bool,
}

impl SortBy {
    /// The order of this name: `order`, `white`, `black`, `event`, `date`, `result` or `plies`.
    ///
    /// # Errors
    /// Another name.
    pub fn read(name: &str) -> Result<Self, QueryError> {
        Ok(match name {
            "order" => Self::Order,
            "white" => Self::White,
            "black" => Self::Black,
            "event" => Self::Event,
            "date" => Self::Date,
            "result" => Self::Result,
            "plies" => Self::Plies,
            _ => {
                let message = "expected order, white, black, event, date, result or plies";
                return Err(QueryError::new(Field::Sort, "bad-sort", name, 1, message));
            }
        })
    }
}

/// Puts games, which stand in the order in which they came or were given, in another.
pub(super) fn sort(found: &mut [(GameId, &Record)], names: &Names, order: Order) {
    if order.by == SortBy::Order {
        if order.descending {
            found.reverse();
        }
        return;
    }
    let days = match order.by {
        SortBy::Date => names.days(),
        _ => Vec::new(),
    };
    let ranks = match order.by {
        SortBy::White | SortBy::Black | SortBy::Event => names.ranks(),
        _ => &[],
    };
    let key = |record: &Record| match order.by {
        SortBy::Order => 0,
        SortBy::White => record.white.of(ranks),
        SortBy::Black => record.black.of(ranks),
        SortBy::Event => record.event.of(ranks),
        SortBy::Date => record.date.of(&days).map_or(u32::MAX, |days| days.first),
        SortBy::Result => match record.outcome {
            Outcome::White => 0,
            Outcome::Draw => 1,
            Outcome::Black => 2,
            Outcome::Open => 3,
        },
        SortBy::Plies => record.plies,
    };
    let is_missing = |record: &Record| match order.by {
        SortBy::White => names.text(record.white).is_empty(),
        SortBy::Black => names.text(record.black).is_empty(),
        SortBy::Event => names.text(record.event).is_empty(),
        SortBy::Date => record.date.of(&days).is_none(),
        _ => false,
    };
    if order.descending {
        let key = |(_, record): &(GameId, &Record)| (is_missing(record), Reverse(key(record)));
        found.sort_by_key(key);
    } else {
        found.sort_by_key(|(_, record)| key(record));
    }
}
