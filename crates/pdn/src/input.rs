//! The bytes of a file behind a window that moves: what is kept is what one token needs.

use std::io::{self, Read};

use memchr::memchr2_iter;

use crate::place::Place;

/// The window's usual size: large enough for few reads, small enough for a second-level cache.
const WINDOW_BYTES: usize = 1 << 17;
/// Zero bytes kept behind the window, so that a token can be looked at without asking for its end.
pub(crate) const PADDING: usize = 16;

/// A part of the window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

#[derive(Debug)]
pub(crate) struct Input<R> {
    source: R,
    bytes: Vec<u8>,
    /// The next byte to be read, as an index of `bytes`.
    at: usize,
    /// The end of what the source has given, as an index of `bytes`.
    end: usize,
    /// The offset in the file of `bytes[0]`.
    base: u64,
    exhausted: bool,
    position: LinePosition,
}

/// The line reached, and what turns an offset into a column.
#[derive(Clone, Copy, Debug, Default)]
struct LinePosition {
    line: u64,
    /// The offset at which the line starts.
    start: u64,
    /// Bytes of the line, up to here, that do not begin a character.
    continuations: u64,
}

/// A point to which reading can go back, as long as nothing behind it was dropped.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    offset: u64,
    position: LinePosition,
}

impl Mark {
    #[inline]
    pub(crate) fn place(self) -> Place {
        let LinePosition {
            line,
            start,
            continuations,
        } = self.position;
        Place {
            offset: self.offset,
            line,
            column: self.offset - start - continuations + 1,
        }
    }
}

impl<R: Read> Input<R> {
    pub(crate) fn new(source: R) -> Self {
        Self {
            source,
            bytes: vec![0; WINDOW_BYTES + PADDING],
            at: 0,
            end: 0,
            base: 0,
            exhausted: false,
            position: LinePosition {
                line: 1,
                start: 0,
                continuations: 0,
            },
        }
    }

    /// What is in the window from here on.
    #[inline]
    pub(crate) fn rest(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// The next bytes, zeros behind the end of the file. Needs a call of [`Self::want`] before.
    #[inline]
    pub(crate) fn ahead(&self) -> &[u8; PADDING] {
        self.bytes[self.at..]
            .first_chunk()
            .expect("the padding is behind every byte of the window")
    }

    #[inline]
    pub(crate) fn offset(&self) -> u64 {
        self.base + self.at as u64
    }

    #[inline]
    pub(crate) fn place(&self) -> Place {
        self.mark().place()
    }

    #[inline]
    pub(crate) fn at_line_start(&self) -> bool {
        self.position.start == self.offset()
    }

    #[inline]
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            offset: self.offset(),
            position: self.position,
        }
    }

    /// Goes back to a mark set since the last call of [`Self::want`] before the token at the mark.
    pub(crate) fn go_back(&mut self, mark: Mark) {
        let at = mark
            .offset
            .checked_sub(self.base)
            .and_then(|at| usize::try_from(at).ok());
        self.at =
            at.expect("a token is dropped from the window only after the next one is asked for");
        self.position = mark.position;
    }

    /// Where the next byte is in the window; what [`Self::slice`] takes, until the next
    /// [`Self::want`].
    #[inline]
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    #[inline]
    pub(crate) fn slice(&self, range: Range) -> &[u8] {
        &self.bytes[range.start..range.end]
    }

    /// Whether the file has no byte behind the window.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Brings at least `count` bytes into the window, or all that is left.
    #[inline]
    pub(crate) fn want(&mut self, count: usize) -> io::Result<()> {
        if self.end - self.at < count && !self.exhausted {
            self.fill(count)
        } else {
            Ok(())
        }
    }

    #[cold]
    fn fill(&mut self, count: usize) -> io::Result<()> {
        self.bytes.copy_within(self.at..self.end, 0);
        self.base += self.at as u64;
        self.end -= self.at;
        self.at = 0;
        if count + PADDING > self.bytes.len() {
            let larger = (count + PADDING).next_power_of_two();
            self.bytes.resize(larger, 0);
        }
        let room = self.bytes.len() - PADDING;
        while self.end < room {
            match self.source.read(&mut self.bytes[self.end..room]) {
                Ok(0) => {
                    self.exhausted = true;
                    break;
                }
                Ok(count) => self.end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.bytes[self.end..self.end + PADDING].fill(0);
        Ok(())
    }

    /// Steps over bytes that hold no line end and only ASCII.
    #[inline]
    pub(crate) fn skip_plain(&mut self, count: usize) {
        self.at += count;
        debug_assert!(self.at <= self.end, "only bytes in the window can be read");
    }

    /// Steps over blanks of ASCII, and says how many lines they end.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) -> usize {
        let mut line_ends = 0;
        loop {
            // The zeros behind the window are no blanks.
            match self.bytes[self.at] {
                b' ' | b'\t' | 0x0B | 0x0C => self.at += 1,
                // Its line feed, if it has one, is not in the window yet.
                b'\r' if self.at + 1 == self.end && !self.exhausted => return line_ends,
                b'\r' if self.bytes[self.at + 1] == b'\n' => self.at += 1,
                b'\n' | b'\r' => line_ends += self.end_line(),
                _ => return line_ends,
            }
        }
    }

    #[inline]
    fn end_line(&mut self) -> usize {
        self.at += 1;
        self.position = LinePosition {
            line: self.position.line + 1,
            start: self.offset(),
            continuations: 0,
        };
        1
    }

    /// Whether there are `count` bytes in the window, or all that is left.
    #[inline]
    pub(crate) fn has(&self, count: usize) -> bool {
        self.end - self.at >= count || self.exhausted
    }

    /// Steps over `count` bytes of any text.
    pub(crate) fn skip_text(&mut self, count: usize) {
        let text = &self.bytes[self.at..self.at + count];
        let from = self.offset();
        let (mut lines, mut tail) = (0, 0);
        for end in memchr2_iter(b'\n', b'\r', text) {
            // The byte behind the text may be the line feed of a return at its end.
            if text[end] == b'\n' || self.bytes[self.at + end + 1] != b'\n' {
                lines += 1;
                tail = end + 1;
            }
        }
        let last_line = &text[tail..];
        let continuations = if last_line.is_ascii() {
            0
        } else {
            continuations(last_line)
        };
        self.at += count;
        if lines > 0 {
            let position = &mut self.position;
            position.line += lines;
            position.start = from + tail as u64;
            position.continuations = 0;
        }
        self.position.continuations += continuations;
    }
}

/// Bytes that go on with a character begun before; in Latin-1 text there are none.
fn continuations(text: &[u8]) -> u64 {
    match std::str::from_utf8(text) {
        Ok(text) => (text.len() - text.chars().count()) as u64,
        Err(_) => 0,
    }
}
