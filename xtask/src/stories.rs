//! The tests of the page: its own, and the stories that a real browser plays against the real server.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{npm, process, wasm, workspace};

/// A browser of the system: Debian's package, and where it and its kin put the program.
struct Browser {
    package: &'static str,
    programs: [&'static str; 2],
}

const CHROMIUM: Browser = Browser {
    package: "chromium",
    programs: ["/usr/bin/chromium", "/usr/bin/chromium-browser"],
};
const FIREFOX: Browser = Browser {
    package: "firefox-esr",
    programs: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
};

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

/// Plays the stories in Chromium and Firefox against `damier serve`, in which the built page must be.
///
/// # Errors
/// When a story fails, or there is no browser.
pub(crate) fn run() -> Result<()> {
    npm::install()?;
    let chromium = CHROMIUM.found()?;
    let firefox = FIREFOX.found()?;
    let games = wasm::games()?;
    let damier = workspace::tested_damier()?;
    let server = Server::start(&damier)?;
    let mut playwright = npm::script("e2e");
    playwright.env("DAMIER_URL", &server.url);
    playwright.env("DAMIER_ENGINE_GAMES", games);
    if let Some(chromium) = chromium {
        playwright.env("DAMIER_CHROMIUM", chromium);
    } else {
        let mut install = npm::tool("playwright", &["install", "chromium"]);
        process::run("Chromium, for the stories", &mut install)?;
    }
    if let Some(firefox) = firefox {
        playwright.env("DAMIER_FIREFOX", firefox);
    }
    process::run("stories in a browser (Playwright)", &mut playwright).map(drop)
}

impl Browser {
    /// The program, installed where that can be done; `None` if it is not there.
    fn found(&self) -> Result<Option<PathBuf>> {
        let programs = self.programs.map(PathBuf::from);
        let there = || programs.iter().find(|path| path.exists()).cloned();
        let can_install =
            || is_root() && process::succeeds(Command::new("apt-get").arg("--version"));
        if there().is_none() && can_install() {
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
                self.package,
            ]);
            process::run(&format!("{}, for the stories", self.package), &mut install)?;
        }
        Ok(there())
    }
}

fn is_root() -> bool {
    let id = process::output(Command::new("id").arg("-u"));
    id.is_ok_and(|id| id.trim() == "0")
}

/// A server that ends with the tests, however they end.
struct Server {
    child: Child,
    url: String,
    /// A fresh database, and the keys.
    data: PathBuf,
}

impl Server {
    fn start(damier: &Path) -> Result<Self> {
        let name = format!("damier-stories-{}", std::process::id());
        let data = std::env::temp_dir().join(name);
        let mut child = Command::new(damier)
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(["--requests-per-minute", "100000", "--data"])
            .arg(&data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", damier.display()))?;
        let out = child.stdout.take().context("its output is piped")?;
        let mut server = Self {
            child,
            url: String::new(),
            data,
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
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
