//! Games saved to and loaded from PDN files.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use damier_pdn::{Item, Reader};
use damier_rules::{DrawRules, Game, PlayError, Variant};

use super::head::Head;
use crate::game::GameName;
use crate::output::printable;
use crate::pdn::files::problem_line;
use crate::pdn::whole_file::WholeFile;
use crate::replay::went_on;

/// The first game of a file, and what will be lost of the file when it is saved.
pub(super) struct Loaded {
    pub(super) file: damier_pdn::Game,
    pub(super) warnings: Vec<String>,
}

/// The first game of a file, or every reason why there is none that can be trusted.
pub(super) fn load(path: &Path) -> Result<Loaded, Vec<String>> {
    let shown = path.display().to_string();
    let name = printable(&shown);
    let file = File::open(path).map_err(|error| vec![format!("cannot open {name}: {error}")])?;
    let mut reader = Reader::new(file);
    let file = match reader.next() {
        None => return Err(vec![format!("there is no game in {name}, expected PDN")]),
        Some(Err(error)) => return Err(vec![format!("cannot read {name}: {error}")]),
        Some(Ok(file)) => file,
    };
    let mut errors: Vec<String> = file
        .problems()
        .iter()
        .filter(|problem| problem.is_error())
        .map(|problem| problem_line(&shown, problem))
        .collect();
    if !errors.is_empty() {
        let left_out = file.problems_left_out();
        if left_out > 0 {
            errors.push(format!("and {left_out} more problems in {name}"));
        }
        return Err(errors);
    }
    if file.tags().next().is_none() && file.moves().next().is_none() {
        return Err(vec![format!("there is no game in {name}, expected PDN")]);
    }
    let mut warnings = Vec::new();
    warnings.extend(not_saved(&file).map(|what| format!("{name}: {what} will not be saved")));
    if reader.next().is_some() {
        warnings.push(format!(
            "{name}: only the first game is loaded; to save over the file loses the others"
        ));
    }
    Ok(Loaded { file, warnings })
}

/// What stands between the moves of a game, in words; none of it is kept.
fn not_saved(file: &damier_pdn::Game) -> Option<String> {
    let count = |is_one: fn(&Item<'_>) -> bool| file.items().filter(is_one).count();
    let comments = count(|item| matches!(item, Item::Comment(_) | Item::CommentLine(_)));
    let variations = count(|item| matches!(item, Item::VariationStart));
    let marks = count(|item| matches!(item, Item::Mark(_) | Item::Nag(_)));
    let counts = [
        (comments, "comment"),
        (variations, "variation"),
        (marks, "mark"),
    ];
    let words: Vec<String> = counts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, thing)| format!("{count} {thing}{}", if count == 1 { "" } else { "s" }))
        .collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// Which of the four games it is, if it can be told.
pub(super) fn game_name(file: &damier_pdn::Game) -> Option<GameName> {
    file.rules().map(GameName::of_pdn)
}

/// A game to be gone on with.
#[derive(Debug)]
pub(super) struct Replayed<V: Variant> {
    pub(super) game: Game<V>,
    pub(super) head: Head,
    /// That the file goes on behind the end by the rules.
    pub(super) warning: Option<String>,
}

/// Plays the main line of a game by draw rules.
pub(super) fn replay<V: Variant>(
    file: &damier_pdn::Game,
    rules: DrawRules,
) -> Result<Replayed<V>, String> {
    let replay = file.replay::<V>().map_err(|problem| problem.to_string())?;
    if let Some(problem) = replay.stop {
        return Err(format!("the game cannot be gone on with: {problem}"));
    }
    let mut game = Game::from_setup(&replay.setup(), rules).map_err(|error| error.to_string())?;
    let mut expected = replay.start;
    let mut end = None;
    for &(position, mv) in &replay.moves {
        if position != expected {
            let ply = game.plies() + 1;
            return Err(format!(
                "the position is set up anew before ply {ply}: such a game is not gone on with"
            ));
        }
        expected = position.after(mv);
        if end.is_some() {
            continue;
        }
        match game.play(mv) {
            Ok(()) => {}
            // The file goes on behind a draw by these rules: the game has ended there.
            Err(PlayError::Ended { end: reached, .. }) => end = Some(reached),
            Err(error) => return Err(error.to_string()),
        }
    }
    let ply = game.plies();
    let follow = replay.moves.len() - ply;
    let warning = end.map(|end| {
        let went_on = went_on::<V>(&rules, ply, end, follow);
        format!("{went_on} and will not be saved")
    });
    let head = Head::of_file::<V>(file, &replay.start, &game);
    Ok(Replayed {
        game,
        head,
        warning,
    })
}

/// Whether a file that stands there may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overwrite {
    Never,
    Agreed,
}

/// Why a game is not saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum SaveError {
    /// There is such a file.
    Exists,
    Failed(String),
}

/// Writes a game to a file, which is there whole or as it was.
pub(super) fn save<V: Variant>(
    game: &Game<V>,
    head: &Head,
    names: &[String; 2],
    path: &Path,
    overwrite: Overwrite,
) -> Result<(), SaveError> {
    let exists = fs::metadata(path).is_ok_and(|about| about.is_file());
    if exists && overwrite == Overwrite::Never {
        return Err(SaveError::Exists);
    }
    let shown = printable(&path.display().to_string());
    let cannot = |reason: String| SaveError::Failed(format!("{shown} cannot be written: {reason}"));
    let tags = head.tags(game, names, &date(SystemTime::now()));
    let tags: Vec<(&str, &str)> = tags
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let mut record =
        damier_pdn::Game::record(game, &tags).map_err(|fault| cannot(fault.to_string()))?;
    // A tag of a file can hold what is no result; it then stands in the tag alone.
    let _ = record.set_result(head.result(game));
    let text = record.to_string();
    let mut file =
        WholeFile::create(path, overwrite == Overwrite::Agreed).map_err(SaveError::Failed)?;
    file.write_all(text.as_bytes())
        .map_err(|error| cannot(error.to_string()))?;
    file.finish().map_err(SaveError::Failed)
}

/// The day of a moment as PDN writes it, by the time of Greenwich; `????.??.??` if the computer's
/// clock is wrong.
pub(crate) fn date(now: SystemTime) -> String {
    let Ok(since) = now.duration_since(UNIX_EPOCH) else {
        return "????.??.??".to_owned();
    };
    let (year, month, day) = civil(since.as_secs() / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The day of the calendar so many days after 1 January 1970, by Howard Hinnant's `civil_from_days`
/// (public domain), in which a year begins with March.
const fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + (month <= 2) as u64;
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use damier_rules::International;

    use super::*;

    #[test]
    fn days_are_days_of_the_calendar() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_454), (2026, 1, 1));
    }

    #[track_caller]
    fn read(text: &str) -> damier_pdn::Game {
        let game = Reader::new(text.as_bytes()).next();
        game.expect("the test gives a game")
            .expect("a slice can be read")
    }

    #[test]
    fn a_game_goes_on_where_the_file_ends() {
        let file = read("1. 32-28 19-23 2. 28x19 14x23 *");
        assert_eq!(game_name(&file), Some(GameName::International));
        let game = replay::<International>(&file, DrawRules::NONE).expect("its moves are legal");
        assert_eq!(game.game.plies(), 4);
    }

    #[test]
    fn a_faulty_game_is_refused_with_the_reason() {
        let file = read("[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *");
        let error = replay::<International>(&file, DrawRules::NONE).expect_err("37-32 is illegal");
        assert!(error.contains("a capture is compulsory"), "{error}");
    }
}
