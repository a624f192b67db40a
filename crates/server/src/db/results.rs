//! Games that were sent to be counted.

use super::row::values;
use super::{Answer, Db, DbError, Row, Transaction};

/// A game that was sent, with what the door found out about it.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) player_id: i64,
    /// Chosen by the device, so that the same is not counted twice when it is sent twice.
    pub(crate) idempotency: String,
    /// SHA-256 of what was sent.
    pub(crate) fingerprint: [u8; 32],
    pub(crate) ticket: String,
    pub(crate) module: String,
    pub(crate) game: i64,
    pub(crate) level: i64,
    pub(crate) seed: i64,
    pub(crate) side: &'static str,
    pub(crate) moves: String,
    pub(crate) plies: i64,
    pub(crate) game_hash: [u8; 32],
    /// When it was finished, by the device's clock.
    pub(crate) played_at: i64,
    pub(crate) points: i64,
    /// Why it cannot count, if that is known already.
    pub(crate) refused: Option<&'static str>,
}

/// What became of a game that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taken {
    /// It is kept under this number, now or since it was sent before.
    Kept(i64),
    /// The same key was used for something else.
    Conflict,
}

/// Whether a game counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Waiting,
    Counted,
    Refused,
}

impl State {
    pub(crate) const fn number(self) -> i64 {
        self as i64
    }

    fn numbered(number: i64) -> Option<Self> {
        [Self::Waiting, Self::Counted, Self::Refused]
            .into_iter()
            .find(|state| state.number() == number)
    }
}

/// A game that was sent, as its player sees it.
#[derive(Clone, Debug)]
pub(crate) struct Submission {
    pub(crate) id: i64,
    pub(crate) game: i64,
    pub(crate) level: i64,
    pub(crate) side: String,
    pub(crate) moves: String,
    pub(crate) plies: i64,
    pub(crate) played_at: i64,
    pub(crate) received_at: i64,
    pub(crate) state: State,
    pub(crate) reason: Option<String>,
    pub(crate) points: i64,
    pub(crate) decided_at: Option<i64>,
    pub(crate) idempotency: String,
}

/// Keeps a game that was sent, with the job of checking it, in one transaction.
pub(crate) async fn take(transaction: &mut Transaction, sent: &Sent, now: i64) -> Answer<Taken> {
    if let Some(taken) = sent_before(transaction, sent).await? {
        return Ok(taken);
    }
    let mut refused = sent.refused;
    if refused.is_none() {
        let sql = "insert into ticket_use (ticket, used_at, player_id) values ($1, $2, $3) \
            on conflict (ticket) do nothing";
        let values = values![sent.ticket.as_str(), now, sent.player_id];
        if transaction.run(sql, values).await? == 0 {
            refused = Some("ticket-used");
        }
    }
    let id = insert(transaction, sent, refused, now).await?;
    if refused.is_none() {
        let sql = "insert into job (submission_id, state, run_after, lease_until, attempts, worker) \
            values ($1, 0, $2, 0, 0, '')";
        transaction.run(sql, values![id, now]).await?;
    }
    Ok(Taken::Kept(id))
}

/// Forgets the use of tickets from before a time, long enough ago that they have expired.
pub(crate) async fn sweep(db: &Db, before: i64) -> Answer<()> {
    let sql = "delete from ticket_use where used_at < $1";
    db.run(sql, values![before]).await.map(drop)
}

async fn sent_before(transaction: &mut Transaction, sent: &Sent) -> Answer<Option<Taken>> {
    let sql = "select id, fingerprint from submission where player_id = $1 and idempotency = $2";
    let values = values![sent.player_id, sent.idempotency.as_str()];
    let Some(row) = transaction.row(sql, values).await? else {
        return Ok(None);
    };
    Ok(Some(if row.bytes(1)? == sent.fingerprint {
        Taken::Kept(row.int(0)?)
    } else {
        Taken::Conflict
    }))
}

