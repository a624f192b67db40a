//! A game being studied: a tree of moves, of any of the four games.

mod bindings;
mod report;
#[cfg(test)]
mod tests;
mod view;

use damier_pdn::{Drawing, NodeId, Reader, Rules, Tree, by_rules};
use damier_rules::{DrawRules, Position, Setup, Variant};

pub use bindings::Study;

use crate::error::{FenProblem, OpenError};
use crate::games::read_position;
use crate::json::Json;
use crate::pdn::ProblemView;
use crate::table::{Board, Table, draw_rules};
use crate::view::MomentView;

/// What a page can ask of a study, and do to it; every answer that is a text is JSON. Places are the
/// numbers of nodes.
pub(crate) trait Desk {
    fn outline(&self) -> String;
    fn moment(&self, node: usize) -> String;
    /// Plays moves as Hub writes them, with commas between them; gives the last place that was reached,
    /// and nothing if the first of them is not legal there.
    fn play(&mut self, node: usize, moves: &str) -> Option<usize>;
    /// The moves that a text of that kind names, as far as they are legal, without playing them.
    fn preview(&self, node: usize, moves: &str) -> String;
    fn promote(&mut self, node: usize) -> bool;
    fn delete(&mut self, node: usize) -> Option<usize>;
    fn set_words(&mut self, node: usize, words: &str) -> bool;
    fn set_mark(&mut self, node: usize, mark: &str) -> bool;
    /// Draws what a text names, `G32` a circle and `R32-28` an arrow, with commas between them.
    fn set_drawings(&mut self, node: usize, text: &str) -> bool;
    fn set_tag(&mut self, name: &str, value: &str) -> bool;
    fn engine_request(&self, node: usize) -> String;
    /// The same as if the other side were to move; `None` if it could not.
    fn threat_request(&self, node: usize) -> Option<String>;
    /// What the engine is asked for a report about the position of a place.
    fn report_request(&self, node: usize) -> String;
    /// The moves of the main line that gave something away, by what the engine found.
    fn mistakes(&self, steps: &str) -> String;
    /// Puts scores, marks and better lines into the main line; the places have other numbers then. False,
    /// and nothing is done, if they are there already, or the study would be larger than a file may be.
    fn annotate(&mut self, steps: &str) -> bool;
    /// `None` if the study is larger than a file may be.
    fn pdn(&self) -> Option<String>;
}

/// A study by the rules of `V`.
pub(crate) struct Studied<V: Variant> {
    pub(crate) tree: Tree<V>,
    pub(crate) rules: DrawRules,
}

impl<V: Variant> Studied<V> {
    fn new(tree: Tree<V>, profile: &str) -> Result<Self, OpenError> {
        let rules = draw_rules::<V>(profile)?;
        Ok(Self { tree, rules })
    }

    /// The game up to a place, as the rest of the module has games.
    pub(crate) fn board(&self, node: usize) -> Board<V> {
        let game = self.tree.game_at(NodeId::new(node), self.rules);
        // Where the rules had ended the game, the counts have begun anew.
        let is_whole = game.plies() == self.tree.line_to(NodeId::new(node)).len();
        let clock = self.tree.setup().halfmove_clock.filter(|_| is_whole);
        Board {
            game,
            clock: clock.unwrap_or(0),
            settlement: None,
        }
    }
}

impl<V: Variant> Desk for Studied<V> {
    fn outline(&self) -> String {
        Json::of(&view::Outline(self))
    }

    fn moment(&self, node: usize) -> String {
        Json::of(&MomentView::new(&self.board(node).game))
    }

    fn play(&mut self, node: usize, moves: &str) -> Option<usize> {
        let mut at = NodeId::new(node);
        let mut reached = None;
        for text in moves.split(',') {
            let position = self.tree.node(at)?.position;
            let Ok(mv) = position.read_hub_move(text) else {
                break;
            };
            let Some(next) = self.tree.play(at, mv) else {
                break;
            };
            at = next;
            reached = Some(at.number());
        }
        reached
    }

    fn preview(&self, node: usize, moves: &str) -> String {
        Json::of(&view::preview(self, NodeId::new(node), moves))
    }

