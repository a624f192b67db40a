//! Takes in games that were sent: what is acknowledged is in the database for good.
//!
//! `SQLite` writes to the disk with every commit. So all games that wait are put in with one commit, and
//! all are answered after it.

use tokio::sync::{mpsc, oneshot};

use crate::db::results::{self, Sent, Taken};
use crate::db::{Db, DbError, Transaction};

/// Games that wait at most; more are told to come back.
const WAITING: usize = 512;
/// Games in one transaction.
const TOGETHER: usize = 64;
/// How often a transaction is tried when something passing stands in its way.
const TRIES: u32 = 5;
/// Transactions at once, where the database can have several.
const POSTGRES_LANES: usize = 4;

struct Item {
    sent: Sent,
    now: i64,
    answer: oneshot::Sender<Option<Taken>>,
}

/// Where games are handed in.
#[derive(Clone, Debug)]
pub(crate) struct Intake {
    lanes: Vec<mpsc::Sender<Item>>,
}

/// Why a game was not taken in; it was not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IntakeError {
    /// Too many wait.
    Full,
    /// The database did not take it.
    Failed,
}

impl Intake {
    /// Starts the tasks that take games in. To be called within the runtime.
    pub(crate) fn start(db: &Db) -> Self {
        let lanes = if db.is_postgres() { POSTGRES_LANES } else { 1 };
        let lanes = (0..lanes).map(|_| {
            let (sender, receiver) = mpsc::channel(WAITING);
            tokio::spawn(serve(db.clone(), receiver));
            sender
        });
        Self {
            lanes: lanes.collect(),
        }
    }

    /// Hands a game in, and waits until it is in the database. Games of one player go in one after the
    /// other.
    pub(crate) async fn take(&self, sent: Sent, now: i64) -> Result<Taken, IntakeError> {
        let (answer, answered) = oneshot::channel();
        let lane = usize::try_from(sent.player_id).unwrap_or(0) % self.lanes.len();
        let item = Item { sent, now, answer };
        self.lanes[lane]
            .try_send(item)
            .map_err(|_| IntakeError::Full)?;
        answered.await.ok().flatten().ok_or(IntakeError::Failed)
    }
}

async fn serve(db: Db, mut receiver: mpsc::Receiver<Item>) {
    while let Some(first) = receiver.recv().await {
        let mut items = vec![first];
        while items.len() < TOGETHER
            && let Ok(next) = receiver.try_recv()
        {
            items.push(next);
        }
        let taken = take_all(&db, &items).await;
        for (item, taken) in items.into_iter().zip(taken) {
            // Whoever asked may have gone.
            let _ = item.answer.send(taken);
        }
    }
}

/// What became of each game; `None` where it was not kept.
async fn take_all(db: &Db, items: &[Item]) -> Vec<Option<Taken>> {
    for attempt in 1..=TRIES {
        match take_together(db, items).await {
            Ok(taken) => return taken,
            Err(error) if error.is_passing() && attempt < TRIES => {
                let wait = std::time::Duration::from_millis(10 << attempt);
                tokio::time::sleep(wait).await;
            }
            Err(error) => {
                tracing::error!(%error, games = items.len(), "games were not taken in");
                break;
            }
        }
    }
    vec![None; items.len()]
}

async fn take_together(db: &Db, items: &[Item]) -> Result<Vec<Option<Taken>>, DbError> {
    let mut transaction = db.begin().await?;
    let mut taken = Vec::with_capacity(items.len());
    for item in items {
        taken.push(take_one(&mut transaction, item).await?);
    }
    transaction.commit().await?;
    Ok(taken)
}

/// One game, which does not spoil the others: its player may have left meanwhile.
async fn take_one(transaction: &mut Transaction, item: &Item) -> Result<Option<Taken>, DbError> {
    transaction.script("savepoint item".to_owned()).await?;
    match results::take(transaction, &item.sent, item.now).await {
        Ok(taken) => {
            transaction
                .script("release savepoint item".to_owned())
                .await?;
            Ok(Some(taken))
        }
        Err(error) if error.is_passing() => Err(error),
        Err(error) => {
            tracing::warn!(%error, "a game was not taken in");
            transaction
                .script("rollback to savepoint item; release savepoint item".to_owned())
                .await?;
            Ok(None)
        }
    }
}
