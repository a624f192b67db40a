//! Games that are ended before the rules end them.

use std::fmt;
use std::str::FromStr;

use damier_rules::{Color, Outcome};

use crate::limit::{LimitError, count};

/// When a game ends early. Nothing of it is asked for by default.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Adjudication {
    /// A win that both engines see.
    pub win: Option<WinRule>,
    /// A draw that both engines see.
    pub draw: Option<DrawRule>,
    /// A draw after so many plies, whatever stands on the board.
    pub max_plies: Option<usize>,
    /// What the endgame tables in the program know, under the counters of the game.
    pub tables: bool,
}

/// Both engines say that the same side is ahead by so many men or more, for so many plies in a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinRule {
    /// The lead in men.
    pub men: f64,
    /// Plies in a row, at least two, so that both engines are asked.
    pub plies: usize,
}

/// Both engines say that nobody is ahead by more than so many men, for so many plies in a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawRule {
    /// The lead in men.
    pub men: f64,
    /// Plies in a row, at least two, so that both engines are asked.
    pub plies: usize,
    /// Not before this ply of the game.
    pub from_ply: usize,
}

impl Adjudication {
    /// How a game ends in which the engines gave these scores, in men from White's view, ply by ply;
    /// with the name of the rule. An engine that gives no score agrees to nothing.
    pub(crate) fn verdict(&self, scores: &[Option<f64>]) -> Option<(Outcome, &'static str)> {
        let last = |plies: usize| scores.get(scores.len().checked_sub(plies)?..);
        if let Some(scores) = self.win.and_then(|rule| last(rule.plies)) {
            let men = self.win.map_or(f64::MAX, |rule| rule.men);
            let all = |is_won: fn(f64, f64) -> bool| {
                let mut each = scores.iter();
                each.all(|score| score.is_some_and(|score| is_won(score, men)))
            };
            if all(|score, men| score >= men) {
                return Some((Outcome::Win(Color::White), "adjudicated-win"));
            }
            if all(|score, men| score <= -men) {
                return Some((Outcome::Win(Color::Black), "adjudicated-win"));
            }
        }
        if let Some(rule) = self.draw.filter(|rule| scores.len() >= rule.from_ply) {
            let is_even = |score: &Option<f64>| score.is_some_and(|score| score.abs() <= rule.men);
            if last(rule.plies).is_some_and(|scores| scores.iter().all(is_even)) {
                return Some((Outcome::Draw, "adjudicated-draw"));
            }
        }
        let is_long = self.max_plies.is_some_and(|most| scores.len() >= most);
        is_long.then_some((Outcome::Draw, "max-plies"))
    }
}

fn men(text: &str) -> Result<f64, LimitError> {
    let men = text.parse::<f64>().ok();
    men.filter(|men| (0.0..1000.0).contains(men))
        .ok_or_else(|| LimitError::new(text, "a number of men, such as 2.5"))
}

fn two_plies(text: &str) -> Result<usize, LimitError> {
    Some(count::<usize>(text)?)
        .filter(|&plies| plies >= 2)
        .ok_or_else(|| LimitError::new(text, "2 plies or more, so that both engines are asked"))
}

impl FromStr for WinRule {
    type Err = LimitError;

    /// Reads `MEN,PLIES`.
    fn from_str(text: &str) -> Result<Self, LimitError> {
        let (lead, plies) = text
            .split_once(',')
            .ok_or_else(|| LimitError::new(text, "MEN,PLIES, such as 3,8"))?;
        Ok(Self {
            men: men(lead)?,
            plies: two_plies(plies)?,
        })
    }
}

impl FromStr for DrawRule {
    type Err = LimitError;

    /// Reads `MEN,PLIES,FROM_PLY`.
    fn from_str(text: &str) -> Result<Self, LimitError> {
        let parts: Vec<&str> = text.split(',').collect();
        let &[lead, plies, from_ply] = parts.as_slice() else {
            return Err(LimitError::new(
                text,
                "MEN,PLIES,FROM_PLY, such as 0.2,20,80",
            ));
        };
        Ok(Self {
            men: men(lead)?,
            plies: two_plies(plies)?,
            from_ply: count(from_ply)?,
        })
    }
}

impl fmt::Display for Adjudication {
    /// What differs from game to game is written: nothing where nothing is adjudicated.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.win {
            write!(f, " win {},{}", rule.men, rule.plies)?;
        }
        if let Some(rule) = self.draw {
            write!(f, " draw {},{},{}", rule.men, rule.plies, rule.from_ply)?;
        }
        if let Some(most) = self.max_plies {
            write!(f, " max-plies {most}")?;
        }
        if self.tables {
            f.write_str(" tables")
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Adjudication {
        Adjudication {
            win: Some("3,4".parse().expect("a rule")),
            draw: Some("0.2,3,6".parse().expect("a rule")),
            max_plies: Some(10),
            tables: false,
        }
    }

    #[track_caller]
    fn check(scores: &[f64], expected: Option<&str>) {
        let scores: Vec<_> = scores.iter().map(|&score| Some(score)).collect();
        assert_eq!(rules().verdict(&scores).map(|(_, name)| name), expected);
    }

    #[test]
    fn both_must_see_a_win_for_long_enough() {
        check(&[3.0, 3.0, 100.0], None);
        check(&[2.9, 3.0, 3.0, 3.0], None);
        check(&[0.0, 3.0, 4.0, 3.0, 3.5], Some("adjudicated-win"));
        check(&[3.0, -3.0, 3.0, -3.0], None);
        let black = rules()
            .verdict(&[Some(-9.0); 4])
            .map(|(outcome, _)| outcome);
        assert_eq!(black, Some(Outcome::Win(Color::Black)));
        assert_eq!(
            rules().verdict(&[Some(9.0), None, Some(9.0), Some(9.0)]),
            None
        );
    }

    #[test]
    fn a_draw_is_given_late_enough() {
        check(&[0.1, 0.1, -0.2, 0.0, 0.1], None);
        check(&[0.1, 0.1, -0.2, 0.0, 0.1, 0.2], Some("adjudicated-draw"));
        check(&[0.1, 0.1, -0.2, 0.0, 0.3, 0.2], None);
        check(&[1.0; 10], Some("max-plies"));
        assert_eq!(Adjudication::default().verdict(&[None; 1000]), None);
    }

    #[test]
    fn what_is_no_rule_is_refused() {
        for text in ["3", "3,1", "x,4", "-1,4", "3,4,5"] {
            assert!(text.parse::<WinRule>().is_err(), "{text}");
        }
        for text in ["0.2,3", "0.2,1,6", "0.2,3,0", "NaN,3,6"] {
            assert!(text.parse::<DrawRule>().is_err(), "{text}");
        }
    }
}
