//! King against king in Checkers, counted forwards from the rules alone.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says where it stopped"
)]

use std::collections::HashMap;

use damier_endgame::Outcome;
use damier_rules::{Checkers, Color, Kind, Piece, Position, Setup, Square};

/// Every position of king against king, White to move.
fn positions() -> Vec<Position<Checkers>> {
    let squares = || (1..=32).filter_map(Square::new);
    let king = |color| Piece {
        color,
        kind: Kind::King,
    };
    let pairs = squares().flat_map(|white| squares().map(move |black| (white, black)));
    pairs
        .filter(|(white, black)| white != black)
        .map(|(white, black)| Setup {
            turn: Some(Color::White),
            pieces: vec![(white, king(Color::White)), (black, king(Color::Black))],
            ..Setup::default()
        })
        .map(|setup| setup.position().unwrap())
        .collect()
}

/// The fewest plies in which White forces the end, for each position; those that are no win are
/// left out. Looks one ply further in each round, and knows nothing but the legal moves.
fn wins() -> HashMap<Position<Checkers>, u32> {
    let all = positions();
    let mut ends: HashMap<Position<Checkers>, u32> = HashMap::new();
    for plies in 0..40 {
        let mut found = Vec::new();
        for position in all.iter().flat_map(|white| [*white, white.turned()]) {
            if ends.contains_key(&position) {
                continue;
            }
            let replies = position.legal_moves();
            let mut ends_of = replies.iter().map(|mv| ends.get(&position.after(*mv)));
            // Odd plies are wins of the side to move, even ones its losses.
            let is_end = if plies % 2 == 1 {
                ends_of.any(|end| end.is_some_and(|end| end % 2 == 0))
                    || replies.iter().any(|mv| mv.is_capture())
            } else {
                ends_of.all(|end| end.is_some_and(|end| end % 2 == 1))
            };
            if is_end {
                found.push((position, plies));
            }
        }
        ends.extend(found);
    }
    ends.retain(|position, plies| position.turn() == Color::White && *plies % 2 == 1);
    ends
}

/// Elsewhere 32 positions of the longest wins are counted; these are 34, as in the tables.
#[test]
fn the_longest_wins_are_34() {
    let wins = wins();
    assert_eq!(wins.len(), 230);
    let longest = wins.values().max();
    let count = wins
        .values()
        .filter(|plies| Some(*plies) == longest)
        .count();
    assert_eq!((longest, count), (Some(&11), 34));
    let tables = damier_endgame::built_in::<Checkers>().unwrap();
    for position in positions() {
        let verdict = tables.verdict(&position).unwrap();
        let is_win = verdict.outcome == Outcome::Win;
        assert_eq!(is_win, wins.contains_key(&position), "{position:?}");
        if is_win {
            assert_eq!(verdict.plies.map(u32::from), wins.get(&position).copied());
        }
    }
}
