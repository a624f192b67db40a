//! A `PostgreSQL` of its own for the tests of the server: in a temporary folder, and gone with them.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::process;

/// Where Debian and its kin put the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// How long it may take to start.
const STARTS_WITHIN: Duration = Duration::from_mins(1);

/// A server that ends with the tests, however they end.
pub(crate) struct Postgres {
    child: Child,
    folder: PathBuf,
    url: String,
    programs: PathBuf,
}

impl Postgres {
    /// Starts one; installs Debian's where that can be done. `None` if there is none.
    ///
    /// # Errors
    /// When it is there and does not start.
    pub(crate) fn start() -> Result<Option<Self>> {
        let Some(programs) = found()? else {
            eprintln!("NOT CHECKED: there is no PostgreSQL here, and none can be installed");
            return Ok(None);
        };
        let name = format!("damier-postgres-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        if is_root() {
            process::output(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let data = folder.join("data");
        let mut initdb = as_postgres(&programs.join("initdb"));
        initdb
            .args(["--auth=trust", "--username=postgres", "--encoding=UTF8"])
            .args(["--locale=C", "--no-sync", "--pgdata"])
            .arg(&data);
        process::output(&mut initdb)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let log = fs::File::create(folder.join("log"))?;
        let mut postgres = as_postgres(&programs.join("postgres"));
        postgres
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "fsync=off", "-c", "max_connections=300", "-k"])
            .arg(&folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        let child = postgres.spawn().context("PostgreSQL cannot be started")?;
        let mut server = Self {
            child,
            folder,
            url: format!("postgres://postgres@127.0.0.1:{port}/postgres"),
            programs,
        };
        server.wait(port)?;
        Ok(Some(server))
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The folder of its programs, `pg_dump` among them.
    pub(crate) fn programs(&self) -> &Path {
        &self.programs
    }

    fn wait(&mut self, port: u16) -> Result<()> {
        let begin = std::time::Instant::now();
        while begin.elapsed() < STARTS_WITHIN {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            ready.args(["-h", "127.0.0.1", "-p", &port.to_string()]);
            if process::succeeds(&mut ready) {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                bail!("PostgreSQL ended with {status}\n{log}");
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        bail!("PostgreSQL did not start within a minute");
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Quickly, in good order; what cannot be ended has ended already.
        let mut stop = Command::new("kill");
        stop.args(["-INT", &self.child.id().to_string()]);
        let _ = stop.status();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of its programs, of the newest version that is there.
fn found() -> Result<Option<PathBuf>> {
    if newest().is_none()
        && is_root()
        && process::succeeds(Command::new("apt-get").arg("--version"))
    {
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
            "postgresql",
        ]);
        process::run("postgresql, for the tests of the server", &mut install)?;
    }
    Ok(newest())
}

fn newest() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).ok()?.filter_map(|entry| {
        let path = entry.ok()?.path();
        let version: u32 = path.file_name()?.to_str()?.parse().ok()?;
        let programs = path.join("bin");
        programs
            .join("initdb")
            .exists()
            .then_some((version, programs))
    });
    versions.max().map(|(_, programs)| programs)
}

/// A program as the user that `PostgreSQL` wants: it refuses to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid=postgres", "--regid=postgres", "--clear-groups"])
        .arg(program);
    command
}

fn is_root() -> bool {
    let id = process::output(Command::new("id").arg("-u"));
    id.is_ok_and(|id| id.trim() == "0")
}
