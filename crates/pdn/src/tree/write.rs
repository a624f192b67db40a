//! A tree as a game for a file.

use damier_rules::{Position, Setup, Variant};

use super::{NodeId, Tree};
use crate::game::Game;
use crate::item::Item;
use crate::problem::Fault;
use crate::replay::written;

/// What is still to be written, the next one last.
enum Task {
    Move(NodeId),
    /// All that follows a place.
    Line(NodeId),
    Start(NodeId),
    End,
}

impl<V: Variant> Tree<V> {
    /// The game with its variations, comments and marks, ready to be written.
    ///
    /// # Errors
    /// More of something than [a file may hold](crate::limits).
    pub fn to_game(&self) -> Result<Game, Fault> {
        let mut game = Game::new();
        for (name, value) in self.tags() {
            game.push_tag(name, value)?;
        }
        game.push_tag("GameType", &V::PDN_GAME_TYPE.to_string())?;
        if let Some(fen) = self.fen() {
            game.push_tag("FEN", &fen)?;
        }
        game.set_first_number(self.first_number);
        game.push(Item::Comment(&self.root().comment))?;
        let mut tasks = vec![Task::Line(NodeId::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Move(id) => self.push_move(&mut game, id)?,
                Task::Start(id) => {
                    game.push(Item::VariationStart)?;
                    let before = self.node(id).map_or("", |node| &node.before);
                    game.push(Item::Comment(before))?;
                }
                Task::End => game.push(Item::VariationEnd)?,
                Task::Line(id) => self.push_line(id, &mut tasks),
            }
        }
        if let Some(result) = self.result() {
            // A result of no kind stays in its tag alone.
            let _is_result = game.set_result(result).is_ok();
        }
        Ok(game)
    }

    /// The FEN of the start, if it is not the usual one.
    fn fen(&self) -> Option<String> {
        let Setup {
            halfmove_clock,
            fullmove_number,
            ..
        } = *self.setup();
        let start = self.root().position;
        let counts = halfmove_clock.unwrap_or(0) > 0 || fullmove_number.unwrap_or(1) > 1;
        if start == Position::start() && !counts {
            return None;
        }
        let fen = start.fen_in(V::SQUARE_NAMES);
        if !counts {
            return Some(fen);
        }
        let (clock, number) = (halfmove_clock.unwrap_or(0), fullmove_number.unwrap_or(1));
        Some(format!("{fen}:H{clock}:F{number}"))
    }

    /// The move that a line goes on with, the others behind it, and all that follows.
    fn push_line(&self, id: NodeId, tasks: &mut Vec<Task>) {
        let next = self.node(id).map_or(&[][..], |node| &node.next);
        let Some((&first, others)) = next.split_first() else {
            return;
        };
        tasks.push(Task::Line(first));
        for &other in others.iter().rev() {
            tasks.extend([
                Task::End,
                Task::Line(other),
                Task::Move(other),
                Task::Start(other),
            ]);
        }
        tasks.push(Task::Move(first));
    }

    fn push_move(&self, game: &mut Game, id: NodeId) -> Result<(), Fault> {
        let Some(node) = self.node(id) else {
            return Ok(());
        };
        let before = node.parent.and_then(|parent| self.node(parent));
        if let Some((mv, before)) = node.mv.zip(before) {
            game.push(Item::Move(&written::<V>(&before.position.move_text(mv))))?;
        }
        if !node.mark.is_empty() {
            game.push(Item::Mark(&node.mark))?;
        }
        for &nag in &node.nags {
            game.push(Item::Nag(nag))?;
        }
        game.push(Item::Comment(&node.comment))
    }
}
