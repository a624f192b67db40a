//! CRC-32 as in zip and PNG files.

const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut value = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            let carry = value & 1;
            value = (value >> 1) ^ (0xedb8_8320 * carry);
            bit += 1;
        }
        table[byte] = value;
        byte += 1;
    }
    table
};

/// A checksum that grows byte by byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crc(u32);

impl Crc {
    pub(crate) const fn new() -> Self {
        Self(u32::MAX)
    }

    #[inline(always)]
    pub(crate) fn add(&mut self, byte: u8) {
        self.0 = TABLE[usize::from(self.0 as u8 ^ byte)] ^ (self.0 >> 8);
    }

    pub(crate) fn sum(self) -> u32 {
        !self.0
    }
}

/// The checksum of some bytes.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    for &byte in bytes {
        crc.add(byte);
    }
    crc.sum()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_sum_is_the_usual_one() {
        assert_eq!(super::crc32(b"123456789"), 0xcbf4_3926);
    }
}
