//! Checks the games that were sent, on a few threads of their own, so that who signs in does not wait
//! for them.

mod sandbox;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use damier_rules::Color;
use tokio::runtime::Handle;

use crate::app::App;
use crate::db::jobs::{self, Job};
use crate::db::{DbError, modules};
use crate::replay::replay;
use crate::token;

pub(crate) use sandbox::{Sandbox, SandboxError};

/// How long a thread sleeps when there is nothing to do and nobody wakes it: other replicas add games too.
const IDLE: Duration = Duration::from_secs(1);
/// How often a thread tells that it is still at a game, well within the time that it may be silent.
const TELL_EVERY: Duration = Duration::from_secs(8);
/// How often a thread looks for games whose threads are silent, as after a crash.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How long a game waits after the one who checked it has failed.
const RETRY_MS: i64 = 5_000;
/// How long the end of the server waits for a game that is being checked.
const STOPS_WITHIN: Duration = Duration::from_secs(4);

/// Whether the computer played its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Counts,
    /// The code of why it does not count.
    Refused(&'static str),
}

/// Plays every move of the computer again, with the module that played it. A level takes as much memory
/// everywhere, so that it moves alike on every device. `after_each` is called after each of its moves.
pub(crate) fn check(
    sandbox: &Sandbox,
    module: &wasmtime::Module,
    job: &Job,
    mut after_each: impl FnMut(),
) -> Result<(Verdict, u64), SandboxError> {
    let Some(computer) = computer_side(&job.side) else {
        return Ok((Verdict::Refused("bad-side"), 0));
    };
    let Ok(game) = replay(job.game, &job.moves) else {
        return Ok((Verdict::Refused("illegal-move"), 0));
    };
    let mut engine = sandbox.start(module)?;
    let mut verdict = Verdict::Counts;
    for ply in game.plies_of(computer) {
        let request = game.request(job.game, ply, job.level.number(), job.seed);
        // Both texts are written by the same function of the rules, each move in one way.
        if engine.choose(&request, job.level.fuel())? != game.moves[ply] {
            verdict = Verdict::Refused("other-move");
            break;
        }
        after_each();
    }
    Ok((verdict, engine.used()))
}

fn computer_side(side: &str) -> Option<Color> {
    match side {
        "white" => Some(Color::Black),
        "black" => Some(Color::White),
        _ => None,
    }
}

/// The threads that check games.
pub(crate) struct Checkers {
    threads: Vec<JoinHandle<()>>,
    stop: Arc<AtomicBool>,
    app: App,
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checkers")
            .field("threads", &self.threads.len())
            .finish_non_exhaustive()
    }
}

