//! Any bytes as a stream of DXP, cut anywhere, and as what the other program says in a connection.
#![no_main]

use damier_protocol::laws::{dxp_session_answers, dxp_stream_roundtrip};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((piece, bytes)) = bytes.split_first() else { return };
    dxp_stream_roundtrip(bytes, usize::from(*piece));
    dxp_session_answers(bytes);
});
