//! What attackers try, and what they get.

mod support;

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::Method;
use damier_rules::Color;
use serde_json::{Value, json};
use support::games::{body, send, teach, ticket, won};
use support::{Bench, PASSWORD};

on_both! {
    requests_of_other_sites_change_nothing;
    a_forged_cookie_is_no_session;
    bodies_that_are_too_long_packed_or_deep_are_refused;
    sql_in_every_field_is_text;
    guesses_of_a_password_are_stopped;
    a_guesser_cannot_lock_out_a_player_who_is_signed_in;
    a_name_that_nobody_has_takes_as_long;
    games_that_were_not_won_honestly_are_refused;
    a_ticket_is_good_for_its_owner_and_once;
    a_request_sent_again_counts_once;
    other_players_games_are_not_to_be_seen;
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
        let encoded: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
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
    sprayer.network = "192.0.2.1".to_owned();
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

async fn games_that_were_not_won_honestly_are_refused(server: Bench) {
    let mut anna = server.player("Anna").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let honest = body("", &won);
    let altered = |name: &str, value: Value| {
        let mut altered = honest.clone();
        altered[name] = value;
        altered
    };
    let mut moves = won.moves.clone();
    moves[7] = "1-32".to_owned();
    let half = won.moves[..won.moves.len() / 2].join(",");
    for (number, (altered, code)) in [
        (altered("moves", json!(moves.join(","))), "illegal-move"),
        (altered("moves", json!(half)), "unfinished"),
        (altered("moves", json!("")), "unfinished"),
        (altered("side", json!("black")), "not-won"),
        (altered("reason", json!("agreement")), "other-end"),
        (altered("undone", json!(1)), "help-used"),
        (altered("hints", json!(2)), "help-used"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut altered = altered;
        altered["ticket"] = json!(ticket(&mut anna, &engine, 2).await);
        let refused = send(&mut anna, &format!("honest-{number}"), &altered).await;
        refused.is_problem(422, code);
        let id = refused.body["submission"].as_i64().expect("it is kept");
        let listed = anna.get(&format!("/api/results/{id}")).await.body;
        assert_eq!(listed["state"], "refused");
        assert_eq!(listed["reason"], code);
        assert_eq!(listed["points"], 0);
    }
    let mut long = honest.clone();
    long["ticket"] = json!(ticket(&mut anna, &engine, 2).await);
    long["moves"] = json!("1-2,".repeat(14_000));
    send(&mut anna, "honest-long", &long)
        .await
        .is_problem(422, "illegal-move");
    server.clock.advance(Duration::from_hours(24 * 31));
    anna.sign_in("Anna", PASSWORD).await;
    let old = ticket(&mut anna, &engine, 2).await;
    server.clock.advance(Duration::from_hours(24 * 29));
    anna.sign_in("Anna", PASSWORD).await;
    server.clock.advance(Duration::from_hours(24 * 2));
    let mut late = honest.clone();
    late["ticket"] = json!(old);
    send(&mut anna, "honest-late", &late)
        .await
        .is_problem(422, "ticket-expired");
    let board = anna.get("/api/boards/checkers/points/all").await.body;
    assert_eq!(board["players"], 0);
}

async fn a_ticket_is_good_for_its_owner_and_once(server: Bench) {
    let mut anna = server.player("Anna").await;
    let mut bob = server.player("Bob").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let given = ticket(&mut anna, &engine, 2).await;
    send(&mut bob, "bob-takes-it", &body(&given, &won))
        .await
        .is_problem(403, "foreign-ticket");
    let mut copied = body(&given, &won);
    copied["device_secret"] = json!("Z3Vlc3M");
    send(&mut anna, "other-device", &copied)
        .await
        .is_problem(403, "foreign-ticket");
    let mut forged = given.clone();
    forged.replace_range(20..21, if &given[20..21] == "A" { "B" } else { "A" });
    send(&mut anna, "forged-it-is", &body(&forged, &won))
        .await
        .is_problem(422, "bad-ticket");
    assert_eq!(
        send(&mut anna, "first-game", &body(&given, &won))
            .await
            .status,
        202
    );
    let other = support::games::won(2, Color::White);
    send(&mut anna, "second-game", &body(&given, &other))
        .await
        .is_problem(422, "ticket-used");
    // A guest's ticket goes with the device, to whoever signs in first.
    let guests = ticket(&mut server.browser(), &engine, 2).await;
    assert_eq!(
        send(&mut bob, "guest-game", &body(&guests, &won))
            .await
            .status,
        202
    );
    send(&mut anna, "guest-again", &body(&guests, &won))
        .await
        .is_problem(422, "ticket-used");
    let unknown = json!({
        "device": "0".repeat(64), "engine": "0".repeat(64),
        "wants": [{ "game": "checkers", "level": "easy", "count": 1 }],
    });
    anna.post("/api/tickets", &unknown)
        .await
        .is_problem(422, "unknown-engine");
    let mut many = unknown;
    many["wants"][0]["count"] = json!(1_000_000);
    anna.post("/api/tickets", &many)
        .await
        .is_problem(422, "too-many-tickets");
}

async fn a_request_sent_again_counts_once(server: Bench) {
    let checking = server.check_games().await;
    let mut anna = server.player("Anna").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let sent = body(&ticket(&mut anna, &engine, 2).await, &won);
    let first = send(&mut anna, "the-same-key", &sent).await;
    assert_eq!(first.status, 202);
    for _ in 0..5 {
        let again = send(&mut anna, "the-same-key", &sent).await;
        assert_eq!(again.status, 202);
        assert_eq!(again.body["id"], first.body["id"]);
    }
    let mut other = sent.clone();
    other["hints"] = json!(1);
    send(&mut anna, "the-same-key", &other)
        .await
        .is_problem(409, "key-used");
    send(&mut anna, "short", &sent)
        .await
        .is_problem(400, "bad-key");
    let id = first.body["id"].as_i64().expect("a number");
    let game = support::games::decided(&mut anna, id).await;
    assert_eq!(
        (&game["state"], &game["points"]),
        (&json!("counted"), &json!(10))
    );
    // The same moves with another ticket.
    let again = body(&ticket(&mut anna, &engine, 2).await, &won);
    let sent = send(&mut anna, "another-key", &again).await;
    let game = support::games::decided(&mut anna, sent.body["id"].as_i64().expect("a number"));
    let game = game.await;
    assert_eq!(
        (&game["state"], &game["reason"]),
        (&json!("refused"), &json!("same-game"))
    );
    let account = anna.get("/api/account").await.body;
    assert_eq!(
        account["points"],
        json!([{ "game": "checkers", "points": 10, "fastest": null }])
    );
    checking.stop().await;
}

async fn other_players_games_are_not_to_be_seen(server: Bench) {
    let mut anna = server.player("Anna").await;
    let mut bob = server.player("Bob").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let sent = body(&ticket(&mut anna, &engine, 2).await, &won);
    let sent = send(&mut anna, "annas-game", &sent).await;
    let path = format!("/api/results/{}", sent.body["id"]);
    assert_eq!(anna.get(&path).await.status, 200);
    bob.get(&path).await.is_problem(404, "not-found");
    server
        .browser()
        .get(&path)
        .await
        .is_problem(401, "signed-out");
    assert_eq!(bob.get("/api/results").await.body, json!([]));
    let pdn = anna.get("/api/results.pdn").await;
    assert!(pdn.text.contains("[White \"Anna\"]"), "{}", pdn.text);
    assert!(bob.get("/api/results.pdn").await.text.is_empty());
}
