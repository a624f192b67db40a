//! The cookie of a session.

use axum::http::header::{COOKIE, HeaderMap, HeaderValue};

use crate::app::SESSION_LONGEST_MS;
use crate::token;

/// The prefix binds it to this host, to encryption and to the whole site.
const NAME: &str = "__Host-damier";

/// A token of a session, as the browser has it. The database has its hash only.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn fresh() -> Self {
        Self(token::base64(&token::random::<32>()))
    }

    pub(crate) fn hash(&self) -> [u8; 32] {
        token::sha256(self.0.as_bytes())
    }

    /// The token that a request brings. Of several none is taken: one of them was put there by others.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get_all(COOKIE).iter();
        let cookies = cookies.filter_map(|value| value.to_str().ok());
        let mut ours = cookies
            .flat_map(|value| value.split(';'))
            .filter_map(|cookie| cookie.trim().split_once('='))
            .filter(|(name, _)| *name == NAME);
        let (_, value) = ours.next()?;
        let is_token = token::from_base64(value).is_some_and(|bytes| bytes.len() == 32);
        (is_token && ours.next().is_none()).then(|| Self(value.to_owned()))
    }

    /// What hands it to the browser.
    pub(crate) fn set(&self) -> HeaderValue {
        let seconds = SESSION_LONGEST_MS / 1000;
        header(&self.0, seconds)
    }

    /// What makes the browser forget it.
    pub(crate) fn clear() -> HeaderValue {
        header("", 0)
    }
}

fn header(value: &str, seconds: i64) -> HeaderValue {
    let text = format!("{NAME}={value}; Path=/; Max-Age={seconds}; Secure; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).expect("a token has letters of base64url only")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(cookies: &[&str], expected: Option<&str>) {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(COOKIE, HeaderValue::from_str(cookie).expect("a header"));
        }
        let found = Token::of(&headers).map(|token| token.0);
        assert_eq!(found.as_deref(), expected);
    }

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let token = Token::fresh().0;
        let ours = format!("{NAME}={token}");
        check(&[&format!("a=b; {ours}; c=d")], Some(&token));
        check(&["a=b", &ours], Some(&token));
        check(&[], None);
        check(&[&format!("damier={token}")], None);
        check(&[&format!("{NAME}=short")], None);
        check(&[&format!("{NAME}={token}'; drop table")], None);
        check(&[&ours, &format!("{NAME}={}", Token::fresh().0)], None);
    }

    #[test]
    fn a_cookie_is_for_this_host_and_not_for_scripts() {
        let set = Token::fresh().set();
        let text = set.to_str().expect("it is ASCII");
        for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains("Domain"));
    }
}
