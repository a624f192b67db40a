//! `damier hub`: the engine for a user interface or match runner that speaks Hub version 2.

mod input;
mod params;
mod searcher;
pub(crate) mod thinking;

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc;

use anyhow::Result;
use damier_protocol::hub::{Action, FromEngine, Info, Mode, Session};

use crate::output::Answer;
use params::Params;
use searcher::{Job, Searcher};
use thinking::Signals;

/// Play as an engine in a program that speaks Hub, version 2
///
/// Reads commands from standard input and answers on standard output, until `quit` or the end of the
/// input. docs/hub.md lists what it supports.
#[derive(clap::Args, Debug)]
pub(crate) struct HubArgs {}

/// How many events may wait to be dealt with; whoever sends more waits itself.
const MAX_EVENTS: usize = 256;

/// Something that happened, in the order in which it did.
#[derive(Debug)]
enum Event {
    /// A line came in.
    Line(String),
    /// There will be no more.
    EndOfInput,
    /// The search has found something.
    Info(Info),
    /// The search has ended.
    Done {
        mv: Option<String>,
        ponder: Option<String>,
    },
}

/// Speaks Hub until the other side ends it. One thread reads, one searches, this one writes.
pub(crate) fn run(_: &HubArgs) -> Result<Answer> {
    let (events, happened) = mpsc::sync_channel(MAX_EVENTS);
    input::read_in_background(events.clone());
    let mut front = Front {
        session: Session::new(params::id(), params::all()),
        searcher: Searcher::start(events),
        signals: None,
        out: io::stdout(),
    };
    for event in happened {
        let actions = match event {
            Event::Line(line) => front.session.line(&line),
            Event::EndOfInput => front.session.end_of_input(),
            Event::Done { mv, ponder } => front.session.done(mv, ponder),
            Event::Info(info) => vec![Action::Reply(FromEngine::Info(info))],
        };
        for action in actions {
            if front.act(action)?.is_break() {
                // A search that still runs ends with the program.
                return Ok(Answer::Done);
            }
        }
    }
    Ok(Answer::Done)
}

/// What stands between the session and the world.
#[derive(Debug)]
struct Front {
    session: Session,
    searcher: Searcher,
    /// Those of the search that was begun last.
    signals: Option<Arc<Signals>>,
    out: io::Stdout,
}

impl Front {
    fn act(&mut self, action: Action) -> Result<std::ops::ControlFlow<()>> {
        match action {
            Action::Reply(line) => self.say(&line)?,
            // No search runs: the session lets `init` wait for its end.
            Action::Load => {
                if let Err(fault) = self.searcher.load(self.params())? {
                    let message = format!("{}: {fault}", params::ENDGAMES);
                    self.say(&FromEngine::Error { message })?;
                }
            }
            Action::Forget => self.searcher.order(Job::Forget)?,
            Action::Search(request) => {
                let signals = Arc::new(Signals::new(request.mode == Mode::Ponder));
                self.signals = Some(Arc::clone(&signals));
                self.searcher.order(Job::Search {
                    params: self.params(),
                    request,
                    signals,
                })?;
            }
            Action::PonderHit => self.signal(Signals::start_clock),
            Action::Stop => self.signal(Signals::stop),
            Action::Quit => return Ok(std::ops::ControlFlow::Break(())),
        }
        Ok(std::ops::ControlFlow::Continue(()))
    }

    fn say(&mut self, line: &FromEngine) -> io::Result<()> {
        let mut out = self.out.lock();
        writeln!(out, "{line}")?;
        out.flush()
    }

    fn params(&self) -> Params {
        Params::of(&self.session)
    }

    fn signal(&self, signal: impl Fn(&Signals)) {
        if let Some(signals) = &self.signals {
            signal(signals);
        }
    }
}
