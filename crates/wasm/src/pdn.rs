//! Games of PDN texts, and games as PDN.

use damier_pdn::{Fault, Item, Problem, Reader, Replay, Rules, Severity, by_rules};
use damier_rules::{Game, MoveText, Position, Variant};

use crate::error::{FenProblem, OpenError};
use crate::games;
use crate::json::{Json, Value};
use crate::table::{Board, Table};
use crate::view::{Asked, RefusalView};

/// What is wrong in a PDN text.
pub(crate) struct ProblemView {
    problem: Problem,
    refusal: Option<RefusalView>,
    fen: Vec<FenProblem>,
}

impl ProblemView {
    /// A problem, told by the rules of `V`.
    pub(crate) fn of<V: Variant>(problem: &Problem, replay: Option<&Replay<V>>) -> Self {
        let mut view = Self::bare(problem);
        match &problem.fault {
            Fault::IllegalMove { ply, text, .. } => {
                let replay = replay.filter(|replay| replay.moves.len() + 1 == *ply);
                view.refusal = replay.and_then(|replay| refusal(&replay.end(), text));
            }
            Fault::BadPosition { text, .. } => {
                let errors = Position::<V>::from_fen(text).err();
                view.fen = errors.as_ref().map(FenProblem::all).unwrap_or_default();
            }
            _ => {}
        }
        view
    }

    fn bare(problem: &Problem) -> Self {
        Self {
            problem: problem.clone(),
            refusal: None,
            fen: Vec::new(),
        }
    }

    /// What was found, the ply it stands at, and the limit that was passed.
    fn found(&self) -> (Option<&str>, Option<usize>, Option<usize>) {
        match &self.problem.fault {
            Fault::UnexpectedText(text)
            | Fault::NoValue(text)
            | Fault::NoTag(text)
            | Fault::BadNag(text)
            | Fault::MarkWithoutMove(text)
            | Fault::ResultWithoutGame(text)
            | Fault::IllegalVariation { text, .. }
            | Fault::BadPosition { text, .. }
            | Fault::WrongResult { result: text, .. }
            | Fault::WrongRoute { text, .. }
            | Fault::ResultMismatch { tag: text, .. }
            | Fault::UnknownGameType(text) => (Some(text), None, None),
            Fault::IllegalMove { ply, text, .. } | Fault::UnknownGame { ply, text } => {
                (Some(text), Some(*ply), None)
            }
            Fault::UnknownMove { ply } => (None, Some(*ply), None),
            Fault::TooLong { what, limit } | Fault::TooMany { what, limit } => {
                (Some(what), None, Some(*limit))
            }
            Fault::TooDeep { limit } => (None, None, Some(*limit)),
            _ => (None, None, None),
        }
    }
}

impl Value for ProblemView {
    fn write(&self, out: &mut Json) {
        out.open();
        self.write_fields(out);
        out.close();
    }
}

impl ProblemView {
    /// What is told of it, within an object.
    pub(crate) fn write_fields(&self, out: &mut Json) {
        let problem = &self.problem;
        let (text, ply, limit) = self.found();
        let severity = match problem.severity() {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        out.field("code", &problem.fault.code());
        out.field("severity", &severity);
        out.field("line", &problem.place.line);
        out.field("column", &problem.place.column);
        out.field("text", &text);
        out.field("ply", &ply);
        out.field("limit", &limit);
        out.field("refusal", &self.refusal);
        out.field("fen", &self.fen);
        out.field("message", &problem.fault.to_string());
    }
}

/// Why a text is no move of a position; `None` if it is one.
fn refusal<V: Variant>(position: &Position<V>, text: &str) -> Option<RefusalView> {
    let refusal = position.read_move(text).err()?;
    let read = MoveText::read::<V>(text).ok();
    let squares = read.as_ref().map(MoveText::squares).unwrap_or_default();
    let asked = Asked {
        text: Some(text),
        from: squares.first().copied(),
        to: squares.last().copied(),
    };
    Some(RefusalView::new(position, &refusal, asked))
}

/// A game of a PDN text.
struct GameView {
    index: usize,
    game: damier_pdn::Game,
    check: damier_pdn::Check,
    problems: Vec<ProblemView>,
}

impl GameView {
    fn new(index: usize, game: damier_pdn::Game) -> Self {
        let check = game.check();
        let problems = problems_of(&game, &check);
        Self {
            index,
            game,
            check,
            problems,
        }
    }
}

/// The problems of a game that was checked.
pub(crate) fn problems_of(game: &damier_pdn::Game, check: &damier_pdn::Check) -> Vec<ProblemView> {
    match check.rules {
        Some(rules) => by_rules!(rules, told(game, check)),
        None => check.problems.iter().map(ProblemView::bare).collect(),
    }
}

/// The problems of a game, told by its rules.
fn told<V: Variant>(game: &damier_pdn::Game, check: &damier_pdn::Check) -> Vec<ProblemView> {
    let replay = game.replay::<V>().ok();
    let problems = check.problems.iter();
    problems
        .map(|problem| ProblemView::of(problem, replay.as_ref()))
        .collect()
}

impl Value for GameView {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("index", &self.index);
        out.field("line", &self.game.place().line);
        out.field("tags", &self.game.tags().collect::<Vec<_>>());
        out.field("game", &self.check.rules.map(Rules::name));
        out.field("plies", &self.check.plies);
        out.field("checked", &self.check.checked);
        out.field("result", &self.game.result_or_tag());
        out.field("problems", &self.problems);
        out.close();
    }
}

