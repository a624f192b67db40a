//! `damier explain`: whether a move is legal, and which rule forbids it if not.

use damier_rules::{MoveText, Position, Reason, Refusal, Variant, square_name};
use serde::Serialize;

use crate::game::{GameName, with_game};
use crate::items::{STDIN, for_each_item, split_position};
use crate::moves::{
    self, Examples, MoveView, algebraic_way, in_order, is_algebraic, numeric_text, texts,
};
use crate::output::{Answer, Output, printable};
use crate::positions::read_position;

/// Say whether a move is legal, and if not, which rule forbids it and what must be played
#[derive(clap::Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The position: a FEN, a Hub text, `start`, or `-` for standard input, where a line holds a
    /// position, blanks and a move
    #[arg(value_name = "FEN")]
    position: String,
    /// The move; `-` for one a line on standard input
    #[arg(value_name = "MOVE")]
    mv: Option<String>,
    /// Write one JSON object a line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Allowed {
    legal: bool,
    #[serde(flatten)]
    mv: MoveView,
}

#[derive(Serialize)]
struct Forbidden {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Vec<String>>,
    /// Where the text is no move and the item was a line of standard input.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(flatten)]
    refusal: RefusalView,
}

/// A refusal as JSON shows it, here and in `damier status`.
#[derive(Serialize, Debug)]
pub(crate) struct RefusalView {
    legal: bool,
    reason: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<u8>,
    instead: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    algebraic: Option<Vec<String>>,
}

impl RefusalView {
    pub(crate) fn new<V: Variant>(position: &Position<V>, refusal: &Refusal<V>) -> Self {
        let instead = in_order(position, refusal.instead());
        let ways = || {
            instead
                .iter()
                .map(|&mv| algebraic_way(position, mv))
                .collect()
        };
        Self {
            legal: false,
            reason: refusal.reason().code(),
            message: message(refusal),
            square: refusal.square().map(damier_rules::Square::number),
            algebraic: is_algebraic::<V>().then(ways),
            instead: instead
                .iter()
                .map(|&mv| numeric_text(position, mv))
                .collect(),
        }
    }
}

/// Why a move is refused, in words, with the square in the names of the game.
pub(crate) fn message<V: Variant>(refusal: &Refusal<V>) -> String {
    let reason = refusal.reason();
    if reason == Reason::Unreadable {
        let Examples { step, capture, .. } = Examples::of::<V>();
        return format!("this is not a move, expected the form {step} or {capture}");
    }
    match refusal.square() {
        Some(square) => format!(
            "{reason} (square {})",
            square_name::<V>(square, V::SQUARE_NAMES)
        ),
        None => reason.to_string(),
    }
}

/// What may be played in place of a refused move, in words; nothing if there is nothing.
pub(crate) fn advice<V: Variant>(position: &Position<V>, refusal: &Refusal<V>) -> Option<String> {
    let texts = texts(position, refusal.instead());
    (!texts.is_empty()).then(|| format!("instead: {}", texts.join(", ")))
}

pub(crate) fn run(args: &ExplainArgs, game: GameName) -> anyhow::Result<Answer> {
    let mut out = Output::new(args.json);
    match (args.position.as_str(), args.mv.as_deref()) {
        (STDIN, None | Some(STDIN)) => for_each_item(&mut out, STDIN, |out, line| {
            let (position, mv) = split_position(line);
            if mv.is_empty() {
                let reason = "no move behind the position, expected FEN MOVE";
                return Ok(out.refuse(&[reason.to_owned()])?);
            }
            with_game!(game, answer(out, position, mv))
        }),
        (position, Some(STDIN)) => for_each_item(&mut out, STDIN, |out, mv| {
            with_game!(game, answer(out, position, mv))
        }),
        (positions, Some(mv)) => for_each_item(&mut out, positions, |out, position| {
            with_game!(game, answer(out, position, mv))
        }),
        (_, None) => {
            Ok(out.refuse(&["no move is given, expected damier explain FEN MOVE".to_owned()])?)
        }
    }
}

fn answer<V: Variant>(out: &mut Output, position: &str, text: &str) -> anyhow::Result<Answer> {
    let position = match read_position::<V>(position) {
        Ok(read) => read.position,
        Err(reasons) => return Ok(out.refuse(&reasons)?),
    };
    match position.read_move(text) {
        Ok(mv) => {
            let mv = MoveView::new(&position, mv);
            if out.is_json() {
                out.object(&Allowed { legal: true, mv })?;
            } else {
                out.text(&format!("{} is legal\n", printable(text)))?;
            }
            Ok(Answer::Done)
        }
        Err(refusal) => forbidden(out, &position, text, &refusal),
    }
}

fn forbidden<V: Variant>(
    out: &mut Output,
    position: &Position<V>,
    text: &str,
    refusal: &Refusal<V>,
) -> anyhow::Result<Answer> {
    let unread = unread::<V>(text, refusal.reason());
    let answer = if unread.is_some() {
        Answer::NotUnderstood
    } else {
        Answer::No
    };
    if let Some(reasons) = &unread {
        out.complain(reasons);
    }
    if out.is_json() {
        let refusal = RefusalView::new(position, refusal);
        out.object(&Forbidden {
            line: out.line().filter(|_| unread.is_some()),
            error: unread,
            refusal,
        })?;
    } else if unread.is_none() {
        let rule = message(refusal);
        let code = refusal.reason().code();
        let mut lines = vec![format!("{} is not legal: {rule} [{code}]", printable(text))];
        lines.extend(advice(position, refusal));
        out.lines(&lines)?;
    }
    Ok(answer)
}

/// Why a text is no move at all; `None` if it is one, only not a legal one.
fn unread<V: Variant>(text: &str, reason: Reason) -> Option<Vec<String>> {
    if !matches!(reason, Reason::Unreadable | Reason::NoSuchSquare) {
        return None;
    }
    let reason = match MoveText::read::<V>(text) {
        Err(error) => moves::unread::<V>(&error),
        Ok(_) => reason.to_string(),
    };
    Some(vec![printable(&reason)])
}
