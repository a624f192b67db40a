//! The database: `SQLite` within the program, or `PostgreSQL` beside it, behind one way to ask.
//!
//! Every statement is one text for both, with `$1` and so on for what is filled in, and only numbers of
//! 64 bits, texts and bytes as values. The few statements that differ choose with [`Db::is_postgres`].

pub(crate) mod accounts;
pub(crate) mod admin;
pub(crate) mod boards;
pub(crate) mod jobs;
pub(crate) mod learned;
pub(crate) mod limits;
mod migrate;
pub(crate) mod modules;
pub(crate) mod passkeys;
pub(crate) mod results;
mod row;
pub(crate) mod sessions;
mod transaction;

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};
use std::{fmt, io};

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

pub(crate) use row::{Row, Value};
pub(crate) use transaction::Transaction;

use crate::keys;

/// How long a statement of `SQLite` waits for another program that writes, such as a backup.
const BUSY: Duration = Duration::from_secs(10);
/// How long a request waits for a connection.
const ACQUIRE: Duration = Duration::from_secs(5);
/// How long a database may take that starts together with this program.
const STARTS_WITHIN: Duration = Duration::from_secs(20);
const SQLITE_READERS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;

/// A connection to either database; clones share it.
#[derive(Clone, Debug)]
pub enum Db {
    /// A file, with one connection that writes and some that only read.
    #[doc(hidden)]
    Lite {
        /// Reads.
        read: SqlitePool,
        /// Writes.
        write: SqlitePool,
    },
    /// A server.
    #[doc(hidden)]
    Pg(PgPool),
}

/// What went wrong with the database.
#[derive(Debug)]
#[non_exhaustive]
pub enum DbError {
    /// The address of the database is none that is understood.
    Address(String),
    /// It was written by a later version of Damier.
    Newer {
        /// The version of its schema.
        found: i64,
        /// The last that this program knows.
        known: i64,
    },
    /// What the database said.
    Sql(sqlx::Error),
    /// A column has something else than was asked for.
    Column(usize),
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => write!(
                f,
                "the database {address:?} is not understood: expected sqlite:FILE or postgres://..."
            ),
            Self::Newer { found, known } => write!(
                f,
                "the database has schema {found}, and this program knows schemas up to {known}: \
                 start a later version of Damier"
            ),
            Self::Sql(source) => write!(f, "the database: {source}"),
            Self::Column(at) => write!(f, "column {at} of an answer is of another type"),
        }
    }
}

impl std::error::Error for DbError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Sql(source) => Some(source),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for DbError {
    fn from(source: sqlx::Error) -> Self {
        Self::Sql(source)
    }
}

impl DbError {
    /// Whether something that must be unique was there already.
    pub(crate) fn is_taken(&self) -> bool {
        matches!(self, Self::Sql(sqlx::Error::Database(error)) if error.is_unique_violation())
    }

    /// Whether the same may succeed when it is tried again: two that waited for each other, a restart
    /// of the database.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            Self::Sql(sqlx::Error::Database(error)) => error.code().is_some_and(|code| {
                let passing = ["40001", "40P01", "57P01", "57P02", "57P03", "5", "6", "517"];
                passing.contains(&code.as_ref())
            }),
            Self::Sql(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) => true,
            _ => false,
        }
    }
}

/// The result of a question to the database.
pub(crate) type Answer<T> = Result<T, DbError>;

impl Db {
    /// Opens `sqlite:FILE` or `postgres://...`, makes the file if it is not there, and brings the schema
    /// up to date.
    ///
    /// # Errors
    /// When the address is not understood, the database cannot be reached within 20 seconds, or it is of a
    /// later version.
    pub async fn open(address: &str) -> Result<Self, DbError> {
        let db = if let Some(path) = address.strip_prefix("sqlite:") {
            Self::open_file(Path::new(path.trim_start_matches("//"))).await?
        } else if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let options = PgConnectOptions::from_str(address)
                .map_err(|_| DbError::Address(without_password(address)))?
                .application_name("damier");
            let pool = PgPoolOptions::new()
                .max_connections(POSTGRES_CONNECTIONS)
                .acquire_timeout(ACQUIRE);
            Self::Pg(connect(&pool, options).await?)
        } else {
            return Err(DbError::Address(without_password(address)));
        };
        migrate::run(&db).await?;
        Ok(db)
    }

    async fn open_file(path: &Path) -> Answer<Self> {
        // Passwords are in it, if only as hashes. The files beside it get the mode of this one.
        if let Err(error) = keys::new_secret_file(path)
            && error.kind() != io::ErrorKind::AlreadyExists
        {
            return Err(DbError::Sql(sqlx::Error::Io(error)));
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What was acknowledged survives the loss of power.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        // The writer first: those who only read cannot make the file.
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.clone())
            .await?;
        let read = SqlitePoolOptions::new()
            .max_connections(SQLITE_READERS)
            .acquire_timeout(ACQUIRE)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Self::Lite { read, write })
    }

    /// Whether it is a `PostgreSQL`.
    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self, Self::Pg(_))
    }

    /// Ends its connections.
    pub async fn close(&self) {
        match self {
            Self::Lite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Self::Pg(pool) => pool.close().await,
        }
    }
}

/// Connects, and waits for a database that is starting too, or coming back after a crash.
async fn connect(pool: &PgPoolOptions, options: PgConnectOptions) -> Answer<PgPool> {
    let begin = Instant::now();
    loop {
        let connected = pool.clone().connect_with(options.clone()).await;
        match connected.map_err(DbError::from) {
            Err(error) if error.is_passing() && begin.elapsed() < STARTS_WITHIN => {
                tracing::warn!(%error, "the database does not answer yet");
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            connected => return connected,
        }
    }
}

/// An address as it may be shown: a password in it is left out.
pub(crate) fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else {
        return address.to_owned();
    };
    let Some((user, place)) = rest.rsplit_once('@') else {
        return address.to_owned();
    };
    let user = user.split(':').next().unwrap_or_default();
    format!("{scheme}://{user}@{place}")
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn a_password_is_not_shown() {
        let shown = without_password("postgres://damier:secret@db:5432/damier");
        assert_eq!(shown, "postgres://damier@db:5432/damier");
        assert_eq!(without_password("sqlite:a.db"), "sqlite:a.db");
    }
}
