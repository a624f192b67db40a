//! Many games that wait at once.
//!
//! `DAMIER_BACKLOG` says how many, 60 without it.

#![expect(clippy::print_stdout, reason = "the times are for those who measure")]

use std::time::{Duration, Instant};

use damier_rules::Color;
use damier_server::{PasswordCost, Settings};

use crate::on_both;
use crate::support::games::{body, send, teach, ticket, won};
use crate::support::{Bench, PASSWORD, settings};

on_both! {
    a_backlog_is_checked_in_order_while_players_sign_in;
}

/// Games of each player, each another one.
const GAMES: usize = 20;
const EASY: i64 = 2;

async fn a_backlog_is_checked_in_order_while_players_sign_in(server: Bench) {
    let named = std::env::var("DAMIER_BACKLOG").ok();
    let count = named.map_or(60, |text| text.parse().expect("it is a number"));
    // Signing in costs as much as in earnest.
    let settings = Settings {
        password_cost: PasswordCost::default(),
        ..settings()
    };
    let server = Bench::at(server.address, server.keys, settings).await;
    let games: Vec<_> = (1..)
        .take(GAMES)
        .map(|seed| won(seed, Color::White))
        .collect();
    let mut engines = Vec::new();
    for game in &games {
        engines.push(teach(&server, &game.script(EASY)).await);
    }
    for number in 0..count / GAMES {
        // Players live in different places: what one address may ask for is not what is tried here.
        let network = format!("10.1.{}.{}", number / 250, number % 250);
        let mut player = server.player_from(&name(number), network).await;
        for (at, (game, engine)) in games.iter().zip(&engines).enumerate() {
            let given = body(&ticket(&mut player, engine, EASY).await, game);
            let sent = send(&mut player, &format!("backlog-{at}"), &given).await;
            assert_eq!(sent.status, 202, "{}", sent.text);
        }
    }
    let idle = sign_ins(&server, 10).await;
    let begin = Instant::now();
    let checking = server.check_games().await;
    let busy = sign_ins(&server, 10).await;
    let mut asked = 0;
    while server.browser().get("/api/ready").await.body["waiting"] != 0 {
        asked += 1;
        assert!(asked < 100 * count, "the backlog does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    println!(
        "{count} games were checked in {:.1} s; half of the sign-ins took {idle:?} before and {busy:?} meanwhile",
        begin.elapsed().as_secs_f64()
    );
    checking.stop().await;
    assert_eq!(out_of_order(&server).await, 0);
}

fn name(number: usize) -> String {
    let letters = [number / 26, number % 26].map(|at| (b'a'..=b'z').nth(at).expect("a letter"));
    format!("Player{}", String::from_utf8_lossy(&letters))
}

/// The middle of the times that signing in takes.
async fn sign_ins(server: &Bench, count: usize) -> Duration {
    let mut times = Vec::new();
    for _ in 0..count {
        let begin = Instant::now();
        let signed_in = server.browser().sign_in(&name(0), PASSWORD).await;
        assert_eq!(signed_in.status, 200, "{}", signed_in.text);
        times.push(begin.elapsed());
    }
    times.sort();
    times[count / 2]
}

/// How many games were decided before one that was sent earlier.
async fn out_of_order(server: &Bench) -> i64 {
    let sql = "select count(*) from submission a join submission b on a.id < b.id \
        where a.decided_at > b.decided_at";
    let row: (i64,) = match &server.db {
        damier_server::Db::Lite { read, .. } => sqlx::query_as(sql).fetch_one(read).await,
        damier_server::Db::Pg(pool) => sqlx::query_as(sql).fetch_one(pool).await,
    }
    .expect("a row");
    row.0
}
