//! A server in a folder of its own, with players whose games are ready to be sent.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use damier_server::{Admin, App, Clock, Db, Keys, Settings};
use serde_json::{Value, json};

use crate::{engine, played};

const EASY: i64 = 2;
/// Of a win against Easy.
pub(crate) const POINTS: i64 = 10;

/// The tests that use a `PostgreSQL` do so in turns: one of them breaks it off.
pub(crate) static POSTGRES: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// Ends a program when the test does, however it does.
pub(crate) struct Running(pub(crate) Child);

impl Running {
    pub(crate) fn kill(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What a program is started with, so that it can be started again.
pub(crate) struct Place {
    pub(crate) folder: PathBuf,
    pub(crate) database: String,
    pub(crate) address: String,
}

impl Place {
    pub(crate) fn start(&self) -> Running {
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
        Running(child.expect("the program was built"))
    }

    /// Sends a game until it is acknowledged.
    pub(crate) fn send(&self, game: &Ready) {
        let reply = self.ask(&Request {
            path: "/api/results",
            cookie: &game.cookie,
            key: &game.key,
            body: game.body.clone(),
        });
        assert_eq!(reply.status, 202, "{}", reply.body);
    }

    /// Waits until the players have as many points, which they must never have more than.
    pub(crate) async fn wait_for(&self, expected: i64) {
        let db = Db::open(&self.database).await.expect("it opens");
        let admin = Admin::new(db.clone(), Clock::default());
        let mut sum = 0;
        for _ in 0..6000 {
            let players = admin.players("Kees", 1000).await.expect("a list");
            sum = players.iter().map(|player| player.points).sum();
            if sum >= expected {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        db.close().await;
        assert_eq!(sum, expected);
    }

    /// Asks until an answer comes: the program may be dead, or starting.
    pub(crate) fn ask(&self, request: &Request<'_>) -> Reply {
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
pub(crate) fn fresh_network() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!(
        "10.{}.{}.{}",
        number >> 16 & 255,
        number >> 8 & 255,
        number & 255
    )
}

pub(crate) struct Request<'a> {
    pub(crate) path: &'a str,
    pub(crate) cookie: &'a str,
    pub(crate) key: &'a str,
    pub(crate) body: Value,
}

pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) cookie: String,
    pub(crate) body: Value,
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
pub(crate) struct Ready {
    pub(crate) cookie: String,
    pub(crate) key: String,
    pub(crate) body: Value,
}

pub(crate) fn place(database: impl FnOnce(&Path) -> String, name: &str) -> Place {
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
pub(crate) async fn teach(place: &Place, games: &[played::Won]) -> Vec<String> {
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
pub(crate) fn prepare(
    place: &Place,
    players: usize,
    games: &[played::Won],
    engines: &[String],
) -> Vec<Ready> {
    let mut ready = Vec::new();
    for number in 0..players {
        let letters = [number / 26 / 26, number / 26, number].map(|at| {
            let letter = u8::try_from(at % 26).expect("it is below 26");
            char::from(b'a' + letter)
        });
        let name = format!("Kees{}", letters.iter().collect::<String>());
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
pub(crate) fn ticket(place: &Place, cookie: &str, engine: &str) -> String {
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

pub(crate) fn body_of(game: &played::Won, ticket: &str) -> Value {
    json!({
        "ticket": ticket, "device_secret": played::base64(played::SECRET), "side": game.side,
        "moves": game.text(), "reason": game.reason, "undone": 0, "hints": 0, "played_at": 0,
    })
}

/// The address of a fresh schema in a `PostgreSQL`.
pub(crate) async fn schema(server: &str, name: &str) -> String {
    let pool = sqlx::PgPool::connect(server).await.expect("it answers");
    let schema = format!("damier_{name}_{}", std::process::id());
    let statement = sqlx::AssertSqlSafe(format!("create schema {schema}"));
    sqlx::raw_sql(statement)
        .execute(&pool)
        .await
        .expect("a schema can be made");
    pool.close().await;
    let mark = if server.contains('?') { '&' } else { '?' };
    format!("{server}{mark}options[search_path]={schema}")
}