async fn insert(
    transaction: &mut Transaction,
    sent: &Sent,
    refused: Option<&str>,
    now: i64,
) -> Answer<i64> {
    let sql = "insert into submission (player_id, idempotency, fingerprint, ticket, module, game, \
        level, seed, side, moves, plies, game_hash, played_at, received_at, state, reason, points, \
        decided_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, \
        $17, $18) returning id";
    let state = if refused.is_some() {
        State::Refused
    } else {
        State::Waiting
    };
    let points = if refused.is_some() { 0 } else { sent.points };
    let values = values![
        sent.player_id,
        sent.idempotency.as_str(),
        &sent.fingerprint,
        sent.ticket.as_str(),
        sent.module.as_str(),
        sent.game,
        sent.level,
        sent.seed,
        sent.side,
        sent.moves.as_str(),
        sent.plies,
        &sent.game_hash,
        sent.played_at,
        now,
        state.number(),
        refused,
        points,
        refused.map(|_| now)
    ];
    let row = transaction.row(sql, values).await?;
    row.ok_or(DbError::Column(0))?.int(0)
}

macro_rules! submissions {
    ($rest:literal) => {
        concat!(
            "select id, game, level, side, moves, plies, played_at, received_at, state, reason, \
             points, decided_at, idempotency from submission ",
            $rest
        )
    };
}

fn read(row: &Row) -> Answer<Submission> {
    Ok(Submission {
        id: row.int(0)?,
        game: row.int(1)?,
        level: row.int(2)?,
        side: row.text(3)?,
        moves: row.text(4)?,
        plies: row.int(5)?,
        played_at: row.int(6)?,
        received_at: row.int(7)?,
        state: State::numbered(row.int(8)?).ok_or(DbError::Column(8))?,
        reason: row.maybe_text(9)?,
        points: row.int(10)?,
        decided_at: row.maybe_int(11)?,
        idempotency: row.text(12)?,
    })
}

/// A game that a player has sent.
pub(crate) async fn find(db: &Db, player_id: i64, id: i64) -> Answer<Option<Submission>> {
    let sql = submissions!("where player_id = $1 and id = $2");
    let row = db.row(sql, values![player_id, id]).await?;
    row.as_ref().map(read).transpose()
}

/// The games that a player has sent, the last first, from before a number on.
pub(crate) async fn of_player(
    db: &Db,
    player_id: i64,
    before: i64,
    count: i64,
) -> Answer<Vec<Submission>> {
    let sql = submissions!("where player_id = $1 and id < $2 order by id desc limit $3");
    let rows = db.rows(sql, values![player_id, before, count]).await?;
    rows.iter().map(read).collect()
}

/// How many games of a player wait to be checked.
pub(crate) async fn waiting_of(db: &Db, player_id: i64) -> Answer<i64> {
    let sql = "select count(*) from job j join submission s on s.id = j.submission_id \
        where s.player_id = $1";
    let row = db.row(sql, values![player_id]).await?;
    row.map_or(Ok(0), |row| row.int(0))
}

/// The points of a player in one game, and how many wins gave them.
pub(crate) async fn points(db: &Db, player_id: i64) -> Answer<Vec<(i64, i64)>> {
    // One row a board: the sums are kept with each result.
    let sql = "select board, score from standing where player_id = $1";
    let rows = db.rows(sql, values![player_id]).await?;
    rows.iter()
        .map(|row| Ok((row.int(0)?, row.int(1)?)))
        .collect()
}

/// A result that counted, as everybody may see it.
#[derive(Clone, Debug)]
pub(crate) struct Won {
    pub(crate) game: i64,
    pub(crate) level: i64,
    pub(crate) points: i64,
    pub(crate) plies: i64,
    pub(crate) accepted_at: i64,
}

/// The last results of a player that counted.
pub(crate) async fn last_won(db: &Db, player_id: i64, count: i64) -> Answer<Vec<Won>> {
    let sql = "select game, level, points, plies, accepted_at from result where player_id = $1 \
        order by accepted_at desc limit $2";
    let rows = db.rows(sql, values![player_id, count]).await?;
    rows.iter()
        .map(|row| {
            Ok(Won {
                game: row.int(0)?,
                level: row.int(1)?,
                points: row.int(2)?,
                plies: row.int(3)?,
                accepted_at: row.int(4)?,
            })
        })
        .collect()
}
