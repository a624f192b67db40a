//! Bytes as messages.

use damier_rules::{Color, Geometry, Piece, Setup, Square, Variant};

use super::code::Code;
use super::{ChatText, DecodeError, GameRequest, Message, Name, PlayedMove, Start, ThinkingTime};

type Board = <damier_rules::International as Variant>::Geometry;

/// The most pieces that a message says are captured.
const MAX_CAPTURED: u16 = 20;

impl Message {
    /// The message of these bytes, without the NUL that ends it in a stream. Blanks and line ends
    /// behind it are overlooked.
    ///
    /// # Errors
    /// With the field, its place and what it can hold.
    pub fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        let kind = *bytes.first().ok_or(DecodeError::Empty)?;
        if kind == b'C' {
            return Ok(Self::Chat(ChatText::new(&readable(&bytes[1..]))));
        }
        let message = match kind {
            b'R' => "GAMEREQ",
            b'A' => "GAMEACC",
            b'M' => "MOVE",
            b'E' => "GAMEEND",
            b'B' => "BACKREQ",
            b'K' => "BACKACC",
            found => return Err(DecodeError::Type { found }),
        };
        let fields = Fields {
            message,
            bytes: bytes.trim_ascii_end(),
        };
        match kind {
            b'R' => decode_request(&fields).map(Self::Request),
            b'M' => decode_move(&fields).map(Self::Move),
            b'A' => {
                fields.length(34)?;
                Ok(Self::Answer {
                    name: fields.name("name", 1)?,
                    answer: fields.code("answer", 33, "0, 1, 2 or 3")?,
                })
            }
            b'E' => {
                fields.length(3)?;
                Ok(Self::End {
                    reason: fields.code("reason", 1, "0, 1, 2 or 3")?,
                    stop: fields.code("stop code", 2, "0 or 1")?,
                })
            }
            b'B' => {
                fields.length(5)?;
                let number = fields.number("move number", 1, 3, 1..=999, "001 to 999")?;
                Ok(Self::BackRequest {
                    number,
                    turn: fields.code("colour", 4, "W or Z")?,
                })
            }
            _ => {
                fields.length(2)?;
                let answer = fields.code("answer", 1, "0, 1 or 2")?;
                Ok(Self::BackAnswer(answer))
            }
        }
    }
}

fn decode_request(fields: &Fields<'_>) -> Result<GameRequest, DecodeError> {
    // Another version may look otherwise.
    if let Some(version) = fields.bytes.get(1..3)
        && version != b"01"
    {
        return Err(DecodeError::Version {
            found: readable(version),
        });
    }
    let has_position = fields.bytes.get(42) == Some(&b'B');
    fields.length(if has_position { 94 } else { 43 })?;
    if !has_position && fields.bytes[42] != b'A' {
        return Err(fields.error("start", 42, 1, "A or B"));
    }
    Ok(GameRequest {
        name: fields.name("name", 3)?,
        follower: fields.code("colour", 35, "W or Z")?,
        time: decode_time(fields)?,
        moves: fields.number("number of moves", 39, 3, 0..=999, "000 to 999")?,
        start: if has_position {
            decode_start(fields)?
        } else {
            Start::Normal
        },
    })
}

/// Minutes: three digits, or a decimal number of three characters.
fn decode_time(fields: &Fields<'_>) -> Result<ThinkingTime, DecodeError> {
    let error = || fields.error("time", 36, 3, "minutes as 001 to 999, or as 0.5");
    let text = readable(&fields.bytes[36..39]);
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let digits = [whole, fraction].concat();
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(error());
    }
    let scale = [100, 10, 1].get(fraction.len()).ok_or_else(error)?;
    let number: u32 = digits.parse().map_err(|_| error())?;
    Ok(ThinkingTime::from_hundredths(number * scale))
}

fn decode_start(fields: &Fields<'_>) -> Result<Start, DecodeError> {
    let turn: Color = fields.code("colour to move", 43, "W or Z")?;
    let mut setup = Setup {
        turn: Some(turn),
        ..Setup::default()
    };
    for square in (1..=Board::SQUARES).filter_map(Square::new) {
        let place = 43 + usize::from(square.number());
        let piece: Option<Piece> = fields.code("square", place, "one of e, w, W, z and Z")?;
        setup.pieces.extend(piece.map(|piece| (square, piece)));
    }
    let position = setup.position().map_err(DecodeError::Position)?;
    Ok(Start::Position(Box::new(position)))
}

