//! The description of the API, from which the page's client is made.

use axum::Json;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{
    accounts, boards, health, learned, passkeys, players, results, sessions, sign_in, tickets,
};
use crate::app::App;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Damier",
        description = "Accounts, verified results and leaderboards. A session is a cookie. Requests \
            that change something must come from the page itself, or have the header \
            `X-Damier-Client`. Errors are `application/problem+json`; any request may be answered \
            with 429 (too many) or 503 (busy), with `Retry-After`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "sign-in", description = "by name and password, or by recovery code"),
        (name = "passkeys", description = "by a key that the device keeps"),
        (name = "account", description = "of who is signed in"),
        (name = "games", description = "tickets, games that were sent, and what became of them"),
        (name = "boards", description = "who stands where"),
        (name = "server", description = "for those who run it")
    )
)]
struct Api;

/// The routes with their description.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(sign_in::sign_up))
        .routes(routes!(sign_in::sign_in))
        .routes(routes!(sign_in::sign_out))
        .routes(routes!(sign_in::recover))
        .routes(routes!(passkeys::begin_sign_up))
        .routes(routes!(passkeys::finish_sign_up))
        .routes(routes!(passkeys::begin_sign_in))
        .routes(routes!(passkeys::finish_sign_in))
        .routes(routes!(passkeys::own::begin_add))
        .routes(routes!(passkeys::own::finish_add))
        .routes(routes!(passkeys::own::remove))
        .routes(routes!(accounts::session))
        .routes(routes!(accounts::account))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::new_recovery_codes))
        .routes(routes!(accounts::delete_account))
        .routes(routes!(accounts::export))
        .routes(routes!(learned::read, learned::add))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(tickets::give))
        .routes(routes!(results::send, results::list))
        .routes(routes!(results::one))
        .routes(routes!(results::as_pdn))
        .routes(routes!(boards::board))
        .routes(routes!(boards::own))
        .routes(routes!(players::player))
        .routes(routes!(health::ready))
        .route("/api/openapi.json", get(async || Json(description())))
}

/// The description of the API.
#[must_use]
pub fn description() -> Description {
    routes().to_openapi()
}
