//! What was played from a position in the games found.

use std::ops::ControlFlow;

use damier_library::{Opening, Outcome, QueryError, Score, rules_named};
use damier_pdn::Rules;
use damier_rules::{Move, Position, Variant};
use serde::Serialize;

use super::report::{Found, Tally};
use super::{SearchArgs, Sink};
use crate::game::{GameName, with_game};
use crate::output::Output;

#[derive(Serialize)]
struct TreeView {
    game: &'static str,
    fen: String,
    #[serde(flatten)]
    score: ScoreView,
    moves: Vec<MoveView>,
}

#[derive(Serialize)]
struct MoveView {
    #[serde(rename = "move")]
    text: String,
    #[serde(flatten)]
    score: ScoreView,
    fen: String,
}

#[derive(Serialize)]
struct ScoreView {
    games: usize,
    white: usize,
    draws: usize,
    black: usize,
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> Self {
        let Score {
            games,
            white,
            draws,
            black,
        } = score;
        Self {
            games,
            white,
            draws,
            black,
        }
    }
}

/// What counts the moves of the games found, in the game that is asked for or else named.
pub(super) fn sink(
    args: &SearchArgs,
    named: Option<GameName>,
) -> Result<Box<dyn Sink>, QueryError> {
    let game = match &args.conditions.game_type {
        Some(name) => GameName::of_pdn(rules_named(name)?),
        None => named.unwrap_or_default(),
    };
    with_game!(game, tree_at(args.conditions.position.as_deref()))
}

fn tree_at<V: Variant>(position: Option<&str>) -> Result<Box<dyn Sink>, QueryError> {
    Ok(Box::new(Tree {
        opening: Opening::<V>::at(position.unwrap_or_default())?,
    }))
}

struct Tree<V: Variant> {
    opening: Opening<V>,
}

impl<V: Variant> Sink for Tree<V> {
    fn take(&mut self, _: &mut Output, found: &Found<'_>) -> anyhow::Result<()> {
        let game = found.game.game;
        if game.rules().map(Rules::name) != Some(V::NAME) {
            return Ok(());
        }
        let mut line: Vec<(Position<V>, Option<Move<V>>)> = Vec::new();
        // A main line that goes no further counts as far as it goes.
        let _stop = game.follow::<V>(|position, mv| {
            if let Some(last) = line.last_mut() {
                last.1 = mv;
            }
            line.push((*position, None));
            ControlFlow::Continue(())
        });
        self.opening.count(line, Outcome::of(game.points()));
        Ok(())
    }

    fn finish(&mut self, out: &mut Output, _: Tally) -> anyhow::Result<()> {
        self.opening.sort();
        let Opening {
            position,
            score,
            moves,
        } = &self.opening;
        if out.is_json() {
            let moves = moves.iter().map(|&(mv, score)| MoveView {
                text: position.move_text(mv),
                score: score.into(),
                fen: position.after(mv).fen(),
            });
            out.object(&TreeView {
                game: V::NAME,
                fen: position.fen(),
                score: (*score).into(),
                moves: moves.collect(),
            })?;
            return Ok(());
        }
        let mut lines = vec![
            position.fen(),
            row("move", &["games", "White", "drawn", "Black"]),
        ];
        lines.extend(
            moves
                .iter()
                .map(|&(mv, score)| counts(&position.move_text(mv), score)),
        );
        lines.push(counts("all", *score));
        out.lines(&lines)?;
        Ok(())
    }
}

fn counts(name: &str, score: Score) -> String {
    let counts = [score.games, score.white, score.draws, score.black];
    row(name, &counts.map(|count| count.to_string()))
}

fn row(name: &str, cells: &[impl AsRef<str>]) -> String {
    let cells = cells.iter().map(|cell| format!(" {:>8}", cell.as_ref()));
    format!("{name:<12}{}", cells.collect::<String>())
}
