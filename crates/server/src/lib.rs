//! Serves Damier's page, which is built into the program.
//!
//! Everything a browser needs is here: the page with its WebAssembly modules, compressed when the
//! program was built; the headers that keep the page safe; names with a hash kept for ever, all others
//! asked for again; and the page itself under the address of each language.
//!
//! ```no_run
//! # async fn serve() -> Result<(), damier_server::ServeError> {
//! let server = damier_server::Server::bind("127.0.0.1:8080", damier_server::Site::built_in()).await?;
//! println!("http://{}/", server.address());
//! server.run().await
//! # }
//! ```

#![warn(missing_docs)]

mod answer;
mod headers;
mod keep;
mod serve;
mod site;

pub use keep::{KeepError, Kept};
pub use serve::{ServeError, Server, router};
pub use site::{Asset, Site};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
