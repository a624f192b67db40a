//! Any text as a line of Hub, in both directions, and any lines as a session.
#![no_main]

use damier_protocol::laws::{hub_line_roundtrip, hub_session_answers};

libfuzzer_sys::fuzz_target!(|text: &str| {
    for line in text.lines() {
        hub_line_roundtrip(line);
    }
    hub_session_answers(text);
});
