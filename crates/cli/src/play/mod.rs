//! `damier play`: a game in the terminal, against the computer or between two people.

mod actions;
mod clocks;
mod commands;
pub(crate) mod files;
mod head;
mod input;
mod session;
#[cfg(test)]
mod tests;
mod view;
mod words;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;
use damier_engine::Level;
use damier_rules::{Color, Game, Variant};

use crate::board::Look;
use crate::game::{GameName, with_game};
use crate::output::{Answer, Output, printable};
use crate::positions::read_position;
use crate::rules::draw_rules;

use clocks::TimeControl;
use files::{Loaded, Replayed};
use head::Head;
use session::{Computer, Session};

/// Play a game against the computer, or against each other at one terminal
///
/// Moves are typed by their squares, as 32-28 or c3-d4; `help` lists the other commands.
#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    /// How strong the computer is
    #[arg(long, value_enum, default_value_t, conflicts_with = "two_players")]
    level: LevelName,
    /// Your colour [default: the one that begins]
    #[arg(long, value_name = "COLOR", conflicts_with = "two_players")]
    color: Option<ColorChoice>,
    /// Two people play, taking turns at the keyboard
    #[arg(long)]
    two_players: bool,
    /// White's name, shown on the screen and saved with the game
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Black's name
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The draw rules: a profile of the game, or `none`
    #[arg(long, value_name = "PROFILE")]
    rules: Option<String>,
    /// Begin with this position: a FEN or a Hub text
    #[arg(long, value_name = "FEN", conflicts_with = "load")]
    fen: Option<String>,
    /// Go on with the first game of a PDN file
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Play with a clock: minutes for each side, and seconds added for each move
    #[arg(long, value_name = "MIN+SEC", value_parser = TimeControl::read)]
    clock: Option<TimeControl>,
    /// Draw the board with letters only
    #[arg(long)]
    ascii: bool,
    /// Choose the computer's way of playing: the same number and moves make the same game
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// A strength as `--level` names it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
enum LevelName {
    /// Often overlooks what you can take
    #[value(name = "1")]
    First,
    /// Sees one move ahead: for newcomers
    #[value(alias = "2")]
    Easy,
    /// Sees short combinations
    #[value(name = "3")]
    Third,
    /// Looks some moves ahead, and punishes blunders
    #[default]
    #[value(alias = "4")]
    Normal,
    /// Between normal and expert
    #[value(name = "5")]
    Fifth,
    /// Looks far ahead, and hunts combinations
    #[value(alias = "6")]
    Expert,
    /// Thinks for longer
    #[value(name = "7")]
    Seventh,
    /// Thinks for seconds
    #[value(name = "8")]
    Eighth,
}

impl LevelName {
    fn level(self) -> Level {
        match self {
            Self::First => Level::First,
            Self::Easy => Level::Easy,
            Self::Third => Level::Third,
            Self::Normal => Level::Normal,
            Self::Fifth => Level::Fifth,
            Self::Expert => Level::Expert,
            Self::Seventh => Level::Seventh,
            Self::Eighth => Level::Eighth,
        }
    }
}

/// A colour as `--color` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ColorChoice {
    White,
    Black,
    Random,
}

/// Plays a game of the kind named, or of the kind that the file to be loaded holds.
pub(crate) fn run(args: &PlayArgs, game: Option<GameName>) -> Result<Answer> {
    let loaded = match args.load.as_deref().map(files::load).transpose() {
        Ok(loaded) => loaded,
        Err(reasons) => return refuse(&reasons),
    };
    let in_file = loaded
        .as_ref()
        .and_then(|loaded| files::game_name(&loaded.file));
    if let (Some(asked), Some(found)) = (game, in_file)
        && asked != found
    {
        return refuse(&[format!(
            "the file holds a game of {found}, expected {asked}"
        )]);
    }
    let game = game.or(in_file).unwrap_or_default();
    with_game!(game, play(args, loaded.as_ref()))
}

fn play<V: Variant>(args: &PlayArgs, loaded: Option<&Loaded>) -> Result<Answer> {
    let Replayed {
        game,
        head,
        warning,
    } = match begin::<V>(args, loaded) {
        Ok(begun) => begun,
        Err(reasons) => return refuse(&reasons),
    };
    let mut warnings = loaded.map_or_else(Vec::new, |loaded| loaded.warnings.clone());
    warnings.extend(warning);
    Output::new(false).warn(&warnings);
    let seed = args.seed.unwrap_or_else(random);
    let computer = (!args.two_players).then(|| Computer {
        color: !human::<V>(args.color, seed),
        level: args.level.level(),
        seed,
    });
    let look = Look {
        bottom: computer.map_or(Color::White, |computer| !computer.color),
        ..Look::of_stdout(args.ascii)
    };
    let out = std::io::stdout().lock();
    let head = head.with_names([args.white.as_ref(), args.black.as_ref()].map(given));
    // Against the computer the players are not those of the file.
    let head = if args.two_players {
        head.with_names_of_tags()
    } else {
        head
    };
    Session::new(game, computer, args.clock, look, out)
        .with_head(head)
        .run(&input::lines_of_stdin())?;
    Ok(Answer::Done)
}

/// A name that was given; an empty one is none.
fn given(name: Option<&String>) -> Option<String> {
    name.cloned().filter(|name| !name.trim().is_empty())
}

/// The game at its beginning, or every reason why there is none.
fn begin<V: Variant>(args: &PlayArgs, loaded: Option<&Loaded>) -> Result<Replayed<V>, Vec<String>> {
    let rules = draw_rules::<V>(args.rules.as_deref()).map_err(|reason| vec![reason])?;
    if let Some(loaded) = loaded {
        return files::replay(&loaded.file, rules).map_err(|reason| vec![printable(&reason)]);
    }
    let (game, head) = match &args.fen {
        Some(text) => {
            let setup = read_position::<V>(text)?.setup;
            let game =
                Game::from_setup(&setup, rules).map_err(|errors| vec![errors.to_string()])?;
            (game, text.contains(':').then(|| Head::of_fen(text)))
        }
        None => (
            Game::with_rules(damier_rules::Position::start(), rules),
            None,
        ),
    };
    Ok(Replayed {
        game,
        head: head.unwrap_or_default(),
        warning: None,
    })
}

/// The colour of whoever sits at the keyboard.
fn human<V: Variant>(choice: Option<ColorChoice>, seed: u64) -> Color {
    let by_chance = if seed.count_ones().is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    };
    match choice {
        None => V::FIRST,
        Some(ColorChoice::White) => Color::White,
        Some(ColorChoice::Black) => Color::Black,
        Some(ColorChoice::Random) => by_chance,
    }
}

/// A number that is another one in each run, short enough to be typed again.
fn random() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}

fn refuse(reasons: &[String]) -> Result<Answer> {
    Ok(Output::new(false).refuse(reasons)?)
}
