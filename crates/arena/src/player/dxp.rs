//! A program that speaks DXP: we ask for every game, and it follows.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use damier_protocol::dxp::{
    BackAnswer, ChatText, EndReason, Framing, GameAnswer, GameRequest, Message, Name, PlayedMove,
    Start, ThinkingTime, frame,
};
use damier_rules::{Bitboard, Color, Game, Move, Outcome, Position, Variant};

use super::process::Process;
use super::{Answer, Breach, BreachKind, Note, Player, Reply, Setting, Turn};
use crate::limit::Limit;
use crate::spec::Dxp;

pub(super) struct DxpEngine {
    spec: Dxp,
    stream: TcpStream,
    messages: Receiver<(Instant, Result<Message, String>)>,
    /// Keeps the program alive; its standard input stays open, as some ask for.
    _process: Option<Process>,
    is_playing: bool,
    /// Since when the engine has been asked for a move.
    asked: Instant,
}

/// How long a program may take until it can be talked to.
const START: Duration = Duration::from_secs(30);
/// How long it may take to answer a request, or the end of a game.
const ANSWER: Duration = Duration::from_secs(20);
/// Between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(50);
/// The time of a game that is not played by the clock: each move is limited in another way.
const LONG: Duration = Duration::from_hours(1);

impl DxpEngine {
    pub(super) fn start(spec: &Dxp) -> Result<Self, Breach> {
        let crash = |error: io::Error| unreached(spec, &error);
        let deadline = Instant::now() + START;
        let bind = |port: u16| TcpListener::bind((spec.host.as_str(), port)).map_err(crash);
        let (process, stream) = if spec.engine_listens {
            let port = match spec.port {
                Some(port) => port,
                // Free now; whoever takes it before the engine does makes the start fail.
                None => bind(0)?.local_addr().map_err(crash)?.port(),
            };
            let mut process = program(spec, port)?;
            let stream = connect(spec, port, process.as_mut(), deadline)?;
            (process, stream)
        } else {
            let listener = bind(spec.port.unwrap_or(0))?;
            let port = listener.local_addr().map_err(crash)?.port();
            let mut process = program(spec, port)?;
            let stream = accept(spec, &listener, process.as_mut(), deadline)?;
            (process, stream)
        };
        stream.set_nodelay(true).map_err(crash)?;
        let (sender, messages) = channel();
        let source = stream.try_clone().map_err(crash)?;
        thread::spawn(move || read_messages(source, &sender));
        Ok(Self {
            spec: spec.clone(),
            stream,
            messages,
            _process: process,
            is_playing: false,
            asked: Instant::now(),
        })
    }

    fn send(&mut self, message: &Message) -> Result<(), Breach> {
        let sent = self.stream.write_all(&frame(message));
        sent.map_err(|error| {
            Breach::new(BreachKind::Crash, format!("the connection broke: {error}"))
        })
    }

    /// The next message that is not chat; wishes to take back are refused here.
    fn receive(&mut self, deadline: Instant) -> Result<(Instant, Message), Breach> {
        loop {
            let wait = deadline.saturating_duration_since(Instant::now());
            let received = self.messages.recv_timeout(wait);
            let (moment, message) = received.map_err(|error| match error {
                RecvTimeoutError::Timeout => Breach::new(BreachKind::Hang, "it does not answer"),
                RecvTimeoutError::Disconnected => {
                    Breach::new(BreachKind::Crash, "it closed the connection")
                }
            })?;
            match message {
                Ok(Message::Chat(_) | Message::BackAnswer(_)) => {}
                Ok(Message::BackRequest { .. }) => {
                    self.send(&Message::BackAnswer(BackAnswer::Unsupported))?;
                }
                Ok(message) => return Ok((moment, message)),
                Err(text) => return Err(Breach::new(BreachKind::Protocol, text)),
            }
        }
    }

    fn chat(&mut self, limit: Option<Limit>) -> Result<(), Breach> {
        let millis = match limit {
            Some(Limit::MoveTime(time)) => time.as_millis().to_string(),
            _ => "0".to_owned(),
        };
        for text in self.spec.chats.clone() {
            let text = ChatText::new(&text.replace("{ms}", &millis));
            self.send(&Message::Chat(text))?;
        }
        Ok(())
    }

