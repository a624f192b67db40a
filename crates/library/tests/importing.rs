//! Files into a library: what is kept, what is told, and what is there already.

mod common;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use damier_library::{Batch, CHUNK_GAMES, GameId, Import, Library, Order, Query};
use damier_pdn::{Game, Reader};

/// The number of a game, and what is wrong with it.
type Told = (u64, String);

/// Imports all of a source in batches; gives them and the problems told, each with the game's number.
fn import(
    library: &mut Library,
    source: impl Read,
    most: usize,
) -> io::Result<(Vec<Batch>, Vec<Told>)> {
    let (mut batches, mut told) = (Vec::new(), Vec::new());
    let mut import = Import::new(source);
    for chunk in 0.. {
        let batch = import.next(library, chunk, most, |game, check| {
            let problems = check.problems.iter();
            told.extend(problems.map(|problem| (game.number(), problem.to_string())));
        })?;
        let done = batch.done;
        batches.push(batch);
        if done {
            break;
        }
    }
    Ok((batches, told))
}

/// The sample files of the reader.
fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pdn/tests/data");
    let files = fs::read_dir(folder).expect("the samples are there");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| {
        file.extension()
            .is_some_and(|ending| ending == "pdn" || ending == "txt")
    });
    files.sort();
    files
}

#[test]
fn the_samples_are_kept_and_their_problems_told() {
    let files = samples();
    assert_eq!(files.len(), 47);
    for file in files {
        let bytes = fs::read(&file).expect("it can be read");
        let found = Reader::new(&*bytes).map(|game| game.expect("memory is read"));
        let found: Vec<_> = found.collect();
        // Where nothing was understood, there is no game but only its problems.
        let games = found.iter().filter(|game| **game != Game::new()).count();
        let mut library = Library::new();
        let (batches, told) = import(&mut library, &*bytes, 2).expect("memory is read");
        let sum = |count: fn(&Batch) -> usize| batches.iter().map(count).sum::<usize>();
        let [read, kept, twice] = [sum(|b| b.read), sum(|b| b.kept), sum(|b| b.twice)];
        assert_eq!(read, games, "{}", file.display());
        assert_eq!(read, kept + twice, "{}", file.display());
        assert_eq!(library.count(), kept);
        let expected = found.iter().flat_map(|game| {
            let problems = game.check().problems.into_iter();
            problems.map(|problem| (game.number(), problem.to_string()))
        });
        assert_eq!(told, expected.collect::<Vec<_>>(), "{}", file.display());
        check_stored(&library, &batches);
    }
}

/// What was stored of each batch gives the same library again.
#[track_caller]
fn check_stored(library: &Library, batches: &[Batch]) {
    let mut again = Library::new();
    for (chunk, batch) in (0..).zip(batches) {
        assert_eq!(again.add(chunk, &batch.text, &[]), batch.kept);
    }
    let all = Query::default().conditions().expect("nothing");
    let ids = library.search(&all, None, Order::default());
    assert_eq!(again.search(&all, None, Order::default()), ids);
    assert!(again.rows(&ids).eq(library.rows(&ids)));
    assert_eq!(again.pdn(&ids), library.pdn(&ids));
}

