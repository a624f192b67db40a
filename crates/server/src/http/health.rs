//! Whether the server can answer, for those who run it.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Router, middleware};
use serde::Serialize;
use utoipa::ToSchema;

use super::guard;
use super::problem::{Answer, Body};
use crate::app::App;
use crate::db::jobs;

/// Whether the server is ready.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ready {
    status: &'static str,
    version: &'static str,
    /// Games that wait to be checked.
    waiting: i64,
}

/// Whether the database answers: what a balancer asks before it sends players here.
#[utoipa::path(
    get, path = "/api/ready", tag = "server", operation_id = "ready",
    responses(
        (status = 200, body = Ready),
        (status = 503, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn ready(State(app): State<App>) -> Answer<axum::Json<Ready>> {
    let waiting = jobs::waiting(app.db()).await.map_err(|error| {
        tracing::warn!(%error, "not ready");
        super::problem::Problem::busy()
    })?;
    Ok(axum::Json(Ready {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
        waiting,
    }))
}

/// The routes for those who run the server, on an address of their own.
pub(crate) fn router(app: &App) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route("/ready", get(ready))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app.clone())
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    // Where the database does not answer, the other counts are told all the same.
    let waiting = jobs::waiting(app.db()).await.unwrap_or(-1);
    let text = app.metrics().text(waiting);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