    fn request<V: Variant>(&self, setting: &Setting<'_, V>) -> GameRequest {
        let clock = match setting.limit {
            Some(Limit::Clock(clock)) => Some(clock),
            _ => None,
        };
        let minutes = self
            .spec
            .minutes
            .map(|minutes| Duration::from_mins(minutes.into()));
        let time = minutes.or(clock.map(|clock| clock.base)).unwrap_or(LONG);
        let moves = self.spec.moves.or(clock.and_then(|clock| clock.moves));
        GameRequest {
            name: Name::new("Damier match"),
            follower: setting.color,
            time: ThinkingTime::at_least(time),
            moves: moves.map_or(0, |moves| u16::try_from(moves).unwrap_or(0)),
            start: Start::Position(Box::new(international(setting.game))),
        }
    }
}

impl<V: Variant> Player<V> for DxpEngine {
    fn begin(&mut self, setting: &Setting<'_, V>) -> Result<(), Breach> {
        self.chat(setting.limit)?;
        let request = Message::Request(self.request(setting));
        self.send(&request)?;
        let deadline = Instant::now() + ANSWER;
        loop {
            match self.receive(deadline)?.1 {
                Message::Answer {
                    answer: GameAnswer::Accepted,
                    ..
                } => break,
                Message::Answer { answer, .. } => {
                    let text = format!("it refuses the game: {answer:?}");
                    return Err(Breach::new(BreachKind::Protocol, text));
                }
                // What belongs to the game before.
                _ => {}
            }
        }
        self.is_playing = true;
        self.asked = Instant::now();
        Ok(())
    }

    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach> {
        loop {
            let (moment, message) = self.receive(turn.deadline)?;
            let reply = match message {
                Message::Move(played) => find(turn.game.position(), &played),
                Message::End { reason, .. } => {
                    self.is_playing = false;
                    self.send(&acknowledgement())?;
                    ended(reason)?
                }
                _ => continue,
            };
            return Ok(Answer {
                reply,
                used: moment.saturating_duration_since(self.asked),
                note: Note::default(),
            });
        }
    }

    fn opponent_moves(
        &mut self,
        before: &Position<V>,
        mv: Move<V>,
        used: Duration,
    ) -> Result<(), Breach> {
        let seconds = u16::try_from(used.as_secs()).unwrap_or(u16::MAX);
        let played = PlayedMove {
            seconds: seconds.min(PlayedMove::MAX_SECONDS),
            from: mv.from(),
            to: mv.to(),
            captured: before.captured_in_order(mv),
        };
        self.asked = Instant::now();
        self.send(&Message::Move(played))
    }

    fn finish(&mut self, color: Color, outcome: Outcome) -> Result<(), Breach> {
        if !std::mem::take(&mut self.is_playing) {
            return Ok(());
        }
        // The reason is ours, so that it is the opposite of theirs.
        let reason = match outcome {
            Outcome::Draw => EndReason::Draw,
            Outcome::Win(winner) if winner == color => EndReason::Loss,
            Outcome::Win(_) => EndReason::Win,
        };
        self.send(&Message::End {
            reason,
            stop: false,
        })?;
        let deadline = Instant::now() + ANSWER;
        while !matches!(self.receive(deadline)?.1, Message::End { .. }) {}
        Ok(())
    }
}

