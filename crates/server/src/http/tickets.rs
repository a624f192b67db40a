//! Tickets for ranked games.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Json, MaybeSignedIn, Network};
use super::limits;
use super::problem::{Answer, Body, Problem};
use crate::app::{App, TICKET_LASTS_MS};
use crate::db::modules;
use crate::games::{GameKind, RankedLevel};
use crate::ticket::{Ticket, Wish};

/// Tickets of one game and level, and of one request.
const MOST_OF_A_KIND: u32 = 5;
const MOST: u32 = 24;

/// Tickets that are wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TicketRequest {
    /// The SHA-256 of the device's secret, in hexadecimal. Who sends the game must know the secret.
    device: String,
    /// The SHA-256 of the engine's module on the device, in hexadecimal.
    engine: String,
    wants: Vec<TicketWish>,
}

/// How many tickets of a game and level are wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TicketWish {
    /// `international`, `checkers`, `russian` or `brazilian`.
    game: String,
    /// `easy`, `normal` or `expert`.
    level: String,
    /// At most 5; at most 24 in one request.
    #[schema(minimum = 1, maximum = 5)]
    count: u32,
}

/// A ticket for one game.
#[derive(Serialize, ToSchema)]
pub(crate) struct TicketView {
    ticket: String,
    game: &'static str,
    level: &'static str,
    /// Decides between moves that the computer holds equal.
    seed: i64,
    /// The engine that the game must be played against.
    engine: String,
    /// Milliseconds since 1970.
    expires_at: i64,
}

/// Whether a text is a SHA-256 in hexadecimal.
fn is_hash(text: &str) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == 64 && text.bytes().all(is_digit)
}

/// Gives tickets, some in advance for when there is no network. Guests get them too.
#[utoipa::path(
    post, path = "/api/tickets", tag = "games", operation_id = "tickets",
    request_body = TicketRequest,
    responses(
        (status = 200, body = Vec<TicketView>),
        (status = 400, body = Body, content_type = "application/problem+json"),
        (status = 403, body = Body, content_type = "application/problem+json"),
        (status = 422, body = Body, content_type = "application/problem+json"),
        (status = 429, body = Body, content_type = "application/problem+json"),
    )
)]
pub(crate) async fn give(
    State(app): State<App>,
    MaybeSignedIn(session): MaybeSignedIn,
    Network(network): Network,
    Json(given): Json<TicketRequest>,
) -> Answer<axum::Json<Vec<TicketView>>> {
    if !is_hash(&given.device) || !is_hash(&given.engine) {
        let detail = "device and engine are each a SHA-256 in 64 small hexadecimal digits";
        return Err(Problem::unfit("bad-fields", detail));
    }
    let wishes = read_wishes(&given.wants)?;
    limits::TICKETS.count(&app, &network).await?;
    if !modules::is_kept(app.db(), &given.engine).await? {
        let detail = "this server does not know the engine: update the page";
        return Err(Problem::unfit("unknown-engine", detail));
    }
    let player_id = session.map(|session| session.player_id);
    let now = app.now();
    let tickets = wishes.into_iter().map(|(game, level)| {
        let wish = Wish {
            game,
            level,
            module: &given.engine,
            device: &given.device,
            player_id,
        };
        let ticket = Ticket::new(&wish, now, TICKET_LASTS_MS);
        TicketView {
            ticket: ticket.sign(app.keys()),
            game: game.name(),
            level: level.name(),
            seed: ticket.seed,
            engine: given.engine.clone(),
            expires_at: ticket.expires_at,
        }
    });
    Ok(axum::Json(tickets.collect()))
}

fn read_wishes(wants: &[TicketWish]) -> Answer<Vec<(GameKind, RankedLevel)>> {
    let whole: u32 = wants
        .iter()
        .take(64)
        .map(|wish| wish.count.min(MOST + 1))
        .sum();
    let is_much = wants.len() > 64 || whole > MOST;
    if is_much
        || wants
            .iter()
            .any(|wish| !(1..=MOST_OF_A_KIND).contains(&wish.count))
    {
        let detail = "a request is for 1 to 5 tickets of a kind, and for 24 in all";
        return Err(Problem::unfit("too-many-tickets", detail));
    }
    let mut wishes = Vec::new();
    for wish in wants {
        let game = GameKind::named(&wish.game);
        let level = RankedLevel::named(&wish.level);
        let (Some(game), Some(level)) = (game, level) else {
            let detail = "a ticket is for one of the four games, at easy, normal or expert";
            return Err(Problem::unfit("bad-fields", detail));
        };
        wishes.extend((0..wish.count).map(|_| (game, level)));
    }
    Ok(wishes)
}
