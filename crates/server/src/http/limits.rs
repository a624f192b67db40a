//! Limits on what could be a guess, counted in the database, so that replicas share them.

use super::problem::{Answer, Problem};
use crate::app::App;
use crate::db::limits;
use crate::token;

/// How often something may be tried in a window of time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    name: &'static str,
    most: i64,
    window_ms: i64,
}

const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;

/// Wrong secrets for one name, from wherever they come. It slows down the owner too, whose passkey and
/// sessions go on all the same.
pub(crate) const SECRETS_OF_NAME: Limit = Limit {
    name: "secret-name",
    most: 20,
    window_ms: 15 * MINUTE_MS,
};
/// Wrong secrets from one network, for whatever names.
pub(crate) const SECRETS_OF_NETWORK: Limit = Limit {
    name: "secret-network",
    most: 60,
    window_ms: 15 * MINUTE_MS,
};
/// Accounts that one network makes: a whole club may sign up on one evening.
pub(crate) const SIGN_UPS: Limit = Limit {
    name: "sign-up",
    most: 40,
    window_ms: HOUR_MS,
};
/// Passkeys that are begun.
pub(crate) const CEREMONIES: Limit = Limit {
    name: "ceremony",
    most: 120,
    window_ms: 15 * MINUTE_MS,
};
/// Requests for tickets; each gives some.
pub(crate) const TICKETS: Limit = Limit {
    name: "tickets",
    most: 120,
    window_ms: HOUR_MS,
};
/// Exports and downloads of everything.
pub(crate) const EXPORTS: Limit = Limit {
    name: "export",
    most: 30,
    window_ms: HOUR_MS,
};

impl Limit {
    /// What is counted for whom; the name of a player or an address is not kept in the clear.
    fn bucket(self, who: &str) -> String {
        let hash = token::sha256(format!("{}:{who}", self.name).as_bytes());
        format!("{}:{}", self.name, token::base64(&hash[..12]))
    }

    fn retry_after_s(self, now: i64) -> i64 {
        (self.window_ms - now.rem_euclid(self.window_ms)) / 1000 + 1
    }

    /// Counts a try, before anything is done, so that tries at the same time are all counted.
    pub(crate) async fn count(self, app: &App, who: &str) -> Answer<()> {
        // A flood of tries costs no write each.
        self.look(app, who).await?;
        let now = app.now();
        let tries = limits::count(app.db(), &self.bucket(who), self.window_ms, now).await?;
        if tries > self.most {
            return Err(Problem::too_many(self.retry_after_s(now)));
        }
        Ok(())
    }

    /// Refuses where a try was one too many already, without counting another.
    pub(crate) async fn look(self, app: &App, who: &str) -> Answer<()> {
        let now = app.now();
        let tries = limits::tries(app.db(), &self.bucket(who), self.window_ms, now).await?;
        if tries >= self.most {
            return Err(Problem::too_many(self.retry_after_s(now)));
        }
        Ok(())
    }

    /// Takes back a try that was no guess.
    pub(crate) async fn forgive(self, app: &App, who: &str) -> Answer<()> {
        let now = app.now();
        limits::forgive(app.db(), &self.bucket(who), self.window_ms, now).await?;
        Ok(())
    }
}
