//! Moves and squares as text: liberal in reading, strict in writing.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

use crate::explain::Refusal;
use crate::routes::between;
use crate::{Bitboard, Geometry, Move, Position, Reason, Square, SquareNames, Variant};

/// The longest move text that is read, in characters.
pub const MAX_MOVE_CHARS: usize = 256;

/// The name of a square of game `V`: its number, or file and rank as White sees the board.
///
/// ```
/// use damier_rules::{Russian, Square, SquareNames, square_name};
/// let square = Square::new(29).unwrap();
/// assert_eq!(square_name::<Russian>(square, SquareNames::Algebraic), "a1");
/// ```
#[must_use]
pub fn square_name<V: Variant>(square: Square, names: SquareNames) -> String {
    match names {
        SquareNames::Numeric => square.to_string(),
        SquareNames::Algebraic => {
            let file = char::from(b'a' + V::Geometry::column(square) - 1);
            let rank = V::Geometry::SIZE as u8 + 1 - V::Geometry::row(square);
            let mut name = String::from(file);
            name.push_str(&rank.to_string());
            name
        }
    }
}

/// The square with this name in game `V`: its number, with or without leading zeros, or file and
/// rank on a board of eight by eight. `None` if there is no such square.
///
/// ```
/// use damier_rules::{Brazilian, International, Square, read_square};
/// assert_eq!(read_square::<Brazilian>("b8"), Square::new(1));
/// assert_eq!(read_square::<International>("07"), Square::new(7));
/// assert_eq!(read_square::<International>("51"), None);
/// ```
#[must_use]
pub fn read_square<V: Variant>(text: &str) -> Option<Square> {
    match text.as_bytes() {
        [b'0'..=b'9', ..] => {
            let significant = text.trim_start_matches('0');
            (text.len() <= 4).then(|| read_number::<V>(significant))?
        }
        // `c` and a digit: larger boards have no names of this kind in use.
        [file, rank] if V::Geometry::SIZE == 8 => {
            let column = file.to_ascii_lowercase().checked_sub(b'a')? + 1;
            let rank = rank.checked_sub(b'0')?;
            V::Geometry::square_at(9_u8.checked_sub(rank)?, column)
        }
        _ => None,
    }
}

/// The square with this number, written without leading zeros.
pub(crate) fn read_number<V: Variant>(text: &str) -> Option<Square> {
    let plain = matches!(text.as_bytes(), [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    let square = Square::new(text.parse().ok().filter(|_| plain)?)?;
    V::Geometry::contains(square).then_some(square)
}

/// What the text of a move says, before any position is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// The squares named: at least two, or the target alone if the column of the start is known.
    squares: Vec<Square>,
    /// The column of the start, from 1, in a short text.
    start_column: Option<u8>,
    /// The captured squares listed in angular brackets.
    listed: Option<Vec<Square>>,
    /// Whether a capture sign stands between two squares.
    capture: bool,
}

impl MoveText {
    /// Reads a move text of game `V`: squares with `-`, `x`, `X`, `:`, a dash of typography or
    /// blanks between them, algebraic ones and two numbers of two digits (`3228`) also without
    /// anything, and perhaps the captured squares in angular brackets at the end.
    ///
    /// ```
    /// use damier_rules::{International, MoveText};
    /// let text = MoveText::read::<International>("35x 4").unwrap();
    /// assert!(text.is_capture());
    /// assert_eq!(MoveText::read::<International>("0712").unwrap().squares()[1].number(), 12);
    /// assert!(MoveText::read::<International>("28*19").is_err());
    /// ```
    ///
    /// # Errors
    /// When it is not the text of a move, or names a square that the board does not have.
    pub fn read<V: Variant>(text: &str) -> Result<Self, MoveTextError> {
        let unreadable = || MoveTextError::Unreadable(text.chars().take(80).collect());
        if text.chars().count() > MAX_MOVE_CHARS {
            return Err(unreadable());
        }
        if let Some((column, to)) = short_form::<V>(text) {
            return Ok(Self {
                squares: Vec::from([to]),
                start_column: Some(column),
                listed: None,
                capture: false,
            });
        }
        let mut moved = text.trim();
        let mut listed = None;
        if let Some((before, list)) = moved
            .strip_suffix('>')
            .and_then(|rest| rest.split_once('<'))
        {
            let square = |name: &str| named_square::<V>(name.trim(), text);
            listed = Some(list.split(',').map(square).collect::<Result<Vec<_>, _>>()?);
            moved = before.trim_end();
        }
        let (names, capture) = match four_digits(moved) {
            Some(names) => (names, false),
            None => split_squares(moved).ok_or_else(unreadable)?,
        };
        let square = |name: &&str| named_square::<V>(name, text);
        let squares = names.iter().map(square).collect::<Result<Vec<_>, _>>()?;
        if squares.len() < 2 {
            return Err(unreadable());
        }
        Ok(Self {
            squares,
            start_column: None,
            listed,
            capture,
        })
    }

    /// The squares named, in order: at least two, or the target alone of a short text.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// Whether a capture sign stands between two squares.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.capture
    }

    /// Whether the captured squares are listed in angular brackets.
    pub(crate) fn lists_captured(&self) -> bool {
        self.listed.is_some()
    }
}

