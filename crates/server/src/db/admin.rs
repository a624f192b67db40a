//! What an administrator asks for.

use super::row::values;
use super::{Answer, Db, accounts, boards, passkeys, sessions};

/// A player in an administrator's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The name.
    pub name: String,
    /// When the player signed up, in milliseconds since 1970.
    pub created_at: i64,
    /// When the player was banned, if at all.
    pub banned_at: Option<i64>,
    /// The points of all games.
    pub points: i64,
}

impl Listed {
    /// The day of signing up, as `2026-07-21`.
    #[must_use]
    pub fn signed_up_on(&self) -> String {
        let (year, month, day) = crate::calendar::date(self.created_at);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// The players whose names begin so, in the order in which they signed up.
pub(crate) async fn players(db: &Db, begins: &str, count: i64) -> Answer<Vec<Listed>> {
    // PostgreSQL counts letters in 32 bits.
    let sql = "select p.name, p.created_at, p.banned_at, \
        (select cast(coalesce(sum(r.points), 0) as bigint) from result r where r.player_id = p.id) \
        from player p where lower(substr(p.name, 1, cast($2 as integer))) = lower($1) \
        order by p.id limit $3";
    let letters = i64::try_from(begins.chars().count()).unwrap_or(i64::MAX);
    let rows = db
        .rows(sql, values![begins, letters.min(1000), count])
        .await?;
    rows.iter()
        .map(|row| {
            Ok(Listed {
                name: row.text(0)?,
                created_at: row.int(1)?,
                banned_at: row.maybe_int(2)?,
                points: row.int(3)?,
            })
        })
        .collect()
}

/// Bans a player: no session, no place on a board. What was won is kept.
pub(crate) async fn ban(db: &Db, id: i64, now: i64) -> Answer<()> {
    let mut transaction = db.begin().await?;
    accounts::lock(&mut transaction, id).await?;
    let sql = "update player set banned_at = $2 where id = $1 and banned_at is null";
    transaction.run(sql, values![id, now]).await?;
    sessions::end_all(&mut transaction, id).await?;
    boards::leave(&mut transaction, id).await?;
    transaction.commit().await
}

/// Lets a player in again, with every place on the boards.
pub(crate) async fn unban(db: &Db, id: i64) -> Answer<()> {
    let sql = "update player set banned_at = null where id = $1";
    db.run(sql, values![id]).await?;
    boards::recount(db).await
}

/// Writes a copy of the database into an empty file, as it is at one moment; only `SQLite` can.
pub(crate) async fn copy(db: &Db, file: &str) -> Answer<()> {
    db.run("vacuum into $1", values![file]).await.map(drop)
}

/// Ends a player's sessions and takes password, passkeys and codes away; the recovery code with this hash
/// is the one way in.
pub(crate) async fn reset(db: &Db, id: i64, code: &[u8; 32]) -> Answer<()> {
    let mut transaction = db.begin().await?;
    accounts::lock(&mut transaction, id).await?;
    accounts::clear_password(&mut transaction, id).await?;
    accounts::set_codes(&mut transaction, id, &[*code]).await?;
    passkeys::remove_all(&mut transaction, id).await?;
    sessions::end_all(&mut transaction, id).await?;
    transaction.commit().await
}
