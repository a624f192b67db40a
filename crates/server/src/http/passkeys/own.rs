//! A player's own passkeys: adding and removing them.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;

use super::{CreationOptions, MadePasskey, bytes, creation, keep, place, refuse, take};
use crate::app::App;
use crate::db::passkeys::{self, Ceremony};
use crate::db::{accounts, sessions};
use crate::http::accounts as account;
use crate::http::extract::{Json, Network, Path, SignedIn};
use crate::http::problem::{Answer, Body, Problem};
use crate::http::sign_in::begin_session;
use crate::passkey::{self, PasskeyError};

const ADD: &str = "add";
/// Passkeys of one player.
const MOST: usize = 20;

/// Begins to add a passkey to the account.
#[utoipa::path(
    post, path = "/api/passkeys/add/begin", tag = "passkeys", operation_id = "beginPasskey",
    request_body = account::Proof,
    responses(
        (status = 200, body = CreationOptions),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn begin_add(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<account::Proof>,
) -> Answer<axum::Json<CreationOptions>> {
    let place = place(&app, &headers)?;
    let password = given.password();
    let player = account::prove(&app, &session, &network, password).await?;
    let known = passkeys::of_player(app.db(), player.id).await?;
    if known.len() >= MOST {
        let detail = "an account has at most 20 passkeys";
        return Err(Problem::unfit("too-many-passkeys", detail));
    }
    let ceremony = Ceremony {
        purpose: ADD.to_owned(),
        player_id: Some(player.id),
        name: None,
    };
    let options = creation(&app, place, &player.name, ceremony, &known).await?;
    Ok(axum::Json(options))
}

/// Adds a passkey that was made; other sessions end.
#[utoipa::path(
    post, path = "/api/passkeys/add/finish", tag = "passkeys", operation_id = "finishPasskey",
    request_body = MadePasskey,
    responses(
        (status = 204),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn finish_add(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    headers: HeaderMap,
    Json(given): Json<MadePasskey>,
) -> Answer<impl IntoResponse> {
    let place = place(&app, &headers)?;
    let (client_data, attestation) = (bytes(&given.client_data)?, bytes(&given.attestation)?);
    let ceremony = take(&app, &client_data, ADD).await?;
    if ceremony.player_id != Some(session.player_id) {
        return Err(refuse(PasskeyError::Purpose));
    }
    let made = passkey::registered(&place, &client_data, &attestation).map_err(refuse)?;
    let mut transaction = app.db().begin().await?;
    keep(
        &app,
        &mut transaction,
        session.player_id,
        &made,
        &given.label,
    )
    .await?;
    sessions::end_all(&mut transaction, session.player_id).await?;
    let cookies = begin_session(&app, &mut transaction, session.player_id, &headers).await?;
    transaction.commit().await?;
    tracing::info!(player = session.player_id, "passkey added");
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Removes a passkey, unless it is the only way in.
#[utoipa::path(
    delete, path = "/api/passkeys/{id}", tag = "passkeys", operation_id = "removePasskey",
    params(("id" = i64, Path, description = "its number in the account")),
    responses(
        (status = 204),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 404, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn remove(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Path(id): Path<i64>,
) -> Answer<StatusCode> {
    let mut transaction = app.db().begin().await?;
    accounts::lock(&mut transaction, session.player_id).await?;
    if !passkeys::remove(&mut transaction, session.player_id, id).await? {
        return Err(Problem::not_found());
    }
    if !accounts::has_way_in(&mut transaction, session.player_id).await? {
        let detail = "this passkey is the only way in: set a password first";
        return Err(Problem::conflict("last-way-in", detail));
    }
    transaction.commit().await?;
    tracing::info!(player = session.player_id, "passkey removed");
    Ok(StatusCode::NO_CONTENT)
}
