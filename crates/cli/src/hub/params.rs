//! What can be set about the engine.

use std::path::PathBuf;

use damier_protocol::hub::{GameKind, Id, Param, ParamKind, Session};

use super::thinking::{self, MAX_HASH_MIB, MAX_THREADS};

/// The table's size, if no other is asked for.
const DEFAULT_HASH_MIB: usize = 64;
/// The most lines that can be asked for; hardly any position has more moves.
const MAX_LINES: usize = 100;
/// The level that plays as well as it can within the limits of each search.
const FULL: &str = "full";
/// The parameter that names a folder of endgame tables.
pub(super) const ENDGAMES: &str = "endgames";

/// How the engine introduces itself.
pub(super) fn id() -> Id {
    Id {
        name: Some("Damier".to_owned()),
        version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        author: Some(env!("CARGO_PKG_AUTHORS").to_owned()),
        country: None,
    }
}

/// The parameters, with their defaults.
pub(super) fn all() -> Vec<Param> {
    let levels = [FULL].into_iter().chain(thinking::level_names());
    vec![
        Session::variant_param(GameKind::Normal),
        int("hash", DEFAULT_HASH_MIB, MAX_HASH_MIB),
        int("threads", 1, MAX_THREADS),
        int("multi-pv", 1, MAX_LINES),
        Param {
            name: "level".to_owned(),
            value: FULL.to_owned(),
            kind: ParamKind::Enum {
                values: levels.map(str::to_owned).collect(),
            },
        },
        Param {
            name: ENDGAMES.to_owned(),
            value: String::new(),
            kind: ParamKind::Text,
        },
        Param {
            name: "ponder".to_owned(),
            value: "false".to_owned(),
            kind: ParamKind::Bool,
        },
    ]
}

fn int(name: &str, default: usize, max: usize) -> Param {
    Param {
        name: name.to_owned(),
        value: default.to_string(),
        kind: ParamKind::Int {
            min: Some(1),
            max: i64::try_from(max).ok(),
        },
    }
}

/// The values that the parameters have when a search begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Params {
    pub(super) kind: GameKind,
    pub(super) hash_mib: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    /// `None` plays as well as it can.
    pub(super) level: Option<thinking::Strength>,
    /// A folder of endgame tables; `None` asks those in the program.
    pub(super) endgames: Option<PathBuf>,
}

impl Params {
    pub(super) fn of(session: &Session) -> Self {
        // The session has checked the values.
        let number = |name, default| session.param(name).parse().unwrap_or(default);
        let level = thinking::Strength::named(session.param("level"));
        // A level plays the same whatever it could have.
        let (hash_mib, threads, endgames) = match level {
            Some(level) => (level.hash_mib(), 1, ""),
            None => (
                number("hash", DEFAULT_HASH_MIB),
                number("threads", 1),
                session.param(ENDGAMES),
            ),
        };
        Self {
            kind: GameKind::named(session.param("variant")).unwrap_or_default(),
            hash_mib,
            threads,
            lines: number("multi-pv", 1),
            level,
            endgames: (!endgames.is_empty()).then(|| PathBuf::from(endgames)),
        }
    }
}
