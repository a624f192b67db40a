//! What a worker answers.

use damier_worker::Worker;

fn answer(request: &str) -> String {
    let mut worker = Worker::new();
    let _ = worker.begin(request);
    // What is not refused and has no limit would go on for days.
    let _ = (0..10_000).any(|_| worker.advance(100));
    worker.report()
}

#[track_caller]
fn check_refused(request: &str, parts: &[&str]) {
    let report = answer(request);
    assert!(report.starts_with("error="), "{report}");
    for part in parts {
        assert!(report.contains(part), "{report} lacks {part}");
    }
}

#[test]
fn a_search_gives_its_best_moves() {
    let report = answer("nodes=3000 lines=3");
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert!(
            line.starts_with("move=") && line.contains(" nodes=3000 pv="),
            "{line}"
        );
    }
}

#[test]
fn moves_are_played_before_the_search() {
    let report = answer("game=international moves=32-28,19-23,28x19x23 depth=3");
    assert!(
        report.starts_with("move=14x23x19") || report.starts_with("move=13x24x19"),
        "{report}"
    );
}

#[test]
fn levels_and_seeds_decide_alone() {
    let request = "game=brazilian level=easy seed=18446744073709551615";
    assert_eq!(answer(request), answer(request));
}

#[test]
fn what_is_wrong_is_named() {
    check_refused("game=chess", &["game=chess", "international, checkers"]);
    check_refused("depth=0", &["depth=0", "from 1 to 99"]);
    check_refused("hash=999999", &["hash=999999", "from 1 to 256"]);
    check_refused("pos=Wbbb", &["pos=Wbbb"]);
    check_refused("moves=32-26", &["32-26"]);
    check_refused("moves=32-28,1-99", &["1-99"]);
    check_refused("level=9", &["level=9", "expert"]);
    check_refused("rules=house", &["rules=house"]);
    check_refused("colour=white", &["colour=white", "one of game"]);
    check_refused("32-28", &["32-28", "a name"]);
    check_refused("think=never", &["think=never", "think=always"]);
    check_refused("level=easy hash=16", &["hash=16", "a level has its own"]);
}

#[test]
fn a_worker_goes_on_after_a_mistake() {
    let mut worker = Worker::new();
    assert!(worker.report().starts_with("error="));
    assert!(worker.begin("depth=x").is_err());
    assert!(worker.advance(10));
    worker.begin("depth=2").expect("it is understood");
    while !worker.advance(10) {}
    assert!(worker.report().starts_with("move="));
}

#[test]
fn a_search_does_not_depend_on_those_before_it() {
    let requests = [
        "nodes=4000 hash=1",
        "nodes=4000 hash=1 moves=32-28",
        "game=russian nodes=4000 hash=1",
        "nodes=4000 hash=1",
        "nodes=4000 hash=2",
        "level=normal seed=7 moves=32-28",
        "nodes=4000 hash=1",
    ];
    let mut worker = Worker::new();
    for request in requests {
        worker.begin(request).expect("it is understood");
        while !worker.advance(777) {}
        assert_eq!(worker.report(), answer(request), "{request}");
    }
}

#[test]
fn a_clock_brings_a_draw_nearer() {
    let asked =
        "rules=simple-25 nodes=2000 pos=WWeeeeeWeeeeeeeeeeWeeeeeeeeeeeeeeeeBeeeeeeeeeeeeeee";
    assert!(!answer(asked).contains("score=0 "));
    assert!(answer(&format!("{asked} clock=49")).contains("score=0 "));
    check_refused("pos=start clock=never", &["clock=never", "65535"]);
}

#[test]
fn an_only_move_is_thought_about_where_that_is_wished() {
    let asked = "nodes=2000 pos=Wbbbbbbeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeweeee";
    assert!(answer(asked).contains(" depth=0 "), "{}", answer(asked));
    let wished = answer(&format!("{asked} think=always"));
    assert!(!wished.contains(" depth=0 "), "{wished}");
}

#[test]
fn a_draw_that_the_tables_know_is_told() {
    let drawn = answer("nodes=2000 pos=WeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeWeeB");
    assert!(drawn.ends_with(" known=draw"), "{drawn}");
    assert!(!answer("nodes=2000").contains("known="));
}

#[test]
fn a_win_that_comes_too_late_is_told() {
    let three = "pos=WWeeeeeWeeeeeeeeeeWeeeeeeeeeeeeeeeeBeeeeeeeeeeeeeee nodes=100";
    let first = |clock: u16| {
        let report = answer(&format!("{three} clock={clock}"));
        report.lines().next().unwrap_or_default().to_owned()
    };
    assert!(first(38).contains(" win=") && !first(38).contains("known="));
    let late = first(39);
    assert!(late.ends_with(" known=late-win left=6 limit=25"), "{late}");
    assert!(late.contains(" score=0 "), "{late}");
    let best = first(0);
    let best = best.split(' ').next().unwrap_or_default();
    let best = best.replace("move=", "moves=");
    let lost = answer(&format!("{three} clock=44 {best}"));
    assert!(lost.contains(" known=late-loss left=2 limit=25"), "{lost}");
}
