//! A player's sessions: where they are signed in, and ending that.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::{Path, SignedIn};
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::db::sessions::{self, Listed};

/// A session of a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionView {
    id: i64,
    /// Milliseconds since 1970.
    created_at: i64,
    /// When it was last used, to the hour.
    seen_at: i64,
    /// The browser and the system, as far as they tell.
    device: String,
    /// Whether it is the one that asks.
    is_this: bool,
}

impl SessionView {
    pub(crate) fn new(listed: &Listed, this: i64) -> Self {
        Self {
            id: listed.id,
            created_at: listed.created_at,
            seen_at: listed.seen_at,
            device: listed.device.clone(),
            is_this: listed.id == this,
        }
    }
}

/// The sessions of who is signed in.
#[utoipa::path(
    get, path = "/api/account/sessions", tag = "account", operation_id = "sessions",
    responses(
        (status = 200, body = Vec<SessionView>),
        (status = 401, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<axum::Json<Vec<SessionView>>> {
    let listed = sessions::of_player(app.db(), session.player_id).await?;
    let views = listed.iter().map(|one| SessionView::new(one, session.id));
    Ok(axum::Json(views.collect()))
}

/// Ends a session.
#[utoipa::path(
    delete, path = "/api/account/sessions/{id}", tag = "account", operation_id = "endSession",
    params(("id" = i64, Path, description = "its number in the list")),
    responses(
        (status = 204),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 404, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn end(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Path(id): Path<i64>,
) -> Answer<StatusCode> {
    if sessions::end(app.db(), session.player_id, id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
