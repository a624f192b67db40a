//! Limits on what could be a guess, shared by all replicas.

use super::row::values;
use super::{Answer, Db, DbError};

/// Counts one more try in a bucket's window, and gives how many there were with it.
pub(crate) async fn count(db: &Db, bucket: &str, window_ms: i64, now: i64) -> Answer<i64> {
    let started_at = now - now.rem_euclid(window_ms);
    let sql = "insert into attempt (bucket, started_at, count) values ($1, $2, 1) \
        on conflict (bucket, started_at) do update set count = attempt.count + 1 returning count";
    let row = db.change(sql, values![bucket, started_at]).await?;
    row.ok_or(DbError::Column(0))?.int(0)
}

/// Takes back one try that was no guess.
pub(crate) async fn forgive(db: &Db, bucket: &str, window_ms: i64, now: i64) -> Answer<()> {
    let started_at = now - now.rem_euclid(window_ms);
    let sql = "update attempt set count = count - 1 where bucket = $1 and started_at = $2";
    db.run(sql, values![bucket, started_at]).await.map(drop)
}

/// How many tries there were in a bucket's window.
pub(crate) async fn tries(db: &Db, bucket: &str, window_ms: i64, now: i64) -> Answer<i64> {
    let started_at = now - now.rem_euclid(window_ms);
    let sql = "select count from attempt where bucket = $1 and started_at = $2";
    let row = db.row(sql, values![bucket, started_at]).await?;
    row.map_or(Ok(0), |row| row.int(0))
}

/// Removes windows that began before a time.
pub(crate) async fn sweep(db: &Db, before: i64) -> Answer<()> {
    let sql = "delete from attempt where started_at < $1";
    db.run(sql, values![before]).await.map(drop)
}
