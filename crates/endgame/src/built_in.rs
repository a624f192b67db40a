//! The tables of up to four pieces that are in the program.

use std::any::Any;
use std::borrow::Cow;
use std::sync::OnceLock;

use damier_rules::{Brazilian, Checkers, International, Russian, Variant};

use crate::Tables;

macro_rules! tables {
    ($game:ident, $outcomes:literal, $distances:literal, $lone_king:literal) => {{
        static TABLES: OnceLock<Tables<$game>> = OnceLock::new();
        TABLES.get_or_init(|| {
            let parts: &[&[u8]] = &[
                include_bytes!(concat!("../data/", $outcomes)),
                #[cfg(feature = "built-in-distances")]
                include_bytes!(concat!("../data/", $distances)),
                #[cfg(not(feature = "built-in-distances"))]
                include_bytes!(concat!("../data/", $lone_king)),
            ];
            let parts = parts.iter().map(|part| Cow::Borrowed(*part)).collect();
            Tables::from_parts(parts).expect("the tables in the program are checked by its tests")
        })
    }};
}

/// The tables of a game that are in the program: outcomes of up to four pieces, and the distances of
/// kings alone against a lone king. With the feature `built-in-distances` all distances. `None` for a
/// game that has none.
///
/// They are read when they are first asked for, which takes a few milliseconds, and unpacked block
/// by block as they are used; [`Tables::unpack`] does it at once.
///
/// ```
/// use damier_endgame::built_in;
/// use damier_rules::Russian;
/// assert_eq!(built_in::<Russian>().map(|tables| tables.max_pieces()), Some(4));
/// ```
#[must_use]
pub fn built_in<V: Variant>() -> Option<&'static Tables<V>> {
    let tables: &dyn Any = match V::NAME {
        International::NAME => tables!(
            International,
            "international.outcomes",
            "international.distances",
            "international.lone-king"
        ),
        Checkers::NAME => tables!(
            Checkers,
            "checkers.outcomes",
            "checkers.distances",
            "checkers.lone-king"
        ),
        Russian::NAME => tables!(
            Russian,
            "russian.outcomes",
            "russian.distances",
            "russian.lone-king"
        ),
        Brazilian::NAME => tables!(
            Brazilian,
            "brazilian.outcomes",
            "brazilian.distances",
            "brazilian.lone-king"
        ),
        _ => return None,
    };
    // Another game may have the name of one of these.
    tables.downcast_ref()
}
