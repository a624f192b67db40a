//! The engines that ranked games were played against.

use super::row::values;
use super::{Answer, Db};

/// Keeps a module, unless it is kept already.
pub(crate) async fn keep(
    db: &Db,
    hash: &str,
    bytes: &[u8],
    version: &str,
    now: i64,
) -> Answer<bool> {
    let sql = "insert into module (hash, bytes, version, added_at) values ($1, $2, $3, $4) \
        on conflict (hash) do nothing";
    Ok(db.run(sql, values![hash, bytes, version, now]).await? == 1)
}

/// Whether a module is kept.
pub(crate) async fn is_kept(db: &Db, hash: &str) -> Answer<bool> {
    let sql = "select added_at from module where hash = $1";
    Ok(db.row(sql, values![hash]).await?.is_some())
}

/// A module with this hash.
pub(crate) async fn get(db: &Db, hash: &str) -> Answer<Option<Vec<u8>>> {
    let sql = "select bytes from module where hash = $1";
    let row = db.row(sql, values![hash]).await?;
    row.map(|row| row.bytes(0)).transpose()
}
