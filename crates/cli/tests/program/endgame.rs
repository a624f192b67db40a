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
    assert!(run.err.contains("16 of 16 slices"), "{}", run.err);
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
fn an_analysis_asks_the_tables_of_a_folder() {
    let folder = Folder::new("analysis");
    let path = folder.path();
    let build = ["endgame", "build", "--pieces", "2", "--out", path];
    damier(&build).with_code(0);
    // Three kings win against one that does not hold the long road: the tables in the program know
    // it, those of two pieces do not.
    let analyse = ["analyse", "--depth", "1", "W:WK1,K7,K18:BK35"];
    let run = damier(&analyse).with_code(0);
    assert!(run.out.contains("White wins in 15 plies"), "{run:?}");
    let run = damier(&[&analyse[..], &["--endgames", path]].concat()).with_code(0);
    assert!(!run.out.contains("wins"), "{run:?}");
    // Of a file too; and what cannot be used is named.
    let game = "[GameType \"20\"]\n\n1. 32-28 *\n";
    let file = folder.0.join("game.pdn");
    fs::write(&file, game).expect("a file");
    let file = file.to_str().expect("UTF-8");
    for subject in ["start", file] {
        let nowhere = folder.0.join("nowhere");
        let nowhere = nowhere.to_str().expect("UTF-8");
        let arguments = ["analyse", "--nodes", "9", "--endgames"];
        damier(&[&arguments[..], &[path, subject]].concat()).with_code(0);
        let run = damier(&[&arguments[..], &[nowhere, subject]].concat());
        assert_ne!(run.code, 0, "{run:?}");
        assert!(run.err.contains("nowhere"), "{run:?}");
    }
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

/// Kills the build at random moments, 10 times or as often as `DAMIER_KILLS` says. A build that
/// comes to its end is compared, and another is begun.
#[cfg(unix)]
#[test]
fn a_build_that_is_killed_ends_with_the_same_files() {
    let begin = Instant::now();
    let whole = built("undisturbed");
    let time = begin.elapsed();
    let kills = std::env::var("DAMIER_KILLS").ok();
    let kills = kills.map_or(10, |text| text.parse::<u32>().expect("a number of kills"));
    let mut done = 0;
    let mut state = 1_u64;
    while done < kills {
        let folder = Folder::new(&format!("killed-{done}"));
        while done < kills {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            // Within half of the time of a whole build, so that it is killed several times.
            let moment = time * u32::try_from(state >> 48).expect("16 bits") / (2 << 16);
            if !is_killed_after(moment, &folder) {
                break;
            }
            done += 1;
        }
        damier(&build_arguments(&folder)).with_code(0);
        assert!(folder.files() == whole.files(), "after {done} kills");
    }
}

/// Begins a build and kills it at some moment; whether it had not come to its end.
#[cfg(unix)]
fn is_killed_after(moment: Duration, folder: &Folder) -> bool {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(build_arguments(folder))
        .stderr(Stdio::null())
        .spawn()
        .expect("the program was built");
    thread::sleep(moment);
    // It may have come to its end.
    let _ = child.kill();
    child.wait().expect("the program ends").code().is_none()
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
        run.out
            .contains("a draw: the win is not within the 12 plies"),
        "{}",
        run.out
    );
}

#[test]
fn slices_built_one_by_one_are_the_whole() {
    let whole = built("together");
    let folder = Folder::new("one-by-one");
    // In the order in which they need one another, with what they need solved again.
    for slice in [
        "1k-1k", "1k-1m", "1m-1m", "1k-2k", "1m-2k", "1m1k-1k", "1m1k-1m", "2m-1k", "2m-1m",
    ] {
        let build = [
            "endgame",
            "build",
            "--game",
            "russian",
            "--slice",
            slice,
            "--threads",
            "1",
            "--out",
        ];
        damier(&[&build[..], &[folder.path()]].concat()).with_code(0);
    }
    assert!(folder.files() == whole.files());
}
