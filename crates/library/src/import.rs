//! Games of a file into a library, a batch at a time.

use std::cell::RefCell;
use std::io::{self, Read};
use std::rc::Rc;

use damier_pdn::{Check, Game, Reader, Writer};

use crate::library::{CHUNK_GAMES, Library};
use crate::record::twin;

/// The games of a file on their way into a library.
///
/// Every game that can be read is kept, with illegal moves and of unknown games too; what is no game, and
/// what the library has already, is not. Two games are the same if they have the same players, date and
/// result, and from the same start the same moves with the same variations, marks and comments.
///
/// ```
/// use damier_library::{Import, Library};
///
/// let file = "[White \"Anna\"] 1. 32-28 19-23 2. 37-32 *  1. 33-28 *  1. 33-28 *";
/// let (mut library, mut problems) = (Library::new(), Vec::new());
/// let mut import = Import::new(file.as_bytes());
/// let batch = import.next(&mut library, 0, 1000, |game, check| {
///     problems.extend(check.problems.iter().map(|problem| (game.number(), problem.place.column)));
/// })?;
/// assert_eq!((batch.read, batch.kept, batch.twice, batch.done), (3, 2, 1, true));
/// assert_eq!(problems, [(1, 34)], "a capture is compulsory");
/// assert_eq!(Library::new().add(0, &batch.text, &[]), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Import<R> {
    reader: Reader<Whole<R>>,
    /// Why the file ended before its end.
    failed: Rc<RefCell<Option<io::Error>>>,
    is_done: bool,
}

/// A file that ends where it cannot be read: what came before it is not lost.
#[derive(Debug)]
struct Whole<R> {
    source: R,
    failed: Rc<RefCell<Option<io::Error>>>,
}

impl<R: Read> Read for Whole<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.source.read(buffer) {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                self.failed.replace(Some(error));
                Ok(0)
            }
            read => read,
        }
    }
}

/// What became of some games of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Batch {
    /// The games that were read.
    pub read: usize,
    /// Those that the library did not have: they are in it now.
    pub kept: usize,
    /// Those that it had.
    pub twice: usize,
    /// The games that were kept, as PDN in normal form: what [`Library::add`] takes for this chunk.
    pub text: String,
    /// Whether the file has come to its end.
    pub done: bool,
}

impl<R: Read> Import<R> {
    /// The games of what `source` gives.
    pub fn new(source: R) -> Self {
        let failed = Rc::default();
        Self {
            reader: Reader::new(Whole {
                source,
                failed: Rc::clone(&failed),
            }),
            failed,
            is_done: false,
        }
    }

    /// Reads up to `most` games (and no more than a chunk holds), and puts those that are new into the
    /// library as this chunk, in place of what that was. Games in which something is wrong, or of which it is
    /// not known by what rules they go, are given to `tell` with what was found.
    ///
    /// # Errors
    /// What reading gives. Games before it are not lost: the batch with them comes first.
    pub fn next(
        &mut self,
        library: &mut Library,
        chunk: u32,
        most: usize,
        mut tell: impl FnMut(&Game, &Check),
    ) -> io::Result<Batch> {
        let mut batch = Batch::default();
        let mut new = Vec::<Kept>::new();
        while batch.read < most.min(CHUNK_GAMES) && !self.is_done {
            let mut game = Game::new();
            if !self.reader.read_into(&mut game)? {
                self.is_done = true;
                break;
            }
            let check = game.check();
            if !check.problems.is_empty() || check.rules.is_none() {
                tell(&game, &check);
            }
            // Nothing that was understood: text of which the problems tell.
            if game == Game::new() {
                continue;
            }
            batch.read += 1;
            let kept = Kept::new(game);
            let is_known =
                |twin| library.has_twin(twin) || new.iter().any(|kept| kept.twin == twin);
            if is_known(kept.twin) {
                batch.twice += 1;
            } else {
                new.push(kept);
            }
        }
        let failed = self.failed.borrow_mut().take_if(|_| self.is_done);
        match failed {
            Some(error) if batch.read == 0 => return Err(error),
            // Told when what came before it is in the library.
            Some(error) => {
                self.failed.replace(Some(error));
            }
            None => batch.done = self.is_done,
        }
        batch.text = text_of(&new);
        batch.kept = library.add(chunk, &batch.text, &[]);
        Ok(batch)
    }
}

/// A game to be kept.
struct Kept {
    game: Game,
    canonical: Game,
    twin: u128,
}

impl Kept {
    fn new(game: Game) -> Self {
        let canonical = game.canonical();
        Self {
            twin: twin(&canonical),
            game,
            canonical,
        }
    }
}

/// The games in normal form, the moves as the standard wants them.
fn text_of(games: &[Kept]) -> String {
    let text = written(games.iter().map(|kept| &kept.canonical));
    let mut reader = Reader::new(text.as_bytes());
    let mut again = Game::new();
    let mut is_next = |game: &Game| reader.read_into(&mut again).unwrap_or(false) && again == *game;
    // What is written is read back as it was; should a rewritten move ever change that, it stays as it was.
    if games.iter().all(|kept| is_next(&kept.canonical)) {
        text
    } else {
        written(games.iter().map(|kept| &kept.game))
    }
}

fn written<'a>(games: impl Iterator<Item = &'a Game>) -> String {
    let mut writer = Writer::new(Vec::new());
    for game in games {
        // Writing to memory does not fail.
        let _written = writer.write(game);
    }
    String::from_utf8(writer.into_inner()).unwrap_or_default()
}
