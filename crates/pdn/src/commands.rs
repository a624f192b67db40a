//! Commands in comments: `[%clk 1:55:21]`.

use std::time::Duration;

use damier_rules::Color;

/// A command in a comment. It belongs to the move before the comment.
///
/// The standard has `clk` (time left), `mct` (time left on a mechanical clock), `egt` (time used in
/// the game), `emt` (time used for the move) and `clock` (both clocks); programs add their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Command<'a> {
    /// What stands between `%` and the first blank.
    pub name: &'a str,
    /// The rest, without blanks around it.
    pub value: &'a str,
}

/// The time of one player in a `clock` command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockTime {
    /// Whose time it is.
    pub color: Color,
    /// The time.
    pub time: Duration,
    /// Whether this clock is running.
    pub is_running: bool,
}

/// The commands in a comment, in order.
///
/// ```
/// use std::time::Duration;
///
/// let all: Vec<_> = damier_pdn::commands("good [%eval -0.048][%egt 0:0:9.56]").collect();
/// assert_eq!((all[0].name, all[0].value), ("eval", "-0.048"));
/// assert_eq!(all[1].time(), Some(Duration::from_millis(9560)));
/// ```
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let parts = comment.split("[%").skip(1);
    parts.filter_map(|part| {
        let (command, _) = part.split_once(']')?;
        let (name, value) = command
            .split_once(char::is_whitespace)
            .unwrap_or((command, ""));
        Some(Command {
            name,
            value: value.trim(),
        })
    })
}

impl<'a> Command<'a> {
    /// The value as a time: `1:55:21`, `9:30`, `0:0:9.56`.
    #[must_use]
    pub fn time(&self) -> Option<Duration> {
        read_time(self.value)
    }

    /// The times of a `clock` command; `w` and `b` say whose, a capital letter that it is running.
    ///
    /// ```
    /// let command = damier_pdn::commands("[%clock w0:00:10 B0:00:03]").next().unwrap();
    /// let times: Vec<_> = command.clock_times().collect();
    /// assert_eq!((times[0].time.as_secs(), times[0].is_running), (10, false));
    /// assert_eq!((times[1].time.as_secs(), times[1].is_running), (3, true));
    /// ```
    pub fn clock_times(&self) -> impl Iterator<Item = ClockTime> + use<'a> {
        self.value.split_whitespace().filter_map(|part| {
            let mut rest = part.chars();
            let letter = rest.next()?;
            let color = match letter.to_ascii_lowercase() {
                'w' => Color::White,
                'b' => Color::Black,
                _ => return None,
            };
            let time = read_time(rest.as_str())?;
            Some(ClockTime {
                color,
                time,
                is_running: letter.is_ascii_uppercase(),
            })
        })
    }
}

/// Hours, minutes and seconds with colons between them, the seconds perhaps with a fraction.
fn read_time(text: &str) -> Option<Duration> {
    let mut parts = text.rsplit(':');
    let (whole, fraction) = {
        let seconds = parts.next()?;
        seconds.split_once('.').unwrap_or((seconds, "0"))
    };
    let mut seconds = read_number(whole)?;
    for unit in [60, 3600] {
        if let Some(part) = parts.next() {
            seconds = seconds.checked_add(read_number(part)?.checked_mul(unit)?)?;
        }
    }
    let milliseconds = fraction
        .get(..fraction.len().min(3))
        .and_then(read_number)?;
    let scale = [100, 10, 1].get(fraction.len().min(3).checked_sub(1)?)?;
    let rest = parts.next().is_none().then_some(milliseconds * scale)?;
    Some(Duration::from_secs(seconds) + Duration::from_millis(rest))
}

fn read_number(digits: &str) -> Option<u64> {
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_in_all_forms() {
        let millis = |text| read_time(text).map(|time| time.as_millis());
        assert_eq!(millis("1:55:21"), Some(6_921_000));
        assert_eq!(millis("9:30"), Some(570_000));
        assert_eq!(millis("45"), Some(45_000));
        assert_eq!(millis("0:0:9.5"), Some(9_500));
        for wrong in [
            "",
            ":",
            "1:2:3:4",
            "-5",
            "1:x",
            "9.",
            "99999999999999999999",
        ] {
            assert_eq!(millis(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn commands_that_are_not_closed_are_text() {
        assert_eq!(commands("[%clk 1:00").count(), 0);
        assert_eq!(commands("[%inbook] [x] %clk").count(), 1);
    }
}
