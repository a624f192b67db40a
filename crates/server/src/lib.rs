//! Serves Damier's page, which is built into the program, and beside it accounts, verified results and
//! leaderboards.
//!
//! Everything a browser needs is here: the page with its WebAssembly modules, compressed when the
//! program was built; the headers that keep the page safe; names with a hash kept for ever, all others
//! asked for again; and the page itself under the address of each language.
//!
//! ```no_run
//! # async fn serve() -> Result<(), damier_server::ServeError> {
//! let server = damier_server::Server::bind("127.0.0.1:8080", damier_server::Site::built_in()).await?;
//! println!("http://{}/", server.address());
//! server.run().await;
//! # Ok(())
//! # }
//! ```
//!
//! With an [`App`] there is the API below `/api/`, described by [`description`]: a database ([`Db`]),
//! secret keys ([`Keys`]) and what the server is told about itself ([`Settings`]). A result counts only
//! after every move of the computer was played again, by the very module of the engine that the browser
//! ran, in a sandbox.

#![warn(missing_docs)]

mod admin;
mod answer;
mod app;
mod calendar;
mod clock;
mod connections;
mod db;
mod games;
mod headers;
mod http;
mod intake;
mod keep;
mod keys;
mod logs;
mod metrics;
mod name;
mod passkey;
mod password;
mod pdn;
mod replay;
mod serve;
mod settings;
mod site;
mod ticket;
mod token;
mod verify;

pub use admin::{Admin, AdminError};
pub use app::{App, AppError, Running};
pub use clock::Clock;
pub use db::admin::Listed;
pub use db::{Db, DbError};
pub use http::openapi::description;
pub use keep::{KeepError, Kept};
pub use keys::{Keys, KeysError};
pub use logs::{LogForm, log_to_stderr};
pub use name::NameError;
pub use serve::{ServeError, Server, router, told_to_stop};
pub use settings::{Origin, OriginError, PasswordCost, Settings};
pub use site::{Asset, Site};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
