//! Values that are handed to a database, and rows that it gives.

use sqlx::Row as _;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Postgres, Sqlite};

use super::{Answer, DbError};

/// What is filled in for `$1` and so on.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Int(Some(value))
    }
}

impl From<Option<i64>> for Value {
    fn from(value: Option<i64>) -> Self {
        Self::Int(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(Some(value.to_owned()))
    }
}

impl From<Option<&str>> for Value {
    fn from(value: Option<&str>) -> Self {
        Self::Text(value.map(str::to_owned))
    }
}

impl From<&[u8]> for Value {
    fn from(value: &[u8]) -> Self {
        Self::Bytes(value.to_vec())
    }
}

impl<const N: usize> From<&[u8; N]> for Value {
    fn from(value: &[u8; N]) -> Self {
        Self::Bytes(value.to_vec())
    }
}

pub(super) fn lite(
    sql: &'static str,
    values: Vec<Value>,
) -> Query<'static, Sqlite, SqliteArguments> {
    let mut query = sqlx::query(sql);
    for value in values {
        query = match value {
            Value::Int(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        };
    }
    query
}

pub(super) fn pg(sql: &'static str, values: Vec<Value>) -> Query<'static, Postgres, PgArguments> {
    let mut query = sqlx::query(sql);
    for value in values {
        query = match value {
            Value::Int(number) => query.bind(number),
            Value::Text(text) => query.bind(text),
            Value::Bytes(bytes) => query.bind(bytes),
        };
    }
    query
}

/// A row of an answer, whose columns are asked for by their place, from 0.
#[derive(Debug)]
pub(crate) enum Row {
    Lite(SqliteRow),
    Pg(PgRow),
}

macro_rules! column {
    ($row:expr, $at:expr, $type:ty) => {
        match $row {
            Row::Lite(row) => row.try_get::<$type, _>($at),
            Row::Pg(row) => row.try_get::<$type, _>($at),
        }
        .map_err(|_| DbError::Column($at))
    };
}

impl Row {
    pub(crate) fn int(&self, at: usize) -> Answer<i64> {
        column!(self, at, i64)
    }

    pub(crate) fn maybe_int(&self, at: usize) -> Answer<Option<i64>> {
        column!(self, at, Option<i64>)
    }

    pub(crate) fn text(&self, at: usize) -> Answer<String> {
        column!(self, at, String)
    }

    pub(crate) fn maybe_text(&self, at: usize) -> Answer<Option<String>> {
        column!(self, at, Option<String>)
    }

    pub(crate) fn bytes(&self, at: usize) -> Answer<Vec<u8>> {
        column!(self, at, Vec<u8>)
    }
}

/// The values of a statement, in their order.
macro_rules! values {
    ($($value:expr),* $(,)?) => { vec![$($crate::db::Value::from($value)),*] };
}
pub(crate) use values;
