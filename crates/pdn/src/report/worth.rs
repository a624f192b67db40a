//! Scores from White's view, and what a move has cost.

use std::fmt;

use damier_rules::{Color, End, Outcome};

/// What a position is worth, from White's view whoever is to move.
///
/// It is shown as players write it:
///
/// ```
/// use damier_pdn::report::Worth;
/// use damier_rules::Color;
///
/// assert_eq!(Worth::Centimen(-35).to_string(), "-0.35");
/// let win = Worth::Win { winner: Color::White, plies: Some(9) };
/// assert_eq!(win.to_string(), "White wins in 9 plies");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// Hundredths of a man; more is better for White.
    Centimen(i32),
    /// A side wins by force.
    Win {
        /// Who wins.
        winner: Color,
        /// In how many plies; `None` where endgame tables know that it is won and not how soon.
        plies: Option<u16>,
    },
}

/// From this on a side counts as winning, in hundredths of a man. A man more often is not enough for
/// a win in a game of draughts; half a man of better squares on top of it mostly is. This is a
/// judgement and not the result of a match.
pub const WINNING_CENTIMEN: i32 = 150;

/// Below this a side no longer counts as winning, in hundredths of a man: half of
/// [`WINNING_CENTIMEN`]. The gap keeps a score that swings about the border from marking every
/// second move, since scores of one game differ by some tenths of a man between two depths.
pub const HOLDING_CENTIMEN: i32 = 75;

/// From this on a score stands for a win that the endgame tables know without its length, in hundredths
/// of a man.
pub const KNOWN_WIN_CENTIMEN: i32 = 19_000;

/// How such a win is written where only a number will do.
const WRITTEN_WIN_CENTIMEN: i32 = 20_000;

/// A move that gives away part of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Half a point: a win has become a draw, or a draw a loss.
    Mistake,
    /// A whole point: a win has become a loss.
    Blunder,
}

impl Mark {
    /// The sign as players write it.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl Worth {
    /// A score of the side to move in hundredths of a man. From [`KNOWN_WIN_CENTIMEN`] on it is the win
    /// that the endgame tables know without its length.
    #[must_use]
    pub fn of_centimen(centimen: i32, turn: Color) -> Self {
        if centimen.abs() >= KNOWN_WIN_CENTIMEN {
            let winner = if centimen > 0 { turn } else { !turn };
            return Self::Win {
                winner,
                plies: None,
            };
        }
        Self::Centimen(if turn == Color::White {
            centimen
        } else {
            -centimen
        })
    }

    /// What a game is worth that has ended.
    #[must_use]
    pub fn of_end(end: End) -> Self {
        match end.outcome {
            Outcome::Win(winner) => Self::Win {
                winner,
                plies: Some(0),
            },
            Outcome::Draw => Self::Centimen(0),
        }
    }

    /// In men; `None` for a forced win.
    #[must_use]
    pub fn men(self) -> Option<f64> {
        match self {
            Self::Centimen(centimen) => Some(f64::from(centimen) / 100.0),
            Self::Win { .. } => None,
        }
    }

    /// Who wins by force; `None` if no win is in sight.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Centimen(_) => None,
            Self::Win { winner, .. } => Some(winner),
        }
    }

    /// The plies to a forced win, below zero if it is Black's; `None` if none is in sight, or it is not
    /// known how long it takes.
    #[must_use]
    pub fn win_in_plies(self) -> Option<i32> {
        match self {
            Self::Centimen(_) => None,
            Self::Win { winner, plies } => plies.map(|plies| match winner {
                Color::White => i32::from(plies),
                Color::Black => -i32::from(plies),
            }),
        }
    }

    /// The value of an `eval` command: `-0.35`; or `#5` and `#-5` for a win of White or Black in so many
    /// moves of the winner. A win of unknown length is written as `200.00` men.
    #[must_use]
    pub fn command_value(self) -> String {
        let men = |centimen: i32| {
            let sign = if centimen < 0 { "-" } else { "" };
            let size = centimen.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        };
        match self {
            Self::Centimen(centimen) => men(centimen),
            Self::Win { winner, plies } => {
                let is_white = winner == Color::White;
                match plies {
                    Some(plies) => {
                        format!("#{}{}", if is_white { "" } else { "-" }, plies.div_ceil(2))
                    }
                    None if is_white => men(WRITTEN_WIN_CENTIMEN),
                    None => men(-WRITTEN_WIN_CENTIMEN),
                }
            }
        }
    }

    /// What a side has lost by a move, if it had `self` before and has `after` behind it.
    #[must_use]
    pub fn lost_by(self, mover: Color, after: Self) -> Option<Mark> {
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
                let name = if winner == Color::White {
                    "White"
                } else {
                    "Black"
                };
                f.pad(&match plies {
                    None => format!("{name} wins"),
                    Some(0) => format!("{name} has won"),
                    Some(1) => format!("{name} wins in 1 ply"),
                    Some(plies) => format!("{name} wins in {plies} plies"),
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(worth: Worth, text: &str, command: &str) {
        assert_eq!(
            (&*worth.to_string(), &*worth.command_value()),
            (text, command)
        );
    }

    fn win(winner: Color, plies: impl Into<Option<u16>>) -> Worth {
        let plies = plies.into();
        Worth::Win { winner, plies }
    }

    #[test]
    fn scores_are_told_from_whites_view() {
        let of = Worth::of_centimen;
        check_text(of(12, Color::White), "+0.12", "0.12");
        check_text(of(12, Color::Black), "-0.12", "-0.12");
        check_text(of(-250, Color::Black), "+2.50", "2.50");
        check_text(of(0, Color::Black), "0.00", "0.00");
        check_text(of(19_931, Color::Black), "Black wins", "-200.00");
        check_text(of(-19_900, Color::Black), "White wins", "200.00");
    }

    #[test]
    fn forced_wins_are_told_with_their_length() {
        check_text(win(Color::White, 9), "White wins in 9 plies", "#5");
        check_text(win(Color::Black, 1), "Black wins in 1 ply", "#-1");
        check_text(win(Color::Black, 4), "Black wins in 4 plies", "#-2");
        check_text(win(Color::White, 0), "White has won", "#0");
    }

    #[test]
    fn a_forced_win_has_plies_and_no_men() {
        let worth = win(Color::Black, 4);
        assert_eq!((worth.men(), worth.win_in_plies()), (None, Some(-4)));
        let worth = win(Color::Black, None);
        assert_eq!((worth.men(), worth.win_in_plies()), (None, None));
        assert_eq!(worth.winner(), Some(Color::Black));
        let worth = Worth::of_centimen(35, Color::Black);
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
        let lost = win(Color::Black, 6);
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
