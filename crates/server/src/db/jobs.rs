//! The queue of games that wait to be checked: a plain table, shared by all replicas.

use super::boards::{self, Counted};
use super::row::values;
use super::{Answer, Db, DbError, accounts};
use crate::calendar;
use crate::games::{GameKind, RankedLevel};

/// How long a worker may be silent about a game before another one takes it over.
pub(crate) const LEASE_MS: i64 = 30_000;
/// How often a game is tried when the one who checks it breaks down.
const MOST_ATTEMPTS: i64 = 10;

/// A game to be checked.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) id: i64,
    pub(crate) submission_id: i64,
    pub(crate) player_id: i64,
    pub(crate) module: String,
    pub(crate) game: GameKind,
    pub(crate) level: RankedLevel,
    pub(crate) seed: i64,
    pub(crate) side: String,
    pub(crate) moves: String,
    pub(crate) plies: i64,
    pub(crate) game_hash: Vec<u8>,
    /// It was tried so often that it is refused.
    pub(crate) is_hopeless: bool,
}

/// Takes the game that waits longest, for a worker with this name.
pub(crate) async fn claim(db: &Db, worker: &str, now: i64) -> Answer<Option<Job>> {
    const LITE: &str = "update job set state = 1, worker = $1, lease_until = $2, \
        attempts = attempts + 1 where id = (select id from job where state = 0 and run_after <= $3 \
        order by id limit 1) returning id, submission_id, attempts";
    const PG: &str = "update job set state = 1, worker = $1, lease_until = $2, \
        attempts = attempts + 1 where id = (select id from job where state = 0 and run_after <= $3 \
        order by id limit 1 for update skip locked) returning id, submission_id, attempts";
    let sql = if db.is_postgres() { PG } else { LITE };
    let claimed = db.change(sql, values![worker, now + LEASE_MS, now]).await?;
    let Some(claimed) = claimed else {
        return Ok(None);
    };
    let (id, submission_id) = (claimed.int(0)?, claimed.int(1)?);
    let sql = "select player_id, module, game, level, seed, side, moves, plies, game_hash \
        from submission where id = $1";
    let Some(row) = db.row(sql, values![submission_id]).await? else {
        // Its player has left meanwhile, and the job with them.
        return Ok(None);
    };
    Ok(Some(Job {
        id,
        submission_id,
        player_id: row.int(0)?,
        module: row.text(1)?,
        game: GameKind::numbered(row.int(2)?).ok_or(DbError::Column(2))?,
        level: RankedLevel::numbered(row.int(3)?).ok_or(DbError::Column(3))?,
        seed: row.int(4)?,
        side: row.text(5)?,
        moves: row.text(6)?,
        plies: row.int(7)?,
        game_hash: row.bytes(8)?,
        is_hopeless: claimed.int(2)? > MOST_ATTEMPTS,
    }))
}

/// Tells that a worker is still at a game.
pub(crate) async fn renew(db: &Db, job: &Job, worker: &str, now: i64) -> Answer<()> {
    let sql = "update job set lease_until = $3 where id = $1 and worker = $2 and state = 1";
    db.run(sql, values![job.id, worker, now + LEASE_MS])
        .await
        .map(drop)
}

/// Gives a game back unchecked, to be tried again after a while.
pub(crate) async fn give_back(db: &Db, job: &Job, worker: &str, run_after: i64) -> Answer<()> {
    let sql = "update job set state = 0, run_after = $3, worker = '' \
        where id = $1 and worker = $2 and state = 1";
    db.run(sql, values![job.id, worker, run_after])
        .await
        .map(drop)
}

/// Lets others take the games whose workers are silent. With `all`, every game that is being checked: for
/// the start of a server that has the database to itself.
pub(crate) async fn release(db: &Db, now: i64, all: bool) -> Answer<u64> {
    let until = if all { i64::MAX } else { now };
    let sql = "update job set state = 0, worker = '' where state = 1 and lease_until < $1";
    db.run(sql, values![until]).await
}

/// How many games wait.
pub(crate) async fn waiting(db: &Db) -> Answer<i64> {
    let row = db.row("select count(*) from job", values![]).await?;
    row.map_or(Ok(0), |row| row.int(0))
}

/// Ends a job: the game counts if `refused` is `None`, and if the player has not won the same game
/// before. False if another worker has taken the job over.
pub(crate) async fn finish(
    db: &Db,
    job: &Job,
    worker: &str,
    refused: Option<&str>,
    now: i64,
) -> Answer<bool> {
    let mut transaction = db.begin().await?;
    accounts::lock(&mut transaction, job.player_id).await?;
    let sql = "delete from job where id = $1 and worker = $2 and state = 1";
    if transaction.run(sql, values![job.id, worker]).await? == 0 {
        return Ok(false);
    }
    let mut refused = refused;
    if refused.is_none() {
        let sql = "insert into result (submission_id, player_id, game, level, points, plies, \
            game_hash, accepted_at, month) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
            on conflict (player_id, game_hash) do nothing";
        let values = values![
            job.submission_id,
            job.player_id,
            job.game.number(),
            job.level.number(),
            job.level.points(),
            job.plies,
            job.game_hash.as_slice(),
            now,
            calendar::month(now)
        ];
        if transaction.run(sql, values).await? == 0 {
            refused = Some("same-game");
        }
    }
    let (state, points) = match refused {
        None => (1, job.level.points()),
        Some(_) => (2, 0),
    };
    let sql = "update submission set state = $2, reason = $3, points = $4, decided_at = $5 \
        where id = $1 and state = 0";
    let values = values![job.submission_id, state, refused, points, now];
    if transaction.run(sql, values).await? == 0 {
        return Ok(false);
    }
    if refused.is_none() && !is_banned(&mut transaction, job.player_id).await? {
        let counted = Counted {
            player_id: job.player_id,
            game: job.game,
            points,
            expert_plies: (job.level == RankedLevel::Expert).then_some(job.plies),
            at: now,
        };
        boards::count(&mut transaction, counted).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

async fn is_banned(transaction: &mut super::Transaction, player_id: i64) -> Answer<bool> {
    let sql = "select banned_at from player where id = $1";
    let row = transaction.row(sql, values![player_id]).await?;
    row.map_or(Ok(false), |row| Ok(row.maybe_int(0)?.is_some()))
}
