//! The sample files in `data`: what each must give, and that nothing of it is lost in writing.

mod common;

use common::{check_round_trip, errors, moves, read};
use damier_pdn::{Fault, Rules};

/// What one game of a file must give.
struct Expected {
    /// The rules by which it is checked; `None`: the moves are not checked.
    rules: Option<Rules>,
    plies: usize,
    /// The first and the last move.
    ends: (&'static str, &'static str),
    /// Behind the moves.
    result: Option<&'static str>,
    tags: usize,
    /// A tag and its value.
    tag: (&'static str, &'static str),
}

const INTL: Option<Rules> = Some(Rules::International);
const ENGLISH: Option<Rules> = Some(Rules::Checkers);
const RUSSIAN: Option<Rules> = Some(Rules::Russian);
const BRAZILIAN: Option<Rules> = Some(Rules::Brazilian);
const OTHER: Option<Rules> = None;
const NONE: (&str, &str) = ("", "");

/// Defines a test for each file: its name, the file, and its games.
macro_rules! samples {
    ($($name:ident $file:literal { $(
        $rules:ident $plies:literal $ends:expr, $result:expr, $tags:literal $tag:expr;
    )* })*) => {
        $(#[test]
        fn $name() {
            let file = include_bytes!(concat!("data/", $file));
            check(file, &[$(Expected {
                rules: $rules, plies: $plies, ends: $ends, result: $result, tags: $tags, tag: $tag,
            }),*]);
        })*

        const FILES: &[&str] = &[$($file),*];
    };
}

#[track_caller]
fn check(file: &[u8], expected: &[Expected]) {
    let games = read(file);
    assert_eq!(games.len(), expected.len(), "the number of games");
    for (game, expected) in games.iter().zip(expected) {
        let check = game.check();
        let moves = moves(game);
        let ends = (
            moves.first().copied().unwrap_or(""),
            moves.last().copied().unwrap_or(""),
        );
        assert_eq!(
            check.rules, expected.rules,
            "the rules: {:?}",
            check.problems
        );
        assert_eq!(check.plies, expected.plies, "plies");
        let checked = if expected.rules.is_some() {
            expected.plies
        } else {
            0
        };
        assert_eq!(check.checked, checked, "legal plies: {:?}", check.problems);
        assert_eq!(ends, expected.ends, "first and last move");
        assert_eq!(game.result(), expected.result, "the result");
        assert_eq!(game.tags().count(), expected.tags, "tags");
        let (name, value) = expected.tag;
        assert_eq!(game.tag(name).unwrap_or(""), value, "tag {name}");
        let is_variation_fault = |fault: &Fault| matches!(fault, Fault::IllegalVariation { .. });
        assert!(
            !check
                .problems
                .iter()
                .any(|problem| is_variation_fault(&problem.fault))
        );
    }
    if !file.starts_with(b"1. 33-29 19-23 2. 35-30 { nested") {
        for game in &games {
            assert!(errors(game).is_empty(), "no error: {:?}", errors(game));
        }
    }
    check_round_trip(file);
}

