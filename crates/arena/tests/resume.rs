//! A match that was ended in the middle goes on as if nothing had been.

use damier_arena::{
    GameReport, MatchError, MatchSettings, Observer, Openings, Standing, Summary, stats::Verdict,
};
use damier_pdn::{Game, Reader};
use damier_rules::Russian;

/// Keeps all games in a text, as a file would.
#[derive(Default)]
struct File(String);

impl Observer for File {
    fn game_over(&mut self, game: &Game, _: &GameReport, _: &Standing<'_>) -> std::io::Result<()> {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(&game.to_string());
        Ok(())
    }
}

fn settings(games: u32) -> MatchSettings {
    let engine = |text: &str| text.parse().expect("an engine");
    let mut settings = MatchSettings::new(engine("greedy"), engine("damier nodes=60 hash=1"));
    settings.games = games;
    settings
}

fn openings() -> Openings<Russian> {
    Openings::random(4, 1)
}

fn read(text: &str) -> Vec<Game> {
    let games: Result<_, _> = Reader::new(text.as_bytes()).collect();
    games.expect("memory can be read")
}

fn resumed(games: u32, text: &str) -> Result<(Summary, String, usize), MatchError> {
    let settings = settings(games);
    let whole = settings.resume(&openings(), read(text))?;
    let mut file = File::default();
    let mut reports = Vec::new();
    for (game, report) in whole {
        file.0.push_str(if file.0.is_empty() { "" } else { "\n" });
        file.0.push_str(&game.to_string());
        reports.push(report);
    }
    let summary = settings.run(&openings(), &reports, &mut file)?;
    Ok((summary, file.0, reports.len()))
}

fn whole_match() -> (Summary, String) {
    let mut file = File::default();
    let summary = settings(8).run(&openings(), &[], &mut file);
    (summary.expect("it is played"), file.0)
}

/// The parts of a summary that do not depend on the time.
fn figures(summary: &Summary) -> (u64, u64, u64, [u64; 5], Option<(usize, usize)>) {
    let Summary {
        wins,
        draws,
        losses,
        pentanomial,
        plies,
        ..
    } = *summary;
    (wins, draws, losses, pentanomial, plies)
}

#[test]
fn a_torn_file_is_continued_to_the_same_end() {
    let (expected, text) = whole_match();
    let starts: Vec<usize> = text.match_indices("[Event").map(|(at, _)| at).collect();
    assert_eq!(starts.len(), 8);
    for tear in [
        0,
        10,
        starts[1] - 1,
        starts[1],
        starts[3] + 300,
        starts[7] - 2,
        text.len() - 4,
    ] {
        let (summary, file, _) = resumed(8, &text[..tear]).expect("it goes on");
        assert_eq!(figures(&summary), figures(&expected), "torn at {tear}");
        assert_eq!(summary.games, 8);
        assert_eq!(read(&file).len(), 8, "torn at {tear}");
    }
}

#[test]
fn what_was_played_is_not_played_again() {
    let (_, text) = whole_match();
    let starts: Vec<usize> = text.match_indices("[Event").map(|(at, _)| at).collect();
    // Four whole games, one more without its end.
    let (_, file, kept) = resumed(8, &text[..starts[5] - 30]).expect("it goes on");
    assert_eq!(kept, 4);
    assert!(file.starts_with(&text[..starts[4] - 1]));
    // A match that is over gives its figures again; a longer one goes on.
    assert_eq!(
        resumed(8, &text)
            .map(|(summary, _, kept)| (summary.games, kept))
            .ok(),
        Some((8, 8))
    );
    assert_eq!(
        resumed(12, &text).map(|(summary, ..)| summary.games).ok(),
        Some(12)
    );
}

#[test]
fn the_games_of_another_match_are_not_counted() {
    let (_, text) = whole_match();
    let mut other = settings(8);
    other.seed = 2;
    let error = other
        .resume(&openings(), read(&text))
        .expect_err("another seed");
    let text = error.to_string();
    assert!(
        text.contains("Terms is \"russian seed 1,") && text.contains("seed 2,"),
        "{text}"
    );
}

#[test]
fn a_decided_test_ends_the_match_and_is_not_played_on() {
    let mut settings = settings(400);
    settings.sprt = Some("-200,0".parse().expect("a test"));
    let mut file = File::default();
    let summary = settings
        .run(&openings(), &[], &mut file)
        .expect("it is played");
    let sprt = summary.sprt.as_ref().expect("there is a test");
    assert_eq!(sprt.verdict, Some("rejected"), "{sprt:?}");
    assert!(sprt.llr <= sprt.lower);
    assert!(summary.games < 400, "{} games", summary.games);
    let again = settings
        .resume(&openings(), read(&file.0))
        .expect("the same match");
    let reports: Vec<_> = again.into_iter().map(|(_, report)| report).collect();
    let after = settings
        .run(&openings(), &reports, &mut file)
        .expect("it is over");
    assert_eq!(after.games, summary.games);
    assert_eq!(
        settings
            .sprt
            .map(|sprt| sprt.verdict(&damier_arena::stats::Pairs(after.pentanomial))),
        Some(Some(Verdict::Rejected))
    );
}

#[test]
fn many_threads_play_the_same_games() {
    let mut settings = settings(8);
    settings.concurrency = 3;
    let mut file = File::default();
    let summary = settings
        .run(&openings(), &[], &mut file)
        .expect("it is played");
    assert_eq!(figures(&summary), figures(&whole_match().0));
}
