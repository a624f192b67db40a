//! What the server holds of the machine's memory while it is asked for everything, minute after minute.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use damier_rules::Color;
use damier_server::App;
use serde_json::{Value, json};

use crate::client::{Client, resident_kib};
use crate::{BOARD, by_heart, played, sign_up};

/// How long one player is about his games.
const EVERY: Duration = Duration::from_millis(500);
/// Boards that are asked for meanwhile.
const BOARDS: usize = 20;
/// Games that he sends; each is checked.
const GAMES: usize = 4;
const EASY: i64 = 2;

/// A game, and the hash of the engine that played in it.
struct Known {
    game: played::Won,
    engine: String,
}

/// Signs players up, takes their games in, checks them and shows the boards, for so many minutes.
pub(crate) fn run(runtime: &tokio::runtime::Runtime, app: &App, address: &str, minutes: usize) {
    let known: Vec<Known> = (1..=GAMES as u64)
        .map(|seed| played::won(seed, Color::White))
        .map(|game| {
            let module = by_heart::by_heart(&game.script(EASY));
            let engine = runtime.block_on(app.keep_engine(&module)).unwrap();
            Known { game, engine }
        })
        .collect();
    let checking = runtime.block_on(app.start(1)).unwrap();
    let players = AtomicUsize::new(0);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for minute in 1..=minutes {
                std::thread::sleep(
                    (begin + Duration::from_mins(minute as u64)).duration_since(Instant::now()),
                );
                println!(
                    "minute {minute}: {} KiB, {} players with {GAMES} games each, {} waiting",
                    resident_kib(),
                    players.load(Ordering::Relaxed),
                    Client::new(address).get_body("/api/ready")["waiting"],
                );
            }
        });
        let end = begin + Duration::from_mins(minutes as u64);
        while Instant::now() < end {
            let next = Instant::now() + EVERY;
            let number = players.fetch_add(1, Ordering::Relaxed);
            play(address, number, &known);
            std::thread::sleep(next.saturating_duration_since(Instant::now()));
        }
    });
    runtime.block_on(checking.stop());
}

/// One player signs up, sends his games and looks at the boards.
fn play(address: &str, number: usize, known: &[Known]) {
    let mut client = Client::new(address);
    sign_up(&mut client, &format!("Steady{}", letters(number)));
    for (at, Known { game, engine }) in known.iter().enumerate() {
        let body = json!({
            "ticket": ticket(&mut client, engine), "device_secret": played::base64(played::SECRET),
            "side": game.side, "moves": game.text(), "reason": game.reason,
            "undone": 0, "hints": 0, "played_at": 0,
        });
        let reply = client.post("/api/results", &format!("steady-{number}-{at}"), &body);
        assert_eq!(reply.status, 202, "{}", reply.body);
    }
    for _ in 0..BOARDS {
        assert_eq!(client.get(BOARD).status, 200);
    }
}

/// A number in letters: names that look like a row of digits are for nobody.
fn letters(mut number: usize) -> String {
    let mut text = String::new();
    for _ in 0..5 {
        text.push(char::from(b'a' + u8::try_from(number % 26).unwrap()));
        number /= 26;
    }
    text
}

/// A ticket whose seed has ten digits, as the engines by heart want it.
fn ticket(client: &mut Client, engine: &str) -> Value {
    let wish = json!({
        "device": played::sha256_hex(played::SECRET), "engine": engine,
        "wants": [{ "game": "checkers", "level": "easy", "count": 5 }],
    });
    loop {
        let given = client.post("/api/tickets", "", &wish);
        assert_eq!(given.status, 200, "{}", given.body);
        let mut tickets = given.body.as_array().unwrap().iter();
        let is_long = |ticket: &&Value| ticket["seed"].as_i64() >= Some(1_000_000_000);
        if let Some(ticket) = tickets.find(is_long) {
            return ticket["ticket"].clone();
        }
    }
}
