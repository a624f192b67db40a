//! The first line: how many requests an address may make, counted in this process.
//!
//! It keeps one address from taking all the time that there is. What could be a guess is counted in the
//! database; see `limits`.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::problem::Problem;
use crate::settings::Settings;

/// Addresses that are remembered; with more than that, those that are idle are forgotten.
const ADDRESSES: usize = 20_000;

/// A bucket of requests that fills again with time.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// The buckets of all addresses.
#[derive(Debug)]
pub(crate) struct Rates {
    per_second: f64,
    most: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

impl Rates {
    pub(crate) fn new(settings: &Settings) -> Self {
        let per_minute = f64::from(settings.requests_per_minute.max(1));
        Self {
            per_second: per_minute / 60.0,
            // A page that opens asks for several things at once.
            most: (per_minute / 4.0).max(1.0),
            buckets: Mutex::default(),
        }
    }

    /// Counts a request of an address.
    pub(crate) fn admit(&self, network: &str, now: Instant) -> Result<(), Problem> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(network) {
            return self.take(bucket, now);
        }
        if buckets.len() >= ADDRESSES {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < self.most);
        }
        if buckets.len() < ADDRESSES {
            let left = self.most - 1.0;
            buckets.insert(network.to_owned(), Bucket { left, at: now });
        }
        Ok(())
    }

    fn take(&self, bucket: &mut Bucket, now: Instant) -> Result<(), Problem> {
        let left = self.filled(*bucket, now);
        *bucket = Bucket { left, at: now };
        if left < 1.0 {
            return Err(Problem::too_many(1));
        }
        bucket.left -= 1.0;
        Ok(())
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.left + since * self.per_second).min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_address_gets_its_share_and_no_other_loses_by_it() {
        let settings = Settings {
            requests_per_minute: 240,
            ..Settings::default()
        };
        let rates = Rates::new(&settings);
        let begin = Instant::now();
        let admitted = (0..100).filter(|_| rates.admit("a", begin).is_ok()).count();
        assert_eq!(admitted, 60);
        assert!(rates.admit("b", begin).is_ok());
        let later = begin + Duration::from_secs(1);
        let admitted = (0..100).filter(|_| rates.admit("a", later).is_ok()).count();
        assert_eq!(admitted, 4);
    }
}