/// The column and the target of a short text on a board of eight by eight: `ed4` or `e:d4`.
fn short_form<V: Variant>(text: &str) -> Option<(u8, Square)> {
    let text = text.trim();
    let file = *text
        .as_bytes()
        .first()
        .filter(|file| matches!(file, b'a'..=b'h'))?;
    let rest = &text[1..];
    let target = rest.strip_prefix([':', 'x', '-']).unwrap_or(rest);
    let names_a_file = target
        .as_bytes()
        .first()
        .is_some_and(u8::is_ascii_lowercase);
    let to = read_square::<V>(target).filter(|_| names_a_file)?;
    Some((file - b'a' + 1, to))
}

/// The two numbers of a text like `3228`, as fast typists and DXP write it.
fn four_digits(text: &str) -> Option<Vec<&str>> {
    let is_one = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_one.then(|| Vec::from([&text[..2], &text[2..]]))
}

/// A square by its name, or what is wrong with it.
fn named_square<V: Variant>(name: &str, whole: &str) -> Result<Square, MoveTextError> {
    let looks_like_one = |name: &str| match name.as_bytes() {
        [file, rank] if file.is_ascii_alphabetic() => {
            V::Geometry::SIZE == 8 && rank.is_ascii_digit()
        }
        digits => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
    };
    read_square::<V>(name).ok_or_else(|| {
        if looks_like_one(name) {
            MoveTextError::NoSuchSquare(name.to_string())
        } else {
            MoveTextError::Unreadable(whole.chars().take(80).collect())
        }
    })
}

/// The names of squares in a text, and whether a capture sign stands between any of them.
fn split_squares(text: &str) -> Option<(Vec<&str>, bool)> {
    let mut names = Vec::new();
    let mut capture = false;
    let mut rest = text;
    loop {
        let length = name_length(rest)?;
        let (name, behind) = rest.split_at(length);
        names.push(name);
        if behind.is_empty() {
            return Some((names, capture));
        }
        let sign = behind.trim_start();
        let after_sign = match sign.chars().next()? {
            'x' | 'X' | ':' | '×' => {
                capture = true;
                strip_first(sign)
            }
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => strip_first(sign),
            // Nothing or blanks: enough behind a rank, or between numbers set apart.
            _ if sign.len() < behind.len() || name.as_bytes()[0].is_ascii_alphabetic() => sign,
            _ => return None,
        };
        rest = after_sign.trim_start();
    }
}

fn strip_first(text: &str) -> &str {
    let mut letters = text.chars();
    letters.next();
    letters.as_str()
}

/// How many bytes the name of a square at the beginning of a text has: digits, or a letter from `a`
/// to `h` and a digit.
fn name_length(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [b'a'..=b'h' | b'A'..=b'H', b'0'..=b'9', ..] => Some(2),
        bytes => {
            let digits = bytes
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            (digits > 0).then_some(digits)
        }
    }
}

/// Why a text is not the text of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveTextError {
    /// It does not have the form of a move.
    Unreadable(String),
    /// It names a square the board does not have.
    NoSuchSquare(String),
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(text) => {
                write!(
                    f,
                    "{text:?} is not a move, expected the form 32-28 or 32x23"
                )
            }
            Self::NoSuchSquare(name) => write!(f, "there is no square {name} on this board"),
        }
    }
}

