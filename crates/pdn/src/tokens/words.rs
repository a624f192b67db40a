//! Moves, move numbers and results in all the forms in which they are met.

use super::symbols::{Symbol, Symbols};
use super::{MoveNumber, Plain};

/// What a word is; the text of a move or result, in normal form, is in the scratch string.
#[derive(Clone, Copy, Debug)]
pub(super) enum Word {
    Number(MoveNumber),
    Move(Option<Plain>),
    Result,
    Junk,
}

/// Reads the word at the start of `bytes`, and says how long it is.
///
/// `bytes` does not begin with a blank.
pub(super) fn read(bytes: &[u8], scratch: &mut String) -> (Word, usize) {
    let start = Symbols::new(bytes);
    let mut symbols = start;
    if read_result(&mut symbols, scratch) {
        return (Word::Result, symbols.length());
    }
    symbols = start;
    if let Some(plain) = read_move(&mut symbols, scratch) {
        return (Word::Move(plain), symbols.length());
    }
    symbols = start;
    if let Some(number) = read_number(&mut symbols) {
        return (Word::Number(number), symbols.length());
    }
    (Word::Junk, junk_length(start))
}

fn junk_length(mut symbols: Symbols<'_>) -> usize {
    symbols.next();
    while !symbols.is_at_end() {
        symbols.next();
    }
    symbols.length().max(1)
}

/// The most digits that a square number has.
const SQUARE_DIGITS: usize = 3;

/// A square, appended to `out` in normal form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Square {
    /// A number, 1 to 999.
    Number(u16),
    /// A field such as `c3`, as its number row by row from the top left, if it is
    /// a dark one of the 8x8 board.
    Field(Option<u8>),
}

fn push_number(out: &mut String, number: u32) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

fn read_square(symbols: &mut Symbols<'_>, out: &mut String) -> Option<Square> {
    match symbols.next() {
        Symbol::Digit(first) => {
            let mut number = u16::from(first);
            let mut digits = 1;
            while let Symbol::Digit(digit) = symbols.peek() {
                symbols.next();
                digits += 1;
                if digits > SQUARE_DIGITS {
                    return None;
                }
                number = number * 10 + u16::from(digit);
            }
            if number == 0 {
                return None;
            }
            push_number(out, number.into());
            Some(Square::Number(number))
        }
        Symbol::Letter(file) => {
            let Symbol::Digit(mut rank @ 1..) = symbols.next() else {
                return None;
            };
            if rank == 1 && symbols.accept(Symbol::Digit(0)) {
                rank = 10;
            }
            out.push(char::from(file));
            push_number(out, rank.into());
            Some(Square::Field(field_number(file - b'a', rank)))
        }
        _ => None,
    }
}

/// The number of a dark square of the 8x8 board; `file` from 0, `rank` from 1.
pub(super) const fn field_number(file: u8, rank: u8) -> Option<u8> {
    let is_on_board = file < 8 && 1 <= rank && rank <= 8;
    if is_on_board && (file + rank) % 2 == 1 {
        Some(4 * (8 - rank) + file / 2 + 1)
    } else {
        None
    }
}

/// A move: squares with signs between them; or dashes alone, a move left unknown.
#[expect(
    clippy::option_option,
    reason = "no move at all, or a move that may be a plain one"
)]
fn read_move(symbols: &mut Symbols<'_>, out: &mut String) -> Option<Option<Plain>> {
    out.clear();
    if symbols.peek() == Symbol::Dash {
        return read_unknown(symbols, out).then_some(None);
    }
    let from = read_square(symbols, out)?;
    let mut squares = 1;
    let mut to = from;
    loop {
        let (before, length) = (*symbols, out.len());
        let Some(square) = read_step(symbols, out, from, squares) else {
            *symbols = before;
            out.truncate(length);
            break;
        };
        to = square;
        squares += 1;
    }
    let is_capture = out.contains(['x', ':']);
    if squares == 2 && from == to && matches!(from, Square::Number(_)) && !is_capture {
        // Points: no quiet move ends where it began.
        return None;
    }
    let ends = squares > 1 && matches!(symbols.peek(), Symbol::Blank | Symbol::End | Symbol::Dot);
    ends.then(|| {
        if squares == 2 {
            plain(from, to, is_capture)
        } else {
            None
        }
    })
}

