//! What is asked for, as words.

use std::fmt;

use damier_engine::{Level, Limits};

/// What is wrong with a request: the word, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestError {
    word: String,
    expected: String,
}

impl RequestError {
    pub(crate) fn new(word: &str, expected: impl Into<String>) -> Self {
        Self {
            word: word.to_owned(),
            expected: expected.into(),
        }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is not understood: expected {}",
            self.word, self.expected
        )
    }
}

impl std::error::Error for RequestError {}

/// The most memory that a worker takes, in mebibytes.
const MOST_HASH_MIB: usize = 256;
/// What it takes if nothing is said.
const USUAL_HASH_MIB: usize = 4;

/// A request, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Request<'a> {
    pub(crate) game: &'a str,
    pub(crate) position: &'a str,
    /// Plies counted towards a draw before the first move.
    pub(crate) clock: u16,
    pub(crate) moves: Vec<&'a str>,
    pub(crate) rules: Option<&'a str>,
    pub(crate) level: Option<Level>,
    hash_mib: Option<usize>,
    pub(crate) limits: Limits,
}

impl<'a> Request<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Self, RequestError> {
        let mut request = Self {
            game: "international",
            position: "start",
            clock: 0,
            moves: Vec::new(),
            rules: None,
            level: None,
            hash_mib: None,
            limits: Limits::default(),
        };
        for word in text.split_ascii_whitespace() {
            let Some((name, value)) = word.split_once('=') else {
                return Err(RequestError::new(word, "a name, = and a value"));
            };
            request.take(word, name, value)?;
        }
        if let (Some(_), Some(mib)) = (request.level, request.hash_mib) {
            let word = format!("hash={mib}");
            return Err(RequestError::new(&word, "no hash, as a level has its own"));
        }
        Ok(request)
    }

    /// The mebibytes of memory to search with: those of the level, or those asked for.
    pub(crate) fn hash_mib(&self) -> usize {
        match self.level {
            Some(level) => level.hash_mib(),
            None => self.hash_mib.unwrap_or(USUAL_HASH_MIB),
        }
    }

    fn take(&mut self, word: &str, name: &str, value: &'a str) -> Result<(), RequestError> {
        match name {
            "game" => self.game = value,
            "pos" => self.position = value,
            "moves" => self.moves = value.split(',').filter(|text| !text.is_empty()).collect(),
            "clock" => {
                let plies = number(word, value, 0, u64::from(u16::MAX))?;
                self.clock = u16::try_from(plies).unwrap_or(u16::MAX);
            }
            "rules" => self.rules = Some(value),
            "level" => {
                let level = Level::named(value);
                let expected = "a level: 1 to 8, easy, normal or expert";
                self.level = Some(level.ok_or_else(|| RequestError::new(word, expected))?);
            }
            "seed" => self.limits.seed = number(word, value, 0, u64::MAX)?,
            "nodes" => self.limits.nodes = Some(number(word, value, 1, u64::MAX)?),
            "depth" => {
                let depth = number(word, value, 1, 99)?;
                self.limits.depth = u32::try_from(depth).ok();
            }
            "lines" => {
                let lines = number(word, value, 1, 100)?;
                self.limits.lines = usize::try_from(lines).unwrap_or(1);
            }
            "think" if value == "always" => self.limits.think_on_only_move = true,
            "think" => return Err(RequestError::new(word, "think=always")),
            "hash" => {
                let mib = number(word, value, 1, MOST_HASH_MIB as u64)?;
                self.hash_mib = usize::try_from(mib).ok();
            }
            _ => {
                let expected = "one of game, pos, clock, moves, rules, level, seed, nodes, depth, \
                                lines, think, hash";
                return Err(RequestError::new(word, expected));
            }
        }
        Ok(())
    }
}

fn number(word: &str, value: &str, least: u64, most: u64) -> Result<u64, RequestError> {
    let number = value.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| RequestError::new(word, format!("a number from {least} to {most}")))
}
