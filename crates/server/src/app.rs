//! What the parts of the server share.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;

use crate::clock::Clock;
use crate::db::{Db, DbError, jobs, limits, modules, passkeys, results, sessions};
use crate::http::cache::Pages;
use crate::http::rates::Rates;
use crate::intake::Intake;
use crate::keys::Keys;
use crate::metrics::Metrics;
use crate::password::Passwords;
use crate::settings::Settings;
use crate::site::Site;
use crate::token;
use crate::verify::{Checkers, Sandbox, SandboxError};

/// How often what is too old is removed.
const SWEEP_EVERY: Duration = Duration::from_mins(5);
/// How long counts of tries are kept: longer than any of their windows.
const ATTEMPTS_KEPT_MS: i64 = 2 * 86_400_000;
/// The name that engines have in a built page.
const ENGINE: &str = "damier-engine";

/// How long a ticket may wait for its game: a month without a network.
pub(crate) const TICKET_LASTS_MS: i64 = 30 * 86_400_000;

/// A session ends when it was not used for so long, and in any case after so long.
pub(crate) const SESSION_UNUSED_MS: i64 = 30 * 86_400_000;
pub(crate) const SESSION_LONGEST_MS: i64 = 180 * 86_400_000;

/// Accounts, results and boards. Clones share everything; nothing in it would be missed by another
/// replica with the same database and keys.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    db: Db,
    keys: Keys,
    clock: Clock,
    settings: Settings,
    passwords: Passwords,
    intake: Intake,
    sandbox: Sandbox,
    metrics: Metrics,
    wake: Notify,
    pages: Pages,
    rates: Rates,
}

/// Why accounts cannot be offered.
#[derive(Debug)]
#[non_exhaustive]
pub enum AppError {
    /// The database.
    Db(DbError),
    /// The sandbox for engines, in words.
    Sandbox(String),
    /// The threads that check games.
    Threads(std::io::Error),
    /// What hashing a password costs, in words.
    Cost(String),
}

impl std::fmt::Display for AppError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Db(error) => error.fmt(f),
            Self::Sandbox(reason) => write!(f, "games cannot be checked: {reason}"),
            Self::Threads(error) => write!(f, "no thread can be started: {error}"),
            Self::Cost(reason) => write!(f, "passwords cannot be hashed at this cost: {reason}"),
        }
    }
}

impl std::error::Error for AppError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Db(error) => Some(error),
            Self::Sandbox(_) | Self::Cost(_) => None,
            Self::Threads(error) => Some(error),
        }
    }
}

impl From<DbError> for AppError {
    fn from(error: DbError) -> Self {
        Self::Db(error)
    }
}

impl From<SandboxError> for AppError {
    fn from(error: SandboxError) -> Self {
        Self::Sandbox(error.to_string())
    }
}

impl App {
    /// Accounts in this database. To be called within the runtime.
    ///
    /// # Errors
    /// When the sandbox for engines cannot be made, or passwords cannot be hashed at the cost of `settings`.
    pub fn new(db: Db, keys: Keys, clock: Clock, settings: Settings) -> Result<Self, AppError> {
        Ok(Self(Arc::new(Inner {
            passwords: Passwords::new(keys.clone(), settings.password_cost)
                .map_err(|error| AppError::Cost(error.to_string()))?,
            intake: Intake::start(&db),
            sandbox: Sandbox::new()?,
            rates: Rates::new(&settings),
            metrics: Metrics::default(),
            wake: Notify::new(),
            pages: Pages::default(),
            db,
            keys,
            clock,
            settings,
        })))
    }

    /// Keeps the engines of a page, so that games against them can be checked when the page has others.
    ///
    /// # Errors
    /// When the database does not take them.
    pub async fn keep_engines(&self, site: &Site) -> Result<(), AppError> {
        let engines = site.assets.iter().filter(|asset| {
            let file = Path::new(asset.name);
            let is_module = file.extension().is_some_and(|ending| ending == "wasm");
            let name = file.file_name().and_then(|name| name.to_str());
            is_module && name.is_some_and(|name| name.starts_with(ENGINE))
        });
        for engine in engines {
            self.keep_engine(engine.plain).await?;
        }
        Ok(())
    }

    /// Keeps an engine's module, and gives its hash.
    ///
    /// # Errors
    /// When the database does not take it.
    pub async fn keep_engine(&self, bytes: &[u8]) -> Result<String, AppError> {
        let hash = token::hex(&token::sha256(bytes));
        let version = env!("CARGO_PKG_VERSION");
        let is_new = modules::keep(self.db(), &hash, bytes, version, self.now()).await?;
        if is_new {
            tracing::info!(hash, "an engine is kept");
        }
        Ok(hash)
    }

    /// Starts what runs beside the requests: so many threads that check games, and the removal of what
    /// is too old.
    ///
    /// # Errors
    /// When a thread cannot be started, or the database does not answer.
    pub async fn start(&self, checkers: usize) -> Result<Running, AppError> {
        // SQLite has one server: what it was checking when it ended, nobody checks.
        let has_all = !self.db().is_postgres();
        jobs::release(self.db(), self.now(), has_all).await?;
        let checkers = Checkers::start(self, checkers).map_err(AppError::Threads)?;
        let app = self.clone();
        let sweeping = tokio::spawn(async move {
            let mut every = tokio::time::interval(SWEEP_EVERY);
            loop {
                every.tick().await;
                if let Err(error) = app.sweep().await {
                    tracing::warn!(%error, "what is too old was not removed");
                }
            }
        });
        Ok(Running { checkers, sweeping })
    }

    /// Ends the connections to the database.
    pub async fn close(&self) {
        self.db().close().await;
    }

    async fn sweep(&self) -> Result<(), DbError> {
        let (db, now) = (self.db(), self.now());
        sessions::sweep(db, now - SESSION_UNUSED_MS, now - SESSION_LONGEST_MS).await?;
        limits::sweep(db, now - ATTEMPTS_KEPT_MS).await?;
        passkeys::sweep(db, now).await?;
        results::sweep(db, now - 2 * TICKET_LASTS_MS).await?;
        Ok(())
    }

    pub(crate) fn db(&self) -> &Db {
        &self.0.db
    }

    pub(crate) fn keys(&self) -> &Keys {
        &self.0.keys
    }

    pub(crate) fn now(&self) -> i64 {
        self.0.clock.now_ms()
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.0.passwords
    }

    pub(crate) fn intake(&self) -> &Intake {
        &self.0.intake
    }

    pub(crate) fn sandbox(&self) -> &Sandbox {
        &self.0.sandbox
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// Wakes the threads that check games.
    pub(crate) fn wake(&self) -> &Notify {
        &self.0.wake
    }

    pub(crate) fn pages(&self) -> &Pages {
        &self.0.pages
    }

    pub(crate) fn rates(&self) -> &Rates {
        &self.0.rates
    }
}

/// What runs beside the requests.
#[derive(Debug)]
pub struct Running {
    checkers: Checkers,
    sweeping: tokio::task::JoinHandle<()>,
}

impl Running {
    /// Ends it, after the games that are being checked.
    pub async fn stop(self) {
        self.sweeping.abort();
        self.checkers.stop().await;
    }
}
