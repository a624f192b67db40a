//! Players: their names, passwords and recovery codes.

use super::row::values;
use super::{Answer, Db, DbError, Transaction, boards};

/// A player, as signing in needs to know one.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) created_at: i64,
    /// In the form of the PHC; `None` for those who sign in with a passkey alone.
    pub(crate) password: Option<String>,
    pub(crate) pepper: Option<String>,
    pub(crate) banned_at: Option<i64>,
}

/// A password as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Hashed {
    pub(crate) password: String,
    pub(crate) pepper: String,
}

/// Adds a player; `None` if the name, or one that looks like it, is taken.
pub(crate) async fn add(
    transaction: &mut Transaction,
    name: &str,
    keys: &[String],
    hashed: Option<&Hashed>,
    now: i64,
) -> Answer<Option<i64>> {
    for key in keys {
        let there = "select player_id from name_key where key = $1";
        let there = transaction.row(there, values![key.as_str()]).await?;
        if there.is_some() {
            return Ok(None);
        }
    }
    let sql = "insert into player (name, created_at, password, pepper) values ($1, $2, $3, $4) \
        returning id";
    let password = hashed.map(|hashed| hashed.password.as_str());
    let pepper = hashed.map(|hashed| hashed.pepper.as_str());
    let row = transaction
        .row(sql, values![name, now, password, pepper])
        .await?;
    let id = row.ok_or(DbError::Column(0))?.int(0)?;
    if !take_name(transaction, id, keys).await? {
        return Ok(None);
    }
    Ok(Some(id))
}

/// Writes down what a name looks like; false if another player's looks so too.
async fn take_name(transaction: &mut Transaction, id: i64, keys: &[String]) -> Answer<bool> {
    for key in keys {
        let sql =
            "insert into name_key (key, player_id) values ($1, $2) on conflict (key) do nothing";
        if transaction.run(sql, values![key.as_str(), id]).await? == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Gives a player another name; false if it, or one that looks like it, is taken.
pub(crate) async fn rename(db: &Db, id: i64, name: &str, keys: &[String]) -> Answer<bool> {
    let mut transaction = db.begin().await?;
    let sql = "delete from name_key where player_id = $1";
    transaction.run(sql, values![id]).await?;
    if !take_name(&mut transaction, id, keys).await? {
        return Ok(false);
    }
    let sql = "update player set name = $2 where id = $1";
    transaction.run(sql, values![id, name]).await?;
    transaction.commit().await?;
    Ok(true)
}

const PLAYER: &str = "select p.id, p.name, p.created_at, p.password, p.pepper, p.banned_at \
    from player p join name_key k on k.player_id = p.id where k.key = $1";
const PLAYER_BY_ID: &str = "select id, name, created_at, password, pepper, banned_at \
    from player where id = $1";

fn read(row: &super::Row) -> Answer<Player> {
    Ok(Player {
        id: row.int(0)?,
        name: row.text(1)?,
        created_at: row.int(2)?,
        password: row.maybe_text(3)?,
        pepper: row.maybe_text(4)?,
        banned_at: row.maybe_int(5)?,
    })
}

/// The player whose name has this key.
pub(crate) async fn by_key(db: &Db, key: &str) -> Answer<Option<Player>> {
    let row = db.row(PLAYER, values![key]).await?;
    row.as_ref().map(read).transpose()
}

/// The player with this number.
pub(crate) async fn by_id(db: &Db, id: i64) -> Answer<Option<Player>> {
    let row = db.row(PLAYER_BY_ID, values![id]).await?;
    row.as_ref().map(read).transpose()
}

/// Sets the password of a player.
pub(crate) async fn set_password(
    transaction: &mut Transaction,
    id: i64,
    hashed: &Hashed,
) -> Answer<()> {
    let sql = "update player set password = $2, pepper = $3 where id = $1";
    let values = values![id, hashed.password.as_str(), hashed.pepper.as_str()];
    transaction.run(sql, values).await.map(drop)
}

/// Takes a password away, as for a lost device with lost codes.
pub(crate) async fn clear_password(transaction: &mut Transaction, id: i64) -> Answer<()> {
    let sql = "update player set password = null, pepper = null where id = $1";
    transaction.run(sql, values![id]).await.map(drop)
}

/// Puts new recovery codes in the place of a player's old ones.
pub(crate) async fn set_codes(
    transaction: &mut Transaction,
    id: i64,
    hashes: &[[u8; 32]],
) -> Answer<()> {
    let sql = "delete from recovery_code where player_id = $1";
    transaction.run(sql, values![id]).await?;
    for hash in hashes {
        let sql = "insert into recovery_code (hash, player_id) values ($1, $2)";
        transaction.run(sql, values![hash, id]).await?;
    }
    Ok(())
}

/// Uses up a recovery code; false if the player has no such code.
pub(crate) async fn use_code(
    transaction: &mut Transaction,
    id: i64,
    hash: &[u8; 32],
) -> Answer<bool> {
    let sql = "delete from recovery_code where hash = $1 and player_id = $2";
    Ok(transaction.run(sql, values![hash, id]).await? == 1)
}

/// How many recovery codes a player has left.
pub(crate) async fn codes_left(db: &Db, id: i64) -> Answer<i64> {
    let sql = "select count(*) from recovery_code where player_id = $1";
    db.row(sql, values![id])
        .await?
        .map_or(Ok(0), |row| row.int(0))
}

/// Whether a player has a password or a passkey.
pub(crate) async fn has_way_in(transaction: &mut Transaction, id: i64) -> Answer<bool> {
    let sql = "select id from player where id = $1 and (password is not null or \
        exists (select 1 from passkey where player_id = $1))";
    Ok(transaction.row(sql, values![id]).await?.is_some())
}

/// Deletes a player with everything that is kept of them.
pub(crate) async fn delete(db: &Db, id: i64) -> Answer<()> {
    let mut transaction = db.begin().await?;
    lock(&mut transaction, id).await?;
    boards::leave(&mut transaction, id).await?;
    // That a ticket was used stays known, but not by whom. All else of a player goes with the player.
    let sql = "update ticket_use set player_id = 0 where player_id = $1";
    transaction.run(sql, values![id]).await?;
    transaction
        .run("delete from player where id = $1", values![id])
        .await?;
    transaction.commit().await
}

/// Lets no other transaction change what belongs to a player until this one ends.
pub(crate) async fn lock(transaction: &mut Transaction, id: i64) -> Answer<()> {
    // SQLite has one writer at a time.
    if transaction.is_postgres() {
        let sql = "select id from player where id = $1 for update";
        transaction.row(sql, values![id]).await?;
    }
    Ok(())
}
