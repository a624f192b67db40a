//! The leaderboards: who stands where, and how many stand above.
//!
//! A board is a game, a kind and a month, or all time, in one number. Sums and counts are kept with each
//! accepted result, so that no question ever adds up the results: a rank is one more than those who stand
//! at a higher score, those who reached the same score on an earlier day, and those of the same day who
//! were earlier.

use std::collections::BTreeMap;

use super::row::values;
use super::{Answer, Db, Row, Transaction};
use crate::calendar;
use crate::games::GameKind;

/// What a board is ordered by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The sum of points.
    Points,
    /// The shortest win against Expert, in plies.
    Fastest,
}

/// A board of a game, of a month (months since January 1970, from 1) or of all time (0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) game: GameKind,
    pub(crate) kind: Kind,
    pub(crate) month: i64,
}

/// Months for each game and kind.
const MONTHS: i64 = 1_000_000;
/// A win in so many plies has score 0, so that a shorter one has a higher score.
const LONGEST: i64 = 100_000;

impl Board {
    /// Its number in the database.
    pub(crate) fn number(self) -> i64 {
        let kind = i64::from(self.kind == Kind::Fastest);
        (self.game.number() * 2 + kind) * MONTHS + self.month
    }

    /// What a score means to players: points, or plies.
    pub(crate) fn shown(self, score: i64) -> i64 {
        match self.kind {
            Kind::Points => score,
            Kind::Fastest => LONGEST - score,
        }
    }
}

/// A place on a board.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub(crate) player_id: i64,
    pub(crate) name: String,
    pub(crate) score: i64,
    pub(crate) reached_at: i64,
}

/// Changes of the tallies, in the order in which every transaction makes them, so that no two wait for
/// each other.
#[derive(Default)]
struct Tallies(BTreeMap<(i64, i64, i64), i64>);

impl Tallies {
    fn add(&mut self, board: i64, score: i64, reached_at: i64, count: i64) {
        let key = (board, score, calendar::day(reached_at));
        *self.0.entry(key).or_default() += count;
    }

    async fn write(self, transaction: &mut Transaction) -> Answer<()> {
        let mut scores: BTreeMap<(i64, i64), i64> = BTreeMap::new();
        for (&(board, score, _), count) in &self.0 {
            *scores.entry((board, score)).or_default() += count;
        }
        for ((board, score), count) in scores {
            let sql = "insert into tally_score (board, score, count) values ($1, $2, $3) \
                on conflict (board, score) do update set count = tally_score.count + excluded.count";
            transaction.run(sql, values![board, score, count]).await?;
        }
        for ((board, score, day), count) in self.0 {
            let sql = "insert into tally_day (board, score, day, count) values ($1, $2, $3, $4) \
                on conflict (board, score, day) do update set count = tally_day.count + excluded.count";
            let values = values![board, score, day, count];
            transaction.run(sql, values).await?;
        }
        Ok(())
    }
}

/// A result that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    pub(crate) player_id: i64,
    pub(crate) game: GameKind,
    pub(crate) points: i64,
    /// The plies of a win against Expert.
    pub(crate) expert_plies: Option<i64>,
    pub(crate) at: i64,
}

/// Lets a result count on every board that it belongs to. The player must be locked.
pub(crate) async fn count(transaction: &mut Transaction, result: Counted) -> Answer<()> {
    let mut tallies = Tallies::default();
    for month in [0, calendar::month(result.at)] {
        let board = |kind| Board {
            game: result.game,
            kind,
            month,
        };
        let points = board(Kind::Points).number();
        raise(transaction, points, result, &mut tallies, |old| {
            Some(old.unwrap_or(0) + result.points)
        })
        .await?;
        if let Some(plies) = result.expert_plies {
            let score = LONGEST - plies;
            let fastest = board(Kind::Fastest).number();
            raise(transaction, fastest, result, &mut tallies, |old| {
                (old.is_none_or(|old| score > old)).then_some(score)
            })
            .await?;
        }
    }
    tallies.write(transaction).await
}

async fn raise(
    transaction: &mut Transaction,
    board: i64,
    result: Counted,
    tallies: &mut Tallies,
    new_score: impl FnOnce(Option<i64>) -> Option<i64>,
) -> Answer<()> {
    let sql = "select score, reached_at from standing where board = $1 and player_id = $2";
    let old = transaction
        .row(sql, values![board, result.player_id])
        .await?;
    let old = old
        .map(|row| Ok::<_, super::DbError>((row.int(0)?, row.int(1)?)))
        .transpose()?;
    let Some(score) = new_score(old.map(|(score, _)| score)) else {
        return Ok(());
    };
    if let Some((score, reached_at)) = old {
        tallies.add(board, score, reached_at, -1);
    }
    tallies.add(board, score, result.at, 1);
    let sql = "insert into standing (board, player_id, score, reached_at) values ($1, $2, $3, $4) \
        on conflict (board, player_id) do update set score = excluded.score, \
        reached_at = excluded.reached_at";
    let values = values![board, result.player_id, score, result.at];
    transaction.run(sql, values).await.map(drop)
}

/// Takes a player off every board. The player must be locked.
pub(crate) async fn leave(transaction: &mut Transaction, player_id: i64) -> Answer<()> {
    let sql = "delete from standing where player_id = $1 returning board, score, reached_at";
    let rows = transaction.rows(sql, values![player_id]).await?;
    let mut tallies = Tallies::default();
    for row in rows {
        tallies.add(row.int(0)?, row.int(1)?, row.int(2)?, -1);
    }
    tallies.write(transaction).await
}

