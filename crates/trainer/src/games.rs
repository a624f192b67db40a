//! Files of games: three bytes a ply, with the score that the engine gave to each.
//!
//! The format is described in `docs/formats/games.md`. Games are kept rather than positions: a
//! tenth of the size, and what is a good position to learn from is decided later.

use std::io::{self, Read, Write};

use damier_engine::Score;
use damier_rules::{Color, Game, Move, Outcome, Position, Variant};

/// The first bytes of every file.
const MAGIC: &[u8; 8] = b"DAMGAME1";
/// The longest record that a reader takes: far more than the plies of any game.
pub const MAX_RECORD_BYTES: usize = 16 * 1024;

/// How a game of self-play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rules,
    /// By the endgame tables, or because both sides agreed for several plies who wins.
    Adjudicated,
    /// It grew too long, and counts as a draw.
    TooLong,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<V: Variant> {
    /// Its number in the run that made it.
    pub number: u32,
    /// Where it began.
    pub start: Position<V>,
    /// How many plies were chosen at random before the engine played.
    pub opening_plies: u8,
    /// The moves, each with the score found for it, from the view of who played it; 0 in the opening.
    pub plies: Vec<(Move<V>, Stored)>,
    /// Who won.
    pub outcome: Outcome,
    /// Why it ended.
    pub ending: Ending,
}

/// A score in a file: hundredths of a man, or a win or loss from ±30,000 on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stored(pub i16);

impl Stored {
    /// From here on a score is a forced win.
    pub const WIN: i16 = 30_000;

    /// What is kept of a score.
    #[must_use]
    pub fn of(score: Score) -> Self {
        let value = match score.plies_to_end() {
            Some(plies) => {
                let value = 32_000 - i32::from(plies.min(2000));
                if score.is_win() { value } else { -value }
            }
            None => score.centimen().unwrap_or_default().clamp(-29_999, 29_999),
        };
        Self(i16::try_from(value).unwrap_or_default())
    }
}

/// The legal moves in the order that the files number them in: by start, end and captured squares.
#[must_use]
pub fn in_order<V: Variant>(position: &Position<V>) -> Vec<Move<V>> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable_by_key(|mv| (mv.from(), mv.to(), mv.captured().word()));
    moves
}

/// What is wrong with a file of games.
#[derive(Debug)]
#[non_exhaustive]
pub enum GamesError {
    /// The file could not be read.
    Io(io::Error),
    /// It does not begin as a file of games does.
    NotGames,
    /// It holds games of another kind, which is named.
    OtherGame(String),
    /// The file ends within the record at this byte; what stands before it is whole.
    Torn {
        /// Where the record begins.
        at_byte: u64,
    },
    /// The record at this byte does not agree with its checksum, or says what cannot be.
    Damaged {
        /// Where the record begins.
        at_byte: u64,
        /// What is wrong with it.
        what: &'static str,
    },
}

impl std::fmt::Display for GamesError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Io(error) => write!(f, "{error}"),
            Self::NotGames => {
                f.write_str("this is no file of training games (no DAMGAME1 at its beginning)")
            }
            Self::OtherGame(name) => write!(f, "the games in this file are of {name}"),
            Self::Torn { at_byte } => {
                write!(f, "the file ends within the record at byte {at_byte}")
            }
            Self::Damaged { at_byte, what } => {
                write!(f, "the record at byte {at_byte} is damaged: {what}")
            }
        }
    }
}

impl std::error::Error for GamesError {}

impl From<io::Error> for GamesError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The beginning of a file: which game it holds and how it was made.
///
/// # Errors
/// Those of the writer.
pub fn write_header<V: Variant>(out: &mut impl Write, origin: &str) -> io::Result<()> {
    let mut bytes = MAGIC.to_vec();
    for text in [V::NAME, origin] {
        let length = u16::try_from(text.len()).map_err(io::Error::other)?;
        bytes.extend(length.to_le_bytes());
        bytes.extend(text.as_bytes());
    }
    let sum = crc32fast::hash(&bytes);
    bytes.extend(sum.to_le_bytes());
    out.write_all(&bytes)
}

