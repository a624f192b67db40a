//! Games over one connection, from the first message to the last.

use std::io::{self, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::time::Duration;

use anyhow::{Context, Result};
use damier_protocol::dxp::{Action, Agreement, FramingError, GameRequest, Over, Session, frame};
use damier_rules::Move;

use super::thinker::{Thinker, TimeLeft};
use super::{connection, words};
use crate::output::{Answer, Output, note, printable};

/// How many events may wait to be dealt with.
const MAX_EVENTS: usize = 64;

/// Some programs lose a move that comes right behind the answer to their request.
const PAUSE_BEFORE_FIRST_MOVE: Duration = Duration::from_millis(100);

/// Something that happened, in the order in which it did.
#[derive(Debug)]
pub(super) enum Event {
    /// A message came.
    Message(Result<Vec<u8>, FramingError>),
    /// The connection has ended, by an error if there is one.
    Gone(Option<String>),
    /// A search has ended.
    Thought {
        number: u64,
        mv: Option<Move>,
        used: Duration,
    },
}

/// Whether to go on, or with which answer to end.
type Next = std::ops::ControlFlow<Answer>;

#[derive(Debug)]
pub(super) struct Player {
    stream: TcpStream,
    session: Session,
    thinker: Thinker,
    happened: Receiver<Event>,
    output: Output,
    /// What we ask for, if it is us who ask.
    request: Option<GameRequest>,
    /// How many games are to be played.
    games: Option<u32>,
    played: u32,
    /// Of our time in this game.
    left: Duration,
    is_first_move: bool,
    /// Whether a game has just ended.
    has_ended: bool,
}

impl Player {
    pub(super) fn new(
        stream: TcpStream,
        session: Session,
        output: Output,
        thinker: impl FnOnce(SyncSender<Event>) -> Thinker,
    ) -> Result<Self> {
        let (events, happened) = mpsc::sync_channel(MAX_EVENTS);
        let reading = stream.try_clone().context("the socket cannot be read")?;
        connection::read_in_background(reading, events.clone());
        Ok(Self {
            stream,
            session,
            thinker: thinker(events),
            happened,
            output,
            request: None,
            games: None,
            played: 0,
            left: Duration::ZERO,
            is_first_move: false,
            has_ended: false,
        })
    }

    /// Plays so many games, asking for each if there is a request, until they are played or the
    /// connection ends.
    pub(super) fn play(
        mut self,
        request: Option<GameRequest>,
        games: Option<u32>,
    ) -> Result<Answer> {
        self.request = request;
        self.games = games;
        let mut next = self.ask()?;
        while next.is_continue() {
            let Ok(event) = self.happened.recv() else {
                break;
            };
            next = self.meet(event)?;
            // Only now: the other program may have said that it was the last game.
            let has_ended = std::mem::take(&mut self.has_ended) && self.session.is_idle();
            if has_ended && next.is_continue() {
                next = self.ask()?;
            }
        }
        // It may be closed already.
        let _ = self.stream.shutdown(Shutdown::Both);
        self.output.flush()?;
        Ok(next.break_value().unwrap_or(Answer::Done))
    }

    fn meet(&mut self, event: Event) -> Result<Next> {
        match event {
            Event::Message(Ok(message)) => {
                let actions = self.session.receive(&message);
                self.act_all(actions)
            }
            Event::Message(Err(error)) => {
                note(&[format!(
                    "error: the other program does not speak DXP: {error}"
                )]);
                Ok(Next::Break(Answer::No))
            }
            Event::Gone(reason) => self.gone(reason),
            Event::Thought { number, mv, used } => match mv {
                Some(mv) if self.thinker.is_current(number) => self.move_made(mv, used),
                _ => Ok(Next::Continue(())),
            },
        }
    }

    fn gone(&mut self, reason: Option<String>) -> Result<Next> {
        let was_idle = self.session.is_idle();
        let actions = self.session.lost();
        if let Next::Break(answer) = self.act_all(actions)? {
            return Ok(Next::Break(answer));
        }
        if was_idle && reason.is_none() {
            return Ok(Next::Break(Answer::Done));
        }
        let reason = reason.unwrap_or_else(|| "the other program has closed it".to_owned());
        note(&[format!(
            "error: the connection is lost: {}",
            printable(&reason)
        )]);
        Ok(Next::Break(Answer::No))
    }

    fn move_made(&mut self, mv: Move, used: Duration) -> Result<Next> {
        let game = self.session.game();
        let line = words::move_line(game.position(), game.plies(), mv, Some(used));
        match self.session.play(mv, used) {
            Ok(actions) => {
                self.left = self.left.saturating_sub(used);
                self.is_first_move = false;
                self.say(&line)?;
                self.act_all(actions)
            }
            // It is no longer our turn: something else came first.
            Err(_) => Ok(Next::Continue(())),
        }
    }

    fn act_all(&mut self, actions: Vec<Action>) -> Result<Next> {
        for action in actions {
            let next = self.act(action)?;
            if next.is_break() {
                return Ok(next);
            }
        }
        Ok(Next::Continue(()))
    }

    fn act(&mut self, action: Action) -> Result<Next> {
        match action {
            Action::Send(message) => self.send(&frame(&message)),
            Action::Begin(agreed) => self.begin(&agreed)?,
            Action::Think => self.think()?,
            Action::Cancel => self.thinker.cancel(),
            Action::Played { mv, seconds } => self.was_played(mv, seconds)?,
            Action::Illegal(played) => note(&[words::illegal(&played)]),
            Action::TakenBack(plies) => self.say(&words::taken_back(plies))?,
            Action::NotTakenBack(_) => note(&["note: the other program takes nothing back".into()]),
            Action::Heard(text) => note(&[format!("chat: {}", printable(text.as_str()))]),
            Action::Odd(what) => note(&[format!("note: {}", printable(&what))]),
            Action::Refused(answer) => {
                note(&[format!("error: the other program does not play: {answer}")]);
                return Ok(Next::Break(Answer::No));
            }
            Action::Over(over) => self.over(over)?,
            Action::Close => return Ok(Next::Break(Answer::Done)),
        }
        Ok(Next::Continue(()))
    }

    /// Sends bytes. If that fails the reading thread will find the connection gone too.
    fn send(&mut self, bytes: &[u8]) {
        let sent = self.stream.write_all(bytes);
        if sent.is_err() {
            let _ = self.stream.shutdown(Shutdown::Both);
        }
    }

    fn begin(&mut self, agreed: &Agreement) -> io::Result<()> {
        self.left = agreed.time.duration();
        self.is_first_move = true;
        self.say(&words::game_line(self.played + 1, agreed))
    }

    fn think(&mut self) -> Result<()> {
        let game = self.session.game().clone();
        let agreed = self.session.agreed();
        let has_time = agreed.is_some_and(|agreed| agreed.time.duration() > Duration::ZERO);
        let most = agreed.map_or(0, |agreed| u32::from(agreed.moves));
        let made = u32::try_from(game.plies() / 2).unwrap_or(u32::MAX);
        let left = TimeLeft {
            time: has_time.then_some(self.left),
            moves: (most > 0).then(|| most.saturating_sub(made).max(1)),
        };
        let pause = if self.is_first_move {
            PAUSE_BEFORE_FIRST_MOVE
        } else {
            Duration::ZERO
        };
        self.thinker.think(game, left, pause)
    }

    fn was_played(&mut self, mv: Move, seconds: u16) -> io::Result<()> {
        let game = self.session.game();
        let Some(before) = game.positions().rev().nth(1) else {
            return Ok(());
        };
        let used = Duration::from_secs(u64::from(seconds));
        let line = words::move_line(before.position(), game.plies() - 1, mv, Some(used));
        self.say(&line)
    }

    fn over(&mut self, over: Over) -> io::Result<()> {
        self.played += 1;
        self.has_ended = true;
        self.thinker.cancel();
        self.say(&words::result_line(self.played, over))
    }

    /// Asks for the next game if it is us who ask, and ends if all are played.
    fn ask(&mut self) -> Result<Next> {
        if self.games.is_some_and(|games| self.played >= games) {
            return Ok(Next::Break(Answer::Done));
        }
        let Some(request) = &mut self.request else {
            return Ok(Next::Continue(()));
        };
        let asked = request.clone();
        // Next time the other way round.
        request.follower = !request.follower;
        match self.session.request(asked) {
            Ok(actions) => self.act_all(actions),
            Err(_) => Ok(Next::Continue(())),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.output.lines(&[line.to_owned()])?;
        self.output.flush()
    }
}
