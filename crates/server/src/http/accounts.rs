//! A player's own account: what is kept, the password, the codes, export and deletion.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::cookie::Token;
use super::extract::{Json, MaybeSignedIn, Network, SignedIn};
use super::learned::{self, Learned};
use super::passkeys::PasskeyView;
use super::problem::{Answer, Body, Problem};
use super::results::{self, SubmissionView};
use super::sessions::SessionView;
use super::sign_in::{
    SignedUp, acceptable, begin_session, check_password, count_secret, forgive_secret, set_codes,
};
use super::{limits, players};
use crate::app::App;
use crate::db::accounts::{self, Player};
use crate::db::sessions::Session;
use crate::db::{passkeys, sessions};
use crate::name;
use crate::password::Verdict;

/// How fresh a sign-in must be where there is no password to ask for again.
const FRESH_MS: i64 = 10 * 60_000;

/// The account of who is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Account {
    name: String,
    /// Milliseconds since 1970.
    created_at: i64,
    has_password: bool,
    recovery_codes_left: i64,
    /// Games that were sent and are not checked yet.
    waiting: i64,
    /// The points of each game, in all time.
    points: Vec<players::GamePoints>,
    passkeys: Vec<PasskeyView>,
}

/// The password of now, where there is one, and from now on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordChange {
    password: Option<String>,
    new_password: String,
}

/// The password, where there is one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    password: Option<String>,
}

impl Proof {
    pub(crate) fn password(&self) -> Option<&str> {
        self.password.as_deref()
    }
}

/// The account of who is signed in.
#[utoipa::path(
    get, path = "/api/account", tag = "account", operation_id = "account",
    responses(
        (status = 200, body = Account),
        (status = 401, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn account(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<axum::Json<Account>> {
    let player = own(&app, &session).await?;
    view(&app, player).await.map(axum::Json)
}

/// Who is signed in, if anybody is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Visitor {
    /// The account; null for a guest.
    #[schema(required)]
    account: Option<Account>,
}

/// Whether anybody is signed in, and who: a guest is no error.
#[utoipa::path(
    get, path = "/api/session", tag = "account", operation_id = "session",
    responses((status = 200, body = Visitor))
)]
pub(crate) async fn session(
    State(app): State<App>,
    MaybeSignedIn(session): MaybeSignedIn,
) -> Answer<axum::Json<Visitor>> {
    let player = match session {
        Some(session) => accounts::by_id(app.db(), session.player_id).await?,
        None => None,
    };
    let account = match player {
        Some(player) => Some(view(&app, player).await?),
        None => None,
    };
    Ok(axum::Json(Visitor { account }))
}

async fn view(app: &App, player: Player) -> Answer<Account> {
    let db = app.db();
    let keys = passkeys::of_player(db, player.id).await?;
    Ok(Account {
        has_password: player.password.is_some(),
        recovery_codes_left: accounts::codes_left(db, player.id).await?,
        waiting: crate::db::results::waiting_of(db, player.id).await?,
        points: players::points(app, player.id).await?,
        passkeys: keys.iter().map(PasskeyView::from).collect(),
        name: player.name,
        created_at: player.created_at,
    })
}

async fn own(app: &App, session: &Session) -> Answer<Player> {
    let player = accounts::by_id(app.db(), session.player_id).await?;
    player.ok_or_else(Problem::signed_out)
}

/// Whether it is really the player who wants something that cannot be undone: the password, or, where
/// there is none, a sign-in of just now.
pub(crate) async fn prove(
    app: &App,
    session: &Session,
    network: &str,
    password: Option<&str>,
) -> Answer<Player> {
    let player = own(app, session).await?;
    if player.password.is_none() {
        return if app.now() - session.created_at <= FRESH_MS {
            Ok(player)
        } else {
            let detail = "sign in once more, and then try this again";
            Err(Problem::forbidden("sign-in-again", detail))
        };
    }
    let key = name::key(&player.name);
    count_secret(app, &key, network).await?;
    let password = password.unwrap_or_default();
    match check_password(app, Some(&player), password).await? {
        Verdict::Right { .. } => {
            forgive_secret(app, &key, network).await?;
            Ok(player)
        }
        Verdict::Wrong => Err(Problem::forbidden(
            "wrong-password",
            "the password is not that of the account",
        )),
    }
}