struct FileView {
    games: Vec<GameView>,
    more: bool,
}

impl Value for FileView {
    fn write(&self, out: &mut Json) {
        out.open();
        out.field("games", &self.games);
        out.field("more", &self.more);
        out.close();
    }
}

/// The games of a text, in order. Reading from memory does not fail.
fn games(text: &str) -> impl Iterator<Item = damier_pdn::Game> {
    Reader::new(text.as_bytes()).filter_map(Result::ok)
}

/// The games of a text, at most so many, with what is wrong in them.
pub(crate) fn read(text: &str, most: usize) -> String {
    let mut left = games(text);
    let found = left.by_ref().take(most).enumerate();
    let games = found.map(|(index, game)| GameView::new(index, game));
    Json::of(&FileView {
        games: games.collect(),
        more: left.next().is_some(),
    })
}

/// The game of a text with this index, as far as its moves are legal.
pub(crate) fn open(text: &str, index: usize, profile: &str) -> Result<Box<dyn Table>, OpenError> {
    let file = games(text).nth(index).ok_or(OpenError::NoPdnGame)?;
    let rules = file.rules().ok_or(OpenError::PdnGameUnknown)?;
    games::by_name(
        rules.name(),
        FromPdn {
            file: &file,
            profile,
        },
    )
}

struct FromPdn<'a> {
    file: &'a damier_pdn::Game,
    profile: &'a str,
}

impl games::Game for FromPdn<'_> {
    fn open<V: Variant>(self) -> Result<Box<dyn Table>, OpenError> {
        let replay = self.file.replay::<V>().map_err(|problem| {
            OpenError::PdnBadStart(vec![ProblemView::of::<V>(&problem, None)])
        })?;
        let mut board = Board::<V>::new(&replay.setup(), self.profile)?;
        for &(position, mv) in &replay.moves {
            // A position that is set up anew, or a draw by these rules, ends the game for us.
            let goes_on = position == *board.game.position() && board.game.play(mv).is_ok();
            if !goes_on {
                break;
            }
        }
        Ok(Box::new(board))
    }
}

/// A game as PDN, with the time left after each ply where it is known, in milliseconds.
pub(crate) fn write<V: Variant>(game: &Game<V>, tags: &[String], clocks: &[f64]) -> String {
    // A tag that cannot be written is left out: the game is worth more than its name.
    let tags: Vec<(&str, &str)> = tags
        .chunks_exact(2)
        .map(|tag| (tag[0].as_str(), tag[1].as_str()))
        .filter(|(name, value)| damier_pdn::Game::new().push_tag(name, value).is_ok())
        .collect();
    let Ok(record) = damier_pdn::Game::record(game, &tags) else {
        return String::new();
    };
    if clocks.is_empty() {
        return record.to_string();
    }
    with_clocks(&record, clocks).unwrap_or(record).to_string()
}

/// The same game with a comment behind each move whose clock is known.
fn with_clocks(record: &damier_pdn::Game, clocks: &[f64]) -> Result<damier_pdn::Game, Fault> {
    let mut timed = damier_pdn::Game::new();
    for (name, value) in record.tags() {
        timed.push_tag(name, value)?;
    }
    let mut clocks = clocks.iter();
    for item in record.items() {
        timed.push(item)?;
        let is_move = matches!(item, Item::Move(_));
        let left = clocks.next().filter(|&&left| is_move && left >= 0.0);
        if let Some(&left) = left {
            timed.push(Item::Comment(&clock_text(left)))?;
        }
    }
    if let Some(result) = record.result() {
        timed.set_result(result)?;
    }
    Ok(timed)
}

/// The command of the time left: `[%clk 0:09:30]`.
fn clock_text(milliseconds: f64) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is not negative, and a clock of ages may be cut short"
    )]
    let seconds = (milliseconds / 1000.0) as u64;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("[%clk {hours}:{minutes:02}:{:02}]", seconds % 60)
}
