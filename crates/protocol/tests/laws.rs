//! The laws of `damier_protocol::laws` as property tests; the fuzz targets call the same functions.

use damier_protocol::laws::{
    dxp_session_answers, dxp_stream_roundtrip, hub_line_roundtrip, hub_session_answers,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Texts in which the words and signs of Hub are frequent.
fn lines() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[ -~]{0,6}",
        "(hub|init|pos|level|go|set-param|id|param|info|done|error|ping|pong|stop|wait|ready)",
        "(pos|start|moves|name|value|type|min|max|values|depth|nodes|time|inc|move-time|infinite)",
        "(think|ponder|analyze|move|score|nps|pv|message|multi-pv|mean-depth|author)",
        "(int|bool|real|enum|string|true|false)",
        "-?[0-9]{0,12}([.,][0-9]{0,10})?",
        "[WB][wbWBe]{50}",
        "[1-5]?[0-9][-x][1-5]?[0-9](x[1-5]?[0-9]){0,3}",
    ];
    let sign = prop_oneof![3 => Just(" "), 3 => Just("="), 1 => Just("=\""), 1 => Just("\" ")];
    prop_oneof![
        vec((word, sign), 1..12).prop_map(|words| {
            words
                .into_iter()
                .flat_map(|(word, sign)| [word, sign.to_owned()])
                .collect()
        }),
        any::<String>(),
    ]
}

/// Lines of a session, most of them what an engine is told during a game.
fn sessions() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "go (think|ponder|analyze)",
        4 => "(stop|ping|ponder-hit|new-game|init|hub)",
        2 => "pos (start|pos=[WB][wbWBe]{50})( moves=\"(32-28|31-27)( 19-23| 20-24)?\")?",
        1 => "set-param name=variant value=(normal|russian|brazilian|checkers|frisian)",
        1 => "level (depth|nodes|time|inc)=[0-9]{1,4}",
        1 => lines(),
    ]
}

/// Streams in which messages that are nearly right are frequent.
fn streams() -> impl Strategy<Value = Vec<u8>> {
    let message = prop_oneof![
        "M[0-9]{4}[0-4][0-9][0-4][0-9]0[0-3]([0-4][0-9]){0,3}",
        "R0[12][ -~]{32}[WZ][0-9.]{3}[0-9]{3}A",
        "R01[ -~]{32}[WZ][0-9]{6}B[WZ][wzWZe]{50}",
        "R01[ -~]{32}[WZ][0-9]{6}B[WZ]eeeee[wzWZe]{40}eeeee",
        "A[ -~]{32}[0-4]",
        "E[0-4][0-2]",
        "C[ -~]{0,140}",
        "B[0-9]{3}[WZ]",
        "K[0-3]",
        "[RAMECBK][ -~]{0,130}",
    ];
    let end = prop_oneof![8 => Just("\0"), 1 => Just(""), 1 => Just("\r\n\0\0")];
    prop_oneof![
        vec((message, end), 0..6).prop_map(|messages| {
            let text: String = messages
                .into_iter()
                .flat_map(|(message, end)| [message, end.to_owned()])
                .collect();
            text.into_bytes()
        }),
        vec(any::<u8>(), 0..400),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn lines_of_hub_are_written_and_read_back(text in lines()) {
        hub_line_roundtrip(&text);
    }

    #[test]
    fn streams_of_dxp_are_encoded_and_decoded_back(bytes in streams(), piece in 1_usize..40) {
        dxp_stream_roundtrip(&bytes, piece);
    }

    #[test]
    fn every_search_of_hub_is_answered_once(lines in vec(sessions(), 0..24)) {
        hub_session_answers(&lines.join("\n"));
    }

    #[test]
    fn every_request_of_dxp_is_answered_once(bytes in streams()) {
        dxp_session_answers(&bytes);
    }
}
