//! A game of a file with remarks between its moves.

use damier_rules::Variant;

use super::{Mistake, Outlook, Remark, Seen};
use crate::commands::commands;
use crate::game::Game;
use crate::item::Item;
use crate::problem::Fault;
use crate::replay::written;

/// Who made the remarks, as the tag says it.
const ANNOTATOR: &str = "Damier";

/// The game with a score behind each move as an `eval` command, marks, and better lines as variations;
/// `remarks` are those of the moves of its main line, in order. All that was there stays: a move that
/// somebody has marked keeps that mark alone, one with a score keeps that, and a better line that is
/// there already does not come twice. So remarks that are made again change nothing.
///
/// Moves are compared as texts: the game must be in [normal form](Game::canonical).
///
/// # Errors
/// More text or items than a game may have.
///
/// ```
/// use damier_pdn::Reader;
/// use damier_pdn::report::{Outlook, Remark, Seen, Worth, annotated};
/// use damier_rules::{International, Position};
///
/// let game = Reader::new(&b"1. 32-28 *"[..]).next().expect("a game")?;
/// let start = Position::<International>::start();
/// let mv = start.read_hub_move("32-28").expect("a legal move");
/// let seen = |centimen, line| Outlook::Open(Seen { worth: Worth::Centimen(centimen), depth: 9, line });
/// let reply = start.after(mv).read_hub_move("19-23").expect("a legal move");
/// let remark = Remark::new(start, mv, &seen(10, vec![mv]), seen(12, vec![reply]));
/// let game = annotated(&game.canonical(), &[remark])?;
/// assert_eq!(game.to_string(), "[Annotator \"Damier\"]\n\n1. 32-28 {[%eval 0.12,9]} *\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn annotated<V: Variant>(game: &Game, remarks: &[Remark<V>]) -> Result<Game, Fault> {
    let mut out = Game::new();
    push_tags(&mut out, game)?;
    out.set_first_number(game.first_number());
    let items: Vec<Item<'_>> = game.items().collect();
    let mut writing = Writing {
        out,
        remarks: remarks.iter(),
        depth: 0,
        score_due: None,
        better_due: None,
    };
    for (at, &item) in items.iter().enumerate() {
        writing.copy(item, &items[at + 1..])?;
    }
    writing.settle()?;
    writing.out.set_result(game.result().unwrap_or("*"))?;
    Ok(writing.out)
}

fn push_tags(out: &mut Game, game: &Game) -> Result<(), Fault> {
    let mut is_named = false;
    for (name, value) in game.tags() {
        let is_annotator = name.eq_ignore_ascii_case("Annotator") && !is_named;
        if !is_annotator {
            out.push_tag(name, value)?;
            continue;
        }
        is_named = true;
        let is_empty = matches!(value.trim(), "" | "?" | "-");
        let has_us = value.split(", ").any(|name| name == ANNOTATOR);
        match (is_empty, has_us) {
            (true, _) => out.push_tag(name, ANNOTATOR)?,
            (false, true) => out.push_tag(name, value)?,
            (false, false) => out.push_tag(name, &format!("{value}, {ANNOTATOR}"))?,
        }
    }
    if is_named {
        Ok(())
    } else {
        out.push_tag("Annotator", ANNOTATOR)
    }
}

/// A game being copied, with what is still to be said about its last move.
struct Writing<'r, V: Variant> {
    out: Game,
    remarks: std::slice::Iter<'r, Remark<V>>,
    /// How many variations are open.
    depth: usize,
    /// What the score is that comes behind the marks of the last move.
    score_due: Option<&'r Seen<V>>,
    /// The move whose better line comes before the next move.
    better_due: Option<(&'r Remark<V>, &'r Mistake<V>)>,
}