    fn promote(&mut self, node: usize) -> bool {
        self.tree.promote(NodeId::new(node))
    }

    fn delete(&mut self, node: usize) -> Option<usize> {
        self.tree.delete(NodeId::new(node)).map(NodeId::number)
    }

    fn set_words(&mut self, node: usize, words: &str) -> bool {
        self.tree.set_words(NodeId::new(node), words)
    }

    fn set_mark(&mut self, node: usize, mark: &str) -> bool {
        self.tree.set_mark(NodeId::new(node), mark)
    }

    fn set_drawings(&mut self, node: usize, text: &str) -> bool {
        let named = text.split(',').filter(|one| !one.is_empty());
        let read: Option<Vec<_>> = named.map(Drawing::read::<V>).collect();
        read.is_some_and(|all| self.tree.set_drawings(NodeId::new(node), &all))
    }

    fn set_tag(&mut self, name: &str, value: &str) -> bool {
        self.tree.set_tag(name, value)
    }

    fn engine_request(&self, node: usize) -> String {
        self.board(node).engine_request()
    }

    fn threat_request(&self, node: usize) -> Option<String> {
        let position = self.tree.node(NodeId::new(node))?.position;
        let setup = Setup {
            turn: Some(!position.turn()),
            ..Setup::from(&position)
        };
        let board = Board::<V>::new(&setup, self.rules.name).ok()?;
        board
            .game
            .position()
            .has_move()
            .then(|| board.engine_request())
    }

    fn report_request(&self, node: usize) -> String {
        self.engine_request(node) + &report::limits()
    }

    fn mistakes(&self, steps: &str) -> String {
        Json::of(&report::mistakes(self, steps))
    }

    fn annotate(&mut self, steps: &str) -> bool {
        let before = self.pdn();
        let Some(tree) = report::with_remarks(self, steps) else {
            return false;
        };
        let is_new = tree.to_game().ok().map(|game| game.to_string()) != before;
        if is_new {
            self.tree = tree;
        }
        is_new
    }

    fn pdn(&self) -> Option<String> {
        self.tree.to_game().ok().map(|game| game.to_string())
    }
}

/// A study of a position; the usual one if the text is empty.
pub(crate) fn of_position(
    game: &str,
    profile: &str,
    fen: &str,
) -> Result<Box<dyn Desk>, OpenError> {
    let all = [
        Rules::International,
        Rules::Checkers,
        Rules::Russian,
        Rules::Brazilian,
    ];
    let rules = all.into_iter().find(|rules| rules.name() == game);
    let rules = rules.ok_or_else(|| OpenError::UnknownGame(game.chars().take(80).collect()))?;
    by_rules!(rules, at_position(profile, fen))
}

fn at_position<V: Variant>(profile: &str, fen: &str) -> Result<Box<dyn Desk>, OpenError> {
    let setup = match fen {
        "" => Setup::from(&Position::<V>::start()),
        fen => read_position::<V>(fen).map_err(OpenError::BadFen)?,
    };
    let tree = Tree::<V>::new(&setup)
        .map_err(|errors| OpenError::BadFen(FenProblem::all_of_position(&errors)))?;
    Ok(Box::new(Studied::new(tree, profile)?))
}

/// A study of the game of a PDN text with this index.
pub(crate) fn of_pdn(text: &str, index: usize, profile: &str) -> Result<Box<dyn Desk>, OpenError> {
    let game = Reader::new(text.as_bytes())
        .filter_map(Result::ok)
        .nth(index);
    let game = game.ok_or(OpenError::NoPdnGame)?;
    let rules = game.rules().ok_or(OpenError::PdnGameUnknown)?;
    by_rules!(rules, read_game(&game, profile))
}

fn read_game<V: Variant>(
    game: &damier_pdn::Game,
    profile: &str,
) -> Result<Box<dyn Desk>, OpenError> {
    let tree = Tree::<V>::read(game)
        .map_err(|problem| OpenError::PdnBadStart(vec![ProblemView::of::<V>(&problem, None)]))?;
    Ok(Box::new(Studied::new(tree, profile)?))
}