/// Changes the password; every other session ends, and this one goes on under another name.
#[utoipa::path(
    post, path = "/api/account/password", tag = "account", operation_id = "changePassword",
    request_body = PasswordChange,
    responses(
        (status = 204),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Network(network): Network,
    headers: HeaderMap,
    Json(given): Json<PasswordChange>,
) -> Answer<impl IntoResponse> {
    let player = prove(&app, &session, &network, given.password.as_deref()).await?;
    let password = acceptable(&given.new_password, &player.name)?;
    let hashed = app.passwords().hash(password).await?;
    let mut transaction = app.db().begin().await?;
    accounts::set_password(&mut transaction, player.id, &hashed).await?;
    sessions::end_all(&mut transaction, player.id).await?;
    let cookies = begin_session(&app, &mut transaction, player.id, &headers).await?;
    transaction.commit().await?;
    tracing::info!(player = player.id, "password changed");
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Makes new recovery codes in the place of the old ones.
#[utoipa::path(
    post, path = "/api/account/recovery-codes", tag = "account", operation_id = "newRecoveryCodes",
    request_body = Proof,
    responses(
        (status = 200, body = SignedUp),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn new_recovery_codes(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Network(network): Network,
    Json(given): Json<Proof>,
) -> Answer<axum::Json<SignedUp>> {
    let player = prove(&app, &session, &network, given.password.as_deref()).await?;
    let mut transaction = app.db().begin().await?;
    let recovery_codes = set_codes(&mut transaction, player.id).await?;
    transaction.commit().await?;
    tracing::info!(player = player.id, "recovery codes renewed");
    Ok(axum::Json(SignedUp {
        name: player.name,
        recovery_codes,
    }))
}

/// Deletes the account with everything that is kept of it.
#[utoipa::path(
    post, path = "/api/account/delete", tag = "account", operation_id = "deleteAccount",
    request_body = Proof,
    responses(
        (status = 204),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn delete_account(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Network(network): Network,
    Json(given): Json<Proof>,
) -> Answer<impl IntoResponse> {
    let player = prove(&app, &session, &network, given.password.as_deref()).await?;
    accounts::delete(app.db(), player.id).await?;
    tracing::info!(player = player.id, "account deleted");
    let cookies = AppendHeaders([(SET_COOKIE, Token::clear())]);
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// Everything that is kept of a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct Export {
    name: String,
    created_at: i64,
    sessions: Vec<SessionView>,
    passkeys: Vec<PasskeyView>,
    games: Vec<SubmissionView>,
    learned: Learned,
}

/// Everything that is kept of who is signed in, but for secrets.
#[utoipa::path(
    get, path = "/api/account/export", tag = "account", operation_id = "exportAccount",
    responses(
        (status = 200, body = Export),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn export(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<impl IntoResponse> {
    limits::EXPORTS
        .count(&app, &session.player_id.to_string())
        .await?;
    let player = own(&app, &session).await?;
    let listed = sessions::of_player(app.db(), player.id).await?;
    let keys = passkeys::of_player(app.db(), player.id).await?;
    let games = results::all(&app, player.id).await?;
    let export = Export {
        name: player.name,
        created_at: player.created_at,
        sessions: listed
            .iter()
            .map(|one| SessionView::new(one, session.id))
            .collect(),
        passkeys: keys.iter().map(PasskeyView::from).collect(),
        games: games.into_iter().map(SubmissionView::from).collect(),
        learned: learned::of_player(&app, session.player_id).await?,
    };
    // The name of the file is ours: nothing of what players write is in a header.
    let file = "attachment; filename=\"damier-account.json\"";
    Ok(([(CONTENT_DISPOSITION, file)], axum::Json(export)))
}
