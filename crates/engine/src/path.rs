//! The positions on the way to the one looked at: what a draw by repetition or by a counter needs.

use damier_rules::{Counters, DrawRules, Game, Kind, Move, Variant};

use crate::tuning::COUNTER_MATTERS;

/// The keys of the game's positions, and behind them those of the line looked at.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    keys: Vec<u64>,
    /// Where the root of the search stands.
    root: usize,
    repetitions: Option<u32>,
}

impl Path {
    /// The path to the position on the board of a game, with room for so many plies behind it.
    pub(crate) fn of<V: Variant>(game: &Game<V>, plies: usize) -> Self {
        let mut keys: Vec<u64> = game.positions().map(damier_rules::Keyed::key).collect();
        let root = keys.len() - 1;
        keys.resize(root + plies + 1, 0);
        Self {
            keys,
            root,
            repetitions: game.rules().repetitions,
        }
    }

    /// Notes the position that stands so many moves behind the root.
    pub(crate) fn enter(&mut self, height: usize, key: u64) {
        self.keys[self.root + height] = key;
    }

    /// Whether the position so many moves behind the root is drawn by repetition, when the last
    /// `reversible` plies can be repeated.
    ///
    /// A position that has stood since the root is taken for a draw at once, since whoever wants
    /// can repeat it again; one of the game, only when the rules say so.
    pub(crate) fn is_repeated(&self, height: usize, reversible: usize) -> bool {
        let Some(most) = self.repetitions else {
            return false;
        };
        let here = self.root + height;
        let key = self.keys[here];
        let mut stood = 1;
        for back in (4..=reversible.min(here)).step_by(2) {
            if self.keys[here - back] == key {
                stood += 1;
                if here - back >= self.root || stood >= most {
                    return true;
                }
            }
        }
        false
    }
}

/// Whether a move can be undone by later moves.
pub(crate) fn is_reversible<V: Variant>(mv: Move<V>) -> bool {
    mv.kind() == Kind::King && !mv.is_capture()
}

/// How many of the last plies of a game can be repeated.
pub(crate) fn reversible_plies<V: Variant>(game: &Game<V>) -> usize {
    game.moves()
        .fold(0, |plies, mv| if is_reversible(mv) { plies + 1 } else { 0 })
}

/// A number for counters so near to their limits that they change what a position is worth; 0 while
/// none is. Positions that differ in it are kept apart in the table.
pub(crate) fn counters_key(counters: &Counters, rules: &DrawRules) -> u64 {
    let mut key = 0;
    for (index, (limit, plies)) in (1_u64..).zip(counters.each(rules)) {
        if let Some(plies @ 1..) = plies
            && plies.saturating_add(COUNTER_MATTERS) >= limit.plies
        {
            key ^= mix(index << 16 | u64::from(plies));
        }
    }
    key
}

/// Spreads a number over 64 bits: one step of splitmix64 (Steele, Lea and Flood 2014).
pub(crate) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