samples! {
    s01 "01-date-range-no-gametype.pdn" {
        INTL 115 ("34-30", "24x35"), Some("1-0"), 7 ("Event", "40° Campionato Italiano di Dama Internazionale");
        INTL 112 ("34-29", "2x26"), Some("1/2-1/2"), 7 ("Date", "2004.10.27 - 2004.11.01");
    }
    s02 "02-fen-trailing-dot-setup-tag.pdn" {
        INTL 13 ("46-41", "45-50"), Some("1-0"), 9 ("SetUp", "1");
        INTL 19 ("37-32", "38-47"), Some("1-0"), 9 ("White", "");
        INTL 7 ("19-14", "19x46"), Some("1-0"), 9 ("FEN", "W:W11,19,22,28,31,41:B6,9,17,26,30,38,40.");
    }
    s03 "03-black-to-move-ellipsis.pdn" {
        INTL 18 ("7-12", "9-3"), Some("1-0"), 9 ("FEN", "B:W8,25,30:B7,15,18.");
    }
    s04 "04-stray-dot-before-result.pdn" {
        INTL 5 ("17-12", "8-3"), Some("1-0"), 9 ("Result", "*");
    }
    s05 "05-leading-zeros-custom-result.pdn" {
        INTL 128 ("34-29", "13-19"), Some("4-6"), 11 ("WhiteClock", "2:47");
    }
    s06 "06-space-inside-move.pdn" {
        INTL 105 ("33-29", "4x1"), Some("1-0"), 6 ("White", "H.  van der Zee");
    }
    s07 "07-long-capture-english.pdn" {
        ENGLISH 44 ("11-15", "26x17x10x1"), Some("0-1"), 6 ("Date", "1841-??-??");
        ENGLISH 52 ("11-15", "28-24"), Some("1/2-1/2"), 6 ("Black", "Hay, W.");
    }
    s08 "08-kurnik-gametype-n1-long-captures.pdn" {
        INTL 126 ("32-28", "45-50"), Some("0-1"), 12 ("GameType", "20,W,10,10,N1,0");
    }
    s09 "09-italian-tag-names.pdn" {
        OTHER 75 ("21-17", "6-11"), Some("1-0"), 6 ("Risultato", "1-0");
    }
    s10 "10-czech-algebraic-full-captures.pdn" {
        OTHER 50 ("c3-d4", "g1-e3"), Some("1/2-1/2"), 8 ("PlyCount", "50");
    }
    s11 "11-russian-colon-captures-cyrillic.pdn" {
        RUSSIAN 61 ("c3-d4", "h4:f6"), Some("1-0"), 7 ("White", "Блиндер Б.");
    }
    s12 "12-padded-tags-algebraic.pdn" {
        RUSSIAN 83 ("c3-d4", "d8-f6"), Some("1-0"), 7 ("Site", "Лиепая");
    }
    s13 "13-unknown-moves-dash.pdn" {
        INTL 0 ("-", "-"), Some("1/2-1/2"), 7 ("Date", "11.10.1973");
    }
    s14 "14-engine-comment-commands.pdn" {
        INTL 56 ("33-29", "11-16"), None, 7 ("Black", "Dragon dammen");
    }
    s15 "15-result-on-own-line.pdn" {
        INTL 25 ("32-28", "39-34"), Some("2-0"), 7 ("Date", "03.07.20");
        INTL 114 ("32-28", "18x9"), Some("1-1"), 7 ("Black", "player3");
    }
    s16 "16-problems-without-moves.pdn" {
        ENGLISH 0 NONE, Some("0-1"), 6 ("Black", "Red");
        ENGLISH 0 NONE, Some("0-1"), 6 ("FEN", "W:W30,26,18:B19,11,10.");
        ENGLISH 0 NONE, Some("0-1"), 6 ("Setup", "1");
    }
    s17 "17-kings-in-fen-no-moves.pdn" {
        ENGLISH 0 NONE, Some("0-1"), 7 ("Event", "Boland's Border Classics #A-1");
        ENGLISH 0 NONE, Some("1/2-1/2"), 7 ("FEN", "B:W22,20,K10:BK29,12,1.");
        ENGLISH 0 NONE, Some("1/2-1/2"), 7 ("Setup", "1");
    }
    s18 "18-fen-unknown-colour-and-range.pdn" {
        ENGLISH 0 NONE, None, 1 ("FEN", "?:W29,13,11:B22,4,2");
        ENGLISH 0 NONE, None, 1 ("FEN", "W:W31,29,K15:B14,13,12,9");
        INTL 0 NONE, None, 1 ("FEN", "W:W31-50:B1-20");
    }
    s19 "19-alphanumeric-no-separator.pdn" {
        RUSSIAN 1 ("a3b4", "a3b4"), None, 0 NONE;
    }
    s20 "20-move-strength.pdn" {
        INTL 3 ("32-28", "28x19"), None, 0 NONE;
    }
    s21 "21-nested-comment-invalid.pdn" {
        INTL 3 ("33-29", "35-30"), None, 0 NONE;
    }
    s22 "22-escaped-quote.pdn" {
        INTL 1 ("32-28", "32-28"), None, 1 ("White", "This is a string with an escaped character \"");
    }
    s23 "23-unicode-names.pdn" {
        INTL 2 ("32-28", "19-23"), None, 2 ("Black", "高文龙");
    }
    s24 "24-percent-line-comment.pdn" {
        INTL 2 ("32-28", "19-23"), None, 1 ("Date", "2012.02.01");
    }
    s25 "25-result-terminator-only.pdn" {
        INTL 1 ("32-28", "32-28"), Some("1/2-1/2"), 0 NONE;
    }
    s26 "26-nested-variation.pdn" {
        INTL 4 ("32-28", "14x23"), None, 0 NONE;
    }
    s27 "27-textual-date-no-blank-line.pdn" {
        INTL 96 ("33-28", "14-19"), Some("2-0"), 7 ("Date", "17 april 2009");
    }
    s28 "28-partial-date-gametype20-half-result.pdn" {
        INTL 81 ("33-29", "36x27"), Some("1/2-1/2"), 8 ("Date", "2003.03.??");
    }
    s29 "29-chess-result-in-gametype20.pdn" {
        INTL 108 ("32-28", "24-30"), Some("0-1"), 9 ("PlyCount", "108");
    }
    s30 "30-draw-1-1-in-algebraic.pdn" {
        OTHER 32 ("g3-f4", "h8-g7"), Some("1-1"), 8 ("PlyCount", "32");
        OTHER 47 ("c3-d4", "c7-b8"), Some("1-1"), 8 ("PlyCount", "47");
    }
    s31 "31-slashes-in-date-empty-round.pdn" {
        INTL 5 ("17-12", "3x45"), Some("1-0"), 9 ("Date", "2007/2008");
        INTL 7 ("48-42", "3x5"), Some("1-0"), 9 ("Event", "A2");
        INTL 5 ("6-1", "11x13"), Some("1-0"), 9 ("Event", "A3");
        INTL 7 ("32-28", "1x3"), Some("1-0"), 9 ("Event", "A4");
    }
    s32 "32-comments-inside-variations.pdn" {
        INTL 117 ("34-29", "45-18"), Some("1-0"), 11 ("WhiteTime", "2.23");
    }
    s33 "33-strength-in-braces.pdn" {
        INTL 113 ("32-28", "44-39"), Some("1-0"), 5 ("Date", "1970.4.2");
    }
    s34 "34-unknown-header-wrapped-movenumbers.pdn" {
        INTL 104 ("32-28", "47-29"), None, 7 ("Event", "56.DAM");
        INTL 94 ("32-28", "6x17"), None, 7 ("Event", "57.DAM");
    }
    s35 "35-truncated-opening-lines.pdn" {
        INTL 14 ("34-30", "14-20"), None, 7 ("Event", "01.DAM");
        INTL 11 ("32-28", "35x24"), None, 7 ("Event", "02.DAM");
        INTL 11 ("32-28", "35x24"), None, 7 ("Event", "03.DAM");
        INTL 18 ("33-29", "23-28"), None, 7 ("Event", "04.DAM");
    }
    s36 "36-lidraughts-breakthrough-gametype96.pdn" {
        OTHER 116 ("32-28", "25x34"), Some("0-2"), 16 ("GameType", "96");
    }
    s37 "37-lidraughts-frysk-gametype97-fen.pdn" {
        OTHER 43 ("48-43", "42-48"), Some("2-0"), 17 ("FEN", "W:W46,47,48,49,50:B1,2,3,4,5");
    }
    s38 "38-lidraughts-antidraughts-gametype98.pdn" {
        OTHER 17 ("31-26", "24x15"), Some("0-2"), 16 ("GameType", "98");
        OTHER 25 ("31-27", "30-24"), Some("2-0"), 16 ("Termination", "Normal");
    }
    s39 "39-lidraughts-russian-algebraic-fen.pdn" {
        RUSSIAN 65 ("c3-d4", "h2xe5"), Some("2-0"), 17 ("Result", "1-1");
    }
    s40 "40-lidraughts-brazilian-algebraic-fen.pdn" {
        BRAZILIAN 41 ("c3-b4", "b8xh2"), Some("2-0"), 17 ("Termination", "Time forfeit");
    }
    s41 "41-frisian-no-tags.pdn" {
        OTHER 97 ("34-30", "5-41"), Some("2-0"), 0 NONE;
    }
    s42 "42-tabs-no-tags-no-result.txt" {
        ENGLISH 40 ("10-15", "23-19"), None, 0 NONE;
    }
    s43 "43-gametype-only-header.pdn" {
        INTL 95 ("33-28", "36x47"), Some("2-0"), 1 ("GameType", "20");
    }
    s44 "44-kurnik-2016-intermediate-squares.pdn" {
        INTL 28 ("34-30", "9-13"), None, 10 ("Time", "15:51:22");
    }
    s45 "45-ambiguous-captures.pdn" {
        INTL 1 ("47x38x24x13x36", "47x38x24x13x36"), None, 4 ("Result", "*");
        INTL 1 ("47x38x20x9x36", "47x38x20x9x36"), None, 4 ("Result", "*");
        INTL 1 ("47x36 <42,29,14,31>", "47x36 <42,29,14,31>"), None, 4 ("GameType", "20");
        INTL 1 ("38x27x13x24x38", "38x27x13x24x38"), None, 4 ("FEN", "W:WK38:B18,19,32,33");
    }
    s46 "46-setup-command-and-clocks.pdn" {
        INTL 9 ("32-28", "37-32"), None, 5 ("White", "Player 1");
    }
}