#[test]
fn a_game_is_the_same_whatever_its_result_is_called_and_its_moves_are_written() {
    let file = "[White \"Müller\"] [Date \"2001\"] 1. 32-28 19-23 2. 28x19 1-0\n
        [White \"muller\"] [Date \"2001\"] [Event \"Cup\"] 1.32-28 19-23 2.28:19 2-0\n
        [White \"Muller\"] [Date \"2002\"] 1. 32-28 19-23 2. 28x19 2-0\n
        [White \"Muller\"] [Date \"2001\"] 1. 32-28 19-23 2. 28x19 0-2\n
        [White \"Muller\"] [Date \"2001\"] 1. 32-28 19-23 2-0\n";
    let mut library = Library::new();
    let (batches, _) = import(&mut library, file.as_bytes(), 2).expect("memory is read");
    let counts: Vec<_> = batches.iter().map(|b| (b.read, b.kept, b.twice)).collect();
    assert_eq!(counts, [(2, 1, 1), (2, 2, 0), (1, 1, 0)]);
    let (batches, _) = import(&mut Library::new(), file.as_bytes(), 5).expect("memory is read");
    assert_eq!((batches[0].kept, batches[0].twice), (4, 1));
}

#[test]
fn a_game_with_more_said_about_it_is_another() {
    let file = "1. 32-28 19-23 *\n\n1. 32-28! 19-23 *\n\n1. 32-28 19-23 {why} *\n\n1. 32-28 19-23 (1... 18-23) *\n\n1. 32-28 19-23 *\n";
    let (batches, _) = import(&mut Library::new(), file.as_bytes(), 9).expect("memory is read");
    assert_eq!((batches[0].kept, batches[0].twice), (4, 1));
}

#[test]
fn what_is_stored_of_a_chunk_holds_nothing_of_removed_games() {
    let mut library = Library::new();
    library.add(
        4,
        "[White \"Anna\"]\n\n1. 32-28 *\n\n[White \"Bert\"]\n\n1. 33-28 *\n",
        &[],
    );
    library.remove(&[GameId {
        chunk: 4,
        ordinal: 0,
    }]);
    let text = library.chunk(4);
    assert!(!text.contains("Anna") && text.contains("Bert"), "{text}");
    // The others keep their places.
    let mut again = Library::new();
    assert_eq!(again.add(4, &text, &[0]), 1);
    let row = again
        .rows(&[GameId {
            chunk: 4,
            ordinal: 1,
        }])
        .next()
        .map(|row| row.white.to_owned());
    assert_eq!(row.as_deref(), Some("Bert"));
    assert_eq!(library.chunk(5), "");
}

#[test]
fn a_game_that_was_removed_can_come_again() {
    let file = "1. 32-28 *";
    let mut library = Library::new();
    import(&mut library, file.as_bytes(), 9).expect("memory is read");
    library.remove(&[
        GameId {
            chunk: 0,
            ordinal: 0,
        },
        GameId {
            chunk: 7,
            ordinal: 0,
        },
    ]);
    assert_eq!(library.count(), 0);
    let mut import = Import::new(file.as_bytes());
    let batch = import
        .next(&mut library, 1, 9, |_, _| {})
        .expect("memory is read");
    assert_eq!((batch.kept, library.count()), (1, 1));
}

#[test]
fn text_that_is_no_game_is_told_and_left_out() {
    let mut library = Library::new();
    let file = "Dear reader, here are my games. }\n";
    let (batches, told) = import(&mut library, file.as_bytes(), 9).expect("memory is read");
    assert_eq!((batches[0].read, batches[0].text.as_str()), (0, ""));
    assert!(!told.is_empty());
    assert_eq!(library.count(), 0);
}

#[test]
fn a_chunk_holds_no_more_than_its_games() {
    let games: Vec<String> = (0..=CHUNK_GAMES)
        .map(|number| format!("[Round \"{number}\"] [White \"{number}\"] 1. 32-28 *"))
        .collect();
    let file = games.join("\n\n");
    let mut library = Library::new();
    let mut import = Import::new(file.as_bytes());
    let batch = import
        .next(&mut library, 0, usize::MAX, |_, _| {})
        .expect("memory is read");
    assert_eq!((batch.read, batch.done), (CHUNK_GAMES, false));
    assert_eq!(Library::new().add(0, &file, &[]), CHUNK_GAMES);
}

/// Gives a text, and then fails.
struct Failing<'a>(&'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the disk is gone")),
            length => Ok(length),
        }
    }
}

#[test]
fn games_before_a_failure_are_not_lost() {
    let mut library = Library::new();
    let mut import = Import::new(Failing(b"1. 32-28 *\n\n1. 33-28 *\n\n1. 31-27"));
    let batch = import.next(&mut library, 0, 9, |_, _| {}).expect("games");
    assert_eq!((batch.kept, batch.done), (3, false));
    let error = import
        .next(&mut library, 1, 9, |_, _| {})
        .expect_err("it fails");
    assert_eq!(error.to_string(), "the disk is gone");
    let batch = import
        .next(&mut library, 1, 9, |_, _| {})
        .expect("nothing more");
    assert_eq!((batch.read, batch.done), (0, true));
    assert_eq!(library.count(), 3, "the last one as far as it came");
}