fn standing(row: &Row) -> Answer<Standing> {
    Ok(Standing {
        player_id: row.int(0)?,
        name: row.text(1)?,
        score: row.int(2)?,
        reached_at: row.int(3)?,
    })
}

/// Where a page of a board begins: behind this place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Behind {
    pub(crate) score: i64,
    pub(crate) reached_at: i64,
    pub(crate) player_id: i64,
}

/// So many places of a board, from the top or from behind a place.
pub(crate) async fn page(
    db: &Db,
    board: Board,
    behind: Option<Behind>,
    count: i64,
) -> Answer<Vec<Standing>> {
    // The places are taken before their names: PostgreSQL would prepare for every player otherwise.
    const FROM_TOP: &str = "select s.player_id, p.name, s.score, s.reached_at from \
        (select player_id, score, reached_at from standing where board = $1 \
        order by score desc, reached_at, player_id limit $2) s join player p on p.id = s.player_id \
        order by s.score desc, s.reached_at, s.player_id";
    const BEHIND: &str = "select s.player_id, p.name, s.score, s.reached_at from \
        (select player_id, score, reached_at from standing where board = $1 and score <= $3 \
        and (score < $3 or reached_at > $4 or (reached_at = $4 and player_id > $5)) \
        order by score desc, reached_at, player_id limit $2) s join player p on p.id = s.player_id \
        order by s.score desc, s.reached_at, s.player_id";
    let rows = match behind {
        None => db.rows(FROM_TOP, values![board.number(), count]).await?,
        Some(behind) => {
            let values = values![
                board.number(),
                count,
                behind.score,
                behind.reached_at,
                behind.player_id
            ];
            db.rows(BEHIND, values).await?
        }
    };
    rows.iter().map(standing).collect()
}

/// A player's own place on a board, and the rank, from 1.
pub(crate) async fn place(
    db: &Db,
    board: Board,
    player_id: i64,
) -> Answer<Option<(Standing, i64)>> {
    const OWN: &str = "select s.player_id, p.name, s.score, s.reached_at from standing s \
        join player p on p.id = s.player_id where s.board = $1 and s.player_id = $2";
    let row = db.row(OWN, values![board.number(), player_id]).await?;
    let Some(standing) = row.as_ref().map(standing).transpose()? else {
        return Ok(None);
    };
    let rank = rank(db, board, &standing).await?;
    Ok(Some((standing, rank)))
}

async fn rank(db: &Db, board: Board, standing: &Standing) -> Answer<i64> {
    const RANK: &str = "select \
        (select coalesce(cast(sum(count) as bigint), 0) from tally_score \
            where board = $1 and score > $2) + \
        (select coalesce(cast(sum(count) as bigint), 0) from tally_day \
            where board = $1 and score = $2 and day < $3) + \
        (select count(*) from standing where board = $1 and score = $2 and reached_at >= $4 \
            and (reached_at < $5 or (reached_at = $5 and player_id < $6)))";
    let day = calendar::day(standing.reached_at);
    let values = values![
        board.number(),
        standing.score,
        day,
        calendar::start_of_day(day),
        standing.reached_at,
        standing.player_id
    ];
    let above = db
        .row(RANK, values)
        .await?
        .map_or(Ok(0), |row| row.int(0))?;
    Ok(above + 1)
}

/// How many players stand on a board.
pub(crate) async fn size(db: &Db, board: Board) -> Answer<i64> {
    let sql = "select coalesce(cast(sum(count) as bigint), 0) from tally_score where board = $1";
    let row = db.row(sql, values![board.number()]).await?;
    row.map_or(Ok(0), |row| row.int(0))
}

/// Makes all boards anew from the results that were accepted.
pub(crate) async fn recount(db: &Db) -> Answer<()> {
    const POINTS: &str = "insert into standing (board, player_id, score, reached_at) \
        select r.game * 2 * 1000000 + m.month, r.player_id, cast(sum(r.points) as bigint), \
        max(r.accepted_at) from (select id, 0 as month from result union all \
        select id, month from result) m join result r on r.id = m.id \
        join player p on p.id = r.player_id where p.banned_at is null \
        group by r.game, m.month, r.player_id";
    const FASTEST: &str = "insert into standing (board, player_id, score, reached_at) \
        select board, player_id, 100000 - plies, accepted_at from (select \
        (r.game * 2 + 1) * 1000000 + m.month as board, r.player_id, r.plies, r.accepted_at, \
        row_number() over (partition by r.game, m.month, r.player_id \
        order by r.plies, r.accepted_at, r.id) as place \
        from (select id, 0 as month from result union all select id, month from result) m \
        join result r on r.id = m.id join player p on p.id = r.player_id \
        where p.banned_at is null and r.level = 6) b where place = 1";
    const STATEMENTS: [&str; 7] = [
        "delete from standing",
        "delete from tally_score",
        "delete from tally_day",
        POINTS,
        FASTEST,
        "insert into tally_score (board, score, count) \
            select board, score, count(*) from standing group by board, score",
        "insert into tally_day (board, score, day, count) \
            select board, score, reached_at / 86400000, count(*) from standing \
            group by board, score, reached_at / 86400000",
    ];
    let mut transaction = db.begin().await?;
    if transaction.is_postgres() {
        const LOCK: &str = "lock table standing, tally_score, tally_day in exclusive mode";
        transaction.script(LOCK.to_owned()).await?;
    }
    for statement in STATEMENTS {
        transaction.run(statement, values![]).await?;
    }
    transaction.commit().await
}
