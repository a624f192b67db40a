use serde_json::json;

use crate::support::damier;

/// The nodes of a last line `nodes=<n> seconds=<s> mnps=<x>`, which must have that form.
#[track_caller]
fn nodes(line: &str) -> u64 {
    let fields: Vec<(&str, &str)> = line
        .split(' ')
        .map(|field| field.split_once('=').expect("name=value"))
        .collect();
    let [("nodes", nodes), ("seconds", seconds), ("mnps", mnps)] = fields[..] else {
        panic!("{line} has another form");
    };
    let is_number = |text: &str| text.parse::<f64>().is_ok_and(f64::is_finite);
    assert!(is_number(seconds) && is_number(mnps), "{line}");
    nodes.parse().expect("a whole number")
}

#[track_caller]
fn check(arguments: &[&str], expected: u64) {
    let run = damier(&[&["perft"], arguments].concat()).with_code(0);
    assert_eq!(
        nodes(run.out.lines().last().expect("a line")),
        expected,
        "{arguments:?}"
    );
}

#[test]
fn the_last_line_counts_the_nodes() {
    check(&["--depth", "0"], 1);
    check(&["--depth", "5"], 27_117);
    check(&["--depth", "5", "--no-bulk"], 27_117);
    check(&["--depth", "5", "--divide"], 27_117);
    check(&["--depth", "0", "--divide"], 1);
    check(&["--depth", "6", "--game", "checkers"], 36_768);
    check(&["--depth", "3", "--fen", "B:W50:B"], 0);
    check(&["--depth", "1", "--fen", "W:WK38:B18,19,32,33"], 5);
}

#[test]
fn divide_shows_each_move_in_order() {
    for way in [&[][..], &["--no-bulk"][..]] {
        let run = damier(&[&["perft", "--depth", "3", "--divide"], way].concat()).with_code(0);
        let lines: Vec<&str> = run.out.lines().collect();
        let (last, moves) = lines.split_last().expect("lines");
        let texts: Vec<&str> = moves
            .iter()
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert_eq!(
            texts,
            [
                "31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"
            ]
        );
        let counts = moves
            .iter()
            .map(|line| line.split(' ').nth(1).expect("a count"));
        let sum: u64 = counts
            .map(|count| count.parse::<u64>().expect("a whole number"))
            .sum();
        assert_eq!((sum, nodes(last)), (658, 658));
    }
}

#[test]
fn programs_get_an_object() {
    let run = damier(&[
        "perft",
        "--json",
        "--depth",
        "2",
        "--divide",
        "--fen",
        "W:W31:B20",
    ]);
    let mut answer = run.with_code(0).object();
    assert!(answer["seconds"].is_f64() && answer["mnps"].is_f64());
    answer["seconds"] = json!(0);
    answer["mnps"] = json!(0);
    let divide = |text: &str, to: u32| {
        json!({
            "text": text, "from": 31, "to": to, "captured": [], "path": [31, to],
            "promotes": false, "nodes": 2,
        })
    };
    assert_eq!(
        answer,
        json!({
            "fen": "W:W31:B20",
            "depth": 2,
            "nodes": 4,
            "seconds": 0,
            "mnps": 0,
            "divide": [divide("31-26", 26), divide("31-27", 27)],
        })
    );
}

#[test]
fn a_depth_out_of_reach_is_refused() {
    let run = damier(&["perft", "--depth", "31"]).with_code(2);
    assert!(run.err.contains("31 is not in 0..=30"), "{run:?}");
    damier(&["perft"]).with_code(2);
    damier(&["perft", "--depth", "-1"]).with_code(2);
    damier(&["perft", "--depth", "2", "--fen", "W:W0:B1"]).with_code(2);
}
