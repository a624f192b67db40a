//! Names of players, and what they look like.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// The fewest and the most letters of a name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;
/// Names that would look like those who run the place, or like none.
const RESERVED: [&str; 9] = [
    "admin",
    "administrator",
    "computer",
    "damier",
    "moderator",
    "root",
    "support",
    "system",
    "you",
];

/// A name that may be shown, with the keys of what it looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    text: String,
    keys: Vec<String>,
}

/// Why a text is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// It has fewer than 2 or more than 24 letters.
    Length,
    /// It has this letter, which is no letter, digit, hyphen, underscore or full stop.
    Letter(char),
    /// It mixes scripts, as Latin and Cyrillic letters, which hides that it looks like another.
    Scripts,
    /// It is kept for those who run the place.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length => f.write_str("a name has 2 to 24 letters"),
            Self::Letter(letter) => write!(
                f,
                "a name has letters, digits, hyphens, underscores and full stops, and not {letter:?}"
            ),
            Self::Scripts => f.write_str("a name has the letters of one script"),
            Self::Reserved => f.write_str("this name is reserved"),
        }
    }
}

impl std::error::Error for NameError {}

impl Name {
    pub(crate) fn read(text: &str) -> Result<Self, NameError> {
        // Bounded before anything is made of it.
        if text.len() > 200 {
            return Err(NameError::Length);
        }
        let text: String = text.trim().nfkc().collect();
        let is_sign = |letter: char| matches!(letter, '-' | '_' | '.');
        let is_allowed = |letter: char| {
            letter.is_alphanumeric() && letter.identifier_allowed() || is_sign(letter)
        };
        if let Some(letter) = text.chars().find(|&letter| !is_allowed(letter)) {
            return Err(NameError::Letter(letter));
        }
        let letters = text.chars().filter(|&letter| !is_sign(letter)).count();
        if !LENGTH.contains(&text.chars().count()) || letters < 2 {
            return Err(NameError::Length);
        }
        if !text.as_str().is_single_script() {
            return Err(NameError::Scripts);
        }
        let keys = keys(&text);
        let reserved = RESERVED.iter().any(|name| keys.contains(&key(name)));
        if reserved {
            return Err(NameError::Reserved);
        }
        Ok(Self { text, keys })
    }

    /// As it is shown.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// What it looks like: as it is written, and as others might write it.
    pub(crate) fn keys(&self) -> &[String] {
        &self.keys
    }
}

/// The key by which a name is looked up, whatever the case of its letters.
pub(crate) fn key(text: &str) -> String {
    let lower: String = text.trim().nfkc().collect::<String>().to_lowercase();
    folded(&lower)
}

/// Both keys of a name: `Ian` in small letters and, since a capital I looks like a small l, as it stands.
fn keys(text: &str) -> Vec<String> {
    let mut keys = vec![key(text)];
    let seen = folded(text).to_lowercase();
    let seen = folded(&seen);
    if !keys.contains(&seen) {
        keys.push(seen);
    }
    keys
}

/// The skeleton of UTS 39, with what separates words left out.
fn folded(text: &str) -> String {
    let looks: String = skeleton(text).nfkc().collect();
    looks
        .chars()
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares_a_key(a: &str, b: &str) -> bool {
        let keys = |text| Name::read(text).expect("a name").keys().to_vec();
        let (a, b) = (keys(a), keys(b));
        a.iter().any(|key| b.contains(key))
    }

    #[test]
    fn names_that_look_alike_share_a_key() {
        for (a, b) in [
            ("Anna", "anna"),
            ("Alan", "AIan"),
            ("alan", "a1an"),
            ("Bob", "B0b"),
            ("Анна", "анна"),
            ("Мах", "Max"),
            ("jean-paul", "Jean_Paul"),
            ("Ｍax", "Max"),
        ] {
            assert!(shares_a_key(a, b), "{a} {b}");
        }
        for (a, b) in [("Anna", "Anne"), ("Søren", "Soeren"), ("Ian", "Lena")] {
            assert!(!shares_a_key(a, b), "{a} {b}");
        }
    }

    #[test]
    fn a_name_has_letters_of_one_script() {
        assert_eq!(Name::read("\u{410}nna"), Err(NameError::Scripts));
        assert_eq!(Name::read("a"), Err(NameError::Length));
        assert_eq!(Name::read("--"), Err(NameError::Length));
        assert_eq!(Name::read(&"a".repeat(25)), Err(NameError::Length));
        assert_eq!(Name::read(&"a".repeat(1 << 20)), Err(NameError::Length));
        assert_eq!(Name::read("<b>x</b>"), Err(NameError::Letter('<')));
        assert_eq!(Name::read("a\u{202e}b"), Err(NameError::Letter('\u{202e}')));
        assert_eq!(Name::read("a\u{200b}b"), Err(NameError::Letter('\u{200b}')));
        assert_eq!(Name::read("ADM-IN"), Err(NameError::Reserved));
        for name in ["Søren", "Émile", "Ли", "jan.de-vries", "李小龙", "X2"] {
            assert_eq!(Name::read(name).map(|name| name.text), Ok(name.to_owned()));
        }
    }

    #[test]
    fn a_name_is_looked_up_by_its_first_key() {
        for name in ["Anna", "AIan", "Søren", "jean-paul"] {
            let read = Name::read(name).expect("a name");
            assert_eq!(read.keys()[0], key(name));
            assert_eq!(read.keys()[0], key(&name.to_uppercase()));
        }
    }
}
