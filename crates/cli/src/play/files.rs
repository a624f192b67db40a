//! Games saved to and loaded from PDN files.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail};
use damier_pdn::{Reader, Rules};
use damier_rules::{DrawRules, Game, PlayError, Variant};

use crate::game::GameName;

/// The first game of a file.
pub(super) fn load(path: &Path) -> Result<damier_pdn::Game> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let game = Reader::new(file).next();
    game.ok_or_else(|| anyhow!("there is no game in {shown}"))?
        .with_context(|| format!("cannot read {shown}"))
}

/// Which of the four games it is, if it can be told.
pub(super) fn game_name(file: &damier_pdn::Game) -> Option<GameName> {
    file.rules().map(|rules| match rules {
        Rules::International => GameName::International,
        Rules::Checkers => GameName::Checkers,
        Rules::Russian => GameName::Russian,
        Rules::Brazilian => GameName::Brazilian,
    })
}

/// Plays the main line of a game by draw rules, to be gone on with.
pub(super) fn replay<V: Variant>(file: &damier_pdn::Game, rules: DrawRules) -> Result<Game<V>> {
    let replay = file.replay::<V>()?;
    if let Some(problem) = replay.stop {
        bail!("the game cannot be gone on with: {problem}");
    }
    let mut game = Game::with_rules(replay.start, rules);
    for (position, mv) in replay.moves {
        if position != *game.position() {
            let ply = game.plies() + 1;
            bail!("the position is set up anew before ply {ply}: such a game is not gone on with");
        }
        match game.play(mv) {
            Ok(()) => {}
            // The file goes on behind a draw by these rules: the game has ended there.
            Err(PlayError::Ended { .. }) => break,
            Err(error) => return Err(anyhow!(error)),
        }
    }
    Ok(game)
}

/// Whether a file that stands there may be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overwrite {
    Never,
    Agreed,
}

/// Writes a game to a file. The error is of the kind `AlreadyExists` if there is such a file.
pub(super) fn save<V: Variant>(
    game: &Game<V>,
    names: [&str; 2],
    path: &Path,
    overwrite: Overwrite,
) -> io::Result<()> {
    let date = date(SystemTime::now());
    let [white, black] = names;
    let tags = [
        ("Event", "Casual game"),
        ("Date", date.as_str()),
        ("White", white),
        ("Black", black),
    ];
    let text = damier_pdn::Game::record(game, &tags)
        .map_err(|fault| io::Error::other(fault.to_string()))?
        .to_string();
    let mut options = OpenOptions::new();
    match overwrite {
        Overwrite::Never => options.write(true).create_new(true),
        Overwrite::Agreed => options.write(true).create(true).truncate(true),
    };
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The day of a moment as PDN writes it, by the time of Greenwich; `????.??.??` if the computer's
/// clock is wrong.
fn date(now: SystemTime) -> String {
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
        assert_eq!(game.plies(), 4);
    }

    #[test]
    fn a_faulty_game_is_refused_with_the_reason() {
        let file = read("[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *");
        let error = replay::<International>(&file, DrawRules::NONE).expect_err("37-32 is illegal");
        assert!(
            error.to_string().contains("a capture is compulsory"),
            "{error}"
        );
    }
}
