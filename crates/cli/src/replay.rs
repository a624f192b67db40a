//! `damier replay`: a game of a file, played through.

use std::path::PathBuf;

use damier_pdn::{Game as PdnGame, Problem, Reader, Replay};
use damier_rules::{DrawRules, End, Game, Move, PlayError, Position, Variant};
use serde::Serialize;

use crate::board::{Look, draw};
use crate::game::{GameName, with_game};
use crate::moves::numeric_text;
use crate::output::{Answer, Output, note, printable};
use crate::pdn::files::{Source, name_game, players, problem_line, unreadable};
use crate::rules::draw_rules;
use crate::status::{StatusView, in_words};

/// Show a game of a PDN file: its moves, and how it stands at the end
#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The file; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Which game of the file
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    number: u64,
    /// Stop after so many plies
    #[arg(long, value_name = "P")]
    ply: Option<usize>,
    /// Show the board after every ply
    #[arg(long)]
    boards: bool,
    /// The draw rules: a profile of the game, or `none`
    #[arg(long, value_name = "PROFILE")]
    rules: Option<String>,
    /// Write one JSON object
    #[arg(long)]
    json: bool,
    /// Draw the board with letters only
    #[arg(long)]
    ascii: bool,
}

#[derive(Serialize)]
struct ReplayView<'a> {
    file: &'a str,
    number: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    game: &'static str,
    start: String,
    moves: Vec<String>,
    errors: Vec<String>,
    warnings: Vec<String>,
    status: StatusView,
}

