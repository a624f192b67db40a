//! What a player has learned, brought together from all of their devices.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Json, SignedIn};
use super::problem::{Answer, Body, Problem};
use crate::app::App;
use crate::db::learned::{self, Item, Kind};
use crate::games::GameKind;

/// What one player may have: several times the lessons and exercises that there are.
const MOST: i64 = 4_000;
/// Letters of a name, without its game.
const LONGEST_NAME: usize = 40;
/// The most days until an exercise comes back.
const MOST_DAYS: i64 = 400;

/// Lessons that are done, exercises that were tried, and courses that were begun anew.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Learned {
    lessons: Vec<LearnedLesson>,
    exercises: Vec<TriedExercise>,
    courses: Vec<BegunCourse>,
}

/// A lesson that is done.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LearnedLesson {
    /// The game and the lesson, as `international/board`.
    name: String,
    /// When, in milliseconds since 1970.
    done_at: i64,
}

/// An exercise that was tried.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriedExercise {
    name: String,
    /// When it was tried last, in milliseconds since 1970.
    done_at: i64,
    /// Days from then until it comes back.
    days: i64,
    /// Whether it was ever solved.
    solved: bool,
}

/// A course that was begun anew: lessons that were done before are not done any more.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BegunCourse {
    game: String,
    /// When, in milliseconds since 1970.
    done_at: i64,
}

/// What has been learned on all devices.
#[utoipa::path(
    get, path = "/api/account/learned", tag = "account", operation_id = "learned",
    responses(
        (status = 200, body = Learned),
        (status = 401, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn read(
    State(app): State<App>,
    SignedIn(session): SignedIn,
) -> Answer<axum::Json<Learned>> {
    Ok(axum::Json(of_player(&app, session.player_id).await?))
}

/// Adds what has been learned on a device, and gives what has been on all. Of what is known already the later
/// time holds, so that the same may be sent again.
#[utoipa::path(
    put, path = "/api/account/learned", tag = "account", operation_id = "addLearned",
    request_body = Learned,
    responses(
        (status = 200, body = Learned),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 401, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 413, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn add(
    State(app): State<App>,
    SignedIn(session): SignedIn,
    Json(given): Json<Learned>,
) -> Answer<axum::Json<Learned>> {
    let player = session.player_id;
    let key = format!("player {player}");
    app.rates().admit(&key, std::time::Instant::now())?;
    let items = items(given, app.now())?;
    if !items.is_empty() && !learned::add(app.db(), player, &items, MOST).await? {
        let detail = format!("an account keeps at most {MOST} lessons and exercises");
        return Err(Problem::unfit("too-much-learned", detail));
    }
    Ok(axum::Json(of_player(&app, player).await?))
}

/// What a player has learned, as it is told.
pub(crate) async fn of_player(app: &App, player: i64) -> Answer<Learned> {
    let mut told = Learned {
        lessons: Vec::new(),
        exercises: Vec::new(),
        courses: Vec::new(),
    };
    for item in learned::of_player(app.db(), player).await? {
        let (name, done_at) = (item.name, item.done_at);
        match item.kind {
            Kind::Lesson => told.lessons.push(LearnedLesson { name, done_at }),
            Kind::Exercise => told.exercises.push(TriedExercise {
                name,
                done_at,
                days: item.days,
                solved: item.is_solved,
            }),
            Kind::Course => told.courses.push(BegunCourse {
                game: name,
                done_at,
            }),
        }
    }
    Ok(told)
}

/// What was sent, checked, in one order for all requests.
fn items(given: Learned, now: i64) -> Answer<Vec<Item>> {
    let item = |kind, name, done_at: i64| Item {
        kind,
        name,
        // A clock that runs ahead does not win over every later review.
        done_at: done_at.clamp(0, now),
        days: 0,
        is_solved: false,
    };
    let mut items = Vec::new();
    for LearnedLesson { name, done_at } in given.lessons {
        let parts = name.split_once('/');
        let is_lesson = parts.is_some_and(|(game, lesson)| is_game(game) && is_name(lesson));
        fits(is_lesson, "lesson")?;
        items.push(item(Kind::Lesson, name, done_at));
    }
    for exercise in given.exercises {
        fits(is_name(&exercise.name), "exercise")?;
        fits((1..=MOST_DAYS).contains(&exercise.days), "number of days")?;
        items.push(Item {
            days: exercise.days,
            is_solved: exercise.solved,
            ..item(Kind::Exercise, exercise.name, exercise.done_at)
        });
    }
    for BegunCourse { game, done_at } in given.courses {
        fits(is_game(&game), "game")?;
        items.push(item(Kind::Course, game, done_at));
    }
    items.sort();
    Ok(items)
}

fn fits(fits: bool, what: &str) -> Answer<()> {
    if fits {
        return Ok(());
    }
    let detail = format!("a {what} in it is none");
    Err(Problem::unfit("bad-learned", detail))
}

fn is_game(text: &str) -> bool {
    GameKind::named(text).is_some()
}

/// Names of lessons and exercises are small letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.len() <= LONGEST_NAME && text.bytes().all(is_letter)
}
