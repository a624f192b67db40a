use crate::support::damier;

#[test]
fn the_bench_ends_with_its_sum() {
    let run = damier(&["bench"]).with_code(0);
    let lines: Vec<&str> = run.out.lines().collect();
    let (last, games) = lines.split_last().expect("lines");
    let nodes = |line: &str, name: &str| -> u64 {
        let rest = line.strip_prefix(name).expect("the name of a game");
        let (nodes, speed) = rest.split_once(" nodes ").expect("nodes");
        let (whole, tenths) = speed
            .strip_suffix(" Mn/s")
            .and_then(|speed| speed.split_once('.'))
            .expect("a speed with decimals");
        assert!(whole.parse::<u64>().is_ok() && tenths.len() == 1, "{line}");
        nodes.parse().expect("a number")
    };
    let names = ["international: ", "checkers: ", "russian: ", "brazilian: "];
    assert_eq!(games.len(), names.len());
    let sum: u64 = games
        .iter()
        .zip(names)
        .map(|(line, name)| nodes(line, name))
        .sum();
    assert_eq!(nodes(last, "Bench: "), sum);
}