pub(crate) fn run(args: &ReplayArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let (file, mut game) = match find_game(args) {
        Ok(found) => found,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    name_game(&mut game, named);
    let name = named.or_else(|| game.rules().map(GameName::of_pdn));
    let Some(name) = name else {
        return not_played(&mut out, args, &file, &game);
    };
    with_game!(name, show(&mut out, args, &file, &game))
}

/// The game with the number asked for, and the name of its file.
fn find_game(args: &ReplayArgs) -> Result<(String, PdnGame), String> {
    let source = Source::open(&args.file)?;
    let file = source.name;
    let mut reader = Reader::new(source.bytes);
    let mut game = PdnGame::new();
    let mut games = 0;
    while reader
        .read_into(&mut game)
        .map_err(|error| unreadable(&file, &error))?
    {
        games += 1;
        if games == args.number {
            return Ok((file, game));
        }
    }
    let number = args.number;
    let name = printable(&file);
    Err(match games {
        0 => format!("{name}: there is no game in it, expected PDN"),
        1 => format!("{name}: there is no game {number}, only 1 game"),
        _ => format!("{name}: there is no game {number}, only games 1 to {games}"),
    })
}

/// A game that Damier does not play, as it stands in the file.
fn not_played(
    out: &mut Output,
    args: &ReplayArgs,
    file: &str,
    game: &PdnGame,
) -> anyhow::Result<Answer> {
    let reason = "this game is none of those that are played here: its moves are not checked; \
                  --game names the rules to go by";
    if args.json {
        return Ok(out.refuse(&[format!("{}: {reason}", printable(file))])?);
    }
    out.warn(&[format!("{}: {reason}", printable(file))]);
    let mut lines = heading(game);
    lines.push(game.moves().map(printable).collect::<Vec<_>>().join(" "));
    lines.push(format!(
        "{} plies, {}",
        game.plies(),
        printable(game.result_or_tag())
    ));
    out.lines(&lines)?;
    out.flush()?;
    Ok(Answer::Done)
}

fn heading(game: &PdnGame) -> Vec<String> {
    let mut lines = vec![players(game)];
    let about = ["Event", "Round", "Site", "Date", "Result"];
    lines.extend(about.iter().filter_map(|&name| {
        let value = game
            .tag(name)
            .filter(|value| !matches!(*value, "" | "?" | "-"))?;
        Some(format!("{name}: {}", printable(value)))
    }));
    lines
}

/// A game played through by the draw rules asked for.
struct Played<V: Variant> {
    game: Game<V>,
    /// The plies shown, each with the position before it.
    moves: Vec<(Position<V>, Move<V>)>,
    /// After how many of them the game stands as it does: fewer where the rules have ended it.
    counted: usize,
    warnings: Vec<String>,
}

fn show<V: Variant>(
    out: &mut Output,
    args: &ReplayArgs,
    file: &str,
    pdn: &PdnGame,
) -> anyhow::Result<Answer> {
    let rules = match draw_rules::<V>(args.rules.as_deref()) {
        Ok(rules) => rules,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let replay = match pdn.replay::<V>() {
        Ok(replay) => replay,
        Err(problem) => return Ok(out.refuse(&[problem_line(file, &problem)])?),
    };
    let plies = replay.moves.len();
    let shown = args.ply.unwrap_or(plies);
    if shown > plies {
        let reason = format!("--ply {shown}: expected 0 to {plies}, the legal plies of the game");
        return Ok(out.refuse(&[reason])?);
    }
    let errors: Vec<String> = faults(pdn, replay.stop.as_ref())
        .map(|problem| problem_line(file, problem))
        .collect();
    let played = play(&replay, shown, rules);
    if args.json {
        out.object(&json_view(file, pdn, &replay.start, &played, &errors))?;
    } else {
        let look = Look::of_stdout(args.ascii);
        out.lines(&heading(pdn))?;
        out.lines(&wrapped(&movetext(&played.moves)))?;
        if args.boards {
            out.text(&boards(&replay.start, &played.moves, look))?;
        }
        out.text(&in_words(&played.game, played.counted, look))?;
    }
    out.flush()?;
    note(&errors);
    out.warn(&played.warnings);
    Ok(if errors.is_empty() {
        Answer::Done
    } else {
        Answer::No
    })
}

/// What makes the game faulty: what the reader found, and where the moves stop to be legal.
fn faults<'a>(pdn: &'a PdnGame, stop: Option<&'a Problem>) -> impl Iterator<Item = &'a Problem> {
    pdn.problems()
        .iter()
        .chain(stop)
        .filter(|problem| problem.is_error())
}

/// Plays so many moves by draw rules. Players often go on where the rules have ended a game: it then
/// stands at its end, and a warning says what follows. At a position set up in the middle the counts
/// begin anew.
fn play<V: Variant>(replay: &Replay<V>, shown: usize, rules: DrawRules) -> Played<V> {
    let moves = &replay.moves[..shown];
    let mut game = Game::from_setup(&replay.setup(), rules)
        .unwrap_or_else(|_| Game::with_rules(replay.start, rules));
    let mut warnings = Vec::new();
    let mut expected = replay.start;
    let mut counted = 0;
    let mut has_ended = false;
    for (index, &(before, mv)) in moves.iter().enumerate() {
        if expected != before {
            game = Game::with_rules(before, rules);
            has_ended = false;
            warnings.push(format!(
                "a position is set up after ply {index}: the counts begin anew"
            ));
        }
        expected = before.after(mv);
        if has_ended {
            continue;
        }
        if let Err(PlayError::Ended { end, .. }) = game.play(mv) {
            counted = index;
            has_ended = true;
            let follow = replay.moves.len() - index;
            warnings.push(went_on::<V>(&rules, index, end, follow));
        } else {
            // The moves of a replay are legal.
            counted = index + 1;
        }
    }
    Played {
        game,
        moves: moves.to_vec(),
        counted,
        warnings,
    }
}

/// That the rules ended a game at a ply, and that so many plies follow it in its file.
pub(crate) fn went_on<V: Variant>(
    rules: &DrawRules,
    ply: usize,
    end: End,
    follow: usize,
) -> String {
    let plies = if follow == 1 {
        "ply follows"
    } else {
        "plies follow"
    };
    format!(
        "by the rules of {} the game ended at ply {ply} ({}, {}); {follow} more {plies} in the file",
        rules.name,
        end.outcome.text(V::RESULT_STYLE),
        end.reason.code(),
    )
}

fn json_view<'a, V: Variant>(
    file: &'a str,
    pdn: &'a PdnGame,
    start: &Position<V>,
    played: &Played<V>,
    errors: &[String],
) -> ReplayView<'a> {
    ReplayView {
        file,
        number: pdn.number(),
        line: pdn.place().line,
        white: pdn.tag("White"),
        black: pdn.tag("Black"),
        game: V::NAME,
        start: start.fen(),
        moves: played
            .moves
            .iter()
            .map(|(position, mv)| numeric_text(position, *mv))
            .collect(),
        errors: errors.to_vec(),
        warnings: played.warnings.clone(),
        status: StatusView::new(&played.game, played.counted),
    }
}

/// The moves with their numbers.
fn movetext<V: Variant>(moves: &[(Position<V>, Move<V>)]) -> Vec<String> {
    let offset = moves
        .first()
        .map_or(0, |(first, _)| usize::from(first.turn() != V::FIRST));
    let word = |(index, (position, mv)): (usize, &(Position<V>, Move<V>))| {
        let text = position.move_text(*mv);
        let ply = index + offset;
        match (ply % 2, index) {
            (0, _) => format!("{}. {text}", ply / 2 + 1),
            (_, 0) => format!("{}... {text}", ply / 2 + 1),
            _ => text,
        }
    };
    moves.iter().enumerate().map(word).collect()
}

/// Words in lines of at most eighty characters, where they fit.
fn wrapped(words: &[String]) -> Vec<String> {
    const WIDTH: usize = 80;
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

/// The board at the start and after each ply.
fn boards<V: Variant>(start: &Position<V>, moves: &[(Position<V>, Move<V>)], look: Look) -> String {
    let mut text = draw(start, look, &[]);
    for (index, (position, mv)) in moves.iter().enumerate() {
        let after = position.after(*mv);
        let played = position.move_text(*mv);
        let board = draw(&after, look, &[mv.from(), mv.to()]);
        text.extend([
            "ply ",
            &(index + 1).to_string(),
            ": ",
            &played,
            "\n",
            &board,
        ]);
    }
    text
}
