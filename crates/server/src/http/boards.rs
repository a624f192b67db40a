//! Leaderboards.

#![allow(
    unused_qualifications,
    reason = "those are written by the macro that describes a handler"
)]

use std::time::Instant;

use axum::body::{Body as ResponseBody, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Path, Query, SignedIn};
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::calendar;
use crate::db::boards::{self, Behind, Board, Kind, Standing};
use crate::games::GameKind;
use crate::token;

/// Places in one answer.
const PAGE: i64 = 100;

/// A part of a board.
#[derive(Serialize, ToSchema)]
pub(crate) struct BoardView {
    game: &'static str,
    /// `points` or `fastest`.
    kind: &'static str,
    /// `all`, or a month as `2026-07`.
    period: String,
    /// How many players stand on the board.
    players: i64,
    rows: Vec<BoardRow>,
    /// What `after` must be for the part behind this one, if there is one.
    next: Option<String>,
}

/// A place on a board.
#[derive(Serialize, ToSchema)]
pub(crate) struct BoardRow {
    rank: i64,
    name: String,
    /// Points, or the plies of the fastest win against Expert.
    score: i64,
    /// When it was reached, in milliseconds since 1970; of those with one score the first stands first.
    reached_at: i64,
}

/// The own place of who is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct OwnRow {
    /// Nothing until the first win.
    row: Option<BoardRow>,
}

/// Where a board goes on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// `next` of the part before.
    after: Option<String>,
}

fn read_board((game, kind, period): &(String, String, String)) -> Answer<Board> {
    let game = GameKind::named(game).ok_or_else(Problem::not_found)?;
    let kind = match kind.as_str() {
        "points" => Kind::Points,
        "fastest" => Kind::Fastest,
        _ => return Err(Problem::not_found()),
    };
    let month = read_period(period).ok_or_else(Problem::not_found)?;
    Ok(Board { game, kind, month })
}

fn read_period(period: &str) -> Option<i64> {
    if period == "all" {
        return Some(0);
    }
    let (year, month) = period.split_once('-')?;
    let is_number =
        |text: &str, digits| text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(year, 4) || !is_number(month, 2) {
        return None;
    }
    let (year, month) = (year.parse::<i64>().ok()?, month.parse::<i64>().ok()?);
    ((2020..=2999).contains(&year) && (1..=12).contains(&month))
        .then(|| calendar::month_number(year, month))
}

fn read_behind(text: &str) -> Option<Behind> {
    let mut numbers = text.splitn(3, '.').map(|part| part.parse::<i64>().ok());
    Some(Behind {
        score: numbers.next()??,
        reached_at: numbers.next()??,
        player_id: numbers.next()??,
    })
}

fn row(board: Board, standing: &Standing, rank: i64) -> BoardRow {
    BoardRow {
        rank,
        name: standing.name.clone(),
        score: board.shown(standing.score),
        reached_at: standing.reached_at,
    }
}

/// A part of a board, from the top or from behind a place.
#[utoipa::path(
    get, path = "/api/boards/{game}/{kind}/{period}", tag = "boards", operation_id = "board",
    params(
        ("game" = String, Path, description = "one of the four games"),
        ("kind" = String, Path, description = "points or fastest"),
        ("period" = String, Path, description = "all, or a month as 2026-07"),
        After
    ),
    responses(
        (status = 200, body = BoardView),
        (status = 304),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 404, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn board(
    State(app): State<App>,
    Path(path): Path<(String, String, String)>,
    Query(query): Query<After>,
    headers: HeaderMap,
) -> Answer<Response<ResponseBody>> {
    let board = read_board(&path)?;
    let Some(after) = &query.after else {
        let key = (board.number(), 0);
        if let Some((bytes, tag)) = app.pages().get(key, Instant::now()) {
            return Ok(page(&headers, bytes, &tag));
        }
        let (bytes, tag) = make(&app, board, &path.2, None).await?;
        let (kept, kept_tag) = (bytes.clone(), tag.clone());
        app.pages().put(key, kept, kept_tag, Instant::now());
        return Ok(page(&headers, bytes, &tag));
    };
    let behind = read_behind(after)
        .ok_or_else(|| Problem::bad_request("bad-query", "after is `next` of another answer"))?;
    let (bytes, tag) = make(&app, board, &path.2, Some(behind)).await?;
    Ok(page(&headers, bytes, &tag))
}

async fn make(
    app: &App,
    board: Board,
    period: &str,
    behind: Option<Behind>,
) -> Answer<(Bytes, String)> {
    let standings = boards::page(app.db(), board, behind, PAGE).await?;
    let first = match (behind, standings.first()) {
        (Some(_), Some(first)) => {
            let place = boards::place(app.db(), board, first.player_id).await?;
            place.map_or(1, |(_, rank)| rank)
        }
        _ => 1,
    };
    let is_full = i64::try_from(standings.len()) == Ok(PAGE);
    let next = standings.last().filter(|_| is_full);
    let view = BoardView {
        game: board.game.name(),
        kind: match board.kind {
            Kind::Points => "points",
            Kind::Fastest => "fastest",
        },
        period: period.to_owned(),
        players: boards::size(app.db(), board).await?,
        next: next.map(|last| format!("{}.{}.{}", last.score, last.reached_at, last.player_id)),
        rows: (first..)
            .zip(&standings)
            .map(|(rank, standing)| row(board, standing, rank))
            .collect(),
    };
    let bytes = serde_json::to_vec(&view).expect("a board has plain fields");
    let tag = format!("\"{}\"", token::base64(&token::sha256(&bytes)[..12]));
    Ok((bytes.into(), tag))
}

fn page(headers: &HeaderMap, bytes: Bytes, tag: &str) -> Response<ResponseBody> {
    let is_known = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if is_known {
        let mut response = Response::new(ResponseBody::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        Response::new(ResponseBody::from(bytes))
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(ETAG, tag);
    }
    response
}

/// The own place of who is signed in, however far down it is.
#[utoipa::path(
    get, path = "/api/boards/{game}/{kind}/{period}/me", tag = "boards", operation_id = "ownPlace",
    params(
        ("game" = String, Path, description = "one of the four games"),
        ("kind" = String, Path, description = "points or fastest"),
        ("period" = String, Path, description = "all, or a month as 2026-07"),
    ),
    responses(
        (status = 200, body = OwnRow),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 404, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn own(
    State(app): State<App>,
    Path(path): Path<(String, String, String)>,
    SignedIn(session): SignedIn,
) -> Answer<axum::Json<OwnRow>> {
    let board = read_board(&path)?;
    let place = boards::place(app.db(), board, session.player_id).await?;
    let row = place.map(|(standing, rank)| row(board, &standing, rank));
    Ok(axum::Json(OwnRow { row }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_is_all_time_or_a_month() {
        assert_eq!(read_period("all"), Some(0));
        assert_eq!(read_period("2026-07"), Some((2026 - 1970) * 12 + 7));
        for text in [
            "", "2026", "2026-13", "2026-00", "26-07", "+026-07", "2026-7", "9999-01",
        ] {
            assert_eq!(read_period(text), None, "{text}");
        }
    }
}
