//! What a page is shown of a library.

use damier_library::{Batch, GameId, Library, Opening, QueryError, Row, Score};
use damier_pdn::{Check, Game, Rules, by_rules};
use damier_rules::{Geometry, Move, Position, Square, Variant};

use crate::json::{Json, Value};
use crate::pdn::{ProblemView, problems_of};
use crate::view::{letters, side};

/// A refusal, as a page reads it.
pub(crate) struct Refused(pub(crate) QueryError);

impl Value for Refused {
    fn write(&self, out: &mut Json) {
        let error = &self.0;
        out.open();
        out.field("code", &error.code);
        out.field("field", &error.field.name());
        out.field("text", &error.text);
        out.field("column", &error.column);
        out.field("message", &error.message);
        out.close();
    }
}

struct RowView<'a>(Row<'a>);

impl Value for RowView<'_> {
    fn write(&self, out: &mut Json) {
        let row = &self.0;
        out.open();
        out.field("id", &row.id.number());
        out.field("white", &row.white);
        out.field("black", &row.black);
        out.field("event", &row.event);
        out.field("site", &row.site);
        out.field("round", &row.round);
        out.field("date", &row.date);
        out.field("result", &row.outcome.name());
        out.field("resultText", &row.result);
        out.field("game", &row.rules.map(Rules::name));
        out.field("plies", &row.plies);
        out.field("problem", &row.has_problem);
        out.field("comment", &row.has_comment);
        out.close();
    }
}

/// Games as lines of a list.
pub(crate) fn rows(library: &Library, ids: &[GameId]) -> String {
    Json::of(&library.rows(ids).map(RowView).collect::<Vec<_>>())
}

/// What was played in some games from the position of a FEN.
pub(crate) fn tree(
    library: &Library,
    ids: &[GameId],
    game: &str,
    fen: &str,
) -> Result<String, QueryError> {
    by_rules!(
        damier_library::rules_named(game)?,
        tree_of(library, ids, fen)
    )
}

fn tree_of<V: Variant>(library: &Library, ids: &[GameId], fen: &str) -> Result<String, QueryError> {
    let position = Opening::<V>::at(fen)?.position;
    Ok(Json::of(&TreeView(library.opening(ids, position))))
}

struct TreeView<V: Variant>(Opening<V>);

impl<V: Variant> Value for TreeView<V> {
    fn write(&self, out: &mut Json) {
        let Opening {
            position,
            score,
            moves,
        } = &self.0;
        let squares = (1..=V::Geometry::SQUARES).filter_map(Square::new);
        let moves = moves.iter().map(|&(mv, score)| MoveView {
            position,
            mv,
            score,
        });
        out.open();
        out.field("fen", &position.fen());
        out.field("board", &letters(position, squares));
        out.field("turn", &side(position.turn()));
        write_score(*score, out);
        out.field("moves", &moves.collect::<Vec<_>>());
        out.close();
    }
}

struct MoveView<'a, V: Variant> {
    position: &'a Position<V>,
    mv: Move<V>,
    score: Score,
}

impl<V: Variant> Value for MoveView<'_, V> {
    fn write(&self, out: &mut Json) {
        let Self {
            position,
            mv,
            score,
        } = *self;
        out.open();
        out.field("move", &position.hub_move(mv));
        out.field("text", &position.move_text(mv));
        write_score(score, out);
        out.field("fen", &position.after(mv).fen());
        out.close();
    }
}

fn write_score(score: Score, out: &mut Json) {
    out.field("games", &score.games);
    out.field("white", &score.white);
    out.field("draws", &score.draws);
    out.field("black", &score.black);
}

/// The problems of one batch that are told.
const PROBLEMS: usize = 100;

/// What is wrong in the games of one batch.
#[derive(Default)]
pub(crate) struct Report {
    problems: Vec<ImportProblem>,
    more: u64,
}

impl Report {
    /// Takes what was found in a game.
    pub(crate) fn tell(&mut self, game: &Game, check: &Check) {
        self.more += game.problems_left_out();
        // Told at length only where there is room: a refused move is played to be explained.
        let room = PROBLEMS - self.problems.len();
        if room == 0 {
            self.more += check.problems.len().max(1) as u64;
            return;
        }
        let mut found = problems_of(game, check);
        self.more += found.len().saturating_sub(room) as u64;
        found.truncate(room);
        let number = game.number();
        if found.is_empty() {
            let place = game.tag_place("GameType").unwrap_or(game.place());
            self.problems.push(ImportProblem::NotPlayed {
                number,
                line: place.line,
                column: place.column,
                text: game.tag("GameType").map(str::to_owned),
            });
        }
        let found = found.into_iter();
        self.problems
            .extend(found.map(|problem| ImportProblem::Found { number, problem }));
    }

    /// The report with what became of the games.
    pub(crate) fn of(self, batch: Batch) -> String {
        Json::of(&BatchView {
            batch,
            report: self,
        })
    }
}

enum ImportProblem {
    Found {
        number: u64,
        problem: ProblemView,
    },
    /// A game of another kind than those that are checked.
    NotPlayed {
        number: u64,
        line: u64,
        column: u64,
        text: Option<String>,
    },
}

impl Value for ImportProblem {
    fn write(&self, out: &mut Json) {
        out.open();
        match self {
            Self::Found { number, problem } => {
                out.field("game", number);
                problem.write_fields(out);
            }
            Self::NotPlayed {
                number,
                line,
                column,
                text,
            } => {
                out.field("game", number);
                out.field("code", &"game-not-played");
                out.field("severity", &"warning");
                out.field("line", line);
                out.field("column", column);
                out.field("text", text);
                for name in ["ply", "limit", "refusal"] {
                    out.field(name, &None::<u64>);
                }
                out.field("fen", &Vec::<u64>::new());
                out.field(
                    "message",
                    &"a game that is not played here: its moves are not checked",
                );
            }
        }
        out.close();
    }
}

struct BatchView {
    batch: Batch,
    report: Report,
}

impl Value for BatchView {
    fn write(&self, out: &mut Json) {
        let batch = &self.batch;
        out.open();
        out.field("read", &batch.read);
        out.field("kept", &batch.kept);
        out.field("twice", &batch.twice);
        out.field("text", &batch.text);
        out.field("problems", &self.report.problems);
        out.field("moreProblems", &self.report.more);
        out.field("done", &batch.done);
        out.close();
    }
}
