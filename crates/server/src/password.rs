//! Passwords: argon2id with a pepper, off the threads that answer requests, and never too many at once.

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use crate::db::accounts::Hashed;
use crate::keys::Keys;
use crate::settings::PasswordCost;
use crate::token;

/// How many passwords may wait for each that is being hashed; more are told to come back.
const WAITING: usize = 16;
/// Letters of a password, and the bytes that it may have.
const LETTERS: RangeInclusive<usize> = 8..=128;
const MOST_BYTES: usize = 512;

/// Why a password is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasswordError {
    /// It has fewer than 8 or more than 128 letters.
    Length,
    /// It is among those that are tried first, or is the name.
    Common,
}

impl fmt::Display for PasswordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length => f.write_str("a password has 8 to 128 letters"),
            Self::Common => f.write_str("this password is among the first that others would try"),
        }
    }
}

/// The passwords that are tried first, of those with 8 letters or more, from the public lists of leaked
/// ones.
const COMMON: &str = include_str!("common_passwords.txt");

/// A password that may be set: as it is hashed.
pub(crate) fn acceptable(password: &str, name: &str) -> Result<String, PasswordError> {
    if password.len() > MOST_BYTES {
        return Err(PasswordError::Length);
    }
    let password = normal(password);
    if !LETTERS.contains(&password.chars().count()) {
        return Err(PasswordError::Length);
    }
    let lower = password.to_lowercase();
    let is_common = COMMON.lines().any(|line| line == lower) || lower == name.to_lowercase();
    let first = password.chars().next();
    if is_common || password.chars().all(|letter| Some(letter) == first) {
        return Err(PasswordError::Common);
    }
    Ok(password)
}

/// The same letters in the same bytes, whatever keyboard they come from.
fn normal(password: &str) -> String {
    password.nfkc().collect()
}

/// Too many passwords wait already.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Busy;

/// Whether a password is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It is; `is_old` if it should be hashed anew.
    Right {
        is_old: bool,
    },
    Wrong,
}

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    keys: Keys,
    params: Params,
    permits: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    most_waiting: usize,
    /// What the password of a name that nobody has is compared with.
    nobody: Arc<str>,
}

impl Passwords {
    /// # Errors
    /// When argon2 does not know the cost.
    pub(crate) fn new(keys: Keys, cost: PasswordCost) -> Result<Self, argon2::Error> {
        let params = Params::new(cost.memory_kib, cost.passes, 1, None)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let at_once = cores.saturating_sub(1).max(1);
        let secret = token::base64(&token::random::<16>());
        let nobody = hash_now(&params, keys.pepper().1, &secret);
        Ok(Self {
            keys,
            params,
            permits: Arc::new(Semaphore::new(at_once)),
            waiting: Arc::default(),
            most_waiting: at_once * WAITING,
            nobody: nobody.into(),
        })
    }

    pub(crate) async fn hash(&self, password: String) -> Result<Hashed, Busy> {
        let (id, pepper) = self.keys.pepper();
        let (id, pepper) = (id.to_owned(), pepper.to_vec());
        let params = self.params.clone();
        let hashing = move || hash_now(&params, &pepper, &password);
        let hashed = self.work(hashing).await?;
        Ok(Hashed {
            password: hashed,
            pepper: id,
        })
    }

    /// Compares a password with what is kept; as long for a name that nobody has, or that has no
    /// password.
    pub(crate) async fn check(
        &self,
        password: &str,
        kept: Option<&Hashed>,
    ) -> Result<Verdict, Busy> {
        let (now, _) = self.keys.pepper();
        let (hash, pepper_id) = match kept {
            Some(kept) => (kept.password.clone(), kept.pepper.clone()),
            None => (self.nobody.to_string(), now.to_owned()),
        };
        let is_old = pepper_id != now || !is_made_with(&self.params, &hash);
        let pepper = self.keys.pepper_named(&pepper_id);
        let pepper = pepper.unwrap_or_default().to_vec();
        let is_known = kept.is_some();
        // Bounded before it is looked at: hashing takes as long as the text is.
        let is_long = password.len() > MOST_BYTES;
        let password = if is_long {
            String::new()
        } else {
            normal(password)
        };
        let is_right = self
            .work(move || is_password_of(&pepper, &password, &hash))
            .await?;
        Ok(if is_right && is_known && !is_long {
            Verdict::Right { is_old }
        } else {
            Verdict::Wrong
        })
    }

    async fn work<T: Send + 'static>(
        &self,
        hashing: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let place = Waiting::take(&self.waiting, self.most_waiting)?;
        let permit = Arc::clone(&self.permits).acquire_owned();
        let permit = permit.await.map_err(|_| Busy)?;
        let work = tokio::task::spawn_blocking(move || {
            let done = hashing();
            drop((permit, place));
            done
        });
        work.await.map_err(|_| Busy)
    }
}