#[test]
fn s21_tells_where_the_stray_brace_is() {
    let games = read(include_bytes!("data/21-nested-comment-invalid.pdn"));
    let expected = "line 1, column 46: found '}', which closes no comment";
    assert_eq!(errors(&games[0]), [expected]);
}

#[test]
fn s41_is_taken_for_a_game_that_is_not_played_here() {
    let games = read(include_bytes!("data/41-frisian-no-tags.pdn"));
    let check = games[0].check();
    assert!(
        matches!(&check.problems[0].fault, Fault::UnknownGame { ply: 14, text } if text == "14x34")
    );
}

#[test]
fn s47_forms_of_fen_are_read_as_tags() {
    let forms = include_str!("data/47-fen-forms.txt");
    for (number, form) in forms.lines().enumerate() {
        let games = read(format!("[GameType \"20\"]\n[FEN \"{form}\"]\n*"));
        assert_eq!(games[0].tag("FEN"), Some(form));
        let is_understood = errors(&games[0]).is_empty();
        // Fields of the small board, a null move and ghost pieces are no positions of this game.
        let expected = !matches!(number + 1, 6 | 11 | 12 | 14);
        assert_eq!(is_understood, expected, "{form}: {:?}", errors(&games[0]));
        check_round_trip(format!("[FEN \"{form}\"]\n*"));
    }
}

#[test]
fn every_file_is_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let entries = std::fs::read_dir(folder).expect("the data folder is there");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("UTF-8")).collect();
    names.retain(|name| name.as_bytes()[0].is_ascii_digit() && !name.starts_with("47"));
    names.sort();
    let mut files = FILES.to_vec();
    files.sort_unstable();
    assert_eq!(names, files);
}