impl<V: Variant> Writing<'_, V> {
    /// Copies an item, which `rest` follows.
    fn copy(&mut self, item: Item<'_>, rest: &[Item<'_>]) -> Result<(), Fault> {
        let is_main_line = self.depth == 0;
        match item {
            Item::Move(_) if is_main_line => {
                self.settle()?;
                self.out.push(item)?;
                return self.mark(rest);
            }
            Item::Mark(_) | Item::Nag(_) => {}
            // Behind it the move would be one of another position.
            Item::Setup(_) if is_main_line => self.settle()?,
            _ => self.say_score()?,
        }
        match item {
            Item::VariationStart => self.depth += 1,
            Item::VariationEnd => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.out.push(item)
    }

    /// Begins with the remarks about a move that was just copied.
    fn mark(&mut self, rest: &[Item<'_>]) -> Result<(), Fault> {
        let Some(remark) = self.remarks.next() else {
            return Ok(());
        };
        let own = own_items(rest);
        if let Outlook::Open(seen) = &remark.after
            && !own.iter().any(is_score)
        {
            self.score_due = Some(seen);
        }
        let Some(mistake) = &remark.mistake else {
            return Ok(());
        };
        let [first, ..] = &better_line(remark, mistake)[..] else {
            return Ok(());
        };
        if !begins_variation(&rest[own.len()..], first) {
            self.better_due = Some((remark, mistake));
        }
        let is_marked = own.iter().any(|item| match item {
            Item::Mark(_) => true,
            Item::Nag(nag) => (1..=6).contains(nag),
            _ => false,
        });
        if is_marked {
            return Ok(());
        }
        self.out.push(Item::Mark(mistake.mark.sign()))
    }

    fn say_score(&mut self) -> Result<(), Fault> {
        match self.score_due.take() {
            Some(seen) => self.out.push(Item::Comment(&score(seen))),
            None => Ok(()),
        }
    }

    /// Says all that is still to be said about the last move.
    fn settle(&mut self) -> Result<(), Fault> {
        self.say_score()?;
        let Some((remark, mistake)) = self.better_due.take() else {
            return Ok(());
        };
        self.out.push(Item::VariationStart)?;
        for (index, text) in better_line(remark, mistake).iter().enumerate() {
            self.out.push(Item::Move(text))?;
            if index == 0 {
                self.out.push(Item::Comment(&score(&mistake.better)))?;
            }
        }
        self.out.push(Item::VariationEnd)
    }
}

/// What stands behind a move and belongs to it alone.
fn own_items<'i, 't>(rest: &'i [Item<'t>]) -> &'i [Item<'t>] {
    let ends = |item: &Item<'_>| {
        matches!(
            item,
            Item::Move(_) | Item::VariationStart | Item::VariationEnd | Item::Setup(_)
        )
    };
    &rest[..rest.iter().position(ends).unwrap_or(rest.len())]
}

fn is_score(item: &Item<'_>) -> bool {
    match item {
        Item::Comment(text) | Item::CommentLine(text) => {
            commands(text).any(|command| command.name == "eval")
        }
        _ => false,
    }
}

/// Whether one of the variations before the next move of the line begins with this one.
fn begins_variation(rest: &[Item<'_>], first: &str) -> bool {
    let (mut depth, mut is_begun) = (0_usize, false);
    for item in rest {
        match *item {
            Item::VariationStart => (depth, is_begun) = (depth + 1, true),
            Item::VariationEnd => depth = depth.saturating_sub(1),
            Item::Move(_) | Item::Setup(_) if depth == 0 => return false,
            Item::Move(text) => {
                if depth == 1 && is_begun && text == first {
                    return true;
                }
                is_begun = false;
            }
            _ => {}
        }
    }
    false
}

/// The better line as a file holds it.
fn better_line<V: Variant>(remark: &Remark<V>, mistake: &Mistake<V>) -> Vec<String> {
    let mut position = remark.position;
    let next = |&mv| {
        let text = written::<V>(&position.move_text(mv));
        position = position.after(mv);
        text
    };
    mistake.better.line.iter().map(next).collect()
}

/// A score with the depth it was found at; a forced win is one at every depth.
fn score<V: Variant>(seen: &Seen<V>) -> String {
    let value = seen.worth.command_value();
    match seen.worth.winner() {
        None => format!("[%eval {value},{}]", seen.depth),
        Some(_) => format!("[%eval {value}]"),
    }
}
