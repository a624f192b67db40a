//! The routes, and the life of the server.

use std::fmt;
use std::io;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode, Uri};
use axum::routing::{get, post};
use axum::{Router, middleware};
use tokio::net::TcpListener;

use crate::app::App;
use crate::http::health;
use crate::site::Site;
use crate::{Kept, answer, connections, headers, http};

#[derive(Clone, Debug)]
struct Context {
    site: Site,
    kept: Option<Kept>,
}

/// The routes of a page: its files, the page itself below each language, `/health`, and with accounts
/// the API below `/api/`.
pub fn router(site: Site, kept: Option<Kept>, app: Option<&App>) -> Router {
    let mut router = Router::new()
        .route("/health", get(alive))
        .fallback(get(file))
        .with_state(Context { site, kept });
    router = match app {
        Some(app) => router.merge(http::router(app)),
        // What every page asks by itself is answered with nothing: a refusal would stand in its console.
        None => router
            .route("/api/session", get(no_accounts))
            .route("/api/tickets", post(no_accounts)),
    };
    router.layer(middleware::map_response(headers::guard))
}

async fn alive() -> Response<Body> {
    let version = env!("CARGO_PKG_VERSION");
    let body = format!("{{\"status\":\"ok\",\"version\":\"{version}\"}}\n");
    answer::text(StatusCode::OK, "application/json", body)
}

/// That there are no accounts here.
async fn no_accounts() -> StatusCode {
    StatusCode::NO_CONTENT
}

/// A file; below a language, and at the root, the page; else that there is nothing.
async fn file(State(context): State<Context>, uri: Uri, request: HeaderMap) -> Response<Body> {
    let name = uri.path().trim_start_matches('/');
    if let Some(asset) = context.site.find(name) {
        return answer::asset(asset, &request, StatusCode::OK);
    }
    if let Some(kept) = &context.kept
        && let Some(bytes) = kept.find(name).await
    {
        return answer::kept(name, bytes);
    }
    let Some(page) = context.site.page() else {
        return answer::no_page();
    };
    if context.site.is_page_address(uri.path()) {
        // Some addresses have a page of their own, with its text in it for those without scripts.
        let own = context
            .site
            .find(&format!("{}.html", name.trim_end_matches('/')));
        return answer::asset(own.unwrap_or(page), &request, StatusCode::OK);
    }
    let is_visit = request
        .get("accept")
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("text/html"));
    if is_visit {
        // The page says in the user's language that there is nothing here.
        return answer::asset(page, &request, StatusCode::NOT_FOUND);
    }
    let body = "there is nothing at this address\n".to_owned();
    answer::text(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", body)
}

/// A server that has its address, and answers once it is run.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

/// Why the server does not serve.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServeError {
    /// The address cannot be listened on.
    Address {
        /// As it was given.
        address: String,
        /// What the system said.
        source: io::Error,
    },
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address { address, source } => {
                write!(f, "cannot listen on {address}: ")?;
                match source.kind() {
                    io::ErrorKind::AddrInUse => f.write_str(
                        "another program uses this port; choose another, or port 0 for any free one",
                    ),
                    io::ErrorKind::PermissionDenied => f.write_str(
                        "the port is reserved by the system; choose one from 1024 on, such as 8080",
                    ),
                    io::ErrorKind::AddrNotAvailable => {
                        f.write_str("this machine does not have that address")
                    }
                    _ => write!(f, "{source}; expected an address and a port, as 127.0.0.1:8080"),
                }
            }
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Address { source, .. } => Some(source),
        }
    }
}

impl Server {
    /// Takes an address, as `127.0.0.1:8080` or `localhost:8080`, for a page.
    ///
    /// # Errors
    /// When it is no address, or not free.
    pub async fn bind(address: &str, site: Site) -> Result<Self, ServeError> {
        Self::with(address, router(site, None, None)).await
    }

    /// The same for the routes of [`router`].
    ///
    /// # Errors
    /// As for [`Server::bind`].
    pub async fn with(address: &str, router: Router) -> Result<Self, ServeError> {
        let failed = |source| ServeError::Address {
            address: address.to_owned(),
            source,
        };
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        let local = listener.local_addr().map_err(failed)?;
        Ok(Self {
            listener,
            address: local,
            router,
        })
    }

    /// Takes an address for what those who run the server ask: `/metrics` and `/ready`.
    ///
    /// # Errors
    /// As for [`Server::bind`].
    pub async fn for_operators(address: &str, app: &App) -> Result<Self, ServeError> {
        Self::with(address, health::router(app)).await
    }

    /// The address with the port that was found.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until the program is told to stop (Ctrl-C, or TERM), and then ends what was begun.
    pub async fn run(self) {
        self.run_until(told_to_stop()).await;
    }

    /// Answers until a future is done, and then ends what was begun, within five seconds.
    pub async fn run_until(self, stop: impl Future<Output = ()> + Send + 'static) {
        connections::serve(self.listener, self.router, stop).await;
    }
}

/// Done when the program is told to stop.
pub async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            return interrupted.await;
        };
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
