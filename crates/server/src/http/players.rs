//! What everybody may see of a player.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::Path;
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::db::boards::{Board, Kind};
use crate::db::{accounts, results};
use crate::games::{GameKind, RankedLevel};
use crate::name;

/// Results in one answer.
const LAST: i64 = 50;

/// The points of a player in one game.
#[derive(Serialize, ToSchema)]
pub(crate) struct GamePoints {
    game: &'static str,
    points: i64,
    /// Plies of the fastest win against Expert, if there is one.
    fastest: Option<i64>,
}

/// A result that counted.
#[derive(Serialize, ToSchema)]
pub(crate) struct WonView {
    game: &'static str,
    level: &'static str,
    points: i64,
    plies: i64,
    /// Milliseconds since 1970.
    accepted_at: i64,
}

/// A player, as everybody may see one.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayerView {
    name: String,
    created_at: i64,
    points: Vec<GamePoints>,
    last: Vec<WonView>,
}

/// The points of a player in every game, in all time.
pub(crate) async fn points(app: &App, player_id: i64) -> Answer<Vec<GamePoints>> {
    let standings = results::points(app.db(), player_id).await?;
    let score = |game, kind| {
        let board = Board {
            game,
            kind,
            month: 0,
        };
        let found = standings
            .iter()
            .find(|(number, _)| *number == board.number());
        found.map(|(_, score)| board.shown(*score))
    };
    let games = GameKind::ALL.into_iter();
    let points = games.filter_map(|game| {
        Some(GamePoints {
            game: game.name(),
            points: score(game, Kind::Points)?,
            fastest: score(game, Kind::Fastest),
        })
    });
    Ok(points.collect())
}

/// A player by name.
#[utoipa::path(
    get, path = "/api/players/{name}", tag = "boards", operation_id = "player",
    params(("name" = String, Path, description = "the name")),
    responses(
        (status = 200, body = PlayerView),
        (status = 404, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn player(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Answer<axum::Json<PlayerView>> {
    if name.len() > 200 {
        return Err(Problem::not_found());
    }
    let player = accounts::by_key(app.db(), &name::key(&name)).await?;
    let player = player.filter(|player| player.banned_at.is_none());
    let player = player.ok_or_else(Problem::not_found)?;
    let last = results::last_won(app.db(), player.id, LAST).await?;
    let last = last.into_iter().map(|won| WonView {
        game: GameKind::numbered(won.game).map_or("", GameKind::name),
        level: RankedLevel::numbered(won.level).map_or("", RankedLevel::name),
        points: won.points,
        plies: won.plies,
        accepted_at: won.accepted_at,
    });
    Ok(axum::Json(PlayerView {
        points: points(&app, player.id).await?,
        last: last.collect(),
        name: player.name,
        created_at: player.created_at,
    }))
}
