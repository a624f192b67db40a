//! The thread that thinks.

use std::sync::Arc;
use std::sync::mpsc::{self, Sender, SyncSender};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use damier_protocol::hub::Level;
use damier_rules::Game;

use super::player::Event;
use crate::hub::thinking::{Signals, Wish, engine, think};

/// The time for a move where none was agreed on.
const UNLIMITED: Duration = Duration::from_secs(10);

/// The thread, as seen from outside.
#[derive(Debug)]
pub(super) struct Thinker {
    orders: Sender<Order>,
    move_time: Option<Duration>,
    /// The number of the last search, and what stops it.
    current: u64,
    signals: Option<Arc<Signals>>,
}

/// A position to think about.
#[derive(Debug)]
struct Order {
    number: u64,
    game: Game,
    wish: Wish,
    signals: Arc<Signals>,
    /// The move is held back until so much time has passed.
    at_least: Duration,
}

/// The clock before a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimeLeft {
    /// For the moves to come; `None` if no time was agreed on.
    pub(super) time: Option<Duration>,
    /// How many they are, if that was agreed on.
    pub(super) moves: Option<u32>,
}

impl Thinker {
    pub(super) fn start(
        hash_mib: usize,
        threads: usize,
        move_time: Option<Duration>,
        events: SyncSender<Event>,
    ) -> Self {
        let (orders, received) = mpsc::channel::<Order>();
        std::thread::spawn(move || {
            let mut engine = engine(hash_mib, threads);
            for order in received {
                let begun = Instant::now();
                let best = think(
                    &mut engine,
                    &order.game,
                    &order.wish,
                    &order.signals,
                    |_| {},
                );
                std::thread::sleep(order.at_least.saturating_sub(begun.elapsed()));
                let thought = Event::Thought {
                    number: order.number,
                    mv: best.map(|best| best.mv),
                    used: begun.elapsed(),
                };
                if events.send(thought).is_err() {
                    return;
                }
            }
        });
        Self {
            orders,
            move_time,
            current: 0,
            signals: None,
        }
    }

    /// Begins to think about the position on the board. An earlier search is given up.
    pub(super) fn think(&mut self, game: Game, left: TimeLeft, at_least: Duration) -> Result<()> {
        self.cancel();
        let fixed = self.move_time.or(left.time.is_none().then_some(UNLIMITED));
        let level = match fixed {
            Some(move_time) => Level {
                move_time: Some(move_time),
                ..Level::default()
            },
            None => Level {
                time: left.time,
                moves: left.moves,
                ..Level::default()
            },
        };
        let signals = Arc::new(Signals::new(false));
        self.signals = Some(Arc::clone(&signals));
        let order = Order {
            number: self.current,
            game,
            wish: Wish {
                level,
                lines: 1,
                is_analysis: false,
                strength: None,
            },
            signals,
            at_least,
        };
        let sent = self.orders.send(order);
        sent.map_err(|_| anyhow!("the search has failed"))
    }

    /// Whether this is the search begun last, and still wanted.
    pub(super) fn is_current(&self, number: u64) -> bool {
        number == self.current && self.signals.is_some()
    }

    /// Gives up the search.
    pub(super) fn cancel(&mut self) {
        if let Some(signals) = self.signals.take() {
            signals.stop();
        }
        self.current += 1;
    }
}
