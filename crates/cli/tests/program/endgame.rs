//! Endgame tables: built, checked, damaged, asked.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::damier;

/// A folder of its own for a test, which is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("damier-tables-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a temporary path is UTF-8")
    }

    /// The names and bytes of all files.
    fn files(&self) -> Vec<(String, Vec<u8>)> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let mut files: Vec<_> = entries
            .map(|entry| entry.expect("an entry").path())
            .map(|path| {
                let name = path
                    .file_name()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned();
                (name, fs::read(&path).expect("a file"))
            })
            .collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left behind lies among temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn build_arguments(folder: &Folder) -> [&str; 8] {
    [
        "endgame",
        "build",
        "--game",
        "russian",
        "--pieces",
        "3",
        "--out",
        folder.path(),
    ]
}

/// The tables of up to three pieces of Russian draughts.
fn built(name: &str) -> Folder {
    let folder = Folder::new(name);
    let run = damier(&build_arguments(&folder)).with_code(0);
    assert!(run.err.contains("16 of 16 slices"), "{}", run.err);
    folder
}

#[test]
fn tables_are_built_verified_counted_and_joined() {
    let folder = built("whole");
    let run = damier(&["endgame", "verify", "--game", "russian", folder.path()]).with_code(0);
    assert!(
        run.out.contains("of 16 slices follow from their moves"),
        "{}",
        run.out
    );
    let run = damier(&["endgame", "stats", "--game", "russian", folder.path()]).with_code(0);
    let last = run.out.lines().last().expect("totals");
    assert!(last.starts_with("all: 199520 positions"), "{last}");
    let file = folder.0.join("joined");
    let file = file.to_str().expect("UTF-8");
    damier(&[
        "endgame",
        "join",
        "--game",
        "russian",
        "--pieces",
        "3",
        folder.path(),
        file,
    ])
    .with_code(0);
    // A build that is done has nothing to do.
    let before = folder.files();
    let run = damier(&build_arguments(&folder)).with_code(0);
    assert!(!run.err.contains("slices"), "{}", run.err);
    assert_eq!(folder.files(), before);
}

#[test]
fn a_damaged_file_is_named_with_its_blocks() {
    let folder = built("damaged");
    let name = "russian-1m1k-1k.outcomes";
    let path = folder.0.join(name);
    let mut bytes = fs::read(&path).expect("the file is there");
    *bytes.last_mut().expect("bytes") ^= 1;
    fs::write(&path, &bytes).expect("the file can be written");
    for arguments in [
        &build_arguments(&folder)[..],
        &["endgame", "verify", "--game", "russian", folder.path()],
    ] {
        let run = damier(arguments).with_code(2);
        assert!(run.err.contains(name), "{}", run.err);
        assert!(
            run.err.contains("is damaged in blocks 0 to 6"),
            "{}",
            run.err
        );
    }
    fs::write(&path, &bytes[..bytes.len() - 9]).expect("the file can be written");
    let run = damier(&["endgame", "stats", "--game", "russian", folder.path()]).with_code(2);
    assert!(
        run.err.contains("ends within the slice 1m1k-1k"),
        "{}",
        run.err
    );
}

#[test]
fn missing_slices_and_other_games_are_named() {
    let folder = built("missing");
    let none = damier(&["endgame", "stats", "--game", "checkers", folder.path()]).with_code(2);
    assert!(
        none.err.contains("holds no tables of checkers"),
        "{}",
        none.err
    );
    let path = folder.0.join("russian-1k-1k.outcomes");
    let renamed = folder.0.join("checkers-1k-1k.outcomes");
    fs::copy(&path, &renamed).expect("the file can be copied");
    let other = damier(&["endgame", "stats", "--game", "checkers", folder.path()]).with_code(2);
    assert!(
        other
            .err
            .contains("the game with the PDN number 25, expected 21"),
        "{}",
        other.err
    );
    fs::remove_file(&path).expect("the file is there");
    let run = damier(&["endgame", "verify", "--game", "russian", folder.path()]).with_code(2);
    assert!(
        run.err
            .contains("cannot be read without 1k-1k, which is missing"),
        "{}",
        run.err
    );
}

/// Kills the build at moments spread over its whole time.
#[cfg(unix)]
#[test]
fn a_build_that_is_killed_ends_with_the_same_files() {
    let begin = Instant::now();
    let whole = built("undisturbed");
    let time = begin.elapsed();
    for kill in 1..=4_u32 {
        let folder = Folder::new(&format!("killed-{kill}"));
        for part in 0..kill {
            let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
                .args(build_arguments(&folder))
                .stderr(Stdio::null())
                .spawn()
                .expect("the program was built");
            thread::sleep(time * (part + 1) / (kill + 1) + Duration::from_millis(u64::from(kill)));
            // It may have come to its end.
            let _ = child.kill();
            child.wait().expect("the program ends");
        }
        damier(&build_arguments(&folder)).with_code(0);
        assert!(folder.files() == whole.files(), "after {kill} kills");
    }
}

#[test]
fn positions_are_asked() {
    let run = damier(&["endgame", "probe", "built-in", "W:WK1,K7,K18:BK35"]).with_code(0);
    assert!(
        run.out.starts_with("White: win in 15 plies\n"),
        "{}",
        run.out
    );
    let run = damier(&["endgame", "probe", "--json", "built-in", "W:WK10:BK5"]).with_code(0);
    let view: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((&view["value"], &view["plies"]), (&"win".into(), &3.into()));
    assert_eq!(view["moves"][0]["text"], "10-46");
    let run = damier(&["endgame", "probe", "built-in", "start"]).with_code(1);
    assert!(run.err.contains("which have up to 4 pieces"), "{}", run.err);
    let late = [
        "endgame",
        "probe",
        "built-in",
        "W:WK1,K7,K18:BK35",
        "--lone-king-left",
        "12",
    ];
    let run = damier(&late).with_code(0);
    assert!(
        run.out.contains("a draw: the win is not within the plies"),
        "{}",
        run.out
    );
}
