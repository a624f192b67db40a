//! The games of a file, each analysed move by move.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use anyhow::Context;
use damier_pdn::report::{Outlook, Remark, annotated};
use damier_pdn::{Game, Reader, Writer};
use damier_rules::Variant;
use serde::Serialize;

use super::AnalyseArgs;
use super::judge::{Judged, judge};
use super::line::each_move;
use super::position::letter;
use super::think::{Settings, Thinker};
use super::watch::Watch;
use crate::game::{GameName, with_game};
use crate::items::STDIN;
use crate::moves::numeric_text;
use crate::output::{Answer, Output, note, printable};
use crate::pdn::files::{Source, name_game, problem_line, unreadable};
use crate::pdn::whole_file::WholeFile;

/// A game as JSON shows it.
#[derive(Serialize)]
struct GameView<'a> {
    file: &'a str,
    number: u64,
    line: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    game: &'static str,
    start: String,
    moves: Vec<MoveView>,
}

#[derive(Serialize)]
struct MoveView {
    ply: usize,
    text: String,
    score_men: Option<f64>,
    win_in_plies: Option<i32>,
    winner: Option<char>,
    end: Option<&'static str>,
    /// The moves that are left for a win that takes longer than the draw rules allow.
    #[serde(skip_serializing_if = "Option::is_none")]
    won_but_moves_left: Option<u16>,
    depth: Option<u32>,
    nodes: Option<u64>,
    mark: Option<&'static str>,
    better: Option<Vec<String>>,
}

pub(super) fn run(args: &AnalyseArgs, named: Option<GameName>) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let into = args.out.as_deref().filter(|path| *path != Path::new(STDIN));
    let opened = Source::open(Path::new(&args.subject)).and_then(|source| {
        let file = into.map(|path| create(path, args)).transpose()?;
        Ok((source, file))
    });
    let (source, mut file) = match opened {
        Ok(opened) => opened,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let mut stdout = io::stdout();
    let is_free = file.is_some() || !stdout.is_terminal();
    let target: &mut dyn Write = match &mut file {
        Some(file) => file,
        None => &mut stdout,
    };
    let mut run = Run {
        settings: args.settings_of_game(),
        file: &source.name,
        sink: if args.json {
            Sink::Json(target)
        } else {
            Sink::Pdn(Writer::new(target))
        },
        watch: Watch::new(is_free),
    };
    let answer = run.each_game(Reader::new(source.bytes), args.number, named);
    run.watch.clear();
    let answer = match answer? {
        Ok(answer) => answer,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    match file.map_or(Ok(()), WholeFile::finish) {
        Ok(()) => Ok(answer),
        Err(reason) => Ok(out.refuse(&[reason])?),
    }
}

/// The file to write, which must not be the one that is read.
fn create(path: &Path, args: &AnalyseArgs) -> Result<WholeFile, String> {
    let real = |path: &Path| fs::canonicalize(path).ok();
    let input = real(Path::new(&args.subject)).filter(|_| args.subject != STDIN);
    if input.is_some() && input == real(path) {
        let name = printable(&path.to_string_lossy());
        return Err(format!(
            "{name}: is the file that is read, expected the name of another file to write"
        ));
    }
    WholeFile::create(path, args.force)
}

/// The games of one file, on their way.
struct Run<'a> {
    settings: Settings<'a>,
    file: &'a str,
    sink: Sink<'a>,
    watch: Watch,
}

/// Where the games go, and in which form.
enum Sink<'a> {
    Pdn(Writer<&'a mut dyn Write>),
    Json(&'a mut dyn Write),
}

impl Sink<'_> {
    /// Writes a game of a file; JSON has none that are not analysed.
    fn game(&mut self, game: &Game) -> anyhow::Result<()> {
        match self {
            Self::Pdn(writer) => writer.write(game).context(CANNOT_WRITE),
            Self::Json(_) => Ok(()),
        }
    }
}

/// What a failure to write was about.
const CANNOT_WRITE: &str = "the output cannot be written";

