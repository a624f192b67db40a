//! The HTTP API: routes, what guards them, and how errors are told.

pub(crate) mod accounts;
pub(crate) mod boards;
pub(crate) mod cache;
pub(crate) mod cookie;
pub(crate) mod extract;
pub(crate) mod guard;
pub(crate) mod health;
pub(crate) mod learned;
pub(crate) mod limits;
pub(crate) mod openapi;
pub(crate) mod passkeys;
pub(crate) mod players;
pub(crate) mod problem;
pub(crate) mod rates;
pub(crate) mod results;
pub(crate) mod sessions;
pub(crate) mod sign_in;
pub(crate) mod tickets;

use axum::extract::DefaultBodyLimit;
use axum::routing::any;
use axum::{Router, middleware};

use crate::app::App;
use problem::Problem;

/// The most bytes that a request may have; a game of a thousand plies has about ten thousand.
const MOST_BYTES: usize = 64 * 1024;

/// The routes of the API, guarded; they answer for every address below `/api/`.
pub(crate) fn router(app: &App) -> Router {
    let (routes, _) = openapi::routes().split_for_parts();
    routes
        .route("/api/{*rest}", any(async || Problem::not_found()))
        .method_not_allowed_fallback(async || Problem::method_not_allowed())
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app.clone())
}
