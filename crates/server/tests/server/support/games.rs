//! Ranked games: won by chance, told to an engine that knows them by heart, and sent.

use damier_rules::Color;
use serde_json::{Value, json};

pub(crate) use super::played::{SECRET, Won, base64, sha256_hex, won};
use super::{Answer, Bench, Browser, engine};

/// The name of a level's number.
fn level_name(level: i64) -> &'static str {
    match level {
        2 => "easy",
        4 => "normal",
        _ => "expert",
    }
}

/// A ticket for Checkers whose seed has ten digits, as the engines by heart want it.
pub(crate) async fn ticket(browser: &mut Browser, engine: &str, level: i64) -> String {
    for _ in 0..40 {
        let wish = json!({
            "device": sha256_hex(SECRET),
            "engine": engine,
            "wants": [{ "game": "checkers", "level": level_name(level), "count": 5 }],
        });
        let given = browser.post("/api/tickets", &wish).await;
        assert_eq!(given.status.as_u16(), 200, "{}", given.text);
        let tickets = given.body.as_array().expect("a list");
        let fits = |ticket: &&Value| {
            ticket["seed"]
                .as_i64()
                .is_some_and(|seed| seed >= 1_000_000_000)
        };
        if let Some(ticket) = tickets.iter().find(fits) {
            return ticket["ticket"].as_str().expect("a text").to_owned();
        }
    }
    panic!("no seed of ten digits among 200");
}

/// The body of a game that is sent.
#[must_use]
pub(crate) fn body(ticket: &str, won: &Won) -> Value {
    json!({
        "ticket": ticket,
        "device_secret": base64(SECRET),
        "side": won.side,
        "moves": won.text(),
        "reason": won.reason,
        "undone": 0,
        "hints": 0,
        "played_at": 0,
    })
}

pub(crate) async fn send(browser: &mut Browser, key: &str, body: &Value) -> Answer {
    browser
        .post_with("/api/results", body, &[("idempotency-key", key)])
        .await
}

/// Lets a server know an engine that plays a game by heart, and gives its hash.
pub(crate) async fn teach(bench: &Bench, script: &[(String, String)]) -> String {
    let module = engine::by_heart(script);
    bench.app.keep_engine(&module).await.expect("it is kept")
}

/// Wins a game of a level, sends it, and waits until it is decided; gives its state and reason.
pub(crate) async fn win(bench: &Bench, browser: &mut Browser, seed: u64, level: i64) -> Value {
    let won = won(seed, Color::White);
    let engine = teach(bench, &won.script(level)).await;
    let ticket = ticket(browser, &engine, level).await;
    let sent = send(
        browser,
        &format!("game-of-{seed}-{level}"),
        &body(&ticket, &won),
    )
    .await;
    assert_eq!(sent.status.as_u16(), 202, "{}", sent.text);
    decided(browser, sent.body["id"].as_i64().expect("a number")).await
}

/// Waits until a game is decided.
pub(crate) async fn decided(browser: &mut Browser, id: i64) -> Value {
    for _ in 0..1200 {
        let game = browser.get(&format!("/api/results/{id}")).await.body;
        if game["state"] != "waiting" {
            return game;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("game {id} was not checked within a minute");
}
