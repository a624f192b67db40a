//! Runs of self-play: the same games however they are shared out and broken off.

use std::fs;
use std::path::{Path, PathBuf};

use damier_engine::Evaluation;
use damier_rules::{Brazilian, Variant};
use damier_trainer::data::each_game;
use damier_trainer::games::Record;
use damier_trainer::self_play::{Plan, run};

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the target folder can be written");
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn plan(games: u32, shard: (u32, u32), threads: usize) -> Plan<Brazilian> {
    Plan {
        games,
        shard,
        seed: 5,
        nodes: 40,
        evaluation: Evaluation::HandMade,
        threads,
        origin: "a test".to_owned(),
    }
}

#[track_caller]
fn play(plan: &Plan<Brazilian>, path: &Path) {
    run::<Brazilian>(plan, path, |_| ()).expect("the run goes to its end");
}

#[track_caller]
fn games<V: Variant>(path: &Path) -> Vec<Record<V>> {
    let mut games = Vec::new();
    let mut say = |line: &str| panic!("{line}");
    each_game(path, &mut say, |record| {
        games.push(record);
        true
    })
    .expect("the file is whole");
    games
}

#[test]
fn games_do_not_depend_on_threads_or_shards() {
    let folder = Folder::new("threads-and-shards");
    let (one, three) = (folder.file("one"), folder.file("three"));
    play(&plan(9, (0, 1), 1), &one);
    play(&plan(9, (0, 1), 3), &three);
    assert!(fs::read(&one).unwrap() == fs::read(&three).unwrap());

    let mut of_shards = Vec::new();
    for shard in 0..4 {
        let file = folder.file(&format!("shard-{shard}"));
        play(&plan(9, (shard, 4), 1), &file);
        of_shards.extend(games::<Brazilian>(&file));
    }
    of_shards.sort_by_key(|record| record.number);
    assert!(
        of_shards == games::<Brazilian>(&one),
        "each game once, and the same"
    );
}

#[test]
fn a_run_goes_on_behind_the_last_whole_game() {
    let folder = Folder::new("goes-on");
    let file = folder.file("games");
    play(&plan(3, (0, 1), 1), &file);
    let whole = fs::read(&file).unwrap();
    let last = games::<Brazilian>(&file)
        .pop()
        .expect("there are three")
        .to_bytes()
        .len();
    for end in whole.len() - last..=whole.len() {
        fs::write(&file, &whole[..end]).unwrap();
        play(&plan(3, (0, 1), 1), &file);
        assert!(fs::read(&file).unwrap() == whole, "cut at {end}");
    }
}

#[test]
fn a_file_of_another_run_is_left_alone() {
    let folder = Folder::new("another-run");
    let file = folder.file("games");
    play(&plan(1, (0, 1), 1), &file);
    let before = fs::read(&file).unwrap();
    let mut other = plan(2, (0, 1), 1);
    other.origin = "another".to_owned();
    let refusal = run::<Brazilian>(&other, &file, |_| ())
        .unwrap_err()
        .to_string();
    assert!(refusal.contains("was made by another command"), "{refusal}");
    assert!(fs::read(&file).unwrap() == before);
}