impl<V: Variant> Record<V> {
    /// The record as bytes, with its length and checksum.
    ///
    /// # Panics
    /// If the moves are not legal one after the other from the start.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = self.number.to_le_bytes().to_vec();
        body.push(match self.outcome {
            Outcome::Win(Color::Black) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Color::White) => 2,
        });
        body.push(match self.ending {
            Ending::Rules => 0,
            Ending::Adjudicated => 1,
            Ending::TooLong => 2,
        });
        if self.start == Position::start() {
            body.push(0);
        } else {
            let text = self.start.hub();
            body.push(u8::try_from(text.len()).unwrap_or_default());
            body.extend(text.as_bytes());
        }
        body.push(self.opening_plies);
        let mut position = self.start;
        for (mv, score) in &self.plies {
            let at = in_order(&position).iter().position(|other| other == mv);
            let at = at.expect("a record holds legal moves");
            body.push(u8::try_from(at).expect("no position has over 255 moves"));
            body.extend(score.0.to_le_bytes());
            position = position.after(*mv);
        }
        let length = u16::try_from(body.len()).expect("games end long before 64 KiB");
        let mut bytes = length.to_le_bytes().to_vec();
        bytes.extend(&body);
        bytes.extend(crc32fast::hash(&body).to_le_bytes());
        bytes
    }

    fn from_body(body: &[u8]) -> Result<Self, &'static str> {
        let mut rest = body;
        let number = u32::from_le_bytes(take::<4>(&mut rest)?);
        let [outcome, ending, setup] = take::<3>(&mut rest)?;
        let outcome = match outcome {
            0 => Outcome::Win(Color::Black),
            1 => Outcome::Draw,
            2 => Outcome::Win(Color::White),
            _ => return Err("its result is none of 0, 1 and 2"),
        };
        let ending = match ending {
            0 => Ending::Rules,
            1 => Ending::Adjudicated,
            2 => Ending::TooLong,
            _ => return Err("its ending is none of 0, 1 and 2"),
        };
        let start = if setup == 0 {
            Position::start()
        } else {
            let (text, left) = rest
                .split_at_checked(usize::from(setup))
                .ok_or("it ends within its start position")?;
            rest = left;
            let text = std::str::from_utf8(text).map_err(|_| "its start position is no text")?;
            Position::from_hub(text).map_err(|_| "its start position is impossible")?
        };
        let [opening_plies] = take::<1>(&mut rest)?;
        let mut plies = Vec::with_capacity(rest.len() / 3);
        let mut position = start;
        while !rest.is_empty() {
            let [at, low, high] = take::<3>(&mut rest)?;
            let moves = in_order(&position);
            let &mv = moves
                .get(usize::from(at))
                .ok_or("a move has a number that no legal move has")?;
            plies.push((mv, Stored(i16::from_le_bytes([low, high]))));
            position = position.after(mv);
        }
        Ok(Self {
            number,
            start,
            opening_plies,
            plies,
            outcome,
            ending,
        })
    }

    /// The game with its moves played, by the default rules.
    #[must_use]
    pub fn game(&self) -> Game<V> {
        let mut game = Game::from_position(self.start);
        for (mv, _) in &self.plies {
            if game.play(*mv).is_err() {
                break;
            }
        }
        game
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], &'static str> {
    let (first, left) = rest.split_first_chunk::<N>().ok_or("it ends too early")?;
    *rest = left;
    Ok(*first)
}

/// Reads the records of a file one by one.
#[derive(Debug)]
pub struct Records<R, V> {
    input: R,
    /// How the file was made.
    pub origin: String,
    at_byte: u64,
    game: std::marker::PhantomData<V>,
}

impl<R: Read, V: Variant> Records<R, V> {
    /// Reads the beginning of a file.
    ///
    /// # Errors
    /// If it is no file of games, or of another game.
    pub fn new(mut input: R) -> Result<Self, GamesError> {
        let mut bytes = vec![0; MAGIC.len()];
        input
            .read_exact(&mut bytes)
            .map_err(|_| GamesError::NotGames)?;
        if bytes != MAGIC {
            return Err(GamesError::NotGames);
        }
        let mut texts = Vec::new();
        for _ in 0..2 {
            let mut length = [0; 2];
            input.read_exact(&mut length)?;
            let mut text = vec![0; usize::from(u16::from_le_bytes(length))];
            input.read_exact(&mut text)?;
            bytes.extend(length);
            bytes.extend(&text);
            texts.push(String::from_utf8_lossy(&text).into_owned());
        }
        let mut sum = [0; 4];
        input.read_exact(&mut sum)?;
        if crc32fast::hash(&bytes) != u32::from_le_bytes(sum) {
            return Err(GamesError::Damaged {
                at_byte: 0,
                what: "the checksum of the beginning is wrong",
            });
        }
        let origin = texts.pop().unwrap_or_default();
        let name = texts.pop().unwrap_or_default();
        if name != V::NAME {
            return Err(GamesError::OtherGame(name));
        }
        Ok(Self {
            input,
            origin,
            at_byte: bytes.len() as u64 + 4,
            game: std::marker::PhantomData,
        })
    }

    /// Where the next record begins.
    #[must_use]
    pub fn at_byte(&self) -> u64 {
        self.at_byte
    }

    /// The next game, or `None` at the end.
    ///
    /// # Errors
    /// If the record is torn or damaged; nothing can be read behind it.
    pub fn read(&mut self) -> Result<Option<Record<V>>, GamesError> {
        let at_byte = self.at_byte;
        let damaged = |what| GamesError::Damaged { at_byte, what };
        let torn = |error: io::Error| match error.kind() {
            io::ErrorKind::UnexpectedEof => GamesError::Torn { at_byte },
            _ => GamesError::Io(error),
        };
        let mut length = [0; 2];
        match self.input.read(&mut length)? {
            0 => return Ok(None),
            1 => self.input.read_exact(&mut length[1..]).map_err(torn)?,
            _ => {}
        }
        let length = usize::from(u16::from_le_bytes(length));
        if length > MAX_RECORD_BYTES {
            return Err(damaged("it is longer than any game"));
        }
        let mut body = vec![0; length + 4];
        self.input.read_exact(&mut body).map_err(torn)?;
        let (body, sum) = body.split_at(length);
        if crc32fast::hash(body).to_le_bytes() != sum {
            return Err(damaged("its checksum is wrong"));
        }
        let record = Record::from_body(body).map_err(damaged)?;
        self.at_byte += length as u64 + 6;
        Ok(Some(record))
    }
}
