//! Letters for pictures of dots, so that they look the same wherever they are made and no font of the
//! system is asked for.
//!
//! `letters.txt` has a line for each: its code point, how far it reaches, and its outline as a way of
//! SVG, in units of [`UNITS`] a size. They are outlines of Literata by the Literata Project Authors, the
//! page's own font, under the SIL Open Font License in `LICENSE-OFL`.

use std::collections::HashMap;

const LETTERS: &str = include_str!("letters.txt");
/// So many units are as long as the size of the letters.
pub(super) const UNITS: f32 = 500.0;

/// The outline of a letter and how far it reaches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Letter {
    pub(super) advance: f32,
    pub(super) way: &'static str,
}

/// All letters that there are.
pub(super) fn letters() -> HashMap<char, Letter> {
    let letter = |line: &'static str| {
        let mut parts = line.splitn(3, ' ');
        let code = u32::from_str_radix(parts.next()?, 16).ok()?;
        let letter = Letter {
            advance: parts.next()?.parse().ok()?,
            way: parts.next().unwrap_or_default(),
        };
        Some((char::from_u32(code)?, letter))
    };
    LETTERS.lines().filter_map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_letter() {
        let letters = letters();
        assert_eq!(letters.len(), LETTERS.lines().count());
        for letter in "0123456789abcdefgh AZ.,:;-–×éøç".chars() {
            assert!(letters.contains_key(&letter), "{letter}");
        }
        assert!(letters[&' '].way.is_empty());
        assert!(letters.values().all(|letter| letter.advance > 0.0));
    }
}
