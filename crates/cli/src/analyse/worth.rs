//! Scores from White's view, and what a move has cost.

use std::fmt;

use damier_engine::Score;
use damier_rules::{Color, End, Outcome};

/// What a position is worth, from White's view whoever is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worth {
    /// Hundredths of a man; more is better for White.
    Centimen(i32),
    /// A side wins by force, in so many plies.
    Win { winner: Color, plies: u16 },
}

/// From this on a side counts as winning, in hundredths of a man. A man more often is not enough for
/// a win in a game of draughts; half a man of better squares on top of it mostly is. This is a
/// judgement and not the result of a match.
pub(super) const WINNING_CENTIMEN: i32 = 150;

/// Below this a side no longer counts as winning, in hundredths of a man: half of
/// [`WINNING_CENTIMEN`]. The gap keeps a score that swings about the border from marking every
/// second move, since scores of one game differ by some tenths of a man between two depths.
pub(super) const HOLDING_CENTIMEN: i32 = 75;

/// A move that gives away part of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Half a point: a win has become a draw, or a draw a loss.
    Mistake,
    /// A whole point: a win has become a loss.
    Blunder,
}

impl Mark {
    /// The sign as players write it.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl Worth {
    /// A score of the side to move.
    pub(super) fn of(score: Score, turn: Color) -> Self {
        let sign = if turn == Color::White { 1 } else { -1 };
        match (score.centimen(), score.plies_to_end()) {
            (None, Some(plies)) => Self::Win {
                winner: if score.is_win() { turn } else { !turn },
                plies,
            },
            (centimen, _) => Self::Centimen(sign * centimen.unwrap_or_default()),
        }
    }

    /// What a game is worth that has ended.
    pub(super) fn of_end(end: End) -> Self {
        match end.outcome {
            Outcome::Win(winner) => Self::Win { winner, plies: 0 },
            Outcome::Draw => Self::Centimen(0),
        }
    }

    /// In men; `None` for a forced win.
    pub(super) fn men(self) -> Option<f64> {
        match self {
            Self::Centimen(centimen) => Some(f64::from(centimen) / 100.0),
            Self::Win { .. } => None,
        }
    }

    /// The plies to a forced win, below zero if it is Black's; `None` if there is none in sight.
    pub(super) fn win_in_plies(self) -> Option<i32> {
        match self {
            Self::Centimen(_) => None,
            Self::Win {
                winner: Color::White,
                plies,
            } => Some(i32::from(plies)),
            Self::Win { plies, .. } => Some(-i32::from(plies)),
        }
    }

    /// What a side has lost by a move, if it had `self` before and has `after` behind it.
    pub(super) fn lost_by(self, mover: Color, after: Self) -> Option<Mark> {
        let (before, after) = (self.for_side(mover), after.for_side(mover));
        // In half points: those that the side had for sure, and those that it may still hope for.
        let had = match before {
            _ if before >= WINNING_CENTIMEN => 2,
            _ if before > -HOLDING_CENTIMEN => 1,
            _ => 0,
        };
        let has = match after {
            _ if after <= -WINNING_CENTIMEN => 0,
            _ if after < HOLDING_CENTIMEN => 1,
            _ => 2,
        };
        match had - has {
            2 => Some(Mark::Blunder),
            1 => Some(Mark::Mistake),
            _ => None,
        }
    }

    /// Hundredths of a man for a side; a forced win is more than any.
    fn for_side(self, side: Color) -> i32 {
        let for_white = match self {
            Self::Centimen(centimen) => centimen,
            Self::Win {
                winner: Color::White,
                ..
            } => i32::MAX,
            Self::Win { .. } => -i32::MAX,
        };
        if side == Color::White {
            for_white
        } else {
            -for_white
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Centimen(0) => f.pad("0.00"),
            Self::Centimen(centimen) => {
                let sign = if centimen < 0 { '-' } else { '+' };
                let size = centimen.unsigned_abs();
                f.pad(&format!("{sign}{}.{:02}", size / 100, size % 100))
            }
            Self::Win { winner, plies } => {
                let unit = if plies == 1 { "ply" } else { "plies" };
                let name = if winner == Color::White {
                    "White"
                } else {
                    "Black"
                };
                f.pad(&format!("{name} wins in {plies} {unit}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(score: Score, turn: Color, expected: &str) {
        assert_eq!(Worth::of(score, turn).to_string(), expected);
    }

    #[test]
    fn scores_are_told_from_whites_view() {
        check_text(Score::from_centimen(12), Color::White, "+0.12");
        check_text(Score::from_centimen(12), Color::Black, "-0.12");
        check_text(Score::from_centimen(-250), Color::Black, "+2.50");
        check_text(Score::DRAW, Color::Black, "0.00");
        check_text(Score::win_after(9), Color::White, "White wins in 9 plies");
        check_text(Score::win_after(1), Color::Black, "Black wins in 1 ply");
        check_text(Score::loss_after(4), Color::White, "Black wins in 4 plies");
    }

    #[test]
    fn a_forced_win_has_plies_and_no_men() {
        let worth = Worth::of(Score::loss_after(4), Color::White);
        assert_eq!((worth.men(), worth.win_in_plies()), (None, Some(-4)));
        let worth = Worth::of(Score::from_centimen(35), Color::Black);
        assert_eq!((worth.men(), worth.win_in_plies()), (Some(-0.35), None));
    }

    #[track_caller]
    fn check_mark(before: i32, after: i32, expected: Option<Mark>) {
        let white = Worth::Centimen(before).lost_by(Color::White, Worth::Centimen(after));
        assert_eq!(white, expected, "White from {before} to {after}");
        let black = Worth::Centimen(-before).lost_by(Color::Black, Worth::Centimen(-after));
        assert_eq!(black, expected, "Black from {before} to {after}");
    }

    #[test]
    fn half_a_point_is_a_mistake_and_a_whole_one_a_blunder() {
        check_mark(200, 0, Some(Mark::Mistake));
        check_mark(0, -200, Some(Mark::Mistake));
        check_mark(200, -200, Some(Mark::Blunder));
        let lost = Worth::Win {
            winner: Color::Black,
            plies: 6,
        };
        let mark = Worth::Centimen(200).lost_by(Color::White, lost);
        assert_eq!(mark, Some(Mark::Blunder));
    }

    #[test]
    fn swinging_about_a_border_is_no_mistake() {
        check_mark(151, 76, None);
        check_mark(149, 0, None);
        check_mark(-76, -151, None);
        check_mark(0, -149, None);
        check_mark(-200, -900, None);
        check_mark(0, 200, None);
    }
}
