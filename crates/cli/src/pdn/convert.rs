//! `damier pdn convert`: games in normal form, as JSON, or as positions.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use damier_pdn::{Game, Item, Writer};
use damier_rules::{Position, Variant};
use serde::Serialize;
use serde_json::{Value, json};

use super::files::{FileGame, for_each_game, problem_line};
use super::progress::Progress;
use super::whole_file::WholeFile;
use crate::game::{GameName, with_game};
use crate::items::STDIN;
use crate::output::{Answer, Output, note, printable};

/// Write the games of PDN files in another form
#[derive(clap::Args, Debug)]
pub(crate) struct ConvertArgs {
    /// The files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The form
    #[arg(long, value_enum, value_name = "FORM")]
    to: Form,
    /// The file to write; standard output if it is not given or `-`
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file to write if it exists
    #[arg(long)]
    force: bool,
    /// Which positions `--to fen` writes
    #[arg(long, value_enum, value_name = "WHICH", default_value_t = Which::End)]
    positions: Which,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Form {
    /// PDN in normal form: canonical moves, lines of 80 characters
    Pdn,
    /// One JSON object a line, a line a game
    Json,
    /// Positions, one FEN a line
    Fen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Which {
    /// The position each game begins with
    Start,
    /// The position after the last legal move of each game
    End,
    /// Every position of each game
    All,
}

#[derive(Serialize)]
struct GameView<'a> {
    number: u64,
    /// The game by whose rules the moves are written; `None` where Damier does not play it.
    game: Option<&'static str>,
    tags: Vec<(&'a str, &'a str)>,
    first_number: Option<u32>,
    moves: Vec<&'a str>,
    items: Vec<Value>,
    result: &'a str,
}

pub(crate) fn run(args: &ConvertArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let mut out = Output::new(false);
    let Some(path) = args
        .output
        .as_deref()
        .filter(|path| *path != Path::new(STDIN))
    else {
        let progress = Progress::new(!io::stdout().is_terminal());
        return convert(args, named, &mut out, None, progress);
    };
    let mut file = match WholeFile::create(path, args.force) {
        Ok(file) => file,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let answer = convert(args, named, &mut out, Some(&mut file), Progress::new(true))?;
    if answer == Answer::NotUnderstood {
        let name = printable(&path.to_string_lossy());
        out.complain(&[format!(
            "{name}: not written, since not every file could be read"
        )]);
        return Ok(answer);
    }
    match file.finish() {
        Ok(()) => Ok(answer),
        Err(reason) => Ok(out.refuse(&[reason])?),
    }
}

fn convert(
    args: &ConvertArgs,
    named: Option<GameName>,
    out: &mut Output,
    file: Option<&mut WholeFile>,
    mut progress: Progress,
) -> anyhow::Result<Answer> {
    let mut stdout = io::BufWriter::new(io::stdout());
    let into_file = file.is_some();
    let target: &mut dyn Write = match file {
        Some(file) => file,
        None => &mut stdout,
    };
    let mut sink = match args.to {
        Form::Pdn => Sink::Pdn(Writer::new(target)),
        Form::Json => Sink::Json(target),
        Form::Fen => Sink::Fen(target, args.positions),
    };
    let cannot = |error: io::Error| {
        let error = anyhow::Error::new(error);
        if into_file {
            error.context("the output cannot be written")
        } else {
            error
        }
    };
    let answer = for_each_game(out, &args.files, named, &mut progress, |_, found| {
        let answer = report(&found);
        sink.write(&found).map_err(cannot)?;
        Ok(answer)
    })?;
    sink.flush().map_err(cannot)?;
    Ok(answer)
}

/// Where games go, in the form asked for.
enum Sink<'a> {
    Pdn(Writer<&'a mut dyn Write>),
    Json(&'a mut dyn Write),
    Fen(&'a mut dyn Write, Which),
}

impl Sink<'_> {
    fn write(&mut self, found: &FileGame<'_>) -> io::Result<()> {
        match self {
            Self::Pdn(writer) => writer.write(&found.game.canonical()),
            Self::Json(target) => write_json(target, found.game),
            Self::Fen(target, which) => write_fens(target, found, *which),
        }
    }

    fn flush(self) -> io::Result<()> {
        match self {
            Self::Pdn(writer) => writer.into_inner().flush(),
            Self::Json(target) | Self::Fen(target, _) => target.flush(),
        }
    }
}

/// Says on standard error what is wrong with a game.
fn report(found: &FileGame<'_>) -> Answer {
    let check = found.game.check();
    let errors: Vec<String> = check
        .errors()
        .map(|problem| problem_line(found.file, problem))
        .collect();
    note(&errors);
    if errors.is_empty() {
        Answer::Done
    } else {
        Answer::No
    }
}

fn write_json(target: &mut dyn Write, game: &Game) -> io::Result<()> {
    let canonical = game.canonical();
    let view = GameView {
        number: game.number(),
        game: game.rules().map(damier_pdn::Rules::name),
        tags: canonical.tags().collect(),
        first_number: canonical.first_number(),
        moves: canonical.moves().collect(),
        items: canonical.items().map(item_view).collect(),
        result: canonical.result_or_tag(),
    };
    let mut line = serde_json::to_string(&view)?;
    line.push('\n');
    target.write_all(line.as_bytes())
}

fn item_view(item: Item<'_>) -> Value {
    match item {
        Item::Move(text) => json!({ "move": text }),
        Item::Mark(mark) => json!({ "mark": mark }),
        Item::Nag(number) => json!({ "nag": number }),
        Item::Comment(text) => json!({ "comment": text }),
        Item::CommentLine(text) => json!({ "line": text }),
        Item::Setup(fen) => json!({ "setup": fen }),
        Item::VariationStart => json!({ "variation": "start" }),
        Item::VariationEnd => json!({ "variation": "end" }),
        Item::Result(result) => json!({ "result": result }),
        _ => Value::Null,
    }
}

fn write_fens(target: &mut dyn Write, found: &FileGame<'_>, which: Which) -> io::Result<()> {
    let Some(rules) = found.game.rules() else {
        let place = found.game.place().line;
        let file = printable(found.file);
        note(&[format!(
            "{file}:{place}: warning: not a game played here, no position written"
        )]);
        return Ok(());
    };
    with_game!(
        GameName::of_pdn(rules),
        write_fens_of(target, found.game, which)
    )
}

fn write_fens_of<V: Variant>(target: &mut dyn Write, game: &Game, which: Which) -> io::Result<()> {
    // A start that is refused has been reported with the other errors.
    let Ok(replay) = game.replay::<V>() else {
        return Ok(());
    };
    let after = replay
        .moves
        .iter()
        .map(|&(position, mv)| position.after(mv));
    let positions: Vec<Position<V>> = match which {
        Which::Start => vec![replay.start],
        Which::End => vec![replay.end()],
        Which::All => std::iter::once(replay.start).chain(after).collect(),
    };
    positions
        .iter()
        .try_for_each(|position| writeln!(target, "{}", position.fen()))
}
