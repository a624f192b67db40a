//! Laws that hold for every input.

use damier_pdn::laws;
use proptest::prelude::*;

/// Pieces of which files are made, whole and broken.
fn piece() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "[White \"a\"]",
        "[Event \"Cup \\\"x\\\" \\\\\"]",
        "[Result \"4-6\"]",
        "[GameType \"20\"]",
        "[GameType \"25\"]",
        "[FEN \"B:W31,K4:B20\"]",
        "[FEN \"B:\"]",
        "[Site \"C:\\x\\\"]",
        "[Date \"a\n b\"]",
        "[Round 1]",
        "[X]",
        "[pdn]",
        "[/pdn]",
        "[",
        "]",
        "\"",
        "[Event \"x\"",
        "{",
        "}",
        "{ a b }",
        "{?}",
        "{[%clk 0:01]}",
        "{a\n\nb}",
        ";",
        "; x } y\n",
        "%",
        "\n% z\n",
        "(",
        ")",
        "()",
        "(!)",
        "(?!)",
        "!",
        "??",
        "*",
        "$7",
        "$",
        "$99999",
        "1.",
        "2...",
        "...",
        "…",
        "32-28",
        "19-23",
        "28x19",
        "1- 7",
        "35x 4",
        "28 x 19",
        "a3b4",
        "c3:e5",
        "47x38x24x13x36",
        "47x36 <42, 29, 14, 31>",
        "<1,2>",
        "<",
        ">",
        "-",
        "--",
        "- -",
        "06-11",
        "4-6",
        "1-1",
        "2-0",
        "1/2-1/2",
        "½-½",
        "0.5-0.5",
        "1 1/2 - 1/2",
        "1+ - 1-",
        "1- - 1+",
        "0-0",
        "1-0",
        "1/2",
        "/FEN \"B:W31:B20\"/",
        "/FEN \"B::\"/",
        "/",
        "foo",
        "x",
        ":",
        "\u{feff}",
        "–",
        "\0",
        "\r",
        "é",
        "99999999999",
        "12",
        "0",
        ".",
        ",",
        "[%clk 1:00]",
        "\\",
    ]);
    let separators = prop::sample::select(vec![" ", "", "\n", "\r\n", "\n\n", "\t", "\r"]);
    (pieces, separators).prop_map(|(piece, separator)| format!("{piece}{separator}"))
}

fn file() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(piece(), 0..40).prop_map(|pieces| pieces.concat().into_bytes())
}

fn long_file() -> impl Strategy<Value = Vec<u8>> {
    let words = prop::collection::vec("[ -~é\n]{0,30}", 0..30);
    words.prop_map(|words| format!("{{{}}} 32-28 *", words.join(" ")).into_bytes())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        laws::reader_never_panics(&bytes);
        laws::write_read_roundtrip(&bytes);
    }

    #[test]
    fn any_pieces_are_read(bytes in file()) {
        laws::reader_never_panics(&bytes);
    }

    #[test]
    fn any_pieces_are_written_and_read_again(bytes in file()) {
        laws::write_read_roundtrip(&bytes);
    }

    #[test]
    fn any_comment_is_wrapped_and_read_again(bytes in long_file()) {
        laws::write_read_roundtrip(&bytes);
    }
}