impl core::error::Error for MoveTextError {}

impl<V: Variant> Position<V> {
    /// The text of a legal move in the form of its game: `32-28`, `32x23`, in Russian `c3-d4` and
    /// `c3:e5`. The squares in between are written where, and only where, start and end do not tell
    /// two captures apart.
    ///
    /// ```
    /// use damier_rules::Position;
    /// let position: Position = Position::from_fen("W:WK4:B13,32,37,20").unwrap();
    /// let mut texts: Vec<_> = position.legal_moves().iter().map(|&mv| position.move_text(mv)).collect();
    /// texts.sort();
    /// assert_eq!(texts, ["4x27x38x15", "4x31x42x15"]);
    /// ```
    #[must_use]
    pub fn move_text(&self, mv: Move<V>) -> String {
        self.move_text_in(mv, V::SQUARE_NAMES)
    }

    /// The text of a legal move with squares named in one of the two ways.
    #[must_use]
    pub fn move_text_in(&self, mv: Move<V>, names: SquareNames) -> String {
        let ambiguous = mv.is_capture()
            && self
                .legal_moves()
                .iter()
                .any(|other| (other.from(), other.to()) == (mv.from(), mv.to()) && *other != mv);
        if !ambiguous {
            return join::<V>(&[mv.from(), mv.to()], mv.is_capture(), names);
        }
        let mut text = join::<V>(&self.route(mv), true, names);
        if mv.captured().len() == 1 {
            // A single capture beside a longer one has no square in between to tell them apart:
            // PDN 3.1 lists the captured squares.
            text.push('<');
            for square in mv.captured().iter() {
                text.push_str(&square_name::<V>(square, names));
            }
            text.push('>');
        }
        text
    }

    /// The legal move that a text names. See [`MoveText::read`] for the forms that are taken; the
    /// squares in between may be given in full, in part, or by the rules of other programs: a
    /// capture must start and end where the text says, and have a route with exactly these squares,
    /// or one that passes them, or capture the pieces on them (as Hub lists them). On eight by eight
    /// the short form of Russian books is taken too: `ed4`, the file and the target.
    ///
    /// ```
    /// use damier_rules::{Position, Reason};
    /// let position: Position = Position::from_fen("W:WK4:B13,32,37,20").unwrap();
    /// assert_eq!(position.read_move("4x15").unwrap_err().reason(), Reason::Ambiguous);
    /// assert!(position.read_move("4x31x42x15").is_ok());
    /// assert!(position.read_move("4x15 <13, 20, 37>").is_ok());
    /// ```
    ///
    /// # Errors
    /// Why no legal move has this text, or that several have it, with the moves that may be played
    /// instead.
    pub fn read_move(&self, text: &str) -> Result<Move<V>, Refusal<V>> {
        match MoveText::read::<V>(text) {
            Ok(text) => self.find_move(&text),
            Err(error) => Err(self.refuse_text(&error)),
        }
    }

    /// The one legal move from a column to a square.
    fn find_short(&self, column: u8, to: Square) -> Result<Move<V>, Refusal<V>> {
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        moves.retain(|mv| V::Geometry::column(mv.from()) == column && mv.to() == to);
        match moves[..] {
            [mv] => Ok(mv),
            [] => Err(self.refuse_short(column, to)),
            _ => Err(Refusal::new(Reason::Ambiguous, None, moves)),
        }
    }

    /// Why no piece of a column goes to a square: of several, the one whose reason says most.
    fn refuse_short(&self, column: u8, to: Square) -> Refusal<V> {
        let in_column = |square: &Square| V::Geometry::column(*square) == column;
        let refusals = self
            .pieces(self.turn())
            .iter()
            .filter(in_column)
            .map(|from| self.refuse(from, to, false));
        let says_little = |refusal: &Refusal<V>| refusal.reason() == Reason::NotOnADiagonal;
        let nothing_there = || Refusal::new(Reason::EmptySquare, None, self.compulsory());
        refusals
            .min_by_key(says_little)
            .unwrap_or_else(nothing_there)
    }

