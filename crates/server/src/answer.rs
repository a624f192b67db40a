//! Answers to requests for files.

use axum::body::Body;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Response, StatusCode};

use crate::site::{Asset, media_type};

/// How long a file may be used without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caching {
    /// For ever: its name changes with its contents.
    Immutable,
    /// It must be asked for again each time; an unchanged one is not sent again.
    Checked,
}

impl Caching {
    const fn value(self) -> &'static str {
        match self {
            Self::Immutable => "public, max-age=31536000, immutable",
            Self::Checked => "no-cache",
        }
    }
}

/// A file of the page, in the best form that the browser takes.
pub(crate) fn asset(
    asset: &'static Asset,
    request: &HeaderMap,
    status: StatusCode,
) -> Response<Body> {
    let caching = if asset.is_immutable() {
        Caching::Immutable
    } else {
        Caching::Checked
    };
    let (encoding, bytes) = form(asset, request);
    let is_known = status == StatusCode::OK && knows(request, asset.tag);
    let (status, body) = if is_known {
        (StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        (status, Body::from(bytes))
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    let mut set = |name, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_TYPE, media_type(asset.name));
    set(header::CACHE_CONTROL, caching.value());
    set(header::ETAG, asset.tag);
    set(header::VARY, "accept-encoding");
    if let Some(encoding) = encoding {
        set(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// The smallest form of a file that a browser takes, and its name.
fn form(asset: &'static Asset, request: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    for (name, bytes) in forms {
        if let Some(bytes) = bytes.filter(|_| accepts(request, name)) {
            return (Some(name), bytes);
        }
    }
    (None, asset.plain)
}

/// Whether a browser takes an encoding.
fn accepts(request: &HeaderMap, encoding: &str) -> bool {
    let values = request.get_all(header::ACCEPT_ENCODING).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, "q=1"));
        let weight = weight.trim().trim_start_matches("q=");
        let is_refused = weight.parse() == Ok(0.0_f32);
        name.trim().eq_ignore_ascii_case(encoding) && !is_refused
    })
}

/// Whether a browser has this version of a file already.
fn knows(request: &HeaderMap, tag: &str) -> bool {
    let values = request.get_all(header::IF_NONE_MATCH).iter();
    let values = values.filter_map(|value| value.to_str().ok());
    values
        .flat_map(|value| value.split(','))
        .any(|known| known.trim().trim_start_matches("W/") == tag)
}

/// A file of an earlier version, which never changes.
pub(crate) fn kept(name: &str, bytes: Vec<u8>) -> Response<Body> {
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    let mut set = |name, value: &'static str| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_TYPE, media_type(name));
    set(header::CACHE_CONTROL, Caching::Immutable.value());
    response
}

/// A short text that is not kept.
pub(crate) fn text(status: StatusCode, media: &'static str, body: String) -> Response<Body> {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The page of a program that was built without one.
pub(crate) fn no_page() -> Response<Body> {
    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <title>Damier</title>\n<h1>Damier was built without its page</h1>\n\
        <p>The server runs. To build the page into it, run <code>cargo xtask start</code>, or \
        <code>cargo xtask web</code> and then <code>cargo build --release -p damier-cli</code>.</p>\n";
    text(
        StatusCode::SERVICE_UNAVAILABLE,
        "text/html; charset=utf-8",
        PAGE.to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(value: &str, encoding: &str, expected: bool) {
        let mut headers = HeaderMap::new();
        let value = HeaderValue::from_str(value).expect("a header");
        headers.insert(header::ACCEPT_ENCODING, value);
        assert_eq!(accepts(&headers, encoding), expected, "{encoding}");
    }

    #[test]
    fn an_encoding_is_taken_if_it_is_named_and_not_refused() {
        check("gzip, deflate, br", "br", true);
        check("gzip;q=0.5, BR ; q=1.0", "br", true);
        check("br;q=0, gzip", "br", false);
        check("gzip", "br", false);
        check("", "gzip", false);
    }
}
