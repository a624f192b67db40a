//! The part of CBOR that authenticators write: definite lengths, small depth.

/// How deep values may be within values; what authenticators write has three.
const DEPTH: u8 = 6;
/// More entries than any list or map of an authenticator has.
const ENTRIES: u64 = 64;

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// A number; those beyond 64 bits are not read.
    Int(i64),
    Bytes(Vec<u8>),
    Text(String),
    List(Vec<Value>),
    Map(Vec<(Value, Value)>),
    /// `true`, `false`, `null` and the like, which are not looked at.
    Simple(u8),
}

impl Value {
    /// The entry of a map with a key that is a text.
    pub(super) fn named(&self, name: &str) -> Option<&Self> {
        self.entry(|key| matches!(key, Self::Text(text) if text == name))
    }

    /// The entry of a map with a key that is a number.
    pub(super) fn numbered(&self, number: i64) -> Option<&Self> {
        self.entry(|key| *key == Self::Int(number))
    }

    fn entry(&self, is_wanted: impl Fn(&Self) -> bool) -> Option<&Self> {
        let Self::Map(entries) = self else {
            return None;
        };
        entries
            .iter()
            .find(|(key, _)| is_wanted(key))
            .map(|(_, value)| value)
    }

    pub(super) fn int(&self) -> Option<i64> {
        match self {
            Self::Int(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn bytes(&self) -> Option<&[u8]> {
        match self {
            Self::Bytes(bytes) => Some(bytes),
            _ => None,
        }
    }
}

/// The value at the beginning of some bytes, and what is behind it; `None` if it cannot be read.
pub(super) fn read(bytes: &[u8]) -> Option<(Value, &[u8])> {
    value(bytes, DEPTH)
}

fn value(bytes: &[u8], depth: u8) -> Option<(Value, &[u8])> {
    let depth = depth.checked_sub(1)?;
    let (&head, rest) = bytes.split_first()?;
    let (kind, short) = (head >> 5, head & 31);
    let (number, rest) = argument(short, rest)?;
    match kind {
        0 => Some((Value::Int(i64::try_from(number).ok()?), rest)),
        1 => Some((Value::Int(-1 - i64::try_from(number).ok()?), rest)),
        2 | 3 => {
            let length = usize::try_from(number).ok()?;
            let (content, rest) = rest.split_at_checked(length)?;
            let value = if kind == 2 {
                Value::Bytes(content.to_vec())
            } else {
                Value::Text(str::from_utf8(content).ok()?.to_owned())
            };
            Some((value, rest))
        }
        4 => list(number, rest, depth),
        5 => map(number, rest, depth),
        7 if short < 24 => Some((Value::Simple(short), rest)),
        _ => None,
    }
}

/// The number that belongs to a head.
fn argument(short: u8, rest: &[u8]) -> Option<(u64, &[u8])> {
    let bytes = match short {
        0..=23 => return Some((u64::from(short), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return None,
    };
    let (content, rest) = rest.split_at_checked(bytes)?;
    let number = content
        .iter()
        .fold(0, |number, &byte| number << 8 | u64::from(byte));
    Some((number, rest))
}

fn list(count: u64, mut rest: &[u8], depth: u8) -> Option<(Value, &[u8])> {
    let mut items = Vec::new();
    for _ in 0..Some(count).filter(|&count| count <= ENTRIES)? {
        let item;
        (item, rest) = value(rest, depth)?;
        items.push(item);
    }
    Some((Value::List(items), rest))
}

fn map(count: u64, mut rest: &[u8], depth: u8) -> Option<(Value, &[u8])> {
    let mut entries: Vec<(Value, Value)> = Vec::new();
    for _ in 0..Some(count).filter(|&count| count <= ENTRIES)? {
        let (key, content);
        (key, rest) = value(rest, depth)?;
        (content, rest) = value(rest, depth)?;
        if entries.iter().any(|(known, _)| *known == key) {
            return None;
        }
        entries.push((key, content));
    }
    Some((Value::Map(entries), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard_are_read() {
        let check = |bytes: &[u8], expected| assert_eq!(read(bytes), Some((expected, &[][..])));
        check(&[0x18, 0x64], Value::Int(100));
        check(&[0x39, 0x03, 0xe7], Value::Int(-1000));
        check(&[0x44, 1, 2, 3, 4], Value::Bytes(vec![1, 2, 3, 4]));
        check(&[0x63, 0xc3, 0xbc, 0x61], Value::Text("\u{fc}a".to_owned()));
        check(&[0xf5], Value::Simple(21));
        let (map, _) = read(&[0xa2, 0x01, 0x02, 0x61, 0x61, 0x81, 0x03]).expect("a map");
        assert_eq!(map.numbered(1).and_then(Value::int), Some(2));
        assert_eq!(map.named("a"), Some(&Value::List(vec![Value::Int(3)])));
    }

    #[test]
    fn what_is_broken_or_endless_is_not_read() {
        for bytes in [
            &[][..],
            &[0x18],
            &[0x5f],
            &[0x44, 1],
            &[0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0x9b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0xa2, 1, 2, 1, 3],
            &[0x81; 10_000],
            &[0x61, 0xff],
        ] {
            assert_eq!(read(bytes), None, "{bytes:?}");
        }
    }
}
