//! Games that are sent to be counted, and what became of them.

#![allow(
    unused_qualifications,
    reason = "those are written by the macro that describes a handler"
)]

use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use damier_rules::Color;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Json, Path, Query, SignedIn};
use super::limits;
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::db::results::{self, Sent, State as GameState, Submission, Taken};
use crate::db::sessions::Session;
use crate::games::{GameKind, RankedLevel};
use crate::intake::IntakeError;
use crate::replay::{ReplayError, replay};
use crate::ticket::Ticket;
use crate::{pdn, token};

const IDEMPOTENCY: &str = "idempotency-key";
/// Games in one answer.
const PAGE: i64 = 50;
/// Games in an export or a download.
const ALL: i64 = 100_000;

/// A finished game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameToCount {
    ticket: String,
    /// The secret of the device that the ticket was given to, in base64url.
    device_secret: String,
    /// The side of the player, `white` or `black`.
    side: String,
    /// All moves as Hub writes them, with commas between them.
    moves: String,
    /// How the game ended, as the page has it: `no-moves` or `no-pieces`.
    reason: String,
    /// Moves that were taken back; a game with one does not count.
    undone: u32,
    /// Hints that were asked for; a game with one does not count.
    hints: u32,
    /// When it ended, by the device's clock, in milliseconds since 1970.
    played_at: i64,
}

/// A game that was sent.
#[derive(Serialize, ToSchema)]
pub(crate) struct SubmissionView {
    id: i64,
    game: &'static str,
    level: &'static str,
    side: String,
    moves: String,
    plies: i64,
    played_at: i64,
    received_at: i64,
    /// `waiting`, `counted` or `refused`.
    state: &'static str,
    /// The code of why it was refused; docs/codes.md lists them.
    reason: Option<String>,
    points: i64,
    decided_at: Option<i64>,
    /// The key that the device sent it with.
    idempotency_key: String,
}

impl From<Submission> for SubmissionView {
    fn from(game: Submission) -> Self {
        Self {
            id: game.id,
            game: GameKind::numbered(game.game).map_or("", GameKind::name),
            level: RankedLevel::numbered(game.level).map_or("", RankedLevel::name),
            side: game.side,
            moves: game.moves,
            plies: game.plies,
            played_at: game.played_at,
            received_at: game.received_at,
            state: match game.state {
                GameState::Waiting => "waiting",
                GameState::Counted => "counted",
                GameState::Refused => "refused",
            },
            reason: game.reason,
            points: game.points,
            decided_at: game.decided_at,
            idempotency_key: game.idempotency,
        }
    }
}

