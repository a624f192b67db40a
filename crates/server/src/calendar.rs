//! Days and months of times in milliseconds since 1970.

const DAY_MS: i64 = 86_400_000;

/// Days since the first of January 1970, from 0.
pub(crate) const fn day(time: i64) -> i64 {
    time.div_euclid(DAY_MS)
}

/// When a day begins.
pub(crate) const fn start_of_day(day: i64) -> i64 {
    day * DAY_MS
}

/// Year, month from 1 and day from 1 of a time, by the calendar of today.
pub(crate) const fn date(time: i64) -> (i64, i64, i64) {
    // Howard Hinnant's `civil_from_days`: eras of 400 years that begin in March.
    let days = day(time) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year + era * 400 + (month <= 2) as i64;
    (year, month, of_year - (153 * shifted + 2) / 5 + 1)
}

/// Months since January 1970, which is 1.
pub(crate) const fn month(time: i64) -> i64 {
    let (year, month, _) = date(time);
    month_number(year, month)
}

/// The number of a month of a year.
pub(crate) const fn month_number(year: i64, month: i64) -> i64 {
    (year - 1970) * 12 + month
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(951_782_400_000), (2000, 2, 29));
        assert_eq!(date(951_868_800_000), (2000, 3, 1));
        assert_eq!(date(4_107_542_399_999), (2100, 2, 28));
        assert_eq!(date(-1), (1969, 12, 31));
    }

    #[test]
    fn months_count_from_january_1970() {
        assert_eq!(month(0), 1);
        assert_eq!(month(start_of_day(31)), 2);
        assert_eq!(month(951_782_400_000), month_number(2000, 2));
    }
}
