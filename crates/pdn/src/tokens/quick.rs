//! The tokens that most of a file is made of, told from the next bytes alone.

use super::{Plain, words};
use crate::input::PADDING;

/// A token told from the next bytes, with its length: small enough to stay in registers.
#[derive(Clone, Copy)]
pub(super) enum Quick {
    /// A move number with one dot.
    Number(u8, usize),
    /// A move of two squares.
    Move(Plain, usize),
}

/// `12. ` and `32-28 `, `8x19)`, `c3:e5 `: what can be told from the next bytes alone.
#[inline(always)]
pub(super) fn quick(ahead: &[u8; PADDING]) -> Option<Quick> {
    let first = ahead[0];
    if !first.is_ascii_digit() {
        return quick_fields(ahead);
    }
    let (from, sign) = quick_number(ahead[0], ahead[1]);
    match ahead[sign] {
        b'.' if matches!(ahead[sign + 1], b' ' | b'\n' | b'\r') => {
            Some(Quick::Number(from, sign + 1))
        }
        b'-' | b'x' => {
            let second = ahead[sign + 1];
            if !matches!(second, b'1'..=b'9') || first == b'0' {
                return None;
            }
            let (to, digits) = quick_number(second, ahead[sign + 2]);
            let length = sign + 1 + digits;
            let plain = Plain {
                from,
                to,
                is_algebraic: false,
                is_capture: ahead[sign] == b'x',
            };
            (from != to && ends_move(ahead[length], ahead[length + 1]))
                .then_some(Quick::Move(plain, length))
        }
        _ => None,
    }
}

/// The number of one or two digits, and how many they are.
#[inline(always)]
fn quick_number(first: u8, second: u8) -> (u8, usize) {
    let number = first - b'0';
    if second.is_ascii_digit() {
        (number * 10 + (second - b'0'), 2)
    } else {
        (number, 1)
    }
}

#[inline]
fn quick_fields(ahead: &[u8; PADDING]) -> Option<Quick> {
    const LENGTH: usize = 5;
    let [file, rank, sign, to_file, to_rank, ..] = *ahead;
    let is_field = |file: u8, rank: u8| matches!(file, b'a'..=b'h') && matches!(rank, b'1'..=b'8');
    if !(is_field(file, rank) && is_field(to_file, to_rank) && matches!(sign, b'-' | b'x' | b':')) {
        return None;
    }
    let from = words::field_number(file - b'a', rank - b'0')?;
    let to = words::field_number(to_file - b'a', to_rank - b'0')?;
    let plain = Plain {
        from,
        to,
        is_algebraic: true,
        is_capture: sign != b'-',
    };
    ends_move(ahead[LENGTH], ahead[LENGTH + 1]).then_some(Quick::Move(plain, LENGTH))
}

/// Whether a move ends before these two bytes. A capture sign behind a blank goes on with it.
#[inline(always)]
fn ends_move(next: u8, after: u8) -> bool {
    match next {
        b' ' => !matches!(after, b'x' | b':' | b'X'),
        b'\n' | b'\r' | b')' | b'(' | b'{' | b'!' | b'?' | b'*' | b'$' | b';' | 0 => true,
        _ => false,
    }
}
