//! `damier dxp`: games of International Draughts against another program over a network.

mod address;
mod connection;
mod player;
mod thinker;
mod words;

use std::num::NonZeroU32;
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use damier_protocol::dxp::{GameRequest, Name, Session, Settings, Start, ThinkingTime};
use damier_rules::{Color, DrawRules, International};

use crate::game::GameName;
use crate::hub::thinking::{MAX_HASH_MIB, MAX_THREADS};
use crate::output::{Answer, Output};
use crate::positions::read_position;
use address::Address;
use player::Player;
use thinker::Thinker;

/// Play International Draughts against another program by DXP, the `DamExchange` protocol
///
/// One program listens and the other connects; one of them asks for games and the other follows.
/// Moves and results stand on standard output, chat on standard error.
#[derive(clap::Args, Debug)]
pub(crate) struct DxpArgs {
    /// Wait for the other program here [without ADDR: 127.0.0.1:27531]
    #[arg(
        long,
        value_name = "ADDR",
        num_args = 0..=1,
        default_missing_value = "",
        required_unless_present = "connect"
    )]
    listen: Option<Address>,
    /// Connect to the other program: a host, a port, or both as host:port
    #[arg(long, value_name = "ADDR", conflicts_with = "listen")]
    connect: Option<Address>,
    /// Let the other program ask for games, and play what it asks for
    #[arg(long, conflicts_with_all = ["time", "moves", "color", "position"])]
    follow: bool,
    /// Minutes for each side for the whole game; below ten also with decimals
    #[arg(long, value_name = "MINUTES", default_value = "5", value_parser = minutes)]
    time: ThinkingTime,
    /// Moves of each side for the whole game, 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=999))]
    moves: u16,
    /// The colour that Damier plays; from game to game they alternate
    #[arg(long, value_enum, default_value_t)]
    color: PlayedColor,
    /// How many games [default: 1; with --follow as many as are asked for]
    #[arg(long, value_name = "N")]
    games: Option<NonZeroU32>,
    /// Begin with this position: a FEN or a Hub text
    #[arg(long, value_name = "FEN")]
    position: Option<String>,
    /// What Damier calls itself, 32 characters
    #[arg(long, default_value_t = own_name())]
    name: String,
    /// Think so long for each move, whatever time is left
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    move_time: Option<Duration>,
    /// Memory for what was found, in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = hash)]
    hash: usize,
    /// How many threads think
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    threads: usize,
}

/// A colour as `--color` names it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
enum PlayedColor {
    #[default]
    White,
    Black,
}

/// Plays until the games are played or the other program has gone.
pub(crate) fn run(args: &DxpArgs, game: Option<GameName>) -> Result<Answer> {
    if game.is_some_and(|game| game != GameName::International) {
        return refuse(&["DXP knows International Draughts only".to_owned()]);
    }
    let start = match &args.position {
        None => Start::Normal,
        Some(text) => match read_position::<International>(text) {
            Ok(read) => Start::Position(Box::new(read.position)),
            Err(reasons) => return refuse(&reasons),
        },
    };
    let mut output = Output::new(false);
    let stream = match (&args.listen, &args.connect) {
        (_, Some(address)) => connection::connect(address)?,
        (Some(address), None) => connection::accept(address, &mut output)?,
        (None, None) => unreachable!("one of both is required"),
    };
    output.lines(&[format!("connected to {}", stream.peer_addr()?)])?;
    output.flush()?;
    let session = Session::new(Settings {
        name: Name::new(&args.name),
        follows: args.follow,
        takes_back: true,
        rules: DrawRules::default_of::<International>(),
    });
    let request = (!args.follow).then(|| GameRequest {
        name: Name::new(&args.name),
        follower: match args.color {
            PlayedColor::White => Color::Black,
            PlayedColor::Black => Color::White,
        },
        time: args.time,
        moves: args.moves,
        start,
    });
    let games = match (args.games, args.follow) {
        (Some(games), _) => Some(games.get()),
        (None, false) => Some(1),
        (None, true) => None,
    };
    Player::new(stream, session, output, |events| {
        Thinker::start(args.hash, args.threads, args.move_time, events)
    })?
    .play(request, games)
}

fn refuse(reasons: &[String]) -> Result<Answer> {
    Ok(Output::new(false).refuse(reasons)?)
}

fn own_name() -> String {
    format!("Damier {}", env!("CARGO_PKG_VERSION"))
}

fn minutes(text: &str) -> Result<ThinkingTime, String> {
    let minutes: Option<f64> = text.parse().ok();
    let minutes = minutes.filter(|minutes| (0.01..=999.0).contains(minutes));
    let minutes = minutes.ok_or("expected minutes from 0.01 to 999, as 5 or 0.5")?;
    Ok(ThinkingTime::at_least(Duration::from_secs_f64(
        minutes * 60.0,
    )))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.001..=9999.0).contains(seconds));
    let seconds = seconds.ok_or("expected seconds from 0.001 to 9999, as 0.5")?;
    Ok(Duration::from_secs_f64(seconds))
}

fn hash(text: &str) -> Result<usize, String> {
    in_range(text, MAX_HASH_MIB)
}

fn threads(text: &str) -> Result<usize, String> {
    in_range(text, MAX_THREADS)
}

fn in_range(text: &str, most: usize) -> Result<usize, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("expected a number from 1 to {most}"))
}
