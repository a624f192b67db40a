//! Verified results and the boards that they make.

use std::time::Duration;

use crate::on_both;
use crate::support::games::{body, decided, send, teach, ticket, win, won};
use crate::support::{Bench, Browser, until};
use damier_rules::Color;
use serde_json::{Value, json};

on_both! {
    wins_count_for_points_months_and_the_fastest;
    ties_go_to_who_was_first;
    a_computer_that_moves_otherwise_is_found_out;
    a_game_waits_until_it_can_be_checked;
    boards_made_anew_are_the_same;
    who_leaves_or_is_banned_leaves_the_boards;
    ranks_are_those_of_a_whole_count;
}

async fn board(browser: &mut Browser, path: &str) -> Vec<(i64, String, i64)> {
    // Boards are kept for a second.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let board = browser.get(&format!("/api/boards/checkers/{path}")).await;
    assert_eq!(board.status, 200, "{}", board.text);
    let rows = board.body["rows"].as_array().expect("a list").clone();
    let row = |row: &Value| {
        let name = row["name"].as_str().unwrap_or_default().to_owned();
        (
            row["rank"].as_i64().unwrap_or(0),
            name,
            row["score"].as_i64().unwrap_or(0),
        )
    };
    rows.iter().map(row).collect()
}

async fn wins_count_for_points_months_and_the_fastest(server: Bench) {
    let checking = server.check_games().await;
    let mut anna = server.player("Anna").await;
    let mut bob = server.player("Bob").await;
    let expert = win(&server, &mut anna, 1, 6).await;
    assert_eq!(
        (&expert["state"], &expert["points"]),
        (&json!("counted"), &json!(100)),
        "{expert}"
    );
    assert_eq!(win(&server, &mut anna, 2, 4).await["points"], 30);
    assert_eq!(win(&server, &mut bob, 3, 2).await["points"], 10);
    let (first, second) = ((1, "Anna".to_owned(), 130), (2, "Bob".to_owned(), 10));
    assert_eq!(
        board(&mut bob, "points/all").await,
        [first.clone(), second.clone()]
    );
    let plies = expert["plies"].as_i64().expect("a number");
    assert_eq!(
        board(&mut bob, "fastest/all").await,
        [(1, "Anna".to_owned(), plies)]
    );
    let own = bob.get("/api/boards/checkers/points/all/me").await.body;
    assert_eq!(
        (&own["row"]["rank"], &own["row"]["score"]),
        (&json!(2), &json!(10))
    );
    let own = bob.get("/api/boards/checkers/fastest/all/me").await.body;
    assert_eq!(own["row"], Value::Null);
    server
        .browser()
        .get("/api/boards/checkers/points/all/me")
        .await
        .is_problem(401, "signed-out");
    for path in [
        "chess/points/all",
        "checkers/longest/all",
        "checkers/points/2026-13",
    ] {
        let answer = bob.get(&format!("/api/boards/{path}")).await;
        answer.is_problem(404, "not-found");
    }
    let player = server.browser().get("/api/players/anna").await.body;
    assert_eq!(player["points"][0]["fastest"], plies);
    assert_eq!(player["last"].as_array().map(Vec::len), Some(2));
    checking.stop().await;
}

async fn ties_go_to_who_was_first(server: Bench) {
    let checking = server.check_games().await;
    for (seed, name) in [(1, "Anna"), (2, "Bob"), (3, "Cees")] {
        let mut player = server.player(name).await;
        win(&server, &mut player, seed, 2).await;
        server.clock.advance(Duration::from_hours(30));
    }
    let mut anyone = server.browser();
    let rows = board(&mut anyone, "points/all").await;
    let expected = [(1, "Anna"), (2, "Bob"), (3, "Cees")];
    let expected = expected.map(|(rank, name)| (rank, name.to_owned(), 10));
    assert_eq!(rows, expected);
    let again = anyone.get("/api/boards/checkers/points/all").await;
    let tag = again.headers["etag"].clone();
    let request = anyone
        .request(axum::http::Method::GET, "/api/boards/checkers/points/all")
        .header("if-none-match", tag)
        .body(axum::body::Body::empty());
    assert_eq!(anyone.send(request.expect("a request")).await.status, 304);
    checking.stop().await;
}

async fn a_computer_that_moves_otherwise_is_found_out(server: Bench) {
    let checking = server.check_games().await;
    let mut anna = server.player("Anna").await;
    let won = won(1, Color::White);
    let mut script = won.script(2);
    let last = script.len() - 1;
    "1-5".clone_into(&mut script[last].1);
    let engine = teach(&server, &script).await;
    let sent = body(&ticket(&mut anna, &engine, 2).await, &won);
    let sent = send(&mut anna, "other-move-1", &sent).await;
    let game = decided(&mut anna, sent.body["id"].as_i64().expect("a number")).await;
    assert_eq!(
        (&game["state"], &game["reason"]),
        (&json!("refused"), &json!("other-move"))
    );
    let listed = anna.get("/api/results").await.body;
    assert_eq!(listed[0]["reason"], "other-move");
    checking.stop().await;
}

