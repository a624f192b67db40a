//! What the files of learned numbers are made of.

/// The next number of two bytes; `None` at the end.
pub(crate) fn number(rest: &mut &[u8]) -> Option<u16> {
    let (bytes, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(u16::from_le_bytes(*bytes))
}

/// The next text, behind its length; `None` if it is cut off or is no text.
pub(crate) fn text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let length = usize::from(number(rest)?);
    let (text, left) = rest.split_at_checked(length)?;
    *rest = left;
    std::str::from_utf8(text).ok()
}

/// Writes a text behind its length; one of more than 65,535 bytes is cut off there.
pub(crate) fn push_text(bytes: &mut Vec<u8>, text: &str) {
    let end = text.floor_char_boundary(usize::from(u16::MAX));
    let length = u16::try_from(end).unwrap_or(u16::MAX);
    bytes.extend(length.to_le_bytes());
    bytes.extend(&text.as_bytes()[..end]);
}

/// The checksum of zip and PNG files.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = crc32_table();
    let rest = bytes.iter().fold(u32::MAX, |sum, byte| {
        TABLE[((sum ^ u32::from(*byte)) & 255) as usize] ^ sum >> 8
    });
    !rest
}

const fn crc32_table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        #[expect(clippy::cast_possible_truncation, reason = "a byte")]
        let mut rest = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 1 {
                0xedb8_8320 ^ rest >> 1
            } else {
                rest >> 1
            };
            bit += 1;
        }
        table[byte] = rest;
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(super::crc32(b"123456789"), 0xcbf4_3926);
    }
}
