//! The characters that stand for things.

use damier_rules::{Color, Kind, Piece};

use super::{BackAnswer, EndReason, GameAnswer};

/// What one character stands for.
pub(super) trait Code: Copy + PartialEq + 'static {
    /// Everything it can stand for.
    const CODES: &'static [(u8, Self)];

    fn code(self) -> u8 {
        let code = Self::CODES.iter().find(|(_, meaning)| *meaning == self);
        code.map_or(b'?', |(code, _)| *code)
    }

    fn of(code: u8) -> Option<Self> {
        let meaning = Self::CODES.iter().find(|(other, _)| *other == code);
        meaning.map(|(_, meaning)| *meaning)
    }
}

impl Code for Color {
    // Z is Dutch, zwart.
    const CODES: &'static [(u8, Self)] = &[(b'W', Self::White), (b'Z', Self::Black)];
}

impl Code for GameAnswer {
    const CODES: &'static [(u8, Self)] = &[
        (b'0', Self::Accepted),
        (b'1', Self::WrongVersion),
        (b'2', Self::NotThis),
        (b'3', Self::Never),
    ];
}

impl Code for EndReason {
    const CODES: &'static [(u8, Self)] = &[
        (b'0', Self::Unknown),
        (b'1', Self::Loss),
        (b'2', Self::Draw),
        (b'3', Self::Win),
    ];
}

impl Code for BackAnswer {
    const CODES: &'static [(u8, Self)] = &[
        (b'0', Self::Accepted),
        (b'1', Self::Unsupported),
        (b'2', Self::Refused),
    ];
}

impl Code for bool {
    const CODES: &'static [(u8, Self)] = &[(b'0', false), (b'1', true)];
}

impl Code for Option<Piece> {
    const CODES: &'static [(u8, Self)] = &[
        (b'e', None),
        (b'w', Some(piece(Color::White, Kind::Man))),
        (b'W', Some(piece(Color::White, Kind::King))),
        (b'z', Some(piece(Color::Black, Kind::Man))),
        (b'Z', Some(piece(Color::Black, Kind::King))),
    ];
}

const fn piece(color: Color, kind: Kind) -> Piece {
    Piece { color, kind }
}
