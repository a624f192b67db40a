//! Matches, asked of the program itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A folder of its own for a test, which is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("damier-match-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind lies among temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.arg("match").args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a temporary path is UTF-8")
}

fn games(file: &Path) -> usize {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.matches("[Event ").count()
}

#[test]
fn a_match_gives_a_report_figures_and_games() {
    let folder = Folder::new("report");
    let (pdn, json) = (folder.file("games.pdn"), folder.file("figures.json"));
    let engines = [
        "--a", "greedy", "--b", "random", "--game", "russian", "--games", "6",
    ];
    let files = ["--pdn", path(&pdn), "--json", path(&json)];
    let output = run(&[&engines[..], &files].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let report = text(&output.stdout);
    assert!(
        report.starts_with("greedy - random: 6 games, +"),
        "{report}"
    );
    assert!(
        report.contains("Elo by pairs ") && report.contains("endings: "),
        "{report}"
    );
    let figures: serde_json::Value =
        serde_json::from_slice(&fs::read(&json).expect("it was written")).expect("it is JSON");
    assert_eq!(
        (figures["a"].as_str(), figures["games"].as_u64()),
        (Some("greedy"), Some(6))
    );
    assert_eq!(figures["pentanomial"].as_array().map(Vec::len), Some(5));
    assert_eq!(games(&pdn), 6);
    let check = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["pdn", "check", path(&pdn)])
        .output();
    assert_eq!(check.expect("the program runs").status.code(), Some(0));
}

#[test]
fn a_file_is_gone_on_with_only_when_asked_for() {
    let folder = Folder::new("exists");
    let pdn = folder.file("games.pdn");
    let arguments = [
        "--a",
        "random",
        "--b",
        "random name=other",
        "--games",
        "2",
        "--pdn",
        path(&pdn),
    ];
    assert_eq!(run(&arguments).status.code(), Some(0));
    let again = run(&arguments);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("go on with its match with --resume"));
    let other = run(&[&arguments[..], &["--resume", "--seed", "5"]].concat());
    assert_eq!(other.status.code(), Some(2));
    assert!(
        text(&other.stderr).contains("games of another match"),
        "{}",
        text(&other.stderr)
    );
    assert_eq!(
        run(&[&arguments[..], &["--resume"]].concat()).status.code(),
        Some(0)
    );
    assert_eq!(games(&pdn), 2);
}

/// Ends a program at once, as a power cut would.
fn kill(mut child: Child) {
    child.kill().expect("it still runs");
    child.wait().expect("it has ended");
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let folder = Folder::new("killed");
    let pdn = folder.file("games.pdn");
    let arguments = [
        "--a",
        "damier nodes=3000 hash=1",
        "--b",
        "damier nodes=2000 hash=1",
        "--game",
        "checkers",
        "--games",
        "12",
        "--concurrency",
        "2",
        "--pdn",
        path(&pdn),
        "--resume",
    ];
    let child = command(&arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let child = child.expect("the program runs");
    let deadline = Instant::now() + Duration::from_mins(1);
    while games(&pdn) < 3 && Instant::now() < deadline {
        thread::sleep(Duration::from_millis(2));
    }
    kill(child);
    // And the last game did not get to the disk as a whole.
    let before = fs::read(&pdn).expect("it was written");
    fs::write(&pdn, &before[..before.len() - 9]).expect("it can be written");
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(
        text(&output.stdout).contains(": 12 games, "),
        "{}",
        text(&output.stdout)
    );
    let after = fs::read_to_string(&pdn).expect("it was written");
    let mut rounds: Vec<u32> = after
        .lines()
        .filter_map(|line| {
            line.strip_prefix("[Round \"")?
                .strip_suffix("\"]")?
                .parse()
                .ok()
        })
        .collect();
    rounds.sort_unstable();
    assert_eq!(rounds, (1..=12).collect::<Vec<u32>>());
    // The whole games of the first run are there as they were.
    let first = text(&before);
    let kept = first.rfind("\n[Event ").unwrap_or(0);
    assert!(after.starts_with(&first[..kept]));
}

#[test]
fn an_engine_that_breaks_the_rules_gives_exit_code_1() {
    let engine = "hub name=Broken cmd=\"sh -c 'echo wait; read x; echo ready; read y'\"";
    let arguments = [
        "--a",
        engine,
        "--b",
        "random",
        "--games",
        "2",
        "--move-time",
        "0.1",
    ];
    let output = run(&arguments);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let report = text(&output.stdout);
    assert!(report.contains("irregular: game 1 ("), "{report}");
    assert!(report.contains("): Broken: crash: it ended"), "{report}");
    assert!(text(&output.stderr).contains("Broken: crash: "));
    assert_eq!(
        run(&[&arguments[..], &["--tolerate"]].concat())
            .status
            .code(),
        Some(0)
    );
}

#[test]
fn what_is_no_match_is_refused_with_the_reason() {
    for (arguments, reason) in [
        (
            &["--a", "chess", "--b", "random"][..],
            "\"chess\" is no kind of engine",
        ),
        (
            &["--a", "damier", "--b", "random"],
            "damier has no limit for a move",
        ),
        (
            &["--a", "damier", "--b", "random", "--sprt", "5,0"],
            "expected ELO0 below ELO1",
        ),
        (
            &["--a", "random", "--b", "greedy", "--openings", "random:99"],
            "at most 40 plies",
        ),
        (
            &["--a", "random", "--b", "greedy", "--openings", "/no/such"],
            "/no/such cannot be read",
        ),
        (&["--a", "random", "--b", "greedy", "--resume"], "--pdn"),
        (
            &[
                "--a", "damier", "--b", "random", "--nodes", "5", "--depth", "3",
            ],
            "cannot be used with",
        ),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let found = text(&output.stderr);
        assert!(found.contains(reason), "{found}");
    }
}

#[test]
fn engines_that_cannot_differ_are_warned_of() {
    let engines = [
        "--a",
        "damier nodes=60 hash=1 name=x",
        "--b",
        "damier nodes=60 hash=1",
    ];
    let output = run(&[&engines[..], &["--games", "2", "--game", "checkers"]].concat());
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("always play the same"));
    assert!(text(&output.stdout).contains("warning: 1 games were the same as an earlier one"));
}
