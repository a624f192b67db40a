//! Values of arguments, and what is wrong with them.

use std::fmt;
use std::time::Duration;

use super::{Line, LineError};

/// Why a line is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CommandError {
    /// It cannot be read as a line at all.
    Line(LineError),
    /// No command of this direction. Hub asks to ignore it.
    Unknown {
        /// Its first word.
        command: String,
    },
    /// An argument is missing.
    Missing {
        /// The command.
        command: &'static str,
        /// What is missing.
        expected: &'static str,
    },
    /// An argument has a value that it cannot have.
    Value {
        /// The command.
        command: &'static str,
        /// The argument.
        argument: &'static str,
        /// The value.
        found: String,
        /// What it can be.
        expected: &'static str,
    },
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => fmt::Display::fmt(error, f),
            Self::Unknown { command } => write!(f, "the command {command:?} is not known"),
            Self::Missing { command, expected } => write!(f, "{command}: expected {expected}"),
            Self::Value {
                command,
                argument,
                found,
                expected,
            } => write!(f, "{command}: {argument} is {found:?}, expected {expected}"),
        }
    }
}

impl std::error::Error for CommandError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Line(error) => Some(error),
            _ => None,
        }
    }
}

impl From<LineError> for CommandError {
    fn from(error: LineError) -> Self {
        Self::Line(error)
    }
}

/// Reads the arguments of one command.
pub(super) struct Values<'a> {
    pub(super) command: &'static str,
    pub(super) line: &'a Line,
}

impl<'a> Values<'a> {
    pub(super) fn text(&self, name: &str) -> Option<String> {
        self.line.value(name).map(str::to_owned)
    }

    pub(super) fn required(&self, name: &'static str) -> Result<String, CommandError> {
        self.text(name).ok_or(CommandError::Missing {
            command: self.command,
            expected: name,
        })
    }

    pub(super) fn words(&self, name: &str) -> Vec<String> {
        let text = self.line.value(name).unwrap_or_default();
        text.split_ascii_whitespace().map(str::to_owned).collect()
    }

    /// The value of an argument, if it is there, as `read` understands it.
    pub(super) fn read<T>(
        &self,
        argument: &'static str,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<Option<T>, CommandError> {
        let Some(found) = self.line.value(argument) else {
            return Ok(None);
        };
        match read(found) {
            Some(value) => Ok(Some(value)),
            None => Err(CommandError::Value {
                command: self.command,
                argument,
                found: found.chars().take(80).collect(),
                expected,
            }),
        }
    }

    pub(super) fn seconds(&self, name: &'static str) -> Result<Option<Duration>, CommandError> {
        self.read(
            name,
            "seconds with a decimal point, as in 1.5",
            read_seconds,
        )
    }

    pub(super) fn real(&self, name: &'static str) -> Result<Option<f64>, CommandError> {
        self.read(name, "a number with a decimal point, as in 1.5", read_real)
    }

    pub(super) fn whole<T: std::str::FromStr>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, CommandError> {
        self.read(name, "a whole number", |text| text.parse().ok())
    }
}

/// Decimal seconds, exact to the nanosecond. Less than none is none: a clock that has run out.
fn read_seconds(text: &str) -> Option<Duration> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + fraction.len() == 0 || !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    let seconds: u64 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(9);
    let nanos = digits.fold(0, |nanos, digit| nanos * 10 + u32::from(digit - b'0'));
    let duration = Duration::new(seconds, nanos);
    Some(if is_negative {
        Duration::ZERO
    } else {
        duration
    })
}

/// A finite number. What only programs write, such as an exponent, is read too.
pub(super) fn read_real(text: &str) -> Option<f64> {
    let is_plain = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    let number: f64 = text.parse().ok().filter(|_| text.bytes().all(is_plain))?;
    number.is_finite().then_some(number)
}

/// Seconds as Hub writes them: a decimal point in every language, three decimals or as many as it
/// takes.
pub(super) struct Seconds(pub(super) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, nanos) = (self.0.as_secs(), self.0.subsec_nanos());
        if nanos == 0 {
            write!(f, "{seconds}")
        } else if nanos % 1_000_000 == 0 {
            write!(f, "{seconds}.{:03}", nanos / 1_000_000)
        } else {
            write!(f, "{seconds}.{nanos:09}")
        }
    }
}

/// A number with so many decimals, or more where it would not be read back the same.
pub(super) struct Real(pub(super) f64, pub(super) usize);

impl fmt::Display for Real {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Zero has no sign here.
        let value = if self.0 == 0.0 { 0.0 } else { self.0 };
        let short = format!("{value:.*}", self.1);
        if read_real(&short) == Some(value) {
            f.write_str(&short)
        } else {
            write!(f, "{value}")
        }
    }
}

/// Words with a blank between them.
pub(super) struct Words<'a>(pub(super) &'a [String]);

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(u64, u32)>) {
        let expected = expected.map(|(seconds, nanos)| Duration::new(seconds, nanos));
        assert_eq!(read_seconds(text), expected, "{text}");
        if let Some(duration) = expected {
            assert_eq!(read_seconds(&Seconds(duration).to_string()), Some(duration));
        }
    }

    #[test]
    fn seconds_have_a_decimal_point() {
        check("60", Some((60, 0)));
        check("0.25", Some((0, 250_000_000)));
        check(".5", Some((0, 500_000_000)));
        check("7.", Some((7, 0)));
        check("1.0000000019", Some((1, 1)));
        for text in [
            "",
            ".",
            "0,25",
            "1e3",
            "inf",
            "NaN",
            "-",
            "1.2.3",
            "9999999999999999999999",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn a_clock_that_has_run_out_reads_zero() {
        check("-0.3", Some((0, 0)));
    }

    #[test]
    fn numbers_are_written_short_and_exact() {
        assert_eq!(Real(-0.01, 2).to_string(), "-0.01");
        assert_eq!(Real(8.0, 1).to_string(), "8.0");
        assert_eq!(Real(0.125, 2).to_string(), "0.125");
        assert_eq!(Real(-0.0, 2).to_string(), "0.00");
        assert_eq!(read_real("inf"), None);
        assert_eq!(read_real("1,5"), None);
    }
}