async fn a_game_waits_until_it_can_be_checked(server: Bench) {
    let mut anna = server.player("Anna").await;
    let won = won(1, Color::White);
    let engine = teach(&server, &won.script(2)).await;
    let sent = body(&ticket(&mut anna, &engine, 2).await, &won);
    let sent = send(&mut anna, "waiting-game", &sent).await;
    assert_eq!(
        (sent.status.as_u16(), &sent.body["state"]),
        (202, &json!("waiting"))
    );
    assert_eq!(anna.get("/api/account").await.body["waiting"], 1);
    // Another server with the same database checks it, as after a restart.
    let after = server.replica().await;
    let checking = after.check_games().await;
    let game = decided(&mut anna, sent.body["id"].as_i64().expect("a number")).await;
    assert_eq!(game["state"], "counted");
    until("nothing waits", || async {
        server.browser().get("/api/ready").await.body["waiting"] == 0
    })
    .await;
    checking.stop().await;
}

async fn boards_made_anew_are_the_same(server: Bench) {
    let checking = server.check_games().await;
    let admin = damier_server::Admin::new(server.db.clone(), server.clock.clone());
    for (name, seeds) in [("Anna", 1..3), ("Bob", 3..5), ("Cees", 5..6)] {
        let mut player = server.player(name).await;
        for seed in seeds {
            win(
                &server,
                &mut player,
                seed,
                if seed % 2 == 0 { 6 } else { 4 },
            )
            .await;
            server.clock.advance(Duration::from_hours(24 * 20));
            player.sign_in(name, crate::support::PASSWORD).await;
        }
    }
    let before = dump(&server).await;
    assert!(before.len() > 10, "{before:?}");
    admin.recount().await.expect("it is counted");
    assert_eq!(dump(&server).await, before);
    checking.stop().await;
}

/// Every row of the boards and tallies, but those of a tally that came back to nothing.
async fn dump(server: &Bench) -> Vec<String> {
    const TABLES: [&str; 3] = [
        "select 's' || board || ' ' || player_id || ' ' || score || ' ' || reached_at from standing order by 1",
        "select 't' || board || ' ' || score || ' ' || count from tally_score where count <> 0 order by 1",
        "select 'd' || board || ' ' || score || ' ' || day || ' ' || count from tally_day where count <> 0 order by 1",
    ];
    let mut rows = Vec::new();
    for sql in TABLES {
        let found: Vec<(String,)> = match &server.db {
            damier_server::Db::Lite { read, .. } => {
                sqlx::query_as(sql).fetch_all(read).await.expect("rows")
            }
            damier_server::Db::Pg(pool) => sqlx::query_as(sql).fetch_all(pool).await.expect("rows"),
        };
        let mut found: Vec<String> = found.into_iter().map(|(row,)| row).collect();
        found.sort();
        rows.extend(found);
    }
    rows
}

async fn who_leaves_or_is_banned_leaves_the_boards(server: Bench) {
    let checking = server.check_games().await;
    let admin = damier_server::Admin::new(server.db.clone(), server.clock.clone());
    let mut anna = server.player("Anna").await;
    let mut bob = server.player("Bob").await;
    win(&server, &mut anna, 1, 6).await;
    win(&server, &mut bob, 2, 2).await;
    admin.ban("Anna").await.expect("there is one");
    let mut anyone = server.browser();
    let only_bob = [(1, "Bob".to_owned(), 10)];
    assert_eq!(board(&mut anyone, "points/all").await, only_bob);
    anyone
        .get("/api/players/Anna")
        .await
        .is_problem(404, "not-found");
    let own = bob.get("/api/boards/checkers/points/all/me").await.body;
    assert_eq!(own["row"]["rank"], 1);
    admin.unban("Anna").await.expect("there is one");
    assert_eq!(board(&mut anyone, "points/all").await.len(), 2);
    let proof = json!({ "password": crate::support::PASSWORD });
    anna.sign_in("Anna", crate::support::PASSWORD).await;
    assert_eq!(anna.post("/api/account/delete", &proof).await.status, 204);
    assert_eq!(board(&mut anyone, "points/all").await, only_bob);
    assert!(board(&mut anyone, "fastest/all").await.is_empty());
    checking.stop().await;
}

async fn ranks_are_those_of_a_whole_count(server: Bench) {
    let checking = server.check_games().await;
    let levels = [2, 4, 2, 6, 2];
    let mut players = Vec::new();
    for ((seed, level), letter) in (1..).zip(levels).zip('A'..) {
        let name = format!("Player{letter}");
        let mut player = server.player(&name).await;
        win(&server, &mut player, seed, level).await;
        server.clock.advance(Duration::from_hours(7));
        players.push((name, player));
    }
    let rows = board(&mut server.browser(), "points/all").await;
    assert_eq!(rows.len(), 5);
    for (rank, name, score) in rows {
        let found = players.iter_mut().find(|(known, _)| *known == name);
        let (_, player) = found.expect("one of them");
        let own = player.get("/api/boards/checkers/points/all/me").await.body;
        assert_eq!(own["row"]["rank"], rank, "{name}");
        assert_eq!(own["row"]["score"], score, "{name}");
    }
    checking.stop().await;
}
