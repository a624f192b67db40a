//! The thread that searches.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender, SyncSender};

use anyhow::{Result, anyhow};
use damier_arena::endgames_in;
use damier_engine::Engine;
use damier_protocol::hub::{AnyGame, GameKind, Mode, Request};
use damier_rules::{Brazilian, Checkers, Game, International, Russian, Variant};

use super::Event;
use super::params::Params;
use super::thinking::{self, Signals, Wish, think};

/// Something for the thread to do, one after another.
#[derive(Debug)]
pub(super) enum Job {
    /// Allocate what the parameters ask for, and say when it is there.
    Prepare {
        params: Params,
        ready: Sender<Result<(), String>>,
    },
    /// Forget earlier searches.
    Forget,
    /// Search.
    Search {
        params: Params,
        request: Box<Request>,
        signals: Arc<Signals>,
    },
}

/// The thread, as seen from outside.
#[derive(Debug)]
pub(super) struct Searcher(Sender<Job>);

impl Searcher {
    /// Starts the thread; it reports what its searches find.
    pub(super) fn start(events: SyncSender<Event>) -> Self {
        let (orders, jobs) = mpsc::channel();
        std::thread::spawn(move || {
            let mut loaded = None;
            for job in jobs {
                work(job, &mut loaded, &events);
            }
        });
        Self(orders)
    }

    /// Has the thread load what these parameters ask for, and waits until it has. No search may run.
    /// Gives what could not be loaded and why; the engine does without it.
    pub(super) fn load(&self, params: Params) -> Result<Result<(), String>> {
        let (ready, loaded) = mpsc::channel();
        self.order(Job::Prepare { params, ready })?;
        loaded
            .recv()
            .map_err(|_| anyhow!("the engine cannot be loaded"))
    }

    /// Gives the thread something to do when it has done what it does now.
    pub(super) fn order(&self, job: Job) -> Result<()> {
        let sent = self.0.send(job);
        sent.map_err(|_| anyhow!("the search has failed"))
    }
}

/// The engine of the game that is set, with what it was made for.
struct Loaded {
    params: Params,
    engine: AnyEngine,
    /// What could not be loaded and why.
    fault: Option<String>,
}

enum AnyEngine {
    Normal(Engine<International>),
    Russian(Engine<Russian>),
    Brazilian(Engine<Brazilian>),
    Checkers(Engine<Checkers>),
}

impl AnyEngine {
    /// The engine without tables from a folder.
    fn new(params: &Params) -> Self {
        let (hash, threads) = (params.hash_mib, params.threads);
        match params.kind {
            GameKind::Normal => Self::Normal(thinking::engine(hash, threads)),
            GameKind::Russian => Self::Russian(thinking::engine(hash, threads)),
            GameKind::Brazilian => Self::Brazilian(thinking::engine(hash, threads)),
            GameKind::Checkers => Self::Checkers(thinking::engine(hash, threads)),
        }
    }

    /// Has the engine ask the tables in this folder.
    fn ask(&mut self, folder: &Path) -> Result<(), String> {
        match self {
            Self::Normal(engine) => engine.set_tables(endgames_in(folder)?),
            Self::Russian(engine) => engine.set_tables(endgames_in(folder)?),
            Self::Brazilian(engine) => engine.set_tables(endgames_in(folder)?),
            Self::Checkers(engine) => engine.set_tables(endgames_in(folder)?),
        }
        Ok(())
    }

    fn forget(&mut self) {
        match self {
            Self::Normal(engine) => engine.forget(),
            Self::Russian(engine) => engine.forget(),
            Self::Brazilian(engine) => engine.forget(),
            Self::Checkers(engine) => engine.forget(),
        }
    }
}

/// The engine for these parameters: the one there is, if it was made for the same.
fn load<'a>(loaded: &'a mut Option<Loaded>, params: &Params) -> &'a mut Loaded {
    let made_for = |params: &Params| {
        let endgames = params.endgames.clone();
        (params.kind, params.hash_mib, params.threads, endgames)
    };
    if loaded
        .as_ref()
        .is_some_and(|loaded| made_for(&loaded.params) != made_for(params))
    {
        // Both tables at once might be more than there is room for.
        *loaded = None;
    }
    let new = || {
        let mut engine = AnyEngine::new(params);
        let folder = params.endgames.as_deref();
        let fault = folder.and_then(|folder| engine.ask(folder).err());
        Loaded {
            params: params.clone(),
            engine,
            fault,
        }
    };
    loaded.get_or_insert_with(new)
}

fn work(job: Job, loaded: &mut Option<Loaded>, events: &SyncSender<Event>) {
    match job {
        Job::Prepare { params, ready } => {
            let fault = &load(loaded, &params).fault;
            // Where nobody waits any more the program is ending.
            let _ = ready.send(fault.clone().map_or(Ok(()), Err));
        }
        Job::Forget => {
            if let Some(loaded) = loaded {
                loaded.engine.forget();
            }
        }
        Job::Search {
            params,
            request,
            signals,
        } => {
            let wish = Wish {
                level: request.level,
                lines: params.lines,
                is_analysis: request.mode == Mode::Analyze,
                strength: params.level,
            };
            let done = match (&mut load(loaded, &params).engine, &request.game) {
                (AnyEngine::Normal(engine), AnyGame::Normal(game)) => {
                    search(engine, game, &wish, &signals, events)
                }
                (AnyEngine::Russian(engine), AnyGame::Russian(game)) => {
                    search(engine, game, &wish, &signals, events)
                }
                (AnyEngine::Brazilian(engine), AnyGame::Brazilian(game)) => {
                    search(engine, game, &wish, &signals, events)
                }
                (AnyEngine::Checkers(engine), AnyGame::Checkers(game)) => {
                    search(engine, game, &wish, &signals, events)
                }
                _ => unreachable!("the session's game is the one its parameters name"),
            };
            // Where nobody listens any more the program is ending.
            let _ = events.send(done);
        }
    }
}

fn search<V: Variant>(
    engine: &mut Engine<V>,
    game: &Game<V>,
    wish: &Wish,
    signals: &Signals,
    events: &SyncSender<Event>,
) -> Event {
    let best = think(engine, game, wish, signals, |info| {
        let _ = events.send(Event::Info(info));
    });
    let position = game.position();
    let mv = best.as_ref().map(|best| position.hub_move(best.mv));
    let ponder = best.and_then(|best| {
        let reply = *best.info.pv.get(1)?;
        let after = position.after(best.mv);
        (best.info.pv[0] == best.mv && after.is_legal(reply)).then(|| after.hub_move(reply))
    });
    Event::Done { mv, ponder }
}
