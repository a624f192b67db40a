//! Endgame tables in a folder, for engines of this process.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use damier_endgame::{Outcome, PliesLeft, Tables, built_in};
use damier_rules::{Color, Game, International, Outcome as GameOutcome, Variant};

/// Tables by their folder and game.
type Loaded = HashMap<(PathBuf, TypeId), &'static (dyn Any + Send + Sync)>;

/// The tables of a game in a folder that `damier endgame build` made: every file whose name begins
/// with that of the game and ends with `outcomes` or `distances`. They are read once in a process,
/// and stay in its memory, packed; what is unpacked of five pieces is bounded.
///
/// # Errors
/// The folder or the file that cannot be read or is damaged, and why; or that there is none.
pub fn endgames_in<V: Variant>(folder: &Path) -> Result<&'static Tables<V>, String> {
    static LOADED: OnceLock<Mutex<Loaded>> = OnceLock::new();
    let loaded = LOADED.get_or_init(Mutex::default);
    let mut loaded = loaded.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (folder.to_owned(), TypeId::of::<V>());
    if let Some(&known) = loaded.get(&key)
        && let Some(tables) = known.downcast_ref()
    {
        return Ok(tables);
    }
    let tables: &'static Tables<V> = Box::leak(Box::new(read::<V>(folder)?));
    loaded.insert(key, tables);
    Ok(tables)
}

fn read<V: Variant>(folder: &Path) -> Result<Tables<V>, String> {
    let because = |error: io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(because)? {
        let path = entry.map_err(because)?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let is_of_game = name.is_some_and(|name| {
            let rest = name.strip_prefix(V::NAME);
            rest.is_some_and(|rest| rest.starts_with(['-', '.']))
        });
        let end = path.extension().and_then(|end| end.to_str());
        if is_of_game && matches!(end, Some("outcomes" | "distances")) {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        let game = V::NAME;
        return Err(format!("{} holds no tables of {game}", folder.display()));
    }
    // The same parts in the same order, whatever order the folder has.
    paths.sort();
    let parts = paths.iter().map(|path| {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Cow::Owned(bytes))
    });
    let parts = parts.collect::<Result<Vec<_>, String>>()?;
    Tables::from_parts(parts).map_err(|error| format!("{}: {error}", folder.display()))
}

/// How a game ends in which the tables in the program know the position, with best play under the
/// counters of its draw rules; `None` if they do not know it.
///
/// A win or a loss is told in International only: there every win from a fresh counter is known to
/// be in time. Draws are told in every game that has tables.
pub(crate) fn tables_verdict<V: Variant>(game: &Game<V>) -> Option<GameOutcome> {
    let tables = built_in::<V>()?;
    let position = game.position();
    let pieces = [Color::White, Color::Black].map(|color| position.pieces(color).len());
    if pieces.iter().sum::<u32>() > tables.max_pieces() {
        return None;
    }
    let turn = position.turn();
    let outcome = match PliesLeft::of(game.rules(), game.counters()) {
        Some(left) if V::NAME == International::NAME => tables.outcome_within(position, left)?,
        _ => Some(tables.outcome(position)?).filter(|outcome| *outcome == Outcome::Draw)?,
    };
    Some(match outcome {
        Outcome::Win => GameOutcome::Win(turn),
        Outcome::Draw => GameOutcome::Draw,
        Outcome::Loss => GameOutcome::Win(!turn),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Checkers, DrawRules, read_fen};

    #[track_caller]
    fn verdict<V: Variant>(fen: &str) -> Option<GameOutcome> {
        let setup = read_fen::<V>(fen).expect(fen);
        let game = Game::<V>::from_setup(&setup, DrawRules::default_of::<V>()).expect(fen);
        tables_verdict(&game)
    }

    #[test]
    fn the_tables_know_who_wins() {
        let won = Some(GameOutcome::Win(Color::White));
        assert_eq!(verdict::<International>("W:WK1,K7,K18:BK35"), won);
        assert_eq!(
            verdict::<International>("B:WK1,K7,K18:BK46"),
            Some(GameOutcome::Draw)
        );
        assert_eq!(verdict::<International>("W:W31-50:B1-20"), None);
        // Two kings against one win in Checkers, if no counter ends the game before: not told.
        assert_eq!(verdict::<Checkers>("W:WK1,K2:BK14"), None);
        assert_eq!(
            verdict::<Checkers>("W:WK29,K30:BK1,K4"),
            Some(GameOutcome::Draw)
        );
    }

    #[test]
    fn a_folder_without_tables_is_named() {
        let folder = std::env::temp_dir().join("damier-arena-no-tables");
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let error = endgames_in::<International>(&folder).expect_err("it is empty");
        assert!(
            error.ends_with("holds no tables of international"),
            "{error}"
        );
        let error = endgames_in::<International>(&folder.join("none")).expect_err("it is missing");
        assert!(error.contains("none"), "{error}");
    }
}
