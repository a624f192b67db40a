//! `damier status`: the state of a game that began with a position, after some moves.

use damier_rules::{
    End, EndReason, Game, Limit, MoveText, Outcome, PlayError, Position, Refusal, Variant,
};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::board::{Look, draw};
use crate::explain::{RefusalView, advice, message};
use crate::game::{GameName, with_game};
use crate::items::{STDIN, for_each_item, split_position};
use crate::moves;
use crate::output::{Answer, Output, printable};
use crate::positions::{ReadPosition, algebraic_fen, read_position};
use crate::rules::draw_rules;

/// Say how a game stands after some moves: result, reason, draw counters
#[derive(clap::Args, Debug)]
pub(crate) struct StatusArgs {
    /// The position the game begins with: a FEN, a Hub text, `start`, or `-` for standard input,
    /// where a line holds a position, blanks and moves
    #[arg(value_name = "FEN")]
    position: String,
    /// The moves played; a single `-` for one list of moves a line on standard input
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// The draw rules: a profile of the game, or `none`
    #[arg(long, value_name = "PROFILE")]
    rules: Option<String>,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
    /// Draw the board with letters only
    #[arg(long)]
    ascii: bool,
}

/// How a game stands, as JSON shows it.
#[derive(serde::Serialize, Debug)]
pub(crate) struct StatusView {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Vec<String>>,
    /// Where there is an error and the item was a line of standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    fen: String,
    plies: usize,
    result: &'static str,
    reason: Option<&'static str>,
    counters: CountersView,
    repetitions: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<RefusedMove>,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<String>,
}

/// The move that could not be played.
#[derive(serde::Serialize, Debug)]
struct RefusedMove {
    ply: usize,
    text: String,
    #[serde(flatten)]
    refusal: RefusalView,
}

/// The counters of a profile by their codes, longest limit first.
#[derive(Debug)]
struct CountersView(Vec<(Limit, Option<u16>)>);

impl Serialize for CountersView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct CounterView {
            plies: u16,
            limit: u16,
        }
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for &(limit, plies) in &self.0 {
            let counter = plies.map(|plies| CounterView {
                plies,
                limit: limit.plies,
            });
            map.serialize_entry(limit.counter.code(), &counter)?;
        }
        map.end()
    }
}

impl StatusView {
    pub(crate) fn new<V: Variant>(game: &Game<V>, plies: usize) -> Self {
        let end = game.end();
        Self {
            error: None,
            line: None,
            fen: game.position().fen(),
            plies,
            result: end.map_or("*", |end| end.outcome.text(V::RESULT_STYLE)),
            reason: end.map(|end| end.reason.code()),
            counters: CountersView(counters(game)),
            repetitions: game.repetitions(),
            refused: None,
            algebraic: algebraic_fen(game.position()),
        }
    }
}

/// The counters of the rules of a game, the longest limit first.
fn counters<V: Variant>(game: &Game<V>) -> Vec<(Limit, Option<u16>)> {
    let mut counters: Vec<_> = game.limits().collect();
    counters.sort_by_key(|(limit, _)| std::cmp::Reverse(limit.plies));
    counters
}

pub(crate) fn run(args: &StatusArgs, game: GameName) -> anyhow::Result<Answer> {
    with_game!(game, run_in(args))
}

fn run_in<V: Variant>(args: &StatusArgs) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    let rules = match draw_rules::<V>(args.rules.as_deref()) {
        Ok(rules) => rules,
        Err(reason) => return Ok(out.refuse(&[reason])?),
    };
    let ask = Ask {
        rules,
        look: Look::of_stdout(args.ascii),
    };
    let moves: Vec<&str> = args.moves.iter().map(String::as_str).collect();
    match (args.position.as_str(), &moves[..]) {
        (STDIN, [] | [STDIN]) => for_each_item(&mut out, STDIN, |out, line| {
            let (position, moves) = split_position(line);
            let moves: Vec<&str> = moves.split_whitespace().collect();
            ask.answer::<V>(out, position, &moves)
        }),
        (position, [STDIN]) => for_each_item(&mut out, STDIN, |out, line| {
            let moves: Vec<&str> = line.split_whitespace().collect();
            ask.answer::<V>(out, position, &moves)
        }),
        (positions, moves) => for_each_item(&mut out, positions, |out, position| {
            ask.answer::<V>(out, position, moves)
        }),
    }
}

/// What is the same for every game that is asked about.
#[derive(Clone, Copy)]
struct Ask {
    rules: damier_rules::DrawRules,
    look: Look,
}

