//! Passkeys: signing up and in with one.

pub(crate) mod own;

use axum::extract::State;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Json, Network};
use super::problem::{Answer, Body, Problem};
use super::sign_in::{
    SignedInAs, SignedUp, add, begin_session, new_name, refuse_banned, set_codes,
};
use super::{guard, limits};
use crate::app::App;
use crate::db::accounts;
use crate::db::passkeys::{self, Ceremony, Passkey};
use crate::name::Name;
use crate::passkey::{self, ALGORITHMS, Assertion, PasskeyError, Place};
use crate::settings::is_this_machine;
use crate::token;

/// How long a browser may take for a passkey.
const LASTS_MS: i64 = 5 * 60_000;
const SIGN_UP: &str = "sign-up";
const SIGN_IN: &str = "sign-in";
const LABEL_LETTERS: usize = 60;

/// A passkey of a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct PasskeyView {
    id: i64,
    label: String,
    /// Milliseconds since 1970.
    created_at: i64,
    used_at: i64,
}

impl From<&Passkey> for PasskeyView {
    fn from(passkey: &Passkey) -> Self {
        Self {
            id: passkey.id,
            label: passkey.label.clone(),
            created_at: passkey.created_at,
            used_at: passkey.used_at,
        }
    }
}

/// The name of who signs up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    name: String,
}

/// What a browser needs to make a passkey; all bytes are in base64url.
#[derive(Serialize, ToSchema)]
pub(crate) struct CreationOptions {
    challenge: String,
    /// The host that the passkey is for.
    rp_id: String,
    rp_name: &'static str,
    user_id: String,
    user_name: String,
    /// COSE numbers, the preferred first.
    algorithms: Vec<i64>,
    /// Passkeys that the player has already.
    exclude: Vec<String>,
}

/// What a browser needs to use a passkey.
#[derive(Serialize, ToSchema)]
pub(crate) struct RequestOptions {
    challenge: String,
    rp_id: String,
}

/// A passkey that was made; all bytes are in base64url.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MadePasskey {
    client_data: String,
    attestation: String,
    /// What the player calls it.
    #[serde(default)]
    label: String,
}

/// A passkey that was used; all bytes are in base64url.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UsedPasskey {
    credential: String,
    client_data: String,
    authenticator_data: String,
    signature: String,
}

/// Where the page is, for passkeys: as the server was told, or this machine.
fn place(app: &App, headers: &HeaderMap) -> Answer<Place> {
    if let Some(origin) = &app.settings().origin {
        return Ok(Place {
            origin: origin.text().to_owned(),
            host: origin.host().to_owned(),
        });
    }
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let origin = text(ORIGIN).unwrap_or_default();
    if is_this_machine(name) && guard::is_own_origin(app, origin, Some(host)) {
        return Ok(Place {
            origin: origin.to_owned(),
            host: name.to_owned(),
        });
    }
    let detail = "passkeys need `damier serve --origin` to name the address of the page";
    Err(Problem::unfit("no-origin", detail))
}

async fn begin(app: &App, ceremony: Ceremony) -> Answer<String> {
    let challenge = token::random::<32>();
    let expires_at = app.now() + LASTS_MS;
    passkeys::begin(app.db(), &token::sha256(&challenge), &ceremony, expires_at).await?;
    Ok(token::base64(&challenge))
}

/// Takes out what a browser was asked to sign, for a purpose.
async fn take(app: &App, client_data: &[u8], purpose: &str) -> Answer<Ceremony> {
    let refused = || refuse(PasskeyError::Purpose);
    let challenge = passkey::challenge(client_data).ok_or_else(refused)?;
    let ceremony = passkeys::take(app.db(), &token::sha256(&challenge), app.now()).await?;
    ceremony
        .filter(|ceremony| ceremony.purpose == purpose)
        .ok_or_else(refused)
}

fn refuse(error: PasskeyError) -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "bad-passkey", error.to_string())
}

fn bytes(text: &str) -> Answer<Vec<u8>> {
    token::from_base64(text).ok_or_else(|| refuse(PasskeyError::Form))
}

async fn creation(
    app: &App,
    place: Place,
    name: &str,
    ceremony: Ceremony,
    known: &[Passkey],
) -> Answer<CreationOptions> {
    Ok(CreationOptions {
        challenge: begin(app, ceremony).await?,
        rp_id: place.host,
        rp_name: "Damier",
        user_id: token::base64(&token::random::<16>()),
        user_name: name.to_owned(),
        algorithms: ALGORITHMS.to_vec(),
        exclude: known
            .iter()
            .map(|passkey| token::base64(&passkey.credential))
            .collect(),
    })
}

