//! What attackers try, and what they get. Names as `web-003` are those of known cases of web programs.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use crate::on_both;
use crate::support::{Bench, Kind, PASSWORD};
use axum::body::{Body, Bytes, HttpBody};
use axum::http::Method;
use damier_server::{PasswordCost, Settings};
use hyper::body::Frame;
use serde_json::{Value, json};

on_both! {
    requests_of_other_sites_change_nothing;
    a_forged_cookie_is_no_session;
    a_socket_is_not_opened;
    bodies_that_are_too_long_packed_or_deep_are_refused;
    sql_in_every_field_is_text;
    guesses_of_a_password_are_stopped;
    a_guesser_cannot_lock_out_a_player_who_is_signed_in;
    a_name_that_nobody_has_takes_as_long;
}

async fn requests_of_other_sites_change_nothing(server: Bench) {
    let mut anna = server.player("Anna").await;
    let change = json!({ "password": PASSWORD });
    for headers in [
        &[("sec-fetch-site", "cross-site")][..],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "none")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", "https://damier.example.evil.example")],
        &[("origin", "https://evil.example"), ("x-damier-client", "1")],
        &[
            ("sec-fetch-site", "same-origin"),
            ("origin", "https://evil.example"),
        ],
        &[],
    ] {
        let mut request = anna
            .request(Method::POST, "/api/account/delete")
            .header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(change.to_string()));
        let refused = anna.send(request.expect("a request")).await;
        refused.is_problem(403, "cross-site");
    }
    // A form of another site can send no JSON.
    let request = anna
        .request(Method::POST, "/api/account/delete")
        .header("sec-fetch-site", "same-origin")
        .header("content-type", "text/plain")
        .body(Body::from(change.to_string()));
    let refused = anna.send(request.expect("a request")).await;
    refused.is_problem(415, "bad-type");
    assert_eq!(anna.get("/api/account").await.status, 200);
}

async fn a_forged_cookie_is_no_session(server: Bench) {
    let anna = server.player("Anna").await;
    let token = anna.cookie.clone().expect("a cookie");
    let mut last = token.clone();
    let letter = last.pop().expect("a letter");
    last.push(if letter == 'A' { 'E' } else { 'A' });
    for cookie in [
        last,
        token.to_lowercase(),
        token.replace("__Host-", ""),
        format!("{token}; {token}x"),
        "__Host-damier=".to_owned(),
        "__Host-damier=1".to_owned(),
        "__Host-damier=' or '1'='1".to_owned(),
    ] {
        let mut forged = server.browser();
        forged.cookie = Some(cookie);
        forged
            .get("/api/account")
            .await
            .is_problem(401, "signed-out");
    }
}

/// web-009: there is no socket that another site could open with a player's cookie.
async fn a_socket_is_not_opened(server: Bench) {
    let mut anna = server.player("Anna").await;
    let request = anna
        .request(Method::GET, "/api/account")
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
        .header("origin", "https://evil.example")
        .body(Body::empty());
    let answer = anna.send(request.expect("a request")).await;
    assert_ne!(answer.status, 101);
    assert!(!answer.headers.contains_key("upgrade"));
}

#[tokio::test]
async fn a_body_that_comes_slowly_is_not_waited_for() {
    let server = Bench::start(Kind::Lite)
        .await
        .expect("it is in the program");
    let mut slow = server.browser();
    let begin = Instant::now();
    let request = slow
        .request(Method::POST, "/api/sign-in")
        .header("sec-fetch-site", "same-origin")
        .header("content-type", "application/json")
        .body(Body::new(Never));
    let refused = slow.send(request.expect("a request")).await;
    refused.is_problem(408, "too-slow");
    assert!(begin.elapsed() < Duration::from_mins(1));
}

/// A body whose first byte does not come.
struct Never;

impl HttpBody for Never {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Pending
    }
}

