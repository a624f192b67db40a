//! Which engine plays, and with what settings.

mod error;
mod words;

use std::str::FromStr;
use std::time::Duration;

use damier_engine::{Engine, Level, Table};
use damier_rules::International;

pub use self::error::SpecError;
use crate::limit::{Clock, Limit, count, seconds};
pub(crate) use words::words;

/// An engine as a command line names it: a kind, and settings `key=value`.
///
/// ```
/// use damier_arena::EngineSpec;
///
/// let spec: EngineSpec = "hub cmd=\"./scan hub\" dir=/opt/scan name=Scan param.threads=1".parse()?;
/// assert_eq!(spec.name(), "Scan");
/// let error = "damier speed=9".parse::<EngineSpec>().unwrap_err();
/// assert_eq!(error.to_string(), "damier has no setting \"speed\", expected one of name, time, \
///     nodes, depth, clock, level, hash, threads, memory, eval, endgames");
/// # Ok::<(), damier_arena::SpecError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineSpec {
    text: String,
    name: Option<String>,
    limit: Option<Limit>,
    kind: Kind,
}

/// What kind of engine, with the settings that only it has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Own(Own),
    Greedy { captures: u32 },
    Random,
    Hub(Hub),
    Dxp(Dxp),
}

/// Our own engine, in this process.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Own {
    pub(crate) level: Option<Level>,
    pub(crate) hash_mib: usize,
    pub(crate) threads: usize,
    /// Whether what one search found helps the next.
    pub(crate) keeps_memory: bool,
    pub(crate) evaluation: Valuation,
    /// A folder of endgame tables in place of those in the program.
    pub(crate) endgames: Option<String>,
}

/// How our engine values positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Valuation {
    /// As it does when nothing else is asked for.
    BuiltIn,
    HandMade,
    /// By the weights of a file.
    File(String),
}

/// A program that speaks Hub.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hub {
    pub(crate) program: Program,
    pub(crate) dialect: Dialect,
    pub(crate) parameters: Vec<(String, String)>,
}

/// The version of the Hub protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    /// Of Scan 2.0: arguments by position, times in milliseconds.
    One,
    Two,
}

/// A program that speaks DXP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dxp {
    /// What to start; nothing where the engine runs already.
    pub(crate) program: Option<Program>,
    /// Whether the engine waits for the connection, as `dxp-server`, or makes it, as `dxp-client`.
    pub(crate) engine_listens: bool,
    pub(crate) host: String,
    /// A free one is found where none is named.
    pub(crate) port: Option<u16>,
    /// Chat lines sent before each game.
    pub(crate) chats: Vec<String>,
    pub(crate) minutes: Option<u32>,
    pub(crate) moves: Option<u32>,
}

/// A command to start, in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    pub(crate) command: Vec<String>,
    pub(crate) folder: Option<String>,
}

impl EngineSpec {
    /// The name in reports: the one given, or the whole text.
    #[must_use]
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.text)
    }

    /// The text that it was made of.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A limit of its own, in place of that of the match.
    #[must_use]
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// Whether it needs a limit at all: a level and the engines that look one move ahead do not.
    #[must_use]
    pub fn needs_limit(&self) -> bool {
        match &self.kind {
            Kind::Own(own) => own.level.is_none(),
            Kind::Greedy { .. } | Kind::Random => false,
            Kind::Hub(_) | Kind::Dxp(_) => true,
        }
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    /// Whether it plays the same move whenever it stands in the same game with the same limit.
    pub(crate) fn is_deterministic(&self, limit: Option<Limit>) -> bool {
        match &self.kind {
            // A level and the greedy player choose among equal moves by a seed that each pair has.
            Kind::Own(own) => {
                let by_time = matches!(limit, Some(Limit::MoveTime(_) | Limit::Clock(_)));
                own.threads == 1 && own.level.is_none() && !by_time
            }
            Kind::Greedy { .. } | Kind::Random | Kind::Hub(_) | Kind::Dxp(_) => false,
        }
    }

    /// Whether two specifications are the same but for their names.
    pub(crate) fn is_same_engine(&self, other: &Self) -> bool {
        self.kind == other.kind && self.limit == other.limit
    }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let words = words(text)?;
        let (kind, words) = words.split_first().ok_or(SpecError::Empty)?;
        let mut settings = Settings::read(kind, words)?;
        let name = settings.take("name");
        let limit = settings.take_limit()?;
        let kind = match kind.as_str() {
            "damier" => Kind::Own(settings.own()?),
            "greedy" => Kind::Greedy {
                captures: settings.parse("captures", count)?.unwrap_or(1),
            },
            "random" => Kind::Random,
            "hub" => Kind::Hub(settings.hub(Dialect::Two)?),
            "hub1" => Kind::Hub(settings.hub(Dialect::One)?),
            "dxp-server" => Kind::Dxp(settings.dxp(true)?),
            "dxp-client" => Kind::Dxp(settings.dxp(false)?),
            other => return Err(SpecError::NoKind(other.to_owned())),
        };
        settings.refuse_rest()?;
        Ok(Self {
            text: text.trim().to_owned(),
            name,
            limit,
            kind,
        })
    }
}

/// The settings of a text that have not been used yet.
struct Settings<'a> {
    kind: &'a str,
    rest: Vec<(&'a str, &'a str)>,
    /// The names that were asked for, so that a refusal can list them.
    known: Vec<&'static str>,
}

