//! A game of a file with remarks between its moves.

use damier_pdn::{Fault, Game, Item};
use damier_rules::Variant;

use super::judge::{Judged, Mistake, Outlook};
use super::late::in_words;
use super::line::texts;
use super::worth::Worth;

/// Who made the remarks, as the tag says it.
const ANNOTATOR: &str = "Damier";
/// Plies of a better line that are shown: enough to see what it is about.
const BETTER_PLIES: usize = 10;

/// The game with a score behind each move, marks, and better lines as variations. All that was there
/// stays; a move that somebody has marked keeps that mark alone.
///
/// # Errors
/// More text or items than a game may have.
pub(super) fn annotated<V: Variant>(game: &Game, judged: &[Judged<V>]) -> Result<Game, Fault> {
    let mut out = Game::new();
    push_tags(&mut out, game)?;
    out.set_first_number(game.first_number());
    let items: Vec<Item<'_>> = game.items().collect();
    let mut remarks = Remarks {
        out,
        judged: judged.iter(),
        depth: 0,
        score_due: None,
        better_due: None,
    };
    for (at, &item) in items.iter().enumerate() {
        remarks.copy(item, &items[at + 1..])?;
    }
    remarks.settle()?;
    remarks.out.set_result(game.result().unwrap_or("*"))?;
    Ok(remarks.out)
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
struct Remarks<'j, V: Variant> {
    out: Game,
    judged: std::slice::Iter<'j, Judged<V>>,
    /// How many variations are open.
    depth: usize,
    /// The move whose score comes behind its marks.
    score_due: Option<&'j Judged<V>>,
    /// The move whose better line comes before the next move.
    better_due: Option<&'j Judged<V>>,
}

impl<V: Variant> Remarks<'_, V> {
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
        let judged = self.judged.next();
        (self.score_due, self.better_due) = (judged, judged);
        let belongs = |item: &&Item<'_>| !matches!(item, Item::Move(_) | Item::VariationStart);
        let mut own = rest.iter().take_while(belongs);
        if let Some(mistake) = judged.and_then(|judged| judged.mistake.as_ref())
            && !own.any(|item| matches!(item, Item::Mark(_)))
        {
            self.out.push(Item::Mark(mistake.mark.sign()))?;
        }
        Ok(())
    }

    fn say_score(&mut self) -> Result<(), Fault> {
        let Some(judged) = self.score_due.take() else {
            return Ok(());
        };
        let text = match &judged.after {
            Outlook::Open(found) => {
                let score = score_text(found.best().worth, found.depth);
                match judged.too_few_moves {
                    Some(moves) => format!("{score}; {}", in_words(moves)),
                    None => score,
                }
            }
            Outlook::Ended(end) => {
                let result = end.outcome.text(V::RESULT_STYLE);
                format!("{result}, {}", end.reason.code())
            }
        };
        self.out.push(Item::Comment(&text))
    }

    /// Says all that is still to be said about the last move.
    fn settle(&mut self) -> Result<(), Fault> {
        self.say_score()?;
        let Some(judged) = self.better_due.take() else {
            return Ok(());
        };
        let Some(mistake) = &judged.mistake else {
            return Ok(());
        };
        self.out.push(Item::VariationStart)?;
        for (index, text) in better_line(judged, mistake).iter().enumerate() {
            self.out.push(Item::Move(text))?;
            if index == 0 {
                let score = score_text(mistake.better.worth, mistake.depth);
                self.out.push(Item::Comment(&score))?;
            }
        }
        self.out.push(Item::VariationEnd)
    }
}

/// The better line as a file holds it.
fn better_line<V: Variant>(judged: &Judged<V>, mistake: &Mistake<V>) -> Vec<String> {
    let moves = &mistake.better.moves;
    let shown = &moves[..moves.len().min(BETTER_PLIES)];
    let texts = texts(&judged.position, shown).into_iter();
    // PDN sets the captured squares apart from the move.
    texts.map(|text| text.replace('<', " <")).collect()
}

/// A score with the depth it was found at; a forced win is one at every depth.
fn score_text(worth: Worth, depth: u32) -> String {
    match worth {
        Worth::Centimen(_) => format!("{worth}/{depth}"),
        Worth::Win { .. } => worth.to_string(),
    }
}
