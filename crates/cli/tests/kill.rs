//! `damier serve` killed again and again while games are sent: nothing that it acknowledged is lost or
//! counted twice.

#[path = "../../server/tests/support/engine.rs"]
mod engine;
#[path = "../../server/tests/support/played.rs"]
mod played;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use damier_rules::Color;
use damier_server::{Admin, App, Clock, Db, Keys, Settings};
use serde_json::{Value, json};

const PLAYERS: usize = 40;
const GAMES: usize = 50;
const KILLS: usize = 50;
const EASY: i64 = 2;
const POINTS: i64 = 10;

/// What a program is started with, so that it can be started again.
struct Place {
    folder: PathBuf,
    database: String,
    address: String,
}

impl Place {
    fn start(&self) -> Child {
        let child = Command::new(env!("CARGO_BIN_EXE_damier"))
            .args(["serve", "--proxies", "1", "--checkers", "1"])
            .args(["--requests-per-minute", "100000000"])
            .args(["--listen", &self.address, "--database", &self.database])
            .arg("--data")
            .arg(&self.folder)
            .arg("--keys")
            .arg(self.folder.join("keys"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        child.expect("the program was built")
    }

    /// Asks until an answer comes: the program may be dead, or starting.
    fn ask(&self, request: &Request<'_>) -> Reply {
        for _ in 0..3000 {
            match self.try_ask(request) {
                Some(reply) if reply.status < 500 => return reply,
                _ => std::thread::sleep(Duration::from_millis(20)),
            }
        }
        panic!("no answer to {} within a minute", request.path);
    }

    fn try_ask(&self, request: &Request<'_>) -> Option<Reply> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        let body = request.body.to_string();
        let head = format!(
            "POST {} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nx-damier-client: 1\r\n\
             content-type: application/json\r\nx-forwarded-for: {}\r\ncookie: {}\r\n\
             idempotency-key: {}\r\ncontent-length: {}\r\n\r\n",
            request.path,
            self.address,
            fresh_network(),
            request.cookie,
            request.key,
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(body.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Reply::read(&answer)
    }
}

/// Another address for each request, so that no limit of one address is reached.
fn fresh_network() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!(
        "10.{}.{}.{}",
        number >> 16 & 255,
        number >> 8 & 255,
        number & 255
    )
}

struct Request<'a> {
    path: &'a str,
    cookie: &'a str,
    key: &'a str,
    body: Value,
}

struct Reply {
    status: u16,
    cookie: String,
    body: Value,
}

impl Reply {
    fn read(answer: &str) -> Option<Self> {
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let set = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.and_then(|set| set.split(';').next());
        Some(Self {
            status,
            cookie: cookie.unwrap_or_default().to_owned(),
            body: serde_json::from_str(body).unwrap_or_default(),
        })
    }
}

/// A game that is ready to be sent by a player.
struct Ready {
    cookie: String,
    key: String,
    body: Value,
}

fn place(database: impl FnOnce(&Path) -> String, name: &str) -> Place {
    let name = format!("damier-kill-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    Place {
        database: database(&folder),
        address: port.expect("a free port").to_string(),
        folder,
    }
}

/// Lets the server's database know an engine for each game, and gives their hashes.
async fn teach(place: &Place, games: &[played::Won]) -> Vec<String> {
    let keys = Keys::open_or_make(&place.folder.join("keys")).expect("it can be written");
    let db = Db::open(&place.database).await.expect("it opens");
    let app = App::new(db, keys, Clock::default(), Settings::default()).expect("a sandbox");
    let mut hashes = Vec::new();
    for game in games {
        let module = engine::by_heart(&game.script(EASY));
        hashes.push(app.keep_engine(&module).await.expect("it is kept"));
    }
    app.close().await;
    hashes
}

/// Signs players up, and gets a ticket for each of their games.
fn prepare(place: &Place, games: &[played::Won], engines: &[String]) -> Vec<Ready> {
    let mut ready = Vec::new();
    for number in 0..PLAYERS {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let name = format!("Kees{}{}", letters[number / 8], letters[number % 8]);
        let body = json!({ "name": name, "password": "een lange zin 7" });
        let cookie = place.ask(&Request {
            path: "/api/sign-up",
            cookie: "",
            key: "",
            body,
        });
        assert_eq!(cookie.status, 201, "{}", cookie.body);
        for (game, engine) in games.iter().zip(engines) {
            ready.push(Ready {
                key: format!("game-{number}-{}", ready.len()),
                body: body_of(game, &ticket(place, &cookie.cookie, engine)),
                cookie: cookie.cookie.clone(),
            });
        }
    }
    ready
}

/// A ticket whose seed has ten digits, as the engines by heart want it.
fn ticket(place: &Place, cookie: &str, engine: &str) -> String {
    loop {
        let body = json!({
            "device": played::sha256_hex(played::SECRET),
            "engine": engine,
            "wants": [{ "game": "checkers", "level": "easy", "count": 5 }],
        });
        let given = place.ask(&Request {
            path: "/api/tickets",
            cookie,
            key: "",
            body,
        });
        let tickets = given.body.as_array().expect("a list").clone();
        let fits = |ticket: &&Value| ticket["seed"].as_i64() >= Some(1_000_000_000);
        if let Some(ticket) = tickets.iter().find(fits) {
            return ticket["ticket"].as_str().expect("a text").to_owned();
        }
    }
}

fn body_of(game: &played::Won, ticket: &str) -> Value {
    json!({
        "ticket": ticket, "device_secret": played::base64(played::SECRET), "side": game.side,
        "moves": game.text(), "reason": game.reason, "undone": 0, "hints": 0, "played_at": 0,
    })
}

/// Sends every game from several threads, while the program is killed and started again.
fn send_under_fire(place: &Place, running: &mut Child, ready: Vec<Ready>) {
    let total = ready.len();
    let queue = Arc::new(Mutex::new(ready));
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let queue = Arc::clone(&queue);
            scope.spawn(move || {
                loop {
                    let next = queue.lock().expect("nobody panics").pop();
                    let Some(game) = next else { return };
                    let (cookie, key) = (game.cookie.as_str(), game.key.as_str());
                    let request = Request {
                        path: "/api/results",
                        cookie,
                        key,
                        body: game.body,
                    };
                    let reply = place.ask(&request);
                    assert_eq!(reply.status, 202, "{}", reply.body);
                }
            });
        }
        let mut killed = 0;
        while killed < KILLS {
            let left = queue.lock().expect("nobody panics").len();
            // Spread over the games, at moments that nobody chose.
            if left * KILLS <= total * (KILLS - killed) {
                running.kill().expect("it runs");
                running.wait().expect("it ends");
                *running = place.start();
                killed += 1;
            }
            std::thread::sleep(Duration::from_millis(
                u64::from(std::process::id()) % 17 + 3,
            ));
        }
    });
}

