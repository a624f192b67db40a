//! What players have learned: lessons that are done, and exercises that come back.

use super::row::values;
use super::{Answer, Db, DbError, accounts};

/// What something that was learned is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// A lesson that is done.
    Lesson,
    /// An exercise that was tried.
    Exercise,
    /// A course that was begun anew: its lessons from before are not done.
    Course,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Lesson, Self::Exercise, Self::Course];

    const fn number(self) -> i64 {
        self as i64
    }

    fn numbered(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.number() == number)
    }
}

/// One thing that a player has learned.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    pub(crate) name: String,
    /// When, in milliseconds since 1970; of several times the last.
    pub(crate) done_at: i64,
    /// Of an exercise: the days from then until it comes back.
    pub(crate) days: i64,
    /// Of an exercise: whether it was ever solved.
    pub(crate) is_solved: bool,
}

/// Of an item that is there already the later time holds with what belongs to it, so that the same may be
/// sent again, and in any order.
const ADD: &str = "insert into learned (player_id, kind, name, done_at, days, solved) \
    values ($1, $2, $3, $4, $5, $6) on conflict (player_id, kind, name) do update set \
    days = case when excluded.done_at > learned.done_at \
        or (excluded.done_at = learned.done_at and excluded.days > learned.days) \
        then excluded.days else learned.days end, \
    solved = case when excluded.solved > learned.solved \
        then excluded.solved else learned.solved end, \
    done_at = case when excluded.done_at > learned.done_at \
        then excluded.done_at else learned.done_at end";

/// Lessons that a course which was begun anew has left behind.
const FORGET: &str = "delete from learned where player_id = $1 and kind = 0 and exists \
    (select 1 from learned course where course.player_id = $1 and course.kind = 2 \
    and learned.name like course.name || '/%' and learned.done_at <= course.done_at)";

/// Puts items beside those of a player. False, and nothing is changed, if there would be more than `most`.
pub(crate) async fn add(db: &Db, player_id: i64, items: &[Item], most: i64) -> Answer<bool> {
    let mut transaction = db.begin().await?;
    accounts::lock(&mut transaction, player_id).await?;
    for item in items {
        let (kind, name) = (item.kind.number(), item.name.as_str());
        let (done_at, days) = (item.done_at, item.days);
        let solved = i64::from(item.is_solved);
        let values = values![player_id, kind, name, done_at, days, solved];
        transaction.run(ADD, values).await?;
    }
    transaction.run(FORGET, values![player_id]).await?;
    let sql = "select count(*) from learned where player_id = $1";
    let row = transaction.row(sql, values![player_id]).await?;
    if row.ok_or(DbError::Column(0))?.int(0)? > most {
        return Ok(false);
    }
    transaction.commit().await?;
    Ok(true)
}

/// What a player has learned, in the order of kinds and names.
pub(crate) async fn of_player(db: &Db, player_id: i64) -> Answer<Vec<Item>> {
    let sql = "select kind, name, done_at, days, solved from learned where player_id = $1 \
        order by kind, name";
    let rows = db.rows(sql, values![player_id]).await?;
    let read = |row: &super::Row| {
        Ok(Item {
            kind: Kind::numbered(row.int(0)?).ok_or(DbError::Column(0))?,
            name: row.text(1)?,
            done_at: row.int(2)?,
            days: row.int(3)?,
            is_solved: row.int(4)? != 0,
        })
    };
    rows.iter().map(read).collect()
}