fn decode_move(fields: &Fields<'_>) -> Result<PlayedMove, DecodeError> {
    if fields.bytes.len() < 11 {
        fields.length(11)?;
    }
    let count = fields.number(
        "number of captured pieces",
        9,
        2,
        0..=MAX_CAPTURED,
        "00 to 20",
    )?;
    let count = usize::from(count);
    fields.length(11 + 2 * count)?;
    let square = |field, place| {
        let number = fields.number(field, place, 2, 1..=50, "01 to 50")?;
        let square = u8::try_from(number).ok().and_then(Square::new);
        square.ok_or_else(|| fields.error(field, place, 2, "01 to 50"))
    };
    let mut captured = Vec::with_capacity(count);
    for place in (11..).step_by(2).take(count) {
        let found = square("captured square", place)?;
        if captured.contains(&found) {
            return Err(fields.error("captured square", place, 2, "each square once"));
        }
        captured.push(found);
    }
    Ok(PlayedMove {
        seconds: fields.number("time", 1, 4, 0..=9999, "0000 to 9999")?,
        from: square("start", 5)?,
        to: square("end", 7)?,
        captured,
    })
}

/// The fields of a message, at fixed places.
struct Fields<'a> {
    message: &'static str,
    bytes: &'a [u8],
}

impl Fields<'_> {
    fn length(&self, expected: usize) -> Result<(), DecodeError> {
        if self.bytes.len() == expected {
            return Ok(());
        }
        Err(DecodeError::Length {
            message: self.message,
            found: self.bytes.len(),
            expected,
        })
    }

    fn error(
        &self,
        field: &'static str,
        place: usize,
        length: usize,
        expected: &'static str,
    ) -> DecodeError {
        let end = self.bytes.len().min(place + length);
        DecodeError::Field {
            message: self.message,
            field,
            place,
            found: readable(self.bytes.get(place..end).unwrap_or_default()),
            expected,
        }
    }

    fn code<T: Code>(
        &self,
        field: &'static str,
        place: usize,
        expected: &'static str,
    ) -> Result<T, DecodeError> {
        let meaning = self.bytes.get(place).and_then(|code| T::of(*code));
        meaning.ok_or_else(|| self.error(field, place, 1, expected))
    }

    /// A number of a fixed width, with leading zeros.
    fn number(
        &self,
        field: &'static str,
        place: usize,
        length: usize,
        range: std::ops::RangeInclusive<u16>,
        expected: &'static str,
    ) -> Result<u16, DecodeError> {
        let digits = self.bytes.get(place..place + length).unwrap_or_default();
        let number = digits.iter().try_fold(0_u16, |number, digit| {
            let digit = digit.is_ascii_digit().then(|| u16::from(digit - b'0'))?;
            number.checked_mul(10)?.checked_add(digit)
        });
        let number = number.filter(|number| !digits.is_empty() && range.contains(number));
        number.ok_or_else(|| self.error(field, place, length, expected))
    }

    fn name(&self, field: &'static str, place: usize) -> Result<Name, DecodeError> {
        let bytes = &self.bytes[place..place + Name::MAX];
        if bytes.iter().any(|byte| !(1..128).contains(byte)) {
            return Err(self.error(field, place, Name::MAX, "32 characters of ASCII"));
        }
        Ok(Name::new(&readable(bytes)))
    }
}

/// Bytes as they may be shown: `?` stands for what is no ASCII.
fn readable(bytes: &[u8]) -> String {
    let letter = |&byte: &u8| {
        if byte.is_ascii() {
            char::from(byte)
        } else {
            '?'
        }
    };
    bytes.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = Message::decode(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn errors_name_field_place_and_expectation() {
        check("", "the message is empty");
        check(
            "X1",
            "the message begins with 'X', expected one of R, A, M, E, C, B and K",
        );
        check("M00123", "MOVE has 6 characters, expected 11");
        check("M00120611012", "MOVE has 12 characters, expected 13");
        check(
            "M0012516100",
            "MOVE: the start at 5 is \"51\", expected 01 to 50",
        );
        check(
            "M001a326100",
            "MOVE: the time at 1 is \"001a\", expected 0000 to 9999",
        );
        check(
            "M00120611021717",
            "MOVE: the captured square at 13 is \"17\", expected each square once",
        );
        check(
            "E40",
            "GAMEEND: the reason at 1 is \"4\", expected 0, 1, 2 or 3",
        );
        check(
            "B000W",
            "BACKREQ: the move number at 1 is \"000\", expected 001 to 999",
        );
        check(
            "B001B",
            "BACKREQ: the colour at 4 is \"B\", expected W or Z",
        );
        check(
            "R02x",
            "GAMEREQ: the version at 1 is \"02\", expected \"01\"",
        );
        check("R01x", "GAMEREQ has 4 characters, expected 43");
    }
}
