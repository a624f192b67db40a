//! Perft figures from `data/perft.tsv`: the rows that take a moment. `cargo xtask perft` counts the
//! deep ones.

use std::fmt::Debug;
use std::str::FromStr;

use damier_rules::{Brazilian, Checkers, International, Position, Russian, Variant};

const FIGURES: &str = include_str!("data/perft.tsv");
/// Rows with more lines than this are left to `cargo xtask perft`.
const MOST_NODES: u64 = 20_000_000;

struct Row {
    game: &'static str,
    fen: &'static str,
    depth: u32,
    nodes: u64,
}

fn number<T: FromStr<Err: Debug>>(cell: &str) -> T {
    cell.parse().expect("depth and nodes are numbers")
}

fn rows() -> impl Iterator<Item = Row> {
    FIGURES
        .lines()
        .filter(|line| !line.starts_with('#'))
        .skip(1)
        .map(|line| {
            let mut cells = line.split('\t');
            let mut cell = || cells.next().expect("a row has five cells");
            let (game, fen) = (cell(), cell());
            Row {
                game,
                fen,
                depth: number(cell()),
                nodes: number(cell()),
            }
        })
}

#[track_caller]
fn check<V: Variant>(expected_rows: usize) {
    let mut counted = 0;
    for Row {
        fen, depth, nodes, ..
    } in rows().filter(|row| row.game == V::NAME)
    {
        if nodes > MOST_NODES {
            continue;
        }
        let position = Position::<V>::from_fen(fen).expect("the table holds legal positions");
        assert_eq!(
            position.perft(depth),
            nodes,
            "{} depth {depth} of {fen}",
            V::NAME
        );
        counted += 1;
    }
    assert_eq!(counted, expected_rows, "rows of {}", V::NAME);
}

#[test]
fn international_figures_are_met() {
    check::<International>(500);
}

#[test]
fn checkers_figures_are_met() {
    check::<Checkers>(10);
}

#[test]
fn russian_figures_are_met() {
    check::<Russian>(9);
}

#[test]
fn brazilian_figures_are_met() {
    check::<Brazilian>(9);
}

#[track_caller]
fn check_ways_to_count<V: Variant>(fen: &str, depth: u32) {
    let position = Position::<V>::from_fen(fen).expect("a legal position");
    let lines = position.perft(depth);
    assert_eq!(position.perft_made(depth), lines, "making the last ply");
    let divided: u64 = position
        .perft_divide(depth)
        .iter()
        .map(|(_, lines)| lines)
        .sum();
    assert_eq!(divided, lines, "divide");
}

#[test]
fn every_way_to_count_gives_the_same() {
    check_ways_to_count::<International>("W:W31-50:B1-20", 6);
    check_ways_to_count::<International>("W:WK1,K5,K26,K33,38,43,44:BK10,K16,K46,K50,13,14,18", 4);
    check_ways_to_count::<Checkers>("B:W21-32:B1-12", 7);
    check_ways_to_count::<Russian>("W:WK3,13,20,21,23,24,25,28:B4,8,14,15,16", 5);
    check_ways_to_count::<Brazilian>("W:WK26,31:B11,14,K5", 5);
}

#[test]
fn depth_nought_is_one_line_without_moves() {
    let start: Position = Position::start();
    assert_eq!(
        (
            start.perft(0),
            start.perft_made(0),
            start.perft_divide(0).len()
        ),
        (1, 1, 0)
    );
}

mod other_boards {
    //! The traits describe games that Damier does not play: their figures are met too.

    use super::{MOST_NODES, rows};
    use damier_rules::{DrawRules, Geometry, International, Position, Square, Variant, board_bits};

    macro_rules! game {
        ($game:ident, $board:ident, $size:literal, $word:ty, $bits:expr, $name:literal, $rows:literal) => {
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            struct $board;
            impl Geometry for $board {
                type Word = $word;
                const SIZE: u32 = $size;
                const ALL: $word = $bits;
            }
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            struct $game;
            impl Variant for $game {
                type Geometry = $board;
                const NAME: &'static str = $name;
                const PDN_GAME_TYPE: u8 = 0;
                const ROWS_OF_MEN: u32 = $rows;
                fn profiles() -> &'static [DrawRules] {
                    International::profiles()
                }
            }
        };
    }
    game!(
        Six,
        Board6,
        6,
        u64,
        0b1111_1101_1111_1011_1111, // three times six squares, gaps between them
        "international-6x6",
        2
    );
    game!(Canadian, Board12, 12, u128, board_bits(12), "canadian", 5);
    game!(
        Fourteen,
        Board14,
        14,
        u128,
        board_bits(14),
        "international-14x14",
        6
    );

    #[track_caller]
    fn check<V: Variant>(expected_rows: usize) {
        let mut counted = 0;
        for row in rows().filter(|row| row.game == V::NAME && row.nodes <= MOST_NODES) {
            assert_eq!(
                Position::<V>::start().perft(row.depth),
                row.nodes,
                "depth {}",
                row.depth
            );
            counted += 1;
        }
        assert_eq!(counted, expected_rows, "rows of {}", V::NAME);
    }

    #[test]
    fn six_by_six() {
        check::<Six>(13);
    }

    #[test]
    fn twelve_by_twelve() {
        check::<Canadian>(7);
    }

    #[test]
    fn fourteen_by_fourteen() {
        check::<Fourteen>(7);
    }

    #[test]
    fn squares_and_bits_agree_on_every_board() {
        fn check<G: Geometry>() {
            for square in (1..=G::SQUARES).filter_map(Square::new) {
                assert_eq!(G::square_of(G::bit_index(square)), square);
                assert_eq!(
                    G::square_at(G::row(square), G::column(square)),
                    Some(square)
                );
            }
        }
        check::<Board6>();
        check::<damier_rules::Board8>();
        check::<damier_rules::Board10>();
        check::<Board12>();
        check::<Board14>();
    }
}