async fn bodies_that_are_too_long_packed_or_deep_are_refused(server: Bench) {
    let mut anna = server.player("Anna").await;
    let long = json!({ "name": "a".repeat(10_000_000), "password": PASSWORD });
    let begin = Instant::now();
    anna.post("/api/sign-in", &long)
        .await
        .is_problem(413, "too-long");
    assert!(begin.elapsed() < Duration::from_secs(5));
    for text in [
        "[".repeat(60_000),
        "{\"name\":".repeat(7_000),
        format!("{{\"name\":{}", "[".repeat(50_000)),
    ] {
        let request = anna
            .request(Method::POST, "/api/sign-in")
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/json")
            .body(Body::from(text));
        let refused = anna.send(request.expect("a request")).await;
        assert!(
            matches!(refused.status.as_u16(), 400 | 422),
            "{}",
            refused.text
        );
        assert_eq!(refused.headers["content-type"], "application/problem+json");
    }
    // web-001: nothing that must be unpacked is read.
    for encoding in ["gzip", "br", "deflate", "zstd", "identity, gzip"] {
        let headers = [("content-encoding", encoding)];
        let refused = anna.post_with("/api/sign-in", &json!({}), &headers).await;
        refused.is_problem(415, "bad-encoding");
    }
    // Nothing of what was sent comes back.
    let told = anna
        .post("/api/sign-in", &json!({ "<script>": "<script>" }))
        .await;
    told.is_problem(422, "bad-fields");
    assert!(!told.text.contains("script"));
    anna.get("/api/nothing").await.is_problem(404, "not-found");
    anna.delete("/api/sign-in")
        .await
        .is_problem(405, "method-not-allowed");
    anna.get("/api/results?before=x")
        .await
        .is_problem(400, "bad-query");
    anna.get("/api/results/abc")
        .await
        .is_problem(404, "not-found");
}

/// Texts that would do harm in a statement that was glued together.
const SQL: [&str; 6] = [
    "' or '1'='1",
    "'; drop table player; --",
    "\" or \"\"=\"",
    "1; delete from session",
    "$1",
    "\\'; select pg_sleep(10); --",
];

async fn sql_in_every_field_is_text(server: Bench) {
    let mut anna = server.player("Anna").await;
    for text in SQL {
        let fields = json!({
            "name": text, "password": text, "code": text, "new_password": text,
            "device": text, "engine": text, "wants": [], "ticket": text,
            "device_secret": text, "side": text, "moves": text, "reason": text,
            "undone": 0, "hints": 0, "played_at": 0, "credential": text, "client_data": text,
            "authenticator_data": text, "signature": text, "attestation": text, "label": text,
        });
        for (path, names) in FIELDS {
            let given: serde_json::Map<String, Value> = names
                .iter()
                .map(|name| ((*name).to_owned(), fields[*name].clone()))
                .collect();
            let headers = [("idempotency-key", "key-of-sql-test")];
            let mut browser = anna.clone();
            let answer = browser.post_with(path, &given.into(), &headers).await;
            assert!(answer.status.as_u16() < 500, "{path}: {}", answer.text);
            assert!(answer.status.as_u16() >= 400, "{path}: {}", answer.text);
        }
        let encoded: String = text
            .bytes()
            .fold(String::new(), |text, byte| text + &format!("%{byte:02x}"));
        for path in [
            format!("/api/players/{encoded}"),
            format!("/api/boards/{encoded}/points/all"),
            format!("/api/boards/checkers/points/all?after={encoded}"),
            format!("/api/results/{encoded}"),
            format!("/api/results?before={encoded}"),
        ] {
            let status = anna.get(&path).await.status.as_u16();
            assert!(matches!(status, 400 | 404), "{path}: {status}");
        }
    }
    assert_eq!(anna.get("/api/account").await.body["name"], "Anna");
    assert_eq!(server.browser().sign_in("Anna", PASSWORD).await.status, 200);
}

