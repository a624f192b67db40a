//! Sessions: who is signed in where.

use super::row::values;
use super::{Answer, Db, Transaction};

/// A session that goes on.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    pub(crate) id: i64,
    pub(crate) player_id: i64,
    pub(crate) name: String,
    pub(crate) created_at: i64,
    pub(crate) seen_at: i64,
    pub(crate) is_banned: bool,
}

/// A session in the list of a player's own.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: i64,
    pub(crate) created_at: i64,
    pub(crate) seen_at: i64,
    pub(crate) device: String,
}

/// Begins a session whose token has this hash.
pub(crate) async fn begin(
    transaction: &mut Transaction,
    player_id: i64,
    hash: &[u8; 32],
    device: &str,
    now: i64,
) -> Answer<()> {
    let sql = "insert into session (hash, player_id, created_at, seen_at, device) \
        values ($1, $2, $3, $3, $4)";
    let values = values![hash, player_id, now, device];
    transaction.run(sql, values).await.map(drop)
}

/// The session whose token has this hash.
pub(crate) async fn find(db: &Db, hash: &[u8; 32]) -> Answer<Option<Session>> {
    let sql = "select s.id, s.player_id, p.name, s.created_at, s.seen_at, p.banned_at \
        from session s join player p on p.id = s.player_id where s.hash = $1";
    let Some(row) = db.row(sql, values![hash]).await? else {
        return Ok(None);
    };
    Ok(Some(Session {
        id: row.int(0)?,
        player_id: row.int(1)?,
        name: row.text(2)?,
        created_at: row.int(3)?,
        seen_at: row.int(4)?,
        is_banned: row.maybe_int(5)?.is_some(),
    }))
}

/// Writes down that a session was used.
pub(crate) async fn seen(db: &Db, id: i64, now: i64) -> Answer<()> {
    let sql = "update session set seen_at = $2 where id = $1";
    db.run(sql, values![id, now]).await.map(drop)
}

/// The sessions of a player, the one used last first.
pub(crate) async fn of_player(db: &Db, player_id: i64) -> Answer<Vec<Listed>> {
    let sql = "select id, created_at, seen_at, device from session where player_id = $1 \
        order by seen_at desc, id desc limit 100";
    let rows = db.rows(sql, values![player_id]).await?;
    rows.iter()
        .map(|row| {
            Ok(Listed {
                id: row.int(0)?,
                created_at: row.int(1)?,
                seen_at: row.int(2)?,
                device: row.text(3)?,
            })
        })
        .collect()
}

/// Ends one session of a player; false if there is none such.
pub(crate) async fn end(db: &Db, player_id: i64, id: i64) -> Answer<bool> {
    let sql = "delete from session where id = $1 and player_id = $2";
    Ok(db.run(sql, values![id, player_id]).await? == 1)
}

/// Ends the session whose token has this hash.
pub(crate) async fn end_by_hash(transaction: &mut Transaction, hash: &[u8; 32]) -> Answer<()> {
    let sql = "delete from session where hash = $1";
    transaction.run(sql, values![hash]).await.map(drop)
}

/// Ends every session of a player.
pub(crate) async fn end_all(transaction: &mut Transaction, player_id: i64) -> Answer<()> {
    let sql = "delete from session where player_id = $1";
    transaction.run(sql, values![player_id]).await.map(drop)
}

/// Removes sessions that were not used since a time, or began before another.
pub(crate) async fn sweep(db: &Db, unused_since: i64, begun_before: i64) -> Answer<()> {
    let sql = "delete from session where seen_at < $1 or created_at < $2";
    db.run(sql, values![unused_since, begun_before])
        .await
        .map(drop)
}
