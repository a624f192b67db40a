//! `damier serve`: the page in the browser, accounts and boards, served from this program.

#![expect(
    clippy::doc_markdown,
    reason = "the help at the terminal is made of these comments, and shows every sign in them"
)]

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use damier_server::{
    App, Clock, Db, Kept, Keys, LogForm, Origin, Running, Server, Settings, Site, log_to_stderr,
    router, told_to_stop,
};

use crate::output::{Answer, Output};

/// Serve the page for browsers, which is built into this program, until Ctrl-C
///
/// Beside the page there are accounts, verified results and leaderboards. They need a folder for the
/// database and the secret keys; docs/operations.md tells how to back it up, and how to run several servers
/// with one PostgreSQL.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of the command line"
)]
#[derive(clap::Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address and port to listen on; port 0 takes any free one
    #[arg(
        long,
        value_name = "ADDR",
        default_value = "127.0.0.1:8080",
        env = "DAMIER_LISTEN"
    )]
    listen: String,
    #[command(flatten)]
    store: StoreArgs,
    /// Serve the page alone: no accounts, no boards, nothing kept about anybody
    #[arg(long, conflicts_with_all = ["database", "keys", "origin", "proxies", "closed", "checkers"])]
    no_accounts: bool,
    /// Scheme, host and port under which browsers see the page, as `https://damier.example`; without it
    /// passkeys work on this machine only
    #[arg(long, value_name = "URL", env = "DAMIER_ORIGIN")]
    origin: Option<Origin>,
    /// How many proxies of yours stand before this server, each of which adds to X-Forwarded-For
    #[arg(long, value_name = "N", default_value_t = 0, env = "DAMIER_PROXIES")]
    proxies: usize,
    /// Let nobody sign up; those who have an account go on
    #[arg(long)]
    closed: bool,
    /// Threads that check games; they give way to everything else [default: half of the processors]
    #[arg(long, value_name = "N", env = "DAMIER_CHECKERS")]
    checkers: Option<usize>,
    /// Requests that one address may make in a minute
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1200,
        env = "DAMIER_REQUESTS_PER_MINUTE"
    )]
    requests_per_minute: u32,
    /// An address for /metrics (Prometheus) and /ready, which should not be reached from outside
    #[arg(long, value_name = "ADDR", env = "DAMIER_METRICS")]
    metrics: Option<String>,
    /// Write the log as objects of JSON
    #[arg(long)]
    log_json: bool,
    /// Write a line into the log for each request
    #[arg(long)]
    log_requests: bool,
}

/// Where the server keeps what it keeps.
#[derive(clap::Args, Debug)]
pub(crate) struct StoreArgs {
    /// The folder for what the server keeps, made if it is not there: the database, the secret keys, and
    /// the files of earlier versions of the page, for tabs that were opened with them [default:
    /// $STATE_DIRECTORY, or damier in the user's folder for data]
    #[arg(long, value_name = "DIR", env = "DAMIER_DATA")]
    data: Option<PathBuf>,
    /// The database: sqlite:FILE, or postgres://USER:PASSWORD@HOST/NAME for several servers behind a
    /// balancer [default: damier.db in the folder]
    #[arg(
        long,
        value_name = "URL",
        env = "DAMIER_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
    /// The file of secret keys; several servers need the same [default: keys in the folder, made if it
    /// is not there]
    #[arg(long, value_name = "FILE", env = "DAMIER_KEYS")]
    keys: Option<PathBuf>,
}