impl Checkers {
    /// Starts so many threads. To be called within the runtime.
    pub(crate) fn start(app: &App, count: usize) -> std::io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let handle = Handle::current();
        let threads = (0..count).map(|number| {
            let worker = Worker {
                app: app.clone(),
                name: format!("{}-{number}", token::hex(&token::random::<6>())),
                stop: Arc::clone(&stop),
            };
            let handle = handle.clone();
            std::thread::Builder::new()
                .name(format!("check-{number}"))
                .spawn(move || worker.run(&handle))
        });
        Ok(Self {
            threads: threads.collect::<Result<_, _>>()?,
            stop,
            app: app.clone(),
        })
    }

    /// Lets every thread end after the game that it checks, and waits for that, but not for ever.
    pub(crate) async fn stop(self) {
        self.stop.store(true, Ordering::Relaxed);
        let begin = Instant::now();
        while begin.elapsed() < STOPS_WITHIN {
            self.app.wake().notify_waiters();
            if self.threads.iter().all(JoinHandle::is_finished) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

struct Worker {
    app: App,
    name: String,
    stop: Arc<AtomicBool>,
}

/// Why a step of a worker failed.
enum StepError {
    Db(DbError),
    Sandbox(SandboxError),
}

impl From<DbError> for StepError {
    fn from(error: DbError) -> Self {
        Self::Db(error)
    }
}

impl From<SandboxError> for StepError {
    fn from(error: SandboxError) -> Self {
        Self::Sandbox(error)
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Db(error) => error.fmt(f),
            Self::Sandbox(error) => error.fmt(f),
        }
    }
}

impl Worker {
    fn run(&self, runtime: &Handle) {
        lower_priority();
        let mut looked = Instant::now();
        while !self.stop.load(Ordering::Relaxed) {
            let now = self.app.now();
            if looked.elapsed() > LOOK_EVERY {
                looked = Instant::now();
                // If it fails, so does what follows.
                let _ = runtime.block_on(jobs::release(self.app.db(), now, false));
            }
            let claimed = runtime.block_on(jobs::claim(self.app.db(), &self.name, now));
            match claimed {
                Ok(Some(job)) => self.work(runtime, &job),
                Ok(None) => self.rest(runtime),
                Err(error) => {
                    tracing::warn!(%error, "the queue cannot be read");
                    self.rest(runtime);
                }
            }
        }
    }

    /// Sleeps until there may be something to do.
    fn rest(&self, runtime: &Handle) {
        runtime.block_on(async {
            let woken = self.app.wake().notified();
            // Nobody woke it: there may be games of other replicas all the same.
            let _ = tokio::time::timeout(IDLE, woken).await;
        });
    }

    fn work(&self, runtime: &Handle, job: &Job) {
        let begin = Instant::now();
        let ended = self.judge(runtime, job).and_then(|(verdict, fuel)| {
            let refused = match verdict {
                Verdict::Counts => None,
                Verdict::Refused(reason) => Some(reason),
            };
            self.finish(runtime, job, refused)?;
            self.app
                .metrics()
                .checked(refused.is_none(), begin.elapsed());
            let millis = begin.elapsed().as_millis();
            tracing::info!(
                submission = job.submission_id,
                refused,
                fuel,
                millis,
                "checked"
            );
            Ok(())
        });
        if let Err(error) = ended {
            tracing::error!(submission = job.submission_id, %error, "a game was not checked");
            let again = self.app.now() + RETRY_MS;
            let back = jobs::give_back(self.app.db(), job, &self.name, again);
            // If even that fails, the lease runs out.
            let _ = runtime.block_on(back);
        }
    }

    fn judge(&self, runtime: &Handle, job: &Job) -> Result<(Verdict, u64), StepError> {
        if job.is_hopeless {
            return Ok((Verdict::Refused("not-checkable"), 0));
        }
        let sandbox = self.app.sandbox();
        let module = if let Some(module) = sandbox.find(&job.module) {
            module
        } else {
            let bytes = runtime.block_on(modules::get(self.app.db(), &job.module))?;
            let Some(bytes) = bytes else {
                return Ok((Verdict::Refused("unknown-engine"), 0));
            };
            sandbox.compile(&job.module, &bytes)?
        };
        let mut told = Instant::now();
        let tell = || {
            if told.elapsed() > TELL_EVERY {
                told = Instant::now();
                let renewing = jobs::renew(self.app.db(), job, &self.name, self.app.now());
                // If it fails, another thread may do the same work; only one of them can end it.
                let _ = runtime.block_on(renewing);
            }
        };
        Ok(check(sandbox, &module, job, tell)?)
    }

    /// Writes the verdict down, again if two transactions stood in each other's way.
    fn finish(&self, runtime: &Handle, job: &Job, refused: Option<&str>) -> Result<(), DbError> {
        let mut tries = 0_u64;
        loop {
            let now = self.app.now();
            let done = runtime.block_on(jobs::finish(self.app.db(), job, &self.name, refused, now));
            match done {
                Err(error) if error.is_passing() && tries < 8 => {
                    tries += 1;
                    std::thread::sleep(Duration::from_millis(20 << tries));
                }
                done => return done.map(drop),
            }
        }
    }
}

/// Gives way to everything else on the machine; where the system knows no such thing, nothing.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        // On Linux this is of the thread, not of the program. If it is not allowed, all is as before.
        let _ = rustix::process::nice(10);
    }
}

#[cfg(test)]
mod tests;