/// Begins to sign up with a passkey.
#[utoipa::path(
    post, path = "/api/passkeys/sign-up/begin", tag = "passkeys", operation_id = "beginPasskeySignUp",
    request_body = NewName,
    responses(
        (status = 200, body = CreationOptions),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn begin_sign_up(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<NewName>,
) -> Answer<axum::Json<CreationOptions>> {
    let name = new_name(&app, &given.name)?;
    let place = place(&app, &headers)?;
    limits::CEREMONIES.count(&app, &network).await?;
    for key in name.keys() {
        if accounts::by_key(app.db(), key).await?.is_some() {
            let detail = "this name, or one that looks like it, is taken";
            return Err(Problem::conflict("name-taken", detail));
        }
    }
    let ceremony = Ceremony {
        purpose: SIGN_UP.to_owned(),
        player_id: None,
        name: Some(name.text().to_owned()),
    };
    let options = creation(&app, place, name.text(), ceremony, &[]).await?;
    Ok(axum::Json(options))
}

/// Signs up with a passkey that was made.
#[utoipa::path(
    post, path = "/api/passkeys/sign-up/finish", tag = "passkeys",
    operation_id = "finishPasskeySignUp", request_body = MadePasskey,
    responses(
        (status = 201, body = SignedUp),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn finish_sign_up(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<MadePasskey>,
) -> Answer<impl IntoResponse> {
    limits::SIGN_UPS.count(&app, &network).await?;
    let place = place(&app, &headers)?;
    let (client_data, attestation) = (bytes(&given.client_data)?, bytes(&given.attestation)?);
    let ceremony = take(&app, &client_data, SIGN_UP).await?;
    let made = passkey::registered(&place, &client_data, &attestation).map_err(refuse)?;
    let name = ceremony.name.unwrap_or_default();
    let name = Name::read(&name).map_err(|error| Problem::unfit("bad-name", error.to_string()))?;
    let mut transaction = app.db().begin().await?;
    let id = add(&app, &mut transaction, &name, None).await?;
    keep(&app, &mut transaction, id, &made, &given.label).await?;
    let codes = set_codes(&mut transaction, id).await?;
    let cookies = begin_session(&app, &mut transaction, id, &headers).await?;
    transaction.commit().await?;
    let body = SignedUp {
        name: name.text().to_owned(),
        recovery_codes: codes,
    };
    Ok((StatusCode::CREATED, cookies, axum::Json(body)))
}

async fn keep(
    app: &App,
    transaction: &mut crate::db::Transaction,
    player_id: i64,
    made: &passkey::Registered,
    label: &str,
) -> Answer<()> {
    let label: String = label
        .chars()
        .filter(|letter| !letter.is_control())
        .take(LABEL_LETTERS)
        .collect();
    let is_new = passkeys::add(
        transaction,
        player_id,
        &made.credential,
        &made.public_key,
        made.counter,
        label.trim(),
        app.now(),
    )
    .await?;
    if is_new {
        Ok(())
    } else {
        let detail = "this passkey belongs to an account already";
        Err(Problem::conflict("passkey-taken", detail))
    }
}

/// Begins to sign in with a passkey; the browser knows which ones there are.
#[utoipa::path(
    post, path = "/api/passkeys/sign-in/begin", tag = "passkeys", operation_id = "beginPasskeySignIn",
    responses(
        (status = 200, body = RequestOptions),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn begin_sign_in(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
) -> Answer<axum::Json<RequestOptions>> {
    let place = place(&app, &headers)?;
    limits::CEREMONIES.count(&app, &network).await?;
    let ceremony = Ceremony {
        purpose: SIGN_IN.to_owned(),
        player_id: None,
        name: None,
    };
    Ok(axum::Json(RequestOptions {
        challenge: begin(&app, ceremony).await?,
        rp_id: place.host,
    }))
}

/// Signs in with a passkey that was used.
#[utoipa::path(
    post, path = "/api/passkeys/sign-in/finish", tag = "passkeys",
    operation_id = "finishPasskeySignIn", request_body = UsedPasskey,
    responses(
        (status = 200, body = SignedInAs),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn finish_sign_in(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<UsedPasskey>,
) -> Answer<impl IntoResponse> {
    limits::CEREMONIES.count(&app, &network).await?;
    let place = place(&app, &headers)?;
    let client_data = bytes(&given.client_data)?;
    take(&app, &client_data, SIGN_IN).await?;
    let credential = bytes(&given.credential)?;
    let known = passkeys::by_credential(app.db(), &credential).await?;
    let known = known.ok_or_else(|| refuse(PasskeyError::Signature))?;
    let assertion = Assertion {
        client_data: &client_data,
        authenticator_data: &bytes(&given.authenticator_data)?,
        signature: &bytes(&given.signature)?,
    };
    let counter = passkey::used(&place, &assertion, &known.public_key, known.counter);
    let counter = counter.map_err(|error| {
        tracing::warn!(player = known.player_id, %error, "a passkey was refused");
        refuse(error)
    })?;
    let player = accounts::by_id(app.db(), known.player_id).await?;
    let player = player.ok_or_else(|| refuse(PasskeyError::Signature))?;
    refuse_banned(&player)?;
    let mut transaction = app.db().begin().await?;
    passkeys::used(&mut transaction, known.id, counter, app.now()).await?;
    let cookies = begin_session(&app, &mut transaction, player.id, &headers).await?;
    transaction.commit().await?;
    tracing::info!(player = player.id, way = "passkey", "signed in");
    Ok((cookies, axum::Json(SignedInAs { name: player.name })))
}
