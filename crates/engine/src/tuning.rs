//! The numbers of the search, each with its unit.

use damier_rules::{Brazilian, Variant};

/// Depth from which later moves are looked at less deeply, in plies.
pub(crate) const REDUCE_FROM_DEPTH: i32 = 3;
/// How many moves are looked at in full before that.
pub(crate) const REDUCE_FROM_MOVE: usize = 2;
/// The higher, the less later moves are reduced: the product of two logarithms, each in
/// hundredths, is divided by this. 32,000 against 22,000: -29 Elo (from -52 to -7); 15,000: -9 (from -30
/// to +12), both with the first weights. With those of generation 3 18,000 against 22,000: +12 Elo (from
/// -18 to +42, 200 games of 40,000 nodes), and a ply deeper.
pub(crate) const REDUCE_DIVISOR: i32 = 18_000;
/// A history of this much makes it a ply less or more.
pub(crate) const REDUCE_HISTORY: i32 = 8_000;
/// Hundredths of the natural logarithm of 1, 2, 3, ... The reductions must be the same on every
/// machine, and the logarithms of two machines need not be.
pub(crate) const LOGARITHM: [i32; 64] = [
    0, 69, 110, 139, 161, 179, 195, 208, 220, 230, 240, 248, 256, 264, 271, 277, 283, 289, 294,
    300, 304, 309, 314, 318, 322, 326, 330, 333, 337, 340, 343, 347, 350, 353, 356, 358, 361, 364,
    366, 369, 371, 374, 376, 378, 381, 383, 385, 387, 389, 391, 393, 395, 397, 399, 401, 403, 404,
    406, 408, 409, 411, 413, 414, 416,
];

/// Depth to which a position far ahead is left at once, in plies, where nothing threatens.
pub(crate) const LEAVE_TO_DEPTH: i32 = 2;
/// How far ahead it must be, in hundredths of a man for each ply of depth. Leaving at 40 against never:
/// +30 Elo (95% from +8 to +53, 600 games of 10,000 nodes a move); at 25: -11 against 40 (from -34 to +12);
/// to depth 4: -19 (from -42 to +4).
pub(crate) const LEAVE_MARGIN: i32 = 40;

/// Depth to which a position far behind is left at once, in plies; 0 for never. Brazilian, 600 games of 6,000
/// nodes a move, against never: to depth 2 with a margin of 150 +21 Elo (95% from +7 to +36), with 100 +16 (from 0 to
/// +32), to depth 4 with 150 +23 (from +8 to +38). The other games gain nothing that shows: International
/// +1 (from -19 to +22, 500 games of 10,000), with 100 +9 (from -12 to +30); Checkers, with 120, +11 (from -7 to +30),
/// Russian -3 (from -22 to +15, 400 games of 6,000 each).
pub(crate) fn give_up_to_depth(game: &str) -> i32 {
    if game == Brazilian::NAME { 4 } else { 0 }
}
/// How far behind it must be, in hundredths of a man for each ply of depth.
pub(crate) const GIVE_UP_MARGIN: i32 = 120;

/// Depth from which a position is first looked at less deeply, to see whether it is far too good.
pub(crate) const TEST_FROM_DEPTH: i32 = 3;
/// The depth of that look, in percent of the depth. 55 against 40: +22 Elo (95% from -2 to +47, 600 games of
/// 10,000 nodes a move).
pub(crate) const TEST_DEPTH_PERCENT: i32 = 55;
/// By how much it must be too good, in hundredths of a man for each ply of depth. 18 against 10: +9 Elo (from
/// -13 to +32).
pub(crate) const TEST_MARGIN: i32 = 13;

/// Depth from which a position without a move known to be good is looked at one ply less deeply. 3
/// against 5: +16 Elo (95% from -6 to +37, 600 games of 10,000 nodes a move).
pub(crate) const KNOW_FROM_DEPTH: i32 = 3;

/// Depth from which the score at the root is first expected near that of the depth before.
pub(crate) const EXPECT_FROM_DEPTH: i32 = 5;
/// How near, in hundredths of a man; doubled each time it turns out to be farther off.
pub(crate) const EXPECT_WITHIN: i32 = 16;

/// A draw counter this near to its limit, in plies, belongs to what a position is worth.
pub(crate) const COUNTER_MATTERS: u16 = 32;

/// Depth from which a thread leaves for later what another is looking at. With two threads and 4 a
/// depth of 13 took 0.74 of the time of one, over 100 openings; 0.74 with 6, 0.80 without it.
pub(crate) const SHARE_FROM_DEPTH: i32 = 4;
