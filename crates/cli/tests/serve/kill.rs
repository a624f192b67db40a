//! `damier serve` killed again and again while games are sent, and its `PostgreSQL` broken off under it:
//! nothing that was acknowledged is lost or counted twice.
//!
//! `DAMIER_KILLS` says how often, 3 times without it; 40 games are sent for each time.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use damier_rules::Color;
use sqlx::Connection;

use crate::place::{POINTS, POSTGRES, Place, Ready, Running, place, prepare, schema, teach};
use crate::played;

/// Games that are sent by each player, each another one.
const GAMES: usize = 20;
const PLAYERS_FOR_A_KILL: usize = 2;

fn kills() -> usize {
    let named = std::env::var("DAMIER_KILLS").ok();
    named.map_or(3, |text| text.parse().expect("DAMIER_KILLS is a number"))
}

/// Sends every game from several threads, while the program is killed and started again, and its database
/// breaks off and comes back.
fn send_under_fire(
    place: &Place,
    running: &mut Running,
    ready: Vec<Ready>,
    break_database: impl Fn(usize),
) {
    let (total, kills) = (ready.len(), kills());
    let queue = Arc::new(Mutex::new(ready));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let queue = Arc::clone(&queue);
            scope.spawn(move || {
                loop {
                    let next = queue.lock().expect("nobody panics").pop();
                    let Some(game) = next else { return };
                    place.send(&game);
                }
            });
        }
        let mut killed = 0;
        while killed < kills {
            let left = queue.lock().expect("nobody panics").len();
            // Spread over the games, at moments that nobody chose.
            if left * kills <= total * (kills - killed) {
                running.kill();
                *running = place.start();
                killed += 1;
                break_database(killed);
            }
            let ended = running.0.try_wait().expect("it can be asked");
            assert!(
                ended.is_none(),
                "the program has ended by itself: {ended:?}"
            );
            std::thread::sleep(Duration::from_millis(
                u64::from(std::process::id()) % 17 + 3,
            ));
        }
    });
}

async fn nothing_is_lost(place: Place, break_database: impl Fn(usize)) {
    let games: Vec<played::Won> = (1..)
        .take(GAMES)
        .map(|seed| played::won(seed, Color::White))
        .collect();
    let engines = teach(&place, &games).await;
    let mut running = place.start();
    let ready = prepare(&place, PLAYERS_FOR_A_KILL * kills(), &games, &engines);
    let sent = ready.len();
    send_under_fire(&place, &mut running, ready, break_database);
    let expected = i64::try_from(sent).expect("a small number") * POINTS;
    place.wait_for(expected).await;
    running.kill();
    std::fs::remove_dir_all(&place.folder).expect("it is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_with_sqlite() {
    let database = |folder: &Path| format!("sqlite:{}", folder.join("damier.db").display());
    nothing_is_lost(place(database, "sqlite"), |_| ()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_with_postgresql() {
    // Without a server to test with: `cargo xtask test` starts one.
    let Ok(server) = std::env::var("DAMIER_TEST_POSTGRES") else {
        return;
    };
    let _turn = POSTGRES.lock().await;
    let database = schema(&server, "kill").await;
    let runtime = tokio::runtime::Handle::current();
    let break_off = move |killed: usize| {
        // The first time and then now and then, while the program that was just started sends on.
        if killed % 5 == 1 {
            std::thread::sleep(Duration::from_millis(300));
            tokio::task::block_in_place(|| runtime.block_on(break_off(&server)));
        }
    };
    nothing_is_lost(place(|_| database, "postgresql"), break_off).await;
}

/// Kills one of the processes of a `PostgreSQL`, which then ends all others and comes back from its log, as
/// after a loss of power.
async fn break_off(server: &str) {
    let Ok(mut connection) = sqlx::PgConnection::connect(server).await else {
        return; // It is coming back from the last time.
    };
    let kill = "copy (select 1) to program 'kill -9 $PPID'";
    let killed = sqlx::raw_sql(kill).execute(&mut connection).await;
    assert!(killed.is_err(), "the process that was asked is dead");
}
