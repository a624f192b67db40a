//! Outcomes under running draw counters, against searches that know the rules alone.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where it stopped"
)]

use damier_endgame::{Material, Outcome, PliesLeft, Tables, built_in};
use damier_rules::{
    Color, Counters, DrawRules, International, Kind, Piece, Position, Setup, Square, profiles,
};

/// A sequence of numbers without pattern.
struct Numbers(u64);

impl Numbers {
    fn below<N: TryFrom<u64>>(&mut self, limit: u64) -> N {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        N::try_from((self.0 >> 33) % limit).unwrap_or_else(|_| unreachable!("limits are small"))
    }

    /// A position with these pieces, White to move.
    fn position(&mut self, material: Material) -> Position<International> {
        let groups = [
            (material.white_men, Color::White, Kind::Man),
            (material.white_kings, Color::White, Kind::King),
            (material.black_men, Color::Black, Kind::Man),
            (material.black_kings, Color::Black, Kind::King),
        ];
        loop {
            let mut setup = Setup {
                turn: Some(Color::White),
                ..Setup::default()
            };
            for (count, color, kind) in groups {
                for _ in 0..count {
                    let square = Square::new(self.below::<u8>(50) + 1).unwrap();
                    setup.pieces.push((square, Piece { color, kind }));
                }
            }
            if let Ok(position) = setup.position() {
                return position;
            }
        }
    }
}

/// The outcome by a search that plays until a counter or the rules end the game. `is_settled` cuts
/// lines in which the counter of king moves was set back.
fn search(
    position: &Position<International>,
    rules: &DrawRules,
    counters: Counters,
    is_settled: &dyn Fn(&Position<International>, &Counters) -> Option<Outcome>,
) -> Outcome {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Outcome::Loss;
    }
    if counters.reached(rules).is_some() {
        return Outcome::Draw;
    }
    if let Some(outcome) = is_settled(position, &counters) {
        return outcome;
    }
    let values = moves.iter().map(|mv| {
        let after = position.after(*mv);
        let counters = counters.after(rules, *mv, &after);
        search(&after, rules, counters, is_settled).reversed()
    });
    values.max().unwrap()
}

/// Counters that have run so long that so many plies are left of one of them.
fn counters_with(
    position: &Position<International>,
    rules: &DrawRules,
    is_left: impl Fn(PliesLeft) -> bool,
) -> Option<Counters> {
    let mut counters = Counters::at_start(rules, position);
    // A king walks to and fro on an empty board: only the counters matter.
    let king: Position<International> = Position::from_fen("W:WK46:B1").unwrap();
    let mv = *king.legal_moves().iter().find(|mv| !mv.is_capture())?;
    for _ in 0..60 {
        if is_left(PliesLeft::of(rules, &counters)?) {
            return Some(counters);
        }
        counters = counters.after(rules, mv, position);
    }
    None
}

fn tables() -> &'static Tables<International> {
    let tables = built_in().unwrap();
    tables.unpack_distances();
    tables
}

#[test]
fn few_plies_against_a_lone_king_are_searched_alike() {
    let (tables, mut numbers) = (tables(), Numbers(1));
    let rules = profiles::FMJD;
    let mut wins_lost = 0;
    for text in ["3k-1k", "1m2k-1k", "2k-1k", "1m1k-1k", "1k-2m1k", "1k-3k"] {
        let material: Material = text.parse().unwrap();
        for _ in 0..60 {
            let position = numbers.position(material);
            let plies = numbers.below::<u16>(4) + 1;
            let is_left = |left: PliesLeft| left.lone_king == Some(plies);
            let counters = counters_with(&position, &rules, is_left).unwrap();
            let expected = search(&position, &rules, counters, &|_, _| None);
            let left = PliesLeft::of(&rules, &counters).unwrap();
            let found = tables.outcome_within(&position, left).unwrap();
            assert_eq!(found, expected, "{position:?} with {plies} plies left");
            wins_lost += u32::from(Some(found) != tables.outcome(&position));
        }
    }
    assert!(wins_lost > 20, "{wins_lost}");
}

#[test]
fn few_moves_of_kings_are_searched_alike() {
    let (tables, mut numbers) = (tables(), Numbers(2));
    let rules = profiles::SIMPLE_25;
    let mut wins_lost = 0;
    for text in ["2k-2k", "2k-1m1k", "1m1k-1m1k", "2k-2m", "1k-2m", "2k-1m"] {
        let material: Material = text.parse().unwrap();
        for _ in 0..60 {
            let position = numbers.position(material);
            let plies = numbers.below::<u16>(4) + 1;
            let is_left = |left: PliesLeft| left.king_moves == Some(plies);
            let counters = counters_with(&position, &rules, is_left).unwrap();
            // Fifty plies are enough for any win.
            let is_settled = |position: &Position<International>, counters: &Counters| {
                let left = PliesLeft::of(&rules, counters)?;
                if left.king_moves == Some(50) {
                    tables.outcome(position)
                } else {
                    None
                }
            };
            let expected = search(&position, &rules, counters, &is_settled);
            let left = PliesLeft::of(&rules, &counters).unwrap();
            let found = tables.outcome_within(&position, left).unwrap();
            assert_eq!(found, expected, "{position:?} with {plies} plies left");
            wins_lost += u32::from(Some(found) != tables.outcome(&position));
        }
    }
    assert!(wins_lost > 10, "{wins_lost}");
}

/// What `outcome_within` rests on: a counter that begins on the way leaves time for every win. The
/// longest play of each slice is compared with the tables in another test.
#[test]
fn no_win_is_lost_to_a_fresh_counter() {
    let mut rows = 0;
    for line in include_str!("data/endgame-wld.tsv").lines() {
        let cells: Vec<&str> = line.split('\t').collect();
        if cells[0] != "international" {
            continue;
        }
        let material: Material = cells[1].parse().unwrap();
        let plies: u32 = cells[10]
            .parse::<u32>()
            .unwrap()
            .max(cells[13].parse().unwrap());
        assert!(plies < 50, "{material}: {plies}");
        let sides = [material, material.turned()];
        let lone = sides
            .iter()
            .find(|side| (side.white_men, side.white_kings) == (0, 1));
        if lone.is_some_and(|side| side.black_kings > 0) {
            let limit = match material.pieces() {
                2 | 3 => 10,
                4 => 32,
                _ => continue,
            };
            assert!(plies <= limit, "{material}: {plies}");
        }
        rows += 1;
    }
    assert_eq!(rows, 41);
}
