//! Lines typed at the keyboard, read while the clock runs.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// The longest line that is read, in bytes; the rest of a longer one is dropped.
const MAX_LINE_BYTES: u64 = 4096;
/// Lines that wait while nobody looks at them.
const LINES_WAITING: usize = 16;

/// The lines of standard input; closed where it ends. They are read by a thread of their own, so
/// that a clock can run out while a player thinks.
pub(super) fn lines_of_stdin() -> Receiver<String> {
    let (sender, lines) = sync_channel(LINES_WAITING);
    thread::spawn(move || {
        while let Ok(Some(line)) = read_line(&mut io::stdin().lock()) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// The next line, whatever bytes it holds; `None` at the end.
fn read_line(source: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if source.take(MAX_LINE_BYTES).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        skip_line(source)?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

/// Reads to the end of the line, and keeps nothing.
fn skip_line(source: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = source.fill_buf()?;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(bytes.len(), |at| at + 1);
        source.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut source = bytes;
        std::iter::from_fn(|| read_line(&mut source).expect("a slice can be read")).collect()
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(lines(b"32-28\r\nquit"), ["32-28\r\n", "quit"]);
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn a_line_without_end_is_cut_and_foreign_bytes_are_replaced() {
        let mut bytes = vec![b'x'; 100_000];
        bytes.extend(b"\n\xff\nquit\n");
        let read = lines(&bytes);
        assert_eq!(read.len(), 3);
        assert_eq!(read[0].len(), 4096);
        assert_eq!(read[1..], ["\u{fffd}\n", "quit\n"]);
    }
}
