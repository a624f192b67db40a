//! Texts that are one token.

use super::{Lexeme, Plain, signs, words};

/// Whether `text` is one whole move as it is kept in a game, perhaps with the squares captured;
/// and if so, its squares if it has only two.
#[expect(
    clippy::option_option,
    reason = "no move at all, or a move that may be a plain one"
)]
pub(crate) fn single_move(text: &str) -> Option<Option<Plain>> {
    let (path, list) = text
        .split_once(' ')
        .map_or((text, None), |(path, list)| (path, Some(list)));
    let mut normal = String::new();
    let (word, length) = words::read(path.as_bytes(), &mut normal);
    let words::Word::Move(plain) = word else {
        return None;
    };
    let Some(list) = list else {
        return (length == path.len() && normal == path).then_some(plain);
    };
    let (lexeme, list_length) = signs::capture_list(list.as_bytes(), 0, &mut String::new());
    let is_list = matches!(lexeme, Lexeme::CaptureList) && list_length == list.len();
    (is_list && length == path.len() && !path.starts_with('-')).then_some(None)
}

/// The normal form of a result that can be no move.
pub(crate) fn certain_result(text: &str) -> Option<String> {
    let mut normal = String::new();
    let (word, length) = words::read(text.trim().as_bytes(), &mut normal);
    (matches!(word, words::Word::Result) && length == text.trim().len()).then_some(normal)
}

/// Whether `text` is, in normal form, a result that can be no move.
pub(crate) fn is_certain_result(text: &str) -> bool {
    certain_result(text).is_some_and(|normal| normal == text)
}

/// The normal form of a move.
pub(crate) fn normal_move(text: &str) -> Option<String> {
    let mut normal = String::new();
    let (word, length) = words::read(text.trim().as_bytes(), &mut normal);
    (matches!(word, words::Word::Move(_)) && length == text.trim().len()).then_some(normal)
}