    /// The legal move that a text already read names; see [`Position::read_move`].
    ///
    /// # Errors
    /// As for [`Position::read_move`].
    pub fn find_move(&self, text: &MoveText) -> Result<Move<V>, Refusal<V>> {
        if let Some(column) = text.start_column {
            return self.find_short(column, text.squares[0]);
        }
        let mut moves: Vec<Move<V>> = self.legal_moves().into_iter().collect();
        let (first, last) = (text.squares[0], text.squares[text.squares.len() - 1]);
        let listed: Option<Bitboard<V::Geometry>> = text
            .listed
            .as_ref()
            .map(|list| list.iter().copied().collect());
        let fits = |mv: &Move<V>| {
            (mv.from(), mv.to()) == (first, last)
                && listed.is_none_or(|listed| listed == mv.captured())
        };
        let candidates: Vec<Move<V>> = moves.iter().copied().filter(fits).collect();
        if !candidates.is_empty() {
            return self.choose(text, candidates);
        }
        // Hub: start and end, then the captured squares.
        let (from, to) = (text.squares[0], text.squares[1]);
        let captured: Bitboard<V::Geometry> = text.squares[2..].iter().copied().collect();
        moves.retain(|mv| {
            mv.is_capture() && (mv.from(), mv.to(), mv.captured()) == (from, to, captured)
        });
        moves.first().copied().ok_or_else(|| self.refuse_path(text))
    }

    /// The one of the moves with the right start and end that a text means.
    fn choose(&self, text: &MoveText, candidates: Vec<Move<V>>) -> Result<Move<V>, Refusal<V>> {
        if text.capture && !candidates.iter().any(|mv| mv.is_capture()) {
            return Err(self.refuse_path(text));
        }
        let between = &text.squares[1..text.squares.len() - 1];
        if between.is_empty() {
            return match candidates[..] {
                [mv] => Ok(mv),
                _ => Err(Refusal::new(Reason::Ambiguous, None, candidates)),
            };
        }
        let exact = |mv: &&Move<V>| self.has_route(**mv, |route| route == text.squares);
        if let Some(mv) = candidates.iter().find(exact) {
            return Ok(*mv);
        }
        let passes =
            |mv: &&Move<V>| self.has_route(**mv, |route| passes::<V>(route, &text.squares));
        let passing: Vec<Move<V>> = candidates.iter().filter(passes).copied().collect();
        let captured: Bitboard<V::Geometry> = between.iter().copied().collect();
        let taking = candidates.iter().find(|mv| mv.captured() == captured);
        match (&passing[..], taking) {
            ([mv], _) | ([] | [_, ..], Some(mv)) => Ok(*mv),
            ([], None) => Err(self.refuse_path(text)),
            _ => Err(Refusal::new(Reason::Ambiguous, None, passing)),
        }
    }

    /// Whether a route of a move is as asked; only so many are looked at.
    fn has_route(&self, mv: Move<V>, asked: impl Fn(&[Square]) -> bool) -> bool {
        let mut found = false;
        let mut looked_at = 0;
        self.visit_routes(mv, &mut |route| {
            looked_at += 1;
            found = asked(route);
            if found || looked_at == MAX_ROUTES_READ {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found
    }
}

/// How many routes of a move are compared with a text; more are never needed to tell real captures
/// apart.
const MAX_ROUTES_READ: usize = 4096;

/// Whether a route lands on or slides over all these squares in order.
fn passes<V: Variant>(route: &[Square], squares: &[Square]) -> bool {
    let mut wanted = squares.iter().copied().peekable();
    let mut meet = |square| {
        wanted.next_if_eq(&square);
    };
    for leg in route.windows(2) {
        meet(leg[0]);
        let over = between::<V>(leg[0], leg[1]).unwrap_or(Bitboard::EMPTY);
        let ascending = leg[0] < leg[1];
        let mut squares: Vec<Square> = over.iter().collect();
        if !ascending {
            squares.reverse();
        }
        squares.into_iter().for_each(&mut meet);
    }
    if let Some(last) = route.last() {
        meet(*last);
    }
    wanted.peek().is_none()
}

/// Squares joined by the sign of the game.
fn join<V: Variant>(squares: &[Square], capture: bool, names: SquareNames) -> String {
    let mut text = String::new();
    for (index, square) in squares.iter().enumerate() {
        if index > 0 {
            text.push(if capture { V::CAPTURE_SIGN } else { '-' });
        }
        text.push_str(&square_name::<V>(*square, names));
    }
    text
}
