//! Ranked games: won by chance, told to an engine that knows them by heart, and sent.

use damier_rules::{Checkers, Color, Game, Outcome, Variant};
use serde_json::{Value, json};

use super::{Answer, Bench, Browser, engine};

/// A game that White has won, as moves and the code of its end.
#[derive(Clone, Debug)]
pub struct Won {
    pub moves: Vec<String>,
    pub reason: &'static str,
    pub side: &'static str,
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
pub fn won(seed: u64, side: Color) -> Won {
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
    pub fn text(&self) -> String {
        self.moves.join(",")
    }

    /// What the engine is asked for at each of its plies, with a seed of ten digits, and its answers.
    pub fn script(&self, level: i64) -> Vec<(String, String)> {
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

pub const SECRET: &[u8] = b"the secret of a device";

#[must_use]
pub fn base64(bytes: &[u8]) -> String {
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
pub fn sha256_hex(bytes: &[u8]) -> String {
    let hash = ring::digest::digest(&ring::digest::SHA256, bytes);
    hash.as_ref()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The name of a level's number.
fn level_name(level: i64) -> &'static str {
    match level {
        2 => "easy",
        4 => "normal",
        _ => "expert",
    }
}

/// A ticket for Checkers whose seed has ten digits, as the engines by heart want it.
pub async fn ticket(browser: &mut Browser, engine: &str, level: i64) -> String {
    for _ in 0..40 {
        let wish = json!({
            "device": sha256_hex(SECRET),
            "engine": engine,
            "wants": [{ "game": "checkers", "level": level_name(level), "count": 5 }],
        });
        let given = browser.post("/api/tickets", &wish).await;
        assert_eq!(given.status.as_u16(), 200, "{}", given.text);
        let tickets = given.body.as_array().expect("a list");
        let fits = |ticket: &&Value| {
            ticket["seed"]
                .as_i64()
                .is_some_and(|seed| seed >= 1_000_000_000)
        };
        if let Some(ticket) = tickets.iter().find(fits) {
            return ticket["ticket"].as_str().expect("a text").to_owned();
        }
    }
    panic!("no seed of ten digits among 200");
}

/// The body of a game that is sent.
#[must_use]
pub fn body(ticket: &str, won: &Won) -> Value {
    json!({
        "ticket": ticket,
        "device_secret": base64(SECRET),
        "side": won.side,
        "moves": won.text(),
        "reason": won.reason,
        "undone": 0,
        "hints": 0,
        "played_at": 0,
    })
}

pub async fn send(browser: &mut Browser, key: &str, body: &Value) -> Answer {
    browser
        .post_with("/api/results", body, &[("idempotency-key", key)])
        .await
}

/// Lets a server know an engine that plays a game by heart, and gives its hash.
pub async fn teach(bench: &Bench, script: &[(String, String)]) -> String {
    let module = engine::by_heart(script);
    bench.app.keep_engine(&module).await.expect("it is kept")
}

/// Wins a game of a level, sends it, and waits until it is decided; gives its state and reason.
pub async fn win(bench: &Bench, browser: &mut Browser, seed: u64, level: i64) -> Value {
    let won = won(seed, Color::White);
    let engine = teach(bench, &won.script(level)).await;
    let ticket = ticket(browser, &engine, level).await;
    let sent = send(
        browser,
        &format!("key-{seed}-{level}"),
        &body(&ticket, &won),
    )
    .await;
    assert_eq!(sent.status.as_u16(), 202, "{}", sent.text);
    decided(browser, sent.body["id"].as_i64().expect("a number")).await
}

/// Waits until a game is decided.
pub async fn decided(browser: &mut Browser, id: i64) -> Value {
    for _ in 0..1200 {
        let game = browser.get(&format!("/api/results/{id}")).await.body;
        if game["state"] != "waiting" {
            return game;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("game {id} was not checked within a minute");
}
