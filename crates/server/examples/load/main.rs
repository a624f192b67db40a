//! What the server bears, on the machine that also asks: `cargo xtask bench server`.
//!
//! Set `DAMIER_LOAD_DATABASE` to the address of an empty database, as `damier serve --database` takes it;
//! without it a fresh `SQLite` file is used. `DAMIER_LOAD_SECONDS` is the time of each measurement, 5 without
//! it; `DAMIER_LOAD_PLAYERS` and `DAMIER_LOAD_RESULTS` are how much is put into the database first, by the
//! thousand. `DAMIER_LOAD_MINUTES` goes on with everything that a server does, checking games too, and tells what
//! memory it holds after each minute; not at all without it.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement, which ends where anything is not as it must be"
)]

#[path = "../../tests/server/support/engine.rs"]
mod by_heart;
mod client;
mod fill;
#[path = "../../tests/server/support/played.rs"]
mod played;
mod steady;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::{Client, resident_kib};
use damier_rules::Color;
use damier_server::{App, Clock, Db, Keys, PasswordCost, Server, Settings, Site, router};
use serde_json::json;

const CONNECTIONS: usize = 16;
/// Games that are sent in a second.
const RATE: u32 = 200;
const ENGINE: &[u8] = b"an engine that nobody plays against";
const BOARD: &str = "/api/boards/international/points/all";
const SITE: Site = Site {
    assets: &[],
    languages: &[],
};

fn number(name: &str, usual: usize) -> usize {
    let named = std::env::var(name).ok();
    named.map_or(usual, |text| text.parse().expect("it is a number"))
}

fn main() {
    let seconds = number("DAMIER_LOAD_SECONDS", 5);
    let time = Duration::from_secs(seconds as u64);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let file = std::env::temp_dir().join(format!("damier-load-{}.db", std::process::id()));
    let address = std::env::var("DAMIER_LOAD_DATABASE");
    let address = address.unwrap_or_else(|_| format!("sqlite:{}", file.display()));
    let (bare, full, app) = runtime.block_on(start(&address));
    let players = number("DAMIER_LOAD_PLAYERS", 10);
    let results = number("DAMIER_LOAD_RESULTS", 100);
    runtime.block_on(fill::fill(&address, players, results));
    let cookie = runtime.block_on(fill::session(&address, players));
    one_by_one(&full, cookie);
    boards(&bare, &full, time);
    let begin = resident_kib();
    submissions(&full, seconds);
    println!(
        "memory: {begin} KiB before the games, {} KiB after",
        resident_kib()
    );
    let minutes = number("DAMIER_LOAD_MINUTES", 0);
    if minutes > 0 {
        steady::run(&runtime, &app, &full, minutes);
    }
    for end in ["", "-wal", "-shm"] {
        // There is none with a PostgreSQL.
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

/// A server with one handler that does nothing, and the whole one.
async fn start(address: &str) -> (String, String, App) {
    let bare = axum::Router::new().route("/", axum::routing::get(async || "ok"));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let bare_address = listener.local_addr().unwrap().to_string();
    tokio::spawn(async { axum::serve(listener, bare).await });
    let settings = Settings {
        proxies: 1,
        requests_per_minute: u32::MAX,
        password_cost: PasswordCost {
            memory_kib: 64,
            passes: 1,
        },
        ..Settings::default()
    };
    let db = Db::open(address).await.unwrap();
    let app = App::new(db, Keys::fresh(), Clock::default(), settings).unwrap();
    app.keep_engine(ENGINE).await.unwrap();
    let server = Server::with("127.0.0.1:0", router(SITE, None, Some(&app)))
        .await
        .unwrap();
    let full = server.address().to_string();
    tokio::spawn(server.run_until(std::future::pending()));
    (bare_address, full, app)
}

/// How long single answers take with as much in the database as there is.
fn one_by_one(address: &str, cookie: String) {
    let mut client = Client::new(address);
    client.cookie = cookie;
    let paths = [
        (
            "a part of the board far down",
            format!("{BOARD}?after=500.0.0"),
        ),
        ("a profile", "/api/players/player_17".to_owned()),
        ("the own place", format!("{BOARD}/me")),
        ("the account", "/api/account".to_owned()),
    ];
    println!("answers, the median of 50:");
    for (what, path) in paths {
        let mut times: Vec<Duration> = (0..50)
            .map(|_| {
                let begin = Instant::now();
                let reply = client.get(&path);
                assert_eq!(reply.status, 200, "{path}: {}", reply.body);
                begin.elapsed()
            })
            .collect();
        times.sort();
        println!(
            "  {what}: {:.2} ms, the slowest {:.2} ms",
            millis(times[25]),
            millis(times[49])
        );
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Asks for the board and for the bare handler in turns.
fn boards(bare: &str, full: &str, time: Duration) {
    let mut ratios = Vec::new();
    for round in 1..=5 {
        let [bare, full] = [(bare, "/"), (full, BOARD)].map(|(address, path)| {
            let asked = Arc::new(AtomicUsize::new(0));
            let begin = Instant::now();
            std::thread::scope(|scope| {
                for _ in 0..CONNECTIONS {
                    scope.spawn(|| {
                        let mut client = Client::new(address);
                        while begin.elapsed() < time {
                            assert_eq!(client.get(path).status, 200);
                            asked.fetch_add(1, Ordering::Relaxed);
                        }
                    });
                }
            });
            f64::from(u32::try_from(asked.load(Ordering::Relaxed)).unwrap())
                / begin.elapsed().as_secs_f64()
        });
        println!(
            "round {round}: bare {bare:.0}/s, board {full:.0}/s, ratio {:.2}",
            full / bare
        );
        ratios.push(full / bare);
    }
    ratios.sort_by(f64::total_cmp);
    println!(
        "board: ratio {:.2} to a bare handler, the median of 5",
        ratios[2]
    );
}

fn sign_up(client: &mut Client, name: &str) {
    let body = json!({ "name": name, "password": "een lange zin 7" });
    let reply = client.post("/api/sign-up", "", &body);
    assert_eq!(reply.status, 201, "{}", reply.body);
}

/// Sends games at a steady rate; they are taken in, and not checked.
fn submissions(address: &str, seconds: usize) {
    let games: Vec<played::Won> = (1..50)
        .map(|seed| played::won(seed, Color::White))
        .collect();
    let senders = 8;
    let each = RATE as usize * seconds / senders;
    let mut times: Vec<Duration> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..senders)
            .map(|sender| {
                let games = &games;
                scope.spawn(move || send(address, sender, senders, each, games))
            })
            .collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap())
            .collect()
    });
    times.sort();
    let at = |share: usize| millis(times[(times.len() - 1) * share / 1000]);
    println!(
        "{} games at {RATE}/s: acknowledged within {:.1} ms (half), {:.1} ms (99 %), {:.1} ms (all)",
        times.len(),
        at(500),
        at(990),
        at(1000)
    );
}

