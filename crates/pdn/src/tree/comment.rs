//! Comments of a tree: words, and commands among them.

use crate::game::Game;
use crate::item::Item;
use crate::reader::Reader;

/// The words of a comment, without its commands.
pub(super) fn words(comment: &str) -> String {
    parts(comment).0
}

/// A comment with other words and the same commands.
pub(super) fn with_words(comment: &str, words: &str) -> String {
    join(&parts(comment).1, words.trim())
}

/// A comment with the same words and, in place of its commands of these names, others.
pub(super) fn with_commands(comment: &str, names: &[&str], others: &str) -> String {
    let (words, commands) = parts(comment);
    let mut kept = String::new();
    for command in commands.split_inclusive(']') {
        let name = command.trim_start_matches("[%");
        let name = name.split([' ', '\n', ']']).next().unwrap_or_default();
        if !names.contains(&name) {
            kept.push_str(command);
        }
    }
    kept.push_str(others);
    join(&kept, &words)
}

/// Two comments as one, the second a paragraph of its own if there are words in both.
pub(super) fn join(first: &str, second: &str) -> String {
    let gap = match (first, second) {
        ("", _) | (_, "") => "",
        _ if words(first).is_empty() => " ",
        _ => "\n",
    };
    [first, gap, second].concat()
}

/// The words and the commands of a comment.
fn parts(comment: &str) -> (String, String) {
    let (mut words, mut commands) = (String::new(), String::new());
    let mut rest = comment;
    while let Some((text, command)) = rest.split_once("[%") {
        let Some((command, after)) = command.split_once(']') else {
            break;
        };
        words.push_str(text.trim_end_matches(' '));
        commands.push_str("[%");
        commands.push_str(command);
        commands.push(']');
        rest = if words.is_empty() {
            after.trim_start_matches(' ')
        } else {
            after
        };
    }
    words.push_str(rest);
    (words.trim().to_owned(), commands)
}

/// The comment as it is read back from a file, which does not hold every text; a mark if it is one.
pub(super) fn settled(comment: &str) -> Settled {
    let mut game = Game::new();
    let pushed = game.push(Item::Move("32-28"));
    if pushed
        .and_then(|()| game.push(Item::Comment(comment)))
        .is_err()
    {
        return Settled::Comment(String::new());
    }
    let text = game.to_string();
    let Some(Ok(game)) = Reader::new(text.as_bytes()).next() else {
        return Settled::Comment(String::new());
    };
    let mut found = String::new();
    for item in game.items() {
        match item {
            Item::Mark(mark) => return Settled::Mark(mark.to_owned()),
            Item::Comment(text) | Item::CommentLine(text) => found = join(&found, text),
            _ => {}
        }
    }
    Settled::Comment(found)
}

/// What a text is once it has been written and read.
pub(super) enum Settled {
    Comment(String),
    Mark(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_from_commands() {
        assert_eq!(words("[%clk 0:09:30] a good move"), "a good move");
        assert_eq!(words("before [%eval 0.1] after"), "before after");
        assert_eq!(words("[%clk 1:00"), "[%clk 1:00");
    }

    #[test]
    fn commands_outlive_the_words() {
        let comment = with_words("[%clk 0:09:30] old [%emt 5]", "new");
        assert_eq!(comment, "[%clk 0:09:30][%emt 5] new");
        assert_eq!(with_words(&comment, " "), "[%clk 0:09:30][%emt 5]");
    }

    #[test]
    fn commands_are_exchanged_by_name() {
        let comment = "[%csl G32] see [%clk 0:09:30] here";
        assert_eq!(
            with_commands(comment, &["csl"], "[%csl R5]"),
            "[%clk 0:09:30][%csl R5] see here"
        );
        assert_eq!(with_commands(comment, &["csl", "clk"], ""), "see here");
    }

    #[track_caller]
    fn check_comment(text: &str, expected: &str) {
        match settled(text) {
            Settled::Comment(found) => assert_eq!(found, expected),
            Settled::Mark(mark) => panic!("{text:?} is the mark {mark}"),
        }
    }

    #[test]
    fn a_comment_is_what_a_file_can_hold() {
        check_comment("  two  words ", "two  words");
        check_comment("one\nline", "one\nline");
        check_comment("a } brace", "a } brace");
        check_comment(" \n ", "");
        assert!(matches!(settled("?!"), Settled::Mark(mark) if mark == "?!"));
    }
}
