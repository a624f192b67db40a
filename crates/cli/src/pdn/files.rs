//! The games of PDN files, one after another.

use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::Path;

use damier_pdn::{Game, GameType, Problem, Reader, Rules};

use super::progress::Progress;
use crate::game::GameName;
use crate::items::STDIN;
use crate::output::{Answer, Output, printable};

/// A game with the file it stands in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FileGame<'a> {
    /// The file as it was named on the command line.
    pub(crate) file: &'a str,
    pub(crate) game: &'a Game,
}

/// A file that can be read.
pub(crate) struct Source {
    /// The file as it was named on the command line.
    pub(crate) name: String,
    pub(crate) bytes: Box<dyn Read>,
    /// How long it is, where that is known.
    size_bytes: Option<u64>,
}

impl Source {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path) -> Result<Self, String> {
        let name = path.to_string_lossy().into_owned();
        if path == Path::new(STDIN) {
            return Ok(Self {
                name,
                bytes: Box::new(io::stdin().lock()),
                size_bytes: None,
            });
        }
        let refused = |error: io::Error| unreadable(&name, &error);
        let about = fs::metadata(path).map_err(refused)?;
        if about.is_dir() {
            return Err(format!(
                "{}: this is a folder, expected a PDN file",
                printable(&name)
            ));
        }
        let bytes = Box::new(File::open(path).map_err(refused)?);
        Ok(Self {
            bytes,
            size_bytes: about.is_file().then_some(about.len()),
            name,
        })
    }
}

/// Why a file is not read.
pub(crate) fn unreadable(name: &str, error: &io::Error) -> String {
    format!("{}: cannot be read: {error}", printable(name))
}

/// Reads files one after another and gives each game in turn; a file that cannot be read is
/// reported and does not lose the others. Gives the worst of the answers.
pub(crate) fn for_each_game<P: AsRef<Path>>(
    out: &mut Output,
    paths: &[P],
    named: Option<GameName>,
    progress: &mut Progress,
    mut each: impl FnMut(&mut Output, FileGame<'_>) -> anyhow::Result<Answer>,
) -> anyhow::Result<Answer> {
    for_each_game_while(out, paths, named, progress, |out, found| {
        each(out, found).map(ControlFlow::Continue)
    })
}

/// The same until an answer breaks, which then counts as the last.
pub(crate) fn for_each_game_while<P: AsRef<Path>>(
    out: &mut Output,
    paths: &[P],
    named: Option<GameName>,
    progress: &mut Progress,
    mut each: impl FnMut(&mut Output, FileGame<'_>) -> anyhow::Result<ControlFlow<Answer, Answer>>,
) -> anyhow::Result<Answer> {
    let mut worst = Answer::Done;
    let mut game = Game::new();
    for path in paths {
        let source = match Source::open(path.as_ref()) {
            Ok(source) => source,
            Err(reason) => {
                worst = worst.max(out.refuse(&[reason])?);
                continue;
            }
        };
        progress.begin_file(&source.name, source.size_bytes);
        let mut reader = Reader::new(source.bytes);
        loop {
            match reader.read_into(&mut game) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    progress.clear();
                    worst = worst.max(out.refuse(&[unreadable(&source.name, &error)])?);
                    break;
                }
            }
            name_game(&mut game, named);
            let found = FileGame {
                file: &source.name,
                game: &game,
            };
            match each(out, found)? {
                ControlFlow::Continue(answer) => worst = worst.max(answer),
                ControlFlow::Break(answer) => {
                    progress.clear();
                    out.flush()?;
                    return Ok(worst.max(answer));
                }
            }
            progress.count_game(reader.place().offset);
        }
        progress.clear();
    }
    out.flush()?;
    Ok(worst)
}

/// Says in a game whose type is missing or not understood which game it is, if the command line says
/// so.
pub(crate) fn name_game(game: &mut Game, named: Option<GameName>) {
    let Some(rules) = named.map(GameName::pdn_rules) else {
        return;
    };
    if GameType::declared(game).is_none() {
        // Only the first tag of a name counts: where it is not understood, `Variant` speaks for it.
        let free = ["GameType", "Variant"]
            .into_iter()
            .find(|name| game.tag(name).is_none());
        // A game with as many tags as are read has no room for one more: it stays undeclared.
        let _ = free.map(|name| game.push_tag(name, &rules.game_type().to_string()));
    }
}

impl GameName {
    /// The same for the reader of PDN.
    pub(crate) fn pdn_rules(self) -> Rules {
        match self {
            Self::International => Rules::International,
            Self::Checkers => Rules::Checkers,
            Self::Russian => Rules::Russian,
            Self::Brazilian => Rules::Brazilian,
        }
    }

    pub(crate) fn of_pdn(rules: Rules) -> Self {
        match rules {
            Rules::International => Self::International,
            Rules::Checkers => Self::Checkers,
            Rules::Russian => Self::Russian,
            Rules::Brazilian => Self::Brazilian,
        }
    }
}

/// A problem with its place in the file, as compilers write it.
pub(crate) fn problem_line(file: &str, problem: &Problem) -> String {
    let kind = if problem.is_error() {
        "error"
    } else {
        "warning"
    };
    let place = problem.place;
    let text = printable(&problem.fault.to_string());
    format!(
        "{}:{}:{}: {kind}: {text}",
        printable(file),
        place.line,
        place.column
    )
}

/// Who plays, in words.
pub(crate) fn players(game: &Game) -> String {
    let name = |tag| printable(game.tag(tag).filter(|name| !name.is_empty()).unwrap_or("?"));
    format!("{} - {}", name("White"), name("Black"))
}
