//! A database of an earlier schema, with what is in it, brought up to date; and one of a later schema.

use damier_server::{Db, DbError};

use crate::on_both;
use crate::support::{Bench, PASSWORD, games, settings};

on_both! {
    what_an_earlier_schema_held_is_still_there;
    a_later_schema_is_left_alone;
}

/// Takes away what later steps added. A database without it is one of the first schema.
const FIRST_ONLY: &str = "drop table learned; drop index ticket_use_player; \
    drop index ticket_use_used; delete from schema_step where step > 1";

async fn run(db: &Db, sql: &'static str) {
    let done = match db {
        Db::Lite { write, .. } => sqlx::raw_sql(sql).execute(write).await.map(drop),
        Db::Pg(pool) => sqlx::raw_sql(sql).execute(pool).await.map(drop),
    };
    done.expect("the statement is right");
}

async fn step(db: &Db) -> i64 {
    let sql = "select max(step) from schema_step";
    let row: (i64,) = match db {
        Db::Lite { read, .. } => sqlx::query_as(sql).fetch_one(read).await,
        Db::Pg(pool) => sqlx::query_as(sql).fetch_one(pool).await,
    }
    .expect("there is a step");
    row.0
}

async fn what_an_earlier_schema_held_is_still_there(server: Bench) {
    let checking = server.check_games().await;
    let mut anna = server.player("Anna").await;
    games::win(&server, &mut anna, 1, 6).await;
    checking.stop().await;
    run(&server.db, FIRST_ONLY).await;
    assert_eq!(step(&server.db).await, 1);

    let after = server.replica().await;
    assert_eq!(step(&after.db).await, 3);
    // It would fail if the table and the indexes were not there again.
    run(&after.db, FIRST_ONLY).await;
    let after = Bench::at(server.address.clone(), server.keys.clone(), settings()).await;
    let mut again = after.browser();
    again.cookie.clone_from(&anna.cookie);
    let account = again.get("/api/account").await.body;
    assert_eq!(account["points"][0]["points"], 100);
    assert_eq!(after.browser().sign_in("anna", PASSWORD).await.status, 200);
    let board = again.get("/api/boards/checkers/points/all").await.body;
    assert_eq!(board["rows"][0]["name"], "Anna");
    let games = again.get("/api/results").await.body;
    assert_eq!(games[0]["state"], "counted");
}

async fn a_later_schema_is_left_alone(server: Bench) {
    run(&server.db, "insert into schema_step (step) values (99)").await;
    let refused = Db::open(&server.address).await;
    assert!(matches!(
        refused,
        Err(DbError::Newer {
            found: 99,
            known: 3
        })
    ));
    assert_eq!(step(&server.db).await, 99);
}
