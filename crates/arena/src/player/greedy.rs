//! Players that look one move ahead, or not at all: what stronger ones are measured from.

use std::time::Instant;

use damier_rules::{Color, Position, Variant};

use super::{Answer, Breach, Note, Player, Reply, Setting, Turn};
use crate::rng::Random;

/// Takes the move behind which it has the most material; chooses among equal moves at random.
pub(super) struct Greedy {
    /// How many captures in a row it resolves behind its move; `None` plays any move.
    captures: Option<u32>,
    random: Random,
}

/// What a king counts beside a man.
const KING: i32 = 3;

impl Greedy {
    pub(super) fn new(captures: Option<u32>) -> Self {
        Self {
            captures,
            random: Random::new(0, 0),
        }
    }
}

impl<V: Variant> Player<V> for Greedy {
    fn begin(&mut self, setting: &Setting<'_, V>) -> Result<(), Breach> {
        self.random = Random::new(setting.seed, setting.color as u64);
        Ok(())
    }

    fn think(&mut self, turn: &Turn<'_, V>) -> Result<Answer<V>, Breach> {
        let began = Instant::now();
        let position = turn.game.position();
        let moves = position.legal_moves();
        let worth = |captures: u32| {
            let each = moves.iter();
            each.map(move |&mv| -settled(&position.after(mv), captures))
        };
        let best = match self.captures {
            None => moves.to_vec(),
            Some(captures) => {
                let most = worth(captures).max();
                let pairs = moves.iter().zip(worth(captures));
                let best = pairs.filter(|(_, worth)| Some(*worth) == most);
                best.map(|(&mv, _)| mv).collect()
            }
        };
        let reply = match self.random.choose(&best) {
            Some(&mv) => Reply::Move(mv),
            None => Reply::Illegal("no move".to_owned()),
        };
        Ok(Answer {
            reply,
            used: began.elapsed(),
            note: Note::default(),
        })
    }
}

/// The material of the side to move less that of the other, after so many captures in a row, the
/// best for those who make them.
fn settled<V: Variant>(position: &Position<V>, captures: u32) -> i32 {
    if captures == 0 || !position.has_capture() {
        return balance(position);
    }
    let moves = position.legal_moves();
    let best = moves
        .iter()
        .map(|&mv| -settled(&position.after(mv), captures - 1))
        .max();
    best.unwrap_or_else(|| balance(position))
}

fn balance<V: Variant>(position: &Position<V>) -> i32 {
    let count = |color: Color| {
        let men = i32::try_from(position.men(color).len()).unwrap_or(0);
        men + KING * i32::try_from(position.kings(color).len()).unwrap_or(0)
    };
    count(position.turn()) - count(!position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Game, International};
    use std::time::Instant;

    #[track_caller]
    fn check(captures: u32, fen: &str, expected: &[&str]) {
        let position = Position::<International>::from_fen(fen).expect(fen);
        let game = Game::from_position(position);
        for seed in 0..20 {
            let mut greedy = Greedy::new(Some(captures));
            let color = position.turn();
            let setting = Setting {
                game: &game,
                color,
                limit: None,
                seed,
            };
            greedy.begin(&setting).expect("it is always ready");
            let deadline = Instant::now();
            let allowance = super::super::Allowance::Own;
            let turn = Turn {
                game: &game,
                allowance,
                deadline,
            };
            let answer = greedy.think(&turn).expect("it always answers");
            let Reply::Move(mv) = answer.reply else {
                panic!("no move");
            };
            let text = position.move_text(mv);
            assert!(expected.contains(&text.as_str()), "{text}");
        }
    }

    #[test]
    fn it_does_not_leave_a_man_to_be_taken() {
        // 33-29 and 33-28 lose a man at once; 39-34 and the like lose nothing.
        check(1, "W:W33,43:B23,24,13", &["43-38", "43-39"]);
    }

    #[test]
    fn it_takes_the_most_valuable_capture() {
        check(1, "W:W28:B22,K23,1", &["28x19"]);
    }

    #[test]
    fn an_exchange_is_a_loss_to_who_looks_one_capture_ahead() {
        // 32-28 23x32 37x28 is even.
        let fen = "W:W32,37,46:B23,14";
        check(2, fen, &["32-28", "32-27", "37-31", "46-41"]);
        check(1, fen, &["32-27", "37-31", "46-41"]);
    }
}