impl Drop for DxpEngine {
    fn drop(&mut self) {
        // If it is closed already, there is nothing to close.
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}

fn acknowledgement() -> Message {
    Message::End {
        reason: EndReason::Unknown,
        stop: false,
    }
}

/// An engine may give up; that it has won or drawn is for the rules to say.
fn ended<V: Variant>(reason: EndReason) -> Result<Reply<V>, Breach> {
    let claim = match reason {
        EndReason::Loss => return Ok(Reply::Resigns),
        EndReason::Win => "it claims a win that the rules do not give",
        EndReason::Draw => "it claims a draw that the rules do not give",
        EndReason::Unknown => "it ends the game without a reason",
    };
    Err(Breach::new(BreachKind::Protocol, claim))
}

/// The same position for a protocol that has one game only.
fn international<V: Variant>(game: &Game<V>) -> Position {
    let hub = game.position().hub();
    Position::from_hub(&hub).unwrap_or_default()
}

fn find<V: Variant>(position: &Position<V>, played: &PlayedMove) -> Reply<V> {
    let captured = Bitboard::<V::Geometry>::from_squares(played.captured.iter().copied());
    let named =
        |mv: &&Move<V>| (mv.from(), mv.to(), mv.captured()) == (played.from, played.to, captured);
    let moves = position.legal_moves();
    if let Some(&mv) = moves.iter().find(named) {
        return Reply::Move(mv);
    }
    let ends = [played.from, played.to].into_iter();
    let squares = ends.chain(played.captured.iter().copied());
    let texts: Vec<String> = squares.map(|square| square.to_string()).collect();
    let sign = if played.captured.is_empty() { "-" } else { "x" };
    Reply::Illegal(texts.join(sign))
}

fn program(spec: &Dxp, port: u16) -> Result<Option<Process>, Breach> {
    let program = spec.program.as_ref();
    program
        .map(|program| Process::start(program, Some(port)))
        .transpose()
}

fn connect(
    spec: &Dxp,
    port: u16,
    mut process: Option<&mut Process>,
    deadline: Instant,
) -> Result<TcpStream, Breach> {
    let addresses = (spec.host.as_str(), port).to_socket_addrs();
    let addresses: Vec<_> = addresses
        .map_err(|error| unreached(spec, &error))?
        .collect();
    loop {
        let error = match TcpStream::connect(&addresses[..]) {
            Ok(stream) => return Ok(stream),
            Err(error) => error,
        };
        refuse_end(process.as_deref_mut())?;
        if Instant::now() >= deadline {
            return Err(unreached(spec, &error));
        }
        thread::sleep(PAUSE);
    }
}

fn accept(
    spec: &Dxp,
    listener: &TcpListener,
    mut process: Option<&mut Process>,
    deadline: Instant,
) -> Result<TcpStream, Breach> {
    let failed = |error: io::Error| unreached(spec, &error);
    listener.set_nonblocking(true).map_err(failed)?;
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                stream.set_nonblocking(false).map_err(failed)?;
                return Ok(stream);
            }
            Err(error) if error.kind() != io::ErrorKind::WouldBlock => return Err(failed(error)),
            Err(_) => refuse_end(process.as_deref_mut())?,
        }
        if Instant::now() >= deadline {
            return Err(failed(io::Error::new(
                io::ErrorKind::TimedOut,
                "nobody connects",
            )));
        }
        thread::sleep(PAUSE);
    }
}

/// A program that has ended will not be reached any more.
fn refuse_end(process: Option<&mut Process>) -> Result<(), Breach> {
    if let Some(process) = process
        && process.has_ended()
    {
        return Err(process.ended());
    }
    Ok(())
}

fn unreached(spec: &Dxp, error: &io::Error) -> Breach {
    let port = spec
        .port
        .map_or_else(|| "a free port".to_owned(), |port| format!("port {port}"));
    let text = format!("no DXP connection by {} on {port}: {error}", spec.host);
    Breach::new(BreachKind::Crash, text)
}

fn read_messages(mut source: TcpStream, sender: &Sender<(Instant, Result<Message, String>)>) {
    let mut framing = Framing::default();
    let mut bytes = [0; 4096];
    loop {
        let length = match source.read(&mut bytes) {
            Ok(length) if length > 0 => length,
            _ => return,
        };
        let moment = Instant::now();
        for message in framing.push(&bytes[..length]) {
            let message = message.map_err(|error| error.to_string());
            let message = message.and_then(|bytes| {
                let decoded = Message::decode(&bytes);
                let text = || String::from_utf8_lossy(&bytes).into_owned();
                decoded.map_err(|error| format!("{error}, in {:?}", text()))
            });
            if sender.send((moment, message)).is_err() {
                return;
            }
        }
    }
}