impl Run<'_> {
    /// Analyses every game, or only the one with this number; gives the worst of the answers, or why
    /// the file cannot be read.
    fn each_game<R: io::Read>(
        &mut self,
        mut reader: Reader<R>,
        number: Option<u64>,
        named: Option<GameName>,
    ) -> anyhow::Result<Result<Answer, String>> {
        let mut worst = Answer::Done;
        let mut game = Game::new();
        let mut games = 0;
        loop {
            match reader.read_into(&mut game) {
                Ok(true) => games += 1,
                Ok(false) => break,
                Err(error) => return Ok(Err(unreadable(self.file, &error))),
            }
            if number.is_some_and(|number| number != games) {
                continue;
            }
            name_game(&mut game, named);
            worst = worst.max(self.one(&game)?);
            if number.is_some() {
                return Ok(Ok(worst));
            }
        }
        let file = printable(self.file);
        Ok(match (number, games) {
            (_, 0) => Err(format!("{file}: there is no game in it, expected PDN")),
            (Some(number), _) => Err(format!(
                "{file}: there is no game {number}, expected 1 to {games}"
            )),
            _ => Ok(worst),
        })
    }

    fn one(&mut self, game: &Game) -> anyhow::Result<Answer> {
        let Some(rules) = game.rules() else {
            let reason = "not a game played here, or not known which: it is left as it is";
            let warning = self.about(game, reason);
            return self.give_up(game, &[warning], Answer::Done);
        };
        with_game!(GameName::of_pdn(rules), analyse_game(self, game))
    }

    /// A warning about a game as a whole.
    fn about(&self, game: &Game, reason: &str) -> String {
        let line = game.place().line;
        format!("{}:{line}: warning: {reason}", printable(self.file))
    }

    /// Copies a game as it is, and says why.
    fn give_up(
        &mut self,
        game: &Game,
        reasons: &[String],
        answer: Answer,
    ) -> anyhow::Result<Answer> {
        self.watch.clear();
        note(reasons);
        self.sink.game(game)?;
        Ok(answer)
    }
}

fn analyse_game<V: Variant>(run: &mut Run<'_>, game: &Game) -> anyhow::Result<Answer> {
    let replay = game.replay::<V>().and_then(|replay| match replay.stop {
        Some(problem) => Err(problem),
        None => Ok(replay),
    });
    let replay = match replay {
        Ok(replay) => replay,
        Err(problem) => {
            let reasons = [
                problem_line(run.file, &problem),
                run.about(
                    game,
                    "the game cannot be played through: it is left as it is",
                ),
            ];
            // A move that a file leaves unknown is no fault of it.
            let answer = if problem.is_error() {
                Answer::No
            } else {
                Answer::Done
            };
            return run.give_up(game, &reasons, answer);
        }
    };
    let mut thinker = match Thinker::<V>::new(&run.settings) {
        Ok(thinker) => thinker,
        Err(reason) => return run.give_up(game, &[reason], Answer::No),
    };
    let plies = replay.moves.len();
    let judged = judge(&mut thinker, &replay, |ply| {
        run.watch.show(run.file, game.number(), ply, plies);
    });
    if let Sink::Json(target) = &mut run.sink {
        let view = game_view(run.file, game, replay.start.fen(), &judged);
        let object = serde_json::to_string(&view)?;
        writeln!(target, "{object}").context(CANNOT_WRITE)?;
        return Ok(Answer::Done);
    }
    let remarks: Vec<Remark<V>> = judged.into_iter().map(|judged| judged.remark).collect();
    match annotated(&game.canonical(), &remarks) {
        Ok(annotated) => run.sink.game(&annotated)?,
        Err(fault) => {
            let warning = run.about(game, &format!("{fault}: it is left as it is"));
            return run.give_up(game, &[warning], Answer::No);
        }
    }
    Ok(Answer::Done)
}

fn game_view<'a, V: Variant>(
    file: &'a str,
    game: &'a Game,
    start: String,
    judged: &[Judged<V>],
) -> GameView<'a> {
    GameView {
        file,
        number: game.number(),
        line: game.place().line,
        white: game.tag("White"),
        black: game.tag("Black"),
        game: V::NAME,
        start,
        moves: (1..).zip(judged).map(move_view).collect(),
    }
}

fn move_view<V: Variant>((ply, judged): (usize, &Judged<V>)) -> MoveView {
    let Remark {
        position,
        mv,
        after,
        mistake,
    } = &judged.remark;
    let worth = after.worth();
    let mistake = mistake.as_ref();
    MoveView {
        ply,
        text: numeric_text(position, *mv),
        score_men: worth.men(),
        win_in_plies: worth.win_in_plies(),
        winner: worth.winner().map(letter),
        end: judged.end.map(|end| end.reason.code()),
        won_but_moves_left: judged.too_few_moves,
        depth: match after {
            Outlook::Open(seen) => Some(seen.depth),
            Outlook::Over(_) => None,
        },
        nodes: judged.nodes,
        mark: mistake.map(|mistake| mistake.mark.sign()),
        better: mistake.map(|mistake| each_move(position, &mistake.better.line, numeric_text)),
    }
}
