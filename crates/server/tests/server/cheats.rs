//! What cheats try with games and tickets, and what they get.

use std::time::Duration;

use damier_rules::Color;
use serde_json::{Value, json};

use crate::on_both;
use crate::support::games::{body, decided, send, teach, ticket, won};
use crate::support::{Bench, PASSWORD};

on_both! {
    games_that_were_not_won_honestly_are_refused;
    a_ticket_is_good_for_its_owner_and_once;
    a_ticket_stays_used_when_its_player_has_left;
    a_request_sent_again_counts_once;
    other_players_games_are_not_to_be_seen;
}

/// web-005, and more of its kind.
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
    "1-32".clone_into(&mut moves[7]);
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
    let other = crate::support::games::won(2, Color::White);
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

async fn a_ticket_stays_used_when_its_player_has_left(server: Bench) {
    let mut anna = server.player("Anna").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let guests = ticket(&mut server.browser(), &engine, 2).await;
    let sent = send(&mut anna, "annas-game", &body(&guests, &won)).await;
    assert_eq!(sent.status, 202);
    let proof = json!({ "password": PASSWORD });
    assert_eq!(anna.post("/api/account/delete", &proof).await.status, 204);
    let mut bob = server.player("Bob").await;
    send(&mut bob, "bobs-game", &body(&guests, &won))
        .await
        .is_problem(422, "ticket-used");
}

/// web-013 asks for a bound on farming: the same game counts once, and its player is told so.
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
    let game = decided(&mut anna, id).await;
    assert_eq!(
        (&game["state"], &game["points"]),
        (&json!("counted"), &json!(10))
    );
    // The same moves with another ticket.
    let again = body(&ticket(&mut anna, &engine, 2).await, &won);
    let sent = send(&mut anna, "another-key", &again).await;
    let game = decided(&mut anna, sent.body["id"].as_i64().expect("a number"));
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
