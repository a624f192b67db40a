//! Puts many players and results into a database, and makes the boards of them.

use damier_server::{Admin, Clock, Db};

use crate::played::{base64, sha256_hex};

/// One text for both databases: numbers from 1 to a bound.
fn numbers(db: &Db, to: usize) -> String {
    match db {
        Db::Lite { .. } => format!(
            "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < {to})"
        ),
        Db::Pg(_) => {
            format!("with numbers as (select n from generate_series(1, {to}::bigint) as g(n))")
        }
    }
}

async fn run(db: &Db, sql: String) {
    let sql = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
    match db {
        Db::Lite { write, .. } => sql.execute(write).await.map(drop),
        Db::Pg(pool) => sql.execute(pool).await.map(drop),
    }
    .unwrap();
}

/// A session of one of the players in the middle, as the cookie of a browser.
pub(crate) async fn session(address: &str, players: usize) -> String {
    let token = base64(&[7; 32]);
    let hash = sha256_hex(token.as_bytes());
    let db = Db::open(address).await.unwrap();
    let hash = match db {
        Db::Lite { .. } => format!("X'{hash}'"),
        Db::Pg(_) => format!("'\\x{hash}'"),
    };
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.unwrap().as_millis();
    run(
        &db,
        format!(
            "insert into session (hash, player_id, created_at, seen_at, device) \
         values ({hash}, {}, {now}, {now}, '')",
            players * 500
        ),
    )
    .await;
    db.close().await;
    format!("__Host-damier={token}")
}

/// So many thousands of players and of results, spread unevenly: of four results three are won by a tenth of
/// the players.
pub(crate) async fn fill(address: &str, players: usize, results: usize) {
    let (players, results) = (players * 1000, results * 1000);
    let begin = std::time::Instant::now();
    let db = Db::open(address).await.unwrap();
    if let Db::Lite { .. } = db {
        // So many rows go into the indexes in no order; what is changed again and again stays in memory.
        run(&db, "pragma cache_size = -4000000".to_owned()).await;
    }
    let numbers_to = |to| numbers(&db, to);
    run(&db, format!(
        "insert into player (name, created_at) {} select 'player_' || n, 1750000000000 + n from numbers",
        numbers_to(players)
    )).await;
    run(
        &db,
        "insert into name_key (key, player_id) \
        select replace(replace(replace(name, '_', ''), '1', 'l'), '0', 'O'), id from player \
        where name like 'player\\_%' escape '\\'"
            .to_owned(),
    )
    .await;
    let month = "666 + (n % 12)";
    // 2 ^ 31 - 1 is prime, so that multiplying by it goes through all remainders.
    let player = format!(
        "1 + case when n % 4 < 3 then (n * 2147483647) % {} else (n * 2147483647) % {players} end",
        (players / 10).max(1)
    );
    run(&db, format!(
        "insert into result (submission_id, player_id, game, level, points, plies, game_hash, \
         accepted_at, month) {} select n, {player}, 1 + n % 4, case n % 3 when 0 then 2 when 1 then 4 \
         else 6 end, case n % 3 when 0 then 10 when 1 then 30 else 100 end, 40 + n % 90, {}, \
         1750000000000 + n * 3000, {month} from numbers",
        numbers_to(results),
        match db {
            Db::Lite { .. } => "cast('h' || n as blob)",
            Db::Pg(_) => "convert_to('h' || n, 'UTF8')",
        }
    )).await;
    Admin::new(db.clone(), Clock::default())
        .recount()
        .await
        .unwrap();
    if let Db::Pg(_) = db {
        run(&db, "analyze".to_owned()).await;
    }
    db.close().await;
    println!(
        "{players} players and {results} results are in it after {:.0} s",
        begin.elapsed().as_secs_f64()
    );
}
