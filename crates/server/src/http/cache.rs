//! Pages of boards as bytes, kept for a second: what everybody asks for is made once.
//!
//! They are made from the database alone, so that replicas differ by a second at most.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;

/// How long a page may be handed out.
const FRESH: Duration = Duration::from_secs(1);
/// While one request makes a page anew, the others get the old one, but none older than this.
const STALE: Duration = Duration::from_secs(5);
const PAGES: usize = 256;

#[derive(Clone, Debug)]
struct Page {
    bytes: Bytes,
    tag: String,
    made: Instant,
    /// Since when a request makes it anew.
    making: Option<Instant>,
}

/// The pages that are kept.
#[derive(Debug, Default)]
pub(crate) struct Pages(Mutex<HashMap<(i64, i64), Page>>);

impl Pages {
    /// A page with its tag, if it may still be handed out. `None` is for the one that is to make it.
    pub(crate) fn get(&self, key: (i64, i64), now: Instant) -> Option<(Bytes, String)> {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let page = pages.get_mut(&key)?;
        let age = now.saturating_duration_since(page.made);
        let is_being_made = page
            .making
            .is_some_and(|since| now.saturating_duration_since(since) < STALE);
        if age < FRESH || age < STALE && is_being_made {
            return Some((page.bytes.clone(), page.tag.clone()));
        }
        page.making = Some(now);
        None
    }

    pub(crate) fn put(&self, key: (i64, i64), bytes: Bytes, tag: String, now: Instant) {
        let mut pages = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= PAGES {
            pages.retain(|_, page| now.saturating_duration_since(page.made) < FRESH);
        }
        if pages.len() < PAGES {
            let page = Page {
                bytes,
                tag,
                made: now,
                making: None,
            };
            pages.insert(key, page);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_makes_a_page_anew_while_others_get_the_old_one() {
        let pages = Pages::default();
        let begin = Instant::now();
        let at = |millis| begin + Duration::from_millis(millis);
        let key = (1, 0);
        assert!(pages.get(key, begin).is_none());
        pages.put(key, Bytes::from_static(b"old"), "1".to_owned(), begin);
        assert!(pages.get(key, at(999)).is_some());
        assert!(pages.get(key, at(1001)).is_none(), "this one makes it");
        assert!(pages.get(key, at(1002)).is_some(), "the others do not wait");
        assert!(pages.get(key, at(5001)).is_none(), "too old");
        pages.put(key, Bytes::from_static(b"new"), "2".to_owned(), at(5002));
        let (bytes, tag) = pages.get(key, at(5003)).expect("it is fresh");
        assert_eq!((&bytes[..], tag.as_str()), (&b"new"[..], "2"));
    }
}
