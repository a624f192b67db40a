//! Random tokens, hashes and texts of bytes.

use ring::digest;
use ring::rand::{SecureRandom, SystemRandom};

/// So many bytes that nobody can foresee.
///
/// # Panics
/// When the system gives no randomness, without which nothing here would be safe.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new()
        .fill(&mut bytes)
        .expect("the system gives random bytes");
    bytes
}

pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut hash = [0; 32];
    hash.copy_from_slice(digest::digest(&digest::SHA256, bytes).as_ref());
    hash
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|&byte| {
        [
            DIGITS[usize::from(byte >> 4)],
            DIGITS[usize::from(byte & 15)],
        ]
    });
    digits.map(char::from).collect()
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes in base64url without padding.
pub(crate) fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let group = u32::from_be_bytes(group);
        for letter in 0..=chunk.len() {
            let index = group >> (18 - 6 * letter) & 63;
            text.push(char::from(ALPHABET[index as usize]));
        }
    }
    text
}

/// The bytes of a text in base64url without padding; `None` if it is none, or not the only one of its
/// bytes.
pub(crate) fn from_base64(text: &str) -> Option<Vec<u8>> {
    if text.len() % 4 == 1 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
    for chunk in text.as_bytes().chunks(4) {
        let mut group = 0_u32;
        for (at, &letter) in chunk.iter().enumerate() {
            let value = ALPHABET.iter().position(|&known| known == letter)?;
            group |= u32::try_from(value).ok()? << (18 - 6 * at);
        }
        let whole = &group.to_be_bytes()[1..];
        bytes.extend_from_slice(&whole[..chunk.len() - 1]);
        if whole[chunk.len() - 1..].iter().any(|&rest| rest != 0) {
            return None;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_their_text() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (&[0xfb, 0xff, 0xfe, 0x00], "-__-AA"),
        ] {
            assert_eq!(base64(bytes), text);
            assert_eq!(from_base64(text).as_deref(), Some(bytes));
        }
        for text in ["Z", "Zh", "Zg==", "Zm9v\n", "Zm+v", "Zm8é"] {
            assert_eq!(from_base64(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_hash_is_written_in_hexadecimal() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(hex(&sha256(b"abc")), expected);
    }
}
