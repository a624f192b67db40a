//! What handlers take from a request; what does not fit is told as a problem.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;

use super::cookie::Token;
use super::problem::Problem;
use crate::app::{App, SESSION_LONGEST_MS, SESSION_UNUSED_MS};
use crate::db::sessions::{self, Session};
use crate::settings::Settings;

/// A use of a session is written down again after so long.
const SEEN_EVERY_MS: i64 = 3_600_000;

/// A body in JSON.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(refuse(&rejection)),
        }
    }
}

/// Fixed words: nothing of what was sent comes back.
fn refuse(rejection: &JsonRejection) -> Problem {
    match rejection {
        JsonRejection::JsonSyntaxError(_) => {
            Problem::bad_request("bad-json", "the body is not JSON")
        }
        JsonRejection::JsonDataError(_) => Problem::unfit(
            "bad-fields",
            "the body does not have the fields that it must have",
        ),
        JsonRejection::MissingJsonContentType(_) => Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "bad-type",
            "the body must be application/json",
        ),
        rejection if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too-long",
            "the body is longer than anything that is asked for",
        ),
        _ => Problem::bad_request("bad-body", "the body cannot be read"),
    }
}

/// The query of an address.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Self(query)),
            Err(_) => Err(Problem::bad_request(
                "bad-query",
                "the query of the address does not fit",
            )),
        }
    }
}

/// The parts of an address.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match axum::extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(path)) => Ok(Self(path)),
            Err(_) => Err(Problem::not_found()),
        }
    }
}

/// The session of a request; without one it is refused.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn(pub(crate) Session);

impl<S: Send + Sync> FromRequestParts<S> for SignedIn
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let app = App::from_ref(state);
        let session = session(&app, &parts.headers).await?;
        session.map(Self).ok_or_else(Problem::signed_out)
    }
}

/// The session of a request, if it has one.
#[derive(Clone, Debug)]
pub(crate) struct MaybeSignedIn(pub(crate) Option<Session>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeSignedIn
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let app = App::from_ref(state);
        session(&app, &parts.headers).await.map(Self)
    }
}

async fn session(app: &App, headers: &HeaderMap) -> Result<Option<Session>, Problem> {
    let Some(token) = Token::of(headers) else {
        return Ok(None);
    };
    let Some(session) = sessions::find(app.db(), &token.hash()).await? else {
        return Ok(None);
    };
    let now = app.now();
    let has_ended = session.is_banned
        || now - session.seen_at > SESSION_UNUSED_MS
        || now - session.created_at > SESSION_LONGEST_MS;
    if has_ended {
        return Ok(None);
    }
    if now - session.seen_at > SEEN_EVERY_MS {
        sessions::seen(app.db(), session.id, now).await?;
    }
    Ok(Some(session))
}

/// The network that a request comes from: an address of IPv4, or the first half of one of IPv6, which is
/// what one household or host has.
#[derive(Clone, Debug)]
pub(crate) struct Network(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Network
where
    App: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let app = App::from_ref(state);
        let peer = parts.extensions.get::<SocketAddr>().map(SocketAddr::ip);
        Ok(Self(network(app.settings(), &parts.headers, peer)))
    }
}

/// The network of a request whose connection comes from `peer`.
pub(crate) fn network(settings: &Settings, headers: &HeaderMap, peer: Option<IpAddr>) -> String {
    let forwarded = headers.get_all("x-forwarded-for").iter();
    let forwarded = forwarded.filter_map(|value| value.to_str().ok());
    let chain: Vec<&str> = forwarded.flat_map(|value| value.split(',')).collect();
    // The last was added by the proxy next to us, the one before by the proxy before it.
    let at = chain.len().checked_sub(settings.proxies);
    let seen = at.filter(|_| settings.proxies > 0);
    let seen = seen.and_then(|at| chain.get(at)?.trim().parse().ok());
    match seen.or(peer) {
        Some(IpAddr::V4(address)) => address.to_string(),
        Some(IpAddr::V6(address)) => match address.to_ipv4_mapped() {
            Some(address) => address.to_string(),
            None => half(address),
        },
        None => "unknown".to_owned(),
    }
}

fn half(address: Ipv6Addr) -> String {
    let [a, b, c, d, ..] = address.segments();
    format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(proxies: usize, forwarded: &str, peer: &str, expected: &str) {
        let settings = Settings {
            proxies,
            ..Settings::default()
        };
        let mut headers = HeaderMap::new();
        if !forwarded.is_empty() {
            let value = forwarded.parse().expect("a header");
            headers.insert("x-forwarded-for", value);
        }
        let peer = peer.parse().ok();
        assert_eq!(network(&settings, &headers, peer), expected);
    }

    #[test]
    fn only_what_our_proxies_add_is_believed() {
        check(0, "1.1.1.1", "9.9.9.9", "9.9.9.9");
        check(1, "1.1.1.1, 2.2.2.2", "9.9.9.9", "2.2.2.2");
        check(2, "1.1.1.1, 2.2.2.2, 3.3.3.3", "9.9.9.9", "2.2.2.2");
        check(1, "", "9.9.9.9", "9.9.9.9");
        check(1, "nonsense", "9.9.9.9", "9.9.9.9");
    }

    #[test]
    fn a_network_of_ipv6_is_half_of_an_address() {
        check(0, "", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64");
        check(0, "", "::ffff:9.9.9.9", "9.9.9.9");
    }
}
