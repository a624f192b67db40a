//! Questions, alone and in transactions.

use sqlx::{Postgres, Sqlite};

use super::row::{lite, pg};
use super::{Answer, Db, Row, Value};

impl Db {
    /// The rows that a question gives; it must only read.
    pub(crate) async fn rows(&self, sql: &'static str, values: Vec<Value>) -> Answer<Vec<Row>> {
        Ok(match self {
            Self::Lite { read, .. } => {
                let rows = lite(sql, values).fetch_all(read).await?;
                rows.into_iter().map(Row::Lite).collect()
            }
            Self::Pg(pool) => {
                let rows = pg(sql, values).fetch_all(pool).await?;
                rows.into_iter().map(Row::Pg).collect()
            }
        })
    }

    /// The first row that a question gives; it must only read.
    pub(crate) async fn row(&self, sql: &'static str, values: Vec<Value>) -> Answer<Option<Row>> {
        Ok(match self {
            Self::Lite { read, .. } => lite(sql, values).fetch_optional(read).await?.map(Row::Lite),
            Self::Pg(pool) => pg(sql, values).fetch_optional(pool).await?.map(Row::Pg),
        })
    }

    /// Carries out one statement and gives how many rows it changed.
    pub(crate) async fn run(&self, sql: &'static str, values: Vec<Value>) -> Answer<u64> {
        Ok(match self {
            Self::Lite { write, .. } => lite(sql, values).execute(write).await?.rows_affected(),
            Self::Pg(pool) => pg(sql, values).execute(pool).await?.rows_affected(),
        })
    }

    /// Carries out one statement that gives a row of what it changed.
    pub(crate) async fn change(
        &self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Answer<Option<Row>> {
        Ok(match self {
            Self::Lite { write, .. } => lite(sql, values)
                .fetch_optional(write)
                .await?
                .map(Row::Lite),
            Self::Pg(pool) => pg(sql, values).fetch_optional(pool).await?.map(Row::Pg),
        })
    }

    /// Begins a transaction that may write. It is rolled back unless it is committed.
    pub(crate) async fn begin(&self) -> Answer<Transaction> {
        Ok(match self {
            Self::Lite { write, .. } => {
                Transaction::Lite(write.begin_with("begin immediate").await?)
            }
            Self::Pg(pool) => Transaction::Pg(pool.begin().await?),
        })
    }
}

/// A transaction that may write.
#[derive(Debug)]
pub(crate) enum Transaction {
    Lite(sqlx::Transaction<'static, Sqlite>),
    Pg(sqlx::Transaction<'static, Postgres>),
}

impl Transaction {
    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self, Self::Pg(_))
    }

    pub(crate) async fn rows(&mut self, sql: &'static str, values: Vec<Value>) -> Answer<Vec<Row>> {
        Ok(match self {
            Self::Lite(inner) => {
                let rows = lite(sql, values).fetch_all(&mut **inner).await?;
                rows.into_iter().map(Row::Lite).collect()
            }
            Self::Pg(inner) => {
                let rows = pg(sql, values).fetch_all(&mut **inner).await?;
                rows.into_iter().map(Row::Pg).collect()
            }
        })
    }

    pub(crate) async fn row(
        &mut self,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Answer<Option<Row>> {
        Ok(match self {
            Self::Lite(inner) => lite(sql, values)
                .fetch_optional(&mut **inner)
                .await?
                .map(Row::Lite),
            Self::Pg(inner) => pg(sql, values)
                .fetch_optional(&mut **inner)
                .await?
                .map(Row::Pg),
        })
    }

    pub(crate) async fn run(&mut self, sql: &'static str, values: Vec<Value>) -> Answer<u64> {
        Ok(match self {
            Self::Lite(inner) => lite(sql, values)
                .execute(&mut **inner)
                .await?
                .rows_affected(),
            Self::Pg(inner) => pg(sql, values).execute(&mut **inner).await?.rows_affected(),
        })
    }

    /// Carries out a text of statements that is part of the program.
    pub(crate) async fn script(&mut self, text: String) -> Answer<()> {
        let text = sqlx::raw_sql(sqlx::AssertSqlSafe(text));
        match self {
            Self::Lite(inner) => text.execute(&mut **inner).await.map(drop)?,
            Self::Pg(inner) => text.execute(&mut **inner).await.map(drop)?,
        }
        Ok(())
    }

    pub(crate) async fn commit(self) -> Answer<()> {
        match self {
            Self::Lite(inner) => inner.commit().await?,
            Self::Pg(inner) => inner.commit().await?,
        }
        Ok(())
    }
}