/// The most dashes that stand for a move: more are a line across the page.
const UNKNOWN_DASHES: usize = 3;

fn read_unknown(symbols: &mut Symbols<'_>, out: &mut String) -> bool {
    while symbols.accept(Symbol::Dash) {
        out.push('-');
    }
    out.len() <= UNKNOWN_DASHES && symbols.is_at_end()
}

/// A sign and the square behind it. Blanks may stand around a capture sign, and around the one
/// dash of a quiet move, as files that align their columns have them.
fn read_step(
    symbols: &mut Symbols<'_>,
    out: &mut String,
    from: Square,
    squares: usize,
) -> Option<Square> {
    let blank_before = symbols.skip_blanks();
    let mut blank = blank_before;
    let dash = match symbols.peek() {
        Symbol::Capture(sign) => {
            symbols.next();
            out.push(char::from(sign));
            blank |= symbols.skip_blanks();
            false
        }
        Symbol::Dash if squares == 1 || !blank_before => {
            symbols.next();
            out.push('-');
            if squares == 1 {
                blank |= symbols.skip_blanks();
            }
            true
        }
        Symbol::Letter(_) if !blank_before && matches!(from, Square::Field(_)) => false,
        _ => return None,
    };
    let square = read_square(symbols, out)?;
    // After a blank the "square" may as well be the next move's number, or begin the next move.
    let belongs = !blank
        || match symbols.peek() {
            Symbol::Blank | Symbol::End => true,
            Symbol::Capture(_) => !dash,
            _ => false,
        };
    belongs.then_some(square)
}

fn plain(from: Square, to: Square, is_capture: bool) -> Option<Plain> {
    let (from, to, is_algebraic) = match (from, to) {
        (Square::Number(from), Square::Number(to)) => {
            (u8::try_from(from).ok()?, u8::try_from(to).ok()?, false)
        }
        (Square::Field(from), Square::Field(to)) => (from?, to?, true),
        _ => return None,
    };
    (from > 0 && to > 0).then_some(Plain {
        from,
        to,
        is_algebraic,
        is_capture,
    })
}

/// Digits with or without dots, or dots alone.
fn read_number(symbols: &mut Symbols<'_>) -> Option<MoveNumber> {
    let mut value = Some(0_u32);
    let mut digits = 0;
    while let Symbol::Digit(digit) = symbols.peek() {
        symbols.next();
        digits += 1;
        value = value.and_then(|value| value.checked_mul(10)?.checked_add(digit.into()));
    }
    let mut dots = 0_u8;
    // The one character of an ellipsis is three bytes and three dots.
    loop {
        let before = symbols.length();
        if !symbols.accept(Symbol::Dot) {
            break;
        }
        dots = dots.saturating_add(if symbols.length() - before > 1 { 3 } else { 1 });
    }
    let whole = dots > 0 || digits > 0 && symbols.is_at_end();
    whole.then_some(MoveNumber {
        value: value.filter(|_| digits > 0),
        is_ellipsis: dots > 1,
    })
}

/// One side's points in a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Points {
    Whole(u32),
    Decimal,
    Halves,
    /// `1+` or `1-`: a draw with a plus or a minus.
    Signed,
}

/// A result; a text like `12-8` that may as well be a move is none.
fn read_result(symbols: &mut Symbols<'_>, out: &mut String) -> bool {
    let start = *symbols;
    if read_sides(symbols, out, (false, false)) {
        return true;
    }
    // Only beside a plus is there a minus that is no dash: `1+ - 1-` and `1- - 1+`.
    start.has_plus()
        && [(false, true), (true, false)].into_iter().any(|minus| {
            *symbols = start;
            read_sides(symbols, out, minus)
        })
}

