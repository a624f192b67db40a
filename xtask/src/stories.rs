//! The tests of the page: its own, and the stories that a real browser plays against the real server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{npm, process, wasm, workspace};

/// Where Debian and its kin put the browser.
const SYSTEM_BROWSERS: [&str; 2] = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

/// Runs the checks and the unit tests of the page, whose modules must be built.
///
/// # Errors
/// When one fails.
pub(crate) fn unit_tests() -> Result<()> {
    npm::install()?;
    process::run(
        "types of the page (svelte-check)",
        &mut npm::script("check"),
    )?;
    process::run("unit tests of the page (vitest)", &mut npm::script("test")).map(drop)
}

/// Plays the stories in Chromium against `damier serve`, in which the built page must be.
///
/// # Errors
/// When a story fails, or there is no browser.
pub(crate) fn run() -> Result<()> {
    let browser = browser()?;
    let damier = workspace::tested_damier()?;
    let server = Server::start(&damier)?;
    let mut playwright = npm::script("e2e");
    playwright.env("DAMIER_URL", &server.url);
    playwright.env("DAMIER_GAMES", wasm::games()?);
    if let Some(browser) = browser {
        playwright.env("DAMIER_CHROMIUM", browser);
    }
    process::run("stories in a browser (Playwright)", &mut playwright).map(drop)
}

/// The browser of the system, installed where that can be done; `None` for Playwright's own.
fn browser() -> Result<Option<PathBuf>> {
    let system = || {
        SYSTEM_BROWSERS
            .map(PathBuf::from)
            .into_iter()
            .find(|path| path.exists())
    };
    if let Some(browser) = system() {
        return Ok(Some(browser));
    }
    if is_root() && process::succeeds(Command::new("apt-get").arg("--version")) {
        let mut update = Command::new("apt-get");
        process::run(
            "lists of the system's packages",
            update.args(["update", "-qq"]),
        )?;
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive");
        install.args([
            "install",
            "-y",
            "-qq",
            "--no-install-recommends",
            "chromium",
        ]);
        process::run("Chromium, for the stories", &mut install)?;
        return Ok(system());
    }
    process::run(
        "Chromium, for the stories",
        &mut npm::tool("playwright", &["install", "chromium"]),
    )?;
    Ok(None)
}

fn is_root() -> bool {
    let id = process::output(Command::new("id").arg("-u"));
    id.is_ok_and(|id| id.trim() == "0")
}

/// A server that ends with the tests, however they end.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(damier: &Path) -> Result<Self> {
        let mut child = Command::new(damier)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", damier.display()))?;
        let out = child.stdout.take().context("its output is piped")?;
        let mut server = Self {
            child,
            url: String::new(),
        };
        let line = BufReader::new(out).lines().next();
        let line = line.context("the server ended before it listened")??;
        let Some(url) = line.strip_prefix("Damier is at ") else {
            bail!("the server has no page: {line}");
        };
        url.trim_end_matches('/').clone_into(&mut server.url);
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended already needs no end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
