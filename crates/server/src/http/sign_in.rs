//! Signing up, in and out, by name and password or by a recovery code.

use axum::extract::State;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::cookie::Token;
use super::extract::{Json, Network};
use super::limits;
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::db::accounts::{self, Hashed, Player};
use crate::db::{Transaction, sessions};
use crate::name::{self, Name};
use crate::password::{self, Verdict};
use crate::token;

/// How many recovery codes a player gets.
const CODES: usize = 8;
/// Letters of a code, without those that are mistaken for others.
const CODE_LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    name: String,
    password: String,
}

/// A name, a recovery code and the password from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    name: String,
    code: String,
    new_password: String,
}

/// Who has signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedInAs {
    pub(crate) name: String,
}

/// Who has signed up, with the recovery codes, which are shown this once.
#[derive(Serialize, ToSchema)]
pub(crate) struct SignedUp {
    pub(crate) name: String,
    pub(crate) recovery_codes: Vec<String>,
}

/// What an answer sets in the browser.
pub(crate) type Cookies = AppendHeaders<[(axum::http::HeaderName, axum::http::HeaderValue); 1]>;

/// Signs up with a name and a password.
#[utoipa::path(
    post, path = "/api/sign-up", tag = "sign-in", operation_id = "signUp",
    request_body = Credentials,
    responses(
        (status = 201, body = SignedUp),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
        (status = 503, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn sign_up(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<Credentials>,
) -> Answer<impl IntoResponse> {
    let name = new_name(&app, &given.name)?;
    let password = acceptable(&given.password, name.text())?;
    limits::SIGN_UPS.count(&app, &network).await?;
    let hashed = app.passwords().hash(password).await?;
    let mut transaction = app.db().begin().await?;
    let id = add(&app, &mut transaction, &name, Some(&hashed)).await?;
    let codes = set_codes(&mut transaction, id).await?;
    let cookies = begin_session(&app, &mut transaction, id, &headers).await?;
    transaction.commit().await?;
    let body = SignedUp {
        name: name.text().to_owned(),
        recovery_codes: codes,
    };
    Ok((StatusCode::CREATED, cookies, axum::Json(body)))
}

/// A name that may be taken, if it is free.
pub(crate) fn new_name(app: &App, text: &str) -> Answer<Name> {
    if !app.settings().is_open {
        let detail = "nobody can sign up here; ask those who run this server";
        return Err(Problem::forbidden("closed", detail));
    }
    Name::read(text).map_err(|error| Problem::unfit("bad-name", error.to_string()))
}

/// Adds a player with a name that is free.
pub(crate) async fn add(
    app: &App,
    transaction: &mut Transaction,
    name: &Name,
    hashed: Option<&Hashed>,
) -> Answer<i64> {
    let added = accounts::add(transaction, name.text(), name.keys(), hashed, app.now()).await;
    let added = match added {
        // Two asked for it at the same time.
        Err(error) if error.is_taken() => None,
        added => added?,
    };
    added.ok_or_else(|| {
        let detail = "this name, or one that looks like it, is taken";
        Problem::conflict("name-taken", detail)
    })
}

pub(crate) fn acceptable(password: &str, name: &str) -> Answer<String> {
    password::acceptable(password, name)
        .map_err(|error| Problem::unfit("bad-password", error.to_string()))
}

/// Gives a player fresh recovery codes.
pub(crate) async fn set_codes(transaction: &mut Transaction, id: i64) -> Answer<Vec<String>> {
    let codes: Vec<String> = (0..CODES).map(|_| fresh_code()).collect();
    let hashes: Vec<[u8; 32]> = codes.iter().map(|code| code_hash(code)).collect();
    accounts::set_codes(transaction, id, &hashes).await?;
    Ok(codes)
}

/// Sixteen letters of five bits each, in groups of four.
pub(crate) fn fresh_code() -> String {
    let letters = token::random::<16>().map(|byte| CODE_LETTERS[usize::from(byte & 31)]);
    let groups = letters.chunks(4).map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join("-")
}

/// A code has 80 random bits, so that its hash need not be slow.
pub(crate) fn code_hash(code: &str) -> [u8; 32] {
    let letters = code.chars().filter(|letter| letter.is_alphanumeric());
    let plain: String = letters.collect::<String>().to_ascii_lowercase();
    token::sha256(format!("recovery:{plain}").as_bytes())
}

/// Begins a session, and ends the one that the browser had, so that nobody else's goes on under it.
pub(crate) async fn begin_session(
    app: &App,
    transaction: &mut Transaction,
    player_id: i64,
    headers: &HeaderMap,
) -> Answer<Cookies> {
    if let Some(old) = Token::of(headers) {
        sessions::end_by_hash(transaction, &old.hash()).await?;
    }
    let token = Token::fresh();
    let device = device(headers);
    sessions::begin(transaction, player_id, &token.hash(), &device, app.now()).await?;
    Ok(AppendHeaders([(SET_COOKIE, token.set())]))
}

/// The browser and the system in a few words, for the list of sessions.
fn device(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 5] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers
        .get(USER_AGENT)
        .and_then(|value| value.to_str().ok());
    let agent = agent.unwrap_or_default();
    let named = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    let parts = [named(&BROWSERS), named(&SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Signs in with a name and a password.
#[utoipa::path(
    post, path = "/api/sign-in", tag = "sign-in", operation_id = "signIn",
    request_body = Credentials,
    responses(
        (status = 200, body = SignedInAs),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
        (status = 503, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn sign_in(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<Credentials>,
) -> Answer<impl IntoResponse> {
    let key = bounded_key(&given.name);
    count_secret(&app, &key, &network).await?;
    let player = accounts::by_key(app.db(), &key).await?;
    let verdict = check_password(&app, player.as_ref(), &given.password).await?;
    let (Some(player), Verdict::Right { is_old }) = (player, verdict) else {
        return Err(Problem::wrong_secret());
    };
    forgive_secret(&app, &key, &network).await?;
    refuse_banned(&player)?;
    let hashed = if is_old {
        Some(app.passwords().hash(given.password).await?)
    } else {
        None
    };
    let mut transaction = app.db().begin().await?;
    if let Some(hashed) = hashed {
        accounts::set_password(&mut transaction, player.id, &hashed).await?;
    }
    let cookies = begin_session(&app, &mut transaction, player.id, &headers).await?;
    transaction.commit().await?;
    tracing::info!(player = player.id, way = "password", "signed in");
    Ok((cookies, axum::Json(SignedInAs { name: player.name })))
}

/// The key of a name that was typed; no work for one that is too long to be one.
fn bounded_key(text: &str) -> String {
    if text.len() > 200 {
        return String::new();
    }
    name::key(text)
}

pub(crate) async fn check_password(
    app: &App,
    player: Option<&Player>,
    password: &str,
) -> Answer<Verdict> {
    let kept = player.and_then(|player| {
        Some(Hashed {
            password: player.password.clone()?,
            pepper: player.pepper.clone()?,
        })
    });
    Ok(app.passwords().check(password, kept.as_ref()).await?)
}

/// Counts a try to tell a secret, which is taken back if it was the right one.
pub(crate) async fn count_secret(app: &App, key: &str, network: &str) -> Answer<()> {
    limits::SECRETS_OF_NETWORK.look(app, network).await?;
    limits::SECRETS_OF_NAME.count(app, key).await?;
    limits::SECRETS_OF_NETWORK.count(app, network).await
}

pub(crate) async fn forgive_secret(app: &App, key: &str, network: &str) -> Answer<()> {
    limits::SECRETS_OF_NAME.forgive(app, key).await?;
    limits::SECRETS_OF_NETWORK.forgive(app, network).await
}

pub(crate) fn refuse_banned(player: &Player) -> Answer<()> {
    if player.banned_at.is_some() {
        let detail = "this account was closed by those who run this server";
        return Err(Problem::forbidden("banned", detail));
    }
    Ok(())
}

/// Sets a new password with a recovery code, and signs in; every other session ends.
#[utoipa::path(
    post, path = "/api/recover", tag = "sign-in", operation_id = "recover",
    request_body = Recovery,
    responses(
        (status = 200, body = SignedInAs),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
        (status = 503, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn recover(
    State(app): State<App>,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<Recovery>,
) -> Answer<impl IntoResponse> {
    let key = bounded_key(&given.name);
    let password = acceptable(&given.new_password, &given.name)?;
    count_secret(&app, &key, &network).await?;
    // The same work whether there is such a player or not.
    let hashed = app.passwords().hash(password).await?;
    let player = accounts::by_key(app.db(), &key).await?;
    let id = player.as_ref().map_or(0, |player| player.id);
    let mut transaction = app.db().begin().await?;
    let is_right = accounts::use_code(&mut transaction, id, &code_hash(&given.code)).await?;
    let Some(player) = player.filter(|_| is_right) else {
        return Err(Problem::wrong_secret());
    };
    refuse_banned(&player)?;
    accounts::set_password(&mut transaction, player.id, &hashed).await?;
    sessions::end_all(&mut transaction, player.id).await?;
    let cookies = begin_session(&app, &mut transaction, player.id, &headers).await?;
    transaction.commit().await?;
    forgive_secret(&app, &key, &network).await?;
    tracing::info!(player = player.id, way = "recovery code", "signed in");
    Ok((cookies, axum::Json(SignedInAs { name: player.name })))
}

/// Signs out; without a session there is nothing to do.
#[utoipa::path(
    post, path = "/api/sign-out", tag = "sign-in", operation_id = "signOut",
    responses((status = 204), (status = 403, body = Body, content_type = "application/problem+json"))
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    if let Some(token) = Token::of(&headers) {
        let mut transaction = app.db().begin().await?;
        sessions::end_by_hash(&mut transaction, &token.hash()).await?;
        transaction.commit().await?;
    }
    let cookies = AppendHeaders([(SET_COOKIE, Token::clear())]);
    Ok((StatusCode::NO_CONTENT, cookies))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = fresh_code();
        assert_eq!(code.len(), 19);
        let typed = code.replace('-', " ").to_uppercase();
        assert_eq!(code_hash(&code), code_hash(&typed));
        assert_ne!(code_hash(&code), code_hash(&fresh_code()));
    }

    #[test]
    fn a_device_is_named_in_a_few_words() {
        let mut headers = HeaderMap::new();
        assert_eq!(device(&headers), "");
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        headers.insert(USER_AGENT, agent.parse().expect("a header"));
        assert_eq!(device(&headers), "Firefox, Linux");
    }
}
