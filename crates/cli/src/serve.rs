//! `damier serve`: the page in the browser, served from this program.

use std::path::PathBuf;

use anyhow::Context;
use damier_server::{Kept, Server, Site};

use crate::output::{Answer, Output};

/// Serve the page for browsers, which is built into this program, until Ctrl-C
#[derive(clap::Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address and port to listen on; port 0 takes any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    listen: String,
    /// A folder for what the server keeps, made if it is not there: the files of earlier versions of the
    /// page, for tabs that were opened with them
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<Answer> {
    let site = Site::built_in();
    let kept = match &args.data {
        Some(folder) => Some(Kept::open(folder, &site)?),
        None => None,
    };
    let runtime = tokio::runtime::Runtime::new().context("the server cannot be started")?;
    runtime.block_on(async {
        let server = Server::with_kept(&args.listen, site, kept).await?;
        let mut out = Output::new(false);
        if !site.has_page() {
            out.text("This program was built without the page: `cargo xtask start` builds it.\n")?;
        }
        out.text(&format!("Damier is at http://{}/\n", server.address()))?;
        out.flush()?;
        server.run().await?;
        Ok(Answer::Done)
    })
}
