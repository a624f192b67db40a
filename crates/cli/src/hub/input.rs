//! The thread that reads.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::SyncSender;

use damier_protocol::hub::Line;

use super::Event;

/// Reads standard input line by line, to its end.
pub(super) fn read_in_background(events: SyncSender<Event>) {
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = next_line(&mut input) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = events.send(Event::EndOfInput);
    });
}

/// The next line, or `None` at the end of the input. Of a line that is too long only so much is
/// kept that it can be told to be so; a last one without an end counts.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let most = u64::try_from(Line::MAX_BYTES).unwrap_or(u64::MAX) + 2;
    let mut line = Vec::new();
    let read = input.by_ref().take(most).read_until(b'\n', &mut line);
    // An input that cannot be read any more has ended.
    if read.is_err() || line.is_empty() {
        return None;
    }
    if line.ends_with(b"\n") {
        line.pop();
    } else if line.len() > Line::MAX_BYTES {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&line).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_any_way_and_have_any_length() {
        let long = "x".repeat(Line::MAX_BYTES * 3);
        let text = [b"hub\r\n\n", long.as_bytes(), b"\nping\xff\nquit"].concat();
        let mut input = io::Cursor::new(text);
        let lengths: Vec<usize> = std::iter::from_fn(|| next_line(&mut input))
            .map(|line| line.len())
            .collect();
        assert_eq!(lengths, [4, 0, Line::MAX_BYTES + 2, 7, 4]);
    }
}
