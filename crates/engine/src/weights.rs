//! The numbers of the hand-made evaluation; unit: hundredths of a man.

/// A man.
pub(crate) const MAN: i32 = 100;
/// A king that moves over any distance.
pub(crate) const FLYING_KING: i32 = 300;
/// A king that moves one step.
pub(crate) const SHORT_KING: i32 = 145;
/// A man on a row, by how many rows are left to the far one, while all men are on the board ...
pub(crate) const ROW_EARLY: [i32; 10] = [0, 9, 8, 7, 6, 5, 4, 2, 1, 3];
/// ... and when few are left.
pub(crate) const ROW_LATE: [i32; 10] = [0, 62, 45, 32, 23, 16, 10, 5, 2, 0];
/// A man in the middle columns and rows, while all men are on the board.
pub(crate) const CENTRE_MAN: i32 = 4;
/// A man on the left or right edge.
pub(crate) const EDGE_MAN: i32 = -3;
/// A man with a man of its side directly behind it, on either diagonal.
pub(crate) const BACKED_MAN: i32 = 2;
/// For each man that one wing has more than the other, beyond two.
pub(crate) const LOPSIDED: i32 = -4;
/// A man on the own back row while the other side has men to crown.
pub(crate) const GUARD: i32 = 4;
/// A king in the middle.
pub(crate) const CENTRE_KING: i32 = 8;
/// A flying king on the long diagonal.
pub(crate) const MAIN_ROAD_KING: i32 = 12;
/// Being ahead counts for more the fewer men are left: in percent of the lead at the very end.
pub(crate) const LEAD_PERCENT: i32 = 20;
/// A lead that rarely wins is divided by this.
pub(crate) const DRAWISH_DIVISOR: i32 = 8;
/// Having the move.
pub(crate) const TEMPO: i32 = 3;
