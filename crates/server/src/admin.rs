//! What an administrator does: `damier admin`.

use std::path::{Path, PathBuf};
use std::{fmt, io};

use crate::clock::Clock;
use crate::db::accounts::{self, Player};
use crate::db::admin::{self, Listed};
use crate::db::{Db, DbError, boards};
use crate::http::sign_in::{code_hash, fresh_code};
use crate::keys;
use crate::name::{self, Name, NameError};

/// An administrator at a database. The server may be running meanwhile.
#[derive(Clone, Debug)]
pub struct Admin {
    db: Db,
    clock: Clock,
}

/// Why something was not done.
#[derive(Debug)]
#[non_exhaustive]
pub enum AdminError {
    /// The database.
    Db(DbError),
    /// Nobody has this name.
    Nobody(String),
    /// The new name is none.
    Name(NameError),
    /// The new name, or one that looks like it, is taken.
    Taken(String),
    /// A `PostgreSQL` has programs of its own for this.
    Postgres,
    /// A file cannot be written.
    File {
        /// Where it would be.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Db(error) => error.fmt(f),
            Self::Nobody(name) => write!(f, "nobody has the name {name:?}"),
            Self::Name(error) => error.fmt(f),
            Self::Taken(name) => write!(f, "{name:?}, or a name that looks like it, is taken"),
            Self::Postgres => f.write_str("a PostgreSQL is backed up by its own pg_dump"),
            Self::File { path, source } => write!(f, "the file {}: {source}", path.display()),
        }
    }
}

impl std::error::Error for AdminError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Db(error) => Some(error),
            Self::Name(error) => Some(error),
            Self::File { source, .. } => Some(source),
            Self::Nobody(_) | Self::Taken(_) | Self::Postgres => None,
        }
    }
}

impl From<DbError> for AdminError {
    fn from(error: DbError) -> Self {
        Self::Db(error)
    }
}

impl Admin {
    /// An administrator at this database.
    #[must_use]
    pub fn new(db: Db, clock: Clock) -> Self {
        Self { db, clock }
    }

    async fn player(&self, text: &str) -> Result<Player, AdminError> {
        let player = accounts::by_key(&self.db, &name::key(text)).await?;
        player.ok_or_else(|| AdminError::Nobody(text.to_owned()))
    }

    /// The players whose names begin so, in the order in which they signed up, no more than `count`.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn players(&self, begins: &str, count: i64) -> Result<Vec<Listed>, AdminError> {
        Ok(admin::players(&self.db, begins, count).await?)
    }

    /// Signs a player out everywhere, for good, and takes the name off the boards. Gives the name.
    ///
    /// # Errors
    /// When nobody has the name.
    pub async fn ban(&self, name: &str) -> Result<String, AdminError> {
        let player = self.player(name).await?;
        admin::ban(&self.db, player.id, self.clock.now_ms()).await?;
        Ok(player.name)
    }

    /// Takes a ban back; the player stands on the boards again. Gives the name.
    ///
    /// # Errors
    /// When nobody has the name.
    pub async fn unban(&self, name: &str) -> Result<String, AdminError> {
        let player = self.player(name).await?;
        admin::unban(&self.db, player.id).await?;
        Ok(player.name)
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// When nobody has the name, or the new one is none or taken.
    pub async fn rename(&self, name: &str, to: &str) -> Result<(), AdminError> {
        let player = self.player(name).await?;
        let to = Name::read(to).map_err(AdminError::Name)?;
        let renamed = accounts::rename(&self.db, player.id, to.text(), to.keys()).await;
        match renamed {
            Ok(true) => Ok(()),
            Ok(false) => Err(AdminError::Taken(to.text().to_owned())),
            Err(error) if error.is_taken() => Err(AdminError::Taken(to.text().to_owned())),
            Err(error) => Err(error.into()),
        }
    }

    /// Signs a player out everywhere, takes password, passkeys and codes away, and gives a recovery code
    /// with which the player sets a new password.
    ///
    /// # Errors
    /// When nobody has the name.
    pub async fn reset(&self, name: &str) -> Result<String, AdminError> {
        let player = self.player(name).await?;
        let code = fresh_code();
        admin::reset(&self.db, player.id, &code_hash(&code)).await?;
        Ok(code)
    }

    /// Writes a copy of an `SQLite` database, as it is at one moment, into a new file that only its owner
    /// may read.
    ///
    /// # Errors
    /// When the database is a `PostgreSQL`, the file is there already or cannot be written, or the database
    /// does not answer.
    pub async fn backup(&self, file: &Path) -> Result<(), AdminError> {
        let failed = |source| AdminError::File {
            path: file.to_owned(),
            source,
        };
        if self.db.is_postgres() {
            return Err(AdminError::Postgres);
        }
        let path = file.to_str().ok_or_else(|| {
            failed(io::Error::new(
                io::ErrorKind::InvalidFilename,
                "the name is not UTF-8",
            ))
        })?;
        let made = keys::new_secret_file(file).map_err(failed)?;
        admin::copy(&self.db, path).await?;
        made.sync_all().map_err(failed)
    }

    /// Makes all boards anew from the results that were accepted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn recount(&self) -> Result<(), AdminError> {
        Ok(boards::recount(&self.db).await?)
    }
}
