//! The kernels against the definition, written out square by square, and files.

use damier_rules::{
    Brazilian, Checkers, Color, Geometry, International, Kind, Position, Russian, Square, Variant,
};

use super::{
    BUCKETS, FULL, HIDDEN, MOST_BIAS, MOST_WEIGHT, Network, NetworkError, OUTPUT_ONE, SCALE_UNITS,
    Weights,
};
use crate::patterns::{Path, Sets};
use crate::{Evaluation, EvaluationError};

/// Positions of games in which every move is chosen by lot; captures stand among them too.
fn positions<V: Variant>() -> Vec<Position<V>> {
    let mut positions = Vec::new();
    let mut number = 20_261_130;
    for _ in 0..40 {
        let mut position = Position::<V>::start();
        for _ in 0..160 {
            positions.push(position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            number = crate::path::mix(number);
            let at = usize::try_from(number % moves.len() as u64).expect("a small number");
            position = position.after(moves[at]);
        }
    }
    positions
}

/// Numbers by lot, up to `most` with either sign.
fn drawn(len: usize, most: i16) -> Vec<i16> {
    let mut number = 7;
    let mut draw = || {
        number = crate::path::mix(number);
        let width = 2 * i64::from(most) + 1;
        let place = i64::try_from(number >> 8).expect("56 bits") % width;
        i16::try_from(place - i64::from(most)).expect("within the width")
    };
    (0..len).map(|_| draw()).collect()
}

/// A network by lot; with the largest numbers that there are, many units are full.
fn weights<V: Variant>(most_weight: i16) -> Weights {
    let rows = Network::<V>::inputs() * HIDDEN;
    let outputs = drawn(2 * HIDDEN * BUCKETS, 127).into_iter();
    Weights {
        biases: drawn(HIDDEN, MOST_BIAS),
        rows: drawn(rows, most_weight),
        outputs: outputs
            .map(|output| i8::try_from(output).expect("at most 127"))
            .collect(),
        output_biases: (0..8).map(|bucket| (bucket - 4) * 1_000_000).collect(),
        scale: 1832,
    }
}

fn network<V: Variant>(most_weight: i16) -> Network<V> {
    Network::new(&weights::<V>(most_weight), "by lot").expect("as many numbers as there are")
}

/// The input of the piece on a square of a view whose own side is White.
fn input<V: Variant>(view: &Position<V>, square: Square) -> Option<usize> {
    let short = V::Geometry::SHORT as usize;
    let squares = usize::from(V::Geometry::SQUARES);
    let men = squares - short;
    let at = usize::from(square.number()) - 1;
    let piece = view.piece_at(square)?;
    Some(match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => at - short,
        (Color::Black, Kind::Man) => men + at,
        (Color::White, Kind::King) => 2 * men + at,
        (Color::Black, Kind::King) => 2 * men + squares + at,
    })
}

/// What a view adds to the value, in the unit of the last sum.
fn view_sum<V: Variant>(view: &Position<V>, weights: &Weights, outputs: &[i8]) -> i64 {
    let inputs: Vec<usize> = (1..=V::Geometry::SQUARES)
        .filter_map(Square::new)
        .filter_map(|square| input(view, square))
        .collect();
    assert!(inputs.iter().all(|&input| input < Network::<V>::inputs()));
    let unit = |unit: usize| {
        let rows = inputs
            .iter()
            .map(|&input| i64::from(weights.rows[input * HIDDEN + unit]));
        let sum = i64::from(weights.biases[unit]) + rows.sum::<i64>();
        sum.clamp(0, i64::from(FULL)).pow(2)
    };
    (0..HIDDEN)
        .map(|at| unit(at) * i64::from(outputs[at]))
        .sum()
}

/// The value by the definition.
fn value<V: Variant>(weights: &Weights, position: &Position<V>) -> i64 {
    let turned = position.turned();
    let (own, other) = match position.turn() {
        Color::White => (position, &turned),
        Color::Black => (&turned, position),
    };
    let all = (2 * V::ROWS_OF_MEN * V::Geometry::SHORT) as usize;
    let pieces = (position.pieces(Color::White) | position.pieces(Color::Black)).len() as usize;
    let bucket = (pieces - 1) * BUCKETS / all;
    let outputs = &weights.outputs[bucket * 2 * HIDDEN..][..2 * HIDDEN];
    let total = view_sum(own, weights, &outputs[..HIDDEN])
        + view_sum(other, weights, &outputs[HIDDEN..])
        + i64::from(weights.output_biases[bucket]);
    let one = i64::from(FULL).pow(2) * i64::from(OUTPUT_ONE) * i64::from(SCALE_UNITS);
    let value = total * i64::from(weights.scale) / one;
    let lead = i32::try_from(value).expect("a small number");
    if Sets::of(position).is_drawish::<V>(lead) {
        value / 8
    } else {
        value
    }
}

fn check_game<V: Variant>() {
    for most_weight in [40, MOST_WEIGHT] {
        let network = network::<V>(most_weight);
        let weights = network.weights();
        let mut seen = [false; BUCKETS];
        for position in positions::<V>() {
            let fen = position.fen();
            let expected = i32::try_from(value(&weights, &position)).expect("a small number");
            for path in Path::ALL {
                let found = network.evaluate_by(path, &position);
                assert!(
                    found.is_none_or(|found| found == expected),
                    "{path:?} gives {found:?} and not {expected} in {fen}"
                );
            }
            assert_eq!(network.evaluate(&position), expected, "{fen}");
            assert_eq!(network.evaluate(&position.turned()), expected, "{fen}");
            let pieces = position.pieces(Color::White) | position.pieces(Color::Black);
            seen[Network::<V>::bucket(pieces.len() as usize)] = true;
        }
        assert_eq!(seen, [true; BUCKETS], "some output layers were not used");
    }
}

