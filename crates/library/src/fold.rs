//! Texts compared as people write them: whatever the case, the accents and the blanks.

/// Letters that are a plain one with something added, by ranges of Unicode in ascending order: for each
/// range its first letter and the plain letters of it and those behind it.
const PLAIN: [(char, &str); 8] = [
    ('à', "aaaaaa"),
    ('ç', "ceeeeiiii"),
    ('ñ', "nooooo"),
    ('ø', "ouuuuy"),
    ('ÿ', "y"),
    // Latin Extended-A, both cases: they come in pairs.
    ('ā', "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii"),
    ('ĵ', "jjkkklllllllllnnnnnnnnnoooooo"),
    ('ŕ', "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"),
];

/// A text as it is compared: lower case, without accents, its blanks single and none at its ends.
///
/// ```
/// use damier_library::folded;
///
/// assert_eq!(folded("  Bertè   DANIELE "), "berte daniele");
/// assert_eq!(folded("Łódź, Ørsted, Straße"), "lodz, orsted, strasse");
/// assert_eq!(folded("Ёлкин"), folded("елкин"));
/// ```
#[must_use]
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            // Accents that stand behind their letter.
            '\u{300}'..='\u{36F}' => {}
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            'ĳ' => out.push_str("ij"),
            'þ' => out.push_str("th"),
            'ð' => out.push('d'),
            'ё' => out.push('е'),
            _ if letter.is_whitespace() => {
                if !out.is_empty() && !out.ends_with(' ') {
                    out.push(' ');
                }
            }
            _ => out.push(plain(letter)),
        }
    }
    out.truncate(out.trim_end().len());
    out
}

fn plain(letter: char) -> char {
    if !('à'..='ſ').contains(&letter) {
        return letter;
    }
    let found = PLAIN.iter().rev().find(|(first, _)| *first <= letter);
    let plain = found.and_then(|(first, letters)| {
        let at = u32::from(letter) - u32::from(*first);
        letters.as_bytes().get(at as usize)
    });
    plain.map_or(letter, |&byte| char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn accents_of_every_neighbour_are_left_out() {
        let text = "àáâãäå çèéêë ìíîï ñ òóôõö ø ùúûü ýÿ";
        assert_eq!(folded(text), "aaaaaa ceeee iiii n ooooo o uuuu yy");
        let text = "āăą ćĉċč ďđ ēĕėęě ĝğġģ ĥħ ĩīĭįı ĵ ķĸ ĺļľŀł ńņňŉŋ ōŏő";
        assert_eq!(
            folded(text),
            "aaa cccc dd eeeee gggg hh iiiii j kk lllll nnnnn ooo"
        );
        let text = "ŕŗř śŝşš ţťŧ ũūŭůűų ŵ ŷ źżž";
        assert_eq!(folded(text), "rrr ssss ttt uuuuuu w y zzz");
        assert_eq!(folded("ÉÀ Ž Ł İ"), "ea z l i");
    }

    #[test]
    fn other_signs_stay() {
        assert_eq!(folded("Шварцман, А. ÷ 1"), "шварцман, а. ÷ 1");
        assert_eq!(folded("e\u{301}te\u{301}"), "ete");
        assert_eq!(folded(" \t "), "");
    }
}
