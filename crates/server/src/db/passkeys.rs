//! Passkeys, and what browsers were asked to sign.

use super::row::values;
use super::{Answer, Db, Row, Transaction};

/// A passkey of a player.
#[derive(Clone, Debug)]
pub(crate) struct Passkey {
    pub(crate) id: i64,
    pub(crate) player_id: i64,
    pub(crate) credential: Vec<u8>,
    /// In the form of COSE, as the authenticator gave it.
    pub(crate) public_key: Vec<u8>,
    pub(crate) counter: i64,
    pub(crate) label: String,
    pub(crate) created_at: i64,
    pub(crate) used_at: i64,
}

const COLUMNS_BY_CREDENTIAL: &str = "select id, player_id, credential, public_key, counter, label, \
    created_at, used_at from passkey where credential = $1";
const COLUMNS_BY_PLAYER: &str = "select id, player_id, credential, public_key, counter, label, \
    created_at, used_at from passkey where player_id = $1 order by id limit 50";

fn read(row: &Row) -> Answer<Passkey> {
    Ok(Passkey {
        id: row.int(0)?,
        player_id: row.int(1)?,
        credential: row.bytes(2)?,
        public_key: row.bytes(3)?,
        counter: row.int(4)?,
        label: row.text(5)?,
        created_at: row.int(6)?,
        used_at: row.int(7)?,
    })
}

/// The passkey with this credential.
pub(crate) async fn by_credential(db: &Db, credential: &[u8]) -> Answer<Option<Passkey>> {
    let row = db.row(COLUMNS_BY_CREDENTIAL, values![credential]).await?;
    row.as_ref().map(read).transpose()
}

/// The passkeys of a player.
pub(crate) async fn of_player(db: &Db, player_id: i64) -> Answer<Vec<Passkey>> {
    let rows = db.rows(COLUMNS_BY_PLAYER, values![player_id]).await?;
    rows.iter().map(read).collect()
}

/// Adds a passkey; false if the credential is known already.
pub(crate) async fn add(
    transaction: &mut Transaction,
    player_id: i64,
    credential: &[u8],
    public_key: &[u8],
    counter: i64,
    label: &str,
    now: i64,
) -> Answer<bool> {
    let sql = "insert into passkey (player_id, credential, public_key, counter, label, created_at, \
        used_at) values ($1, $2, $3, $4, $5, $6, $6) on conflict (credential) do nothing";
    let values = values![player_id, credential, public_key, counter, label, now];
    Ok(transaction.run(sql, values).await? == 1)
}

/// Writes down that a passkey was used, with its counter.
pub(crate) async fn used(
    transaction: &mut Transaction,
    id: i64,
    counter: i64,
    now: i64,
) -> Answer<()> {
    let sql = "update passkey set counter = $2, used_at = $3 where id = $1";
    transaction
        .run(sql, values![id, counter, now])
        .await
        .map(drop)
}

/// Removes a passkey of a player; false if there is none such.
pub(crate) async fn remove(transaction: &mut Transaction, player_id: i64, id: i64) -> Answer<bool> {
    let sql = "delete from passkey where id = $1 and player_id = $2";
    Ok(transaction.run(sql, values![id, player_id]).await? == 1)
}

/// Removes every passkey of a player.
pub(crate) async fn remove_all(transaction: &mut Transaction, player_id: i64) -> Answer<()> {
    let sql = "delete from passkey where player_id = $1";
    transaction.run(sql, values![player_id]).await.map(drop)
}

/// What a browser was asked to sign, and for whom.
#[derive(Clone, Debug)]
pub(crate) struct Ceremony {
    pub(crate) purpose: String,
    pub(crate) player_id: Option<i64>,
    pub(crate) name: Option<String>,
}

/// Writes down the hash of a challenge, with what it is for.
pub(crate) async fn begin(
    db: &Db,
    hash: &[u8; 32],
    ceremony: &Ceremony,
    expires_at: i64,
) -> Answer<()> {
    let sql = "insert into ceremony (hash, purpose, player_id, name, expires_at) \
        values ($1, $2, $3, $4, $5)";
    let values = values![
        hash,
        ceremony.purpose.as_str(),
        ceremony.player_id,
        ceremony.name.as_deref(),
        expires_at
    ];
    db.run(sql, values).await.map(drop)
}

/// Takes a challenge out, so that it cannot be used again; `None` if it is unknown or too old.
pub(crate) async fn take(db: &Db, hash: &[u8; 32], now: i64) -> Answer<Option<Ceremony>> {
    let sql = "delete from ceremony where hash = $1 returning purpose, player_id, name, expires_at";
    let Some(row) = db.change(sql, values![hash]).await? else {
        return Ok(None);
    };
    if row.int(3)? < now {
        return Ok(None);
    }
    Ok(Some(Ceremony {
        purpose: row.text(0)?,
        player_id: row.maybe_int(1)?,
        name: row.maybe_text(2)?,
    }))
}

/// Removes challenges that are too old.
pub(crate) async fn sweep(db: &Db, now: i64) -> Answer<()> {
    let sql = "delete from ceremony where expires_at < $1";
    db.run(sql, values![now]).await.map(drop)
}
