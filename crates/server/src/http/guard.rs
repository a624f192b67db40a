//! What every request to the API passes: its origin, its time, and what is written down about it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::extract;
use super::problem::Problem;
use crate::app::App;
use crate::token;

/// How long a request may take, its body included.
const LONGEST: Duration = Duration::from_secs(15);
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// Programs that are no browsers say so by this header; a page of another site cannot send it.
const CLIENT: HeaderName = HeaderName::from_static("x-damier-client");

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let id = token::hex(&token::random::<8>());
    let method = request.method().clone();
    let route = route(request.uri().path());
    let mut response = answer(&app, request, next).await;
    let headers = response.headers_mut();
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if let Ok(value) = HeaderValue::from_str(&id) {
        headers.insert(REQUEST_ID, value);
    }
    let status = response.status().as_u16();
    let took = begin.elapsed();
    app.metrics().answered(route, status, took);
    // The address is not written: it may hold a player's name.
    let micros = took.as_micros();
    if status >= 500 {
        tracing::error!(request = id, %method, route, status, micros, "answered");
    } else {
        tracing::debug!(request = id, %method, route, status, micros, "answered");
    }
    response
}

/// The part of the API that an address is in, for counts and the log: never what a visitor made up.
fn route(path: &str) -> &'static str {
    const PARTS: [&str; 13] = [
        "/api/account",
        "/api/boards",
        "/api/openapi.json",
        "/api/passkeys",
        "/api/players",
        "/api/ready",
        "/api/recover",
        "/api/results",
        "/api/session",
        "/api/sign-in",
        "/api/sign-out",
        "/api/sign-up",
        "/api/tickets",
    ];
    let is_in = |part: &&str| {
        let rest = path.strip_prefix(*part);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '.']))
    };
    PARTS.into_iter().find(is_in).unwrap_or("other")
}

async fn answer(app: &App, request: Request, next: Next) -> Response {
    if let Err(problem) = admit(app, &request) {
        return problem.into_response();
    }
    let answered = tokio::time::timeout(LONGEST, next.run(request)).await;
    answered.unwrap_or_else(|_| {
        let detail = "the request took too long";
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", detail).into_response()
    })
}

fn admit(app: &App, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let peer = request.extensions().get::<SocketAddr>();
    let network = extract::network(app.settings(), headers, peer.map(SocketAddr::ip));
    app.rates().admit(&network, Instant::now())?;
    // A short text can unpack into a long one, and nothing here needs to be packed.
    if headers.contains_key(CONTENT_ENCODING) {
        let detail = "the body must not be compressed";
        let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
        return Err(Problem::new(status, "bad-encoding", detail));
    }
    if is_safe(request.method()) || is_ours(app, headers) {
        Ok(())
    } else {
        let detail = "the request does not come from this site";
        Err(Problem::forbidden("cross-site", detail))
    }
}

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a request that changes something comes from our own page, or from no browser at all.
fn is_ours(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(FETCH_SITE)
        && site != "same-origin"
    {
        return false;
    }
    if let Some(origin) = text(ORIGIN) {
        return is_own_origin(app, origin, text(HOST));
    }
    headers.contains_key(FETCH_SITE) || headers.contains_key(CLIENT)
}

/// Whether an origin is that of the page.
pub(crate) fn is_own_origin(app: &App, origin: &str, host: Option<&str>) -> bool {
    if let Some(own) = &app.settings().origin {
        return origin.eq_ignore_ascii_case(own.text());
    }
    let place = origin.split_once("://").map(|(_, place)| place);
    place.is_some() && place == host
}
