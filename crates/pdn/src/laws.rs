//! What holds for every input: called by the property tests and by fuzz targets.

use crate::{Game, Reader, Tokens, Writer};

/// Reading any bytes, checking what was read and writing it, does not panic and comes to an end.
///
/// # Panics
/// If it does not hold.
pub fn reader_never_panics(bytes: &[u8]) {
    let mut tokens = Tokens::new(bytes);
    let mut end = 0;
    while let Ok(Some(token)) = tokens.next_token() {
        assert!(token.place.offset >= end, "tokens do not overlap");
        assert!(token.place.line > 0 && token.place.column > 0);
        end = token.place.offset + 1;
    }
    for game in games(bytes) {
        let check = game.check();
        assert!(
            check.checked <= check.plies,
            "no more moves are legal than there are"
        );
        assert!(!game.to_string().is_empty());
    }
}

/// What is read, written and read again is the same, and is then written the same.
///
/// # Panics
/// If it does not hold.
pub fn write_read_roundtrip(bytes: &[u8]) {
    let mut games: Vec<Game> = games(bytes).collect();
    let text = written(&games);
    // A game in which nothing was understood is not written: there is nothing to read back.
    games.retain(|game| *game != Game::new());
    let again: Vec<Game> = self::games(text.as_bytes()).collect();
    assert_eq!(again, games, "written as:\n{text}");
    for line in text.lines() {
        let is_long = line.chars().count() > crate::LINE_WIDTH;
        // A tag, a comment line, a setup command, a comment with commands, or one long word.
        let has_reason = line.starts_with('[')
            || line.contains(['%', ';', '"', '[', '\t'])
            || line
                .split(' ')
                .any(|word| word.chars().count() > crate::LINE_WIDTH / 2)
            || line.contains("  ");
        assert!(!is_long || has_reason, "too long: {line}");
    }
}

fn written(games: &[Game]) -> String {
    let mut writer = Writer::new(Vec::new());
    for game in games {
        writer.write(game).expect("writing to memory does not fail");
    }
    String::from_utf8(writer.into_inner()).expect("what is written is UTF-8")
}

fn games(bytes: &[u8]) -> impl Iterator<Item = Game> {
    Reader::new(bytes).map(|game| game.expect("reading from memory does not fail"))
}