/// Takes a finished game in. It is checked later; the same key sent again gives the same game.
#[utoipa::path(
    post, path = "/api/results", tag = "games", operation_id = "sendGame",
    params(("Idempotency-Key" = String, Header, description = "8 to 64 letters, digits, - or _")),
    request_body = GameToCount,
    responses(
        (status = 202, body = SubmissionView, description = "kept, and checked soon"),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 409, body = Body, content_type = "application/problem+json"),
        (status = 413, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
        (status = 503, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn send(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    headers: HeaderMap,
    Json(given): Json<GameToCount>,
) -> Answer<impl IntoResponse> {
    let key = idempotency(&headers)?;
    let ticket = own_ticket(&app, &session, &given)?;
    app.rates().admit(
        &format!("player {}", session.player_id),
        std::time::Instant::now(),
    )?;
    let sent = weigh(&app, &session, &given, &ticket, key)?;
    let taken = app.intake().take(sent, app.now()).await;
    let id = match taken {
        Ok(Taken::Kept(id)) => id,
        Ok(Taken::Conflict) => {
            let detail = "another game was sent with this key before";
            return Err(Problem::conflict("key-used", detail));
        }
        Err(IntakeError::Full | IntakeError::Failed) => return Err(Problem::busy()),
    };
    app.wake().notify_one();
    let game = results::find(app.db(), session.player_id, id).await?;
    let game = game.ok_or_else(Problem::not_found)?;
    if game.state == GameState::Refused {
        let reason = game.reason.as_deref().unwrap_or_default();
        let (code, detail) = refusal(reason);
        return Err(Problem::unfit(code, detail).about(id));
    }
    let body = axum::Json(SubmissionView::from(game));
    Ok((StatusCode::ACCEPTED, body))
}

fn idempotency(headers: &HeaderMap) -> Answer<String> {
    let key = headers
        .get(IDEMPOTENCY)
        .and_then(|value| value.to_str().ok());
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let key = key.filter(|key| (8..=64).contains(&key.len()) && key.bytes().all(is_letter));
    key.map(str::to_owned).ok_or_else(|| {
        let detail = "Idempotency-Key must have 8 to 64 letters, digits, hyphens or underscores";
        Problem::bad_request("bad-key", detail)
    })
}

/// The ticket of a game, if it was given to this device and player.
fn own_ticket(app: &App, session: &Session, given: &GameToCount) -> Answer<Ticket> {
    let ticket = Ticket::read(&given.ticket, app.keys());
    let ticket = ticket.map_err(|error| Problem::unfit("bad-ticket", error.to_string()))?;
    let secret = token::from_base64(&given.device_secret).unwrap_or_default();
    let is_device = token::hex(&token::sha256(&secret)) == ticket.device;
    let is_player = ticket.player_id.is_none_or(|id| id == session.player_id);
    if is_device && is_player {
        Ok(ticket)
    } else {
        let detail = "the ticket was given to another device or player";
        Err(Problem::forbidden("foreign-ticket", detail))
    }
}

/// What can be said of a game before the computer's moves are checked.
fn weigh(
    app: &App,
    session: &Session,
    given: &GameToCount,
    ticket: &Ticket,
    idempotency: String,
) -> Answer<Sent> {
    let side = match given.side.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(Problem::unfit("bad-fields", "side is white or black")),
    };
    let (moves, plies, refused) = match replay(ticket.game(), &given.moves) {
        Ok(game) => {
            let refused = judge(app, given, ticket, side, game.end);
            (game.moves.join(","), game.moves.len(), refused)
        }
        // Kept as it was sent, so that the player finds it among those that were refused.
        Err(ReplayError::Illegal(_)) => (given.moves.clone(), 0, Some("illegal-move")),
        Err(error @ ReplayError::TooLong) => {
            return Err(Problem::unfit("too-many-plies", error.to_string()));
        }
    };
    let side = if side == Color::White {
        "white"
    } else {
        "black"
    };
    let (game, level) = (ticket.game(), ticket.level());
    let identity = format!("{} {} {side} {moves}", game.name(), level.name());
    let whole = format!(
        "{} {side} {} {} {} {}",
        ticket.id, given.reason, given.undone, given.hints, given.moves
    );
    Ok(Sent {
        player_id: session.player_id,
        idempotency,
        fingerprint: token::sha256(whole.as_bytes()),
        ticket: ticket.id.clone(),
        module: ticket.module.clone(),
        game: game.number(),
        level: level.number(),
        seed: ticket.seed,
        side,
        plies: i64::try_from(plies).unwrap_or(i64::MAX),
        game_hash: token::sha256(identity.as_bytes()),
        moves,
        // A device's clock may say anything: no later than now, and after the ticket was given.
        played_at: given
            .played_at
            .clamp(ticket.issued_at, app.now().max(ticket.issued_at)),
        points: level.points(),
        refused,
    })
}

/// Why a game that the rules allow does not count, if so.
fn judge(
    app: &App,
    given: &GameToCount,
    ticket: &Ticket,
    side: Color,
    end: Option<(Option<Color>, &'static str)>,
) -> Option<&'static str> {
    if given.undone > 0 || given.hints > 0 {
        return Some("help-used");
    }
    if app.now() > ticket.expires_at {
        return Some("ticket-expired");
    }
    match end {
        None => Some("unfinished"),
        Some((winner, _)) if winner != Some(side) => Some("not-won"),
        Some((_, reason)) if reason != given.reason => Some("other-end"),
        Some(_) => None,
    }
}

/// The code of a refusal, and what it means.
fn refusal(code: &str) -> (&'static str, &'static str) {
    const REFUSALS: [(&str, &str); 11] = [
        ("illegal-move", "a move is not legal"),
        ("help-used", "moves were taken back or hints asked for"),
        ("ticket-expired", "the ticket was given too long ago"),
        ("ticket-used", "another game was sent with the same ticket"),
        ("unfinished", "the game has not ended by its moves"),
        ("not-won", "the player has not won"),
        ("other-end", "the game ended otherwise than was said"),
        ("other-move", "the computer would have played another move"),
        ("same-game", "the player has won the same game before"),
        ("unknown-engine", "the engine of the game is not kept here"),
        ("not-checkable", "the game could not be checked"),
    ];
    let known = REFUSALS.iter().find(|(known, _)| *known == code);
    *known.unwrap_or(&("refused", "the game does not count"))
}

/// Where a list of games goes on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Before {
    /// Games with smaller numbers than this.
    before: Option<i64>,
}

/// The games of who is signed in, the last first; what was refused is among them.
#[utoipa::path(
    get, path = "/api/results", tag = "games", operation_id = "games", params(Before),
    responses(
        (status = 200, body = Vec<SubmissionView>),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn list(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Query(query): Query<Before>,
) -> Answer<axum::Json<Vec<SubmissionView>>> {
    let before = query.before.unwrap_or(i64::MAX);
    let games = results::of_player(app.db(), session.player_id, before, PAGE).await?;
    Ok(axum::Json(games.into_iter().map(Into::into).collect()))
}

/// One game of who is signed in.
#[utoipa::path(
    get, path = "/api/results/{id}", tag = "games", operation_id = "game",
    params(("id" = i64, Path, description = "its number")),
    responses(
        (status = 200, body = SubmissionView),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 404, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn one(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Path(id): Path<i64>,
) -> Answer<axum::Json<SubmissionView>> {
    let game = results::find(app.db(), session.player_id, id).await?;
    let game = game.ok_or_else(Problem::not_found)?;
    Ok(axum::Json(game.into()))
}

/// All games of a player, for an export.
pub(crate) async fn all(app: &App, player_id: i64) -> Answer<Vec<Submission>> {
    Ok(results::of_player(app.db(), player_id, i64::MAX, ALL).await?)
}

/// All games of who is signed in, as PDN.
#[utoipa::path(
    get, path = "/api/results.pdn", tag = "games", operation_id = "gamesAsPdn",
    responses(
        (status = 200, body = String, content_type = "application/vnd.damier.pdn"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn as_pdn(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<impl IntoResponse> {
    limits::EXPORTS
        .count(&app, &session.player_id.to_string())
        .await?;
    let games = all(&app, session.player_id).await?;
    let text = pdn::write(&session.name, &games);
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/vnd.damier.pdn"),
        ),
        // The name of the file is ours: nothing of what players write is in a header.
        (
            CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"damier-games.pdn\""),
        ),
    ];
    Ok((headers, text))
}
