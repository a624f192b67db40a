//! Dates of games, of which often only a part is known.

use crate::error::{Field, QueryError};

/// The days on which a game may have been played, as numbers that compare: year, month and day with two
/// places for each of the latter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Days {
    pub(crate) first: u32,
    pub(crate) last: u32,
}

/// What a part of a date can be.
type Part = (u32, u32);

impl Days {
    /// The days that the tag of a game names: `2024.05.12`, `2024.??.??`, `199?`, with points, dashes or
    /// slashes and the year first or last; of any other text the first four digits in a row are the year.
    pub(crate) fn of_tag(text: &str) -> Option<Self> {
        let text = text.trim();
        Self::exact(text).or_else(|| {
            let mut runs = text.split(|letter: char| !letter.is_ascii_digit());
            Self::exact(runs.find(|run| run.len() == 4)?)
        })
    }

    /// A bound of a search, where everything must be understood.
    pub(crate) fn of_bound(field: Field, text: &str) -> Result<Self, QueryError> {
        Self::exact(text.trim()).ok_or_else(|| {
            QueryError::new(
                field,
                "bad-date",
                text,
                1,
                "expected a date such as 2024.05.12, 2024.05 or 2024, with ? for what is not known",
            )
        })
    }

    fn exact(text: &str) -> Option<Self> {
        let mut parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
        if parts.len() == 3 && parts[2].len() == 4 && parts[0].len() <= 2 {
            parts.reverse();
        }
        let [year, rest @ ..] = &parts[..] else {
            return None;
        };
        if year.len() != 4 || rest.len() > 2 {
            return None;
        }
        let year = part(year, 0, 9999)?;
        let month = part(rest.first().copied().unwrap_or("??"), 1, 12)?;
        let day = part(rest.get(1).copied().unwrap_or("??"), 1, 31)?;
        let number = |year, month, day| year * 10_000 + month * 100 + day;
        // A year of nothing but question marks is no date.
        (year != (0, 9999)).then(|| Self {
            first: number(year.0, month.0, day.0),
            last: number(year.1, month.1, day.1),
        })
    }

    /// Whether one of the days is one of those from the first of one date to the last of another.
    pub(crate) fn meet(self, from: Option<Self>, to: Option<Self>) -> bool {
        from.is_none_or(|from| self.last >= from.first) && to.is_none_or(|to| self.first <= to.last)
    }
}

/// The least and the greatest number that some digits and question marks can be, of those that there are.
fn part(text: &str, least: u32, most: u32) -> Option<Part> {
    let is_part = |byte: u8| byte.is_ascii_digit() || byte == b'?';
    if text.is_empty() || text.len() > 4 || !text.bytes().all(is_part) {
        return None;
    }
    let low: u32 = text.replace('?', "0").parse().ok()?;
    let high: u32 = text.replace('?', "9").parse().ok()?;
    let range = (low.max(least), high.min(most));
    (range.0 <= range.1).then_some(range)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, first: u32, last: u32) {
        assert_eq!(Days::of_tag(text), Some(Days { first, last }), "{text}");
    }

    #[test]
    fn what_is_not_known_may_be_anything() {
        check("2024.05.12", 20_240_512, 20_240_512);
        check("2024.??.??", 20_240_101, 20_241_231);
        check("2024.5", 20_240_501, 20_240_531);
        check("2024.1?", 20_241_001, 20_241_231);
        check("199?", 19_900_101, 19_991_231);
        check("12-05-2024", 20_240_512, 20_240_512);
        check("2024/05/12", 20_240_512, 20_240_512);
    }

    #[test]
    fn of_other_texts_the_year_is_taken() {
        check("17 april 2009", 20_090_101, 20_091_231);
        check("2004.10.27 - 2004.11.01", 20_040_101, 20_041_231);
        for text in ["", "?", "????.??.??", "spring", "12345"] {
            assert_eq!(Days::of_tag(text), None, "{text}");
        }
    }

    #[test]
    fn bounds_must_be_dates() {
        for text in ["2024.13", "24", "????", "2024.05.12.1", "May 2024"] {
            assert!(Days::of_bound(Field::From, text).is_err(), "{text}");
        }
        let bound = |text| Days::of_bound(Field::To, text).ok();
        let game = Days::of_tag("2024.05.??").expect("a date");
        assert!(game.meet(bound("2024"), bound("2024")));
        assert!(game.meet(bound("2024.05.20"), None));
        assert!(game.meet(None, bound("2024.05.02")));
        assert!(!game.meet(bound("2024.06"), None));
        assert!(!game.meet(None, bound("2024.04")));
    }
}