/// A place among those who wait, given back whatever becomes of them.
struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    fn take(count: &Arc<AtomicUsize>, most: usize) -> Result<Self, Busy> {
        let before = count.fetch_add(1, Ordering::Relaxed);
        let place = Self(Arc::clone(count));
        if before >= most { Err(Busy) } else { Ok(place) }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn argon2<'key>(params: &Params, pepper: &'key [u8]) -> Argon2<'key> {
    Argon2::new_with_secret(pepper, Algorithm::Argon2id, Version::V0x13, params.clone())
        .expect("a pepper is short enough")
}

fn hash_now(params: &Params, pepper: &[u8], password: &str) -> String {
    let salt = token::random::<16>();
    let hash = argon2(params, pepper).hash_password_with_salt(password.as_bytes(), &salt);
    hash.expect("salt and parameters are allowed").to_string()
}

/// Whether a hash has cost what a new one does.
fn is_made_with(params: &Params, hash: &str) -> bool {
    let hash = PasswordHash::new(hash).ok();
    let made = hash.and_then(|hash| Params::try_from(&hash).ok());
    made.is_some_and(|made| made.m_cost() == params.m_cost() && made.t_cost() == params.t_cost())
}

fn is_password_of(pepper: &[u8], password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else {
        return false;
    };
    // What it costs stands in the hash itself.
    argon2(&Params::DEFAULT, pepper)
        .verify_password(password.as_bytes(), &hash)
        .is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHEAP: PasswordCost = PasswordCost {
        memory_kib: 64,
        passes: 1,
    };

    fn passwords(keys: Keys, cost: PasswordCost) -> Passwords {
        Passwords::new(keys, cost).expect("this cost is known")
    }

    #[tokio::test]
    async fn a_password_that_cost_less_is_hashed_anew() {
        let keys = Keys::fresh();
        let cheap = passwords(keys.clone(), CHEAP);
        let hashed = cheap.hash("korte vlinder 42".to_owned()).await;
        let hashed = hashed.expect("nobody waits");
        let usual = passwords(keys, PasswordCost::default());
        for (passwords, is_old) in [(cheap, false), (usual, true)] {
            let verdict = passwords.check("korte vlinder 42", Some(&hashed)).await;
            assert_eq!(verdict.expect("nobody waits"), Verdict::Right { is_old });
        }
        let nothing = PasswordCost {
            memory_kib: 0,
            passes: 0,
        };
        assert!(Passwords::new(Keys::fresh(), nothing).is_err());
    }

    #[tokio::test]
    async fn a_password_is_right_with_its_pepper_only() {
        let passwords = passwords(Keys::fresh(), PasswordCost::default());
        let hashed = passwords.hash("korte vlinder 42".to_owned()).await;
        let hashed = hashed.expect("nobody waits");
        assert!(
            hashed
                .password
                .starts_with("$argon2id$v=19$m=19456,t=2,p=1$")
        );
        let right = Verdict::Right { is_old: false };
        let check = async |password| passwords.check(password, Some(&hashed)).await;
        assert_eq!(
            check("korte vlinder 42").await.expect("nobody waits"),
            right
        );
        assert_eq!(
            check("korte vlinder 43").await.expect("nobody waits"),
            Verdict::Wrong
        );
        assert_eq!(
            check(&"k".repeat(1 << 20)).await.expect("nobody waits"),
            Verdict::Wrong
        );
        let other = Passwords::new(Keys::fresh(), CHEAP).expect("this cost is known");
        let verdict = other.check("korte vlinder 42", Some(&hashed)).await;
        assert_eq!(verdict.expect("nobody waits"), Verdict::Wrong);
    }

    #[tokio::test]
    async fn nobody_has_a_password() {
        let passwords = passwords(Keys::fresh(), CHEAP);
        let verdict = passwords.check("", None).await.expect("nobody waits");
        assert_eq!(verdict, Verdict::Wrong);
    }

    #[test]
    fn what_others_would_try_first_is_not_taken() {
        for (password, expected) in [
            ("short", Err(PasswordError::Length)),
            ("password", Err(PasswordError::Common)),
            ("PASSWORD1", Err(PasswordError::Common)),
            ("zzzzzzzzzz", Err(PasswordError::Common)),
            ("AnnaAnna", Err(PasswordError::Common)),
            ("korte vlinder 42", Ok("korte vlinder 42".to_owned())),
            ("été à la plage", Ok("été à la plage".to_owned())),
        ] {
            assert_eq!(acceptable(password, "annaanna"), expected, "{password}");
        }
        let long = "a b".repeat(100);
        assert_eq!(acceptable(&long, "x"), Err(PasswordError::Length));
    }
}