/// What is kept of one position must not change what the next is worth, however far apart they are.
fn check_kept_units<V: Variant>() {
    let network = network::<V>(MOST_WEIGHT);
    for path in Path::ALL.into_iter().filter(|path| path.is_here()) {
        for step in [1, 2, 3, 977] {
            let mut units = super::Units::default();
            let all = positions::<V>();
            for at in 0..all.len() {
                let position = all[at * step % all.len()];
                let kept = network.value(path, &Sets::of(&position), &mut units);
                let anew = network.evaluate_by(path, &position);
                assert_eq!(Some(kept), anew, "{path:?} {}", position.fen());
            }
        }
    }
}

#[test]
fn what_is_kept_of_other_positions_changes_nothing() {
    check_kept_units::<International>();
    check_kept_units::<Brazilian>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_international() {
    assert_eq!(Network::<International>::inputs(), 190);
    check_game::<International>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_checkers() {
    check_game::<Checkers>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_russian() {
    assert_eq!(Network::<Russian>::inputs(), 120);
    check_game::<Russian>();
}

#[test]
fn every_path_gives_what_the_definition_says_in_brazilian() {
    check_game::<Brazilian>();
}

#[test]
fn the_largest_numbers_do_not_overflow() {
    let inputs = Network::<International>::inputs();
    for sign in [1, -1] {
        let weights = Weights {
            biases: vec![MOST_BIAS; HIDDEN],
            rows: vec![MOST_WEIGHT; inputs * HIDDEN],
            outputs: vec![i8::MAX * sign; BUCKETS * 2 * HIDDEN],
            output_biases: vec![0; BUCKETS],
            scale: 1600,
        };
        let network = Network::<International>::new(&weights, "").expect("allowed");
        // 256 full units, each with a weight of 127/64, and 100 hundredths of a man to a 1.
        let expected = 256 * 127 * 100 / 64 * i32::from(sign);
        for path in Path::ALL {
            let found = network.evaluate_by(path, &Position::start());
            assert!(found.is_none_or(|found| found == expected), "{path:?}");
        }
    }
}

#[test]
fn a_network_is_read_back_as_it_was_written() {
    let network = network::<Brazilian>(300);
    let again = Network::<Brazilian>::from_bytes(&network.to_bytes()).expect("just written");
    assert_eq!(again.weights(), weights::<Brazilian>(300));
    assert_eq!(again.origin(), "by lot");
}

#[test]
fn an_evaluation_is_told_by_its_first_bytes() {
    let read = Evaluation::<Brazilian>::from_bytes(&network::<Brazilian>(9).to_bytes());
    assert!(matches!(read, Ok(Evaluation::Network(_))));
    let read = Evaluation::<Brazilian>::from_bytes(b"DAMNETWK").map(|_| ());
    assert_eq!(read, Err(EvaluationError::Network(NetworkError::Damaged)));
    let refusal = Evaluation::<Brazilian>::from_bytes(b"DAMGAME1").map(|_| ());
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "this is no file of weights, which begins with DAMWEIGH, nor of a network, which begins with DAMNETWK"
    );
}

#[test]
fn damaged_and_foreign_networks_are_refused() {
    let bytes = network::<Brazilian>(9).to_bytes();
    let read = |bytes: &[u8]| Network::<Brazilian>::from_bytes(bytes).map(|_| ());
    assert_eq!(read(b"DAMWEIGH"), Err(NetworkError::NotNetwork));
    for end in (8..bytes.len()).step_by(997).chain(8..64) {
        assert_eq!(
            read(&bytes[..end]),
            Err(NetworkError::Damaged),
            "cut at {end}"
        );
    }
    let mut changed = bytes.clone();
    changed[5000] ^= 1;
    assert_eq!(read(&changed), Err(NetworkError::Damaged));
    changed[8] = 2;
    assert_eq!(
        read(&changed).unwrap_err().to_string(),
        "the network has version 2 of its format, and only 1 is understood"
    );
    let refusal = Network::<Russian>::from_bytes(&bytes).map(|_| ());
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "the network is for brazilian, and russian was asked for"
    );
}

#[test]
fn a_network_of_another_size_is_refused_though_its_checksum_is_right() {
    let bytes = network::<Brazilian>(9).to_bytes();
    let with_sum = |mut content: Vec<u8>| {
        let sum = crate::bytes::crc32(&content);
        content.extend(sum.to_le_bytes());
        Network::<Brazilian>::from_bytes(&content).map(|_| ())
    };
    let content = &bytes[..bytes.len() - 4];
    let short = content[..content.len() - 4].to_vec();
    assert_eq!(with_sum(short), Err(NetworkError::Damaged));
    let mut other = content.to_vec();
    let hidden = 8 + 2 + 2 + "brazilian".len();
    other[hidden] = 64;
    assert_eq!(with_sum(other), Err(NetworkError::Hidden(64)));
}

#[test]
fn numbers_that_could_overflow_are_refused() {
    let mut weights = weights::<Checkers>(9);
    weights.rows[130] = -641;
    let refusal = Network::<Checkers>::new(&weights, "").map(|_| ());
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "number 130 of the weights of the first layer is -641, and at most 640 is allowed, with either sign"
    );
    weights.rows[130] = 0;
    weights.outputs[3] = i8::MIN;
    let refusal = Network::<Checkers>::new(&weights, "").map(|_| ());
    assert!(matches!(
        refusal,
        Err(NetworkError::TooLarge { place: 3, .. })
    ));
    weights.biases.pop();
    let refusal = Network::<Checkers>::new(&weights, "").map(|_| ());
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "there are 127 biases, and the network has 128"
    );
}