fn read_sides(symbols: &mut Symbols<'_>, out: &mut String, minus: (bool, bool)) -> bool {
    out.clear();
    let Some(white) = read_points(symbols, out, minus.0, true) else {
        return false;
    };
    let mut behind = *symbols;
    behind.skip_blanks();
    if behind.peek() != Symbol::Dash {
        let alone = out == "1/2" && ends_result(symbols);
        out.push_str("-1/2");
        return alone;
    }
    behind.next();
    behind.skip_blanks();
    *symbols = behind;
    let dash = out.len();
    out.push('-');
    let Some(black) = read_points(symbols, out, minus.1, false) else {
        return false;
    };
    if out.contains([' ', '+']) {
        out.replace_range(dash..=dash, " - ");
    }
    ends_result(symbols) && is_certain(white, black)
}

fn ends_result(symbols: &Symbols<'_>) -> bool {
    matches!(symbols.peek(), Symbol::Blank | Symbol::End | Symbol::Dot)
}

/// Whether points can be no move: there is no square 0, and no quiet move ends where it began.
fn is_certain(white: Points, black: Points) -> bool {
    match (white, black) {
        (Points::Whole(white), Points::Whole(black)) => {
            white.max(black) < 100 && (white == 0 || black == 0 || white == black)
        }
        (Points::Halves, Points::Whole(_)) | (Points::Whole(_), Points::Halves) => true,
        (white, black) => white == black,
    }
}

/// The whole points before a half: more would be a move number without its dot.
const WHOLE_BEFORE_HALF: u32 = 2;

fn read_points(
    symbols: &mut Symbols<'_>,
    out: &mut String,
    allow_minus: bool,
    is_white: bool,
) -> Option<Points> {
    if symbols.accept(Symbol::Half) {
        out.push_str("1/2");
        return Some(Points::Halves);
    }
    let whole = read_digits(symbols)?;
    if whole == 1 && symbols.peek() == Symbol::Slash {
        let mut half = *symbols;
        half.next();
        if half.next() == Symbol::Digit(2) {
            *symbols = half;
            out.push_str("1/2");
            return Some(Points::Halves);
        }
    }
    push_number(out, whole);
    if symbols.peek() == Symbol::Dot {
        let mut decimals = *symbols;
        decimals.next();
        let mut digits = 0;
        let length = out.len();
        out.push('.');
        while let Symbol::Digit(digit) = decimals.peek() {
            decimals.next();
            out.push(char::from(b'0' + digit));
            digits += 1;
        }
        if digits == 0 {
            out.truncate(length);
            return None;
        }
        *symbols = decimals;
        return Some(Points::Decimal);
    }
    if whole <= WHOLE_BEFORE_HALF && accept_half(symbols, is_white) {
        out.push_str(" 1/2");
        return Some(Points::Halves);
    }
    if symbols.accept(Symbol::Plus) {
        out.push('+');
        return Some(Points::Signed);
    }
    if allow_minus && symbols.accept(Symbol::Dash) {
        out.push('-');
        return Some(Points::Signed);
    }
    Some(Points::Whole(whole))
}

fn read_digits(symbols: &mut Symbols<'_>) -> Option<u32> {
    let Symbol::Digit(first) = symbols.peek() else {
        return None;
    };
    symbols.next();
    let mut whole = u32::from(first);
    while let Symbol::Digit(digit) = symbols.peek() {
        symbols.next();
        whole = whole.checked_mul(10)?.checked_add(digit.into())?;
    }
    Some(whole)
}

/// A half behind whole points: `1 1/2` or `1½`. White's points are followed by a dash and Black's are
/// not: otherwise the half belongs to another result.
fn accept_half(symbols: &mut Symbols<'_>, is_white: bool) -> bool {
    let mut half = *symbols;
    let blank = half.skip_blanks();
    let found = half.accept(Symbol::Half)
        || blank
            && half.accept(Symbol::Digit(1))
            && half.accept(Symbol::Slash)
            && half.accept(Symbol::Digit(2));
    let behind = half;
    half.skip_blanks();
    let found = found && (half.peek() == Symbol::Dash) == is_white;
    if found {
        *symbols = behind;
    }
    found
}
