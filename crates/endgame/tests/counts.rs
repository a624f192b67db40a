//! What the solver finds, against independent counts and against the tables in the program.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where it stopped"
)]

use damier_endgame::{Longest, Material, Outcome, Solver, Tables, built_in};
use damier_rules::{Brazilian, Checkers, International, Position, Russian, Variant};

/// Solves all slices of up to four pieces.
fn solve<V: Variant>() -> Solver<V> {
    let mut solver = Solver::new(2);
    for pieces in 2..=4 {
        solver.solve_all(pieces).unwrap();
    }
    solver
}

/// Compares the rows of a game with what the solver finds.
fn check_counts<V: Variant>(name: &str, solver: &mut Solver<V>) {
    let mut rows = 0;
    for line in include_str!("data/endgame-wld.tsv").lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        if cells[0] == name {
            check_row(&cells, solver);
            rows += 1;
        }
    }
    assert!(rows >= 19, "{name}: {rows} rows");
}

fn check_row<V: Variant>(cells: &[&str], solver: &mut Solver<V>) {
    let material: Material = cells[1].parse().unwrap();
    solver.solve(material).unwrap();
    let found = solver.slice(material).unwrap().statistics();
    let number = |cell: usize| cells[cell].parse::<u64>().unwrap();
    let of = |longest: &Longest| (u64::from(longest.plies), longest.positions);
    let name = format!("{} {material}", cells[0]);
    assert_eq!(found.outcomes, [3, 4, 5].map(number), "{name}");
    assert_eq!(
        found.quiet,
        [7, 8, 9].map(number),
        "{name} without captures"
    );
    assert_eq!(number(6), found.quiet.iter().sum::<u64>(), "{name}");
    assert_eq!(
        of(&found.win),
        (number(10), number(11)),
        "{name}: {:?}",
        found.win
    );
    assert_eq!(
        of(&found.loss),
        (number(13), number(14)),
        "{name}: {:?}",
        found.loss
    );
    for (longest, cell) in [(found.win, 12), (found.loss, 15)] {
        assert_eq!(longest.example.is_none(), cells[cell] == "-", "{name}");
    }
}

/// Compares the tables in the program with what the solver finds: all outcomes, some distances.
fn check_built_in<V: Variant>(solver: &Solver<V>) {
    let tables = built_in::<V>().unwrap();
    assert_eq!(tables.max_pieces(), 4);
    for material in (2..=4).flat_map(Material::all) {
        let slice = solver.slice(material).unwrap();
        assert_eq!(tables.counts(material), Some(slice.statistics().quiet));
        slice.compare(tables).unwrap();
        slice.compare_plies(tables, 50_021).unwrap();
    }
}

fn check_game<V: Variant>(name: &str) {
    let mut solver = solve::<V>();
    check_counts(name, &mut solver);
    check_built_in(&solver);
}

#[test]
fn international_is_as_counted_elsewhere() {
    check_game::<International>("international");
}

#[test]
fn checkers_is_as_counted_elsewhere() {
    check_game::<Checkers>("english");
}

#[test]
fn russian_is_as_counted_elsewhere() {
    check_game::<Russian>("russian");
}

#[test]
fn brazilian_is_as_counted_elsewhere() {
    check_game::<Brazilian>("brazilian");
}

fn outcome(text: &str) -> Outcome {
    match text {
        "WIN" => Outcome::Win,
        "DRAW" => Outcome::Draw,
        "LOSS" => Outcome::Loss,
        other => panic!("{other:?} is no outcome"),
    }
}

#[test]
fn positions_are_worth_what_another_database_says() {
    let tables: &Tables<International> = built_in().unwrap();
    let mut small = 0;
    let rows = include_str!("data/endgame-positions.tsv").lines();
    for line in rows.skip_while(|line| !line.starts_with("fen")).skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let position = Position::from_fen(cells[0]).unwrap();
        let pieces: u32 = cells[2].parse().unwrap();
        if pieces > 4 {
            assert_eq!(tables.outcome(&position), None, "{line}");
            continue;
        }
        small += 1;
        let verdict = tables.verdict(&position).unwrap();
        assert_eq!(verdict.outcome, outcome(cells[1]), "{line}");
        assert_eq!(tables.outcome(&position), Some(verdict.outcome), "{line}");
        assert_eq!(verdict.plies, cells[4].parse().ok(), "{line}");
        // The same with the colours exchanged.
        assert_eq!(tables.verdict(&position.turned()), Some(verdict), "{line}");
    }
    assert_eq!(small, 46);
}

#[test]
fn moves_are_ranked_by_what_they_lead_to() {
    let tables: &Tables<International> = built_in().unwrap();
    let position = Position::from_fen("W:WK1,K7,K18:BK35").unwrap();
    let moves = tables.moves(&position).unwrap();
    assert_eq!(moves.len(), position.legal_moves().len());
    assert_eq!(Some(moves[0].1), tables.verdict(&position));
    assert!(
        moves
            .windows(2)
            .all(|pair| pair[0].1.compare(pair[1].1).is_ge())
    );
}

#[test]
fn a_side_without_pieces_has_lost() {
    let tables: &Tables<International> = built_in().unwrap();
    let outcome = |fen| tables.outcome(&Position::from_fen(fen).unwrap());
    assert_eq!(outcome("W:W31:B"), Some(Outcome::Win));
    assert_eq!(outcome("B:W31:B"), Some(Outcome::Loss));
    assert_eq!(outcome("W:W46-50:B1"), None);
}