const FIELDS: [(&str, &[&str]); 8] = [
    ("/api/sign-up", &["name", "password"]),
    ("/api/sign-in", &["name", "password"]),
    ("/api/recover", &["name", "code", "new_password"]),
    ("/api/account/password", &["password", "new_password"]),
    ("/api/tickets", &["device", "engine", "wants"]),
    (
        "/api/results",
        &[
            "ticket",
            "device_secret",
            "side",
            "moves",
            "reason",
            "undone",
            "hints",
            "played_at",
        ],
    ),
    (
        "/api/passkeys/sign-in/finish",
        &[
            "credential",
            "client_data",
            "authenticator_data",
            "signature",
        ],
    ),
    (
        "/api/passkeys/sign-up/finish",
        &["client_data", "attestation", "label"],
    ),
];

async fn guesses_of_a_password_are_stopped(server: Bench) {
    server.player("Anna").await;
    let mut guesser = server.browser();
    let (mut looked_at, mut stopped) = (0, 0);
    for guess in 0..10_000 {
        guesser.network = format!("10.{}.{}.1", guess / 250, guess % 250);
        let answer = guesser
            .sign_in("Anna", &format!("guess number {guess}"))
            .await;
        match answer.status.as_u16() {
            401 => looked_at += 1,
            429 => stopped += 1,
            _ => panic!("{}", answer.text),
        }
    }
    // The clock may step from one window into the next meanwhile.
    assert!(looked_at <= 40, "{looked_at} guesses were looked at");
    assert_eq!(looked_at + stopped, 10_000);
    // One network that tries many names.
    let mut sprayer = server.browser();
    "192.0.2.1".clone_into(&mut sprayer.network);
    let mut looked_at = 0;
    for name in 0..200 {
        let answer = sprayer
            .sign_in(&format!("player{name}"), "summer 2026")
            .await;
        looked_at += i32::from(answer.status == 401);
    }
    assert!(looked_at <= 120, "{looked_at} names were looked at");
    let told = sprayer.sign_in("player1", "summer 2026").await;
    told.is_problem(429, "too-many-tries");
    let seconds = told.headers["retry-after"].to_str().expect("a number");
    assert!((1..=901).contains(&seconds.parse::<i64>().expect("a number")));
    server.clock.advance(Duration::from_mins(16));
    assert_eq!(guesser.sign_in("Anna", PASSWORD).await.status, 200);
}

async fn a_guesser_cannot_lock_out_a_player_who_is_signed_in(server: Bench) {
    let mut anna = server.player("Anna").await;
    let mut guesser = server.browser();
    for guess in 0..30 {
        guesser.network = format!("10.0.{guess}.1");
        guesser.sign_in("Anna", "guess guess").await;
    }
    guesser
        .sign_in("Anna", "guess guess")
        .await
        .is_problem(429, "too-many-tries");
    assert_eq!(anna.get("/api/account").await.status, 200);
}

async fn a_name_that_nobody_has_takes_as_long(server: Bench) {
    let settings = Settings {
        password_cost: PasswordCost::default(),
        ..crate::support::settings()
    };
    let server = Bench::at(server.address, server.keys, settings).await;
    server.player("Anna").await;
    let mut times = [Vec::new(), Vec::new()];
    // In turns, so that what else the machine does falls on both.
    for round in 0..15 {
        for (kind, name) in ["Anna", "Nobody"].into_iter().enumerate() {
            let mut browser = server.browser();
            browser.network = format!("10.1.{round}.{kind}");
            let begin = Instant::now();
            browser
                .sign_in(name, "guess guess")
                .await
                .is_problem(401, "wrong-secret");
            times[kind].push(begin.elapsed());
        }
        server.clock.advance(Duration::from_mins(16));
    }
    let [known, unknown] = times.map(|mut times| {
        times.sort();
        times[times.len() / 2].as_secs_f64()
    });
    let ratio = known / unknown;
    assert!((0.6..1.67).contains(&ratio), "{known} s and {unknown} s");
}