impl StoreArgs {
    /// The folder, made if it is not there.
    pub(crate) fn folder(&self) -> anyhow::Result<PathBuf> {
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => usual_folder()
                .context("no folder for data is known here: name one with --data DIR")?,
        };
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("the data folder cannot be made: {}", folder.display()))?;
        Ok(folder)
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> anyhow::Result<String> {
        match &self.database {
            Some(address) => Ok(address.clone()),
            None => Ok(format!(
                "sqlite:{}",
                self.folder()?.join("damier.db").display()
            )),
        }
    }

    /// The file of secret keys.
    pub(crate) fn keys_file(&self) -> anyhow::Result<PathBuf> {
        match &self.keys {
            Some(file) => Ok(file.clone()),
            None => Ok(self.folder()?.join("keys")),
        }
    }

    fn keys(&self) -> anyhow::Result<Keys> {
        let file = self.keys_file()?;
        let shares = self
            .database
            .as_deref()
            .is_some_and(|address| address.starts_with("postgres"));
        if shares && self.keys.is_none() && !file.exists() {
            bail!(
                "several servers need the same secret keys: make them once with `damier admin keys new \
                 --keys FILE`, and give each server that file with --keys"
            );
        }
        Ok(if self.keys.is_some() {
            Keys::open(&file)?
        } else {
            Keys::open_or_make(&file)?
        })
    }
}

/// The folder for data where none is named.
fn usual_folder() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    if let Some(folder) = named("STATE_DIRECTORY") {
        return Some(folder.into());
    }
    let base = named("XDG_DATA_HOME").or_else(|| named("LOCALAPPDATA"));
    let base = base
        .map(PathBuf::from)
        .or_else(|| Some(Path::new(&named("HOME")?).join(".local/share")))?;
    Some(base.join("damier"))
}

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<Answer> {
    let form = if args.log_json {
        LogForm::Json
    } else {
        LogForm::Text
    };
    log_to_stderr(form, args.log_requests);
    let runtime = tokio::runtime::Runtime::new().context("the server cannot be started")?;
    runtime.block_on(serve(args))?;
    // What still runs, such as the hashing of a password, is not waited for.
    runtime.shutdown_background();
    Ok(Answer::Done)
}

async fn serve(args: &ServeArgs) -> anyhow::Result<()> {
    let site = Site::built_in();
    let has_folder = !args.no_accounts || args.store.data.is_some();
    let kept = if has_folder {
        Some(Kept::open(&args.store.folder()?, &site)?)
    } else {
        None
    };
    let app = if args.no_accounts {
        None
    } else {
        Some(accounts(args, &site).await?)
    };
    let server = Server::with(&args.listen, router(site, kept, app.as_ref())).await?;
    let operators = match (&args.metrics, &app) {
        (Some(address), Some(app)) => Some(Server::for_operators(address, app).await?),
        _ => None,
    };
    let running = match &app {
        Some(app) => Some(app.start(args.checkers.unwrap_or_else(half)).await?),
        None => None,
    };
    say(&site, &server, operators.as_ref())?;
    if let Some(operators) = operators {
        tokio::spawn(operators.run());
    }
    server.run_until(told_to_stop()).await;
    if let Some(running) = running {
        Running::stop(running).await;
    }
    if let Some(app) = app {
        app.close().await;
    }
    Ok(())
}

async fn accounts(args: &ServeArgs, site: &Site) -> anyhow::Result<App> {
    let settings = Settings {
        origin: args.origin.clone(),
        proxies: args.proxies,
        is_open: !args.closed,
        requests_per_minute: args.requests_per_minute,
        ..Settings::default()
    };
    let keys = args.store.keys()?;
    let db = Db::open(&args.store.database()?).await?;
    let app = App::new(db, keys, Clock::default(), settings)?;
    app.keep_engines(site).await?;
    Ok(app)
}

fn half() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores / 2).max(1)
}

fn say(site: &Site, server: &Server, operators: Option<&Server>) -> anyhow::Result<()> {
    let mut out = Output::new(false);
    if !site.has_page() {
        out.text("This program was built without the page: `cargo xtask start` builds it.\n")?;
    }
    out.text(&format!("Damier is at http://{}/\n", server.address()))?;
    if let Some(operators) = operators {
        let address = operators.address();
        out.text(&format!("Metrics are at http://{address}/metrics\n"))?;
    }
    Ok(out.flush()?)
}
