//! A server with a fresh database of either kind, and browsers that ask it.
#![allow(dead_code, reason = "each file of tests uses a part of it")]

pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod played;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use damier_server::{App, Clock, Db, Keys, PasswordCost, Running, Settings, Site, router};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

pub(crate) const EMPTY: Site = Site {
    assets: &[],
    languages: &[],
};

/// Which database a test uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Lite,
    Pg,
}

/// Makes a test for each database of a function that takes a server.
#[macro_export]
macro_rules! on_both {
    ($($name:ident;)*) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let server = $crate::support::Bench::start($crate::support::Kind::Lite).await;
                super::$name(server.expect("SQLite is in the program")).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                // Without a server to test with: `cargo xtask test` starts one.
                if let Some(server) = $crate::support::Bench::start($crate::support::Kind::Pg).await {
                    super::$name(server).await;
                }
            })*
        }
    };
}

/// A server.
pub(crate) struct Bench {
    pub(crate) app: App,
    pub(crate) db: Db,
    pub(crate) address: String,
    pub(crate) keys: Keys,
    pub(crate) clock: Clock,
    pub(crate) router: Router,
}

pub(crate) fn settings() -> Settings {
    Settings {
        proxies: 1,
        requests_per_minute: 10_000_000,
        // Tests sign in often, and guard nobody's password.
        password_cost: PasswordCost {
            memory_kib: 64,
            passes: 1,
        },
        ..Settings::default()
    }
}

/// The address of a fresh database; `None` if there is no `PostgreSQL`.
pub(crate) async fn fresh_database(kind: Kind) -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("damier_{}_{number}", std::process::id());
    match kind {
        Kind::Lite => {
            let folder = std::env::temp_dir().join("damier-server-tests");
            std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
            let file = folder.join(format!("{name}.db"));
            for end in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(format!("{}{end}", file.display()));
            }
            Some(format!("sqlite:{}", file.display()))
        }
        Kind::Pg => {
            let server = std::env::var("DAMIER_TEST_POSTGRES").ok()?;
            let pool = sqlx::PgPool::connect(&server).await;
            let pool = pool.expect("the PostgreSQL of DAMIER_TEST_POSTGRES answers");
            let statement = format!("create schema {name}");
            sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
                .execute(&pool)
                .await
                .expect("a schema can be made");
            pool.close().await;
            let mark = if server.contains('?') { '&' } else { '?' };
            Some(format!("{server}{mark}options[search_path]={name}"))
        }
    }
}

impl Bench {
    pub(crate) async fn start(kind: Kind) -> Option<Self> {
        Self::start_with(kind, settings()).await
    }

    pub(crate) async fn start_with(kind: Kind, settings: Settings) -> Option<Self> {
        let address = fresh_database(kind).await?;
        Some(Self::at(address, Keys::fresh(), settings).await)
    }

    pub(crate) async fn at(address: String, keys: Keys, settings: Settings) -> Self {
        let db = Db::open(&address).await.expect("the database opens");
        let clock = Clock::default();
        let app = App::new(db.clone(), keys.clone(), clock.clone(), settings);
        let app = app.expect("the sandbox can be made");
        Self {
            router: router(EMPTY, None, Some(&app)),
            app,
            db,
            address,
            keys,
            clock,
        }
    }

    /// Another server with the same database and keys.
    pub(crate) async fn replica(&self) -> Self {
        Self::at(self.address.clone(), self.keys.clone(), settings()).await
    }

    pub(crate) async fn check_games(&self) -> Running {
        self.app.start(1).await.expect("a thread can be started")
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser {
            router: self.router.clone(),
            cookie: None,
            network: "10.0.0.1".to_owned(),
        }
    }

    /// A browser whose player has signed up.
    pub(crate) async fn player(&self, name: &str) -> Browser {
        self.player_from(name, self.browser().network).await
    }

    /// The same, from an address of its own.
    pub(crate) async fn player_from(&self, name: &str, network: String) -> Browser {
        let mut browser = Browser {
            network,
            ..self.browser()
        };
        let given = json!({ "name": name, "password": PASSWORD });
        let answer = browser.post("/api/sign-up", &given).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{:?}", answer.body);
        browser
    }
}

pub(crate) const PASSWORD: &str = "een lange zin 7";

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookie: Option<String>,
    pub(crate) network: String,
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
    pub(crate) text: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn is_problem(&self, status: u16, code: &str) {
        assert_eq!(self.status.as_u16(), status, "{:?}", self.text);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        assert_eq!(self.body["code"], code, "{:?}", self.text);
        assert_eq!(self.body["status"], status);
    }
}

impl Browser {
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "damier.example")
            .header("x-forwarded-for", &self.network);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        request
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let mut request = request;
        let peer: SocketAddr = "127.0.0.1:4".parse().expect("an address");
        request.extensions_mut().insert(peer);
        let response = self.router.clone().oneshot(request).await;
        let (parts, body) = response.expect("it cannot fail").into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        if let Some(set) = parts.headers.get("set-cookie") {
            let set = set.to_str().expect("it is ASCII");
            let cookie = set.split(';').next().unwrap_or_default().to_owned();
            self.cookie = Some(cookie).filter(|cookie| !cookie.ends_with('='));
        }
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: serde_json::from_slice(&bytes).unwrap_or_default(),
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).body(Body::empty());
        self.send(request.expect("a request")).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        let request = self
            .request(Method::DELETE, path)
            .header("sec-fetch-site", "same-origin")
            .body(Body::empty());
        self.send(request.expect("a request")).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.post_with(path, body, &[]).await
    }

    pub(crate) async fn post_with(
        &mut self,
        path: &str,
        body: &Value,
        headers: &[(&str, &str)],
    ) -> Answer {
        self.change(Method::POST, path, body, headers).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.change(Method::PUT, path, body, &[]).await
    }

    async fn change(
        &mut self,
        method: Method,
        path: &str,
        body: &Value,
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = self
            .request(method, path)
            .header("sec-fetch-site", "same-origin")
            .header("origin", "https://damier.example")
            .header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_string()));
        self.send(request.expect("a request")).await
    }

    pub(crate) async fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        let given = json!({ "name": name, "password": password });
        self.post("/api/sign-in", &given).await
    }
}

/// Waits until something holds, for a time that a busy machine needs.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    for _ in 0..1200 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what} did not come about within a minute");
}