async fn nothing_is_lost(place: Place) {
    let games: Vec<played::Won> = (1..)
        .take(GAMES)
        .map(|seed| played::won(seed, Color::White))
        .collect();
    let engines = teach(&place, &games).await;
    let mut running = place.start();
    let ready = prepare(&place, &games, &engines);
    send_under_fire(&place, &mut running, ready);
    let db = Db::open(&place.database).await.expect("it opens");
    let admin = Admin::new(db.clone(), Clock::default());
    let expected = i64::try_from(PLAYERS * GAMES).expect("a small number") * POINTS;
    let mut sum = 0;
    for _ in 0..6000 {
        let players = admin.players("Kees", 1000).await.expect("a list");
        sum = players.iter().map(|player| player.points).sum();
        if sum == expected {
            break;
        }
        assert!(sum < expected, "{sum} points of {expected}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    running.kill().expect("it runs");
    running.wait().expect("it ends");
    assert_eq!(sum, expected);
    db.close().await;
    std::fs::remove_dir_all(&place.folder).expect("it is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_with_sqlite() {
    let database = |folder: &Path| format!("sqlite:{}", folder.join("damier.db").display());
    nothing_is_lost(place(database, "sqlite")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_with_postgresql() {
    // Without a server to test with: `cargo xtask test` starts one.
    let Ok(server) = std::env::var("DAMIER_TEST_POSTGRES") else {
        return;
    };
    let pool = sqlx::PgPool::connect(&server).await.expect("it answers");
    let schema = format!("damier_kill_{}", std::process::id());
    let statement = sqlx::AssertSqlSafe(format!("create schema {schema}"));
    sqlx::raw_sql(statement)
        .execute(&pool)
        .await
        .expect("a schema can be made");
    pool.close().await;
    let mark = if server.contains('?') { '&' } else { '?' };
    let database = format!("{server}{mark}options[search_path]={schema}");
    nothing_is_lost(place(|_| database, "postgresql")).await;
}
