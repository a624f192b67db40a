//! Games won by chance, and what an engine by heart is asked in them.

use std::fmt::Write;

use damier_rules::{Checkers, Color, Game, Outcome, Variant};

/// A game that White has won, as moves and the code of its end.
#[derive(Clone, Debug)]
pub(crate) struct Won {
    pub(crate) moves: Vec<String>,
    pub(crate) reason: &'static str,
    pub(crate) side: &'static str,
}

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % sides
    }
}

/// Games of Checkers that are played by chance until `side` has won one; another for each seed.
#[must_use]
pub(crate) fn won(seed: u64, side: Color) -> Won {
    let mut dice = Dice(seed * 2 + 0x9e37_79b9);
    loop {
        if let Some((game, reason)) = play::<Checkers>(&mut dice, side) {
            return Won {
                moves: game,
                reason,
                side: if side == Color::White {
                    "white"
                } else {
                    "black"
                },
            };
        }
    }
}

fn play<V: Variant>(dice: &mut Dice, side: Color) -> Option<(Vec<String>, &'static str)> {
    let mut game: Game<V> = Game::new();
    let mut texts = Vec::new();
    while game.end().is_none() {
        let position = *game.position();
        let moves = position.legal_moves();
        let mv = moves[dice.roll(moves.len())];
        texts.push(position.hub_move(mv));
        game.play(mv).expect("it is legal");
    }
    let end = game.end()?;
    (end.outcome == Outcome::Win(side)).then(|| (texts, end.reason.code()))
}

impl Won {
    pub(crate) fn text(&self) -> String {
        self.moves.join(",")
    }

    /// What the engine is asked for at each of its plies, with a seed of ten digits, and its answers.
    pub(crate) fn script(&self, level: i64) -> Vec<(String, String)> {
        // In Checkers Black moves first.
        let own = usize::from(self.side != "black");
        let plies = (0..self.moves.len()).filter(|ply| ply % 2 != own);
        plies
            .map(|ply| {
                let moves = self.moves[..ply].join(",");
                let request = format!(
                    "game=checkers rules=wcdf pos=start moves={moves} level={level} seed=1000000000"
                );
                (request, self.moves[ply].clone())
            })
            .collect()
    }
}

pub(crate) const SECRET: &[u8] = b"the secret of a device";

#[must_use]
pub(crate) fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let group = u32::from_be_bytes(group);
        for letter in 0..=chunk.len() {
            text.push(char::from(
                LETTERS[(group >> (18 - 6 * letter) & 63) as usize],
            ));
        }
    }
    text
}

#[must_use]
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    let hash = ring::digest::digest(&ring::digest::SHA256, bytes);
    let mut text = String::new();
    for byte in hash.as_ref() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}