fn send(
    address: &str,
    sender: usize,
    senders: usize,
    count: usize,
    games: &[played::Won],
) -> Vec<Duration> {
    let mut client = Client::new(address);
    let letter = char::from(b'a' + u8::try_from(sender).unwrap());
    sign_up(&mut client, &format!("Sender{letter}"));
    let mut bodies = Vec::new();
    while bodies.len() < count {
        let wish = json!({
            "device": played::sha256_hex(played::SECRET),
            "engine": played::sha256_hex(ENGINE),
            "wants": (0..4).map(|_| json!({ "game": "checkers", "level": "easy", "count": 5 }))
                .collect::<Vec<_>>(),
        });
        let given = client.post("/api/tickets", "", &wish);
        assert_eq!(given.status, 200, "{}", given.body);
        for ticket in given.body.as_array().unwrap() {
            let game = &games[bodies.len() % games.len()];
            bodies.push(json!({
                "ticket": ticket["ticket"], "device_secret": played::base64(played::SECRET),
                "side": game.side, "moves": game.text(), "reason": game.reason,
                "undone": 0, "hints": 0, "played_at": 0,
            }));
        }
    }
    let begin =
        Instant::now() + Duration::from_millis(500 + 1000 * sender as u64 / u64::from(RATE));
    let step = Duration::from_secs(1) * u32::try_from(senders).unwrap() / RATE;
    bodies
        .iter()
        .take(count)
        .enumerate()
        .map(|(at, body)| {
            let due = begin + step * u32::try_from(at).unwrap();
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            let reply = client.post("/api/results", &format!("load-{sender}-{at}"), body);
            assert_eq!(reply.status, 202, "{}", reply.body);
            // From when it was due, so that waiting for the one before counts too.
            due.elapsed()
        })
        .collect()
}
