//! What a lesson says of its positions, to be checked by the rules.

use std::fmt;

/// Something said of a position before the learner answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// So many legal moves.
    Moves(usize),
    /// So many captures among them.
    Captures(usize),
    /// The longest capture takes so many pieces.
    Longest(u32),
    /// The pieces that may move stand on these squares.
    Movers(Vec<u8>),
    /// So many white and black pieces.
    Pieces(u32, u32),
    /// A draw counter, by its code, has counted so many plies.
    Counter(String, u16),
    /// The position has stood so many times.
    Repetitions(u32),
    /// A move is refused for a reason, by its code.
    Illegal(String, String),
}

/// Something said of the position after each right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promise {
    /// The move takes so many pieces.
    Takes(u32),
    /// The piece that moved is a king now, or still a man.
    IsKing(bool),
    /// The game has ended: `white`, `black` or `draw`, and the code of the reason.
    End(String, String),
    /// The game goes on.
    GoesOn,
    /// The opponent has exactly one legal move.
    Forced,
    /// The opponent has so many captures.
    Captures(usize),
    /// The opponent's longest capture takes so many pieces.
    Longest(u32),
    /// The opponent has so many legal moves.
    Moves(usize),
}

/// Reads what follows the word `claim`; `None` if it is not one of the forms.
pub(crate) fn read_claim(words: &[&str]) -> Option<Claim> {
    Some(match words {
        ["moves", count] => Claim::Moves(count.parse().ok()?),
        ["captures", count] => Claim::Captures(count.parse().ok()?),
        ["longest", count] => Claim::Longest(count.parse().ok()?),
        ["movers", squares @ ..] => Claim::Movers(numbers(squares)?),
        ["pieces", white, black] => Claim::Pieces(white.parse().ok()?, black.parse().ok()?),
        ["counter", code, plies] => Claim::Counter((*code).to_owned(), plies.parse().ok()?),
        ["repetitions", count] => Claim::Repetitions(count.parse().ok()?),
        ["illegal", mv, code] => Claim::Illegal((*mv).to_owned(), (*code).to_owned()),
        _ => return None,
    })
}

/// Reads what follows the word `then`; `None` if it is not one of the forms.
pub(crate) fn read_promise(words: &[&str]) -> Option<Promise> {
    Some(match words {
        ["takes", count] => Promise::Takes(count.parse().ok()?),
        ["king"] => Promise::IsKing(true),
        ["man"] => Promise::IsKing(false),
        ["end", who, reason] => Promise::End((*who).to_owned(), (*reason).to_owned()),
        ["goes-on"] => Promise::GoesOn,
        ["forced"] => Promise::Forced,
        ["captures", count] => Promise::Captures(count.parse().ok()?),
        ["longest", count] => Promise::Longest(count.parse().ok()?),
        ["moves", count] => Promise::Moves(count.parse().ok()?),
        _ => return None,
    })
}

impl fmt::Display for Claim {
    /// As a lesson has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(count) => write!(f, "moves {count}"),
            Self::Captures(count) => write!(f, "captures {count}"),
            Self::Longest(count) => write!(f, "longest {count}"),
            Self::Movers(squares) => {
                f.write_str("movers")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::Pieces(white, black) => write!(f, "pieces {white} {black}"),
            Self::Counter(code, plies) => write!(f, "counter {code} {plies}"),
            Self::Repetitions(count) => write!(f, "repetitions {count}"),
            Self::Illegal(mv, code) => write!(f, "illegal {mv} {code}"),
        }
    }
}

impl fmt::Display for Promise {
    /// As a lesson has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Takes(count) => write!(f, "takes {count}"),
            Self::IsKing(true) => f.write_str("king"),
            Self::IsKing(false) => f.write_str("man"),
            Self::End(who, reason) => write!(f, "end {who} {reason}"),
            Self::GoesOn => f.write_str("goes-on"),
            Self::Forced => f.write_str("forced"),
            Self::Captures(count) => write!(f, "captures {count}"),
            Self::Longest(count) => write!(f, "longest {count}"),
            Self::Moves(count) => write!(f, "moves {count}"),
        }
    }
}

/// The forms of claims, for messages.
pub(crate) const CLAIMS: &str = "moves N, captures N, longest N, movers SQUARES, pieces N N, \
                                 counter CODE PLIES, repetitions N or illegal MOVE CODE";

/// The forms of promises, for messages.
pub(crate) const PROMISES: &str = "takes N, king, man, end WHO REASON, goes-on, forced, captures N, \
                                   longest N or moves N";

/// Square numbers, as many as there are words.
pub(crate) fn numbers(words: &[&str]) -> Option<Vec<u8>> {
    words.iter().map(|word| word.parse().ok()).collect()
}

/// What is true in place of something that was said.
pub(crate) fn not_so(said: &impl fmt::Display, found: &impl fmt::Display) -> String {
    format!("the lesson says {said}, the rules say {found}")
}
