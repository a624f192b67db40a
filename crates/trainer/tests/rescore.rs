//! Games whose scores are found anew: the same games, however the run is broken off.

use std::fs;
use std::path::{Path, PathBuf};

use damier_engine::Evaluation;
use damier_rules::International;
use damier_trainer::data::each_game;
use damier_trainer::games::Record;
use damier_trainer::rescore::{Plan, run};

fn sample() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/sample.games")
}

fn out(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn plan(threads: usize) -> Plan<International> {
    Plan {
        games: vec![sample()],
        nodes: 20,
        evaluation: Evaluation::HandMade,
        threads,
        origin: "a test".to_owned(),
    }
}

#[track_caller]
fn games(path: &Path) -> (String, Vec<Record<International>>) {
    let mut games = Vec::new();
    let origin = each_game(path, &mut |line| panic!("{line}"), |record| {
        games.push(record);
        true
    });
    (origin.expect("the file is whole"), games)
}

#[test]
fn the_games_stay_and_quiet_positions_get_new_scores() {
    let file = out("rescored.games");
    run(&plan(1), &file, |_| ()).expect("the run goes to its end");
    let (origin, after) = games(&file);
    let (played, before) = games(&sample());
    assert!(origin.starts_with("a test\ngames of ") && origin.len() > played.len());
    assert_eq!(after.len(), before.len());
    let mut changed = 0;
    for (after, before) in after.iter().zip(&before) {
        let mut position = before.start;
        for (ply, (new, old)) in after.plies.iter().zip(&before.plies).enumerate() {
            assert_eq!(new.0, old.0);
            if position.has_capture() || ply < usize::from(before.opening_plies) {
                assert_eq!(new.1, old.1, "nothing is learned from {}", position.fen());
            }
            changed += usize::from(new.1 != old.1);
            position = position.after(new.0);
        }
        let same = |record: &Record<International>| (record.number, record.outcome, record.ending);
        assert_eq!(same(after), same(before));
    }
    assert!(changed > before.len(), "{changed} scores are new");
}

#[test]
fn a_run_goes_on_where_it_was_broken_off() {
    let (one, two) = (out("one.games"), out("two.games"));
    run(&plan(1), &one, |_| ()).expect("the run goes to its end");
    let whole = fs::read(&one).unwrap();
    fs::write(&two, &whole[..whole.len() / 2]).unwrap();
    run(&plan(3), &two, |_| ()).expect("it goes on");
    assert!(fs::read(&two).unwrap() == whole);
}
