//! A text cut into words as a shell would.

use super::SpecError;

/// The words of a text: set apart by blanks, but not inside of quotes, `"` or `'`, which are left out.
pub(crate) fn words(text: &str) -> Result<Vec<String>, SpecError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    for letter in text.chars() {
        match quote {
            Some(sign) if letter == sign => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(sign) = quote {
        let text = text.to_owned();
        return Err(SpecError::OpenQuote { sign, text });
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_blanks_together() {
        let found = words("hub cmd=\"./scan hub\"  name='a \"b\"' e=").expect("all quotes end");
        assert_eq!(found, ["hub", "cmd=./scan hub", "name=a \"b\"", "e="]);
        assert_eq!(words("a ''").expect("all quotes end"), ["a", ""]);
        assert_eq!(words(" \t").expect("no quotes"), [""; 0]);
        assert!(words("a \"b").is_err());
    }
}
