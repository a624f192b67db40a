//! The two clocks of a game.

use std::time::{Duration, Instant};

use damier_rules::Color;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TimeControl {
    /// For the whole game, for each side.
    base: Duration,
    /// Added after each move.
    increment: Duration,
}

/// The most minutes, and the most seconds added for a move.
const MOST: u32 = 600;

impl TimeControl {
    /// Reads `5+3`: five minutes, and three seconds more for each move. `5` is the same as `5+0`;
    /// with `0+3` the first move has those three seconds too.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let number = |part: &str| {
            let number = part.trim().parse::<u32>().ok();
            number.filter(|&number| number <= MOST)
        };
        let (Some(minutes), Some(seconds)) = (number(minutes), number(seconds)) else {
            return Err(format!("expected MIN+SEC such as 5+3, neither over {MOST}"));
        };
        if minutes == 0 && seconds == 0 {
            return Err("no time at all: expected MIN+SEC such as 5+3".to_owned());
        }
        let increment = Duration::from_secs(u64::from(seconds));
        let base = match minutes {
            0 => increment,
            _ => Duration::from_mins(u64::from(minutes)),
        };
        Ok(Self { base, increment })
    }
}

/// The clocks while a game is played.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    control: TimeControl,
    /// What each side had left at the beginning of each ply, the first ply first.
    left: Vec<[Duration; 2]>,
    /// When the side to move began to think.
    since: Instant,
}

impl Clocks {
    /// Clocks for a game of which so many plies have been played.
    pub(super) fn new(control: TimeControl, plies: usize, now: Instant) -> Self {
        Self {
            control,
            left: vec![[control.base; 2]; plies + 1],
            since: now,
        }
    }

    /// What a side has left while `turn` thinks.
    pub(super) fn left(&self, color: Color, turn: Color, now: Instant) -> Duration {
        let at_first = self
            .left
            .last()
            .map_or(self.control.base, |left| left[index(color)]);
        if color == turn {
            at_first.saturating_sub(now.saturating_duration_since(self.since))
        } else {
            at_first
        }
    }

    /// Stops the clock of the side that has moved, and starts the other.
    pub(super) fn press(&mut self, turn: Color, now: Instant) {
        let mut left = [Color::White, Color::Black].map(|color| self.left(color, turn, now));
        left[index(turn)] += self.control.increment;
        self.left.push(left);
        self.since = now;
    }

    /// Sets both clocks to what they showed after so many plies. What was never played, as when a
    /// game taken from a file is played again, takes no time.
    pub(super) fn go_to(&mut self, plies: usize, now: Instant) {
        let last = self.left.last().copied().unwrap_or([self.control.base; 2]);
        self.left.resize(plies + 1, last);
        self.since = now;
    }
}

const fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

/// A time as a clock shows it: `4:59`, under twenty seconds with tenths.
pub(super) fn shown(time: Duration) -> String {
    let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
    if time < Duration::from_secs(20) {
        format!("{minutes}:{seconds:02}.{}", time.subsec_millis() / 100)
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn control(text: &str) -> TimeControl {
        TimeControl::read(text).expect("the test gives a time control")
    }

    #[test]
    fn minutes_and_seconds_are_read() {
        assert_eq!(control("5+3").base, Duration::from_mins(5));
        assert_eq!(control("5").increment, Duration::ZERO);
        assert_eq!(control("0+3").base, Duration::from_secs(3));
        for text in ["", "+", "0+0", "-1+2", "5+3+1", "601", "1:30"] {
            assert!(TimeControl::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_the_side_to_move_uses_time() {
        let began = Instant::now();
        let mut clocks = Clocks::new(control("1+2"), 0, began);
        let later = began + Duration::from_secs(10);
        assert_eq!(
            clocks.left(Color::White, Color::White, later),
            Duration::from_secs(50)
        );
        clocks.press(Color::White, later);
        assert_eq!(
            clocks.left(Color::White, Color::Black, later),
            Duration::from_secs(52)
        );
        assert_eq!(
            clocks.left(Color::Black, Color::Black, later),
            Duration::from_mins(1)
        );
        let much_later = later + Duration::from_secs(100);
        assert_eq!(
            clocks.left(Color::Black, Color::Black, much_later),
            Duration::ZERO
        );
    }

    #[test]
    fn taking_back_gives_the_time_back() {
        let began = Instant::now();
        let mut clocks = Clocks::new(control("1"), 0, began);
        let later = began + Duration::from_secs(10);
        clocks.press(Color::White, later);
        clocks.go_to(0, later);
        assert_eq!(
            clocks.left(Color::White, Color::White, later),
            Duration::from_mins(1)
        );
    }

    #[test]
    fn the_last_seconds_have_tenths() {
        assert_eq!(shown(Duration::from_secs(299)), "4:59");
        assert_eq!(shown(Duration::from_millis(7_250)), "0:07.2");
    }
}