impl Ask {
    fn answer<V: Variant>(
        self,
        out: &mut Output,
        position: &str,
        moves: &[&str],
    ) -> anyhow::Result<Answer> {
        let read = read_position::<V>(position);
        let mut reasons = read.as_ref().err().cloned().unwrap_or_default();
        reasons.extend(unreadable::<V>(moves));
        let ReadPosition { setup, position } = match read {
            Ok(read) if reasons.is_empty() => read,
            _ => return Ok(out.refuse(&reasons)?),
        };
        let mut game = Game::<V>::from_setup(&setup, self.rules)
            .unwrap_or_else(|_| Game::with_rules(position, self.rules));
        for text in moves {
            if let Err(error) = game.play_text(text) {
                return refuse_move(out, &game, text, error);
            }
        }
        if out.is_json() {
            out.object(&StatusView::new(&game, game.plies()))?;
        } else {
            out.text(&in_words(&game, game.plies(), self.look))?;
        }
        Ok(Answer::Done)
    }
}

/// The texts that are no moves at all.
fn unreadable<V: Variant>(texts: &[&str]) -> Vec<String> {
    let faults = texts.iter().enumerate().filter_map(|(index, text)| {
        let error = MoveText::read::<V>(text).err()?;
        let reason = moves::unread::<V>(&error);
        Some(printable(&format!("ply {}: {reason}", index + 1)))
    });
    faults.collect()
}

fn refuse_move<V: Variant>(
    out: &mut Output,
    game: &Game<V>,
    text: &str,
    error: PlayError<V>,
) -> anyhow::Result<Answer> {
    let mut view = StatusView::new(game, game.plies());
    let reasons = match error {
        PlayError::Ended { ply, end } => {
            let how = end.outcome.text(V::RESULT_STYLE);
            let code = end.reason.code();
            let text = printable(text);
            vec![format!(
                "the game ended at ply {ply} ({how}, {code}): {text} cannot be played"
            )]
        }
        PlayError::Refused(refusal) => {
            let ply = game.plies() + 1;
            let reasons = vec![illegal(game.position(), ply, text, &refusal)];
            let refusal = RefusalView::new(game.position(), &refusal);
            view.refused = Some(RefusedMove {
                ply,
                text: text.to_owned(),
                refusal,
            });
            reasons
        }
        other => vec![other.to_string()],
    };
    out.complain(&reasons);
    if out.is_json() {
        view.error = Some(reasons);
        view.line = out.line();
        out.object(&view)?;
    }
    Ok(Answer::No)
}

/// Why a move is not legal, in one sentence.
fn illegal<V: Variant>(
    position: &Position<V>,
    ply: usize,
    text: &str,
    refusal: &Refusal<V>,
) -> String {
    let text = printable(text);
    let rule = message(refusal);
    let code = refusal.reason().code();
    let advice = advice(position, refusal)
        .map(|advice| format!("; {advice}"))
        .unwrap_or_default();
    format!("ply {ply}: {text} is not legal: {rule} [{code}]{advice}")
}

/// How a game stands, for people: the board, then the rest in words.
pub(crate) fn in_words<V: Variant>(game: &Game<V>, plies: usize, look: Look) -> String {
    let last = game.moves().last();
    let marked: Vec<_> = last.map(|mv| vec![mv.from(), mv.to()]).unwrap_or_default();
    let mut lines = vec![match game.end() {
        Some(end) => end_in_words::<V>(end),
        None => format!("{} to move, the game goes on", game.position().turn()),
    }];
    lines.push(format!("FEN: {}", game.position().fen()));
    lines.push(format!("plies played: {plies}"));
    let times = game.repetitions();
    if times > 1 {
        lines.push(format!("this position has stood {times} times"));
    }
    lines.extend(counters(game).into_iter().filter_map(counter_in_words));
    format!(
        "{}{}\n",
        draw(game.position(), look, &marked),
        lines.join("\n")
    )
}

/// How far a counter is; nothing for one that has not begun.
fn counter_in_words((limit, plies): (Limit, Option<u16>)) -> Option<String> {
    let plies = plies?;
    let most = limit.plies;
    let left = most.saturating_sub(plies);
    let rule = limit.counter.reason_code();
    Some(format!(
        "{rule} rule: {plies} of {most} plies counted, {left} left"
    ))
}

/// Result and reason of a game that has ended.
pub(crate) fn end_in_words<V: Variant>(end: End) -> String {
    let result = end.outcome.text(V::RESULT_STYLE);
    let code = end.reason.code();
    match end.outcome {
        Outcome::Draw => {
            let why = match end.reason {
                EndReason::Repetition => "the position has stood for the third time".to_owned(),
                EndReason::Limit(_) => format!("by the {code} rule"),
                _ => code.to_owned(),
            };
            format!("{result}: a draw, {why} [{code}]")
        }
        Outcome::Win(winner) => {
            let loser = !winner;
            let why = match end.reason {
                EndReason::NoPieces => format!("{loser} has no piece left"),
                EndReason::NoMoves => format!("{loser} cannot move"),
                _ => code.to_owned(),
            };
            format!("{result}: {winner} has won, {why} [{code}]")
        }
    }
}