impl<'a> Settings<'a> {
    fn read(kind: &'a str, words: &'a [String]) -> Result<Self, SpecError> {
        let pair = |word: &'a String| {
            word.split_once('=')
                .ok_or_else(|| SpecError::NoSetting(word.clone()))
        };
        Ok(Self {
            kind,
            rest: words.iter().map(pair).collect::<Result<_, _>>()?,
            known: Vec::new(),
        })
    }

    /// The value of a setting; the last one counts.
    fn take(&mut self, name: &'static str) -> Option<String> {
        self.known.push(name);
        let value = self.rest.iter().rev().find(|(key, _)| *key == name);
        let value = value.map(|(_, value)| (*value).to_owned());
        self.rest.retain(|(key, _)| *key != name);
        value
    }

    fn parse<T, E: ToString>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Result<T, E>,
    ) -> Result<Option<T>, SpecError> {
        let Some(value) = self.take(name) else {
            return Ok(None);
        };
        read(&value).map(Some).map_err(|error| SpecError::Value {
            name,
            reason: error.to_string(),
        })
    }

    fn take_limit(&mut self) -> Result<Option<Limit>, SpecError> {
        let above_zero = |text: &str| match seconds(text)? {
            Duration::ZERO => Err(crate::LimitError::new(text, "a time above 0")),
            time => Ok(time),
        };
        let limits = [
            self.parse("time", above_zero)?.map(Limit::MoveTime),
            self.parse("nodes", count)?.map(Limit::Nodes),
            self.parse("depth", count)?.map(Limit::Depth),
            self.parse("clock", str::parse::<Clock>)?.map(Limit::Clock),
        ];
        let mut limits = limits.into_iter().flatten();
        match (limits.next(), limits.next()) {
            (Some(_), Some(_)) => Err(SpecError::SeveralLimits),
            (limit, _) => Ok(limit),
        }
    }

    fn own(&mut self) -> Result<Own, SpecError> {
        let level = |text: &str| Level::named(text).ok_or_else(|| no_level(text));
        let hash = |text: &str| {
            let mib = count::<usize>(text)?;
            let fits = mib <= Table::MAX_MIB;
            fits.then_some(mib)
                .ok_or_else(|| crate::LimitError::new(text, "no more MiB than a table can have"))
        };
        let threads = |text: &str| {
            let threads = count::<usize>(text)?;
            let fits = threads <= Engine::<International>::MAX_THREADS;
            fits.then_some(threads)
                .ok_or_else(|| crate::LimitError::new(text, "no more threads than 256"))
        };
        let yes = |text: &str| match text {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(format!("{other:?}, expected yes or no")),
        };
        Ok(Own {
            level: self.parse("level", level)?,
            hash_mib: self.parse("hash", hash)?.unwrap_or(Table::DEFAULT_MIB),
            threads: self.parse("threads", threads)?.unwrap_or(1),
            keeps_memory: self.parse("memory", yes)?.unwrap_or(true),
            evaluation: match self.take("eval").as_deref() {
                None | Some("built-in") => Valuation::BuiltIn,
                Some("hand-made") => Valuation::HandMade,
                Some(file) => Valuation::File(file.to_owned()),
            },
            endgames: self.take("endgames"),
        })
    }

    fn hub(&mut self, dialect: Dialect) -> Result<Hub, SpecError> {
        let program = self.program()?.ok_or(SpecError::NoCommand)?;
        let mut parameters = Vec::new();
        self.rest.retain(|(key, value)| {
            let name = key.strip_prefix("param.");
            parameters.extend(name.map(|name| (name.to_owned(), (*value).to_owned())));
            name.is_none()
        });
        self.known.push("param.NAME");
        Ok(Hub {
            program,
            dialect,
            parameters,
        })
    }

    fn dxp(&mut self, engine_listens: bool) -> Result<Dxp, SpecError> {
        let mut chats = Vec::new();
        self.rest.retain(|(key, value)| {
            let is_chat = *key == "chat";
            chats.extend(is_chat.then(|| (*value).to_owned()));
            !is_chat
        });
        self.known.push("chat");
        Ok(Dxp {
            program: self.program()?,
            engine_listens,
            host: self.take("host").unwrap_or_else(|| "127.0.0.1".to_owned()),
            port: self.parse("port", count)?,
            chats,
            minutes: self.parse("minutes", count)?,
            moves: self.parse("moves", str::parse::<u32>)?,
        })
    }

    fn program(&mut self) -> Result<Option<Program>, SpecError> {
        let folder = self.take("dir");
        let Some(command) = self.take("cmd") else {
            return Ok(None);
        };
        let command = words(&command)?;
        if command.is_empty() {
            return Err(SpecError::NoCommand);
        }
        Ok(Some(Program { command, folder }))
    }

    fn refuse_rest(self) -> Result<(), SpecError> {
        match self.rest.first() {
            None => Ok(()),
            Some((key, _)) => Err(SpecError::UnknownSetting {
                kind: self.kind.to_owned(),
                setting: (*key).to_owned(),
                known: self.known.join(", "),
            }),
        }
    }
}

fn no_level(text: &str) -> String {
    let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
    format!("{text:?}, expected one of {}", names.join(", "))
}

#[cfg(test)]
mod tests;
